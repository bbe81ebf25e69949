import { describe, expect, it } from '@jest/globals';
import { held, refusal } from '@pathwise/federation/testing/fake-api';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { act, screen, waitFor, within } from '@testing-library/react';
import { edit, failures, mine, openEditor, openEntry, today, withEmptyStorage } from '../../test/diary-page.tsx';
import { anEntry } from '../../test/fixtures.ts';

withEmptyStorage();

describe('a new entry', () => {
  it('defaults to today, is saved with title, content and entryDate, and says so', async () => {
    const { api, user, dialog, toasts } = await openEditor();
    const saved = anEntry({ title: 'Ran', content: 'Ten km', entryDate: today, isPrivate: true });
    api.answer('POST /api/diary', saved);
    expect(within(dialog).getByRole('button', { name: /^Date/ })).toHaveTextContent(normalSpaces(formatDay(today)));
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
    async (blank, title, content) => {
      const { api, user, dialog } = await openEditor();
      await user.type(within(dialog).getByLabelText('Title'), title);
      await user.type(within(dialog).getByLabelText('Content'), content);
      await user.click(within(dialog).getByRole('button', { name: 'Save Entry' }));
      expect(within(dialog).getByRole('alert')).toHaveTextContent('Please fill in title and content');
      const fields = [within(dialog).getByLabelText('Title'), within(dialog).getByLabelText('Content')];
      expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(
        ['title', 'content'].map((name) => String(name === blank)),
      );
      expect(within(dialog).getByLabelText(blank === 'title' ? 'Title' : 'Content')).toHaveFocus();
      expect(api.sent('POST', '/api/diary')).toHaveLength(0);
    },
  );

  it.each([
    ['the message', () => refusal(422, { detail: 'The title is too long' }), 'The title is too long'],
    ["'Please try again'", () => Promise.reject(new TypeError('Failed to fetch')), 'Please try again'],
  ])("fails with 'Failed to create diary entry' and %s, and keeps the text", async (_, answer, description) => {
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

  it('is changed with the version the draft started from, and then fetched again', async () => {
    const saved = { ...known, content: 'Ten km\nslowly', version: 4 };
    const { api, toasts } = await save(saved, saved);
    const dialog = await screen.findByRole('dialog', { name: 'Ran' });
    expect(dialog).toHaveTextContent('slowly');
    expect(toasts).toEqual([{ title: 'Diary entry updated successfully' }]);
    expect(api.sent('PATCH', '/api/diary/e')[0]?.body).toMatchObject({ content: 'Ten km\nslowly', version: 3 });
  });

  it.each(failures)(
    "fails with 'Failed to update diary entry' and %s, and keeps the text",
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

  it('is overwritten with my text when I choose it', async () => {
    const { api, user } = await save(stale());
    await screen.findByRole('region', { name: 'Your words' });
    api.answer('PATCH /api/diary/e', { ...known, content: 'Ten km\nslowly', version: 6 });
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await screen.findByRole('dialog', { name: 'Ran' });
    expect(api.sent('PATCH', '/api/diary/e')[1]?.body).toMatchObject({ content: 'Ten km\nslowly', version: 5 });
  });

  it('takes the other text when I choose it', async () => {
    const { api, user } = await save(stale());
    await screen.findByRole('region', { name: 'Your words' });
    await user.click(screen.getByRole('button', { name: 'Take the other' }));
    expect(await screen.findByRole('dialog', { name: 'Ran again' })).toHaveTextContent('and back');
    expect(api.sent('PATCH', '/api/diary/e')).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it('lets the person edit a merge of both texts and save it over the newer version', async () => {
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

  it('counts a save whose answer was lost as saved', async () => {
    const { toasts } = await save(
      refusal(409, { code: 'stale-version', current: { ...known, content: 'Ten km\nslowly', version: 4 } }),
    );
    await waitFor(() => expect(toasts).toEqual([{ title: 'Diary entry updated successfully' }]));
  });

  it('that was deleted elsewhere meanwhile can be saved as a new one', async () => {
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

  it('deleted by a person who has signed out since is neither shown to nor kept for the next person', async () => {
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
