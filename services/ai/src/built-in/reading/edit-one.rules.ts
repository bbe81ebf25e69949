import { type Asked, askedFor, type Reader, says } from './edit-asked.rules.ts';
import { stepBetween } from './edit-between.rules.ts';
import { dayPointedAt } from './edit-day-of-step.rules.ts';
import { end } from './edit-end.rules.ts';
import type { EditKind } from './edit-examples.ts';
import { fewerSteps } from './edit-fewer-steps.rules.ts';
import { guessEdit } from './edit-guess.rules.ts';
import { isGrief, mayFollowDeath, ofThings, plansDeath } from './edit-heavy.rules.ts';
import { awayFrom, wellFrom } from './edit-keep-free.rules.ts';
import { likelyKinds, shareOf } from './edit-kinds.rules.ts';
import { merge } from './edit-merge.rules.ts';
import { neededOrder } from './edit-needed-order.rules.ts';
import { newBeside } from './edit-new-thing.rules.ts';
import { noted } from './edit-note.rules.ts';
import {
  aboutApp,
  asksAboutApp,
  clearly,
  commandStart,
  faint,
  isOther,
  isPlain,
  isQuestion,
  isRequestAfterAll,
  isSure,
  isTalk,
  namesSteps,
  namesStepWell,
  onlyAsks,
  orders,
  soundsLikeEdit,
  startsLikeWish,
} from './edit-or-talk.rules.ts';
import { reorder } from './edit-order-reader.rules.ts';
import { goalRenamed, limit, onlyPart, renameNumbered, replacement, stepFigure } from './edit-other-words.rules.ts';
import { splitInParts } from './edit-parts.rules.ts';
import {
  amount,
  another,
  anotherPlan,
  date,
  movesStep,
  pace,
  pause,
  setback,
  setbackAsked,
  setbackUntil,
  time,
} from './edit-plan-readers.rules.ts';
import { doneThat, removeThat } from './edit-pointed.rules.ts';
import type { EditContext, EditRead, EditRequest } from './edit-request.ts';
import { kindOf, openStepsNamed } from './edit-resolve.rules.ts';
import { rhythm } from './edit-rhythm.rules.ts';
import { delay, laterBy } from './edit-shift.rules.ts';
import { startOn } from './edit-start.rules.ts';
import { add, addThat, done, exchange, forgotten, remove, rename, split } from './edit-step-readers.rules.ts';
import { stepShifted } from './edit-step-shift.rules.ts';
import { topicNamedBefore } from './edit-topic.rules.ts';
import { ordersKindly, plainClause } from './edit-words.rules.ts';
import { titledAnew } from './new-title.rules.ts';
import { bothNumbers, figureConcluded, otherMeasure } from './other-measure.rules.ts';
import { otherValue } from './other-value.rules.ts';
import { stepNumbersIn } from './step-reference.rules.ts';
import { asksWhatToChange } from './what-to-change.rules.ts';

/** 'I only have 10 minutes a day now' is the time for the whole plan, though a step may count minutes. */
const has = "(?:have|['’]ve got|got|find|spare|give it|manage)(?: only| just| about| now)*";
const ofTime = new RegExp(
  String.raw`\b${has} [\w.]+ (?:minutes?|mins?|hours?|hrs?) (?:a|per|each|every) (?:day|week|evening|night|morning)\b`,
  'i',
);
const timeForAll: Reader = (asked) =>
  ofTime.test(asked.text) && stepNumbersIn(asked.whole, asked.plan.steps).length === 0 ? time(asked) : undefined;

export const outrightly: readonly Reader[] = [
  timeForAll,
  rhythm,
  titledAnew,
  noted,
  awayFrom,
  wellFrom,
  newBeside,
  fewerSteps,
  merge,
  neededOrder,
  splitInParts,
  figureConcluded,
  stepBetween,
  delay,
  startOn,
  movesStep,
  laterBy,
  removeThat,
  doneThat,
  forgotten,
  renameNumbered,
  otherValue,
  goalRenamed,
  bothNumbers,
  stepFigure,
  limit,
  replacement,
  onlyPart,
  setbackUntil,
  dayPointedAt,
  anotherPlan,
];

const commands: readonly Reader[] = [amount, exchange, rename, numbers, another, split, pause];
/** Kinds of edit that often say another number. */
const ofNumbers = new Set<EditKind>(['rename', 'rename-goal', 'less', 'more', 'easier', 'harder']);
/** Another number of what the step counts that the message names best. */
function numbers(asked: Asked): EditRequest | undefined {
  const request = asked.inView ? otherMeasure(asked) : undefined;
  const [kind] = likelyKinds(asked.text);
  if (!request || !kind || !ofNumbers.has(kind.kind)) return undefined;
  return request.do !== 'rename' || openStepsNamed(asked)[0] === request.stepId ? request : undefined;
}

const readers: readonly Reader[] = [add, reorder, remove, done, date, time, setback, pace];

/** Read by words that leave no other reading. */
export interface OneRead extends EditRead {
  isOutright?: true;
}

/** Above this, hours are those of the work that takes the time. */
const mostHours = 10;
/** 'Only 12 hours a week now' says what is left. */
const leavesHours =
  /\b(?:only|just|down to|at most|no more than)\b[^.;]*\b(?:hours?|hrs?|h) (?:a|per|each|every) week\b/i;
const ofJob = /\b(?:work|works|working|shifts?|job|office|overtime|nights|commut\w*)\b/i;
/** From this share on, and so many times likelier, the whole message tells of less or more time. */
const heard = 0.4;
const times = 3;
/** 'Work is dead in December, so I can give it 2 full days a week' */
function soundsOpposite(text: string, direction: 'less' | 'more'): boolean {
  const other = shareOf(text, direction === 'less' ? 'more' : 'less');
  return other >= heard && other >= times * shareOf(text, direction);
}
const turned = ({ direction, hours }: Extract<EditRequest, { do: 'hours' }>): EditRequest => {
  return { do: 'hours', direction: direction === 'less' ? 'more' : 'less', hours };
};

/** '12 hour nights, six a week' leaves less time, though it names many hours. */
function withDirection(request: EditRequest | undefined, text: string): EditRequest | undefined {
  if (request?.do !== 'hours') return request;
  if (request.direction) return soundsOpposite(text, request.direction) ? turned(request) : request;
  const [first] = likelyKinds(text);
  if (!first || first.share < clearly || (first.kind !== 'less' && first.kind !== 'more')) return request;
  const isOfWork = (request.hours ?? 0) > mostHours && !(leavesHours.test(text) && !ofJob.test(text));
  const hours = isOfWork ? undefined : request.hours;
  return { do: 'hours', direction: first.kind, hours };
}

/** Kinds of edit that a new value or title may serve. */
const ofValues = new Set<EditKind>(['rename', 'rename-goal', 'less', 'more', 'easier', 'harder', 'date']);
/** They read a value or a title wherever it stands. */
const ofFigures = new Set<Reader>([titledAnew, otherValue, goalRenamed, bothNumbers, stepFigure, limit]);
/** The whole message sounds like another kind of edit, though words in it give a value: figures often tell of the past. */
function soundsUnlike({ text, inView }: Asked, request: EditRequest): boolean {
  if (!inView || !ofValues.has(kindOf(request)) || kindOf(request) === 'date') return false;
  const kinds = likelyKinds(text);
  const [first] = kinds;
  const fits = kinds.filter(({ kind }) => ofValues.has(kind)).reduce((sum, { share }) => sum + share, 0);
  return first !== undefined && !ofValues.has(first.kind) && first.share > fits;
}

/** 'What about the dog? Quarantine has to be in this': a question that names what the plan lacks. */
const lacks = (asked: Asked) =>
  asked.inView && (topicNamedBefore(asked.text) !== undefined || forgotten(asked) !== undefined);

/** The first reader that finds a request, with what it found. */
function firstRead(all: readonly Reader[], asked: Asked): [Reader?, EditRequest?] {
  for (const read of all) {
    const request = read(asked);
    if (request) return [read, request];
  }
  return [];
}

export function readOne(message: string, context: EditContext): OneRead | undefined {
  const asked = askedFor(message, context);
  const { text, clauses } = asked;
  if (clauses.length === 0 || clauses.length > 12) return undefined;
  const [first = ''] = clauses;
  if (context.inView && asksWhatToChange(text)) return { request: setbackAsked(asked), isSure: false };
  const isEdit = context.inView && soundsLikeEdit(text);
  if (
    isQuestion(plainClause(text)) &&
    !isEdit &&
    !isRequestAfterAll(plainClause(text)) &&
    !isRequestAfterAll(first) &&
    !ordersKindly(text) &&
    !lacks(asked)
  )
    return undefined;
  const isOfPlan = stepNumbersIn(asked.whole, context.plan.steps).length > 0 || plansDeath(asked);
  const isDeath = isGrief.test(asked.whole) && !ofThings.test(asked.whole) && !isOfPlan;
  const plainly = isDeath ? outrightly.filter((read) => read !== otherValue) : outrightly;
  const inView = context.inView ? [...plainly, addThat] : [];
  const [reader, outright] = firstRead([...(context.inView ? [stepShifted] : []), end, ...inView], asked);
  // 'That is too many, make the other three just one' orders the figure, whatever the rest sounds like.
  const isOrdered = reader === stepFigure && clauses.some(orders);
  if (outright && !(reader && ofFigures.has(reader) && !isOrdered && soundsUnlike(asked, outright)))
    return { request: outright, isSure: true, isOutright: true };
  const isSetback = context.inView && says.setback(asked.whole) && !clauses.some((clause) => commandStart.test(clause));
  const order = isSetback ? [...commands, add, time, setback, ...readers] : [...commands, ...readers];
  const request = order.reduce<EditRequest | undefined>((found, read) => found ?? read(asked), undefined);
  if (isDeath)
    return request && mayFollowDeath.has(request.do) && context.inView ? { request, isSure: false } : undefined;
  const said = outright ?? (request?.do === 'which' ? undefined : withDirection(request, text));
  if (context.inView && !(said && isPlain(asked, said))) {
    const mayBe = context.plan.steps.length > 0 && clauses.length < 8 && !isOther(asked);
    const guess = mayBe ? guessEdit(asked, said) : undefined;
    const isSaid = guess !== undefined && guess === said;
    if (
      guess &&
      !isTalk(text, {
        request: guess,
        isSaid,
        namesStep: namesStepWell(asked),
        isNumbered: stepNumbersIn(asked.whole, context.plan.steps).length > 0,
      })
    )
      return { request: guess, isSure: false };
  }
  if (!request) return undefined;
  if (isSure(asked, request)) return asksAboutApp(asked) ? undefined : { request: said ?? request, isSure: true };
  const soundsSo = isEdit || shareOf(text, kindOf(request)) >= faint;
  const isOfApp = !isEdit && aboutApp(asked.whole) && !namesSteps(request);
  const isTold = onlyAsks(asked) || isOfApp || (!soundsSo && startsLikeWish(first));
  if (!context.inView || isTold || isTalk(text, { request, isSaid: true })) return undefined;
  return { request: said?.do === 'hours' ? said : request, isSure: false };
}
