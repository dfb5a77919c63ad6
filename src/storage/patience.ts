/**
 * Waits for a promise, but not for ever: a phone that slept may never answer a request.
 *
 * @param patience milliseconds
 * @throws DOMException named TimeoutError
 */
export async function patiently<Result>(promise: Promise<Result>, patience: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('storage does not answer', 'TimeoutError')), patience)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
