import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessChanged } from '@pathwise/contracts/events/auth';
import { planChanged } from '@pathwise/contracts/events/billing';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { promoteToAdmin } from '../src/users/promote-to-admin.ts';
import {
  type AuthUnderTest,
  type Browser,
  createBrowser,
  createClock,
  goodPassword,
  planOf,
  registered,
  startAuth,
} from './given.ts';

const clock = createClock();
let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuth({ now: clock.now });
});
afterAll(() => auth.stop());

const planInToken = async (browser: Browser): Promise<unknown> => {
  const token = (await browser.resolve())?.token ?? '';
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).plan;
};
type StoredUser = { _id: string; version: number; plan: { version: number } | null };
const stored = (id: string) => auth.service.deps.db.collection<StoredUser>('users').findOne({ _id: id });
const applied = (id: string, version: number) =>
  waitUntil(`plan ${version}`, async () => (await stored(id))?.plan?.version === version, { timeoutMs: 10_000 });

describe('a plan that billing announces', () => {
  it('is in the token and the answer, and is announced to the gateways', async () => {
    const { browser, id } = await registered(auth);
    expect(await planInToken(browser)).toBe('free');
    await auth.announce(planChanged, planOf(id, 'premium', 1));
    await auth.heard(accessChanged, { userId: id, sessionId: null });
    expect(await planInToken(browser)).toBe('premium');
    expect((await browser.get('/api/user')).body.subscriptionPlan).toBe('premium');
  });

  it('is not changed by an older event that arrives late, nor by a repeated one', async () => {
    const { browser, id } = await registered(auth);
    expect(await planInToken(browser)).toBe('free');
    await auth.announce(planChanged, planOf(id, 'premium', 3));
    await applied(id, 3);
    const before = await stored(id);
    const handled = await auth.collection('inbox').countDocuments({});
    await auth.announce(planChanged, planOf(id, 'free', 2));
    await auth.announce(planChanged, planOf(id, 'free', 3));
    await waitUntil('both handled', async () => (await auth.collection('inbox').countDocuments({})) === handled + 2);
    expect(await planInToken(browser)).toBe('premium');
    expect(await stored(id)).toEqual(before);
  });

  it('ends at its end date, without another event', async () => {
    const { browser, id } = await registered(auth);
    const soon = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await auth.announce(planChanged, planOf(id, 'premium', 1, soon));
    await applied(id, 1);
    expect(await planInToken(browser)).toBe('premium');
    clock.pass(3_600_000);
    expect(await planInToken(browser)).toBe('free');
    expect((await browser.get('/api/user')).body.subscriptionPlan).toBe('free');
  });

  it('is ignored when the person is unknown', async () => {
    const { id } = await registered(auth);
    await auth.announce(planChanged, planOf('nobody', 'premium', 1));
    await auth.announce(planChanged, planOf(id, 'premium', 1));
    await applied(id, 1);
    expect(await stored('nobody')).toBeNull();
  });
});

describe("an admin's preview", () => {
  it('replaces the plan in the token and in the answer', async () => {
    const { email, id } = await registered(auth);
    await promoteToAdmin(auth.service.deps, { email });
    await auth.service.deps.db
      .collection<StoredUser>('users')
      .updateOne({ _id: id }, { $set: { previewMode: 'premium' } });
    const browser = createBrowser(auth);
    const answer = await browser.post('/api/login', { email, password: goodPassword });
    expect(answer.body).toMatchObject({ role: 'admin', subscriptionPlan: 'premium', previewMode: 'premium' });
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=28800');
    expect(await planInToken(browser)).toBe('premium');
  });
});
