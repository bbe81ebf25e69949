import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Collections, owned, ownerless } from '../src/mongo/collections.ts';
import { type Account, accountRows, createAccount, openingAccounts } from '../src/person/account.ts';
import type { InTransaction } from '../src/transactions/transaction.ts';
import { erase, freshPlace, type Kit, leave, type Place, startKit } from './event-parts.ts';

let place: Place;
let kit: Kit;
let account: Account;
let inTransaction: InTransaction;
const parts = ['plan', 'diary'];
const collections: Collections = {
  notes: owned({ by: 'ownerId' }),
  steps: ownerless('of a test'),
  members: owned({ by: '_id', leaves: ({ userId, version }) => [{ _id: userId, shown: false, version }] }),
  accounts: accountRows(parts),
};
beforeAll(async () => {
  place = freshPlace();
  kit = await startKit(place);
  await kit.collection('accounts').createIndex({ changes: 1 });
  account = createAccount({ db: kit.db, parts });
  inTransaction = openingAccounts(kit.db, kit.inTransaction);
});
afterAll(async () => {
  await kit.stop();
  await leave(place);
});

const store = (name: string, row: { _id: string; [field: string]: unknown }) =>
  kit.collection(name).insertOne(row as never);
const stored = (name: string, _id: string) => kit.collection(name).findOne({ _id });
const enter = (ownerId: string, part?: string) => inTransaction((tx) => account.enter(tx, ownerId, part));

describe('erasing a person', () => {
  it('deletes their rows of each owned collection, outside and inside the transaction, and nobody else’s', async () => {
    for (const who of ['ann', 'bob']) await store('notes', { _id: `note of ${who}`, ownerId: who });
    await store('steps', { _id: 'a step' });
    await erase(kit, 'ann', collections);
    expect(await stored('notes', 'note of ann')).toBeNull();
    expect(await stored('notes', 'note of bob')).not.toBeNull();
    expect(await stored('steps', 'a step')).not.toBeNull();
  });

  it('leaves the rows that are declared, once more after a second event as well', async () => {
    await store('members', { _id: 'cem', shown: true, name: 'Cem', version: 3 });
    for (const _ of [1, 2]) {
      await erase(kit, 'cem', collections);
      expect(await stored('members', 'cem')).toEqual({ _id: 'cem', shown: false, version: 7 });
    }
    await erase(kit, 'a newcomer', collections);
    expect(await stored('members', 'a newcomer')).toEqual({ _id: 'a newcomer', shown: false, version: 7 });
  });
});

describe('rows about two people', () => {
  const by = (userId: string) => ({ $or: [{ ownerId: userId }, { memberId: userId }] });

  it('are declared with the one whose archive shows them', () => {
    expect(() => owned({ by })).toThrow('in whose archive they are');
    expect(owned({ by, archivedFor: 'ownerId' }).archiveOf('ann')).toEqual({ ownerId: 'ann' });
    expect(owned({ by, archivedFor: 'ownerId' }).rowsOf('ann')).toEqual(by('ann'));
    expect(owned({ by, notInArchive: 'of a test' }).rowsOf('ann')).toEqual(by('ann'));
  });
});

describe('the account gate', () => {
  it('counts who enters, each part by itself, and makes the row of a newcomer once', async () => {
    const entered = await Promise.all([enter('dee'), enter('dee'), enter('dee', 'diary')]);
    expect(entered.toSorted()).toEqual([1, 1, 2]);
  });

  it('is closed once the account is erased: 404, and nothing for a consumer; the transaction stores nothing', async () => {
    await enter('eva');
    await erase(kit, 'eva', collections);
    const writing = inTransaction(async (tx) => {
      await account.enter(tx, 'eva', 'diary');
      await kit.collection('notes').insertOne({ _id: 'late' }, { session: tx.session });
    });
    await expect(writing).rejects.toMatchObject({ status: 404 });
    expect(await stored('notes', 'late')).toBeNull();
    expect(await inTransaction((tx) => account.enterIfOpen(tx, 'eva'))).toBeUndefined();
  });

  it('refuses a part that the service has not declared', async () => {
    await expect(enter('fay', 'plans')).rejects.toThrow('plans is not among the accountParts');
  });
});
