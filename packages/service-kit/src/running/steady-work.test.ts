import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import type { Bell } from './beat.ts';
import { keepLooking } from './steady-work.ts';

const beatMs = 20;

/** Lets loops run side by side until one of them has looked twice. Returns the looks in their order, and the milliseconds. */
async function untilSecondLook(
  names: readonly string[],
  begin: (bells: Map<string, Bell>) => () => void,
  during: (name: string, bell: Bell) => void = () => {},
) {
  const over = new AbortController();
  const bells = new Map(names.map((name) => [name, new EventEmitter() as Bell]));
  const looks: string[] = [];
  const began = performance.now();
  const end = begin(bells);
  const loops = [...bells].map(([name, bell]) => {
    const look = async () => {
      if (looks.includes(name)) over.abort();
      looks.push(name);
      during(name, bell);
      return 'nothing' as const;
    };
    return keepLooking({ bell }, { beatMs, look }, over.signal);
  });
  await Promise.all(loops);
  end();
  return { looks, ms: performance.now() - began };
}

it('a worker that finds nothing looks again after some five beats', async () => {
  const { looks, ms } = await untilSecondLook(['quiet'], () => () => {});
  expect(looks).toEqual(['quiet', 'quiet']);
  expect(ms).toBeGreaterThan(4 * beatMs);
});

it('a bell ends the rest of its workers, and of no others', async () => {
  const { looks } = await untilSecondLook(['quiet', 'rung'], (bells) => {
    const ringing = setInterval(() => bells.get('rung')?.emit('ring'), 1);
    return () => clearInterval(ringing);
  });
  expect(looks).toEqual(['quiet', 'rung', 'rung']);
});

it('a bell that rings during a look is not missed', async () => {
  const ring = (name: string, bell: Bell) => name === 'rung' && bell.emit('ring');
  const { looks } = await untilSecondLook(['quiet', 'rung'], () => () => {}, ring);
  expect(looks).toEqual(['quiet', 'rung', 'rung']);
});
