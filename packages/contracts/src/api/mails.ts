import { z } from 'zod';
import { isCustomType, mailTriggers } from '../mail.ts';
import { pageQuery } from '../page.ts';
import { email, id, instant, someWords, text } from '../values.ts';

const triggerType = z.enum(mailTriggers);

/** Whether a trigger sends its mail. `id` is the trigger. */
const automationSetting = z.object({
  id: z.string(),
  triggerType,
  description: z.string(),
  isEnabled: z.boolean(),
});
export type AutomationSetting = z.infer<typeof automationSetting>;

const oneLine = (value: string) => !/[\r\n\u2028\u2029]/.test(value);
/** The words of a template. Its HTML is what stands between the heading and the foot of every mail. */
const templateWords = {
  subject: someWords(200, 'Subject is required').refine(oneLine, 'A subject has one line'),
  html: someWords(30_000, 'HTML is required'),
};
const ofType = z.strictObject({ type: text.min(1).max(60) });
const emailTemplate = z.object({
  type: z.string(),
  name: z.string(),
  subject: z.string(),
  html: z.string(),
  /** Pathwise comes with it. It can be edited and restored, and not deleted. */
  builtIn: z.boolean(),
  /** An admin created it. */
  custom: z.boolean(),
  /** Counts edits. A built-in template that nobody has edited has version 0. */
  version: z.int(),
  updatedAt: instant.nullable(),
  /** What may stand in `{{…}}`. */
  variables: z.array(z.string()),
});
export type EmailTemplate = z.infer<typeof emailTemplate>;
const composed = z.object({ subject: z.string(), html: z.string(), text: z.string() });
const templateVersion = z.object({
  version: z.int(),
  subject: z.string(),
  html: z.string(),
  /** Null for the original of a built-in template. */
  at: instant.nullable(),
});
export type TemplateVersion = z.infer<typeof templateVersion>;

/** A mail on its way to everybody who wants such mails. Its figures go up while it runs. */
const mailing = z.object({
  id,
  /** The template's type. */
  type: z.string(),
  subject: z.string(),
  status: z.enum(['running', 'paused', 'done']),
  /** How many people it goes to. People who register meanwhile may come on top. */
  total: z.int(),
  emailsSent: z.int(),
  emailsFailed: z.int(),
  /** Queued, and not sent yet. */
  emailsWaiting: z.int(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** True when an admin ended it before everybody had it. */
  endedEarly: z.boolean().optional(),
});
export type Mailing = z.infer<typeof mailing>;
const begun = mailing.pick({ id: true, emailsSent: true, emailsFailed: true, total: true });
const ofMailing = z.strictObject({ id });

/** A mail that no server took within a day, or that one refused for good. */
const givenUpMail = z.object({
  id: z.string(),
  to: z.string(),
  /** What set it off, such as `welcome`, `mailing` or `support`; `invited` or `reset` for a mail about an account. */
  cause: z.string(),
  /** Null when its text is erased; then it cannot be sent again. */
  subject: z.string().nullable(),
  /** Codes of the mail server. */
  reason: z.string(),
  tries: z.int(),
  at: instant,
  canSendAgain: z.boolean(),
});
export type GivenUpMail = z.infer<typeof givenUpMail>;

/** What an admin writes to one person. A blank line begins a paragraph. */
const personalWords = z.strictObject({
  subject: templateWords.subject,
  text: someWords(5_000, 'Message is required'),
});

const ofToken = z.strictObject({ token: text.min(1).max(100) });

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
  listEmailTemplates: {
    method: 'GET',
    path: '/api/admin/email-templates',
    access: 'admin',
    summary: 'The templates of mails, those of Pathwise first',
    status: 200,
    response: z.array(emailTemplate),
  },
  previewEmailTemplate: {
    method: 'GET',
    path: '/api/admin/email-templates/{type}/preview',
    access: 'admin',
    summary: 'A template as a mail, for a person or with sample values',
    params: ofType,
    query: z.strictObject({ userId: id.optional() }),
    status: 200,
    response: composed,
    problems: [404],
  },
  previewEmailDraft: {
    method: 'POST',
    path: '/api/admin/email-templates/{type}/preview',
    access: 'admin',
    summary: 'A draft as a mail, with the names of unknown variables; stores nothing',
    storesNothing: true,
    params: ofType,
    body: z.strictObject({ subject: text.max(1_000), html: text.max(30_000), userId: id.optional() }),
    status: 200,
    response: composed.extend({ unknownVariables: z.array(z.string()) }),
    problems: [404],
  },
  changeEmailTemplate: {
    method: 'PUT',
    path: '/api/admin/email-templates/{type}',
    access: 'admin',
    summary: 'Change a template; an unknown variable is refused by name',
    params: ofType,
    body: z.strictObject({ ...templateWords, version: z.int().optional() }),
    status: 200,
    response: emailTemplate,
    problems: [404, 409, 422],
  },
  createEmailTemplate: {
    method: 'POST',
    path: '/api/admin/email-templates/create',
    access: 'admin',
    summary: 'Let the coach write a template from a prompt',
    body: z.strictObject({
      type: someWords(60, 'Template type is required').refine(
        isCustomType,
        'Please use lower-case words joined by dashes, such as spring-news',
      ),
      prompt: someWords(4_000, 'Prompt is required'),
    }),
    status: 201,
    response: z.object({ type: z.string() }),
    problems: [409, 422],
    timeout: 15_000,
  },
  deleteEmailTemplate: {
    method: 'DELETE',
    path: '/api/admin/email-templates/{type}',
    access: 'admin',
    summary: 'Delete a template that an admin created',
    params: ofType,
    status: 204,
    problems: [404, 409],
  },
  listTemplateVersions: {
    method: 'GET',
    path: '/api/admin/email-templates/{type}/versions',
    access: 'admin',
    summary: 'The versions of a template, newest first',
    params: ofType,
    status: 200,
    response: z.array(templateVersion),
    problems: [404],
  },
  restoreTemplateVersion: {
    method: 'POST',
    path: '/api/admin/email-templates/{type}/versions/{version}/restore',
    access: 'admin',
    summary: 'Store an older version once more, as the newest',
    params: ofType.extend({ version: z.coerce.number().int().min(0).max(1_000_000) }),
    status: 200,
    response: emailTemplate,
    problems: [404],
  },
  sendTestEmail: {
    method: 'POST',
    path: '/api/admin/test-email',
    access: 'admin',
    summary: 'Send one mail of a template to an address',
    body: z.strictObject({ type: text.min(1).max(60), email }),
    status: 202,
    problems: [404, 429],
  },
  previewToPerson: {
    method: 'POST',
    path: '/api/admin/users/{id}/messages/preview',
    access: 'admin',
    summary: 'A message to one person as a mail; stores nothing',
    storesNothing: true,
    params: z.strictObject({ id }),
    body: personalWords,
    status: 200,
    response: composed,
    problems: [404],
  },
  writeToPerson: {
    method: 'POST',
    path: '/api/admin/users/{id}/messages',
    access: 'admin',
    summary: 'Write a mail to one person, such as about a report; an answer goes to support',
    params: z.strictObject({ id }),
    body: personalWords.extend({ reportId: id.optional() }),
    status: 202,
    problems: [404, 429],
  },
  sendWeeklyProgress: {
    method: 'POST',
    path: '/api/admin/send-weekly-progress',
    access: 'admin',
    summary:
      'Send this week’s progress now to everybody who has not had it; the figures are those of the first seconds',
    body: z.strictObject({}).optional(),
    status: 200,
    response: begun,
    problems: [409],
  },
  sendToAll: {
    method: 'POST',
    path: '/api/admin/email-templates/{type}/send-to-all',
    access: 'admin',
    summary: 'Send a template to everybody who wants such mails; it goes on after the answer',
    params: ofType,
    body: z.strictObject({}).optional(),
    status: 202,
    response: begun,
    problems: [404, 409],
  },
  listMailings: {
    method: 'GET',
    path: '/api/admin/mailings',
    access: 'admin',
    summary: 'The newest hundred mails to everybody, newest first',
    status: 200,
    response: z.array(mailing),
  },
  getMailing: {
    method: 'GET',
    path: '/api/admin/mailings/{id}',
    access: 'admin',
    summary: 'One mail to everybody, with its progress',
    params: ofMailing,
    status: 200,
    response: mailing,
    problems: [404],
  },
  pauseMailing: {
    method: 'POST',
    path: '/api/admin/mailings/{id}/pause',
    access: 'admin',
    summary: 'Queue no more of its mails; at most a hundred that wait already still go',
    params: ofMailing,
    body: z.strictObject({}).optional(),
    status: 200,
    response: mailing,
    problems: [404, 409],
  },
  resumeMailing: {
    method: 'POST',
    path: '/api/admin/mailings/{id}/resume',
    access: 'admin',
    summary: 'Go on where it was paused',
    params: ofMailing,
    body: z.strictObject({}).optional(),
    status: 200,
    response: mailing,
    problems: [404, 409],
  },
  endMailing: {
    method: 'POST',
    path: '/api/admin/mailings/{id}/end',
    access: 'admin',
    summary: 'End a paused one for good: who has not had the mail gets none, and its template can be sent again',
    params: ofMailing,
    body: z.strictObject({}).optional(),
    status: 200,
    response: mailing,
    problems: [404, 409],
  },
  listGivenUpMails: {
    method: 'GET',
    path: '/api/admin/mails/given-up',
    access: 'admin',
    summary: 'Mails that were given up, of admin and about accounts, newest first',
    query: pageQuery,
    status: 200,
    response: z.array(givenUpMail),
  },
  sendMailAgain: {
    method: 'POST',
    path: '/api/admin/mails/given-up/{id}/send-again',
    access: 'admin',
    summary: 'Try a mail again that was given up',
    pathIsPersonal: true,
    params: z.strictObject({ id: text.min(1).max(400) }),
    body: z.strictObject({}).optional(),
    status: 204,
    problems: [404, 409],
  },
  getUnsubscribe: {
    method: 'GET',
    path: '/api/email/unsubscribe/{token}',
    access: 'public',
    summary: 'Whose mails a link would end, and whether it has; changes nothing',
    params: ofToken,
    status: 200,
    response: z.object({ email: z.string(), isUnsubscribed: z.boolean() }),
    problems: [404],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/email/unsubscribe/{token}',
    access: 'public',
    summary: 'Unsubscribe in one click (RFC 8058)',
    params: ofToken,
    status: 204,
    problems: [404, 429],
    webhook: true,
  },
  getEmailPreferences: {
    method: 'GET',
    path: '/api/account/email-preferences',
    access: 'member',
    summary: 'Which mails the person wants besides those about the account',
    status: 200,
    response: z.object({ automation: z.boolean() }),
  },
  changeEmailPreferences: {
    method: 'PUT',
    path: '/api/account/email-preferences',
    access: 'member',
    summary: 'Change which mails the person wants',
    body: z.strictObject({ automation: z.boolean() }),
    status: 200,
    response: z.object({ automation: z.boolean() }),
    problems: [404],
  },
} as const;
