import { type Asked, openSteps } from './edit-asked.rules.ts';
import type { EditKind } from './edit-examples.ts';
import { distinct } from './edit-guess.rules.ts';
import { shareOf } from './edit-kinds.rules.ts';
import { isNamedAsGoal } from './edit-plan-readers.rules.ts';
import type { EditRequest, PlanRead } from './edit-request.ts';
import { kindOf } from './edit-resolve.rules.ts';
import { topicNeeded } from './edit-topic.rules.ts';
import { otherFrequency } from './other-frequency.rules.ts';
import { otherFigure } from './other-measure.rules.ts';
import { otherThing } from './other-thing.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { relatedSteps, type Scored } from './step-reference.rules.ts';
import { beginsWithVerb, fromPast } from './word-forms.ts';

// What follows for a plan from a fact that a message tells: 'three offers came', 'the room has sheets already',
// 'the deposit is 720 now'. Each is a reading to offer, and none is sure.

interface Implied {
  request: EditRequest;
  value: number;
}

/** A step that shares so much with the words of a fact may be meant. */
const hinted = 0.35;
/** Steps whose scores differ by less are both offered. */
const apart = 0.25;

/** What tells that something is there, over or settled. */
const tellsOver = anyOf(
  [
    'done/sorted/finished/over/complete/completed/gone/settled/sealed/signed/paid/booked/bought/sold/sent/arrived/delivered',
    'came/come/read/seen/chosen/picked/found/passed/got/did/made/written/built/fitted/hung/cleared/handed',
    'in_the/the_post/bag',
    'behind/off me/us',
    'all clear',
    'already/finally',
    'sits/stands/hangs/hanging/standing in/on/at the/my/our',
    'i/we been/went',
    "i've/we've been",
    'has/have been',
    'these_days',
    'by_itself',
  ],
  { before: "(?<![\\p{L}'’])", after: "(?![\\p{L}'’])" },
);
/** What tells that something is still open. */
const tellsOpen =
  /\?|n['’]t\b|\b(?:not|never|no|nobody|need|needs|want|wants|should|must|could|would|will|when|until|till|before|if|too|instead|rather|still|next|only)\b|['’]ll\b/i;

/** What makes a step needless: 'so no hotel', 'it comes with one', 'my aunt lends me hers'. */
const needless = [
  /\bno (?:\p{L}+ ){0,2}?(?:needed|required|necessary)\b|\b(?:no|not) (?:need|point|reason|sense)\b/iu,
  /(?:n['’]t|\bnot|\bno longer|\bnever)(?: \p{L}+){0,2} (?:need|have to|want|bother|buy|hire|order|pay|use)\b/iu,
  /\b(?:includ(?:es?|ed|ing)|comes? with|kitted|supplied|provided|thrown in|for free|free of charge|lends?|lending|hands? out|gives? (?:me|us)|giving (?:me|us)|gave (?:me|us))\b/iu,
  /\b(?:scrapped|abolished|called off|cancelled|canceled|count me out|leave (?:it|that))\b/iu,
  /^(?:just )?forget(?: about)?\b/i,
  /\bthere(?:['’]?s| is| are)? already (?:an?|one|some|plenty|loads)\b/iu,
  /\b(?:already (?:have|got|own)|(?:have|got) (?:one|some|plenty) already)\b/iu,
];
const isNeedless = (text: string) => needless.some((pattern) => pattern.test(text));

const stepsFor = (asked: Asked, words = asked.whole): Scored[] => {
  const [best, ...others] = relatedSteps(words, openSteps(asked));
  if (!best || best.score < hinted) return [];
  return [best, ...others.filter(({ score }) => score >= hinted && best.score - score < apart)].slice(0, 2);
};

/** How the whole message sounds counts beside what a word in it tells. */
const told = 0.3;
const ofSteps = (asked: Asked, edit: 'done' | 'remove', isTold: boolean): Implied[] => {
  const share = shareOf(asked.text, edit) + (edit === 'done' ? 0.3 * shareOf(asked.text, 'done-all') : 0);
  return stepsFor(asked).map(({ step, score }) => ({
    request: { do: edit, stepIds: [step.id] },
    value: ((isTold ? told : 0) + share) * Math.min(1.3, 0.5 + score),
  }));
};

function overOrNeedless(asked: Asked): Implied[] {
  const isOut = isNeedless(asked.text);
  const isOver = tellsOver.test(asked.text) && !tellsOpen.test(asked.text);
  return [...ofSteps(asked, 'done', isOver && !isOut), ...ofSteps(asked, 'remove', isOut)];
}

const settles =
  /\b(?:settled|decided|agreed|landed|(?:gone|going|went|plumped|opted)) (?:on|for|with) |\b(?:we|i)(?:'ve| have)? (?:chosen|picked) /i;
const choosing = /^(?:choose|pick|decide|select|agree|settle|find|fix)\b/i;
/** 'We've settled on Moon River', where a step says 'Choose the song'. */
function chosen(asked: Asked): Implied[] {
  if (!settles.test(asked.text) || /\bnot\b|n['’]t\b|\?/.test(asked.text)) return [];
  const open = openSteps(asked).filter(({ title }) => choosing.test(title));
  const best = relatedSteps(asked.whole, open).map(({ step }) => step);
  return best.slice(0, 2).map(({ id }) => ({ request: { do: 'done', stepIds: [id] }, value: 2 * told }));
}

const startsPast = /^\W*(?:(?:i|we|have|had|just|finally|already|yes|ok|so|i've|we've) )*(?<verb>\p{L}+)\b/iu;
/** 'Told my sis, she cried', where one step alone says 'Tell my sister'. */
function sameVerb(asked: Asked): Implied[] {
  const said = startsPast.exec(asked.text)?.groups?.['verb']?.toLowerCase() ?? '';
  const verb = fromPast(said).toLowerCase();
  if (verb === said || verb.length < 3 || asked.text.includes('?')) return [];
  const [step, ...more] = openSteps(asked).filter(({ title }) => title.toLowerCase().startsWith(`${verb} `));
  return step && more.length === 0 ? [{ request: { do: 'done', stepIds: [step.id] }, value: 1.5 * told }] : [];
}

const single = (request: EditRequest | undefined, kind: EditKind, asked: Asked, value: number): Implied[] =>
  request ? [{ request, value: value + shareOf(asked.text, kind) }] : [];

/** So much of a topic in a title tells that the plan has it. */
const planned = 0.6;
/** 'I need to print the posters', where a step says so. The verb alone does not count: 'book a hall' is no 'book a bus'. */
export function isPlanned(plan: PlanRead, topic: string): boolean {
  const thing = beginsWithVerb(topic) ? topic.replace(/^\S+ /, '') : topic;
  return (relatedSteps(thing, plan.steps)[0]?.score ?? 0) >= planned;
}

function needed(asked: Asked): Implied[] {
  const topic = topicNeeded(asked.text);
  return single(
    topic && !isPlanned(asked.plan, topic) ? { do: 'add', topic, place: undefined, date: undefined } : undefined,
    'add',
    asked,
    told,
  );
}

/** 'Change the practice', 'so that needs changing' */
export const saysChange =
  /\b(?:change|changing|changed|adjust|make (?:that|it|this)|instead|update|should be|becomes?)\b/i;

/** Changes that a told fact may ask for, the likeliest first. */
function impliedBy(asked: Asked): Implied[] {
  if (asked.plan.steps.length === 0) return [];
  const all = [
    ...single(otherThing(asked), 'rename', asked, 2 * told),
    ...otherFigure(asked).flatMap(({ request, isSame }) =>
      single(request, 'rename', asked, isSame || saysChange.test(asked.text) ? 2 * told : told),
    ),
    ...otherFrequency(asked).flatMap((request) => single(request, 'rename', asked, 2 * told)),
    ...overOrNeedless(asked),
    ...chosen(asked),
    ...sameVerb(asked),
    ...needed(asked),
  ].filter(
    ({ request }) => !(kindOf(request) === 'remove' && 'stepIds' in request && isOnlyGoal(asked, request.stepIds)),
  );
  return distinct(
    all.toSorted((a, b) => b.value - a.value),
    ({ request }) => request,
  );
}
/** A step that shares with the message only what the goal is about is not named by it. */
const isOnlyGoal = (asked: Asked, ids: readonly string[]) => ids.every((id) => isNamedAsGoal(asked, id));

const mostChoices = 3;
/** Less is not worth an offer. */
const worth = 0.38;
/** So much of the value of the best reading must the others have. */
const part = 0.5;

function chosenFrom(requests: readonly EditRequest[]): EditRequest | undefined {
  const [first, ...more] = distinct(requests, (one) => one).slice(0, mostChoices);
  return first && more.length > 0 ? { do: 'choose', requests: [first, ...more] } : first;
}

/** Such a reading leaves no room for what a fact tells beside it. */
const standsAlone = new Set<EditRequest['do']>([
  'several',
  'which',
  'setback',
  'pause',
  'not-before',
  'keep-free',
  'exchange',
]);
/** 'The squirrels ate everything, so we need a net': what is needed after a setback. */
const thenNeeds =
  / (?:so|and|says?|said|reckons|told|think|first) (?:\w+ ){0,2}?(?:needs?|have to|has to|should|must|want|wants) | (?:also|too) $/;

/** A reading that is not sure, with what the told fact may ask for. */
export function withImplied(asked: Asked, request: EditRequest): EditRequest {
  if (request.do === 'setback' && thenNeeds.test(asked.whole)) {
    const [add] = needed(asked);
    return add ? { do: 'choose', requests: [request, add.request] } : request;
  }
  if (standsAlone.has(request.do)) return request;
  const read = request.do === 'choose' ? request.requests : [request];
  const valued = read.map((one, at) => ({
    request: one,
    value: shareOf(asked.text, kindOf(one)) + (at === 0 ? told : told / 2),
  }));
  const [first] = valued;
  const implied = impliedBy(asked).filter(({ value }) => value >= Math.max(worth, part * (first?.value ?? 0)));
  const all = [...valued, ...implied].toSorted((a, b) => b.value - a.value);
  return chosenFrom(all.map((one) => one.request)) ?? request;
}
