// The process of the images that hold the shell's or a remote's files.
import { readConfig } from '@pathwise/service-kit/config';
import { main, stopOnSignals } from '@pathwise/service-kit/process';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import { fileServerConfig, startFileServer } from './file-server.ts';

await main(async () => {
  const config = readConfig(fileServerConfig, process.env);
  const log = createLog('files', config.LOG_LEVEL);
  const { stop, leave } = await startFileServer(config, log);
  stopOnSignals(stop, { log, leave, leaveMs: config.LEAVE_MS });
});
