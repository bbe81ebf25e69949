import { mails } from '@pathwise/service-kit/mail/mail.model';
import { sendMails } from '@pathwise/service-kit/mail/send-mails';
import { defineService } from '@pathwise/service-kit/service';
import { attempts } from '@pathwise/service-kit/throttle/attempts.model';
import type { Config } from './config.ts';
import { messages } from './support/message.model.ts';
import { supportRoutes } from './support/support.routes.ts';

export const adminService = defineService<Config>({
  name: 'admin',
  collections: [messages, attempts, mails],
  build: (deps) => ({ routes: [supportRoutes(deps)], workers: [sendMails(deps)] }),
});
