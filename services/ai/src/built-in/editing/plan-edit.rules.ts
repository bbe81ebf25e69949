import type { EditRequest } from '../reading/edit-request.ts';
import { date, hours, resume, shift, when } from './plan-days.rules.ts';
import type { PlanInView, PlannedEdit, Planner } from './plan-in-view.ts';
import { easier, harder, setback } from './plan-pace.rules.ts';
import {
  add,
  amount,
  done,
  doneAll,
  exchange,
  move,
  remove,
  rename,
  renameGoal,
  split,
  swap,
  undone,
  which,
} from './plan-steps.rules.ts';

const pause: Planner<'pause'> = () => ({
  changes: [{ do: 'goal', status: 'paused' }],
  says: 'The goal would be paused: it keeps every step and day, and asks nothing of you. Say “resume” when you want it back.',
});

const planners: { [Do in Exclude<EditRequest['do'], 'another'>]: Planner<Do> } = {
  add,
  amount,
  date,
  done,
  'done-all': doneAll,
  easier,
  exchange,
  harder,
  hours,
  move,
  pause,
  remove,
  rename,
  'rename-goal': renameGoal,
  resume,
  setback,
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
