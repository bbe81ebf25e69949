import type { Role } from '@pathwise/contracts/api/users';
import type { HttpExchange } from '@pathwise/service-kit/http/handler';
import { lifetimes } from './session.rules.ts';

/** Not "cookies": that would also sign out of other sites on this domain. */
const leftovers = '"cache", "storage"';

/** The session cookie for the site's address: `__Host-` and Secure need https. */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-pathwise_session' : 'pathwise_session';
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    set: (http: HttpExchange, { token, role }: { token: string; role: Role }) =>
      http.setCookie(name, token, { ...options, maxAge: lifetimes(role).absolute }),
    clear: (http: HttpExchange) => http.clearCookie(name, options),
    /** Signs the browser out: clears the cookie and what the next person at a shared browser must not see. */
    leave: (http: HttpExchange) => {
      http.clearCookie(name, options);
      http.setHeader('Clear-Site-Data', leftovers);
    },
  };
}
