import { addDays, daysBetween, type Plan, timeframeOf, viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import { aboutTaskOf } from '@pathwise/contracts/step-task.rules';
import type { StepContent, TodoContent } from '../drafts/draft-content.rules.ts';
import type { Merged } from '../drafts/merge-draft.rules.ts';
import type { RedraftedBoard } from '../drafts/redraft.rules.ts';
import { isPersons, sameTitle } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.model.ts';
import type { EditedSteps } from './edit-steps.rules.ts';

type Entry = Merged<TodoRecord, TodoContent>;
/** The days from the step before to the step itself. Null for a step without a day. */
interface Span {
  from: string;
  to: string;
}
/** What an edit does to the todos of one step. */
interface StepEdit {
  step: MilestoneRecord;
  /** Undefined when the step is removed. */
  to?: StepContent;
  before: Span | null;
  after: Span | null;
  /** Titles of tasks that go over to a new step. */
  taken: ReadonlyMap<string, string>;
}

/**
 * The boards after an edit of the steps. The tasks of a step keep their part of the way: halfway to the old day becomes
 * halfway to the new one. What the person made, edited or completed stays.
 */
export function editBoards(
  timelines: readonly TimelineRecord[],
  steps: readonly MilestoneRecord[],
  edited: EditedSteps,
  { plan, today }: { plan: Plan; today: string },
): RedraftedBoard[] {
  const edits = editsByTitle(steps, edited, today);
  const boards = new Map(timelines.map(({ timeframe }) => [timeframe, [] as Entry[]]));
  const removed = new Map<string, TodoRecord[]>();
  const arriving: { timeframe: string; entry: Entry }[] = [];
  for (const { timeframe, todos } of timelines)
    for (const todo of todos) {
      const edit = isPersons(todo) ? undefined : edits.get(sameTitle(todo.step ?? ''));
      const to = edit ? todoAfter(todo, edit) : todo;
      const place = to && to.dueDate !== todo.dueDate ? placeOf(timeframe, to.dueDate, plan) : timeframe;
      if (to === todo) boards.get(timeframe)?.push({ keep: todo });
      else if (to && place === timeframe) boards.get(timeframe)?.push({ change: todo, to });
      else removed.set(timeframe, [...(removed.get(timeframe) ?? []), todo]);
      if (to && to !== todo && place !== timeframe) arriving.push({ timeframe: place, entry: { change: todo, to } });
    }
  arriving.push(...newTodos(timelines, edited, { plan, today }));
  for (const { timeframe, entry } of arriving) boards.set(timeframe, byDay(boards.get(timeframe) ?? [], entry));
  const standing = new Map(timelines.map((timeline) => [timeline.timeframe, timeline]));
  return [...boards].map(([timeframe, sequence]) => {
    return { timeframe, timeline: standing.get(timeframe), sequence, removed: removed.get(timeframe) ?? [] };
  });
}

const placeOf = (timeframe: string, dueDate: string | null, plan: Plan): string => {
  const view = viewOf(timeframe);
  return view && dueDate ? timeframeOf(view, dueDate, plan) : timeframe;
};

/** By the title that the todos name their step with. */
function editsByTitle(
  steps: readonly MilestoneRecord[],
  { sequence, removed, added }: EditedSteps,
  today: string,
): Map<string, StepEdit> {
  const datesBefore = steps.map(({ dueDate }) => dueDate);
  const datesAfter = sequence.map((entry) => contentIn(entry).dueDate);
  const result = new Map<string, StepEdit>();
  const note = (edit: StepEdit) => {
    if (edit.step.draftTitle !== null) result.set(sameTitle(edit.step.draftTitle), edit);
  };
  for (const entry of sequence) {
    if (!('change' in entry)) continue;
    const { change: step, to } = entry;
    const taken = new Map(
      added.flatMap(({ addition, content }) =>
        addition.after === step._id ? addition.takes.map((title) => [sameTitle(title), content.title] as const) : [],
      ),
    );
    const [before, after] = [spanTo(step.dueDate, datesBefore, today), spanTo(to.dueDate, datesAfter, today)];
    note({ step, to, before, after, taken });
  }
  for (const step of removed) note({ step, before: null, after: null, taken: new Map() });
  return result;
}

const contentIn = (entry: EditedSteps['sequence'][number]): { dueDate: string | null } =>
  'keep' in entry ? entry.keep : 'change' in entry ? entry.to : entry.add;

function spanTo(to: string | null, dates: readonly (string | null)[], today: string): Span | null {
  if (to === null) return null;
  const earlier = dates.filter((day) => day !== null && day < to) as string[];
  const from = [today, ...earlier]
    .filter((day) => day <= to)
    .toSorted()
    .at(-1);
  return { from: from ?? to, to };
}

/** Undefined when the todo goes. The todo itself when nothing changes. */
function todoAfter(todo: TodoRecord, { step, to, before, after, taken }: StepEdit): TodoContent | undefined {
  if (!to) return undefined;
  const { title, draftTitle, description, dueDate, priority, step: ofStep } = todo;
  const content = { title, draftTitle, description, dueDate, priority, step: ofStep };
  const takenBy = taken.get(sameTitle(title));
  if (takenBy) content.step = takenBy;
  else if (to.dueDate !== step.dueDate) content.dueDate = carried(dueDate, before, after);
  if (description === aboutTaskOf(step.title)) content.description = aboutTaskOf(takenBy ?? to.title);
  const isSame = (Object.keys(content) as (keyof TodoContent)[]).every((key) => content[key] === todo[key]);
  return isSame ? todo : content;
}

/** A day at the same part of the way to the step's new day. A step without a day has tasks without days. */
function carried(day: string | null, before: Span | null, after: Span | null): string | null {
  if (!after) return null;
  const share = day && before ? daysBetween(before.from, day) / Math.max(1, daysBetween(before.from, before.to)) : 0.5;
  const part = Math.min(1, Math.max(0, share));
  return addDays(after.from, Math.round(part * daysBetween(after.from, after.to)));
}

/** The tasks of new steps, in their weeks. A step without a day has none. */
function newTodos(
  timelines: readonly TimelineRecord[],
  { added, sequence }: EditedSteps,
  { plan, today }: { plan: Plan; today: string },
): { timeframe: string; entry: Entry }[] {
  if (!timelines.some(({ timeframe }) => viewOf(timeframe) === 'weekly')) return [];
  const days = sequence.map((entry) => contentIn(entry).dueDate);
  return added.flatMap(({ addition, content }) => {
    const { title, dueDate } = content;
    const span = spanTo(dueDate, days, today);
    if (!span) return [];
    const length = daysBetween(span.from, span.to);
    return addition.tasks.map((task, n) => {
      const day = addDays(span.from, Math.floor((length * (n + 1)) / (addition.tasks.length + 1)));
      const about = aboutTaskOf(title);
      const add: TodoContent = {
        title: task,
        draftTitle: task,
        description: about,
        dueDate: day,
        step: title,
        priority: 'normal',
      };
      return { timeframe: timeframeOf('weekly', day, plan), entry: { add } };
    });
  });
}

/** Puts an entry before the first that is due later, or at the end. */
function byDay(entries: readonly Entry[], arriving: Entry): Entry[] {
  const due = (entry: Entry) => ('keep' in entry ? entry.keep : 'change' in entry ? entry.to : entry.add).dueDate;
  const day = due(arriving);
  const later = entries.findIndex((entry) => {
    const other = due(entry);
    return day !== null && other !== null && other > day;
  });
  return entries.toSpliced(later === -1 ? entries.length : later, 0, arriving);
}
