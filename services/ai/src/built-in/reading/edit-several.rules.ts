import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { askedFor, openSteps } from './edit-asked.rules.ts';
import { end } from './edit-end.rules.ts';
import type { EditKind } from './edit-examples.ts';
import { distinct } from './edit-guess.rules.ts';
import { likelyKinds, shareOf } from './edit-kinds.rules.ts';
import { outrightly, readOne } from './edit-one.rules.ts';
import { orders, soundsLikeEdit } from './edit-or-talk.rules.ts';
import { goalRenamed } from './edit-other-words.rules.ts';
import type { EditContext, EditRequest } from './edit-request.ts';
import { kindOf, openStepsNamed } from './edit-resolve.rules.ts';
import { plainClause } from './edit-words.rules.ts';
import { titledAnew } from './new-title.rules.ts';
import { otherMeasure } from './other-measure.rules.ts';
import { marksIt, tellsOfIt, toldDone } from './told-done.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

// The changes of a message that asks for more than one.

/** 'Make step 2 shorter, drop step 6' */
const nextOrder =
  /,\s+(?=(?:then |also |please )*(?:make|drop|delete|remove|skip|move|push|split|shorten|rename|tick|swap|merge) (?:the |my )?(?:steps?|first|second|third|last|next|number) )/i;

/** Sentences, and the parts that 'and' or 'but' joins, where each is long enough to ask for something. */
const parts = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|,?\s+\b(?:and|but|plus|also)\b\s+|\n/i)
    .flatMap((part) => part.split(nextOrder))
    .map((part) => part.replace(/^[,;\s]+|[,;\s]+$/g, ''))
    .filter((part) => part.split(' ').length >= (orders(plainClause(part)) ? 2 : leastWords));
/** 'Photos' in 'photos and the booking page' asks for nothing by itself. */
const leastWords = 3;
/** A part must sound so clearly like an edit to stand for itself. */
const clearPart = 0.2;
/** These change the whole plan, so they take no part in several changes. */
const ofWholePlan = new Set<EditKind>([
  'setback',
  'less',
  'more',
  'easier',
  'harder',
  'another',
  'pause',
  'resume',
  'done-all',
  'none',
]);

/** A part that asks for other words outright. */
function isOutright(part: string, context: EditContext): boolean {
  const asked = askedFor(part, context);
  return [end, ...outrightly].some((read) => read(asked) !== undefined);
}

/** Steps that a message tells are done, with what else it asks for: 'soil tested, and add a step for lime'. */
export function doneBeside(message: string, context: EditContext): EditRequest | undefined {
  const told = toldDone(message, context.plan.steps);
  if (!told) return undefined;
  const done: EditRequest = { do: 'done', stepIds: told.stepIds };
  const [likeliest] = likelyKinds(message);
  const last = openSteps(askedFor(message, context)).at(-1)?.id ?? '';
  if (likeliest?.kind === 'done-all' && soundsLikeEdit(message) && told.stepIds.includes(last))
    return { do: 'done-all' };
  if (likeliest?.kind === 'done' || likeliest?.kind === 'done-all') {
    // 'Wool's in the basket, and I have picked the pattern'
    const others = openStepsNamed(askedFor(told.rest, context)).filter((id) => !told.stepIds.includes(id));
    const isTold = !saysOpen(told.rest) && told.rest.split(' ').length >= leastWords;
    if (isTold && others.length === 1) return { do: 'done', stepIds: [...told.stepIds, ...others] };
  }
  const isLittle = told.rest.split(' ').length < leastWords;
  if (marksIt.test(plainClause(told.rest))) return done;
  if (told.rest === '' || (isLittle && (told.stepIds.length > 1 || tellsOfIt(plainClause(message))))) return done;
  if (isLittle) return undefined;
  const several = severalIn(told.rest, context);
  const one = several ? undefined : readOne(told.rest, context);
  const all = several?.do === 'several' ? several.requests : [several ?? one?.request ?? []].flat();
  const others = all.filter((other) => !tellsLittle.has(other.do) && !names(other, told.stepIds));
  const clear = others.filter((other) => one?.isSure || isAskedBeside(told.rest, other));
  const [only] = clear;
  // 'Theory test booked: 3 March' gives the test its day. It is not over.
  if (clear.length === 1 && only?.do === 'date' && only.stepIds.length === 0 && told.stepIds.length === 1)
    if (isBooked.test(message) && !ofWholeGoal.test(told.rest) && !opensWithBooking(told.stepIds, context))
      return { ...only, stepIds: told.stepIds };
  if (clear.length > 0) return { do: 'several', requests: [done, ...clear] };
  const saysNoMore = !one && !several && !/\b(?:when|if|once|until|till|after|not|remind)\b/i.test(told.rest);
  return (saysNoMore || told.stepIds.length > 1) && !others.some(({ do: what }) => what === 'setback')
    ? done
    : undefined;
}
const ofWholeGoal = /\b(?:deadline|goal|plan|everything|move|push|shift|change|set|extend|postpone|finish)\b/i;
const isBooked = /\b(?:booked|scheduled|fixed|arranged|confirmed)\b/i;
const opensWithBooking = (ids: readonly string[], { plan }: EditContext) =>
  plan.steps.some(
    ({ id, title }) => ids.includes(id) && /^(?:book|schedule|fix|arrange|confirm|reserve)\b/i.test(title),
  );
const saysOpenWords = [
  'not|no|never|next|now|will|going to|want|need|please|can|could|should|but|still|move|push|add',
  'drop|remove|skip|take|leave|put|make|get|like|off|full|shut|closed|too|instead|tomorrow|until',
  'till|before|when|if|once|after|remind',
];
const saysOpenWord = new RegExp(String.raw`\b(?:${saysOpenWords.join('|')})\b`, 'i');
const saysOpen = (text: string) => saysOpenWord.test(text) || /n't|'ll|'d|\?/.test(text);
/** Nothing else is asked of a step that is done. */
const names = (request: EditRequest, ids: readonly string[]) =>
  ('stepId' in request && request.stepId !== undefined && ids.includes(request.stepId)) ||
  ('stepIds' in request && request.stepIds.some((id) => ids.includes(id)));
/** Beside steps that are done, these are no request of their own. */
const tellsLittle = new Set<EditRequest['do']>(['choose', 'which', 'done', 'done-all', 'undone']);
const isAskedBeside = (rest: string, request: EditRequest) =>
  !ofWholePlan.has(kindOf(request)) && shareOf(rest, kindOf(request)) >= clearPart;

/** 'We still lack a ladder. Add it': the two parts ask for one change. */
const pointsBack =
  /^ (?:so |then |please |just )*(?:put|add|include|fit|work|take|leave|drop|remove|skip|change|turn|swap|make) (?:that|it|this|them|those)(?: one)? (?!all |whole )/;
const refersBack = (part: string) => pointsBack.test(plainClause(part));

/** The changes of a message that asks for more than one, each in a part of its own. */
export function severalIn(message: string, context: EditContext): EditRequest | undefined {
  const renamed = goalRenamed(askedFor(message, context));
  if (renamed?.do === 'several') return renamed;
  const read = parts(message);
  if (read.length < 2 || read.length > 4 || read.slice(1).some(refersBack)) return undefined;
  const commanded = new Set<EditRequest>();
  const requests = read.flatMap((part): EditRequest[] => {
    const read = readOne(part, context);
    const request = read && (figureOfStep(part, context, read.request) ?? read.request);
    if (!request || request.do === 'choose' || request.do === 'which' || ofWholePlan.has(kindOf(request))) return [];
    if (beginsWithVerb(part) || orders(plainClause(part))) commanded.add(request);
    const isCommanded = read.isSure && orders(plainClause(part));
    return isCommanded || shareOf(part, kindOf(request)) >= clearPart || isOutright(part, context) ? [request] : [];
  });
  // 'Remove the sauna, I dislike heat': what is not ordered tells why.
  const reasons = requests.filter(
    (one) => !commanded.has(one) && [...commanded].some((order) => kindOf(order) === kindOf(one)),
  );
  const ends = requests.flatMap((one) => (one.do === 'date' && one.stepIds.length === 0 ? [one.date] : []));
  const told = requests.filter(
    (one) =>
      !(reasons.includes(one) && kindOf(one) === 'remove') && !(one.do === 'not-before' && ends.includes(one.date)),
  );
  // A later day for all is asked for outright. Other days tell why.
  const delayed = told.some((one) => one.do === 'shift' && one.stepIds.length === 0);
  const meant = delayed ? told.filter((one) => kindOf(one) !== 'date' || one.do === 'shift') : told;
  const asked = distinct(sameMonth(meant, commanded), (request) => request);
  const steps = asked.flatMap((one) => (one.do === 'date' ? one.stepIds.join() || 'goal' : []));
  // A step has one day: 'potatoes go in in March, onions in April' tells of its parts.
  if (steps.length > 1 && new Set(steps).size === 1) return undefined;
  if (asked.length === 1 && (meant.length > 1 || told.length < requests.length)) return asked[0];
  if (delayed && asked.length === 1) return asked[0];
  const isOfWords = asked.length > 1 && asked.every((one) => /^rename/.test(kindOf(one)));
  const titled = isOfWords ? titledAnew(askedFor(message, context)) : undefined;
  // A title that was cut in two at its 'and' is whole in the message alone.
  if (titled && !asked.some((one) => isDeepStrictEqual(one, titled))) return titled;
  return asked.length > 1 ? { do: 'several', requests: asked } : undefined;
}

/** 'Let it be 3 hours a week sewing': the hours of the step that is named, rather than of the whole plan. */
function figureOfStep(part: string, context: EditContext, request: EditRequest): EditRequest | undefined {
  if (request.do !== 'hours') return undefined;
  const asked = askedFor(part, context);
  const other = otherMeasure(asked);
  return other?.do === 'rename' && openStepsNamed(asked)[0] === other.stepId ? other : undefined;
}

/** 'Could we go in May? The flight lands on the 8th of May': the day counts, and it is the goal's.
 *  'Book the flight by 8 May' asks for a step's own day. */
function sameMonth(requests: readonly EditRequest[], commanded: ReadonlySet<EditRequest>): readonly EditRequest[] {
  const dates = requests.flatMap((request) => (request.do === 'date' ? [request] : []));
  const ofGoal = dates.find(({ stepIds }) => stepIds.length === 0);
  const day = dates.find(
    (one) => one !== ofGoal && one.date !== ofGoal?.date && one.date.slice(0, 7) === ofGoal?.date.slice(0, 7),
  );
  if (!ofGoal || !day || (day.stepIds.length > 0 && commanded.has(day))) return requests;
  const others = requests.filter((one) => one !== ofGoal && one !== day);
  // 'The cold water has to wait till April. 1 April then'
  if (day.stepIds.length > 0 && isLastOfMonth(day.date) && !isLastOfMonth(ofGoal.date))
    return [...others, { ...day, date: ofGoal.date }];
  return [...others, { do: 'date', stepIds: [], date: day.date }];
}
const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01');
