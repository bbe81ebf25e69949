import { isDeepStrictEqual } from 'node:util';
import { type Asked, openSteps } from './edit-asked.rules.ts';
import type { EditKind } from './edit-examples.ts';
import { likelyKinds, longest, shareOf } from './edit-kinds.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { kindOf, resolvers } from './edit-resolve.rules.ts';
import { scoredSteps } from './step-reference.rules.ts';

/** Of those with an equal request the first. */
export const distinct = <T>(all: readonly T[], requestOf: (one: T) => EditRequest): T[] =>
  all.filter((one, n) => all.findIndex((other) => isDeepStrictEqual(requestOf(other), requestOf(one))) === n);

/** Below this share of edits together, the message is answered rather than guessed at. */
const sureEnough = 0.4;
/** From this value on, a kind of edit may be meant. */
const worthTrying = 0.1;
/** What has so large a part of all values is proposed: less is enough for what a phrase says. Else the person chooses. */
const clear = { byPhrase: 0.55, guessed: 0.7 };
const mostChoices = 3;

/** Kinds that need a step. They are likelier the better a message names one. */
const ofSteps: ReadonlySet<EditKind> = new Set(['done', 'remove', 'split', 'rename', 'reorder']);
/** How well a step must be named so that its kinds are as likely as the others. */
const usual = 0.7;

interface Candidate {
  request: EditRequest;
  value: number;
}

/** So much likelier is what a phrase in the message asks for. */
const ofPhrase = 0.4;

/** What a message may ask for, the likeliest first. A step, day or thing that it needs is named. */
function candidatesFor(asked: Asked, byPhrase: EditRequest | undefined): Candidate[] {
  const named = scoredSteps(asked.whole, openSteps(asked))[0]?.score ?? 0;
  const fit = Math.min(1.6, Math.max(0.4, named / usual));
  const likely = likelyKinds(asked.text).filter(({ kind }) => kind !== 'none');
  const worth = (kind: EditKind, share: number) => share * (ofSteps.has(kind) ? fit : 1);
  const guessed = likely.flatMap(({ kind, share }): Candidate[] => {
    const value = worth(kind, share);
    const isPhrase = byPhrase && kindOf(byPhrase) === kind;
    const request = value >= worthTrying && !isPhrase ? resolvers[kind](asked) : undefined;
    return request ? [{ request, value }] : [];
  });
  const share = byPhrase && likely.find(({ kind }) => kind === kindOf(byPhrase))?.share;
  const said = byPhrase ? [{ request: byPhrase, value: ofPhrase + worth(kindOf(byPhrase), share ?? 0) }] : [];
  const best = [...said, ...guessed].toSorted((a, b) => b.value - a.value);
  return distinct(best, ({ request }) => request);
}

/** The edit that a message most likely asks for, or a choice of two or three. `byPhrase`: what a phrase in it asks for. */
export function guessEdit(asked: Asked, byPhrase?: EditRequest): EditRequest | undefined {
  const { text } = asked;
  if (text.length > longest) return undefined;
  if (!byPhrase && 1 - shareOf(text, 'none') < sureEnough) return undefined;
  const candidates = candidatesFor(asked, byPhrase);
  const [first, ...others] = candidates;
  if (!first) return undefined;
  const all = candidates.reduce((sum, { value }) => sum + value, 0);
  const part = first.request === byPhrase ? clear.byPhrase : clear.guessed;
  if (others.length === 0 || first.value >= part * all) return first.request;
  const [second] = others;
  const hours = first.request.do === 'hours' && second?.request.do === 'hours' ? first.request.hours : undefined;
  // 'Can you do it with 2 hours a week?': the plan knows whether that is more or less.
  if (hours !== undefined) return { do: 'hours', direction: undefined, hours };
  const choices = candidates.flatMap(({ request }) =>
    request.do === 'choose' ? request.requests.slice(0, 1) : [request],
  );
  return { do: 'choose', requests: choices.slice(0, mostChoices) };
}
