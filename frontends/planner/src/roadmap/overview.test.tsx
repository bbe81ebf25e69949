import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Goal } from '@pathwise/contracts/api/goals';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { screen, waitFor, within } from '@testing-library/react';
import { AGoalPage } from '../../test/a-goal-page.tsx';
import { aGoal, aMilestone } from '../../test/fixtures.ts';
import { roadmapAnswers } from '../../test/roadmap-answers.ts';

// it loads when it is opened, which on a busy machine takes longer than the tests wait
beforeAll(() => import('./overview-editor.tsx'));

beforeEach(() => localStorage.clear());

const goal = aGoal({ id: 'g', aiOverview: 'The coach wrote this.\n\nAnd that.', version: 5 });
const overviewPath = '/api/goals/g/overview';
const suggestionsPath = '/api/goals/g/ai-suggestions';

async function open(own: Partial<Goal> = {}, answers: Record<string, unknown> = {}) {
  const shown = { ...goal, ...own };
  const api = fakeApi({ ...roadmapAnswers(shown, [aMilestone()]), ...answers });
  const page = renderInShell(<AGoalPage />);
  await screen.findByRole('heading', { name: 'Goal Overview' });
  return { api, ...page };
}

describe('the goal overview', () => {
  async function edit() {
    const opened = await open();
    await opened.user.click(screen.getByRole('button', { name: 'Edit' }));
    return { ...opened, text: await screen.findByRole('textbox', { name: 'Goal Overview' }) };
  }

  it('is shown, edited and saved with the version it was loaded with', async () => {
    const { api, user, text } = await edit();
    expect(text).toHaveValue('The coach wrote this.\n\nAnd that.');
    await user.clear(text);
    await user.type(text, 'My own words');
    api.answer(`PATCH ${overviewPath}`, { aiOverview: 'My own words', version: 6 });
    api.answer('GET /api/goals/g', { ...goal, aiOverview: 'My own words', version: 6 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('My own words', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(api.sent('PATCH', overviewPath)[0]?.body).toEqual({ aiOverview: 'My own words', version: 5 });
  });

  it('formats its dates like every other date on the page', async () => {
    await open({ aiOverview: 'You have 3 months, until 2027-02-28.' });
    expect(
      await screen.findByText(normalSpaces(`You have 3 months, until ${formatDay('2027-02-28')}.`)),
    ).toBeInTheDocument();
  });

  it('has suggestions whose dates are formatted so, too', async () => {
    const until = (day: string) => [{ title: `By ${day}`, description: `Until ${day}`, bullets: [`On ${day}`] }];
    await open({}, { [`GET ${suggestionsPath}`]: until('2027-02-28') });
    const shown = until(formatDay('2027-02-28'))[0];
    for (const text of [shown?.title, shown?.description, shown?.bullets[0]])
      expect(await screen.findByText(normalSpaces(text ?? ''))).toBeInTheDocument();
  });

  it('is unchanged after Cancel', async () => {
    const { api, user, text } = await edit();
    await user.type(text, ' And nonsense');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('The coach wrote this.')).toBeInTheDocument();
    expect(api.sent('PATCH', overviewPath)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Goal Overview' })).toHaveValue(
      'The coach wrote this.\n\nAnd that.',
    );
  });

  it('keeps the draft over a reload and a failed save', async () => {
    const first = await edit();
    await first.user.clear(first.text);
    await first.user.type(first.text, 'Half a thought');
    first.api.answer(`PATCH ${overviewPath}`, refusal(503));
    await first.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(first.toasts[0]?.description).toBe('Failed to update overview. Please try again.'));
    expect(first.text).toHaveValue('Half a thought');
    first.unmount();
    const again = await edit();
    expect(again.text).toHaveValue('Half a thought');
  });

  it('offers both texts after a stale save, and overwrites only on request', async () => {
    const { api, user, text } = await edit();
    const newer = { ...goal, aiOverview: 'Written in another tab', version: 9 };
    api.answer(`PATCH ${overviewPath}`, refusal(409, { code: 'stale-version', current: newer }));
    await user.clear(text);
    await user.type(text, 'My own words');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const both = await screen.findByRole('alert');
    expect(within(both).getByText('Written in another tab')).toBeInTheDocument();
    expect(within(both).getByText('My own words')).toBeInTheDocument();

    api.answer(`PATCH ${overviewPath}`, { aiOverview: 'My own words', version: 10 });
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(api.sent('PATCH', overviewPath)[1]?.body).toEqual({ aiOverview: 'My own words', version: 9 });
  });

  it('takes the newer text on request', async () => {
    const { api, user, text } = await edit();
    const newer = { ...goal, aiOverview: 'Written in another tab', version: 9 };
    api.answer(`PATCH ${overviewPath}`, refusal(409, { code: 'stale-version', current: newer }));
    await user.type(text, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Use the newer text' }));
    expect(text).toHaveValue('Written in another tab');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is generated together with the milestones, which are fetched again', async () => {
    const { api, user } = await open({ aiOverview: null, roadmapStatus: 'none' });
    expect(api.sent('GET', '/api/goals/g/unified-milestones')).toHaveLength(1);
    const made = aMilestone({ id: 'ai-step-1', type: 'ai-step', title: 'First step' });
    api.answer('POST /api/goals/g/generate-overview', { goalOverview: 'Fresh', timeline: [made], undo: 'u' });
    api.answer('GET /api/goals/g/unified-milestones', [made]);
    await user.click(screen.getByRole('button', { name: 'Build a roadmap' }));
    expect(await screen.findByRole('checkbox', { name: 'First step' })).toBeInTheDocument();
    expect(api.sent('POST', '/api/goals/g/generate-overview')[0]?.body).toEqual({});
  });

  it('can be generated or written when there is none', async () => {
    const { api, user } = await open({ aiOverview: null, roadmapStatus: 'none' });
    expect(screen.getByText('No overview yet')).toBeInTheDocument();
    api.answer('POST /api/goals/g/generate-overview', { goalOverview: 'Fresh', timeline: [] });
    api.answer('GET /api/goals/g', { ...goal, aiOverview: 'Fresh' });
    await user.click(screen.getByRole('button', { name: 'Build a roadmap' }));
    expect(await screen.findByText('Fresh')).toBeInTheDocument();
  });
});

describe('AI Suggestions', () => {
  it('show title, description and bullets', async () => {
    await open();
    expect(await screen.findByText('Work in the open')).toBeInTheDocument();
    expect(screen.getByText('Post one sketch a week.')).toBeInTheDocument();
    expect(screen.getByText('Fridays, ten minutes')).toBeInTheDocument();
  });

  it("are deleted with 'Suggestions deleted' and can be restored", async () => {
    const { api, user, toasts } = await open();
    api.answer(`DELETE ${suggestionsPath}`, { deletedCount: 2, undo: 't' });
    await user.click(await screen.findByRole('button', { name: 'Delete suggestions' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Suggestions deleted'));
    expect(await screen.findByText('No suggestions yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo: bring back all suggestions' })).toHaveFocus();
    api.answer('POST /api/undo/goals/t', { restoredCount: 2 });
    toasts[0]?.action?.onSelect();
    expect(await screen.findByText('Work in the open')).toBeInTheDocument();
  });

  it("are regenerated with 'Suggestions regenerated'", async () => {
    const { api, user, toasts } = await open();
    api.answer(`POST ${suggestionsPath}/regenerate`, [{ title: 'Something else', description: '', bullets: [] }]);
    await user.click(await screen.findByRole('button', { name: 'Regenerate suggestions' }));
    expect(await screen.findByText('Something else')).toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Suggestions regenerated' }]);
  });

  it.each([
    ['Delete suggestions', 'Failed to delete suggestions. Please try again.'],
    ['Regenerate suggestions', 'Failed to regenerate suggestions. Please try again.'],
  ])('%s fails with %s', async (button, description) => {
    const { user, toasts } = await open(
      {},
      {
        [`DELETE ${suggestionsPath}`]: refusal(500),
        [`POST ${suggestionsPath}/regenerate`]: refusal(500),
      },
    );
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', description, variant: 'destructive' }]));
  });

  it("say 'Failed to fetch AI data' after 2 retries, with Retry", async () => {
    const { api, user } = await open({}, { [`GET ${suggestionsPath}`]: refusal(500) });
    expect(await screen.findByText('Failed to fetch AI data')).toBeInTheDocument();
    expect(api.sent('GET', suggestionsPath)).toHaveLength(3);
    api.answer(`GET ${suggestionsPath}`, []);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No suggestions yet')).toBeInTheDocument();
  });
});
