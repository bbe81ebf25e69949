/** jest's globalTeardown. */
export default async function stopPlatforms(): Promise<void> {
  await Promise.all((globalThis.pathwiseSharedPlatforms ?? []).map((platform) => platform.dispose()));
}
