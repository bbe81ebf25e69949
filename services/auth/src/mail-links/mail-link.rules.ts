import { createHash } from 'node:crypto';
import type { UserRecord } from '../users/user.model.ts';
import type { LinkPurpose } from './mail-link.model.ts';

const hour = 3_600_000;
/** How long a link lasts, in milliseconds. */
export const lifetimeOf: Record<LinkPurpose, number> = { password: hour, email: 24 * hour };

const pages: Record<LinkPurpose, string> = { password: '/auth/reset', email: '/auth/confirm-email' };

/**
 * The address of a link. It begins with the configured one, whatever host a request names. The token stands in the fragment, which
 * no browser sends: it reaches no server's log, and a scanner that opens the page has not used the link.
 */
export const addressOfLink = (publicUrl: string, { purpose, token }: { purpose: LinkPurpose; token: string }): string =>
  `${new URL(pages[purpose], publicUrl).href}#${token}`;

/** What a link is bound to: a changed password or address voids it, and a link for an address also another pending one. */
export function stateOf(
  user: Pick<UserRecord, 'passwordHash' | 'email' | 'pendingEmail'>,
  purpose: LinkPurpose,
): string {
  const bound = [purpose, user.passwordHash, user.email, purpose === 'email' ? user.pendingEmail : null];
  return createHash('sha256').update(JSON.stringify(bound)).digest('base64url');
}
