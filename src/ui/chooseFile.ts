/** Lets the player choose a file; null where they change their mind. To be called from a tap. */
export function chooseFile(): Promise<File | null> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.txt,.json,text/plain,application/json'
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}
