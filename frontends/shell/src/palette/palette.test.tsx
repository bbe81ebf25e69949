import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/week.rules';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { dayOfDate } from '@pathwise/ui/day';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';

const goal = { id: 'g-7', title: 'Run a marathon', status: 'active' };
const task = {
  ...{ id: 't', title: 'Buy shoes', specificDate: '2025-03-05', completed: false },
  ...{ milestoneId: null, todoId: null },
};
const entry = { id: 'e', title: 'A walk', entryDate: '2026-11-19' };
const step = { id: 's', goalId: 'g-7', title: 'Stretch daily', completed: false, kind: 'milestone' };
const todo = { id: 'd', goalId: 'g-7', title: 'Pack the bag', completed: false, kind: 'todo' };
const reminder = { id: 'r', title: 'Ring Ben', completed: false };
const member = { id: 'ada', firstName: 'Ada', lastName: 'Byron', profession: 'Writer' };

/** The services' answers while this is typed, from the third character on. */
function answersTo(typed: string, found: Record<string, object[]>) {
  const { steps = [], tasks = [], reminders = [], entries = [], members = [] } = found;
  const beginnings = Array.from({ length: typed.length - 2 }, (_, more) => typed.slice(0, 3 + more));
  return Object.fromEntries(
    beginnings.flatMap((q) => {
      const query = `?q=${q}&limit=6`;
      return [
        [`GET /api/search/steps${query}`, steps],
        [`GET /api/search/plan${query}`, { tasks, reminders, entries }],
        [`GET /api/users/search${query}`, members],
      ];
    }),
  );
}

function open() {
  const api = fakeApi({
    ...memberAnswers(),
    'GET /api/goals': [goal],
    ...answersTo('shoes', { tasks: [task] }),
    ...answersTo('walk', { entries: [entry] }),
    ...answersTo('stretch', { steps: [step] }),
    ...answersTo('pack', { steps: [todo] }),
    ...answersTo('ring', { reminders: [reminder] }),
    ...answersTo('ada', { members: [member] }),
  });
  return { api, ...showApp('/faq') };
}
async function openPalette() {
  const opened = open();
  await screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...opened, field: await screen.findByRole('combobox') };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => prepareBrowser());
afterEach(cleanup);

describe('the command palette', () => {
  it('opens by Ctrl K with the focus in its field, goes to a page by keyboard alone, and closes', async () => {
    const { where, field } = await openPalette();
    expect(field).toHaveFocus();
    await userEvent.keyboard('support');
    expect(options()).toEqual(['Support']);
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(where.path).toBe('/support'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens by the search button of the sidebar too, with the focus in its field', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('combobox')).toHaveFocus();
  });

  it.each([
    ['marathon', 'Run a marathon'],
    ['shoes', /^Buy shoes.*2025/],
    ['stretch', 'Stretch daily, Run a marathon'],
    ['pack', 'Pack the bag, Run a marathon'],
    ['ring', 'Ring BenReminders'],
    ['walk', /^A walk/],
    ['ada', 'Ada ByronWriter'],
  ])('finds %s', async (typed, title) => {
    await openPalette();
    await userEvent.keyboard(typed);
    await waitFor(() => expect(options()).toEqual([expect.stringMatching(title)]));
  });

  it('names a goal once above its steps, and leaves out the tasks that stand for them', async () => {
    const { api } = await openPalette();
    const steps = [
      { ...step, id: 's1', title: 'Train one' },
      { ...step, id: 's2', goalId: 'g-8', title: 'Train two' },
      { ...step, id: 's3', title: 'Train three' },
    ];
    const tasks = [
      { ...task, id: 't1', title: 'Train one', milestoneId: 's1' },
      { ...task, id: 't2', title: 'Train the dog' },
    ];
    api.answer('GET /api/goals', [goal, { ...goal, id: 'g-8', title: 'Swim far' }]);
    for (const [call, answer] of Object.entries(answersTo('train', { steps, tasks }))) api.answer(call, answer);
    await userEvent.keyboard('train');
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(options().slice(0, 2)).toEqual(['Train one, Run a marathon', 'Train three, Run a marathon']);
    expect(options()[3]).toMatch(/^Train the dog/);
    expect(screen.getAllByText('Steps · Run a marathon')).toHaveLength(1);
    expect(screen.queryByText('Run a marathon')).not.toBeInTheDocument();
  });

  it('opens the roadmap of a goal, and a member’s page', async () => {
    const { where } = await openPalette();
    await userEvent.keyboard('marathon');
    await screen.findByRole('option', { name: 'Run a marathon' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(where.search).toContain('view=preview'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('ada');
    await screen.findByRole('option', { name: /Ada Byron/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(`${where.path}${where.search}`).toContain('/profile?user=ada'));
  });

  it.each([
    ['shoes', '/plan?week=2025-03-05&task=t'],
    ['walk', '/diary?entry=e'],
    ['new diary', '/diary?entry=new'],
    ['stretch', '/goals?view=preview&goal=g-7&step=s'],
    ['pack', '/goals?view=preview&goal=g-7&mode=timeline&task=d'],
    ['ring', '/plan?board=reminders&task=r'],
  ])('opens what it finds for %s', async (typed, address) => {
    const { where } = await openPalette();
    await userEvent.keyboard(typed);
    await screen.findByRole('option');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(`${where.path}${where.search}`).toBe(address));
  });

  it.each([
    ['reminder', '/plan?board=reminders', 'Reminders'],
    ['timeline', '/goals?view=preview&goal=all', 'Goal Roadmaps'],
    ['settings', '/profile', 'Profile'],
    ['journal', '/diary', 'My Diary'],
    ['deleted', '/trash', 'Trash'],
    ['calendar', '/plan', 'Plan'],
    ['premium', '/subscription', 'Subscription'],
  ])('goes to a page or a board by the word %s', async (typed, address, title) => {
    const { where } = await openPalette();
    await userEvent.keyboard(typed);
    expect(options()).toEqual([title]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(`${where.path}${where.search}`).toBe(address));
  });

  it('finds pages while the services are away', async () => {
    await openPalette();
    await userEvent.keyboard('trash');
    expect(options()).toEqual(['Trash']);
  });

  it('moves through the list with the arrows, and says when nothing is found', async () => {
    const { field } = await openPalette();
    const [first, second] = screen.getAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(field, 'qqq');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  });

  it('offers a task, a goal and Sage for words that find nothing, once the services have answered', async () => {
    const late = held<unknown>();
    const { api } = await openPalette();
    for (const [call, answer] of Object.entries(answersTo('beans', {}))) api.answer(call, answer);
    api.answer('GET /api/search/steps?q=beans&limit=6', late.answer);
    await userEvent.keyboard('beans');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(screen.queryByText('Nothing found')).not.toBeInTheDocument();
    late.release([]);
    await waitFor(() => expect(options()).toEqual(['New task “beans”', 'New goal “beans”', 'Ask Sage “beans”']));
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByLabelText('Task')).toHaveValue('beans');
  });

  it('hands words that find nothing to the form of a goal, or to Sage', async () => {
    const { api, where } = await openPalette();
    await userEvent.keyboard('Grow beans');
    await userEvent.click(await screen.findByRole('option', { name: 'Ask Sage “Grow beans”' }));
    await waitFor(() => expect(api.sent('POST', '/api/ai-chats')).toHaveLength(1));
    expect(api.sent('POST', '/api/ai-chats')[0]?.body).toEqual({ message: 'Grow beans' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'Grow beans');
    await userEvent.click(await screen.findByRole('option', { name: 'New goal “Grow beans”' }));
    await waitFor(() => expect(where.path).toBe('/goals'));
    expect(where.state).toEqual({ newGoalIn: 'personal', newGoalTitle: 'Grow beans' });
  });

  it('changes the theme', async () => {
    await openPalette();
    await userEvent.keyboard('dark{Enter}');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

describe('the keys', () => {
  // the first of these tests, because the form is loaded only once
  it('q keeps what is typed before its form has loaded', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('qBuy rosin');
    expect(await screen.findByLabelText('Task')).toHaveValue('Buy rosin');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('q adds a task for today from any page, once', async () => {
    const { api } = open();
    api.answer('POST /api/weekly-tasks', task);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('q');
    const dialog = await screen.findByRole('dialog', { name: 'New task for today' });
    await userEvent.type(within(dialog).getByLabelText('Task'), 'Buy shoes{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('POST', '/api/weekly-tasks').map(({ body }) => body)).toEqual([
      { title: 'Buy shoes', specificDate: dayOfDate(new Date()) },
    ]);
    expect(screen.getByText('Planned for today')).toBeInTheDocument();
  });

  it('q adds a task for the day that its last words name, and says which', async () => {
    const { api } = open();
    api.answer('POST /api/weekly-tasks', task);
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('q');
    const dialog = await screen.findByRole('dialog', { name: 'New task for today' });
    await userEvent.type(within(dialog).getByLabelText('Task'), 'Buy shoes tomorrow');
    expect(within(dialog).getByText(/^Planned for /)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('POST', '/api/weekly-tasks').map(({ body }) => body)).toEqual([
      { title: 'Buy shoes', specificDate: addDays(dayOfDate(new Date()), 1) },
    ]);
  });

  it('q keeps the words when the task could not be added', async () => {
    const { api } = open();
    api.answer('POST /api/weekly-tasks', refusal(503));
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('q');
    const field = await screen.findByLabelText('Task');
    await userEvent.type(field, 'Buy shoes{Enter}');
    expect(await screen.findByText('The task could not be added. Please try again.')).toBeInTheDocument();
    expect(field).toHaveValue('Buy shoes');
  });

  it('q shows again what was typed before Escape, and nothing after Cancel', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('q');
    await userEvent.type(await screen.findByLabelText('Task'), 'Buy shoes{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('q');
    expect(await screen.findByLabelText('Task')).toHaveValue('Buy shoes');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('q');
    expect(await screen.findByLabelText('Task')).toHaveValue('');
  });

  it('q shows again what was typed before Back left the page', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('q');
    await userEvent.type(await screen.findByLabelText('Task'), 'Buy shoes');
    cleanup();
    open();
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('q');
    expect(await screen.findByLabelText('Task')).toHaveValue('Buy shoes');
  });

  it.each([
    ['q', 'New task for today'],
    ['?', 'Keyboard shortcuts'],
  ])('%s is heard while a tick box has the focus', async (key, name) => {
    open();
    await screen.findByRole('heading', { level: 1 });
    const box = document.body.appendChild(Object.assign(document.createElement('input'), { type: 'checkbox' }));
    box.focus();
    await userEvent.keyboard(key);
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
    box.remove();
  });

  it('? shows the shortcuts, and no key opens anything while one types or a dialog is open', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
    await userEvent.keyboard('q');
    expect(screen.queryByRole('dialog', { name: 'New task for today' })).not.toBeInTheDocument();
  });
});
