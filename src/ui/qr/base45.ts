/**
 * Base45 (RFC 9285): bytes in the 45 characters that a QR code packs best. Two bytes are three characters, and
 * a last byte alone is two.
 */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

export function base45(bytes: Uint8Array): string {
  let text = ''
  for (let place = 0; place < bytes.length; place += 2) {
    const first = bytes[place] ?? 0
    const second = bytes[place + 1]
    text += second === undefined ? digits(first, 2) : digits(first * 256 + second, 3)
  }
  return text
}

/** The least significant digit comes first. */
function digits(number: number, count: number): string {
  let text = ''
  for (let rest = number; text.length < count; rest = Math.floor(rest / 45)) text += alphabet[rest % 45]
  return text
}

/** What a text in Base45 says; null where it is none. */
export function bytesOfBase45(text: string): Uint8Array | null {
  const bytes: number[] = []
  for (let place = 0; place < text.length; place += 3) {
    const part = text.slice(place, place + 3)
    const number = numberOf(part)
    const most = part.length === 3 ? 0xffff : 0xff
    if (number === null || part.length === 1 || number > most) return null
    if (part.length === 3) bytes.push(number >> 8)
    bytes.push(number & 0xff)
  }
  return Uint8Array.from(bytes)
}

function numberOf(part: string): number | null {
  let number = 0
  for (const character of [...part].reverse()) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return null
    number = number * 45 + digit
  }
  return number
}
