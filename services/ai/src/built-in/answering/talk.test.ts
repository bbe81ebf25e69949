import { describe, expect, it } from '@jest/globals';
import { goalOf as anyGoal, step, today } from '../../../test/given-goals.ts';
import { allAdvice } from '../messages/advice/all.ts';
import { sentencesOf } from '../messages/matter.ts';
import { adviceFor } from '../reading/find-advice.rules.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';

const goalOf: typeof anyGoal = (title, steps, more) =>
  anyGoal(title, steps, { progress: 20, targetDate: '2027-11-22', ...more });

const race = goalOf('Run a half marathon', [
  step('Run 5 km without walking', '2026-10-01', '2026-09-30'),
  step('Run 12 km in the park', '2026-12-10'),
]);
const boat = goalOf('Save £6,000 for a boat', [
  step('List what goes out each month', '2026-06-01', '2026-06-02'),
  step('Ask two sellers for their price', '2026-11-18'),
]);
const choir = goalOf('Sing in the choir', [step('Visit a rehearsal', '2026-08-01')], { status: 'paused' });
const goals = [race, boat, choir];
const tasks = [
  { title: 'Easy run, 8 km', day: today, completed: false },
  { title: 'Ring the harbour', day: '2026-11-17', completed: true },
];
const ask = (text: string, more: object = {}) =>
  answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals, today, tasks, ...more });
const after = (message: string, response: string) => ({ history: [{ message, response }] });
const titles = goals.flatMap(({ steps = [] }) => steps.map(({ title }) => title));

describe('what somebody tells about a day', () => {
  it.each([
    'my grandmother died last night',
    'I feel so lonely this evening',
    'my boss shouted at me',
    'I am so happy about my sister',
    'thank you so much',
    'tell me a joke',
    'do you like tea?',
    'are you chatgpt?',
    'we had pancakes for breakfast',
    'good night, Sage',
  ])('is answered without a step of the plan: %s', (text) => {
    const reply = ask(text);
    for (const title of titles) expect(reply).not.toContain(title);
    expect(reply).not.toMatch(/Next comes|ago\)/);
  });

  it('makes no goal out of grief', () => expect(ask('my grandmother died last night')).not.toContain('“I want'));

  it('hears what is said about an idle week, and sends nobody to a doctor', () => {
    const reply = ask('I did nothing all week and feel ashamed');
    expect(reply).toContain('Ring the harbour');
    expect(reply).not.toContain('doctor');
  });

  it('names the task that a success was about', () => {
    expect(ask('I ran 8 km today!!')).toMatch(/Well done.*Easy run, 8 km/);
    expect(ask('I ran 8k today!!')).toMatch(/Well done.*Easy run, 8 km/);
    expect(ask("I've saved 8k!")).not.toMatch(/Easy run/);
  });

  it.each([
    ['Was kannst du alles?', 'auf Englisch'],
    ['¿Qué puedes hacer?', 'en inglés'],
    ['Que sais-tu faire ?', 'en anglais'],
  ])('says in its language what Sage can do: %s', (text, part) => expect(ask(text)).toContain(part));
});

describe('a mood', () => {
  const matterOf = (text: string) => readMessage({ text, today, timeZone: 'UTC' }).about.matter;

  it.each([
    ["I'm such a failure, didn't write a single application", 'self-doubt'],
    ['what a loser I am, never opened the letter', 'self-doubt'],
    ['im pathetic, not one phone call made', 'self-doubt'],
    ['such an idiot, missed the class again', 'self-doubt'],
    ['I am useless, I skipped every session', 'self-doubt'],
    ['feeling smug about my swim on Monday', 'boast'],
    ['rather chuffed with how the swim went', 'boast'],
    ['a bit proud of that interval session if I may say so', 'boast'],
    ['nearly seven months off the drink and so proud', 'resisted'],
    ['almost a year without a cigarette, proud of me', 'resisted'],
    ['five weeks without gambling and I feel great', 'resisted'],
    ['everyone at work owns a house and I still live in a bedsit', 'comparison'],
    ['all my friends are married by now and im still single', 'comparison'],
    ['people my age have savings and I have nothing', 'comparison'],
    ["my dad's in hospital and I can't think about any of this", 'news-emergency'],
    ['my gran had a stroke, no head for training or the book now', 'news-emergency'],
    ['my son is in intensive care, I cannot do any goals right now', 'news-emergency'],
    ["can't be bothered this evening", 'reluctant'],
    ['really not feeling it tonight', 'reluctant'],
    ['fed up, nothing is getting anywhere', 'stuck'],
    ['frustrated, it all stands still', 'stuck'],
    ['what will the weather be like tomorrow', 'weather'],
    ['is it going to rain on saturday', 'weather'],
  ])('is heard as what it is: %s', (text, matter) => expect(matterOf(text)).toBe(matter));

  it.each([
    'nearly six months without a drink and so proud',
    'everyone my age has a career and I am still temping',
    'feeling smug about my run',
    'kind of chuffed I wrote ten pages on Friday',
    'four months off the cigs today, yes',
    'not up for the swim today, it is grim out',
    "my mum is in hospital and I can't think of the exam",
    'so proud of myself today',
  ])('makes no goal: %s', (text) => expect(readMessage({ text, today, timeZone: 'UTC' }).intent).not.toBe('goal'));

  it.each([
    'I want to be proud of myself again',
    'I want to own a house like everyone my age',
    '30 days without sugar',
    'I feel proud when I run, I want to run a marathon',
    'stop comparing myself with others',
    'I want to visit my mum in hospital every week',
  ])('is not seen in a wish: %s', (text) => expect(readMessage({ text, today, timeZone: 'UTC' }).intent).toBe('goal'));

  it('of pride names what it is about', () => {
    expect(ask("feeling smug about tuesday's call to the harbour")).toContain('Ring the harbour');
  });

  it('of somebody in hospital is offered no goal', () => {
    expect(ask("my mum is in hospital and I can't think of anything else")).not.toContain('I want to');
  });

  it('of standing still is answered with what has moved', () => {
    expect(ask('fed up, nothing is moving')).toContain('Run 5 km without walking');
  });

  it('of comparing oneself is answered with the own way', () => {
    expect(ask('all my friends have a house and I still rent')).toContain('Run 5 km without walking');
  });
});

describe('a question about the page', () => {
  it.each([
    ['how do I sign out, this is my flatmate’s laptop', 'Log out'],
    ['where do I log off on a shared tablet', 'Log out'],
    ['my profile pic is refused, too large it says', '1 MB'],
    ['what is inside premium and is it any good', 'Mentorship'],
    ['what is the week page for', 'Monday to Sunday'],
    ['how do I get hold of a human, for support I mean', 'Support page'],
    ['remind me what a lifetime ISA is', '25 per cent'],
  ])('%s', (text, part) => expect(ask(text)).toContain(part));
});

describe('a question about one goal', () => {
  it.each(['how far am I with the running?', 'how is the jogging going'])('%s', (text) => {
    const reply = ask(text);
    expect(reply).toContain('1 of 2 steps');
    expect(reply).not.toContain('boat');
  });

  it('may ask for paused goals only', () => {
    expect(ask('which goal did I pause?')).toContain('Sing in the choir');
    expect(ask('which goal did I pause?')).not.toContain('boat');
  });

  it('may ask for the amount a month', () => expect(ask('how much do I need to save each month?')).toContain('£500'));

  it('finds what was ticked first, and in a season', () => {
    expect(ask('what was the first thing I ticked?')).toContain('List what goes out each month');
    expect(ask('how was my autumn?')).toContain('Run 5 km without walking');
    expect(ask('how was my autumn?')).not.toContain('List what goes out');
  });

  it('counts an overdue step of this week among those of this week', () => {
    expect(ask('what is due this week?')).toMatch(/^Due this week:\n\n- Ask two sellers/);
  });
});

describe('a little time', () => {
  it('is filled with what can be done in it', () => {
    const reply = ask('I have 20 minutes, what can I do?');
    expect(reply).toContain('write down the three things you want to say or ask');
    expect(reply).toContain('“Easy run, 8 km” itself needs more time');
  });

  it('holds no run on a train', () => {
    expect(ask('what can I do on the train for twenty minutes?')).not.toContain('run');
  });
});

describe('words about the answer before', () => {
  const listed = after(
    'what is overdue?',
    '2 steps are past their day:\n\n- Ask two sellers for their price · 2026-11-18\n- Visit a rehearsal · 2026-08-01',
  );
  const advised = after('can I run with a cold', 'With a blocked nose, an easy half is fine. With fever, rest.');

  it('shorten it', () =>
    expect(ask('shorter please', advised)).toBe('In short: With a blocked nose, an easy half is fine.'));
  it('doubt it', () => expect(ask('really?', advised)).toContain('Which part'));
  it('ask for it again', () => expect(ask('say that again', advised)).toBe(advised.history[0]?.response));
  it('mean another goal', () => expect(ask('no, I meant the other one', advised)).toContain('Which one do you mean?'));
  it('name a line of it', () => expect(ask('and the second one?', listed)).toContain('Visit a rehearsal'));
  it('complain of repetition', () => expect(ask('you keep saying that', advised)).toContain('repeated myself'));
  it('find nothing without one', () => expect(ask('shorter please')).toContain('no earlier answer'));
});

describe('general questions', () => {
  it.each([
    ['how could I ask my boss for more money?', 'name one figure'],
    ['what exactly is a Lifetime ISA?', 'adds 25 per cent'],
    ['is it worth seeing a mortgage broker', 'looks at many lenders'],
    ['my phone keeps distracting me, any tips?', 'another room'],
    ['does someone my age need a will?', 'With children, property'],
    ['how long should I rest between two sets?', 'two to three minutes'],
  ])('are answered: %s', (text, part) => expect(ask(text)).toContain(part));

  it('are declined in a sentence where nothing is known', () => {
    expect(ask('how do I tune a hurdy-gurdy properly?')).toContain('do not know enough');
  });

  it('explain a step without a description', () => {
    const isa = goalOf('Save for a flat', [step('Open a Lifetime ISA', '2026-12-01')]);
    expect(ask('explain the ISA step', { goals: [isa] })).toContain('adds 25 per cent');
  });
});

describe('the store of advice', () => {
  it('has at least 150 entries, each with a name of its own, questions and a short answer', () => {
    expect(allAdvice.length).toBeGreaterThanOrEqual(150);
    expect(new Set(allAdvice.map(({ id }) => id)).size).toBe(allAdvice.length);
    for (const entry of allAdvice) {
      expect({ id: entry.id, enough: sentencesOf(entry).length >= 2 }).toMatchObject({ enough: true });
      expect(entry.answer).not.toMatch(/[!"]/);
      expect(entry.answer.split(/(?<=[.?])\s/).length).toBeLessThanOrEqual(8);
    }
  });

  it('finds nearly every entry by its own questions', () => {
    const all = allAdvice.flatMap((entry) => sentencesOf(entry).map((text) => ({ text, entry })));
    const found = all.filter(({ text, entry }) => adviceFor(text) === entry);
    expect(found.length / all.length).toBeGreaterThan(0.97);
  });
});
