import { type SectionId, sectionIds } from '@pathwise/contracts/site.rules';
import { api } from '@pathwise/federation/api';
import { query, useQuery } from '@pathwise/federation/query';
import { useNavigate } from '@pathwise/federation/router';
import { announce, type ThemeChoice, useMember, useSession, useShell } from '@pathwise/federation/shell-contract';
import { draftOf, selectedGoalId } from '@pathwise/federation/storage-keys';
import { localDay } from '@pathwise/ui/day';
import { useDeferredValue } from 'react';
import { pathOfSection, sectionLabels } from '../sections/sections.rules.ts';
import { useGoToPlans } from '../upgrade/use-go-to-plans.ts';
import { type Command, mostOfGroup } from './palette.rules.ts';

const themes: readonly (readonly [ThemeChoice, string])[] = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['system', 'Theme of the system'],
];

type Show = (dialog: 'task' | 'shortcuts') => void;

/** Everything that the palette finds for what is typed. `show` opens another of its dialogs. */
export function useCommands(typed: string, show: Show): { commands: Command[]; isSearching: boolean } {
  const go = useNavigate();
  const { setTheme, signOut } = useShell();
  const doing: Command[] = [
    { id: 'goal', group: 'Do', title: 'New goal', also: 'create add', run: () => void go('/goals', newGoal) },
    { id: 'task', group: 'Do', title: 'New task for today', also: 'create add', run: () => show('task') },
    { id: 'entry', group: 'Do', title: 'New diary entry', also: 'create add write', run: () => void go(newEntry) },
    ...themes.map(
      ([theme, title]): Command => ({ id: theme, group: 'Do', title, also: 'mode look', run: () => setTheme(theme) }),
    ),
    { id: 'keys', group: 'Do', title: 'Keyboard shortcuts', also: 'help', run: () => show('shortcuts') },
    { id: 'out', group: 'Do', title: 'Log out', also: 'sign out', run: () => void signOut().catch(console.error) },
  ];
  const { commands, isSearching } = useFound(typed);
  return { commands: [...doing, ...usePages(), ...useGoals(), ...commands], isSearching };
}

const newEntry = '/diary?entry=new';
const newGoal = { state: { newGoalIn: 'personal' } };

/** What a person may do with words that find nothing. */
export function useOffers(typed: string, show: Show): Command[] {
  const go = useNavigate();
  const { id: memberId } = useMember();
  const words = typed.trim();
  const offer = (id: string, what: string, run: () => void): Command => {
    return { id, group: 'Do', title: `${what} “${words}”`, run };
  };
  return [
    offer('task-of-words', 'New task', () => {
      draftOf(`task:${memberId}`).set(words);
      show('task');
    }),
    offer('goal-of-words', 'New goal', () => void go('/goals', { state: { ...newGoal.state, newGoalTitle: words } })),
    offer('ask-words', 'Ask Sage', () => announce('openAiChat', { message: words })),
  ];
}

function usePages(): Command[] {
  const go = useNavigate();
  const { user } = useSession();
  const goToPlans = useGoToPlans();
  const pages: readonly PageCommand[] = [
    ...sectionIds.map((id): PageCommand => [sectionLabels[id], pathOfSection(id), alsoFor[id]]),
    ...otherPages,
    ...(user?.role === 'admin' ? [['Admin dashboard', '/admin'] as const] : []),
  ];
  const opened = pages.map(([title, path, also = '']): Command => {
    return { id: path, group: 'Pages', title, also, run: () => void go(path) };
  });
  const plans = { title: 'Subscription', also: 'premium plans upgrade billing payment', run: goToPlans };
  return [...opened, { id: '/subscription', group: 'Pages', ...plans }];
}

type PageCommand = readonly [title: string, path: string, also?: string | undefined];

/** Other words for the sections. */
const alsoFor: Partial<Record<SectionId, string>> = {
  dashboard: 'home start overview',
  plan: 'weekly calendar week tasks todo schedule',
  diary: 'journal entries notes',
  goals: 'targets',
  profession: 'job career',
  health: 'fitness',
  members: 'people community explore',
  accountability: 'partner',
  mentorship: 'mentor',
  faq: 'help questions',
  profile: 'settings account privacy password picture email',
};

/** Pages and boards that are no section. */
const otherPages: readonly PageCommand[] = [
  ['Reminders', '/plan?board=reminders', 'board columns someday later'],
  ['Goal Roadmaps', '/goals?view=preview&goal=all', 'timeline preview steps'],
  ['Trash', '/trash', 'deleted bin restore undo'],
  ['Support', '/support', 'help contact'],
  ['Privacy Policy', '/privacy-policy', 'legal'],
  ['Terms of Service', '/terms-of-service', 'legal conditions'],
];

function useGoals(): Command[] {
  const { data: goals = [] } = useQuery(query(api.goals.listGoals));
  const { setView } = useShell();
  return goals.map(({ id, title, status }) => ({
    id,
    group: 'Goals',
    title,
    detail: status === 'active' ? undefined : status,
    run: () => {
      selectedGoalId.set(id);
      setView('preview');
    },
  }));
}

/** The shortest text by which the services find something. */
const shortest = 3;

/** What the services find: steps and tasks of all goals, tasks of all weeks, reminders, the whole diary, and members. */
function useFound(typed: string): { commands: Command[]; isSearching: boolean } {
  const go = useNavigate();
  const q = useDeferredValue(typed.trim());
  const search = { query: { q, limit: mostOfGroup } };
  // until the next answer comes, the last one stays
  const asked = { enabled: q.length >= shortest, placeholderData: <T>(last: T | undefined) => last };
  const ofSteps = useQuery({ ...query(api.goals.searchSteps, search), ...asked });
  const ofPlan = useQuery({ ...query(api.planner.searchPlan, search), ...asked });
  const ofMembers = useQuery({ ...query(api.social.searchMembers, search), ...asked });
  const { data: goals = [] } = useQuery(query(api.goals.listGoals));
  const isSearching = q !== typed.trim() || [ofSteps, ofPlan, ofMembers].some(({ isFetching }) => isFetching);
  if (q.length < shortest) return { commands: [], isSearching };
  const { data: steps = [] } = ofSteps;
  const { data: plan } = ofPlan;
  const { data: members = [] } = ofMembers;
  const at = (path: string, params: Record<string, string>) => () => void go(`${path}?${new URLSearchParams(params)}`);
  const foundSteps = new Set(steps.map(({ id }) => id));
  // a task of the week that stands for a found step is that step once more
  const isNoFoundStep = ({ milestoneId, todoId }: PlannedLink) => !foundSteps.has(milestoneId ?? todoId ?? '');
  const commands = [
    ...byGoal(steps).map(({ id, goalId, title, kind }): Command => {
      const ofGoal = goals.find((goal) => goal.id === goalId)?.title;
      const goal = { view: 'preview', goal: goalId };
      if (kind === 'todo')
        return {
          id,
          group: 'Tasks',
          title,
          ofGoal,
          run: at('/goals', { ...goal, mode: 'timeline', task: id }),
        };
      return { id, group: 'Steps', title, ofGoal, run: at('/goals', { ...goal, step: id }) };
    }),
    ...(plan?.tasks ?? []).filter(isNoFoundStep).map(({ id, title, specificDate }): Command => {
      const run = at('/plan', { week: specificDate, task: id });
      return { id, group: 'Tasks', title, detail: localDay(specificDate), run };
    }),
    ...(plan?.reminders ?? []).map(({ id, title }): Command => {
      return { id, group: 'Tasks', title, detail: 'Reminders', run: at('/plan', { board: 'reminders', task: id }) };
    }),
    ...(plan?.entries ?? []).map(({ id, title, entryDate }): Command => {
      return { id, group: 'Diary', title, detail: localDay(entryDate), run: at('/diary', { entry: id }) };
    }),
    ...members.map(({ id, firstName, lastName, profession }): Command => {
      const title = [firstName, lastName].filter(Boolean).join(' ') || 'A member';
      return { id, group: 'Members', title, detail: profession ?? undefined, run: at('/profile', { user: id }) };
    }),
  ];
  return { commands, isSearching };
}

interface PlannedLink {
  readonly milestoneId: string | null;
  readonly todoId: string | null;
}

/** The steps, then the tasks, each goal's beside one another. The first found comes first. */
function byGoal<Step extends { readonly goalId: string; readonly kind: string }>(steps: readonly Step[]): Step[] {
  const places = steps.map(({ kind, goalId }) => `${kind} ${goalId}`);
  const placeOf = ({ kind, goalId }: Step) => places.indexOf(`${kind} ${goalId}`);
  return steps.toSorted((a, b) => placeOf(a) - placeOf(b));
}
