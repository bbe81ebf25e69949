import { describe, expect, it } from '@jest/globals';
import type { User } from '@pathwise/contracts/api/auth';
import { noteAnswer } from '@pathwise/federation/connection';
import { pageHeadings } from '@pathwise/federation/page-headings';
import { useLocation } from '@pathwise/federation/router';
import { fakeApi, json, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { clipboard, refusedClipboard } from '../../test/clipboard.ts';
import { aMemberRow } from '../../test/fixtures.ts';
import { MembersPage } from './members-page.tsx';

const ada = aMemberRow({ id: 'ada', firstName: 'Ada', lastName: 'Nwosu', diaryPublic: true });
const jose = aMemberRow({
  id: 'jose',
  firstName: 'José',
  lastName: 'Prado',
  goalsPublic: false,
  hasContactEmail: false,
});
const everybody = 'GET /api/users/all';
const found = (q: string) => `GET /api/users/search?q=${q}`;

interface Opening {
  readonly answers?: Record<string, unknown>;
  readonly member?: Partial<User>;
  readonly at?: string;
}

const where = { address: '' };
function Address() {
  const { pathname, search } = useLocation();
  where.address = pathname + search;
  return null;
}

function open({ answers = {}, member = {}, at = '/members' }: Opening = {}) {
  const api = fakeApi({ [everybody]: [ada, jose], ...answers });
  const page = renderInShell(
    <>
      <MembersPage heading={pageHeadings.members} />
      <Address />
    </>,
    { at, member },
  );
  const type = (text: string) => page.user.type(screen.getByRole('searchbox', { name: 'Search members' }), text);
  return { api, type, ...page };
}

const card = (name: string) => screen.findByRole('region', { name });
const sent = (api: ReturnType<typeof fakeApi>, start: string) => api.calls.filter(({ path }) => path.startsWith(start));

describe('the Community Members', () => {
  it('are all members', async () => {
    open();
    const grid = await screen.findByRole('region', { name: 'Community Members' });
    expect(await within(grid).findAllByRole('region')).toHaveLength(2);
  });

  it('load on, page by page', async () => {
    const next = '/api/users/all?cursor=c2';
    const { api, user } = open({
      answers: {
        [everybody]: () => {
          const first = json([ada]);
          first.headers.set('link', `<${next}>; rel="next"`);
          return first;
        },
        [`GET ${next}`]: refusal(503),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more members' }));
    expect(await screen.findByText('More members could not be loaded')).toBeVisible();
    api.answer(`GET ${next}`, [jose]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('José Prado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more members' })).toBeNull();
  });

  it('say so when there is nobody else', async () => {
    open({ answers: { [everybody]: [] } });
    expect(await screen.findByText('No other members yet')).toBeVisible();
  });

  it('load again after a failure', async () => {
    const { api, user } = open({ answers: { [everybody]: refusal(503) } });
    expect(await screen.findByText('Error loading members. Please try again.')).toBeVisible();
    api.answer(everybody, [ada]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Ada Nwosu')).toBeVisible();
  });

  it.each([
    ['/members', everybody, 'Members are not here while you are offline.'],
    ['/members?q=jose', found('jose'), 'You can search for members when you are back online.'],
  ])('are no failure at %s while the person is offline', async (at, call, words) => {
    const kept = () => new Response('[]', { headers: { 'pathwise-kept-at': '2026-11-23T14:05:00.000Z' } });
    noteAnswer(kept());
    open({ at, answers: { 'GET /api/introductions': kept, [call]: networkFailure } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/^Error/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    noteAnswer(new Response());
  });
});

describe('the search', () => {
  it('is not sent for 2 characters', async () => {
    const { api, type } = open();
    await type('jo');
    await waitFor(() => expect(where.address).toBe('/members?q=jo'));
    expect(screen.getByRole('region', { name: 'Community Members' })).toBeVisible();
    expect(sent(api, '/api/users/search')).toEqual([]);
  });

  it('is sent for more than 2 characters, once typing pauses', async () => {
    const { api, type } = open({ answers: { [found('jose')]: [jose] } });
    await type('jose');
    const results = await screen.findByRole('region', { name: 'Search results' });
    expect(await within(results).findByRole('region', { name: 'José Prado' })).toBeVisible();
    expect(within(results).queryByRole('region', { name: 'Ada Nwosu' })).toBeNull();
    expect(sent(api, '/api/users/search')).toHaveLength(1);
  });

  it.each([
    [[], '0 members'],
    [[jose], '1 member'],
    [[jose, ada], '2 members'],
  ])('announces how many it found: %#', async (members, words) => {
    open({ at: '/members?q=jose', answers: { [found('jose')]: members } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  });

  it('is found again by its address', async () => {
    open({ at: '/members?q=jose', answers: { [found('jose')]: [jose] } });
    expect(await card('José Prado')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('jose');
  });

  it('ends with an empty box', async () => {
    const { user } = open({ at: '/members?q=jose', answers: { [found('jose')]: [jose] } });
    await card('José Prado');
    await user.clear(screen.getByRole('searchbox'));
    expect(await card('Ada Nwosu')).toBeVisible();
    await waitFor(() => expect(where.address).toBe('/members'));
  });

  it("says 'No users found matching your search'", async () => {
    const { type } = open({ answers: { [found('nobody')]: [] } });
    await type('nobody');
    expect(await screen.findByText('No users found matching your search')).toBeVisible();
  });

  it('that failed twice says so, with the status', async () => {
    const { api } = open({ at: '/members?q=jose', answers: { [found('jose')]: refusal(503) } });
    expect(await screen.findByText('Error searching users. Please try again.')).toBeVisible();
    expect(screen.getByText('Failed to search users: 503')).toBeVisible();
    expect(sent(api, '/api/users/search')).toHaveLength(2);
  });

  it('succeeds at its one retry', async () => {
    let tries = 0;
    open({ at: '/members?q=jose', answers: { [found('jose')]: () => (++tries === 1 ? networkFailure() : [jose]) } });
    expect(await card('José Prado')).toBeVisible();
    expect(tries).toBe(2);
  });
});

describe('a member’s card', () => {
  it('leads to the profile', async () => {
    open();
    const link = within(await card('Ada Nwosu')).getByRole('link', { name: 'View profile of Ada Nwosu' });
    expect(link).toHaveAttribute('href', '/profile?user=ada');
  });

  it('shows what they are looking for as text, never as markup', async () => {
    open({ answers: { [everybody]: [{ ...ada, lookingFor: '<img src=x onerror=alert(1)>' }] } });
    expect(within(await card('Ada Nwosu')).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  it("says 'Goals are private', and offers no private diary", async () => {
    open();
    const of = within(await card('José Prado'));
    expect(of.getByText('Goals are private')).toBeVisible();
    expect(of.queryByRole('button', { name: /View goals/ })).toBeNull();
    expect(of.queryByRole('button', { name: /View diary/ })).toBeNull();
  });

  it('opens the public goals and the public diary', async () => {
    const { user } = open({ answers: { 'GET /api/users/ada/goals': [], 'GET /api/diary/user/ada': [] } });
    await user.click(await screen.findByRole('button', { name: 'View goals of Ada Nwosu' }));
    expect(await screen.findByText('No public goals yet')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'View diary of Ada Nwosu' }));
    expect(await screen.findByText('No diary entries yet')).toBeVisible();
  });
});

describe('Copy contact email', () => {
  const premium = { subscriptionPlan: 'premium' } as const;
  const withAddress = { answers: { [everybody]: [{ ...ada, contactEmail: 'ada@bees.example' }] }, member: premium };
  const press = async ({ user }: ReturnType<typeof open>) =>
    user.click(await screen.findByRole('button', { name: /^Copy contact email of (Ada|José)/ }));

  it("says 'Email copied to clipboard'", async () => {
    const page = open(withAddress);
    const write = clipboard();
    await press(page);
    expect(write).toHaveBeenCalledWith('ada@bees.example');
    expect(page.toasts).toEqual([{ title: 'Email copied to clipboard' }]);
  });

  it('shows the address when the browser refuses the clipboard', async () => {
    const page = open(withAddress);
    refusedClipboard();
    await press(page);
    expect(page.toasts).toEqual([{ title: 'Email address', description: 'ada@bees.example' }]);
  });

  it('says so when there is no address', async () => {
    const page = open({ answers: { [everybody]: [jose] }, member: premium });
    await press(page);
    expect(page.toasts).toEqual([
      { title: 'Email not available', description: "This user hasn't provided an email address." },
    ]);
  });

  it('offers the upgrade with the feature contact on the free plan', async () => {
    const page = open({ answers: { [everybody]: [ada] } });
    const write = clipboard();
    await press(page);
    expect(page.events).toEqual([{ name: 'app:upgrade', detail: { feature: 'contact' } }]);
    expect(write).not.toHaveBeenCalled();
  });
});
