import { afterEach, beforeEach, jest } from '@jest/globals';
import type { WeeklyTask } from '@pathwise/contracts/task';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { stopClock } from '@pathwise/remote-kit/testing/clock';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PlanPage } from '../src/plan/plan-page.tsx';
import { RemindersBoard } from '../src/reminders/reminders-board.tsx';
import { weekAnswers } from './fake-week.ts';

// today is Wednesday 18 November 2026
export const week = 'GET /api/weekly-tasks?startDate=2026-11-16';

export type Answers = Parameters<typeof fakeApi>[0];
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));
export const refuseAll: Answers = {
  'DELETE /api/weekly-tasks/day?date=2026-11-18': refusal(503),
  'POST /api/weekly-tasks/move-day': refusal(503),
};

export async function openPlan(tasks: WeeklyTask[], answers: Answers = {}, at = '/plan') {
  const api = fakeApi({ ...weekAnswers('2026-11-16', tasks), 'GET /api/weekly-tasks/missed': [], ...answers });
  const page = renderInShell(<LeavablePlan />, { at });
  await screen.findByText(/done$|No tasks yet/, { selector: 'p' });
  return { api, ...page };
}
function LeavablePlan() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Leave or return
      </button>
      {isHere ? <PlanPage reminders={<RemindersBoard />} /> : null}
    </>
  );
}
/** The answer of a call that creates tasks; the next read of the week includes them. */
export function makes(api: ReturnType<typeof fakeApi>, call: string, answer: unknown, then: WeeklyTask[]): void {
  api.answer(call, () => {
    api.answer(week, then);
    return answer;
  });
}
export const day = (name: string) => screen.getByRole('region', { name });
export const titlesOf = (name: string) =>
  within(day(name))
    .queryAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label'));
export type User = Awaited<ReturnType<typeof openPlan>>['user'];
export async function choose(user: User, menu: string, ...rows: (string | RegExp)[]) {
  await user.click(screen.getByRole('button', { name: menu }));
  for (const name of rows) {
    const row = await findRow(name);
    if (row.getAttribute('aria-haspopup') !== 'menu') await user.click(row);
    else {
      // the right arrow opens a submenu without needing a layout
      act(() => row.focus());
      await user.keyboard('{ArrowRight}');
    }
  }
}
export async function findRow(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const rows = ['menuitem', 'menuitemradio'].flatMap((role) => screen.queryAllByRole(role, { name }));
    if (!rows[0]) throw new Error(`no row ${String(name)}`);
    return rows[0];
  });
}

/** Fixes the time to Wednesday 18 November 2026. Call it once in a test file. */
export function atNoonOfWednesday(): void {
  beforeEach(() => {
    sessionStorage.clear();
    stopClock(new Date(2026, 10, 18, 12));
  });
  afterEach(() => void jest.useRealTimers());
}
