import { askedFor, openSteps } from './edit-asked.rules.ts';
import type { EditKind } from './edit-examples.ts';
import { distinct } from './edit-guess.rules.ts';
import { shareOf } from './edit-kinds.rules.ts';
import { commandStart, isRequestAfterAll, soundsLikeEdit } from './edit-or-talk.rules.ts';
import type { EditContext, EditRead, EditRequest } from './edit-request.ts';
import { kindOf } from './edit-resolve.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { type NamedStep, stemsOf, stepsMeant } from './step-reference.rules.ts';

// A long message tells a story and asks in one or two of its sentences. Each sentence is read for itself, and those that ask count.

const leastSentences = 4;
const leastLength = 240;
const sentenceEnd = /(?<=[.!?])(?<!\b(?:dr|mr|mrs|ms|st|no|approx|e\.g|i\.e)\.)\s+|\n+/i;

/** The sentences of a text that is a story. None of a short one. */
export function sentencesOfStory(text: string): string[] {
  if (text.length < leastLength) return [];
  const sentences = text.split(sentenceEnd).filter((one) => one.trim() !== '');
  return sentences.length < leastSentences ? [] : sentences;
}

const edges = { before: '(?<= )', after: '(?= )', flags: 'u' };
/** What asks for something, wherever it stands in a sentence. */
const asks = anyOf(
  [
    'please/pls/kindly',
    'can/could/would you/we/i',
    'lets/let us/me/that',
    'make we',
    'you/we can/could',
    'i/we would like/rather/prefer/love',
    'i/we need/want it/that/this/them/you',
    'i/we think i/we need',
    'go ahead',
    'how/what about',
    'should/must be/say/go/come/stand/read',
    'off the table',
    'from now on',
  ],
  edges,
);
/** What follows from all that was told. */
const concludes = / (?:so|therefore|hence|then|instead|now) /;

const asksCoach = / (?:please|can you|could you|would you|will you|can we|could we|shall we|is it possible) /;
const asksForWords =
  / (?:tell|show|remind|explain|read|list|give|advise|help) (?:me|us|it) | (?:explain|advise|advice) /;
/** A sentence that asks for an answer: the message wants that, and no change. */
export function wantsAnswer(sentence: string): boolean {
  const plain = plainClause(sentence);
  if (isRequestAfterAll(plain) || soundsLikeEdit(sentence)) return false;
  return asksForWords.test(plain) || (sentence.trim().endsWith('?') && !asksCoach.test(plain));
}

/** How much a sentence asks rather than tells. */
function askingOf(sentence: string): number {
  const plain = plainClause(sentence);
  if (wantsAnswer(sentence)) return 0;
  if (asks.test(plain) || commandStart.test(plain) || isRequestAfterAll(plain)) return 1;
  return concludes.test(plain) ? 0.5 : 0;
}

const pointsAtStep = /\b(?:that|this) (?:one|step|bit|part|piece|milestone)\b/i;
const points = /\b(?:it|that|this)\b(?!['’]s| is| was| will)/i;
/** 'That ride', where a step before says 'Ride 60 km'. */
const pointsByName = /\b(?:that|this) (?<thing>\p{L}{3,})\b/iu;
/** Kinds that 'it' may ask of the step which was named before. The day of 'it' is mostly the goal's. */
const ofStep = new Set<EditKind>(['split', 'remove', 'rename', 'done']);

/** 'The outline scares me. Could you break it up?': the step of the sentences before, in the place of the word that points at it. */
function pointedAt(sentence: string, before: readonly string[], context: EditContext): string | undefined {
  const { steps } = context.plan;
  const open = openSteps(askedFor(sentence, context));
  const named = before.flatMap((one) => {
    const { ids, byNumber } = stepsMeant(plainClause(one), open, 0.9);
    return ids.length === 1 &&
      (byNumber ||
        wordsShared(
          one,
          open.find(({ id }) => id === ids[0]),
        ))
      ? ids
      : [];
  });
  const at = steps.findIndex(({ id }) => id === named.at(-1));
  const step = steps[at];
  if (!step) return undefined;
  const { thing = '' } = pointsByName.exec(sentence)?.groups ?? {};
  const namesIt = thing !== '' && stemsOf(thing).some((stem) => stemsOf(step.title).includes(stem));
  const pattern = pointsAtStep.test(sentence) ? pointsAtStep : namesIt ? pointsByName : points;
  const isNamed = pattern === points && stepsMeant(plainClause(sentence), open, 0.6).ids.length > 0;
  return isNamed || !pattern.test(sentence) ? undefined : sentence.replace(pattern, `step ${at + 1}`);
}
/** Two words at least: one alone may be said of anything in a long story. */
const wordsShared = (text: string, step: NamedStep | undefined) => {
  const said = stemsOf(text);
  return stemsOf(step?.title ?? '').filter((stem) => said.includes(stem)).length > 1;
};

const pointsPlainly = (sentence: string) => !pointsAtStep.test(sentence) && !pointsByName.test(sentence);

interface SentenceRead extends EditRead {
  /** How clearly it must sound like its kind of edit. */
  least: number;
  value: number;
  share: number;
  asking: number;
}

/** Reads one sentence or a few as a message of its own. */
export type ReadsMessage = (message: string, context: EditContext) => EditRead | undefined;

function readSentence(
  sentence: string,
  before: readonly string[],
  { context, reads }: { context: EditContext; reads: ReadsMessage },
): SentenceRead | undefined {
  const pointed = pointedAt(sentence, before, context);
  const ofPointed = pointed === undefined ? undefined : reads(pointed, context);
  const isOfStep = ofPointed && (ofStep.has(kindOf(ofPointed.request)) || !pointsPlainly(sentence));
  const read = isOfStep ? ofPointed : reads(sentence, context);
  if (!read) return undefined;
  const asking = askingOf(sentence);
  const isUnclear = read.request.do === 'choose' || read.request.do === 'which';
  const share = shareOf(isOfStep ? (pointed ?? sentence) : sentence, kindOf(read.request));
  const value = asking + share + (read.isSure ? 0.3 : 0) - (isUnclear ? 0.3 : 0);
  return { ...read, value, share, asking, least: isOrder(sentence) && !isUnclear ? leastOrdered : leastAsked };
}

const mostChoices = 3;
/** A sentence that asks must sound a little like its kind of edit, and one that only tells clearly. */
const leastAsked = 0.25;
const clearlyTold = 0.45;
/** A sentence that orders something needs to sound less like it: 'so please drop the walking club'. */
const leastOrdered = 0.1;
const leadIn = /^ (?:(?:so|and|then|but|well|ok|okay|anyway|please|just) )+/;
const isOrder = (sentence: string) => commandStart.test(plainClause(sentence).replace(leadIn, ' '));

/** What a long message asks for. Undefined where no sentence of it asks or tells clearly. */
export function readLong(
  sentences: readonly string[],
  context: EditContext,
  reads: ReadsMessage,
): EditRead | undefined {
  const all = sentences.flatMap(
    (sentence, at) => readSentence(sentence, sentences.slice(0, at), { context, reads }) ?? [],
  );
  const asked = all.filter(({ asking, share, isSure, least }) => asking === 1 && (isSure || share >= least));
  if (asked.length === 0 && sentences.some(wantsAnswer)) return undefined;
  const clear = asked.filter(({ request }) => request.do !== 'choose' && request.do !== 'which');
  if (clear.length > 0) return { request: together(clear.map(({ request }) => request)), isSure: false };
  const told = all.filter(({ asking, share }) => share >= (asking > 0 ? leastAsked : clearlyTold));
  const best = (asked.length > 0 ? asked : told).toSorted((a, b) => b.value - a.value);
  const requests = best.flatMap(({ request }) => (request.do === 'choose' ? request.requests : [request]));
  const [first, ...others] = distinct(requests, (one) => one).slice(0, mostChoices);
  if (!first) return undefined;
  return { request: others.length > 0 ? { do: 'choose', requests: [first, ...others] } : first, isSure: false };
}

/** Of two requests for the same thing the later one counts: 'one week might do. So make it 3500'. */
const sameThing = (a: EditRequest, b: EditRequest) =>
  a.do === b.do &&
  (a.do === 'amount' ||
    a.do === 'shift' ||
    a.do === 'rename-goal' ||
    (a.do === 'date' && b.do === 'date' && a.stepIds.join() === b.stepIds.join()));

function together(requests: readonly EditRequest[]): EditRequest {
  const flat = requests.flatMap((request) => (request.do === 'several' ? request.requests : [request]));
  const last = flat.filter((one, at) => !flat.slice(at + 1).some((later) => sameThing(one, later)));
  const [first, ...others] = distinct(last, (one) => one);
  const another = flat.find((one) => one.do === 'another');
  if (another) return another;
  return first && others.length > 0 ? { do: 'several', requests: [first, ...others] } : (first as EditRequest);
}
