import type { GoalState, ProposedTodo, RoadmapProposal, StepContent } from '@pathwise/contracts/proposal';

/** A part of a proposal that can be accepted by itself. */
export interface ProposedItem {
  readonly id: string;
  readonly kind: 'add' | 'change' | 'remove';
  readonly title: string;
  /** The current state; undefined when it is added. */
  readonly before?: string;
  /** The new state; undefined when it is removed. */
  readonly after?: string;
  readonly todos: readonly ProposedTodo[];
}

/** A proposal as items, one for each decision. `write` formats a day in the person's locale. */
export function itemsOf(proposal: RoadmapProposal, write: (day: string) => string): readonly ProposedItem[] {
  const changed = proposal.change.map((change): ProposedItem => {
    const common = { id: change.id, kind: 'change' } as const;
    if (change.part === 'todos') return { ...common, title: 'Tasks on the timeline', todos: change.todos };
    if (change.part === 'goal')
      return { ...common, title: 'Goal', before: goalIn(change.before), after: goalIn(change.after), todos: [] };
    if (change.part === 'overview')
      return { ...common, title: 'Goal Overview', ...paragraphsApart(change.before ?? '', change.after), todos: [] };
    if (change.part === 'suggestions')
      return {
        ...common,
        title: 'AI Suggestions',
        before: change.before.join(', ') || 'None',
        after: change.after.join(', ') || 'None',
        todos: [],
      };
    const { before, after, todos } = change;
    return { ...common, title: after.title, ...differenceOf(before, after, write), todos };
  });
  const goalIn = ({ title, targetDate, status }: GoalState) =>
    [title, targetDate === null ? 'No date' : targetDate && write(targetDate), status].filter(Boolean).join(', ');
  const added = proposal.add.map(
    (step): ProposedItem => ({
      id: step.id,
      kind: 'add',
      title: step.title,
      after: dayOf(step, write),
      todos: step.todos,
    }),
  );
  const removed = proposal.remove.map(
    (step): ProposedItem => ({
      id: step.id,
      kind: 'remove',
      title: step.title,
      before: dayOf(step, write),
      todos: step.todos,
    }),
  );
  // changed steps are short to read, so the long texts come after
  const isStep = ({ id }: ProposedItem) => proposal.change.some((change) => change.id === id && change.part === 'step');
  const steps = changed.filter(isStep);
  const texts = changed.filter((item) => !isStep(item));
  return [...steps, ...texts, ...added, ...removed];
}

/** Only the paragraphs that the other text lacks. */
function paragraphsApart(before: string, after: string) {
  const paragraphs = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const without = (text: string, other: string) => {
    const known = new Set(paragraphs(other));
    return paragraphs(text)
      .filter((paragraph) => !known.has(paragraph))
      .join('\n\n');
  };
  return { before: without(before, after), after: without(after, before) };
}

/** Only the fields that differ between two versions of a step. */
function differenceOf(before: StepContent, after: StepContent, write: (day: string) => string) {
  const lines = (step: StepContent, other: StepContent) =>
    [
      step.title === other.title ? '' : step.title,
      step.dueDate === other.dueDate ? '' : dayOf(step, write),
      step.description === other.description ? '' : (step.description ?? 'No description'),
      step.resources === other.resources ? '' : (step.resources ?? 'No resources'),
    ]
      .filter((line) => line !== '')
      .join('\n');
  return { before: lines(before, after) || dayOf(before, write), after: lines(after, before) || dayOf(after, write) };
}

const dayOf = ({ dueDate }: StepContent, write: (day: string) => string) => (dueDate ? write(dueDate) : 'No date');

/** How many timeline tasks an item adds and removes, e.g. 'Adds 2 tasks, removes 1'; empty for none. */
export function tasksAlong(todos: readonly ProposedTodo[]): string {
  const text = (['add', 'change', 'remove'] as const).flatMap((action) => {
    const count = todos.filter((todo) => todo.action === action).length;
    return count === 0 ? [] : `${action === 'add' ? 'adds' : `${action}s`} ${count}`;
  });
  if (text.length === 0) return '';
  return `On the timeline: ${text.join(', ')}`;
}

const reasons = {
  own: 'yours',
  edited: 'edited by you',
  completed: 'completed',
  same: 'drafted the same again',
} as const;

/** Why a milestone stays. */
export function reasonOf({ reason }: RoadmapProposal['keep'][number]): string {
  return reasons[reason];
}
