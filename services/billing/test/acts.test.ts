import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminActed } from '@pathwise/contracts/events/acts';
import { userRegistered } from '@pathwise/contracts/events/auth';
import { roleOfPerson } from '@pathwise/contracts/questions/auth';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { answer } from '@pathwise/service-kit/events/question';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { billingService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';
import { grants } from '../src/grants/grant.model.ts';

let service: TestService<Config>;
let auth: ReturnType<typeof startAnswers> | undefined;
const roles = new Map<string, 'admin' | 'regular' | null>();
beforeAll(async () => {
  service = await startTestService(billingService, configSchema, { roleOf: undefined });
});
afterAll(async () => {
  await auth?.stop();
  await service.stop();
});
function startAuth() {
  const { broker, deps } = service.running;
  const tell = answer(roleOfPerson, ({ userId }) => ({ role: roles.get(userId) ?? null }));
  auth = startAnswers({ broker, log: deps.log, service: 'auth' }, [tell]);
  return broker.ping();
}

async function member() {
  const person = testCaller();
  const event = await service.events.publish(userRegistered, registrationOf(person.id));
  await service.consumed('billing-open-account', event);
  return person;
}
function adminCaller(role: 'admin' | 'regular' | null = 'admin') {
  const caller = testCaller({ role: 'admin' });
  roles.set(caller.id, role);
  return caller;
}
const grant = (admin: ReturnType<typeof testCaller>, id: string, body: unknown = { duration: '1month' }) =>
  service.as(admin).post(`/api/admin/users/${id}/grant-premium`, body);
const actOf = async (actorId: string) =>
  (await service.events.waitFor(adminActed.billing, (act) => act.actorId === actorId)).data;
const granted = (ownerId: string) => grants(service.running.deps.db).countDocuments({ ownerId });

describe('an admin’s write', () => {
  it('is refused while nobody can tell whether they are still an admin', async () => {
    const [admin, person] = [adminCaller(), await member()];
    expect((await grant(admin, person.id)).status).toBe(503);
    expect(await granted(person.id)).toBe(0);
    await startAuth();
    expect((await grant(admin, person.id)).status).toBe(200);
  });

  it.each(['regular', null] as const)(
    'is refused and noted as denied when the token says admin and auth says %s',
    async (role) => {
      const [late, person] = [adminCaller(role), await member()];
      const { status, body } = await grant(late, person.id);
      expect([status, body.code]).toEqual([403, 'admin-only']);
      expect(await granted(person.id)).toBe(0);
      expect(await actOf(late.id)).toMatchObject({ outcome: 'denied', personId: person.id, after: { status: 403 } });
    },
  );

  it('is noted with who, whom, before and after, in the transaction that makes it', async () => {
    const [admin, person] = [adminCaller(), await member()];
    const answered = await grant(admin, person.id, { duration: 'lifetime' });
    expect(answered.headers.get('pathwise-wrote')).toContain('billing.admin-acted.v1=');
    expect(await actOf(admin.id)).toMatchObject({
      action: 'billing.grantPremium',
      actorId: admin.id,
      personId: person.id,
      outcome: 'done',
      before: { plan: 'free', tier: null, expiresAt: null },
      after: { plan: 'premium', tier: 'grant', expiresAt: null, duration: 'lifetime' },
    });
    const acts = service.events.all(adminActed.billing).filter(({ data }) => data.actorId === admin.id);
    expect(acts).toHaveLength(1);
  });

  it.each([
    ['an account that does not exist', 'nobody-at-all', { duration: '1month' }, 404],
    ['an operator for a duration', 'somebody', { duration: { $ne: '' } }, 422],
  ])('is noted as failed: %s', async (_what, id, body, status) => {
    const admin = adminCaller();
    expect((await grant(admin, id, body)).status).toBe(status);
    expect(await actOf(admin.id)).toMatchObject({ outcome: 'failed', personId: id, before: null, after: { status } });
  });

  it('that changes a setting is noted with both values', async () => {
    const admin = adminCaller();
    await service
      .as(admin)
      .post('/api/admin/settings/payments_enabled', { value: 'false', description: 'Ann’s words' });
    const act = await actOf(admin.id);
    expect(act).toMatchObject({
      target: 'setting:payments_enabled',
      personId: '-',
      before: { value: true },
      after: { value: false },
    });
    expect(JSON.stringify(act)).not.toContain('words');
  });
});

describe('somebody who is no admin', () => {
  it('is noted as denied once a minute and call, without what they typed', async () => {
    const free = testCaller();
    for (let n = 0; n < 4; n++) expect((await grant(free, 'ann@example.org')).status).toBe(403);
    expect(await actOf(free.id)).toMatchObject({ outcome: 'denied', personId: '-', target: null });
    const acts = service.events.all(adminActed.billing).filter(({ data }) => data.actorId === free.id);
    expect(acts).toHaveLength(1);
  });

  it('is not believed for headers that name an admin', async () => {
    const admin = adminCaller();
    const person = await member();
    const headers = { 'x-user-id': admin.id, 'x-user-role': 'admin', authorization: 'Bearer forged' };
    const answered = await service.as().post(`/api/admin/users/${person.id}/grant-premium`, {}, headers);
    expect(answered.status).toBe(401);
    expect(await granted(person.id)).toBe(0);
  });
});
