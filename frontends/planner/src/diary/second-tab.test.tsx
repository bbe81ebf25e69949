import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anotherTab, edit, tabOf, withEmptyStorage } from '../../test/diary-page.tsx';
import { anEntry } from '../../test/fixtures.ts';

withEmptyStorage();

describe('a stored entry in a second tab', () => {
  const known = anEntry({ id: 'e', title: 'Ran', content: 'Ten km', version: 3 });

  it('offers both texts when both tabs write, and keeps the one that the other tab discards', async () => {
    const { user, dialog } = await edit(known);
    await user.type(within(dialog).getByLabelText('Content'), ' slowly');
    const other = anotherTab('e');
    other.writes('Other');
    expect(await within(dialog).findByRole('region', { name: 'In the other window' })).toHaveTextContent('words');
    await user.click(within(dialog).getByRole('button', { name: 'Take the other' }));
    expect(within(dialog).getByLabelText('Content')).toHaveValue('words');
    other.drops();
    expect(within(dialog).getByLabelText('Content')).toHaveValue('words');
    expect(tabOf('words')).toBe(sessionStorage.getItem('diaryWindow'));
  });

  it('leaves no draft behind after a decision', async () => {
    const { api, user, dialog } = await edit(known);
    await user.type(within(dialog).getByLabelText('Content'), ' slowly');
    anotherTab('e').writes('Other');
    await user.click(await within(dialog).findByRole('button', { name: 'Keep mine' }));
    api.answer('PATCH /api/diary/e', { ...known, content: 'Ten km slowly', version: 4 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('follows the first tab while nothing is written here, and clears its draft once the first tab saves', async () => {
    const { dialog } = await edit(known);
    const first = anotherTab('e');
    for (const content of ['one', 'one two']) {
      first.writes('T', content);
      expect(within(dialog).getByLabelText('Content')).toHaveValue(content);
    }
    first.drops();
    expect(within(dialog).getByLabelText('Content')).toHaveValue('Ten km');
  });

  it('continues the draft of the first tab in a slot of its own, without asking back and forth', async () => {
    const { user, dialog } = await edit(known);
    const first = anotherTab('e');
    first.writes('T', 'one');
    await user.type(within(dialog).getByLabelText('Content'), ' two');
    first.writes('T', 'one');
    expect(screen.queryByRole('region', { name: 'In the other window' })).not.toBeInTheDocument();
    expect(first.text()).not.toContain('two');
    expect(tabOf('one two')).toBe(sessionStorage.getItem('diaryWindow'));
  });
});
