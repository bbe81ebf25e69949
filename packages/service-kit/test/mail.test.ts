import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeSmtp, startFakeSmtp } from '@pathwise/service-testkit/fake-smtp';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { pino } from 'pino';
import { listGivenUp, mails } from '../src/mail/mail.model.ts';
import { messageIdOf } from '../src/mail/mail.rules.ts';
import { queueMail } from '../src/mail/queue-mail.ts';
import { sendMails } from '../src/mail/send-mails.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';
import { erase, freshPlace, type Kit, leave, type Place, startKit } from './event-parts.ts';

let place: Place;
let kit: Kit;
let smtp: FakeSmtp;
let logs: string[];
let clock: number;
const senders: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  place = freshPlace();
  [kit, smtp] = await Promise.all([
    startKit(place, { collections: { mails: mails.declared }, withRelay: false }),
    startFakeSmtp(),
  ]);
  logs = [];
  clock = Date.parse('2100-05-01T10:00:00Z'); // TTL indexes go by the database's own clock
});
afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.stop();
  await smtp.goAway();
  await kit.stop();
  await leave(place);
});

const deps = () => ({
  db: kit.db,
  now: () => new Date(clock),
  log: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
  metrics: createMetrics('test').own,
  bell: new EventEmitter<{ ring: [] }>(),
  config: { PUBLIC_URL: 'https://pathwise.example', SMTP_URL: smtp.url } as never,
});

function startSending(options: Parameters<typeof sendMails>[1] = {}) {
  const over = new AbortController();
  const running = sendMails(deps(), { beatMs: 20, timeoutMs: 400, ...options })(over.signal);
  const sender = {
    stop: async () => {
      over.abort();
      await running;
    },
  };
  senders.push(sender);
  return sender;
}

const letter = {
  subject: 'Grüße',
  paragraphs: ['Hello,'],
  button: { label: 'Go', url: 'https://pathwise.example/auth/reset#planted-token' },
};
const queue = (key: string, { to = 'ann@example.org', ownerId = 'ann' as string | null } = {}) =>
  kit.inTransaction((tx) => queueMail(deps(), tx, { key, ownerId, to, letter }));
const stored = (key: string) => mails(kit.db).findById(key).lean();
const isIn = (key: string, state: string) =>
  waitUntil(`${key} to be ${state}`, async () => (await stored(key))?.state === state, { timeoutMs: 15_000 });
const tried = (key: string, times: number) =>
  waitUntil(`${key} to be tried`, async () => logs.filter((line) => line.includes('tried again')).length >= times, {
    timeoutMs: 15_000,
  });

describe('a queued mail', () => {
  it('arrives as text and HTML, once, and leaves neither address nor link behind', async () => {
    await queue('reset/1');
    startSending();
    await isIn('reset/1', 'sent');
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ from: 'no-reply@pathwise.example', to: ['ann@example.org'] });
    expect(mail?.headers['message-id']).toBe(messageIdOf('reset/1', 'pathwise.example'));
    expect(mail?.headers['auto-submitted']).toBe('auto-generated');
    for (const body of [mail?.text, mail?.html])
      expect(body).toContain('https://pathwise.example/auth/reset#planted-token');
    const kept = JSON.stringify(await stored('reset/1'));
    expect(kept).not.toMatch(/planted-token|ann@example|Hello/);
    expect(logs.join()).not.toMatch(/planted-token|ann@example/);
  });

  it('is queued once under its key, also by two transactions at once and after it was sent', async () => {
    await Promise.all([queue('one'), queue('one'), queue('one')]);
    startSending();
    await isIn('one', 'sent');
    await queue('one', { to: 'other@example.org' });
    await queue('two');
    await isIn('two', 'sent');
    expect(smtp.mails).toHaveLength(2);
  });

  it('goes with its transaction when that fails', async () => {
    const failing = kit.inTransaction(async (tx) => {
      await queueMail(deps(), tx, { key: 'lost', ownerId: 'ann', to: 'ann@example.org', letter });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stored('lost')).toBeNull();
  });

  it.each([
    ['a subject', { subject: 'Hi\r\nBcc: all@example.org', to: 'ann@example.org' }],
    ['an address', { subject: 'Hi', to: 'ann@example.org\nBcc: all@example.org' }],
  ])('cannot smuggle a header in through %s', async (_what, { subject, to }) => {
    const queuing = kit.inTransaction((tx) =>
      queueMail(deps(), tx, { key: 'bad', ownerId: null, to, letter: { ...letter, subject } }),
    );
    await expect(queuing).rejects.toThrow('one line');
  });

  it('goes to one person, whatever its address looks like', async () => {
    await queue('several', { to: 'a@example.org, b@example.org' });
    startSending();
    await waitUntil('an end', async () => (await stored('several'))?.tries === 1);
    await waitUntil('the try to end', async () => logs.length > 0 || smtp.mails.length > 0);
    expect(smtp.mailsTo('b@example.org')).toEqual([]);
  });

  it('goes with the account of its person, and others stay', async () => {
    await queue('hers');
    await queue('his', { ownerId: 'tom', to: 'tom@example.org' });
    await erase(kit, 'ann', { mails: mails.declared });
    startSending();
    await isIn('his', 'sent');
    expect(await stored('hers')).toBeNull();
    expect(smtp.mailsTo('ann@example.org')).toEqual([]);
  });

  it('is sent once by two processes', async () => {
    for (let n = 0; n < 12; n++) await queue(`n${n}`);
    startSending();
    startSending();
    for (let n = 0; n < 12; n++) await isIn(`n${n}`, 'sent');
    expect(smtp.mails).toHaveLength(12);
  });
});

describe('a mail that does not get through', () => {
  it('is sent when the server is back', async () => {
    await smtp.goAway();
    await queue('patient');
    startSending();
    await tried('patient', 1);
    await smtp.comeBack();
    expect((await stored('patient'))?.nextTryAt).toEqual(new Date(clock + 30_000));
    clock += 31_000;
    await isIn('patient', 'sent');
    expect(smtp.mails).toHaveLength(1);
  });

  it('does not wait for ever on a silent server', async () => {
    smtp.behaviour.isSilent = true;
    await queue('slow');
    startSending();
    await tried('slow', 1);
    smtp.behaviour.isSilent = false;
    clock += 31_000;
    await isIn('slow', 'sent');
  });

  it('is given up at once when the address is refused for good, and is listed without its text', async () => {
    smtp.behaviour.refusing.set('nobody@example.org', '550 5.1.1 <nobody@example.org> does not exist');
    await queue('wrong', { to: 'nobody@example.org' });
    await queue('right');
    startSending();
    await isIn('wrong', 'given-up');
    await isIn('right', 'sent');
    const [given] = await listGivenUp(kit.db);
    expect(given).toMatchObject({ _id: 'wrong', to: 'nobody@example.org', reason: 'EENVELOPE 550 RCPT TO', tries: 1 });
    expect(given?.letter).toBeUndefined();
    expect(logs.join()).toContain('a mail was given up');
    expect(logs.join()).not.toMatch(/nobody@example|planted-token/);
  });

  it('is tried for a day when the address is refused for now, then given up', async () => {
    smtp.behaviour.refusing.set('full@example.org', '452 mailbox full');
    await queue('full', { to: 'full@example.org' });
    startSending();
    await tried('full', 1);
    clock += 12 * 3_600_000;
    await tried('full', 2);
    expect((await stored('full'))?.state).toBe('waiting');
    clock += 13 * 3_600_000;
    await isIn('full', 'given-up');
    expect((await stored('full'))?.letter).toBeUndefined();
  });

  it('arrives twice with the same Message-ID when the process dies between sending and its mark', async () => {
    await queue('double');
    const dying = startSending({
      faultPoint: (at) => {
        if (at === 'before-mark') throw new Error('killed');
      },
    });
    await waitUntil('the first', () => smtp.mails.length === 1);
    await dying.stop();
    expect((await stored('double'))?.state).toBe('waiting');
    clock += 31_000;
    startSending({ leaseMs: 200 });
    await isIn('double', 'sent');
    expect(smtp.mails.map(({ headers }) => headers['message-id'])).toEqual(
      Array(2).fill(messageIdOf('double', 'pathwise.example')),
    );
  });

  it('keeps its Message-ID when the server takes it and hangs up', async () => {
    smtp.behaviour.hangsUp = 1;
    await queue('again');
    startSending();
    await tried('again', 1);
    clock += 31_000;
    await isIn('again', 'sent');
    expect(new Set(smtp.mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
    expect(smtp.mails).toHaveLength(2);
  });
});
