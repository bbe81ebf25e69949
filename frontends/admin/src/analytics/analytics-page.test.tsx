import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { stopClock } from '@pathwise/remote-kit/testing/clock';
import { screen, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { charts, csvOf, startOf, summaryOf } from './analytics.rules.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const day = (date: string, own = {}) => ({
  date,
  signUps: 1,
  activeMembers: 5,
  goalsCreated: 2,
  goalsCompleted: 1,
  premiumStarted: 0,
  mailsSent: 9,
  mailsFailed: 0,
  roadmapP50Ms: null,
  roadmapP95Ms: null,
  ...own,
});
const days = [day('2026-11-23', { signUps: 3 }), day('2026-11-24', { roadmapP50Ms: 1240, roadmapP95Ms: 5000 })];
const figures = { days, active: { day: 5, week: 12, month: 40 }, conversion: 0.034 };
const thirty = 'GET /api/admin/analytics?from=2026-10-26&to=2026-11-24';
const chartOf = (title: string) => charts.find((chart) => chart.title === title) as (typeof charts)[number];

beforeEach(() => stopClock(new Date('2026-11-24T12:00:00')));
afterEach(() => void jest.useRealTimers());

describe('the analytics', () => {
  it('show the last 30 days, as charts with a summary and as tables', async () => {
    openForAdmin(<AnalyticsPage />, { [thirty]: figures });
    expect(
      await screen.findByRole('img', { name: /^Sign-ups over 2 days\. Sign-ups: 4 in all, 3 on the best day\./ }),
    ).toBeInTheDocument();
    const table = screen.getByRole('region', { name: 'Goals as a table', hidden: true });
    const rows = within(table)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    expect(rows).toEqual(['DayCreatedCompleted', expect.stringMatching(/21$/), expect.stringMatching(/21$/)]);
    expect(screen.getByText('Active this week').nextSibling).toHaveTextContent('12');
    expect(screen.getByText('Conversion to premium').nextSibling).toHaveTextContent('3.4');
  });

  it('show another range', async () => {
    const { api, user } = openForAdmin(<AnalyticsPage />, {
      [thirty]: figures,
      'GET /api/admin/analytics?from=2026-11-18&to=2026-11-24': figures,
    });
    await screen.findByText('Active today');
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(api.sent('GET', '/api/admin/analytics?from=2026-11-18&to=2026-11-24')).toHaveLength(1);
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('say when they could not be loaded', async () => {
    openForAdmin(<AnalyticsPage />, { [thirty]: refusal(503) });
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
  });

  it('say why a range is refused', async () => {
    openForAdmin(<AnalyticsPage />, { [thirty]: refusal(422, { detail: 'Please choose a year at most' }) });
    expect(await screen.findByText('Please choose a year at most')).toBeVisible();
  });
});

describe('a chart', () => {
  it('is exported with a row for each day, and nothing where nothing was measured', () => {
    expect(csvOf(chartOf('Time to a roadmap'), days)).toBe(
      'Date,Half within (s),95 % within (s)\r\n2026-11-23,,\r\n2026-11-24,1.2,5\r\n',
    );
  });

  it('says that mails are counted for 30 days', async () => {
    openForAdmin(<AnalyticsPage />, { [thirty]: figures });
    expect(await screen.findByText('Mails are counted for 30 days.')).toBeVisible();
  });

  it('says that nothing was measured', () => {
    expect(summaryOf(chartOf('Time to a roadmap'), days.slice(0, 1))).toBe(
      'Time to a roadmap over 1 days. Half within: nothing measured. 95 % within: nothing measured.',
    );
  });

  it.each([
    ['2026-11-24', 7, '2026-11-18'],
    ['2026-03-01', 1, '2026-03-01'],
    ['2024-03-01', 2, '2024-02-29'],
  ])('that ends on %s and has %d days begins on %s', (today, length, start) =>
    expect(startOf(today, length)).toBe(start),
  );
});
