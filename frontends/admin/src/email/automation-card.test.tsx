import { describe, expect, it } from '@jest/globals';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { AutomationCard } from './automation-card.tsx';

const list = 'GET /api/admin/email-automation-settings';
const welcome = { id: 'welcome', triggerType: 'welcome', description: 'To everybody who registers', isEnabled: true };
const weekly = { id: 'weeklyProgress', triggerType: 'weeklyProgress', description: 'Each Monday', isEnabled: false };
const change = 'PUT /api/admin/email-automation-settings/weeklyProgress';
const open = (answers: Record<string, unknown> = {}) =>
  openForAdmin(<AutomationCard />, { [list]: [welcome, weekly], ...answers });

describe('automatic mails', () => {
  it('show each trigger with its description and switch', async () => {
    open();
    expect(
      await screen.findByRole('switch', { name: 'Welcome', description: 'To everybody who registers' }),
    ).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Weekly progress' })).not.toBeChecked();
  });

  it("are switched one by one, with 'Settings Updated'", async () => {
    const { api, user, toasts } = open({ [change]: { ...weekly, isEnabled: true } });
    const control = await screen.findByRole('switch', { name: 'Weekly progress' });
    api.answer(list, [welcome, { ...weekly, isEnabled: true }]);
    await user.click(control);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Settings Updated', description: 'Weekly progress is on.' }]));
    expect(api.sent('PUT', '/api/admin/email-automation-settings/weeklyProgress')[0]?.body).toEqual({
      isEnabled: true,
    });
    expect(control).toBeChecked();
  });

  it("go back with 'Update Failed' after a refusal", async () => {
    const { user, toasts } = open({ [change]: refusal(503, { detail: 'Not now' }) });
    const control = await screen.findByRole('switch', { name: 'Weekly progress' });
    await user.click(control);
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Update Failed', description: 'Not now', variant: 'destructive' }]),
    );
    expect(control).not.toBeChecked();
  });

  it("say 'Failed to load email automation settings. Please try refreshing the page.'", async () => {
    open({ [list]: refusal(503) });
    expect(
      await screen.findByText('Failed to load email automation settings. Please try refreshing the page.'),
    ).toBeVisible();
  });

  it("say 'No email automation settings found. Please contact support.' when there are none", async () => {
    open({ [list]: [] });
    expect(await screen.findByText('No email automation settings found. Please contact support.')).toBeVisible();
  });
});
