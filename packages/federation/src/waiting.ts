// Changes that wait for the network: kept on the device, shown in every read, and sent once, in order (decision 0084).
import type { Milestone } from '@pathwise/contracts/api/goals';
import type { DiaryEntry } from '@pathwise/contracts/diary';
import type { ReminderColumn, ReminderTask, WeeklyTask } from '@pathwise/contracts/task';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';
import { weekdayOf, weekStartOf } from '@pathwise/contracts/week.rules';
import { notify } from '@pathwise/ui/notify';
import { noteWaiting } from './connection.ts';
import { isWaiting, KeptForLater } from './kept-for-later.ts';
import { sentIds, type WaitingWrite, waitingWrites } from './storage-keys.ts';

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
  const what = await inWords(path, body);
  const write = { id, at, method, path, body, what, ...(isRefused ? { refused: unsent } : {}) };
  if (!waitingWrites.set(person, write)) return new TypeError('Failed to fetch');
  noteWaiting();
  if (isRefused) notify({ title: 'Not sent', description: unsent, variant: 'destructive' });
  else notify({ title: 'Waiting to be sent', description: 'You are offline. It is sent when you are back.' });
  void navigator.storage?.persist?.();
  return new KeptForLater(placeholderOf(write));
}

async function inWords(path: string, { title, completed }: WaitingWrite['body']): Promise<string> {
  if (title !== undefined) return `${path.includes('diary') ? 'Diary entry' : 'Task'} “${title}”`;
  const of = await titleOf(path.slice(path.lastIndexOf('/') + 1));
  return `${completed ? 'Tick' : 'Untick'}${of === undefined ? '' : ` “${of}”`}`;
}

/** The title of a row in the answers that the service worker keeps. */
async function titleOf(id: string): Promise<string | undefined> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of name.startsWith('answers:') ? await cache.keys() : []) {
      if (!/weekly-tasks|unified-milestones|\/reminders$|\/roadmap$/.test(request.url)) continue;
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
  if (write.method !== 'POST') return undefined;
  if (write.path === '/api/diary') return newEntry(write);
  if (write.path === reminderTasks) return newReminder(write);
  return write.path === '/api/weekly-tasks' ? newTask(write) : newTodo(write);
}

const reminderTasks = '/api/reminder-tasks';
const todosOf = (timelineId: string) => `/api/roadmap/timelines/${timelineId}/todos`;

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

function newTodo(write: WaitingWrite): Todo {
  const asked = write.body as Partial<Todo> & Pick<Todo, 'title'>;
  const timelineId = write.path.split('/').at(-2) ?? '';
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
  const show = showing(pathname, searchParams);
  if (!answer.ok || !show) return answer;
  const rows: unknown = await answer.clone().json();
  if (!Array.isArray(rows)) return answer;
  const shown = waiting.reduce<Row[]>(show, rows as Row[]);
  return new Response(JSON.stringify(shown), { status: answer.status, headers: answer.headers });
}

type Row = WeeklyTask | DiaryEntry | Milestone | ReminderColumn | ReminderTask | Timeline | Todo;
type Show = (rows: Row[], write: WaitingWrite) => Row[];

function showing(pathname: string, query: URLSearchParams): Show | undefined {
  if (pathname === '/api/weekly-tasks/planned') return (rows, write) => ofGoal(rows, write, query.get('goalId'));
  if (pathname === '/api/weekly-tasks') return (rows, write) => inWeek(rows, write, query.get('startDate'));
  if (/^\/api\/goals\/[^/]+\/unified-milestones$/.test(pathname))
    return (rows, write) => changed(rows, pathname, write);
  if (pathname === '/api/user/reminders') return (rows, write) => (rows as ReminderColumn[]).map(inColumn(write));
  if (/^\/api\/goals\/[^/]+\/roadmap$/.test(pathname))
    return (rows, write) => (rows as Timeline[]).map(inTimeline(write));
  // only the first page begins with the newest
  if (pathname === '/api/diary/my-entries' && !query.has('after') && !query.has('cursor'))
    return (rows, write) => (write.path === '/api/diary' ? [newEntry(write), ...rows] : rows);
  return undefined;
}

function inWeek(rows: Row[], write: WaitingWrite, startDate: string | null): Row[] {
  if (write.path !== '/api/weekly-tasks') return changed(rows, '/api/weekly-tasks', write);
  const task = newTask(write);
  return weekStartOf(task.specificDate) === startDate ? [...rows, task] : rows;
}

const ofGoal = (rows: Row[], write: WaitingWrite, goalId: string | null): Row[] =>
  write.path === '/api/weekly-tasks' && write.body['goalId'] === goalId ? [newTask(write), ...rows] : rows;

const inColumn = (write: WaitingWrite) => (column: ReminderColumn) => {
  const isNew = write.path === reminderTasks && write.body['columnId'] === column.id;
  const tasks = changed(column.tasks, reminderTasks, write);
  return { ...column, tasks: isNew ? [...tasks, newReminder(write)] : tasks };
};

const inTimeline = (write: WaitingWrite) => (timeline: Timeline) => {
  const todos = changed(timeline.todos, '/api/roadmap/todos', write);
  return { ...timeline, todos: write.path === todosOf(timeline.id) ? [...todos, newTodo(write)] : todos };
};

const changed = <R extends Row>(rows: readonly R[], folder: string, { path, body }: WaitingWrite): R[] =>
  rows.map((row) => (path === `${folder}/${row.id}` ? { ...row, ...body } : row));

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
