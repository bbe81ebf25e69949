import { beforeEach, describe, expect, it } from '@jest/globals';
import { setGoalBuilding } from '@pathwise/federation/goal-building';
import { fakeApi, held, refusal } from '@pathwise/federation/testing/fake-api';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aGoal } from '../../test/fixtures.ts';
import { DashboardPage } from './dashboard-page.tsx';

const stats = { activeGoals: 4, completedGoals: 7, overallProgress: 43, dueThisMonth: 1, completedThisYear: 2 };

function answers(goals = [aGoal({ title: 'Move into product design' })]) {
  return { 'GET /api/goals': goals, 'GET /api/dashboard/stats': stats } as Record<string, unknown>;
}

beforeEach(() => sessionStorage.clear());

describe('the dashboard', () => {
  it('greets by first name and names the page', async () => {
    fakeApi(answers());
    renderInShell(<DashboardPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Maya!' })).toBeInTheDocument();
    expect(screen.getByText("Here's your life planning progress overview")).toBeInTheDocument();
    await screen.findByText('Move into product design');
  });

  it("greets with 'there' when there is no first name", async () => {
    fakeApi(answers());
    renderInShell(<DashboardPage />, { member: { firstName: null } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, there!');
    await screen.findByText('Active Goals');
  });

  it('shows the three figures, each with one line or a bar', async () => {
    fakeApi(answers());
    renderInShell(<DashboardPage />);
    const active = (await screen.findByText('Active Goals')).parentElement as HTMLElement;
    expect(within(active).getByText('4')).toBeInTheDocument();
    expect(within(active).getByText('1 due this month')).toBeInTheDocument();
    const completed = screen.getByText('Completed').parentElement as HTMLElement;
    expect(within(completed).getByText('7')).toBeInTheDocument();
    const overall = screen.getByText('Overall Progress').parentElement as HTMLElement;
    expect(within(overall).getByText('43%')).toBeInTheDocument();
    expect(within(overall).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43');
  });

  it('shows 0 for figures that are missing', async () => {
    fakeApi({ ...answers(), 'GET /api/dashboard/stats': {} });
    renderInShell(<DashboardPage />);
    expect(await screen.findByText('0%')).toBeInTheDocument();
    expect(screen.getAllByText('0')).toHaveLength(2);
  });

  it('shows what Sage wrote about the newest goal, when it would do harm', async () => {
    const coachNote = 'You should not have to carry this alone.';
    fakeApi(answers([aGoal({ title: 'First', coachNote, roadmapStatus: 'none' }), aGoal({ title: 'Second' })]));
    renderInShell(<DashboardPage />);
    expect(await screen.findByRole('heading', { name: 'A word from Sage' })).toBeInTheDocument();
    expect(screen.getByText(coachNote)).toBeInTheDocument();
    expect(screen.getByText('Sage wrote to you about this goal')).toBeInTheDocument();
  });

  it('lists the first 3 goals with category, due date and progress', async () => {
    const goals = [
      aGoal({ title: 'First', category: 'health', targetDate: '2027-06-30', progress: 31 }),
      aGoal({ title: 'Second' }),
      aGoal({ title: 'Third' }),
      aGoal({ title: 'Fourth' }),
    ];
    fakeApi(answers(goals));
    renderInShell(<DashboardPage />);
    expect(await screen.findByText(normalSpaces(`Health • Due ${formatDay('2027-06-30')}`))).toBeInTheDocument();
    expect(screen.getByText('31%')).toBeInTheDocument();
    expect(screen.getByText('Third')).toBeInTheDocument();
    expect(screen.queryByText('Fourth')).not.toBeInTheDocument();
  });

  it('invites the person to a first goal when there is none', async () => {
    fakeApi(answers([]));
    renderInShell(<DashboardPage />);
    expect(await screen.findByText('No goals yet. Create your first goal to get started!')).toBeInTheDocument();
  });

  it('begins with what to do first when there is no goal, and has the figures below', async () => {
    fakeApi({ ...answers([]), 'GET /api/dashboard/stats': {} });
    const { unmount } = renderInShell(<DashboardPage />);
    const begin = await screen.findByRole('heading', { name: 'How to begin' });
    expect(screen.getByText('Say what you want')).toBeInTheDocument();
    const figures = await screen.findByText('Active Goals');
    for (const later of [screen.getByRole('heading', { name: 'Recent Goals' }), figures])
      expect(begin.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Quick Actions').compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    fakeApi(answers());
    renderInShell(<DashboardPage />);
    const goals = await screen.findByRole('heading', { name: 'Recent Goals' });
    expect(goals.compareDocumentPosition(await screen.findByText('Active Goals'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(screen.queryByRole('heading', { name: 'How to begin' })).not.toBeInTheDocument();
  });

  it('leads a person without goals to the coach beside the one button that creates a goal', async () => {
    fakeApi(answers([]));
    const { user, events } = renderInShell(<DashboardPage />);
    await user.click(await screen.findByRole('button', { name: 'Ask Sage' }));
    expect(events.map(({ name }) => name)).toEqual(['openAiChat']);
    expect(screen.getAllByRole('button', { name: /^create/i })).toHaveLength(1);
  });

  it("says 'Sage is building your first goal' instead while the coach drafts it", async () => {
    fakeApi(answers([]));
    const { queries } = renderInShell(<DashboardPage />);
    await screen.findByText(/No goals yet/);
    act(() => setGoalBuilding(queries, true));
    expect(await screen.findByText('Sage is building your first goal')).toBeInTheDocument();
    expect(screen.queryByText(/No goals yet/)).not.toBeInTheDocument();
  });

  it('offers Retry when the goals cannot be loaded', async () => {
    const api = fakeApi({ ...answers(), 'GET /api/goals': refusal(503, { detail: 'Please try again' }) });
    const { user } = renderInShell(<DashboardPage />);
    expect(await screen.findByText('Error loading goals: 503: Please try again')).toBeInTheDocument();
    api.answer('GET /api/goals', [aGoal({ title: 'Back again' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Back again')).toBeInTheDocument();
  });

  it("leads to /goals from 'Update Progress' and to /explore from 'Connect with Others'", async () => {
    fakeApi(answers());
    renderInShell(<DashboardPage />);
    expect(screen.getByRole('link', { name: 'Update Progress' })).toHaveAttribute('href', '/goals');
    expect(screen.getByRole('link', { name: 'Connect with Others' })).toHaveAttribute('href', '/explore');
    await screen.findByText('Active Goals');
  });
});

describe('creating a goal from the dashboard', () => {
  async function openDialog(goals = [aGoal()]) {
    const api = fakeApi(answers(goals));
    const page = renderInShell(<DashboardPage />);
    await screen.findByText('Active Goals');
    await page.user.click(screen.getByRole('button', { name: 'Create New Goal' }));
    return { api, ...page, dialog: await screen.findByRole('dialog') };
  }

  it("starts with the category profession and the priority medium, and demands a title: 'Title is required'", async () => {
    const { api, user, dialog } = await openDialog();
    expect(within(dialog).getByLabelText('Category')).toHaveValue('profession');
    expect(within(dialog).getByLabelText('Priority')).toHaveValue('medium');
    expect(
      within(within(dialog).getByLabelText('Category'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Professional', 'Hobby', 'Relationship', 'Health', 'Financial', 'Personal']);

    await user.type(within(dialog).getByLabelText('Title'), '   ');
    await user.click(within(dialog).getByRole('button', { name: 'Create Goal' }));
    expect(await within(dialog).findByText('Title is required')).toBeInTheDocument();
    expect(api.sent('POST', '/api/goals')).toHaveLength(0);
  });

  it("reads 'Creating...' while pending, then closes, says so and shows the goal at once", async () => {
    const { api, user, dialog, toasts } = await openDialog([]);
    const made = held<unknown>();
    api.answer('POST /api/goals', made.answer);
    await user.type(within(dialog).getByLabelText('Title'), 'Learn Spanish');
    await user.click(within(dialog).getByRole('button', { name: 'Create Goal' }));
    expect(await within(dialog).findByRole('button', { name: 'Creating...' })).toBeInTheDocument();

    const goal = aGoal({ title: 'Learn Spanish' });
    api.answer('GET /api/goals', [goal]);
    made.release(goal);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts).toEqual([
      { title: 'Goal created successfully', description: 'Your new goal has been added to your dashboard.' },
    ]);
    expect(await screen.findByText('Learn Spanish')).toBeInTheDocument();
    expect(api.sent('POST', '/api/goals')[0]?.body).toEqual({
      title: 'Learn Spanish',
      description: null,
      category: 'profession',
      isCategoryOpen: true,
      priority: 'medium',
      targetDate: null,
    });
    await waitFor(() => expect(api.sent('GET', '/api/dashboard/stats')).toHaveLength(2));
  });

  it('sends the same key again after a lost answer, so that no second goal is created', async () => {
    const { api, user, dialog } = await openDialog();
    api.answer('POST /api/goals', () => {
      throw new TypeError('Failed to fetch');
    });
    await user.type(within(dialog).getByLabelText('Title'), 'Learn Spanish');
    const submit = within(dialog).getByRole('button', { name: 'Create Goal' });
    await user.click(submit);
    await within(dialog).findByRole('button', { name: 'Create Goal' });
    await user.click(within(dialog).getByRole('button', { name: 'Create Goal' }));
    await waitFor(() => expect(api.sent('POST', '/api/goals')).toHaveLength(2));
    const [first, second] = api.sent('POST', '/api/goals');
    expect(first?.idempotencyKey).toMatch(/.{20}/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it.each([
    [
      "the server's message",
      refusal(500, { detail: 'The goal could not be stored.' }),
      'The goal could not be stored.',
    ],
    [
      "'Failed to create goal. Please try again.'",
      new Response('', { status: 502 }),
      'Failed to create goal. Please try again.',
    ],
  ])("fails with 'Error creating goal' and %s", async (_, answer, description) => {
    const { api, user, dialog, toasts } = await openDialog();
    api.answer('POST /api/goals', answer);
    await user.type(within(dialog).getByLabelText('Title'), 'Learn Spanish');
    await user.click(within(dialog).getByRole('button', { name: 'Create Goal' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Error creating goal', description, variant: 'destructive' }]),
    );
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Learn Spanish');
  });

  it('clears the form after Cancel', async () => {
    const { user, dialog } = await openDialog();
    await user.type(within(dialog).getByLabelText('Title'), 'Never mind');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Create New Goal' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Title')).toHaveValue('');
  });

  it('opens the upgrade dialog instead of the form at 3 goals on the free plan', async () => {
    fakeApi(answers([aGoal(), aGoal(), aGoal()]));
    const { user, events } = renderInShell(<DashboardPage />);
    await screen.findAllByText(/Goal \d/);
    await user.click(screen.getByRole('button', { name: 'Create New Goal' }));
    expect(events).toEqual([{ name: 'app:upgrade', detail: { feature: 'goals' } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes for the upgrade dialog when the server refuses a fourth goal, and keeps the text', async () => {
    const { api, user, dialog, events, toasts } = await openDialog();
    api.answer('POST /api/goals', refusal(402, { code: 'goal-limit-reached', feature: 'goals' }));
    await user.type(within(dialog).getByLabelText('Title'), 'One too many');
    await user.click(within(dialog).getByRole('button', { name: 'Create Goal' }));
    await waitFor(() => expect(events).toEqual([{ name: 'app:upgrade', detail: { feature: 'goals' } }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create New Goal' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Title')).toHaveValue('One too many');
  });
});

describe('life vision templates', () => {
  async function edit() {
    const api = fakeApi(answers());
    const page = renderInShell(<DashboardPage />);
    await screen.findByText('Active Goals');
    const card = screen.getByRole('region', { name: 'Professional Identity' });
    await page.user.click(within(card).getByRole('button', { name: 'Edit Professional Identity' }));
    return { ...page, api, card, text: within(card).getByRole('textbox') };
  }

  it('are four editable cards with a Template badge', async () => {
    fakeApi(answers());
    renderInShell(<DashboardPage />);
    await screen.findByText('Active Goals');
    expect(screen.getByRole('heading', { name: 'Life Vision Templates' })).toBeInTheDocument();
    for (const name of ['Professional Identity', 'Health Goals', 'Hobby Passion', 'Relationship Goals'])
      expect(within(screen.getByRole('region', { name })).getByText('Template')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Professional Identity' })).toHaveTextContent('Maya, support team lead.');
  });

  it('are edited in a textarea of 6 rows; Save leaves edit mode, shows a toast and sends nothing', async () => {
    const { api, user, card, text, toasts } = await edit();
    expect(text).toHaveAttribute('rows', '6');
    expect(text).toHaveAccessibleDescription('Your words stay here until you leave or reload the page.');
    const before = api.calls.length;
    await user.clear(text);
    await user.type(text, 'My own words');
    await user.click(within(card).getByRole('button', { name: 'Save' }));
    expect(within(card).queryByRole('textbox')).not.toBeInTheDocument();
    expect(card).toHaveTextContent('My own words');
    expect(toasts).toEqual([{ title: 'Professional Identity changed on this page' }]);
    expect(api.calls).toHaveLength(before);
  });

  it('go back to the original template text on Cancel', async () => {
    const { user, card, text } = await edit();
    await user.clear(text);
    await user.type(text, 'Never mind');
    await user.click(within(card).getByRole('button', { name: 'Cancel' }));
    expect(card).toHaveTextContent('Maya, support team lead.');
    expect(card).not.toHaveTextContent('Never mind');
  });
});
