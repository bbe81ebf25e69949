import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { forgetAt } from '../proposals/keep-proposal.ts';

const atOnce = 100;

/** Every proposal used to be forgotten after three days, and with it the way to the undo of what was accepted. */
export const proposalsSayWhenTheyGo: Migration = {
  name: 'proposals-say-when-they-go',
  async run(db) {
    const proposals = collectionOf<{ _id: string; at: Date; accepted?: object[]; forgetAt?: Date }>(db, 'proposals');
    const without = { forgetAt: { $exists: false } };
    const some = await proposals.find(without, { projection: { at: 1, accepted: 1 }, limit: atOnce }).toArray();
    for (const { _id, at, accepted = [] } of some)
      await proposals.updateOne(
        { ...without, _id },
        { $set: { forgetAt: forgetAt(at, { isAccepted: accepted.length > 0 }) } },
      );
    return some.length === atOnce;
  },
};
