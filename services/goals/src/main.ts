import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/running/run-service';
import { goalsService } from './app.ts';
import { configSchema } from './config.ts';

await runService(goalsService, readConfig(configSchema, process.env));
