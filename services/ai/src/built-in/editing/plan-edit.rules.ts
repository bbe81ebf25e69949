import type { EditRequest } from '../reading/edit-request.ts';
import type { Shift } from '../reading/edit-when.rules.ts';
import { inWords } from './edit-in-words.ts';
import { fewer } from './fewer-steps.rules.ts';
import { fixedEnd, staysInWords } from './fixed-days.rules.ts';
import { keepChoice } from './keep-day.rules.ts';
import { keepFree } from './keep-free.rules.ts';
import { onDays } from './on-days.rules.ts';
import { date, notBefore, resume, shift, when } from './plan-days.rules.ts';
import { fixed } from './plan-fixed.rules.ts';
import { hours } from './plan-hours.rules.ts';
import {
  type AskedChange,
  merged,
  type PlanInView,
  type PlannedEdit,
  type Planner,
  withChange,
} from './plan-in-view.ts';
import { easier, harder, keepEnd, laterBefore, setback } from './plan-pace.rules.ts';
import {
  add,
  amount,
  done,
  doneAll,
  exchange,
  merge,
  move,
  note,
  remove,
  rename,
  renameGoal,
  split,
  swap,
  undone,
  which,
} from './plan-steps.rules.ts';
import { realistic } from './realistic.rules.ts';
import { rhythm } from './rhythm.rules.ts';
import { toolGone } from './tool-gone.rules.ts';
import { without } from './without.rules.ts';

const pause: Planner<'pause'> = (plan, { until }) => ({
  changes: [{ do: 'goal', status: 'paused' }],
  says: `The goal would be paused: it keeps every step and day, and asks nothing of you. ${until ? `I cannot start it again by myself: say “resume” on ${until}.` : 'Say “resume” when you want it back.'}${staysInWords(plan)}`,
});

/** Each change is planned on what the ones before it leave. One that changes nothing is not told. */
const several: Planner<'several'> = (plan, { requests }) => {
  let left = plan;
  const planned: PlannedEdit[] = [];
  for (const request of requests) {
    const one = request.do === 'another' ? undefined : planEdit(left, request);
    if (!one || one.changes.length === 0) continue;
    planned.push(one);
    for (const change of one.changes) left = withChange(left, change);
  }
  const changes: AskedChange[] = merged(planned.flatMap((one) => one.changes));
  const choices = planned.flatMap((one) => one.choices ?? []);
  return { changes, says: planned.map(({ says }) => says).join(' ') || nothing, choices };
};
const nothing = 'I did not find what to change. Tell me which step you mean.';

const choose: Planner<'choose'> = (plan, { requests: all }) => {
  const requests = withoutFixedEnd(plan, all);
  const [only] = requests;
  if (only && only.do !== 'another' && requests.length === 1 && all.length > 1) return planEdit(plan, only);
  return {
    changes: [],
    says: 'I am not sure which change you mean. Choose one, or say it in other words.',
    choices: requests.map((request) => inWords(plan, request)),
  };
};

const movesEnd = (request: EditRequest) =>
  request.do === 'shift' && request.stepIds.length === 0 && !request.shift.earlier;
/** Beside a setback, an end that is fixed is not offered to move. */
function withoutFixedEnd(plan: PlanInView, requests: readonly EditRequest[]): readonly EditRequest[] {
  const isKept = fixedEnd(plan) !== undefined && requests.some(({ do: what }) => what === 'setback');
  return isKept ? requests.filter((request) => !movesEnd(request)) : requests;
}

const asDays = ({ days = 0, months = 0 }: Shift) => days + 30 * months;
/** Everything later, where others have set the end: all but the end. Another end moves as it is asked to, with a doubt. */
const later: Planner<'shift'> = (plan, request) => {
  const end = movesEnd(request) ? fixedEnd(plan) : undefined;
  if (!end) return shift(plan, request);
  if (request.isOfEvent) return shift(plan, request);
  if (plan.keepsEnd || end.isOfPeople) return laterBefore(plan, asDays(request.shift));
  const { changes, says } = shift(plan, request);
  return { changes, says: `${says} Accept it only if ${end.day} can move after all.`, choices: [keepChoice(end.day)] };
};

const planners: { [Do in Exclude<EditRequest['do'], 'another'>]: Planner<Do> } = {
  add,
  amount,
  date,
  done,
  'done-all': doneAll,
  choose,
  easier,
  exchange,
  fewer,
  fixed,
  harder,
  hours,
  'keep-end': keepEnd,
  'keep-free': keepFree,
  merge,
  move,
  'not-before': notBefore,
  note,
  'on-days': onDays,
  pause,
  realistic,
  remove,
  rename,
  'rename-goal': renameGoal,
  resume,
  rhythm,
  setback,
  several,
  shift: later,
  split,
  swap,
  'tool-gone': toolGone,
  undone,
  when,
  which,
  without,
};

/** Turns what the person asked for into changes of their plan, and says what would change and why. */
export function planEdit(plan: PlanInView, request: Exclude<EditRequest, { do: 'another' }>): PlannedEdit {
  return (planners[request.do] as (plan: PlanInView, request: EditRequest) => PlannedEdit)(plan, request);
}
