import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import { dayIn } from './edit-when.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { stemsOf, stepNumbersIn } from './step-reference.rules.ts';
import { upperFirst } from './tidy-words.rules.ts';

// 'We skip the saw, the timber yard cuts everything to size': a thing that is not needed, and who does its work instead.

const opens = '^(?:(?:so|and|also|well|ok|okay|by the way|actually)[ ,]+)*';
const will = "(?:['’]ll| will|['’]re going to| are going to| can)?";
const leaves = '(?:skip|do without|drop|leave out|go without|save ourselves)';
const no = "(?:do not|don['’]?t|won['’]?t|will not)";
const skips = [
  `(?:i|we)${will} (?:just |now )?${leaves}`,
  `(?:i|we) ${no} (?:need|use|have|want|buy)`,
  "(?:there is |there['’]s )?no need (?:for|of)",
].join('|');
const thing =
  "(?: the| a| an| any| our| my)? (?<thing>[\\p{L}'’-]+(?: [\\p{L}'’-]+)?)(?: (?:any more|anymore|at all|after all|now))?";
const skipped = new RegExp(
  `${opens}(?:${skips})${thing}(?: ?[,;:.–-]+ *| (?:because|since|as|for) )(?<reason>[^.!?]{6,160})`,
  'iu',
);
/** 'The timber yard cuts everything', 'my brother paints the walls'. */
const doneByOther =
  /^(?!(?:it|that|this|nobody|no one|none|nothing)\b)(?:the |my |our |a |an )?(?:[\p{L}'’-]+ ){1,4}?(?<deed>\p{L}{2,})s (?:everything|it|them|all|the|that|this|every|each|my|our)\b/iu;
const ofTime = /\b(?:today|tomorrow|tonight|week|weekend|month|day|days|holidays?|once|this time|next time)\b/i;

/** 'Change the plan' behind a sentence is an order about it. */
const politely = '(?:so |and |please |can you |could you |then )*';
const changes = '(?:change|adapt|adjust|update|fit|fix|revise|rework) (?:the|my|our|this) (?:plan|steps|roadmap|goal)';
const behind = '(?: please| accordingly| to (?:that|this|match|fit)(?: it)?| for (?:that|this)| then| now)*';
const changesPlan = new RegExp(`(?<=[.!?;,–-]|^)\\s*${politely}${changes}${behind}\\s*[.!]*\\s*$`, 'i');

/** A message without the order to change the plan, where something stands before it. */
export function withoutChangeOrder(message: string): string {
  const rest = message.replace(changesPlan, '').trim();
  return /\p{L}{3,} \p{L}{2,}/u.test(rest) ? rest : message;
}

/** The texts of a step in which a thing may stand. */
const namesStem = (text: string, stems: readonly string[]) => stemsOf(text).some((stem) => stems.includes(stem));

export const without: Reader = (asked: Asked) => {
  const { thing: said = '', reason = '' } = skipped.exec(asked.text)?.groups ?? {};
  const [stem] = stemsOf(said);
  if (!stem || ofTime.test(said) || stepNumbersIn(plainClause(said), asked.plan.steps).length > 0) return undefined;
  if (dayIn(asked.text, asked) || /\?/.test(asked.text)) return undefined;
  // The step that the goal is about is no part of it.
  if (namesStem(openSteps(asked).at(-1)?.title ?? '', stemsOf(said))) return undefined;
  const deed = doneByOther.exec(reason)?.groups?.['deed'] ?? '';
  // 'We don't need the hall, no worries' only leaves a step out.
  if (!deed) return undefined;
  const stems = [...stemsOf(said), ...stemsOf(deed)];
  const texts = openSteps(asked).flatMap((step) => [step.title, step.description ?? '', ...(step.tasks ?? [])]);
  if (!texts.some((text) => namesStem(text, stems))) return undefined;
  return {
    do: 'without',
    thing: said,
    deed: deed.toLowerCase(),
    because: `${upperFirst(reason.trim())}.`,
  };
};
