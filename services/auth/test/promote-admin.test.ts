import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { roleChanged } from '@pathwise/contracts/events/auth';
import { asOperator } from '@pathwise/service-testkit/as-operator';
import { type AuthUnderTest, freshEmail, registered, startAuth } from './given.ts';

// Each test starts processes. On a busy machine one start has taken 30 s.
jest.setTimeout(120_000);

let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const command = (args: string[], env: Record<string, string> = auth.environment) =>
  asOperator(join(__dirname, '../src/promote-admin.ts'), args, env);

describe('the command that makes the first admin', () => {
  it('promotes and prints so, and prints the second time that nothing changed', async () => {
    const { browser, email, id } = await registered(auth);
    expect(await command([` ${email.toUpperCase()} `])).toEqual({
      code: 0,
      said: `${email} is an admin now and has been signed out everywhere. They sign in again to use it.`,
    });
    expect(await browser.resolve()).toBeUndefined();
    await auth.heard(roleChanged, { userId: id, role: 'admin' });
    expect(await command([email])).toEqual({ code: 0, said: `${email} is an admin already; nothing was changed.` });
  });

  it('fails for an unknown address', async () => {
    const email = freshEmail();
    expect(await command([email])).toEqual({
      code: 1,
      said: `There is no account with the address ${email}. Register it first, then run this again.`,
    });
  });

  it('fails without an address, and without its environment', async () => {
    expect(await command([])).toEqual({ code: 2, said: 'Usage: node src/promote-admin.ts you@example.org' });
    const { code, said } = await command(['a@example.org'], {});
    expect(code).toBe(1);
    expect(said).toContain('MONGO_URL');
  });
});
