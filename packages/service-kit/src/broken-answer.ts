import type { z } from 'zod';

/** Throws when an answer breaks its contract, and tells `onBroken` first. Without it nothing is checked. */
export function checkAnswer(
  onBroken: ((error: Error) => void) | undefined,
  { name, schema, answer }: { name: string; schema: z.ZodType | undefined; answer: unknown },
): void {
  const checked = onBroken && schema?.safeParse(answer);
  if (!checked || checked.success) return;
  const error = new Error(`${name} answers against its contract: ${checked.error.message}`);
  onBroken(error);
  throw error;
}
