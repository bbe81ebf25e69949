import type { User } from '@pathwise/contracts/api/auth';
import { draftOf } from '@pathwise/federation/storage-keys';
import { useState } from 'react';

export type SupportFields = Record<'name' | 'email' | 'subject' | 'message', string>;

const noFields: SupportFields = { name: '', email: '', subject: '', message: '' };
const names = Object.keys(noFields) as (keyof SupportFields)[];

/**
 * A member's unsent message, kept until it is sent, also when their session ends. It begins with their name and address. A
 * visitor's is not kept, because the next person at a shared browser would see it.
 */
export function useSupportDraft(user: User | undefined) {
  const [draft] = useState(() => (user ? draftOf(`support:${user.id}`) : undefined));
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const empty: SupportFields = { ...noFields, name, email: user?.email ?? '' };
  return {
    empty,
    read: (): SupportFields => ({ ...empty, ...parse(draft?.get()) }),
    keep(fields: Partial<SupportFields>): void {
      const isEmpty = names.every((name) => !fields[name] || fields[name] === empty[name]);
      draft?.set(isEmpty ? '' : JSON.stringify(fields));
    },
  };
}

function parse(stored: string | undefined): Partial<SupportFields> {
  try {
    const fields = (JSON.parse(stored ?? '{}') ?? {}) as Partial<Record<string, unknown>>;
    return Object.fromEntries(
      names.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
    );
  } catch {
    return {};
  }
}
