import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateJwtKeys, type JwtKeys } from '@pathwise/local-servers/jwt-keys';

/** The secrets of this machine: the key that signs internal tokens, and the passwords of the demo accounts. */
export type Secrets = JwtKeys & { demoPasswords: DemoPasswords };
export type DemoPasswords = { member: string; others: string; admin: string };

/** Reads the secrets, or generates them once, readable by their owner only. */
export function loadSecrets(file: string): Secrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets: Secrets = {
    ...generateJwtKeys(),
    demoPasswords: { member: generatePassword(), others: generatePassword(), admin: generatePassword() },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

// Without 0/o and 1/l/i, which look alike when people type a password from the terminal.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
