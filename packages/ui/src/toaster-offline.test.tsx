import { expect, it, type jest as Jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { notify } from './notify.tsx';
import { Toaster } from './toaster.tsx';

// mocks are moved above the imports only for the global one
declare const jest: typeof Jest;

const mockNetwork = { isOff: true };
jest.mock('./toaster-stage.tsx', () => {
  if (mockNetwork.isOff) throw new Error('Loading chunk failed');
  return jest.requireActual('./toaster-stage.tsx');
});

it('leaves the page in sight when the toast library cannot be loaded, and loads it for the next toast', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <>
      <p>The page</p>
      <Toaster />
    </>,
  );
  await act(async () => notify({ title: 'Kept for later' }));
  await act(async () => undefined);
  expect(warn).toHaveBeenCalledWith('Toasts could not be loaded', expect.anything());
  expect(screen.getByText('The page')).toBeInTheDocument();
  mockNetwork.isOff = false;
  act(() => notify({ title: 'Saved' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});
