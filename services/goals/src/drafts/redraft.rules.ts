import type { DraftMilestone, DraftTimeline, RoadmapDraft } from '@pathwise/contracts/roadmap';
import { viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import { isPersons, sameTitle, titlesOf } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.model.ts';
import { type DraftTodo, type StepContent, stepContent, type TodoContent, todoContent } from './draft-content.rules.ts';
import { type Merged, mapDrafted, mergeDraft, put } from './merge-draft.rules.ts';

type Accepts = (itemId: string) => boolean;

/** Ids of items other than steps that can be accepted. Todos without a step are accepted together. */
export const overviewItem = 'overview';
export const suggestionsItem = 'suggestions';
export const todosItem = 'todos';

/** Changes to one timeline. */
export interface RedraftedBoard {
  timeframe: string;
  /** Undefined when the timeline does not exist yet. */
  timeline: TimelineRecord | undefined;
  /** A todo that comes from another timeline is an entry `change`, and `removed` there. */
  sequence: Merged<TodoRecord, TodoContent>[];
  removed: TodoRecord[];
}
export type StepEntry = Merged<MilestoneRecord, StepContent>;
/** The accepted part of a draft's or an edit's changes to a roadmap. */
export interface Redraft {
  steps: { sequence: StepEntry[]; removed: MilestoneRecord[] };
  boards: RedraftedBoard[];
  /** Id of the item that a todo is accepted with, by the title of its step. */
  itemOf: (step: string | null | undefined) => string;
}

const everything: Accepts = () => true;
/** The id of a drafted step that is to be added. */
const additionId = (draft: RoadmapDraft, step: DraftMilestone) => `add-${draft.milestones.indexOf(step)}`;

/**
 * Merges a fitted draft into a roadmap. What the person made, edited or completed stays, and so do the todos of such a
 * step. Of the rest, only accepted items change. A step always changes together with its todos.
 */
export function redraft(
  { steps, timelines }: { steps: readonly MilestoneRecord[]; timelines: readonly TimelineRecord[] },
  draft: RoadmapDraft,
  accepts: Accepts = everything,
): Redraft {
  const whole = mergeDraft(steps, draft.milestones);
  const { heldTitles, itemOf } = groups(whole, steps, draft);
  const isHeld = (step: string | null | undefined) => Boolean(step && heldTitles.has(sameTitle(step)));
  const moves = (step: string | null | undefined) => !isHeld(step) && accepts(itemOf(step));

  const merged = mergeDraft(steps, draft.milestones, (step) => isPersons(step) || !accepts(step._id));
  const sequence = merged.sequence.filter((entry) => !('add' in entry) || accepts(additionId(draft, entry.add)));
  const stays = (todo: TodoRecord) => isPersons(todo) || !moves(todo.step);
  const boards = mergeBoards(timelines, draftedBoards(draft, moves), stays);
  return { steps: { sequence: mapDrafted(sequence, stepContent), removed: merged.removed }, boards, itemOf };
}

function groups(
  { sequence, removed }: { sequence: Merged<MilestoneRecord, DraftMilestone>[]; removed: MilestoneRecord[] },
  steps: readonly MilestoneRecord[],
  draft: RoadmapDraft,
): { heldTitles: Set<string>; itemOf: Redraft['itemOf'] } {
  const heldTitles = new Set(steps.filter(isPersons).flatMap(titlesOf));
  const items = new Map<string, string>();
  for (const entry of sequence) {
    if ('add' in entry) items.set(sameTitle(entry.add.title), additionId(draft, entry.add));
    if ('change' in entry) for (const title of titlesOf(entry.change)) items.set(title, entry.change._id);
  }
  for (const step of removed) for (const title of titlesOf(step)) if (!items.has(title)) items.set(title, step._id);
  return { heldTitles, itemOf: (step) => (step ? items.get(sameTitle(step)) : undefined) ?? todosItem };
}

function draftedBoards(draft: RoadmapDraft, moves: (step: string | undefined) => boolean): DraftTimeline[] {
  return draft.timelines.map(({ timeframe, todos }) => {
    return { timeframe, todos: todos.filter(({ step }) => moves(step)) };
  });
}

/**
 * Merges timeline by timeline. A todo of the person also replaces a drafted one of the same title anywhere in its view.
 * Example: a todo completed in week 2 is not added again in week 6.
 */
function mergeBoards(
  timelines: readonly TimelineRecord[],
  drafted: readonly DraftTimeline[],
  stays: (todo: TodoRecord) => boolean,
): RedraftedBoard[] {
  const standing = new Map(timelines.map((timeline) => [timeline.timeframe, timeline]));
  const wanted = new Map(drafted.map(({ timeframe, todos }) => [timeframe, todos]));
  const elsewhere = standIns(timelines, wanted);
  return [...new Set([...standing.keys(), ...wanted.keys()])].map((timeframe) => {
    const timeline = standing.get(timeframe);
    const todos = (wanted.get(timeframe) ?? []).filter((todo) => !elsewhere.has(todo));
    const { sequence, removed } = mergeDraft(timeline?.todos ?? [], todos, stays);
    return { timeframe, timeline, sequence: mapDrafted(sequence, todoContent), removed };
  });
}

/** The drafted todos that a person's todo on another timeline of the view replaces, one for one. */
function standIns(timelines: readonly TimelineRecord[], wanted: ReadonlyMap<string, DraftTodo[]>): Set<DraftTodo> {
  const placeOf = (timeframe: string, title: string) => `${viewOf(timeframe) ?? timeframe}|${title}`;
  const drafted = new Map<string, { timeframe: string; todo: DraftTodo }[]>();
  for (const [timeframe, todos] of wanted)
    for (const todo of todos) put(drafted, placeOf(timeframe, sameTitle(todo.title)), { timeframe, todo });

  const result = new Set<DraftTodo>();
  for (const { timeframe, todos } of timelines) {
    for (const held of todos.filter(isPersons)) {
      const alike = titlesOf(held).flatMap((title) => drafted.get(placeOf(timeframe, title)) ?? []);
      if (alike.some((one) => one.timeframe === timeframe)) continue; // its own timeline already has one
      const found = alike.find(({ todo }) => !result.has(todo));
      if (found) result.add(found.todo);
    }
  }
  return result;
}
