import { fakeApi } from '@pathwise/federation/testing/fake-api';
import { renderInShell } from '@pathwise/remote-kit/testing/in-shell';
import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';

// the drawing library is compiled with the first chart
configure({ asyncUtilTimeout: 10_000 });

/** Opens a part of the dashboard for an admin, with the answers of its calls. */
export function openForAdmin(page: ReactNode, answers: Record<string, unknown>, at = '/admin') {
  const api = fakeApi(answers);
  return { api, ...renderInShell(page, { at, member: { role: 'admin' } }) };
}
