import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearStorage } from '@pathwise/federation/storage-keys';
import { fakeApi, held, json, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRequest } from '../../test/posts.ts';
import { PostsPage } from './posts-page.tsx';

const list = 'GET /api/challenges';
const create = 'POST /api/challenges';

beforeEach(() => localStorage.clear());

function openPage(answers: Record<string, unknown> = {}, userId = 'user-1') {
  const api = fakeApi({ [list]: [], ...answers });
  const member = { id: userId, subscriptionPlan: 'premium' } as const;
  return { api, ...renderInShell(<PostsPage kind="challenges" />, { at: '/challenges', member }) };
}

async function openForm(answers: Record<string, unknown> = {}) {
  const opened = openPage(answers);
  await opened.user.click((await screen.findAllByRole('button', { name: 'New Challenge' }))[0] as HTMLElement);
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

async function begin(answers: Record<string, unknown> = {}) {
  const opened = await openForm(answers);
  await opened.user.type(opened.dialog.getByLabelText('Title'), 'Half');
  await opened.user.type(opened.dialog.getByLabelText('Description'), 'a thought and more');
  await opened.user.selectOptions(opened.dialog.getByLabelText('Category'), 'Hobby');
  return opened;
}

/** Stores a draft as a form in another tab does. */
const writeElsewhere = (title: string) =>
  localStorage.setItem(
    'draft:post:user-1:challenges:elsewhere',
    JSON.stringify({ fields: { title, description: '', category: 'Other', price: '' }, at: 1 }),
  );

describe('the draft of a post', () => {
  it('survives a page that closes in the middle of a word, and is offered and restored with a quiet note', async () => {
    (await begin()).unmount();
    const { user } = openPage();
    expect(await screen.findByRole('note')).toHaveTextContent('You have begun a challenge');
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('status')).toHaveTextContent('Your unsaved words are back.');
    expect(dialog.getByLabelText('Title')).toHaveValue('Half');
    expect(dialog.getByLabelText('Description')).toHaveValue('a thought and more');
    expect(dialog.getByLabelText('Category')).toHaveDisplayValue('Hobby & Skills');
  });

  it('is discarded only after a question', async () => {
    (await begin()).unmount();
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('Half');
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['the session had expired', () => refusal(401, { detail: 'Please sign in' })],
    ['the server could not', () => refusal(503)],
    ['the network was away', networkFailure],
  ])('survives a post that failed because %s', async (_, answer) => {
    const { api, user, dialog, unmount } = await begin({ [create]: answer });
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(api.sent('POST', '/api/challenges')).toHaveLength(1));
    unmount();
    const again = await openForm();
    expect(again.dialog.getByLabelText('Title')).toHaveValue('Half');
  });

  it('keeps the key of a request without an answer over a reload', async () => {
    const { api, user, dialog, toasts, unmount } = await begin({ [create]: networkFailure });
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    const [lost] = api.sent('POST', '/api/challenges');
    unmount();
    const again = await openForm({ [create]: json(aRequest({ title: 'Half' }), 201) });
    await again.user.click(again.dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(again.toasts).toHaveLength(1));
    expect(again.api.sent('POST', '/api/challenges')[0]?.idempotencyKey).toBe(lost?.idempotencyKey);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps words typed into a second form while the first one is still sent', async () => {
    const answer = held<unknown>();
    const { user, dialog, toasts } = await begin({ [create]: answer.answer });
    await user.click(dialog.getByRole('button', { name: 'Post' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Continue writing' }));
    await user.type(await screen.findByLabelText('Title'), ' way');
    await act(async () => answer.release(json(aRequest({ title: 'Half' }), 201)));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Your challenge is posted' }]));
    expect(screen.getByLabelText('Title')).toHaveValue('Half way');
    expect(Object.values(localStorage).join()).toContain('Half way');
  });

  it('of another tab is continued, and never overwritten while that tab writes on', async () => {
    writeElsewhere('From the other tab');
    const { user, dialog } = await openForm();
    expect(dialog.getByLabelText('Title')).toHaveValue('From the other tab');
    await user.type(dialog.getByLabelText('Title'), '!');
    expect(localStorage).toHaveLength(1);
    writeElsewhere('The other tab writes on');
    await user.type(dialog.getByLabelText('Title'), '!');
    expect(Object.values(localStorage).join()).toContain('The other tab writes on');
    expect(Object.values(localStorage).join()).toContain('From the other tab!!');
  });

  it('is not stored again after a sign-out in another tab', async () => {
    const { user, dialog } = await begin();
    clearStorage();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null })));
    await user.type(dialog.getByLabelText('Title'), ' way');
    expect(localStorage).toHaveLength(0);
  });

  it('is shown to the person who wrote it only', async () => {
    (await begin()).unmount();
    openPage({}, 'user-9');
    expect(await screen.findByText('No challenges yet')).toBeVisible();
    expect(screen.queryByText('You have begun a challenge')).not.toBeInTheDocument();
  });

  it.each(['nothing', '{}', '{"fields":{"title":3}}', 'null'])('stored as %p is ignored', async (text) => {
    localStorage.setItem('draft:post:user-1:challenges:x', text);
    const { dialog } = await openForm();
    expect(dialog.getByLabelText('Title')).toHaveValue('');
  });
});
