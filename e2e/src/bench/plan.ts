import { addDays, addWeeks, daysOfWeek, weekStartOf } from '@pathwise/contracts/week.rules';
import type { Platform } from '@pathwise/local/platform';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { type Caller, signCallerToken } from '@pathwise/service-kit/http/caller';
import mongoose, { type Connection } from 'mongoose';
import { rounded } from '../figures.ts';
import { testPlatform } from '../test-platform.ts';
import { alternate, type Load, load, medianOfPairs, type Target } from './ratio.ts';

const runs = 5;
const seconds = 5;
/** Tasks of other people in each of the two collections. `PLAN_TASKS` sets a smaller number for a quick run. */
const many = Number(process.env['PLAN_TASKS'] ?? 1_000_000);
const few = 1_000;
const tasksOfOwner = 100;
const atOnce = 5_000;

const monday = weekStartOf(new Date().toISOString().slice(0, 10));
const caller: Caller = { id: 'bench', role: 'regular', plan: 'free', sessionId: 'bench', timeZone: 'UTC' };

/**
 * Reads one person's week and board with a million tasks of others in the database, and with a thousand. The same service runs
 * twice, on two databases of one server. The ratio compares answers per second.
 */
export async function readPlan() {
  const crowded = await testPlatform('bench-plan', { only: ['planner'], site: false });
  const quiet = await testPlatform('bench-plan-few', { only: ['planner'], site: false, ...besides(crowded) });
  try {
    const started = performance.now();
    await fill(withDatabase(crowded.mongoUrl, 'pathwise_planner'), many);
    const fillSeconds = rounded((performance.now() - started) / 1000);
    await fill(besides(crowded).env.planner.MONGO_URL, few);
    const pair = { crowded, quiet };
    const week = await compare(pair, `/api/weekly-tasks?startDate=${monday}`);
    const board = await compare(pair, '/api/user/reminders');
    return { database: crowded.kinds.database, tasks: many, against: few, fillSeconds, week, board };
  } finally {
    await quiet.dispose();
    await crowded.dispose();
  }
}

/** A second platform on the first one's servers, with its own database and events. */
function besides({ mongoUrl, natsUrl, secrets }: Platform) {
  const planner = { MONGO_URL: withDatabase(mongoUrl, 'pathwise_planner_few'), EVENTS_NAMESPACE: 'few_' };
  return { mongoUrl, natsUrl, secrets, env: { planner } };
}

async function compare({ crowded, quiet }: { crowded: Platform; quiet: Platform }, path: string) {
  // A token is valid for a minute, so each run gets a new one.
  const run = (platform: Platform) => load(targetOf(platform, path), { seconds, connections: 4 });
  for (const platform of [crowded, quiet]) await run(platform);
  const results = await alternate(
    runs,
    () => run(crowded),
    () => run(quiet),
  );
  const all = [...results.a, ...results.b];
  const slower = (a: Load, b: Load) => b.requestsPerSecond / a.requestsPerSecond;
  return {
    timesAsSlow: rounded(medianOfPairs(results, slower), 2),
    withManyPerSecond: results.a.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
    withFewPerSecond: results.b.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function targetOf({ ports, secrets }: Platform, path: string): Target {
  const token = signCallerToken(secrets.jwtPrivateKey, caller, new Date());
  return { url: `http://127.0.0.1:${ports.planner}${path}`, headers: { authorization: `Bearer ${token}` } };
}

/** Writes one person's full week and board, and the tasks of many others, directly into the database. */
async function fill(mongoUrl: string, count: number): Promise<void> {
  const db = await mongoose.createConnection(mongoUrl).asPromise();
  try {
    await insert(db, 'weeklyTasks', own(28).map(asTask));
    await insert(db, 'reminderTasks', own(12).map(asReminder));
    const columns = Array.from({ length: 6 }, (_, order) => columnOf(caller.id, order));
    await insert(db, 'reminderColumns', columns);
    for (let at = 0; at < count; at += atOnce) {
      const some = others(at, Math.min(atOnce, count - at));
      await insert(db, 'weeklyTasks', some.map(asTask));
      await insert(db, 'reminderTasks', some.map(asReminder));
    }
  } finally {
    await db.close();
  }
}

const insert = (db: Connection, name: string, documents: { _id: string }[]) =>
  db.collection<{ _id: string }>(name).insertMany(documents, { ordered: false });

interface Nth {
  ownerId: string;
  /** Its number among its owner's tasks. */
  n: number;
}
const own = (count: number): Nth[] => Array.from({ length: count }, (_, n) => ({ ownerId: caller.id, n }));
const others = (from: number, count: number): Nth[] =>
  Array.from({ length: count }, (_, at) => {
    return { ownerId: `other-${Math.floor((from + at) / tasksOfOwner)}`, n: (from + at) % tasksOfOwner };
  });

const content = (n: number) => ({
  title: `Something to be done, number ${n}`,
  priority: 'normal',
  taskType: n % 4 === 0 ? 'home' : 'business',
  completed: n % 3 === 0,
});

/** The first 28 are in this week, four a day. The others are in earlier weeks. */
function asTask({ ownerId, n }: Nth) {
  const weekStart = addWeeks(monday, -Math.floor(n / 28));
  const specificDate = daysOfWeek(weekStart)[n % 7] ?? addDays(weekStart, 6);
  const links = { goalId: null, milestoneId: null, todoId: null, repeatOf: null, copyOf: null, decidedAt: null };
  const order = Math.floor((n % 28) / 7);
  const counts = { order, isUnlinked: false, version: 1, createdAt: new Date() };
  return { _id: `${ownerId}-${n}`, ownerId, weekStart, specificDate, ...content(n), ...links, ...counts };
}

const columnOf = (ownerId: string, order: number) => ({
  _id: `${ownerId}-c${order}`,
  ownerId,
  name: `${order}`,
  order,
});
const asReminder = ({ ownerId, n }: Nth) => {
  const columnId = `${ownerId}-c${n % 6}`;
  return { _id: `${ownerId}-r${n}`, ownerId, columnId, ...content(n), order: Math.floor(n / 6) };
};
