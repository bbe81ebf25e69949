import { execFileSync } from 'node:child_process';
import { describe, expect, it, jest } from '@jest/globals';
import { createApiClient } from '../src/client.ts';
import { ApiError, hasCode, lockedFeature } from '../src/errors.ts';
import { createOwnChanges } from '../src/own-changes.ts';
import { isLive, isStaleAfter } from '../src/stale.ts';

interface Sent {
  url: string;
  init: RequestInit;
  headers: Headers;
}

function clientWith(answer: () => Response) {
  const sent: Sent[] = [];
  const onSignedOut = jest.fn();
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: new Headers(init.headers) });
    return answer();
  }) as unknown as typeof globalThis.fetch;
  return { sent, onSignedOut, api: createApiClient({ fetch, timeZone: () => 'Asia/Tokyo', onSignedOut }) };
}
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
const problem = (status: number, members: object) =>
  new Response(JSON.stringify({ status, ...members }), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });

describe('a call', () => {
  it('fills the path, sends credentials and the time zone, and JSON only with a body', async () => {
    const { api, sent } = clientWith(() => json([]));
    await api.goals.listMilestones({ params: { id: 'a/b' } });
    await api.ai.listChats({ query: { limit: 5 } });
    await api.goals.createGoal({ body: { title: 'x' }, idempotencyKey: 'k' });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/goals/a%2Fb/unified-milestones',
      '/api/ai-chats?limit=5',
      '/api/goals',
    ]);
    expect(sent.map(({ init }) => init.credentials)).toEqual(['include', 'include', 'include']);
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([null, null, 'application/json']);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, null, 'k']);
    expect(sent[0]?.headers.get('pathwise-time-zone')).toBe('Asia/Tokyo');
  });

  it('returns a page of a long list with the address of the next from its Link header', async () => {
    const link = '</api/diary/my-entries?limit=2>; rel="first", </api/diary/my-entries?cursor=b>; rel="next"';
    const { api, sent } = clientWith(() => json(['a', 'b'], { headers: { 'content-type': 'application/json', link } }));
    const page = { rows: ['a', 'b'], next: '/api/diary/my-entries?cursor=b' };
    expect(await api.planner.listMyDiary.page({ query: { limit: 2 } })).toEqual(page);
    const last = clientWith(() => json(['c']));
    expect(await last.api.planner.listMyDiary.page({}, page.next)).toEqual({ rows: ['c'], next: undefined });
    expect([...sent, ...last.sent].map(({ url }) => url)).toEqual(['/api/diary/my-entries?limit=2', page.next]);
  });

  it('fails with "{status}: {detail}" and the parsed problem', async () => {
    const { api } = clientWith(() =>
      problem(402, { detail: 'Three goals', code: 'goal-limit-reached', feature: 'goals' }),
    );
    const error = await api.goals.createGoal({ body: { title: 'x' } }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '402: Three goals', status: 402, detail: 'Three goals' });
    expect(hasCode(error, 'goal-limit-reached')).toBe(true);
    expect(hasCode(new Error('x'), 'goal-limit-reached')).toBe(false);
    expect([lockedFeature(error), lockedFeature(new Error('x'))]).toEqual(['goals', undefined]);
  });

  it.each([
    [() => new Response('Invalid email or password', { status: 401 }), '401: Invalid email or password'],
    [() => new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
    [
      () => new Response('{"cut', { status: 500, headers: { 'content-type': 'application/problem+json' } }),
      '500: {"cut',
    ],
  ])('that fails without a problem shows the text or the status text', async (answer, message) => {
    const { api } = clientWith(answer);
    await expect(api.auth.getUser()).rejects.toThrow(message);
  });

  it('reports every 401 before it fails', async () => {
    const { api, onSignedOut } = clientWith(() => problem(401, { detail: 'Please sign in' }));
    await expect(api.auth.getUser()).rejects.toThrow('401');
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('downloads an answer as a file, whatever is in it', async () => {
    const { api, sent } = clientWith(() => new Response('At,Actor\n'));
    const file = await api.download(api.admin.exportAudit, { query: { outcome: 'denied' } });
    expect(await file.text()).toBe('At,Actor\n');
    expect(sent[0]).toMatchObject({ url: '/api/admin/audit/export?outcome=denied', init: { method: 'GET' } });
  });

  it('fails a download as any other call', async () => {
    const { api } = clientWith(() => problem(403, { detail: 'Only for admins' }));
    await expect(api.download(api.auth.exportAccount)).rejects.toMatchObject({ status: 403 });
  });

  it('returns what a 202 has begun, and nothing for a 202 without a body', async () => {
    const { api } = clientWith(() => json({ begun: true }, { status: 202 }));
    expect(await api.auth.logout()).toEqual({ begun: true });
    const { api: silent } = clientWith(() => new Response(null, { status: 202 }));
    expect(await silent.auth.logout()).toBeUndefined();
  });

  it('returns nothing for a 204', async () => {
    const { api } = clientWith(() => new Response(null, { status: 204 }));
    expect(await api.auth.logout()).toBeUndefined();
  });
});

describe('the events of own writes', () => {
  it('are sent with reads, and only with reads, for ten seconds', async () => {
    const { api, sent } = clientWith(() =>
      json({}, { headers: { 'content-type': 'application/json', 'pathwise-wrote': 'a.b.v1=1,c.d.v1=2' } }),
    );
    await api.goals.createGoal({ body: { title: 'x' } });
    await api.goals.listGoals();
    await api.goals.createGoal({ body: { title: 'y' } });
    expect(sent.map(({ headers }) => headers.get('pathwise-after'))).toEqual([null, 'a.b.v1=1,c.d.v1=2', null]);
  });

  it('are forgotten after ten seconds', () => {
    let now = 0;
    const changes = createOwnChanges(() => now);
    changes.remember('a=1');
    now = 9_999;
    expect(changes.header()).toBe('a=1');
    now = 10_000;
    expect(changes.header()).toBeUndefined();
  });
});

describe('a streamed chat', () => {
  const chat = { id: '1', message: 'x', response: 'Hello there', goalId: null, createdAt: '2026-01-01T00:00:00.000Z' };
  function streamed(text: string, pieces = 7) {
    const bytes = new TextEncoder().encode(text);
    const size = Math.ceil(bytes.length / pieces);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  it('passes on text as it arrives, cut anywhere, and resolves with the chat', async () => {
    const text = `event: words\ndata: "Hello "\n\nevent: words\r\ndata: "thére"\r\n\r\nevent: chat\ndata: ${JSON.stringify(chat)}\n\n`;
    for (const pieces of [1, 7, 200]) {
      const { api } = clientWith(() => streamed(text, pieces));
      const words: string[] = [];
      expect(await api.streamChat({ body: { message: 'x' } }, (part) => words.push(part))).toEqual(chat);
      expect(words).toEqual(['Hello ', 'thére']);
    }
  });

  it('fails with the problem in the stream, or when the stream breaks off', async () => {
    const failing = clientWith(() =>
      streamed('event: problem\ndata: {"status":404,"detail":"This goal does not exist","code":"not-found"}\n\n'),
    );
    await expect(failing.api.streamChat({ body: { message: 'x' } }, () => {})).rejects.toThrow(
      '404: This goal does not exist',
    );
    const cut = clientWith(() => streamed('event: words\ndata: "Hel"\n\n'));
    await expect(cut.api.streamChat({ body: { message: 'x' } }, () => {})).rejects.toThrow('cut off');
  });
});

describe('stale answers', () => {
  it.each([
    ['goals.roadmap-ready.v1', 'goals.listGoals', true],
    ['goals.roadmap-ready.v1', 'goals.getGoal', true],
    ['goals.roadmap-ready.v1', 'goals.listMilestones', true],
    ['goals.roadmap-ready.v1', 'goals.listGoalsOfUser', false],
    ['goals.goal-created.v1', 'ai.listChats', false],
    ['unknown.event.v1', 'goals.listGoals', false],
  ])('after %s is %s: %s', (type, operation, stale) => {
    expect(isStaleAfter(type, operation)).toBe(stale);
  });

  it('are known by the operation name of their call', () => {
    const { api } = clientWith(() => json([]));
    expect(isStaleAfter('goals.goal-created.v1', api.goals.listGoals.operation)).toBe(true);
  });

  it('of any kind are known, to fetch them after a lost connection', () => {
    expect(isLive('goals.getGoal')).toBe(true);
    expect(isLive('auth.listSessions')).toBe(false);
  });
});

describe('the generated table', () => {
  it('matches the contracts', () => {
    expect(() => execFileSync(process.execPath, ['tools/generate.ts', '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
