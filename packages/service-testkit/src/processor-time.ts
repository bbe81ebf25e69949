/**
 * The processor time of some work, in milliseconds: the shorter of two runs. Unlike a duration it does not grow while other
 * programs keep the machine busy, so two of them taken in one test can be compared.
 */
export function processorMs(work: () => unknown): number {
  const once = () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  return Math.min(once(), once());
}
