import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Introduction } from '@pathwise/contracts/api/introductions';
import { introductionChanged } from '@pathwise/contracts/events/social';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { httpClient } from '@pathwise/service-testkit/http-client';
import { signToken, testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { erase, memberOf, rowsOf, type SocialUnderTest, startSocial } from './given.ts';

const dayMs = 86_400_000;
let ahead = 0;
let service: SocialUnderTest;
beforeAll(async () => {
  service = await startSocial({ now: () => new Date(Date.now() + ahead) });
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => service.stop());

/** A client whose token is as late as the service's clock. */
const as = (caller: Caller) =>
  httpClient(service.url, { authorization: `Bearer ${signToken(caller, new Date(Date.now() + ahead))}` });
const path = '/api/introductions';
const addressOf = ({ id }: Caller) => `${id}@example.org`;
async function someone(plan: 'free' | 'premium' = 'premium'): Promise<Caller> {
  const person = testCaller({ plan });
  return memberOf(service, { caller: person, profile: { firstName: 'Ann', contactEmail: addressOf(person) } });
}
const send = (from: Caller, to: Pick<Caller, 'id'>, message = 'We run the same route') =>
  as(from).post(path, { userId: to.id, message });
async function asked(from: Caller, to: Caller): Promise<Introduction> {
  const answer = await send(from, to);
  if (answer.status !== 201) throw new Error(`not asked: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const of = async (person: Caller): Promise<Introduction[]> => (await as(person).get(path)).body;
async function onlyOf(person: Caller): Promise<Introduction> {
  const [one, ...more] = await of(person);
  if (!one || more.length > 0) throw new Error(`${more.length + (one ? 1 : 0)} introductions`);
  return one;
}
const answer = async (person: Caller, what: 'accept' | 'decline') =>
  as(person).post(`${path}/${(await onlyOf(person)).id}/${what}`);
const end = (person: Caller, { id }: Introduction) => as(person).delete(`${path}/${id}`);
/** How often a person's tabs were notified, once they were notified of somebody else's ask. */
async function timesTold(person: Caller): Promise<number> {
  // events about different introductions may overtake each other
  await waitUntil('an empty outbox', async () => (await rowsOf(service, 'outbox')).length === 0);
  await asked(await someone(), person);
  const newest = (await of(person))[0]?.id;
  await service.events.waitFor(introductionChanged, ({ introductionId }) => introductionId === newest);
  return service.events.all(introductionChanged).filter(({ data }) => data.ownerId === person.id).length;
}

describe('an introduction', () => {
  it('is asked for by a premium member and received by anybody; neither sees an address', async () => {
    const [ann, bob] = [await someone(), await someone('free')];
    const ask = await asked(ann, bob);
    const card = { firstName: 'Ann', lastName: null, profileImageUrl: null, profession: null, hasContactEmail: true };
    const both = { status: 'waiting', message: 'We run the same route', createdAt: ask.createdAt };
    expect(ask).toEqual({ id: ask.id, direction: 'asked', ...both, member: { id: bob.id, ...card } });
    expect(await of(ann)).toEqual([ask]);
    const received = await onlyOf(bob);
    expect(received).toEqual({ id: received.id, direction: 'received', ...both, member: { id: ann.id, ...card } });
    expect(received.id).not.toBe(ask.id);
  });

  it('accepted shows each the other’s address, on any plan', async () => {
    const [ann, bob] = [await someone(), await someone('free')];
    await asked(ann, bob);
    const accepted = await answer(bob, 'accept');
    const member = { id: ann.id, contactEmail: addressOf(ann) };
    expect(accepted).toMatchObject({ status: 200, body: { direction: 'received', status: 'accepted', member } });
    expect(await onlyOf(bob)).toEqual(accepted.body);
    const forAnn = await onlyOf({ ...ann, plan: 'free' });
    expect(forAnn).toMatchObject({ direction: 'asked', status: 'accepted', member: { contactEmail: addressOf(bob) } });
    expect((await as(bob).post(`${path}/${accepted.body.id}/accept`)).body).toEqual(accepted.body);
    ahead = 400 * dayMs;
    expect(await of(ann)).toEqual([forAnn]);
  });

  it('tells the tabs of both when it is asked for and when it is accepted, each of their own side', async () => {
    const [ann, bob] = [await someone(), await someone()];
    const { id } = await asked(ann, bob);
    const received = await onlyOf(bob);
    await answer(bob, 'accept');
    for (const [introductionId, ownerId] of [
      [id, ann.id],
      [received.id, bob.id],
    ])
      for (const version of [1, 2]) {
        const event = await service.events.waitFor(
          introductionChanged,
          (data) => data.introductionId === introductionId && data.version === version,
        );
        expect(event).toMatchObject({ audience: [ownerId], data: { introductionId, ownerId, version } });
      }
  });

  it.each<[string, number, Caller | undefined]>([
    ['a visitor', 401, undefined],
    ['a free member', 402, testCaller()],
  ])('is not asked for by %s', async (_, status, who) => {
    const bob = await someone();
    expect((await service.as(who).post(path, { userId: bob.id, message: '' })).status).toBe(status);
    expect(await of(bob)).toEqual([]);
  });

  it('is not asked of oneself or of nobody', async () => {
    const ann = await someone();
    expect(await send(ann, ann)).toMatchObject({ status: 422, body: { detail: 'You cannot ask yourself' } });
    expect(await send(ann, testCaller())).toMatchObject({
      status: 404,
      body: { detail: 'This member does not exist' },
    });
    expect((await as(ann).post(path, { userId: { $ne: '' } })).status).toBe(422);
    expect((await send(ann, await someone(), 'a'.repeat(501))).status).toBe(422);
  });

  it('is answered by the person who was asked alone, and not twice differently', async () => {
    const [ann, bob, eve] = [await someone(), await someone(), await someone()];
    const ask = await asked(ann, bob);
    const received = await onlyOf(bob);
    for (const [who, { id }] of [
      [eve, ask],
      [eve, received],
      [ann, ask],
      [ann, received],
      [bob, ask],
    ] as const)
      for (const what of ['accept', 'decline']) expect((await as(who).post(`${path}/${id}/${what}`)).status).toBe(404);
    for (const { id } of [ask, received]) expect((await as(eve).delete(`${path}/${id}`)).status).toBe(404);
    expect((await end(bob, received)).status).toBe(404);
    await as(bob).post(`${path}/${received.id}/accept`);
    expect((await as(bob).post(`${path}/${received.id}/decline`)).status).toBe(404);
  });

  it('asked by both becomes accepted, however closely they ask', async () => {
    const [ann, bob] = [await someone(), await someone()];
    const answers = await Promise.all([send(ann, bob), send(bob, ann)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    for (const person of [ann, bob]) expect(await onlyOf(person)).toMatchObject({ status: 'accepted' });
  });

  it('is asked for once, of twenty asks at the same time', async () => {
    const [ann, bob] = [await someone(), await someone()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ann, bob)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    expect(await of(bob)).toHaveLength(1);
  });

  it('unanswered lapses after thirty days, and may be asked for anew', async () => {
    const [ann, bob] = [await someone(), await someone()];
    await asked(ann, bob);
    const received = await onlyOf(bob);
    ahead = 30 * dayMs;
    expect([await of(ann), await of(bob)]).toEqual([[], []]);
    expect((await as(bob).post(`${path}/${received.id}/accept`)).status).toBe(404);
    expect((await send(ann, bob)).status).toBe(201);
  });

  it('taken back is gone for both', async () => {
    const [ann, bob] = [await someone(), await someone()];
    const ask = await asked(ann, bob);
    const received = await onlyOf(bob);
    expect((await end(ann, ask)).status).toBe(204);
    expect([await of(ann), await of(bob)]).toEqual([[], []]);
    expect((await as(bob).post(`${path}/${received.id}/accept`)).status).toBe(404);
    expect((await send(ann, bob)).status).toBe(201);
  });

  it.each(['the one who asked', 'the one who was asked'])('once accepted is ended for both by %s', async (who) => {
    const [ann, bob] = [await someone(), await someone()];
    await asked(ann, bob);
    await answer(bob, 'accept');
    const person = who === 'the one who asked' ? ann : bob;
    expect((await end(person, await onlyOf(person))).status).toBe(204);
    expect([await of(ann), await of(bob)]).toEqual([[], []]);
  });

  it('is asked for at most ten times a day, also when it is taken back', async () => {
    const ann = await someone();
    for (let n = 0; n < 10; n++) {
      const ask = await asked(ann, await someone('free'));
      if (n < 5) await end(ann, ask);
    }
    const bob = await someone();
    const refused = await send(ann, bob);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    ahead = dayMs + 1_000;
    expect((await send(ann, bob)).status).toBe(201);
  }, 60_000);

  it('is in pages, newest first', async () => {
    const bob = await someone('free');
    const people = [await someone(), await someone(), await someone()];
    for (const person of people) await asked(person, bob);
    const first = await as(bob).get(`${path}?limit=2`);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await as(bob).get(next);
    const ids = [...first.body, ...second.body].map(({ member }: Introduction) => member.id);
    expect(ids).toEqual(people.toReversed().map(({ id }) => id));
    expect(second.headers.get('link')).toBeNull();
  });

  it('goes with the account of either person', async () => {
    for (const who of ['asking', 'asked']) {
      const [ann, bob] = [await someone(), await someone()];
      await asked(ann, bob);
      if (who === 'asked') await answer(bob, 'accept');
      const [gone, stays] = who === 'asking' ? [ann, bob] : [bob, ann];
      await erase(service, gone);
      expect(await of(stays)).toEqual([]);
      expect(JSON.stringify(await rowsOf(service, 'introductions'))).not.toContain(gone.id);
      expect((await send(stays, gone)).status).toBe(404);
      expect((await send(gone, stays)).status).toBe(404);
    }
  });
});

describe('declining', () => {
  /** Everything that the person who asked can observe, without ids and times. */
  async function observed(ann: Caller, bob: Caller, ask: Introduction): Promise<unknown> {
    const wrote = ({ headers }: { headers: Headers }) => headers.get('pathwise-wrote')?.split(',').length;
    const plain = ({ id: _, createdAt: __, ...rest }: Introduction) => JSON.stringify(rest).replaceAll(bob.id, 'Bob');
    const list = await of(ann);
    const again = await send(ann, bob);
    const taken = await end(ann, ask);
    const empty = await of(ann);
    const anew = await send(ann, bob);
    const relisted = await of(ann);
    return {
      list: list.map(plain),
      again: [again.status, again.body.detail, again.body.code],
      taken: [taken.status, wrote(taken)],
      empty,
      anew: [anew.status, wrote(anew), plain(anew.body)],
      relisted: relisted.map(plain),
      told: await timesTold(ann),
    };
  }

  it('is not to be told from waiting: status, list, second ask, taking back, asking anew, events', async () => {
    const [ann, bob, cleo, dan] = [await someone(), await someone(), await someone(), await someone()];
    const [toBob, toDan] = [await asked(ann, bob), await asked(cleo, dan)];
    expect((await answer(bob, 'decline')).status).toBe(204);
    expect(await of(bob)).toEqual([]);
    expect(await observed(ann, bob, toBob)).toEqual(await observed(cleo, dan, toDan));
    expect([(await of(bob)).length, (await of(dan)).length]).toEqual([0, 1]);
  });

  it('leaves the row of the person who asked untouched', async () => {
    const [ann, bob] = [await someone(), await someone()];
    await asked(ann, bob);
    const rowOfAnn = async () => (await rowsOf(service, 'introductions')).find(({ ownerId }) => ownerId === ann.id);
    const before = await rowOfAnn();
    await answer(bob, 'decline');
    expect(await rowOfAnn()).toEqual(before);
  });

  it('holds until it lapses, and may be thought over by asking in turn', async () => {
    const [ann, bob] = [await someone(), await someone()];
    await asked(ann, bob);
    const { id } = await onlyOf(bob);
    await answer(bob, 'decline');
    for (const what of ['accept', 'decline']) expect((await as(bob).post(`${path}/${id}/${what}`)).status).toBe(404);
    expect(await asked(bob, ann)).toMatchObject({ status: 'accepted', member: { contactEmail: addressOf(ann) } });
    expect(await onlyOf(ann)).toMatchObject({ direction: 'asked', status: 'accepted' });
  });

  it('is forgotten with the lapse: a later ask is received again', async () => {
    const [ann, bob] = [await someone(), await someone()];
    await asked(ann, bob);
    await answer(bob, 'decline');
    ahead = 30 * dayMs;
    expect(await of(ann)).toEqual([]);
    await asked(ann, bob);
    expect(await onlyOf(bob)).toMatchObject({ status: 'waiting' });
  });
});
