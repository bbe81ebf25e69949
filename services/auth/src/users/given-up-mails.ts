import type { givenUpAccountMails } from '@pathwise/contracts/questions/auth';
import { givenUpAfter } from '@pathwise/service-kit/mail/mail.model';
import type { z } from 'zod';
import type { AuthDeps } from '../deps.ts';

type Asked = z.output<(typeof givenUpAccountMails)['request']>;
type Reply = z.input<(typeof givenUpAccountMails)['reply']>;

/** Invitations, links and notices that reached nobody, for the admins' list. */
export async function tellGivenUpMails(deps: AuthDeps, { after, limit }: Asked): Promise<Reply> {
  const place = after && { at: new Date(after.at), key: after.key };
  const found = await givenUpAfter(deps.db, { after: place, limit });
  return {
    mails: found.map(({ _id: key, to = '', reason = '', tries, at }) => ({
      key,
      to,
      reason,
      tries,
      at: at.toISOString(),
    })),
  };
}
