import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import type { KindStep, When } from '../kinds/kind.ts';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import type { Level } from '../reading/read-wish.rules.ts';
import { namesPlace } from './named-place.rules.ts';
import { hasHappened } from './not-yet.rules.ts';

const mostSteps = 8;

export interface Circumstances {
  level: Level | undefined;
  named: ReadonlySet<string>;
  today: string;
  target: string | null;
  hoursAWeek: number | undefined;
  /** Everything that was said. */
  words?: string;
}

const patterns = new Map<readonly string[], RegExp>();

/** '£12,500' as one word, '12500', and '5%' as two. */
const withPlainSums = (text: string) =>
  text
    .replace(/[£€$](?=\d)/g, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d) ?%/g, '$1 percent');

const workers = anyOf(
  wordsOf(`nurse teacher engineer developer programmer architect builder labourer farmer gardener chef carer cleaner midwife
    mechanic plumber electrician carpenter joiner hairdresser paramedic firefighter`),
  { before: '^', after: '$' },
);
const ownWork = /\b(?:i am|i['’]?m|we are|as|become|being)(?: an?| the)?(?: [\p{L}-]+){0,2} $/iu;
const ofOthers = [
  /\b(?:my|our|his|her|their|your)(?: [\p{L}-]+)? $/iu,
  /\b(?:talk|speak|go|listen|for|with|see|ask|tell|is|was)(?:ing)?(?: to)? (?:the|an?)(?: [\p{L}-]+)? $/iu,
];
/** 'I am a nurse' tells what somebody does. 'Talk to my nurse' and 'my sister is a nurse' tell what others do. */
const isWorkOfOthers = (phrase: string, before: string) =>
  workers.test(phrase) && !ownWork.test(before) && ofOthers.some((pattern) => pattern.test(before));

/** Whether a text holds one of the phrases. 'Theory passed' does not count after 'once I have'. */
function holdsOneOf(phrases: readonly string[], said: string): boolean {
  const text = withPlainSums(said);
  // A pattern is made once for each list.
  const pattern = patterns.get(phrases) ?? anyOf(phrases, { flags: 'giu' });
  patterns.set(phrases, pattern);
  return [...text.matchAll(pattern)].some(
    ({ 0: phrase, index }) => hasHappened({ phrase, text, index }) && !isWorkOfOthers(phrase, text.slice(0, index)),
  );
}

/** The steps that suit a person: those without conditions, and those whose conditions all hold. At most eight. */
export function stepsThatSuit(steps: readonly KindStep[], about: Circumstances): KindStep[] {
  const suit = steps.filter(({ when }) => !when || holds(when, about));
  // The first step begins and the last one reaches the goal, so a step too many is taken out before the last.
  return suit.length <= mostSteps ? suit : [...suit.slice(0, mostSteps - 1), ...suit.slice(-1)];
}

/** Whether a step suits what was said, whatever the person's level and time. */
export const suitsWords = ({ when }: KindStep, words: string): boolean =>
  (when?.said === undefined || holdsOneOf(when.said, words)) &&
  (when?.unsaid === undefined || !holdsOneOf(when.unsaid, words));

function holds(when: When, { level, named, today, target, hoursAWeek, words = '' }: Circumstances): boolean {
  const weeks = target ? daysBetween(today, target) / 7 : Number.POSITIVE_INFINITY;
  const experienced = level === 'intermediate' || level === 'advanced';
  return (
    (when.level === undefined || (when.level === 'experienced') === experienced) &&
    (when.named === undefined || named.has(when.named)) &&
    (when.unnamed === undefined || !named.has(when.unnamed)) &&
    (when.said === undefined || holdsOneOf(when.said, words)) &&
    (when.unsaid === undefined || !holdsOneOf(when.unsaid, words)) &&
    (when.place === undefined || (when.place === 'named') === namesPlace(words)) &&
    weeks >= (when.weeksFrom ?? 0) &&
    weeks <= (when.weeksTo ?? Number.POSITIVE_INFINITY) &&
    (when.hoursTo === undefined || (hoursAWeek !== undefined && hoursAWeek <= when.hoursTo))
  );
}
