import type { DesignedLetter } from '@pathwise/service-kit/mail/letter';
import type { AdminDeps } from '../deps.ts';
import type { RecipientRecord } from '../recipients/recipient.model.ts';
import type { Template } from './built-in.ts';
import { type Block, compose } from './compose.rules.ts';

/** Without a token the mail has no link to unsubscribe that works, such as a test to an address that nobody here has. */
export type Reader = Pick<RecipientRecord, 'email' | 'firstName'> & { unsubscribeToken?: string };

/** The goal in a mail that no goal has set off. */
export const sampleGoal = 'Run a half marathon';

interface Input {
  template: Template;
  reader: Reader;
  goalTitle?: string;
  blocks?: Readonly<Record<string, Block>>;
}

/** A template as a mail to one person. */
export function composeWith(deps: AdminDeps, { template, reader, goalTitle = '', blocks = {} }: Input): DesignedLetter {
  const { email, firstName, unsubscribeToken } = reader;
  return compose({
    template,
    values: { firstName: firstName ?? 'there', email, goalTitle },
    blocks,
    siteUrl: deps.config.PUBLIC_URL,
    unsubscribeToken,
  });
}
