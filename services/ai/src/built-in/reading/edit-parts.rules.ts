import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { type NamedStep, scoredSteps, stepNumbersIn } from './step-reference.rules.ts';

// 'Make the songs two steps, Wonderwall and then Zombie': a step in two parts that the message names.

const part = '[^.!?;,:]{1,60}?';
const after = '(?:later|after(?:wards)?|next|second|another time)';
const end = '(?=[.!?;,]|$)';
const quote = '["“”\'‘’]?';
/** Each names the two parts as `one` and `other`. */
const pairs: readonly RegExp[] = [
  new RegExp(
    `\\binto (?:(?:two|2|separate|different) )*(?:ones|steps|things|parts|bits|halves|two|2)?[,:]? ?${quote}(?<one>${part})${quote},? (?:and|then|and then|&) ${quote}(?<other>${part})${quote}${end}`,
    'iu',
  ),
  new RegExp(
    `(?<one>${part}) (?:first|to begin with|to start with),? (?:and |then |and then )*(?<other>${part}) (?:${after}|would)\\b`,
    'iu',
  ),
  new RegExp(
    `(?<one>${part}) (?:is|being|as)(?: the)? one(?: \\p{L}+)?(?: \\([^)]*\\))?,? (?:and )?(?<other>${part})(?: is| being| as)? (?:the other|another)\\b`,
    'iu',
  ),
  new RegExp(
    `(?<one>${part}) (?:now|this \\p{L}+),? (?:and |then )+(?<other>(?:the (?:other|rest)|${part} later)[^.!?;,]{0,40})`,
    'iu',
  ),
  new RegExp(`(?<one>${part}),? (?:and )?then (?<other>${part})${end}`, 'iu'),
];

/** What asks for two steps. */
const asksForTwo = anyOf([
  'in/at one go',
  'not one step/thing/job/task',
  'as/into/make/be/have two/separate things/ones/steps/jobs/parts/bits',
  'make that/it/this two',
  'into two/separate/halves/parts',
  'make/have/keep/do them/it/that/these separate/separately',
  'too big/long a/to',
  'too big/much/many/long at/for/in one/once/a_go',
  'would suit me better',
  'two separate/different things/jobs/steps',
  'split',
  'break/divide/chop it/that/this',
]);
/** What leads to a part and is none of it. */
const lead =
  /^(?:(?:and|so|then|but|please|just|better|maybe|do|say|like|learn the|i would|i'd|can you|could you|first) )+/i;
const tidy = (words: string) =>
  words
    .trim()
    .replace(lead, '')
    .replace(/ (?:please|and|then)$/i, '')
    .trim();

const named = 0.5;
const notOne = /\bnot one (?:step|job|thing|task),? (?:but )?two\b/i;
/** 'Do 5 in the north, then 5 in the south' names no step 5. */
function stepMeant(asked: Asked, pair: string): NamedStep | undefined {
  const [number = 0] = stepNumbersIn(plainClause(asked.text.replace(pair, ' ').replace(notOne, ' ')), asked.plan.steps);
  const byNumber = asked.plan.steps[number - 1];
  if (byNumber) return byNumber.completed ? undefined : byNumber;
  const [best] = scoredSteps(asked.whole, openSteps(asked));
  return best && best.score >= named ? best.step : undefined;
}

/** A step in the two parts that a message names. */
export const splitInParts: Reader = (asked) => {
  const { text } = asked;
  if (text.length > 400 || !asksForTwo.test(text)) return undefined;
  // Parts are said in one sentence, of which the words before a colon or a comma may lead to them.
  const sentences = text.split(/(?<=[.!?;])\s+/);
  for (const pattern of pairs)
    for (const sentence of sentences.flatMap((one) => [one, ...one.split(/[,:] /).slice(1)])) {
      const found = pattern.exec(sentence);
      const parts = [tidy(found?.groups?.['one'] ?? ''), tidy(found?.groups?.['other'] ?? '')] as const;
      const step = found && parts.every((words) => words.length > 0) ? stepMeant(asked, found[0]) : undefined;
      if (step) return { do: 'split', stepIds: [step.id], parts };
    }
  return undefined;
};
