import { beforeEach } from '@jest/globals';
import type { User } from '@pathwise/contracts/api/auth';
import type { DiaryEntry } from '@pathwise/contracts/diary';
import { fakeApi, refusal } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { dayOfDate } from '@pathwise/ui/day';
import { act, screen, within } from '@testing-library/react';
import { DiaryPage } from '../src/diary/diary-page.tsx';

export const mine = 'GET /api/diary/my-entries';
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));
/** A failure of a call, and its text in the toast: the message or 'Please try again'. */
export const failures = [
  ['the message', () => refusal(500, { detail: 'Something broke' }), 'Something broke'],
  ["'Please try again'", offline, 'Please try again'],
] as const;
export const today = dayOfDate(new Date());

export async function openDiary(entries: DiaryEntry[] = [], member: Partial<User> = {}) {
  const api = fakeApi({ [mine]: entries });
  const page = renderInShell(<DiaryPage />, { at: '/diary', member });
  if (entries[0]) await screen.findByText(entries[0].title);
  else await screen.findByText('No diary entries yet');
  return { api, ...page };
}

export async function openEditor(entries: DiaryEntry[] = [], member: Partial<User> = {}) {
  const opened = await openDiary(entries, member);
  await opened.user.click(screen.getByRole('button', { name: 'New Entry' }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'New Entry' }) };
}

export async function openEntry(entry: DiaryEntry) {
  const opened = await openDiary([entry]);
  await opened.user.click(screen.getByRole('button', { name: entry.title }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: entry.title }) };
}

export async function edit(entry: DiaryEntry) {
  const opened = await openEntry(entry);
  await opened.user.click(within(opened.dialog).getByRole('button', { name: 'Edit' }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Edit Entry' }) };
}

/** Writes to an entry's draft as another tab of the same person does. */
export function anotherTab(entryId: string, name = 'another') {
  const key = `draft:diary:user-1:${entryId}:${name}`;
  const hear = (newValue: string | null) =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key, newValue })));
  return {
    text: () => localStorage.getItem(key),
    writes(title: string, content = 'words') {
      const text = JSON.stringify({ fields: { title, content, entryDate: today, isPrivate: false }, at: 1 });
      localStorage.setItem(key, text);
      hear(text);
    },
    drops() {
      localStorage.removeItem(key);
      hear(null);
    },
  };
}

/** The tab that owns the slot of this draft. */
export function tabOf(text: string): string {
  const [key] = Object.entries(localStorage).find(([, kept]) => String(kept).includes(text)) ?? [''];
  return key.split(':').at(-1) ?? '';
}

/** Clears storage between tests. Call it once in a test file. */
export function withEmptyStorage(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
