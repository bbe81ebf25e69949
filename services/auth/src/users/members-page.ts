import { membersAtOnce, type membersPage } from '@pathwise/contracts/questions/auth';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { AuthDeps } from '../deps.ts';
import { users } from './user.model.ts';
import { toPublicProfile } from './user-view.ts';

type Asked = z.output<(typeof membersPage)['request']>;
type Reply = z.input<(typeof membersPage)['reply']>;

/** A page of people as their events describe them, for a service that rebuilds its projection. */
export async function tellMembers(deps: AuthDeps, asked: Asked): Promise<Reply> {
  const found = await users(deps.db)
    .find({ _id: 'ids' in asked ? trusted({ $in: asked.ids }) : trusted({ $gt: asked.after }) })
    .sort({ _id: 1 })
    .limit(membersAtOnce)
    .lean();
  const members = found.map((user) => {
    const { _id: userId, goalsPublic, diaryPublic, version } = user;
    return { userId, ...toPublicProfile(user), goalsPublic, diaryPublic, version };
  });
  return { members };
}
