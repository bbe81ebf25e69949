import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import { isNamedAsGoal } from './edit-plan-readers.rules.ts';
import { dayIn, firstDay, withoutRefusedDays } from './edit-when.rules.ts';
import { anyOf } from './phrases.rules.ts';
import { scoredSteps } from './step-reference.rules.ts';

// 'The barn holds our slot until 5 December, so booking it goes on that day': one clause names the day, another one the step.

const edges = { before: '(?<= )', after: '(?= )', flags: 'u' };
/** What points at the day of another clause. */
const pointsAtDay = anyOf(
  [
    'on/for/by/to/until/till/from/after/before/around that/this/the_same day/date/morning/evening/afternoon/weekend/week/month',
    'by/until/till/from/before/after/around then',
    'only/not/never/do then',
    'earlier/sooner/before/later than? that',
    'not before/until/till/after that',
    'that/which is/was when',
    'that/this day/date',
    'book/buy/order/call/do/start/begin/send/meet/see/make _? _? _? _? then',
    'put/move/set/schedule/plan/do/place _? _? _? then',
  ],
  edges,
);
/** 'Mugs not earlier than that' */
const waits = anyOf(
  ['not/no/none/nothing/never _* before/earlier/sooner/until/till', 'only/not from/after/then', 'from/after then/that'],
  edges,
);
/** 'That's from the 1st of February': the clause of the day points at the thing before it. */
const pointsAtThing =
  / (?:that|this|it|which) (?:is|will be|starts|opens|begins|would be|can be|goes|has to be|must be) /;
const wholePlan =
  / (?:everything|with all|all done|it all|whole (?:thing|plan|goal)|all of it|the (?:plan|goal|deadline|lot)) /;

const named = 0.6;
const ahead = 0.15;
/** The open step that a clause names by more than what the goal is about. */
function stepNamedIn(clause: string, asked: Asked): string | undefined {
  const [best, second] = scoredSteps(clause, openSteps(asked));
  if (!best || best.score < named || best.score - (second?.score ?? 0) < ahead) return undefined;
  return isNamedAsGoal({ ...asked, whole: clause }, best.step.id) ? undefined : best.step.id;
}

/** The day that one clause names, for the step that another clause gives it to. */
export const dayPointedAt: Reader = (asked) => {
  const { clauses, text } = asked;
  if (wholePlan.test(asked.whole)) return undefined;
  const parts = clauses
    .flatMap((clause) => clause.split(/(?<= )(?:so|but|and|because) /))
    .map((part) => ` ${part.trim()} `);
  const at = parts.findIndex((part) => dayIn(part, asked) !== undefined);
  if (at < 0) return undefined;
  const pointing = parts.findIndex((part, n) => n !== at && pointsAtDay.test(part) && stepNamedIn(part, asked));
  const [before = ''] =
    pointsAtThing.test(parts[at] ?? '') && !stepNamedIn(parts[at] ?? '', asked) ? [parts[at - 1]] : [];
  const clause = parts[pointing] ?? before;
  const stepId = clause ? stepNamedIn(clause, asked) : undefined;
  const told = withoutRefusedDays(text, asked);
  const date = waits.test(clause) ? firstDay(told, asked) : dayIn(told, asked);
  if (!stepId || !date) return undefined;
  if (waits.test(clause)) return { do: 'not-before', date, stepId };
  // 'The wedding is on 17 July, so I have to be at 80 by then': the last step is the goal's own.
  const isEnd = openSteps(asked).at(-1)?.id === stepId;
  return { do: 'date', stepIds: isEnd ? [] : [stepId], date };
};
