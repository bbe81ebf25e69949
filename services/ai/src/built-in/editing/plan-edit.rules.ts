import type { EditRequest } from '../reading/edit-request.ts';
import { inWords } from './edit-in-words.ts';
import { fewer } from './fewer-steps.rules.ts';
import { keepFree } from './keep-free.rules.ts';
import { date, hours, notBefore, resume, shift, when } from './plan-days.rules.ts';
import {
  type AskedChange,
  merged,
  type PlanInView,
  type PlannedEdit,
  type Planner,
  withChange,
} from './plan-in-view.ts';
import { easier, harder, setback } from './plan-pace.rules.ts';
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

const pause: Planner<'pause'> = (_plan, { until }) => ({
  changes: [{ do: 'goal', status: 'paused' }],
  says: `The goal would be paused: it keeps every step and day, and asks nothing of you. ${until ? `I cannot start it again by myself: say “resume” on ${until}.` : 'Say “resume” when you want it back.'}`,
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
  return { changes, says: planned.map(({ says }) => says).join(' ') || nothing };
};
const nothing = 'I did not find what to change. Tell me which step you mean.';

const choose: Planner<'choose'> = (plan, { requests }) => ({
  changes: [],
  says: 'I am not sure which change you mean. Choose one, or say it in other words.',
  choices: requests.map((request) => inWords(plan, request)),
});

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
  harder,
  hours,
  'keep-free': keepFree,
  merge,
  move,
  'not-before': notBefore,
  note,
  pause,
  remove,
  rename,
  'rename-goal': renameGoal,
  resume,
  setback,
  several,
  shift,
  split,
  swap,
  undone,
  when,
  which,
};

/** Turns what the person asked for into changes of their plan, and says what would change and why. */
export function planEdit(plan: PlanInView, request: Exclude<EditRequest, { do: 'another' }>): PlannedEdit {
  return (planners[request.do] as (plan: PlanInView, request: EditRequest) => PlannedEdit)(plan, request);
}
