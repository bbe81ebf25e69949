import { hash } from 'node:crypto';
import type { ResolvedSession } from '@pathwise/contracts/api/auth';
import { tokenLifetime } from '@pathwise/service-kit/http/caller';
import { tooMany, unavailable } from '@pathwise/service-kit/problem';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import { inSpan, traceHeaders } from '@pathwise/service-kit/telemetry/traces';
import { parseCookie } from 'cookie';
import { LRUCache } from 'lru-cache';

const freshMs = 5_000;
/** While auth is away a cached session is valid until its token expires, minus this margin for the call. */
const marginMs = 5_000;

/** The sender of a cookie: its network, and the browser's time zone. */
interface Bearer {
  address: string;
  timeZone: string | undefined;
}

interface Known {
  session: ResolvedSession;
  askedAt: number;
  /** The time zone that auth was told. */
  timeZone: string | undefined;
}

export interface Sessions {
  /**
   * Resolves a cookie to its session, and passes the browser's time zone to auth. Returns undefined for an unknown
   * cookie. Throws 503 when auth is away and the session is not cached. Throws 429 when an address sends too many
   * unknown cookies.
   */
  resolve(cookie: string, bearer: Bearer): Promise<ResolvedSession | undefined>;
  /** Removes one session from the cache, or all of a person's when `sessionId` is null. */
  forget(change: { userId: string; sessionId: string | null }): void;
}

/** Exchanges session cookies for auth's short-lived tokens, and caches each for a few seconds. */
export function createSessions(deps: {
  authInternalUrl: string;
  /** Unknown cookies per minute and address. Beyond that the gateway stops asking auth. */
  unknownPerMinute: number;
  log: Logger;
  now?: () => number;
  fetch?: typeof fetch;
}): Sessions {
  const now = deps.now ?? Date.now;
  const known = new LRUCache<string, Known>({ max: 50_000, ttl: tokenLifetime * 1_000 });
  const strangers = new LRUCache<string, { count: number }>({ max: 50_000, ttl: 60_000 });
  const asking = new Map<string, Promise<ResolvedSession | undefined>>();
  let forgotten = 0;
  let unansweredAt = Number.NEGATIVE_INFINITY;
  const outlivesCall = ({ session }: Known) => Date.parse(session.expiresAt) - marginMs > now();
  /** A page's HTML is asked for without a time zone. Its first call tells it. */
  const isFresh = ({ session, askedAt, timeZone }: Known, told: string | undefined) =>
    now() - askedAt < freshMs && (told === undefined || told === timeZone || told === session.timeZone);
  /** One call every few seconds finds out whether auth is back. The others do not wait for it. */
  const isGoodEnough = (one: Known, { timeZone }: Bearer) =>
    isFresh(one, timeZone) || (now() - unansweredAt < freshMs && outlivesCall(one));

  async function ask(cookie: string, timeZone: string | undefined): Promise<ResolvedSession | undefined> {
    const response = await inSpan({ name: 'resolve session', kind: 'client' }, () =>
      (deps.fetch ?? fetch)(`${deps.authInternalUrl}/internal/sessions/resolve`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...traceHeaders() },
        body: JSON.stringify({ sessionToken: cookie, timeZone }),
        signal: AbortSignal.timeout(3_000),
      }),
    );
    if (response.status === 404 || response.status === 422) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) throw new Error(`auth answered ${response.status}`);
    return (await response.json()) as ResolvedSession;
  }

  async function refresh(
    key: string,
    { cookie, address, timeZone }: Bearer & { cookie: string },
  ): Promise<ResolvedSession | undefined> {
    const stranger = strangers.get(address) ?? { count: 0 };
    if (!known.has(key) && stranger.count >= deps.unknownPerMinute) {
      throw tooMany('That was a lot at once. Please wait a moment.', 60);
    }
    const before = forgotten;
    try {
      const session = await ask(cookie, timeZone);
      // `forget` ran while auth answered, so the answer may be outdated: use it once, but do not cache it.
      if (session && before === forgotten) known.set(key, { session, askedAt: now(), timeZone });
      if (!session) {
        known.delete(key);
        if (stranger.count++ === 0) strangers.set(address, stranger);
      }
      return session;
    } catch (error) {
      unansweredAt = now();
      const last = known.get(key);
      if (last && outlivesCall(last)) return last.session;
      deps.log.warn({ error }, 'auth cannot be asked');
      throw unavailable('Signing in is not possible at the moment. Please try again shortly.');
    }
  }

  return {
    resolve(cookie, bearer) {
      const key = hash('sha256', cookie, 'base64');
      const last = known.get(key);
      if (last && isGoodEnough(last, bearer)) return Promise.resolve(last.session);
      const running = asking.get(key);
      if (running) return running;
      const asked = refresh(key, { cookie, ...bearer }).finally(() => asking.delete(key));
      asking.set(key, asked);
      return asked;
    },
    forget({ userId, sessionId }) {
      forgotten++;
      for (const [key, { session }] of known.entries()) {
        if (session.userId === userId && (sessionId === null || session.sessionId === sessionId)) known.delete(key);
      }
    },
  };
}

/** Returns the session cookie's value from a Cookie header. */
export const sessionCookie = (header: string | undefined, name: string): string | undefined =>
  header === undefined ? undefined : parseCookie(header)[name]?.slice(0, 200);
