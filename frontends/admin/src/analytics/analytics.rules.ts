import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Day } from './analytics-queries.ts';

/** One line or set of bars of a chart. */
interface Series {
  readonly name: string;
  readonly colour: string;
  /** Null: nothing was measured on that day. */
  readonly figureOf: (day: Day) => number | null;
}
export interface Chart {
  readonly title: string;
  readonly series: readonly Series[];
  readonly unit?: string;
  /** What a reader must know of the figures. */
  readonly note?: string;
}

const violet = 'var(--color-accent)';
const other = 'var(--color-c7)';
const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 100) / 10);

/** The charts, in their order. */
export const charts: readonly Chart[] = [
  { title: 'Sign-ups', series: [{ name: 'Sign-ups', colour: violet, figureOf: ({ signUps }) => signUps }] },
  {
    title: 'Active members',
    series: [{ name: 'Active members', colour: violet, figureOf: ({ activeMembers }) => activeMembers }],
  },
  {
    title: 'Goals',
    series: [
      { name: 'Created', colour: violet, figureOf: ({ goalsCreated }) => goalsCreated },
      { name: 'Completed', colour: other, figureOf: ({ goalsCompleted }) => goalsCompleted },
    ],
  },
  {
    title: 'Premium started',
    series: [{ name: 'Premium started', colour: violet, figureOf: ({ premiumStarted }) => premiumStarted }],
  },
  {
    title: 'Mails',
    note: 'Mails are counted for 30 days.',
    series: [
      { name: 'Sent', colour: violet, figureOf: ({ mailsSent }) => mailsSent },
      { name: 'Failed', colour: other, figureOf: ({ mailsFailed }) => mailsFailed },
    ],
  },
  {
    title: 'Time to a roadmap',
    unit: 's',
    series: [
      { name: 'Half within', colour: violet, figureOf: ({ roadmapP50Ms }) => seconds(roadmapP50Ms) },
      { name: '95 % within', colour: other, figureOf: ({ roadmapP95Ms }) => seconds(roadmapP95Ms) },
    ],
  },
];

/** What a chart says in one sentence, for those who do not see it. */
export function summaryOf({ title, series, unit = '' }: Chart, days: readonly Day[]): string {
  const parts = series.map(({ name, figureOf }) => {
    const values = days.map(figureOf).filter((value) => value !== null);
    if (values.length === 0) return `${name}: nothing measured`;
    const most = Math.max(...values);
    const sum = values.reduce((total, value) => total + value, 0);
    return unit ? `${name}: at most ${most} ${unit}` : `${name}: ${sum} in all, ${most} on the best day`;
  });
  return `${title} over ${days.length} days. ${parts.join('. ')}.`;
}

export const ranges = [7, 30, 90, 365] as const;

/** The first day of a range that ends today: 7 days from 24 November began on 18 November. */
export const startOf = (today: string, length: number): string => addDays(today, 1 - length);

/** A chart's days as CSV. Only numbers and days are in it, so nothing needs quoting. */
export function csvOf({ series, unit }: Chart, days: readonly Day[]): string {
  const header = ['Date', ...series.map(({ name }) => (unit ? `${name} (${unit})` : name))];
  const rows = days.map((day) => [day.date, ...series.map(({ figureOf }) => figureOf(day) ?? '')]);
  return [header, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
