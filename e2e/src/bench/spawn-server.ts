import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface SmallServer {
  url: string;
  stop(): void;
}

/** Starts a small server as a separate process, in production mode like the code it is compared with. */
export async function spawnServer(...args: string[]): Promise<SmallServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'small-server.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill()); // also when the bench fails
  const [url] = await once(createInterface(child.stdout), 'line');
  return { url: String(url), stop: () => void child.kill() };
}
