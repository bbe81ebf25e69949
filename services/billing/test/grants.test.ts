import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { userDeleted, userRegistered } from '@pathwise/contracts/events/auth';
import { planChanged } from '@pathwise/contracts/events/billing';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { billingService } from '../src/app.ts';
import { audit } from '../src/audit/audit.model.ts';
import { type Config, configSchema } from '../src/config.ts';
import { expireOnce } from '../src/entitlements/expire.ts';

const start = new Date('2026-03-15T12:00:00.000Z');
const clock = { at: start };
const admin = testCaller({ role: 'admin' });
let service: TestService<Config>;
beforeAll(async () => {
  service = await startTestService(billingService, configSchema, { now: () => clock.at });
});
afterAll(() => service.stop());
beforeEach(() => {
  clock.at = start;
});

async function member() {
  const person = testCaller();
  const event = await service.events.publish(userRegistered, registrationOf(person.id));
  await service.consumed('billing-open-account', event);
  return person;
}
const grant = (id: string, duration?: string) =>
  service.as(admin).post(`/api/admin/users/${id}/grant-premium`, duration ? { duration } : {});
const expire = () => expireOnce({ ...service.running.deps, shop: undefined });
const revoke = (id: string) => service.as(admin).post(`/api/admin/users/${id}/revoke-premium`, {});
const announced = (id: string) =>
  service.events
    .all(planChanged)
    .filter(({ data }) => data.userId === id)
    .map(({ data: { userId: _, ...rest } }) => rest);

describe('a grant', () => {
  it('is for life unless it says otherwise, and is announced', async () => {
    const { id } = await member();
    const { status, body } = await grant(id);
    expect({ status, body }).toEqual({
      status: 200,
      body: { userId: id, plan: 'premium', tier: 'grant', expiresAt: null },
    });
    await service.events.waitFor(planChanged, ({ userId }) => userId === id);
    const rest = { plan: 'premium', tier: 'grant', expiresAt: null };
    expect(announced(id)).toEqual([{ ...rest, cause: 'granted', version: 1 }]);
  });

  it('ends on the same day of a later month', async () => {
    const { id } = await member();
    expect((await grant(id, '3months')).body.expiresAt).toBe('2026-06-15T12:00:00.000Z');
  });

  it('changes nothing when a longer one is there, and both are in the audit', async () => {
    const { id } = await member();
    await grant(id, '1year');
    const { body } = await grant(id, '1month');
    expect(body.expiresAt).toBe('2027-03-15T12:00:00.000Z');
    expect(announced(id)).toHaveLength(1);
    const rows = await audit(service.running.deps.db).find({ userId: id }).sort({ _id: 1 }).lean();
    const by = `admin:${admin.id}`;
    expect(rows.map(({ what, by, details }) => ({ what, by, duration: details['duration'] }))).toEqual([
      { what: 'granted', by, duration: '1year' },
      { what: 'plan-changed', by, duration: undefined },
      { what: 'granted', by, duration: '1month' },
    ]);
  });

  it('is taken back with all others, once', async () => {
    const { id } = await member();
    await grant(id, '1year');
    await grant(id);
    expect((await revoke(id)).body).toEqual({ userId: id, plan: 'free', tier: null, expiresAt: null });
    expect((await revoke(id)).status).toBe(200);
    const causes = announced(id).map(({ cause, version }) => `${cause} ${version}`);
    expect(causes).toEqual(['granted 1', 'granted 2', 'revoked 3']);
  });

  it('ends by itself, and the end is announced once', async () => {
    const person = await member();
    await grant(person.id, '1month');
    clock.at = new Date('2026-04-15T11:59:59.999Z');
    await expire();
    expect(announced(person.id)).toHaveLength(1);
    clock.at = new Date('2026-04-15T12:00:00.000Z');
    await Promise.all([expire(), expire()]);
    await service.events.waitFor(planChanged, ({ userId, plan }) => userId === person.id && plan === 'free');
    expect(announced(person.id).map(({ cause }) => cause)).toEqual(['granted', 'expired']);
    clock.at = start; // a token is valid for a minute
    expect((await service.as(person).get('/api/subscription')).body).toMatchObject({ plan: 'free', expiresAt: null });
  });

  it('is 404 for an account that does not exist, and for one that was deleted', async () => {
    expect((await grant('nobody')).status).toBe(404);
    const { id } = await member();
    await grant(id);
    const event = await service.events.publish(userDeleted, { userId: id, version: 2 });
    await service.consumed('billing-erase-person', event);
    expect((await grant(id)).status).toBe(404);
    expect((await revoke(id)).status).toBe(404);
  });

  it.each([['forever'], [{ $ne: '' }], ['']])('is refused for %j', async (duration) => {
    const { id } = await member();
    const { status } = await service.as(admin).post(`/api/admin/users/${id}/grant-premium`, { duration });
    expect(status).toBe(422);
    expect(announced(id)).toEqual([]);
  });

  it('is for admins alone', async () => {
    const person = await member();
    for (const what of ['grant-premium', 'revoke-premium']) {
      const path = `/api/admin/users/${person.id}/${what}`;
      const as = [undefined, person, testCaller({ plan: 'premium' })];
      const statuses = await Promise.all(as.map(async (caller) => (await service.as(caller).post(path, {})).status));
      expect(statuses).toEqual([401, 403, 403]);
    }
    expect(announced(person.id)).toEqual([]);
  });
});

describe('Testing Mode, without Stripe', () => {
  it('shows the plans with all seats', async () => {
    const { body } = await service.as(undefined).get('/api/subscription/plans');
    expect(body).toEqual([
      expect.objectContaining({ id: 'monthly', price: 49, interval: 'month' }),
      expect.objectContaining({
        id: 'beta-yearly',
        price: 100,
        interval: 'year',
        badge: '83% off',
        savings: 'normally $588 per year, save $488',
        seatsLeft: 100,
      }),
    ]);
    for (const ofOffers of ['seatsLeft', 'badge', 'savings']) expect(body[0]).not.toHaveProperty(ofOffers);
  });

  it('says that payments are disabled, also when an admin switches them on', async () => {
    const path = '/api/admin/settings/payments_enabled';
    const { status, body } = await service.as(admin).post(path, { value: 'true', description: 'Open the shop' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { value: 'true', description: 'Open the shop', paymentsEnabled: false },
    });
    expect((await service.as(undefined).get('/api/subscription/status')).body.paymentsEnabled).toBe(false);
    expect((await service.as(admin).post(path, { value: true })).status).toBe(422);
  });

  it('sells nothing', async () => {
    const { status, body } = await service.as(testCaller()).post('/api/subscription/create', { priceId: 'monthly' });
    expect({ status, code: body.code, detail: body.detail }).toEqual({
      status: 409,
      code: 'payments-disabled',
      detail: 'Payments are currently disabled. Please contact support.',
    });
  });

  it.each([['price_live_of_somebody_else'], [{ $ne: '' }], ['']])('knows no plan %j', async (priceId) => {
    const { status } = await service.as(testCaller()).post('/api/subscription/create', { priceId });
    expect(status).toBe(422);
  });
});
