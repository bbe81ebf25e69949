import { invalid } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AuthDeps } from '../deps.ts';
import { images } from './image.model.ts';
import { imageIdIn } from './image.rules.ts';

/**
 * Keeps the picture that a profile names from now on, and erases the one before. Throws 422 for a picture that this person has
 * not uploaded: naming somebody else's would let them erase it here or there.
 */
export async function replaceImage(
  deps: Pick<AuthDeps, 'db'>,
  tx: Tx,
  input: { ownerId: string; before: string | null; after: string | null },
): Promise<void> {
  const [before, after] = [imageIdIn(input.before), imageIdIn(input.after)];
  const ownerId = input.ownerId;
  if (after !== undefined) {
    const keep = { $unset: { expiresAt: 1 } } as const;
    const { matchedCount } = await images(deps.db).updateOne({ _id: after, ownerId }, keep, { session: tx.session });
    if (matchedCount === 0)
      throw invalid([{ path: 'profileImageUrl', message: 'This picture is gone. Please choose it again.' }]);
  }
  if (before !== undefined) await images(deps.db).deleteOne({ _id: before, ownerId }, { session: tx.session });
}
