import { loadMember } from '@pathwise/local/demo-data';
import { maya, noah } from '@pathwise/local/demo-members';
import type { SharedPlatform } from '../shared-platforms.ts';
import { fillDiary, fillReminders } from './full-diary.ts';
import { planFullWeek } from './full-week.ts';
import { newPerson, password, visitor } from './person.ts';

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
}

/** Registers these people and creates their data. */
export async function gatherCast(platform: SharedPlatform): Promise<Cast> {
  const [newcomer] = await Promise.all([
    newPerson(platform.url),
    loadMember(platform, { ...maya, plan: {}, diary: [] }, password), // a fuller week and diary follow
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
