import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { profileChanged, userDeleted, userRegistered } from '@pathwise/contracts/events/auth';
import { planChanged } from '@pathwise/contracts/events/billing';
import { goalCompleted } from '@pathwise/contracts/events/goals';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { recipients } from '../src/recipients/recipient.model.ts';
import { type AdminMails, startMails } from './given-mails.ts';

let admin: AdminMails;
beforeAll(async () => {
  admin = await startMails();
});
afterAll(() => admin.stop());

const completed = (ownerId: string, { goalId = `goal-of-${ownerId}`, title = 'Run a 10k', version = 2 } = {}) =>
  admin.service.events.publish(goalCompleted, {
    goalId,
    ownerId,
    title,
    completedAt: admin.now().toISOString(),
    version,
  });
const plan = (userId: string, now: 'free' | 'premium', tier: string | null, version: number) =>
  admin.service.events.publish(planChanged, { userId, plan: now, tier, expiresAt: null, cause: 'test', version });
const through = (consumer: string, event: string) => admin.service.consumed(`admin-${consumer}`, event);

describe('mails set off by events', () => {
  it('welcome a person who has registered, once, as HTML and as text', async () => {
    const maya = await admin.member({ firstName: 'Maya' });
    const mail = await admin.mailTo(maya.email, 'Welcome to Pathwise');
    expect(mail.html).toContain('Welcome, Maya</h1>');
    expect(mail.html).toContain('href="https://pathwise.example/#goals"');
    expect(mail.text).toContain('Welcome, Maya\r\n');
    expect(mail.text).toContain('Write your first goal [https://pathwise.example/#goals]');
    expect(`${mail.html}${mail.text}`).not.toContain('{{');
    expect(admin.smtp.mailsTo(maya.email)).toHaveLength(1);
  });

  it('greet an imported person only by auth’s mail to choose a password, and know them from then on', async () => {
    const ida = await admin.member({ isInvited: true });
    await through('welcome-to-premium', await plan(ida.id, 'premium', 'monthly', 1));
    await admin.mailTo(ida.email, 'Welcome to Pathwise Premium');
    await admin.quiet();
    expect(admin.subjectsTo(ida.email)).toEqual(['Welcome to Pathwise Premium']);
  });

  it('greet a person without a name, and never as markup', async () => {
    const nobody = await admin.member({ firstName: null });
    expect((await admin.mailTo(nobody.email, 'Welcome')).html).toContain('Welcome, there</h1>');
    const odd = await admin.member({ firstName: '<img src=x onerror=alert(1)>{{email}}' });
    const { html } = await admin.mailTo(odd.email, 'Welcome');
    expect(html).toContain('Welcome, &lt;img src=x onerror=alert(1)&gt;{{email}}</h1>');
    expect(html).not.toContain('<img');
  });

  it('congratulate on a completed goal, once however often it is completed', async () => {
    const tom = await admin.member();
    await through('congratulate-on-goal', await completed(tom.id, { title: 'Learn\r\nBcc: all@example.org' }));
    const again = await completed(tom.id, { version: 4 });
    await through('congratulate-on-goal', again);
    const mail = await admin.mailTo(tom.email, 'You did it');
    expect(mail.headers['subject']).toBe('You did it: Learn Bcc: all@example.org');
    expect(Object.keys(mail.headers)).not.toContain('bcc');
    expect(
      admin.smtp.mailsTo(tom.email).filter(({ headers }) => headers['subject']?.startsWith('You did')),
    ).toHaveLength(1);
  });

  it('thank for premium once, and greet the first hundred by a mail of their own', async () => {
    const [ann, ben] = [await admin.member(), await admin.member()];
    await through('welcome-to-premium', await plan(ann.id, 'premium', 'monthly', 1));
    await through('welcome-to-premium', await plan(ann.id, 'premium', 'monthly', 2));
    await through('welcome-to-premium', await plan(ben.id, 'premium', 'beta-yearly', 1));
    await admin.mailTo(ann.email, 'Welcome to Pathwise Premium');
    await admin.mailTo(ben.email, 'You have one of the first 100 places');
    await admin.quiet();
    expect(admin.subjectsTo(ann.email)).toEqual(['Welcome to Pathwise', 'Welcome to Pathwise Premium']);
    expect(admin.subjectsTo(ben.email)).toEqual(['Welcome to Pathwise', 'You have one of the first 100 places']);
  });

  it('wait for auth’s events when another service is faster', async () => {
    const late = { id: admin.newId(), email: `${admin.newId()}@example.org` };
    const event = await completed(late.id);
    await admin.service.events.publish(userRegistered, registrationOf(late.id, { email: late.email }));
    await through('congratulate-on-goal', event);
    await admin.mailTo(late.email, 'You did it');
  });

  it('go to the address that the person has now', async () => {
    const ida = await admin.member();
    const moved = { ...registrationOf(ida.id), email: `new-${ida.email}`, version: 2 };
    await through('keep-recipient', await admin.service.events.publish(profileChanged, moved));
    await completed(ida.id);
    await admin.mailTo(moved.email, 'You did it');
    await admin.quiet();
    expect(admin.subjectsTo(ida.email)).toEqual(['Welcome to Pathwise']);
  });

  it('are not sent about what happened more than a day ago', async () => {
    admin.clock.aheadMs += 25 * 3_600_000;
    const old = await admin.member();
    admin.clock.aheadMs -= 25 * 3_600_000;
    expect(await recipients(admin.db).findById(old.id).lean()).toMatchObject({ email: old.email });
    await admin.quiet();
    expect(admin.subjectsTo(old.email)).toEqual([]);
  });

  it('and everything kept of a person go with the account, also when an event comes late', async () => {
    const gone = await admin.member();
    await admin.mailTo(gone.email, 'Welcome');
    await through('erase-person', await admin.service.events.publish(userDeleted, { userId: gone.id, version: 9 }));
    await through('congratulate-on-goal', await completed(gone.id));
    await through('welcome-to-premium', await plan(gone.id, 'premium', 'monthly', 1));
    const changed = { ...registrationOf(gone.id), version: 3 };
    await through('keep-recipient', await admin.service.events.publish(profileChanged, changed));
    expect(await recipients(admin.db).findById(gone.id).lean()).toBeNull();
    expect(await mails(admin.db).countDocuments({ ownerId: gone.id })).toBe(0);
  });
});

describe('the switches of automation', () => {
  const path = '/api/admin/email-automation-settings';
  const list = async () => (await admin.asAdmin.get(path)).body;

  it('are all on at first, each with its trigger and what it does', async () => {
    const settings = await list();
    expect(settings.map(({ triggerType, isEnabled }: never) => [triggerType, isEnabled])).toEqual(
      ['welcome', 'goalAchievement', 'premiumUpgrade', 'weeklyProgress', 'betaPremiumWelcome'].map((one) => [
        one,
        true,
      ]),
    );
    for (const { description } of settings) expect(description).toMatch(/\w+ \w+/);
  });

  it('keep a mail from being sent while off', async () => {
    const eva = await admin.member();
    const { status, body } = await admin.asAdmin.put(`${path}/goalAchievement`, { isEnabled: false });
    expect({ status, body }).toMatchObject({ status: 200, body: { triggerType: 'goalAchievement', isEnabled: false } });
    expect((await list()).filter(({ isEnabled }: never) => !isEnabled)).toHaveLength(1);
    await through('congratulate-on-goal', await completed(eva.id, { goalId: 'first' }));
    await admin.asAdmin.put(`${path}/goalAchievement`, { isEnabled: true });
    await through('congratulate-on-goal', await completed(eva.id, { goalId: 'second', title: 'The second' }));
    await admin.mailTo(eva.email, 'You did it: The second');
    await admin.quiet();
    expect(admin.subjectsTo(eva.email)).toHaveLength(2);
  });

  it('are refused for an unknown trigger and with anything but a switch', async () => {
    expect((await admin.asAdmin.put(`${path}/everything`, { isEnabled: false })).status).toBe(422);
    expect((await admin.asAdmin.put(`${path}/welcome`, { isEnabled: 'no' })).status).toBe(422);
    expect((await admin.asAdmin.put(`${path}/welcome`, { isEnabled: true, triggerType: 'x' })).status).toBe(422);
  });
});
