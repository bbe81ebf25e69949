import { compareTasks, type Sortable } from '@pathwise/contracts/task.rules';
import { daysOfWeek, weekdayOf } from '@pathwise/contracts/week.rules';
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../people/person.ts';
import { becomes } from './browser.ts';

/** Reads the weekly plan and the reminders board from the screen and from the server. */

export const dayName = (day: string): string => weekdayOf(day).replace(/^./, (letter) => letter.toUpperCase());
export const box = (page: Page, title: string): Locator => page.getByRole('checkbox', { name: title, exact: true });
export const more = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `More for ${title}`, exact: true });
/** The menu that keeps the Undo of toasts after they have disappeared. */
export const undoList = (page: Page): Locator => page.getByRole('button', { name: 'Undo…' });

/** Today in the time zone of the journeys' browsers. */
export const todayInLondon = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());

export const stored = <T>(what: string, read: () => Promise<T>, expected: T): Promise<T> =>
  becomes(what, read, (now) => JSON.stringify(now) === JSON.stringify(expected));

export const becomesTicked = (page: Page, title: string, isTicked: boolean): Promise<unknown> =>
  becomes(
    `the tick of ${title}`,
    () =>
      box(page, title)
        .isChecked({ timeout: 500 })
        .catch(() => undefined),
    (now) => now === isTicked,
  );

/** A column and its tasks as one line, top to bottom: 'Monday: Easy run ✓, Laundry'. */
const inALine = (name: string, titles: readonly string[]) => `${name}: ${titles.join(', ')}`;

interface KeptTask extends Sortable {
  readonly title: string;
  readonly completed: boolean;
}
const titlesOf = (tasks: readonly KeptTask[]) =>
  tasks.toSorted(compareTasks).map(({ title, completed }) => (completed ? `${title} ✓` : title));

/** The days of a week that have tasks, from the server. */
export async function weekKept({ api }: Person, weekStart: string): Promise<string[]> {
  const tasks = await api.planner.listWeek({ query: { startDate: weekStart } });
  return daysOfWeek(weekStart).flatMap((day) => {
    const titles = titlesOf(tasks.filter(({ specificDate }) => specificDate === day));
    return titles.length > 0 ? [inALine(dayName(day), titles)] : [];
  });
}

/** The reminder columns that have tasks, from the server. */
export async function remindersKept({ api }: Person): Promise<string[]> {
  const columns = await api.planner.getReminders();
  return columns.filter(({ tasks }) => tasks.length > 0).map(({ name, tasks }) => inALine(name, titlesOf(tasks)));
}

/** A checkbox in the page. DOM types are not available here. */
interface ShownBox {
  readonly checked: boolean;
  readonly getAttribute: (name: string) => string | null;
}

/** The columns that have tasks, from the screen. */
export async function boardShown(page: Page, columns: readonly string[]): Promise<string[]> {
  const lines = await Promise.all(
    columns.map(async (name) => {
      const boxes = page.getByRole('region', { name, exact: true }).getByRole('checkbox');
      const titles = await boxes.evaluateAll((all: ShownBox[]) =>
        all.map((one) => `${one.getAttribute('aria-label')}${one.checked ? ' ✓' : ''}`),
      );
      return titles.length > 0 ? [inALine(name, titles)] : [];
    }),
  );
  return lines.flat();
}

export const weekShown = (page: Page): Promise<string[]> => boardShown(page, daysOfWeek('1970-01-05').map(dayName));

/** Plans tasks through the API. Days count from Monday. A ✓ after a title ticks the task. */
export async function planWeek({ api }: Person, weekStart: string, days: Record<number, string[]>): Promise<void> {
  for (const [index, titles] of Object.entries(days)) {
    const specificDate = daysOfWeek(weekStart)[Number(index)] ?? weekStart;
    for (const words of titles) {
      const title = words.replace(' ✓', '');
      const { id } = await api.planner.createTask({ body: { title, specificDate } });
      if (title !== words) await api.planner.changeTask({ params: { id }, body: { completed: true } });
    }
  }
}
