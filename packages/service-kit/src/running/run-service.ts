import type { ServiceConfig } from '../config.ts';
import { stopOnSignals } from '../process.ts';
import type { ServiceDefinition } from '../service.ts';
import { createLog } from '../telemetry/log.ts';
import { startTracing } from '../telemetry/traces.ts';
import { startService } from './start-service.ts';

/** The main function of a service: starts it, and stops it on signals. */
export async function runService<C extends ServiceConfig>(definition: ServiceDefinition<C>, config: C): Promise<void> {
  const tracing = startTracing(definition.name, config);
  const log = createLog(definition.name, config.LOG_LEVEL);
  try {
    const running = await startService(definition, config, { log });
    const stop = () => running.stop().finally(() => tracing.stop());
    stopOnSignals(stop, { log, leave: running.leave, leaveMs: config.LEAVE_MS });
  } catch (error) {
    log.fatal({ error }, 'could not start');
    process.exit(1);
  }
}
