import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import type { EditRequest } from '../reading/edit-request.ts';
import { shifted } from '../reading/edit-when.rules.ts';
import { orderChanges, orderWith, swapped } from './change-order.rules.ts';
import { bookletOf } from './effort.rules.ts';
import { dayAfter, newStep } from './new-step.rules.ts';
import {
  type AskedChange,
  listed,
  openSteps,
  ownChange,
  type PlanInView,
  type PlannedEdit,
  quoted,
  stepOf,
} from './plan-in-view.ts';
import { allShifted, byEffort, endingOn, isDated, stretched } from './reschedule.rules.ts';
import { setbackIn } from './setback.rules.ts';
import { splitChanges } from './split-step.rules.ts';

type Request<Do extends EditRequest['do']> = Extract<EditRequest, { do: Do }>;
type Planner<Do extends EditRequest['do']> = (plan: PlanInView, request: Request<Do>) => PlannedEdit;

const titlesOf = (plan: PlanInView, ids: readonly string[]) =>
  listed(ids.flatMap((id) => quoted(stepOf(plan, id)?.title ?? '')));
const goalDate = (targetDate: string): AskedChange => ({ do: 'goal', targetDate });

/** Days on which an event takes place are not ours to move. */
const fixedDay =
  /\b(?:exam|test|wedding|race|marathon|triathlon|concert|recital|interview|audition|birthday|conference|tournament|competition|ceremony|parkrun|viva)\b/i;
const isFixed = ({ goal }: PlanInView) => goal.targetDate !== null && fixedDay.test(goal.title);

/** The goal's date moves along when the steps end after it, unless its day is fixed. */
function withGoalDate(
  plan: PlanInView,
  { changes, end }: { changes: AskedChange[]; end: string | undefined },
  isEarlier = false,
) {
  const { targetDate } = plan.goal;
  const moves = targetDate !== null && end !== undefined && (isEarlier ? end < targetDate : end > targetDate);
  return { changes: moves ? [goalDate(end), ...changes] : changes, until: moves ? end : undefined };
}
const latestOf = (plan: PlanInView) => (isFixed(plan) ? (plan.goal.targetDate ?? undefined) : undefined);

const date: Planner<'date'> = (plan, { stepIds, date: day }) => {
  const timeframe = timeframeOf(plan.today, day);
  if (stepIds.length > 0)
    return {
      changes: stepIds.map((id) => ownChange(id, { dueDate: day, timeframe })),
      says: `${titlesOf(plan, stepIds)} would be due on ${day}.`,
    };
  const { changes } = endingOn(plan, day);
  return {
    changes: [goalDate(day), ...changes],
    says: `The goal would end on ${day}, and the open steps are spread over the time until then.`,
  };
};

const shift: Planner<'shift'> = (plan, { stepIds, shift: by }) => {
  if (stepIds.length > 0) {
    const changes = stepIds.map((id) => {
      const dueDate = shifted(stepOf(plan, id)?.dueDate ?? plan.today, by);
      return ownChange(id, { dueDate, timeframe: timeframeOf(plan.today, dueDate) });
    });
    return { changes, says: `${titlesOf(plan, stepIds)} would move to ${changes[0]?.dueDate}.` };
  }
  const { goal, today } = plan;
  const old = goal.targetDate ?? openSteps(plan).at(-1)?.dueDate ?? today;
  const [wanted = today] = [shifted([old, today].toSorted().at(-1) ?? today, by), addDays(today, 1)]
    .toSorted()
    .toReversed();
  return date(plan, { do: 'date', stepIds: [], date: wanted });
};

const hours: Planner<'hours'> = (plan, { direction, hours: given }) => {
  const { hoursAWeek: usual } = bookletOf(plan);
  const isLess = direction ? direction === 'less' : given !== undefined && given < usual;
  const factor = given ? usual / given : isLess ? 1.5 : 0.7;
  const bounded = isLess ? Math.min(4, Math.max(1.2, factor)) : Math.max(0.3, Math.min(0.85, factor));
  const at = given ? ` at ${given === 1 ? 'one hour' : `${Math.round(given * 10) / 10} hours`} a week` : '';
  if (!isDated(plan)) {
    const { changes, end } = byEffort(plan, { hoursAWeek: given ?? usual * (isLess ? 0.5 : 1.5) });
    return {
      changes,
      says: `The steps had no days yet. By their effort${at} they would take until ${end}, each with its own day.`,
    };
  }
  const moved = withGoalDate(plan, stretched(plan, bounded, latestOf(plan)), !isLess && !isFixed(plan));
  const until = moved.until ? `, and the goal until ${moved.until}` : '';
  const says = isLess
    ? `With less time${at} each open step gets a later day${until}. If a date cannot move, leave that line out, and take the smallest form of the step.`
    : `With more time${at} the open steps come sooner${until}. Keep one free evening a week all the same.`;
  return { changes: moved.changes, says };
};

const setback: Planner<'setback'> = (plan, { words, days }) => {
  const { days: usual, says, step } = setbackIn(words);
  const by = days ?? usual;
  const moved = withGoalDate(plan, allShifted(plan, by, latestOf(plan)));
  const first = plan.steps.findIndex(({ completed }) => !completed);
  const dueDate = isDated(plan) ? addDays(plan.today, Math.min(by, 3)) : null;
  const added: AskedChange[] = step
    ? [
        {
          do: 'add',
          after: first > 0 ? (plan.steps[first - 1]?.id ?? null) : null,
          ...step,
          dueDate,
          timeframe: dueDate ? timeframeOf(plan.today, dueDate) : 'general',
        },
      ]
    : [];
  const later =
    moved.changes.length > 0
      ? ` The open steps would move ${inDays(by)} later${moved.until ? `, and the goal to ${moved.until}` : ''}.`
      : '';
  return {
    changes: [...moved.changes, ...added],
    says: `${says}${later}${step ? ` I would begin with “${step.title}”.` : ''}`,
  };
};
const inDays = (days: number) =>
  days % 7 === 0 && days > 0 ? (days === 7 ? 'a week' : `${days / 7} weeks`) : days === 1 ? 'a day' : `${days} days`;

const easier: Planner<'easier'> = (plan) => {
  const moved = withGoalDate(plan, stretched(plan, 1.35, latestOf(plan)));
  const [next] = openSteps(plan);
  const halves = next ? splitChanges(plan, next) : [];
  // The halves of the next step replace its later day.
  const others = moved.changes.filter((change) => !(change.do === 'change' && change.stepId === next?.id));
  const later =
    others.length > 0
      ? `the others come about a third later${moved.until ? `, and the goal ends on ${moved.until}` : ''}`
      : 'the others stay';
  return {
    changes: [...others, ...halves],
    says: next
      ? `I would make two smaller steps of ${quoted(next.title)}, and ${later}, so that each has room.`
      : 'All steps are done already, so there is nothing to ease.',
  };
};

const harder: Planner<'harder'> = (plan, { words }) => {
  const moved = withGoalDate(plan, stretched(plan, 0.75, latestOf(plan)), !isFixed(plan));
  const aim =
    /\b(?:want|aim for|go for|make it|try|target|reach)\s+(?:to\s+|a\s+|an\s+|the\s+)?((?:sub|under|over|at least|\d)[^.,;!?]{1,50}|[^.,;!?]*\d[^.,;!?]{0,40})/i
      .exec(words)?.[1]
      ?.trim();
  const known = new Set(plan.steps.map(({ title }) => title.toLowerCase()));
  const extra = bookletOf(plan).suggestions.find(
    ({ title, description }) => !known.has(title.toLowerCase()) && !/\{/.test(title + description),
  );
  const open = openSteps(plan);
  const after = aim ? (open.at(-2)?.id ?? null) : (open[0]?.id ?? plan.steps.at(-1)?.id ?? null);
  const title = aim ? `Train for ${aim}` : (extra?.title ?? 'Do one part more than planned');
  const description = aim
    ? 'Plan the pace you need, and test it on a part of the way.'
    : (extra?.description ?? 'Choose the step that is easiest for you, and double it.');
  const dueDate = dayAfter(plan, after);
  const added: AskedChange = {
    do: 'add',
    after,
    title,
    description,
    dueDate,
    timeframe: dueDate ? timeframeOf(plan.today, dueDate) : 'general',
  };
  const sooner =
    moved.changes.length > 0
      ? `The open steps come about a quarter sooner${moved.until ? `, the goal by ${moved.until}` : ''}, and there`
      : 'There';
  return { changes: [...moved.changes, added], says: `Well done so far. ${sooner} is one step more: “${title}”.` };
};

const amount: Planner<'amount'> = (plan, { from, to }) => {
  const figures =
    from === undefined ? [] : [from.toLocaleString('en-GB'), String(from), `${from / 1000}k`, `${from / 1000} grand`];
  const replace = (text: string) => {
    for (const figure of figures) {
      const at = text.search(new RegExp(`(?<![\\d.,])${figure.replace(/[.]/g, '\\.')}(?![\\d]|[.,]\\d)`));
      if (at >= 0) return text.slice(0, at) + to.toLocaleString('en-GB') + text.slice(at + figure.length);
    }
    return text;
  };
  const title = replace(plan.goal.title);
  const changes: AskedChange[] = title === plan.goal.title ? [] : [{ do: 'goal', title }];
  for (const step of openSteps(plan)) {
    const own = replace(step.title);
    if (own !== step.title) changes.push(ownChange(step.id, { title: own }));
  }
  return {
    changes,
    says:
      title === plan.goal.title
        ? 'The steps that name the old figure would say the new one.'
        : `The goal would be ${quoted(title)}, and the steps that name the old figure say the new one.`,
  };
};

const add: Planner<'add'> = (plan, { topic, place, date: day }) => {
  const { change, title, after } = newStep(plan, { topic, place, date: day });
  const where = after ? ` after ${quoted(stepOf(plan, after)?.title ?? '')}` : ' at the beginning';
  const when = change.do === 'add' && change.dueDate ? `, due on ${change.dueDate}` : '';
  return { changes: [change], says: `I would add ${quoted(title)}${where}${when}.` };
};

const verbs: Readonly<Record<Request<'which'>['edit'], string>> = {
  remove: 'remove',
  done: 'tick',
  split: 'split',
  move: 'move',
  rename: 'rename',
  date: 'move',
};
const asAnswer: Readonly<Record<Request<'which'>['edit'], (number: number) => string>> = {
  remove: (n) => `Remove step ${n}`,
  done: (n) => `Step ${n} is done`,
  split: (n) => `Split step ${n}`,
  move: (n) => `Move step ${n}`,
  rename: (n) => `Rename step ${n}`,
  date: (n) => `Move step ${n}`,
};
const which: Planner<'which'> = (plan, { edit, stepIds }) => {
  const asked = stepIds.length > 0 ? stepIds : openSteps(plan).map(({ id }) => id);
  const numbers = asked.slice(0, 3).map((id) => plan.steps.findIndex((step) => step.id === id) + 1);
  const lines = numbers.map((number) => `- ${number}. ${plan.steps[number - 1]?.title}`).join('\n');
  return {
    changes: [],
    says: `Which step shall I ${verbs[edit]}? You can also give me its number.\n\n${lines}`,
    choices: numbers.map((number) => asAnswer[edit](number)),
  };
};

const planners: { [Do in Exclude<EditRequest['do'], 'another'>]: Planner<Do> } = {
  date,
  shift,
  hours,
  setback,
  easier,
  harder,
  amount,
  add,
  which,
  when: (plan) => ({
    changes: [],
    says: 'To which day shall I move it? Name any date, or choose one of these.',
    choices: [1, 3, 6].map((months) => `Move it to ${addMonths(plan.goal.targetDate ?? plan.today, months)}`),
  }),
  pause: () => ({
    changes: [{ do: 'goal', status: 'paused' }],
    says: 'The goal would be paused: it keeps every step and day, and asks nothing of you. Say “resume” when you want it back.',
  }),
  resume: (plan) => {
    const late = openSteps(plan).some(({ dueDate }) => dueDate !== null && dueDate < plan.today);
    const moved = late ? allShifted(plan, 7, latestOf(plan)).changes : [];
    return {
      changes: [{ do: 'goal', status: 'active' }, ...moved],
      says: `Good to have you back. The goal would run again${late ? ', and steps whose day has passed get a new one' : ''}.`,
    };
  },
  rename: (plan, { stepId, title }) => ({
    changes: [ownChange(stepId, { title })],
    says: `${titlesOf(plan, [stepId])} would be called ${quoted(title)}.`,
  }),
  'rename-goal': (_, { title }) => ({
    changes: [{ do: 'goal', title }],
    says: `The goal would be called ${quoted(title)}.`,
  }),
  split: (plan, { stepIds }) => ({
    changes: stepIds.flatMap((id) => {
      const step = stepOf(plan, id);
      return step ? splitChanges(plan, step) : [];
    }),
    says: `I would make two smaller steps of ${titlesOf(plan, stepIds)}. The second keeps the day.`,
  }),
  remove: (plan, { stepIds }) => ({
    changes: stepIds.map((stepId) => ({ do: 'remove', stepId })),
    says: `I would take out ${titlesOf(plan, stepIds)}, with ${stepIds.length > 1 ? 'their' : 'its'} tasks. The other days stay.`,
  }),
  move: (plan, { stepId, to }) => ({
    changes: orderChanges(plan, orderWith(plan, stepId, to), [stepId]),
    says: `${titlesOf(plan, [stepId])} would move to its new place. Each step takes the day of the place it comes to.`,
  }),
  swap: (plan, { stepIds }) => ({
    changes: orderChanges(plan, swapped(plan, stepIds), stepIds),
    says: `${titlesOf(plan, stepIds)} would change places, and days with them.`,
  }),
  done: (plan, { stepIds }) => ({
    changes: stepIds.map((stepId) => ({ do: 'change', stepId, completed: true })),
    says: `Well done. I would tick ${titlesOf(plan, stepIds)}.`,
  }),
  undone: (plan, { stepIds }) => ({
    changes: stepIds.map((stepId) => ({ do: 'change', stepId, completed: false })),
    says: `I would open ${titlesOf(plan, stepIds)} again.`,
  }),
  'done-all': (plan) => ({
    changes: [
      { do: 'goal', status: 'completed' },
      ...openSteps(plan).map(({ id: stepId }): AskedChange => ({ do: 'change', stepId, completed: true })),
    ],
    says: 'Congratulations. I would mark the goal as completed, and tick the steps that are still open.',
  }),
};

/** Turns what the person asked for into changes of their plan, and says what would change and why. */
export function planEdit(plan: PlanInView, request: Exclude<EditRequest, { do: 'another' }>): PlannedEdit {
  return (planners[request.do] as (plan: PlanInView, request: EditRequest) => PlannedEdit)(plan, request);
}
