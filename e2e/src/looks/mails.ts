import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Theme } from '../driving/browser.ts';
import { type Mail, receivedMail } from '../driving/inbox.ts';
import { newAdmin, newPerson, password } from '../people/person.ts';
import type { SharedPlatform } from '../shared-platforms.ts';
import { messageText } from './admin-answers.ts';

const widths = [375, 600] as const;
const themes: readonly Theme[] = ['light', 'dark'];

/**
 * Lets the platform send its mails, and takes pictures of them as they arrive. Throws for one that loads anything: with images off,
 * which is the default of many mail programs, it would look another way.
 */
export async function takeMails(platform: SharedPlatform, { browser, into }: { browser: Browser; into: string }) {
  const mails = { ...(await mailsOfTemplates(platform)), ...(await mailsOfAccount(platform)) };
  for (const [name, mail] of Object.entries(mails))
    for (const width of widths)
      for (const theme of themes)
        await take(browser, { mail, width, theme, path: join(into, `mail-${name}-${width}-${theme}.png`) });
  return Object.keys(mails).length;
}

interface Look {
  mail: Mail;
  width: number;
  theme: Theme;
  path: string;
}

async function take(browser: Browser, { mail, width, theme, path }: Look): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 600 }, colorScheme: theme });
  try {
    const page = await context.newPage();
    const loaded: string[] = [];
    await context.route('**', (route) => {
      loaded.push(route.request().url());
      return route.abort();
    });
    await page.setContent(mail.html);
    await page.screenshot({ path, fullPage: true });
    if (loaded.length > 0) throw new Error(`The mail “${mail.subject}” loads ${loaded.join(', ')}`);
  } finally {
    await context.close();
  }
}

const subjects = {
  welcome: 'Welcome to Pathwise',
  goalAchievement: 'You did it: Run a half marathon',
  premiumUpgrade: 'Welcome to Pathwise Premium',
  betaPremiumWelcome: 'You have one of the first 100 places',
  weeklyProgress: 'Your week on Pathwise',
} as const;

async function mailsOfTemplates(platform: SharedPlatform): Promise<Record<string, Mail>> {
  const admin = await newAdmin(platform);
  const { user } = await newPerson(platform.url, { firstName: 'Erik' });
  const { email } = user;
  const mails: Record<string, Mail> = {
    welcome: await receivedMail(platform, { to: email, subject: subjects.welcome }), // admin knows the person by then
  };
  for (const [type, subject] of Object.entries(subjects)) {
    await admin.api.admin.sendTestEmail({ body: { type, email } });
    mails[type] = await receivedMail(platform, { to: email, subject });
  }
  const words = { subject: 'About your post “Become rich by Friday”', text: messageText };
  await admin.api.admin.writeToPerson({ params: { id: user.id }, body: words });
  mails['message'] = await receivedMail(platform, { to: email, subject: words.subject });

  const invited = `invited-${randomUUID()}@example.org`;
  await admin.api.auth.importUsers({ body: { users: [{ email: invited }] } });
  mails['invitation'] = await receivedMail(platform, { to: invited, subject: 'Your Pathwise account' });
  return mails;
}

async function mailsOfAccount(platform: SharedPlatform): Promise<Record<string, Mail>> {
  const { api, user } = await newPerson(platform.url);
  const [to, next] = [user.email, `next-${randomUUID()}@example.org`];
  await api.auth.forgetPassword({ body: { email: to } });
  await api.auth.changeProfile({ body: { email: next } });
  const asked = { to, subject: 'A new address for your account' };
  const confirm = { to: next, subject: 'Confirm your new address' };
  const account = {
    'password-forgotten': await receivedMail(platform, { to, subject: 'Choose a new password' }),
    'address-asked': await receivedMail(platform, asked),
    'address-confirm': await receivedMail(platform, confirm),
  };
  await api.auth.changePassword({ body: { currentPassword: password, newPassword: `${password} 2` } });
  return {
    ...account,
    'password-changed': await receivedMail(platform, { to, subject: 'Your password was changed' }),
  };
}
