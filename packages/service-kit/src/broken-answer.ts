import type { z } from 'zod';

/** Calls `onBroken` and throws when an answer breaks its contract. Checks nothing without `onBroken`. */
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
