import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '@pathwise/contracts/api/auth';
import type { AnyPost, PostKind } from '@pathwise/contracts/post';
import { noteAnswer } from '@pathwise/federation/connection';
import { fakeApi, held, json, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clipboard } from '../../test/clipboard.ts';
import { anOffer, aRequest, ofReader } from '../../test/posts.ts';
import { PostsPage } from './posts-page.tsx';

beforeEach(() => localStorage.clear());

const paths: Record<PostKind, string> = {
  accountability: '/api/accountability-requests',
  challenges: '/api/challenges',
  mentorship: '/api/mentorship-offers',
};
const kinds = Object.keys(paths) as PostKind[];

function openPage(kind: PostKind, posts: unknown = [], member: Partial<User> = {}, own: unknown = []) {
  const api = fakeApi({ [`GET ${paths[kind]}`]: posts, [`GET ${paths[kind]}/own`]: own });
  const page = renderInShell(<PostsPage kind={kind} />, {
    at: `/${kind}`,
    member: { subscriptionPlan: 'premium', ...member },
  });
  return { api, ...page };
}

async function openList(kind: PostKind, posts: AnyPost[], member: Partial<User> = {}) {
  const opened = openPage(kind, posts, member);
  await screen.findByRole('region', { name: posts[0]?.title ?? '' });
  return opened;
}

const cardOf = (title: string) => within(screen.getByRole('region', { name: title }));

describe('a post', () => {
  it('shows author, profession, title, category, day and description', async () => {
    await openList('accountability', [aRequest({ title: 'Walks before work', category: 'Health' })]);
    const card = cardOf('Walks before work');
    expect(card.getByRole('link', { name: 'Priya Venkatesan' })).toHaveAttribute('href', '/profile?user=user-2');
    for (const text of ['Civil engineer', 'Walks before work', 'Health & Fitness', 'Twenty minutes a day'])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByText(/2026/).closest('time')).toHaveAttribute('datetime', '2026-11-20T09:00:00.000Z');
  });

  it('of a mentor shows the price as it was written', async () => {
    await openList('mentorship', [anOffer({ title: 'Speaking', price: '<b>$50</b>/hour' })]);
    expect(cardOf('Speaking').getByText('<b>$50</b>/hour')).toBeVisible();
  });

  it('expands and collapses a description over 120 characters', async () => {
    const description = `${'word '.repeat(24)}at the end`;
    const { user } = await openList('challenges', [aRequest({ title: 'Long', description })]);
    expect(screen.queryByText(description)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText(description)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.queryByText(description)).not.toBeInTheDocument();
  });

  it.each(kinds)('offers Delete to its author only (%s)', async (kind) => {
    const make = kind === 'mentorship' ? anOffer : aRequest;
    await openList(kind, [ofReader(make({ title: 'Mine' })), make({ title: 'Theirs' })]);
    expect(cardOf('Mine').getByRole('button', { name: 'Delete Mine' })).toBeVisible();
    expect(cardOf('Theirs').queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(cardOf('Mine').queryByRole('button', { name: /More about/ })).not.toBeInTheDocument();
  });
});

describe('a list that was never read on this device', () => {
  it.each([
    ['free', 'Your challenges are not here while you are offline.'],
    ['premium', 'The challenges are not here while you are offline.'],
  ] as const)('is no failure while a %s member is offline', async (subscriptionPlan, words) => {
    noteAnswer(new Response('', { headers: { 'pathwise-kept-at': '2026-11-23T14:05:00.000Z' } }));
    openPage('challenges', networkFailure, { subscriptionPlan }, networkFailure);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/could not be loaded|Failed/)).toBeNull();
    act(() => noteAnswer(new Response()));
  });
});

describe('the address of an author', () => {
  it('is copied from the card, and is not offered on an own post', async () => {
    const mine = ofReader(aRequest({ title: 'Mine' }));
    const { user, toasts } = await openList('challenges', [aRequest({ title: 'Theirs' }), mine]);
    const write = clipboard();
    await user.click(cardOf('Theirs').getByRole('button', { name: 'Copy contact email of Priya Venkatesan' }));
    expect(write).toHaveBeenCalledWith('priya@example.org');
    expect(toasts).toEqual([{ title: 'Email copied to clipboard' }]);
    expect(cardOf('Mine').queryByRole('button', { name: /^Copy contact email/ })).toBeNull();
  });
});

describe('the list', () => {
  it.each([
    ['accountability', 'No accountability requests yet', 'New Request'],
    ['challenges', 'No challenges yet', 'New Challenge'],
    ['mentorship', 'No mentorship offers yet', 'New Offer'],
  ] as const)('without %s says so and offers the form', async (kind, text, button) => {
    const { user } = openPage(kind);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: button })[1] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: button })).toBeVisible();
  });

  it('shows a skeleton while it loads', async () => {
    const answer = held<unknown>();
    openPage('challenges', answer.answer);
    expect(screen.getByRole('status')).toHaveTextContent('Loading challenges');
    await act(async () => answer.release([]));
    expect(await screen.findByText('No challenges yet')).toBeVisible();
  });

  it('says that it could not be loaded, with Retry', async () => {
    const { api, user } = openPage('mentorship', refusal(503, { detail: 'Away for a moment' }));
    expect(await screen.findByText('The mentorship offers could not be loaded')).toBeVisible();
    expect(screen.getByText('Away for a moment')).toBeVisible();
    api.answer('GET /api/mentorship-offers', [anOffer({ title: 'Back' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Back' })).toBeVisible();
  });

  it('loads the next page from the address in the Link header', async () => {
    const first = json([aRequest({ title: 'Newest' })]);
    first.headers.set('link', '</api/challenges?cursor=c1>; rel="next"');
    const { api, user } = openPage('challenges', first);
    await screen.findByRole('region', { name: 'Newest' });
    api.answer('GET /api/challenges?cursor=c1', [aRequest({ title: 'Oldest' })]);
    await user.click(screen.getByRole('button', { name: 'Show earlier challenges' }));
    expect(await screen.findByRole('region', { name: 'Oldest' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier challenges' })).not.toBeInTheDocument();
  });

  it('turns into the teaser when the plan has ended meanwhile', async () => {
    openPage('challenges', refusal(402, { code: 'premium-required', feature: 'challenges' }));
    expect(await screen.findByText('Challenges are part of Premium')).toBeVisible();
  });
});

const openFree = (kind: PostKind, own: unknown) => openPage(kind, refusal(402, {}), { subscriptionPlan: 'free' }, own);

describe('on the free plan', () => {
  it.each([
    ['accountability', 'Accountability partners are part of Premium'],
    ['challenges', 'Challenges are part of Premium'],
    ['mentorship', 'Mentorship is part of Premium'],
  ] as const)('%s is a teaser of samples with an upgrade button, and asks only for own posts', async (kind, text) => {
    const { api, user, events } = openFree(kind, []);
    expect(screen.getByRole('note')).toHaveTextContent(text);
    expect(screen.getAllByText('Sample')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^New/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
    expect(events).toEqual([{ name: 'app:upgrade', detail: { feature: kind } }]);
    expect(api.calls.map(({ path }) => path)).toEqual([`${paths[kind]}/own`]);
    expect(screen.queryByRole('heading', { level: 2, name: /^Your/ })).not.toBeInTheDocument();
  });

  it.each([
    ['accountability', 'Your requests'],
    ['challenges', 'Your challenges'],
    ['mentorship', 'Your offers'],
  ] as const)('%s shows one’s own posts, to read and delete but not to renew, with Undo', async (kind, heading) => {
    const mine = ofReader(kind === 'mentorship' ? anOffer({ title: 'Mine' }) : aRequest({ title: 'Mine' }));
    const { api, user, toasts } = openFree(kind, [mine]);
    const part = within(await screen.findByRole('region', { name: heading }));
    expect(part.getByText('Twenty minutes a day')).toBeVisible();
    expect(part.queryByRole('button', { name: /Renew/ })).not.toBeInTheDocument();

    api.answer(`DELETE ${paths[kind]}/${mine.id}`, { deletedCount: 1, undo: 'token' });
    api.answer(`GET ${paths[kind]}/own`, []);
    await user.click(part.getByRole('button', { name: 'Delete Mine' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mine' })).not.toBeInTheDocument());
    expect(toasts[0]).toMatchObject({ action: { label: 'Undo' } });

    api.answer('POST /api/undo/social/token', { restoredCount: 1 });
    api.answer(`GET ${paths[kind]}/own`, [mine]);
    await user.click(screen.getByRole('button', { name: 'Undo: bring back Mine' }));
    expect(await screen.findByRole('region', { name: 'Mine' })).toBeVisible();
  });

  it('says when one’s own posts could not be loaded, with Retry', async () => {
    const { api, user } = openFree('challenges', refusal(503, { detail: 'Away for a moment' }));
    expect(await screen.findByText('Your challenges could not be loaded')).toBeVisible();
    api.answer('GET /api/challenges/own', [ofReader(aRequest({ title: 'Mine' }))]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Mine' })).toBeVisible();
  });
});

const formOf = {
  accountability: { button: 'New Request', made: aRequest({ title: 'Walks' }), posted: 'Your request is posted' },
  challenges: { button: 'New Challenge', made: aRequest({ title: 'Walks' }), posted: 'Your challenge is posted' },
  mentorship: { button: 'New Offer', made: anOffer({ title: 'Walks' }), posted: 'Your offer is posted' },
};

async function openForm(kind: PostKind) {
  const opened = openPage(kind);
  await opened.user.click((await screen.findAllByRole('button', { name: formOf[kind].button }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: formOf[kind].button }));
  return { ...opened, dialog };
}

async function fillIn(kind: PostKind) {
  const opened = await openForm(kind);
  const { user, dialog } = opened;
  await user.type(dialog.getByLabelText('Title'), 'Walks');
  await user.type(dialog.getByLabelText('Description'), 'Every morning');
  if (kind === 'mentorship') await user.type(dialog.getByLabelText('Price'), 'Free');
  return { ...opened, post: () => user.click(dialog.getByRole('button', { name: 'Post' })) };
}

describe('the form', () => {
  it('asks for title, description and category, Other to begin with', async () => {
    const { api, user, dialog } = await openForm('accountability');
    expect(dialog.getByLabelText('Category')).toHaveDisplayValue('Other');
    expect(dialog.queryByLabelText('Price')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Description'), 'too short');
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await dialog.findByText('Title is required')).toBeVisible();
    expect(dialog.getByText('Description must be at least 10 characters')).toBeVisible();
    expect(api.sent('POST', paths.accountability)).toEqual([]);
  });

  it('asks for a price in place of the category for mentorship', async () => {
    const { api, user, dialog } = await openForm('mentorship');
    expect(dialog.queryByLabelText('Category')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    expect(await dialog.findByText('Price is required')).toBeVisible();
    expect(api.sent('POST', paths.mentorship)).toEqual([]);
  });

  it.each([
    ['accountability', { title: 'Walks', description: 'Every morning', category: 'Other' }],
    ['challenges', { title: 'Walks', description: 'Every morning', category: 'Other' }],
    ['mentorship', { title: 'Walks', description: 'Every morning', price: 'Free' }],
  ] as const)('posts %s with its own fields, closes, and shows the post at once', async (kind, body) => {
    const { api, toasts, post } = await fillIn(kind);
    const { made, posted } = formOf[kind];
    api.answer(`POST ${paths[kind]}`, json(made, 201));
    api.answer(`GET ${paths[kind]}`, [made]);
    await post();
    expect(await screen.findByRole('region', { name: 'Walks' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.sent('POST', paths[kind])[0]?.body).toEqual(body);
    expect(toasts).toEqual([{ title: posted }]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['accountability', 'Failed to create request. Please try again.'],
    ['challenges', 'Failed to create challenge. Please try again.'],
    ['mentorship', 'Failed to post mentorship offer'],
  ] as const)('keeps the words when %s could not be posted, and says why', async (kind, description) => {
    const { api, dialog, toasts, post } = await fillIn(kind);
    api.answer(`POST ${paths[kind]}`, networkFailure);
    await post();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', description, variant: 'destructive' }]));
    expect(dialog.getByLabelText('Title')).toHaveValue('Walks');
  });

  it("shows the server's message where the spec asks for it, for mentorship alone", async () => {
    const { api, toasts, post } = await fillIn('mentorship');
    api.answer(`POST ${paths.mentorship}`, refusal(503, { detail: 'Back in a minute' }));
    await post();
    await waitFor(() => expect(toasts[0]?.description).toBe('Back in a minute'));
  });

  it('shows what the server finds wrong beside the field', async () => {
    const { api, dialog, post } = await fillIn('challenges');
    const errors = [{ path: 'title', message: 'At most 120 characters' }];
    api.answer(`POST ${paths.challenges}`, refusal(422, { errors }));
    await post();
    expect(await dialog.findByText('At most 120 characters')).toBeVisible();
  });

  it('offers the upgrade when the plan has ended meanwhile', async () => {
    const { api, events, toasts, post } = await fillIn('challenges');
    api.answer(`POST ${paths.challenges}`, refusal(402, { code: 'premium-required', feature: 'challenges' }));
    await post();
    await waitFor(() => expect(events).toEqual([{ name: 'app:upgrade', detail: { feature: 'challenges' } }]));
    expect(toasts).toEqual([]);
  });

  it('sends the same key again after a lost answer, so that nothing is posted twice', async () => {
    const { api, toasts, post } = await fillIn('challenges');
    api.answer(`POST ${paths.challenges}`, networkFailure);
    await post();
    await waitFor(() => expect(toasts).toHaveLength(1));
    await post();
    await waitFor(() => expect(toasts).toHaveLength(2));
    const [first, second] = api.sent('POST', paths.challenges);
    expect(first?.idempotencyKey).toBeTruthy();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });
});

describe('deleting a post', () => {
  it.each([
    ['accountability', 'The request is deleted'],
    ['challenges', 'The challenge is deleted'],
    ['mentorship', 'The offer is deleted'],
  ] as const)('of %s takes it from the list at once, with Undo', async (kind, title) => {
    const mine = ofReader(kind === 'mentorship' ? anOffer({ title: 'Mine' }) : aRequest({ title: 'Mine' }));
    const { api, user, toasts } = await openList(kind, [mine]);
    api.answer(`DELETE ${paths[kind]}/${mine.id}`, { deletedCount: 1, undo: 'token' });
    api.answer(`GET ${paths[kind]}`, []);
    await user.click(screen.getByRole('button', { name: 'Delete Mine' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mine' })).not.toBeInTheDocument());
    expect(toasts[0]).toMatchObject({ title, action: { label: 'Undo' } });

    api.answer('POST /api/undo/social/token', { restoredCount: 1 });
    api.answer(`GET ${paths[kind]}`, [mine]);
    await user.click(screen.getByRole('button', { name: 'Undo: bring back Mine' }));
    expect(await screen.findByRole('region', { name: 'Mine' })).toBeVisible();
  });

  it.each([
    ['accountability', 'Failed to delete request. Please try again.'],
    ['challenges', 'Failed to delete challenge. Please try again.'],
    ['mentorship', 'Failed to delete mentorship offer'],
  ] as const)('of %s that fails leaves it and says so', async (kind, description) => {
    const mine = ofReader(kind === 'mentorship' ? anOffer({ title: 'Mine' }) : aRequest({ title: 'Mine' }));
    const { api, user, toasts } = await openList(kind, [mine]);
    api.answer(`DELETE ${paths[kind]}/${mine.id}`, networkFailure);
    await user.click(screen.getByRole('button', { name: 'Delete Mine' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', description, variant: 'destructive' }]));
    expect(screen.getByRole('region', { name: 'Mine' })).toBeVisible();
  });

  it('of somebody else is for admins, who are asked first', async () => {
    const theirs = aRequest({ title: 'Theirs' });
    const { api, user } = await openList('challenges', [theirs], { role: 'admin' });
    api.answer(`DELETE ${paths.challenges}/${theirs.id}`, { deletedCount: 1, undo: 'token' });
    api.answer(`GET ${paths.challenges}`, []);
    await user.click(screen.getByRole('button', { name: 'More about Theirs' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Delete this challenge of Priya Venkatesan?')).toBeVisible();
    expect(api.sent('DELETE', `${paths.challenges}/${theirs.id}`)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No challenges yet')).toBeVisible();
  });

  it('of somebody else is not offered to members', async () => {
    const { user } = await openList('challenges', [aRequest({ title: 'Theirs' })]);
    await user.click(screen.getByRole('button', { name: 'More about Theirs' }));
    expect(await screen.findByRole('menuitem', { name: 'Report this challenge' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });
});

describe('keeping a post fresh', () => {
  const lapsing = () => ofReader(aRequest({ title: 'Mine', lapsesSoon: true }));

  it('tells its author, and nobody else, how long it still shows', async () => {
    await openList('challenges', [ofReader(aRequest({ title: 'Mine' })), aRequest({ title: 'Theirs' })]);
    expect(cardOf('Mine').getByText('Lapses in 21 days')).toBeVisible();
    expect(cardOf('Theirs').queryByText(/Lapses/)).not.toBeInTheDocument();
    expect(cardOf('Theirs').queryByRole('button', { name: /Renew/ })).not.toBeInTheDocument();
  });

  it('reminds the author above the list, and renews with one press', async () => {
    const mine = lapsing();
    const { api, user, toasts } = await openList('challenges', [mine]);
    expect(screen.getByRole('note')).toHaveTextContent('Of your challenges, 1 lapses soon. Renew what still holds.');
    const renewed = { ...mine, lapsesSoon: false };
    api.answer(`POST ${paths.challenges}/${mine.id}/renew`, renewed);
    api.answer(`GET ${paths.challenges}`, [renewed]);
    await user.click(screen.getByRole('button', { name: 'Renew Mine' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Your challenge stays for another 30 days' }]));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('says when renewing failed', async () => {
    const { user, toasts } = await openList('accountability', [lapsing()]);
    await user.click(screen.getByRole('button', { name: 'Renew Mine' }));
    const description = 'Failed to renew request. Please try again.';
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', description, variant: 'destructive' }]));
  });
});

describe('the menu of a post', () => {
  it('asks its author for an introduction', async () => {
    const { api, user } = await openList('challenges', [aRequest({ title: 'Theirs' })]);
    api.answer('POST /api/introductions', refusal(404, { detail: 'Gone' }));
    await user.click(screen.getByRole('button', { name: 'More about Theirs' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ask for an introduction' }));
    await screen.findByRole('dialog', { name: 'Ask Priya Venkatesan for an introduction' });
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() =>
      expect(api.sent('POST', '/api/introductions')[0]?.body).toEqual({ userId: 'user-2', message: '' }),
    );
  });

  it('reports it to the admins', async () => {
    const theirs = aRequest({ title: 'Theirs' });
    const { api, user, toasts } = await openList('challenges', [theirs]);
    api.answer('POST /api/reports', json({ id: 'r' }, 201));
    await user.click(screen.getByRole('button', { name: 'More about Theirs' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report this challenge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report “Theirs”' }));
    await user.click(dialog.getByRole('button', { name: 'Send Report' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Report sent' }]));
    expect(api.sent('POST', '/api/reports')[0]?.body).toMatchObject({ about: { kind: 'post', id: theirs.id } });
  });
});
