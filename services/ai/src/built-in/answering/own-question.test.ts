import { describe, expect, it } from '@jest/globals';
import { goalOf, step, today } from '../../../test/given-goals.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';
import { daysNamed } from './named-days.rules.ts';

const boat = goalOf('Save £6,000 for a boat', [
  step('List what goes out each month', '2026-10-01', '2026-10-03'),
  step('Ask two sellers for their price', '2026-11-18'),
  step('Open a savings account', '2026-12-05'),
]);
const thesis = goalOf('Finish the thesis', [
  step('Agree on a title', '2026-09-01', '2026-08-30'),
  step('Write the method chapter', '2027-01-20'),
]);
const choir = goalOf('Sing in the choir', [step('Visit a rehearsal', '2026-08-01')], { status: 'paused' });
const sober = goalOf('Stop drinking', [step('First dry month', '2026-07-01', '2026-07-02')], { status: 'completed' });
const goals = [boat, thesis, choir, sober];
const tasks = [
  { title: 'Ring the harbour', day: '2026-11-17', completed: true },
  { title: 'Read 30 pages on method', day: '2026-11-19', completed: true },
  { title: 'Compare two accounts', day: '2026-11-20', completed: false },
  { title: 'Interview with the skipper', day: '2026-11-25', completed: false },
];
const ask = (text: string, more: object = {}) =>
  answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals, today, tasks, ...more });
const after = (message: string, response: string) => ({ history: [{ message, response }] });

it('finds the goal of two steps by their own words, and none by “before”', () => {
  const attic = goalOf('Clear the attic before my sister visits', [step('Rent a skip', '2026-12-01')]);
  const steps = [step('Choose a course', '2026-12-05'), step('Find a tutor', '2027-01-10')];
  const text = 'How far am I with Italian, and why does the course step come before the tutor step?';
  const said = ask(text, { goals: [attic, goalOf('Speak Italian', steps)] });
  expect(said).toContain('Italian');
  expect(said).not.toContain('attic');
});

describe('the days that a question names', () => {
  it.each([
    ['what is on tomorrow?', '2026-11-23', '2026-11-23'],
    ['what was I meant to do on friday', '2026-11-20', '2026-11-20'],
    ['what have I got on friday', '2026-11-27', '2026-11-27'],
    ['did I go last sunday', '2026-11-15', '2026-11-15'],
    ['what is due next week', '2026-11-23', '2026-11-29'],
    ['how was last week', '2026-11-09', '2026-11-15'],
    ['anything on this weekend', '2026-11-21', '2026-11-22'],
    ['how did October go', '2026-10-01', '2026-10-31'],
    ['what is due in January', '2027-01-01', '2027-01-31'],
    ['what did I do since March', '2026-03-01', today],
    ['what is on the 27th', '2026-11-27', '2026-11-27'],
    ['anything on 3 December', '2026-12-03', '2026-12-03'],
    ['what is coming in the next two weeks', today, '2026-12-06'],
    ["what's next on sunday?", today, today],
    ['what is on next sunday', '2026-11-29', '2026-11-29'],
    ['at the end of the day, what is due in may?', '2027-05-01', '2027-05-31'],
    ['what is due at the end of may', '2027-05-25', '2027-05-31'],
  ])('%s', (words, from, to) => expect(daysNamed(words.toLowerCase(), today)).toMatchObject({ from, to }));

  it('are none in other questions', () => {
    for (const words of ['may I ask something', 'the sun is out', 'what should I do next'])
      expect(daysNamed(words, today)).toBeUndefined();
  });
});

describe('a question about some days', () => {
  it('singles the day out', () => {
    expect(ask('what is on wednesday?')).toMatch(/Wednesday 2026-11-25.*Interview with the skipper/s);
    expect(ask('what is on wednesday?')).not.toContain('Ring the harbour');
  });

  it('says of an empty day what comes next and what has waited', () => {
    expect(ask("what's tomorrow like?")).toMatch(/Nothing is planned.*Interview with the skipper.*Ask two sellers/s);
  });

  it('tells of a day that has passed what was done and what was not', () => {
    expect(ask('what was I meant to do on friday')).toMatch(/not ticked.*Compare two accounts/s);
    expect(ask('did I miss anything this week?')).toMatch(/Ask two sellers.*Compare two accounts.*Done this week/s);
  });

  it('fits into one line', () => {
    expect(ask('next week in one line')).toBe('Next week: Interview with the skipper (2026-11-25).');
  });

  it('goes on by a week', () => {
    const reply = ask('and the week after that?', after("what's on next week", 'The interview.'));
    expect(reply).toContain('Open a savings account');
    expect(reply).not.toContain('Interview');
  });

  it('follows the day that a follow-up names', () => {
    const reply = ask('and wednesday?', after("what's on tuesday", 'Nothing on Tuesday.'));
    expect(reply).toContain('Interview with the skipper');
  });
});

describe('what is named in a question of no known form', () => {
  it.each([
    ['the skipper interview is what day', /Interview with the skipper.*Wednesday 2026-11-25/],
    ['i cannot for the life of me remember whether i agreed the title', /Agree on a title.*done.*2026-08-30/],
    ['who am I supposed to be ringing at the harbour??', /Ring the harbour/],
    ['by what date should the method chapter stand?', /Write the method chapter.*2027-01-20/],
    ['how many pages was it on thursday?', /Read 30 pages on method/],
    ['friday the accounts thing, or was it saturday?', /Compare two accounts.*2026-11-20/],
    ['is december empty or is something due', /Open a savings account/],
    [
      'friends want me in Spain the first weekend of December (4th to 6th). Would I be missing something?',
      /Open a savings/,
    ],
    ['is there an interview on wednesday', /Interview with the skipper/],
    ['have I truly done nothing for the thesis?', /Agree on a title/],
    ['which step of the boat am I stuck on', /Ask two sellers/],
    ['hows the choir goal going', /Sing in the choir/],
    ['what did I not get done this week', /Compare two accounts/],
    ['is the choir still running or did I stop it', /Sing in the choir.*paused/],
  ])('%s', (text, part) => expect(ask(text)).toMatch(part));

  it('is left out beside a body that hurts', () => {
    expect(ask('my back is stiff after the harbour, do I still go on wednesday')).not.toContain('stands in your');
    expect(ask('is there any danger in the interview with a fever?')).not.toContain('stands in your');
  });

  it('is looked for in what a long message asks', () => {
    const tale =
      'My brother came over on Saturday with two cakes and sat in the kitchen for three hours talking about his new car, which is blue and too big for him. Before he left he wanted a figure from me, and I had none. Could you tell me what is still left for the boat, with dates?';
    expect(ask(tale)).toMatch(/Ask two sellers.*Open a savings account/s);
  });
});

describe('a question about one step or task', () => {
  it.each([
    ['when is the savings account due?', /Open a savings account.*Saturday 2026-12-05/],
    ['was the harbour call on monday or tuesday', /Ring the harbour.*Tuesday 2026-11-17.*ticked/],
    ['was the harbour call on sunday', /Ring the harbour.*Tuesday 2026-11-17.*ticked/],
    ['which step comes after asking sellers?', /comes \*\*Open a savings account/],
    ['have I asked the sellers?', /^Not yet.*4 days late/],
    ['is the title agreed already?', /^Yes.*2026-08-30/],
    ['where is the step about the account?', /after “Ask two sellers for their price”/],
    ['what comes after the sellers?', /comes \*\*Open a savings account/],
  ])('%s', (text, part) => expect(ask(text)).toMatch(part));

  it('may point back at the answer before', () => {
    const before = after('what is overdue', 'One step: asking two sellers for their price.');
    expect(ask('how late is that one', before)).toContain('4 days late');
    expect(ask('when exactly', before)).toContain('2026-11-18');
    expect(ask('and the one after?', before)).toContain('Open a savings account');
  });
});

describe('a question for a number', () => {
  it.each([
    ['how many weeks until the thesis is due', /^31 weeks and 3 days/],
    ['does 500 a month get me to the boat?', /^Not by itself.*£3,500/],
    ['is 1000 a month enough for the boat', /^Yes/],
    ['how many pages have I read', /^30 pages/],
    ['how many goals have I finished', /^One.*Stop drinking.*2026-07-02/s],
    ['how many steps are left for the boat', /1 of 3 steps.*2 are left/],
    ["what's the next deadline?", /Open a savings account.*Already past: Ask two sellers/s],
    ['when did I stop drinking', /First dry month.*2026-07-02/],
    ['why does the boat say 33', /1 of 3 steps/],
    ['how many calls did I do this week', /^None that is ticked/],
    ['how many calls did I do this year', /^None.*in the last five weeks/],
    ['how many days until the end of the month?', /^8 days until .*2026-11-30/],
    ['how many weeks until the end of May?', /2027-05-31\.$/],
    ['how many days until Friday?', /^5 days until/],
    ['how many tasks are left for the boat?', /1 of 3 steps.*2 are left/],
    ['how many tasks are open this week?', /^Your weekly plan/],
    ['how much do I need to save a month to have the boat by march', /4 months are left until 2027-03-31/],
    ['I can only save 100 a week. What does that mean?', /^Not by itself.*together £3,100/],
    ['how many hours a week does the boat plan need?', /^\*\*Save £6,000 for a boat\*\* takes about \d+ hours? a week/],
  ])('%s', (text, part) => expect(ask(text)).toMatch(part));
});

describe('a question that only looks like one for a number', () => {
  it.each([
    ['how much time do I need to put aside this week?', /days until/],
    ['how long will it take to get fit by May?', /^\d+ (?:days?|weeks?)\b/],
    ['how many tasks did I tick this year?', /weekly plan had|\d tasks/],
    ['which days are free in the first week of May?', /every day is empty/],
    ['five days smoke free this week!', /are empty in your plan/],
    ['I took two days off this week, I was ill', /are empty in your plan/],
  ])('%s', (text, part) => expect(ask(text)).not.toMatch(part));

  it('still finds the free days of next week', () =>
    expect(ask('which days are free next week?')).toContain('6 of 7 days are empty'));
});

describe('a question that sets two days beside each other', () => {
  it.each([
    ['what is due first, the savings account or the method chapter', /^\*\*Open a savings account\*\* comes first/],
    ['which comes sooner: the method chapter or the account?', /^\*\*Open a savings account\*\* comes first/],
    ['is the savings account before the method chapter', /^\*\*Open a savings account\*\* comes first.*46 days later/],
    ['which finishes first, the thesis or the boat', /^Neither/],
    ['how many days between asking the sellers and the savings account', /^17 days/],
    ['how long is it from the savings account to the method chapter', /^6 weeks and 4 days/],
    ['did I agree on the title in time', /^Yes, 2 days early/],
    ['did I list what goes out on time?', /^Not quite, 2 days late.*2026-10-03/],
    ['was I late on any of the boat steps', /^1 of 1 done step of \*\*Save £6,000 for a boat.*2 days late/s],
    ['have I always been on time', /^2 of 3 done steps were.*Still open past its day: “Ask two sellers/s],
    ['which step was I latest on', /2 of 3 done steps.*List what goes out.*2 days late.*First dry month/s],
    ['have I ever been early with a step', /^1 of 3 done steps was ticked before its day.*Agree on a title/s],
    ['which step is next, apart from the overdue ones', /^The next deadline.*Open a savings account/s],
    ['what is due next, not counting what is late', /^The next deadline.*Open a savings account/s],
  ])('%s', (text, part) => expect(ask(text)).toMatch(part));

  it.each([
    'should I read or run first?',
    'have I left it too late for the boat?',
    'is it better to save or to invest first?',
  ])('is not seen in: %s', (text) => expect(ask(text)).not.toMatch(/comes first|done step/));
});

describe('a question for an amount in the plan', () => {
  const book = goalOf('Write a book', [
    step('Write chapters 1 to 4', '2027-02-20'),
    step('Write chapters 5 to 9', '2027-04-20'),
  ]);
  const swim = goalOf('Swim the lake', [
    step('Swim 800 m in the pool', '2026-12-10'),
    step('Swim 1500 m without a break', '2027-03-01'),
    step('Cross the lake', '2027-06-30'),
  ]);
  const fund = goalOf('Save £6,000 for a boat', [
    step('Set up a standing order of £300', '2026-12-01'),
    step('Reach £2,000', '2027-05-31'),
    step('Reach £6,000', '2027-12-31'),
  ]);
  const week = [
    { title: 'Swim 20 lengths', day: '2026-11-17', completed: true },
    { title: 'Swim with Ann', day: '2026-11-21', completed: false },
    { title: 'Write chapters, 20 minutes', day: '2026-11-18', completed: true },
  ];
  const asked = (text: string) => ask(text, { goals: [book, swim, fund], tasks: week });

  it.each([
    ['how many chapters by the end of february', /\*\*Write chapters 1 to 4/],
    ['how many chapters should I have until may', /\*\*Write chapters 5 to 9/],
    ['how much should be saved by end of may', /\*\*Reach £2,000/],
    ['how much do I need in the pot by june', /\*\*Reach £2,000/],
    ['if I put away 300 a month from january what do I have by end of may', /^5 payments of £300.*make £1,500/],
    ['saving £50 a week, how much will I have by 31 march?', /^18 payments of £50.*make £900.*/],
    ['how much should I have saved by new year 2027', /\*\*Reach £6,000/],
    ['what will 100 a month come to by next december?', /^13 payments of £100.*make £1,300/],
    ['what is the longest swim before I cross the lake', /^\*\*Swim 1500 m/],
    ['the biggest swim before the crossing of the lake?', /^\*\*Swim 1500 m/],
    ['is there more swimming or more writing in this weeks list', /^More swimming this week: 2 for/],
  ])('%s', (text, part) => expect(asked(text)).toMatch(part));

  it.each(['how many weeks until april', 'how many words make a book', 'should I do more swimming or more writing'])(
    'is not seen in: %s',
    (text) => expect(asked(text)).not.toMatch(/your plan has|^More /),
  );
});

describe('a question about the beginning or the rest of a goal', () => {
  const begun = { ...thesis, beganOn: '2026-11-01' };
  const asked = (text: string) => ask(text, { goals: [begun, choir, boat] });

  it.each([
    ['when did I set up the thesis goal', /began \*\*Finish the thesis/],
    ['what was the last thing I ticked', /^The last thing you ticked/],
    [
      'when did I start the thesis goal',
      /began \*\*Finish the thesis\*\* here on Sunday 2026-11-01, 21 days, about 3 weeks/,
    ],
    ['how long have I been at the thesis now', /2026-11-01, 21 days, about 3 weeks ago/],
    ['why did we pause the choir again', /^I do not know the reason/],
    ['what made me put the choir on hold', /^I do not know the reason/],
    ['have I done anything at all on the thesis goal', /^Yes: 1 of 2 steps/],
    ['did I ever get anything done for the choir', /^Not yet: none of the 1 step/],
    ['what is a method chapter, and did I do mine', /Write the method chapter.*still open/s],
    ['how many goals have I got on the go', /^2 goals are running.*Besides, 1 is paused/s],
    ['how many active goals do I have right now', /^2 goals are running/],
  ])('%s', (text, part) => expect(asked(text)).toMatch(part));
});

describe('a question about more than one goal', () => {
  it('is answered for each of them', () => {
    const said = ask('How far am I with the boat and what is next? I have a bad knee. And what about the thesis?');
    expect(said).toMatch(/Save £6,000 for a boat.*33%.*Finish the thesis.*50%/s);
    expect(said).toContain('You said “I have a bad knee”');
  });
});

describe('steps that were planned as tasks', () => {
  it('are told once', () => {
    const tasks = [{ title: 'Agree on a title', day: '2026-11-20', completed: true }];
    const done = goalOf('Finish the thesis', [
      step('Agree on a title', '2026-11-20', '2026-11-20'),
      step('Write', '2027-01-20'),
    ]);
    expect(ask('how far is the thesis', { goals: [done], tasks }).match(/Agree on a title/g)).toHaveLength(1);
  });
});

describe('a question about a goal', () => {
  it('that is paused says so', () => {
    expect(ask("why isn't the choir on my list?")).toContain('is paused');
    expect(ask('is the choir goal still there?')).toContain('It is paused');
    expect(ask('which goal have I neglected most?')).toContain('does not count as neglect');
  });

  it('gets an honest verdict where it asks for one', () => {
    expect(ask('am I on track with the boat? be honest')).toMatch(/^Honestly, a little behind/);
    expect(ask('am I on track with the thesis?')).toMatch(/^You are on track/);
  });

  it('whose date somebody worries about gets its chance', () =>
    expect(ask('should I worry about the boat date?')).toContain('about one every'));

  it('that presses most is named by its step', () =>
    expect(ask('which is more urgent?')).toMatch(/^\*\*Ask two sellers/));

  it('may call it by another word', () => expect(ask('how is the dissertation going')).toContain('Finish the thesis'));
});

describe('a request about a task', () => {
  it('is answered with its day and the way to move it', () => {
    expect(ask('can I do the interview on thursday instead')).toMatch(/Wednesday 2026-11-25.*Thursday 2026-11-26/);
  });

  it('for a reminder names the day', () => {
    expect(ask('remind me on thursday to call the bank')).toMatch(/^For Thursday 2026-11-26: I have no alarm/);
  });
});

describe('a question that nothing stored answers', () => {
  it.each([
    ['how much does a piano tuner cost?', 'Ask two or three who offer it'],
    ['is it normal to dream of cheese?', 'Most likely yes'],
    ['how do I tune a hurdy-gurdy?', 'this mostly helps'],
  ])('gets what helps first with its form or theme: %s', (text, part) => expect(ask(text)).toContain(part));
});

describe('a mood', () => {
  it('about oneself is answered from the record', () => {
    expect(ask("I'm useless at this")).toContain('Stop drinking');
    expect(ask('are you proud of me?')).toContain('Stop drinking');
  });

  it('about a goal names what is sure and the next step', () => {
    expect(ask("I'm scared I'll never manage the boat")).toMatch(
      /1 step of \*\*Save £6,000 for a boat.*Ask two sellers/s,
    );
  });

  it('that wants no advice gets none', () => {
    expect(ask('please just listen, no tips')).not.toMatch(/step|plan/);
  });
});

describe('tasks in an answer', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ title: `Task ${n + 1}`, day: today, completed: false }));

  it('stand below a true sentence where no step is due, and at most five are named', () => {
    const said = ask('what is on this week?', { goals: [thesis], tasks: many });
    expect(said).toMatch(/^No step is due this week, but you planned 9 tasks:\n\n- Task 1/);
    expect(said).toMatch(/Task 5.*\n- and 4 more$/);
    expect(said).not.toMatch(/Nothing is due|Task 6/);
    const missed = many.map((task) => ({ ...task, day: '2026-11-17' }));
    expect(ask('what is on this week?', { goals: [thesis], tasks: [...many, ...missed] })).toMatch(
      /not ticked:\n\n- Task 1.*Task 5.*\n- and 4 more$/s,
    );
  });

  it('of another goal are not credited to the one in question, and an open one of a past day counts', () => {
    const [mine, other] = [
      { ...thesis, id: 'thesis' },
      { ...boat, id: 'boat' },
    ];
    const own = [
      { title: 'Write for the method, 20 minutes', day: '2026-11-18', completed: true, goalId: 'boat' },
      { title: 'Library', day: '2026-11-19', completed: true, goalId: 'thesis' },
      { title: 'Footnotes', day: '2026-11-20', completed: false, goalId: 'thesis' },
      { title: 'Harbour', day: '2026-11-20', completed: false, goalId: 'boat' },
    ];
    const said = ask('How am I doing with the thesis?', { goals: [mine, other], tasks: own });
    expect(said).toMatch(/“Library” \(2026-11-19\).*1 task of past days is open: “Footnotes” \(2026-11-20\)/s);
    expect(said).not.toMatch(/20 minutes|Harbour|Nothing is overdue/);
  });

  it('are chosen from within a limit that the question names', () => {
    expect(ask('What should I do this week? I have a bad knee and only two evenings.')).toMatch(
      /Compare two accounts.*You said “I have a bad knee and only two evenings”.*leave out what hurts/s,
    );
  });
});
