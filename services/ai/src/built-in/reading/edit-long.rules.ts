import { askedFor, openSteps } from './edit-asked.rules.ts';
import type { EditKind } from './edit-examples.ts';
import { distinct, shareOf } from './edit-guess.rules.ts';
import { commandStart, isRequestAfterAll } from './edit-or-talk.rules.ts';
import type { EditContext, EditRead, EditRequest } from './edit-request.ts';
import { kindOf } from './edit-resolve.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { stepNumbersIn, stepsMeant } from './step-reference.rules.ts';

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

const edges = { before: '(?<= )', after: '(?= )', flags: '' };
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

/** How much a sentence asks rather than tells. */
function askingOf(sentence: string): number {
  const plain = plainClause(sentence);
  if (asks.test(plain) || commandStart.test(plain) || isRequestAfterAll(plain)) return 1;
  return concludes.test(plain) ? 0.5 : 0;
}

const points = /\b(?:that|this) (?:one|step|bit|part|thing)\b|\b(?:it|that|this)\b(?!['’]s| is| was| will)/i;
/** Kinds that 'it' may ask of the step which was named before. The day of 'it' is mostly the goal's. */
const ofStep = new Set<EditKind>(['split', 'remove', 'rename', 'done']);

/** 'The outline scares me. Could you break it up?': the step of the sentences before, in the place of the word that points at it. */
function pointedAt(sentence: string, before: readonly string[], context: EditContext): string | undefined {
  const { steps } = context.plan;
  const open = openSteps(askedFor(sentence, context));
  if (stepsMeant(plainClause(sentence), open, 0.6).ids.length > 0 || !points.test(sentence)) return undefined;
  const named = before.flatMap((one) => {
    const plain = plainClause(one);
    const { ids } = stepsMeant(plain, open, 0.9);
    return ids.length === 1 || stepNumbersIn(plain, steps).length === 1 ? ids.slice(0, 1) : [];
  });
  const at = steps.findIndex(({ id }) => id === named.at(-1));
  return at < 0 ? undefined : sentence.replace(points, `step ${at + 1}`);
}

interface SentenceRead extends EditRead {
  value: number;
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
  const isOfStep = ofPointed && ofStep.has(kindOf(ofPointed.request));
  const read = isOfStep ? ofPointed : reads(sentence, context);
  if (!read) return undefined;
  const asking = askingOf(sentence);
  const isUnclear = read.request.do === 'choose' || read.request.do === 'which';
  const value = asking + shareOf(sentence, kindOf(read.request)) + (read.isSure ? 0.3 : 0) - (isUnclear ? 0.3 : 0);
  return { ...read, value, asking };
}

const mostChoices = 3;
/** A sentence that only tells must sound like its kind of edit. */
const clearlyTold = 0.35;

/** What a long message asks for. Undefined where no sentence of it asks or tells clearly. */
export function readLong(
  sentences: readonly string[],
  context: EditContext,
  reads: ReadsMessage,
): EditRead | undefined {
  const all = sentences.flatMap(
    (sentence, at) => readSentence(sentence, sentences.slice(0, at), { context, reads }) ?? [],
  );
  const asked = all.filter(({ asking }) => asking === 1);
  const clear = asked.filter(({ request }) => request.do !== 'choose' && request.do !== 'which');
  if (clear.length > 0) return { request: together(clear.map(({ request }) => request)), isSure: false };
  const told = all.filter(({ asking, value }) => asking > 0 || value >= clearlyTold);
  const best = (asked.length > 0 ? asked : told).toSorted((a, b) => b.value - a.value);
  const requests = best.flatMap(({ request }) => (request.do === 'choose' ? request.requests : [request]));
  const [first, ...others] = distinct(requests, (one) => one).slice(0, mostChoices);
  if (!first) return undefined;
  return { request: others.length > 0 ? { do: 'choose', requests: [first, ...others] } : first, isSure: false };
}

function together(requests: readonly EditRequest[]): EditRequest {
  const flat = requests.flatMap((request) => (request.do === 'several' ? request.requests : [request]));
  const [first, ...others] = distinct(flat, (one) => one);
  return first && others.length > 0 ? { do: 'several', requests: [first, ...others] } : (first as EditRequest);
}
