import { z } from 'zod';
import { roles } from '../api/users.ts';
import { profileShape } from '../profile.ts';
import { defineQuestion } from '../question.ts';
import { id, instant } from '../values.ts';

/** Returns what a person's profile says of their work and place, for the coach. Nothing for an account that is gone. */
export const profileOfPerson = defineQuestion(
  'auth.profile-of-person.v1',
  z.object({ userId: id }),
  z.object({ profession: z.string().nullable(), location: z.string().nullable() }),
);

/** Fifty of the longest profiles fit into one message. */
export const membersAtOnce = 50;
/**
 * Returns people as their events describe them: those `after` an id, in the order of ids, or those with these `ids`. Fewer than
 * `membersAtOnce` after an id are the last ones. For a service that rebuilds its projection.
 */
export const membersPage = defineQuestion(
  'auth.members-page.v1',
  z.union([z.object({ after: z.string() }), z.object({ ids: z.array(id).max(membersAtOnce) })]),
  z.object({
    members: z.array(
      z.object({
        userId: id,
        ...profileShape,
        contactEmail: z.string(),
        goalsPublic: z.boolean(),
        diaryPublic: z.boolean(),
        version: z.int(),
      }),
    ),
  }),
);

/** Returns an account's role as it is stored now; null for an account that is gone. A write of an admin asks for it. */
export const roleOfPerson = defineQuestion(
  'auth.role-of-person.v1',
  z.object({ userId: id }),
  z.object({ role: z.enum(roles).nullable() }),
);

/** Returns the sign-in addresses of accounts, by their ids or by one address. Who is missing has no account any more. */
export const addressesOfPeople = defineQuestion(
  'auth.addresses-of-people.v1',
  z.union([z.object({ ids: z.array(id).max(200) }), z.object({ email: z.string() })]),
  z.object({ people: z.array(z.object({ userId: id, email: z.string() })) }),
);

/** Returns mails about accounts that were given up, newest first, after the one at a place. Their text is erased. */
export const givenUpAccountMails = defineQuestion(
  'auth.given-up-mails.v1',
  z.object({ after: z.object({ at: instant, key: z.string() }).optional(), limit: z.int().min(1).max(101) }),
  z.object({
    mails: z.array(z.object({ key: z.string(), to: z.string(), reason: z.string(), tries: z.int(), at: instant })),
  }),
);
