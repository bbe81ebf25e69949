import { describe, expect, it } from '@jest/globals';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { aGoal } from '../../test/fixtures.ts';
import { Remote } from '../app/app.tsx';

const goals = [
  aGoal({ title: 'Become a designer', category: 'profession', progress: 40 }),
  aGoal({ title: 'Sleep well', category: 'health', progress: 20 }),
  aGoal({ title: 'Stretch daily', category: 'health', progress: 100, status: 'completed' }),
];

function open(path: string, subscriptionPlan: 'free' | 'premium' = 'premium') {
  const api = fakeApi({ 'GET /api/goals': goals, 'GET /api/dashboard/stats': {} });
  return { api, ...renderInShell(<Remote />, { at: path, member: { subscriptionPlan } }) };
}

describe('a category page', () => {
  it.each([
    ['/profession', 'Professional Goals', ['Become a designer']],
    ['/health', 'Health Goals', ['Sleep well', 'Stretch daily']],
    ['/relationship', 'Relationship Goals', []],
    ['/hobby', 'Hobby Goals', []],
  ])('at %s has its title and only its own goals', async (path, title, own) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    if (own.length === 0) expect(await screen.findByText(`No ${title.toLowerCase()} yet`)).toBeInTheDocument();
    else await screen.findByText(own[0] as string);
    expect(screen.queryAllByRole('button', { name: /^Delete/ }).map(({ title: label }) => label)).toEqual(
      own.map((name) => `Delete ${name}`),
    );
  });

  it('edits a goal in its place', async () => {
    const { user } = open('/profession');
    await user.click(await screen.findByRole('button', { name: 'Edit Become a designer' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Title')).toHaveValue('Become a designer');
    expect(screen.getByRole('heading', { level: 1, name: 'Professional Goals', hidden: true })).toBeInTheDocument();
  });

  it('sums up its goals', async () => {
    open('/health');
    const summary = await screen.findByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Goals2Active1Completed1Average progress60%');
  });

  it('sums up nothing while there are no goals', async () => {
    open('/hobby');
    await screen.findByText('No hobby goals yet');
    expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
  });

  it.each(['/hobby', '/profession'])('shows Create Goal once at %s, and it leads to /goals', async (path) => {
    open(path);
    await screen.findByRole('link', { name: 'Create Goal' });
    expect(screen.getByRole('link', { name: 'Create Goal' })).toHaveAttribute('href', '/goals');
  });

  it('opens the form with its category on the goals page, once', async () => {
    const { user } = open('/hobby');
    await screen.findByText('No hobby goals yet');
    await user.click(screen.getByRole('link', { name: 'Create Goal' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Goals', hidden: true })).toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: 'Create Goal' });
    expect(within(dialog).getByLabelText('Category')).toHaveValue('hobby');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Create Goal' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Category')).toHaveValue('personal');
  });

  it('keeps what was typed when the form is closed by Escape', async () => {
    const { user } = open('/goals');
    await user.click(await screen.findByRole('button', { name: 'Create Goal' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText('Title'), 'Half typed');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Create Goal' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Title')).toHaveValue('Half typed');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Create Goal' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Title')).toHaveValue('');
  });

  it('offers the upgrade instead of the form when the free plan is full', async () => {
    const { user, events } = open('/hobby', 'free');
    await screen.findByText('No hobby goals yet');
    await user.click(screen.getByRole('link', { name: 'Create Goal' }));
    await waitFor(() => expect(events).toEqual([{ name: 'app:upgrade', detail: { feature: 'goals' } }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows five health tips, on the health page only', async () => {
    const { unmount } = open('/health');
    const tips = screen.getByRole('heading', { name: 'Health Tips' }).closest('section') as HTMLElement;
    expect(
      within(tips)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '150 minutes of moderate aerobic activity weekly',
      'Strength training twice weekly',
      '8 glasses of water',
      '7-9 hours of sleep',
      'Stress management',
    ]);
    await screen.findByText('Sleep well');
    unmount();
    open('/profession');
    await screen.findByText('Become a designer');
    expect(screen.queryByText('Health Tips')).not.toBeInTheDocument();
  });

  it("asks 'Are you sure you want to delete this goal?' before it deletes", async () => {
    const { api, user, toasts } = open('/profession');
    await user.click(await screen.findByRole('button', { name: 'Delete Become a designer' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this goal?' });
    api.answer(`DELETE /api/goals/${goals[0]?.id}`, { deletedCount: 1, undo: 't' });
    api.answer('GET /api/goals', goals.slice(1));
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Goal deleted successfully!'));
    expect(await screen.findByText('No professional goals yet')).toBeInTheDocument();
  });
});

describe('the section shown', () => {
  it.each([
    ['/', 'Welcome back, Maya!'],
    ['/dashboard', 'Welcome back, Maya!'],
    ['/#plan', 'Welcome back, Maya!'],
    ['/#diary', 'Welcome back, Maya!'],
    ['/goals', 'Goals'],
    ['/goals#health', 'Goals'],
  ])('at %s is headed %s', async (path, heading) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await screen.findByText('Become a designer');
  });
});
