import { addDays, weekEndOf } from '@pathwise/contracts/week.rules';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { becomes, shown } from './browser.ts';

/** The input device. Touch means a phone. */
export const hands = ['mouse', 'touch', 'keys'] as const;
export type Hand = (typeof hands)[number];
export const widthFor = (hand: Hand): number => (hand === 'touch' ? 375 : 1280);

export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
  /** Opens a menu and chooses the named rows one after the other. */
  readonly choose: (opener: Locator, ...rows: string[]) => Promise<void>;
  readonly write: (field: Locator, words: string) => Promise<void>;
  /**
   * Drags a task of a board. `keys` are the arrow keys that lead to the same place. Drops it when `place` is announced, for
   * example 'Monday, place 2 of 3'; without `place`, at the first announced place.
   */
  readonly drag: (title: string, to: Locator, keys: readonly string[], place?: string) => Promise<void>;
}

export function handsOn(page: Page, hand: Hand): Hands {
  if (hand === 'keys') return keysOn(page);
  const press = (target: Locator) => (hand === 'touch' ? target.tap() : target.click());
  return {
    press,
    tick: press,
    choose: async (opener, ...rows) => {
      // a row shows its menu on hover
      if (hand === 'mouse') await opener.hover();
      await press(opener);
      for (const row of rows) await press(rowOf(page, row));
    },
    write: async (field, words) => {
      await press(field);
      await field.fill(words);
    },
    drag: (title, to, _keys, place) =>
      hand === 'touch' ? dragByFinger(page, title, to, place) : dragByMouse(page, title, to, place),
  };
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('menuitem', { name })
    .or(page.getByRole('menuitemradio', { name, exact: true }))
    .first();

/** Keyboard only. Every target must be reachable with Tab. */
function keysOn(page: Page): Hands {
  const goTo = async (target: Locator) => {
    await shown(target);
    const tabIndex = await target.getAttribute('tabindex');
    if (Number(tabIndex) < 0) throw new Error(`Tab does not lead to ${target}`);
    await target.focus();
  };
  const press = async (target: Locator) => {
    await goTo(target);
    await page.keyboard.press('Enter');
  };
  return {
    press,
    tick: async (box) => {
      await goTo(box);
      await page.keyboard.press('Space');
    },
    choose: async (opener, ...rows) => {
      await press(opener);
      for (const row of rows) {
        await shown(rowOf(page, row));
        await becomes(
          `the focus on ${row}`,
          async () => {
            const words = await page.evaluate<string>('document.activeElement.textContent.trim()');
            if (!words.startsWith(row)) await page.keyboard.press('ArrowDown');
            return words;
          },
          (words) => words.startsWith(row),
        );
        await page.keyboard.press('Enter');
      }
    },
    write: async (field, words) => {
      await goTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(words);
    },
    drag: async (title, _to, keys, place) => {
      await goTo(page.getByRole('button', { name: `Move ${title}`, exact: true }));
      await page.keyboard.press('Space');
      await said(page, `Picked up ${title}`);
      for (const key of keys) await page.keyboard.press(key);
      await said(page, arrival(title, place));
      await page.keyboard.press('Space');
    },
  };
}

const arrival = (title: string, place?: string) => (place ? `Moved ${title}. ${place}.` : `Moved ${title}`);

/** Announcements are visually hidden text in the page. */
export const said = (page: Page, words: string): Promise<void> =>
  page.getByText(words).first().waitFor({ state: 'attached' });

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await (await shown(target)).first().boundingBox();
  if (!box) throw new Error(`${target} has no place on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const titleOf = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

async function dragByMouse(page: Page, title: string, to: Locator, place?: string): Promise<void> {
  const from = await middleOf(titleOf(page, title));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8);
  await said(page, `Picked up ${title}`);
  const target = await middleOf(to);
  await page.mouse.move(target.x, target.y, { steps: 12 });
  await said(page, arrival(title, place));
  await page.mouse.up();
}

/** The part of an element that runs in the page. */
interface Centred {
  readonly scrollIntoView: (how: { block: 'center' }) => void;
}

async function dragByFinger(page: Page, title: string, to: Locator, place?: string): Promise<void> {
  // near its edges the board scrolls by itself, and the target is no longer where it was measured
  await (await shown(titleOf(page, title))).first().evaluate((row: Centred) => row.scrollIntoView({ block: 'center' }));
  const from = await middleOf(titleOf(page, title));
  const finger = await page.context().newCDPSession(page);
  await touch(finger, 'touchStart', from);
  // touch picks up a task only after a hold
  await said(page, `Picked up ${title}`);
  const target = await middleOf(to);
  for (let step = 1; step <= 12; step++) {
    const along = (a: number, b: number) => a + ((b - a) * step) / 12;
    await touch(finger, 'touchMove', { x: along(from.x, target.x), y: along(from.y, target.y) });
  }
  await said(page, arrival(title, place));
  await touch(finger, 'touchEnd');
  await finger.detach();
}

/** Swipes up from the element at once, as for scrolling. */
export async function swipeUp(page: Page, from: Locator, pixels: number): Promise<void> {
  const { x, y } = await middleOf(from);
  const finger = await page.context().newCDPSession(page);
  await touch(finger, 'touchStart', { x, y });
  for (let step = 1; step <= 10; step++) await touch(finger, 'touchMove', { x, y: y - (pixels * step) / 10 });
  await touch(finger, 'touchEnd');
  await finger.detach();
}

function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) {
  return finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

/** A neighbouring day in the same week: the next day, or Saturday for Sunday. */
export function neighbourOf(day: string): { day: string; key: string } {
  return day === weekEndOf(day)
    ? { day: addDays(day, -1), key: 'ArrowLeft' }
    : { day: addDays(day, 1), key: 'ArrowRight' };
}
