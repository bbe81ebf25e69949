import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DropdownMenu, MenuItem } from './dropdown-menu.tsx';
import { useConfirmation } from './use-confirmation.tsx';

// the component loads lazily, which on a busy machine takes longer than the tests wait
beforeAll(() => import('./menu-content.tsx'));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create New Goal</Button>
      <DropdownMenu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Edit</MenuItem>
      </DropdownMenu>
      <Dialog open={isOpen} onOpenChange={setOpen} title="A goal" description="What do you want?">
        <input aria-label="Title" defaultValue="Run" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('takes the focus, is named and described, and gives the focus back on Escape', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Create New Goal' }));
    const dialog = await screen.findByRole('dialog', { name: 'A goal', description: 'What do you want?' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Create New Goal' })).toHaveFocus();
  });

  it('has the caret at the end of its first field', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Create New Goal' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
  });

  it('gives the focus back to the button of the menu it was opened from', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });
});

function Deleting({ answered }: { answered: (isSure: boolean) => void }) {
  const { confirm, confirmation } = useConfirmation();
  const ask = async () =>
    answered(await confirm({ title: 'Are you sure you want to delete this goal?', confirmLabel: 'Delete' }));
  return (
    <>
      <Button onClick={() => void ask()}>Remove</Button>
      {confirmation}
    </>
  );
}

describe('useConfirmation', () => {
  it.each([
    ['Delete', true],
    ['Cancel', false],
  ])('resolves to the choice: %s', async (choice, expected) => {
    const answered = jest.fn();
    render(<Deleting answered={answered} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this goal?' });
    await userEvent.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith(expected));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
  });
});
