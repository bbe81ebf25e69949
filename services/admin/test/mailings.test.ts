import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AuditEntry } from '@pathwise/contracts/api/audit';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { givenUpAccountMails } from '@pathwise/contracts/questions/auth';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { answer } from '@pathwise/service-kit/events/question';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { messageIdOf } from '@pathwise/service-kit/mail/mail.rules';
import { unavailable } from '@pathwise/service-kit/problem';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { trusted } from 'mongoose';
import { mailings } from '../src/outgoing/mailing.model.ts';
import { stepMailings } from '../src/outgoing/run-mailings.ts';
import { recipients } from '../src/recipients/recipient.model.ts';
import { type AdminMails, startMails } from './given-mails.ts';

let admin: AdminMails;
let auth: ReturnType<typeof startAnswers>;
let isAuthAway = false;
/** Mails about accounts that auth has given up, newest first. */
const ofAuth: { key: string; to: string; reason: string; tries: number; at: string }[] = [];
beforeAll(async () => {
  admin = await startMails();
  const tell = answer(givenUpAccountMails, ({ after, limit }) => {
    if (isAuthAway) throw unavailable();
    const isAfter = ({ at, key }: (typeof ofAuth)[number]) =>
      !after || at < after.at || (at === after.at && key < after.key);
    return { mails: ofAuth.filter(isAfter).slice(0, limit) };
  });
  const { broker, deps } = admin.service.running;
  auth = startAnswers({ broker, log: deps.log, service: 'auth' }, [tell]);
});
afterAll(async () => {
  await auth.stop();
  await admin.stop();
});

const patience = { timeoutMs: 80_000, everyMs: 250 };
const get = async (id: string) => (await admin.asAdmin.get(`/api/admin/mailings/${id}`)).body;
const press = (id: string, what: 'pause' | 'resume' | 'end') =>
  admin.asAdmin.post(`/api/admin/mailings/${id}/${what}`, {});
const isDone = (id: string) =>
  waitUntil(
    'the mailing to be done',
    async () => {
      // Whatever met a silent server is due at once.
      const met = { state: 'waiting' as const, tries: 1, nextTryAt: trusted({ $gt: new Date() }) };
      await mails(admin.db).updateMany(met, { $set: { nextTryAt: new Date() } });
      return (await get(id)).status === 'done';
    },
    patience,
  );
/** Mails that wait and are not due: with a hundred of them the queue is full. */
async function fillQueue(count: number) {
  const at = new Date();
  const row = {
    ownerId: '',
    to: 'full@example.org',
    state: 'waiting' as const,
    tries: 0,
    at,
    nextTryAt: new Date('2100-01-01'),
  };
  await mails(admin.db).insertMany([...Array(count).keys()].map((n) => ({ _id: `full/${n}`, ...row })));
}
const emptyQueue = () => mails(admin.db).deleteMany({ to: 'full@example.org' });
const toAll = async (subject: string) => {
  const words = { subject, html: '<p>Hello {{firstName}}, at {{email}}</p>' };
  await admin.asAdmin.put('/api/admin/email-templates/betaPremiumWelcome', words);
  return admin.asAdmin.post('/api/admin/email-templates/betaPremiumWelcome/send-to-all', {});
};
/** People of whom no event was published, as a projection of many would hold them. */
async function crowd(count: number, name: string) {
  const row = {
    firstName: 'Sam',
    timeZone: 'UTC',
    profileVersion: 1,
    plan: 'free' as const,
    tier: null,
    planVersion: 0,
  };
  const weeklyAt = new Date('2100-01-04T08:00:00Z');
  const people = [...Array(count).keys()].map((n) => {
    const { id } = testCaller();
    return {
      _id: id,
      email: `${name}-${n}@example.org`,
      ...row,
      isUnsubscribed: false,
      unsubscribeToken: `${name}-${n}`,
      weeklyAt,
    };
  });
  await recipients(admin.db).insertMany(people);
  return people;
}
const got = (name: string, subject: string) =>
  admin.smtp.mails.filter(({ to, headers }) => to[0]?.startsWith(`${name}-`) && headers['subject'] === subject);

describe('a mail to everybody', () => {
  it('goes once to each person who wants such mails, and tells its figures', async () => {
    const people = await crowd(24, 'once');
    await recipients(admin.db).updateOne({ _id: people[3]?._id ?? '' }, { $set: { isUnsubscribed: true } });
    admin.smtp.behaviour.refusing.set('once-5@example.org', '550 5.1.1 no such person');
    const { status, body } = await toAll('News');
    expect({ status, body }).toMatchObject({ status: 202, body: { id: expect.any(String), total: 23 } });
    await isDone(body.id);
    expect(await get(body.id)).toMatchObject({ emailsSent: 22, emailsFailed: 1, emailsWaiting: 0, status: 'done' });
    const mailsTo = got('once', 'News').map(({ to }) => to[0]);
    expect(new Set(mailsTo).size).toBe(22);
    expect(mailsTo).toHaveLength(22);
    expect(got('once', 'News')[0]?.headers['list-unsubscribe']).toMatch(
      /^<https:\/\/pathwise\.example\/api\/email\/unsubscribe\/once-\d+>$/,
    );
    expect((await mailings(admin.db).findById(body.id).lean())?.cursor).toBe('');
  }, 90_000);

  it('stops at a pause and goes on where it was, with nobody twice and nobody left out', async () => {
    await crowd(30, 'pause');
    await fillQueue(95);
    const { body } = await toAll('Paused');
    const queued = () => mails(admin.db).countDocuments({ group: body.id });
    await waitUntil('the first of them to be queued', async () => (await queued()) > 0, patience);
    await press(body.id, 'pause');
    const before = await queued();
    await emptyQueue();
    await waitUntil('the pause to hold', async () => !(await stepMailings(admin.service.running.deps)), patience);
    expect(await queued()).toBe(before);
    expect((await press(body.id, 'resume')).body).toMatchObject({ status: 'running' });
    await isDone(body.id);
    const mailsTo = got('pause', 'Paused').map(({ to }) => to[0]);
    expect([new Set(mailsTo).size, mailsTo.length]).toEqual([30, 30]);
    expect((await press(body.id, 'pause')).status).toBe(409);
  }, 90_000);

  it('is not sent twice at once, and two processes queue nobody twice', async () => {
    await fillQueue(100);
    const { body } = await toAll('Together');
    expect((await toAll('Together')).status).toBe(409);
    await emptyQueue();
    await Promise.all([stepMailings(admin.service.running.deps), stepMailings(admin.service.running.deps)]);
    const rows = await mails(admin.db).find({ group: body.id }, { ownerId: 1 }).lean();
    expect(new Set(rows.map(({ ownerId }) => ownerId)).size).toBe(rows.length);
    await isDone(body.id);
  }, 90_000);

  it('begins once when admins press at the same moment, and a paused one is to be resumed', async () => {
    await fillQueue(100);
    await crowd(1, 'moment');
    const send = () => admin.asAdmin.post('/api/admin/email-templates/premiumUpgrade/send-to-all', {});
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    const id = answers.find(({ status }) => status === 202)?.body.id;
    await press(id, 'pause');
    expect((await send()).body.detail).toBe('A mail of this template is paused. Please resume that one.');
    await press(id, 'resume');
    await emptyQueue();
    await isDone(id);
    expect(got('moment', 'Welcome to Pathwise Premium')).toHaveLength(1);
  }, 90_000);

  it('is ended while paused: nobody else gets it, its template can be sent again, and the log says so', async () => {
    await crowd(12, 'ended');
    admin.smtp.behaviour.refusing.set('ended-0@example.org', '450 4.2.0 please try later');
    await fillQueue(95);
    const { body } = await toAll('Ended');
    const sentOf = () => mails(admin.db).countDocuments({ group: body.id, state: 'sent' });
    await waitUntil('the first of them to be sent', async () => (await sentOf()) > 0, patience);
    expect((await press(body.id, 'end')).body.detail).toBe('This mailing is running. Please pause it first.');
    await press(body.id, 'pause');
    const onTheWay = { group: body.id, state: 'waiting' as const, to: trusted({ $ne: 'ended-0@example.org' }) };
    await waitUntil('those queued to be sent', async () => !(await mails(admin.db).exists(onTheWay)), patience);
    const at = new Date();
    const waits = { ownerId: '', to: 'late@example.org', state: 'waiting' as const, group: body.id, at };
    const nextTryAt = new Date('2100-01-01');
    await mails(admin.db).insertMany([0, 3].map((tries) => ({ _id: `ended/${tries}`, ...waits, tries, nextTryAt })));
    const sent = await sentOf();
    const ended = await press(body.id, 'end');
    expect(ended.body).toMatchObject({ status: 'done', endedEarly: true, emailsSent: sent, emailsWaiting: 0 });
    expect(await mails(admin.db).findById('ended/0').lean()).toBeNull();
    expect(await mails(admin.db).findById('ended/3').lean()).toMatchObject({ state: 'given-up' });
    for (const again of ['pause', 'resume'] as const) expect((await press(body.id, again)).status).toBe(409);
    expect((await press(body.id, 'end')).body).toEqual(ended.body);
    expect((await press('none', 'end')).status).toBe(404);
    await emptyQueue();
    admin.smtp.behaviour.refusing.delete('ended-0@example.org');
    const { body: second, status } = await toAll('Ended again');
    expect(status).toBe(202);
    await isDone(second.id);
    expect((await press(second.id, 'end')).status).toBe(409);
    expect(got('ended', 'Ended again')).toHaveLength(12);
    const noted = `/api/admin/audit?action=admin.endMailing&target=mailing:${body.id}`;
    const log = async () => (await admin.asAdmin.get(noted)).body;
    const entry = await waitUntil('the entry of the log', async () => (await log())[0], patience);
    expect(entry).toMatchObject({ target: { kind: 'mailing', id: body.id }, before: { state: 'paused' } });
    expect(entry.after).toMatchObject({ state: 'ended', sent });
  }, 90_000);

  it('does not wait for the last mail of another one, which its server puts off', async () => {
    await crowd(1, 'slow');
    admin.smtp.behaviour.refusing.set('slow-0@example.org', '450 4.2.0 please try later');
    const { body } = await toAll('First');
    const tried = { group: body.id, to: 'slow-0@example.org', tries: trusted({ $gt: 0 }) };
    const row = () => mails(admin.db).findOne(tried).lean();
    await waitUntil('the first one to wait for its last mail', row, patience);
    const second = await admin.asAdmin.post('/api/admin/email-templates/premiumUpgrade/send-to-all', {});
    await waitUntil('the second one to go to its people', async () => (await get(second.body.id)).emailsSent > 0, {
      timeoutMs: 40_000,
    });
    expect(await get(body.id)).toMatchObject({ status: 'running', emailsWaiting: 1 });
    admin.smtp.behaviour.refusing.delete('slow-0@example.org');
    await isDone(body.id);
    await isDone(second.body.id);
  }, 90_000);

  it('skips whoever deletes the account or unsubscribes while it runs', async () => {
    const [gone, stays] = [await admin.member(), await admin.member()];
    await admin.quiet();
    await fillQueue(100);
    const { body } = await toAll('Meanwhile');
    await admin.service.consumed(
      'admin-erase-person',
      await admin.service.events.publish(userDeleted, { userId: gone.id, version: 9 }),
    );
    await admin.service.as(testCaller({ id: stays.id })).put('/api/account/email-preferences', { automation: false });
    await emptyQueue();
    await isDone(body.id);
    for (const { email } of [gone, stays]) expect(admin.subjectsTo(email)).not.toContain('Meanwhile');
  }, 90_000);

  it('counts a mail that is sent while the mails are counted', async () => {
    const group = 'counted';
    const at = new Date();
    const mail = { ownerId: '', to: 'late@example.org', tries: 0, at, nextTryAt: new Date('2100-01-01') };
    await mails(admin.db).create([{ _id: 'late', ...mail, group, state: 'waiting' }]);
    const model = mails(admin.db);
    const counting = model.countDocuments.bind(model);
    const spy = jest.spyOn(model, 'countDocuments').mockImplementation(((filter: { group?: string }) => {
      const count = counting(filter);
      if (filter.group !== group) return count;
      return count.then(async (counted) => {
        await model.updateOne({ _id: 'late' }, { $set: { state: 'sent' } });
        return counted;
      });
    }) as typeof model.countDocuments);
    const words = { type: 'welcome', subject: 'Counted', html: '<p></p>' };
    const over = { state: 'running' as const, cursor: '~', total: 1, figures: null, createdAt: at, finishedAt: null };
    await mailings(admin.db).create([{ _id: group, ...words, ...over }]);
    const row = () => mailings(admin.db).findById(group).lean();
    await waitUntil('it to be done', async () => (await row())?.state === 'done', patience);
    spy.mockRestore();
    expect((await row())?.figures).toEqual({ sent: 1, failed: 0 });
    await mailings(admin.db).deleteOne({ _id: group });
  }, 90_000);

  it('is refused for an unknown template, and an unknown mailing is a 404', async () => {
    expect((await admin.asAdmin.post('/api/admin/email-templates/none/send-to-all', {})).status).toBe(404);
    expect((await admin.asAdmin.get('/api/admin/mailings/none')).status).toBe(404);
    expect((await press('none', 'pause')).status).toBe(404);
  });

  it('is in the list, the newest first', async () => {
    const { body } = await admin.asAdmin.get('/api/admin/mailings');
    expect(body.length).toBeGreaterThanOrEqual(4);
    expect(body[0]).toMatchObject({ subject: 'Meanwhile', status: 'done' });
  });
});

describe('a mail that was given up', () => {
  const list = async (query = '') => (await admin.asAdmin.get(`/api/admin/mails/given-up${query}`)).body;

  it('is listed with its reason, and is sent again under its Message-ID', async () => {
    const email = 'full@example.org';
    admin.smtp.behaviour.refusing.set(email, '550 5.1.1 <full@example.org> unknown');
    const { id } = await admin.member({ email });
    const isListed = async () => (await list()).find(({ to }: { to: string }) => to === email);
    const given = await waitUntil('the mail to be given up', isListed, patience);
    expect(given).toMatchObject({
      ...{ cause: 'welcome', subject: 'Welcome to Pathwise', reason: 'EENVELOPE 550 RCPT TO', tries: 1 },
      canSendAgain: true,
    });
    admin.smtp.behaviour.refusing.delete(email);
    expect((await admin.asAdmin.post(`/api/admin/mails/given-up/${given.id}/send-again`, {})).status).toBe(204);
    const mail = await admin.mailTo(email, 'Welcome');
    expect(mail.headers['message-id']).toBe(messageIdOf(`welcome/${id}`, 'pathwise.example'));
    expect(await isListed()).toBeUndefined();
    expect((await admin.asAdmin.post(`/api/admin/mails/given-up/${given.id}/send-again`, {})).status).toBe(404);
  });

  it('is not sent again to whoever has unsubscribed since', async () => {
    const { id, email } = await admin.member();
    await admin.quiet();
    const letter = { subject: 'Unwanted', html: '<p>x</p>', text: 'x', unsubscribeUrl: 'https://pathwise.example/x' };
    const at = new Date();
    const given = { ownerId: id, to: email, letter, state: 'given-up' as const, tries: 9, reason: 'x' };
    await mails(admin.db).create([{ _id: `mailing/unwanted/${id}`, ...given, nextTryAt: at, at }]);
    const again = () => {
      const key = Buffer.from(`mailing/unwanted/${id}`).toString('base64url');
      return admin.asAdmin.post(`/api/admin/mails/given-up/${key}/send-again`, {});
    };
    const wants = (automation: boolean) =>
      admin.service.as(testCaller({ id })).put('/api/account/email-preferences', { automation });
    await wants(false);
    const { status, body } = await again();
    expect([status, body.detail]).toEqual([409, 'This person has unsubscribed, so the mail is not sent again.']);
    const failures = '/api/admin/audit?action=admin.sendMailAgain&outcome=failed';
    const noted = async () =>
      (await admin.asAdmin.get(failures)).body.find(({ after }: AuditEntry) => after?.['status'] === 409);
    const entry = await waitUntil('the refusal in the log', noted, patience);
    expect(entry).toMatchObject({ target: null, after: { status: 409 } }); // the mail's key holds the account's id
    await wants(true);
    expect((await again()).status).toBe(204);
    await admin.mailTo(email, 'Unwanted');
  }, 60_000);

  it.each(['nonsense', Buffer.from('soon|x').toString('base64url'), Buffer.from('12').toString('base64url')])(
    'is refused with %s, which is no cursor',
    async (cursor) => {
      expect((await admin.asAdmin.get(`/api/admin/mails/given-up?cursor=${cursor}`)).status).toBe(422);
    },
  );

  it('is listed page by page', async () => {
    const at = new Date();
    const row = {
      ownerId: '',
      to: 'x@example.org',
      state: 'given-up' as const,
      reason: 'x',
      tries: 1,
      nextTryAt: at,
      at,
    };
    await mails(admin.db).insertMany(['a', 'b', 'c'].map((key) => ({ _id: `test/${key}`, ...row })));
    const seen: string[] = [];
    let path: string | undefined = '?limit=2';
    while (path !== undefined) {
      const { body, headers } = await admin.asAdmin.get(`/api/admin/mails/given-up${path}`);
      seen.push(...body.map(({ id }: { id: string }) => id));
      path = /<[^?]*(\?[^>]*)>/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(
      expect.arrayContaining(['a', 'b', 'c'].map((key) => Buffer.from(`test/${key}`).toString('base64url'))),
    );
    expect((await list())[0]).toMatchObject({ canSendAgain: false, subject: null });
    const again = await admin.asAdmin.post(`/api/admin/mails/given-up/${seen[0]}/send-again`, {});
    expect(again.status).toBe(409);
  });

  it('is listed among those of auth, page by page, and theirs cannot be sent again', async () => {
    await mails(admin.db).deleteMany({ state: 'given-up' });
    const minute = (n: number) => new Date(Date.UTC(2026, 10, 20, 10, n));
    const row = { ownerId: '', to: 'x@example.org', state: 'given-up' as const, reason: 'x', tries: 1 };
    const own = [1, 3, 5].map((n) => ({ ...row, _id: `test/own-${n}`, at: minute(n), nextTryAt: minute(n) }));
    await mails(admin.db).insertMany(own);
    const about = { to: 'new@example.org', reason: 'EENVELOPE 550 RCPT TO', tries: 2 };
    ofAuth.push(...[5, 4, 2].map((n) => ({ ...about, key: `invited/${n}`, at: minute(n).toISOString() })));
    const seen: { id: string; cause: string; at: string }[] = [];
    let path: string | undefined = '?limit=2';
    while (path !== undefined) {
      const { body, headers } = await admin.asAdmin.get(`/api/admin/mails/given-up${path}`);
      seen.push(...body);
      path = /<[^?]*(\?[^>]*)>/.exec(headers.get('link') ?? '')?.[1];
    }
    const minutes = seen.map(({ at, cause }) => `${cause} ${new Date(at).getUTCMinutes()}`);
    expect(minutes).toEqual(['test 5', 'invited 5', 'invited 4', 'test 3', 'invited 2', 'test 1']);
    const [, invited] = seen;
    expect(invited).toMatchObject({ ...about, subject: null, canSendAgain: false });
    const again = await admin.asAdmin.post(`/api/admin/mails/given-up/${invited?.id}/send-again`, {});
    expect(again.status).toBe(404);
  });

  it('is not listed in part while auth is away', async () => {
    isAuthAway = true;
    expect((await admin.asAdmin.get('/api/admin/mails/given-up')).status).toBe(503);
    isAuthAway = false;
  });
});
