import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noteAnswer } from '@pathwise/federation/connection';
import { setGoalBuilding } from '@pathwise/federation/goal-building';
import { useIsPartLacking } from '@pathwise/federation/lacking-parts';
import { QueryClientProvider } from '@pathwise/federation/query';
import { lastKnownPerson } from '@pathwise/federation/storage-keys';
import { fakeApi, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aGoal } from '../../test/fixtures.ts';
import { goalsQuery } from '../goal-kit/goal-queries.ts';
import { GoalsPage } from './goals-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function openPage(goals = [aGoal({ title: 'Run a marathon' })], member = {}, state: unknown = null) {
  const api = fakeApi({ 'GET /api/goals': goals });
  const page = renderInShell(<GoalsPage />, { at: { pathname: '/goals', state }, member });
  if (goals[0]) await screen.findByText(goals[0].title);
  else await screen.findByText('No goals yet. Create your first goal to get started!');
  return { api, ...page };
}

describe('the goals page', () => {
  it('shows each goal with category, priority, status, due date, progress and description', async () => {
    await openPage([
      aGoal({
        title: 'Run a marathon',
        category: 'health',
        priority: 'high',
        targetDate: '2027-04-11',
        progress: 33,
        milestoneCount: 3,
        completedMilestoneCount: 1,
        description: 'The spring one',
      }),
    ]);
    const card = screen.getByRole('region', { name: 'Run a marathon' });
    expect(card).toHaveTextContent(normalSpaces(`Health • Due ${formatDay('2027-04-11')}`));
    expect(card).toHaveTextContent('HighActive');
    expect(card).toHaveTextContent('The spring one');
    expect(card).toHaveTextContent('1 of 3 steps33%');
  });

  it('names what is not here while the person is offline, and says that it opens by itself', async () => {
    noteAnswer(new Response('[]', { headers: { 'pathwise-kept-at': '2026-11-23T14:05:00.000Z' } }));
    fakeApi({ 'GET /api/goals': networkFailure });
    const { queries } = renderInShell(<GoalsPage />, { at: '/goals' });
    expect(await screen.findByText('Your goals are not here while you are offline.')).toBeInTheDocument();
    expect(screen.getByText('This opens by itself when you are back online.')).toBeInTheDocument();
    const { result } = renderHook(useIsPartLacking, {
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    });
    expect(result.current).toBe(true);
    act(() => noteAnswer(new Response()));
  });

  it('expands and collapses a description over 120 characters', async () => {
    const description = 'x'.repeat(121);
    const { user } = await openPage([aGoal({ title: 'Long', description })]);
    expect(screen.queryByText(description)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText(description)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.queryByText(description)).not.toBeInTheDocument();
  });

  it('opens the form with the title that another place passes, and without what was typed before', async () => {
    const first = await openPage();
    await first.user.click(screen.getByRole('button', { name: 'Create Goal' }));
    await first.user.type(await screen.findByLabelText('Title'), 'Sail');
    await first.user.type(screen.getByLabelText(/^Description/), 'Round the island');
    await first.user.keyboard('{Escape}');
    first.unmount();
    await openPage(undefined, {}, { newGoalIn: 'personal', newGoalTitle: 'Grow vegetables' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Goal' }));
    expect(dialog.getByLabelText('Title')).toHaveValue('Grow vegetables');
    expect(dialog.getByLabelText(/^Description/)).toHaveValue('');
  });

  it('offers no past day as a target date, and keeps one that is past already', async () => {
    const { user } = await openPage([aGoal({ title: 'Run a marathon', targetDate: '2020-05-05' })]);
    await user.click(screen.getByRole('button', { name: 'Edit Run a marathon' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }));
    const picker = dialog.getByRole('button', { name: /^Target Date/ });
    expect(picker).toHaveTextContent(normalSpaces(formatDay('2020-05-05')));
    await user.click(picker);
    const calendar = within(await screen.findByRole('grid'));
    expect(calendar.getByRole('button', { name: /May 6, 2020/ })).toBeDisabled();
  });

  it('stores the goal under selectedGoalId and switches to the Preview tab on View Roadmap', async () => {
    const { user, setView } = await openPage([aGoal({ id: 'g-7', title: 'Run a marathon' })]);
    await user.click(screen.getByRole('button', { name: 'View Roadmap' }));
    expect(sessionStorage.getItem('selectedGoalId')).toBe('g-7');
    expect(setView).toHaveBeenCalledWith('preview');
  });

  it('says so and offers Retry when the list cannot be loaded', async () => {
    fakeApi({ 'GET /api/goals': refusal(503, { detail: 'Away' }) });
    renderInShell(<GoalsPage />);
    expect(await screen.findByText('Error loading goals: 503: Away')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});

describe('while the coach creates the first goal', () => {
  it("says 'Sage is building your first goal' in place of 'No goals yet', until the message is answered", async () => {
    const { queries } = await openPage([]);
    act(() => setGoalBuilding(queries, true));
    expect(await screen.findByText('Sage is building your first goal')).toBeInTheDocument();
    expect(screen.queryByText(/No goals yet/)).not.toBeInTheDocument();
    act(() => setGoalBuilding(queries, false));
    expect(await screen.findByText(/No goals yet/)).toBeInTheDocument();
  });
});

describe('the limit of the free plan', () => {
  it('says at 2 goals that one goal remains', async () => {
    await openPage([aGoal({ title: 'a' }), aGoal()]);
    expect(screen.getByRole('note')).toHaveTextContent('One goal remains');
  });

  it('shows at 3 goals that the limit is reached, and opens the upgrade dialog rather than the form', async () => {
    const { user, events } = await openPage([aGoal({ title: 'a' }), aGoal(), aGoal({ status: 'completed' })]);
    expect(screen.getByRole('note')).toHaveTextContent('You have reached the limit of 3 goals');
    await user.click(screen.getByRole('button', { name: 'Create Goal' }));
    expect(events).toEqual([{ name: 'app:upgrade', detail: { feature: 'goals' } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says nothing before 2 goals, and never on the premium plan', async () => {
    const { unmount } = await openPage([aGoal({ title: 'a' })]);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    unmount();
    const { user } = await openPage([aGoal({ title: 'a' }), aGoal(), aGoal(), aGoal()], {
      subscriptionPlan: 'premium',
    });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create Goal' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

describe('many goals', () => {
  const goals = [
    aGoal({ title: 'Run a marathon', category: 'health', targetDate: '2027-04-11', progress: 10 }),
    aGoal({ title: 'Learn to sail', category: 'hobby', status: 'paused', progress: 60 }),
    aGoal({ title: 'Runde Geburtstage feiern', description: 'Café with friends', targetDate: '2026-12-01' }),
    aGoal({ title: 'A trunk of books', progress: 90 }),
  ];
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  async function openAt(at: string) {
    fakeApi({ 'GET /api/goals': goals });
    const page = renderInShell(<GoalsPage />, { at, member: { subscriptionPlan: 'premium' } });
    await screen.findByRole('searchbox', { name: 'Search goals' });
    return page;
  }

  it('are found by the beginnings of words, and all come back', async () => {
    const { user } = await openAt('/goals');
    expect(screen.getByText('4 goals')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'run');
    expect(titles()).toEqual(['Run a marathon', 'Runde Geburtstage feiern']);
    expect(screen.getByText('2 of 4 goals')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), ' xyz');
    expect(screen.getByText('No goal fits this search.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all goals' }));
    expect(titles()).toHaveLength(4);
  });

  it('are filtered and sorted by the address, so that Back and a reload keep it', async () => {
    await openAt('/goals?status=active&sort=due');
    expect(titles()).toEqual(['Runde Geburtstage feiern', 'Run a marathon', 'A trunk of books']);
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('active');
  });

  it('have their filters behind a button on a phone, which tells how many are chosen', async () => {
    const { user } = await openAt('/goals?status=active&category=hobby');
    const filters = screen.getByRole('button', { name: 'Filters (2)' });
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    await user.click(filters);
    expect(filters).toHaveAttribute('aria-expanded', 'true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status');
    expect(filters).toHaveTextContent('Filters (1)');
  });

  it('are filtered by category and sorted by progress from the page', async () => {
    const { user } = await openAt('/goals?q=cafe');
    expect(titles()).toEqual(['Runde Geburtstage feiern']);
    await user.clear(screen.getByRole('searchbox'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'progress');
    expect(titles()[0]).toBe('A trunk of books');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'hobby');
    expect(titles()).toEqual(['Learn to sail']);
  });

  it('fit on a screen as a list, whose titles open the roadmap', async () => {
    const { user, setView } = await openAt('/goals?show=list');
    expect(screen.queryByRole('button', { name: 'View Roadmap' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Learn to sail' }));
    expect(setView).toHaveBeenCalledWith('preview');
  });

  it('need a search only from four on', async () => {
    await openPage([aGoal({ title: 'a' }), aGoal(), aGoal()], { subscriptionPlan: 'premium' });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

function LeavablePage() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Leave or return
      </button>
      {isHere ? <GoalsPage /> : null}
    </>
  );
}

it('shows again what was typed for a new goal when Back took the whole page away, and nothing after Cancel', async () => {
  fakeApi({ 'GET /api/goals': [] });
  const { user } = renderInShell(<LeavablePage />, { at: '/goals' });
  const openForm = async () => {
    await user.click(await screen.findByRole('button', { name: 'Create Goal' }));
    return within(await screen.findByRole('dialog'));
  };
  await user.type((await openForm()).getByLabelText('Title'), 'Learn Spanish');
  act(() => screen.getByText('Leave or return').click());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => screen.getByText('Leave or return').click());
  const again = await openForm();
  expect(again.getByLabelText('Title')).toHaveValue('Learn Spanish');
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect((await openForm()).getByLabelText('Title')).toHaveValue('');
});

it('shows again what was typed for a new goal when the session ended, until the goal is created', async () => {
  lastKnownPerson.set({ id: 'user-1' });
  const openForm = async (answer: unknown) => {
    const { api, user, unmount } = await openPage([]);
    api.answer('POST /api/goals', answer);
    await user.click(screen.getByRole('button', { name: 'Create Goal' }));
    return { api, user, unmount, form: within(await screen.findByRole('dialog')) };
  };
  const first = await openForm(refusal(401));
  await first.user.type(first.form.getByLabelText('Title'), 'Show ten paintings');
  await first.user.click(first.form.getByRole('button', { name: 'Create Goal' }));
  await waitFor(() => expect(first.api.sent('POST', '/api/goals')).toHaveLength(1));
  first.unmount();

  const { user, form } = await openForm(aGoal({ title: 'Show ten paintings' }));
  expect(form.getByLabelText('Title')).toHaveValue('Show ten paintings');
  await user.click(form.getByRole('button', { name: 'Create Goal' }));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['lastKnownUser']));
});

it('shows what was typed for a goal again, except where that was changed elsewhere meanwhile', async () => {
  lastKnownPerson.set({ id: 'user-1' });
  const openForm = async (goal: Parameters<typeof aGoal>[0]) => {
    const { user, unmount } = await openPage([aGoal({ id: 'g', ...goal })]);
    await user.click(screen.getByRole('button', { name: `Edit ${goal?.title}` }));
    const form = within(await screen.findByRole('dialog'));
    const titleField = () => form.getByLabelText('Title');
    const words = () => form.getByLabelText('Description (optional)');
    return { user, unmount, titleField, words };
  };
  const first = await openForm({ title: 'Run', description: 'Slowly' });
  await first.user.type(first.titleField(), ' far');
  await first.user.type(first.words(), ' at first');
  first.unmount();

  const again = await openForm({ title: 'Run to the sea', description: 'Slowly' });
  expect(again.titleField()).toHaveValue('Run to the sea');
  expect(again.words()).toHaveValue('Slowly at first');
});

describe('creating a goal from the goals page', () => {
  async function create(answer: unknown) {
    const opened = await openPage([]);
    const { api, user } = opened;
    api.answer('POST /api/goals', answer);
    api.answer('POST /api/ai-chats/clear', { deletedCount: 2, undo: 't' });
    await user.click(screen.getByRole('button', { name: 'Create Goal' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Category')).toHaveValue('personal');
    await user.type(within(dialog).getByLabelText('Title'), 'Learn Spanish');
    await user.type(within(dialog).getByLabelText('Description (optional)'), 'To talk to my neighbours');
    await user.click(within(dialog).getByRole('button', { name: 'Create Goal' }));
    return { ...opened, dialog };
  }

  it('closes and resets the form, clears the chat and starts it on the new goal in the workspace tab', async () => {
    const goal = aGoal({ id: 'new', title: 'Learn Spanish', description: 'To talk to my neighbours' });
    const { api, user, events, setView, toasts } = await create(goal);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(events).toHaveLength(1));
    expect(toasts.map(({ title }) => title)).toEqual([
      'Goal created successfully! AI chat started to help build your roadmap!',
    ]);
    expect(api.sent('POST', '/api/ai-chats/clear')).toHaveLength(1);
    expect(setView).toHaveBeenCalledWith('workspace');
    expect(events[0]?.name).toBe('openAiChat');
    // the toast alone brings the chat back
    expect(events[0]?.detail).toEqual({ goalId: 'new', message: expect.stringContaining('Learn Spanish') });

    await user.click(screen.getByRole('button', { name: 'Create Goal' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Title')).toHaveValue('');
  });

  it('offers to restore the cleared chat in the toast', async () => {
    const { api, events, toasts } = await create(aGoal({ id: 'new' }));
    await waitFor(() => expect(events).toHaveLength(1));
    expect(toasts[0]?.action?.label).toBe('Restore chat');
    api.answer('POST /api/undo/ai/t', { restoredCount: 2 });
    toasts[0]?.action?.onSelect();
    await waitFor(() => expect(api.sent('POST', '/api/undo/ai/t')).toHaveLength(1));
    expect(toasts).toHaveLength(1);
  });

  it('says when the chat could not be restored', async () => {
    const { api, events, toasts } = await create(aGoal({ id: 'new' }));
    await waitFor(() => expect(events).toHaveLength(1));
    api.answer('POST /api/undo/ai/t', refusal(404));
    toasts[0]?.action?.onSelect();
    await waitFor(() => expect(toasts[1]).toMatchObject({ description: 'Failed to restore the chat.' }));
  });

  it('offers no restore where there was no chat', async () => {
    const { api, user, events, toasts } = await openPage([]);
    api.answer('POST /api/goals', aGoal({ id: 'new' }));
    api.answer('POST /api/ai-chats/clear', { deletedCount: 0, undo: 't' });
    await user.click(screen.getByRole('button', { name: 'Create Goal' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Title'), 'Learn Spanish');
    await user.click(within(dialog).getByRole('button', { name: 'Create Goal' }));
    await waitFor(() => expect(events).toHaveLength(1));
    expect(toasts[0]?.action).toBeUndefined();
  });

  it('starts the chat all the same when it could not be cleared', async () => {
    const warn = console.warn;
    console.warn = () => {};
    const opened = await openPage([]);
    opened.api.answer('POST /api/goals', aGoal({ id: 'new' }));
    opened.api.answer('POST /api/ai-chats/clear', refusal(503));
    await opened.user.click(screen.getByRole('button', { name: 'Create Goal' }));
    const dialog = await screen.findByRole('dialog');
    await opened.user.type(within(dialog).getByLabelText('Title'), 'Learn Spanish');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Create Goal' }));
    await waitFor(() => expect(opened.events.map(({ name }) => name)).toEqual(['openAiChat']));
    console.warn = warn;
  });

  it("fails with 'Error' / 'Failed to create goal. Please try again.' and keeps the form", async () => {
    const { toasts, dialog } = await create(refusal(500, { detail: 'Some server sentence' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Failed to create goal. Please try again.', variant: 'destructive' },
      ]),
    );
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Learn Spanish');
  });

  it('says without a network that the goal needs it, and keeps the form', async () => {
    using _ = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { toasts, dialog } = await create(() => Promise.reject(new TypeError('Failed to fetch')));
    const description = 'You are offline. What you wrote stays in the form.';
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(description);
    expect(toasts).toEqual([]);
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Learn Spanish');
  });

  it("shows the server's field errors at their fields", async () => {
    const { dialog } = await create(
      refusal(422, { errors: [{ path: 'targetDate', message: 'Please choose a date from today on' }] }),
    );
    expect(await within(dialog).findByText('Please choose a date from today on')).toBeInTheDocument();
  });
});

describe('editing a goal', () => {
  const known = aGoal({ id: 'g', title: 'Run a marathon', version: 3, progress: 20 });
  async function openEditor(goal = known) {
    const opened = await openPage([goal]);
    await opened.user.click(screen.getByRole('button', { name: `Edit ${goal.title}` }));
    return { ...opened, dialog: await screen.findByRole('dialog') };
  }

  it('offers the statuses active, completed and paused, saves and says so', async () => {
    const { api, user, dialog, toasts } = await openEditor();
    const status = within(dialog).getByLabelText('Status');
    expect(
      within(status)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Active', 'Completed', 'Paused']);
    const paused = { ...known, status: 'paused', version: 4 };
    api.answer('PUT /api/goals/g', paused);
    api.answer('GET /api/goals', [paused]);
    await user.selectOptions(status, 'paused');
    await user.click(within(dialog).getByRole('button', { name: 'Update Goal' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Goal updated successfully!' }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Paused')).toBeInTheDocument();
    expect(api.sent('PUT', '/api/goals/g')[0]?.body).toMatchObject({ status: 'paused', progress: 20, version: 3 });
  });

  it('keeps what was typed over Escape, and drops it with Cancel', async () => {
    const { user, dialog, queries } = await openEditor();
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'Edit Run a marathon' }));
      return within(await screen.findByRole('dialog'));
    };
    await user.type(within(dialog).getByLabelText('Title'), ' in April');
    await user.keyboard('{Escape}');
    // what was not typed may change elsewhere meanwhile
    act(() => queries.setQueryData(goalsQuery.queryKey, [{ ...known, status: 'paused' }]));
    const again = await reopen();
    expect(again.getByLabelText('Title')).toHaveValue('Run a marathon in April');
    expect(again.getByLabelText('Status')).toHaveValue('paused');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    expect((await reopen()).getByLabelText('Title')).toHaveValue('Run a marathon');
  });

  it('offers to date the steps after the first target date, on the roadmap', async () => {
    const goal = { ...known, milestoneCount: 7 };
    const { api, user, dialog, toasts, setView } = await openEditor(goal);
    api.answer('PUT /api/goals/g', { ...goal, targetDate: '2099-02-26', version: 4 });
    await user.click(within(dialog).getByRole('button', { name: 'Update Goal' }));
    await waitFor(() => expect(toasts[0]?.action?.label).toBe('Date the steps'));
    act(() => toasts[0]?.action?.onSelect());
    expect(setView).toHaveBeenCalledWith('preview');
  });

  it("fails with 'Failed to update goal. Please try again.'", async () => {
    const { api, user, dialog, toasts } = await openEditor();
    api.answer('PUT /api/goals/g', refusal(500));
    await user.click(within(dialog).getByRole('button', { name: 'Update Goal' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Failed to update goal. Please try again.', variant: 'destructive' },
      ]),
    );
  });

  it('sets the progress of a goal without milestones only', async () => {
    const { dialog, unmount } = await openEditor();
    expect(within(dialog).getByLabelText('Progress')).toHaveValue('20');
    unmount();
    const counted = await openEditor(aGoal({ title: 'Counted', milestoneCount: 2 }));
    expect(within(counted.dialog).queryByLabelText('Progress')).not.toBeInTheDocument();
  });

  it('offers both versions when the goal was changed elsewhere, and overwrites only on request', async () => {
    const { api, user, dialog } = await openEditor();
    const newer = { ...known, title: 'Run two marathons', version: 9 };
    api.answer('PUT /api/goals/g', refusal(409, { code: 'stale-version', current: newer }));
    await user.clear(within(dialog).getByLabelText('Title'));
    await user.type(within(dialog).getByLabelText('Title'), 'Walk a marathon');
    await user.click(within(dialog).getByRole('button', { name: 'Update Goal' }));
    expect(await within(dialog).findByText('It now reads: Run two marathons')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Walk a marathon');

    api.answer('PUT /api/goals/g', { ...newer, title: 'Walk a marathon', version: 10 });
    await user.click(within(dialog).getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent('PUT', '/api/goals/g')[1]?.body).toMatchObject({ title: 'Walk a marathon', version: 9 });
  });

  it('takes the newer version into the form on request', async () => {
    const { api, user, dialog } = await openEditor();
    const newer = { ...known, title: 'Run two marathons', version: 9 };
    api.answer('PUT /api/goals/g', refusal(409, { code: 'stale-version', current: newer }));
    await user.click(within(dialog).getByRole('button', { name: 'Update Goal' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Use that version' }));
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Run two marathons');
  });
});

describe('deleting a goal', () => {
  async function remove() {
    const goal = aGoal({ id: 'g', title: 'Run a marathon' });
    const opened = await openPage([goal]);
    await opened.user.click(screen.getByRole('button', { name: 'Delete Run a marathon' }));
    return { ...opened, goal, question: await screen.findByRole('alertdialog') };
  }

  it('asks first, and does nothing on Cancel', async () => {
    const { api, user, question } = await remove();
    expect(question).toHaveAccessibleName('Are you sure you want to delete this goal?');
    expect(question).toHaveAccessibleDescription(
      /bring it back from the trash for 30 days\. Tasks in your weekly plan stay/,
    );
    expect(screen.getByRole('link', { name: 'trash', hidden: true })).toHaveAttribute('href', '/trash');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api.sent('DELETE', '/api/goals/g')).toHaveLength(0);
  });

  it("says 'Goal deleted successfully!' with Undo, which restores it", async () => {
    const { api, user, question, toasts, dismissed, goal } = await remove();
    api.answer('DELETE /api/goals/g', { deletedCount: 4, undo: 'token-1' });
    api.answer('GET /api/goals', []);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Goal deleted successfully!'));
    expect(screen.queryByRole('region', { name: 'Run a marathon' })).not.toBeInTheDocument();

    api.answer('POST /api/undo/goals/token-1', { restoredCount: 4 });
    api.answer('GET /api/goals', [goal]);
    toasts[0]?.action?.onSelect();
    expect(await screen.findByRole('region', { name: 'Run a marathon' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Recently deleted')).not.toBeInTheDocument();
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  it('can still be undone after the toast has gone, and opens the upgrade dialog when the plan is full again', async () => {
    const { api, user, question, events } = await remove();
    api.answer('DELETE /api/goals/g', { deletedCount: 4, undo: 'token-1' });
    api.answer('GET /api/goals', []);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    api.answer('POST /api/undo/goals/token-1', refusal(402, { code: 'goal-limit-reached', feature: 'goals' }));
    await user.click(await screen.findByRole('button', { name: 'Undo: bring back Run a marathon' }));
    await waitFor(() => expect(events).toEqual([{ name: 'app:upgrade', detail: { feature: 'goals' } }]));
  });

  it("fails with 'Failed to delete goal. Please try again.', keeps the goal, and tries again by Retry", async () => {
    const { api, user, question, toasts } = await remove();
    api.answer('DELETE /api/goals/g', refusal(503));
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    const failed = {
      title: 'Error',
      description: 'Failed to delete goal. Please try again.',
      variant: 'destructive',
      action: { label: 'Retry', onSelect: expect.any(Function) },
    };
    await waitFor(() => expect(toasts).toEqual([failed]));
    expect(screen.getByRole('region', { name: 'Run a marathon' })).toBeInTheDocument();
    api.answer('DELETE /api/goals/g', { deletedCount: 4, undo: 'token-1' });
    api.answer('GET /api/goals', []);
    toasts[0]?.action?.onSelect();
    await waitFor(() => expect(toasts[1]?.title).toBe('Goal deleted successfully!'));
  });
});
