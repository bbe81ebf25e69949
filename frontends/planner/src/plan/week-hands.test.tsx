import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WeeklyTask } from '@pathwise/contracts/task';
import { clearStorage, lastKnownPerson } from '@pathwise/federation/storage-keys';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { formatShortWeekday, formatWeekday } from '@pathwise/remote-kit/day.rules';
import { stopClock } from '@pathwise/remote-kit/testing/clock';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aTask, weekAnswers } from '../../test/fake-week.ts';
import { PlanPage } from './plan-page.tsx';

// today is Wednesday 18 November 2026
const week = 'GET /api/weekly-tasks?startDate=2026-11-16';
const nextWeek = 'GET /api/weekly-tasks?startDate=2026-11-23';
const undo = 'POST /api/undo/planner/token';

beforeEach(() => {
  stopClock(new Date(2026, 10, 18, 12));
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function openPlan(tasks: WeeklyTask[], answers: Record<string, unknown> = {}) {
  const api = fakeApi({ ...weekAnswers('2026-11-16', tasks), [nextWeek]: [], ...answers });
  const page = renderInShell(<PlanPage reminders={null} />, { at: '/plan' });
  await screen.findByText(/done$|No tasks yet/, { selector: 'p' });
  return { api, ...page };
}
type User = Awaited<ReturnType<typeof openPlan>>['user'];

const button = (name: string) => screen.getByRole('button', { name });
const heading = (day: string) => within(screen.getByRole('region', { name: day })).getByRole('heading');
const field = (day: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `New task for ${day}` });

/** Opens a menu and chooses rows by keyboard; the right arrow opens a submenu. */
async function chooseByKeys(user: User, menu: HTMLElement, ...rows: string[]) {
  act(() => menu.focus());
  await user.keyboard('{Enter}');
  for (const name of rows) {
    const row = await waitFor(() => {
      const found = ['menuitem', 'menuitemradio'].flatMap((role) => screen.queryAllByRole(role, { name }));
      if (!found[0]) throw new Error(`no row ${name}`);
      return found[0];
    });
    act(() => row.focus());
    await user.keyboard(row.getAttribute('aria-haspopup') === 'menu' ? '{ArrowRight}' : '{Enter}');
  }
}
/** A toast with the focus on its button. */
function focusedToast(): HTMLElement {
  const toaster = document.createElement('ol');
  toaster.dataset['sonnerToaster'] = '';
  toaster.innerHTML = '<li><button type="button">Undo</button></li>';
  document.body.append(toaster);
  act(() => toaster.querySelector('button')?.focus());
  return toaster;
}

describe('the focus on the week', () => {
  it.each([
    ['Move to… Friday', ['Move to…', formatShortWeekday('2026-11-20')]],
    ['Move to next day', ['Move to next day']],
  ])('follows a task moved by %s', async (_, rows) => {
    const { user } = await openPlan([aTask({ id: 't', title: 'Easy run' })]);
    const before = button('More for Easy run');
    await chooseByKeys(user, before, ...rows);
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await waitFor(() => expect(button('More for Easy run')).toHaveFocus());
  });

  it('goes to the day of a task that is deleted or moved to another week', async () => {
    const { user } = await openPlan([
      aTask({ id: 'a', title: 'Easy run' }),
      aTask({ id: 'b', title: 'Call', specificDate: '2026-11-22' }),
    ]);
    await chooseByKeys(user, button('More for Easy run'), 'Delete');
    await waitFor(() => expect(heading('Wednesday')).toHaveFocus());
    await chooseByKeys(user, button('More for Call'), 'Move to next week’s Monday');
    await waitFor(() => expect(heading('Sunday')).toHaveFocus());
  });

  it('goes to the task restored by Undo of a toast, because the toast closes', async () => {
    const task = aTask({ id: 't', title: 'Easy run' });
    const { user, api, toasts } = await openPlan([task], { [undo]: { restoredCount: 1 } });
    await chooseByKeys(user, button('More for Easy run'), 'Delete');
    await waitFor(() => expect(toasts[0]?.action).toBeDefined());
    const toaster = focusedToast();
    api.answer(week, [task]);
    act(() => toasts[0]?.action?.onSelect());
    await waitFor(() => expect(button('More for Easy run')).toHaveFocus());
    toaster.remove();
  });

  it('goes to the task restored from the undo menu, once the menu is empty', async () => {
    const task = aTask({ id: 't', title: 'Easy run' });
    const { user, api } = await openPlan([task]);
    api.answer(undo, () => {
      api.answer(week, [task]);
      return { restoredCount: 1 };
    });
    await chooseByKeys(user, button('More for Easy run'), 'Delete');
    await chooseByKeys(user, await screen.findByRole('button', { name: 'Undo…' }), 'Deleted “Easy run”');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull());
    await waitFor(() => expect(button('More for Easy run')).toHaveFocus());
  });

  it('follows all tasks of a day that are moved', async () => {
    const { user } = await openPlan([aTask({ id: 'a', title: 'Easy run' }), aTask({ id: 'b', order: 1 })]);
    await chooseByKeys(user, button('All tasks of Wednesday'), 'Move All (2)', 'Friday');
    const question = await screen.findByRole('alertdialog');
    act(() => within(question).getByRole('button', { name: 'Move All' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('More for Easy run')).toHaveFocus());
  });

  it('stays where the person put it meanwhile', async () => {
    const answer = held<unknown>();
    const { user } = await openPlan([aTask({ id: 't', title: 'Easy run' })], {
      'DELETE /api/weekly-tasks/t': answer.answer,
    });
    await chooseByKeys(user, button('More for Easy run'), 'Delete');
    await user.click(document.body);
    await act(async () => answer.release(refusal(503)));
    await screen.findByRole('checkbox', { name: 'Easy run' });
    expect(document.body).toHaveFocus();
  });

  it('goes to the name of the week when Today is pressed, on the page and in the full screen', async () => {
    const { user } = await openPlan([]);
    for (const isFull of [false, true]) {
      if (isFull) await user.click(button('Full screen'));
      await user.click(button('Next'));
      act(() => button('Today').focus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('group', { name: 'This Week' })).toHaveFocus());
    }
  });
});

describe('the text of a new task', () => {
  it('is kept on its day after paging to another week and in the full screen', async () => {
    const { user } = await openPlan([]);
    await chooseByKeys(user, button('Add Task to Monday'), 'Important');
    await user.type(await field('Monday'), 'Call the bank');
    await user.click(button('Next'));
    await screen.findByRole('heading', { level: 1, name: 'Next Week' });
    await screen.findByRole('button', { name: 'Add Task to Monday' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('Previous'));
    expect(await field('Monday')).toHaveValue('Call the bank');
    expect(await field('Monday')).not.toHaveFocus();
    expect(within(screen.getByRole('region', { name: 'Monday' })).getByText('Important')).toBeVisible();

    await user.click(button('Full screen'));
    await screen.findByRole('dialog');
    expect(await field('Monday')).toHaveValue('Call the bank');
    await user.type(await field('Monday'), ' today');
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await field('Monday')).toHaveValue('Call the bank today');
  });

  it('is gone once it was added or cancelled', async () => {
    const answer = held<unknown>();
    const { user } = await openPlan([], { 'POST /api/weekly-tasks': answer.answer });
    await chooseByKeys(user, button('Add Task to Monday'), 'Normal');
    await user.type(await field('Monday'), 'Call{Enter}');
    await chooseByKeys(user, button('Add Task to Friday'), 'Normal');
    await user.type(await field('Friday'), 'Swim{Escape}');
    await user.click(button('Next'));
    await screen.findByRole('heading', { level: 1, name: 'Next Week' });
    await act(async () => answer.release(aTask({ title: 'Call', specificDate: '2026-11-16' })));
    await user.click(button('Previous'));
    await screen.findByRole('button', { name: 'Add Task to Friday' });
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('is kept on the device when the session ends, and is no more there after signing out in another tab', async () => {
    lastKnownPerson.set({ id: 'user-1' });
    const { user, toasts, unmount } = await openPlan([], { 'POST /api/weekly-tasks': refusal(401) });
    await chooseByKeys(user, button('Add Task to Monday'), 'Important');
    await user.type(await field('Monday'), 'Book the room{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    unmount();

    const again = await openPlan([]);
    expect(await field('Monday')).toHaveValue('Book the room');
    expect(within(screen.getByRole('region', { name: 'Monday' })).getByText('Important')).toBeVisible();
    act(clearStorage);
    await again.user.type(await screen.findByRole('textbox'), ' at noon');
    expect(localStorage).toHaveLength(0);
  });

  it('is no more on the device once it was added or cancelled, or when it is empty', async () => {
    lastKnownPerson.set({ id: 'user-1' });
    const made = aTask({ title: 'Call', specificDate: '2026-11-16' });
    const { user } = await openPlan([], { 'POST /api/weekly-tasks': made });
    await chooseByKeys(user, button('Add Task to Monday'), 'Normal');
    await user.type(await field('Monday'), 'Call{Enter}');
    await waitFor(async () => expect(await field('Monday')).toHaveValue(''));
    await chooseByKeys(user, button('Add Task to Friday'), 'Normal');
    await user.type(await field('Friday'), 'Swim{Escape}');
    expect(Object.keys(localStorage)).toEqual(['lastKnownUser']);
  });

  it('is sent again with the same key after the form was left', async () => {
    const { user, api, toasts } = await openPlan([], { 'POST /api/weekly-tasks': refusal(503) });
    await chooseByKeys(user, button('Add Task to Monday'), 'Normal');
    await user.type(await field('Monday'), 'Call{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    await user.click(button('Next'));
    await screen.findByRole('heading', { level: 1, name: 'Next Week' });
    await user.click(button('Previous'));
    await user.type(await field('Monday'), '{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(2));
    const keys = api.sent('POST', '/api/weekly-tasks').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('stays visible: the form scrolls into view after each added task', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const made = aTask({ title: 'Call', specificDate: '2026-11-16' });
    const { user, api } = await openPlan([]);
    api.answer('POST /api/weekly-tasks', () => {
      api.answer(week, [made]);
      return made;
    });
    await chooseByKeys(user, button('Add Task to Monday'), 'Normal');
    scrolled.mockClear();
    await user.type(await field('Monday'), 'Call{Enter}');
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }));
    expect(scrolled.mock.contexts.at(-1)).toBe((await field('Monday')).form);
    expect(await screen.findByRole('checkbox', { name: 'Call' })).toBeVisible();
  });
});

describe('the column of today', () => {
  const box = () => screen.getByRole('region', { name: 'Monday' }).parentElement?.parentElement as HTMLElement;
  /** Days 140 px wide in a box of 700 px that is visible when measured. */
  function lay() {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const day = days.indexOf(this.getAttribute('data-day') ?? '');
      return day === -1 ? new DOMRect(0, 0, 700, 500) : new DOMRect(day * 140, 0, 140, 500);
    });
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(
      (tell) =>
        ({
          observe: () => queueMicrotask(() => tell([], {} as ResizeObserver)),
          unobserve: () => undefined,
          disconnect: () => undefined,
        }) as ResizeObserver,
    );
  }
  beforeEach(lay);

  it('is scrolled into view when the week renders and not all days fit', async () => {
    jest.setSystemTime(new Date(2026, 10, 21, 12));
    await openPlan([]);
    await waitFor(() => expect(box().scrollLeft).toBe(4 * 140)); // a whole day stands before today
  });

  it('causes no scrolling when it is visible already', async () => {
    await openPlan([]);
    await act(async () => undefined);
    expect(box().scrollLeft).toBe(0);
  });
});

describe('the toast of a change', () => {
  const asWritten = { normalizer: (text: string) => text };

  it('names the date of a day that is in another week', async () => {
    const { user, toasts } = await openPlan(
      [aTask({ id: 't', title: 'Easy run', specificDate: '2026-11-16' }), aTask({ id: 'u' })],
      { 'PATCH /api/weekly-tasks/t': aTask({ id: 't', title: 'Easy run', specificDate: '2026-11-23' }) },
    );
    await chooseByKeys(user, button('More for Easy run'), 'Move to…', 'Next week');
    const there = formatWeekday('2026-11-23');
    await waitFor(() => expect(toasts[0]).toMatchObject({ description: `Moved “Easy run” to ${there}` }));
    await chooseByKeys(user, button('All tasks of Wednesday'), 'Move All (1)', 'Wednesday of next week');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Move All' }));
    await waitFor(() => expect(toasts[1]).toMatchObject({ title: `Moved 1 task to ${formatWeekday('2026-11-25')}` }));
  });

  it('says what changed: the name, the priority, the type', async () => {
    const { user, toasts } = await openPlan([aTask({ id: 't', title: 'Eight' })]);
    await chooseByKeys(user, button('More for Eight'), 'Important');
    await waitFor(() => expect(toasts[0]?.description).toBe('Changed the priority of “Eight” to Important'));
    await chooseByKeys(user, button('More for Eight'), 'Home');
    await waitFor(() => expect(toasts[1]?.description).toBe('Changed “Eight” to Home'));
    await chooseByKeys(user, button('More for Eight'), 'Edit');
    await user.clear(screen.getByRole('textbox', { name: 'Name of Eight' }));
    await user.keyboard('Nine{Enter}');
    await waitFor(() => expect(toasts[2]?.description).toBe('Renamed “Eight” to “Nine”'));
    await user.click(button('Undo…'));
    const row = await screen.findByText('Changed the priority of “Eight” to Important', asWritten);
    expect(row).not.toHaveClass('truncate');
  });

  it('is replaced by one about the restored task after an undo from the menu', async () => {
    const tasks = [aTask({ title: 'Easy run' })];
    const { user, api, toasts } = await openPlan(tasks, { [undo]: { restoredCount: 1 } });
    api.answer('DELETE /api/weekly-tasks/week?weekStart=2026-11-16&weekEnd=2026-11-22', {
      deletedCount: 1,
      undo: 'token',
    });
    await user.click(button('Delete Entire Week'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Entire Week' }),
    );
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Week cleared' }));
    await chooseByKeys(user, button('Undo…'), 'Cleared a week of 1 task');
    await waitFor(() =>
      expect(toasts.at(-1)).toEqual({ title: 'Undone', description: '1 task of the week brought back' }),
    );
  });

  it('is a single one for an undone move, and names the original day', async () => {
    const { user, toasts } = await openPlan([aTask({ id: 't', title: 'Easy run' })]);
    await chooseByKeys(user, button('More for Easy run'), 'Move to next day');
    await waitFor(() => expect(toasts).toHaveLength(1));
    act(() => toasts[0]?.action?.onSelect());
    const description = '“Easy run” is back on Wednesday';
    await waitFor(() => expect(toasts.slice(1)).toEqual([{ title: 'Undone', description }]));
  });
});
