import type { Platform } from '@pathwise/local/platform';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { type Caller, signCallerToken } from '@pathwise/service-kit/http/caller';
import mongoose from 'mongoose';
import { rounded } from '../figures.ts';
import { testPlatform } from '../test-platform.ts';
import { compareLists, type Pair } from './lists.ts';
import type { Target } from './ratio.ts';

/** Members in the larger database. `MEMBERS` sets a smaller number for a quick run. */
const many = Number(process.env['MEMBERS'] ?? 1_000_000);
const few = 1_000;
/** Members that the search finds, in both databases. */
const matches = 20;
const atOnce = 5_000;

const caller: Caller = { id: 'bench', role: 'regular', plan: 'free', sessionId: 'bench', timeZone: 'UTC' };

/**
 * Reads the first page of the directory and of a search with a million members, and with a thousand of whom as many match. The same
 * service runs twice, on two databases of one server. The ratio compares answers per second.
 */
export async function readMembers() {
  const crowded = await testPlatform('bench-members', { only: ['social'], site: false });
  const quiet = await testPlatform('bench-members-few', { only: ['social'], site: false, ...besides(crowded) });
  try {
    const started = performance.now();
    await fill(withDatabase(crowded.mongoUrl, 'pathwise_social'), many);
    const fillSeconds = rounded((performance.now() - started) / 1000);
    await fill(besides(crowded).env.social.MONGO_URL, few);
    const pair: Pair = { crowded, quiet, targetOf };
    const directory = await compareLists(pair, '/api/users/all?limit=24', 24);
    const search = await compareLists(pair, '/api/users/search?q=falconer&limit=24', matches);
    return { database: crowded.kinds.database, members: many, against: few, matches, fillSeconds, directory, search };
  } finally {
    await quiet.dispose();
    await crowded.dispose();
  }
}

/** A second platform on the first one's servers, with its own database and events. */
function besides({ mongoUrl, natsUrl, secrets }: Platform) {
  const social = { MONGO_URL: withDatabase(mongoUrl, 'pathwise_social_few'), EVENTS_NAMESPACE: 'few_' };
  return { mongoUrl, natsUrl, secrets, env: { social } };
}

function targetOf({ ports, secrets }: Platform, path: string): Target {
  const token = signCallerToken(secrets.jwtPrivateKey, caller, new Date());
  return { url: `http://127.0.0.1:${ports.social}${path}`, headers: { authorization: `Bearer ${token}` } };
}

/** Writes members directly into the database. Those who match are spread evenly. */
async function fill(mongoUrl: string, count: number): Promise<void> {
  const db = await mongoose.createConnection(mongoUrl).asPromise();
  try {
    const members = db.collection<{ _id: string }>('members');
    for (let from = 0; from < count; from += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, n) => from + n + 1);
      await members.insertMany(
        some.map((place) => memberAt(place, place % (count / matches) === 0)),
        { ordered: false },
      );
    }
    await db.collection<{ _id: string }>('directory').insertOne({ _id: 'members', places: count } as { _id: string });
  } finally {
    await db.close();
  }
}

/** The beginnings of words that the service would store. */
const beginnings = (words: readonly string[]) => [
  ...new Set(['', ...words.flatMap((word) => [...word].slice(0, 8).map((_, at) => word.slice(0, at + 1)))]),
];

function memberAt(place: number, isMatch: boolean) {
  const [name, trade] = [place.toString(36), isMatch ? 'falconer' : 'baker'];
  const texts = { profileImageUrl: null, location: null, bio: null, lookingFor: null, funFact: null };
  return {
    _id: `m-${place.toString().padStart(9, '0')}`,
    profile: {
      firstName: name,
      lastName: null,
      profession: trade,
      ...texts,
      linkedinUrl: null,
      websiteUrl: null,
      contactEmail: '',
    },
    profileVersion: 1,
    privacy: { goalsPublic: true, diaryPublic: false },
    privacyVersion: 1,
    prefixes: beginnings([name, trade]),
    place,
  };
}
