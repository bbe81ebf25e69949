import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from '../drafting/draft-roadmap.rules.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';
import type { CoachGoal } from './answer-goals.rules.ts';

const today = '2026-12-01';
const at = { today, timeZone: 'UTC' };

function goalOf(title: string, category: CoachGoal['category'], targetDate: string, text = title): CoachGoal {
  const { milestones } = draftRoadmap({ ...at, title, text, targetDate });
  const steps = milestones.map((step) => ({
    ...{ title: step.title, description: step.description, dueDate: step.dueDate },
    ...{ completed: false, doneOn: null },
  }));
  return { title, category, status: 'active', progress: 0, targetDate, nextSteps: steps, overdueSteps: [], steps };
}

const treehouse = goalOf('Build a treehouse', 'hobby', '2027-07-20');
const shed = goalOf('Build a shed', 'hobby', '2027-07-20');
const goethe = goalOf('Pass the Goethe B2 German exam', 'profession', '2027-06-12');
const delf = goalOf('Pass DELF B2', 'profession', '2027-06-12');
const deposit = goalOf('Save 18,000 euros for a flat deposit', 'financial', '2028-12-31');
const books = goalOf('Read twelve books this year', 'hobby', '2026-12-31');
const race = goalOf(
  'Run my first 10 km race',
  'health',
  '2027-04-18',
  'I want to run my first 10 km race, I have two evenings a week and I start from zero',
);
const sewing = goalOf('Learn to sew', 'hobby', '2027-07-20');

const ask = (text: string, goal: CoachGoal) => answer({ read: readMessage({ ...at, text }), goals: [goal], today });

describe('a question about the goal at hand', () => {
  it.each([
    ['Do I need a permit?', treehouse, 'Ask the owner, the neighbours and the office'],
    ['Do we need planning permission?', shed, 'Ask what is allowed'],
    ['Is it even allowed?', shed, 'Ask what is allowed'],
    ['Do I need a licence?', sewing, 'I do not know that surely'],
    ['Do I need to take B1 first, or is it enough if I go straight to B2?', goethe, 'Each level is an exam of its own'],
    ['Should I pass B1 before B2?', delf, 'sample test'],
    ['What if I lose my job?', deposit, 'reserve'],
    ['what happens if I am made redundant?', deposit, 'stop the transfer'],
    ['is three running days not too much?', race, 'two evenings a week'],
    ['are two runs a week enough?', race, 'never two in a row'],
    ['How many books must I read this week and is that realistic?', books, '12 books are left and 30 days'],
    ['how many books do I have to read a week?', books, 'about 2.8 a week'],
  ])('"%s" is answered from its plan', (text, goal, part) => expect(ask(text, goal)).toContain(part));

  it.each([
    ['Do I need a work permit?', treehouse, 'I do not know that surely'],
    ['Am I allowed to be happy again?', sewing, 'building office'],
    ['Do I need approval from the bank?', sewing, 'building office'],
    ['What is the next step?', goethe, 'Each level'],
    ['How many steps are left this week?', books, 'books are left'],
    ['What if I miss a week?', deposit, 'stop the transfer'],
    ['How many books are there in the series?', books, 'books are left'],
    ['Is it three weeks to the race?', race, 'tendons'],
  ])('"%s" is not taken for one', (text, goal, part) => expect(ask(text, goal)).not.toContain(part));
});

describe('the next step where the weekly plan has it', () => {
  const [first] = race.steps ?? [];
  const tasks = [{ title: first?.title ?? '', day: '2026-12-02', completed: false }];
  const next = (text: string, week: typeof tasks) =>
    answer({ read: readMessage({ ...at, text }), goals: [race], today, tasks: week });

  it.each(['what should I do next?', 'how is my 10 km going?'])('"%s" names the day of the plan', (text) => {
    expect(next(text, tasks)).toContain('planned for 2026-12-02 (tomorrow)');
    expect(next(text, [])).not.toContain('planned for');
    expect(next(text, [{ title: 'Run 3 km', day: '2026-12-02', completed: false }])).not.toContain('planned for');
  });
});

describe('a rate by which a sum is saved', () => {
  const title = 'Save 18,000 euros for a flat deposit';
  const said = `${title} by 31 December 2028. I earn 2,900 net, have 1,200 saved so far`;
  const told = goalOf(title, 'financial', '2028-12-31', said);
  const asked = 'I can only save 400 a month. What does that mean?';

  it.each([
    ['the plan', told],
    ['the goal', { ...deposit, said }],
  ])('counts on what is put by, as %s has it', (_, goal) => {
    expect(ask(asked, goal)).toContain('with the 1,200 that you have it is 11,200');
    expect(ask(asked, goal)).toContain('move the date to 2030-05-31');
    expect(ask(asked, goal)).toContain('about 672 a month');
    expect(ask(asked, goal)).not.toContain('How much is put aside');
  });

  it('asks where nothing was said', () => expect(ask(asked, deposit)).toContain('How much is put aside so far?'));
  it('says yes where it is enough', () =>
    expect(ask('I can only save 700 a month. Is it enough?', told)).toMatch(/^Yes: .*1,200 that you have/));
});

describe('advice beside a goal in view', () => {
  const inView = (text: string, goal: CoachGoal) =>
    answer({ read: readMessage({ ...at, text }), goals: [treehouse, goethe, deposit], inView: goal.title, today });

  it.each([
    ['how do I keep the kids safe?', treehouse, /abuse|helpline/],
    ['What if I lose my job?', treehouse, /10 to 20 per cent/],
  ])('"%s" is of no other subject', (text, goal, other) => expect(inView(text, goal)).not.toMatch(other));

  it.each([
    ['how do I save more every month?', deposit, /10 to 20 per cent/],
    ['Should I buy shares with it?', deposit, /index fund/],
    ['how do I learn words faster?', goethe, /flashcards/],
  ])('"%s" stays where it shares the subject', (text, goal, known) => expect(inView(text, goal)).toMatch(known));
});
