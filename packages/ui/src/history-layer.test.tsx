import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { DropdownMenu, MenuItem } from './dropdown-menu.tsx';
import { Popover } from './popover.tsx';
import { showOnDesktop, showOnPhone } from './testing/on-phone.tsx';
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
function FormWithCalendar({ isOpenAtFirst = true }: { isOpenAtFirst?: boolean }) {
  const [isShown, setShown] = useState(isOpenAtFirst);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Form
      </button>
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
    </>
  );
}
/** A dialog whose end is the end of the page: the page leads on in the same commit, as it does when the session ends. */
function PageWithSession({ replaces = false }: { replaces?: boolean }) {
  const [isEnded, setEnded] = useState(false);
  useEffect(() => {
    if (!isEnded) return;
    if (replaces) history.replaceState({ page: 'sign-in' }, '');
    else history.pushState({ page: 'sign-in' }, '');
  }, [isEnded, replaces]);
  if (isEnded) return <h1>Sign in</h1>;
  return <SessionDialog onEnd={() => setEnded(true)} />;
}
function SessionDialog({ onEnd }: { onEnd: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog open onOpenChange={() => setAsking(true)} title="A form">
      <button type="button" onClick={onEnd}>
        Save
      </button>
      <Dialog open={isAsking} onOpenChange={setAsking} title="Discard these words?">
        <button type="button" onClick={onEnd}>
          Save all the same
        </button>
      </Dialog>
    </Dialog>
  );
}
/** Closes two dialogs at once and opens another. */
function Replacing() {
  const [step, setStep] = useState<'two' | 'next' | 'none'>('two');
  return (
    <>
      <Dialog open={step === 'two'} onOpenChange={() => setStep('none')} title="Lower">
        <Dialog open={step === 'two'} onOpenChange={() => setStep('none')} title="Upper">
          <button type="button" onClick={() => setStep('next')}>
            Replace both
          </button>
        </Dialog>
      </Dialog>
      <Dialog open={step === 'next'} onOpenChange={() => setStep('none')} title="Next">
        Here
      </Dialog>
    </>
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
/** Resolves when the tasks that wait now have run, which include a step back in the history. */
const nextTask = () => new Promise<void>((done) => setTimeout(done));
const layersHere = () => (history.state as { layers?: string[] } | null)?.layers ?? [];

const windows: [name: string, show: () => () => void][] = [
  ['on a phone', showOnPhone],
  ['on a desktop', showOnDesktop],
];

describe.each(windows)('Back %s', (_, showWindow) => {
  let restore: () => void;
  beforeEach(() => {
    restore = showWindow();
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

  it('leaves the page at once after the dialog was closed by Escape', async () => {
    render(<Page />);
    await press('Open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
    history.back();
    await isAt('before');
  });

  it('finds the page again after a reload below an open dialog', async () => {
    history.pushState({ page: 'here', layers: ['from before the reload'] }, '');
    render(<Page />);
    for (const close of [() => history.back(), () => press('Close')]) {
      await press('Open');
      await screen.findByRole('dialog');
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
    }
    history.back();
    await isAt('before');
  });

  it.each([
    ['replaces the entry of the dialog', { replaces: true }, 'Save'],
    ['follows the entry of the dialog', { replaces: false }, 'Save'],
    ['follows two dialogs', { replaces: false }, 'Save all the same'],
  ])('leaves the page alone that %s as the dialog is unmounted', async (_, props, save) => {
    render(<PageWithSession {...props} />);
    await waitFor(() => expect(layersHere()).toHaveLength(1));
    if (save !== 'Save') {
      await press('Close');
      await waitFor(() => expect(layersHere()).toHaveLength(2));
    }
    await press(save);
    expect(history.state).toEqual({ page: 'sign-in' });
    await nextTask();
    await nextTask();
    expect(history.state).toEqual({ page: 'sign-in' });
    history.back();
    await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
    history.back();
    await isAt('before');
  });

  it('closes the dialog that took the place of two others', async () => {
    render(<Replacing />);
    await waitFor(() => expect(layersHere()).toHaveLength(2));
    const [lower] = layersHere();
    await press('Replace both');
    await screen.findByRole('dialog', { name: 'Next' });
    await waitFor(() => expect(layersHere()).toEqual([expect.not.stringContaining(String(lower))]));
    expect(screen.getByRole('dialog', { name: 'Next' })).toBeInTheDocument();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(history.state).toEqual({ page: 'here' }));
  });

  describe('over a page that replaces its address', () => {
    const replaceAddress = () => history.replaceState({ page: 'next week', idx: 7, key: 'b' }, '', '?week=next');
    /** Opens a form, and leafs on below it. */
    async function openAndLeaf() {
      history.replaceState({ page: 'here', idx: 7, key: 'a' }, '', '?week=this');
      const view = render(<FormWithCalendar isOpenAtFirst={false} />);
      await press('Form');
      await waitFor(() => expect(layersHere()).toHaveLength(1));
      replaceAddress();
      view.rerender(<FormWithCalendar isOpenAtFirst={false} />);
      expect(layersHere()).toHaveLength(1);
    }
    const isClosedOnNextWeek = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(layersHere()).toEqual([]));
      expect([history.state.page, location.search]).toEqual(['next week', '?week=next']);
      history.back();
      await isAt('before');
    };

    it.each([
      ['Back', () => history.back()],
      ['Escape', () => userEvent.keyboard('{Escape}')],
    ])('closes by %s, keeps the new address and leaves the page next', async (_, close) => {
      await openAndLeaf();
      await close();
      await isClosedOnNextWeek();
    });

    it('closes a popover, and not the dialog below it', async () => {
      await openAndLeaf();
      for (const close of [() => history.back(), () => userEvent.keyboard('{Escape}')]) {
        await press('Open');
        await screen.findByRole('dialog', { name: 'Calendar' });
        await waitFor(() => expect(layersHere()).toHaveLength(2));
        await close();
        await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar' })).toBeNull());
        await waitFor(() => expect(layersHere()).toHaveLength(1));
        expect(screen.getByRole('dialog', { name: 'A form' })).toBeInTheDocument();
      }
      await userEvent.keyboard('{Escape}');
      await isClosedOnNextWeek();
    });
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

it('belongs to the page while a menu is open in a wide window', async () => {
  const restore = showOnDesktop();
  history.pushState({ page: 'wide' }, '');
  const before = history.length;
  render(
    <DropdownMenu trigger={<button type="button">More</button>}>
      <MenuItem onSelect={() => undefined}>Edit</MenuItem>
    </DropdownMenu>,
  );
  await press('More');
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(history).toHaveLength(before);
  expect(layersHere()).toEqual([]);
  restore();
});
