import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { wordsOf } from '../reading/phrases.rules.ts';

// Who comes along: 'walk the Camino with my wife'. The step that books or fixes days names them.

const people = [
  '(?:mother|father|sister|brother|son|daughter)-in-law',
  ...wordsOf(`wife husband partner girlfriend boyfriend fiancee fiance mum mom mother dad father son daughter kids children sister
    brother twin grandson granddaughter grandchildren cousin aunt uncle nephew niece flatmate neighbours? neighbors? friend friends mate
    mates colleagues? family`),
  'best (?:friend|mate)',
];
const who = `(?:my|our) (?:\\w+ )?(?:${people.join('|')})|(?:a|two|three|four|some) (?:\\w+ )?(?:friends?|mates?|colleagues?)`;
const together: readonly RegExp[] = [
  new RegExp(`\\b(?:together )?with (${who})\\b(?!['’]s)`, 'i'),
  new RegExp(
    `\\b(${who}) (?:is|are|will be|wants to|want to) (?:com(?:e|ing) along|join(?:ing)?(?: me)?|do(?:ing)? it (?:with|too)|in too)\\b`,
    'i',
  ),
  new RegExp(`\\b(${who})(?: aged [\\d and,]+)? (?:will|can|wants? to|would) (?:help|join|come|do it with)\\b`, 'i'),
];
/** With these the person is what the wish is about, or stands in its way. */
const isAbout =
  /\b(?:relationship|marriage|peace|contact|talk|speak|live|living|lives|stay|rows?|fight\w*|argu\w*|quarrel\w*|make up|bond|reconnect|time|trust|evenings?|break up|share|shares|flat|grew up|problems?|issues?|patience|patient|conversation|honest|okay|good|close|closer) with\b/i;
const fits = /\b(?:book|reserve|dates?|calendar|route|course|register|sign up|invite|agree|plan|day|days)\b/i;

/** The person who comes along, as a step can name them. None where the wish is about that person. */
export function companionOf(text: string, category: GoalCategory): string | undefined {
  if (category === 'relationship' || isAbout.test(text)) return undefined;
  const [, named] = together.map((pattern) => pattern.exec(text)).find((match) => match) ?? [];
  if (!named) return undefined;
  return /^(?:a|some|two|three|four) /i.test(named)
    ? `your ${named.replace(/^(?:a|some) /i, '')}`
    : named.replace(/^\w+/, 'your');
}

/** The steps, with the companion in the first one that fixes something. A step that names them already is enough. */
export function withCompanion<T extends { title: string; description: string }>(
  steps: readonly T[],
  companion: string | undefined,
): T[] {
  const name = companion?.replace(/^your /, '') ?? '';
  if (!companion || steps.some(({ title, description }) => `${title} ${description}`.includes(name))) return [...steps];
  const at = steps.findIndex(
    ({ title, description }, i) => i < steps.length - 1 && fits.test(`${title} ${description}`),
  );
  return steps.map((step, i) =>
    i === Math.max(0, at)
      ? {
          ...step,
          description: `${step.description} Settle this together with ${companion}: which days suit you, who does what, and what it may cost.`,
        }
      : step,
  );
}
