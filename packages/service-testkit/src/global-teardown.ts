/** jest's globalTeardown. */
export default async function stopServersOfRun(): Promise<void> {
  await globalThis.pathwiseTestServers?.stop();
}
