import { serviceConfig } from '@pathwise/service-kit/config';
import { z } from 'zod';
import type { HelpLine } from './safety/help-lines.ts';

const optionalText = z
  .string()
  .optional()
  .transform((text) => text || undefined);

function toHelpLine(line: string): HelpLine[] {
  const [name, contact, note] = line.split('|').map((part) => part.trim());
  return name && contact ? [{ name, contact, ...(note ? { note } : {}) }] : [];
}

export const configSchema = serviceConfig.extend({
  /** Absent: the built-in coach answers everything. */
  OPENAI_API_KEY: optionalText,
  /** Any server that speaks OpenAI's API. */
  OPENAI_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** Milliseconds a remote coach may take before the built-in one answers instead. */
  AI_TIMEOUT_MS: z.coerce.number().int().positive().default(8_000),
  /** Milliseconds the chat waits until goals has stored a roadmap; what takes longer appears by itself. */
  ROADMAP_PATIENCE_MS: z.coerce.number().int().positive().default(8_000),
  /** Messages a person may send in a minute. */
  CHATS_PER_MINUTE: z.coerce.number().int().positive().default(20),
  /** ISO code of the country whose help lines and emergency number are shown, such as `DE`; international ones when absent. */
  HELP_COUNTRY: optionalText,
  /** Help lines shown instead of the country's, one a line as `name | number or address | note`. */
  CRISIS_LINES: optionalText.transform((lines) => lines?.split('\n').flatMap(toHelpLine)),
});
export type Config = z.output<typeof configSchema>;
