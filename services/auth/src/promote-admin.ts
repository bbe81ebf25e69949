import { runCommand } from '@pathwise/service-kit/running/run-command';
import { authService } from './app.ts';
import { configSchema } from './config.ts';
import { promoteToAdmin } from './users/promote-to-admin.ts';

/** Makes the first admin. */
await runCommand(authService, configSchema, {
  usage: 'node src/promote-admin.ts you@example.org',
  read: ([email = '', ...more]) => (more.length === 0 && email.trim().toLowerCase()) || undefined,
  async run(deps, email) {
    const outcome = await promoteToAdmin(deps, { email });
    if (outcome === 'promoted')
      return `${email} is an admin now and has been signed out everywhere. They sign in again to use it.`;
    if (outcome === 'already-admin') return `${email} is an admin already; nothing was changed.`;
    throw new Error(`There is no account with the address ${email}. Register it first, then run this again.`);
  },
});
