import type { Page } from 'playwright-core';
import { seededRandom } from '../random.ts';
import { becomes } from './browser.ts';
import { handsOn, said } from './hands.ts';
import { boardShown } from './on-the-plan.ts';
import { notedToasts } from './toasts.ts';
import { makeUnreliable } from './unreliable.ts';

/** Makes ten moves on a board with the keyboard, of random tasks in random directions. */
async function tenMoves(input: { page: Page; columns: readonly string[]; random: () => number }): Promise<void> {
  const { page, columns, random } = input;
  const { drag } = handsOn(page, 'keys');
  for (let move = 1; move <= 10; move++) {
    const { title, key } = aMove(columns, await boardShown(page, columns), random);
    await drag(title, page.getByRole('main'), [key]);
    await said(page, `Dropped ${title}.`);
  }
}

function aMove(columns: readonly string[], lines: readonly string[], random: () => number) {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const [name = '', words = ''] = one(lines).split(': ');
  const titles = words.split(', ');
  const title = one(titles);
  const [column, place] = [columns.indexOf(name), titles.indexOf(title)];
  const ways: [string, boolean][] = [
    ['ArrowLeft', column > 0],
    ['ArrowRight', column < columns.length - 1],
    ['ArrowUp', place > 0],
    ['ArrowDown', place < titles.length - 1],
  ];
  return { title, key: one(ways.filter(([, isOpen]) => isOpen))[0] };
}

const titlesIn = (lines: readonly string[]) =>
  lines.flatMap((line) => line.slice(line.indexOf(': ') + 2).split(', ')).sort();

export interface RapidMoves {
  readonly page: Page;
  readonly seed: number;
  readonly columns: readonly string[];
  /** The requests that fail at random. */
  readonly address: RegExp;
  /** The path of the board's GET. */
  readonly board: string;
  readonly kept: () => Promise<string[]>;
}

/**
 * Makes ten moves before the first answer, lets some of them fail, and waits until the screen equals the server. Throws when it
 * never does.
 */
export async function rideOut({ page, seed, columns, address, board, kept }: RapidMoves) {
  const before = titlesIn(await kept());
  const server = await makeUnreliable(page, address, seededRandom(seed + 1));
  await tenMoves({ page, columns, random: seededRandom(seed) });
  const readAgain = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && new URL(answer.url()).pathname === board,
  );
  server.release();
  await becomes(
    'ten answers',
    async () => server.fates,
    ({ length }) => length === 10,
  );
  await readAgain;
  const both = async () => ({ shown: await boardShown(page, columns), kept: await kept() });
  const isSame = (now: Awaited<ReturnType<typeof both>>) => JSON.stringify(now.shown) === JSON.stringify(now.kept);
  const end = await becomes('the screen to equal the server', both, isSame);
  const told = await notedToasts(page);
  await page.reload();
  const later = await becomes('the same after a reload', both, (now) => now.shown.length > 0 && isSame(now));
  return { before, after: titlesIn(end.kept), end: end.kept, later: later.kept, fates: server.fates, told };
}
