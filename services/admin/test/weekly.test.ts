import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { trusted } from 'mongoose';
import { stepMailings } from '../src/outgoing/run-mailings.ts';
import { recipients } from '../src/recipients/recipient.model.ts';
import { sendDueWeekly } from '../src/weekly/send-weekly.ts';
import { type AdminMails, startMails } from './given-mails.ts';
import { type FakeWeeks, startFakeWeeks } from './given-weeks.ts';

let admin: AdminMails;
let weeks: FakeWeeks;
beforeAll(async () => {
  admin = await startMails();
  weeks = await startFakeWeeks(admin);
});
afterAll(async () => {
  await weeks.stop();
  await admin.stop();
});

const hour = 3_600_000;
/** A call at the real time: a token is valid for a minute. */
async function atRealTime<T>(call: () => Promise<T>): Promise<T> {
  const { aheadMs } = admin.clock;
  admin.clock.aheadMs = 0;
  return call().finally(() => {
    admin.clock.aheadMs = aheadMs;
  });
}
const asAdmin = {
  put: (path: string, body: object) => atRealTime(() => admin.asAdmin.put(path, body)),
  post: (path: string, body: object) => atRealTime(() => admin.asAdmin.post(path, body)),
};
const deps = () => admin.service.running.deps;
const weekly = (id: string) =>
  mails(admin.db)
    .find({ _id: trusted({ $regex: `^weeklyProgress/${id}/` }) })
    .lean();
/** Moves the clock to a time after the person's next Monday at eight. */
async function afterMonday(id: string, laterMs = 60_000) {
  const { weeklyAt } = await recipients(admin.db).findById(id).orFail().lean();
  admin.clock.aheadMs = weeklyAt.getTime() + laterMs - Date.now();
}
const allDue = () =>
  waitUntil('nobody to be due', async () => !(await sendDueWeekly(deps())) && (await dueCount()) === 0, {
    timeoutMs: 30_000,
  });
const dueCount = () => recipients(admin.db).countDocuments({ weeklyAt: trusted({ $lte: admin.now() }) });

const mailing = async (id: string) => (await admin.asAdmin.get(`/api/admin/mailings/${id}`)).body;
const done = async (id: string) => {
  const isDone = async () => (await mailing(id)).status === 'done';
  await waitUntil('the mailing to be done', isDone, { timeoutMs: 40_000 });
  return mailing(id);
};
/** The call answers after a few seconds, done or not. */
const begin = async () => (await asAdmin.post('/api/admin/send-weekly-progress', {})).body.id;
const sent = async () => done(await begin());

describe('the weekly mail', () => {
  it('comes on Monday at eight of the person’s clock, with progress, next steps and what was missed', async () => {
    const maya = await admin.member({ firstName: 'Maya', timeZone: 'Asia/Tokyo' });
    weeks.of.set(maya.id, { title: 'Run a 10k', progress: 60 });
    const { weeklyAt } = await recipients(admin.db).findById(maya.id).orFail().lean();
    expect(weeklyAt.toISOString()).toMatch(/T23:00:00/); // eight o'clock in Tokyo
    await afterMonday(maya.id, -60_000);
    await sendDueWeekly(deps());
    expect(await weekly(maya.id)).toEqual([]);
    await afterMonday(maya.id);
    await allDue();
    const mail = await admin.mailTo(maya.email, 'Your week on Pathwise');
    expect(mail.html).toContain('width="60%" height="8" bgcolor="#a855f7"');
    expect(mail.text.replaceAll('\r', '')).toContain('Run a 10k: 60 %');
    expect(mail.text).toContain('Next: Buy shoes');
    expect(mail.text).toContain('* Stretch');
    expect(weeks.asked).toContainEqual(expect.objectContaining({ ownerId: maya.id, from: expect.any(String) }));
  });

  it('comes once a week, also when the zone changes, a process dies in the middle or two work at once', async () => {
    const tom = await admin.member();
    weeks.of.set(tom.id, { title: 'Row', progress: 10 });
    await afterMonday(tom.id);
    await Promise.all([sendDueWeekly(deps()), sendDueWeekly(deps()), sendDueWeekly(deps())]);
    await allDue();
    expect(await weekly(tom.id)).toHaveLength(1);
    // As after moving west: Monday at eight comes again.
    await recipients(admin.db).updateOne(
      { _id: tom.id },
      { $set: { weeklyAt: new Date(admin.now().getTime() - 1_000) } },
    );
    await allDue();
    expect(await weekly(tom.id)).toHaveLength(1);
    await afterMonday(tom.id);
    await allDue();
    expect(await weekly(tom.id)).toHaveLength(2);
  });

  it('is not sent without anything to say, and not to whoever has unsubscribed', async () => {
    const [idle, gone] = [await admin.member(), await admin.member()];
    weeks.of.set(gone.id, { title: 'Row', progress: 10 });
    await recipients(admin.db).updateOne({ _id: gone.id }, { $set: { isUnsubscribed: true } });
    await afterMonday(idle.id);
    await allDue();
    expect([...(await weekly(idle.id)), ...(await weekly(gone.id))]).toEqual([]);
  });

  it('is not sent while switched off, and the week after it is', async () => {
    const path = '/api/admin/email-automation-settings/weeklyProgress';
    const ann = await admin.member();
    weeks.of.set(ann.id, { title: 'Row', progress: 10 });
    await asAdmin.put(path, { isEnabled: false });
    await afterMonday(ann.id);
    await allDue();
    expect(await weekly(ann.id)).toEqual([]);
    await asAdmin.put(path, { isEnabled: true });
    await afterMonday(ann.id);
    await allDue();
    expect(await weekly(ann.id)).toHaveLength(1);
  });

  it('waits while goals is away, and is left out when Monday has passed', async () => {
    const [eva, old] = [await admin.member(), await admin.member()];
    for (const { id } of [eva, old]) weeks.of.set(id, { title: 'Row', progress: 10 });
    weeks.isAway = true;
    await afterMonday(eva.id);
    await allDue();
    expect(await weekly(eva.id)).toEqual([]);
    weeks.isAway = false;
    admin.clock.aheadMs += 0.2 * hour;
    await allDue();
    expect(await weekly(eva.id)).toHaveLength(1);
    const count = (await weekly(old.id)).length;
    await afterMonday(old.id, 30 * hour);
    await allDue();
    expect(await weekly(old.id)).toHaveLength(count);
  });

  it('is sent now by an admin, except to whoever has had this week’s', async () => {
    admin.clock.aheadMs = 0;
    const ben = await admin.member();
    weeks.of.set(ben.id, { title: 'Row', progress: 10 });
    const before = (await weekly(ben.id)).length;
    const first = await asAdmin.post('/api/admin/send-weekly-progress', {});
    expect(first).toMatchObject({ status: 200, body: { emailsFailed: 0 } });
    expect(first.body.emailsSent).toBeGreaterThan(0);
    expect(await weekly(ben.id)).toHaveLength(before + 1);
    const second = await asAdmin.post('/api/admin/send-weekly-progress', {});
    expect(second.body).toMatchObject({ emailsSent: 0, emailsFailed: 0 });
    expect(await weekly(ben.id)).toHaveLength(before + 1);
  });

  it('counts whoever it could not be made for as failed, and reaches them the next time', async () => {
    await recipients(admin.db).deleteMany({});
    const [cleo, dora] = [await admin.member(), await admin.member()];
    for (const { id } of [cleo, dora]) weeks.of.set(id, { title: 'Row', progress: 10 });
    weeks.broken.add(cleo.id);
    expect(await sent()).toMatchObject({ emailsSent: 1, emailsFailed: 1 });
    weeks.broken.clear();
    expect(await sent()).toMatchObject({ emailsSent: 1, emailsFailed: 0 });
    expect(await weekly(cleo.id)).toHaveLength(1);
  }, 90_000);

  it('to one reader alone whose week can never be read is counted as failed, and ends', async () => {
    await recipients(admin.db).deleteMany({});
    const fay = await admin.member();
    weeks.broken.add(fay.id);
    expect(await sent()).toMatchObject({ emailsSent: 0, emailsFailed: 1 });
    weeks.broken.clear();
  }, 90_000);

  it('to one reader alone waits for as long as goals is away', async () => {
    await recipients(admin.db).deleteMany({});
    const gil = await admin.member();
    weeks.of.set(gil.id, { title: 'Row', progress: 10 });
    weeks.isAway = true;
    const id = await begin();
    for (let step = 0; step < 8; step++) await expect(stepMailings(deps())).rejects.toMatchObject({ status: 503 });
    expect(await mailing(id)).toMatchObject({ status: 'running', emailsFailed: 0 });
    weeks.isAway = false;
    expect(await done(id)).toMatchObject({ emailsSent: 1, emailsFailed: 0 });
  }, 90_000);

  it('holds up no other mailing while it waits for goals', async () => {
    await recipients(admin.db).deleteMany({});
    const hal = await admin.member();
    weeks.of.set(hal.id, { title: 'Row', progress: 10 });
    weeks.isAway = true;
    const waiting = await begin();
    const other = await asAdmin.post('/api/admin/email-templates/premiumUpgrade/send-to-all', {});
    expect(await done(other.body.id)).toMatchObject({ emailsSent: 1 });
    expect(await mailing(waiting)).toMatchObject({ status: 'running', emailsSent: 0, emailsFailed: 0 });
    weeks.isAway = false;
    expect(await done(waiting)).toMatchObject({ emailsSent: 1 });
  }, 90_000);
});
