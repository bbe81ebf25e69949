import { sectionIds } from '@pathwise/contracts/site.rules';
import { api } from '@pathwise/federation/api';
import { query, useQuery } from '@pathwise/federation/query';
import { useNavigate } from '@pathwise/federation/router';
import { type ThemeChoice, useSession, useShell } from '@pathwise/federation/shell-contract';
import { selectedGoalId } from '@pathwise/federation/storage-keys';
import { localDay } from '@pathwise/ui/day';
import { useDeferredValue } from 'react';
import { pathOfSection, sectionLabels } from '../app/sections.rules.ts';
import { useGoToPlans } from '../upgrade/use-go-to-plans.ts';
import type { Command } from './palette.rules.ts';

const themes: readonly (readonly [ThemeChoice, string])[] = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['system', 'Theme of the system'],
];

/** Everything that the palette offers for what is typed. `show` opens another of its dialogs. */
export function useCommands(typed: string, show: (dialog: 'task' | 'shortcuts') => void): Command[] {
  const go = useNavigate();
  const { setTheme, signOut } = useShell();
  const doing: Command[] = [
    { id: 'goal', group: 'Do', title: 'New goal', also: 'create add', run: () => void go('/goals', newGoal) },
    { id: 'task', group: 'Do', title: 'New task for today', also: 'create add', run: () => show('task') },
    ...themes.map(
      ([theme, title]): Command => ({ id: theme, group: 'Do', title, also: 'mode look', run: () => setTheme(theme) }),
    ),
    { id: 'keys', group: 'Do', title: 'Keyboard shortcuts', also: 'help', run: () => show('shortcuts') },
    { id: 'out', group: 'Do', title: 'Log out', also: 'sign out', run: () => void signOut().catch(console.error) },
  ];
  return [...doing, ...usePages(), ...useOwn(), ...useMembers(typed)];
}

const newGoal = { state: { newGoalIn: 'personal' } };

function usePages(): Command[] {
  const go = useNavigate();
  const { user } = useSession();
  const others: readonly (readonly [string, string])[] = [
    ['Trash', '/trash'],
    ['Support', '/support'],
    ...(user?.role === 'admin' ? [['Admin dashboard', '/admin'] as const] : []),
  ];
  const goToPlans = useGoToPlans();
  const pages = [...sectionIds.map((id) => [sectionLabels[id], pathOfSection(id)] as const), ...others];
  const opened = pages.map(([title, path]): Command => {
    return { id: path, group: 'Pages', title, run: () => void go(path) };
  });
  return [...opened, { id: '/subscription', group: 'Pages', title: 'Subscription', run: goToPlans }];
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The person's own goals, tasks of this week and latest diary entries. */
function useOwn(): Command[] {
  const go = useNavigate();
  const { setView } = useShell();
  const { data: goals = [] } = useQuery(query(api.goals.listGoals));
  const { data: tasks = [] } = useQuery(query(api.planner.listWeek));
  const { data: entries = [] } = useQuery(query(api.planner.listMyDiary, { query: { limit: 100 } }));
  const openGoal = (id: string) => {
    selectedGoalId.set(id);
    setView('preview');
  };
  return [
    ...goals.map(({ id, title, status }): Command => {
      return { id, group: 'Goals', title, detail: status === 'active' ? undefined : status, run: () => openGoal(id) };
    }),
    ...tasks.map(({ id, title, dayOfWeek }): Command => {
      return { id, group: 'Tasks of this week', title, detail: capitalised(dayOfWeek), run: () => void go('/plan') };
    }),
    ...entries.map(({ id, title, entryDate }): Command => {
      return { id, group: 'Diary', title, detail: localDay(entryDate), run: () => void go('/diary') };
    }),
  ];
}

/** The shortest text by which the service finds members. */
const shortest = 3;

function useMembers(typed: string): Command[] {
  const go = useNavigate();
  const q = useDeferredValue(typed.trim());
  const { data: members = [] } = useQuery({
    ...query(api.social.searchMembers, { query: { q, limit: 6 } }),
    enabled: q.length >= shortest,
  });
  return members.map(({ id, firstName, lastName, profession }) => ({
    id,
    group: 'Members',
    title: [firstName, lastName].filter(Boolean).join(' ') || 'A member',
    detail: profession ?? undefined,
    run: () => void go(`/profile?user=${encodeURIComponent(id)}`),
  }));
}
