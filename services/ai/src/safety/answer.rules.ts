import type { SafetyTexts } from './answer-texts.ts';
import { de } from './answers/de.ts';
import { en } from './answers/en.ts';
import { es } from './answers/es.ts';
import { fr } from './answers/fr.ts';
import { it } from './answers/it.ts';
import { pt } from './answers/pt.ts';
import type { SafetyFinding } from './check-safety.rules.ts';
import type { Harm } from './harm.ts';
import { type CountryLines, type HelpLine, internationalLines, linesOfCountry } from './help-lines.ts';
import type { Language } from './languages.ts';

export interface HelpSettings {
  /** An ISO 3166 code such as 'DE'. */
  country?: string | undefined;
  /** Shown instead of the country's lines. */
  helpLines?: readonly HelpLine[] | undefined;
}

const texts: Readonly<Record<Language, SafetyTexts>> = { en, de, fr, es, pt, it };
/** Whose answer ends with the number for an ambulance or the police. */
const mayBeUrgent: ReadonlySet<Harm> = new Set<Harm>([
  'emergency',
  'self-harm',
  'danger',
  'violence',
  'withdrawal',
  'medication',
  'eating-disorder',
  'extreme-weight',
]);
const linesFor: Partial<Record<Harm, Exclude<keyof CountryLines, 'emergency'>>> = {
  danger: 'violence',
  money: 'gambling',
  minors: 'children',
};

/** A short, kind text with help lines, in the language of the message. It never coaches. Markdown. */
export function safetyAnswer({ harm, language }: SafetyFinding, { country, helpLines }: HelpSettings = {}): string {
  const { harms, people, danger, localNumber, closing } = texts[language];
  const local = country ? linesOfCountry[country.toUpperCase()] : undefined;
  const lines = (helpLines?.length ? helpLines : linesOf(harm, local)).map(
    ({ name, contact, note }) => `- **${name}**: ${contact}${note ? ` (${note})` : ''}`,
  );
  const urgent = danger.replace('{number}', local?.emergency ?? localNumber);
  return [
    harms[harm].replace('{number}', local?.emergency ?? localNumber),
    ...(harm === 'emergency' ? [] : [people, lines.join('\n')]),
    ...(mayBeUrgent.has(harm) && harm !== 'emergency' ? [urgent] : []),
    closing,
  ].join('\n\n');
}

function linesOf(harm: Harm, local: CountryLines | undefined): readonly HelpLine[] {
  const kind = linesFor[harm];
  return (kind && local?.[kind]) ?? local?.crisis ?? internationalLines;
}
