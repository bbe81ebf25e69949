import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { privacyChanged, profileChanged, userDeleted, userRegistered } from '@pathwise/contracts/events/auth';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { openTestEvents, type TestEvents, testNamespace } from '@pathwise/service-testkit/events';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { socialService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';

const profile = {
  firstName: 'Ann',
  lastName: 'Ngata',
  profileImageUrl: null,
  profession: 'Baker',
  location: 'Napier',
  bio: 'Bread by four',
  lookingFor: null,
  funFact: null,
  linkedinUrl: null,
  websiteUrl: 'https://example.org',
  email: 'sign-in@example.org',
  contactEmail: 'write@example.org',
  timeZone: 'Pacific/Auckland',
};
const privacy = { goalsPublic: true, diaryPublic: false };
const registration = (userId: string) => ({ userId, ...profile, ...privacy, version: 1 }) as const;

const early = testCaller();
let earlier: TestEvents;
let service: TestService<Config>;
beforeAll(async () => {
  const namespace = testNamespace();
  earlier = await openTestEvents(namespace);
  await earlier.publish(userRegistered, registration(early.id));
  service = await startTestService(socialService, configSchema, { env: { EVENTS_NAMESPACE: namespace } });
});
afterAll(async () => {
  await service.stop();
  await earlier.close();
});

const registered = async (person: Caller) =>
  service.consumed('social-keep-new-member', await service.events.publish(userRegistered, registration(person.id)));
const profiled = async (person: Caller, differences: object, version: number) =>
  service.consumed(
    'social-keep-profile',
    await service.events.publish(profileChanged, { userId: person.id, ...profile, ...differences, version }),
  );
const hid = async (person: Caller, differences: object, version: number) =>
  service.consumed(
    'social-keep-privacy',
    await service.events.publish(privacyChanged, { userId: person.id, ...privacy, ...differences, version }),
  );
const deleted = async (person: Caller, version: number) =>
  service.consumed('social-erase-person', await service.events.publish(userDeleted, { userId: person.id, version }));
const seen = (person: Caller, plan: 'free' | 'premium' = 'free') =>
  service.as(testCaller({ plan })).get(`/api/users/${person.id}`);

describe('a member', () => {
  it('shows everyone the public profile and `hasContactEmail`, and premium viewers `contactEmail`', async () => {
    const ann = testCaller();
    await registered(ann);
    const { email: _, timeZone: __, contactEmail, ...shown } = profile;
    const forFree = await seen(ann);
    expect(forFree.status).toBe(200);
    expect(forFree.body).toEqual({ id: ann.id, ...shown, ...privacy, hasContactEmail: true });
    expect((await seen(ann, 'premium')).body).toEqual({ ...forFree.body, contactEmail });
  });

  it('with a separate contact address never has the sign-in address shown or stored', async () => {
    const ann = testCaller();
    await registered(ann);
    expect(JSON.stringify((await seen(ann, 'premium')).body)).not.toContain(profile.email);
    const stored = await service.running.deps.db.db?.collection<{ _id: string }>('members').findOne({ _id: ann.id });
    expect(JSON.stringify(stored)).not.toContain(profile.email);
  });

  it('without a separate contact address shows the sign-in address, to premium viewers only', async () => {
    const ann = testCaller();
    const { email } = profile;
    await profiled(ann, { contactEmail: email }, 1);
    await hid(ann, {}, 1);
    expect((await seen(ann, 'premium')).body).toMatchObject({ contactEmail: email, hasContactEmail: true });
    const forFree = await seen(ann);
    expect(forFree.body).toMatchObject({ hasContactEmail: true });
    expect(JSON.stringify(forFree)).not.toContain(email);
  });

  it('is a 404 when unknown, and a 401 without a session', async () => {
    expect((await seen(testCaller())).status).toBe(404);
    expect((await service.as().get(`/api/users/${early.id}`)).status).toBe(401);
  });

  it('who registered before the first start of this service is known', async () => {
    await waitUntil('the stream to be read from its beginning', async () => (await seen(early)).status === 200);
    expect((await seen(early)).body).toMatchObject({ firstName: 'Ann', hasContactEmail: true });
  });

  it('keeps the newest version of each part: a late profile event does not undo a newer privacy', async () => {
    const ann = testCaller();
    await hid(ann, { goalsPublic: false }, 4);
    expect((await seen(ann)).status).toBe(404);
    await profiled(ann, { firstName: 'Anne' }, 3);
    await profiled(ann, { firstName: 'Annie' }, 2);
    await registered(ann);
    await hid(ann, { diaryPublic: true }, 2);
    expect((await seen(ann)).body).toMatchObject({ firstName: 'Anne', goalsPublic: false, diaryPublic: false });
    await profiled(ann, { contactEmail: '' }, 5);
    expect((await seen(ann, 'premium')).body).toMatchObject({ hasContactEmail: false });
    expect((await seen(ann, 'premium')).body).not.toHaveProperty('contactEmail');
  });

  it('is a 404 after the account is deleted, even when older events arrive later', async () => {
    const ann = testCaller();
    await registered(ann);
    await deleted(ann, 6);
    expect((await seen(ann)).status).toBe(404);
    await profiled(ann, {}, 9);
    expect((await seen(ann)).status).toBe(404);
    const stored = await service.running.deps.db.db?.collection<{ _id: string }>('members').findOne({ _id: ann.id });
    expect(JSON.stringify(stored)).not.toContain('Napier');
  });
});
