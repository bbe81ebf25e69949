import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessChanged, privacyChanged, profileChanged, roleChanged } from '@pathwise/contracts/events/auth';
import { profileOfPerson } from '@pathwise/contracts/questions/auth';
import { clientAs } from '@pathwise/service-testkit/http-client';
import { promoteToAdmin } from '../src/users/promote-to-admin.ts';
import { type AuthUnderTest, announcedBy, createBrowser, freshEmail, registered, startAuth } from './given.ts';

let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

describe('the signed-in account', () => {
  it('needs a session', async () => {
    const visitor = createBrowser(auth);
    const answers = await Promise.all([
      visitor.get('/api/user'),
      visitor.put('/api/user/time-zone', { timeZone: 'UTC' }),
      visitor.put('/api/users/profile', {}),
      visitor.patch('/api/users/privacy', { goalsPublic: false }),
      visitor.patch('/api/user/diary-visibility', { diaryPublic: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(answers[0]?.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  it('is signed out when it no longer exists', async () => {
    const ghost = clientAs(auth.service.url, {});
    expect((await ghost.get('/api/user')).status).toBe(401);
    expect((await ghost.put('/api/users/profile', { bio: 'boo' })).status).toBe(401);
    expect((await ghost.patch('/api/users/privacy', { goalsPublic: false })).status).toBe(401);
  });
});

describe('the profile', () => {
  it('tells work and place to the coach, and nothing of an account that is gone', async () => {
    const { browser, id } = await registered(auth, { firstName: 'Ada' });
    await browser.put('/api/users/profile', { profession: 'Night nurse', location: 'Leeds', bio: 'Counts things.' });
    const { ask } = auth.service.deps;
    const inTime = { timeoutMs: 5_000 };
    expect(await ask(profileOfPerson, { userId: id }, inTime)).toEqual({
      profession: 'Night nurse',
      location: 'Leeds',
    });
    expect(await ask(profileOfPerson, { userId: 'nobody' }, inTime)).toEqual({ profession: null, location: null });
  });

  it('changes the given fields, keeps the rest and announces the change', async () => {
    const { browser, id, email } = await registered(auth, { firstName: 'Ada' });
    const answer = await browser.put('/api/users/profile', {
      bio: ' Counts things. ',
      websiteUrl: 'https://example.org/ada',
      contactEmail: 'Ada@Example.org',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      email,
      firstName: 'Ada',
      bio: 'Counts things.',
      websiteUrl: 'https://example.org/ada',
      contactEmail: 'ada@example.org',
    });
    expect((await browser.get('/api/user')).body).toEqual(answer.body);
    const announced = await auth.heard(profileChanged, { userId: id });
    expect(announced).toMatchObject({
      email,
      firstName: 'Ada',
      bio: 'Counts things.',
      contactEmail: 'ada@example.org',
    });
    expect(
      auth.events.find(({ type, data }) => type === profileChanged.type && (data as { userId: string }).userId === id)
        ?.audience,
    ).toEqual([id]);
  });

  it('clears a field with null or empty text, and then shows the sign-in address as contact', async () => {
    const { browser, email } = await registered(auth, { firstName: 'Ada' });
    await browser.put('/api/users/profile', {
      location: 'Turin',
      contactEmail: 'other@example.org',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
    });
    const { body } = await browser.put('/api/users/profile', {
      firstName: '',
      location: null,
      contactEmail: '',
      linkedinUrl: '',
    });
    expect(body).toMatchObject({ firstName: null, location: null, contactEmail: email, linkedinUrl: null });
  });

  it('announces nothing when nothing changes', async () => {
    const { browser } = await registered(auth, { firstName: 'Ada' });
    const answer = await browser.put('/api/users/profile', { firstName: 'Ada', lastName: null, bio: '' });
    expect([answer.status, announcedBy(answer)]).toEqual([200, []]);
  });

  it.each([
    ['a script as link', { websiteUrl: 'javascript:alert(1)' }],
    ['data as link', { linkedinUrl: 'data:text/html,hi' }],
    ['words as link', { websiteUrl: 'my site' }],
    ['a link of another kind', { websiteUrl: 'ftp://example.org' }],
    ['a link that looks like another site', { linkedinUrl: 'https://linkedin.com@example.org/ann' }],
    ['a link to no host', { websiteUrl: 'https://' }],
    ['no sign-in address', { email: 'new' }],
    ['a picture that is no link', { profileImageUrl: 'data:image/png;base64,AAAA' }],
    ['a role', { role: 'admin' }],
    ['a plan', { subscriptionPlan: 'premium' }],
    ['a password hash', { passwordHash: 'x' }],
    ['an operator', { firstName: { $set: 'x' } }],
    ['a NUL', { bio: 'a\0b' }],
    ['a long biography', { bio: 'x'.repeat(2001) }],
    ['no address', { contactEmail: 'nobody' }],
  ])('refuses %s', async (_what, change) => {
    const { browser, user } = await registered(auth);
    const answer = await browser.put('/api/users/profile', change);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]).toHaveProperty('path');
    expect((await browser.get('/api/user')).body).toEqual(user);
  });

  it('accepts the whole profile form with the unchanged sign-in address', async () => {
    const { browser, email } = await registered(auth);
    const form = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: email.toUpperCase(),
      bio: 'b',
      lookingFor: 'l',
      funFact: 'f',
      location: 'London',
      profession: 'p',
      linkedinUrl: '',
      websiteUrl: 'https://example.org',
      profileImageUrl: 'https://example.org/ada.jpg',
      contactEmail: '',
    };
    const answer = await browser.put('/api/users/profile', form);
    expect(answer).toMatchObject({
      status: 200,
      body: { email, lastName: 'Byron', profileImageUrl: 'https://example.org/ada.jpg' },
    });
    expect((await browser.put('/api/users/profile', { profileImageUrl: '' })).body.profileImageUrl).toBeNull();
  });

  it('refuses a save based on an older profile, with the stored one to choose from', async () => {
    const { browser } = await registered(auth);
    const { version } = (await browser.get('/api/user')).body;
    await browser.put('/api/users/profile', { bio: 'From the phone', version });
    const stale = await browser.put('/api/users/profile', { bio: 'From the laptop', version });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: { bio: 'From the phone', version: version + 1 } },
    });
    expect((await browser.get('/api/user')).body.bio).toBe('From the phone');
    const over = { bio: 'From the laptop', version: stale.body.current.version };
    expect((await browser.put('/api/users/profile', over)).body.bio).toBe('From the laptop');
  });

  it('accepts a save that starts from before a change of privacy or time zone, and one repeated after a lost answer', async () => {
    const { browser } = await registered(auth);
    const { version } = (await browser.get('/api/user')).body;
    await browser.patch('/api/users/privacy', { goalsPublic: false });
    await browser.put('/api/user/time-zone', { timeZone: 'Asia/Tokyo' });
    const statuses = [];
    for (const bio of ['Mine', 'Mine'])
      statuses.push((await browser.put('/api/users/profile', { bio, version })).status);
    expect(statuses).toEqual([200, 200]);
  });

  it('loses none of many concurrent changes', async () => {
    const { browser, id } = await registered(auth);
    const fields = ['firstName', 'lastName', 'profession', 'location', 'bio', 'lookingFor', 'funFact'];
    const answers = await Promise.all(
      fields.map((field) => browser.put('/api/users/profile', { [field]: `my ${field}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    const { body } = await browser.get('/api/user');
    for (const field of fields) expect(body[field]).toBe(`my ${field}`);
    const own = auth.events.filter(
      ({ type, data }) => type === profileChanged.type && (data as { userId: string }).userId === id,
    );
    const versions = new Map(own.map((event) => [event.id, (event.data as { version: number }).version])); // an event may be delivered twice
    expect(new Set(versions.values()).size).toBe(versions.size);
  });
});

describe('the time zone', () => {
  it('is stored, is in the token and is announced once', async () => {
    const { browser, id } = await registered(auth);
    const answer = await browser.put('/api/user/time-zone', { timeZone: 'Pacific/Auckland' });
    expect([answer.status, answer.body.timeZone]).toEqual([200, 'Pacific/Auckland']);
    const claims = JSON.parse(
      Buffer.from((await browser.resolve())?.token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims.tz).toBe('Pacific/Auckland');
    expect((await auth.heard(profileChanged, { userId: id, timeZone: 'Pacific/Auckland' })).version).toBeGreaterThan(1);
    expect(announcedBy(await browser.put('/api/user/time-zone', { timeZone: 'Pacific/Auckland' }))).toEqual([]);
  });

  it('must exist', async () => {
    const { browser } = await registered(auth);
    expect((await browser.put('/api/user/time-zone', { timeZone: 'Atlantis/Capital' })).status).toBe(422);
    expect((await browser.put('/api/user/time-zone', {})).status).toBe(422);
  });
});

describe('privacy', () => {
  it('shows and hides goals and diary separately, and announces both flags', async () => {
    const { browser, id } = await registered(auth);
    const goals = await browser.patch('/api/users/privacy', { goalsPublic: false });
    expect(goals.body).toMatchObject({ goalsPublic: false, diaryPublic: false });
    const diary = await browser.patch('/api/user/diary-visibility', { diaryPublic: true });
    expect(diary.body).toMatchObject({ goalsPublic: false, diaryPublic: true });
    const first = await auth.heard(privacyChanged, { userId: id, goalsPublic: false, diaryPublic: false });
    const second = await auth.heard(privacyChanged, { userId: id, goalsPublic: false, diaryPublic: true });
    expect(second.version).toBeGreaterThan(first.version);
  });

  it('announces nothing when nothing changes', async () => {
    const { browser } = await registered(auth);
    expect(announcedBy(await browser.patch('/api/users/privacy', { goalsPublic: true }))).toEqual([]);
    expect(announcedBy(await browser.patch('/api/user/diary-visibility', { diaryPublic: false }))).toEqual([]);
  });

  it.each([[{ goalsPublic: 'yes' }], [{ goalsPublic: null }], [{}], [{ goalsPublic: true, diaryPublic: true }]])(
    'refuses %j',
    async (body) => {
      const { browser } = await registered(auth);
      expect((await browser.patch('/api/users/privacy', body)).status).toBe(422);
    },
  );
});

describe('promoting to admin', () => {
  it('sets the role, ends every session and announces both', async () => {
    const { browser, email, id } = await registered(auth);
    expect(await promoteToAdmin(auth.service.deps, { email })).toBe('promoted');
    expect(await browser.resolve()).toBeUndefined();
    const role = await auth.heard(roleChanged, { userId: id, role: 'admin' });
    const access = await auth.heard(accessChanged, { userId: id, sessionId: null });
    expect(access.version).toBe(role.version);
  });

  it('changes nothing the second time and fails for an unknown person', async () => {
    const { email, id } = await registered(auth);
    await promoteToAdmin(auth.service.deps, { email });
    expect(await promoteToAdmin(auth.service.deps, { email })).toBe('already-admin');
    expect(await promoteToAdmin(auth.service.deps, { email: freshEmail() })).toBe('unknown');
    expect(
      auth.events.filter(({ type, data }) => type === roleChanged.type && (data as { userId: string }).userId === id)
        .length,
    ).toBeLessThanOrEqual(1);
  });
});
