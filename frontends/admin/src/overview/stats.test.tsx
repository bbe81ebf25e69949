import { expect, it } from '@jest/globals';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { screen } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { Stats } from './stats.tsx';

it('shows total, new, active and premium users', async () => {
  openForAdmin(<Stats />, {
    'GET /api/admin/stats': {
      totalUsers: 1234,
      newUsersThisMonth: 56,
      activeUsers: 789,
      subscriptionBreakdown: { free: 1200, premium: 34 },
    },
  });
  const figureOf = (label: string) => screen.getByText(label).nextSibling?.textContent;
  expect(await screen.findByText('Total users')).toBeVisible();
  expect(['Total users', 'New this month', 'Active users', 'Premium'].map(figureOf)).toEqual([
    (1234).toLocaleString(),
    '56',
    '789',
    '34',
  ]);
  expect(screen.getByText('Seen within 30 days')).toBeVisible();
  expect(screen.getByText(`${(1200).toLocaleString()} on the free plan`)).toBeVisible();
});

it('offers Retry when the figures cannot be loaded', async () => {
  openForAdmin(<Stats />, { 'GET /api/admin/stats': refusal(503) });
  expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
