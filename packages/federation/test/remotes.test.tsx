import { afterEach, beforeEach, expect, it, type jest as Jest } from '@jest/globals';
import { LateModule, loadedRemoteModule, loadRemoteModule } from '../src/remotes.ts';

// mocks are moved above the imports only for the global one
declare const jest: typeof Jest;

const mockArrivals: { name: string; arrive: (module: unknown) => void }[] = [];
const mockRegistered: string[] = [];
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: ([remote]: [{ entry: string }]) => void mockRegistered.push(remote.entry),
  loadRemote: (name: string) => new Promise((arrive) => mockArrivals.push({ name, arrive })),
}));

beforeEach(() => {
  mockArrivals.length = 0;
  mockRegistered.length = 0;
  jest.useFakeTimers();
  document.body.innerHTML = `<script type="application/json" id="pathwise-remotes">
    [{ "name": "planner", "entry": "/planner/entry.js", "globalName": "planner" }]
  </script>`;
});
afterEach(() => void jest.useRealTimers());

it('a module that comes late is there for the next page, from the same entry', async () => {
  const failed = loadRemoteModule('planner', 'app').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(4000);
  const error = await failed;
  expect(error).toBeInstanceOf(LateModule);
  expect(loadedRemoteModule('planner', 'app')).toBeUndefined();

  mockArrivals[0]?.arrive({ Remote: 'the page' });
  expect(await (error as LateModule<unknown>).arrival).toEqual({ Remote: 'the page' });
  expect(loadedRemoteModule('planner', 'app')).toEqual({ Remote: 'the page' });
  const preview = loadRemoteModule('planner', 'preview');
  await jest.advanceTimersByTimeAsync(0);
  mockArrivals[1]?.arrive({ Remote: 'the preview' });
  expect(await preview).toEqual({ Remote: 'the preview' });
  expect(mockRegistered).toEqual([expect.stringMatching(/\/planner\/entry\.js$/)]);
});
