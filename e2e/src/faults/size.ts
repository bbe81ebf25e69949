/** `npm run faults -- --quick`: the same faults, fewer and shorter, in five minutes. */
export const isQuick = process.argv.includes('--quick');

/** How much of something a test does; the environment variable wins. */
export const size = (variable: string, full: number, quick: number): number =>
  Number(process.env[variable] ?? (isQuick ? quick : full));
