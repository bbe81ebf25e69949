import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import { startFileServer } from '../src/file-server.ts';
import { type GatewayUnderTest, startTestGateway, startUpstream, type Upstream } from './given.ts';

type FileServer = Awaited<ReturnType<typeof startFileServer>>;

const log = createLog('files', 'silent');
const serve = (folder: string) =>
  startFileServer(
    {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: 0,
      INTERNAL_PORT: 0,
      LEAVE_MS: 0,
      FILES_DIR: folder,
    },
    log,
  );

let [shell, planner]: FileServer[] = [];
let watched: Upstream;
let gateway: GatewayUnderTest;

function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pathwise-files-'));
  for (const [name, text] of Object.entries({ 'mf-manifest.json': '{}', ...files }))
    writeFileSync(join(folder, name), text);
  return folder;
}

beforeAll(async () => {
  shell = await serve(
    built({ 'index.html': '<head><title>Elsewhere</title></head>', 'main.0123abcd.js': 'export {};' }),
  );
  planner = await serve(built({ 'mf-manifest.json': '{"name":"planner"}' }));
  watched = await startUpstream();
  gateway = await startTestGateway({
    SITE_FILES: shell.url,
    REMOTE_PLANNER_FILES: planner.url,
    REMOTE_SOCIAL_FILES: watched.url,
  });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([shell?.stop(), planner?.stop(), watched.close()]);
});

it('a shell that another server holds answers every page, with the address of support', async () => {
  for (const [path, status] of [
    ['/dashboard', 200],
    // this shell is older than its prerendered page
    ['/', 200],
    ['/no/such/page', 404],
  ] as const) {
    const answer = await gateway.as().get(path);
    expect(answer).toMatchObject({ status, body: expect.stringContaining('<title>Elsewhere</title>') });
    expect(answer.body).toContain('help@pathwise.test');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it('files of another server keep type and caching, and a missing one is a 404', async () => {
  const script = await gateway.as().get('/main.0123abcd.js');
  expect(script).toMatchObject({ status: 200, body: 'export {};' });
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-type')).toContain('javascript');
  expect((await gateway.as().get('/remotes/planner/mf-manifest.json')).body).toEqual({ name: 'planner' });
  for (const path of ['/main.ffffffff.js', '/remotes/planner/x.js', '/..%2f..%2fetc/passwd.txt'])
    expect((await gateway.as().get(path)).status).toBe(404);
});

it('the server of a remote sees no cookie and sets none, and gets no write', async () => {
  watched.answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain', 'set-cookie': 'pathwise_session=evil' }).end('x');
  const answer = await gateway.as('a-session').get('/remotes/social/main.js', { authorization: 'Bearer x' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(watched.seen.map(({ url }) => url)).toEqual(['/main.js']);
  expect(Object.keys(watched.seen[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(cookie|authorization)$/)]),
  );
  expect((await gateway.as().post('/remotes/social/main.js', {})).status).toBe(404);
  expect(watched.seen).toHaveLength(1);
});

it('a remote whose server is away answers 503, and the site goes on', async () => {
  await planner?.stop();
  expect((await gateway.as().get('/remotes/planner/mf-manifest.json')).status).toBe(503);
  expect((await gateway.as().get('/dashboard')).status).toBe(200);
});

it('a folder without a built frontend is refused', async () => {
  await expect(serve(tmpdir())).rejects.toThrow('no built frontend');
});
