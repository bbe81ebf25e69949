import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '@pathwise/contracts/api/auth';
import type { DiaryEntry } from '@pathwise/contracts/diary';
import { clearStorage } from '@pathwise/federation/storage-keys';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anEntry } from '../../test/fixtures.ts';
import { renderInShell } from '../../test/in-shell.tsx';
import { dayOf, formatDay } from '../days/day.rules.ts';
import { DiaryPage } from './diary-page.tsx';

const mine = 'GET /api/diary/my-entries';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
/** What a call says when it fails, and what the toast makes of it: message or 'Please try again'. */
const failures = [
  ['the message', () => refusal(500, { detail: 'Something broke' }), 'Something broke'],
  ["'Please try again'", offline, 'Please try again'],
] as const;
const today = dayOf(new Date());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openDiary(entries: DiaryEntry[] = [], member: Partial<User> = {}) {
  const api = fakeApi({ [mine]: entries });
  const page = renderInShell(<DiaryPage />, { at: '/diary', member });
  if (entries[0]) await screen.findByText(entries[0].title);
  else await screen.findByText('No diary entries yet');
  return { api, ...page };
}

async function openEditor(entries: DiaryEntry[] = [], member: Partial<User> = {}) {
  const opened = await openDiary(entries, member);
  await opened.user.click(screen.getByRole('button', { name: 'New Entry' }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'New Entry' }) };
}

async function openEntry(entry: DiaryEntry) {
  const opened = await openDiary([entry]);
  await opened.user.click(screen.getByRole('button', { name: entry.title }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: entry.title }) };
}

async function edit(entry: DiaryEntry) {
  const opened = await openEntry(entry);
  await opened.user.click(within(opened.dialog).getByRole('button', { name: 'Edit' }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Edit Entry' }) };
}

describe('my diary', () => {
  it("is headed 'My Diary' with a New Entry button, and shows cards with date, title and the first lines", async () => {
    await openDiary([
      anEntry({ title: 'A long run', content: 'Rain.\nThen sun.', entryDate: '2026-11-19' }),
      anEntry({ title: 'Only mine', isPrivate: true }),
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'My Diary' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New Entry' })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(formatDay('2026-11-19'));
    expect(first).toHaveTextContent('A long run');
    expect(first).toHaveTextContent('Rain. Then sun.');
    expect(first).not.toHaveTextContent('Private');
    expect(second).toHaveTextContent('Private');
  });

  it('cycles its cards through 10 gradients', async () => {
    await openDiary(Array.from({ length: 11 }, () => anEntry()));
    const papers = screen.getAllByRole('article').map(({ className }) => /\bbg-d\d+/.exec(className)?.[0]);
    expect(new Set(papers.slice(0, 10)).size).toBe(10);
    expect(papers[10]).toBe(papers[0]);
  });

  it("says 'No diary entries yet' with a hint when it is empty", async () => {
    await openDiary();
    expect(screen.getByText('A few lines about the day are enough to begin with.')).toBeInTheDocument();
  });

  it('shows cards to come while it is loaded', async () => {
    const answer = held<unknown>();
    fakeApi({ [mine]: answer.answer });
    renderInShell(<DiaryPage />, { at: '/diary' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading diary entries');
    answer.release([anEntry({ title: 'There' })]);
    expect(await screen.findByText('There')).toBeInTheDocument();
    expect(screen.queryByText('Loading diary entries')).not.toBeInTheDocument();
  });

  it("says 'Unable to load diary entries' with 'This diary may be private or unavailable' when there is no message", async () => {
    fakeApi({ [mine]: offline });
    renderInShell(<DiaryPage />, { at: '/diary' });
    expect(await screen.findByText('Unable to load diary entries')).toBeInTheDocument();
    expect(screen.getByText('This diary may be private or unavailable')).toBeInTheDocument();
  });

  it("says 'Unable to load diary entries' with the message, and Retry loads it", async () => {
    const api = fakeApi({ [mine]: refusal(503, { detail: 'Please try again in a moment.' }) });
    const { user } = renderInShell(<DiaryPage />, { at: '/diary' });
    expect(await screen.findByText('Unable to load diary entries')).toBeInTheDocument();
    expect(screen.getByText('Please try again in a moment.')).toBeInTheDocument();
    api.answer(mine, [anEntry({ title: 'There again' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('There again')).toBeInTheDocument();
  });

  it('loads on page by page, and says so when the next page cannot be loaded', async () => {
    const next = '/api/diary/my-entries?cursor=c';
    const { api, user } = await openDiary();
    const headers = { 'content-type': 'application/json', link: `<${next}>; rel="next"` };
    api.answer(mine, new Response(JSON.stringify([anEntry({ title: 'Newest' })]), { headers }));
    api.answer(`GET ${next}`, refusal(503));
    renderInShell(<DiaryPage />, { at: '/diary' });
    await screen.findByText('Newest');
    await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));
    expect(await screen.findByText('Earlier entries could not be loaded')).toBeInTheDocument();
    api.answer(`GET ${next}`, [anEntry({ title: 'Oldest' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Oldest')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).not.toBeInTheDocument();
  });

  it('shows what was written as text with its line breaks', async () => {
    const content = 'One\n\n<b>not bold</b> **nor this**';
    const { dialog } = await openEntry(anEntry({ title: 'Marks', content }));
    const words = within(dialog).getByText((_, element) => element?.textContent === content);
    expect(words).toHaveClass('whitespace-pre-wrap');
    expect(words.querySelector('b')).toBeNull();
  });

  it.each(['New Entry', 'Edit Entry'])('has a fullscreen toggle in %s as well, which keeps the words', async (name) => {
    const { user, dialog } = name === 'New Entry' ? await openEditor() : await edit(anEntry({ title: 'Long' }));
    await user.type(within(dialog).getByLabelText('Content'), ' and more');
    const words = (within(dialog).getByLabelText('Content') as HTMLTextAreaElement).value;
    await user.click(within(dialog).getByRole('button', { name: 'Fullscreen' }));
    expect(within(dialog).getByLabelText('Content')).toHaveValue(words);
    await user.click(within(dialog).getByRole('button', { name: 'Leave fullscreen' }));
    expect(within(dialog).getByLabelText('Content')).toHaveValue(words);
    expect(dialog).toBeVisible();
  });

  it('has a fullscreen toggle; Escape leaves fullscreen first and then the entry', async () => {
    const { user, dialog } = await openEntry(anEntry({ title: 'Long' }));
    await user.click(within(dialog).getByRole('button', { name: 'Fullscreen' }));
    expect(within(dialog).getByRole('button', { name: 'Leave fullscreen' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(within(dialog).getByRole('button', { name: 'Fullscreen' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Long' })).toHaveFocus();
  });
});

describe('a new entry', () => {
  it('defaults to today, is saved with title, content and entryDate, and says so', async () => {
    const { api, user, dialog, toasts } = await openEditor();
    const saved = anEntry({ title: 'Ran', content: 'Ten km', entryDate: today, isPrivate: true });
    api.answer('POST /api/diary', saved);
    expect(within(dialog).getByRole('button', { name: /^Date/ })).toHaveTextContent(formatDay(today));
    await user.type(within(dialog).getByLabelText('Title'), 'Ran');
    await user.type(within(dialog).getByLabelText('Content'), 'Ten km');
    await user.click(within(dialog).getByRole('switch', { name: 'Keep this entry private' }));
    api.answer(mine, [saved]);
    await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Ran');
    expect(toasts).toEqual([{ title: 'Diary entry created successfully' }]);
    expect(api.sent('POST', '/api/diary')[0]?.body).toEqual({
      title: 'Ran',
      content: 'Ten km',
      entryDate: today,
      isPrivate: true,
    });
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['title', '   ', 'Words'],
    ['content', 'Title', ' {enter} '],
  ])(
    "must have a non-blank %s after trimming, else 'Please fill in title and content'",
    async (blank, title, words) => {
      const { api, user, dialog } = await openEditor();
      await user.type(within(dialog).getByLabelText('Title'), title);
      await user.type(within(dialog).getByLabelText('Content'), words);
      await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
      expect(within(dialog).getByRole('alert')).toHaveTextContent('Please fill in title and content');
      const fields = [within(dialog).getByLabelText('Title'), within(dialog).getByLabelText('Content')];
      expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(
        ['title', 'content'].map((name) => String(name === blank)),
      );
      expect(api.sent('POST', '/api/diary')).toHaveLength(0);
    },
  );

  it.each([
    ['the message', () => refusal(422, { detail: 'The title is too long' }), 'The title is too long'],
    ["'Please try again'", () => Promise.reject(new TypeError('Failed to fetch')), 'Please try again'],
  ])("fails with 'Failed to create diary entry' and %s, and keeps the words", async (_, answer, description) => {
    const { api, user, dialog, toasts } = await openEditor();
    api.answer('POST /api/diary', answer);
    await user.type(within(dialog).getByLabelText('Title'), 'Ran');
    await user.type(within(dialog).getByLabelText('Content'), 'Ten km');
    await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to create diary entry', description, variant: 'destructive' }]),
    );
    expect(within(dialog).getByLabelText('Content')).toHaveValue('Ten km');
  });
});

describe('an entry', () => {
  const known = anEntry({ id: 'e', title: 'Ran', content: 'Ten km', version: 3 });
  const newer = { ...known, title: 'Ran again', content: 'Ten km\nand back', version: 5 };
  const stale = () => refusal(409, { code: 'stale-version', current: newer });

  async function save(answer: unknown, stored = known) {
    const opened = await edit(known);
    const { api, user, dialog } = opened;
    api.answer('PATCH /api/diary/e', answer);
    api.answer(mine, [stored]);
    await user.clear(within(dialog).getByLabelText('Content'));
    await user.type(within(dialog).getByLabelText('Content'), 'Ten km{enter}slowly');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    return opened;
  }

  it('is changed with the version it was begun from, and then read again', async () => {
    const saved = { ...known, content: 'Ten km\nslowly', version: 4 };
    const { api, toasts } = await save(saved, saved);
    const dialog = await screen.findByRole('dialog', { name: 'Ran' });
    expect(dialog).toHaveTextContent('slowly');
    expect(toasts).toEqual([{ title: 'Diary entry updated successfully' }]);
    expect(api.sent('PATCH', '/api/diary/e')[0]?.body).toMatchObject({ content: 'Ten km\nslowly', version: 3 });
  });

  it.each(failures)(
    "fails with 'Failed to update diary entry' and %s, and keeps the words",
    async (_, answer, description) => {
      const { toasts, dialog } = await save(answer);
      await waitFor(() =>
        expect(toasts).toEqual([{ title: 'Failed to update diary entry', description, variant: 'destructive' }]),
      );
      expect(within(dialog).getByLabelText('Content')).toHaveValue('Ten km\nslowly');
    },
  );

  it('can be marked private when it is edited', async () => {
    const { api, user, dialog } = await edit(known);
    const marked = { ...known, isPrivate: true, version: 4 };
    api.answer('PATCH /api/diary/e', marked);
    api.answer(mine, [marked]);
    await user.click(within(dialog).getByRole('switch', { name: 'Keep this entry private' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Ran' })).toHaveTextContent('Private');
    expect(api.sent('PATCH', '/api/diary/e')[0]?.body).toMatchObject({ isPrivate: true });
  });

  it('shows both texts side by side when its tab was stale, and overwrites nothing', async () => {
    const { api, toasts } = await save(stale());
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('region', { name: 'Your words' })).toHaveTextContent('slowly');
    expect(within(dialog).getByRole('region', { name: 'Saved meanwhile' })).toHaveTextContent('and back');
    expect(toasts).toEqual([]);
    expect(api.sent('PATCH', '/api/diary/e')).toHaveLength(1);
  });

  it('keeps mine over theirs when asked to', async () => {
    const { api, user } = await save(stale());
    await screen.findByRole('region', { name: 'Your words' });
    api.answer('PATCH /api/diary/e', { ...known, content: 'Ten km\nslowly', version: 6 });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await screen.findByRole('dialog', { name: 'Ran' });
    expect(api.sent('PATCH', '/api/diary/e')[1]?.body).toMatchObject({ content: 'Ten km\nslowly', version: 5 });
  });

  it('takes theirs when asked to', async () => {
    const { api, user } = await save(stale());
    await screen.findByRole('region', { name: 'Your words' });
    await user.click(screen.getByRole('button', { name: 'Take the other' }));
    expect(await screen.findByRole('dialog', { name: 'Ran again' })).toHaveTextContent('and back');
    expect(api.sent('PATCH', '/api/diary/e')).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('lets a merge of both be edited, saved over the newer version', async () => {
    const { api, user } = await save(stale());
    await screen.findByRole('region', { name: 'Your words' });
    await user.click(screen.getByRole('button', { name: 'Edit both together' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Entry' });
    expect(await within(dialog).findByLabelText('Content')).toHaveValue('Ran again\nTen km\nslowly\nand back');
    api.answer('PATCH /api/diary/e', { ...known, version: 6 });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Ran' });
    expect(api.sent('PATCH', '/api/diary/e')[1]?.body).toMatchObject({ version: 5 });
  });

  it('takes a save whose answer was lost for saved', async () => {
    const { toasts } = await save(
      refusal(409, { code: 'stale-version', current: { ...known, content: 'Ten km\nslowly', version: 4 } }),
    );
    await waitFor(() => expect(toasts).toEqual([{ title: 'Diary entry updated successfully' }]));
  });

  it('that was deleted somewhere else meanwhile can be saved as a new one', async () => {
    const { api, user, toasts } = await save(refusal(404, { detail: 'This entry does not exist.' }));
    expect(await screen.findByText(/Saving keeps your words as a new one/)).toBeInTheDocument();
    expect(toasts[0]).toMatchObject({
      title: 'Failed to update diary entry',
      description: 'This entry does not exist.',
    });
    api.answer('POST /api/diary', { ...known, id: 'again', content: 'Ten km\nslowly' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Diary entry created successfully' }));
    expect(localStorage).toHaveLength(0);
  });

  it('is deleted with Undo in the toast and in the list below', async () => {
    const { api, user, dialog, toasts } = await openEntry(known);
    api.answer('DELETE /api/diary/e', { deletedCount: 1, undo: 'token' });
    api.answer('POST /api/undo/planner/token', { restoredCount: 1 });
    api.answer(mine, []);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Diary entry deleted successfully']));
    expect(toasts[0]?.action?.label).toBe('Undo');
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    api.answer(mine, [known]);
    await user.click(screen.getByRole('button', { name: 'Undo: bring back Ran' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Ran');
  });

  it('that somebody deleted who has signed out since is neither named nor kept for the next person', async () => {
    const { api, user, dialog, toasts, queries } = await openEntry(known);
    const answer = held<unknown>();
    api.answer('DELETE /api/diary/e', answer.answer);
    queries.setQueryData(['auth.getUser'], { id: 'user-1' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.sent('DELETE', '/api/diary/e')).toHaveLength(1));
    queries.setQueryData(['auth.getUser'], { id: 'next' });
    await act(async () => answer.release({ deletedCount: 1, undo: 'token' }));
    await waitFor(() => expect(queries.isMutating()).toBe(0));
    expect(toasts).toEqual([]);
    expect(queries.getQueryData(['deleted', 'diary'])).toBeUndefined();
  });

  it.each(failures)("fails with 'Failed to delete diary entry' and %s, and stays", async (_, answer, description) => {
    const { api, user, dialog, toasts } = await openEntry(known);
    api.answer('DELETE /api/diary/e', answer);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to delete diary entry', description, variant: 'destructive' }]),
    );
    expect(dialog).toHaveTextContent('Ten km');
  });
});

describe('a draft', () => {
  async function begin() {
    const opened = await openEditor();
    await opened.user.type(within(opened.dialog).getByLabelText('Title'), 'Half');
    await opened.user.type(within(opened.dialog).getByLabelText('Content'), 'a thou');
    return opened;
  }

  it('survives that the page goes away in the middle of a word, and is offered and restored with a quiet note', async () => {
    (await begin()).unmount();
    const { user } = await openDiary();
    expect(screen.getByRole('note')).toHaveTextContent('You have begun an entry');
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    const dialog = await screen.findByRole('dialog', { name: 'New Entry' });
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Half');
    expect(within(dialog).getByLabelText('Content')).toHaveValue('a thou');
    expect(within(dialog).getByRole('status')).toHaveTextContent('Your unsaved words are back.');
    expect(within(dialog).getByLabelText('Content')).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(within(dialog).getByLabelText('Content')).toHaveValue('a thou');
    await user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText('They were never saved and cannot be brought back.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(within(dialog).getByLabelText('Content')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['the session had expired', () => refusal(401, { detail: 'Please sign in' })],
    ['the server could not', () => refusal(503)],
    ['the network was away', offline],
  ])('survives a save that failed because %s', async (_, answer) => {
    const { api, user, dialog, unmount } = await begin();
    api.answer('POST /api/diary', answer);
    await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
    await waitFor(() => expect(api.sent('POST', '/api/diary')).toHaveLength(1));
    unmount();
    const again = await openEditor();
    expect(within(again.dialog).getByLabelText('Title')).toHaveValue('Half');
    expect(within(again.dialog).getByLabelText('Content')).toHaveValue('a thou');
  });

  it('goes on in an editor opened while it is being saved: what was written there stays when the answer comes', async () => {
    const { api, user, dialog, toasts } = await begin();
    const answer = held<unknown>();
    api.answer('POST /api/diary', answer.answer);
    await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'New Entry' }));
    await user.type(await screen.findByLabelText('Content'), 'ght');
    await act(async () => answer.release(anEntry({ title: 'Half', content: 'a thou', entryDate: today })));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Diary entry created successfully' }]));
    expect(screen.getByLabelText('Content')).toHaveValue('a thought');
    expect(windowOf('a thought')).not.toBe('');
  });

  it('of a stored entry stays when an earlier save of it is answered, and so does its editor', async () => {
    const known = anEntry({ id: 'e', title: 'Ran', content: 'Ten km', version: 3 });
    const { api, user, dialog, toasts } = await edit(known);
    const answer = held<unknown>();
    api.answer('PATCH /api/diary/e', answer.answer);
    await user.type(within(dialog).getByLabelText('Content'), ' more');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Content'), ' and more');
    await act(async () => answer.release({ ...known, content: 'Ten km more', version: 4 }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Diary entry updated successfully' }]));
    expect(screen.getByLabelText('Content')).toHaveValue('Ten km more and more');
    expect(windowOf('Ten km more and more')).not.toBe('');
  });

  it('is not changed while it is being saved', async () => {
    const { api, user, dialog } = await begin();
    const answer = held<unknown>();
    api.answer('POST /api/diary', answer.answer);
    await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
    await waitFor(() => expect(within(dialog).getByRole('switch')).toBeDisabled());
    expect(within(dialog).getByRole('button', { name: /^Date/ })).toBeDisabled();
    expect(within(dialog).getByLabelText('Content')).toHaveAttribute('readonly');
    await act(async () => answer.release(refusal(503)));
    await waitFor(() => expect(within(dialog).getByRole('switch')).toBeEnabled());
  });

  it('whose answer was lost is sent with the same key after a reload, so that it is stored once', async () => {
    const { api, user, dialog, toasts, unmount } = await begin();
    api.answer('POST /api/diary', offline);
    await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    unmount();
    const again = await openEditor();
    again.api.answer('POST /api/diary', anEntry());
    await again.user.click(within(again.dialog).getByRole('button', { name: 'Save Entry' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    const [lost] = api.sent('POST', '/api/diary');
    expect(lost?.idempotencyKey).toEqual(expect.any(String));
    expect(again.api.sent('POST', '/api/diary')[0]).toEqual(lost);
  });

  it('gets another key once it is another one, or the first was refused for good', async () => {
    const { api, user, dialog, toasts } = await begin();
    const save = async (times: number) => {
      await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
      await waitFor(() => expect(toasts).toHaveLength(times));
    };
    api.answer('POST /api/diary', offline);
    await save(1);
    await user.type(within(dialog).getByLabelText('Content'), 'ght');
    api.answer('POST /api/diary', refusal(422));
    await save(2);
    await save(3);
    const keys = api.sent('POST', '/api/diary').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(3);
  });

  it('of an entry that is no more is offered once the whole diary was read, and saved as a new one', async () => {
    const [there, gone] = [anEntry({ id: 'there' }), 'gone'];
    anotherWindow(gone).writes('Lost', 'words');
    anotherWindow(there.id).writes('Kept', 'words');
    const next = '/api/diary/my-entries?cursor=c';
    const headers = { 'content-type': 'application/json', link: `<${next}>; rel="next"` };
    const rest = held<unknown>();
    const api = fakeApi({
      [mine]: new Response(JSON.stringify([anEntry({ title: 'Newest' })]), { headers }),
      [`GET ${next}`]: rest.answer,
    });
    const { user } = renderInShell(<DiaryPage />, { at: '/diary' });
    await screen.findByText('Newest');
    await waitFor(() => expect(api.sent('GET', next)).toHaveLength(1));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    await act(async () => rest.release([there]));
    expect(await screen.findByRole('note')).toHaveTextContent('Lost');
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    const dialog = await screen.findByRole('dialog', { name: 'New Entry' });
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Lost');
    api.answer('POST /api/diary', anEntry({ title: 'Lost' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([`draft:diary:user-1:${there.id}:another`]));
  });

  it('of an entry that the diary was read too early to hold is left alone until it is read again', async () => {
    const added = anEntry({ id: 'added', title: 'Added' });
    localStorage.setItem(
      'draft:diary:user-1:added:another',
      JSON.stringify({ fields: { ...added, content: 'words' }, version: 1, at: Date.now() + 60_000 }),
    );
    const api = fakeApi({ [mine]: [anEntry({ title: 'Known' })] });
    renderInShell(<DiaryPage />, { at: '/diary' });
    await screen.findByText('Known');
    await waitFor(() => expect(api.sent('GET', '/api/diary/my-entries')).toHaveLength(2));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('from before windows had names is found again by the window that goes on with it', async () => {
    const fields = { title: 'Old', content: 'words', entryDate: today, isPrivate: false };
    localStorage.setItem('draft:diary:user-1:new', JSON.stringify({ fields }));
    const { user, unmount } = await openDiary();
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    await user.type(await screen.findByLabelText('Content'), ' on');
    unmount();
    const again = await openEditor();
    expect(within(again.dialog).getByLabelText('Content')).toHaveValue('words on');
    expect(localStorage).toHaveLength(1);
  });

  it('is never shown to another person on the same device, and is gone at logout', async () => {
    (await begin()).unmount();
    const other = await openEditor([], { id: 'somebody-else' });
    expect(within(other.dialog).getByLabelText('Content')).toHaveValue('');
    other.unmount();
    clearStorage();
    const back = await openEditor();
    expect(within(back.dialog).getByLabelText('Content')).toHaveValue('');
  });

  it('of a stored entry is kept with the version it was begun from and marked on its card', async () => {
    const known = anEntry({ id: 'e', title: 'Ran', content: 'Ten km', version: 3 });
    const { user, dialog, unmount } = await edit(known);
    await user.type(within(dialog).getByLabelText('Content'), ' more');
    unmount();
    const again = await openDiary([{ ...known, title: 'Ran', version: 4 }]);
    expect(screen.getByRole('article')).toHaveTextContent('Unsaved changes');
    await again.user.click(screen.getByRole('button', { name: 'Ran' }));
    await again.user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText('Content')).toHaveValue('Ten km more');
    again.api.answer('PATCH /api/diary/e', refusal(409, { code: 'stale-version', current: { ...known, version: 4 } }));
    await again.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('region', { name: 'Saved meanwhile' })).toBeInTheDocument();
    expect(again.api.sent('PATCH', '/api/diary/e')[0]?.body).toMatchObject({ version: 3 });
  });

  it('is kept beside those of other windows: new entries written in two at once overwrite nothing', async () => {
    const { user, dialog, unmount } = await begin();
    const other = anotherWindow('new');
    other.writes('Theirs');
    expect(screen.queryByRole('region', { name: 'In the other window' })).not.toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Content'), 'ght');
    expect(localStorage).toHaveLength(2);
    unmount();

    // this window finds its own words by New Entry; those of the other one, which may be closed, are offered
    sessionStorage.setItem('diaryWindow', windowOf('a thought'));
    const again = await openEditor();
    expect(within(again.dialog).getByLabelText('Content')).toHaveValue('a thought');
    await again.user.keyboard('{Escape}');
    const offers = await screen.findAllByRole('note');
    expect(offers).toHaveLength(2);
    const theirs = offers.find((offer) => offer.textContent?.includes('Theirs')) as HTMLElement;
    await again.user.click(within(theirs).getByRole('button', { name: 'Continue writing' }));
    await again.user.type(await screen.findByLabelText('Content'), ' too');
    expect(other.words()).toContain('words too');
    again.api.answer('POST /api/diary', anEntry());
    await again.user.click(screen.getByRole('button', { name: 'Save Entry' }));
    await waitFor(() => expect(localStorage).toHaveLength(1));
    expect(await screen.findByRole('note')).toHaveTextContent('Half');
  });

  it('of a closed window is brought back by one that was opened since', async () => {
    (await begin()).unmount();
    sessionStorage.clear();
    const { user } = await openDiary();
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    expect(await screen.findByLabelText('Content')).toHaveValue('a thou');
    await user.type(screen.getByLabelText('Content'), 'ght');
    expect(localStorage).toHaveLength(1);
  });

  it('moves out of its slot when a duplicated window writes there', async () => {
    const { user, dialog } = await begin();
    const twin = anotherWindow('new', windowOf('a thou'));
    twin.writes('Twin');
    expect(localStorage).toHaveLength(2);
    await user.type(within(dialog).getByLabelText('Content'), 'ght');
    expect(windowOf('a thought')).not.toBe(windowOf('Twin'));
    expect(twin.words()).toContain('Twin');
  });

  it('is not written again once another window has emptied storage by signing out', async () => {
    const { user, dialog } = await begin();
    localStorage.clear();
    act(() => window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null })));
    await user.type(within(dialog).getByLabelText('Content'), ' more');
    expect(localStorage).toHaveLength(0);
  });
});

describe('a stored entry in a second window', () => {
  const known = anEntry({ id: 'e', title: 'Ran', content: 'Ten km', version: 3 });

  it('offers both texts when both write, and keeps what the other one drops', async () => {
    const { user, dialog } = await edit(known);
    await user.type(within(dialog).getByLabelText('Content'), ' slowly');
    const other = anotherWindow('e');
    other.writes('Other');
    expect(await within(dialog).findByRole('region', { name: 'In the other window' })).toHaveTextContent('words');
    await user.click(within(dialog).getByRole('button', { name: 'Take the other' }));
    expect(within(dialog).getByLabelText('Content')).toHaveValue('words');
    other.drops();
    expect(within(dialog).getByLabelText('Content')).toHaveValue('words');
    expect(windowOf('words')).toBe(sessionStorage.getItem('diaryWindow'));
  });

  it('leaves no words behind that were decided about', async () => {
    const { api, user, dialog } = await edit(known);
    await user.type(within(dialog).getByLabelText('Content'), ' slowly');
    anotherWindow('e').writes('Other');
    await user.click(await within(dialog).findByRole('button', { name: 'Keep mine' }));
    api.answer('PATCH /api/diary/e', { ...known, content: 'Ten km slowly', version: 4 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('follows the first while nothing is written in it, and lets go of what was saved there', async () => {
    const { dialog } = await edit(known);
    const first = anotherWindow('e');
    for (const content of ['one', 'one two']) {
      first.writes('T', content);
      expect(within(dialog).getByLabelText('Content')).toHaveValue(content);
    }
    first.drops();
    expect(within(dialog).getByLabelText('Content')).toHaveValue('Ten km');
  });

  it('goes on from what the first has begun without asking there and back', async () => {
    const { user, dialog } = await edit(known);
    const first = anotherWindow('e');
    first.writes('T', 'one');
    await user.type(within(dialog).getByLabelText('Content'), ' two');
    // the first hears its slot being written to and moves out with its words
    anotherWindow('e', 'moved-out').writes('T', 'one');
    expect(screen.queryByRole('region', { name: 'In the other window' })).not.toBeInTheDocument();
    expect(first.words()).toContain('one two');
  });
});

/** What another window of the same person does to its draft of an entry, as this one hears it. */
function anotherWindow(entryId: string, name = 'another') {
  const key = `draft:diary:user-1:${entryId}:${name}`;
  const hear = (newValue: string | null) =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key, newValue })));
  return {
    words: () => localStorage.getItem(key),
    writes(title: string, content = 'words') {
      const words = JSON.stringify({ fields: { title, content, entryDate: today, isPrivate: false }, at: 1 });
      localStorage.setItem(key, words);
      hear(words);
    },
    drops() {
      localStorage.removeItem(key);
      hear(null);
    },
  };
}

/** The window in whose slot these words are. */
function windowOf(words: string): string {
  const [key] = Object.entries(localStorage).find(([, kept]) => String(kept).includes(words)) ?? [''];
  return key.split(':').at(-1) ?? '';
}

describe("another member's diary", () => {
  const theirs = 'GET /api/diary/user/noah';
  const noah = { id: 'noah', firstName: 'Noah' };
  const { id, title, content, entryDate } = anEntry({ title: 'Shared' });

  it("is headed '{firstName}'s Diary' and '(Read-only)', without new, edit and delete", async () => {
    fakeApi({ 'GET /api/users/noah': noah, [theirs]: [{ id, title, content, entryDate }] });
    const { user } = renderInShell(<DiaryPage />, { at: '/diary?user=noah' });
    expect(await screen.findByRole('heading', { level: 1, name: "Noah's Diary (Read-only)" })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Shared' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shared' });
    expect(dialog).toHaveTextContent(content);
    for (const name of ['New Entry', 'Edit', 'Delete'])
      expect(screen.queryByRole('button', { name, hidden: true })).not.toBeInTheDocument();
  });

  it("falls back to 'User' for a member without a first name", async () => {
    fakeApi({ 'GET /api/users/noah': { ...noah, firstName: null }, [theirs]: [] });
    renderInShell(<DiaryPage />, { at: '/diary?user=noah' });
    expect(await screen.findByRole('heading', { level: 1, name: "User's Diary (Read-only)" })).toBeInTheDocument();
  });

  it("falls back to 'User' and says 'Unable to load diary entries' with the message, or may be private", async () => {
    const api = fakeApi({
      'GET /api/users/noah': refusal(404),
      [theirs]: refusal(403, { detail: 'This diary is private or unavailable' }),
    });
    const { user } = renderInShell(<DiaryPage />, { at: '/diary?user=noah' });
    expect(await screen.findByRole('heading', { level: 1, name: "User's Diary (Read-only)" })).toBeInTheDocument();
    expect(await screen.findByText('Unable to load diary entries')).toBeInTheDocument();
    expect(screen.getByText('This diary is private or unavailable')).toBeInTheDocument();
    api.answer(theirs, () => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('This diary may be private or unavailable')).toBeInTheDocument();
  });

  it("says 'No diary entries yet' with a hint when there is nothing in it", async () => {
    fakeApi({ 'GET /api/users/noah': noah, [theirs]: [] });
    renderInShell(<DiaryPage />, { at: '/diary?user=noah' });
    expect(await screen.findByText('No diary entries yet')).toBeInTheDocument();
    expect(screen.getByText('Entries appear here once they are written and shared.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New Entry' })).not.toBeInTheDocument();
  });
});
