// What a proposal says, for the two screens that show one: the planner's dialog and the chat's card.
import type { GoalState, ProposedTodo, RoadmapProposal, StepContent, StepState } from '@pathwise/contracts/proposal';
import { timeframeTitle } from '@pathwise/contracts/roadmap-calendar.rules';

/** Old against new. Something added has no `before`, something removed no `after`. */
export interface Difference {
  readonly before?: string;
  readonly after?: string;
}

/** A part of a proposal that can be accepted by itself. */
export interface ProposedItem {
  readonly id: string;
  readonly kind: 'goal' | 'add' | 'change' | 'remove';
  readonly title: string;
  readonly differences: readonly Difference[];
  readonly todos: readonly ProposedTodo[];
}

/** A proposal as items, one for each decision. Days stay as they are: `ProposedItems` shows them in the person's locale. */
export function itemsOf(proposal: RoadmapProposal): readonly ProposedItem[] {
  const changed = proposal.change.map((change) => changedItem(change));
  const added = proposal.add.map((step): ProposedItem => {
    const description = step.description ? [{ after: step.description }] : [];
    const differences = [{ after: dayOf(step) }, ...description];
    return { id: step.id, kind: 'add', title: step.title, differences, todos: step.todos };
  });
  const removed = proposal.remove.map((step): ProposedItem => {
    const differences = [{ before: dayOf(step) }];
    return { id: step.id, kind: 'remove', title: step.title, differences, todos: step.todos };
  });
  // changed steps are short to read, so the long texts come after
  const isShort = ({ id }: ProposedItem) =>
    proposal.change.some((change) => change.id === id && (change.part === 'step' || change.part === 'goal'));
  return [...changed.filter(isShort), ...changed.filter((item) => !isShort(item)), ...added, ...removed];
}

function changedItem(change: RoadmapProposal['change'][number]): ProposedItem {
  const common = { id: change.id, kind: 'change', todos: [] } as const;
  if (change.part === 'todos')
    return { ...common, title: 'Tasks on the timeline', differences: [], todos: change.todos };
  if (change.part === 'overview')
    return { ...common, title: 'Goal Overview', differences: [paragraphsApart(change.before ?? '', change.after)] };
  if (change.part === 'suggestions') {
    const titles = (list: readonly string[]) => list.join(', ') || 'None';
    const differences = [{ before: titles(change.before), after: titles(change.after) }];
    return { ...common, title: 'AI Suggestions', differences };
  }
  if (change.part === 'goal') return { ...common, kind: 'goal', ...differenceOfGoal(change.before, change.after) };
  const { title } = change.after;
  return { ...common, title, differences: differencesOfStep(change.before, change.after), todos: change.todos };
}

/** Only the paragraphs that the other text lacks. */
function paragraphsApart(before: string, after: string): Difference {
  const paragraphs = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const without = (text: string, other: string) => {
    const known = new Set(paragraphs(other));
    return paragraphs(text)
      .filter((paragraph) => !known.has(paragraph))
      .join('\n\n');
  };
  return { before: without(before, after), after: without(after, before) };
}

const goalFields = { title: 'Title', targetDate: 'Target date', status: 'Status' } as const;
const statusWords = { active: 'Active', completed: 'Completed', paused: 'Paused' } as const;

function differenceOfGoal(before: GoalState, after: GoalState) {
  const words = (state: GoalState, field: keyof typeof goalFields) => {
    if (field === 'title') return state.title ?? '';
    if (field === 'status') return state.status ? statusWords[state.status] : '';
    return state.targetDate ?? noDate;
  };
  const fields = (['title', 'targetDate', 'status'] as const).filter((field) => after[field] !== undefined);
  const [only] = fields;
  return {
    title: fields.length === 1 && only ? goalFields[only] : 'The goal',
    differences: fields.map((field) => ({ before: words(before, field), after: words(after, field) })),
  };
}

/** Only the fields that differ between two versions of a step. The new title is the item's own. */
function differencesOfStep(before: StepState, after: StepState): readonly Difference[] {
  const wordsOf = (step: StepState) => [
    dayOf(step),
    step.place === undefined ? '' : `Step ${step.place}`,
    step.completed === undefined ? '' : step.completed ? 'Done' : 'Not done',
    step.description ?? 'No description',
    step.resources ?? 'No resources',
  ];
  const renamed = before.title === after.title ? [] : [{ before: before.title }];
  const now = wordsOf(after);
  const fields = wordsOf(before).flatMap((was, at) => (was === now[at] ? [] : { before: was, after: now[at] ?? '' }));
  return [...renamed, ...fields];
}

const noDate = 'No date';
const dayOf = ({ dueDate, estimatedDate }: Pick<StepContent, 'dueDate' | 'estimatedDate'>) =>
  dueDate ?? (estimatedDate ? `about ${estimatedDate}` : noDate);

/**
 * The timeline tasks that an item moves, adds, changes and takes away, a line each. A task with a new day is taken away and added
 * in a proposal. The tasks of a removed step go with it, so nothing is said about them.
 */
export function tasksAlong({ kind, todos }: Pick<ProposedItem, 'kind' | 'todos'>): readonly string[] {
  if (kind === 'remove') return [];
  const gone = todos.filter(({ action }) => action === 'remove');
  const added: string[] = [];
  const moved: string[] = [];
  for (const todo of todos.filter(({ action }) => action === 'add')) {
    const at = gone.findIndex(({ title }) => title === todo.title);
    const [before] = at === -1 ? [] : gone.splice(at, 1);
    if (!before) added.push(placed(todo));
    else if (placeOf(before) !== placeOf(todo)) moved.push(`${todo.title} (${placeOf(before)} → ${placeOf(todo)})`);
  }
  const changed = todos.filter(({ action }) => action === 'change').map(placed);
  return [
    ...line('Moves on the timeline', moved),
    ...line('Adds to the timeline', added),
    ...line('Changes on the timeline', changed),
    ...line('Takes off the timeline', gone.map(placed)),
  ];
}

const placeOf = ({ dueDate, timeframe }: ProposedTodo) => dueDate ?? timeframeTitle(timeframe);
const placed = (todo: ProposedTodo) => `${todo.title} (${placeOf(todo)})`;

const mostNamed = 3;

/** One more than the limit is named: 'and 1 more' would save little. */
function line(what: string, tasks: readonly string[]): readonly string[] {
  if (tasks.length === 0) return [];
  const rest = tasks.length - mostNamed;
  const named = rest > 1 ? `${tasks.slice(0, mostNamed).join(', ')} and ${rest} more` : tasks.join(', ');
  return [`${what}: ${named}`];
}

/**
 * The character from which two long texts are shown, so that their first difference is in sight: 0, or the first word after 40
 * characters before it.
 */
export function shownFrom(before: string, after: string): number {
  const [one, other] = [Array.from(before), Array.from(after)];
  const at = one.findIndex((character, place) => character !== other[place]);
  const apart = at === -1 ? one.length : at;
  if (apart <= 80) return 0;
  const near = apart - 40;
  return near + one.slice(near, apart).findIndex((character) => /\s/.test(character)) + 1;
}
