import { loadMember } from '@pathwise/local/demo-data';
import { maya, noah } from '@pathwise/local/demo-members';
import type { SharedPlatform } from '../shared-platforms.ts';
import { fillDiary, fillReminders } from './full-diary.ts';
import { planFullWeek } from './full-week.ts';
import { newPerson, password, visitor } from './person.ts';

/** Somebody who can sign in. */
export interface Account {
  user: { email: string };
  password: string;
}

/** The people whose pages are looked at. */
export interface Cast {
  /** Has just registered: nothing there yet. */
  newcomer: Account;
  /** Premium, with goals in several categories, progress, a chat, a full week, reminders and a diary. */
  member: Account;
  /** On the free plan with as many goals as it holds. */
  full: Account;
}

/** Registers the cast and lets them do what their pages show. */
export async function gatherCast(platform: SharedPlatform): Promise<Cast> {
  const [newcomer] = await Promise.all([
    newPerson(platform.url),
    loadMember(platform, { ...maya, plan: {}, diary: [] }, password), // a fuller week follows
    loadMember(platform, atTheLimit, password),
  ]);
  const member = visitor(platform.url);
  await member.api.auth.login({ body: { email: maya.email, password } });
  const today = new Date().toISOString().slice(0, 10);
  await planFullWeek(member.api, today);
  await fillDiary(member.api, today);
  await fillReminders(member.api);
  return {
    newcomer,
    member: { user: { email: maya.email }, password },
    full: { user: { email: atTheLimit.email }, password },
  };
}

const atTheLimit = {
  ...noah,
  goals: [...noah.goals, { title: 'Call my sister every Sunday', category: 'relationship', stepsDone: 1 } as const],
};
