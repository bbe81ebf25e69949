import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { anyOf, oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { isParted } from './grave-words.rules.ts';

// Who comes along: 'walk the Camino with my wife'. The step that books or fixes days names them.

export const people = oneOf([
  ...wordsOf(`mother-in-law father-in-law sister-in-law brother-in-law son-in-law daughter-in-law`),
  ...wordsOf(`wife husband partner girlfriend boyfriend fiancee fiance mum mom mother dad father parents son daughter kids children sister
    brother twin grandson granddaughter grandchildren cousin aunt uncle nephew niece flatmate neighbour neighbours neighbor neighbors
    friend friends mate mates colleague colleagues family`),
]);
/** Whoever is called otherwise may be dead, parted or feared: 'my late husband'. */
const dear = oneOf(
  wordsOf('best good dear lovely old older elder eldest oldest little younger youngest big teenage twin new whole'),
);
const who = `(?:my|our) (?:${dear} )?${people}|(?:a|two|three|four|some) (?:${dear} )?(?:friends?|mates?|colleagues?)`;
const alongside = new RegExp(`\\b(?:together )?with (${who})\\b(?!['’]s)`, 'i');
const joins: readonly RegExp[] = [
  new RegExp(
    `\\b(${who}) (?:is|are|will be|wants to|want to) (?:com(?:e|ing) along|join(?:ing)?(?: me)?|do(?:ing)? it (?:with|too)|in too)\\b`,
    'i',
  ),
  new RegExp(`\\b(${who})(?: aged [\\d and,]+)? (?:will|can|wants? to|would) (?:help|join|come|do it with)\\b`, 'i'),
];

const doing = anyOf(
  wordsOf(`walk hike run cycle ride swim climb learn study practise cook bake grow garden travel go visit tour sail row paddle
    kayak canoe ski surf dive dance sing play perform paint draw sew knit brew camp fly drive explore build restore renovate start
    open launch record film do train read walking hiking running cycling riding swimming climbing learning studying practising
    cooking baking growing gardening travelling traveling going visiting touring sailing rowing paddling kayaking canoeing skiing
    surfing diving dancing singing playing performing painting drawing sewing knitting brewing camping flying driving exploring
    building restoring renovating starting opening launching recording filming doing training reading`),
);
/** Behind these words of a clause it is something else that is or was done with them: 'paint the house I bought with my dad'. */
const otherDeed = anyOf(
  wordsOf(`i we he she they you that which who where when while after before because since over again alone without
    bought made built had owned shared planned started done gone been`),
);

/** With these the person is what the wish is about, or stands in its way. */
const isAbout = anyOf(['{matters} with'], {
  lists: {
    matters: [
      ...wordsOf(`relationship marriage peace contact talk speak chat converse communicate
        live living lives stay row rows argue argument arguments arguing
        quarrel quarrels quarrelling bond reconnect time trust evening evenings share shares flat problem problems issue issues
        patience patient conversation honest okay good close closer`),
      'make up',
      'break up',
      'grew up',
    ],
  },
});
const fits = /\b(?:book|reserve|dates?|calendar|route|course|register|sign up|invite|agree|plan|day|days)\b/i;

/** Who does it too: 'with' them stands behind a verb of doing, in the same clause. */
function doneWith(text: string): string | undefined {
  const found = alongside.exec(text);
  const clause =
    text
      .slice(0, found?.index ?? 0)
      .split(/[.;!?]/)
      .at(-1) ?? '';
  const [, ...rest] = clause.split(doing);
  return found && rest.length > 0 && !otherDeed.test(rest.at(-1) ?? '') ? found[1] : undefined;
}

/** The person who comes along, as a step can name them. None where the wish is about that person. */
export function companionOf(text: string, category: GoalCategory): string | undefined {
  if (category === 'relationship' || isAbout.test(text) || isParted.test(text)) return undefined;
  const named = doneWith(text) ?? joins.map((pattern) => pattern.exec(text)?.[1]).find((one) => one);
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
  if (!companion) return [...steps];
  const name = new RegExp(`\\b${companion.replace(/^your /, '')}\\b`, 'i');
  if (steps.some(({ title, description }) => name.test(`${title} ${description}`))) return [...steps];
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
