/** Bytes that stand in a buffer of their own, as the platform's streams ask for. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Thrown where unpacking would come to more than was allowed. */
export class TooLarge extends Error {}

/** Which of the two ways are there; tests take one away. */
interface Platform {
  readonly CompressionStream?: typeof CompressionStream | undefined
  readonly DecompressionStream?: typeof DecompressionStream | undefined
}

/** Packs bytes by gzip: by the platform's own stream where there is one, else by a library. */
export async function gzip(bytes: Bytes, platform: Platform = globalThis): Promise<Bytes> {
  const { CompressionStream } = platform
  if (CompressionStream !== undefined) {
    return through(new CompressionStream('gzip'), bytes, Number.POSITIVE_INFINITY)
  }
  const { gzipSync } = await import('fflate')
  return gzipSync(bytes)
}

/**
 * Unpacks what was packed by gzip, and stops as soon as it comes to more than `most` bytes.
 *
 * @throws TooLarge, or another error where the bytes were not packed by gzip
 */
export async function gunzip(bytes: Bytes, most: number, platform: Platform = globalThis): Promise<Bytes> {
  const { DecompressionStream } = platform
  if (DecompressionStream !== undefined) return through(new DecompressionStream('gzip'), bytes, most)
  const { Gunzip } = await import('fflate')
  const pieces: Bytes[] = []
  let length = 0
  const unpacking = new Gunzip((piece) => {
    length += piece.length
    if (length > most) throw new TooLarge()
    pieces.push(piece)
  })
  // A small step cannot come to more than a thousand times as much before it is stopped.
  for (let at = 0; at < bytes.length; at += stepBytes) {
    unpacking.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length)
  }
  return joined(pieces, length)
}

const stepBytes = 16_384

interface Packing {
  readonly readable: ReadableStream<Bytes>
  readonly writable: WritableStream<BufferSource>
}

async function through({ readable, writable }: Packing, bytes: Bytes, most: number): Promise<Bytes> {
  const writer = writable.getWriter()
  const written = writer.write(bytes).then(() => writer.close())
  // What goes wrong is heard from the reader; here it would only be reported as unhandled.
  written.catch(() => undefined)
  const reader = readable.getReader()
  const pieces: Bytes[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > most) {
      await reader.cancel().catch(() => undefined)
      throw new TooLarge()
    }
    pieces.push(next.value)
  }
  return joined(pieces, length)
}

function joined(pieces: readonly Bytes[], length: number): Bytes {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
