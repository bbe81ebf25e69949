import { randomUUID } from 'node:crypto';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { collectionOf } from './collections.ts';

interface ProcessRow {
  _id: string;
  /** Grows while the process lives. */
  beat: number;
  /** Its server sessions that have held transactions. */
  sessions: mongo.Binary[];
}

export interface SessionRegister {
  /** Writes a session down before it holds its first transaction. */
  register(session: ClientSession): Promise<void>;
}

/**
 * A process that is killed inside a transaction leaves its documents locked until the server's transaction lifetime,
 * 60 seconds by default, is over: its user's retry and the redelivered event would meet that lock. So every process
 * writes down its sessions and beats; when another's beat stands still over `lostAfterBeats` of one's own, its sessions
 * are ended. Beats are counted, not time: while the database answers nobody, nobody is taken for lost. A process that
 * was only slow has its transaction aborted, and runs it again.
 */
export function keepSessions(deps: { db: Connection; beatMs?: number; lostAfterBeats?: number }): SessionRegister {
  const { db, beatMs = 1_500, lostAfterBeats = 4 } = deps;
  const me = randomUUID();
  const processes = () => collectionOf<ProcessRow>(db, 'processes');
  const own = new Map<string, mongo.Binary>();
  const seen = new Map<string, { beat: number; stillFor: number }>();
  let ticking = false;

  const beat = () =>
    processes().updateOne({ _id: me }, { $inc: { beat: 1 }, $set: { sessions: [...own.values()] } }, { upsert: true });
  async function sweep(): Promise<void> {
    const others = await processes()
      .find({ _id: { $ne: me } })
      .toArray();
    for (const { _id, beat, sessions } of others) {
      const known = seen.get(_id);
      if (known?.beat !== beat) seen.set(_id, { beat, stillFor: 0 });
      else if (++known.stillFor >= lostAfterBeats) await bury({ _id, beat, sessions });
    }
  }
  async function bury({ _id, beat, sessions }: ProcessRow): Promise<void> {
    await db.db?.command({ killSessions: sessions.map((id) => ({ id })) });
    await processes().deleteOne({ _id, beat });
    seen.delete(_id);
  }
  async function tick(): Promise<void> {
    if (ticking || db.readyState !== 1) return;
    ticking = true;
    try {
      if (own.size > 0) await beat();
      await sweep();
    } catch {
      // the next beat tries again; nothing rests on it but how soon a lock is gone
    } finally {
      ticking = false;
    }
  }
  const timer = setInterval(tick, beatMs).unref();
  db.once('close', () => clearInterval(timer));
  return {
    async register(session) {
      const id = session.id?.['id'] as mongo.Binary | undefined;
      if (!id) return;
      const key = id.toString('hex');
      if (own.has(key)) return;
      own.set(key, id);
      await beat();
    },
  };
}
