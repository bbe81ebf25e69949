import { afterEach, beforeEach, describe, expect, it, type jest as Jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { useIsPartLacking } from '../src/lacking-parts.ts';
import { QueryClient, QueryClientProvider } from '../src/query.ts';
import { preloadRemote, RemoteMount } from '../src/remote-mount.tsx';
import { LateModule } from '../src/remotes.ts';

// mocks are moved above the imports only for the global one
declare const jest: typeof Jest;

const mockMounted = { count: 0 };

function show(mount: ReactNode) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <Lacking />
      {children}
    </QueryClientProvider>
  );
  return render(mount, { wrapper });
}

const Lacking = () => <output>{useIsPartLacking() ? 'lacks a part' : 'whole'}</output>;

function MockPage() {
  useEffect(() => {
    mockMounted.count += 1;
  }, []);
  return <p>The page</p>;
}

const mockRemote: { current: ComponentType } = { current: MockPage };

jest.mock('../src/provided.ts', () => ({}));
let mockFailure: Error | undefined;
const mockAhead: { module: { Remote: ComponentType } | undefined; prepared: string[] } = {
  module: undefined,
  prepared: [],
};
const mockModule = () => ({
  Remote: mockRemote.current,
  prepare: async (pathname: string) => void mockAhead.prepared.push(pathname),
});
jest.mock('../src/remotes.ts', () => ({
  LateModule: class extends Error {
    readonly arrival: unknown;
    constructor(remote: string, arrival: unknown) {
      super(`${remote} is late`);
      this.arrival = arrival;
    }
  },
  loadRemoteModule: async () => {
    if (mockFailure) throw mockFailure;
    return mockModule();
  },
  loadedRemoteModule: () => mockAhead.module,
}));

beforeEach(() => {
  mockMounted.count = 0;
  mockRemote.current = MockPage;
  mockAhead.module = undefined;
  mockFailure = undefined;
});

it('a remote that was loaded ahead is shown without the skeleton, and mounted once', async () => {
  mockAhead.module = mockModule();
  show(<RemoteMount remote="social" title="Members" skeleton={<p>Loading</p>} />);
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
  const { rerender } = show(<RemoteMount remote="social" title="Members" skeleton={skeleton} />);
  await screen.findByText('The page');
  rerender(<RemoteMount remote="social" title="The profile" skeleton={skeleton} />);
  expect(screen.queryByText('Loading')).toBeNull();
  expect(mockMounted.count).toBe(1);
});

it('a remote is inside an element with its name in data-mfe, the scope of its styles', async () => {
  show(<RemoteMount remote="social" title="Members" skeleton={<p>Loading</p>} />);
  expect((await screen.findByText('The page')).closest('[data-mfe]')).toHaveAttribute('data-mfe', 'social');
});

it('the skeleton stays as it is until the chunk of the remote’s page is here', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const load = jest.fn(() => promise);
  mockRemote.current = lazy(load);
  show(<RemoteMount remote="planner" title="Your weekly plan" skeleton={<p>Loading</p>} />);
  const skeleton = screen.getByText('Loading');
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(skeleton).toBeVisible();
  await act(async () => resolve({ default: MockPage }));
  expect(await screen.findByText('The page')).toBeVisible();
  expect(skeleton).not.toBeInTheDocument();
});

describe('a remote that did not load', () => {
  const realFetch = globalThis.fetch;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const network = jest.spyOn(navigator, 'onLine', 'get');
  afterEach(() => {
    globalThis.fetch = realFetch;
    warn.mockClear();
    network.mockReturnValue(true);
  });

  it('says so, with Retry', async () => {
    mockFailure = new Error('gone');
    show(<RemoteMount remote="social" title="Members" skeleton={<p>Loading</p>} />);
    expect(await screen.findByText('Members could not be loaded')).toBeVisible();
    expect(screen.getByText('This part did not load. The rest still works.')).toBeVisible();
    mockFailure = undefined;
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(await screen.findByText('The page')).toBeVisible();
  });

  it('is shown once it is here after all, as over a slow network', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    mockFailure = new LateModule('planner', promise);
    show(<RemoteMount remote="planner" title="Your goals" skeleton={<p>Loading</p>} />);
    expect(await screen.findByText('Your goals could not be loaded')).toBeVisible();
    await act(async () => resolve(mockModule()));
    expect(await screen.findByText('The page')).toBeVisible();
    expect(screen.queryByText('Your goals could not be loaded')).toBeNull();
  });

  it.each([
    [false, 'You are offline. This opens by itself when you are back online.'],
    [true, 'Pathwise does not answer. This opens by itself once it does.'],
  ])('says why while the server is out of reach, and opens once it is back (network: %s)', async (hasNetwork, why) => {
    mockFailure = new TypeError('Failed to fetch');
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response());
    network.mockReturnValue(hasNetwork);
    window.dispatchEvent(new Event('offline'));
    show(<RemoteMount remote="social" title="Members" skeleton={<p>Loading</p>} />);
    expect(await screen.findByText(why)).toBeVisible();
    expect(await screen.findByText('lacks a part')).toBeVisible();
    mockFailure = undefined;
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The page')).toBeVisible();
  });
});
