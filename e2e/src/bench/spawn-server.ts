import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface SmallServer {
  url: string;
  stop(): void;
}

/** Starts one of the small servers as a process of its own, in production mode as what it is compared with. */
export async function spawnServer(...args: string[]): Promise<SmallServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'small-server.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill()); // whatever ended the bench
  const [url] = await once(createInterface(child.stdout), 'line');
  return { url: String(url), stop: () => void child.kill() };
}
