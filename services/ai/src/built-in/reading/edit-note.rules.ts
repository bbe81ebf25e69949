import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { stepsMeant } from './step-reference.rules.ts';
import { upperFirst } from './tidy-words.rules.ts';

// 'On the camera step write down that it must be a 4G one': a note for a step, beside its title.

const step =
  "(?<step>(?:step |number )\\d{1,2}|(?:the |my |that )?[\\p{L}\\d' -]{2,40}? (?:one|step|bit|part)|the [\\p{L}\\d'-]+)";
const write = '(?:write|put|note|add|mention|say|jot|remember|include)(?: down| in)?(?: a note)?';
const note = '(?<note>[^.!?]{4,160})';
const says = '(?:that|saying|which says|to say|:)';
const notes: readonly RegExp[] = [
  new RegExp(
    `\\b(?:on|in|for|to|at|under|with) ${step},? (?:please |can you |you can |just )*${write},?(?: ${says})? ?${note}`,
    'iu',
  ),
  new RegExp(`\\b${write} (?:on|in|to|at|under|for|beside) ${step},? ${says} ?${note}`, 'iu'),
];
/** 'The characters are cats, should say so in the drawing step' */
const politely = '(?:so |and |please |can you |could you |just |it |that |this )*(?:should |must |could )?';
const saysIt = '(?:write|put|note|mention|say|add) (?:so|that|it|this)(?: down)?';
const saidBefore = new RegExp(
  `^(?<note>.{4,160}?)[,;.!?]+ ${politely}${saysIt} (?:on|into|in|to|at|under|beside) ${step}(?= please| so\\b| because|[.,;!?]|$)`,
  'iu',
);

function stepNamed(words: string, asked: Asked): string | undefined {
  const open = openSteps(asked);
  const [id] = stepsMeant(plainClause(words.replace(/ (?:one|bit|part)$/i, ' step')), asked.plan.steps, 0.6).ids;
  return open.find((one) => one.id === id)?.id;
}

/** What a message wants written beside a step. */
export const noted: Reader = (asked) => {
  if (asked.text.length > 400) return undefined;
  for (const pattern of [...notes, saidBefore]) {
    const found = pattern.exec(asked.text)?.groups;
    const stepId = found?.['step'] ? stepNamed(found['step'], asked) : undefined;
    const words = found?.['note']?.replace(/ (?:please|pls|thanks)$/i, '').trim();
    if (stepId && words) return { do: 'note', stepId, note: upperFirst(words) };
  }
  return undefined;
};
