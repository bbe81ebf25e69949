import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;

/** Starts a mail server as a process of its own, which writes what it has taken to `file`. */
export async function startMailSink({ file, delayMs = 0 }: { file: string; delayMs?: number }) {
  const begin = async (port: number): Promise<[ChildProcess, number]> => {
    const args = [join(import.meta.dirname, 'smtp-sink.ts'), `${port}`, file, `${delayMs}`];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [told] = await once(createInterface(child.stdout), 'line');
    return [child, Number(told)];
  };
  const end = async (child: ChildProcess) => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  let [running, port] = await begin(0);
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Kills it with SIGKILL, and starts it anew at the same port. */
    async killAndStart(): Promise<void> {
      await end(running);
      [running, port] = await begin(port);
    },
    stop: () => end(running),
    /** The Message-IDs that came to each address. */
    taken(): Map<string, string[]> {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
      const taken = new Map<string, string[]>();
      for (const line of lines) {
        const [to = '', id = ''] = line.split(' ');
        taken.set(to, [...(taken.get(to) ?? []), id]);
      }
      return taken;
    },
  };
}
