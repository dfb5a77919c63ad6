/** Each window holds a lock by this name for as long as it is open. */
const prefix = 'version of '

/** Names the version that runs here: its first script's name changes with anything that it loads. */
function ownName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return `${prefix}${script?.src ?? location.pathname}`
}

function lockManager(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null
}

/** Lets other windows know which version of the app this one runs, until it is left; where locks are withheld, none does. */
export function holdVersion(): void {
  lockManager()
    ?.request(ownName(), { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined)
}

/** Whether no window runs another version. A browser that cannot tell is taken to have no other. */
export async function isOnlyVersion(): Promise<boolean> {
  const state = await lockManager()
    ?.query()
    .catch(() => undefined)
  const own = ownName()
  return (state?.held ?? []).every(({ name = '' }) => name === own || !name.startsWith(prefix))
}
