import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/running/run-service';
import { billingService } from './app.ts';
import { configSchema } from './config.ts';

await runService(billingService, readConfig(configSchema, process.env));
