import { beforeAll, describe, expect, it } from '@jest/globals';
import { apis } from '@pathwise/contracts/apis';
import type { Access, Operation } from '@pathwise/contracts/operation';
import { addWeeks, weekEndOf, weekStartOf } from '@pathwise/contracts/week.rules';
import { promote } from '@pathwise/local/people';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { makePremium, newPerson, type Person, visitor } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

type Who = 'visitor' | 'free' | 'premium' | 'admin';
const everybody: readonly Who[] = ['visitor', 'free', 'premium', 'admin'];

/** For each declared access and kind of caller: the status that denies the call, or none when it is allowed. */
const denied: Record<Access, Partial<Record<Who, number>>> = {
  public: {},
  member: { visitor: 401 },
  premium: { visitor: 401, free: 402, admin: 402 }, // this admin has the free plan
  admin: { visitor: 401, free: 403, premium: 403 },
};

/** The Monday of this week. */
const monday = weekStartOf(new Date().toISOString().slice(0, 10));

const tinyPicture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const contactAddress = 'planted@contact.example.org';
const newPost = { title: 'From the matrix', description: 'Ten characters and more' };

/** Calls by which an admin may change another person's things, or write to them; tests of their service try them. */
const adminsMay = new Set([
  'social.deleteAccountabilityRequest',
  'social.deleteChallenge',
  'social.deleteMentorshipOffer',
  'social.hideReported',
  'social.dismissReport',
  'social.showReported',
  'billing.grantPremium',
  'billing.revokePremium',
  'admin.previewToPerson',
  'admin.writeToPerson',
]);

/** Calls about another person. Their answers depend on what that person shares. */
const aboutOthers = new Set([
  'goals.listGoalsOfUser',
  'planner.listDiaryOfUser',
  'social.getMember',
  'social.fileReport',
  'social.askForIntroduction',
  'auth.getImage',
  'social.blockMember',
  'social.unblockMember',
]);

/** Calls about what belongs to nobody, such as templates of mails. */
const aboutNobody = new Set([
  'admin.switchAutomation',
  'admin.previewEmailTemplate',
  'admin.previewEmailDraft',
  'admin.changeEmailTemplate',
  'admin.deleteEmailTemplate',
  'admin.listTemplateVersions',
  'admin.restoreTemplateVersion',
  'admin.sendToAll',
]);
/** What their paths name. */
const nobodys = { welcome: 'welcome', original: '0', unknownId: 'unknown' };

/** Well-formed requests, so that only access decides. `{own}` stands for ids of the owner's records. */
const requests: Record<string, { params?: Record<string, string>; query?: string; body?: unknown }> = {
  'auth.register': { body: { email: 'matrix@example.org', password: 'a long enough password' } },
  'auth.login': { body: { email: 'nobody@example.org', password: 'a wrong password' } },
  'auth.logout': {},
  'auth.getUser': {},
  'auth.setTimeZone': { body: { timeZone: 'Europe/Paris' } },
  'auth.changeProfile': { body: { bio: 'changed' } },
  'auth.uploadImage': { body: { image: `data:image/png;base64,${tinyPicture}` } },
  'auth.getImage': { params: { id: 'image' } },
  'auth.setGoalsPrivacy': { body: { goalsPublic: false } },
  'auth.setDiaryVisibility': { body: { diaryPublic: true } },
  'auth.listSessions': {},
  'auth.endOtherSessions': {},
  'auth.forgetPassword': { body: { email: 'nobody@example.org' } },
  'auth.resetPassword': { body: { token: 'guessed', newPassword: 'a long enough password' } },
  'auth.changePassword': { body: { currentPassword: 'a wrong password', newPassword: 'a long enough password' } },
  'auth.confirmEmail': { body: { token: 'guessed' } },
  'auth.cancelEmail': {},
  'auth.endSession': { params: { id: 'session' } },
  'auth.exportAccount': {},
  'auth.deleteAccount': { body: { password: 'not the password' } },
  'auth.listUsers': {},
  'auth.countUsers': {},
  'auth.deleteUsers': { body: { userIds: ['nobody'] } },
  'auth.promoteUser': { body: { email: 'nobody@example.org' } },
  'auth.demoteUser': { body: { userId: 'nobody' } },
  'auth.beginBulkAction': { body: { action: 'delete', who: { userIds: ['nobody'] }, expectedCount: 1 } },
  'auth.listBulkActions': {},
  'auth.getBulkAction': { params: { id: 'user' } },
  'auth.resumeBulkAction': { params: { id: 'user' }, body: {} },
  'auth.exportEmails': {},
  'auth.exportUsers': {},
  'auth.importUsers': { body: { users: [{ email: 'no address' }] } },
  'auth.checkImport': { body: { users: [{ email: 'no address' }] } },
  'auth.testImageDownload': { body: { imageUrl: 'https://127.0.0.1/a.png' } },
  'auth.listImageHosts': {},
  'auth.getPreviewMode': {},
  'auth.setPreviewMode': { body: { previewMode: null } },
  'goals.listGoals': {},
  'goals.createGoal': { body: { title: 'From the matrix' } },
  'goals.getGoal': { params: { id: 'goal' } },
  'goals.changeGoal': { params: { id: 'goal' }, body: { title: 'Taken over' } },
  'goals.deleteGoal': { params: { id: 'goal' } },
  'goals.getDashboardStats': {},
  'goals.listGoalsOfUser': { params: { id: 'user' } },
  'goals.listMilestones': { params: { id: 'goal' } },
  'goals.searchSteps': { query: 'q=matrix' },
  'goals.listDatedSteps': { query: `startDate=${monday}` },
  'goals.createMilestone': { params: { id: 'goal' }, body: { title: 'Slipped in' } },
  'goals.changeMilestone': { params: { id: 'goal', milestoneId: 'milestone' }, body: { completed: true } },
  'goals.deleteMilestone': { params: { id: 'goal', milestoneId: 'milestone' } },
  'goals.changeOverview': { params: { id: 'goal' }, body: { aiOverview: 'Taken over' } },
  'goals.generateOverview': { params: { id: 'goal' }, body: {} },
  'goals.acceptProposal': { params: { id: 'goal' }, body: { proposalId: 'any', accept: 'all' } },
  'goals.getProposal': { params: { id: 'goal', proposalId: 'proposal' } },
  'goals.getRoadmap': { params: { id: 'goal' } },
  'goals.createTimeline': { body: { goalId: '{own:goal}', timeframe: 'day-1' } },
  'goals.createTodo': { params: { timelineId: 'timeline' }, body: { title: 'Slipped in' } },
  'goals.clearTodos': { params: { timelineId: 'timeline' } },
  'goals.changeTodo': { params: { todoId: 'todo' }, body: { completed: true } },
  'goals.deleteTodo': { params: { todoId: 'todo' } },
  'goals.clearRoadmap': { params: { id: 'goal' }, body: {} },
  'goals.getSuggestions': { params: { id: 'goal' } },
  'goals.deleteSuggestions': { params: { id: 'goal' } },
  'goals.regenerateSuggestions': { params: { id: 'goal' }, body: {} },
  'goals.undoInGoals': { params: { token: 'undoGoals' }, body: {} },
  'goals.listTrash': {},
  'goals.discardTrash': { params: { token: 'undoGoals' } },
  'planner.listWeek': {},
  'planner.createTask': { body: { title: 'From the matrix', specificDate: monday } },
  'planner.changeTask': { params: { id: 'task' }, body: { title: 'Taken over' } },
  'planner.deleteTask': { params: { id: 'task' } },
  'planner.repeatTask': { params: { id: 'task' }, body: {} },
  'planner.planSteps': {
    body: { tasks: [{ title: 'From the matrix', specificDate: monday, goalId: 'any', milestoneId: 'any' }] },
  },
  'planner.deleteWeek': { query: `weekStart=${monday}&weekEnd=${weekEndOf(monday)}` },
  'planner.duplicateWeek': { body: { sourceWeekStart: monday, targetWeekStart: addWeeks(monday, 1) } },
  'planner.deleteDay': { query: `date=${monday}` },
  'planner.moveDay': { body: { fromDate: monday, toDate: weekEndOf(monday) } },
  'planner.listPlanned': { query: 'goalId={own:goal}' },
  'planner.listMissed': {},
  'planner.searchPlan': { query: 'q=matrix' },
  'planner.getEntry': { params: { id: 'entry' } },
  'planner.decideMissed': { body: { decisions: [{ taskId: '{own:missed}', decision: 'drop' }] } },
  'planner.getReminders': {},
  'planner.createColumn': { body: { name: 'From the matrix' } },
  'planner.changeColumn': { params: { id: 'column' }, body: { name: 'Taken over' } },
  'planner.deleteColumn': { params: { id: 'column' } },
  'planner.createReminderTask': { body: { columnId: '{own:column}', title: 'Slipped in' } },
  'planner.changeReminderTask': { params: { id: 'reminder' }, body: { completed: true } },
  'planner.deleteReminderTask': { params: { id: 'reminder' } },
  'planner.listMyDiary': {},
  'planner.listDiaryOfUser': { params: { id: 'user' } },
  'planner.countShareable': {},
  'planner.createEntry': { body: { title: 'From the matrix', content: 'Words' } },
  'planner.changeEntry': { params: { id: 'entry' }, body: { title: 'Taken over' } },
  'planner.deleteEntry': { params: { id: 'entry' } },
  'planner.undoInPlanner': { params: { token: 'undoPlanner' }, body: {} },
  'planner.listTrash': {},
  'planner.discardTrash': { params: { token: 'undoPlanner' } },
  'social.listMembers': {},
  'social.searchMembers': { query: 'q=somebody' },
  'social.getMember': { params: { id: 'user' } },
  'social.blockMember': { params: { id: 'user' } },
  'social.unblockMember': { params: { id: 'user' } },
  'social.listBlocks': {},
  'social.listAccountabilityRequests': {},
  'social.listOwnAccountabilityRequests': {},
  'social.createAccountabilityRequest': { body: newPost },
  'social.deleteAccountabilityRequest': { params: { id: 'request' } },
  'social.renewAccountabilityRequest': { params: { id: 'request' }, body: {} },
  'social.listChallenges': {},
  'social.listOwnChallenges': {},
  'social.createChallenge': { body: newPost },
  'social.deleteChallenge': { params: { id: 'challenge' } },
  'social.renewChallenge': { params: { id: 'challenge' }, body: {} },
  'social.listMentorshipOffers': {},
  'social.listOwnMentorshipOffers': {},
  'social.createMentorshipOffer': { body: { ...newPost, price: '$1' } },
  'social.deleteMentorshipOffer': { params: { id: 'offer' } },
  'social.renewMentorshipOffer': { params: { id: 'offer' }, body: {} },
  'social.fileReport': { body: { about: { kind: 'member', id: '{own:user}' }, reason: 'spam' } },
  'social.listReports': {},
  'social.hideReported': { params: { id: 'report' }, body: {} },
  'social.dismissReport': { params: { id: 'report' }, body: {} },
  'social.showReported': { params: { id: 'report' }, body: {} },
  'social.listIntroductions': {},
  'social.askForIntroduction': { body: { userId: '{own:user}' } },
  'social.acceptIntroduction': { params: { id: 'introduction' }, body: {} },
  'social.declineIntroduction': { params: { id: 'introduction' }, body: {} },
  'social.endIntroduction': { params: { id: 'introduction' } },
  'social.undoInSocial': { params: { token: 'undoSocial' }, body: {} },
  'social.listTrash': {},
  'social.discardTrash': { params: { token: 'undoSocial' } },
  'ai.listChats': {},
  'ai.sendChat': { body: { message: 'How am I doing?' } },
  'ai.clearChats': { body: {} },
  'ai.undoInAi': { params: { token: 'undoAi' }, body: {} },
  'ai.listTrash': {},
  'ai.discardTrash': { params: { token: 'undoAi' } },
  'admin.sendSupportMessage': {
    body: { name: 'Maya', email: 'maya@example.org', subject: 'general', message: 'From the matrix' },
  },
  'admin.listSupportMessages': {},
  'admin.markSupportMessage': { params: { id: 'user' }, body: { answered: true } },
  'admin.listAudit': {},
  'admin.exportAudit': {},
  'admin.listDeadLetters': {},
  'admin.replayDeadLetter': { params: { id: 'unknownId' }, body: {} },
  'admin.discardDeadLetter': { params: { id: 'unknownId' } },
  'admin.getStats': {},
  'admin.getAnalytics': {},
  'admin.listAutomationSettings': {},
  'admin.switchAutomation': { params: { triggerType: 'welcome' }, body: { isEnabled: true } },
  'admin.listEmailTemplates': {},
  'admin.previewEmailTemplate': { params: { type: 'welcome' } },
  'admin.previewEmailDraft': { params: { type: 'welcome' }, body: { subject: 'Matrix', html: '<p>Matrix</p>' } },
  'admin.changeEmailTemplate': { params: { type: 'welcome' }, body: { subject: 'Matrix', html: '<p>Matrix</p>' } },
  'admin.createEmailTemplate': { body: { type: 'matrix', prompt: 'Invite people to plan their week' } },
  'admin.deleteEmailTemplate': { params: { type: 'welcome' } },
  'admin.listTemplateVersions': { params: { type: 'welcome' } },
  'admin.restoreTemplateVersion': { params: { type: 'welcome', version: 'original' }, body: {} },
  'admin.sendTestEmail': { body: { type: 'welcome', email: 'matrix@example.org' } },
  'admin.previewToPerson': { params: { id: 'user' }, body: { subject: 'Matrix', text: 'From the matrix' } },
  'admin.writeToPerson': { params: { id: 'user' }, body: { subject: 'Matrix', text: 'From the matrix' } },
  'admin.sendWeeklyProgress': { body: {} },
  'admin.sendToAll': { params: { type: 'welcome' }, body: {} },
  'admin.listMailings': {},
  'admin.getMailing': { params: { id: 'unknownId' } },
  'admin.pauseMailing': { params: { id: 'unknownId' }, body: {} },
  'admin.resumeMailing': { params: { id: 'unknownId' }, body: {} },
  'admin.endMailing': { params: { id: 'unknownId' }, body: {} },
  'admin.listGivenUpMails': {},
  'admin.sendMailAgain': { params: { id: 'unknownId' }, body: {} },
  'admin.getUnsubscribe': { params: { token: 'unknownId' } },
  'admin.unsubscribe': { params: { token: 'unknownId' }, body: {} },
  'admin.getEmailPreferences': {},
  'admin.changeEmailPreferences': { body: { automation: true } },
  'billing.listPlans': {},
  'billing.getPaymentStatus': {},
  'billing.getSubscription': {},
  'billing.createSubscription': { body: { priceId: 'monthly' } },
  'billing.abandonCheckout': { body: {} },
  'billing.confirmSubscription': { body: {} },
  'billing.cancelSubscription': { body: {} },
  'billing.resumeSubscription': { body: {} },
  'billing.refundSubscription': { body: {} },
  'billing.openPortal': { body: {} },
  'billing.receiveStripeEvent': { body: { id: 'evt_forged', type: 'customer.subscription.updated' } },
  'billing.grantPremium': { params: { id: 'user' }, body: { duration: '1month' } },
  'billing.revokePremium': { params: { id: 'user' }, body: {} },
  'billing.setPaymentsEnabled': { body: { value: 'true', description: 'From the matrix' } },
};

const operations = Object.values(apis).flatMap(({ service, operations }) =>
  Object.entries<Operation>(operations).map(([name, operation]) => ({ name: `${service}.${name}`, operation })),
);

const platform = sharedPlatform();
let callers: Record<Who, Pick<Person, 'fetch'>>;
let owner: Person;
/** Ids of the owner's records, by the names used above. */
let own: Record<string, string>;
/** The owner's records as they are from the first test to the last. */
let before: unknown;

async function thingsOf(person: Person): Promise<Record<string, string>> {
  const { api } = person;
  const goal = await api.goals.createGoal({ body: { title: 'Not yours' } });
  await waitUntil(
    'the roadmap',
    async () => (await api.goals.getGoal({ params: { id: goal.id } })).roadmapStatus === 'ready',
  );
  const milestone = await api.goals.createMilestone({ params: { id: goal.id }, body: { title: 'Not yours either' } });
  const timeline = await api.goals.createTimeline({ body: { goalId: goal.id, timeframe: 'week-1' } });
  const todo = await api.goals.createTodo({
    params: { timelineId: timeline.id },
    body: { title: 'Not yours at all' },
  });
  const proposed = await api.goals.generateOverview({ params: { id: goal.id }, body: { apply: false } });
  if (!('proposalId' in proposed)) throw new Error('no proposal');
  const other = await api.goals.createGoal({ body: { title: 'Deleted' } });
  const gone = await api.goals.deleteGoal({ params: { id: other.id } });
  await api.ai.sendChat({ body: { message: 'Hello' } });
  const cleared = await api.ai.clearChats({ body: {} });
  const [session] = await api.auth.listSessions();
  const { url } = await api.auth.uploadImage({ body: { image: `data:image/png;base64,${tinyPicture}` } });
  return {
    ...(await plansOf(person, { goalId: goal.id, milestoneId: milestone.id })),
    ...(await postsOf(person)),
    ...(await acquaintancesOf(person)),
    goal: goal.id,
    milestone: milestone.id,
    timeline: timeline.id,
    todo: todo.id,
    proposal: proposed.proposalId,
    undoGoals: gone.undo,
    undoAi: cleared.undo,
    session: session?.id ?? '',
    image: url.split('/').at(-1) ?? '',
    user: person.user.id,
  };
}

async function plansOf(
  { api }: Person,
  step: { goalId: string; milestoneId: string },
): Promise<Record<string, string>> {
  const taskOn = (specificDate: string) =>
    api.planner.createTask({ body: { title: 'Not yours', specificDate, ...step } });
  const [task, missed, gone] = [await taskOn(monday), await taskOn(addWeeks(monday, -1)), await taskOn(monday)];
  const { undo } = await api.planner.deleteTask({ params: { id: gone.id } });
  const column = await api.planner.createColumn({ body: { name: 'Not yours' } });
  const reminder = await api.planner.createReminderTask({ body: { columnId: column.id, title: 'Not yours' } });
  const entry = await api.planner.createEntry({ body: { title: 'Not yours', content: 'To read' } });
  return {
    task: task.id,
    missed: missed.id,
    undoPlanner: undo,
    column: column.id,
    reminder: reminder.id,
    entry: entry.id,
  };
}

async function postsOf({ api }: Person): Promise<Record<string, string>> {
  const body = { ...newPost, title: 'Not yours' };
  const request = await api.social.createAccountabilityRequest({ body });
  const challenge = await api.social.createChallenge({ body });
  const offer = await api.social.createMentorshipOffer({ body: { ...body, price: '$1' } });
  const other = await api.social.createChallenge({ body });
  const { undo } = await api.social.deleteChallenge({ params: { id: other.id } });
  return { request: request.id, challenge: challenge.id, offer: offer.id, undoSocial: undo };
}

/** An introduction that the person received, and a report that the person filed. */
async function acquaintancesOf({ api, user }: Person): Promise<Record<string, string>> {
  const other = await newPerson(platform.url);
  await makePremium(platform, other);
  await waitUntil('social to know both', async () => {
    const known = [
      other.api.social.getMember({ params: { id: user.id } }),
      api.social.getMember({ params: { id: other.user.id } }),
    ];
    return (await Promise.allSettled(known)).every(({ status }) => status === 'fulfilled');
  });
  await other.api.social.askForIntroduction({ body: { userId: user.id } });
  const [received] = await api.social.listIntroductions();
  const about = { kind: 'member', id: other.user.id } as const;
  const report = await api.social.fileReport({ body: { about, reason: 'other' } });
  return { introduction: received?.id ?? '', report: report.id };
}

/** The owner's posts among those of all people. */
async function postsIn({ api, user }: Person): Promise<unknown> {
  const query = { limit: 100 };
  const all = [
    ...(await api.social.listAccountabilityRequests({ query })),
    ...(await api.social.listChallenges({ query })),
    ...(await api.social.listMentorshipOffers({ query })),
  ];
  return all.filter(({ userId }) => userId === user.id);
}

async function everythingOf(person: Person): Promise<unknown> {
  const { api } = person;
  const posts = await postsIn(person);
  const introduction = (await api.social.listIntroductions()).find(({ id }) => id === own['introduction']);
  const [user, goals, chats] = await Promise.all([api.auth.getUser(), api.goals.listGoals(), api.ai.listChats()]);
  const milestones = await Promise.all(goals.map(({ id }) => api.goals.listMilestones({ params: { id } })));
  const roadmaps = await Promise.all(goals.map(({ id }) => api.goals.getRoadmap({ params: { id } })));
  const [week, missed] = [await api.planner.listWeek(), await api.planner.listMissed({ query: {} })];
  const [board, diary] = [await api.planner.getReminders(), await api.planner.listMyDiary({ query: {} })];
  const trash = await trashOf(person);
  return { user, goals, chats, milestones, roadmaps, week, missed, board, diary, posts, introduction, trash };
}

function trashOf({ api }: Person): Promise<unknown> {
  const query = {};
  return Promise.all([
    api.goals.listTrash({ query }),
    api.planner.listTrash({ query }),
    api.social.listTrash({ query }),
    api.ai.listTrash({ query }),
  ]);
}

/** Throws for a name without a record: such a row would prove nothing. */
function ownId(operation: string, thing: string | undefined): string {
  const id = thing && own[thing];
  if (!id) throw new Error(`${operation}: the owner has no "${thing}" to try it with`);
  return id;
}

function call(who: Who, { name, operation }: { name: string; operation: Operation }): Promise<Response> {
  const { params = {}, query = '', body } = requests[name] ?? {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => ownId(name, params[key]));
  return callers[who].fetch(`${platform.url}${path}${query && `?${withOwnIds(query)}`}`, {
    method: operation.method,
    ...(body === undefined
      ? {}
      : { body: withOwnIds(JSON.stringify(body)), headers: { 'content-type': 'application/json' } }),
  });
}

/** The owner's addresses that nobody of a kind gets in any answer. Admins run the site, and premium members may contact people. */
const hiddenFrom = (who: Who): string[] => {
  if (who === 'admin') return [];
  return who === 'premium' ? [owner.user.email] : [owner.user.email, contactAddress];
};

const wholeAnswer = async (response: Response) => `${JSON.stringify([...response.headers])}${await response.text()}`;

/** Replaces each `{own:name}` by the id of that record of the owner. */
const withOwnIds = (text: string) => text.replace(/\{own:(\w+)\}/g, (_, name: string) => own[name] ?? '');

beforeAll(async () => {
  owner = await newPerson(platform.url);
  await makePremium(platform, owner);
  await owner.api.auth.changeProfile({ body: { contactEmail: contactAddress } });
  own = { ...(await thingsOf(owner)), ...nobodys };
  const [free, premium, admin] = await Promise.all([
    newPerson(platform.url),
    newPerson(platform.url),
    newPerson(platform.url),
  ]);
  await makePremium(platform, premium);
  await promote(platform, admin.user.email);
  await admin.api.auth.login({ body: { email: admin.user.email, password: admin.password } });
  callers = { visitor: visitor(platform.url), free, premium, admin };
  before = await everythingOf(owner);
});

/** Without Stripe's settings an event is refused for now, so that Stripe sends it again. */
const awayWithoutStripe = new Set(['billing.receiveStripeEvent']);

describe('the access matrix', () => {
  it('has a row for every public operation', () => {
    expect(Object.keys(requests).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  // First, because a delete without a guard in a later call would hide a read without one.
  const ownable = operations.filter(
    ({ name, operation }) =>
      !aboutOthers.has(name) &&
      !aboutNobody.has(name) &&
      (operation.params || JSON.stringify(requests[name] ?? {}).includes('{own:')),
  );
  // A goal of somebody else has no steps in the caller's own plan.
  const answersWithNothing = new Set(['planner.listPlanned']);
  it.each(ownable)("$name answers another person's id like one that does not exist", async ({ name, operation }) => {
    for (const who of ['free', 'premium', 'admin'] as const) {
      if (denied[operation.access][who] || (who === 'admin' && adminsMay.has(name))) continue;
      const response = await call(who, { name, operation });
      const isEmpty = answersWithNothing.has(name);
      expect({ who, status: response.status }).toEqual({ who, status: isEmpty ? 200 : 404 });
      if (isEmpty) expect(await response.json()).toEqual([]);
    }
  });

  it.each(operations)('$name answers each kind of caller as its contract declares', async ({ name, operation }) => {
    // Signing out would end a session that other rows use, so only the visitor calls it.
    const whoever = name === 'auth.logout' ? (['visitor'] as const) : everybody;
    for (const who of whoever) {
      if (who === 'admin' && adminsMay.has(name)) continue;
      const response = await call(who, { name, operation });
      const { status } = response;
      const expected = denied[operation.access][who];
      if (expected) expect({ who, status }).toEqual({ who, status: expected });
      else expect({ who, status: status === 401 && operation.path !== '/api/login' }).toEqual({ who, status: false });
      if (!(status === 503 && awayWithoutStripe.has(name))) expect(status).toBeLessThan(500);
      for (const address of hiddenFrom(who)) expect(await wholeAnswer(response.clone())).not.toContain(address);
    }
    if (operation.method !== 'GET') expect(await everythingOf(owner)).toEqual(before);
  });

  it('nothing of a person is changed by what others read', async () => {
    expect(await everythingOf(owner)).toEqual(before);
  });

  it('ignores an identity in the caller’s headers', async () => {
    const claims = {
      'x-user-id': owner.user.id,
      authorization: 'Bearer forged',
      'x-forwarded-user': owner.user.id,
      'pathwise-client-address': '10.0.0.1',
    };
    const response = await callers.visitor.fetch(`${platform.url}/api/goals`, { headers: claims });
    expect(response.status).toBe(401);
  });
});
