import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/running/run-service';
import { adminService } from './app.ts';
import { configSchema } from './config.ts';

await runService(adminService, readConfig(configSchema, process.env));
