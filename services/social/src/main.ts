import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/running/run-service';
import { socialService } from './app.ts';
import { configSchema } from './config.ts';

await runService(socialService, readConfig(configSchema, process.env));
