import { describe, expect, it } from '@jest/globals';
import { useLocation } from '@pathwise/federation/router';
import { type Call, json, refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { aUser } from '../../test/users.ts';
import { UsersPage } from './users-page.tsx';

const list = 'GET /api/admin/users?sort=-createdAt';
const count = 'GET /api/admin/users/count';
const running = 'GET /api/admin/bulk-actions';
const start = 'POST /api/admin/bulk-actions';

const ada = aUser({
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Nwosu',
  subscriptionPlan: 'premium',
  subscriptionTier: 'grant',
});
const jose = aUser({ id: 'jose', firstName: 'José', role: 'admin', lastSeenAt: '2026-11-20T00:00:00.000Z' });
const more = Array.from({ length: 10 }, (_, n) => aUser({ id: `u${n}` }));

const where = { address: '' };
function Address() {
  const { pathname, search } = useLocation();
  where.address = pathname + search;
  return null;
}

function open(answers: Record<string, unknown> = {}, at = '/admin/users') {
  const page = (
    <>
      <UsersPage />
      <Address />
    </>
  );
  return openForAdmin(page, { [list]: [ada, jose], [count]: { count: 2 }, [running]: [], ...answers }, at);
}

const row = async (name: string) =>
  (await screen.findByRole('checkbox', { name: `Choose ${name}` })).closest('tr') as HTMLElement;
const choose = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('checkbox', { name }));
const press = (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(within(screen.getByRole('region', { name: 'Chosen people' })).getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

describe('the list of users', () => {
  it('shows who everybody is, their plan, role and days', async () => {
    open();
    const first = await row('Ada Nwosu');
    expect(within(first).getByText('ada@example.org')).toBeVisible();
    expect(within(first).getAllByText('Premium')[0]).toBeVisible();
    expect(within(first).getAllByText('Granted for life')[0]).toBeVisible();
    expect(within(await row('José')).getAllByText('Admin')[0]).toBeVisible();
    expect(await screen.findByText('2 people')).toBeVisible();
  });

  it('searches after a pause in typing, and the address keeps it', async () => {
    const { user } = open({
      'GET /api/admin/users?q=ada&sort=-createdAt': [ada],
      'GET /api/admin/users/count?q=ada': { count: 1 },
    });
    await row('José');
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'ada');
    expect(await screen.findByText('1 person found')).toBeVisible();
    expect(where.address).toBe('/admin/users?q=ada');
    expect(screen.getByText('Only “ada”')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Choose José' })).toBeNull();
  });

  it('takes filters and order from the address, and Clear removes the filters', async () => {
    const { user } = open(
      {
        'GET /api/admin/users?plan=premium&role=regular&joinedFrom=2026-01-01&sort=lastName': [ada],
        'GET /api/admin/users/count?plan=premium&role=regular&joinedFrom=2026-01-01': { count: 1 },
        'GET /api/admin/users?sort=lastName': [ada, jose],
      },
      '/admin/users?plan=premium&role=regular&joinedFrom=2026-01-01&sort=lastName',
    );
    await row('Ada Nwosu');
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('lastName');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await row('José');
    expect(where.address).toBe('/admin/users?sort=lastName');
  });

  it('filters by plan', async () => {
    const { user } = open({
      'GET /api/admin/users?plan=free&sort=-createdAt': [jose],
      'GET /api/admin/users/count?plan=free': { count: 1 },
    });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Free');
    expect(await screen.findByText('Only free plan')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Choose Ada Nwosu' })).toBeNull());
  });

  it('is ordered by a press on a heading, and the other way by a second one', async () => {
    const { user } = open({
      'GET /api/admin/users?sort=lastName': [ada, jose],
      'GET /api/admin/users?sort=-lastName': [jose, ada],
    });
    await row('José');
    await user.click(screen.getByRole('button', { name: 'Person' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await row('José');
    await user.click(screen.getByRole('button', { name: 'Person' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'descending'),
    );
  });

  it('loads on, page by page', async () => {
    const next = '/api/admin/users?cursor=c2';
    const first = json([ada]);
    first.headers.set('link', `<${next}>; rel="next"`);
    const { user } = open({ [list]: first, [`GET ${next}`]: [jose] });
    await user.click(await screen.findByRole('button', { name: 'Show more users' }));
    expect(await row('José')).toBeVisible();
  });

  it('says when nobody matches, and when it could not be loaded', async () => {
    const { unmount } = open({ [list]: [], [count]: { count: 0 } });
    expect(await screen.findByText('Nobody matches')).toBeVisible();
    unmount();
    open({ [list]: refusal(503) });
    expect(await screen.findByText('The users could not be loaded')).toBeVisible();
  });
});

describe('deleting', () => {
  it("deletes the chosen people by DELETE /api/admin/users, and says 'Users Deleted'", async () => {
    const { api, user, toasts } = open({ 'DELETE /api/admin/users': { deletedCount: 2 } });
    await choose(user, 'Choose Ada Nwosu');
    await choose(user, 'Choose José');
    await press(user, 'Delete');
    const question = within(await dialog());
    expect(question.getByRole('heading', { name: 'Delete 2 people?' })).toBeVisible();
    expect(question.getByText('ada@example.org, jose@example.org')).toBeVisible();
    api.answer(list, []);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Users Deleted', description: '2 people deleted.' }]));
    expect(api.sent('DELETE', '/api/admin/users')[0]?.body).toEqual({ userIds: ['ada', 'jose'] });
    expect(await screen.findByText('Nobody matches')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Chosen people' })).toBeNull();
  });

  it("says 'Deletion Failed' with the server's reason, and keeps the people chosen", async () => {
    const { user, toasts } = open({
      'DELETE /api/admin/users': refusal(409, { detail: 'You cannot delete yourself' }),
    });
    await choose(user, 'Choose José');
    await press(user, 'Delete');
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Deletion Failed', description: 'You cannot delete yourself', variant: 'destructive' },
      ]),
    );
    expect(screen.getByRole('region', { name: 'Chosen people', hidden: true })).toBeInTheDocument();
  });

  it('of more than ten waits until the number is typed', async () => {
    const { api, user } = open({
      [list]: [ada, ...more],
      [count]: { count: 11 },
      'DELETE /api/admin/users': { deletedCount: 11 },
    });
    await choose(user, 'Choose everybody shown');
    await press(user, 'Delete');
    const question = within(await dialog());
    const confirm = question.getByRole('button', { name: 'Delete' });
    expect(confirm).toBeDisabled();
    await user.type(question.getByRole('textbox', { name: 'Type 11 to confirm' }), '1{Enter}');
    expect(confirm).toBeDisabled();
    expect(api.sent('DELETE', '/api/admin/users')).toEqual([]);
    await user.type(question.getByRole('textbox', { name: 'Type 11 to confirm' }), '1');
    await user.click(confirm);
    await waitFor(() => expect(api.sent('DELETE', '/api/admin/users')).toHaveLength(1));
  });

  it('of nobody else is offered by the menu of one person', async () => {
    const { user } = open();
    await choose(user, 'Choose Ada Nwosu');
    await user.click(screen.getByRole('button', { name: 'Actions for José' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(within(await dialog()).getByText('jose@example.org')).toBeVisible();
  });
});

describe('premium', () => {
  it("is granted for a lifetime unless another time is chosen, and says 'Success'", async () => {
    const { api, user, toasts } = open({
      'POST /api/admin/users/jose/grant-premium': { userId: 'jose', plan: 'premium', tier: 'grant', expiresAt: null },
    });
    await choose(user, 'Choose José');
    await press(user, 'Grant premium');
    const question = within(await dialog());
    const duration = question.getByRole('combobox', { name: 'For how long' });
    expect(duration).toHaveValue('lifetime');
    expect(
      within(duration)
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value),
    ).toEqual(['lifetime', '1month', '3months', '6months', '1year']);
    await user.selectOptions(duration, '3 months');
    await user.click(question.getByRole('button', { name: 'Grant premium' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Success', description: 'jose@example.org has premium.' }]));
    expect(api.sent('POST', '/api/admin/users/jose/grant-premium')[0]?.body).toEqual({ duration: '3months' });
  });

  it('is taken back, but not what somebody pays for', async () => {
    const { user, toasts } = open({
      'POST /api/admin/users/ada/revoke-premium': { userId: 'ada', plan: 'premium', tier: 'monthly', expiresAt: null },
    });
    await choose(user, 'Choose Ada Nwosu');
    await press(user, 'Revoke premium');
    await user.click(within(await dialog()).getByRole('button', { name: 'Revoke premium' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Success', description: 'ada@example.org keeps the premium they pay for.' }]),
    );
  });

  it("says 'Error' after a refusal", async () => {
    const { user, toasts } = open({
      'POST /api/admin/users/ada/revoke-premium': refusal(404, { detail: 'No such person' }),
    });
    await choose(user, 'Choose Ada Nwosu');
    await press(user, 'Revoke premium');
    await user.click(within(await dialog()).getByRole('button', { name: 'Revoke premium' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Error', description: 'No such person' }));
  });
});

describe('everybody who matches', () => {
  const premiumOnes = {
    'GET /api/admin/users?plan=premium&sort=-createdAt': [ada, jose],
    'GET /api/admin/users/count?plan=premium': { count: 500 },
  };
  const at = '/admin/users?plan=premium';

  async function chooseAllButAda(answers: Record<string, unknown>) {
    const page = open({ ...premiumOnes, ...answers }, at);
    await choose(page.user, 'Choose everybody shown');
    await page.user.click(await screen.findByRole('button', { name: 'Choose all 500 people' }));
    await choose(page.user, 'Choose Ada Nwosu');
    return page;
  }

  it('is said in words, with whoever was unticked', async () => {
    await chooseAllButAda({});
    expect(screen.getByRole('region', { name: 'Chosen people' })).toHaveTextContent(
      '499 people chosen: everybody who matches premium plan, without the 1 you unticked',
    );
  });

  it('is acted on by the server: filter, exceptions and the number that was shown', async () => {
    const { api, user } = await chooseAllButAda({ [start]: { id: 'b1', total: 499 } });
    await press(user, 'Delete');
    const question = within(await dialog());
    expect(question.getByText(/^Everybody who matches premium plan: 499 people, without the 1/)).toBeVisible();
    await user.type(question.getByRole('textbox', { name: 'Type 499 to confirm' }), '499');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.sent('POST', '/api/admin/bulk-actions')).toHaveLength(1));
    const [sent] = api.sent('POST', '/api/admin/bulk-actions') as [Call];
    expect(sent.body).toEqual({
      action: 'delete',
      who: { filter: { plan: 'premium' }, except: ['ada'] },
      expectedCount: 499,
    });
    expect(sent.idempotencyKey).not.toBeNull();
  });

  it('is counted again when the server counts others', async () => {
    const { api, user } = await chooseAllButAda({ [start]: refusal(409, { code: 'count-changed' }) });
    await press(user, 'Revoke premium');
    const question = within(await dialog());
    api.answer('GET /api/admin/users/count?plan=premium', { count: 502 });
    await user.type(question.getByRole('textbox', { name: 'Type 499 to confirm' }), '499');
    await user.click(question.getByRole('button', { name: 'Revoke premium' }));
    expect(await question.findByText('Meanwhile the number has changed. Please look again.')).toBeVisible();
    expect(await question.findByRole('textbox', { name: 'Type 501 to confirm' })).toHaveValue('');
  });

  it('is nobody any more once the filter changes', async () => {
    const { user } = await chooseAllButAda({});
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen people' })).toBeNull());
  });
});

describe('a bulk action', () => {
  const going = {
    id: 'b1',
    action: 'delete',
    status: 'running',
    total: 500,
    done: 120,
    failedCount: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
  };

  it('that an earlier visit began is shown with its progress', async () => {
    open({ [running]: [going] });
    const part = within(await screen.findByRole('region', { name: 'Running actions' }));
    expect(part.getByText('Deleting 120 of 500 people')).toBeVisible();
    expect(part.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
  });

  it('says at its end what failed and why, and the list is fetched again', async () => {
    const { api, toasts } = open({ [running]: [going] });
    await screen.findByText('Deleting 120 of 500 people');
    const before = api.sent('GET', '/api/admin/users?sort=-createdAt').length;
    const ended = { ...going, status: 'done', done: 500, failedCount: 1 };
    const failed = [{ userId: 'ines', email: 'ines@example.org', reason: 'This is your own account' }];
    api.answer('GET /api/admin/bulk-actions/b1', { ...ended, failed });
    api.answer(running, [ended]);
    expect(await screen.findByText('Deleted 499 of 500 people', {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByText('1 person could not be changed')).toBeVisible();
    expect(await screen.findByText('ines@example.org: This is your own account')).toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Users Deleted', description: 'Deleted 499 of 500 people', variant: 'default' }]);
    expect(api.sent('GET', '/api/admin/users?sort=-createdAt').length).toBeGreaterThan(before);
  });

  it('that is paused goes on once another admin resumes it', async () => {
    const paused = { ...going, status: 'paused' };
    const { api, user, toasts } = open({ [running]: [paused] });
    const path = '/api/admin/bulk-actions/b1/resume';
    api.answer(`POST ${path}`, refusal(409, { detail: 'This action is not paused.' }));
    await user.click(await screen.findByRole('button', { name: 'Resume: Deleting 120 of 500 people' }));
    await waitFor(() => expect(toasts[0]?.description).toBe('This action is not paused.'));
    api.answer(`POST ${path}`, { ...going, failed: [] });
    api.answer(running, [going]);
    await user.click(screen.getByRole('button', { name: /^Resume:/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Resume:/ })).toBeNull());
    expect(screen.getByText('Deleting 120 of 500 people')).toBeVisible();
    expect(api.sent('POST', path)).toHaveLength(2);
  });

  it('that failed for somebody while nobody watched says for whom, for a day', async () => {
    const ended = { ...going, status: 'done', done: 499, failedCount: 1, createdAt: new Date().toISOString() };
    const failed = [{ userId: 'ines', email: 'ines@example.org', reason: 'This is your own account' }];
    const { user } = open({
      [running]: [ended, { ...ended, id: 'b0', createdAt: '2026-01-01T10:00:00.000Z' }],
      'GET /api/admin/bulk-actions/b1': { ...ended, failed },
    });
    expect(await screen.findByText('ines@example.org: This is your own account')).toBeInTheDocument();
    expect(screen.getAllByText('Deleted 499 of 500 people')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText('Deleted 499 of 500 people')).toBeNull();
  });

  it('that ended before this visit is not shown', async () => {
    open({ [running]: [{ ...going, status: 'done', done: 500 }] });
    await row('José');
    expect(screen.queryByRole('region', { name: 'Running actions' })).toBeNull();
  });
});
