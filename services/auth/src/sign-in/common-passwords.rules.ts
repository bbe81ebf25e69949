import { commonWords } from './common-words.ts';

/** Key sequences: rows, columns and zigzags of the keyboard, the alphabet, the digits. People type them in both directions. */
const paths = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qazxswedcvfrtgbnhyujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1qazxsw23edcvfr4',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  'a1s2d3f4g5h6',
  '1a2s3d4f5g6h',
  'z1x2c3v4b5n6',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '147258369',
  '741852963',
  '159753',
  '159357',
  '963852741',
  '789456123',
  '147896325',
  '1029384756',
  '192837465',
  '13579',
  '24680',
  '102030405060',
  '4815162342',
  '1123581321',
  '31415926535',
  '25802580',
  '112233445566778899',
  'qweasdzxc',
  'adgjmptw',
].flatMap((path) => [path, [...path].reverse().join('')]);

const digitsAsLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/**
 * True for passwords that attackers try first: words of `commonWords` or of the person's name and address with the usual
 * digits and signs, key sequences, dates, repetitions. Source: OWASP ASVS 5.0, 6.2.4 and 6.2.11.
 */
export function isCommonPassword(password: string, personal: readonly (string | null | undefined)[] = []): boolean {
  const text = password.toLowerCase();
  const own = personal
    .flatMap((name) => name?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? [])
    .filter((part) => part.length >= 4);
  const isWord = (candidate: string) => commonWords.has(candidate) || own.includes(candidate);
  return (
    new Set(text).size <= 3 ||
    personal.some((name) => name?.toLowerCase() === text) ||
    isDate(text) ||
    isRepetition(text) ||
    isPalindromeOfDigits(text) ||
    bare(text).some((core) => core === '' || isPath(core) || isWord(core) || isTwo(core, isWord))
  );
}

const sign = '[^\\p{L}\\p{N}]{0,2}';
const decorated = new RegExp(`^${sign}\\d{0,4}${sign}(.*?)${sign}\\d{0,4}${sign}$`, 'su');

/** The text without up to four digits and two signs at its ends, plain and with digits read as letters. Eight digits leave nothing. */
function bare(text: string): string[] {
  const forms = new Set<string>();
  for (const form of [text, asLetters(text, 'i'), asLetters(text, 'l')]) {
    forms.add(form);
    forms.add(form.replace(/[^\p{L}\p{N}]{1,2}$/u, ''));
    forms.add(form.replace(/^\d{1,4}/, ''));
  }
  const core = decorated.exec(text)?.[1] ?? text;
  for (const form of [core, asLetters(core, 'i'), asLetters(core, 'l')]) {
    forms.add(form);
    forms.add(form.replace(/[^\p{L}\p{N}]+/gu, ''));
  }
  return [...forms];
}

function asLetters(text: string, one: 'i' | 'l'): string {
  return [...text].map((sign) => (sign === '1' ? one : (digitsAsLetters[sign] ?? sign))).join('');
}

/** True for key sequences of at least three keys each (`qwer1234`). One other character at either end is allowed. */
function isPath(text: string): boolean {
  if (text.length < 3) return false;
  const reach = new Set([0, 1]);
  for (let from = 0; from < text.length; from++) {
    if (!reach.has(from)) continue;
    for (let to = from + 3; to <= text.length && paths.some((path) => path.includes(text.slice(from, to))); to++) {
      reach.add(to);
    }
  }
  return reach.has(text.length) || (text.length >= 6 && reach.has(text.length - 1));
}

/** True for two common words in a row, or one twice: `iloveyousarah`, `bigtiger`. */
function isTwo(text: string, isWord: (candidate: string) => boolean): boolean {
  if (text.length > 12) return false; // attackers do not try two longer words first
  for (let at = 3; at <= text.length - 3; at++) {
    if (isWord(text.slice(0, at)) && isWord(text.slice(at))) return true;
  }
  return false;
}

/** True for a repeated part of at most half the length: `asdfasdf`, `12341234`, `passpasspass`. */
function isRepetition(text: string): boolean {
  const at = (text + text).indexOf(text, 1);
  return at <= text.length / 2 && at <= 10;
}

function isPalindromeOfDigits(text: string): boolean {
  return /^\d{8,10}$/.test(text) && text === [...text].reverse().join('');
}

/** True for eight digits that are a date of a living person, in any order of day, month and year. */
function isDate(text: string): boolean {
  const year = '(?:19|20)\\d\\d';
  const month = '(?:0[1-9]|1[0-2])';
  const day = '(?:0[1-9]|[12]\\d|3[01])';
  const sign = '[-./]?';
  const orders = [
    [day, month, year],
    [month, day, year],
    [year, month, day],
  ];
  return orders.some((order) => new RegExp(`^${order.join(sign)}$`).test(text));
}
