import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goalCompleted } from '@pathwise/contracts/events/goals';
import { draftMailFor } from '@pathwise/contracts/questions/ai';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { answer } from '@pathwise/service-kit/events/question';
import { type AdminMails, startMails } from './given-mails.ts';

let admin: AdminMails;
beforeAll(async () => {
  admin = await startMails();
});
afterAll(() => admin.stop());

const base = '/api/admin/email-templates';
const get = async (path: string) => admin.asAdmin.get(`${base}${path}`);
const put = (type: string, body: object) => admin.asAdmin.put(`${base}/${type}`, body);
const of = async (type: string) => (await get('')).body.find((one: { type: string }) => one.type === type);

describe('the templates', () => {
  it('are Pathwise’s five at first, each with its words and variables', async () => {
    const { body } = await get('');
    expect(body.map(({ type }: { type: string }) => type)).toEqual([
      'welcome',
      'goalAchievement',
      'premiumUpgrade',
      'weeklyProgress',
      'betaPremiumWelcome',
    ]);
    expect(body[0]).toMatchObject({ builtIn: true, custom: false, version: 0, updatedAt: null });
    expect(body[0].variables).toEqual(['firstName', 'email', 'goalTitle']);
    expect(body[3].variables).toContain('progress');
  });

  it('are edited, go out as edited, keep their versions and go back', async () => {
    const words = { subject: 'Hooray, {{firstName}}', html: '<p>{{goalTitle}} is done.</p>' };
    const saved = await put('goalAchievement', { ...words, version: 0 });
    expect(saved).toMatchObject({ status: 200, body: { ...words, version: 1, builtIn: true } });
    await put('goalAchievement', { ...words, html: '<p>Second</p>' });

    const maya = await admin.member({ firstName: 'Maya' });
    const goal = {
      goalId: admin.newId(),
      ownerId: maya.id,
      title: 'Row',
      completedAt: admin.now().toISOString(),
      version: 2,
    };
    await admin.service.events.publish(goalCompleted, goal);
    expect((await admin.mailTo(maya.email, 'Hooray, Maya')).html).toContain('Second</p>');

    const versions = (await get('/goalAchievement/versions')).body;
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1, 0]);
    expect(versions[1]).toMatchObject(words);
    const back = await admin.asAdmin.post(`${base}/goalAchievement/versions/1/restore`, {});
    expect(back).toMatchObject({ status: 200, body: { ...words, version: 3 } });
    const first = await admin.asAdmin.post(`${base}/goalAchievement/versions/0/restore`, {});
    expect(first.body).toMatchObject({ subject: 'You did it: {{goalTitle}}', version: 4 });
    expect((await admin.asAdmin.post(`${base}/goalAchievement/versions/77/restore`, {})).status).toBe(404);
  });

  it('are stored without scripts and what loads or covers anything', async () => {
    const html =
      '<p onclick="x()" style="position:fixed;color:red">Hi</p><script>alert(1)</script><img src=x onerror=y>';
    const { body } = await put('premiumUpgrade', { subject: 'S', html });
    expect(body.html).toBe('<p style="color:red">Hi</p><img src="x" />');
  });

  it.each([
    [
      'an unknown variable in the HTML',
      { subject: 'S', html: '<p>{{lastName}}</p>' },
      'html',
      'There is no variable {{lastName}}',
    ],
    [
      'an unknown variable in the subject',
      { subject: '{{x}}', html: '<p>a</p>' },
      'subject',
      'There is no variable {{x}}',
    ],
    ['a blank subject', { subject: ' ', html: '<p>a</p>' }, 'subject', 'Subject is required'],
    [
      'a subject of two lines',
      { subject: 'a\r\nBcc: b@example.org', html: '<p>a</p>' },
      'subject',
      'A subject has one line',
    ],
    ['blank HTML', { subject: 'S', html: '  ' }, 'html', 'HTML is required'],
    ['HTML of which nothing is left', { subject: 'S', html: '<script>a</script>' }, 'html', 'HTML is required'],
    ['an operator as HTML', { subject: 'S', html: { $ne: '' } }, 'html', expect.any(String)],
  ])('are refused with %s', async (_case, words, path, message) => {
    const { status, body } = await put('welcome', words);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ path, message }] });
    expect(await of('welcome')).toMatchObject({ version: 0 });
  });

  it('tell an admin who saves over another one, with the stored text', async () => {
    const words = { subject: 'One', html: '<p>One</p>' };
    await put('betaPremiumWelcome', { ...words, version: 0 });
    const late = await put('betaPremiumWelcome', { subject: 'Two', html: '<p>Two</p>', version: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale-version', current: words } });
  });

  it('of Pathwise cannot be deleted, and an unknown one is a 404', async () => {
    expect((await admin.asAdmin.delete(`${base}/welcome`)).status).toBe(409);
    for (const path of ['/none/preview', '/none/versions', '/__proto__/preview', '/constructor/preview'])
      expect((await get(path)).status).toBe(404);
    expect((await put('none', { subject: 'S', html: '<p>a</p>' })).status).toBe(404);
    expect((await admin.asAdmin.delete(`${base}/none`)).status).toBe(404);
  });
});

describe('a preview', () => {
  it('shows sample values, or those of a chosen person, and no link that unsubscribes them', async () => {
    const ann = await admin.member({ firstName: 'Ann' });
    expect((await get('/welcome/preview')).body).toMatchObject({
      subject: 'Welcome to Pathwise',
      html: expect.stringContaining('Welcome, Sam</h1>'),
      text: expect.stringContaining('Welcome, Sam'),
    });
    const hers = (await get(`/welcome/preview?userId=${ann.id}`)).body;
    expect(hers.html).toContain('Welcome, Ann</h1>');
    expect(hers.html).toContain('href="https://pathwise.example/unsubscribe"');
    expect((await get('/welcome/preview?userId=nobody')).status).toBe(404);
  });

  it('of the weekly mail has its bars', async () => {
    const { body } = await get('/weeklyProgress/preview');
    expect(body.html).toContain('bgcolor="#8b5cf6"');
    expect(body.text).toContain('Run a half marathon: 40 %');
  });

  it('of a draft names unknown variables and stores nothing', async () => {
    const draft = { subject: 'Hi {{firstName}}', html: '<p>{{surname}}</p><script>x</script>' };
    const { status, body } = await admin.asAdmin.post(`${base}/welcome/preview`, draft);
    expect({ status, body }).toMatchObject({ status: 200, body: { subject: 'Hi Sam', unknownVariables: ['surname'] } });
    expect(body.html).not.toMatch(/<script|surname/);
    expect(await of('welcome')).toMatchObject({ version: 0 });
  });
});

describe('a test mail', () => {
  const test = (body: object) => admin.asAdmin.post('/api/admin/test-email', body);

  it.each([
    ['welcome', 'Welcome to Pathwise'],
    ['progress', 'Your week on Pathwise'],
    ['achievement', 'You did it: Run a half marathon'],
    ['weeklyProgress', 'Your week on Pathwise'],
    ['betaPremiumWelcome', undefined],
    ['premiumUpgrade', undefined],
  ])('of the type %s arrives', async (type, original) => {
    const subject = original ?? (await of(type)).subject; // tests above have edited these
    const email = `${type.toLowerCase()}@example.org`;
    expect((await test({ type, email })).status).toBe(202);
    const mail = await admin.mailTo(email, subject);
    expect(Object.keys(mail.headers)).not.toContain('list-unsubscribe');
  });

  it('is refused without an address and for an unknown type', async () => {
    expect((await test({ type: 'welcome', email: ' ' })).status).toBe(422);
    expect((await test({ type: 'welcome', email: 'a@example.org, b@example.org' })).status).toBe(422);
    for (const type of ['none', 'constructor', '__proto__'])
      expect((await test({ type, email: 'a@example.org' })).status).toBe(404);
  });
});

describe('a template from a prompt', () => {
  const create = (body: object) => admin.asAdmin.post(`${base}/create`, body);
  /** A coach that answers so, while `work` runs. Returns what it was asked. */
  async function withCoach(answered: Awaited<ReturnType<typeof said>>, work: () => Promise<unknown>) {
    const asked: object[] = [];
    const { broker, deps } = admin.service.running;
    const telling = answer(draftMailFor, (question) => {
      asked.push(question);
      return answered;
    });
    const coach = startAnswers({ broker, log: deps.log, service: 'ai' }, [telling]);
    await work();
    await coach.stop();
    return asked;
  }
  const said = async (mail: { subject: string; html: string }) => ({ mail });

  it('is written by the coach, and stored sanitised and without variables that mails do not have', async () => {
    const html = '<h1>Hi {{firstName}}</h1><script>alert(1)</script><p onclick="x()">{{ coupon }}Come in.</p>';
    const asked = await withCoach(await said({ subject: 'Spring {{season}}news', html }), async () => {
      const answered = await create({ type: 'spring-news', prompt: '  Tell people about spring ' });
      expect(answered).toMatchObject({ status: 201, body: { type: 'spring-news' } });
    });
    expect(asked).toEqual([
      {
        ownerId: expect.any(String),
        prompt: 'Tell people about spring',
        variables: ['firstName', 'email', 'goalTitle'],
      },
    ]);
    expect(await of('spring-news')).toMatchObject({
      name: 'Spring news',
      subject: 'Spring news',
      html: '<h1>Hi {{firstName}}</h1><p>Come in.</p>',
      custom: true,
      version: 1,
    });
    expect((await get('/spring-news/versions')).body).toHaveLength(1);
  });

  it('has a type of its own', async () => {
    await withCoach(await said({ subject: 'A', html: '<p>B</p>' }), async () => {
      const both = await Promise.all([1, 2].map(() => create({ type: 'twice', prompt: 'A' })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await create({ type: 'welcome', prompt: 'A' })).status).toBe(409);
    });
  });

  it.each([
    { type: 'create', prompt: 'A' },
    { type: 'Spring News', prompt: 'A' },
    { type: '../x', prompt: 'A' },
    { type: '', prompt: 'A' },
    { type: 'fine', prompt: '  ' },
    { type: 'fine', prompt: 'x'.repeat(4_001) },
    { type: { $ne: '' }, prompt: 'A' },
  ])('is refused for %j', async (body) => {
    expect((await create(body)).status).toBe(422);
  });

  it('is refused in the coach’s words when it would do harm', async () => {
    const declined = { declined: 'I do not help with that.' } as never;
    await withCoach(declined, async () => {
      const answered = await create({ type: 'harm', prompt: 'A' });
      expect(answered).toMatchObject({ status: 422, body: { detail: 'I do not help with that.' } });
    });
    expect(await of('harm')).toBeUndefined();
  });

  it('is not written while the coach is away, which the answer says', async () => {
    expect(await create({ type: 'later', prompt: 'A' })).toMatchObject({
      status: 503,
      body: { detail: 'Sage is away for a moment, so no template was written. Please try again.' },
    });
    expect(await of('later')).toBeUndefined();
  });
});
