import { z } from 'zod';
import { defineApi } from '../operation.ts';
import { id } from '../values.ts';

/** A member as other members see them. */
export const member = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  profession: z.string().nullable(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  lookingFor: z.string().nullable(),
  funFact: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  goalsPublic: z.boolean(),
  diaryPublic: z.boolean(),
  hasContactEmail: z.boolean(),
  /** Only for premium viewers. */
  contactEmail: z.string().optional(),
});
export type Member = z.infer<typeof member>;

export const socialApi = defineApi('social', {
  getMember: {
    method: 'GET',
    path: '/api/users/{id}',
    access: 'member',
    summary: 'One member; the address only for premium viewers',
    params: z.strictObject({ id }),
    status: 200,
    response: member,
    problems: [404],
  },
});
