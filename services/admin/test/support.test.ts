import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminActed } from '@pathwise/contracts/events/acts';
import { supportReceived } from '@pathwise/contracts/events/admin';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { ConfigError, readConfig } from '@pathwise/service-kit/config';
import { type FakeSmtp, startFakeSmtp } from '@pathwise/service-testkit/fake-smtp';
import { clientAs } from '@pathwise/service-testkit/http-client';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { adminService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';
import { messages } from '../src/support/message.model.ts';

const start = new Date();
const clock = { at: start };
const admin = testCaller({ role: 'admin' });
let smtp: FakeSmtp;
let service: TestService<Config>;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  const env = { SUPPORT_EMAIL: 'support@example.org', SMTP_URL: smtp.url };
  service = await startTestService(adminService, configSchema, { env, now: () => clock.at });
});
afterAll(async () => {
  await service.stop();
  await smtp.goAway();
});

const broken = { name: 'Maya', email: 'maya@example.org', subject: 'report-bug', message: 'It broke.' };
let addresses = 0;
const freshAddress = () => `10.0.0.${++addresses}`;
const write = (
  body: object,
  { caller, address = freshAddress() }: { caller?: ReturnType<typeof testCaller>; address?: string } = {},
) => clientAs(service.url, caller).post('/api/support', body, { 'pathwise-client-address': address });
const listed = async (query = '') => (await service.as(admin).get(`/api/admin/support-messages${query}`)).body;

describe('a message to support', () => {
  it('is stored from a visitor, and admins read it', async () => {
    const { status, body } = await write({ ...broken, name: '  Maya ', email: 'Maya@Example.org' });
    expect(status).toBe(201);
    const [newest] = await listed('?limit=1');
    expect(newest).toEqual({ ...broken, id: body.id, userId: null, createdAt: start.toISOString() });
  });

  it('names the account of a member who sends it', async () => {
    const ann = testCaller();
    const { body } = await write(broken, { caller: ann });
    expect((await listed()).find(({ id }: { id: string }) => id === body.id)).toMatchObject({ userId: ann.id });
  });

  it('is announced without its text and its sender', async () => {
    const { body } = await write({ ...broken, subject: 'members' });
    const event = await service.events.waitFor(supportReceived, ({ messageId }) => messageId === body.id);
    expect(event.data).toEqual({ messageId: body.id, subject: 'members', version: 1 });
  });

  it('is mailed to support, and an answer goes to the sender', async () => {
    const email = 'jose@example.org';
    await write({
      name: 'José\r\nBcc: all@example.org',
      email,
      subject: 'members',
      message: 'One <b>line</b>.\r\n\r\nTwo.',
    });
    const mail = await waitUntil('the mail', () => smtp.mails.find(({ headers }) => headers['reply-to'] === email));
    expect(mail).toMatchObject({ to: ['support@example.org'], headers: { subject: 'Support: Members' } });
    expect(Object.keys(mail.headers)).not.toContain('bcc');
    expect(mail.text.replaceAll('\r', '')).toContain('<jose@example.org> wrote:\n\nOne <b>line</b>.\n\nTwo.');
    expect(mail.html).toContain('One &lt;b&gt;line&lt;/b&gt;.');
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no address', { email: 'maya' }, 'email', 'Please enter a valid email address'],
    ['an unknown subject', { subject: 'praise' }, 'subject', expect.any(String)],
    ['an operator as subject', { subject: { $ne: '' } }, 'subject', expect.any(String)],
    ['no text', { message: '' }, 'message', 'Message is required'],
    ['too long a text', { message: 'x'.repeat(10_001) }, 'message', expect.any(String)],
    ['an operator as text', { message: { $gt: '' } }, 'message', expect.any(String)],
  ])('is refused with %s', async (_name, wrong, path, message) => {
    const { status, body } = await write({ ...broken, ...wrong });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ path, message }] });
  });

  it('is refused with a field that only the service sets', async () => {
    expect((await write({ ...broken, userId: admin.id })).status).toBe(422);
  });

  it('is refused after ten from one address within an hour, and other addresses are heard', async () => {
    const address = freshAddress();
    for (let nth = 0; nth < 10; nth++) expect((await write(broken, { address })).status).toBe(201);
    const stored = await messages(service.running.deps.db).countDocuments();
    const { status, headers } = await write(broken, { address });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await messages(service.running.deps.db).countDocuments()).toBe(stored);
    expect((await write(broken)).status).toBe(201);
    clock.at = new Date(start.getTime() + 2 * 3_600_000);
    expect((await write(broken, { address })).status).toBe(201);
    clock.at = start; // a token is valid for a minute
  });

  it('goes with the account that sent it, and a visitor’s stays', async () => {
    const [gone, stays] = [testCaller(), testCaller()];
    const sent = await write(broken, { caller: gone });
    const others = [await write(broken, { caller: stays }), await write(broken)];
    const event = await service.events.publish(userDeleted, { userId: gone.id, version: 2 });
    await service.consumed('admin-erase-person', event);
    const left = (await listed()).map(({ id }: { id: string }) => id);
    expect(left).not.toContain(sent.body.id);
    expect(left).toEqual(expect.arrayContaining(others.map(({ body }) => body.id)));
    expect((await write(broken, { caller: gone })).status).toBe(404);
  });

  it('is deleted after a year', async () => {
    const indexes = await messages(service.running.deps.db).collection.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: 31_536_000 }));
  });
});

describe('the list of messages', () => {
  it('goes on page by page, newest first, with no message twice and none left out while new ones arrive', async () => {
    const before: string[] = (await listed()).map(({ id }: { id: string }) => id);
    expect(before.length).toBeGreaterThan(4);
    const read: string[] = [];
    let next: string | undefined = '/api/admin/support-messages?limit=2';
    while (next) {
      const { body, headers } = await service.as(admin).get(next);
      read.push(...body.map(({ id }: { id: string }) => id));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      await write(broken);
    }
    expect(read).toEqual(before);
  });

  it('is for admins alone', async () => {
    const statuses = [undefined, testCaller({ plan: 'free' }), testCaller({ plan: 'premium' })].map(
      async (caller) => (await service.as(caller).get('/api/admin/support-messages')).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  });
});

describe('SUPPORT_EMAIL', () => {
  it.each([
    [undefined, /SUPPORT_EMAIL/],
    ['support@pathwise.example', /SUPPORT_EMAIL: must be an address at which you receive mail/],
    ['support', /SUPPORT_EMAIL/],
  ])('%s does not start the service', (given, message) => {
    const env = { ...service.env, SUPPORT_EMAIL: given };
    const read = () => readConfig(configSchema, env);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });
});

describe('an answered message', () => {
  const mark = (id: string, answered: unknown, caller = admin) =>
    service.as(caller).post(`/api/admin/support-messages/${id}/answered`, { answered });

  it('is marked, keeps its first time, and can be opened again; the audit log says so', async () => {
    clock.at = new Date();
    const { body } = await write(broken);
    const answeredAt = clock.at.toISOString();
    expect((await mark(body.id, true)).body).toMatchObject({ id: body.id, answeredAt });
    clock.at = new Date(clock.at.getTime() + 2_000);
    expect((await mark(body.id, true)).body.answeredAt).toBe(answeredAt);
    expect((await listed()).find(({ id }: { id: string }) => id === body.id).answeredAt).toBe(answeredAt);
    expect((await mark(body.id, false)).body.answeredAt).toBeUndefined();
    const target = `support-message:${body.id}`;
    const { data } = await service.events.waitFor(adminActed.admin, (act) => act.target === target);
    expect(data).toMatchObject({ before: { answered: false }, after: { answered: true }, personId: '-' });
  });

  it('is refused to others, with an operator, and when there is none', async () => {
    clock.at = new Date();
    const { body } = await write(broken);
    expect((await mark(body.id, true, testCaller())).status).toBe(403);
    expect((await mark(body.id, { $ne: '' })).status).toBe(422);
    expect((await mark('nothing', true)).status).toBe(404);
    expect((await listed()).find(({ id }: { id: string }) => id === body.id).answeredAt).toBeUndefined();
  });
});
