import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { ApiError, answerOrKept, api, isWaiting, KeptForLater } from '../src/api.ts';
import { connection, noteAnswer, noteWaiting } from '../src/connection.ts';
import { lastKnownPerson, sentIds, waitingWrites } from '../src/storage-keys.ts';
import { type Call, fakeApi, json, networkFailure, refusal } from '../testing/fake-api.ts';

const task = { title: 'Buy stamps', specificDate: '2026-11-23' };
const week = 'GET /api/weekly-tasks?startDate=2026-11-23';
const listWeek = () => api.planner.listWeek({ query: { startDate: '2026-11-23' } });
const [todos, tasks] = ['POST /api/roadmap/timelines/t/todos', 'POST /api/weekly-tasks'];
const planned = 'GET /api/weekly-tasks/planned?goalId=g';
const addTodo = () => api.goals.createTodo({ params: { timelineId: 't' }, body: { title: 'Buy stamps' } });
const planTodo = (todoId: string) => api.planner.createTask({ body: { ...task, goalId: 'g', todoId } });
const waiting = () => connection.snapshot().waiting.map(({ what, refused }) => refused ?? what);
/** The answer of a browser without a network, from the service worker. */
const kept = (body: unknown) => () =>
  new Response(JSON.stringify(body), { headers: { 'pathwise-kept-at': '2026-11-23T14:05:00.000Z' } });
const isSent = (count: number) => waitFor(() => expect(waiting()).toHaveLength(count));

function withWorker(isThere: boolean): void {
  const serviceWorker = isThere ? { controller: {} } : undefined;
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
}

beforeEach(() => {
  localStorage.clear();
  lastKnownPerson.set({ id: 'maya' });
  noteWaiting();
  noteAnswer(new Response());
  withWorker(true);
  const locks = { request: (_: string, _options: unknown, run: (lock: unknown) => unknown) => run({}) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  Object.assign(globalThis, { caches: { keys: async () => [] } });
});
afterEach(() => {
  withWorker(false);
  jest.restoreAllMocks();
});

describe('a change without a network', () => {
  it('waits, is shown in every read, and is sent in order with its own key', async () => {
    const server = fakeApi({ 'POST /api/weekly-tasks': networkFailure, [week]: kept([{ id: 'a', completed: false }]) });
    const created = await answerOrKept(api.planner.createTask({ body: task, idempotencyKey: 'k1' }));
    expect(isWaiting(created.id)).toBe(true);
    const tick = (id: string) => api.planner.changeTask({ params: { id }, body: { completed: true } });
    await expect(tick('a')).rejects.toBeInstanceOf(KeptForLater);
    await expect(tick(created.id)).rejects.toBeInstanceOf(KeptForLater);
    expect(await listWeek()).toMatchObject([
      { id: 'a', completed: true },
      { id: created.id, title: 'Buy stamps', completed: true },
    ]);

    const rows: Record<string, unknown>[] = [{ id: 'a', completed: false }];
    server.answer(week, () => rows);
    server.answer('POST /api/weekly-tasks', () => json({ id: 'b' }, 201));
    server.answer('PATCH /api/weekly-tasks/a', {});
    server.answer('PATCH /api/weekly-tasks/b', {});
    await listWeek();
    await isSent(0);
    const writes = server.calls.filter(({ method }) => method !== 'GET').slice(1);
    expect(writes.map(({ method, path }: Call) => `${method} ${path}`)).toEqual([
      'POST /api/weekly-tasks',
      'PATCH /api/weekly-tasks/a',
      'PATCH /api/weekly-tasks/b',
    ]);
    expect(writes[0]?.idempotencyKey).toBe('k1');
  });

  it.each([
    {
      of: 'the reminders',
      read: api.planner.getReminders,
      board: { id: 'c', tasks: [{ id: 'a', completed: false }] },
      rows: 'tasks',
      add: () => api.planner.createReminderTask({ body: { columnId: 'c', title: 'Buy stamps' } }),
      tick: (id: string) => api.planner.changeReminderTask({ params: { id }, body: { completed: true } }),
      paths: ['/api/user/reminders', '/api/reminder-tasks', '/api/reminder-tasks/'],
    },
    {
      of: 'a timeline',
      read: () => api.goals.getRoadmap({ params: { id: 'g' } }),
      board: { id: 't', todos: [{ id: 'a', completed: false }] },
      rows: 'todos',
      add: () => api.goals.createTodo({ params: { timelineId: 't' }, body: { title: 'Buy stamps' } }),
      tick: (id: string) => api.goals.changeTodo({ params: { todoId: id }, body: { completed: true } }),
      paths: ['/api/goals/g/roadmap', '/api/roadmap/timelines/t/todos', '/api/roadmap/todos/'],
    },
  ])('waits and is shown on the boards of $of, too', async ({ read, board, rows, add, tick, paths }) => {
    const [all = '', tasks = '', one = ''] = paths;
    const other = { ...board, id: 'other', [rows]: [] };
    const server = fakeApi({ [`POST ${tasks}`]: networkFailure, [`GET ${all}`]: kept([board, other]) });
    const created = await answerOrKept<{ id: string }>(add());
    await expect(tick('a')).rejects.toBeInstanceOf(KeptForLater);
    await expect(tick(created.id)).rejects.toBeInstanceOf(KeptForLater);
    expect(await read()).toMatchObject([
      {
        [rows]: [
          { id: 'a', completed: true },
          { id: created.id, title: 'Buy stamps', completed: true },
        ],
      },
      { [rows]: [] },
    ]);
    server.answer(`POST ${tasks}`, () => json({ id: 'b' }, 201));
    for (const id of ['a', 'b']) server.answer(`PATCH ${one}${id}`, {});
    server.answer(`GET ${all}`, []);
    await read();
    await isSent(0);
    const writes = server.calls.filter(({ method }) => method !== 'GET').slice(1);
    expect(writes.map(({ path }) => path)).toEqual([tasks, `${one}a`, `${one}b`]);
  });

  it('of a step counts in the figures of its goal, in every read', async () => {
    const path = '/api/goals/g/unified-milestones';
    const steps = ['a', 'b', 'c'].map((id) => ({ id, completed: id === 'c' }));
    const figures = { milestoneCount: 3, completedMilestoneCount: 1, progress: 33, status: 'active', ownProgress: 0 };
    const [goal, other] = [
      { id: 'g', ...figures },
      { id: 'other', ...figures },
    ];
    const answers = new Map<string, unknown>([[path, steps]]);
    const match = async (asked: string) => (answers.has(asked) ? json(answers.get(asked)) : undefined);
    Object.assign(globalThis, { caches: { keys: async () => [], match } });
    fakeApi({
      [`PUT ${path}/a`]: networkFailure,
      [`PUT ${path}/c`]: networkFailure,
      'GET /api/goals/g': kept(goal),
      'GET /api/goals': kept([goal, other]),
      'GET /api/dashboard/stats': kept({ activeGoals: 2, overallProgress: 33 }),
    });
    const tick = (milestoneId: string, completed: boolean) =>
      expect(
        api.goals.changeMilestone({ params: { id: 'g', milestoneId }, body: { completed } }),
      ).rejects.toBeInstanceOf(KeptForLater);
    await tick('a', true);
    await tick('a', true);
    const shown = { completedMilestoneCount: 2, progress: 67 };
    expect(await api.goals.getGoal({ params: { id: 'g' } })).toMatchObject(shown);
    expect(await api.goals.listGoals()).toMatchObject([shown, other]);
    // without the goals on this device the figure is the server's
    expect(await api.goals.getDashboardStats()).toEqual({ activeGoals: 2, overallProgress: 33 });
    answers.set('/api/goals', [goal, other]);
    expect(await api.goals.getDashboardStats()).toEqual({ activeGoals: 2, overallProgress: 50 });
    await tick('c', false);
    expect(await api.goals.getGoal({ params: { id: 'g' } })).toMatchObject({ ...goal });
    expect(await api.goals.getDashboardStats()).toEqual({ activeGoals: 2, overallProgress: 33 });
  });

  it('of a new todo on a day waits for it, and names it by its real id', async () => {
    const server = fakeApi({ [todos]: networkFailure, [planned]: kept([]) });
    const todo = await answerOrKept(addTodo());
    const first = await answerOrKept(planTodo(todo.id));
    const shown = { id: first.id, goalId: 'g', todoId: todo.id, specificDate: '2026-11-23' };
    expect(await api.planner.listPlanned({ query: { goalId: 'g' } })).toMatchObject([shown]);
    server.answer('GET /api/weekly-tasks/planned', kept([]));
    expect(await api.planner.listPlanned({ query: {} })).toMatchObject([shown]);
    const order = [todos, tasks, tasks];
    server.answer(todos, () => json({ id: 'b' }, 201));
    server.answer(tasks, () => json({ id: 'c' }, 201));
    server.answer(planned, []);
    const before = server.calls.length;
    await api.planner.listPlanned({ query: { goalId: 'g' } });
    await isSent(0);
    // a dialog that was opened before
    await planTodo(todo.id);
    const writes = server.calls.slice(before).filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(order);
    expect(writes.slice(1).map(({ body }) => body)).toEqual(Array(2).fill({ ...task, goalId: 'g', todoId: 'b' }));
  });

  it('of a new todo on a day is set aside with it, and goes with it when both are tried again', async () => {
    const server = fakeApi({ [todos]: networkFailure });
    const todo = await answerOrKept(addTodo());
    await expect(planTodo(todo.id)).rejects.toBeInstanceOf(KeptForLater);
    server.answer(todos, () => refusal(404, { detail: 'It is gone' }));
    server.answer(tasks, () => json({ id: 'c' }, 201));
    server.answer(week, []);
    await listWeek();
    await waitFor(() => expect(waiting()).toEqual(['It is gone', 'What it belongs to was not sent.']));
    expect(server.sent('POST', '/api/weekly-tasks')).toEqual([]);
    server.answer(todos, () => json({ id: 'b' }, 201));
    for (const one of waitingWrites.of('maya')) waitingWrites.set('maya', { ...one, refused: undefined });
    noteWaiting();
    await listWeek();
    await isSent(0);
    expect(server.sent('POST', '/api/weekly-tasks').map(({ body }) => body)).toMatchObject([{ todoId: 'b' }]);
  });

  it('of a new todo that was refused is set aside at once, and goes with it when both are tried again', async () => {
    const server = fakeApi({ [todos]: networkFailure });
    const todo = await answerOrKept(addTodo());
    server.answer(todos, () => refusal(404, { detail: 'It is gone' }));
    server.answer(week, []);
    await listWeek();
    await waitFor(() => expect(waiting()).toEqual(['It is gone']));
    await expect(planTodo(todo.id)).rejects.toBeInstanceOf(KeptForLater);
    const tick = api.goals.changeTodo({ params: { todoId: todo.id }, body: { completed: true } });
    await expect(tick).rejects.toBeInstanceOf(KeptForLater);
    expect(waiting()).toEqual(['It is gone', ...Array(2).fill('What it belongs to was not sent.')]);
    expect(server.calls.filter(({ method, path }) => `${method} ${path}` === tasks || method === 'PATCH')).toEqual([]);
    server.answer(todos, () => json({ id: 'b' }, 201));
    server.answer(tasks, () => json({ id: 'c' }, 201));
    server.answer('PATCH /api/roadmap/todos/b', {});
    for (const one of waitingWrites.of('maya')) waitingWrites.set('maya', { ...one, refused: undefined });
    noteWaiting();
    await listWeek();
    await isSent(0);
    expect(server.sent('POST', '/api/weekly-tasks').map(({ body }) => body)).toMatchObject([{ todoId: 'b' }]);
  });

  it('of a new todo that another tab sent names it by its real id, now and from the queue', async () => {
    const server = fakeApi({ [todos]: networkFailure, [week]: kept([]) });
    const todo = await answerOrKept(addTodo());
    await expect(planTodo(todo.id)).rejects.toBeInstanceOf(KeptForLater);
    // what the other tab leaves on the device
    waitingWrites.remove('maya', todo.id.slice('waiting-'.length));
    sentIds.add('maya', todo.id, 'b');
    server.answer(tasks, () => json({ id: 'c' }, 201));
    server.answer(week, []);
    await listWeek();
    await isSent(0);
    await planTodo(todo.id);
    expect(server.sent('POST', '/api/weekly-tasks').map(({ body }) => body)).toMatchObject(
      Array(2).fill({ todoId: 'b' }),
    );
  });

  it('fails as before without a worker, and when it is a move', async () => {
    fakeApi({ 'POST /api/weekly-tasks': networkFailure, 'PATCH /api/weekly-tasks/a': networkFailure });
    await expect(api.planner.changeTask({ params: { id: 'a' }, body: { order: 2 } })).rejects.toThrow('fetch failed');
    withWorker(false);
    await expect(api.planner.createTask({ body: task })).rejects.toThrow('fetch failed');
    expect(waiting()).toEqual([]);
  });

  it('that the server refuses is set aside, and the next one is sent', async () => {
    const server = fakeApi({ 'POST /api/weekly-tasks': networkFailure, 'PATCH /api/weekly-tasks/a': networkFailure });
    await expect(api.planner.changeTask({ params: { id: 'a' }, body: { completed: true } })).rejects.toThrow();
    await expect(api.planner.createTask({ body: task })).rejects.toThrow();
    server.answer('PATCH /api/weekly-tasks/a', () => refusal(404, { detail: 'It is gone' }));
    server.answer('POST /api/weekly-tasks', () => json({ id: 'b' }, 201));
    server.answer(week, []);
    await listWeek();
    await isSent(1);
    await waitFor(() => expect(waiting()).toEqual(['It is gone']));
    await expect(api.planner.changeTask({ params: { id: 'a' }, body: { completed: true } })).rejects.toBeInstanceOf(
      ApiError,
    );
  });

  it('stays, with those after it, while the server is ill', async () => {
    const server = fakeApi({ 'POST /api/weekly-tasks': networkFailure });
    await expect(api.planner.createTask({ body: task })).rejects.toThrow();
    await expect(api.planner.createTask({ body: { ...task, title: 'Post them' } })).rejects.toThrow();
    server.answer('POST /api/weekly-tasks', () => refusal(503));
    server.answer(week, []);
    const before = server.calls.length;
    await listWeek();
    await waitFor(() => expect(server.calls.length).toBe(before + 2));
    await listWeek();
    expect(waiting()).toEqual(['Task “Buy stamps”', 'Task “Post them”']);
  });
});

it('what is shown is as old as the oldest kept answer, until the server answers', () => {
  const at = (time: string) => noteAnswer(new Response('', { headers: { 'pathwise-kept-at': time } }));
  at('2026-11-23T14:05:00.000Z');
  at('2026-11-23T13:00:00.000Z');
  at('2026-11-23T14:06:00.000Z');
  expect(connection.snapshot()).toMatchObject({ isOffline: true, shownFrom: new Date('2026-11-23T13:00:00.000Z') });
  noteAnswer(new Response());
  expect(connection.snapshot()).toMatchObject({ isOffline: false, shownFrom: undefined });
});

it('the network of the device is told from the server’s silence', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  noteAnswer(new Response('', { headers: { 'pathwise-kept-at': '2026-11-23T14:05:00.000Z' } }));
  expect(connection.snapshot()).toMatchObject({ isOffline: true, hasNetwork: true });
  onLine.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(connection.snapshot()).toMatchObject({ isOffline: true, hasNetwork: false });
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(connection.snapshot()).toMatchObject({ isOffline: true, hasNetwork: true });
  noteAnswer(new Response());
});
