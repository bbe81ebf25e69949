import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/running/run-service';
import { plannerService } from './app.ts';
import { configSchema } from './config.ts';

await runService(plannerService, readConfig(configSchema, process.env));
