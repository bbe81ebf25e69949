import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { profileShape } from '../profile.ts';
import { dateString, id } from '../values.ts';

const version = z.int();
const publicProfile = { ...profileShape, contactEmail: z.string() };

export const userRegistered = defineEvent(
  'auth.user-registered.v1',
  z.object({
    userId: id,
    email: z.string(),
    ...publicProfile,
    goalsPublic: z.boolean(),
    diaryPublic: z.boolean(),
    timeZone: z.string(),
    /** An admin made the account. The person has got a mail to choose a password. */
    isInvited: z.literal(true).optional(),
    version,
  }),
  { key: 'userId' },
);
export const profileChanged = defineEvent(
  'auth.profile-changed.v1',
  z.object({ userId: id, email: z.string(), ...publicProfile, timeZone: z.string(), version }),
  { key: 'userId', audience: 'userId', stale: ['auth.getUser'] },
);
export const privacyChanged = defineEvent(
  'auth.privacy-changed.v1',
  z.object({ userId: id, goalsPublic: z.boolean(), diaryPublic: z.boolean(), version }),
  { key: 'userId', audience: 'userId', stale: ['auth.getUser'] },
);
export const roleChanged = defineEvent(
  'auth.role-changed.v1',
  z.object({ userId: id, role: z.enum(['regular', 'admin']), version }),
  { key: 'userId', audience: 'userId', stale: ['auth.getUser'] },
);
/**
 * A person's rights changed: a session ended (`sessionId`), or role, plan or preview changed. Issued tokens are
 * outdated.
 */
export const accessChanged = defineEvent(
  'auth.access-changed.v1',
  z.object({ userId: id, sessionId: id.nullable(), version }),
  { key: 'userId', audience: 'userId', stale: ['auth.getUser', 'goals.listGoals'] },
);
/** Emitted once a day per person. */
export const userSeen = defineEvent('auth.user-seen.v1', z.object({ userId: id, seenOn: dateString, version }), {
  key: 'userId',
});
/** Stays in the stream for ever, so that a service that reads it late erases the person too. It holds nothing but the id. */
export const userDeleted = defineEvent('auth.user-deleted.v1', z.object({ userId: id, version }), {
  key: 'userId',
  audience: 'userId',
  stale: ['auth.getUser'],
  persons: [],
});
