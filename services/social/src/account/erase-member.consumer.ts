import { userDeleted } from '@pathwise/contracts/events/auth';
import { consumer } from '@pathwise/service-kit/consumer';
import type { SocialDeps } from '../deps.ts';
import { members } from '../members/member.model.ts';

/** Erases what is kept of a person for good. What is left is an empty document under the bare id, for events that come late. */
export const eraseMember = (deps: SocialDeps) =>
  consumer({
    name: 'social-erase-member',
    event: userDeleted,
    handle: async ({ data }, tx) => {
      const { userId, version } = data;
      const empty = { profile: null, profileVersion: version, privacy: null, privacyVersion: version, erased: true };
      await members(deps.db).updateOne({ _id: userId }, { $set: empty }, { upsert: true, session: tx.session });
      await deps.forgetPerson(tx, { userId });
    },
  });
