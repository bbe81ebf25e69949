import { optional, serviceConfig } from '@pathwise/service-kit/config';
import { z } from 'zod';
import type { HelpLine } from './safety/help-lines.ts';

const optionalText = optional(z.string());

/** Dollars. */
const optionalPrice = optional(z.string().transform(Number).pipe(z.number().nonnegative()));
const amount = z.coerce.number().int().positive();

function toHelpLine(line: string): HelpLine[] {
  const [name, contact, note] = line.split('|').map((part) => part.trim());
  return name && contact ? [{ name, contact, ...(note ? { note } : {}) }] : [];
}

export const configSchema = serviceConfig.extend({
  /** Absent: the built-in coach answers everything. */
  OPENAI_API_KEY: optionalText,
  /** Any server that speaks OpenAI's API. */
  OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  /** Sent to the model when set, such as `minimal`. Not every model knows it. */
  OPENAI_REASONING_EFFORT: optionalText,
  /** `json_object` for servers that know no JSON schemas. */
  OPENAI_STRUCTURED: z.enum(['json_schema', 'json_object']).default('json_schema'),
  /** Milliseconds a model may take for a draft, for suggestions and for a reply before the built-in coach answers instead. */
  AI_TIMEOUT_MS: amount.max(10_000).default(8_000),
  /** Milliseconds a model may take to read a message before the rules' reading counts. */
  AI_UNDERSTAND_TIMEOUT_MS: amount.max(3_000).default(2_000),
  /** The most tokens of a model's draft; reasoning counts. */
  AI_DRAFT_TOKENS: amount.default(6_000),
  /** The most tokens of a model's other answers. */
  AI_REPLY_TOKENS: amount.default(1_500),
  /** Tokens a person may use in a day (UTC). Beyond that the built-in coach answers. */
  AI_TOKENS_PER_DAY: amount.default(200_000),
  /** Prices in dollars for a million tokens, for the metric of costs. */
  AI_PRICE_IN: optionalPrice,
  AI_PRICE_OUT: optionalPrice,
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
