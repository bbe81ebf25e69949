import { serviceConfig } from '@pathwise/service-kit/config';
import { z } from 'zod';

const optionalText = z
  .string()
  .optional()
  .transform((text) => text || undefined);

export const configSchema = serviceConfig.extend({
  /** Absent: the built-in coach answers everything. */
  OPENAI_API_KEY: optionalText,
  /** Any server that speaks OpenAI's API. */
  OPENAI_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** Milliseconds a remote coach may take before the built-in one answers instead. */
  AI_TIMEOUT_MS: z.coerce.number().int().positive().default(9_000),
  /** Messages a person may send in a minute. */
  CHATS_PER_MINUTE: z.coerce.number().int().positive().default(20),
  /** Help lines shown to somebody in a crisis, one per line; the coach's own list when absent. */
  CRISIS_LINES: optionalText,
});
export type Config = z.output<typeof configSchema>;
