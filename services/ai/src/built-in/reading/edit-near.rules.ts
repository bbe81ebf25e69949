import { addMonths, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { type Asked, openSteps } from './edit-asked.rules.ts';
import { distinct } from './edit-guess.rules.ts';
import { shareOf } from './edit-kinds.rules.ts';
import { isNamedAsGoal } from './edit-plan-readers.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { dayClause } from './edit-steps-of-day.rules.ts';
import { dayIn } from './edit-when.rules.ts';
import { type NamedStep, relatedSteps, scoredSteps, stepNumbersIn, stepsNear } from './step-reference.rules.ts';

// What a message may mean beside its likeliest reading. A wrong change is worse than a choice of two or three.

const mostChoices = 3;
/** From this share on, the message tells that the goal is reached. */
const surely = 0.5;

/** The request, or a choice between it and what the message may mean as well. */
export function withNearReadings(asked: Asked, request: EditRequest): EditRequest {
  // 'Cleared the last card, that's the whole goal done'
  const end = openSteps(asked).at(-1)?.id ?? '';
  if (request.do === 'done' && request.stepIds.includes(end) && shareOf(asked.text, 'done-all') >= surely)
    return { do: 'done-all' };
  if (stepNumbersIn(asked.whole, asked.plan.steps).length > 0) return request;
  if (request.do === 'several' || request.do === 'which') return request;
  if (request.do === 'choose') {
    const near = request.requests.flatMap((one) => (one.do === 'date' ? [one, ...otherDates(asked, one)] : [one]));
    return { do: 'choose', requests: distinct(near, (one) => one).slice(0, mostChoices) };
  }
  const all = [request, ...nearTo(asked, request)];
  const requests = distinct(all, (one) => one).slice(0, mostChoices);
  return requests.length > 1 ? { do: 'choose', requests } : request;
}

function nearTo(asked: Asked, request: EditRequest): EditRequest[] {
  if (request.do === 'date') return otherDates(asked, request);
  return request.do === 'setback' ? nextTry(asked) : [];
}

/** A step that the words around a day name this well may be the one that gets it. */
const hinted = 0.55;
/** A step that words name plainly. */
const alike = 0.9;
/** A day so near to the goal's own is likely the goal's. */
const nearGoal = 31;
const isNearGoal = (asked: Asked, date: string) => {
  const { targetDate } = asked.plan;
  return Boolean(targetDate) && Math.abs(daysBetween(targetDate as string, date)) <= nearGoal;
};
const comesSooner =
  / (?:by|before|earlier|sooner|forward|finish|finished|end|done|ready|deadline|date|target|instead|already|until|aim|latest|faster|quicker|up to|goal|plan|everything|whole) /;

const namesYear = /\b20\d\d\b|\b(?:this|next) (?:month|week|year)\b|\btomorrow\b/i;
/** So far from the old day, the next such day of the calendar is hardly meant. */
const [farFromOld, nearOld] = [240, 120];
/** 'The readers get it on 1 December', where that step is due in December of next year. */
function laterYear({ text, plan }: Asked, request: Extract<EditRequest, { do: 'date' }>): EditRequest[] {
  const [stepId] = request.stepIds;
  const due = stepId ? plan.steps.find(({ id }) => id === stepId)?.dueDate : plan.targetDate;
  const date = addMonths(request.date, 12);
  if (!due || namesYear.test(text) || daysBetween(request.date, due) < farFromOld) return [];
  return Math.abs(daysBetween(date, due)) <= nearOld ? [{ ...request, date }] : [];
}

const ofWholePlan = / (?:goal|plan|deadline|target|date|finish|finished|end|done|ready) /;
/** A step that the words around the day name well, though the day is near to the goal's. */
const named = (words: string, steps: readonly NamedStep[], date: string): EditRequest[] =>
  scoredSteps(words, steps)
    .slice(0, 1)
    .flatMap(({ step, score }) => (score >= alike ? [{ do: 'date', stepIds: [step.id], date }] : []));

/** The goal's day and the step's are told apart by few words: 'the plumber comes on the 4th'. */
function otherDates(asked: Asked, request: Extract<EditRequest, { do: 'date' }>): EditRequest[] {
  const { stepIds, date } = request;
  const { targetDate } = asked.plan;
  const open = openSteps(asked);
  const words = dayClause(asked) ?? asked.whole;
  const near = stepsNear(relatedSteps(words, open).filter(({ score }) => score >= hinted));
  const isOwn = ({ id }: { id: string }) => id !== open.at(-1)?.id && !isNamedAsGoal(asked, id);
  const [told] = scoredSteps(asked.whole, open).filter(({ score }) => score >= alike);
  const beside = near.length === 0 && told && isOwn(told.step) ? [told.step] : [];
  const own = [...near.filter(isOwn), ...beside];
  const ofStep = [
    ...laterYear(asked, request),
    ...own.flatMap(({ id }): EditRequest[] => {
      const one = { do: 'date' as const, stepIds: [id], date };
      return [one, ...laterYear(asked, one)];
    }),
  ];
  const ofGoal: EditRequest = { do: 'date', stepIds: [], date };
  if (stepIds.length > 0) return isNearGoal(asked, date) ? [ofGoal, ...ofStep] : ofStep;
  if (isNearGoal(asked, date)) return ofWholePlan.test(words) ? [] : named(words, open.filter(isOwn), date);
  // News that names an earlier day seldom asks for less time.
  const isPulled = Boolean(targetDate) && date < (targetDate as string) && !comesSooner.test(asked.whole);
  return isPulled && ofStep.length < 2 ? [...ofStep, { do: 'not-before', date }] : ofStep;
}

const again =
  /\b(?:next(?! (?:\w+ )?(?:day|week|month|year)s?\b)|re-?(?:sit|take|test|run|exam)s?|second|new|another|again|repeat|rebooked|earliest)\b/i;
/** 'They let me try again on the 9th' gives the step that failed its day. */
function nextTry(asked: Asked): EditRequest[] {
  const date = again.test(asked.text) ? dayIn(asked.text, asked) : undefined;
  if (!date) return [];
  return stepsNear(scoredSteps(asked.whole, openSteps(asked)).filter(({ score }) => score >= hinted))
    .slice(0, 2)
    .map(({ id }) => ({ do: 'date', stepIds: [id], date }));
}
