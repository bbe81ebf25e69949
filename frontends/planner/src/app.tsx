import { reportInstances } from '@pathwise/federation/instances';
import { useLocation } from '@pathwise/federation/router';
import type { ReactNode } from 'react';
import { CategoryPage } from './categories/category-page.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { GoalsPage } from './goals/goals-page.tsx';
import './styles.css';

reportInstances();

const sections: Readonly<Record<string, ReactNode>> = {
  dashboard: <DashboardPage />,
  goals: <GoalsPage />,
  profession: <CategoryPage key="profession" category="profession" />,
  health: <CategoryPage key="health" category="health" />,
  relationship: <CategoryPage key="relationship" category="relationship" />,
  hobby: <CategoryPage key="hobby" category="hobby" />,
};

/** The workspace's planner pages. The path chooses; at `/` the hash may, and the dashboard is what is left. */
export function Remote() {
  const { pathname, hash } = useLocation();
  const asked = pathname === '/' ? hash.slice(1) : pathname.slice(1);
  return sections[asked] ?? sections['dashboard'];
}
