import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';

/**
 * A document that a transaction has to write does not exist yet. It is made outside: two transactions creating it would meet
 * in a duplicate key, which ends both.
 */
export class MissingDocument extends Error {
  readonly create: () => Promise<unknown>;

  constructor(create: () => Promise<unknown>) {
    super('a document that is written to does not exist yet');
    this.create = create;
  }
}

/** An account, and a week or two, may be missing one after the other. */
const mostMissing = 3;

/** Runs a transaction again after making a document it found missing. */
export async function withDocuments<T>(work: () => Promise<T>): Promise<T> {
  for (let made = 0; ; made++)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MissingDocument) || made === mostMissing) throw error;
      await error.create().catch((failure: unknown) => {
        if (!isDuplicateKey(failure)) throw failure; // a twin made it
      });
    }
}
