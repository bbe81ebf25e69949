import type { ProposedTodo, RoadmapProposal, StepContent } from '@pathwise/contracts/proposal';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { differing } from '@pathwise/service-kit/differing';
import { put } from '../drafts/merge-draft.rules.ts';
import { overviewItem, type Redraft, type StepEntry, suggestionsItem, todosItem } from '../drafts/redraft.rules.ts';
import { estimateOf } from '../goals/standing.rules.ts';

export type Changes = Pick<RoadmapProposal, 'keep' | 'add' | 'change' | 'remove'>;
interface HasOverview {
  aiOverview: string | null;
  overviewEditedAt: Date | null;
}
/** The number of a moved step, before and after. 1 is the first step. */
export type Places = ReadonlyMap<string, { before: number; after: number }>;

/** Describes what a draft would change, for a screen. `suggestions` are the titles shown now. */
export function changesOf(
  redraft: Redraft,
  { goal, draft, suggestions }: { goal: HasOverview; draft: RoadmapDraft; suggestions: readonly string[] },
): Changes {
  return changesWith(redraft, { others: wordsOf(goal, draft, suggestions) });
}

/** Describes changes to steps and boards. `others` are changes of the goal or its texts. */
export function changesWith(
  { steps, boards, itemOf }: Redraft,
  { others, places = new Map() }: { others: Changes['change']; places?: Places },
): Changes {
  const todos = todosByItem(boards, itemOf);
  const todosOf = (item: string) => todos.get(item) ?? [];
  const isChanged = (entry: StepEntry) =>
    'change' in entry &&
    (contentDiffers(entry) || places.has(entry.change._id) || todosOf(entry.change._id).length > 0);

  const add = steps.sequence.flatMap((entry) => {
    if (!('add' in entry)) return [];
    const id = itemOf(entry.add.title);
    return [{ id, ...shown(entry.add), todos: todosOf(id) }];
  });
  const changedSteps = steps.sequence.flatMap((entry) => {
    if (!('change' in entry) || !isChanged(entry)) return [];
    const { change, to } = entry;
    const place = places.get(change._id);
    const ticks = to.completed !== undefined && to.completed !== change.completed;
    const state = (content: StepContent, completed = change.completed, number?: number) => {
      return { ...shown(content), ...(ticks ? { completed } : {}), ...(number ? { place: number } : {}) };
    };
    const [before, after] = [state(change, change.completed, place?.before), state(to, to.completed, place?.after)];
    return [{ part: 'step' as const, id: change._id, before, after, todos: todosOf(change._id) }];
  });
  const rest = todosOf(todosItem);
  return {
    keep: steps.sequence.filter((entry) => !('add' in entry) && !isChanged(entry)).map(kept),
    add,
    change: [
      ...others,
      ...changedSteps,
      ...(rest.length > 0 ? [{ part: 'todos' as const, id: todosItem, todos: rest }] : []),
    ],
    remove: steps.removed.map((step) => ({ id: step._id, ...shown(step), todos: todosOf(step._id) })),
  };
}

/** The overview, unless the person wrote it, and the suggestions. */
function wordsOf(goal: HasOverview, draft: RoadmapDraft, titles: readonly string[]): Changes['change'] {
  const { aiOverview: before, overviewEditedAt } = goal;
  const { overview: after, suggestions } = draft;
  const mayWrite = before === null || overviewEditedAt === null;
  const fresh = suggestions.map(({ title }) => title);
  return [
    ...(mayWrite && after !== before ? [{ part: 'overview' as const, id: overviewItem, before, after }] : []),
    ...(fresh.join('\n') === titles.join('\n')
      ? []
      : [{ part: 'suggestions' as const, id: suggestionsItem, before: [...titles], after: fresh }]),
  ];
}

const contentDiffers = ({ change, to }: Extract<StepEntry, { change: unknown }>) =>
  Object.keys(differing(change, to)).length > 0;

function kept(entry: StepEntry): Changes['keep'][number] {
  const step = 'keep' in entry ? entry.keep : 'change' in entry ? entry.change : undefined;
  if (!step) throw new Error('an addition is not kept');
  const { _id: id, title, dueDate, completed, draftTitle, editedAt } = step;
  const reason = completed ? 'completed' : draftTitle === null ? 'own' : editedAt !== null ? 'edited' : 'same';
  return { id, title, dueDate, completed, reason };
}

function shown(step: StepContent): StepContent {
  const { title, description, dueDate, timeframe, resources } = step;
  return { title, description, dueDate, ...estimateOf(step), timeframe, resources };
}

function todosByItem(boards: Redraft['boards'], itemOf: Redraft['itemOf']): Map<string, ProposedTodo[]> {
  const result = new Map<string, ProposedTodo[]>();
  // A todo that moves to another board is one change.
  const staying = new Set(
    boards.flatMap(({ sequence }) => sequence.flatMap((entry) => ('change' in entry ? entry.change.id : []))),
  );
  const note = (step: string | null | undefined, todo: ProposedTodo) => put(result, itemOf(step), todo);
  for (const { timeframe, sequence, removed } of boards) {
    const proposed = (
      action: ProposedTodo['action'],
      { title, dueDate }: { title: string; dueDate: string | null },
    ) => {
      return { action, title, timeframe, dueDate };
    };
    for (const entry of sequence) {
      if ('add' in entry) note(entry.add.step, proposed('add', entry.add));
      if ('change' in entry && Object.keys(differing(entry.change, entry.to)).length > 0)
        note(entry.to.step, proposed('change', entry.to));
    }
    for (const todo of removed) if (!staying.has(todo.id)) note(todo.step, proposed('remove', todo));
  }
  // Of one step the boards of weeks and months hold tasks; a person reads them by day.
  for (const todos of result.values()) todos.sort((a, b) => dayOf(a) - dayOf(b));
  return result;
}

const dayOf = ({ dueDate }: ProposedTodo) => (dueDate ? Date.parse(dueDate) : 0);

/** Ids of all items that can be accepted. */
export const itemsOf = ({ add, change, remove }: Omit<Changes, 'keep'>): string[] =>
  [...add, ...change, ...remove].map(({ id }) => id);
