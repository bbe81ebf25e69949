import type { Platform } from '@pathwise/local/platform';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { type Caller, signCallerToken } from '@pathwise/service-kit/http/caller';
import { prefixesOf } from '@pathwise/service-kit/search/words.rules';
import mongoose from 'mongoose';
import { rounded } from '../figures.ts';
import { testPlatform } from '../test-platform.ts';
import { compareLists, type Pair } from './lists.ts';

/** Accounts in the larger database. `MEMBERS` sets a smaller number for a quick run. */
const many = Number(process.env['MEMBERS'] ?? 1_000_000);
const few = 1_000;
/** Accounts that the search finds, in both databases. */
const matches = 20;
/** One account in this many has premium, in both databases. */
const premiumEach = 10;
const atOnce = 5_000;

const caller: Caller = { id: 'bench', role: 'admin', plan: 'free', sessionId: 'bench', timeZone: 'UTC' };

/**
 * Reads the first page of the users that admins see, of a search and of a filter: with a million accounts, and with a thousand of
 * whom as many match. The same service runs twice, on two databases of one server.
 */
export async function readUsers() {
  const crowded = await testPlatform('bench-users', { only: ['auth'], site: false });
  const quiet = await testPlatform('bench-users-few', { only: ['auth'], site: false, ...besides(crowded) });
  try {
    const started = performance.now();
    await fill(withDatabase(crowded.mongoUrl, 'pathwise_auth'), many);
    const fillSeconds = rounded((performance.now() - started) / 1000);
    await fill(besides(crowded).env.auth.MONGO_URL, few);
    const pair: Pair = { crowded, quiet, targetOf };
    const path = '/api/admin/users?limit=24';
    return {
      ...{ database: crowded.kinds.database, accounts: many, against: few, matches, fillSeconds },
      page: await compareLists(pair, path, 24),
      search: await compareLists(pair, `${path}&q=falconer`, matches),
      filter: await compareLists(pair, `${path}&plan=premium`, 24),
    };
  } finally {
    await quiet.dispose();
    await crowded.dispose();
  }
}

/** A second platform on the first one's servers, with its own database and events. */
function besides({ mongoUrl, natsUrl, secrets }: Platform) {
  const auth = { MONGO_URL: withDatabase(mongoUrl, 'pathwise_auth_few'), EVENTS_NAMESPACE: 'few_' };
  return { mongoUrl, natsUrl, secrets, env: { auth } };
}

function targetOf({ ports, secrets }: Platform, path: string) {
  const token = signCallerToken(secrets.jwtPrivateKey, caller, new Date());
  return { url: `http://127.0.0.1:${ports.auth}${path}`, headers: { authorization: `Bearer ${token}` } };
}

/** Writes accounts directly into the database. Those who match and those with premium are spread evenly. */
async function fill(mongoUrl: string, count: number): Promise<void> {
  const db = await mongoose.createConnection(mongoUrl).asPromise();
  try {
    const users = db.collection<{ _id: string }>('users');
    for (let from = 0; from < count; from += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, n) => from + n + 1);
      const rows = some.map((place) => userAt(place, place % (count / matches) === 0));
      await users.insertMany(rows, { ordered: false });
    }
    await db.collection<{ _id: string }>('directory').insertOne({ _id: 'users', places: count } as { _id: string });
  } finally {
    await db.close();
  }
}

function userAt(place: number, isMatch: boolean) {
  const [firstName, profession] = [place.toString(36), isMatch ? 'falconer' : 'baker'];
  const words = [firstName, profession];
  const isPremium = place % premiumEach === 0;
  const texts = { lastName: null, profileImageUrl: null, location: null, bio: null, lookingFor: null, funFact: null };
  return {
    ...{ _id: `u-${place.toString().padStart(9, '0')}`, email: `${firstName}@example.org`, passwordHash: '-' },
    ...{ role: 'regular', firstName, profession, ...texts, linkedinUrl: null, websiteUrl: null, contactEmail: null },
    ...{ goalsPublic: true, diaryPublic: false, timeZone: 'UTC', previewMode: null, lastSeenOn: null, version: 1 },
    plan: isPremium ? { plan: 'premium', tier: 'lifetime', expiresAt: null, version: 1 } : null,
    createdAt: new Date(Date.UTC(2026, 0, 1) + place * 1_000),
    facets: [...prefixesOf(words), ...(isPremium ? ['is:premium'] : [])],
    words,
    nameKey: `,${firstName}`,
    place,
  };
}
