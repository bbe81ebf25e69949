import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { json, refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { changesOf, wordsOfAction } from './audit.rules.ts';
import { AuditLog } from './audit-log.tsx';

const list = 'GET /api/admin/audit';
const entry = {
  id: 'a1',
  at: '2026-11-20T10:00:00.000Z',
  actor: { id: 'u1', email: 'ines@example.org' },
  action: 'billing.grantPremium',
  target: { kind: 'person', id: 'u2', email: 'ada@example.org' },
  outcome: 'done',
  before: { plan: 'free' },
  after: { plan: 'premium', until: null },
};
const open = (answers: Record<string, unknown> = {}) => openForAdmin(<AuditLog />, { [list]: [entry], ...answers });

afterEach(() => void jest.restoreAllMocks());

describe('the audit log', () => {
  it('says who did what to whom, before and after', async () => {
    open();
    const row = (await screen.findByText('Grant premium', { selector: 'span' })).closest('li') as HTMLElement;
    expect(within(row).getByText('ines@example.org → ada@example.org')).toBeVisible();
    expect(within(row).getByText('Done')).toBeVisible();
    expect(within(row).getByText('plan: free → premium')).toBeVisible();
    expect(within(row).getByText('until: nothing')).toBeVisible();
  });

  it('names the command line and deleted accounts', async () => {
    open({
      [list]: [
        { ...entry, actor: null },
        { ...entry, id: 'a2', actor: { id: 'u1', email: null }, target: { kind: 'report', id: '0a1b', email: null } },
      ],
    });
    expect(await screen.findByText('The command line → ada@example.org')).toBeVisible();
    expect(screen.getByText('A deleted account → report 0a1b')).toBeVisible();
  });

  it('does not call an account deleted whose name cannot be told at the moment', async () => {
    const unread = { id: 'u1', email: null, isUnread: true };
    open({ [list]: [{ ...entry, actor: unread, target: { kind: 'person', ...unread } }] });
    expect(await screen.findByText('Name unknown at the moment → name unknown at the moment')).toBeVisible();
  });

  it('shows what a filter asks for, and everything again after Clear', async () => {
    const asked = '/api/admin/audit?actor=ines%40example.org&outcome=denied&from=2026-11-01';
    const { api, user } = open({ [`GET ${asked}`]: [] });
    await user.type(await screen.findByRole('textbox', { name: 'Admin' }), ' ines@example.org ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Denied');
    await user.type(screen.getByLabelText('From'), '2026-11-01');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Nothing was done that fits')).toBeVisible();
    expect(api.sent('GET', asked)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('ines@example.org → ada@example.org')).toBeVisible();
  });

  it('leaves out what only reads on request', async () => {
    const asked = '/api/admin/audit?kind=changes';
    const { api, user } = open({ [`GET ${asked}`]: [] });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Shown' }), 'Changes only');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Nothing was done that fits')).toBeVisible();
    expect(api.sent('GET', asked)).toHaveLength(1);
  });

  it('is exported as CSV, as far as the filter asks', async () => {
    const made = jest.fn((_: Blob) => 'blob:log');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { api, user } = open({
      'GET /api/admin/audit?outcome=failed': [entry],
      'GET /api/admin/audit/export?outcome=failed': new Response('At,Actor\n'),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Outcome' }), 'Failed');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(api.sent('GET', '/api/admin/audit/export?outcome=failed')).toHaveLength(1);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('says when the export failed', async () => {
    const { user, toasts } = open({ 'GET /api/admin/audit/export': refusal(503, { detail: 'Not now' }) });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ title: 'The log could not be exported', description: 'Not now' }),
    );
  });

  it('loads on, page by page', async () => {
    const next = '/api/admin/audit?cursor=c2';
    const first = json([entry]);
    first.headers.set('link', `<${next}>; rel="next"`);
    const { user } = open({ [list]: first, [`GET ${next}`]: [{ ...entry, id: 'a2', action: 'auth.deleteUsers' }] });
    await user.click(await screen.findByRole('button', { name: 'Show more of the log' }));
    expect(await screen.findByText('Delete users', { selector: 'span' })).toBeVisible();
  });
});

describe('an operation in words', () => {
  it.each([
    ['billing.grantPremium', 'Grant premium'],
    ['auth.listUsers', 'List users'],
    ['replay', 'Replay'],
  ])('%s is %s', (action, words) => expect(wordsOfAction(action)).toBe(words));
});

describe('what changed', () => {
  it.each([
    [{ a: 1 }, { a: 2 }, ['a: 1 → 2']],
    [null, { a: true }, ['a: true']],
    [{ a: '' }, null, ['a: was nothing']],
    [{ a: null, b: 1 }, { a: null, b: 2 }, ['b: 1 → 2']],
    [null, null, []],
  ])('from %j to %j is %j', (before, after, lines) => expect(changesOf(before, after)).toEqual(lines));
});
