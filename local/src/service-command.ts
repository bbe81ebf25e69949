import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '@pathwise/local-servers/child-environment';
import { Failure } from '@pathwise/local-servers/failure';
import { root } from '@pathwise/local-servers/paths';
import type { Running } from './running.ts';
import type { Secrets } from './secrets.ts';
import { serviceEnvironment } from './services.ts';

const run = promisify(execFile);

export type Target = Running & { secrets: Pick<Secrets, 'jwtPrivateKey' | 'jwtPublicKey'> };

/** Runs a command of a service, such as `promote-admin.ts`, in the service's environment. Resolves with its output. */
export async function serviceCommand(
  target: Target,
  {
    service,
    command,
    args,
  }: { service: 'auth' | 'social' | 'billing' | 'admin'; command: string; args: readonly string[] },
): Promise<string> {
  const facts = {
    ...target,
    publicUrl: target.url,
    port: (name: keyof Running['ports']) => target.ports[name],
    settings: {},
  };
  try {
    const env = childEnvironment(serviceEnvironment(facts, service));
    const file = join(root, 'services', service, 'src', command);
    const { stdout } = await run(process.execPath, [file, ...args], { env });
    return stdout.trim();
  } catch (error) {
    throw new Failure((error as { stderr?: string }).stderr?.trim() || String(error));
  }
}
