const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const phrases: Readonly<Record<string, number>> = {
  'a couple of': 2,
  'a couple': 2,
  couple: 2,
  'a few': 3,
  few: 3,
  several: 4,
  'half a': 0.5,
  'half an': 0.5,
  'a half': 0.5,
  half: 0.5,
  'a dozen': 12,
  dozen: 12,
  'half a dozen': 6,
  'a hundred': 100,
  hundred: 100,
  'a thousand': 1000,
  thousand: 1000,
  a: 1,
  an: 1,
};

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const units = 'one|two|three|four|five|six|seven|eight|nine';
const written = `(?:${tens})[- ](?:${units})|(?:${units}) hundred|(?:${units}|ten|twenty|fifty) thousand|${Object.keys(
  small,
)
  .sort((a, b) => b.length - a.length)
  .join('|')}`;

/** Digits as they are typed: 5000, 5,000, 5.000, 2.5, 2,5. */
export const digits = '\\d{1,3}(?:[,.]\\d{3})+(?![\\d])|\\d+(?:[.,]\\d{1,2})?(?![\\d])';
/** Digits or number words that name a real amount ('a' and 'few' are left out). */
export const amountPattern = `(?:${digits}|half a dozen|a dozen|a hundred|a thousand|${written})`;
/** As AMOUNT, and the loose words that go with spans of time: a, half a, a couple of, a few. */
export const looseAmount = `(?:${digits}|half a dozen|half an?|a couple(?: of)?|a few|several|a dozen|a hundred|${written}|an?)`;

/** The word for a small number: 12 is 'twelve'. None for others. */
export const numberWords = (figure: number): string[] =>
  Object.entries(small).flatMap(([word, value]) => (value === figure ? [word] : []));

/** What the words of AMOUNT or LOOSE_AMOUNT say, or NaN. */
export function readNumber(words: string): number {
  const text = words.trim().toLowerCase();
  if (/^\d{1,3}([,.]\d{3})+$/.test(text)) return Number(text.replace(/[,.]/g, ''));
  if (/^\d/.test(text)) return Number(text.replace(',', '.'));
  if (Object.hasOwn(phrases, text)) return phrases[text] ?? Number.NaN;
  const [first = '', second = ''] = text.split(/[- ]/);
  const head = small[first];
  if (head === undefined) return Number.NaN;
  if (second === 'hundred') return head * 100;
  if (second === 'thousand') return head * 1000;
  return head + (small[second] ?? 0);
}

/** 'One cookie' keeps its ending, 'one study' does not. */
const withY = new Set([
  'bod',
  'cit',
  'countr',
  'famil',
  'lad',
  'librar',
  'part',
  'stor',
  'stud',
  'summar',
  'entr',
  'cop',
  'universit',
]);
/** 'Build two raised beds' becomes 'Build two raised bed', for 'one raised bed'. */
export const inSingular = (title: string, words: string) =>
  title.replace(new RegExp(`(?<=${words} (?:\\p{L}+ )?)(\\p{L}+?)(ie)?s\\b`, 'u'), (_, noun: string, ies = '') =>
    ies && withY.has(noun.toLowerCase()) ? `${noun}y` : `${noun}${ies}`,
  );
