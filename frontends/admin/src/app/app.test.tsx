import { describe, expect, it } from '@jest/globals';
import { adminPages } from '@pathwise/contracts/site.rules';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { Remote } from './app.tsx';
import { tabLabels } from './tab-links.tsx';

const open = (at: string, answers: Record<string, unknown> = {}) => openForAdmin(<Remote />, answers, at);
const tabs = () => screen.getByRole('navigation', { name: 'Admin dashboard' });

describe('the tabs', () => {
  it('are Overview, Users, Admins, Email Automation, Analytics, Data and Settings', async () => {
    open('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    expect(
      within(tabs())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Overview', 'Users', 'Admins', 'Email Automation', 'Analytics', 'Data', 'Settings']);
  });

  it.each(adminPages)('have an address each: /%s', async (page) => {
    open(`/${page}`);
    const label = tabLabels[page];
    expect(await screen.findByRole('heading', { level: 1, name: label })).toBeInTheDocument();
    expect(within(tabs()).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
    expect(within(tabs()).getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('open by a press', async () => {
    const { user } = open('/admin');
    expect(await screen.findByText('The messages could not be loaded')).toBeVisible();
    await user.click(within(tabs()).getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible());
  });
});

describe('a person who is no admin any more', () => {
  const isLookedAt = async (answer: unknown) => {
    const { refreshed } = open('/admin', { 'GET /api/admin/support-messages': answer });
    expect(await screen.findByText('The messages could not be loaded')).toBeVisible();
    return refreshed.mock.calls;
  };

  it('is noticed at the next refused call', async () => {
    expect(await isLookedAt(refusal(403))).toEqual([[{ fresh: true }]]);
  });

  it('is not suspected because a service failed', async () => {
    expect(await isLookedAt(refusal(503))).toEqual([]);
  });
});
