import type { GrantDuration } from '@pathwise/contracts/api/billing';
import { nobody } from '@pathwise/contracts/events/acts';
import { Failure } from '@pathwise/local-servers/failure';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { type Caller, signCallerToken } from '@pathwise/service-kit/http/caller';
import mongoose from 'mongoose';
import { serviceCommand, type Target } from './service-command.ts';

/** Makes a registered person an admin: runs auth's command in auth's environment. Resolves with the command's output. */
export const promote = (target: Target, email: string): Promise<string> =>
  serviceCommand(target, { service: 'auth', command: 'promote-admin.ts', args: [email] });

/**
 * Gives a person premium as an admin would, or takes back what admins gave, by a call of billing. Throws a `Failure` for an unknown
 * address, and when billing refuses.
 */
export async function setPlan(
  target: Pick<Target, 'mongoUrl' | 'ports' | 'secrets'>,
  { email, plan, duration = 'lifetime' }: { email: string; plan: 'free' | 'premium'; duration?: GrantDuration },
): Promise<void> {
  const userId = await idOf(target.mongoUrl, email);
  const url = `http://127.0.0.1:${target.ports.billing}/api/admin/users/${userId}`;
  const headers = {
    authorization: `Bearer ${signCallerToken(target.secrets.jwtPrivateKey, operator, new Date())}`,
    'content-type': 'application/json',
  };
  const call = () =>
    plan === 'premium'
      ? fetch(`${url}/grant-premium`, { method: 'POST', headers, body: JSON.stringify({ duration }) })
      : fetch(`${url}/revoke-premium`, { method: 'POST', headers });
  // Billing learns of a new account by an event, and answers 404 until then. A 503 is temporary.
  const answer = await waitUntil(`billing to know ${email}`, async () => {
    const { ok, status } = await call();
    return status === 404 || status === 503 ? undefined : { ok, status };
  });
  if (!answer.ok) throw new Failure(`Billing answered ${answer.status}, and the plan of ${email} stays.`);
}

/** A command on this machine, in the audit log. It holds the key that signs tokens, and has no account. */
const operator: Caller = {
  id: nobody,
  role: 'admin',
  plan: 'free',
  sessionId: 'local-command',
  timeZone: 'UTC',
};

async function idOf(mongoUrl: string, email: string): Promise<string> {
  const connection = await mongoose.createConnection(withDatabase(mongoUrl, 'pathwise_auth')).asPromise();
  try {
    const users = connection.collection<{ _id: string; email: string }>('users');
    const user = await users.findOne({ email: email.trim().toLowerCase() });
    if (!user) throw new Failure(`Nobody has registered with ${email}: register in the browser first.`);
    return user._id;
  } finally {
    await connection.close();
  }
}
