import { describe, expect, it } from '@jest/globals';
import { fakeApi, json, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { screen, waitFor } from '@testing-library/react';
import { aMemberRow } from '../../test/fixtures.ts';
import { BlockedMembers } from './blocked-members.tsx';
import { MemberMenu } from './member-menu.tsx';

const ada = aMemberRow({ id: 'ada', firstName: 'Ada', lastName: 'Nwosu' });
const done = () => new Response(null, { status: 204 });
const block = ['POST', '/api/users/ada/block'] as const;
const unblock = ['DELETE', '/api/users/ada/block'] as const;

async function openMenu(answers: Record<string, unknown> = {}) {
  const api = fakeApi({ [block.join(' ')]: done, [unblock.join(' ')]: done, ...answers });
  const page = renderInShell(<MemberMenu member={ada} />);
  await page.user.click(screen.getByRole('button', { name: 'More about Ada Nwosu' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  await screen.findByRole('alertdialog', { name: 'Block Ada?' });
  return { api, ...page };
}

describe('Block', () => {
  it('asks first, and a no changes nothing', async () => {
    const { api, user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(api.sent(...block)).toEqual([]);
  });

  it('blocks, and Undo in the toast takes it back', async () => {
    const { api, user, toasts } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Ada Nwosu is blocked'));
    expect(api.sent(...block)).toHaveLength(1);
    toasts.at(-1)?.action?.onSelect();
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Ada Nwosu is no longer blocked'));
    expect(api.sent(...unblock)).toHaveLength(1);
  });

  it('says why it failed', async () => {
    const { user, toasts } = await openMenu({ [block.join(' ')]: refusal(503, { detail: 'Please try again soon' }) });
    await user.click(screen.getByRole('button', { name: 'Block' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Failed to block Ada Nwosu', description: 'Please try again soon', variant: 'destructive' },
      ]),
    );
  });
});

describe('Report', () => {
  it('reports the member to the admins', async () => {
    const api = fakeApi({ 'POST /api/reports': json({ id: 'r' }, 201) });
    const { user, toasts } = renderInShell(<MemberMenu member={ada} />);
    await user.click(screen.getByRole('button', { name: 'More about Ada Nwosu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report this member' }));
    await screen.findByRole('dialog', { name: 'Report Ada Nwosu' });
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Report sent' }]));
    expect(api.sent('POST', '/api/reports')[0]?.body).toMatchObject({ about: { kind: 'member', id: 'ada' } });
  });
});

describe('the blocked members', () => {
  const listed = 'GET /api/blocks';

  it('are listed, and Unblock takes one off the list', async () => {
    const api = fakeApi({ [listed]: [ada], [unblock.join(' ')]: done });
    const { user } = renderInShell(<BlockedMembers />);
    const button = await screen.findByRole('button', { name: 'Unblock Ada Nwosu' });
    api.answer(listed, []);
    await user.click(button);
    expect(await screen.findByText('You have blocked nobody')).toBeVisible();
    expect(api.sent(...unblock)).toHaveLength(1);
  });

  it('load again after a failure', async () => {
    const api = fakeApi({ [listed]: refusal(503) });
    const { user } = renderInShell(<BlockedMembers />);
    await screen.findByText('Your blocked members could not be loaded');
    api.answer(listed, [ada]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ada Nwosu')).toBeVisible();
  });
});
