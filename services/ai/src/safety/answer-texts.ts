import type { Harm } from './harm.ts';

/** What Sage says in one language. `{number}` stands for the emergency number. */
export interface SafetyTexts {
  harms: Readonly<Record<Harm, string>>;
  /** Introduces the help lines. */
  people: string;
  danger: string;
  /** Stands for the number where the country is unknown. */
  localNumber: string;
  closing: string;
}
