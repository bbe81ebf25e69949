import { runCommand } from '@pathwise/service-kit/running/run-command';
import { adminService } from './app.ts';
import { configSchema } from './config.ts';
import { rebuildFigures } from './figures/rebuild-figures.ts';

/** Rebuilds a projection while the service answers. */
await runCommand(adminService, configSchema, {
  usage: 'node src/rebuild.ts figures',
  read: (args) => args.join(' ') === 'figures' || undefined,
  needsBroker: true,
  run: (deps, _input, broker) => rebuildFigures(deps, broker),
});
