import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/service';
import { aiService } from './app.ts';
import { learnKinds } from './built-in/reading/choose-kind.rules.ts';
import { configSchema } from './config.ts';

learnKinds();
await runService(aiService, readConfig(configSchema, process.env));
