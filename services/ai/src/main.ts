import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/service';
import { aiService } from './app.ts';
import { learnKinds } from './built-in/reading/choose-kind.rules.ts';
import { learnMessages } from './built-in/reading/read-matter.rules.ts';
import { configSchema } from './config.ts';

learnKinds();
learnMessages();
await runService(aiService, readConfig(configSchema, process.env));
