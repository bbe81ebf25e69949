import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/service';
import { aiService } from './app.ts';
import { configSchema } from './config.ts';

await runService(aiService, readConfig(configSchema, process.env));
