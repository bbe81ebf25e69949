import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MemoryRouter } from '@pathwise/federation/router';
import { act, render, screen } from '@testing-library/react';
import { PageBoundary } from './page-boundary.tsx';

const network = jest.spyOn(navigator, 'onLine', 'get');
const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response());
});
afterEach(() => {
  globalThis.fetch = realFetch;
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
});

function Broken(): never {
  throw Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' });
}
const show = () =>
  render(
    <MemoryRouter>
      <PageBoundary page="/support">
        <Broken />
      </PageBoundary>
    </MemoryRouter>,
  );

it('a page that cannot be shown offers Retry and a way back', async () => {
  show();
  expect(screen.getByText('Please try again. What you have saved is safe.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await act(async () => undefined);
});

it('a page whose code is not here says that it opens once the person is back online', async () => {
  network.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  show();
  expect(screen.getByText('You are offline. This opens by itself when you are back online.')).toBeVisible();
  await act(async () => undefined);
});
