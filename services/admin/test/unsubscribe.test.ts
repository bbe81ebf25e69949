import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goalCompleted } from '@pathwise/contracts/events/goals';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { recipients } from '../src/recipients/recipient.model.ts';
import { type AdminMails, startMails } from './given-mails.ts';

let admin: AdminMails;
beforeAll(async () => {
  admin = await startMails();
});
afterAll(() => admin.stop());

const completed = (ownerId: string, goalId: string) =>
  admin.service.events.publish(goalCompleted, {
    ...{ goalId, ownerId, title: goalId, completedAt: admin.now().toISOString(), version: 2 },
  });
const through = (event: string) => admin.service.consumed('admin-congratulate-on-goal', event);
const oneClick = (url: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  fetch(url.replace('https://pathwise.example', admin.service.url), {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
const preferences = (id: string) => admin.service.as(testCaller({ id }));
const linkIn = (header: string | undefined) =>
  /^<(https:\/\/pathwise\.example\/api\/email\/unsubscribe\/[\w-]{32})>$/.exec(header ?? '')?.[1] ?? '';

describe('one click in a mail program', () => {
  it('ends automation’s mails at once, those that wait included, and may be repeated', async () => {
    const maya = await admin.member();
    const mail = await admin.mailTo(maya.email, 'Welcome');
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = linkIn(mail.headers['list-unsubscribe']);
    admin.smtp.behaviour.refusing.set(maya.email, '452 later');
    await through(await completed(maya.id, 'waits'));
    expect(await mails(admin.db).countDocuments({ ownerId: maya.id, state: 'waiting' })).toBe(1);

    expect((await oneClick(link)).status).toBe(204);
    expect((await oneClick(link)).status).toBe(204);
    expect(await mails(admin.db).countDocuments({ ownerId: maya.id, state: 'waiting' })).toBe(0);
    await through(await completed(maya.id, 'after'));
    expect(await mails(admin.db).countDocuments({ ownerId: maya.id, state: 'waiting' })).toBe(0);
    admin.smtp.behaviour.refusing.delete(maya.email);
    expect((await preferences(maya.id).get('/api/account/email-preferences')).body).toEqual({ automation: false });
  });

  it('works with a form of parts too', async () => {
    const ben = await admin.member();
    const link = linkIn((await admin.mailTo(ben.email, 'Welcome')).headers['list-unsubscribe']);
    const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await oneClick(link, part, 'multipart/form-data; boundary=x')).status).toBe(204);
    expect(await recipients(admin.db).findById(ben.id).lean()).toMatchObject({ isUnsubscribed: true });
  });

  it('works from the site’s own page, which sends no body', async () => {
    const eve = await admin.member();
    const link = linkIn((await admin.mailTo(eve.email, 'Welcome')).headers['list-unsubscribe']);
    const path = link.replace('https://pathwise.example', '');
    expect((await admin.service.as(undefined).post(path)).status).toBe(204);
    expect((await admin.service.as(undefined).get(path)).body).toMatchObject({ isUnsubscribed: true });
  });

  it('changes nothing when a scanner only opens the address, and shows little of whose it is', async () => {
    const cleo = await admin.member();
    const link = linkIn((await admin.mailTo(cleo.email, 'Welcome')).headers['list-unsubscribe']);
    const path = link.replace('https://pathwise.example', '');
    const { status, body } = await admin.service.as(undefined).get(path);
    expect({ status, body }).toEqual({
      status: 200,
      body: { email: `${cleo.email[0]}…@example.org`, isUnsubscribed: false },
    });
    expect(await recipients(admin.db).findById(cleo.id).lean()).toMatchObject({ isUnsubscribed: false });
  });

  it('is a 404 with a guessed link', async () => {
    expect((await oneClick(`${admin.service.url}/api/email/unsubscribe/guess`)).status).toBe(404);
    expect((await admin.service.as(undefined).get('/api/email/unsubscribe/guess')).status).toBe(404);
  });
});

describe('the switch in the profile', () => {
  const path = '/api/account/email-preferences';

  it('is on at first, turns mails off and on again, and is each person’s own', async () => {
    const [eva, other] = [await admin.member(), await admin.member()];
    expect((await preferences(eva.id).get(path)).body).toEqual({ automation: true });
    expect((await preferences(eva.id).put(path, { automation: false })).body).toEqual({ automation: false });
    expect((await preferences(other.id).get(path)).body).toEqual({ automation: true });
    await through(await completed(eva.id, 'off'));
    await preferences(eva.id).put(path, { automation: true });
    await through(await completed(eva.id, 'on'));
    await admin.mailTo(eva.email, 'You did it: on');
    expect(admin.subjectsTo(eva.email)).not.toContain('You did it: off');
  });

  it('is refused to visitors and with anything but a switch', async () => {
    const dan = await admin.member();
    expect((await admin.service.as(undefined).get(path)).status).toBe(401);
    expect((await preferences(dan.id).put(path, { automation: 'no' })).status).toBe(422);
    expect((await preferences(dan.id).put(path, { automation: true, userId: 'x' })).status).toBe(422);
  });
});
