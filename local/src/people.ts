import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { planChanged } from '@pathwise/contracts/events/billing';
import { childEnvironment } from '@pathwise/local-servers/child-environment';
import { Failure } from '@pathwise/local-servers/failure';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { root } from '@pathwise/local-servers/paths';
import { toOutboxRow } from '@pathwise/service-kit/events/envelope';
import { streamsOf } from '@pathwise/service-kit/events/streams';
import mongoose from 'mongoose';
import { connect } from 'nats';
import type { Running } from './running.ts';
import type { Secrets } from './secrets.ts';
import { serviceEnvironment } from './services.ts';

const run = promisify(execFile);

type Target = Running & { secrets: Pick<Secrets, 'jwtPrivateKey' | 'jwtPublicKey'> };

/** Makes a registered person an admin: runs auth's command in auth's environment. Resolves with the command's output. */
export async function promote(target: Target, email: string): Promise<string> {
  const command = join(root, 'services', 'auth', 'src', 'promote-admin.ts');
  const facts = {
    ...target,
    publicUrl: target.url,
    port: (name: keyof Running['ports']) => target.ports[name],
    settings: {},
  };
  try {
    const env = childEnvironment(serviceEnvironment(facts, 'auth'));
    const { stdout } = await run(process.execPath, [command, email], { env });
    return stdout.trim();
  } catch (error) {
    throw new Failure((error as { stderr?: string }).stderr?.trim() || String(error));
  }
}

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
