import type { SectionOf } from '@pathwise/contracts/site.rules';
import { reportInstances } from '@pathwise/federation/instances';
import { useLocation } from '@pathwise/federation/router';
import { lazy, type ReactNode } from 'react';
import { CategoryPage } from '../categories/category-page.tsx';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { GoalsPage } from '../goals/goals-page.tsx';
import './styles.css';

reportInstances();

// Each loads with its page, so that drag and drop and the diary's editor stay out of the first load. The gateway knows a
// chunk called `page-<section>`, and lets the page's HTML ask for it.
const loadPlan = () => import(/* webpackChunkName: 'page-plan' */ '../plan/plan-page.tsx');
const loadDiary = () => import(/* webpackChunkName: 'page-diary' */ '../diary/diary-page.tsx');
const PlanPage = lazy(async () => ({ default: (await loadPlan()).PlanPage }));
const RemindersBoard = lazy(async () => ({
  default: (await import('../reminders/reminders-board.tsx')).RemindersBoard,
}));
const TrashPage = lazy(async () => ({ default: (await import('../trash/trash-page.tsx')).TrashPage }));
const DiaryPage = lazy(async () => ({ default: (await loadDiary()).DiaryPage }));

const pages: Readonly<Record<SectionOf<'planner'> | 'trash', ReactNode>> = {
  dashboard: <DashboardPage />,
  goals: <GoalsPage />,
  profession: <CategoryPage key="profession" category="profession" />,
  health: <CategoryPage key="health" category="health" />,
  relationship: <CategoryPage key="relationship" category="relationship" />,
  hobby: <CategoryPage key="hobby" category="hobby" />,
  plan: <PlanPage reminders={<RemindersBoard />} />,
  diary: <DiaryPage />,
  trash: <TrashPage />,
};

/** Loads the chunk of the page at a path, where it has one that the page's HTML asked for. */
export async function prepare(pathname: string): Promise<void> {
  if (pathname === '/plan') await loadPlan();
  if (pathname === '/diary') await loadDiary();
}

/** The planner's pages in the workspace, by path. The default is the dashboard. The shell leads a hash to its path. */
export function Remote() {
  const asked = useLocation().pathname.slice(1);
  return Object.hasOwn(pages, asked) ? pages[asked as keyof typeof pages] : pages.dashboard;
}
