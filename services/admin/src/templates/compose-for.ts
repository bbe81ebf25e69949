import type { MailTrigger } from '@pathwise/contracts/mail';
import type { DesignedLetter } from '@pathwise/service-kit/mail/letter';
import type { AdminDeps } from '../deps.ts';
import type { RecipientRecord } from '../recipients/recipient.model.ts';
import { builtInTemplates } from './built-in.ts';
import { type Block, compose } from './compose.rules.ts';

interface Input {
  type: MailTrigger;
  recipient: Pick<RecipientRecord, 'email' | 'firstName' | 'unsubscribeToken'>;
  goalTitle?: string;
  blocks?: Readonly<Record<string, Block>>;
}

/** The mail of a type for one person. */
export function composeFor(deps: AdminDeps, { type, recipient, goalTitle = '', blocks = {} }: Input): DesignedLetter {
  const { email, firstName, unsubscribeToken } = recipient;
  return compose({
    template: builtInTemplates[type],
    values: { firstName: firstName ?? 'there', email, goalTitle },
    blocks,
    siteUrl: deps.config.PUBLIC_URL,
    unsubscribeToken,
  });
}
