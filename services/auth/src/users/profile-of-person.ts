import type { profileOfPerson } from '@pathwise/contracts/questions/auth';
import type { z } from 'zod';
import type { AuthDeps } from '../deps.ts';
import { users } from './user.model.ts';

type Asked = z.output<(typeof profileOfPerson)['request']>;
type Reply = z.input<(typeof profileOfPerson)['reply']>;

/** A person's work and place, for the coach. */
export async function tellProfile(deps: AuthDeps, { userId }: Asked): Promise<Reply> {
  const user = await users(deps.db).findById(userId, { profession: 1, location: 1 }).lean();
  return { profession: user?.profession ?? null, location: user?.location ?? null };
}
