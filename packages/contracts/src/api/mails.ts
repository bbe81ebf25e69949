import { z } from 'zod';
import { mailTriggers } from '../mail.ts';

const triggerType = z.enum(mailTriggers);

/** Whether a trigger sends its mail. `id` is the trigger. */
export const automationSetting = z.object({
  id: z.string(),
  triggerType,
  description: z.string(),
  isEnabled: z.boolean(),
});
export type AutomationSetting = z.infer<typeof automationSetting>;

/** E-mail automation: a part of admin's calls. */
export const mailOperations = {
  listAutomationSettings: {
    method: 'GET',
    path: '/api/admin/email-automation-settings',
    access: 'admin',
    summary: 'Which events send a mail by themselves',
    status: 200,
    response: z.array(automationSetting),
  },
  switchAutomation: {
    method: 'PUT',
    path: '/api/admin/email-automation-settings/{triggerType}',
    access: 'admin',
    summary: 'Switch the mails of one trigger on or off',
    params: z.strictObject({ triggerType }),
    body: z.strictObject({ isEnabled: z.boolean() }),
    status: 200,
    response: automationSetting,
    problems: [422],
  },
} as const;
