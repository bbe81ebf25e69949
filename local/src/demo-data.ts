import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '@pathwise/api-client/client';
import { localDir } from '@pathwise/local-servers/paths';
import { writeStamp } from '@pathwise/local-servers/stamps';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { askingAgain } from './asking-again.ts';
import { loadCommunity } from './demo-community.ts';
import type { DemoGoal, DemoMember } from './demo-member.ts';
import { maya, noah, otherMembers } from './demo-members.ts';
import { photoOf } from './demo-portrait.ts';
import { loadPlan } from './load-plan.ts';
import { promote, setPlan } from './people.ts';
import type { Platform } from './platform.ts';
import type { DemoPasswords } from './secrets.ts';
import { signedInFetch } from './signed-in-fetch.ts';

const patient = { timeoutMs: 90_000, everyMs: 150 }; // the first start also installs and builds on the same cores

const demoAdmin = { email: 'admin@example.org', firstName: 'Robin', lastName: 'Admin', timeZone: 'UTC' };
const atOnce = 3;

type DemoInput = {
  platform: Pick<Platform, 'url' | 'mongoUrl' | 'natsUrl' | 'smtpUrl' | 'ports' | 'secrets'>;
  passwords: DemoPasswords;
  /** A file that records a complete load. With it nothing is loaded again, so what a person deletes stays deleted. */
  marker?: string;
};

/** The accounts that `npm start` prints. */
export function demoAccounts(passwords: DemoPasswords) {
  return [
    {
      email: maya.email,
      password: passwords.member,
      about: 'premium, with goals, a full week, a diary, a chat, posts and an introduction to answer',
    },
    { email: noah.email, password: passwords.others, about: 'free plan, two goals, a public diary' },
    { email: demoAdmin.email, password: passwords.admin, about: 'admin, with a report to look at' },
  ];
}

/**
 * Loads the demo members through the public API. It continues after a killed start and does nothing when all is loaded.
 * Resolves with a sentence that says what happened.
 */
export async function loadDemoData(input: DemoInput): Promise<string> {
  const { platform, passwords, marker = join(localDir, 'data', 'demo-data-loaded') } = input;
  // Registering shows whether she exists, even after a change of her password. It succeeds only on an emptied database.
  if (existsSync(marker) && !(await register(platform.url, maya, passwords.member))) return 'already there';

  const admin = await signIn(platform.url, demoAdmin, passwords.admin);
  if ((await admin.auth.getUser()).role !== 'admin') await promote(platform, demoAdmin.email);
  const clients = new Map([[maya.email, await loadMember(platform, maya, passwords.member)]]);
  const waiting = [...otherMembers];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      clients.set(next.email, await loadMember(platform, next, passwords.others));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await loadCommunity((email) => clients.get(email) as ApiClient);
  writeStamp(marker, new Date().toISOString());
  return `${otherMembers.length + 1} members`;
}

type Account = Pick<DemoMember, 'email' | 'firstName' | 'lastName' | 'timeZone'>;

const clientOf = (url: string, { timeZone }: Account) =>
  createApiClient({ baseUrl: url, fetch: askingAgain(signedInFetch(url)), timeZone: () => timeZone });

/** Registers a person. Returns their signed-in client, or undefined when the address is taken. */
async function register(url: string, account: Account, password: string): Promise<ApiClient | undefined> {
  const { email, firstName, lastName } = account;
  const client = clientOf(url, account);
  try {
    await client.auth.register({ body: { email, password, firstName, lastName } });
    return client;
  } catch (error) {
    if ((error as { status?: number }).status === 409) return undefined;
    throw error;
  }
}

async function signIn(url: string, account: Account, password: string): Promise<ApiClient> {
  const registered = await register(url, account, password);
  if (registered) return registered;
  const client = clientOf(url, account);
  await client.auth.login({ body: { email: account.email, password } });
  return client;
}

/** Registers a demo member and creates their data. Existing data stays. Returns the member's signed-in client. */
export async function loadMember(
  platform: DemoInput['platform'],
  member: DemoMember,
  password: string,
): Promise<ApiClient> {
  const client = await signIn(platform.url, member, password);
  await loadProfile(client, member);
  if (member.diaryPublic) await client.auth.setDiaryVisibility({ body: { diaryPublic: true } });
  if (member.goalsPrivate) await client.auth.setGoalsPrivacy({ body: { goalsPublic: false } });
  if (member.premium && (await client.auth.getUser()).subscriptionPlan !== 'premium') {
    await setPlan(platform, { email: member.email, plan: 'premium' });
    const isPremium = async () => (await client.auth.getUser()).subscriptionPlan === 'premium';
    await waitUntil(`${member.firstName} to be premium`, isPremium, patient);
  }
  const present = new Set((await client.goals.listGoals()).map(({ title }) => title));
  for (const goal of member.goals) if (!present.has(goal.title)) await loadGoal(client, goal);
  await loadPlan(client, member);
  const hasChats = (await client.ai.listChats({ query: {} })).length > 0;
  for (const message of hasChats ? [] : (member.chats ?? [])) await client.ai.sendChat({ body: { message } });
  return client;
}

async function loadProfile(client: ApiClient, member: DemoMember): Promise<void> {
  const { profession, location, bio, lookingFor, funFact, portrait } = member;
  const { profileImageUrl } = await client.auth.getUser();
  const photo = profileImageUrl ?? (await client.auth.uploadImage({ body: { image: await photoOf(portrait) } })).url;
  await client.auth.changeProfile({
    body: { profession, location, bio, lookingFor, funFact, profileImageUrl: photo },
  });
}

async function loadGoal(client: ApiClient, demo: DemoGoal): Promise<void> {
  const { title, description = null, category, priority = 'medium', dueInDays, stepsDone = 0 } = demo;
  const targetDate = dueInDays === undefined ? null : dayFromNow(dueInDays);
  const goal = await client.goals.createGoal({ body: { title, description, category, priority, targetDate } });
  const params = { id: goal.id };
  const isReady = async () => (await client.goals.getGoal({ params })).roadmapStatus === 'ready';
  await waitUntil(`the roadmap of "${title}"`, isReady, patient);

  const milestones = await client.goals.listMilestones({ params });
  for (const { id } of milestones.slice(0, demo.status === 'completed' ? milestones.length : stepsDone)) {
    await client.goals.changeMilestone({ params: { id: goal.id, milestoneId: id }, body: { completed: true } });
  }
  if (demo.ownMilestone) await client.goals.createMilestone({ params, body: { title: demo.ownMilestone } });
  if (demo.status) await client.goals.changeGoal({ params, body: { status: demo.status } });
}

/** A calendar day by this machine's clock. */
function dayFromNow(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
