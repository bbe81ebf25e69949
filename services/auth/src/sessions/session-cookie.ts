import type { Role } from '@pathwise/contracts/api/auth';
import type { HttpExchange } from '@pathwise/service-kit/http/handler';
import { lifetimes } from './session.rules.ts';

/** The session cookie for the site's address: `__Host-` and Secure need https. */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-pathwise_session' : 'pathwise_session';
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    set: (http: HttpExchange, { token, role }: { token: string; role: Role }) =>
      http.setCookie(name, token, { ...options, maxAge: lifetimes(role).absolute }),
    clear: (http: HttpExchange) => http.clearCookie(name, options),
  };
}
