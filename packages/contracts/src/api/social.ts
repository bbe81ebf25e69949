import { z } from 'zod';
import { defineApi } from '../operation.ts';
import { profileShape } from '../profile.ts';
import { restored, undoParams } from '../undo.ts';
import { id } from '../values.ts';
import { introductionOperations } from './introductions.ts';
import { postOperations } from './posts.ts';
import { reportOperations } from './reports.ts';

/** A member as other members see them. */
export const member = z.object({
  id,
  ...profileShape,
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
  ...postOperations,
  ...reportOperations,
  ...introductionOperations,
  undoInSocial: {
    method: 'POST',
    path: '/api/undo/social/{token}',
    access: 'member',
    summary: 'Bring a deleted post back',
    params: undoParams,
    body: z.strictObject({}).optional(),
    status: 200,
    response: restored,
    problems: [404, 409],
  },
});
