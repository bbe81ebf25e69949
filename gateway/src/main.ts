import { readConfig } from '@pathwise/service-kit/config';
import { main, stopOnSignals } from '@pathwise/service-kit/process';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import { startTracing } from '@pathwise/service-kit/telemetry/traces';
import { configSchema } from './config.ts';
import { startGateway } from './gateway.ts';

await main(async () => {
  const config = readConfig(configSchema, process.env);
  const log = createLog('gateway', config.LOG_LEVEL);
  const tracing = startTracing('gateway', config);
  const running = await startGateway(config, log);
  const stop = () => running.stop().finally(() => tracing.stop());
  stopOnSignals(stop, { log, leave: running.leave, leaveMs: config.LEAVE_MS });
});
