import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatOf, memberAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';

beforeEach(() => {
  prepareBrowser();
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(cleanup);

const task = {
  id: 't',
  title: 'Ring the job centre',
  specificDate: '2026-12-02',
  completed: false,
  priority: 'normal',
  order: 0,
  goalId: null,
  milestoneId: null,
  todoId: null,
  version: 1,
};

function show() {
  const offer = chatOf({ response: '**Add to your week:** Ring the job centre · 2026-12-02\n\nA task of your week.' });
  const api = fakeApi(memberAnswers(undefined, () => [offer]));
  showApp('/members');
  return api;
}

it('is added to its day with one press', async () => {
  const api = show();
  api.answer('POST /api/weekly-tasks', task);
  await userEvent.click(await screen.findByRole('button', { name: /^Add task on .*2/ }));
  expect(await screen.findByRole('button', { name: 'Added to your week' })).toBeDisabled();
  expect(api.sent('POST', '/api/weekly-tasks').map(({ body }) => body)).toEqual([
    { title: 'Ring the job centre', specificDate: '2026-12-02' },
  ]);
});

it('can be pressed again when it could not be added', async () => {
  const api = show();
  api.answer('POST /api/weekly-tasks', refusal(503));
  const button = await screen.findByRole('button', { name: /^Add task on/ });
  await userEvent.click(button);
  expect(await screen.findByText('The task could not be added. Please try again.')).toBeInTheDocument();
  await waitFor(() => expect(button).toBeEnabled());
});
