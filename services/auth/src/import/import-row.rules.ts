import { profileChange } from '@pathwise/contracts/api/auth';
import type { ImportRow } from '@pathwise/contracts/api/import';
import type { z } from 'zod';

/** A person whom a row describes. */
export type Imported = Omit<z.output<typeof person>, 'email'> & { email: string; pictureUrl: string | null };

const person = profileChange.pick({
  email: true,
  firstName: true,
  lastName: true,
  bio: true,
  location: true,
  profession: true,
  contactEmail: true,
  linkedinUrl: true,
  websiteUrl: true,
});

/** What a row says, or why it is skipped. An empty cell says nothing. */
export function readRow(row: ImportRow): Imported | string {
  const { profileImageUrl, ...cells } = row;
  const filled = Object.fromEntries(Object.entries(cells).filter(([, cell]) => (cell ?? '').trim() !== ''));
  if (!filled['email']) return 'No email address';
  const read = person.safeParse(filled);
  if (!read.success) {
    const [issue] = read.error.issues;
    return issue?.path[0] === 'email' ? 'This is no email address' : `${String(issue?.path[0])}: ${issue?.message}`;
  }
  return { ...read.data, email: read.data.email ?? '', pictureUrl: addressIn(profileImageUrl ?? '') };
}

/** `portrait (https://a.example/b.png)` and `[https://a.example/b.png]` hold the address `https://a.example/b.png`. */
function addressIn(cell: string): string | null {
  const bracketed = /[[(<]\s*(https?:\/\/[^\s\])>]+)\s*[\])>]/i.exec(cell)?.[1];
  return bracketed ?? (cell.trim() || null);
}
