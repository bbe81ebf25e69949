import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/running/run-service';
import { authService } from './app.ts';
import { configSchema } from './config.ts';

await runService(authService, readConfig(configSchema, process.env));
