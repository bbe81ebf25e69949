import { describe, expect, it } from '@jest/globals';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';
import type { CoachGoal } from './answer-goals.rules.ts';

const testDay = '2026-11-21';
const marathon: CoachGoal = {
  title: 'Run a half marathon',
  category: 'health',
  status: 'active',
  progress: 31,
  targetDate: '2027-04-11',
  nextSteps: [
    { title: 'Long outing reaches 8.5 km', dueDate: '2026-11-22' },
    { title: 'Enter a shorter event', dueDate: '2026-11-29' },
    { title: 'Reach your longest training distance', dueDate: '2027-03-20' },
  ],
  overdueSteps: [{ title: 'Settle into three outings a week', dueDate: '2026-11-10' }],
};
const spanish: CoachGoal = {
  title: 'Learn Spanish',
  category: 'hobby',
  status: 'active',
  progress: 12,
  targetDate: null,
  nextSteps: [{ title: 'Learn the 300 most frequent words', dueDate: null }],
  overdueSteps: [],
};
const savings: CoachGoal = {
  title: 'Save €5,000',
  category: 'financial',
  status: 'completed',
  progress: 100,
  targetDate: '2026-10-01',
  nextSteps: [],
  overdueSteps: [],
};
const all = [marathon, spanish, savings];
const read = (text: string) => readMessage({ text, today: testDay, timeZone: 'UTC' });
const ask = (text: string, goals: readonly CoachGoal[] = all) =>
  answer({ read: read(text), goals, today: testDay, firstName: 'Maya' });

describe('answering from the person’s own goals', () => {
  it.each([
    ['what should I do next?', ['Settle into three outings a week', '2026-11-10', 'Learn the 300 most frequent words']],
    ['what should I do today?', ['Settle into three outings a week', 'still open from before']],
    ['what is on this week?', ['Long outing reaches 8.5 km · 2026-11-22 (tomorrow)', 'Open from before']],
    ['and next week?', ['Enter a shorter event · 2026-11-29 (in 8 days)']],
    ['how am I doing?', ['31%', '12%', 'Save €5,000**: completed', '1 overdue']],
    ['How is my spanish going?', ['Learn Spanish', '12%']],
    ['when is the half marathon due?', ['2027-04-11 (in 141 days)']],
    ['how much time do I have left for the marathon', ['2027-04-11']],
    ['when do I have to reach my longest training distance?', ['2027-03-20']],
    ['what is left for the marathon?', ['4 steps are left', 'Reach your longest training distance']],
    ['what’s overdue?', ['1 step is past its day', 'Settle into three outings a week']],
    ['what are my goals?', ['You have 3 goals', 'Learn Spanish']],
    ['I’m stuck', ['smaller', 'ten minutes']],
    ['I lost motivation with spanish', ['Learn the 300 most frequent words', '12%']],
    ['what can you do?', ['How am I doing?']],
    ['what about my savings?', ['Save €5,000', 'completed']],
    ['can you change my target date?', ['Goals page']],
    ['I want to speak to a human', ['/support']],
    ['Hi! I want to log out, please.', ['Log out', 'your name']],
    ['I want to export my data', ['/profile', '/support']],
    ['i want my money back', ['/support']],
    ['I want to cancel my subscription', ['/subscription']],
    ['I want to delete my account', ['/profile', '/support']],
    ['I want to talk', ['I am here', '/support']],
    ['I need to go to the toilet', ['Take your time']],
    ['I finished the 300 words', ['Well done']],
    ['hi', ['Hello Maya']],
    ['thanks!', ['You are welcome, Maya']],
  ])('answers "%s"', (text, parts) => {
    for (const part of parts) expect(ask(text)).toContain(part);
  });

  it.each([
    ['I lost my job and I do not know what to do', 'I want to find a new job'],
    ['I was made redundant on Friday.', 'I want to find a new job'],
    ['My girlfriend left me', 'break-up'],
    ['my grandmother passed away', 'grief'],
    ['My mum is very ill', 'I want to spend more time with'],
  ])('answers "%s" kindly, with a goal to set and no step of another goal', (text, wish) => {
    const reply = ask(text);
    expect(reply).toMatch(/sorry/i);
    expect(reply).toContain(wish);
    for (const other of ['outings', '300', 'smaller', 'Spanish', 'marathon']) expect(reply).not.toContain(other);
    expect(ask(text, [])).toBe(reply);
  });

  it('still counts lost kilos as a success', () => expect(ask('I lost 3 kg')).toContain('Well done'));

  it.each([
    'I refused a cigarette at the party, so proud!',
    'So happy, I turned down the cake',
    'I cancelled my credit card, feels great',
  ])('hears the joy in: %s', (text) => expect(ask(text)).not.toMatch(/sorry|hard|hurts/i));

  it.each([
    "I'm not afraid of dying any more",
    "i'm no longer scared of what comes after",
    'I am not afraid of death any more',
  ])('hears no joy in: %s', (text) => expect(ask(text)).toMatch(/I can listen/));

  it.each([
    ['Wie kann ich 10 kg abnehmen?', 'auf Englisch'],
    ['Hallo, was soll ich heute machen und wie?', 'auf Englisch'],
    ['Comment puis-je perdre du poids ?', 'en anglais'],
    ['¿Qué debo hacer hoy?', 'en inglés'],
    ['Como posso economizar para uma casa?', 'em inglês'],
    ['Cosa devo fare oggi per il mio obiettivo?', 'in inglese'],
  ])('says in its language what it can do: %s', (text, part) => expect(ask(text)).toContain(part));

  it.each([
    'I want to visit La Paz and El Alto',
    'I want to read Don Quijote de la Mancha',
    'learn to cook coq au vin',
    'I want to learn German: der, die, das',
    'How do I say je veux in English?',
    'hi',
    'was?',
    'die',
    'me',
  ])('does not say so to "%s"', (text) => expect(ask(text)).not.toMatch(/Englisch|anglais|inglés|inglês|inglese/));

  it('mentions only the goal that was named', () => {
    expect(ask('what should I do next for spanish?')).not.toContain('outings');
    expect(ask('what is left for the marathon?')).not.toContain('Spanish');
  });

  it('says that it does not know rather than inventing an answer', () => {
    const reply = ask('what is the capital of France?');
    expect(reply).toContain('know your goals');
    expect(reply).not.toContain('Paris');
    expect(ask('when is spanish due?')).toContain('no target date');
  });

  it('gives the first steps of a kind of goal that the person does not have yet', () => {
    expect(ask('how do I lose weight?')).toContain('Write down what you eat');
    expect(ask('how do I lose weight?')).toContain('I want to lose weight by');
  });

  it('asks a person without goals to write one', () => {
    for (const text of ['what should I do next?', 'what is overdue?', 'hi', 'how am I doing?', 'what are my goals?'])
      expect(ask(text, [])).toContain('no goals here yet');
    expect(ask('I am stuck', [])).toContain('no goals here yet');
  });

  it('says so when nothing is open or overdue', () => {
    expect(ask('what should I do next?', [savings])).toContain('completed');
    expect(ask('what is overdue?', [spanish])).toContain('Nothing is overdue');
    expect(ask('what is due today?', [spanish])).toContain('Nothing is planned or due today');
    expect(ask('what is left?', [{ ...spanish, nextSteps: [] }])).toContain('no open steps');
  });

  it('answers questions about the app for a person without goals', () => {
    expect(ask('I want to log out', [])).toContain('Log out');
    expect(ask('i want my money back', [])).toContain('/support');
  });

  it('leaves paused goals out of the next steps', () => {
    expect(ask('what next?', [{ ...marathon, status: 'paused' }, spanish])).not.toContain('outings');
  });

  it('answers a message about a crisis with help lines only', () => {
    const reply = answer({
      read: read('I want to end my life'),
      goals: all,
      today: testDay,
      helpLines: [{ name: 'Samaritans', contact: '116 123' }],
    });
    expect(reply).toContain('116 123');
    expect(reply).not.toContain('marathon');
  });

  it('mentions only steps, dates and goals that it was given', () => {
    const facts = JSON.stringify(all);
    for (const text of [
      'what next?',
      'how am I doing?',
      'what is left?',
      'this week?',
      'what is overdue?',
      'list my goals',
      'I am behind',
    ]) {
      for (const [quoted = ''] of ask(text).matchAll(/(?<=\*\*)[^*\n]+(?=\*\*)|(?<=“)[^”]+(?=”)/g))
        expect(facts).toContain(quoted.replace(/^: .*/, ''));
    }
  });
});

describe('answering from the whole roadmap and the week', () => {
  const step = (title: string, doneOn: string | null, dueDate: string | null, description: string | null = null) => ({
    title,
    dueDate,
    description,
    completed: doneOn !== null,
    doneOn,
  });
  const novel: CoachGoal = {
    title: 'Finish the novel',
    category: 'hobby',
    status: 'active',
    progress: 50,
    targetDate: '2027-06-30',
    overdueSteps: [],
    nextSteps: [
      { title: 'Write chapter 3', dueDate: '2026-12-01' },
      { title: 'Revise everything', dueDate: '2027-05-01' },
    ],
    steps: [
      step('Write the outline', '2026-10-03', '2026-10-05'),
      step('Write chapters 1 and 2', '2026-11-11', '2026-11-10'),
      step('Write chapter 3', null, '2026-12-01', 'Ten pages, two a day.'),
      step('Revise everything', null, '2027-05-01'),
    ],
  };
  const tasks = [
    { title: 'Buy ink', day: '2026-11-10', completed: true },
    { title: 'Read aloud', day: testDay, completed: false },
    { title: 'Type two pages', day: '2026-11-23', completed: false },
  ];
  const history = (message: string) => [{ message, response: 'x' }];
  const askNovel = (text: string, more: object = {}) =>
    answer({ read: read(text), goals: [novel, spanish], today: testDay, tasks, ...more });

  it.each([
    ['what did I get done last week?', ['Write chapters 1 and 2 · 2026-11-11', 'Buy ink · 2026-11-10']],
    ['why is the novel at 50 percent?', ['2 of 4 steps are done', 'counts the same']],
    ['explain step 3 of the novel', ['Write chapter 3', 'Ten pages, two a day.']],
    ['what comes after the outline?', ['After “Write the outline” comes', 'Write chapters 1 and 2']],
    ['What is next after Write the outline?', ['After “Write the outline” comes', 'Write chapters 1 and 2']],
    ["what's next after writing chapter 3", ['After “Write chapter 3” comes', 'Revise everything']],
    ['what is my next step for the novel?', ['Write for 15 minutes on “Write chapter 3”']],
    ['which goal is closest to done?', ['Finish the novel**', '50%']],
    ['which goal have I neglected most?', ['Learn Spanish**']],
    ['can I still make it with the novel?', ['2 steps for the 221 days until 2027-06-30', 'on course']],
    [
      'I have 20 minutes, what can I do for the novel?',
      ['For 20 minutes', 'Read aloud', 'Write chapter 3', 'two a day'],
    ],
    ['what is planned for Monday?', ['Monday 2026-11-23', 'Type two pages']],
    ['what does the next month look like?', ['Write chapter 3 · 2026-12-01', 'Type two pages · 2026-11-23']],
    ['when is the novel due?', ['2027-06-30', 'Wednesday 2027-06-30']],
  ])('answers "%s"', (text, parts) => {
    for (const part of parts) expect(askNovel(text)).toContain(part);
  });

  it('says so when planner does not answer', () => {
    expect(askNovel('what is planned for Monday?', { tasks: undefined })).toContain('cannot see your weekly plan');
  });

  it('reads a follow-up together with the question before it', () => {
    expect(askNovel('and for spanish?', { history: history('when is the novel due?') })).toContain('no target date');
    expect(askNovel('why?', { history: history('how is the novel going?') })).toContain('2 of 4 steps');
    expect(askNovel('tell me more', { history: history('what should I do next for the novel?') })).toContain(
      'two a day',
    );
  });

  it('answers about the goal whose page is open', () => {
    expect(askNovel('what is left?', { inView: 'Learn Spanish' })).not.toContain('chapter');
  });

  it('does not repeat itself in small talk', () => {
    const replies = [0, 1, 2, 3].map((turns) =>
      askNovel('tell me a joke', { history: Array.from({ length: turns }, () => history('hi')[0]) }),
    );
    expect(new Set(replies).size).toBe(4);
    expect(askNovel('tell me a joke')).toBe(askNovel('tell me a joke'));
  });
});
