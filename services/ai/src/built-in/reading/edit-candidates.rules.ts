import type { PlanEdit } from '../messages/plan-edits.ts';
import { type Asked, openSteps } from './edit-asked.rules.ts';
import { distinct } from './edit-guess.rules.ts';
import { longest } from './edit-kinds.rules.ts';
import { merge } from './edit-merge.rules.ts';
import { renameNumbered, replacement, stepFigure } from './edit-other-words.rules.ts';
import { pausedFor } from './edit-plan-readers.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { openStepsNamed, resolvers } from './edit-resolve.rules.ts';
import { movesEverything } from './edit-shift.rules.ts';
import { placeAsked, rename } from './edit-step-readers.rules.ts';
import { readTopic, topicNeeded, topicTold } from './edit-topic.rules.ts';
import { dayIn, shiftIn, untilIn, withoutRefusedDays } from './edit-when.rules.ts';
import { otherFrequency } from './other-frequency.rules.ts';
import { otherFigure, otherMeasure, otherTotal } from './other-measure.rules.ts';
import { otherThing } from './other-thing.rules.ts';
import { relatedSteps, scoredDone, stemsOf, stepNumbersIn } from './step-reference.rules.ts';
import { upperFirst } from './tidy-words.rules.ts';
import { withoutToldSpans } from './what-to-change.rules.ts';

// The changes that a message may ask for, if it asks for one kind of edit: with the steps, days and words that it names.

/** A change that a message may ask for, and its part of 1 among those of its kind. */
export interface Candidate {
  request: EditRequest;
  value: number;
}

/** Steps that a message may mean, the likeliest first, with their parts of 1. */
function stepsMaybe(asked: Asked, scored = relatedSteps): { ids: string[]; part: number }[] {
  const numbered = stepNumbersIn(asked.whole, asked.plan.steps).flatMap((n) => asked.plan.steps[n - 1]?.id ?? []);
  if (numbered.length > 0) return [{ ids: numbered, part: 1 }];
  const [first, second] = scored(asked.whole, openSteps(asked)).filter(({ score }) => score > 0.15);
  if (!first) return [];
  const named = openStepsNamed(asked);
  const several = named.length > 1 && named.includes(first.step.id) ? named : [first.step.id];
  if (!second) return [{ ids: several, part: 1 }];
  const part = first.score ** 2 / (first.score ** 2 + second.score ** 2);
  return [
    { ids: several, part },
    { ids: [second.step.id], part: 1 - part },
  ];
}

const each = (
  asked: Asked,
  requestOf: (ids: string[]) => EditRequest | '' | undefined,
  scored = relatedSteps,
): Candidate[] =>
  stepsMaybe(asked, scored).flatMap(({ ids, part }) => {
    const request = requestOf(ids);
    return request ? [{ request, value: part }] : [];
  });
const one = (request: EditRequest | undefined, value = 1): Candidate[] => (request ? [{ request, value }] : []);
/** The days that a message may ask for: of the whole, then of its sentences. */
function daysAsked(asked: Asked): string[] {
  const text = withoutRefusedDays(withoutToldSpans(asked.text), asked);
  const parts = text.split(/(?<=[.!?;,:])\s+|\s[-–—]\s/);
  return [...new Set([text, ...parts].flatMap((part) => dayIn(part, asked) ?? []))].slice(0, 2);
}
/** The first day is the likeliest. */
const ofDays = (days: readonly string[], requestsOf: (day: string) => Candidate[]): Candidate[] =>
  days.flatMap((day, at) => requestsOf(day).map(({ request, value }) => ({ request, value: value / (at + 1) })));

function movedStep(asked: Asked): Candidate[] {
  const until = untilIn(asked.text, asked);
  const shift = shiftIn(asked.whole);
  if (until) return each(asked, ([stepId]) => stepId && { do: 'not-before', date: until, stepId });
  const days = daysAsked(asked);
  if (days.length === 0) return each(asked, (stepIds) => shift && { do: 'shift', stepIds, shift });
  return ofDays(days, (date) => each(asked, (stepIds) => ({ do: 'date', stepIds, date })));
}

function movedGoal(asked: Asked): Candidate[] {
  const days = daysAsked(asked);
  if (days.length > 0) return ofDays(days, (date) => one({ do: 'date', stepIds: [], date }));
  const shift = shiftIn(asked.whole);
  return one(shift && { do: 'shift', stepIds: [], shift });
}

function shiftedAll(asked: Asked): Candidate[] {
  const shift = shiftIn(asked.whole);
  const date = untilIn(asked.text, asked) ?? daysAsked(asked)[0];
  return [
    ...one(shift && { do: 'shift', stepIds: [], shift, ...movesEverything(asked.whole) }),
    ...one(date ? { do: 'not-before', date } : undefined, shift ? 0.5 : 1),
  ];
}

const mostWords = 12;
/** What a new step is about: the topic in the words, else a short message as a whole. */
function topicOf({ text }: Asked): string | undefined {
  const read = topicNeeded(text) ?? readTopic(text) ?? topicTold(text);
  if (read && !isVague(read)) return read;
  const bare = text
    .replace(/^(?:(?:and|also|oh|what about|how about|please|can you|could you|add|include|insert|put)\s+)+/i, '')
    .replace(/[\s.?!]+$/, '');
  if (isVague(bare)) return undefined;
  if (bare.split(' ').length <= mostWords) return bare;
  const [said] = bare.split(/[.!?;]+\s+|, | - /).filter((part) => stemsOf(part).length > 1);
  return said?.split(' ').slice(0, mostWords).join(' ') ?? read;
}
/** 'Practise that' names nothing. */
const isVague = (topic: string) =>
  stemsOf(topic).length === 0 || (/\b(?:this|that|it|one|them)\b/i.test(topic) && stemsOf(topic).length < 3);

function added(asked: Asked): Candidate[] {
  const topic = topicOf(asked);
  return one(topic ? { do: 'add', topic, place: placeAsked(asked), date: dayIn(asked.text, asked) } : undefined);
}

/** A question is no note of a step. */
const asksItself =
  /\?\s*$|^(?:(?:and|but|so|ok|hey) )*(?:what|how|why|when|who|which|where|is|are|can|could|do|does|should|shall|would|will|may) /i;
/** A detail takes the place of another where both are read. Else the message becomes a note of its step. */
function changedDetail(asked: Asked): Candidate[] {
  const read = [
    otherThing(asked),
    replacement(asked),
    rename(asked),
    ...otherFrequency(asked),
    otherMeasure(asked),
    ...otherFigure(asked).map(({ request }) => request),
  ].filter((request) => request !== undefined);
  const note = upperFirst(asked.text.slice(0, longest));
  return [
    ...distinct(read, (request) => request)
      .slice(0, 2)
      .map((request) => ({ request, value: 0.7 })),
    ...(asksItself.test(asked.text)
      ? []
      : each(asked, ([stepId]) => (stepId ? { do: 'note', stepId, note } : undefined))),
  ];
}

const amountOr =
  (otherwise: (asked: Asked) => Candidate[]) =>
  (asked: Asked): Candidate[] => [
    ...[otherMeasure(asked), stepFigure(asked), otherTotal(asked)].flatMap((request) => one(request)),
    ...otherFigure(asked).flatMap(({ request }) => one(request, 0.8)),
    ...otherwise(asked),
  ];

const byKind = (kind: keyof typeof resolvers) => (asked: Asked) => {
  const request = resolvers[kind](asked);
  return request?.do === 'choose' ? request.requests.flatMap((each) => one(each, 0.6)) : one(request);
};

const lead = '(?:be|read|say|is|as|to|called|named|titled|call (?:it|this|that|the \\w+(?: \\w+)?))';
const titles = [
  /["“”'‘]([^"“”]{3,80}?)["“”'’](?=$|[\s.,;!?])/u,
  /:\s*(?:just )?([^.;!?]{3,80})(?=$|[.;!?])/u,
  new RegExp(`.*\\b${lead} ([^.;!?]{3,80})(?=$|[.;!?])`, 'iu'),
];
const behindTitle = /(?:,? (?:please|pls|thanks|otherwise|because|so that|instead of)\b.*|, .*|["'“”])$/i;
/** The new title in a message that gives one. */
function titleIn(text: string): string | undefined {
  const found = titles.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return (
    found &&
    upperFirst(
      found
        .replace(/^(?:rather|just|now) /i, '')
        .replace(behindTitle, '')
        .trim(),
    )
  );
}
const titled = (asked: Asked, requestOf: (title: string) => Candidate[]): Candidate[] => {
  const title = titleIn(asked.text);
  return title ? requestOf(title) : [];
};

/** The changes that a message may ask for, by kind of edit. */
export const candidatesOf: Readonly<Record<PlanEdit, (asked: Asked) => Candidate[]>> = {
  'move-step': movedStep,
  'move-goal': movedGoal,
  'shift-all': shiftedAll,
  'done-step': (asked) => each(asked, (stepIds) => ({ do: 'done', stepIds }), scoredDone),
  'done-goal': () => one({ do: 'done-all' }),
  add: added,
  remove: (asked) => each(asked, (stepIds) => ({ do: 'remove', stepIds })),
  reorder: byKind('reorder'),
  'rename-step': (asked) => [
    ...one(renameNumbered(asked)),
    ...byKind('rename')(asked),
    ...titled(asked, (title) => each(asked, ([stepId]) => stepId && { do: 'rename', stepId, title })),
  ],
  'rename-goal': (asked) => [
    ...byKind('rename-goal')(asked),
    ...titled(asked, (title) => one({ do: 'rename-goal', title }, 0.8)),
  ],
  'change-detail': changedDetail,
  easier: amountOr(() => one({ do: 'easier' })),
  harder: amountOr((asked) => one({ do: 'harder', words: asked.text })),
  'fewer-hours': byKind('less'),
  'more-hours': byKind('more'),
  split: (asked) => each(asked, (stepIds) => ({ do: 'split', stepIds })),
  merge: (asked) => one(merge(asked)),
  pause: (asked) => one(pausedFor(asked)),
  setback: byKind('setback'),
  another: () => one({ do: 'another' }),
  none: () => [],
};
