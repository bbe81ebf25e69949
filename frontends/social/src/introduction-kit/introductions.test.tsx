import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '@pathwise/contracts/api/auth';
import type { Introduction } from '@pathwise/contracts/api/introductions';
import { fakeApi, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, screen, waitFor } from '@testing-library/react';
import { clipboard } from '../../test/clipboard.ts';
import { aMemberRow } from '../../test/fixtures.ts';
import { MemberMenu } from '../member-kit/member-menu.tsx';
import { introductionsQuery } from './introduction-queries.ts';
import { Introductions } from './introductions.tsx';

const listed = 'GET /api/introductions';
const asking = ['POST', '/api/introductions'] as const;
const done = () => new Response(null, { status: 204 });
const ada = aMemberRow({ id: 'ada', firstName: 'Ada', lastName: 'Nwosu' });

function anIntroduction(own: Partial<Introduction> = {}): Introduction {
  return {
    id: 'i1',
    direction: 'received',
    status: 'waiting',
    message: 'We both keep bees.',
    createdAt: '2026-11-20T08:00:00.000Z',
    member: {
      id: 'ada',
      firstName: 'Ada',
      lastName: 'Nwosu',
      profileImageUrl: null,
      profession: 'Beekeeper',
      hasContactEmail: true,
    },
    ...own,
  };
}
const accepted = anIntroduction({
  status: 'accepted',
  member: { ...anIntroduction().member, contactEmail: 'ada@bees.example' },
});

function open(introductions: Introduction[], answers: Record<string, unknown> = {}) {
  const api = fakeApi({ [listed]: introductions, ...answers });
  return { api, ...renderInShell(<Introductions />) };
}

beforeEach(() => localStorage.clear());

describe('a received introduction', () => {
  it('shows who asks and why, but no address', async () => {
    open([anIntroduction()]);
    expect(await screen.findByRole('link', { name: 'Ada Nwosu' })).toHaveAttribute('href', '/profile?user=ada');
    expect(screen.getByText('“We both keep bees.”')).toBeVisible();
    expect(screen.queryByText(/@/)).toBeNull();
  });

  it('accepted shows the address', async () => {
    const { api, user, toasts } = open([anIntroduction()], { 'POST /api/introductions/i1/accept': accepted });
    const accept = await screen.findByRole('button', { name: 'Accept Ada Nwosu' });
    api.answer(listed, [accepted]);
    await user.click(accept);
    expect(await screen.findByRole('link', { name: 'ada@bees.example' })).toBeVisible();
    expect(toasts.at(-1)?.title).toBe('You and Ada Nwosu are introduced');
    // the pressed button is gone
    expect(screen.getByRole('link', { name: 'Ada Nwosu' })).toHaveFocus();
  });

  it('declined leaves the focus in the list', async () => {
    const other = { ...anIntroduction({ id: 'i2' }), member: { ...accepted.member, id: 'jose', firstName: 'José' } };
    const { api, user } = open([anIntroduction(), other], { 'POST /api/introductions/i1/decline': done });
    const decline = await screen.findByRole('button', { name: 'Decline Ada Nwosu' });
    api.answer(listed, [other]);
    await user.click(decline);
    await waitFor(() => expect(screen.getByRole('link', { name: 'José Nwosu' })).toHaveFocus());
  });

  it('comes before those that wait for others', async () => {
    const asked = anIntroduction({ id: 'i0', direction: 'asked' });
    open([asked, anIntroduction()]);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => /Take back|Accept/.exec(textContent ?? '')?.[0])).toEqual([
      'Accept',
      'Take back',
    ]);
  });

  it('declined goes without a word', async () => {
    const { api, user, toasts } = open([anIntroduction()], { 'POST /api/introductions/i1/decline': done });
    const decline = await screen.findByRole('button', { name: 'Decline Ada Nwosu' });
    api.answer(listed, []);
    await user.click(decline);
    await waitFor(() => expect(screen.queryByText('Ada Nwosu')).toBeNull());
    expect(toasts).toEqual([]);
  });

  it('that could not be accepted stays, and the toast says why', async () => {
    const gone = refusal(404, { detail: 'This introduction is gone' });
    const { user, toasts } = open([anIntroduction()], { 'POST /api/introductions/i1/accept': gone });
    await user.click(await screen.findByRole('button', { name: 'Accept Ada Nwosu' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('This introduction is gone'));
    expect(screen.getByRole('button', { name: 'Accept Ada Nwosu' })).toBeVisible();
  });
});

describe('an introduction that one asked for', () => {
  const asked = anIntroduction({ direction: 'asked' });

  it('waits, and can be taken back', async () => {
    const { api, user } = open([asked], { 'DELETE /api/introductions/i1': done });
    expect(await screen.findByText('Waiting for an answer')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
    api.answer(listed, []);
    await user.click(screen.getByRole('button', { name: 'Take back the request to Ada Nwosu' }));
    await waitFor(() => expect(screen.queryByText('Ada Nwosu')).toBeNull());
  });

  it('shows the yes when the live event makes the list stale', async () => {
    const { api, queries } = open([asked]);
    await screen.findByText('Waiting for an answer');
    api.answer(listed, [{ ...accepted, direction: 'asked' }]);
    await act(() => queries.invalidateQueries({ queryKey: introductionsQuery.queryKey }));
    expect(await screen.findByText('You are introduced')).toBeVisible();
  });
});

describe('an accepted introduction', () => {
  it('lets a free member copy the address too', async () => {
    const { user, toasts } = open([accepted]);
    const write = clipboard();
    await user.click(await screen.findByRole('button', { name: 'Copy address of Ada Nwosu' }));
    expect(write).toHaveBeenCalledWith('ada@bees.example');
    expect(toasts).toEqual([{ title: 'Email copied to clipboard' }]);
  });

  it('ends only after a question', async () => {
    const { api, user } = open([accepted], { 'DELETE /api/introductions/i1': done });
    await user.click(await screen.findByRole('button', { name: 'End introduction with Ada Nwosu' }));
    await screen.findByRole('alertdialog', { name: 'End the introduction with Ada?' });
    expect(api.sent('DELETE', '/api/introductions/i1')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'End introduction' }));
    await waitFor(() => expect(api.sent('DELETE', '/api/introductions/i1')).toHaveLength(1));
  });

  it('leaves the focus in the list when it has ended', async () => {
    const other = { ...anIntroduction({ id: 'i2' }), member: { ...accepted.member, id: 'jose', firstName: 'José' } };
    const { api, user } = open([accepted, other], { 'DELETE /api/introductions/i1': done });
    await user.click(await screen.findByRole('button', { name: 'End introduction with Ada Nwosu' }));
    api.answer(listed, [other]);
    await user.click(await screen.findByRole('button', { name: 'End introduction' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'José Nwosu' })).toHaveFocus());
  });
});

describe('Ask for an introduction', () => {
  const premium: Partial<User> = { subscriptionPlan: 'premium' };

  async function choose(member: Partial<User>, answers: Record<string, unknown> = {}) {
    const api = fakeApi({ [listed]: [], ...answers });
    const page = renderInShell(<MemberMenu member={ada} />, { member });
    await page.user.click(screen.getByRole('button', { name: 'More about Ada Nwosu' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Ask for an introduction' }));
    return { api, ...page };
  }
  const words = () => screen.findByRole('textbox', { name: 'A few words about why (optional)' });

  it('offers the upgrade with the feature contact on the free plan', async () => {
    const { events } = await choose({});
    expect(events).toEqual([{ name: 'app:upgrade', detail: { feature: 'contact' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends the words', async () => {
    const { api, user, toasts } = await choose(premium, {
      [asking.join(' ')]: anIntroduction({ direction: 'asked' }),
    });
    await user.type(await words(), '  Bees!  ');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Introduction asked for', description: 'Once Ada accepts, you see it on Members.' },
      ]),
    );
    expect(api.sent(...asking)[0]?.body).toEqual({ userId: 'ada', message: 'Bees!' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when the other had asked first', async () => {
    const { user, toasts } = await choose(premium, { [asking.join(' ')]: accepted });
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('You and Ada Nwosu are introduced'));
  });

  it('keeps the words after a failed call, and sends the same request again', async () => {
    const { api, user, toasts } = await choose(premium, { [asking.join(' ')]: networkFailure });
    await user.type(await words(), 'Bees!');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Failed to ask for an introduction'));
    expect(await words()).toHaveValue('Bees!');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(api.sent(...asking)).toHaveLength(2));
    const [first, second] = api.sent(...asking);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('keeps the words when the dialog is closed', async () => {
    const { user } = await choose(premium);
    await user.type(await words(), 'Bees!');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'More about Ada Nwosu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ask for an introduction' }));
    expect(await words()).toHaveValue('Bees!');
  });
});
