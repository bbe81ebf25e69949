import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { pageHeadings } from '@pathwise/federation/page-headings';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { screen, within } from '@testing-library/react';
import { aTask } from '../../test/fake-week.ts';
import { atNoonOfWednesday, day, openPlan, titlesOf, week } from '../../test/plan-page.tsx';
import { RemindersBoard } from '../reminders/reminders-board.tsx';
import { dateRange } from './plan.rules.ts';
import { PlanPage } from './plan-page.tsx';

atNoonOfWednesday();

describe('the header of the weekly plan', () => {
  it('has the week label and the date range, and Today only when the offset is not zero', async () => {
    const { user, api } = await openPlan([]);
    api.answer('GET /api/weekly-tasks?startDate=2026-11-23', []);
    api.answer('GET /api/weekly-tasks?startDate=2026-11-09', []);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pageHeadings.plan.title);
    expect(screen.getByText(dateRange('2026-11-16'), { normalizer: (text) => text })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Next Week');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This Week');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Last Week');
  });

  it('of an empty week has nothing to duplicate or to delete, and no counts', async () => {
    await openPlan([]);
    for (const name of ['Duplicate to Next Week', 'Delete Entire Week'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText(/No tasks yet\. Add one to a day/)).toBeVisible();
    expect(day('Monday')).not.toHaveTextContent('0/0');
  });

  it.each([
    ['2026-12-07', '3 Weeks Ahead'],
    ['2026-11-05', '2 Weeks Ago'],
  ])('opens the week of %s as %s', async (from, label) => {
    const starts: Record<string, string> = { '2026-12-07': '2026-12-07', '2026-11-05': '2026-11-02' };
    await openPlan([], { [`GET /api/weekly-tasks?startDate=${starts[from]}`]: [] }, `/plan?week=${from}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(label);
  });

  it('toggles between Weekly Calendar and Reminders, and only the weekly view has the buttons of a week', async () => {
    const { user } = await openPlan([aTask()], { 'GET /api/user/reminders': [] });
    expect(screen.getByRole('heading', { level: 2, name: 'Weekly Calendar Board' })).toBeVisible();
    const ofTheWeek = ['Previous', 'Next', 'Duplicate to Next Week', 'Delete Entire Week', 'Full screen'];
    for (const name of ofTheWeek) expect(screen.getByRole('button', { name })).toBeVisible();
    // nothing in red calls for attention before the question
    expect(screen.getByRole('button', { name: 'Delete Entire Week' })).not.toHaveClass('text-danger');
    await user.click(screen.getByRole('button', { name: 'Reminders' }));
    expect(await screen.findByText('No columns yet')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reminders');
    for (const name of ofTheWeek) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Weekly Calendar' }));
    expect(day('Monday')).toBeInTheDocument();
  });

  it('shows seven placeholder days while the week loads', async () => {
    const answer = held<unknown>();
    fakeApi({ [week]: answer.answer, 'GET /api/weekly-tasks/missed': [] });
    renderInShell(<PlanPage reminders={<RemindersBoard />} />, { at: '/plan' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.getByRole('status').querySelector('[class*="grid-cols-7"]')?.children).toHaveLength(7);
    answer.release([]);
    expect(await screen.findByRole('region', { name: 'Monday' })).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('says how many tasks are done', async () => {
    await openPlan([aTask({ completed: true }), aTask({ order: 1 })]);
    expect(screen.getByText('1 of 2 tasks done')).toBeVisible();
  });

  it('shows the failure with Retry when the week cannot be loaded', async () => {
    const api = fakeApi({ [week]: refusal(503), 'GET /api/weekly-tasks/missed': [] });
    const { user } = renderInShell(<PlanPage reminders={<RemindersBoard />} />, { at: '/plan' });
    expect(await screen.findByText('Failed to fetch weekly tasks')).toBeVisible();
    api.answer(week, [aTask({ title: 'Easy run' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Easy run' })).toBeVisible();
  });
});

describe('the week in local time', () => {
  afterEach(() => void jest.restoreAllMocks());

  // Sunday evening in UTC: still Sunday in the west, Monday of the next week in the east
  it.each([
    ['UTC−11', -11, '2026-11-16'],
    ['UTC', 0, '2026-11-16'],
    ['UTC+14', 14, '2026-11-23'],
  ])(
    'starts on Monday: on a Sunday evening in UTC, in %s, it is the week of the local day',
    async (_, hours, start) => {
      jest.setSystemTime(new Date('2026-11-22T20:00:00Z'));
      const wall = (moment: Date) => new Date(moment.getTime() + hours * 3_600_000);
      for (const part of ['FullYear', 'Month', 'Date'] as const)
        jest.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
          return wall(this)[`getUTC${part}`]();
        });
      const own = aTask({ title: 'Easy run', specificDate: start });
      await openPlan([], { [`GET /api/weekly-tasks?startDate=${start}`]: [own] });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This Week');
      expect(screen.getByText(dateRange(start), { normalizer: (text) => text })).toBeVisible();
      expect(titlesOf('Monday')).toEqual(['Easy run']);
      const today = hours === 14 ? 'Monday' : 'Sunday';
      expect(within(day(today)).getByRole('heading')).toHaveTextContent(/today/);
    },
  );
});
