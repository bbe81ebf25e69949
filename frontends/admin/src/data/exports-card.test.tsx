import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { refusal } from '@pathwise/federation/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { openForAdmin } from '../../test/open.tsx';
import { ExportsCard } from './exports-card.tsx';

afterEach(() => void jest.restoreAllMocks());

describe('an export', () => {
  it.each([
    ['Export email list', '/api/admin/export/emails', 'pathwise-emails.txt'],
    ['Export user data', '/api/admin/export/users', 'pathwise-users.csv'],
  ])('%s downloads a file', async (name, path, file) => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { api, user } = openForAdmin(<ExportsCard />, { [`GET ${path}`]: new Response('a') });
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(saved).toEqual([file]));
    expect(api.sent('GET', path)).toHaveLength(1);
  });

  it('says when it failed', async () => {
    const { user, toasts } = openForAdmin(<ExportsCard />, {
      'GET /api/admin/export/users': refusal(503, { detail: 'Not now' }),
    });
    await user.click(screen.getByRole('button', { name: 'Export user data' }));
    await waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Export Failed', description: 'Not now' }));
  });
});
