import { useLocation } from '@pathwise/federation/router';

/**
 * The token of a mailed link, such as /auth/reset#token. The part after # never reaches a server or its log.
 * Undefined for a link without one, for example cut off by a mail program.
 */
export function useTokenInAddress(): string | undefined {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return /^[\w-]{16,200}$/.test(token) ? token : undefined;
}
