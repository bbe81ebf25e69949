import { runCommand } from '@pathwise/service-kit/running/run-command';
import { socialService } from './app.ts';
import { configSchema } from './config.ts';
import { rebuildMembers } from './members/rebuild-members.ts';

/** Rebuilds a projection while the service answers. */
await runCommand(socialService, configSchema, {
  usage: 'node src/rebuild.ts members',
  read: (args) => args.join(' ') === 'members' || undefined,
  needsBroker: true,
  run: (deps) => rebuildMembers(deps),
});
