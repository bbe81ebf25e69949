import type { Goal } from '@pathwise/contracts/api/goals';
import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { categoryLabels, statusLabels } from '../goal-kit/goal-labels.ts';

/** The orders of the list; the first is the usual one. */
export const sortLabels = {
  newest: 'Newest first',
  due: 'Due first',
  progress: 'Most progress first',
  title: 'By title',
} as const;
type Sort = keyof typeof sortLabels;

/** What the person looks for. An empty text asks for all. */
export interface Wanted {
  readonly q: string;
  readonly status: Goal['status'] | '';
  readonly category: GoalCategory | '';
  readonly sort: Sort;
  readonly show: 'cards' | 'list';
}
const everything: Wanted = { q: '', status: '', category: '', sort: 'newest', show: 'cards' };

const oneOf = <T extends string>(labels: Readonly<Record<T, string>>, text: string | null): T | undefined =>
  (Object.keys(labels) as T[]).find((one) => one === text);

/** What an address asks for, such as `?q=run&status=active&sort=due`. An unknown word counts as absent. */
export function wantedIn(params: URLSearchParams): Wanted {
  return {
    q: params.get('q') ?? '',
    status: oneOf(statusLabels, params.get('status')) ?? '',
    category: oneOf(categoryLabels, params.get('category')) ?? '',
    sort: oneOf(sortLabels, params.get('sort')) ?? 'newest',
    show: params.get('show') === 'list' ? 'list' : 'cards',
  };
}

/** The address after a change. What is as usual is left out; parameters of others stay. */
export function addressWith(params: URLSearchParams, change: Partial<Wanted>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === everything[name as keyof Wanted]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** True when some goals may be left out. */
export const isFiltered = ({ q, status, category }: Wanted): boolean => `${q.trim()}${status}${category}` !== '';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** True when every word of `q` begins a word of the goal's title or description. */
function hasWords({ title, description }: Goal, q: string): boolean {
  const words = fold(`${title} ${description ?? ''}`).split(/[^\p{L}\p{N}]+/u);
  const asked = fold(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return asked.every((word) => words.some((one) => one.startsWith(word)));
}

const last = '9999';
/** What is completed is due no more. */
const dueOf = ({ status, targetDate }: Goal) => (status === 'completed' ? last : (targetDate ?? last));
const orders: Readonly<Record<Sort, (a: Goal, b: Goal) => number>> = {
  newest: () => 0, // as the service lists them
  due: (a, b) => dueOf(a).localeCompare(dueOf(b)),
  progress: (a, b) => b.progress - a.progress,
  title: (a, b) => a.title.localeCompare(b.title),
};

/** The goals that are wanted, in the order asked for. Goals without a target date, and completed ones, are due last. */
export function findGoals(goals: readonly Goal[], { q, status, category, sort }: Wanted): Goal[] {
  return goals
    .filter((goal) => (!status || goal.status === status) && (!category || goal.category === category))
    .filter((goal) => hasWords(goal, q))
    .toSorted(orders[sort]);
}
