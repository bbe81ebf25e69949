import { describe, expect, it } from '@jest/globals';
import { held, refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { SettingsPage } from './settings-page.tsx';

const status = 'GET /api/subscription/status';
const setting = 'POST /api/admin/settings/payments_enabled';
const payments = { paymentsEnabled: true, publishableKey: 'pk', isDemo: false, demoUrl: null };

const open = (answers: Record<string, unknown> = {}) =>
  openForAdmin(<SettingsPage />, {
    [status]: payments,
    'GET /api/admin/preview-mode': { previewMode: null },
    ...answers,
  });
const paymentsSwitch = () => screen.findByRole('switch', { name: /Collect payments/ });

describe('the payments switch', () => {
  it('shows whether payments are collected', async () => {
    open();
    expect(await paymentsSwitch()).toBeChecked();
    expect(screen.getByText('Members can buy a plan.')).toBeVisible();
  });

  it("sends the value as a string with a description, and says 'Settings Updated'", async () => {
    const { api, user, toasts } = open({
      [setting]: { value: 'false', description: '', paymentsEnabled: false },
    });
    const control = await paymentsSwitch();
    api.answer(status, { ...payments, paymentsEnabled: false });
    await user.click(control);
    expect(api.sent('POST', '/api/admin/settings/payments_enabled')[0]?.body).toEqual({
      value: 'false',
      description: 'Whether payments are collected',
    });
    expect(toasts).toEqual([{ title: 'Settings Updated', description: 'Payments are closed.' }]);
    await waitFor(() => expect(control).not.toBeChecked());
  });

  it("goes back and says 'Update Failed' after a refusal", async () => {
    const { user, toasts } = open({ [setting]: refusal(503, { detail: 'Billing rests' }) });
    const control = await paymentsSwitch();
    await user.click(control);
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Update Failed', description: 'Billing rests', variant: 'destructive' }]),
    );
    expect(control).toBeChecked();
  });

  it('says when payments wait for Stripe', async () => {
    const { user, toasts } = open({
      [status]: { ...payments, paymentsEnabled: false },
      [setting]: { value: 'true', description: '', paymentsEnabled: false },
    });
    await user.click(await paymentsSwitch());
    await waitFor(() => expect(toasts[0]?.description).toBe('Payments open as soon as Stripe is set up.'));
  });

  it('shows the new state at once, and takes no second press before the answer', async () => {
    const answer = held();
    const { user } = open({ [setting]: answer.answer });
    const control = await paymentsSwitch();
    await user.click(control);
    expect(control).not.toBeChecked();
    expect(control).toBeDisabled();
    answer.release({ value: 'false', description: '', paymentsEnabled: false });
    await waitFor(() => expect(control).toBeEnabled());
  });

  it('offers Retry when the state cannot be loaded', async () => {
    open({ [status]: refusal(503) });
    expect(await screen.findByText('The state of payments could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

it('shows the member limit of 200', async () => {
  open();
  expect(screen.getByRole('heading', { name: 'Member limit' })).toBeVisible();
  expect(screen.getByText('200')).toBeVisible();
});

describe('the preview mode', () => {
  const mode = 'GET /api/admin/preview-mode';
  const choice = async (name: string) => screen.findByRole('button', { name });

  it('shows what is previewed', async () => {
    open({ [mode]: { previewMode: 'premium' } });
    expect(await choice('Premium')).toHaveAttribute('aria-pressed', 'true');
    expect(await choice('Your own plan')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is chosen with one press, and the current user is refreshed', async () => {
    const { api, user, toasts, refreshed } = open({
      [mode]: { previewMode: null },
      'POST /api/admin/preview-mode': { previewMode: 'free' },
    });
    await user.click(await choice('Free'));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Settings Updated', description: 'You see Pathwise as a free member.' }]),
    );
    expect(api.sent('POST', '/api/admin/preview-mode')[0]?.body).toEqual({ previewMode: 'free' });
    expect(refreshed).toHaveBeenCalledWith({ fresh: true });
  });

  it('ends with the own plan', async () => {
    const { api, user } = open({
      [mode]: { previewMode: 'free' },
      'POST /api/admin/preview-mode': { previewMode: null },
    });
    await user.click(await choice('Your own plan'));
    await waitFor(() => expect(api.sent('POST', '/api/admin/preview-mode')[0]?.body).toEqual({ previewMode: null }));
  });

  it("says 'Update Failed' after a refusal", async () => {
    const { user, toasts } = open({
      [mode]: { previewMode: null },
      'POST /api/admin/preview-mode': refusal(503, { detail: 'Not now' }),
    });
    await user.click(await choice('Free'));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Update Failed', description: 'Not now' }));
    expect(await choice('Your own plan')).toHaveAttribute('aria-pressed', 'true');
  });
});
