import { type Asked, openSteps } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { numberWords } from './numbers.rules.ts';
import { relatedSteps } from './step-reference.rules.ts';

// How often a step is done: 'only once a week' where it says 'twice a week'.

const counts = 'one|two|three|four|five|six|seven|\\d';
const units = 'day|week|fortnight|month';
const spells = `(?:once|twice|(?:${counts})(?: times|x| days| nights| evenings| mornings)|[1-7]x)`;
const daily = 'every ?day|daily|every (?:single )?(?:day|night|evening|morning)';
const often = new RegExp(`\\b(?:${spells} (?:a|per|each|every) (?:${units})|${daily})\\b`, 'gi');
/** 'Five times' and 'once', where the plan says in which span of time. */
const times = new RegExp(`\\b(?:once|twice|(?:${counts})(?: times| days)|[1-7]x)(?![\\w-])`, 'gi');
const span = new RegExp(` (?:a|per|each|every) (?:${units})$`, 'i');
/** 'Not twice', 'instead of 3x', 'was once a week' */
const isOld = /\b(?:not|instead of|rather than|from|was|were|than|no longer)(?: just| only)? $/i;
/** 'I can run five times a week now' tells of time. */
const isAble = /\b(?:can|could|able to)(?: \p{L}+){0,3} $/iu;
const named = 0.4;

const oftenIn = (text: string) => text.match(often) ?? [];

/** The frequency that a text wants, written as the title writes its own. */
function wanted(text: string, old: string): string | undefined {
  const said = [...text.matchAll(often), ...text.matchAll(times)].filter(
    ({ index }) => !isOld.test(text.slice(0, index)) && !isAble.test(text.slice(0, index)),
  );
  const [words = ''] = said[0] ?? [];
  const full =
    words && !span.test(words) && !/day|night|evening|morning/i.test(words)
      ? `${words}${span.exec(old)?.[0] ?? ''}`
      : words;
  const spelt = full.toLowerCase().replace(/^([1-7])(?:x| times)/, (_, count) => inWords(Number(count)));
  return spelt === '' || spelt === old.toLowerCase() ? undefined : spelt;
}
const inWords = (count: number) => ({ 1: 'once', 2: 'twice' })[count] ?? `${numberWords(count).at(0) ?? count} times`;

/** Another frequency for the step that a message names. */
export function otherFrequency(asked: Asked): EditRequest[] {
  return relatedSteps(asked.whole.replace(often, ' '), openSteps(asked))
    .filter(({ score }) => score >= named)
    .flatMap(({ step }): EditRequest[] => {
      const [old, ...more] = oftenIn(step.title);
      const now = old && more.length === 0 ? wanted(asked.text, old) : undefined;
      return old && now ? [{ do: 'rename', stepId: step.id, title: step.title.replace(old, () => now) }] : [];
    })
    .slice(0, 1);
}
