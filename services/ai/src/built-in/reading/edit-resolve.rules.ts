import { type Asked, openSteps, type Reader, says, stepsFor } from './edit-asked.rules.ts';
import type { EditKind } from './edit-examples.ts';
import { looseOrder, orderAsked } from './edit-order-reader.rules.ts';
import { amount, dateAsked, freeDaysIn, pausedFor } from './edit-plan-readers.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { exchange, placeAsked, rename } from './edit-step-readers.rules.ts';
import { readGoalTitle } from './edit-title.rules.ts';
import { readTopic, topicTold } from './edit-topic.rules.ts';
import { dayIn, daysAWeekIn, hoursAWeekIn, shiftIn, untilIn } from './edit-when.rules.ts';
import { otherMeasure, otherTotal } from './other-measure.rules.ts';
import { type NamedStep, scoredDone, scoredSteps, stemsOf, stepNumbersIn, stepsMeant } from './step-reference.rules.ts';

// What a kind of edit needs, read from a message that asks for it in any words.

/** A step that shares a rare word with some words, or means much the same. */
const named = 0.6;
/** A step that means something like it, where the next one means it less. */
const hinted = 0.3;
const ahead = 0.12;
/** A further step must be named by words of its own. */
const namedBeside = 0.95;
/** Steps whose scores differ by less fit equally well. */
const apart = 0.12;

const partsOf = ({ clauses }: Asked) =>
  clauses.flatMap((clause) => clause.split(/ (?:and|but|so) /)).map((part) => ` ${part.trim()} `);

/** 'I had to leave early' names no step of 'Leave a key with Ines': a verb alone is said of anything. */
function namesThing(words: string, step: NamedStep | undefined): boolean {
  const [verb, ...rest] = step?.title.split(' ') ?? [];
  const things = stemsOf(rest.join(' '));
  const said = stemsOf(words);
  const [stem] = stemsOf(verb ?? '');
  return (
    things.length === 0 || !stem || !said.includes(stem) || said.some((one) => one !== stem && things.includes(one))
  );
}

/** The open steps that a message names, each in a part of its own. Of steps that fit equally well the first one. */
export function openStepsNamed(asked: Asked, among = openSteps(asked)): string[] {
  const numbers = stepNumbersIn(asked.whole, asked.plan.steps).flatMap((n) => asked.plan.steps[n - 1]?.id ?? []);
  if (numbers.length > 0) return numbers;
  const beside = partsOf(asked).flatMap((part) =>
    stepsMeant(part, among, namedBeside).ids.filter((id) =>
      namesThing(
        part,
        among.find((step) => step.id === id),
      ),
    ),
  );
  if (beside.length > 0) return among.flatMap(({ id }) => (beside.includes(id) ? id : []));
  const scored = scoredSteps(asked.whole, among);
  const [best, second] = scored;
  if (!best || best.score < hinted) return [];
  if (best.score < named && best.score - (second?.score ?? 0) < ahead) return [];
  const alike = new Set(scored.filter(({ score }) => best.score - score < apart).map(({ step }) => step.id));
  return among.flatMap(({ id }) => (alike.has(id) ? id : [])).slice(0, 1);
}

const ofSteps =
  (edit: 'done' | 'remove' | 'split'): Reader =>
  (asked) => {
    const stepIds = openStepsNamed(asked);
    if (stepIds.length > 0) return { do: edit, stepIds };
    const nearest = (edit === 'done' ? scoredDone : scoredSteps)(asked.whole, openSteps(asked)).slice(0, 3);
    return nearest.length > 1 && (nearest[0]?.score ?? 0) > 0
      ? { do: 'choose', requests: nearest.map(({ step }) => ({ do: edit, stepIds: [step.id] })) }
      : undefined;
  };

const undone: Reader = (asked) => {
  const ticked = asked.plan.steps.filter(({ completed }) => completed);
  const stepIds = openStepsNamed(asked, ticked.length > 0 ? ticked : [...asked.plan.steps]);
  const last = ticked.at(-1)?.id;
  const meant = stepIds.length > 0 ? stepIds : last ? [last] : [];
  return meant.length > 0 ? { do: 'undone', stepIds: meant } : undefined;
};

const renamed: Reader = (asked) =>
  exchange(asked) ?? rename(asked) ?? otherMeasure(asked) ?? otherTotal(asked) ?? amount(asked);

const hours =
  (direction: 'less' | 'more'): Reader =>
  ({ whole, clauses }) => {
    const found = clauses.map(hoursAWeekIn).find((one) => one !== undefined) ?? hoursAWeekIn(whole);
    const beside = direction === 'more' ? { days: freeDaysIn(whole) } : { daysAWeek: daysAWeekIn(whole) };
    return { do: 'hours', direction, hours: found, ...beside };
  };

/** 'The resit is on 3 March' */
const nextTry = /\b(?:next|resit|retake|second|new|another|again|repeat)\b/i;
const setback: Reader = (asked) => {
  const shift = shiftIn(asked.whole);
  const until = untilIn(asked.text, asked) ?? (nextTry.test(asked.text) ? dayIn(asked.text, asked) : undefined);
  const days = shift ? (shift.days ?? 0) + 30 * (shift.months ?? 0) : undefined;
  return { do: 'setback', words: asked.text, days, ...(until ? { until } : {}) };
};

const add: Reader = (asked) => {
  const topic = readTopic(asked.text) ?? topicTold(asked.text);
  return topic ? { do: 'add', topic, place: placeAsked(asked), date: dayIn(asked.text, asked) } : undefined;
};

const goalRenamed: Reader = (asked) => {
  const title = readGoalTitle(asked.text);
  if (title) return { do: 'rename-goal', title };
  const read = rename(asked) ?? otherTotal(asked) ?? amount(asked);
  return read?.do === 'rename-goal' || read?.do === 'amount' ? read : undefined;
};

const split: Reader = (asked) => {
  const clause = asked.clauses.find((one) => says.split(one));
  const { ids } = clause ? stepsFor(asked, clause, named) : { ids: [] };
  return ids.length > 0 ? { do: 'split', stepIds: ids } : ofSteps('split')(asked);
};

/** The whole goal is reached, unless the message names a step before the last. */
const doneAll: Reader = (asked) => {
  const [stepId] = openStepsNamed(asked);
  const isWhole = / (?:whole|everything|all of it|goal|finished|lot) /.test(asked.whole);
  const isStep = stepId !== undefined && stepId !== openSteps(asked).at(-1)?.id && !isWhole;
  return isStep ? { do: 'done', stepIds: openStepsNamed(asked) } : { do: 'done-all' };
};

/** Less or more time, or another number of what the named step counts. */
const numberOr =
  (time: Reader): Reader =>
  (asked) => {
    const other = otherMeasure(asked);
    const [named] = openStepsNamed(asked);
    return other?.do === 'rename' && other.stepId === named ? other : time(asked);
  };

export const resolvers: Record<EditKind, Reader> = {
  date: dateAsked,
  add,
  done: ofSteps('done'),
  'done-all': doneAll,
  undone,
  split,
  remove: ofSteps('remove'),
  rename: renamed,
  'rename-goal': goalRenamed,
  reorder: (asked) => orderAsked(asked) ?? looseOrder(asked),
  pause: pausedFor,
  resume: () => ({ do: 'resume' }),
  setback,
  less: numberOr(hours('less')),
  more: numberOr(hours('more')),
  easier: (asked) => otherMeasure(asked) ?? otherTotal(asked) ?? { do: 'easier' },
  harder: (asked) => otherMeasure(asked) ?? otherTotal(asked) ?? { do: 'harder', words: asked.text },
  another: () => ({ do: 'another' }),
  none: () => undefined,
};

/** The kind of edit that a request is. */
export function kindOf(request: EditRequest): EditKind {
  switch (request.do) {
    case 'amount':
    case 'exchange':
    case 'merge':
    case 'note':
    case 'rhythm':
      return 'rename';
    case 'move':
    case 'swap':
      return 'reorder';
    case 'shift':
    case 'when':
    case 'not-before':
    case 'fixed':
    case 'keep-end':
    case 'keep-free':
    case 'on-days':
      return 'date';
    case 'hours':
      return request.direction ?? 'less';
    case 'tool-gone':
      return 'setback';
    case 'fewer':
    case 'without':
      return 'remove';
    case 'realistic':
      return 'none';
    case 'which':
      return request.edit;
    case 'several':
    case 'choose':
      return request.requests[0] ? kindOf(request.requests[0]) : 'none';
    default:
      return request.do;
  }
}
