import { planChanged } from '@pathwise/contracts/events/billing';
import { Failure } from '@pathwise/local-servers/failure';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { toOutboxRow } from '@pathwise/service-kit/events/envelope';
import { streamsOf } from '@pathwise/service-kit/events/streams';
import mongoose from 'mongoose';
import { connect } from 'nats';
import { serviceCommand, type Target } from './service-command.ts';

/** Makes a registered person an admin: runs auth's command in auth's environment. Resolves with the command's output. */
export const promote = (target: Target, email: string): Promise<string> =>
  serviceCommand(target, { service: 'auth', command: 'promote-admin.ts', args: [email] });

/**
 * Sets a person's plan by publishing the event that billing would publish. Reads the person's id and plan version from auth's
 * database and writes nothing there. Throws a `Failure` for an unknown address.
 */
export async function setPlan(
  target: Pick<Target, 'mongoUrl' | 'natsUrl'>,
  input: { email: string; plan: 'free' | 'premium'; expiresAt?: Date },
): Promise<void> {
  const { userId, version } = await planOf(target.mongoUrl, input.email);
  const { plan, expiresAt } = input;
  const row = toOutboxRow(planChanged, {
    data: {
      userId,
      plan,
      tier: plan === 'premium' ? 'grant' : null,
      expiresAt: expiresAt?.toISOString() ?? null,
      cause: 'local-admin-command',
      version: version + 1,
    },
    n: 0,
    now: new Date(),
    headers: {},
  });
  const connection = await connect({ servers: target.natsUrl, timeout: 4_000, reconnect: false });
  try {
    const subject = streamsOf('').eventSubject(row.type, row.persons ?? []);
    await connection.jetstream({ timeout: 4_000 }).publish(subject, row.body, { msgID: row._id });
  } finally {
    await connection.close();
  }
}

async function planOf(mongoUrl: string, email: string): Promise<{ userId: string; version: number }> {
  const connection = await mongoose.createConnection(withDatabase(mongoUrl, 'pathwise_auth')).asPromise();
  try {
    const users = connection.collection<{ _id: string; email: string; plan?: { version: number } | null }>('users');
    const user = await users.findOne({ email: email.trim().toLowerCase() });
    if (!user) throw new Failure(`Nobody has registered with ${email}: register in the browser first.`);
    return { userId: user._id, version: user.plan?.version ?? 0 };
  } finally {
    await connection.close();
  }
}
