import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Popover } from './popover.tsx';
import { showOnPhone } from './testing/on-phone.tsx';
import { useConfirmation } from './use-confirmation.tsx';

function Page({ asks = false }: { asks?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { confirm, confirmation } = useConfirmation();
  const close = async () => {
    if (!asks || (await confirm({ title: 'Discard these words?', confirmLabel: 'Discard' }))) setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onOpenChange={(open) => !open && void close()} title="A form">
        <button
          type="button"
          onClick={() => {
            history.pushState({ page: 'next' }, '');
            setOpen(false);
          }}
        >
          Lead on and close
        </button>
      </Dialog>
      {confirmation}
    </>
  );
}
function FormWithCalendar() {
  const [isShown, setShown] = useState(true);
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isShown} onOpenChange={setShown} title="A form">
      <Popover
        label="Calendar"
        modal
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<button type="button">Open</button>}
      >
        June
      </Popover>
    </Dialog>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAt = (page: string) => waitFor(() => expect((history.state as { page: string } | null)?.page).toBe(page));
/** Resolves after a move in the history and the one that answers it. */
const twoMoves = () =>
  new Promise<void>((done) => {
    let moves = 0;
    const count = () => {
      moves += 1;
      if (moves < 2) return;
      removeEventListener('popstate', count);
      done();
    };
    addEventListener('popstate', count);
  });
const layersHere = () => (history.state as { layers?: string[] } | null)?.layers ?? [];

describe('Back on a phone', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = showOnPhone();
    history.pushState({ page: 'before' }, '');
    history.pushState({ page: 'here' }, '');
  });
  afterEach(() => restore());

  it('closes a dialog and stays on the page', async () => {
    render(<Page />);
    await press('Open');
    await screen.findByRole('dialog');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
    history.back();
    await isAt('before');
  });

  it('leaves the page at once after the dialog was closed by its cross', async () => {
    render(<Page />);
    await press('Open');
    await press('Close');
    await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
    history.back();
    await isAt('before');
  });

  it('closes a popover, and not the dialog below it', async () => {
    render(<FormWithCalendar />);
    await press('Open');
    await screen.findByRole('dialog', { name: 'Calendar' });
    await waitFor(() => expect(layersHere()).toHaveLength(2));
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'A form' })).toBeInTheDocument();
    await waitFor(() => expect(layersHere()).toHaveLength(1));
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
  });

  it('keeps a dialog that asks first, and closes the question before the dialog', async () => {
    render(<Page asks />);
    await press('Open');
    history.back();
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(layersHere()).toHaveLength(2));
    history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(layersHere()).toHaveLength(1));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    history.back();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
  });

  it('passes over the entry of a dialog whose link led on', async () => {
    render(<Page />);
    await press('Open');
    await press('Lead on and close');
    await isAt('next');
    history.back();
    await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
    // and so does Forward, as often as both are pressed
    history.forward();
    await isAt('next');
    history.back();
    await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
    history.forward();
    await isAt('next');
  });

  it('stays on the page when Forward finds only a closed dialog', async () => {
    render(<Page />);
    await press('Open');
    await press('Close');
    for (const _ of [1, 2]) {
      await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
      const isBounced = twoMoves();
      history.forward();
      await isBounced;
      expect(history.state).toEqual({ page: 'here' });
    }
  });
});

it('adds nothing to the history in a wide window', async () => {
  history.pushState({ page: 'wide' }, '');
  const before = history.length;
  render(<Page />);
  await press('Open');
  await screen.findByRole('dialog');
  expect(history).toHaveLength(before);
  expect(layersHere()).toEqual([]);
});
