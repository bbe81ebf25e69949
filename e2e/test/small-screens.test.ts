import { describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/week.rules';
import type { Locator, Page } from 'playwright-core';
import { becomes, counted, gone, shown, sidewaysScroll } from '../src/driving/browser.ts';
import { swipeUp } from '../src/driving/hands.ts';
import { todayInLondon } from '../src/driving/on-the-plan.ts';
import { goalWithRoadmap, holdCoach } from '../src/driving/steps.ts';
import { brokenWords } from '../src/driving/whole-words.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { answers } from '../src/looks/staging.ts';
import { planFullWeek } from '../src/people/full-week.ts';
import { newPerson, type Person } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url, { closeAfterEach: true });
const openWithLargeText = windowsAt(() => platform.url, { closeAfterEach: true, fontSize: 32 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

let person: Promise<Person> | undefined;
/** One person with a goal and a full week for all tests, which leave them as they are. */
function somebody(): Promise<Person> {
  person ??= (async () => {
    const made = await newPerson(platform.url);
    await goalWithRoadmap(made, { title: 'Run a half marathon', category: 'health' });
    await planFullWeek(made.api, todayInLondon());
    return made;
  })();
  return person;
}

/** The height in px of a field's text that is scrolled out of sight. */
const hiddenIn = (page: Page, field: string) =>
  page.evaluate<number>(
    `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector(${JSON.stringify(field)}))`,
  );

const boxOf = async (place: Locator) =>
  (await (await shown(place)).first().boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

describe('the week on a tablet', () => {
  it.each([768, 820, 1024, 1280])('shows whole words and one line of day names at %d px', async (width) => {
    const { page } = await open({ person: await somebody(), width, touch: true });
    await page.goto('/plan');
    await shown(page.getByRole('checkbox', { name: 'Renew the library card' }));
    expect(await brokenWords(page, '[data-day] header, [data-day] [title="Rename"]')).toEqual([]);
    const titles = await page.getByRole('button', { name: 'Interview two support agents', exact: true }).boundingBox();
    expect(titles?.width).toBeGreaterThan(90);
  });
});

describe('the reminders on a tablet', () => {
  it.each([768, 1024])('leave room for whole words at %d px, and scroll sideways within the page', async (width) => {
    const keeper = await newPerson(platform.url);
    for (const name of ['Portfolio', 'Reading', 'Health', 'Money']) {
      const { id: columnId } = await keeper.api.planner.createColumn({ body: { name } });
      const title = 'Ask for two testimonials in Portuguese';
      await keeper.api.planner.createReminderTask({ body: { columnId, title, priority: 'important' } });
    }
    const { page } = await open({ person: keeper, width, touch: true });
    await page.goto('/plan?board=reminders');
    await shown(page.getByRole('region', { name: 'Money' }));
    expect(await brokenWords(page, '[role=region] header, section li')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

describe('the calendar of a form on a small phone', () => {
  it('shows a month of six weeks within the window', async () => {
    const planner = await newPerson(platform.url);
    const lastDayOfSixWeeks = '2050-10-31';
    await planner.api.goals.createGoal({
      body: { title: 'Run a half marathon', category: 'health', targetDate: lastDayOfSixWeeks },
    });
    const { page } = await open({ person: planner, width: 320 });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/goals');
    await button(page, 'View Roadmap').first().tap();
    await page.getByRole('button', { name: /^More/ }).first().tap();
    await page.getByRole('menuitem', { name: 'Edit goal' }).tap();
    await button(page, /^Target Date/).tap();

    const weeks = page.getByRole('grid').getByRole('row');
    await counted(weeks, 6);
    const previous = await boxOf(page.getByRole('button', { name: /previous month/i }));
    const lastWeek = await boxOf(weeks.last());
    expect(previous.y).toBeGreaterThanOrEqual(0);
    expect(lastWeek.y + lastWeek.height).toBeLessThanOrEqual(568);
  });
});

describe('the drawer on a phone', () => {
  it.each(['Trash', 'Profile'])('closes for the page that the account’s menu leads to: %s', async (name) => {
    const { page } = await open({ person: await somebody(), width: 375 });
    await page.goto('/goals');
    await button(page, 'Open menu').tap();
    await page.getByRole('button', { name: /^Account of/ }).tap();
    await page.getByRole('menuitem', { name, exact: true }).tap();
    await shown(page.getByRole('heading', { level: 1, name: name === 'Trash' ? 'Trash' : /./ }));
    await gone(page.getByRole('navigation', { name: 'Main' }));
    await page.goBack();
    await shown(page.getByRole('heading', { level: 1, name: 'Goals' }));
  });
});

describe('the timeline of a goal', () => {
  it('keeps the dates of its steps apart, also those that are estimates', async () => {
    const { page } = await open({ person: await somebody(), width: 1280 });
    await page.goto('/goals');
    await button(page, 'View Roadmap').first().click();
    const days = page.locator('[data-details] > span:last-child');
    await shown(days.first());
    const boxes = await Promise.all((await days.all()).map(boxOf));
    const overlapping = boxes.filter(
      ({ x, y, width }, n) => boxes[n + 1]?.y === y && x + width > (boxes[n + 1]?.x ?? 0),
    );

    expect(boxes.length).toBeGreaterThan(4);
    expect(overlapping).toEqual([]);
  });
});

describe('the path of a goal’s steps', () => {
  const titlesAt = async (width: number) => {
    const planner = await somebody();
    const [goal] = await planner.api.goals.listGoals();
    const steps = await planner.api.goals.listMilestones({ params: { id: goal?.id ?? '' } });
    const { page } = await open({ person: planner, width });
    await page.goto(`/goals?view=preview&goal=${goal?.id}`);
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Milestone View' }) });
    await shown(card);
    const close = button(page, 'Close chat');
    if (await close.isVisible()) await close.click();
    const long = steps.map(({ title }) => title).filter((title) => title.length > 12);
    expect(long.length).toBeGreaterThan(3);
    return { card, long };
  };

  it.each([1280, 1920])('has whole titles at %d px with the chat away', async (width) => {
    const { card, long } = await titlesAt(width);
    for (const title of long) expect((await boxOf(card.getByText(title, { exact: true }))).width).toBeGreaterThan(60);
    expect(await card.getByText(/…$/).filter({ visible: true }).count()).toBe(0);
  });

  it('has titles on one line where it cuts them', async () => {
    const { card, long } = await titlesAt(1024);
    const cut = card.getByText(/…$/).filter({ visible: true });
    await counted(cut, long.length);
    const boxes = await Promise.all((await cut.all()).map(boxOf));
    expect(boxes.filter(({ height }) => height > 24)).toEqual([]);
  });
});

describe('a menu on a phone', () => {
  it('is a sheet within the window, and unfolds its submenu below the row', async () => {
    const { page } = await open({ person: await somebody(), width: 375 });
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/plan');
    const more = page.getByRole('button', { name: /^More for/ }).first();
    await shown(more);
    await more.tap();
    const last = await (await shown(page.getByRole('menuitem', { name: 'Delete' }))).boundingBox();
    if (!last) throw new Error('the row has no box');
    expect(last.y + last.height).toBeLessThanOrEqual(667);
    await page.getByRole('menuitem', { name: 'Move to…' }).tap();
    const next = await shown(page.getByRole('menuitem', { name: 'Next week', exact: true }));
    await next.scrollIntoViewIfNeeded();
    for (const row of [next, page.getByRole('menuitem', { name: 'Move to…' })]) {
      const { x, width } = (await row.boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(375);
      expect(width).toBeGreaterThan(300);
    }
    await page.touchscreen.tap(187, 20); // beside the sheet, on the tabs of the page
    await gone(page.getByRole('menu'));
    expect(page.url()).not.toContain('preview');
  });
});

describe('Back on a phone', () => {
  it('closes drawer, form, chat, menu and question one by one, keeps what was typed, and then leaves the page', async () => {
    const { page, problems } = await open({ person: await somebody(), width: 375 });
    await page.goto('/diary');
    await shown(page.getByRole('heading', { level: 1, name: 'My Diary' }));

    await button(page, 'Open menu').tap();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await shown(navigation);
    await page.goBack();
    await gone(navigation);
    await button(page, 'Open menu').tap();
    await navigation.getByRole('link', { name: 'Goals', exact: true }).tap();
    const goals = page.getByRole('heading', { level: 1, name: 'Goals' });
    await shown(goals);
    await page.goBack();
    await shown(page.getByRole('heading', { level: 1, name: 'My Diary' }));
    await page.goForward();
    await shown(goals);

    await button(page, 'Create Goal').tap();
    await page.getByLabel('Title').fill('Half typed');
    await button(page, /^Target Date/).tap();
    await shown(page.getByRole('grid'));
    await page.goBack();
    await gone(page.getByRole('grid'));
    expect(await page.getByLabel('Title').inputValue()).toBe('Half typed');
    await page.goBack();
    await gone(page.getByRole('dialog'));
    await button(page, 'Create Goal').tap();
    expect(await page.getByLabel('Title').inputValue()).toBe('Half typed');
    await button(page, 'Cancel').tap();
    await gone(page.getByRole('dialog'));

    await button(page, 'Ask Sage').tap();
    const message = page.getByRole('textbox', { name: 'Message Sage' });
    await message.fill('Half a question');
    await page.goBack();
    await gone(message);
    await button(page, 'Ask Sage').tap();
    await becomes(
      'the kept question',
      () => message.inputValue(),
      (text) => text === 'Half a question',
    );
    await button(page, 'Close chat').tap();
    await gone(message);

    const remove = page.getByRole('button', { name: /^Delete Run/ });
    await remove.tap();
    await shown(page.getByRole('alertdialog'));
    await page.goBack();
    await gone(page.getByRole('alertdialog'));
    await shown(remove);

    await page.goBack();
    await shown(page.getByRole('heading', { level: 1, name: 'My Diary' }));
    expect(problems()).toEqual([]);
  });

  it('closes a menu, and the question that one of its rows asked', async () => {
    const { page } = await open({ person: await somebody(), width: 375 });
    await page.goto('/plan');
    const days = page.getByRole('button', { name: /^All tasks of/ });
    await shown(days);
    await days.tap();
    await shown(page.getByRole('menu'));
    await page.goBack();
    await gone(page.getByRole('menu'));
    await days.tap();
    await page.getByRole('menuitem', { name: /^Delete All/ }).tap();
    await shown(page.getByRole('alertdialog'));
    await page.goBack();
    await gone(page.getByRole('alertdialog'));
    await shown(days);
    expect(new URL(page.url()).pathname).toBe('/plan');
  });
});

describe('Back on a tablet held upright', () => {
  it('closes the chat above the roadmap, and keeps the page and what was typed', async () => {
    const { page } = await open({ person: await somebody(), width: 768, touch: true });
    await page.goto('/goals');
    await button(page, 'View Roadmap').first().tap();
    const heading = page.getByRole('heading', { level: 1, name: 'Run a half marathon' });
    await shown(heading);
    await page.locator('#open-chat').tap();
    const message = page.getByRole('textbox', { name: 'Message Sage' });
    await message.fill('Half a question');
    await page.goBack();
    await gone(message);
    await shown(heading);
    await page.locator('#open-chat').tap();
    await becomes(
      'the kept question',
      () => message.inputValue(),
      (text) => text === 'Half a question',
    );
  });
});

describe('Back on a tablet held across', () => {
  it('closes the form and the menu above the page', async () => {
    const { page } = await open({ person: await somebody(), width: 1024, touch: true });
    await page.goto('/goals');
    const heading = page.getByRole('heading', { level: 1, name: 'Goals' });
    await shown(heading);
    await button(page, 'Create Goal').first().tap();
    await page.getByLabel('Title').fill('Half typed');
    await page.goBack();
    await gone(page.getByRole('dialog'));
    await shown(heading);
    await button(page, 'Create Goal').first().tap();
    expect(await page.getByLabel('Title').inputValue()).toBe('Half typed');
    await page.goBack();
    await button(page, 'View Roadmap').first().tap();
    await page.getByRole('button', { name: 'More for Run a half marathon' }).tap();
    await shown(page.getByRole('menu'));
    await page.goBack();
    await gone(page.getByRole('menu'));
    await shown(page.getByRole('heading', { level: 1, name: 'Run a half marathon' }));
  });
});

describe('Back in a wide window', () => {
  it('closes the form, the new task and the palette, keeps what was typed, and then leaves the page', async () => {
    const { page, problems } = await open({ person: await somebody() });
    await page.goto('/faq');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Goals', exact: true }).click();
    const goals = page.getByRole('heading', { level: 1, name: 'Goals' });
    await button(page, 'Create Goal').click();
    await page.getByLabel('Title').fill('Half typed');
    await page.goBack();
    await gone(page.getByRole('dialog'));
    await shown(goals);
    await button(page, 'Create Goal').click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Half typed');
    await button(page, 'Cancel').click();
    await gone(page.getByRole('dialog'));

    await page.keyboard.press('q');
    const task = page.getByLabel('Task', { exact: true });
    await task.fill('Half a task');
    await page.goBack();
    await gone(task);
    await page.keyboard.press('q');
    expect(await task.inputValue()).toBe('Half a task');
    await page.goBack();
    await gone(task);

    await page.keyboard.press('Control+k');
    const search = await shown(page.getByRole('combobox', { name: /^Search pages/ }));
    await page.goBack();
    await gone(search);
    await shown(goals);
    await page.goBack();
    await shown(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }));
    expect(problems()).toEqual([]);
  });
});

it('the full-screen button of an empty week stands at the right end of its line at 320 px', async () => {
  const { page } = await open({ person: await newPerson(platform.url), width: 320 });
  await page.goto('/plan');
  const words = await (await shown(page.getByText(/^No tasks yet/))).boundingBox();
  const full = await button(page, 'Full screen').boundingBox();
  expect(full?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 320));
});

describe('the chat on a phone', () => {
  const messages = [
    'What should I do this week? I have a bad knee and only the two evenings on Tuesday and on Thursday for all of it.',
    'How far am I with the half marathon, and what comes next, when I have missed a week for a cold and a journey?',
    'Why does the first step of my roadmap come first, and what happens when I leave it out and begin with the second?',
    // two rows in the field, which then shrinks by a row
    'How far am I with the half marathon and which step would you take next?',
    'What is due this week and next week, and which of it can wait until Sunday?',
    'Which of my steps takes longest, and which of them could I move to a later week without losing the date of the race?',
  ];

  it('follows every message and answer until the person scrolls by hand', async () => {
    const runner = await newPerson(platform.url);
    await goalWithRoadmap(runner, { title: 'Run a half marathon', category: 'health' });
    const { page } = await open({ person: runner, width: 375 });
    await page.goto('/goals');
    await button(page, 'Ask Sage').tap();
    const log = page.getByRole('log');
    const own = log.locator('[data-own-message]');
    const pending = page.getByText('Agent is thinking & building your goal');
    const placeOf = async (place: Locator) => {
      const { y, height } = (await log.boundingBox()) ?? { y: 0, height: 0 };
      const found = (await place.boundingBox()) ?? { y: -999, height: 0 };
      return { above: y - found.y, below: found.y + found.height - y - height };
    };
    const send = async (words: string) => {
      await page.getByRole('textbox', { name: 'Message Sage' }).fill(words);
      expect(await hiddenIn(page, '[aria-label="Message Sage"]')).toBeLessThanOrEqual(1);
      await button(page, 'Send').tap();
    };
    const topOfLog = () => page.evaluate<number>(`document.querySelector('[role="log"]').scrollTop`);

    for (const words of messages) {
      const coach = await holdCoach(page);
      await send(words);
      for (const place of [own.last(), pending]) {
        await becomes(
          `the place of ${place} after “${words}”`,
          () => placeOf(place),
          ({ above, below }) => above <= 0 && below <= 0,
        );
      }
      coach.release();
      await gone(pending);
      await becomes(
        `the place of the answer to “${words}”`,
        () => placeOf(own.last().locator('xpath=following-sibling::*[1]')),
        ({ above, below }) => above <= 0 && (below <= 0 || above >= -40),
      );
    }

    const coach = await holdCoach(page);
    await send(
      'And what is the very last step, the one with the race itself, and how much time do I have for all until then?',
    );
    await becomes(
      'the place of the message',
      () => placeOf(pending),
      ({ below }) => below <= 0,
    );
    const followed = await topOfLog();
    await swipeUp(page, log, -250);
    let left = followed;
    const hasComeToRest = (top: number) => {
      const before = left;
      left = top;
      return top === before && top < followed - 100;
    };
    await becomes('the place scrolled to', topOfLog, hasComeToRest);
    coach.release();
    await gone(pending);
    await counted(own, messages.length + 1);
    expect(Math.abs((await topOfLog()) - left)).toBeLessThanOrEqual(1);
  });

  it('has a toast over its head, above all that is said', async () => {
    const writer = await newPerson(platform.url);
    await writer.api.ai.sendChat({ body: { message: 'Hello' } });
    const { page } = await open({ person: writer, width: 375 });
    await page.goto('/diary');
    await button(page, 'Ask Sage').tap();
    await button(page, 'Clear chat').tap();
    const toast = await shown(page.locator('[data-sonner-toast]'));
    const { y, height } = (await toast.boundingBox()) ?? { y: 999, height: 0 };
    const said = await (await shown(page.getByRole('log').getByText(/I'm Sage/))).boundingBox();
    expect(y + height).toBeLessThanOrEqual(said?.y ?? 0);
    await button(page, 'Dismiss notification').tap();
    await button(page, 'Close chat').tap();
    await gone(page.getByRole('log'));
  });

  it('has a toast over the bar at the top, above the title of the page', async () => {
    const planner = await newPerson(platform.url);
    const { page } = await open({ person: planner, width: 375 });
    await page.goto('/plan?board=reminders');
    await button(page, 'Add Column').first().tap();
    await page.getByLabel('Column name').fill('Errands');
    await page.keyboard.press('Enter');
    const { y, height } = (await (await shown(page.locator('[data-sonner-toast]'))).boundingBox()) ?? {
      y: 999,
      height: 0,
    };
    const title = await page.locator('h1:visible').boundingBox();
    expect(y + height).toBeLessThanOrEqual(title?.y ?? 0);
  });
});

describe('a roadmap at first sight', () => {
  const bottomOf = async (place: Locator) => {
    const { y, height } = (await (await shown(place)).boundingBox()) ?? { y: 9999, height: 0 };
    return y + height;
  };

  it.each([
    [1280, 800],
    [375, 667],
  ])(
    'shows four steps and the way to all of them in the chat at %d × %d, also after a reload',
    async (width, height) => {
      const { page } = await open({ person: await newPerson(platform.url), width });
      await page.setViewportSize({ width, height });
      await page.goto('/dashboard');
      if (width < 768) await page.locator('#open-chat').tap(); // a page without goals has another button of this name
      await page.getByRole('textbox', { name: 'Message Sage' }).fill('Run a half marathon by 30 April 2027');
      await button(page, 'Send').click();
      const view = await shown(button(page, 'View Your Roadmap Now'));
      await becomes(
        'the bottom of the button',
        () => bottomOf(view),
        (bottom) => bottom < height - 60,
      );
      await counted(page.getByRole('log').locator('li'), 4);
      await page.reload();
      if (width < 768) await page.locator('#open-chat').tap();
      await becomes(
        'the bottom of the button after a reload',
        () => bottomOf(view),
        (bottom) => bottom > 0 && bottom < height - 60,
      );
      await view.click();
      const first = page
        .locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) })
        .locator('li')
        .first();
      // on a phone its title stands above the bar of the chat
      if (width >= 768) expect(await bottomOf(first)).toBeLessThanOrEqual(height);
      else expect(await bottomOf(first.locator('> p'))).toBeLessThan((await boxOf(page.locator('#open-chat'))).y);
    },
  );
});

describe('the card of a roadmap with a long title', () => {
  it('has its button in sight at 320 × 568', async () => {
    const writer = await newPerson(platform.url);
    const { page } = await open({ person: writer, width: 320 });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/diary');
    await button(page, 'Ask Sage').tap();
    const field = page.getByRole('textbox', { name: 'Message Sage' });
    await field.fill('Get a healthier lifestyle: better sleep, more energy and balanced meals');
    await button(page, 'Send').click();
    const view = await shown(button(page, 'View Your Roadmap Now'));
    await shown(page.getByText('more in your roadmap'));
    const bottomOf = async (place: Locator) => {
      const { y, height } = await boxOf(place);
      return y + height;
    };
    const isAboveField = async () => (await bottomOf(view)) < (await boxOf(field)).y;
    await becomes('the button is above the field', isAboveField, (is) => is);
    await view.tap();
    await shown(page.getByRole('heading', { level: 1, name: /healthier lifestyle/ }));
  });
});

describe('a task under the mouse', () => {
  it.each(['Draft the problem statement', 'Reply to the meetup host'])('keeps all of “%s” in sight', async (words) => {
    const { page } = await open({ person: await somebody(), width: 1280 });
    await page.goto('/plan');
    const title = await shown(page.getByRole('button', { name: words, exact: true }));
    await title.hover();
    const { x, y } = (await (await shown(button(page, `More for ${words}`))).boundingBox()) ?? { x: 0, y: 0 };
    // the letters of a line end some pixels above its box
    const covered = await page.evaluate<boolean>(`(() => {
      const range = document.createRange();
      const titles = [...document.querySelectorAll('[title="Rename"]')];
      range.selectNodeContents(titles.find(({ textContent }) => textContent === '${words}'));
      return [...range.getClientRects()].some(({ right, bottom }) => right > ${x} && bottom - 5 > ${y});
    })()`);
    expect(covered).toBe(false);
  });
});

describe('the frame', () => {
  it('uses the width of a wide window for the week', async () => {
    const { page } = await open({ person: await somebody(), width: 1920 });
    await page.goto('/plan');
    const sunday = await shown(page.locator('[data-day]').nth(6));
    const { x, width } = (await sunday.boundingBox()) ?? { x: 0, width: 0 };
    expect(width).toBeGreaterThan(200);
    expect(x + width).toBeLessThanOrEqual(1920);
  });

  it('shows the account within a low window on a touch screen', async () => {
    const { page } = await open({ person: await somebody(), touch: true });
    await page.goto('/goals');
    const { y, height } = (await (await shown(button(page, /^Account of/))).boundingBox()) ?? { y: 999, height: 0 };
    expect(y + height).toBeLessThanOrEqual(800);
  });

  it('shows the whole sentence of an example on a phone', async () => {
    const { page } = await open({ width: 375 });
    await page.goto('/landing');
    await button(page, 'Healthier lifestyle').tap();
    expect(await hiddenIn(page, 'main textarea')).toBeLessThanOrEqual(1);
  });
});

describe('the way to the chat', () => {
  it.each([768, 1024, 1280, 1920])('stands in the top bar at %d px, clear of the page', async (width) => {
    const { page } = await open({ person: await somebody(), width });
    await page.goto('/dashboard');
    const opener = page.locator('#open-chat');
    const close = button(page, 'Close chat');
    await shown(opener.or(close));
    if (await close.isVisible()) await close.click();
    const { x, y, width: wide, height } = await boxOf(opener);
    const bar = await boxOf(page.getByRole('banner'));
    expect(y).toBeGreaterThanOrEqual(bar.y);
    expect(y + height).toBeLessThanOrEqual(bar.y + bar.height);
    expect(x + wide).toBeLessThanOrEqual((await boxOf(button(page, /^Focus mode/))).x);
  });
});

it('every page begins at the same left edge beside the chat', async () => {
  const { page } = await open({ person: await somebody(), width: 1920 });
  let [first, before]: (number | undefined)[] = [];
  const hasComeToRest = (x: number) => {
    const isSame = x > 0 && x === before;
    before = x;
    return isSame;
  };
  for (const path of ['/dashboard', '/goals', '/health', '/diary', '/members', '/faq', '/trash', '/profile']) {
    await page.goto(path);
    await shown(page.getByRole('log'));
    first = await becomes(
      `the left edge of ${path}`,
      async () => (await page.locator('h1:visible').first().boundingBox())?.x ?? -1,
      (x) => (first === undefined ? hasComeToRest(x) : x === first),
    );
  }
});

describe('a form on a low phone', () => {
  const opened = async (path: string) => {
    const { page } = await open({ person: await newPerson(platform.url), width: 375 });
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(path);
    return page;
  };
  const lowerEdge = async (place: Locator) => {
    const { y, height } = await boxOf(place);
    return y + height;
  };

  const openNewTask = async (page: Page) => {
    await page
      .getByRole('button', { name: /^Add Task to/ })
      .filter({ visible: true })
      .tap();
    await page.getByRole('menuitem', { name: 'Very important' }).tap();
    await gone(page.getByRole('menu'));
  };

  it('of a new task opens above the bar of the chat, in an empty week, and grows with its text', async () => {
    const page = await opened('/plan');
    await openNewTask(page);
    const bar = await boxOf(button(page, 'Ask Sage'));
    await becomes(
      'the lower edge of Add',
      () => lowerEdge(button(page, 'Add')),
      (edge) => edge <= bar.y,
    );
    const field = page.getByRole('textbox', { name: /^New task for/ });
    const { height } = await boxOf(field);
    await field.fill('Write the Sunday email to everybody in the running club');
    await becomes(
      'the height of the field',
      async () => (await boxOf(field)).height,
      (now) => now > height + 15,
    );
    expect(await hiddenIn(page, 'textarea[aria-label^="New task for"]')).toBeLessThanOrEqual(1);
  });

  it('of a new task that is left empty lets the next tap reach its place', async () => {
    const planner = await newPerson(platform.url);
    const specificDate = todayInLondon();
    for (const title of [
      'Buy flour',
      'Call the dentist',
      'Water the plants',
      'Pay the rent',
      'Read chapter two',
      'Iron shirts',
    ])
      await planner.api.planner.createTask({ body: { title, specificDate } });
    const { page } = await open({ person: planner, width: 375 });
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/plan');
    await openNewTask(page);
    const field = await shown(page.getByRole('textbox', { name: /^New task for/ }));
    await button(page, 'More for Iron shirts').tap();
    await shown(page.getByRole('menuitem', { name: 'Edit' }));
    await gone(field);
  });

  it.each([
    ['/diary', 'New Entry', 'Save Entry'],
    ['/goals', 'Create Goal', 'Create Goal'],
  ])('at %s shows its buttons when %s opens it', async (path, opener, action) => {
    const page = await opened(path);
    await button(page, opener).first().tap();
    const form = await shown(page.getByRole('dialog'));
    expect(await lowerEdge(form.getByRole('button', { name: action, exact: true }))).toBeLessThanOrEqual(667);
    await form.getByRole('textbox').last().focus();
    expect(await lowerEdge(form.getByRole('textbox').last())).toBeLessThanOrEqual(
      (await boxOf(form.getByRole('button', { name: 'Cancel' }))).y,
    );
  });
});

describe('on a phone', () => {
  const widthOf = async (place: Locator) => (await (await shown(place)).boundingBox())?.width ?? 0;

  it('the button of the chat covers whole lines, never the end of one', async () => {
    const { page } = await open({ person: await somebody(), width: 375 });
    await page.goto('/dashboard');
    const { x, y, width, height } = (await (await shown(button(page, 'Ask Sage'))).boundingBox()) ?? {
      x: 1,
      y: 0,
      width: 0,
      height: 0,
    };
    expect([x, width, y + height]).toEqual([0, 375, 812]);
  });

  it.each([320, 375])('a row of the list of goals shows its date below its buttons at %d px', async (width) => {
    const { page } = await open({ person: await somebody(), width });
    await page.goto('/goals?show=list');
    const row = page.getByRole('listitem').filter({ has: button(page, 'Run a half marathon') });
    expect(await widthOf(row.getByRole('paragraph'))).toBeGreaterThan(width - 140);
  });

  it('a row of the list of goals shows its percentage beside its status', async () => {
    const { page } = await open({ person: await somebody(), width: 375 });
    await page.goto('/goals?show=list');
    const row = page.getByRole('listitem').filter({ has: button(page, 'Run a half marathon') });
    const [status, percent] = await Promise.all([/^Active$/, /^\d+%$/].map((words) => boxOf(row.getByText(words))));
    expect(
      Math.abs((status?.y ?? 0) + (status?.height ?? 0) / 2 - (percent?.y ?? 99) - (percent?.height ?? 0) / 2),
    ).toBeLessThan(3);
  });

  it('the dot of waiting introductions touches the icon of the menu', async () => {
    const { page } = await open({ person: await somebody(), width: 375 });
    const body = [{ id: 'waiting', direction: 'received', status: 'waiting' }];
    await answers(page, '**/api/introductions*', { status: 200, body });
    await page.goto('/dashboard');
    const menu = button(page, 'Open menu');
    const icon = await boxOf(menu.locator('svg'));
    const dot = await boxOf(menu.locator('span'));
    expect(dot.x).toBeLessThan(icon.x + icon.width);
    expect(dot.y + dot.height).toBeGreaterThan(icon.y);
  });

  it('the filters of goals stand in two even columns', async () => {
    const { page } = await open({ person: await somebody(), width: 320 });
    await page.goto('/goals?status=active');
    await button(page, 'Filters (1)').tap();
    const widths = await Promise.all(['Status', 'Category', 'Order'].map((name) => widthOf(page.getByLabel(name))));
    expect(new Set(widths).size).toBe(1);
  });

  it('the buttons of the week stand in one line at 320 px', async () => {
    const { page } = await open({ person: await somebody(), width: 320 });
    await page.goto('/plan');
    await shown(page.getByRole('checkbox'));
    const names = [/^Duplicate/, 'Delete Entire Week'];
    const tops = await Promise.all(names.map(async (name) => (await button(page, name).boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
  });

  it.each([320, 375])('the buttons of a week say what they are about at %d px, also beside Today', async (width) => {
    const planner = await newPerson(platform.url);
    for (const specificDate of [todayInLondon(), addDays(todayInLondon(), 7)])
      await planner.api.planner.createTask({ body: { title: 'Buy flour', specificDate } });
    const { page } = await open({ person: planner, width });
    await page.goto('/plan');
    const sizes = async () =>
      Promise.all(
        ['Next Week', 'Entire Week'].map((words) => boxOf(page.getByRole('button').getByText(words, { exact: true }))),
      );
    for (const { width: wide, height } of await sizes()) expect([wide > 50, height < 20]).toEqual([true, true]);
    await button(page, 'Next').tap();
    await shown(button(page, 'Today'));
    await shown(button(page, 'Delete Entire Week'));
    for (const { width: wide, height } of await sizes()) expect([wide > 50, height < 20]).toEqual([true, true]);
    const tops = [/^Duplicate/, 'Delete Entire Week'].map(async (name) => (await boxOf(button(page, name))).y);
    expect(new Set(await Promise.all(tops)).size).toBe(1);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('a name edited in place is saved and given up by a finger', async () => {
    const planner = await newPerson(platform.url);
    await planner.api.planner.createTask({ body: { title: 'Buy flour', specificDate: todayInLondon() } });
    const { page } = await open({ person: planner, width: 375 });
    await page.goto('/plan');
    const titles = async () => (await planner.api.planner.listWeek({})).map(({ title }) => title);
    const rename = async (name: string, action: string) => {
      await button(page, 'Buy flour').tap();
      await page.getByRole('textbox', { name: 'Name of Buy flour' }).fill(name);
      await button(page, action).tap();
      await gone(page.getByRole('textbox', { name: 'Name of Buy flour' }));
    };
    await rename('Buy nothing', 'Cancel');
    await shown(button(page, 'Buy flour'));
    expect(await titles()).toEqual(['Buy flour']);
    await rename('Buy rye flour', 'Save');
    await shown(button(page, 'Buy rye flour'));
    await becomes('the task is renamed', titles, ([title]) => title === 'Buy rye flour');
  });

  it('the calendar of a form stands within the window at 320 px', async () => {
    const { page } = await open({ person: await somebody(), width: 320 });
    await page.goto('/goals');
    await button(page, 'Create Goal').tap();
    await page.getByLabel('Target Date').tap();
    const grid = await (await shown(page.getByRole('grid'))).boundingBox();
    expect(grid?.x).toBeGreaterThan(8);
    expect((grid?.x ?? 0) + (grid?.width ?? 320)).toBeLessThan(312);
  });

  it('the palette shows whole titles', async () => {
    const { page } = await open({ person: await somebody(), width: 375 });
    await page.goto('/dashboard');
    await shown(page.getByRole('heading', { level: 1 }));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('run');
    await shown(page.getByRole('option').nth(6));
    const cut = await page.evaluate<string[]>(
      `[...document.querySelectorAll('[role=option] span:not(.sr-only)')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)`,
    );
    expect(cut).toEqual([]);
  });
});

it('a planned step shows whole words on a phone with text at 200 %', async () => {
  const planner = await newPerson(platform.url);
  const { id: goalId } = await goalWithRoadmap(planner, { title: 'Run a half marathon', category: 'health' });
  const [step] = await planner.api.goals.listMilestones({ params: { id: goalId } });
  const title = step?.title ?? '';
  await planner.api.planner.createTask({
    body: { title, specificDate: todayInLondon(), goalId, milestoneId: step?.id ?? null },
  });
  const { page } = await openWithLargeText({ person: planner, width: 375 });
  await page.goto('/plan');
  await shown(button(page, title));
  expect(await brokenWords(page, 'main button')).toEqual([]);
});

it('the goal that a message is about takes two lines at most with text at 200 %, and all on request', async () => {
  const runner = await newPerson(platform.url);
  const title = 'Run the half marathon along the river with my sister and both of her colleagues';
  const { id } = await runner.api.goals.createGoal({ body: { title, category: 'health' } });
  const { page } = await openWithLargeText({ person: runner, width: 375 });
  await page.goto(`/goals?view=preview&goal=${id}`);
  await page.locator('#open-chat').tap();
  const about = page.getByText(`About: ${title}`);
  const opener = button(page, 'The whole title');
  await shown(opener);
  expect((await boxOf(about)).height).toBeLessThanOrEqual(2 * 36);
  await opener.tap();
  await becomes(
    'the whole title',
    async () => (await boxOf(about)).height,
    (height) => height > 3 * 36,
  );
});

describe('a wide window with the chat', () => {
  const rightOf = async (place: Locator) => {
    const { x, width } = await boxOf(place);
    return Math.round(x + width);
  };

  it('has pages that end at one edge', async () => {
    const { page } = await open({ person: await somebody(), width: 1920 });
    const ends: Record<string, number> = {};
    for (const path of ['/dashboard', '/goals', '/health', '/members', '/diary', '/accountability']) {
      await page.goto(path);
      await shown(page.locator('main h1:visible'));
      ends[path] = await rightOf(page.locator('main [data-mfe] .ml-page-edge').filter({ visible: true }).first());
    }
    expect(new Set(Object.values(ends)).size).toBe(1);
  });

  it('has titles as wide as their card on the boards of a roadmap', async () => {
    const person = await somebody();
    const [goal] = await person.api.goals.listGoals();
    const { page } = await open({ person, width: 1920 });
    await page.goto(`/goals?view=preview&goal=${goal?.id}&mode=timeline`);
    const row = await shown(page.locator('main [data-row]').first());
    expect((await rightOf(row)) - (await rightOf(row.getByTitle('Edit step')))).toBeLessThan(20);
  });
});

describe('by touch on a tablet', () => {
  it('the head of the chat and those of the templates stand in one line each', async () => {
    const writer = await newPerson(platform.url);
    await writer.api.ai.sendChat({ body: { message: 'Hello' } });
    const { page } = await open({ person: writer, width: 1024, touch: true });
    await page.goto('/dashboard');
    await shown(button(page, 'Clear chat'));
    expect((await boxOf(page.getByText('Your planning coach'))).height).toBeLessThan(24);
    for (const width of [1024, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const heading = await shown(page.getByRole('heading', { name: 'Professional Identity' }));
      expect((await boxOf(heading)).height).toBeLessThan(30);
    }
  });
});
