import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isMissingChunk, reloadOnce } from '../src/reload-once.ts';

const ask = jest.fn<typeof fetch>();
const answers = (status: number) => ask.mockImplementation(async () => ({ ok: status < 400 }) as Response);

beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = ask;
  answers(200);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a missing chunk', () => {
  it.each([
    [Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' }), true],
    [Object.assign(new Error('Loading CSS chunk 12 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
    [new TypeError('x is undefined'), false],
    [undefined, false],
  ])('is distinguished from other failures: %p', (error, expected) => {
    expect(isMissingChunk(error)).toBe(expected);
  });

  it('reloads the page once, and again only after a minute', async () => {
    const reload = jest.fn();
    expect(await reloadOnce(1_000_000, reload)).toBe(true);
    expect(await reloadOnce(1_059_999, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await reloadOnce(1_060_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('that is noticed twice at once reloads the page once', async () => {
    const reload = jest.fn();
    await Promise.all([reloadOnce(1_000_000, reload), reloadOnce(1_000_000, reload)]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the browser knows that it is offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['the browser believes that it is online', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['a server that starts refuses', () => answers(503)],
  ])('leaves the page in sight while %s, and reloads it once the server answers', async (_name, lose) => {
    const reload = jest.fn();
    lose();
    expect(await reloadOnce(1_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    answers(200);
    expect(await reloadOnce(1_000_000, reload)).toBe(true);
  });

  it('leaves the page to which the person went while the server was asked', async () => {
    const reload = jest.fn();
    const asked = Promise.withResolvers<Response>();
    ask.mockReturnValue(asked.promise);
    const done = reloadOnce(1_000_000, reload);
    history.pushState(null, '', '/diary');
    asked.resolve({ ok: true } as Response);
    expect(await done).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks the server itself, past the answers that a service worker keeps', async () => {
    await reloadOnce(1_000_000, jest.fn());
    expect(ask).toHaveBeenCalledWith('/remotes.json', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
  });
});
