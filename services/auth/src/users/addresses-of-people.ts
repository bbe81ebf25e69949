import type { addressesOfPeople } from '@pathwise/contracts/questions/auth';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { AuthDeps } from '../deps.ts';
import { users } from './user.model.ts';

type Asked = z.output<(typeof addressesOfPeople)['request']>;
type Reply = z.input<(typeof addressesOfPeople)['reply']>;

/** The sign-in addresses of accounts, for the audit log, which keeps none. */
export async function tellAddresses(deps: AuthDeps, asked: Asked): Promise<Reply> {
  const which = 'ids' in asked ? { _id: trusted({ $in: asked.ids }) } : { email: asked.email };
  const found = await users(deps.db).find(which, { email: 1 }).lean();
  return { people: found.map(({ _id: userId, email }) => ({ userId, email })) };
}
