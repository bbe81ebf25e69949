import { beforeEach, expect, it, type jest as Jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, useEffect } from 'react';
import { RemoteMount } from '../src/remote-mount.tsx';

// mocks are moved above the imports only for the global one
declare const jest: typeof Jest;

const mockMounted = { count: 0 };

function MockPage() {
  useEffect(() => {
    mockMounted.count += 1;
  }, []);
  return <p>The page</p>;
}

const mockRemote: { current: ComponentType } = { current: MockPage };

jest.mock('../src/provided.ts', () => ({}));
jest.mock('../src/remotes.ts', () => ({ loadRemoteModule: async () => ({ Remote: mockRemote.current }) }));

beforeEach(() => {
  mockMounted.count = 0;
  mockRemote.current = MockPage;
});

it('a remote stays mounted while another of its pages, with another title, is shown', async () => {
  const skeleton = <p>Loading</p>;
  const { rerender } = render(<RemoteMount remote="social" title="Members" skeleton={skeleton} />);
  await screen.findByText('The page');
  rerender(<RemoteMount remote="social" title="The profile" skeleton={skeleton} />);
  expect(screen.queryByText('Loading')).toBeNull();
  expect(mockMounted.count).toBe(1);
});

it('a remote is inside an element with its name in data-mfe, the scope of its styles', async () => {
  render(<RemoteMount remote="social" title="Members" skeleton={<p>Loading</p>} />);
  expect((await screen.findByText('The page')).closest('[data-mfe]')).toHaveAttribute('data-mfe', 'social');
});

it('the skeleton stays as it is until the chunk of the remote’s page is here', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const load = jest.fn(() => promise);
  mockRemote.current = lazy(load);
  render(<RemoteMount remote="planner" title="Your weekly plan" skeleton={<p>Loading</p>} />);
  const skeleton = screen.getByText('Loading');
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(skeleton).toBeVisible();
  await act(async () => resolve({ default: MockPage }));
  expect(await screen.findByText('The page')).toBeVisible();
  expect(skeleton).not.toBeInTheDocument();
});
