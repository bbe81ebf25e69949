import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { showOnPhone } from '@pathwise/ui/testing/on-phone';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TitleInput } from './title-input.tsx';

let restore = () => {};
afterEach(() => restore());

async function open({ onTouch = false } = {}) {
  restore = onTouch ? showOnPhone() : () => {};
  const onSave = jest.fn<(title: string) => void>();
  const onGiveUp = jest.fn();
  render(<TitleInput label="Name of Easy run" initial="Easy run" onSave={onSave} onGiveUp={onGiveUp} />);
  await userEvent.type(screen.getByRole('textbox'), ' at six');
  return { onSave, onGiveUp };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a name edited in place', () => {
  it.each([['{Enter}'], ['{Tab}']])('is saved by %s', async (key) => {
    const { onSave, onGiveUp } = await open();
    await userEvent.keyboard(key);
    expect(onSave.mock.calls).toEqual([['Easy run at six']]);
    expect(onGiveUp).not.toHaveBeenCalled();
  });

  it('is given up by Escape', async () => {
    const { onSave, onGiveUp } = await open();
    await userEvent.keyboard('{Escape}');
    expect([onSave.mock.calls.length, onGiveUp.mock.calls.length]).toEqual([0, 1]);
  });

  it('has no buttons under a mouse', async () => {
    await open();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a name edited in place under a finger', () => {
  it('is saved once by its button', async () => {
    const { onSave, onGiveUp } = await open({ onTouch: true });
    await press('Save');
    expect(onSave.mock.calls).toEqual([['Easy run at six']]);
    expect(onGiveUp).not.toHaveBeenCalled();
  });

  it('is given up by its other button, and not saved before', async () => {
    const { onSave, onGiveUp } = await open({ onTouch: true });
    await press('Cancel');
    expect([onSave.mock.calls.length, onGiveUp.mock.calls.length]).toEqual([0, 1]);
  });

  it('stays open while the focus goes from the field to a button', async () => {
    const { onSave } = await open({ onTouch: true });
    await userEvent.keyboard('{Tab}');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });
});
