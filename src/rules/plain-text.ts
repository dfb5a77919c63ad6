import * as v from 'valibot'

/** Characters that turn the text around them round, and control characters that end no line. */
const hidden = /[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r\u0085])\p{Cc}/gu

/** A text from outside, as far as it can be seen: it does not reach beyond itself. */
export function seenText(text: string): string {
  return text.replace(hidden, '')
}

/** Any text that is stored or comes from outside, as far as it can be seen. */
export const seenTextSchema = v.pipe(v.string(), v.transform(seenText))
