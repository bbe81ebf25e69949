import { afterEach, beforeEach, expect, it, type jest as Jest } from '@jest/globals';
import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maya, memberAnswers, visitorAnswers } from '../../test/fixtures.ts';
import { prepareBrowser, showApp } from '../../test/show-app.tsx';

// mocks are moved above the imports only for the global one
declare const jest: typeof Jest;

const mockLoaded = { count: 0 };
jest.mock('./layout/workspace.tsx', () => {
  mockLoaded.count += 1;
  return { Workspace: () => <p>The workspace</p> };
});

beforeEach(() => {
  prepareBrowser();
  fakeApi(visitorAnswers());
});
afterEach(cleanup);

it('/auth loads the workspace ahead, so that a sign-in shows it without a blank page between', async () => {
  const { unmount } = showApp('/landing');
  await screen.findByRole('heading', { level: 1 });
  expect(mockLoaded.count).toBe(0);
  unmount();

  showApp('/auth');
  await userEvent.type(await screen.findByLabelText('Email'), 'maya@example.org');
  await waitFor(() => expect(mockLoaded.count).toBe(1));
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  fakeApi({ ...memberAnswers(), 'POST /api/login': maya });
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('The workspace')).toBeVisible();
});
