import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { SectionOf } from '@pathwise/contracts/site.rules';
import { reportInstances } from '@pathwise/federation/instances';
import { useLocation } from '@pathwise/federation/router';
import { lazy, type ReactNode } from 'react';
import './styles.css';

reportInstances();

// Each page loads when it is shown and brings nothing of the others. The gateway knows a chunk called `page-<section>`, and lets
// the page's HTML ask for it. The categories are four names of one file.
const loads = {
  dashboard: () => import(/* webpackChunkName: 'page-dashboard' */ '../dashboard/dashboard-page.tsx'),
  goals: () => import(/* webpackChunkName: 'page-goals' */ '../goals/goals-page.tsx'),
  profession: () => import(/* webpackChunkName: 'page-profession' */ '../categories/category-page.tsx'),
  health: () => import(/* webpackChunkName: 'page-health' */ '../categories/category-page.tsx'),
  relationship: () => import(/* webpackChunkName: 'page-relationship' */ '../categories/category-page.tsx'),
  hobby: () => import(/* webpackChunkName: 'page-hobby' */ '../categories/category-page.tsx'),
  plan: () => import(/* webpackChunkName: 'page-plan' */ '../plan/plan-page.tsx'),
  diary: () => import(/* webpackChunkName: 'page-diary' */ '../diary/diary-page.tsx'),
  trash: () => import('../trash/trash-page.tsx'),
};

type Category = Extract<keyof typeof loads, GoalCategory>;
const pageOfCategory = (category: Category) =>
  lazy(async () => {
    const { CategoryPage } = await loads[category]();
    return { default: () => <CategoryPage category={category} /> };
  });

const DashboardPage = lazy(async () => ({ default: (await loads.dashboard()).DashboardPage }));
const GoalsPage = lazy(async () => ({ default: (await loads.goals()).GoalsPage }));
const ProfessionPage = pageOfCategory('profession');
const HealthPage = pageOfCategory('health');
const RelationshipPage = pageOfCategory('relationship');
const HobbyPage = pageOfCategory('hobby');
const PlanPage = lazy(async () => ({ default: (await loads.plan()).PlanPage }));
const RemindersBoard = lazy(async () => ({
  default: (await import('../reminders/reminders-board.tsx')).RemindersBoard,
}));
const DiaryPage = lazy(async () => ({ default: (await loads.diary()).DiaryPage }));
const TrashPage = lazy(async () => ({ default: (await loads.trash()).TrashPage }));

const pages: Readonly<Record<SectionOf<'planner'> | 'trash', ReactNode>> = {
  dashboard: <DashboardPage />,
  goals: <GoalsPage />,
  profession: <ProfessionPage />,
  health: <HealthPage />,
  relationship: <RelationshipPage />,
  hobby: <HobbyPage />,
  plan: <PlanPage reminders={<RemindersBoard />} />,
  diary: <DiaryPage />,
  trash: <TrashPage />,
};

const sectionAt = (pathname: string): keyof typeof pages => {
  const asked = pathname.slice(1);
  return Object.hasOwn(pages, asked) ? (asked as keyof typeof pages) : 'dashboard';
};

/** Loads the chunk of the page at a path, which the page's HTML asked for. */
export const prepare = (pathname: string): Promise<unknown> => loads[sectionAt(pathname)]();

/** The planner's pages in the workspace, by path. The default is the dashboard. The shell leads a hash to its path. */
export function Remote() {
  return pages[sectionAt(useLocation().pathname)];
}
