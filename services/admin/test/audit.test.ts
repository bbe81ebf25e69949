import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminActed } from '@pathwise/contracts/events/acts';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { addressesOfPeople } from '@pathwise/contracts/questions/auth';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { answer } from '@pathwise/service-kit/events/question';
import { unavailable } from '@pathwise/service-kit/problem';
import { asOperator } from '@pathwise/service-testkit/as-operator';
import type { TestService } from '@pathwise/service-testkit/test-service';
import { demotedPeople, testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { acts, heads, keys } from '../src/audit/act.model.ts';
import { beginning, hashOf, keyOf } from '../src/audit/chain.rules.ts';
import { verifyLog } from '../src/audit/verify-log.ts';
import type { Config } from '../src/config.ts';
import { actOf, startAdmin } from './given.ts';

const admin = testCaller({ role: 'admin' });
const addresses = new Map<string, string>();
let isAuthAway = false;
let service: TestService<Config>;
let auth: ReturnType<typeof startAnswers>;
beforeAll(async () => {
  service = await startAdmin();
  const tell = answer(addressesOfPeople, (asked) => {
    if (isAuthAway) throw unavailable();
    return {
      people: [...addresses].flatMap(([userId, email]) =>
        ('ids' in asked ? asked.ids.includes(userId) : asked.email === email) ? [{ userId, email }] : [],
      ),
    };
  });
  const { broker, deps } = service.running;
  auth = startAnswers({ broker, log: deps.log, service: 'auth' }, [tell]);
});
afterAll(async () => {
  await auth.stop();
  await service.stop();
});

const db = () => service.running.deps.db;
async function acted(differences: Parameters<typeof actOf>[0] = {}) {
  const act = actOf(differences);
  await service.consumed('admin-keep-acts-of-billing', await service.events.publish(adminActed.billing, act));
  return act;
}
const listed = async (query = '', caller = admin) => (await service.as(caller).get(`/api/admin/audit${query}`)).body;
const rowOf = (actId: string) => acts(db()).findById(actId).lean();

describe('the audit log', () => {
  it('says who did what to whom, when, and what changed', async () => {
    const act = await acted({ action: 'billing.grantPremium' });
    addresses.set(act.actorId, 'ada@example.org').set(act.personId, 'bea@example.org');
    const [entry] = await listed(`?actor=${act.actorId}`);
    expect(entry).toEqual({
      id: act.actId,
      at: act.at,
      actor: { id: act.actorId, email: 'ada@example.org' },
      action: 'billing.grantPremium',
      target: { kind: 'person', id: act.personId, email: 'bea@example.org' },
      outcome: 'done',
      before: { plan: 'free' },
      after: { plan: 'premium' },
    });
  });

  it('takes every service’s acts, once each, whatever is delivered twice', async () => {
    const act = actOf();
    const event = await service.events.publish(adminActed.social, act);
    await service.events.publish(adminActed.social, act, event);
    await service.consumed('admin-keep-acts-of-social', event);
    expect(await listed(`?target=${act.personId}`)).toHaveLength(1);
  });

  it.each([
    ['an address', (act: ReturnType<typeof actOf>) => `?actor=${encodeURIComponent(addresses.get(act.actorId) ?? '')}`],
    ['an action', ({ action }: ReturnType<typeof actOf>) => `?action=${action}`],
    ['an outcome and a person', ({ personId }: ReturnType<typeof actOf>) => `?outcome=denied&target=${personId}`],
    ['a day', () => '?from=2031-05-01&to=2031-05-01'],
  ])('is filtered by %s', async (_what, query) => {
    const act = await acted({
      action: `social.act${randomUUID().slice(0, 8)}`,
      outcome: 'denied',
      at: '2031-05-01T23:59:59.999Z',
    });
    addresses.set(act.actorId, `${act.actorId}@example.org`);
    await acted({ at: '2031-05-02T00:00:00.000Z' });
    const found = await listed(query(act));
    expect(found.map(({ id }: { id: string }) => id)).toContain(act.actId);
    expect(found.every(({ outcome }: { outcome: string }) => outcome === 'denied')).toBe(true);
  });

  it('says of whom auth cannot tell the address now, and not that the account is deleted', async () => {
    const act = await acted();
    addresses.set(act.actorId, 'ida@example.org');
    isAuthAway = true;
    const [entry] = await listed(`?actor=${act.actorId}`);
    isAuthAway = false;
    expect(entry.actor).toEqual({ id: act.actorId, email: null, isUnread: true });
    expect(entry.target).toMatchObject({ id: act.personId, isUnread: true });
    const [again] = await listed(`?actor=${act.actorId}`);
    expect(again.actor).toEqual({ id: act.actorId, email: 'ida@example.org' });
  });

  it('has no entry of an address that nobody has', async () => {
    expect(await listed('?actor=nobody@example.org')).toEqual([]);
  });

  it('leaves out what only reads when asked for changes', async () => {
    const actorId = randomUUID();
    for (const action of ['billing.grantPremium', 'auth.listUsers', 'admin.previewEmailDraft', 'auth.checkImport'])
      await acted({ actorId, action });
    const actions = (entries: { action: string }[]) => entries.map(({ action }) => action);
    expect(actions(await listed(`?actor=${actorId}`))).toHaveLength(4);
    expect(actions(await listed(`?actor=${actorId}&kind=changes`))).toEqual(['billing.grantPremium']);
    expect(await listed(`?actor=${actorId}&kind=changes&action=auth.listUsers`)).toEqual([]);
    const { body } = await service.as(admin).get(`/api/admin/audit/export?actor=${actorId}&kind=changes`);
    expect(body.trim().split('\r\n')).toHaveLength(2);
  });

  it('reckons its days in the caller’s time zone', async () => {
    const act = await acted({ at: '2032-07-01T02:00:00.000Z' });
    const query = '?from=2032-06-30&to=2032-06-30';
    expect(await listed(query)).toEqual([]);
    const [entry] = await listed(query, testCaller({ role: 'admin', timeZone: 'America/New_York' }));
    expect(entry.id).toBe(act.actId);
  });

  it('is read page by page, newest first, without a gap', async () => {
    const actorId = randomUUID();
    for (let minute = 0; minute < 5; minute++) await acted({ actorId, at: `2030-01-01T00:0${minute}:00.000Z` });
    const seen: string[] = [];
    let path: string | undefined = `/api/admin/audit?actor=${actorId}&limit=2`;
    while (path) {
      const page = await service.as(admin).get(path);
      seen.push(...page.body.map(({ at }: { at: string }) => at.slice(15, 16)));
      path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen.join('')).toBe('43210');
  });

  it('is exported as CSV that no spreadsheet runs', async () => {
    const act = await acted({ action: 'admin.export', target: '=HYPERLINK("x")', personId: '-', before: null });
    const { headers, body } = await service.as(admin).get('/api/admin/audit/export?action=admin.export');
    expect(headers.get('content-type')).toContain('text/csv');
    const [head, line] = body.split('\r\n');
    expect(head).toBe('At,Actor,Actor id,Action,Target,Target id,Outcome,Before,After');
    expect(line).toContain(`${act.at},,${act.actorId},admin.export,thing,"'=HYPERLINK(""x"")",done,,`);
  });

  it.each(['?limit=101', '?cursor=nonsense', '?from=soon', '?actor[$ne]=x', '?outcome=else', '?kind=reads'])(
    'refuses %s',
    async (query) => {
      expect((await service.as(admin).get(`/api/admin/audit${query}`)).status).toBe(422);
    },
  );
});

describe('calls of admins', () => {
  it('are in it although they only read, once a minute', async () => {
    const reader = testCaller({ role: 'admin' });
    for (let n = 0; n < 3; n++) await service.as(reader).get('/api/admin/support-messages');
    const found = await waitUntil('the entry', async () => {
      const entries = await listed(`?actor=${reader.id}`);
      return entries.length > 0 ? entries : undefined;
    });
    expect(found).toMatchObject([{ action: 'admin.listSupportMessages', outcome: 'done' }]);
  });

  it('are in it once a minute when they store nothing, such as the preview of a draft', async () => {
    const writer = testCaller({ role: 'admin' });
    const draft = { subject: 'Hello', html: '<p>Hello</p>' };
    for (let n = 0; n < 3; n++) await service.as(writer).post('/api/admin/email-templates/welcome/preview', draft);
    await service.as(writer).get('/api/admin/support-messages');
    const found = await waitUntil('both entries', async () => {
      const entries = await listed(`?actor=${writer.id}`);
      return entries.length > 1 ? entries : undefined;
    });
    expect(found.map(({ action }: { action: string }) => action)).toEqual([
      'admin.listSupportMessages',
      'admin.previewEmailDraft',
    ]);
  });

  it('are in it when they are denied, without what the caller typed', async () => {
    const free = testCaller();
    for (let n = 0; n < 3; n++) expect((await service.as(free).get('/api/admin/audit')).status).toBe(403);
    const found = await waitUntil('the entry', async () => {
      const entries = await listed(`?actor=${free.id}`);
      return entries.length > 0 ? entries : undefined;
    });
    expect(found).toMatchObject([
      { action: 'admin.listAudit', outcome: 'denied', target: null, after: { status: 403, code: 'admin-only' } },
    ]);
  });

  it('a visitor is refused, and leaves no entry', async () => {
    const before = await acts(db()).countDocuments({ actor: null });
    expect((await service.as().get('/api/admin/audit')).status).toBe(401);
    expect(await acts(db()).countDocuments({ actor: null })).toBe(before);
  });
});

describe('the chain', () => {
  const verify = (seen?: { n: number; hash: string }) => verifyLog(service.running.deps, seen ? { seen } : {});
  async function changed(actId: string, change: object, meanwhile: () => Promise<void>) {
    const row = await rowOf(actId);
    if (!row) throw new Error('no such row');
    await acts(db()).collection.updateOne({ _id: actId as never }, { $set: change });
    await meanwhile();
    await acts(db()).collection.replaceOne({ _id: actId as never }, row as never);
  }

  it('is whole, also when acts of several services come at once', async () => {
    const events = await Promise.all(
      (['auth', 'social', 'billing', 'admin'] as const).flatMap((name) =>
        Array.from({ length: 5 }, async () => [name, await service.events.publish(adminActed[name], actOf())] as const),
      ),
    );
    for (const [name, event] of events) await service.consumed(`admin-keep-acts-of-${name}`, event);
    const { rows, fault } = await verify();
    expect(fault).toBeUndefined();
    expect(rows).toBe(await acts(db()).countDocuments());
  });

  it.each([
    ['who', { actor: 'another' }],
    ['whom', { person: 'another' }],
    ['what', { action: 'auth.nothing' }],
    ['when', { at: new Date(0) }],
    ['the outcome', { outcome: 'done' }],
    ['the values', { after: '{"plan":"free"}' }],
    ['its own hash', { hash: 'another' }],
  ])('shows a row in which somebody changed %s', async (_what, change) => {
    const { actId } = await acted({ outcome: 'failed' });
    await acted();
    await changed(actId, change, async () => {
      expect((await verify()).fault).toMatch(/^row \d+ was changed$/);
    });
    expect((await verify()).fault).toBeUndefined();
  });

  it('shows a row that was taken out, also the last one', async () => {
    for (const isLast of [false, true]) {
      const { actId } = await acted();
      if (!isLast) await acted();
      const row = await rowOf(actId);
      await acts(db()).collection.deleteOne({ _id: actId as never });
      expect((await verify()).fault).toMatch(
        isLast ? /^the log ends at row \d+ instead of \d+$/ : /^row \d+ is missing$/,
      );
      await acts(db()).collection.insertOne(row as never);
    }
    expect((await verify()).fault).toBeUndefined();
  });

  it('shows a log that was written anew, to who wrote down its last row', async () => {
    const { actId } = await acted();
    const { last } = await verify();
    expect((await verify(last)).fault).toBeUndefined();
    const row = await rowOf(actId);
    const forged = { ...row, action: 'auth.harmless' } as NonNullable<typeof row>;
    const hash = hashOf(forged);
    await acts(db()).collection.replaceOne({ _id: actId as never }, { ...forged, hash } as never);
    await heads(db()).updateOne({ _id: 'head' }, { $set: { hash } });
    expect((await verify()).fault).toBeUndefined();
    expect((await verify(last)).fault).toBe(`row ${last.n} is another one than before`);
    await acts(db()).collection.replaceOne({ _id: actId as never }, row as never);
    await heads(db()).updateOne({ _id: 'head' }, { $set: { hash: row?.hash ?? beginning } });
  });

  it('makes the command of operators fail while it is broken', async () => {
    const command = (...args: string[]) => asOperator(join(__dirname, '../src/verify-audit.ts'), args, service.env);
    const { actId } = await acted();
    const { rows, last } = await verify();
    const next = `The last good row and its hash, for the next check: ${rows} ${last.hash}`;
    const whole = { code: 0, said: `The audit log is whole: ${rows} rows.\n${next}` };
    expect(await command(`${rows}`, last.hash)).toEqual(whole);
    await changed(actId, { action: 'auth.nothing' }, async () => {
      const { code, said } = await command();
      expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`is broken: row ${rows} was changed`) });
    });
    expect(await command('1')).toEqual({ code: 2, said: 'Usage: node src/verify-audit.ts [row hash]' });
  }, 120_000);

  it('stays whole when an account is deleted, and then names it no more', async () => {
    const act = await acted();
    const event = await service.events.publish(userDeleted, { userId: act.personId, version: 9 });
    await service.consumed('admin-erase-person', event);
    await waitUntil('the key to be erased', async () => !(await keys(db()).exists({ userId: act.personId })));
    const [entry] = await listed(`?actor=${act.actorId}`);
    expect(entry.target).toEqual({ kind: 'person', id: keyOf(act.personId), email: null });
    expect((await verify()).fault).toBeUndefined();
    await acted({ personId: act.personId, actorId: act.actorId });
    expect(await keys(db()).exists({ userId: act.personId })).toBeNull();
    expect(await listed(`?target=${act.personId}`)).toHaveLength(2);
  });
});

describe('an admin who was demoted a moment ago', () => {
  it('still reads with the old token', async () => {
    const late = testCaller({ role: 'admin' });
    demotedPeople.add(late.id);
    expect((await service.as(late).get('/api/admin/support-messages')).status).toBe(200);
  });
});
