/**
 * jest's globalTeardown.
 * @public
 */
export default async function stopServersOfRun(): Promise<void> {
  await globalThis.pathwiseTestServers?.stop();
}
