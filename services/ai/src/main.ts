import { readConfig } from '@pathwise/service-kit/config';
import { runService } from '@pathwise/service-kit/running/run-service';
import { aiService } from './app.ts';
import { loadKinds } from './built-in/reading/choose-kind.rules.ts';
import { loadMessages } from './built-in/reading/read-matter.rules.ts';
import { configSchema } from './config.ts';

loadKinds();
loadMessages();
await runService(aiService, readConfig(configSchema, process.env));
