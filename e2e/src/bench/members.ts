import type { Platform } from '@pathwise/local/platform';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { type Caller, signCallerToken } from '@pathwise/service-kit/http/caller';
import mongoose from 'mongoose';
import { rounded } from '../figures.ts';
import { testPlatform } from '../test-platform.ts';
import { alternate, type Load, load, medianOfPairs, type Target } from './ratio.ts';

const runs = 5;
const seconds = 5;
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
    const pair = { crowded, quiet };
    const directory = await compare(pair, '/api/users/all?limit=24', 24);
    const search = await compare(pair, '/api/users/search?q=falconer&limit=24', matches);
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

async function compare({ crowded, quiet }: { crowded: Platform; quiet: Platform }, path: string, rows: number) {
  // A token is valid for a minute, so each run gets a new one.
  const run = (platform: Platform) => load(targetOf(platform, path), { seconds, connections: 4 });
  for (const platform of [crowded, quiet]) {
    await refuseOtherThan(rows, targetOf(platform, path));
    await run(platform);
  }
  const results = await alternate(
    runs,
    () => run(crowded),
    () => run(quiet),
  );
  const slower = (a: Load, b: Load) => b.requestsPerSecond / a.requestsPerSecond;
  return {
    timesAsSlow: rounded(medianOfPairs(results, slower), 2),
    withManyPerSecond: results.a.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
    withFewPerSecond: results.b.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
    failed: [...results.a, ...results.b].reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Throws unless a page has this many rows: an empty answer would be fast for no merit. */
async function refuseOtherThan(rows: number, { url, headers = {} }: Target): Promise<void> {
  const page = (await (await fetch(url, { headers })).json()) as unknown[];
  if (page.length !== rows) throw new Error(`${url} has ${page.length} rows, not ${rows}`);
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
