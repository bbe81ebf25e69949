import { expect, it } from '@jest/globals';
import { goalOf, step, today } from '../../../test/given-goals.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';

const garden = goalOf(
  'Lay out the allotment',
  [
    step('Clear the shed', '2026-10-10', '2026-10-12'),
    step('Draw a plan of the beds', '2026-11-18'),
    step('Build beds 1 to 4', '2027-02-28'),
    step('Sow the first peas', '2027-03-20'),
    step('Invite the neighbours for a harvest', '2027-08-31'),
  ],
  { beganOn: '2026-09-01', targetDate: '2027-08-31' },
);
const italian = goalOf(
  'Speak Italian',
  [
    step('Find a tutor', '2026-10-20', '2026-10-18'),
    step('Order a meal in Italian', '2026-12-12'),
    step('Pass the A2 exam', '2027-02-28'),
  ],
  { beganOn: '2026-10-01', targetDate: '2027-02-28' },
);
const choir = goalOf('Sing in the choir', [step('Visit a rehearsal', '2026-12-20')], {
  status: 'paused',
  targetDate: '2027-01-31',
});
const sugar = goalOf(
  'Live without sugar',
  [
    step('Empty the cupboard', '2026-05-10', '2026-05-09'),
    step('First week without sugar', '2026-06-01', '2026-06-20'),
  ],
  { status: 'completed', beganOn: '2026-05-01' },
);
const goals = [garden, italian, choir, sugar];
const tasks = [
  { title: 'Repeat 20 words', day: '2026-11-11', completed: true },
  { title: 'Watch a film in Italian', day: '2026-11-18', completed: true },
  { title: 'Buy string for the beds', day: '2026-11-20', completed: false },
  { title: 'Call the tutor about Christmas', day: '2026-11-24', completed: false },
];
const ask = (text: string) => answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals, today, tasks });

it.each([
  ['how long did it take me to live without sugar, from start to finish', /took 50 days.*2026-05-01.*2026-06-20/],
  [
    'how long have I been at the Italian goal',
    /2026-10-01, 52 days, about 7 weeks ago.*52 of 150 days have passed, 35%/,
  ],
  ['how far through the time for the allotment am I', /82 of 364 days have passed, 23%.*1 of 5 steps is done/],
  ['which of my goals ends first?', /^\*\*Speak Italian\*\* ends first.*2027-02-28.*Earlier, but paused: \*\*Sing/],
  ['which goal has the furthest away deadline', /^\*\*Lay out the allotment\*\* ends last/],
  ["what's the furthest away thing on here", /Invite the neighbours.*2027-08-31/],
  ['name the last step of each active goal', /Invite the neighbours.*Pass the A2 exam/s],
  ['very last thing on the allotment list is what', /Invite the neighbours.*2027-08-31/],
  ['what did I finish most recently', /“Watch a film in Italian”.*latest step was “Find a tutor”/],
  ['what was the very first thing I did for the allotment', /“Clear the shed”/],
  ['is anything else on the same day as the A2 exam', /^Yes: on Sunday 2027-02-28.*Build beds/],
  ['does anything clash with the peas', /^No: on Saturday 2027-03-20/],
  ['is the A2 exam really three weeks before the peas', /^Not quite:.*20 days later/],
  ['is ordering a meal before or after christmas', /^Before: \*\*Order a meal in Italian/],
  ['are the peas before or after the A2 exam', /^After: \*\*Sow the first peas/],
  [
    'if the A2 exam slips a fortnight, when would it be',
    /2027-03-14 instead of Sunday 2027-02-28.*I have changed nothing/,
  ],
  ['how long have I got for each bed', /^About 25 days for each: from today/],
  [
    'compare this week and last week, am I slipping',
    /^Up to today, 1 of 2 tasks is ticked this week, last week 1 of 1/,
  ],
  ['which months next year have nothing due?', /^Nothing is due in January 2027, April 2027, May 2027/],
  ['list everything with a date before christmas', /Call the tutor.*Order a meal.*still open.*Draw a plan/s],
  ['my open steps by date, just the next two', /Call the tutor(?!.*\n.*\n.*Pass).*Order a meal/s],
  ['remind me of the steps of the sugar goal', /1\. Empty the cupboard.*2\. First week/s],
  ['is there any step about a harvest', /^In your plan:.*Invite the neighbours/s],
  ['do I have anything about taxes in my plan', /^I find nothing in your plan that names “taxes”/],
  ['the film in italian was yesterday, right?', /^\*\*Watch a film.*Wednesday 2026-11-18/],
  ['what was that thing with the string and when', /Buy string for the beds.*2026-11-20/],
])('%s', (text, part) => expect(ask(text)).toMatch(part));

it.each([
  'how long should it take to learn Italian?',
  'is it better to run before or after breakfast?',
  'is there anything good for a cold?',
  'which one should I do first, beds or words?',
  'everything hurts before every exam',
])('is not seen in: %s', (text) =>
  expect(ask(text)).not.toMatch(/have passed|^Before:|^After:|^In your plan:|I find nothing|Until 20|took \d/),
);

it.each([
  ['my sister got engaged!!', /^Congratulations/],
  ['stop telling me how brave I am', /^You are right, and I am sorry/],
  ['how much of the Italian goal is done, in percent', /33%: 1 of 3 steps/],
  ['count all my ticks', /^4 of 11 steps are done/],
])('%s', (text, part) => expect(ask(text)).toMatch(part));

const reading = [
  { title: 'Read 20 pages', day: today, completed: false },
  { title: 'Easy run, 5 km', day: today, completed: false },
  { title: 'Study anatomy 2 hours', day: today, completed: false },
  { title: 'Stretch', day: '2026-11-10', completed: true },
  { title: 'Stretch', day: '2026-11-20', completed: true },
];
const told = (text: string) =>
  answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals, today, tasks: reading });

it.each([
  'How many hours should I sleep tonight?',
  'How long is the film tonight?',
  'how long should I boil eggs today?',
  'how long must I bake the bread today?',
])('gets no amount of the day: %s', (text) => expect(told(text)).not.toMatch(/Read 20 pages\*\*|5 km|Study anatomy/));

it.each([
  ['how many pages do I have to read today?', /Read 20 pages.*in your plan today/],
  ['how far is the run today?', /Easy run, 5 km.*in your plan today/],
  ['how many hours do I have to do today?', /^\*\*Study anatomy 2 hours\*\* stands in your plan today/],
  ['how many km do I have today?', /Easy run, 5 km.*in your plan today/],
])('%s', (text, part) => expect(told(text)).toMatch(part));

it.each(['What do I need to bring today?', 'What do I have to wear today?', 'What must I pack tomorrow?'])(
  'gets no list of the day: %s',
  (text) => expect(told(text)).not.toMatch(/Read 20 pages|is planned|allotment/),
);

it.each(['What do I have to do today?', 'what was I meant to do today?', 'what have I planned for today?'])(
  'gets the list of the day: %s',
  (text) => expect(told(text)).toContain('Read 20 pages'),
);

it('counts from the beginning of a month on', () => {
  expect(told('what have I done since the beginning of the month?')).toContain('2 things since 2026-11-01');
  expect(told('How many things have I done since the start of November?')).toContain('2 things since 2026-11-01');
  expect(told('what did I do at the beginning of the month?')).toContain('from 2026-11-01 to 2026-11-07');
});

const ill = [
  ...goals,
  goalOf('Run the half marathon', [step('Run 5 km', today), step('Call dad every Sunday', '2026-11-29')]),
];
const hurt = (text: string) =>
  answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals: ill, today, tasks });

it.each([
  "should I run today? I've had a fever since last night",
  'should I run today with a twisted ankle',
  'am I supposed to run today with a twisted ankle',
  'is there any cure for dad?',
  'is there any hope for my cousin and me?',
  'is there any danger with the running while pregnant?',
])('is no question about the plan: %s', (text) =>
  expect(hurt(text)).not.toMatch(/^Yes|^In your plan|^Not on that day|is due on/),
);

it.each([
  "I'm pregnant and he left me!",
  "omg I'm pregnant, I'm only 15!!",
  'my mum died before my baby was born!',
  'they proposed redundancies!',
  'finally got my mentor, he proposed Tuesdays, when is my next step due',
  'my ex got engaged!',
])('is no glad news: %s', (text) => expect(hurt(text)).not.toMatch(/^Congratulations/));

it.each([
  "you said I should see a doctor and I did. It's cancer.",
  'you said to ring the helpline, I did, thank you',
  'you told me to go slowly and it worked!',
  'stop texting my ex',
  'stop telling me to run, my dad died',
])('is no complaint: %s', (text) => expect(hurt(text)).not.toMatch(/I am sorry. I hear you/));

it.each([
  'this week was so much harder than last week',
  'I feel worse this week than last week',
  'can I train for the race and lose weight at the same time?',
  'the last bit of the half marathon was awful',
  'how long have I got left for the Italian goal',
])('gets no figures of the record: %s', (text) =>
  expect(hurt(text)).not.toMatch(/ticked this week|nothing else is open|^\*\*Run 5 km|33%|^You began/),
);

it.each([
  'premium bonds or an ISA?',
  "I can't keep up with the emails at work",
  'how do I stop phone notifications distracting me when I study?',
])('is no question about Pathwise: %s', (text) => expect(hurt(text)).not.toMatch(/Pathwise|\]\(\//));

it.each(['tried that, still no heartbeat', 'did both, still nothing, the doctor found a lump'])(
  'gets no smaller step: %s',
  (text) => expect(hurt(text)).not.toMatch(/smaller|five minutes/),
);

it.each(["I'm a joke, I skipped every class this month", 'my life is a joke', 'they make jokes about my stammer'])(
  'gets no joke: %s',
  (text) => expect(hurt(text)).not.toMatch(/snail|knock|walks into|why did/i),
);

it.each(['did I run 5 km today, right?', 'has the run of 5 km been done today?'])(
  'is not told done for standing on the day: %s',
  (text) => expect(hurt(text)).not.toMatch(/^Yes/),
);

it.each(['craving her voice so badly since she died', 'no craving for three days now!'])(
  'is no craving to wait out: %s',
  (text) => expect(hurt(text)).not.toMatch(/glass of water/),
);
