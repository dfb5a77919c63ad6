import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfOlder } from './build.mjs'
import { installMissing } from './install.mjs'
import { root } from './run.mjs'
import { isBlocked, serveOnFreePort } from './server.mjs'

const usualPort = 4173
const everyInterface = '0.0.0.0'

async function start() {
  const wanted = wantedPort()
  await installMissing()
  await buildIfOlder()
  const { port, stop } = await serveOnFreePort(join(root, 'dist'), { port: wanted, host: everyInterface })
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`)
  await printAddresses(port)
  const end = () => stop().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

/** The port that was asked for with `--port N`. */
function wantedPort() {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  if (values.port === undefined) return usualPort
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`--port takes a number from 1 to 65535, not "${values.port}"`)
  }
  if (isBlocked(port)) throw new Error(`browsers refuse to open port ${port}; choose another`)
  return port
}

async function printAddresses(port) {
  console.log(`\nAide-de-Camp is served at http://localhost:${port}/`)
  const [address] = networkAddresses()
  if (address !== undefined) await printForPhone(`http://${address}:${port}/`)
  console.log('\nCTRL-C ends it.')
}

async function printForPhone(address) {
  const { renderUnicodeCompact } = await import('uqr')
  console.log(`For a phone on the same network: ${address}\n`)
  console.log(renderUnicodeCompact(address))
  console.log(
    '\nOver plain http a phone can play but cannot install the app or use it offline; put dist/ on an https host for that.',
  )
}

function networkAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

start().catch((problem) => {
  console.error(problem.message)
  process.exitCode = 1
})
