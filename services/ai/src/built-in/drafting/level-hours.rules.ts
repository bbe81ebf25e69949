import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { wordsOf } from '../reading/phrases.rules.ts';

// From one level of a language to the next people need 150 to 250 hours. Where the person names both levels and a day, the plan
// says whether the hours until then are enough, and what could give.

const levels = wordsOf('a0 a1 a2 b1 b2 c1 c2');
const level = '([abc][0-2])';
const least = 150;
const most = 250;

/** 'I'm at A2 now', 'from A2', 'I have B1', 'my level is B1', 'A2 now' */
const starts: readonly RegExp[] = [
  new RegExp(
    `\\b(?:from|at|currently|now|already|about|level is|i am|i['’]m|am on|i have|i['’]ve(?: got)?|passed) (?:an? |around |about |level )?${level}\\b`,
    'i',
  ),
  new RegExp(`\\b${level} (?:now|so far|at the moment|today|already)\\b`, 'i'),
];
const noLevel = /\bfrom (?:zero|scratch|nothing)\b|\b(?:absolute|complete|total) beginner\b/i;

const indexOf = (found: string | undefined) => (found ? levels.indexOf(found.toLowerCase()) : -1);

interface Way {
  from: string;
  to: string;
  /** How many levels up. */
  up: number;
}

/** The way between two levels that somebody names. The one they want stands in the title. */
export function wayBetweenLevels(title: string, words: string): Way | undefined {
  const wanted = [...title.matchAll(new RegExp(`\\b${level}\\b`, 'gi'))].map(([, found]) => found ?? '');
  const to = wanted.toSorted((a, b) => indexOf(b) - indexOf(a))[0];
  if (!to) return undefined;
  const named = starts.flatMap((pattern) => {
    const found = pattern.exec(words)?.[1];
    return found && indexOf(found) < indexOf(to) ? [found] : [];
  })[0];
  const from = named ?? (noLevel.test(words) ? 'zero' : undefined);
  if (!from) return undefined;
  const up = indexOf(to) - (named ? indexOf(named) : 0);
  return up > 0 ? { from: named ? named.toUpperCase() : 'zero', to: to.toUpperCase(), up } : undefined;
}

const week = 7;
const mostHoursAWeek = 30;
/** Hours are told as one would say them: 94 are about 95. */
const roundly = (hours: number) => (hours < 20 ? Math.round(hours) : Math.round(hours / 5) * 5);

/** A C1 is a lorry elsewhere. */
const ofLanguages: ReadonlySet<string> = new Set([
  ...['language-certificate', 'learn-language', 'heritage-language', 'read-in-a-language'],
]);

/** What to say where a level takes more hours than there are: both figures, and what could give. */
export function tightLevels(input: {
  kind: string;
  title: string;
  words: string;
  hoursAWeek: number;
  today: string;
  target: string | null;
}): string | undefined {
  const { kind, title, words, hoursAWeek, today, target } = input;
  const way = target && ofLanguages.has(kind) ? wayBetweenLevels(title, words) : undefined;
  if (!way || !target) return undefined;
  const weeks = daysBetween(today, target) / week;
  const there = weeks * hoursAWeek;
  const needed = way.up * least;
  if (weeks <= 0 || there >= needed) return undefined;
  const later = addDays(today, Math.ceil((needed / hoursAWeek) * week));
  const more = Math.ceil(needed / weeks);
  const first = levels[indexOf(way.to) - way.up + 1]?.toUpperCase();
  const ways = [
    `move the date towards ${later}`,
    ...(way.up > 1 && first ? [`take ${first} first, which needs ${least} to ${most} hours`] : []),
    ...(more <= mostHoursAWeek ? [`give it about ${more} hours a week`] : []),
  ];
  const either = ways.length > 1 ? `either ${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)}` : ways[0];
  return ` From ${way.from} to ${way.to} most people need ${needed} to ${way.up * most} hours, and until ${target} you have about ${roundly(there)}: this is tight, so ${either}.`;
}
