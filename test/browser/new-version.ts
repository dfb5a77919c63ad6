import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes another version of the built app in its place, as a deploy does: every file whose name has a hash gets another
 * one, what was there under the old name is gone, and the service worker is another. Its page says so: its body has
 * `data-version="new"`.
 */
export async function publishNewVersion(app: string): Promise<void> {
  const renamed = (await readdir(join(app, 'assets'))).map((file) => ({ from: file, to: newName(file) }))
  for (const { from, to } of renamed) await rename(join(app, 'assets', from), join(app, 'assets', to))
  const texts = (await readdir(app, { recursive: true })).filter((file) =>
    /\.(?:js|css|html|json)$/.test(file),
  )
  for (const file of texts) await rewrite(join(app, file), renamed)
  await change(join(app, 'index.html'), (html) => html.replace('<body', '<body data-version="new"'))
  await change(join(app, 'sw.js'), (script) =>
    script.replace(/(url:"(?:index\.html|rulebooks\.json)",revision:)"[^"]*"/g, '$1"new"'),
  )
}

function newName(file: string): string {
  return file.replace(/(\.[^.]+)$/, '-new$1')
}

/** Lets a file name the others by their new names. */
async function rewrite(
  file: string,
  renamed: readonly { readonly from: string; readonly to: string }[],
): Promise<void> {
  await change(file, (text) => renamed.reduce((changed, { from, to }) => changed.replaceAll(from, to), text))
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')))
}
