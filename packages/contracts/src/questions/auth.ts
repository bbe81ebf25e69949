import { z } from 'zod';
import { defineQuestion } from '../question.ts';
import { id } from '../values.ts';

/** Returns what a person's profile says of their work and place, for the coach. Nothing for an account that is gone. */
export const profileOfPerson = defineQuestion(
  'auth.profile-of-person.v1',
  z.object({ userId: id }),
  z.object({ profession: z.string().nullable(), location: z.string().nullable() }),
);
