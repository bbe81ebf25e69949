import { isPage } from '@pathwise/contracts/site.rules';

/** Where a link to /auth wants to go on after sign-in. It comes from the router's state, so no address can set it. */
export interface Destination {
  readonly to: string;
  readonly state?: unknown;
  /** What waits there, in a sentence for the sign-in page. */
  readonly why?: string;
}

/** The destination in the router's state. Undefined without one, and for anything that is no page of this site. */
export function destinationIn(routerState: unknown): Destination | undefined {
  const { next } = (routerState ?? {}) as { next?: Partial<Record<keyof Destination, unknown>> | null };
  if (!next) return undefined;
  const { to, state, why } = next;
  if (typeof to !== 'string' || !to.startsWith('/') || !isPage(pathOf(to))) return undefined;
  return { to, state, ...(typeof why === 'string' ? { why } : {}) };
}

/** Without the query. */
export const pathOf = (to: string): string => to.replace(/\?.*/, '');
