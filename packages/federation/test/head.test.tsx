import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

const head = readFileSync(join(import.meta.dirname, '../webpack/head.js'), 'utf8');
const realFetch = globalThis.fetch;
let goals: object[];
let asked: string[];

beforeEach(() => {
  goals = [];
  asked = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (call) => {
    asked.push(String(call));
    return new Response(JSON.stringify(call === '/api/goals' ? goals : {}));
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  document.head.innerHTML = '';
  window.__pathwiseEarly = undefined;
});

function openAt(address: string, whom: 'member' | 'visitor' = 'member'): void {
  document.head.innerHTML = `<meta name="pathwise:${whom}">`;
  history.replaceState(null, '', address);
  // biome-ignore lint/security/noGlobalEval: the browser runs the file as a script of its own
  globalThis.eval(head);
}

it('a member’s page asks who is signed in and for its data, a visitor’s for nothing', () => {
  openAt('/goals');
  expect(asked).toEqual(['/api/user', '/api/goals']);
  openAt('/faq');
  expect(asked.slice(2)).toEqual(['/api/user']);
  openAt('/goals', 'visitor');
  expect(asked).toHaveLength(3);
});

it.each(['/members', '/explore'])('%s asks for the members and the introductions above them', (page) => {
  openAt(page);
  expect(asked).toEqual(['/api/user', '/api/introductions', '/api/users/all']);
});

it.each(['/goals', '/plan', '/'])(
  'Preview over %s asks for the goals and then for the one that it opens',
  async (page) => {
    goals = [
      { id: 'done', status: 'completed' },
      { id: 'newest', status: 'active' },
      { id: 'older', status: 'active' },
    ];
    openAt(`${page}?view=preview`);
    expect(asked).toEqual(['/api/user', '/api/goals', '/api/introductions']);
    const ofGoal = [
      '/api/goals/newest',
      '/api/goals/newest/unified-milestones',
      '/api/goals/newest/ai-suggestions',
      '/api/weekly-tasks/planned?goalId=newest',
    ];
    await waitFor(() => expect(asked.slice(3)).toEqual(ofGoal));
    // the app reads the goals as well
    expect(await (await window.__pathwiseEarly?.answers['/api/goals'])?.json()).toEqual(goals);
  },
);

it('Preview without an active goal asks for the newest, and without any goal for nothing', async () => {
  goals = [{ id: 'done', status: 'completed' }];
  openAt('/goals?view=preview');
  await waitFor(() => expect(asked).toContain('/api/goals/done'));
  goals = [];
  openAt('/goals?view=preview');
  await window.__pathwiseEarly?.answers['/api/goals'];
  expect(asked.filter((call) => call === '/api/user')).toHaveLength(2);
  expect(asked).toHaveLength(10);
});
