import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@pathwise/local-servers/paths';
import { portAnswers } from '@pathwise/local-servers/ports';
import type { ProcessSpec } from '@pathwise/local-servers/process-spec';

/** The mail server. `inboxUrl` is the web page and REST interface of a local inbox. */
export type MailChoice = { kind: string; url: string; inboxUrl?: string; spec?: ProcessSpec };

/** SMTP_URL, else maildev, which stores every message and delivers none. */
export function chooseMail(input: {
  dir: string;
  smtpPort: number;
  inboxPort: number;
  env?: NodeJS.ProcessEnv;
}): MailChoice {
  const { dir, smtpPort, inboxPort, env = process.env } = input;
  const given = env['SMTP_URL'];
  if (given) return { kind: new URL(given).host, url: given };

  const folder = join(dir, 'mail');
  mkdirSync(folder, { recursive: true });
  const program = join(root, 'node_modules', 'maildev', 'dist', 'bin', 'maildev.js');
  // by default maildev listens on every interface
  const addresses = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1', '--smtp', `${smtpPort}`, '--web', `${inboxPort}`];
  const spec: ProcessSpec = {
    name: 'mail',
    command: process.execPath,
    args: [program, ...addresses, '--mail-directory', folder, '--max-emails', '1000', '--silent'],
    cwd: folder,
    env: {},
    waitsFor: [],
    ready: async () => (await portAnswers(smtpPort)) && (await portAnswers(inboxPort)),
    stopWithinMs: 3_000,
    isNoteworthy: () => false,
  };
  return { kind: 'maildev', url: `smtp://127.0.0.1:${smtpPort}`, inboxUrl: `http://127.0.0.1:${inboxPort}`, spec };
}
