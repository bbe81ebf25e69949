import { describe, expect, it } from '@jest/globals';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import type { Locator, Page } from 'playwright-core';
import { shown } from '../src/driving/browser.ts';
import { goalCard, goalWithRoadmap } from '../src/driving/steps.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson, type Person } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url, { closeAfterEach: true });

const longTitle = 'Run a half marathon along the river in the city where I was born';
const longText = 'I have run ten kilometres twice. '.repeat(6).trim();

let person: Promise<Person> | undefined;
/** One person with a goal that has much to say and one that has little. */
function somebody(): Promise<Person> {
  person ??= (async () => {
    const made = await newPerson(platform.url);
    await goalWithRoadmap(made, { title: longTitle, category: 'health', description: longText });
    await made.api.goals.createGoal({ body: { title: 'Read' } });
    return made;
  })();
  return person;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

async function edges(place: Locator) {
  const box = (await (await shown(place)).boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
  return {
    left: box.x,
    top: box.y,
    right: box.x + box.width,
    bottom: box.y + box.height,
    middle: box.y + box.height / 2,
    height: box.height,
  };
}

interface Rect {
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** An element in the page. DOM types are not available here. */
interface Texted {
  readonly ownerDocument: {
    createRange(): { selectNodeContents(node: unknown): void; getClientRects(): Iterable<Rect> };
  };
}

/** The text in an element, without the space around it: its right end, the middle of its first line, and its lines. */
async function textIn(place: Locator) {
  const rects = await (await shown(place)).evaluate((element: Texted) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ right, top, bottom }) => ({ right, top, bottom }));
  });
  const [first] = rects;
  if (!first) throw new Error(`${place} has no text`);
  return {
    right: Math.max(...rects.map(({ right }) => right)),
    middle: (first.top + first.bottom) / 2,
    lines: new Set(rects.map(({ top }) => Math.round(top))).size,
  };
}

describe('the edges of a page', () => {
  it('begin at one place on every page of a wide window', async () => {
    const { page } = await open({ person: await somebody(), width: 1920 });
    const lefts: number[] = [];
    for (const path of ['/dashboard', '/goals', '/diary']) {
      await page.goto(path);
      await shown(page.getByRole('main').getByRole('button').first());
      lefts.push((await edges(heading(page))).left);
    }
    expect(lefts).toEqual([lefts[0], lefts[0], lefts[0]]);
  });

  it('leave no hole in a goal’s card beside a longer one', async () => {
    const { page } = await open({ person: await somebody(), width: 1920 });
    await page.goto('/goals');
    const [long, short] = [await edges(goalCard(page, longTitle)), await edges(goalCard(page, 'Read'))];
    expect(short.top).toBe(long.top);
    expect(short.height).toBeLessThan(long.height - 20);
  });

  it('have the button of a page beside its title', async () => {
    const { page } = await open({ person: await somebody(), width: 1280 });
    await page.goto('/goals');
    const create = await edges(page.getByRole('button', { name: 'Create Goal', exact: true }).first());
    expect(Math.abs(create.middle - (await edges(heading(page))).middle)).toBeLessThan(8);
  });

  it('have the lines of the menu above the text of a phone', async () => {
    const { page } = await open({ person: await somebody(), width: 375 });
    await page.goto('/goals');
    await shown(goalCard(page, 'Read'));
    const menu = await edges(page.getByRole('button', { name: 'Open menu' }).locator('svg'));
    // its lines begin at 4 of 24
    const lines = menu.left + (menu.right - menu.left) / 6;
    expect(Math.abs(lines - (await edges(heading(page))).left)).toBeLessThanOrEqual(2);
  });

  it('give a step’s text the whole row of a phone, and a goal’s menu the place after its title', async () => {
    const { page } = await open({ person: await somebody(), width: 375 });
    await page.goto('/goals');
    await goalCard(page, longTitle).getByRole('button', { name: 'View Roadmap' }).tap();
    const row = page
      .locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) })
      .locator('li')
      .first();
    const text = await edges(row.locator('> div').last());
    expect(Math.abs(text.right - (await edges(row)).right)).toBeLessThanOrEqual(1);

    const title = page.getByRole('heading', { level: 1, name: longTitle });
    const menu = await edges(title.locator('xpath=..').getByRole('button'));
    const end = await page.evaluate<{ right: number; bottom: number }>(`(() => {
      const title = [...document.querySelectorAll('h1')].find(({ textContent }) => textContent === '${longTitle}');
      const { right, bottom } = [...title.getClientRects()].at(-1);
      return { right, bottom };
    })()`);
    expect(menu.left - end.right).toBeLessThan(16);
    expect(menu.top).toBeLessThanOrEqual(end.bottom);
  });

  it.each([375, 1280])('have Back of the sign-in above the end of its form at %d px', async (width) => {
    const { page } = await open({ width });
    await page.goto('/auth');
    const form = page
      .getByRole('main')
      .locator('div', { has: page.getByLabel('Email') })
      .last();
    const back = await textIn(page.getByRole('link', { name: 'Back', exact: true }));
    const surface = await edges(form.locator('xpath=ancestor::div[contains(@class, "bg-surface")]').first());
    expect(Math.abs(back.right - surface.right)).toBeLessThanOrEqual(1);
  });

  it('leave as much room below a title of one line as below one of two, and a circle beside the words of an empty row', async () => {
    const planner = await newPerson(platform.url);
    const { id } = await goalWithRoadmap(planner, { title: longTitle, category: 'health' });
    for (const title of ['Begin', longTitle])
      await planner.api.goals.createMilestone({ params: { id }, body: { title, dueDate: '2050-01-01' } });
    const { page } = await open({ person: planner, width: 375 });
    await page.goto(`/goals?view=preview&goal=${id}`);
    const rows = page.locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) }).locator('li');
    await shown(rows.getByText('Begin', { exact: true }));
    const measured = await Promise.all(
      (await rows.all()).map(async (row) => {
        const [title, meta] = [row.locator('> p'), row.locator('> div').last()];
        const [{ lines }, below] = [await textIn(title), await edges(meta)];
        return { lines, gap: Math.round(below.top - (await edges(title)).bottom) };
      }),
    );
    expect(new Set(measured.map(({ lines }) => Math.min(lines, 2)))).toEqual(new Set([1, 2]));
    expect(new Set(measured.map(({ gap }) => gap)).size).toBe(1);

    await page.goto(`/goals?view=preview&goal=${id}&mode=timeline`);
    const empty = page.getByRole('button', { name: /^Click to add milestone/ }).first();
    const circle = empty.locator('xpath=preceding-sibling::span');
    await waitUntil('the timeline stands still, its circle beside the words', async () => {
      const [text, round] = [await textIn(empty), await edges(circle)];
      return Math.abs(text.middle - round.middle) <= 2;
    });
  });
});
