/** `npm run faults -- --quick`: the same faults, fewer and shorter, in five minutes. */
export const isQuick = process.argv.includes('--quick');

/** A number for a test. The environment variable overrides it. */
export const size = (variable: string, full: number, quick: number): number =>
  Number(process.env[variable] ?? (isQuick ? quick : full));

/** All people of a test call from one address. */
export const manyCalls = { gateway: { CALLS_PER_MINUTE: '100000' }, auth: { REGISTRATIONS_PER_HOUR: '100000' } };
