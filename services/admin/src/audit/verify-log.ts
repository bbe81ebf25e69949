import type { AdminDeps } from '../deps.ts';
import { acts, heads } from './act.model.ts';
import { beginning, faultIn } from './chain.rules.ts';

export interface Verdict {
  /** The rows that were read before the fault. */
  rows: number;
  /** Number and hash of the last good row. Write them down: a later check that knows them sees a log that was written anew. */
  last: { n: number; hash: string };
  fault?: string;
}

/**
 * Reads the whole log and checks every hash. `seen` is the last row of an earlier check: it must still be there as it was. Rows
 * that are added meanwhile are left out.
 */
export async function verifyLog(
  deps: Pick<AdminDeps, 'db'>,
  { seen }: { seen?: { n: number; hash: string } } = {},
): Promise<Verdict> {
  const head = await heads(deps.db).findById('head').lean();
  let last = { n: 0, hash: beginning };
  const verdict = (fault?: string): Verdict => ({ rows: last.n, last, ...(fault ? { fault } : {}) });
  if (!head) return verdict('the row that says where the log ends is missing');
  for await (const row of acts(deps.db).find().sort({ n: 1 }).lean().cursor()) {
    if (row.n > head.n) break;
    const fault = faultIn(row, last);
    if (fault) return verdict(fault);
    last = { n: row.n, hash: row.hash };
    if (seen?.n === row.n && seen.hash !== row.hash) return verdict(`row ${row.n} is another one than before`);
  }
  if (last.n !== head.n || last.hash !== head.hash)
    return verdict(`the log ends at row ${last.n} instead of ${head.n}`);
  if (seen && seen.n > last.n) return verdict(`row ${seen.n} of the earlier check is missing`);
  return verdict();
}
