/** `npm run faults -- --quick`: the same faults, fewer and shorter, in five minutes. */
export const isQuick = process.argv.includes('--quick');

/** A number for a test. The environment variable overrides it. */
export const size = (variable: string, full: number, quick: number): number =>
  Number(process.env[variable] ?? (isQuick ? quick : full));
