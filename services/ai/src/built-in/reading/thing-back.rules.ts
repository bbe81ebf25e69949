import { plainWords } from '@pathwise/contracts/goal-name.rules';
import { politeLeads } from './undo-asked.rules.ts';

/** What a message wants back: the words that name it, or any step that was removed. */
export type ThingBack = { named: string[] } | 'what was removed';

const gets = '(?:put|bring|get|give|take|add|fetch|want|need|have)';
const begins = '(?:can i|could i|may i|i)? ?(?:would like |would love |want |need )?(?:to )?';
const restores = '(?:restore|recover|reinstate|undelete|un-delete)';
const removal = '(?:undo|revert|reverse) (?:the )?(?:removal|removing|deletion|deleting|dropping)(?: of)?';
const forms = [
  `${begins}${gets} (?:me )?(?<a>.+?) back`,
  `${begins}${gets} (?:me )?back (?!(?:in|into|to|at|on|with|from) )(?<b>.+?)`,
  `${begins}${restores} (?<c>.+?)`,
  `${removal} (?<d>.+?)`,
];
const ends = [
  'again|now|please|pls|thanks|thank you|for me|in|where it was|as it was',
  '(?:in|into|on|onto|to) (?:the|my) (?:plan|roadmap|road map|list|goal|steps?)',
  'from the trash|out of the trash',
];
const wholeMessages = forms.map(
  (form) => new RegExp(`^${politeLeads}${form}(?:[ ,]+(?:${ends.join('|')}))*[ .!?]*$`, 'i'),
);

const parts = '(?:steps?|tasks?|milestones?)';
const things = '(?:steps?|tasks?|milestones?|things?|ones?|everything|all|what|whatever|it|them)';
const pointed = `(?:(?:the|that|this|those|these|my|last|latest|all|of|two|three|both|just) )*`;
const gone = 'removed|deleted|dropped|lost|taken out|took out|cut|cut out|threw out|thrown out|binned|left out';
const said = '(?:that |which )?(?:i|you|we|sage|he|she|it|that|was|were|have|has|had|just|accidentally| )*';
const since = '(?: (?:by (?:mistake|accident)|earlier|before|today|yesterday))?';
/** 'That step', 'the removed ones', 'what I deleted'. 'I want it back' may be about anything. */
const anyRemoved = new RegExp(
  `^${pointed}(?:${parts}|(?:${gone}) ${things}|${things},? ${said}(?:${gone})${since})$`,
  'i',
);

/** 'I want my licence back' is a wish of its own, 'I want the licence step back' is not. */
const isWish = /^(?:please )?(?:(?:can|could|may) )?i (?:would |really )?(?:want|need|have|get|like|love)\b|^get\b/i;
const ofPlan = /\b(?:steps?|tasks?|milestones?|goals?|bit|part)\b/i;

/** Words that name nothing: 'the bit about the driver card' is about a driver and a card. */
const empty = new Set(
  'a an the my that this those these step steps task tasks milestone goal plan bit part thing one about of on for with and to i you we just removed deleted dropped in it'.split(
    ' ',
  ),
);

/** 'Put the driver card step back', 'bring back the step I removed'. Whether there is such a thing, only the trash knows. */
export function thingBackIn(message: string): ThingBack | undefined {
  for (const whole of wholeMessages) {
    const groups = whole.exec(message.trim())?.groups;
    const thing = groups && Object.values(groups).find((words) => words !== undefined);
    if (!thing || (isWish.test(message) && !ofPlan.test(thing))) continue;
    if (anyRemoved.test(thing.trim())) return 'what was removed';
    const named = plainWords(thing)
      .split(' ')
      .filter((word) => word.length > 1 && !empty.has(word));
    return named.length > 0 && named.length <= 8 ? { named } : undefined;
  }
  return undefined;
}

/** The titles that have every word, or its beginning: 'driver cards' is in 'Get the driver card'. */
export function titlesWith(titles: readonly string[], { named }: { named: readonly string[] }): string[] {
  return titles.filter((title) => {
    const words = plainWords(title).split(' ');
    return named.every((word) => words.some((one) => one === word || stem(one) === stem(word)));
  });
}

const stem = (word: string) => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word);
