import { setTimeout as pause } from 'node:timers/promises';
import { percentile, rounded } from '../figures.ts';
import { newPerson, password, registerMany } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { pacedGets } from './paced.ts';

const atOnce = 40;
const rounds = 3;
const reads = { perSecond: 50, seconds: 8 };
/** The sign-ins begin when the reads have gone on for so long. */
const afterMs = 2_000;

/** Signs in 40 people at once, while somebody else reads their goals and their own account. */
export async function signIns() {
  const platform = await testPlatform('bench', { env: { gateway: { CALLS_PER_MINUTE: '100000' } } });
  try {
    const reader = await newPerson(platform.url);
    const people = await registerMany(platform.url, atOnce);
    const reading = (path: string) =>
      pacedGets({ url: `${platform.url}${path}`, headers: { cookie: reader.cookie } }, reads);
    const signIn = async () => {
      await pause(afterMs);
      const began = performance.now();
      const answers = people.map(({ api, user }) => api.auth.login({ body: { email: user.email, password } }));
      await Promise.all(answers);
      return performance.now() - began;
    };
    const others = async () => {
      const [goals, account] = await Promise.all([reading('/api/goals'), reading('/api/user')]);
      return [...goals, ...account];
    };
    await others();
    const quiet = await others();
    const busy: number[] = [];
    const signInsMs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const [took, all] = await Promise.all([others(), signIn()]);
      busy.push(...took);
      signInsMs.push(rounded(all));
    }
    const slowest = (times: readonly number[]) => rounded(Math.max(...times));
    return {
      signInsMs,
      slowestReadMs: { quiet: slowest(quiet), besideSignIns: slowest(busy) },
      p95ReadMs: { quiet: rounded(percentile(quiet, 0.95), 1), besideSignIns: rounded(percentile(busy, 0.95), 1) },
      heldUpMs: Math.max(0, slowest(busy) - slowest(quiet)),
    };
  } finally {
    await platform.dispose();
  }
}
