const asked = new Map<string, Promise<void>>()

function isThere(address: string): boolean {
  return [...document.querySelectorAll('link')].some(({ href }) => href === address)
}

/** Has the page load a stylesheet. One that fails leaves nothing behind, and may be asked for again. */
function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      asked.delete(address)
      reject(new Error(`no styles at ${address}`))
    }
    document.head.append(link)
  })
}

function styled(address: string): Promise<void> {
  const known = asked.get(address)
  if (known !== undefined) return known
  const loading = isThere(address) ? Promise.resolve() : load(address)
  asked.set(address, loading)
  return loading
}

/**
 * Loads a part of the app together with its styles: the build calls it for every lazy import, in place of its own
 * helper. Rejects where either cannot be loaded.
 *
 * @param styles addresses of stylesheets, as seen from `base`
 */
export async function withStyles<Part>(
  part: () => Promise<Part>,
  styles: readonly string[] = [],
  base = location.href,
): Promise<Part> {
  const [loaded] = await Promise.all([part(), ...styles.map((style) => styled(new URL(style, base).href))])
  return loaded
}
