import { privacyChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { consumer } from '../events/consumer.ts';
import type { ModelOf } from '../mongo/fields.ts';
import type { ServiceDeps } from '../service.ts';
import { newest } from '../transactions/newest.ts';
import type { Tx } from '../transactions/transaction.ts';

type Setting = 'goalsPublic' | 'diaryPublic';
type Told = Readonly<Record<Setting, boolean>> & { readonly userId: string; readonly version: number };

/**
 * The consumers that store who may see a person's things, in the service's `members`: the default when the person registers,
 * then each change. `field` is the one setting that the service asks for.
 */
export function keepPrivacy<F extends Setting, Member extends { _id: string; version: number } & Record<F, boolean>>(
  { db }: Pick<ServiceDeps, 'db'>,
  { service, members, field }: { service: string; members: ModelOf<Member>; field: F },
) {
  const handle = async ({ data }: { data: Told }, tx: Tx) => {
    const set = { [field]: data[field] } as Partial<Member>;
    await newest<Member>(members(db), tx, { _id: data.userId, version: data.version, set });
  };
  return [
    consumer({ name: `${service}-keep-privacy-of-new-user`, event: userRegistered, handle }),
    consumer({ name: `${service}-keep-changed-privacy`, event: privacyChanged, handle }),
  ];
}
