import { isTimeZone } from '@pathwise/contracts/values';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** The caller of a request, read from the token that auth signed. */
export interface Caller {
  id: string;
  role: 'regular' | 'admin';
  plan: 'free' | 'premium';
  sessionId: string;
  timeZone: string;
}

const tokenIssuer = 'pathwise-auth';
const tokenAudience = 'pathwise';
/** Lifetime of a token in seconds. Windows in use go on for a minute without auth: docs/decisions/0073. */
export const tokenLifetime = 120;

const claims = z.object({
  sub: z.string(),
  role: z.enum(['regular', 'admin']),
  plan: z.enum(['free', 'premium']),
  sid: z.string(),
  tz: z.string(),
});

/** Signs the short-lived ES256 token that represents a session inside the system. */
export function signCallerToken(privateKey: string, caller: Caller, now: Date): string {
  const { id, role, plan, sessionId, timeZone } = caller;
  const issuedAt = Math.floor(now.getTime() / 1000);
  return jwt.sign(
    { role, plan, sid: sessionId, tz: timeZone, iat: issuedAt, exp: issuedAt + tokenLifetime },
    privateKey,
    {
      algorithm: 'ES256',
      issuer: tokenIssuer,
      audience: tokenAudience,
      subject: id,
    },
  );
}

/** The keys of a text with one PEM after another. */
const keysIn = (pems: string): string[] => pems.match(/-----BEGIN [\s\S]+?-----END [A-Z ]+-----/g) ?? [];

/**
 * Reads `Authorization: Bearer …`. Returns undefined when it is absent, expired or not signed by auth. `publicKeys` is one PEM, or the
 * old and the new one while the key is changed.
 */
export function createTokenReader(publicKeys: string, now: () => Date) {
  const verified = new Map<string, { caller: Caller; until: number }>();
  const keys = keysIn(publicKeys);
  const read = (token: string): { caller: Caller; until: number } | undefined => {
    for (const key of keys) {
      const found = readBy(key, token);
      if (found) return found;
    }
    return undefined;
  };
  const readBy = (publicKey: string, token: string): { caller: Caller; until: number } | undefined => {
    try {
      const payload = jwt.verify(token, publicKey, {
        algorithms: ['ES256'],
        issuer: tokenIssuer,
        audience: tokenAudience,
        clockTolerance: 5,
        clockTimestamp: Math.floor(now().getTime() / 1000),
      });
      const { sub, role, plan, sid, tz } = claims.parse(payload);
      const until = ((payload as jwt.JwtPayload).exp ?? 0) * 1000;
      return { caller: { id: sub, role, plan, sessionId: sid, timeZone: isTimeZone(tz) ? tz : 'UTC' }, until };
    } catch {
      return undefined;
    }
  };
  return (authorization: string | undefined): Caller | undefined => {
    if (!authorization?.startsWith('Bearer ')) return undefined;
    const token = authorization.slice(7);
    const known = verified.get(token);
    if (known && known.until > now().getTime()) return known.caller;
    const fresh = read(token);
    if (!fresh) return undefined;
    if (verified.size >= 5_000) verified.clear(); // cached because a signature check costs 0.2 ms
    verified.set(token, fresh);
    return fresh.caller;
  };
}
