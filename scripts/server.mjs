import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Ports that browsers refuse to open, from the Fetch standard; those below 1024 need rights anyway. */
const blockedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
])

/** Whether browsers refuse to open this port. */
export function isBlocked(port) {
  return blockedPorts.has(port)
}

/**
 * Serves the files of a folder, as any static host would.
 *
 * @param {string} folder
 * @param {{ port?: number, host?: string }} [where] port 0 takes any free one
 * @returns {Promise<import('./server.mjs').Served>}
 * @throws the server's error, with code EADDRINUSE where the port is taken
 */
export async function serveFolder(folder, { port = 0, host = '127.0.0.1' } = {}) {
  const server = createServer((request, response) => answer(folder, request, response))
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: server.address().port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Serves a folder on the first port from `port` on that is free and that browsers open.
 *
 * @throws when a hundred ports in a row are taken
 */
export async function serveOnFreePort(folder, { port, host }) {
  const ports = Array.from({ length: 100 }, (_, step) => port + step).filter((each) => !isBlocked(each))
  for (const each of ports) {
    try {
      return await serveFolder(folder, { port: each, host })
    } catch (problem) {
      if (problem.code !== 'EADDRINUSE') throw problem
    }
  }
  throw new Error(`no port is free from ${port} on`)
}

async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
  const file = await fileFor(folder, request.url)
  if (file === undefined) return refuse(response, 404)
  response.writeHead(200, {
    'content-type': types[extname(file.path)] ?? 'application/octet-stream',
    'content-length': file.size,
    'cache-control': file.path.includes(`${sep}assets${sep}`) ? 'max-age=31536000, immutable' : 'no-cache',
  })
  if (request.method === 'HEAD') return response.end()
  pipeline(createReadStream(file.path), response, () => response.end())
}

function refuse(response, status) {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}`)
}

/** The file that an address asks for; undefined where there is none, or where it would leave the folder. */
async function fileFor(folder, url) {
  const asked = pathOf(url)
  if (asked === undefined) return undefined
  const path = join(folder, normalize(`/${asked}`), asked.endsWith('/') ? 'index.html' : '')
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { path, size: found.size } : undefined
}

function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}
