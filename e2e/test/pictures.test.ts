import { expect, it } from '@jest/globals';
import { windowsAt } from '../src/driving/windows-at.ts';
import { pictureOfWhole } from '../src/looks/picture.ts';

const open = windowsAt(() => 'http://localhost');

const heightOf = (png: Buffer) => png.readUInt32BE(20);

it('a picture of a whole page on a phone shows the touch-only parts', async () => {
  const { page } = await open({ width: 375 });
  await page.setContent('<style>body { margin: 0 }</style><div style="height: 3000px">A long page</div>');
  await page.evaluate(`
    window.changes = [];
    matchMedia('(pointer: coarse)').addEventListener('change', ({ matches }) => window.changes.push(matches));
  `);
  expect(await page.evaluate('matchMedia("(pointer: coarse)").matches')).toBe(true);
  expect(heightOf(await pictureOfWhole(page))).toBe(3000);
  expect(await page.evaluate('window.changes')).toEqual([]);
  expect(page.viewportSize()).toEqual({ width: 375, height: 812 });
});
