import { waitUntil } from '@pathwise/local-servers/wait-until';
import type { Person } from '../people/person.ts';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const today = new Date().toISOString().slice(0, 10);

/** A word for each thing, found nowhere else. */
function createWords(seed: number) {
  const words: string[] = [];
  return {
    words,
    next: (thing: string) => {
      const word = `zq${seed}${thing}`;
      words.push(word);
      return word;
    },
  };
}

/**
 * Stores something of a person in every kind of place, each with a word of its own, while mails wait for their server. Answers the
 * words, among them the picture's id and the stem that all of them begin with.
 */
export async function plantEverything(
  person: Person,
  others: { asked: Person; blocked: Person },
  seed: number,
): Promise<string[]> {
  const { words, next } = createWords(seed);
  words.push(`zq${seed}`);
  await plantProfile(person, { words, next });
  await plantMails(person, { words, next });
  await plantGoals(person, next);
  await plantPlan(person, next);
  await plantCommunity(person, others, next);
  await plantChats(person, next);
  return words;
}

type Next = (thing: string) => string;

async function plantProfile({ api, user }: Person, { words, next }: { words: string[]; next: Next }): Promise<void> {
  const { url } = await api.auth.uploadImage({ body: { image: picture } });
  words.push(user.email, url.split('/').at(-1) ?? '');
  const change = { bio: next('bio'), lookingFor: next('seeks'), funFact: next('fact'), location: next('place') };
  const more = { firstName: next('first'), lastName: next('last'), profession: next('work'), profileImageUrl: url };
  const contact = { websiteUrl: `https://${next('site')}.example.org`, contactEmail: `${next('contact')}@example.org` };
  await api.auth.changeProfile({ body: { ...change, ...more, ...contact } });
}

/** A support message, and links for a new password and for another address. */
async function plantMails({ api, user }: Person, { words, next }: { words: string[]; next: Next }): Promise<void> {
  await api.admin.sendSupportMessage({
    body: { name: next('sender'), email: user.email, subject: 'general', message: next('support') },
  });
  const email = `${next('pending')}@example.org`;
  words.push(email);
  await api.auth.changeProfile({ body: { email } });
  await api.auth.forgetPassword({ body: { email: user.email } });
}

async function plantGoals({ api }: Person, next: Next): Promise<void> {
  const goal = await api.goals.createGoal({
    body: { title: `Learn ${next('goal')}`, description: next('description') },
    idempotencyKey: `goal-${next('key')}`,
  });
  const params = { id: goal.id };
  const isReady = async () => (await api.goals.getGoal({ params })).roadmapStatus === 'ready';
  await waitUntil('the roadmap', isReady, { timeoutMs: 60_000 });
  await api.goals.createMilestone({ params, body: { title: next('milestone') } });
  const timeline = await api.goals.createTimeline({ body: { goalId: goal.id, timeframe: 'week-1' } });
  await api.goals.createTodo({ params: { timelineId: timeline.id }, body: { title: next('todo') } });
  await api.goals.generateOverview({ params, body: { apply: false } });
  const gone = await api.goals.createGoal({ body: { title: `Learn ${next('deletedgoal')}` } });
  await api.goals.deleteGoal({ params: { id: gone.id } });
}

async function plantPlan({ api }: Person, next: Next): Promise<void> {
  const [goal] = await api.goals.listGoals();
  const [step] = goal ? await api.goals.listMilestones({ params: { id: goal.id } }) : [];
  const link = goal && step ? { goalId: goal.id, milestoneId: step.id } : {};
  const task = await api.planner.createTask({ body: { title: next('task'), specificDate: today, ...link } });
  await api.planner.changeTask({ params: { id: task.id }, body: { completed: true } });
  const column = await api.planner.createColumn({ body: { name: next('column') } });
  await api.planner.createReminderTask({ body: { columnId: column.id, title: next('reminder') } });
  await api.planner.createEntry({
    body: { title: next('entry'), content: next('diary') },
    idempotencyKey: `entry-${next('key')}`,
  });
  const gone = await api.planner.createEntry({ body: { title: next('deletedentry'), content: 'Words' } });
  await api.planner.deleteEntry({ params: { id: gone.id } });
}

async function plantCommunity(
  person: Person,
  { asked, blocked }: { asked: Person; blocked: Person },
  next: Next,
): Promise<void> {
  const { api, user } = person;
  const post = (thing: string) => ({ title: next(thing), description: `About ${next(`${thing}text`)}` });
  await api.social.createAccountabilityRequest({
    body: { ...post('request'), category: 'Other' },
    idempotencyKey: `request-${next('key')}`,
  });
  await api.social.createMentorshipOffer({ body: { ...post('offer'), price: next('price') } });
  const gone = await api.social.createChallenge({ body: { ...post('challenge'), category: 'Other' } });
  await api.social.deleteChallenge({ params: { id: gone.id } });
  const about = { kind: 'member', id: asked.user.id } as const;
  await api.social.fileReport({ body: { about, reason: 'other', text: next('report') } });
  await api.social.askForIntroduction({ body: { userId: asked.user.id, message: next('introduction') } });
  await api.social.blockMember({ params: { id: blocked.user.id }, body: {} });
  // What others store about the person goes as well.
  const aboutPerson = { kind: 'member', id: user.id } as const;
  await asked.api.social.fileReport({ body: { about: aboutPerson, reason: 'spam', text: next('reported') } });
  await asked.api.social.blockMember({ params: { id: user.id }, body: {} });
}

async function plantChats({ api }: Person, next: Next): Promise<void> {
  await api.ai.sendChat({ body: { message: `Thanks, ${next('chat')} was great advice` } });
  const { goalId } = await api.ai.sendChat({ body: { message: `I want to run a half marathon, ${next('chatwish')}` } });
  if (!goalId) throw new Error('the chat made no goal');
  await api.ai.clearChats({ body: {} });
  const message = `Hello again, ${next('chatlater')}`;
  await api.ai.sendChat({ body: { message }, idempotencyKey: `chat-${next('key')}` });
}
