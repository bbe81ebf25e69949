/** What sets off a mail by itself, in the order in which admins see it. Each has a template of its name. */
export const mailTriggers = [
  'welcome',
  'goalAchievement',
  'premiumUpgrade',
  'weeklyProgress',
  'betaPremiumWelcome',
] as const;
export type MailTrigger = (typeof mailTriggers)[number];
export const isMailTrigger = (type: string): type is MailTrigger => mailTriggers.some((trigger) => trigger === type);

/** Words that stand in a path where a template's type does. */
const reserved = ['create'];

/** True for the type of a template that an admin may create: lower-case words joined by dashes, such as `spring-news`. */
export const isCustomType = (type: string): boolean =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type) && type.length <= 60 && !reserved.includes(type);
