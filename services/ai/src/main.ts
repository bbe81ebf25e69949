import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/running/run-service';
import { aiService } from './app.ts';
import { warmUp } from './coach/warm-up.ts';
import { configSchema } from './config.ts';

warmUp();
await runService(aiService, readConfig(configSchema, process.env));
