// Changes that wait for the network: kept on the device, shown in every read, and sent once, in order (decision 0084).
import { type OperationName, operationAt } from '@pathwise/api-client/operation-at';
import type { Milestone } from '@pathwise/contracts/api/goals';
import type { DiaryEntry } from '@pathwise/contracts/diary';
import type { ReminderColumn, ReminderTask, WeeklyTask } from '@pathwise/contracts/task';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';
import { weekdayOf, weekStartOf } from '@pathwise/contracts/week.rules';
import { notify } from '@pathwise/ui/notify';
import { noteWaiting } from './connection.ts';
import { isWaiting, KeptForLater } from './kept-for-later.ts';
import { sentIds, type WaitingWrite, waitingWrites } from './storage-keys.ts';
import { counting } from './waiting-steps.ts';

/** A change that the page asks for. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly init: RequestInit;
}

/** A change that names what was sent by its real id. */
function withRealIds<Change>(person: string, change: Change): Change {
  const ids = sentIds.of(person);
  const text = JSON.stringify(change).replaceAll(/waiting-[\w-]+/g, (named) => ids[named] ?? named);
  return JSON.parse(text) as Change;
}

/**
 * A change by a screen that may know something new by its placeholder only, with the real id. `isUnsent`: it names what
 * was not sent.
 */
export function knownToServer(person: string, { method, path, init }: Asked): Asked & { readonly isUnsent: boolean } {
  const named = withRealIds(person, { path, body: JSON.parse(String(init.body)) as WaitingWrite['body'] });
  const body = JSON.stringify(named.body);
  return { method, path: named.path, init: { ...init, body }, isUnsent: namesPlaceholder(named) };
}

const unsent = 'What it belongs to was not sent.';

interface Keeping {
  /** The server can be asked now, so that the change is offered to the person at once. */
  readonly isRefused: boolean;
}

/** Keeps a change for later. Resolves to what the caller throws; rejects when this device cannot keep it. */
export async function keep(person: string, { method, path, init }: Asked, { isRefused }: Keeping): Promise<Error> {
  const id = new Headers(init.headers).get('idempotency-key') ?? crypto.randomUUID();
  const body = JSON.parse(String(init.body)) as WaitingWrite['body'];
  const last = waitingWrites.of(person).at(-1);
  // two changes of one millisecond, or a clock that was set back, keep their order
  const at = Math.max(Date.now(), (last?.at ?? 0) + 1);
  const what = await inWords({ method, path, body });
  const write = { id, at, method, path, body, what, ...(isRefused ? { refused: unsent } : {}) };
  if (!waitingWrites.set(person, write)) return new TypeError('Failed to fetch');
  noteWaiting();
  if (isRefused) notify({ title: 'Not sent', description: unsent, variant: 'destructive' });
  else notify({ title: 'Waiting to be sent', description: 'You are offline. It is sent when you are back.' });
  void navigator.storage?.persist?.();
  return new KeptForLater(placeholderOf(write));
}

async function inWords(write: Pick<WaitingWrite, 'method' | 'path' | 'body'>): Promise<string> {
  const { title, completed } = write.body;
  if (title !== undefined) return `${doing(write).name === 'planner.createEntry' ? 'Diary entry' : 'Task'} “${title}”`;
  const of = await titleOf(write.path.slice(write.path.lastIndexOf('/') + 1));
  return `${completed ? 'Tick' : 'Untick'}${of === undefined ? '' : ` “${of}”`}`;
}

/** What a change asks for. Nothing but operations waits. */
const doing = ({ method, path }: Pick<WaitingWrite, 'method' | 'path'>) => operationAt(method, path) ?? nothing;
const nothing = { name: undefined, params: {} } as const;

const boards: readonly OperationName[] = [
  'planner.listWeek',
  'planner.listPlanned',
  'planner.listMissed',
  'planner.getReminders',
  'goals.listMilestones',
  'goals.getRoadmap',
];

/** The title of a row in the answers that the service worker keeps. */
async function titleOf(id: string): Promise<string | undefined> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of name.startsWith('answers:') ? await cache.keys() : []) {
      const read = operationAt('GET', new URL(request.url).pathname)?.name;
      if (!read || !boards.includes(read)) continue;
      const rows: unknown = await (await cache.match(request))?.json();
      const row = Array.isArray(rows) ? (rows as Row[]).flatMap(rowsIn).find((one) => one.id === id) : undefined;
      if (row && 'title' in row) return row.title;
    }
  }
  return undefined;
}

const rowsIn = (row: Row): readonly Row[] => ('tasks' in row ? row.tasks : 'todos' in row ? row.todos : [row]);

const waitingId = ({ id }: WaitingWrite) => `waiting-${id}`;

function placeholderOf(write: WaitingWrite): Row | undefined {
  const { name, params } = doing(write);
  switch (name) {
    case 'planner.createEntry':
      return newEntry(write);
    case 'planner.createReminderTask':
      return newReminder(write);
    case 'planner.createTask':
      return newTask(write);
    case 'goals.createTodo':
      return newTodo(write, params);
    default:
      return undefined;
  }
}

function newTask(write: WaitingWrite): WeeklyTask {
  const asked = write.body as Partial<WeeklyTask> & Pick<WeeklyTask, 'title' | 'specificDate'>;
  const none = { goalId: null, milestoneId: null, todoId: null };
  const usual = { priority: 'normal', taskType: 'business', completed: false, order: 10_000, version: 0 } as const;
  return { ...none, ...usual, dayOfWeek: weekdayOf(asked.specificDate), ...asked, id: waitingId(write) };
}

function newReminder(write: WaitingWrite): ReminderTask {
  const asked = write.body as Partial<ReminderTask> & Pick<ReminderTask, 'title' | 'columnId'>;
  const usual = { priority: 'normal', taskType: 'business', completed: false, order: 10_000 } as const;
  return { ...usual, ...asked, id: waitingId(write) };
}

function newTodo(write: WaitingWrite, { timelineId }: { readonly timelineId: string }): Todo {
  const asked = write.body as Partial<Todo> & Pick<Todo, 'title'>;
  const usual = { description: null, completed: false, dueDate: null, priority: 'normal' } as const;
  return { ...usual, order: 10_000, version: 0, ...asked, timelineId, id: waitingId(write) };
}

function newEntry(write: WaitingWrite): DiaryEntry {
  const now = new Date(write.at).toISOString();
  const asked = write.body as Partial<DiaryEntry> & Pick<DiaryEntry, 'title' | 'content'>;
  const usual = { entryDate: now.slice(0, 10), isPrivate: false, version: 0, createdAt: now, updatedAt: now };
  return { ...usual, ...asked, id: waitingId(write) };
}

/** The answer of a read, with the changes that wait. */
export async function showWaiting(person: string, path: string, answer: Response): Promise<Response> {
  const { pathname, searchParams } = new URL(path, location.origin);
  const waiting = waitingWrites.of(person).filter(({ refused }) => refused === undefined);
  if (waiting.length === 0) return answer;
  const show = showing(pathname, searchParams);
  const count = counting(person, pathname, waiting);
  if (!answer.ok || (!show && !count)) return answer;
  const read: unknown = await answer.clone().json();
  if (count) return like(answer, await count(read));
  return show && Array.isArray(read) ? like(answer, waiting.reduce<Row[]>(show, read as Row[])) : answer;
}

const like = ({ status, headers }: Response, shown: unknown) =>
  new Response(JSON.stringify(shown), { status, headers });

type Row = WeeklyTask | DiaryEntry | Milestone | ReminderColumn | ReminderTask | Timeline | Todo;
type Show = (rows: Row[], write: WaitingWrite) => Row[];

function showing(pathname: string, query: URLSearchParams): Show | undefined {
  const { name, params } = doing({ method: 'GET', path: pathname });
  switch (name) {
    case 'planner.listPlanned':
      return (rows, write) => ofGoal(rows, write, query.get('goalId'));
    case 'planner.listWeek':
      return (rows, write) => inWeek(rows, write, query.get('startDate'));
    case 'goals.listMilestones':
      return (rows, write) => inGoal(rows, write, params.id);
    case 'planner.getReminders':
      return (rows, write) => (rows as ReminderColumn[]).map(inColumn(write));
    case 'goals.getRoadmap':
      return (rows, write) => (rows as Timeline[]).map(inTimeline(write));
    case 'planner.listMyDiary':
      // only the first page begins with the newest
      if (query.has('after') || query.has('cursor')) return undefined;
      return (rows, write) => (doing(write).name === 'planner.createEntry' ? [newEntry(write), ...rows] : rows);
    default:
      return undefined;
  }
}

function inWeek(rows: Row[], write: WaitingWrite, startDate: string | null): Row[] {
  const { name, params } = doing(write);
  if (name === 'planner.changeTask') return changed(rows, params.id, write);
  if (name !== 'planner.createTask') return rows;
  const task = newTask(write);
  return weekStartOf(task.specificDate) === startDate ? [...rows, task] : rows;
}

/** The steps planned of a goal, or of all goals. */
function ofGoal(rows: Row[], write: WaitingWrite, goalId: string | null): Row[] {
  const isNew = doing(write).name === 'planner.createTask' && Boolean(write.body['goalId']);
  return isNew && (goalId === null || write.body['goalId'] === goalId) ? [newTask(write), ...rows] : rows;
}

function inGoal(rows: Row[], write: WaitingWrite, goalId: string): Row[] {
  const { name, params } = doing(write);
  const isOfGoal = name === 'goals.changeMilestone' && params.id === goalId;
  return isOfGoal ? changed(rows, params.milestoneId, write) : rows;
}

const inColumn = (write: WaitingWrite) => (column: ReminderColumn) => {
  const { name, params } = doing(write);
  if (name === 'planner.changeReminderTask') return { ...column, tasks: changed(column.tasks, params.id, write) };
  const isNew = name === 'planner.createReminderTask' && write.body['columnId'] === column.id;
  return isNew ? { ...column, tasks: [...column.tasks, newReminder(write)] } : column;
};

const inTimeline = (write: WaitingWrite) => (timeline: Timeline) => {
  const { name, params } = doing(write);
  if (name === 'goals.changeTodo') return { ...timeline, todos: changed(timeline.todos, params.todoId, write) };
  const isNew = name === 'goals.createTodo' && params.timelineId === timeline.id;
  return isNew ? { ...timeline, todos: [...timeline.todos, newTodo(write, params)] } : timeline;
};

const changed = <R extends Row>(rows: readonly R[], id: string, { body }: WaitingWrite): R[] =>
  rows.map((row) => (row.id === id ? { ...row, ...body } : row));

/**
 * Sends what waits, in order, in one tab at a time. Stops when the server cannot answer now. A refused change stays, for
 * the person to decide.
 */
export async function sendWaiting(person: string): Promise<void> {
  await navigator.locks.request('waiting', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (let next = firstOf(person); next; next = firstOf(person)) if (!(await send(person, next))) return;
  });
}

const firstOf = (person: string) => waitingWrites.of(person).find(({ refused }) => refused === undefined);

/** False when the rest has to wait. */
async function send(person: string, kept: WaitingWrite): Promise<boolean> {
  const write = withRealIds(person, kept);
  if (namesPlaceholder(write)) return refuse(person, write, unsent);
  const answer = await fetch(write.path, {
    method: write.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': write.id,
      'pathwise-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      // another person may have signed in meanwhile, in another tab
      'pathwise-expects': person,
    },
    body: JSON.stringify(write.body),
  }).catch(() => undefined);
  if (!answer || answer.status === 401 || answer.status === 429 || answer.status >= 500) return false;
  const gone = !waitingWrites.of(person).some(({ id }) => id === write.id);
  if (gone) return true;
  if (answer.ok) await replaceId(person, write, answer);
  if (answer.ok) waitingWrites.remove(person, write.id);
  else return refuse(person, write, await reasonOf(answer));
  noteWaiting();
  return true;
}

function refuse(person: string, write: WaitingWrite, refused: string): true {
  waitingWrites.set(person, { ...write, refused });
  noteWaiting();
  return true;
}

/** Something new is sent before what names it, unless the server refused it or the person discarded it. */
const namesPlaceholder = ({ path, body }: Pick<WaitingWrite, 'path' | 'body'>) =>
  path.split('/').some(isWaiting) || isWaiting(String(body['todoId']));

/** Changes of something new were made under its placeholder's id. */
async function replaceId(person: string, write: WaitingWrite, answer: Response): Promise<void> {
  if (write.method !== 'POST') return;
  const { id } = (await answer.json()) as { id: string };
  sentIds.add(person, waitingId(write), id);
  for (const other of waitingWrites.of(person)) waitingWrites.set(person, withRealIds(person, other));
}

async function reasonOf(answer: Response): Promise<string> {
  const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string };
  return detail ?? 'The server did not take it.';
}
