import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';

const source = readFileSync(join(__dirname, '../../static/worker.js'), 'utf8');
const site = 'http://localhost:3000';

/** The part of a browser's Cache that the worker uses. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  async match(request: string | { url: string }) {
    return this.entries.get(pathOf(request))?.clone();
  }
  async put(request: string | { url: string }, answer: Response) {
    this.entries.delete(pathOf(request));
    this.entries.set(pathOf(request), answer);
  }
  async add(path: string) {
    await this.put(path, await network(path));
  }
  async keys() {
    return [...this.entries.keys()].map((path) => ({ url: site + path }));
  }
  async delete(request: string | { url: string }) {
    return this.entries.delete(pathOf(request));
  }
}
const pathOf = (request: string | { url: string }) => {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, site);
  return pathname + search;
};

let stores: Map<string, FakeCache>;
let answers: Record<string, () => Response | Promise<Response>>;
let listeners: Record<string, (event: unknown) => void>;
const navigator = { onLine: true };

async function network(request: string | { url: string }): Promise<Response> {
  const answer = answers[pathOf(request)];
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
}

beforeEach(() => {
  stores = new Map();
  answers = {};
  listeners = {};
  const caches = {
    keys: async () => [...stores.keys()],
    open: async (name: string) => {
      const store = stores.get(name) ?? new FakeCache();
      stores.set(name, store);
      return store;
    },
    delete: async (name: string) => stores.delete(name),
  };
  const self = {
    location: { origin: site },
    navigator,
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener;
    },
  };
  const quiet = { ...console, warn: () => undefined };
  runInNewContext(source, {
    ...{ self, caches, fetch: network, console: quiet, URL, Headers, Response, Date, Promise },
    ...{ setTimeout, clearTimeout },
  });
});

/** Sends an event to the worker. `done` resolves when its work is done. */
function dispatch(name: string, about: object) {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners[name]?.({
    ...about,
    waitUntil: (more: Promise<unknown>) => void work.push(more.catch(() => undefined)),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  return {
    answer,
    done: async () => {
      await answer?.catch(() => undefined);
      for (let at = 0; at < work.length; at += 1) await work[at];
    },
  };
}
const ask = (path: string, method = 'GET') =>
  dispatch('fetch', { request: { url: site + path, method, mode: 'cors', signal: { aborted: false } } });
const of =
  (person: string, body: unknown = 'words') =>
  () =>
    new Response(JSON.stringify(body), { headers: { 'pathwise-person': person, 'content-type': 'application/json' } });
const kept = () => Object.fromEntries([...stores].map(([name, { entries }]) => [name, [...entries.keys()]]));

describe('answers', () => {
  it('of the person are kept, and given with their time when the network fails', async () => {
    answers['/api/goals'] = of('maya', ['Learn to sail']);
    await ask('/api/goals').done();
    answers = {};
    const answer = await ask('/api/goals').answer;
    expect(await answer?.json()).toEqual(['Learn to sail']);
    expect(Date.parse(answer?.headers.get('pathwise-kept-at') ?? '')).not.toBeNaN();
  });

  it.each(['/api/live', '/api/admin/users', '/api/account/export', '/api/subscription', '/api/search/plan'])(
    'of %s are not kept',
    (path) => {
      expect(ask(path).answer).toBeUndefined();
    },
  );

  it('of visitors, failures, and more than 256 kB are not kept', async () => {
    answers['/api/a'] = () => new Response('{}');
    answers['/api/b'] = () => new Response('{}', { status: 500, headers: { 'pathwise-person': 'maya' } });
    answers['/api/c'] = of('maya', 'x'.repeat(256 * 1024));
    for (const path of Object.keys(answers)) await ask(path).done();
    expect(kept()).toEqual({});
  });

  it('of at most 200 addresses are kept, the latest', async () => {
    for (let at = 0; at < 205; at += 1) {
      answers[`/api/goals/${at}`] = of('maya');
      await ask(`/api/goals/${at}`).done();
    }
    expect(kept()['answers:maya']?.length).toBe(200);
    expect(kept()['answers:maya']?.[0]).toBe('/api/goals/5');
  });

  it('older than a week are not given', async () => {
    const at = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
    const store = new FakeCache();
    stores.set('answers:maya', store);
    await store.put('/api/goals', new Response('[]', { headers: { 'pathwise-kept-at': at } }));
    await expect(ask('/api/goals').answer).rejects.toThrow('Failed to fetch');
  });

  it('of one person go when another one is answered', async () => {
    answers['/api/goals'] = of('maya');
    await ask('/api/goals').done();
    answers['/api/user'] = of('noor');
    await ask('/api/user').done();
    expect(kept()).toEqual({ 'answers:noor': ['/api/user'] });
  });

  it('go with a sign-out, whatever the server says, and one that comes later is not kept', async () => {
    const late = Promise.withResolvers<Response>();
    answers['/api/goals'] = of('maya');
    answers['/api/diary/my-entries'] = () => late.promise;
    await ask('/api/goals').done();
    const slow = ask('/api/diary/my-entries');
    const out = ask('/api/logout', 'POST');
    await expect(out.answer).rejects.toThrow('Failed to fetch');
    late.resolve(of('maya')());
    await slow.done();
    expect(kept()).toEqual({});
  });

  it('go when the server does not know the session any more', async () => {
    answers['/api/goals'] = of('maya');
    await ask('/api/goals').done();
    answers['/api/user'] = () => new Response('{}', { status: 401 });
    await ask('/api/user').done();
    expect(kept()).toEqual({});
  });
});

describe('releases', () => {
  const file = (name: string) => () => new Response(name);
  const deploy = (release: string, previous: readonly string[] = []) => {
    const files = [`main.${release}.js`, `chunks/1.${release}.js`, `maps/main.${release}.js.map`, 'index.html'];
    answers['/'] = () => new Response(`<script src="/main.${release}.js"></script>`);
    answers['/release.json'] = () => new Response(JSON.stringify({ files, previous }));
    for (const name of files) answers[`/${name}`] = file(name);
    answers['/remotes.json'] = () => new Response('[]');
    return files;
  };
  const keep = () => dispatch('message', { data: { keep: [] } }).done();
  const page = async () =>
    dispatch('fetch', { request: { url: `${site}/plan`, method: 'GET', mode: 'navigate' } }).answer?.then((answer) =>
      answer.text(),
    );

  it('are kept whole, without maps, and open a page that the network does not give', async () => {
    deploy('aaaaaaaa');
    await keep();
    expect(kept()['files']).toEqual(['/remotes.json', '/main.aaaaaaaa.js', '/chunks/1.aaaaaaaa.js', '/']);
    answers = {};
    expect(await page()).toContain('main.aaaaaaaa.js');
  });

  it.each([
    [false, 'You are offline'],
    [true, 'Pathwise does not answer'],
  ])('that are not here yet leave a page in our words, which says why (network: %s)', async (onLine, title) => {
    navigator.onLine = onLine;
    const text = await page();
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain('It opens by itself when Pathwise can be reached.');
    expect(text).toContain('Go back');
  });

  it('that could not be fetched whole do not replace the one before', async () => {
    const before = deploy('aaaaaaaa');
    await keep();
    deploy('bbbbbbbb', before);
    delete answers['/chunks/1.bbbbbbbb.js'];
    await keep();
    answers = {};
    expect(await page()).toContain('main.aaaaaaaa.js');
    expect(kept()['files']).toContain('/chunks/1.aaaaaaaa.js');
  });

  it('keep the files of the one before for open pages, and no older ones', async () => {
    const first = deploy('aaaaaaaa');
    await keep();
    const second = deploy('bbbbbbbb', first);
    await keep();
    expect(kept()['files']).toContain('/chunks/1.aaaaaaaa.js');
    deploy('cccccccc', second);
    await keep();
    expect(kept()['files']).not.toContain('/chunks/1.aaaaaaaa.js');
    expect(await page()).toContain('main.cccccccc.js');
  });

  it('are kept only when the remotes that the page names are here', async () => {
    deploy('aaaaaaaa');
    answers['/'] = () => new Response('<link href="/remotes/planner/remoteEntry.dddddddd.js">');
    await keep();
    expect(kept()['files']).not.toContain('/');
    answers['/remotes.json'] = () =>
      new Response(JSON.stringify([{ name: 'planner', entry: '/remotes/planner/mf-manifest.json' }]));
    answers['/remotes/planner/mf-manifest.json'] = () => new Response('{"name":"remoteEntry.dddddddd.js"}');
    answers['/remotes/planner/release.json'] = () =>
      new Response(JSON.stringify({ files: ['remoteEntry.dddddddd.js'], previous: [] }));
    answers['/remotes/planner/remoteEntry.dddddddd.js'] = file('entry');
    await keep();
    expect(kept()['files']).toContain('/');
  });

  it('are not mixed when a deployment happens between page and list', async () => {
    const before = deploy('aaaaaaaa');
    await keep();
    deploy('bbbbbbbb', before);
    answers['/release.json'] = () => new Response(JSON.stringify({ files: before, previous: [] }));
    await keep();
    answers = {};
    expect(await page()).toContain('main.aaaaaaaa.js');
  });
});
