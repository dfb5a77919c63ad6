/**
 * How long the processor worked, in milliseconds, since its use was read. Unlike the clock it does not count
 * what the machine does besides.
 */
export function effortSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
