import { randomUUID } from 'node:crypto';
import { loadMember } from '@pathwise/local/demo-data';
import { maya, noah } from '@pathwise/local/demo-members';
import type { SharedPlatform } from '../shared-platforms.ts';
import { fillDiary, fillReminders } from './full-diary.ts';
import { planFullWeek } from './full-week.ts';
import { newAdmin, newPerson, password, visitor } from './person.ts';

/** An account that can sign in. */
export interface Account {
  user: { email: string };
  password: string;
}

/** The people in the pictures and in the axe tests. */
export interface Cast {
  /** Newly registered, without data. */
  newcomer: Account;
  /** Premium, with goals in several categories, progress, a chat, a full week, reminders and a diary. */
  member: Account;
  /** On the free plan, with as many goals as it allows. */
  full: Account;
  admin: Account;
}

/** Registers these people, under addresses of their own for each call, and creates their data. */
export async function gatherCast(platform: SharedPlatform): Promise<Cast> {
  const own = `${randomUUID().slice(0, 8)}@example.org`;
  const [memberEmail, fullEmail] = [`maya-${own}`, `noah-${own}`];
  const [newcomer, admin] = await Promise.all([
    newPerson(platform.url),
    newAdmin(platform),
    loadMember(platform, { ...maya, email: memberEmail, plan: {}, diary: [] }, password), // a fuller week and diary follow
    loadMember(platform, { ...atTheLimit, email: fullEmail }, password),
  ]);
  const member = visitor(platform.url);
  await member.api.auth.login({ body: { email: memberEmail, password } });
  const today = new Date().toISOString().slice(0, 10);
  await planFullWeek(member.api, today);
  await fillDiary(member.api, today);
  await fillReminders(member.api);
  return {
    newcomer,
    admin,
    member: { user: { email: memberEmail }, password },
    full: { user: { email: fullEmail }, password },
  };
}

const atTheLimit = {
  ...noah,
  goals: [...noah.goals, { title: 'Call my sister every Sunday', category: 'relationship', stepsDone: 1 } as const],
};
