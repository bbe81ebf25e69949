import { mails } from '@pathwise/service-kit/mail/mail.model';
import { sendMails } from '@pathwise/service-kit/mail/send-mails';
import { steadyWork } from '@pathwise/service-kit/running/steady-work';
import { defineService } from '@pathwise/service-kit/service';
import { attempts } from '@pathwise/service-kit/throttle/attempts.model';
import { acts, heads, keys } from './audit/act.model.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { keepActs } from './audit/keep-acts.consumer.ts';
import { automationRoutes } from './automation/automation.routes.ts';
import { automationSettings } from './automation/automation-setting.model.ts';
import { reactToEvents } from './automation/react-to-events.consumer.ts';
import type { Config } from './config.ts';
import { deadLettersRoutes } from './dead-letters/dead-letters.routes.ts';
import { countEvents } from './figures/count-events.consumer.ts';
import { countedMembers, facts } from './figures/figure.model.ts';
import { figuresRoutes } from './figures/figures.routes.ts';
import { beginAudit } from './migrations/begin-audit.ts';
import { mailings } from './outgoing/mailing.model.ts';
import { outgoingRoutes } from './outgoing/outgoing.routes.ts';
import { mailingWork } from './outgoing/run-mailings.ts';
import { recipients } from './recipients/recipient.model.ts';
import { messages } from './support/message.model.ts';
import { supportRoutes } from './support/support.routes.ts';
import { templates, templateVersions } from './templates/template.model.ts';
import { templatesRoutes } from './templates/templates.routes.ts';
import { weeklyWork } from './weekly/send-weekly.ts';

export const adminService = defineService<Config>({
  name: 'admin',
  collections: [
    messages,
    countedMembers,
    facts,
    acts,
    heads,
    keys,
    attempts,
    mails,
    recipients,
    automationSettings,
    templates,
    templateVersions,
    mailings,
  ],
  migrations: [beginAudit],
  build: (deps) => ({
    routes: [
      supportRoutes(deps),
      auditRoutes(deps),
      deadLettersRoutes(deps),
      figuresRoutes(deps),
      automationRoutes(deps),
      templatesRoutes(deps),
      outgoingRoutes(deps),
    ],
    consumers: [...keepActs(deps), ...countEvents(deps), ...reactToEvents(deps)],
    workers: [sendMails(deps), steadyWork(deps, mailingWork(deps)), steadyWork(deps, weeklyWork(deps))],
  }),
});
