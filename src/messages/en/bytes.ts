const size = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const bytesOfMegabyte = 1_000_000
const bytesOfGigabyte = 1_000_000_000

/** Room on a device: "1.3 MB", "10.7 GB". */
export function roomInWords(bytes: number): string {
  return bytes < bytesOfGigabyte
    ? `${size.format(bytes / bytesOfMegabyte)} MB`
    : `${size.format(bytes / bytesOfGigabyte)} GB`
}
