import { expect, test } from '@jest/globals';
import { askingAgain } from './asking-again.ts';

const problem = (code: string, after = '0') =>
  new Response(JSON.stringify({ code }), { status: 503, headers: { 'retry-after': after } });

function answers(...list: Response[]) {
  const calls: unknown[] = [];
  const send = async (...call: unknown[]) => {
    calls.push(call);
    return (list.length > 1 ? list.shift() : list[0]?.clone()) as Response;
  };
  return { send: send as typeof fetch, calls };
}

test('a call refused as busy is repeated with the same body until it is answered', async () => {
  const { send, calls } = answers(problem('busy'), problem('busy'), new Response('done'));
  const response = await askingAgain(send)('/api/goals', { method: 'POST', body: 'a goal' });
  expect(await response.text()).toBe('done');
  expect(calls).toEqual(Array(3).fill(['/api/goals', { method: 'POST', body: 'a goal' }]));
});

test('other refusals are returned at once, also a 503 that does not say that nothing changed', async () => {
  for (const refusal of [
    problem('database-away'),
    new Response('no json', { status: 503 }),
    new Response('', { status: 409 }),
  ]) {
    const { send, calls } = answers(refusal);
    expect((await askingAgain(send)('/api/goals')).status).toBe(refusal.status);
    expect(calls).toHaveLength(1);
  }
});

test('a platform that stays busy is asked a limited number of times', async () => {
  const { send, calls } = answers(problem('busy'));
  const response = await askingAgain(send, 3)('/api/goals');
  expect([response.status, await response.json(), calls.length]).toEqual([503, { code: 'busy' }, 4]);
});
