import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { type Archetype, type KindStep, step, tip } from './kind.ts';

// The plan for a wish that no kind and no archetype knows. It says how to find out what is right and claims nothing itself.

type Own = readonly [ask: KindStep, begin: KindStep, time?: KindStep];

/** Whom to ask and what to begin with differ by the part of life. */
const ofCategory: Readonly<Record<GoalCategory, Own>> = {
  health: [
    step(
      'Ask what is safe and useful for you',
      'Your doctor’s practice, a pharmacist or a physiotherapist can say in one short talk what suits your age, your illnesses and your medicines. Ask what helps most people, what to leave out, and when to come back.',
      ['Write down three questions', 'Call the practice or ask at the pharmacy', 'Note the answers the same day'],
      1,
      { waitDays: 5 },
    ),
    step(
      'Follow the first piece of advice for three weeks',
      'One thing at a time shows what it does. Write one line a day: what you did, and how it was from 0 to 10. If it gets worse, stop and ask again.',
      ['Begin with the advice named first', 'Write one line a day', 'Compare the first and the third week'],
      6,
      { waitDays: 7 },
    ),
  ],
  financial: [
    step(
      'Put all the figures for it on one page',
      'What comes in and goes out, what you have and owe, and every figure that it depends on. Put the letter or the account beside each figure, so that nothing is guessed.',
      [
        'Get out the letters and log in to the accounts',
        'Write the figures on one page',
        'Circle what you do not understand',
      ],
      1.5,
    ),
    step(
      'Make the one call or form that changes most',
      'Most money matters turn on one call, one form or one standing order. Ask what it costs, what you are entitled to and by which day, and have the answer sent in writing. Free advice offices look over it with you.',
      ['Choose the call or form', 'Make it with the figures beside you', 'Keep the written answer'],
      2,
      { waitDays: 7 },
    ),
  ],
  profession: [
    step(
      'Ask two people who do this work',
      'Twenty minutes tell what notices leave out: what is required, what really counts, what it pays and how long it took them. Ask each for one more person to speak with.',
      ['Find two people, also through a friend', 'Write five questions', 'Speak with both and note what they agree on'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Meet the first of the requirements',
      'Read them at the source: the employer, the professional body or the office in charge. Take the one that takes longest to get, and apply for it, book it or begin to make it now.',
      ['Read the requirements at the source', 'Mark which one takes longest', 'Apply for it or begin to make it'],
      4,
      { waitDays: 7 },
    ),
  ],
  relationship: [
    step(
      'List what matters to {person}',
      'What have you heard from {person} yourself, and what do you only think? Where you only think it, you have a question to ask. Then write what matters to you.',
      ['Write what you have heard', 'Mark what you only think', 'Write one question to ask'],
      0.75,
    ),
    step(
      'Do one small thing for {person} three times',
      'A message, a visit, a question or a regular hour: something small that you can keep up. Judge it after the third time, and listen to {person} more than you explain.',
      ['Choose the small thing', 'Do it this week', 'Do it twice more and note how it went'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Keep one hour a week free for {person}',
      'A call, a walk or a meal, or an hour to write and think about it. A fixed hour tells more than a large evening once a year.',
      ['Look at the last two weeks', 'Choose the hour', 'Enter it in your calendar'],
      0.5,
    ),
  ],
  hobby: [
    step(
      'Find people who do this already',
      'A club, a course, a shop or a group online: ask them what a beginner buys and what not, what usually goes wrong, and what they would do first.',
      ['Find one place and one person', 'Ask the three questions', 'Write down the first thing to get'],
      1.5,
    ),
    step(
      'Finish a small first version of {thing}',
      'Small and complete teaches more than large and half done: one page of a book, one metre of a wall, one song of an evening. Finish it within two weeks, and show it to somebody who knows.',
      ['Choose the size that fits into two weeks', 'Finish it', 'Show it and ask for one improvement'],
      5,
    ),
  ],
  personal: [
    step(
      'Find out who and what has a say in it',
      'Rules, offices, owners, costs and waiting times: look up what it depends on, at the source. Ask somebody who has done it what they did not know beforehand.',
      ['Look up the rules and the costs', 'Ask somebody who has done it', 'Write down waiting times'],
      1.5,
    ),
    step(
      'Ring, order or apply for what takes longest first',
      'Appointments, permits, deliveries and answers by others hold up {thing} most. Set these going now, write down when each comes back, and do what needs nobody in between.',
      ['Mark what others decide or deliver', 'Ring, order or apply', 'Write down when each comes back'],
      4,
      { waitDays: 3 },
    ),
  ],
};

const usualTime = step(
  'Put two fixed times a week into your calendar',
  'Choose times at which you are usually free and awake, and decide what gives way for them. One of the two counts as kept when you did ten minutes.',
  ['Look at the last two weeks', 'Enter both times', 'Tell those whom it concerns'],
  0.5,
);

const suggestions = [
  tip(
    'Read how two others went about it',
    'A report tells what a guide leaves out.',
    'One that worked',
    'One that did not',
  ),
  tip(
    'Phone the office or shop that knows',
    'Five minutes replace an evening of searching.',
    'Write the question first',
    'Ask for a name',
  ),
  tip('Draw it on one sheet', 'What can be drawn is understood.', 'Boxes and arrows are enough', 'Show it to somebody'),
  tip('Find the cheapest way to try it', 'A trial shows what is missing.', 'Borrow or rent', 'One afternoon at most'),
  tip('Write down what could stop it', 'Each obstacle then gets a first answer.', 'Three obstacles', 'One answer each'),
  tip(
    'Ask the library for one good book',
    'Librarians know what beginners can use.',
    'Say what it is for',
    'Read one chapter',
  ),
  tip('Set a limit for the money', 'A limit makes the choices shorter.', 'A sum you can lose', 'A tenth as reserve'),
  tip(
    'Keep everything for it in one folder',
    'Nothing is looked for twice.',
    'Papers, notes, receipts',
    'A date on each',
  ),
  tip(
    'Decide what you will not do',
    'Less at once goes faster.',
    'Cross out two lines',
    'Tell those who wait for them',
  ),
  tip(
    'Do the line you avoid, for 15 minutes',
    'It is often smaller than it looks.',
    'Set a timer',
    'Stop when it rings',
  ),
  tip(
    'Look for a course of one evening',
    'A teacher sees in minutes where you are.',
    'Adult school or club',
    'Take one question along',
  ),
  tip('Take a photo or note at the start', 'Later you see how far you came.', 'Date it', 'Repeat it every month'),
];

function plainPlan(category: GoalCategory): Archetype {
  const [ask, begin, time] = ofCategory[category];
  return {
    id: `plain-${category}`,
    name: 'Reach what you have in mind',
    ask: {
      question: 'What would be different when it is done?',
      chips: ['I can say it in a sentence', 'I only know what disturbs me', 'Others have to agree'],
    },
    slots: {
      thing: { from: 'object', otherwise: 'what you have in mind' },
      ...(category === 'relationship' ? { person: { from: 'person', otherwise: 'those concerned' } } : {}),
    },
    hoursAWeek: 3,
    overview:
      'There is no ready-made plan for {wish} here, so this one is built around your own words. You say when it is done, ask those who know, put the parts in order, begin with the one that counts most, and correct the plan on the way.',
    approach:
      'The first two steps take one evening each and make the rest easier. What usually goes wrong is beginning with everything at once.',
    done: 'the sentence from the first step is true, and somebody else can see that it is.',
    steps: [
      step(
        'Write in one sentence when {wish} is done',
        'Name what can be seen, counted or read then. Below it write what you have already, what you tried before, and what may not suffer for it.',
        ['Write the sentence in ten minutes', 'Write what you have already', 'Read it to somebody'],
        0.75,
      ),
      ask,
      step(
        'List what {wish} takes, in order',
        'Things, papers, skills, money and people, one to a line. Write hours and costs behind each, mark what must come first, and strike what the sentence does not need.',
        ['Write the list in 20 minutes', 'Put hours and costs behind each line', 'Number the lines'],
        1,
      ),
      time ?? usualTime,
      begin,
      step(
        'See what worked, and correct the list',
        'Compare what you did with the list: what took longer, what was not needed, what is missing. Ask the person from the second step about the point where you are stuck.',
        ['Tick off and strike', 'Ask about the sticking point', 'Set days for the next lines'],
        1,
      ),
      step(
        'Do the remaining parts of {wish}',
        'One line after the other, the largest first when you are fresh. When a line has waited for two weeks, make it smaller or hand it to somebody.',
        ['Do the next line', 'Cut a line that waits', 'Write down what is finished'],
        12,
      ),
      step(
        'Check {wish} against your first sentence',
        'Read the sentence from the first day and look whether it is true. Let somebody else look too, finish what is missing, and decide what you keep doing.',
        ['Read the sentence', 'Let somebody look', 'Finish what is missing'],
        1.5,
      ),
    ],
    suggestions,
  };
}

/** One plan for each part of life. */
export const plainPlans: Readonly<Record<GoalCategory, Archetype>> = {
  health: plainPlan('health'),
  financial: plainPlan('financial'),
  profession: plainPlan('profession'),
  relationship: plainPlan('relationship'),
  hobby: plainPlan('hobby'),
  personal: plainPlan('personal'),
};
