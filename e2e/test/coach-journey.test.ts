import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, counted, gone, shown } from '../src/driving/browser.ts';
import { goalCard, goalsOf, goalWithRoadmap, milestoneDays, readyPhrase } from '../src/driving/steps.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { openChat } from '../src/looks/staging.ts';
import { newPerson, type Person } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url);

async function say(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message Sage' });
  await field.fill(words);
  await field.press('Enter');
}

describe('talking with the coach', () => {
  it.each([1280, 375])('a vague wish is asked about and becomes a plan, at %i', async (width) => {
    const person = await newPerson(platform.url);
    const window = await open({ person, width });
    const { page } = window;
    await page.goto('/');
    await openChat(page);
    await say(page, 'I want to be happier');
    const choices = page.getByRole('group', { name: 'Answers to choose from' });
    await shown(choices);
    await counted(choices.getByRole('button'), 3);
    expect(await goalsOf(page)).toEqual([]);

    const choice = choices.getByRole('button').first();
    const words = (await choice.textContent()) ?? '';
    await choice.click();
    await gone(choices);
    await shown(page.getByRole('log').getByRole('heading', { name: readyPhrase }));
    await shown(page.getByRole('log').getByText(words, { exact: true }));
    const [goal, ...others] = await goalsOf(page);
    expect(others).toEqual([]);
    expect(goal).toMatchObject({ roadmapStatus: 'ready' });
    expect(goal?.milestoneCount).toBeGreaterThanOrEqual(5);
    expect(window.problems()).toEqual([]);
  });

  it('an edit is proposed, partly accepted, survives a reload and is undone', async () => {
    const person = await newPerson(platform.url);
    const title = 'Run a half marathon';
    const goal = await goalWithRoadmap(person, { title, category: 'health', targetDate: '2027-09-01' });
    const before = await stepsOf(person, goal.id);
    const window = await open({ person });
    const { page } = window;
    await page.goto('/goals');
    await goalCard(page, title).getByRole('button', { name: 'View Roadmap' }).click();
    await openChat(page);
    await shown(page.getByText(`About: ${title}`));
    await daysAre(page, before);
    await say(page, 'I hurt my knee and cannot run for four weeks');

    const card = await shown(page.getByRole('group', { name: /proposed changes$/ }));
    const total = await card.getByRole('checkbox').count();
    expect(total).toBeGreaterThan(1);
    expect(await stepsOf(person, goal.id)).toEqual(before);
    await card.getByRole('checkbox').first().click();
    await card.getByRole('button', { name: /^Accept selected/ }).click();
    await shown(card.getByText(/^\d+ of \d+ accepted$/));
    const changed = await stepsOf(person, goal.id);
    expect(changed).not.toEqual(before);
    await daysAre(page, changed);

    await page.reload();
    await openChat(page);
    await shown(card.getByText(/^\d+ of \d+ accepted$/));
    await card.getByRole('button', { name: 'Undo' }).click();
    await shown(card.getByText('Nothing changes until you accept.'));
    expect(await stepsOf(person, goal.id)).toEqual(before);
    await daysAre(page, before);
    expect(await goalsOf(page)).toHaveLength(1);
    expect(window.problems()).toEqual([]);
  });
});

async function stepsOf({ api }: Person, id: string) {
  const steps = await api.goals.listMilestones({ params: { id } });
  return steps.map(({ title, dueDate, completed }) => ({ title, dueDate, completed }));
}

/** Waits until the page shows the steps' days. */
async function daysAre(page: Page, steps: readonly { dueDate: string | null }[]): Promise<void> {
  const days = steps.map(({ dueDate }) => dueDate).sort();
  await becomes(
    'the days of the steps',
    async () => (await milestoneDays(page)).toSorted().join(),
    (now) => now === days.join(),
  );
}
