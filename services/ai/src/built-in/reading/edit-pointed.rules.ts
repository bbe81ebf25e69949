import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { plainClause } from './edit-words.rules.ts';
import { relatedSteps, stepsMeant } from './step-reference.rules.ts';

// 'The bank turned me down for the 0% card so take that out': what is asked of a step that the words before it name.

const saidBefore =
  "^(?<before>.{6,200}?)(?:[,;.!?]|\\b(?:so|and|then)\\b)+ *(?:(?:so|and|then|just|please|(?:you|u|ya|we|i)(?: can)?|(?:can|could) (?:you|u|we)|let's|lets|go ahead and) )*";
const pointed = '(?:that|it|this|them)(?: one| step| bit| part)?';
const dropping = 'drop|remove|delete|skip|scrap|bin|ditch|cut|lose|axe|cancel|get rid of|out with|forget|forget about';
const end = '(?: please| then| now| entirely| altogether| any ?more| after all| from the \\w+)*(?:$|[.,;!?])';
const notNeeded =
  "(?:do not|don['’]?t|do n['’]t|wont|won['’]t|will not|no longer) (?:need|want|have to do|bother with)";
const takesOut = [
  new RegExp(`${saidBefore}(?:take|leave|cut|throw|cross|strike|kick|pull|knock) ${pointed} (?:out|off|away)\\b`, 'i'),
  new RegExp(`${saidBefore}(?:${dropping}) ${pointed}${end}`, 'i'),
  new RegExp(`${saidBefore}leave ${pointed}${end}`, 'i'),
  new RegExp(`${saidBefore}${notNeeded} ${pointed}${end}`, 'i'),
  new RegExp(
    `${saidBefore}(?:that|it|this)(?:'s| is|s) (?:one|another)(?: thing)? (?:off|less on) (?:my|the|our) list`,
    'i',
  ),
  new RegExp(
    `${saidBefore}${pointed} can (?:go|come off|come out|be (?:dropped|removed|deleted|scrapped|binned))${end}`,
    'i',
  ),
];
const ticks = [
  new RegExp(
    `${saidBefore}(?:call|count|consider|mark) ${pointed}(?: as)? (?:done|sorted|finished|complete)${end}`,
    'i',
  ),
  new RegExp(`${saidBefore}(?:mark|tick|check|cross) ${pointed}(?: off)?${end}`, 'i'),
  new RegExp(`${saidBefore}tick${end}`, 'i'),
];

/** Steps that words hint at, where none is named. */
const mostOffered = 3;
const hinted = 0.2;
function askedOf(patterns: readonly RegExp[], asked: Asked, edit: 'done' | 'remove'): EditRequest | undefined {
  if (asked.text.length > 300) return undefined;
  const before = patterns.map((pattern) => pattern.exec(asked.text)?.groups?.['before']).find(Boolean);
  if (!before) return undefined;
  const words = plainClause(before);
  const { ids } = stepsMeant(words, openSteps(asked), 0.6);
  if (ids.length > 0) return { do: edit, stepIds: ids };
  const near = relatedSteps(words, openSteps(asked)).filter(({ score }) => score >= hinted);
  const requests = near.slice(0, mostOffered).map(({ step }): EditRequest => ({ do: edit, stepIds: [step.id] }));
  return requests.length > 1 ? { do: 'choose', requests } : requests[0];
}

/** 'So the run club is out', 'so no caterer': the thing that is to go is named in the same words. */
const isOut = 'out|off|a no[ -]?go|not happening|off the (?:table|cards)|no longer needed|not needed|gone';
const notNo = '(?!(?:more|longer|need|point|problem|way|one|money|time|energy|space|room)\\b)';
const noTime = '(?:(?!\\b(?:before|until|till|til|for|after)\\b)[^.,;!?]){3,40}?';
const namedOut = [
  `\\b(?:so|means|meaning|and|then|therefore)(?: that)? (?<what>[^.,;!?]{3,50}?) (?:is|are|'s) (?:${isOut})(?: now| then| too)?[.!]*$`,
  `(?:\\b(?:so|and|then|says|said|please)|,|\\.) ?no (?<what>${notNo}${noTime})(?: this year| this time| then| needed| for (?:me|us))?[.!]*$`,
  `\\b(?:so|there['’]?s|there is) nothing (?:left )?to (?<what>[^.,;!?]{3,40}?)[.!]*$`,
  `(?:^|[,;.!?] |\\bso )(?<what>[^.,;!?]{3,60}?) (?:i|we) (?:do not|don['’]?t|won['’]?t|will not) need(?: any ?more| now)?[.!]*$`,
].map((source) => new RegExp(source, 'i'));
const outOfSteps =
  /^ (?:step|number|no) ?(\d{1,2}) (?:can|should|could|must) (?:go|come out|come off|be (?:removed|dropped|deleted|cut|scrapped|binned)) $/;

function outByName(asked: Asked): EditRequest | undefined {
  for (const clause of asked.clauses) {
    const step = asked.plan.steps[Number(outOfSteps.exec(clause)?.[1] ?? 0) - 1];
    if (step) return { do: 'remove', stepIds: [step.id] };
  }
  for (const pattern of namedOut) {
    const what = pattern.exec(asked.text)?.groups?.['what'];
    const { ids } = what ? stepsMeant(plainClause(what), openSteps(asked), 0.5) : { ids: [] };
    if (ids.length > 0) return { do: 'remove', stepIds: ids };
  }
  return undefined;
}

export const removeThat: Reader = (asked) => outByName(asked) ?? askedOf(takesOut, asked, 'remove');

/** 'I've had the money in from everyone, call that one done' */
export const doneThat: Reader = (asked) => askedOf(ticks, asked, 'done');
