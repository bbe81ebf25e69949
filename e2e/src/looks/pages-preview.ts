import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import type { PageState } from './page-state.ts';
import { answers, away, goalsAre, stepsAre, withoutRoadmap } from './staging.ts';

const milestones = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) });

/** Opens a goal's roadmap from its card. */
async function openRoadmap(page: Page, title = 'Run a half marathon'): Promise<void> {
  const card = page.getByRole('region', { name: title, exact: true });
  await card.getByRole('button', { name: 'View Roadmap' }).click();
  await shown(page.getByRole('heading', { level: 1, name: title }));
}

async function openSteps(page: Page): Promise<void> {
  await openRoadmap(page);
  await shown(milestones(page).getByRole('checkbox'));
  await shown(page.getByRole('heading', { name: 'Milestone View' }));
}

async function openBoard(page: Page, view: 'WEEKLY' | 'DAILY'): Promise<void> {
  await openSteps(page);
  await page.getByText('Timeline View').click();
  await page.getByRole('button', { name: view, exact: true }).click();
  await shown(page.getByRole('button', { name: /^Click to add milestone/ }));
}

/** The menu of the first open step: one that is ticked cannot be planned. */
async function openMenuOfStep(page: Page): Promise<void> {
  await openSteps(page);
  await milestones(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { checked: false }) })
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
}

const atGoals = {
  who: 'member',
  path: '/goals',
  ready: (page: Page) => page.getByText('Run a half marathon').first(),
} as const;

export const previewPages: PageState[] = [
  { ...atGoals, name: 'roadmap', reach: openSteps },
  {
    ...atGoals,
    name: 'roadmap-timeline',
    reach: async (page) => {
      await openSteps(page);
      await page.getByText('Timeline View').click();
      await shown(page.getByRole('region', { name: 'Month 1', exact: true }));
    },
  },
  { ...atGoals, name: 'roadmap-weekly', reach: (page) => openBoard(page, 'WEEKLY') },
  {
    ...atGoals,
    name: 'roadmap-weekly-actions',
    reach: async (page) => {
      await openBoard(page, 'WEEKLY');
      await page
        .getByRole('button', { name: /^Plan this step:/ })
        .first()
        .hover();
    },
  },
  { ...atGoals, name: 'roadmap-daily', reach: (page) => openBoard(page, 'DAILY') },
  {
    ...atGoals,
    name: 'roadmap-new-task',
    reach: async (page) => {
      await openBoard(page, 'DAILY');
      await page
        .getByRole('button', { name: /^Click to add milestone/ })
        .first()
        .click();
      await shown(page.getByRole('textbox', { name: /^New task/ }));
    },
  },
  {
    ...atGoals,
    name: 'roadmap-hover-card',
    only: 'desktop',
    reach: async (page) => {
      await openBoard(page, 'WEEKLY');
      await page
        .getByRole('button', { name: /^Next:/ })
        .first()
        .hover();
      await shown(page.getByRole('complementary', { name: 'More about it' }));
    },
  },
  {
    ...atGoals,
    name: 'roadmap-progress',
    reach: async (page) => {
      await openSteps(page);
      await page.getByRole('button', { name: /what counts$/ }).click();
      await shown(page.getByRole('region', { name: 'What counts towards the progress' }));
    },
  },
  {
    ...atGoals,
    name: 'dialog-plan-step',
    reach: async (page) => {
      await openMenuOfStep(page);
      await page.getByRole('menuitem', { name: 'Plan this step' }).click();
      await shown(page.getByRole('dialog', { name: 'Plan this step' }));
    },
  },
  {
    ...atGoals,
    name: 'dialog-regenerate',
    reach: async (page) => {
      await openSteps(page);
      await page.getByRole('button', { name: 'More for Run a half marathon' }).click();
      await page.getByRole('menuitem', { name: 'Regenerate roadmap' }).click();
      const dialog = page.getByRole('dialog', { name: 'Regenerate roadmap' });
      await shown(dialog.getByRole('heading', { name: /^Keep/ }));
    },
  },
  {
    ...atGoals,
    name: 'roadmap-from-words',
    stage: (page) => goalsAre(page, { isCategoryRead: true, isTargetDateRead: true }),
    reach: openSteps,
  },
  {
    ...atGoals,
    name: 'roadmap-unsure',
    stage: async (page) => {
      await goalsAre(page, { closestKinds: ['Run a 5 km race', 'Get fit again after a long break'] });
      await stepsAre(page, { completed: false });
    },
    reach: async (page) => {
      await openSteps(page);
      await shown(page.getByRole('button', { name: 'This plan fits' }));
    },
  },
  {
    ...atGoals,
    name: 'roadmap-without-days',
    stage: (page) => stepsAre(page, { dueDate: null }),
    reach: async (page) => {
      await openSteps(page);
      await shown(page.getByRole('button', { name: /^Date the steps until/ }));
    },
  },
  {
    ...atGoals,
    name: 'roadmap-deleted',
    path: '/goals?view=preview&goal=00000000-0000-4000-8000-000000000000',
    ready: (page) => page.getByText('This goal was deleted'),
  },
  {
    ...atGoals,
    name: 'roadmaps',
    reach: async (page) => {
      await openSteps(page);
      await page.getByRole('button', { name: 'Back to Overview' }).click();
      await shown(page.getByRole('heading', { level: 1, name: 'Goal Roadmaps' }));
    },
  },
  {
    name: 'roadmaps-empty',
    who: 'newcomer',
    path: '/goals',
    ready: (page) => page.getByText('No goals yet', { exact: false }).first(),
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Preview' }).click();
      await shown(page.getByRole('heading', { level: 1, name: 'Goal Roadmaps' }));
    },
  },
  {
    ...atGoals,
    name: 'roadmap-drafting',
    stage: async (page) => {
      await goalsAre(page, { ...withoutRoadmap, roadmapStatus: 'drafting' });
      await answers(page, '**/api/goals/*/unified-milestones', { status: 200, body: [] });
    },
    reach: async (page) => {
      await openRoadmap(page);
      await shown(page.getByText('Sage is drafting your roadmap'));
    },
  },
  {
    ...atGoals,
    name: 'roadmap-failed',
    stage: async (page) => {
      await goalsAre(page, { ...withoutRoadmap, roadmapStatus: 'failed' });
      await answers(page, '**/api/goals/*/unified-milestones', { status: 200, body: [] });
      await answers(page, '**/api/goals/*/ai-suggestions', { status: 200, body: [] });
    },
    reach: async (page) => {
      await openRoadmap(page);
      await shown(page.getByText('The roadmap could not be drafted'));
    },
  },
  {
    ...atGoals,
    name: 'roadmap-error',
    stage: (page) => answers(page, '**/api/goals/*/unified-milestones', away),
    reach: async (page) => {
      const card = page.getByRole('region', { name: 'Run a half marathon', exact: true });
      await card.getByRole('button', { name: 'View Roadmap' }).click();
      await shown(page.getByText(/Error loading roadmap/));
    },
  },
  {
    ...atGoals,
    name: 'roadmap-editing-overview',
    reach: async (page) => {
      await openSteps(page);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await shown(page.getByRole('button', { name: 'Save' }));
    },
  },
  {
    ...atGoals,
    name: 'menu-goal',
    reach: async (page) => {
      await openSteps(page);
      await page.getByRole('button', { name: 'More for Run a half marathon' }).click();
      await shown(page.getByRole('menu'));
    },
  },
  {
    ...atGoals,
    name: 'dialog-add-milestone',
    reach: async (page) => {
      await openSteps(page);
      await page.getByRole('button', { name: 'Add step' }).click();
      await shown(page.getByRole('dialog', { name: 'Add Step' }));
    },
  },
  {
    ...atGoals,
    name: 'dialog-edit-milestone',
    reach: async (page) => {
      await openMenuOfStep(page);
      await page.getByRole('menuitem', { name: 'Edit step' }).click();
      await shown(page.getByRole('dialog', { name: 'Edit Step' }));
    },
  },
  {
    ...atGoals,
    name: 'dialog-delete-milestone',
    reach: async (page) => {
      await openMenuOfStep(page);
      await page.getByRole('menuitem', { name: 'Delete step' }).click();
      await shown(page.getByText('Are you sure you want to delete this milestone?'));
    },
  },
];
