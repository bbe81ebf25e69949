import { type Asked, meant, one, type Reader, says } from './edit-asked.rules.ts';
import { dayIn, daysAWeekIn, hoursAWeekIn, shiftIn } from './edit-when.rules.ts';
import { anyPhrase } from './edit-words.rules.ts';
import { type NamedStep, type StepsMeant, scoredSteps, stepsMeant } from './step-reference.rules.ts';

export const another: Reader = (asked) =>
  one(asked, 'another') && meant(asked).ids.length === 0 ? { do: 'another' } : undefined;

export const pause: Reader = (asked) => {
  if (one(asked, 'resume')) return { do: 'resume' };
  return one(asked, 'pause') ? { do: 'pause' } : undefined;
};

const figureIn = (text: string) =>
  [...text.matchAll(/(?<![\w:/])[£$€]?\s?(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)\s?(k|grand|thousand)?\b(?!:)/gi)].map(
    ([whole, digits = '', suffix]) => {
      return {
        whole,
        amount: Number(/[,.]\d{3}/.test(digits) ? digits.replace(/[,.]/g, '') : digits) * (suffix ? 1000 : 1),
      };
    },
  );
const changesAmount = anyPhrase([
  'it is .. not',
  'not .. but',
  'instead of',
  'rather than',
  '^ make/change/raise/lower/set/up/increase/reduce/drop .. to/goal/target/it',
  'goal/target/amount/total/sum is/should/has',
  'it to be',
  'make/set/put it .. not',
  'now not',
  'actually',
]);

/** 'it's 22k now, not 18': another figure in the place of one that the goal names. */
export const amount: Reader = ({ text, whole, plan }) => {
  if (!changesAmount(whole)) return undefined;
  const known = [plan.title, ...plan.steps.map(({ title }) => title)].flatMap(figureIn).map((one) => one.amount);
  const named = figureIn(text).map((one) => one.amount);
  if (named.length === 0) return undefined;
  const from = known.find((one) => named.some((other) => other === one || other * 1000 === one));
  const to = named.find((other) => other !== from && other * 1000 !== from);
  if (to === undefined || (from === undefined && named.length !== 1)) return undefined;
  const [stepId] = from === undefined ? stepsMeant(whole, plan.steps).ids : [];
  const step = plan.steps.find(({ id }) => id === stepId);
  const [own] = step ? figureIn(step.title) : [];
  if (step && own)
    return { do: 'rename', stepId: step.id, title: step.title.replace(own.whole.trim(), to.toLocaleString('en-GB')) };
  if (step) return undefined;
  return from !== undefined || figureIn(plan.title).length > 0
    ? { do: 'amount', from: from ?? known[0], to }
    : undefined;
};

/** The steps of the clause that names the day: 'Tom can't do May. We meet him in June.' */
function stepsOfDate(asked: Asked): StepsMeant {
  const byNumber = meant(asked, 0.9);
  const day = dayIn(asked.text, asked);
  const clause = asked.clauses.findLast((part) => (day ? dayIn(part, asked) === day : shiftIn(part)));
  return byNumber.byNumber || !clause ? byNumber : stepsMeant(clause, asked.plan.steps, 0.9);
}

const asksForDate = anyPhrase([
  'change/move/set/shift/push/postpone the/my/that/this target? date/deadline',
  'date/deadline is wrong/impossible/too_early/too_late',
  'date/deadline does not work/fit/suit',
  'new deadline/date please/for',
]);

export const date: Reader = (asked) => {
  const { text, whole } = asked;
  const shift = shiftIn(whole);
  const day = dayIn(text, asked);
  if (!shift && !day) return asksForDate(whole) ? { do: 'when' } : undefined;
  const { ids, byNumber } = stepsOfDate(asked);
  const stepIds = byNumber || (ids.length > 0 && !isAboutGoal(asked, ids)) ? ids : [];
  const isAbout = stepIds.length > 0 || namesGoal(asked) || aboutDate(whole) || asked.clauses.some(aboutDate);
  if (!isAbout || / (?:today|tonight|right now) /.test(whole)) return undefined;
  if (day) return { do: 'date', stepIds, date: day };
  const isShift =
    / (?:more|later|earlier|back|forward|extra|longer|sooner|another|extend|push|postpone|delay|move|moved|shift|bring|brought) /.test(
      whole,
    );
  return shift && isShift ? { do: 'shift', stepIds, shift } : undefined;
};

const aboutDate = (clause: string) => says.date(clause);
const namesGoal = ({ whole, plan }: Asked) =>
  (scoredSteps(whole, [{ id: 'goal', title: plan.title, completed: false }])[0]?.score ?? 0) >= 1;

/** 'the exam got brought forward' is about the goal where the goal, or its last step, is the exam. */
function isAboutGoal({ whole, plan }: Asked, ids: readonly string[]): boolean {
  const goal: NamedStep = { id: 'goal', title: plan.title, completed: false };
  const [best] = scoredSteps(whole, [goal]);
  const last = plan.steps.at(-1);
  return ids.every((id) => id === last?.id) || (best !== undefined && best.score >= 0.9 && ids.length !== 1);
}

/** 'The next two weeks off', 'free this week'. */
function freeDaysIn(whole: string): number | undefined {
  if (/ (?:this|next|the) (?:whole )?week /.test(whole)) return 7;
  if (/ (?:this|the) weekend /.test(whole)) return 3;
  const { days = 0, months = 0 } = / (?:off|free|holiday|holidays|leave|next|coming) /.test(whole)
    ? (shiftIn(whole) ?? {})
    : {};
  const all = days + 30 * months;
  return all > 0 && all <= 60 ? all : undefined;
}

export const time: Reader = (asked) => {
  const { whole } = asked;
  if (says.setback(whole) && !hoursAWeekIn(whole)) return undefined;
  const hours = asked.clauses.map(hoursAWeekIn).find((one) => one !== undefined) ?? hoursAWeekIn(whole);
  const more = one(asked, 'more') !== undefined;
  const less = one(asked, 'less') !== undefined;
  if (more && !(less && / only /.test(whole)))
    return { do: 'hours', direction: 'more', hours, days: freeDaysIn(whole) };
  if (less) return { do: 'hours', direction: 'less', hours, daysAWeek: daysAWeekIn(whole) };
  return hours !== undefined && / (?:if|only|now|just) /.test(whole) && !/ (?:right now|today|tonight) /.test(whole)
    ? { do: 'hours', direction: undefined, hours }
    : undefined;
};

const relapseGoals =
  /smok|cigar|vap|drink|alcohol|sober|dry|booze|sugar|snack|gambl|bet|scroll|phone|screen|spend|weed|caffeine|coffee|weight|kilo|kg|stone/i;

export const setback: Reader = ({ text, whole, clauses, inView, plan }) => {
  const slipped = relapseGoals.test(plan.title) && clauses.some(says.relapse);
  if (!slipped && !says.setback(whole) && !clauses.some(says.setback)) return undefined;
  if (!inView && !/ (?:hurt|injur|broke|sprain|twisted|tore|sick|ill|flu|behind|slipped) ?/.test(whole))
    return undefined;
  const shift = shiftIn(whole);
  const days = shift ? (shift.days ?? 0) + 30 * (shift.months ?? 0) : undefined;
  return { do: 'setback', words: text, days };
};

export const pace: Reader = (asked) => {
  if (one(asked, 'harder') && !/ (?:too hard|not so) /.test(asked.whole)) return { do: 'harder', words: asked.text };
  return one(asked, 'easier') ? { do: 'easier' } : undefined;
};
