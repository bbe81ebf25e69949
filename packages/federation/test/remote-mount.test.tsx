import { beforeEach, expect, it, type jest as Jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, useEffect } from 'react';
import { preloadRemote, RemoteMount } from '../src/remote-mount.tsx';

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
const mockAhead: { module: { Remote: ComponentType } | undefined; prepared: string[] } = {
  module: undefined,
  prepared: [],
};
const mockModule = () => ({
  Remote: mockRemote.current,
  prepare: async (pathname: string) => void mockAhead.prepared.push(pathname),
});
jest.mock('../src/remotes.ts', () => ({
  loadRemoteModule: async () => mockModule(),
  loadedRemoteModule: () => mockAhead.module,
}));

beforeEach(() => {
  mockMounted.count = 0;
  mockRemote.current = MockPage;
  mockAhead.module = undefined;
});

it('a remote that was loaded ahead is shown without the skeleton, and mounted once', async () => {
  mockAhead.module = mockModule();
  render(<RemoteMount remote="social" title="Members" skeleton={<p>Loading</p>} />);
  expect(screen.getByText('The page')).toBeVisible();
  await act(async () => undefined);
  expect(mockMounted.count).toBe(1);
});

it('loading ahead prepares the page of the path', async () => {
  await preloadRemote('planner', 'app', '/plan');
  expect(mockAhead.prepared).toEqual(['/plan']);
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
