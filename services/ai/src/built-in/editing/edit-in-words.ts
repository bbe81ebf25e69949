import type { EditRequest, Place } from '../reading/edit-request.ts';
import { lowerFirst } from '../reading/tidy-words.rules.ts';
import { type PlanInView, shortened, stepOf } from './plan-in-view.ts';

/** A longer title is cut off in a choice. */
const longestTitle = 48;

/** '2 (“Find a pool”)' */
function numberOf({ steps }: PlanInView, id: string): string {
  const at = steps.findIndex((step) => step.id === id);
  const title = steps[at]?.title.replaceAll(/[“”]/g, '"') ?? '';
  return `${at + 1} (“${title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1).trimEnd()}…`}”)`;
}

/** A choice as it is read: its numbers name the steps, and the words of their titles ask for nothing. */
export const withoutTitles = (text: string): string => text.replaceAll(/\b(\d+) \(“[^”]*”\)/g, '$1');

/** 'step 2 (“Find a pool”)', 'steps 2 (…) and 3 (…)' */
function stepsIn(plan: PlanInView, ids: readonly string[]): string {
  const numbers = ids.map((id) => numberOf(plan, id));
  return numbers.length === 1 ? `step ${numbers[0]}` : `steps ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

function placeIn(plan: PlanInView, to: Place): string {
  if (to === 'first') return 'to the beginning';
  if (to === 'last') return 'to the end';
  if ('number' in to) return `to place ${to.number}`;
  return 'before' in to ? `before step ${numberOf(plan, to.before)}` : `after step ${numberOf(plan, to.after)}`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const quoted = (words: string) => `“${words}”`;

/** A request as a person could send it: a choice that reads back as the same request. */
export function inWords(plan: PlanInView, request: EditRequest): string {
  switch (request.do) {
    case 'done':
      return `${stepsIn(plan, request.stepIds).replace(/^s/, 'S')} ${request.stepIds.length > 1 ? 'are' : 'is'} done`;
    case 'undone':
      return `Untick ${stepsIn(plan, request.stepIds)}`;
    case 'remove':
      return `Remove ${stepsIn(plan, request.stepIds)}`;
    case 'split':
      return shortened(
        `Split ${stepsIn(plan, request.stepIds)}${request.parts ? ` into ${request.parts.join(' and ')}` : ''}`,
      );
    case 'rename':
      return shortened(`Rename step ${numberOf(plan, request.stepId)} to ${quoted(request.title)}`);
    case 'rename-goal':
      return shortened(`Rename the goal to ${quoted(request.title)}`);
    case 'exchange':
      return shortened(`${request.right} instead of ${request.wrong}`);
    case 'amount':
      return `Make it ${request.to}${request.from === undefined ? '' : ` instead of ${request.from}`}`;
    case 'date':
      return `Move ${request.stepIds.length > 0 ? stepsIn(plan, request.stepIds) : 'the goal'} to ${request.date}${request.isFixed ? ', that day is fixed' : ''}`;
    case 'not-before':
      return `Not before ${request.date}${request.stepId ? ` for step ${numberOf(plan, request.stepId)}` : ''}`;
    case 'fewer':
      return `${request.left} steps are enough`;
    case 'keep-free':
      return `Keep ${request.from} to ${request.to} free`;
    case 'shift': {
      const { days, months, earlier } = request.shift;
      const by = months ? counted(months, 'month') : counted(days ?? 0, 'day');
      const what = request.stepIds.length > 0 ? stepsIn(plan, request.stepIds) : request.isOfAll ? 'it all' : 'the end';
      return `Move ${what} by ${by}, ${earlier ? 'earlier' : 'later'}`;
    }
    case 'move':
      return `Move step ${numberOf(plan, request.stepId)} ${placeIn(plan, request.to)}`;
    case 'without':
      return shortened(`We skip the ${request.thing}, ${lowerFirst(request.because)}`);
    case 'on-days':
      return `Move the ${request.about} tasks to ${request.days}`;
    case 'rhythm':
      return `Make it ${request.to} ${request.what || 'times'} a week`;
    case 'note':
      return shortened(`Write in step ${numberOf(plan, request.stepId)} that ${lowerFirst(request.note)}`);
    case 'merge':
      return `Merge ${stepsIn(plan, request.stepIds)}`;
    case 'swap':
      return `Swap ${stepsIn(plan, request.stepIds)}`;
    case 'add':
      return shortened(`Add: ${request.topic}`);
    case 'hours':
      return `I have ${request.direction} time${request.hours === undefined ? '' : `: ${counted(request.hours, 'hour')} a week`}`;
    case 'setback':
      return `I had a setback${request.days ? ` of ${counted(request.days, 'day')}` : ''}`;
    case 'tool-gone':
      return `The ${request.tool} is ${request.isLost ? 'lost' : 'broken'}`;
    case 'which':
      return `${request.edit === 'done' ? 'Tick' : request.edit.replace(/^./, (first) => first.toUpperCase())} ${stepOf(plan, request.stepIds[0]) ? stepsIn(plan, request.stepIds.slice(0, 1)) : 'a step'}`;
    default:
      return whole[request.do];
  }
}

const whole: Readonly<Record<Exclude<EditRequest['do'], WithDetails>, string>> = {
  another: 'Give me another version',
  choose: 'Change the plan',
  'done-all': 'The whole goal is done',
  easier: 'Make it easier',
  fixed: 'The date is fixed',
  harder: 'Make it harder',
  'keep-end': 'Keep the date and leave something out',
  pause: 'Pause the goal',
  realistic: 'Is the date realistic?',
  resume: 'Resume the goal',
  several: 'Change the plan',
  when: 'Change the date',
};
type WithDetails =
  | 'done'
  | 'undone'
  | 'remove'
  | 'split'
  | 'rename'
  | 'rename-goal'
  | 'exchange'
  | 'amount'
  | 'date'
  | 'shift'
  | 'not-before'
  | 'keep-free'
  | 'fewer'
  | 'move'
  | 'swap'
  | 'merge'
  | 'note'
  | 'on-days'
  | 'without'
  | 'rhythm'
  | 'add'
  | 'hours'
  | 'setback'
  | 'tool-gone'
  | 'which';
