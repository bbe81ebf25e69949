/** The classes of harm, most urgent first: a text that fits several is answered as the first of them. */
export const harms = [
  'emergency',
  'self-harm',
  'minors',
  'danger',
  'violence',
  'stalking',
  'withdrawal',
  'medication',
  'eating-disorder',
  'extreme-weight',
  'illegal',
  'money',
] as const;
export type Harm = (typeof harms)[number];
