import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { plans } from '../plans/plans.ts';
import { type SeatRecord, seats } from '../plans/seat.model.ts';

/** Makes the rows of every limited offer. Rows that are there stay as they are. */
export const makeSeats: Migration = {
  name: 'make-seats',
  async run(db) {
    for (const { id: planId, seats: count = 0 } of plans) {
      for (let nth = 1; nth <= count; nth++) {
        const _id = `${planId}/${String(nth).padStart(3, '0')}`;
        const row = { planId, state: 'free' as const, checkoutId: null, holder: null, heldUntil: null };
        await collectionOf<SeatRecord>(db, seats.collection).updateOne(
          { _id },
          { $setOnInsert: row },
          { upsert: true },
        );
      }
    }
    return false;
  },
};
