import { describe, expect, it } from '@jest/globals';
import { noteAnswer, noteWaiting } from '@pathwise/federation/connection';
import { lastKnownPerson, waitingWrites } from '@pathwise/federation/storage-keys';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { screen, waitFor, within } from '@testing-library/react';
import { edit, mine, offline, openDiary, openEditor, openEntry, withEmptyStorage } from '../../test/diary-page.tsx';
import { anEntry } from '../../test/fixtures.ts';
import { DiaryPage } from './diary-page.tsx';

withEmptyStorage();

describe('my diary', () => {
  it("is headed 'My Diary' with a New Entry button, and shows cards with date, title and the first lines", async () => {
    await openDiary([
      anEntry({ title: 'A long run', content: 'Rain.\nThen sun.', entryDate: '2026-11-19' }),
      anEntry({ title: 'Only mine', isPrivate: true }),
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'My Diary' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New Entry' })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(normalSpaces(formatDay('2026-11-19')));
    expect(first).toHaveTextContent('A long run');
    expect(first).toHaveTextContent('Rain. Then sun.');
    expect(first).not.toHaveTextContent('Private');
    expect(second).toHaveTextContent('Private');
  });

  it('leaves no line of a card empty, on which the … of a cut text would stand alone', async () => {
    const { user } = await openDiary([anEntry({ title: 'A long run', content: 'Rain.\n\nThen sun.\n \nHome' })]);
    expect(screen.getByText(/^Rain/).textContent).toBe('Rain.\nThen sun.\nHome');
    await user.click(screen.getByRole('button', { name: 'A long run' }));
    expect(within(await screen.findByRole('dialog')).getByText(/^Rain/).textContent).toContain('Rain.\n\nThen sun.');
  });

  it('opens the entry that the address asks for, though its page is not loaded, and forgets it when closed', async () => {
    const found = anEntry({ id: 'old', title: 'Long ago', content: 'By the river' });
    fakeApi({ [mine]: [anEntry({ title: 'Today' })], 'GET /api/diary/old': found });
    const { user } = renderInShell(<DiaryPage />, { at: '/diary?entry=old' });
    const dialog = await screen.findByRole('dialog', { name: 'Long ago' });
    expect(dialog).toHaveTextContent('By the river');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Today')).toBeInTheDocument();
  });

  it('opens the form of a new entry that the address asks for, and forgets it when closed', async () => {
    const api = fakeApi({ [mine]: [anEntry({ title: 'Today' })] });
    const { user } = renderInShell(<DiaryPage />, { at: '/diary?entry=new' });
    await screen.findByRole('dialog', { name: 'New Entry' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('GET', '/api/diary/new')).toHaveLength(0);
  });

  it('says so when the entry that the address asks for was deleted', async () => {
    fakeApi({ [mine]: [], 'GET /api/diary/old': refusal(404) });
    renderInShell(<DiaryPage />, { at: '/diary?entry=old' });
    expect(await screen.findByText('This entry is not there any more.')).toBeInTheDocument();
  });

  it('cycles its cards through 10 gradients', async () => {
    await openDiary(Array.from({ length: 11 }, () => anEntry()));
    const colours = screen.getAllByRole('article').map(({ className }) => /\bbg-d\d+/.exec(className)?.[0]);
    expect(new Set(colours.slice(0, 10)).size).toBe(10);
    expect(colours[10]).toBe(colours[0]);
  });

  it("says 'No diary entries yet' with a hint when it is empty", async () => {
    await openDiary();
    expect(screen.getByText('A few lines about the day are enough to begin with.')).toBeInTheDocument();
  });

  it('shows placeholder cards while it loads', async () => {
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

  it('says offline that it is not here, and names what was written meanwhile', async () => {
    const [path, body] = ['/api/diary', { title: 'A walk', content: 'Rain.' }];
    lastKnownPerson.set({ id: 'user-1' });
    waitingWrites.set('user-1', { id: 'w', at: 1, method: 'POST', path, body, what: 'Diary entry “A walk”' });
    noteWaiting();
    noteAnswer(new Response('', { headers: { 'pathwise-kept-at': '2026-11-23T14:05:00.000Z' } }));
    fakeApi({ [mine]: offline });
    renderInShell(<DiaryPage />, { at: '/diary' });
    expect(await screen.findByText('Your diary is not here while you are offline.')).toBeInTheDocument();
    expect(screen.getByText('Waiting to be sent: Diary entry “A walk”.')).toBeInTheDocument();
    expect(screen.queryByText('Unable to load diary entries')).not.toBeInTheDocument();
    noteAnswer(new Response());
    localStorage.clear();
    noteWaiting();
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

  it('loads page by page, and says so when the next page fails', async () => {
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

  it('shows the text with its line breaks', async () => {
    const content = 'One\n\n<b>not bold</b> **nor this**';
    const { dialog } = await openEntry(anEntry({ title: 'Marks', content }));
    const text = within(dialog).getByText((_, element) => element?.textContent === content);
    expect(text).toHaveClass('whitespace-pre-wrap');
    expect(text.querySelector('b')).toBeNull();
  });

  it.each(['New Entry', 'Edit Entry'])('has a fullscreen toggle in %s as well, which keeps the text', async (name) => {
    const { user, dialog } = name === 'New Entry' ? await openEditor() : await edit(anEntry({ title: 'Long' }));
    await user.type(within(dialog).getByLabelText('Content'), ' and more');
    const text = (within(dialog).getByLabelText('Content') as HTMLTextAreaElement).value;
    await user.click(within(dialog).getByRole('button', { name: 'Fullscreen' }));
    expect(within(dialog).getByLabelText('Content')).toHaveValue(text);
    await user.click(within(dialog).getByRole('button', { name: 'Leave fullscreen' }));
    expect(within(dialog).getByLabelText('Content')).toHaveValue(text);
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
