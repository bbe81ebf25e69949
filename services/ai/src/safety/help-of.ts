import type { Config } from '../config.ts';
import type { HelpSettings } from './answer.rules.ts';

/** The help lines that the settings choose. */
export const helpOf = ({ HELP_COUNTRY: country, CRISIS_LINES: helpLines }: Config): HelpSettings => ({
  country,
  helpLines,
});
