import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type QueryClient, QueryClientProvider } from '@pathwise/federation/query';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createQueryClient } from '../app/query-client.ts';
import { useKeepForOffline } from './use-keep-for-offline.ts';

const postMessage = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-18T12:00:00'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  });
  const worker = { register: async () => undefined, ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

const keepIn = (client: QueryClient) =>
  renderHook(useKeepForOffline, {
    wrapper: ({ children }: PropsWithChildren) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });

it('reads this week, the goals and the diary ahead, once, and then lets the worker keep all', async () => {
  const server = fakeApi({
    'GET /api/weekly-tasks?startDate=2026-11-16': [],
    'GET /api/goals': [],
    'GET /api/diary/my-entries': [],
  });
  const client = createQueryClient();
  keepIn(client).unmount();
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(1));
  const read = () => server.calls.map(({ method, path }) => `${method} ${path}`);
  expect(read()).toHaveLength(3);
  keepIn(client);
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
  expect(read()).toHaveLength(3);
});
