import type { apis } from '@pathwise/contracts/apis';
import type { Trashed, TrashKind } from '@pathwise/contracts/trash';
import { dayOfDate } from '@pathwise/ui/day';

/** The services whose contract has a trash. */
export type TrashService = {
  [S in keyof typeof apis]: 'listTrash' extends keyof (typeof apis)[S]['operations'] ? S : never;
}[keyof typeof apis];
// a service that is missing here is an error of types
const keepTrash: Readonly<Record<TrashService, true>> = { goals: true, planner: true, social: true, ai: true };
export const trashServices = Object.keys(keepTrash) as TrashService[];

/** What was deleted in one service, as far as it is loaded. */
export interface LoadedTrash {
  readonly service: TrashService;
  readonly rows: readonly Trashed[];
  readonly goesOn: boolean;
}
export interface Deletion extends Trashed {
  readonly service: TrashService;
}

/** A list that goes on may still bring rows older than its last one, so nothing older is shown yet. */
function edgeOf(lists: readonly LoadedTrash[]): string {
  const ends = lists.flatMap(({ goesOn, rows }) => (goesOn ? (rows.at(-1)?.deletedAt ?? []) : []));
  return ends.toSorted().at(-1) ?? '';
}

/** The deletions of all services, newest first. */
export function mergeTrash(lists: readonly LoadedTrash[]): Deletion[] {
  const edge = edgeOf(lists);
  return lists
    .flatMap(({ service, rows }) => rows.map((row) => ({ ...row, service })))
    .filter(({ deletedAt }) => deletedAt >= edge)
    .toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt));
}

/** The services whose next page is needed to show anything older. */
export function nextNeeded(lists: readonly LoadedTrash[]): TrashService[] {
  const edge = edgeOf(lists);
  const isNeeded = ({ goesOn, rows }: LoadedTrash) => goesOn && (rows.at(-1)?.deletedAt ?? edge) >= edge;
  return lists.filter(isNeeded).map(({ service }) => service);
}

interface DayOfTrash {
  readonly day: string;
  readonly deletions: readonly Deletion[];
}

/** Sorted deletions by the person's calendar day. */
export function byDay(deletions: readonly Deletion[]): DayOfTrash[] {
  const days = new Map<string, Deletion[]>();
  for (const deletion of deletions) {
    const day = dayOfDate(new Date(deletion.deletedAt));
    days.set(day, [...(days.get(day) ?? []), deletion]);
  }
  return [...days].map(([day, ofDay]) => ({ day, deletions: ofDay }));
}

/** What a kind of deletion is called: one, and several. */
const names: Readonly<Record<TrashKind, readonly [string, string]>> = {
  goal: ['Goal', 'Goals'],
  milestone: ['Step', 'Steps'],
  roadmap: ['Roadmap', 'Roadmap'],
  suggestions: ['Suggestion', 'Suggestions'],
  todos: ['Timeline task', 'Timeline tasks'],
  'replaced-todos': ['Replaced timeline task', 'Replaced timeline tasks'],
  tasks: ['Task', 'Tasks'],
  missed: ['Dropped task', 'Dropped tasks'],
  reminders: ['Reminder', 'Reminders'],
  diary: ['Diary entry', 'Diary entries'],
  posts: ['Post', 'Posts'],
  chats: ['Chat with Sage', 'Chat with Sage'],
};

export const kindOf = ({ kind, count }: Pick<Trashed, 'kind' | 'count'>): string => names[kind][count > 1 ? 1 : 0];

/** Who or what put it there, where that was not the person alone. */
export const reasonOf = ({ kind }: Pick<Trashed, 'kind'>): string | undefined => reasons[kind];
const reasons: Partial<Record<TrashKind, string>> = {
  chats: 'Cleared by you, or when you created a goal',
  'replaced-todos': 'Replaced when the steps were dated or drafted anew',
};

/** Its titles as one line, such as '2 × One, Two, Three and 2 more'. A roadmap may have been empty. */
export function titleOf(deletion: Trashed): string {
  const { kind, titles, times, count } = deletion;
  if (titles.length === 0) return names[kind][0];
  if (kind === 'chats') return conversationOf(deletion);
  const named = titles.map((title, n) => ((times[n] ?? 1) > 1 ? `${times[n]} × ${title}` : title)).join(', ');
  const more = count - titles.reduce((sum, _, n) => sum + (times[n] ?? 1), 0);
  return more > 0 ? `${named} and ${more} more` : named;
}

const longestBeginning = 60;

/** A conversation by its first message: 'I want to run a marathon and 5 more messages'. */
function conversationOf({ titles: [first = ''], count }: Trashed): string {
  const isLong = first.length > longestBeginning;
  const beginning = isLong ? `${first.slice(0, longestBeginning).replace(/\s+\S*$/, '')}…` : first;
  if (count < 2) return beginning;
  return `${beginning} and ${count === 2 ? '1 more message' : `${count - 1} more messages`}`;
}

/** True when a deletion comes back into its goal, and so cannot while the goal itself is deleted. */
export const needsGoal = ({ kind }: Pick<Trashed, 'kind'>): boolean =>
  ['milestone', 'roadmap', 'suggestions', 'todos', 'replaced-todos'].includes(kind);
