import { randomUUID } from 'node:crypto';
import { createServer, get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adminActed } from '@pathwise/contracts/events/acts';
import { userRegistered } from '@pathwise/contracts/events/auth';
import { type FakeSmtp, startFakeSmtp } from '@pathwise/service-testkit/fake-smtp';
import sharp from 'sharp';
import type { PictureSource } from '../src/images/download-picture.ts';
import { isPublicAddress } from '../src/images/picture-address.rules.ts';
import { promoteToAdmin } from '../src/users/promote-to-admin.ts';
import { users } from '../src/users/user.model.ts';
import { type AuthUnderTest, createBrowser, freshEmail, goodPassword, registered, startAuth } from './given.ts';
import { mailed, tokenIn } from './mailed.ts';

const site = 'images.example.org';
let auth: AuthUnderTest;
let smtp: FakeSmtp;
let admin: Awaited<ReturnType<typeof registered>>;
/** Stands for every address that must not be reached, and, when a test says so, for the allowed site. */
let connections = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const canary = createServer((request, response) => answer(request, response)).on('connection', () => connections++);
/** What the name resolves to. The second answer is that of a name which changes. */
let resolved: string[][];
/** Where the last connection was to go. */
let goingTo: unknown;
const source: PictureSource = {
  resolve: async () => (resolved.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  isPublic: isPublicAddress,
  // The canary speaks plain HTTP on a port of its own; the address to connect to is the one that was resolved.
  get: ((url: URL, options: { lookup: LookupFunction }, heard: (response: IncomingMessage) => void) => {
    const here = { address: '127.0.0.1', family: 4 };
    const lookup: LookupFunction = (_host, { all }, done) => (all ? done(null, [here]) : done(null, here.address, 4));
    options.lookup(url.hostname, {}, (_error, address) => {
      goingTo = address;
    });
    const { port } = canary.address() as AddressInfo;
    return httpGet(`http://${url.hostname}:${port}${url.pathname}`, { ...options, lookup }, heard);
  }) as unknown as PictureSource['get'],
  withinMs: 1_500,
};
beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  smtp = await startFakeSmtp();
  auth = await startAuth({
    environment: { SMTP_URL: smtp.url, IMAGE_HOSTS: ` ${site.toUpperCase()}, other.example.org` },
    parts: { pictureSource: source },
  });
  admin = await registered(auth);
  await promoteToAdmin(auth.service.deps, { email: admin.email });
  await admin.browser.post('/api/login', { email: admin.email, password: goodPassword });
});
afterAll(async () => {
  canary.closeAllConnections();
  canary.close();
  await auth.stop();
  await smtp.goAway();
});
beforeEach(() => {
  connections = 0;
  resolved = [['93.184.216.34']];
  answer = (_request, response) => void response.end();
});

const picture = (side = 20) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const test = async (imageUrl: unknown, browser = admin.browser) =>
  browser.post('/api/admin/test-image-download', { imageUrl });
const bring = (rows: unknown, path = '', browser = admin.browser) =>
  browser.post(`/api/admin/import-users${path}`, { users: rows });
const accountOf = (email: string) => users(auth.service.deps.db).findOne({ email }).lean();

describe('a picture from an address', () => {
  it('is fetched, made a small JPEG and shown', async () => {
    const png = await picture(600);
    answer = (_request, response) => void response.setHeader('content-type', 'image/png').end(png);
    const { body } = await test(`https://${site}/a.png`);
    expect(body).toMatchObject({ success: true, publicPath: expect.stringMatching(/^\/api\/images\//) });
    const shown = await fetch(`${auth.service.url}${body.publicPath}`);
    const { format, width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([shown.headers.get('content-type'), format, width]).toEqual(['image/jpeg', 'jpeg', 300]);
  });

  it.each([
    'https://127.0.0.1/a.png',
    'https://0x7f.1/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    `http://${site}/a.png`,
    `https://${site}:8443/a.png`,
    `https://${site}@127.0.0.1/a.png`,
    'https://elsewhere.example.org/a.png',
  ])('at %s is refused without a connection', async (address) => {
    const { status, body } = await test(address);
    expect([status, body.success, body.publicPath]).toEqual([200, false, null]);
    expect(connections).toBe(0);
  });

  it.each([
    ['an inner address', ['127.0.0.1']],
    ['an inner address of IPv6', ['::1']],
    ['one that is mapped', ['::ffff:10.0.0.1']],
    ['the address of a cloud’s metadata', ['169.254.169.254']],
    ['a public address and an inner one', ['93.184.216.34', '10.0.0.1']],
    ['nothing', []],
  ])('whose site’s name leads to %s is refused without a connection', async (_what, addresses) => {
    resolved = [addresses];
    expect((await test(`https://${site}/a.png`)).body).toMatchObject({ success: false });
    expect(connections).toBe(0);
  });

  it('asks for the name once: a name that leads inside the second time gains nothing', async () => {
    resolved = [['93.184.216.34'], ['127.0.0.1']];
    await test(`https://${site}/a.png`);
    expect(resolved).toEqual([['127.0.0.1']]);
    expect(goingTo).toBe('93.184.216.34');
  });

  it('is not sought where a redirect leads', async () => {
    const { port } = canary.address() as AddressInfo;
    answer = (_request, response) =>
      void response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end();
    expect((await test(`https://${site}/a.png`)).body.message).toBe('The site answered 302.');
    expect(connections).toBe(1);
  });

  it.each([
    [
      'says that it is larger than 10 MB',
      (response: ServerResponse) => void response.writeHead(200, { 'content-length': 10_000_001 }).write('x'),
    ],
    [
      'sends more than 10 MB without saying so',
      (response: ServerResponse) => {
        const chunk = Buffer.alloc(1_000_000);
        const more = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on('drain', more);
        more();
      },
    ],
  ])('is given up when the site %s', async (_what, send) => {
    answer = (_request, response) => send(response);
    expect((await test(`https://${site}/a.png`)).body.message).toBe('The picture is larger than 10 MB.');
  });

  it('is given up when its bytes drip', async () => {
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(drip));
    };
    const began = performance.now();
    expect((await test(`https://${site}/a.png`)).body.message).toBe('The site took too long.');
    expect(performance.now() - began).toBeLessThan(6_000);
  });

  it.each([
    ['no picture', async () => Buffer.from('<svg onload="x"/>'), 'This is no JPEG, PNG or WebP image.'],
    ['a broken picture', async () => (await picture()).subarray(0, 60), 'This picture could not be read.'],
    ['a picture of more than 25 megapixels', () => picture(5_100), 'This picture could not be read.'],
  ])('is refused when it is %s', async (_what, bytes, message) => {
    const sent = await bytes();
    answer = (_request, response) => void response.end(sent);
    expect((await test(`https://${site}/a.png`)).body).toEqual({ success: false, message, publicPath: null });
  });

  it.each(['', { $ne: '' }, undefined])('needs an address: %j', async (imageUrl) => {
    expect((await test(imageUrl)).status).toBe(422);
  });

  it('is fetched for admins only, who see which sites are allowed', async () => {
    const { browser } = await registered(auth);
    expect((await test(`https://${site}/a.png`, browser)).status).toBe(403);
    expect(connections).toBe(0);
    expect((await admin.browser.get('/api/admin/image-hosts')).body).toEqual({
      hosts: [site, 'other.example.org'],
      setting: 'IMAGE_HOSTS',
    });
  });
});

describe('an import', () => {
  it('makes an account of each row, with everything that it says, and nothing more', async () => {
    const email = freshEmail();
    const row = {
      email: ` ${email.toUpperCase()} `,
      firstName: 'Ann',
      lastName: 'Lee',
      bio: 'Bakes',
      location: 'Napier',
    };
    const more = {
      profession: 'Baker',
      contactEmail: 'bakery@example.org',
      linkedinUrl: '',
      websiteUrl: 'https://example.org',
    };
    const { status, body } = await bring([{ ...row, ...more }]);
    expect([status, body]).toEqual([
      200,
      { imported: 1, skipped: 0, imagesUpdated: 0, results: [{ email, status: 'imported', reason: null }] },
    ]);
    expect(await accountOf(email)).toMatchObject({
      ...{ email, firstName: 'Ann', lastName: 'Lee', bio: 'Bakes', location: 'Napier', profession: 'Baker' },
      ...{
        contactEmail: 'bakery@example.org',
        linkedinUrl: null,
        websiteUrl: 'https://example.org',
        role: 'regular',
        plan: null,
      },
    });
    const id = (await accountOf(email))?._id ?? '';
    expect(await auth.heard(userRegistered, { userId: id })).toMatchObject({
      email,
      firstName: 'Ann',
      isInvited: true,
    });
    expect(await auth.heard(adminActed.auth, { personId: id })).toMatchObject({
      action: 'auth.importUsers',
      actorId: admin.id,
    });
    const [found] = (await admin.browser.get(`/api/admin/users?q=${email}`)).body;
    expect(found.id).toBe(id);
  });

  it('mails each person a link by which they choose a password', async () => {
    const email = freshEmail();
    await bring([{ email }]);
    const token = tokenIn(await mailed(smtp, { to: email, subject: 'Your Pathwise account' }));
    const browser = createBrowser(auth);
    expect((await browser.post('/api/account/password/reset', { token, newPassword: goodPassword })).status).toBe(204);
    expect((await browser.post('/api/login', { email, password: goodPassword })).status).toBe(200);
  });

  it('skips rows, and says why, while the others are imported', async () => {
    const [taken, fresh] = [(await registered(auth)).email, freshEmail()];
    const rows = [
      { email: taken },
      { email: fresh },
      { email: fresh.toUpperCase() },
      { email: 'no address' },
      { firstName: 'Ann' },
    ];
    const { body } = await bring([...rows, { email: freshEmail(), websiteUrl: 'javascript:alert(1)' }]);
    expect([body.imported, body.skipped]).toEqual([1, 5]);
    expect(body.results.map(({ reason }: { reason: string }) => reason)).toEqual([
      'There is an account with this email address already',
      null,
      'This email address is in the file more than once',
      'This is no email address',
      'No email address',
      expect.stringMatching(/^websiteUrl: /),
    ]);
  });

  it('repeated after a broken connection makes nobody twice', async () => {
    const rows = Array.from({ length: 20 }, () => ({ email: freshEmail() }));
    const answers = await Promise.all([bring(rows), bring(rows)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.imported, 0)).toBe(20);
    expect((await bring(rows)).body).toMatchObject({ imported: 0, skipped: 20 });
  });

  it('brings pictures from allowed sites, and says which it left out', async () => {
    const png = await picture();
    answer = (_request, response) => void response.end(png);
    resolved = [['93.184.216.34']];
    const [withOne, without] = [freshEmail(), freshEmail()];
    const rows = [
      { email: withOne, profileImageUrl: `portrait [https://${site}/a.png]` },
      { email: without, profileImageUrl: 'https://127.0.0.1/a.png' },
    ];
    const checked = (await bring(rows, '/check')).body;
    const { body } = await bring(rows);
    expect(body).toEqual(checked);
    expect([body.imported, body.imagesUpdated]).toEqual([2, 1]);
    expect(body.results[1].reason).toBe('Without the picture: The address must name a site, not a number');
    expect((await accountOf(withOne))?.profileImageUrl).toMatch(/^\/api\/images\//);
    expect((await accountOf(without))?.profileImageUrl).toBeNull();
  });

  it('is tried without writing anything', async () => {
    const email = freshEmail();
    const before = await users(auth.service.deps.db).countDocuments();
    expect((await bring([{ email }], '/check')).body).toMatchObject({
      imported: 1,
      results: [{ email, status: 'imported' }],
    });
    expect(await users(auth.service.deps.db).countDocuments()).toBe(before);
  });

  it.each([
    ['no rows', []],
    ['more than 1,000', Array.from({ length: 1_001 }, () => ({ email: 'a@example.org' }))],
    ['a role', [{ email: 'a@example.org', role: 'admin' }]],
    ['a plan', [{ email: 'a@example.org', plan: 'premium' }]],
    ['a password', [{ email: 'a@example.org', passwordHash: 'x' }]],
    ['an operator', [{ email: { $ne: '' } }]],
  ])('refuses %s', async (_what, rows) => {
    expect((await bring(rows)).status).toBe(422);
    expect(await accountOf('a@example.org')).toBeNull();
  });

  it('may have five million bytes, and no more', async () => {
    const ofBytes = (bytes: number) => bring([{ email: 'a@example.org', bio: 'x'.repeat(bytes) }]);
    expect((await ofBytes(4_900_000)).status).toBe(422); // read, and then too long for one person
    expect((await ofBytes(5_000_000)).status).toBe(413);
  });

  it('is refused to a regular person', async () => {
    const { browser } = await registered(auth);
    const email = `${randomUUID()}@example.org`;
    for (const path of ['', '/check']) expect((await bring([{ email }], path, browser)).status).toBe(403);
    expect(await accountOf(email)).toBeNull();
  });
});
