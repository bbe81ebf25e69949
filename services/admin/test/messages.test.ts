import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminActed } from '@pathwise/contracts/events/acts';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { trusted } from 'mongoose';
import { type AdminMails, startMails } from './given-mails.ts';

let admin: AdminMails;
beforeAll(async () => {
  admin = await startMails();
});
afterAll(() => admin.stop());

const words = { subject: 'About your post', text: 'Somebody reported it.\n\nPlease leave out <prices>.' };
const write = (id: string, body: object = words) => admin.asAdmin.post(`/api/admin/users/${id}/messages`, body);
const preview = (id: string, body: object = words) =>
  admin.asAdmin.post(`/api/admin/users/${id}/messages/preview`, body);
const queuedTo = (ownerId: string) =>
  mails(admin.db).countDocuments({ ownerId, _id: trusted({ $regex: '^message/' }) });

describe('a message of an admin', () => {
  it('reaches the person as text that is no markup, and an answer goes to support', async () => {
    const { id, email } = await admin.member({ firstName: 'Bo' });
    expect((await write(id, { ...words, reportId: 'r1' })).status).toBe(202);
    const mail = await admin.mailTo(email, 'About your post');
    expect(mail.headers['reply-to']).toContain('support@example.org');
    expect(mail.headers['list-unsubscribe']).toBeUndefined();
    const paragraphs = ['Hello Bo,', 'Somebody reported it.', 'Please leave out <prices>.'];
    expect(mail.text.split(/\s*\n\s*/)).toEqual(expect.arrayContaining(paragraphs));
    expect(mail.html).toContain('Please leave out &lt;prices&gt;.');
  });

  it('is in the audit log with the person and the report, and without its words', async () => {
    const { id } = await admin.member();
    await write(id, { ...words, reportId: 'r2' });
    const { data: act } = await admin.service.events.waitFor(adminActed.admin, ({ personId }) => personId === id);
    expect(act).toMatchObject({ action: 'admin.writeToPerson', target: 'report:r2', outcome: 'done' });
    expect(JSON.stringify(act)).not.toContain('Somebody reported');
  });

  it('also reaches a person who wants no other mails', async () => {
    const { id, email } = await admin.member();
    await admin.service.as(testCaller({ id })).put('/api/account/email-preferences', { automation: false });
    await write(id);
    await admin.mailTo(email, 'About your post');
  });

  it('is shown before it is sent, as it will arrive', async () => {
    const { id } = await admin.member({ firstName: 'Cleo' });
    const { status, body } = await preview(id);
    expect([status, body.subject]).toEqual([200, 'About your post']);
    expect(body.html).toContain('Hello Cleo,');
    expect(body.text).toContain('Please leave out <prices>.');
    expect(await queuedTo(id)).toBe(0);
  });

  it('is refused to a person beyond five in a day, by whichever admin', async () => {
    const { id } = await admin.member();
    for (let n = 0; n < 5; n++) expect((await write(id)).status).toBe(202);
    const other = admin.service.as(testCaller({ role: 'admin' }));
    const { status, headers } = await other.post(`/api/admin/users/${id}/messages`, words);
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(await queuedTo(id)).toBe(5);
  });

  it('is 404 to somebody unknown or deleted', async () => {
    const { id } = await admin.member();
    const gone = await admin.service.events.publish(userDeleted, { userId: id, version: 9 });
    await admin.service.consumed('admin-erase-person', gone);
    for (const nobody of [id, 'nobody']) {
      expect((await write(nobody)).status).toBe(404);
      expect((await preview(nobody)).status).toBe(404);
    }
  });

  it.each([
    ['no subject', { text: 'a' }],
    ['a subject of two lines', { subject: 'a\nBcc: b@example.org', text: 'a' }],
    ['no words', { subject: 'a', text: ' ' }],
    ['too many words', { subject: 'a', text: 'x'.repeat(5_001) }],
    ['an address of its own', { ...words, to: 'else@example.org' }],
    ['an operator', { subject: { $ne: '' }, text: 'a' }],
  ])('is refused with %s', async (_what, body) => {
    expect((await write('anybody', body)).status).toBe(422);
  });

  it('is refused to a regular person', async () => {
    const { id } = await admin.member();
    const regular = admin.service.as(testCaller());
    expect((await regular.post(`/api/admin/users/${id}/messages`, words)).status).toBe(403);
    expect(await queuedTo(id)).toBe(0);
  });
});
