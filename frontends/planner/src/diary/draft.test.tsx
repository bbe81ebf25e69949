import { describe, expect, it } from '@jest/globals';
import { clearStorage } from '@pathwise/federation/storage-keys';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  anotherTab,
  edit,
  mine,
  offline,
  openDiary,
  openEditor,
  tabOf,
  today,
  withEmptyStorage,
} from '../../test/diary-page.tsx';
import { anEntry } from '../../test/fixtures.ts';
import { DiaryPage } from './diary-page.tsx';

withEmptyStorage();

describe('a draft', () => {
  async function begin() {
    const opened = await openEditor();
    await opened.user.type(within(opened.dialog).getByLabelText('Title'), 'Half');
    await opened.user.type(within(opened.dialog).getByLabelText('Content'), 'a thou');
    return opened;
  }

  it('survives a page that closes in the middle of a word, and is offered and restored with a quiet note', async () => {
    (await begin()).unmount();
    const { user } = await openDiary();
    expect(screen.getByRole('note')).toHaveTextContent('You have an unfinished entry');
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    const dialog = await screen.findByRole('dialog', { name: 'New Entry' });
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Half');
    expect(within(dialog).getByLabelText('Content')).toHaveValue('a thou');
    expect(within(dialog).getByRole('status')).toHaveTextContent('Your unsaved words are back.');
    expect(within(dialog).getByLabelText('Content')).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
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

  it('keeps text typed into a second editor while the first one is still saving', async () => {
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
    expect(tabOf('a thought')).not.toBe('');
  });

  it('of a stored entry stays, and its editor stays open, when an earlier save is answered', async () => {
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
    expect(tabOf('Ten km more and more')).not.toBe('');
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

  it('gets a new key when its text changes or the first request was refused', async () => {
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

  it('of a deleted entry is offered once the whole diary is loaded, and saved as a new entry', async () => {
    const [there, gone] = [anEntry({ id: 'there' }), 'gone'];
    anotherTab(gone).writes('Lost', 'words');
    anotherTab(there.id).writes('Kept', 'words');
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

  it('of an entry missing from a diary loaded before the draft stays hidden until the diary is loaded again', async () => {
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

  it('stored before tabs had names is found by the tab that continues it', async () => {
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

  it('is never shown to another person on the same device, and is gone after logout', async () => {
    (await begin()).unmount();
    const other = await openEditor([], { id: 'somebody-else' });
    expect(within(other.dialog).getByLabelText('Content')).toHaveValue('');
    other.unmount();
    clearStorage();
    const back = await openEditor();
    expect(within(back.dialog).getByLabelText('Content')).toHaveValue('');
  });

  it('of a stored entry keeps the version it started from and is marked on its card', async () => {
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

  it('does not overwrite the drafts of other tabs: two new entries written at once are both kept', async () => {
    const { user, dialog, unmount } = await begin();
    const other = anotherTab('new');
    other.writes('Theirs');
    expect(screen.queryByRole('region', { name: 'In the other window' })).not.toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Content'), 'ght');
    expect(localStorage).toHaveLength(2);
    unmount();

    // New Entry opens this tab's draft; the other tab may be closed, so its draft is offered
    sessionStorage.setItem('diaryWindow', tabOf('a thought'));
    const again = await openEditor();
    expect(within(again.dialog).getByLabelText('Content')).toHaveValue('a thought');
    await again.user.keyboard('{Escape}');
    const offers = await screen.findAllByRole('note');
    expect(offers).toHaveLength(2);
    const theirs = offers.find((offer) => offer.textContent?.includes('Theirs')) as HTMLElement;
    await again.user.click(within(theirs).getByRole('button', { name: 'Continue writing' }));
    await again.user.type(await screen.findByLabelText('Content'), ' too');
    expect(other.text()).toContain('words too');
    again.api.answer('POST /api/diary', anEntry());
    await again.user.click(screen.getByRole('button', { name: 'Save Entry' }));
    await waitFor(() => expect(localStorage).toHaveLength(1));
    expect(await screen.findByRole('note')).toHaveTextContent('Half');
  });

  it('of a closed tab is restored by a tab opened later', async () => {
    (await begin()).unmount();
    sessionStorage.clear();
    const { user } = await openDiary();
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    expect(await screen.findByLabelText('Content')).toHaveValue('a thou');
    await user.type(screen.getByLabelText('Content'), 'ght');
    expect(localStorage).toHaveLength(1);
  });

  it('moves to another slot when a duplicated tab writes to its slot', async () => {
    const { user, dialog } = await begin();
    const twin = anotherTab('new', tabOf('a thou'));
    twin.writes('Twin');
    expect(localStorage).toHaveLength(2);
    await user.type(within(dialog).getByLabelText('Content'), 'ght');
    expect(tabOf('a thought')).not.toBe(tabOf('Twin'));
    expect(twin.text()).toContain('Twin');
  });

  it('is not written again after another tab has emptied storage by signing out', async () => {
    const { user, dialog } = await begin();
    localStorage.clear();
    act(() => window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null })));
    await user.type(within(dialog).getByLabelText('Content'), ' more');
    expect(localStorage).toHaveLength(0);
  });
});
