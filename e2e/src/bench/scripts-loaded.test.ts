import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { noteScripts } from './scripts-loaded.ts';

const closed = new Error('Target page, context or browser has been closed');
const script = (url: string, body: () => Promise<Buffer>) => ({
  url: () => `http://localhost${url}`,
  ok: () => true,
  request: () => ({ resourceType: () => 'script' }),
  body,
});
const text = async () => randomBytes(1_000); // gzip makes it no smaller
const events = new EventEmitter();
const page = events as unknown as Page;

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => void process.off('unhandledRejection', note));
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the scripts of a page', () => {
  it('are counted for the shell or the remote they belong to', async () => {
    const noted = noteScripts(page);
    events.emit('response', script('/main.js', text));
    events.emit('response', script('/remotes/planner/main.js', text));
    events.emit('response', script('/remotes/social/main.js', text));
    events.emit('response', script('/remotes/social/chunks/1.js', text));
    expect(await noted.sizes()).toEqual({ shell: 1, planner: 1, social: 2, admin: 0 });
  });

  it('are not read after the page may close', async () => {
    const noted = noteScripts(page);
    events.emit('response', script('/main.js', text));
    await noted.sizes();
    events.emit(
      'response',
      script('/late.js', () => Promise.reject(closed)),
    );
    await nextTurn();
    expect(events.listenerCount('response')).toBe(0);
    expect(unhandled).toEqual([]);
  });

  it('that a closed page does not return fail the measurement, not the program', async () => {
    const noted = noteScripts(page);
    events.emit(
      'response',
      script('/main.js', () => Promise.reject(closed)),
    );
    await nextTurn();
    expect(unhandled).toEqual([]);
    await expect(noted.sizes()).rejects.toBe(closed);
  });
});
