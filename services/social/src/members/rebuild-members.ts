import { isDeepStrictEqual } from 'node:util';
import { membersAtOnce, membersPage } from '@pathwise/contracts/questions/auth';
import { prefixesOf } from '@pathwise/service-kit/search/words.rules';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { SocialDeps } from '../deps.ts';
import { keepMember, list, placeFor, privacyOf, profileOf } from './keep-member.ts';
import { erasedMember, members } from './member.model.ts';
import { wordsOfProfile } from './words.rules.ts';

type Told = z.output<(typeof membersPage)['reply']>['members'][number];

export interface Rebuilt {
  read: number;
  mended: number;
  erased: number;
}

const timeoutMs = 10_000;

/**
 * Makes the members equal to auth's accounts, page by page, while events go on and members are read. What is right stays as it
 * is. A crash does no harm: run it again. Auth is asked rather than the stream, because the stream forgets erased people.
 */
export async function rebuildMembers(deps: SocialDeps): Promise<Rebuilt> {
  const rebuilt: Rebuilt = { read: 0, mended: 0, erased: 0 };
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: Told[] = (await deps.ask(membersPage, { after }, { timeoutMs })).members;
    for (const told of page) if (await mend(deps, told)) rebuilt.mended += 1;
    rebuilt.read += page.length;
    after = page.length < membersAtOnce ? undefined : page.at(-1)?.userId;
  }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids: string[] = await storedAfter(deps, after);
    const known = (await deps.ask(membersPage, { ids }, { timeoutMs })).members;
    const gone = ids.filter((id) => !known.some(({ userId }) => userId === id));
    for (const id of gone) await members(deps.db).replaceOne({ _id: id }, erasedMember(id));
    rebuilt.erased += gone.length;
    after = ids.length < membersAtOnce ? undefined : ids.at(-1);
  }
  return rebuilt;
}

/** Whoever is stored was registered before auth is asked. So a person whom auth does not know then was deleted. */
async function storedAfter(deps: SocialDeps, after: string): Promise<string[]> {
  const found = await members(deps.db)
    .find({ _id: trusted({ $gt: after }), profile: trusted({ $ne: null }) }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(membersAtOnce)
    .lean();
  return found.map(({ _id }) => _id);
}

/** Stores auth's answer, unless it is stored already or an event brought something newer meanwhile. */
async function mend(deps: SocialDeps, told: Told): Promise<boolean> {
  const { userId, version } = told;
  const [profile, privacy] = [profileOf(told), privacyOf(told)];
  const before = await members(deps.db).findById(userId).lean();
  const stored = [before?.profile, before?.privacy, before?.prefixes];
  if (isDeepStrictEqual(stored, [profile, privacy, prefixesOf(wordsOfProfile(profile))])) return false;
  const place = await placeFor(deps, userId);
  return deps.inTransaction(async (tx) => {
    const known = await members(deps.db).findById(userId).session(tx.session).lean();
    if (!known) {
      await keepMember(deps, tx, { userId, version, place, profile, privacy });
      return true;
    }
    const set = {
      ...(known.profileVersion <= version ? { profile, profileVersion: version } : {}),
      ...(known.privacyVersion <= version ? { privacy, privacyVersion: version } : {}),
    };
    if (Object.keys(set).length === 0) return false;
    await members(deps.db).updateOne({ _id: userId }, { $set: set }, { session: tx.session });
    await list(deps, tx, { userId, place });
    return true;
  });
}
