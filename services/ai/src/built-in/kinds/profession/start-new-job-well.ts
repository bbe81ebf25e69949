import { type Kind, step, tip } from '../kind.ts';

/** They have begun. */
const begun = [
  'week two/three/four/five/2/3/4/5/six/6',
  'second/third/fourth/fifth week/month',
  'started/began last/two/three/in',
  'month/months/weeks in',
];
/** They lead others there. */
const leads = ['manager/supervisor/foreman/head/lead of/at/over', 'assistant store manager', 'team under'];
/** The people there are much younger or another sort. */
const outsider = [
  'everyone there/is',
  'younger/older/26/25/24',
  'stay-at-home',
  'years at home',
  'look like a fresher',
  'small company',
];

export const startNewJobWell: Kind = {
  id: 'start-new-job-well',
  category: 'profession',
  name: 'Make a good start in a new job',
  slots: {
    role: {
      words: [
        'nurse|carer|doctor|midwife',
        'teacher|teaching assistant',
        'chef|cook|waiter|barista',
        'manager|director|head of|team lead',
        'developer|engineer|analyst',
        'sales|account manager',
        'apprentice|trainee|intern',
        'office|admin|assistant|secretary',
        'warehouse|driver|factory',
        'shop assistant|shop',
        'social worker|counsellor',
      ],
      otherwise: 'new',
    },
  },
  ask: {
    question: 'When is the first day, and what worries you most?',
    chips: ['Starting next week', 'Already two weeks in', 'On probation, unsure'],
  },
  hoursAWeek: 3,
  weekly: 'Write three things you learned and ask your boss one question about what matters',
  overview:
    'You settle papers and the way there before day one, learn names and how things are done, find out in week one what counts as good {role} work, and deliver one small useful thing within a month.',
  approach:
    'People judge by reliability and questions first. What goes wrong is telling how it was done in the old place, silence when stuck, and yes to everything in month two.',
  done: 'After ninety days your boss has said in plain words what is good and what comes next, and you know whom to ask for what.',
  steps: [
    step(
      'Prepare way, papers and clothes for day one',
      'Travel at the real hour, contract, tax and bank details, certificates, shoes or tools, food for the first break. Ask by mail where to go, who meets you, what people wear. Reread the advert and mark three duties.',
      ['Mail the two questions today', 'Try the way at the real hour', 'Reread the advert and mark three duties'],
      1.5,
      { when: { unsaid: begun } },
    ),
    step(
      'Learn names, breaks and unwritten rules in week one',
      'Write each name with place and task right after you meet. Watch: when do people talk, how do they ask, who decides, what do they do when something goes wrong?',
      ['Write ten names a day', 'Eat with a different person each day', 'Note three unwritten rules'],
      3,
      { when: { unsaid: begun } },
    ),
    step(
      'Ask your boss what good {role} work means after ninety days',
      'Three questions: what should be done by then, what should I leave alone, how and when do you want to hear from me? Repeat it by mail in four lines.',
      ['Ask for half an hour in week one', 'Ask the three questions', 'Mail four lines'],
      1,
    ),
    step(
      'Ask this week what is expected, since nobody has said it',
      'Bring your own half page: what I do now, what I think must stand by day ninety, what is unclear. Ask: right, wrong, missing? Busy bosses correct a page in ten minutes and never write one. Send the corrected version the same day; it is what the review is measured by.',
      ['Write the half page', 'Ask for fifteen minutes', 'Send the corrected version'],
      1,
      { when: { said: begun } },
    ),
    step(
      'Sort the open onboarding list by what stops you from working',
      'Logins, tools, people, courses: mark what you need this week, whom to ask, and what can be left out. Two names a day. What still hangs after five days goes to the boss in one line, with what it costs.',
      ['Mark what you need this week', 'Ask two people a day', 'Report what hangs in one line'],
      2,
      { when: { said: begun } },
    ),
    step(
      'Choose one colleague who explains and one thing you explain',
      'You know other things than they do: patients, customers, order, a calm voice. Ask a younger one to show you the screens for a quarter of an hour a day in week one, and offer something back. Say once that you learn new systems by doing and writing; then nobody counts your questions.',
      ['Ask one person for a quarter of an hour a day', 'Offer one thing back', 'Write each routine down'],
      3,
      { when: { said: outsider } },
    ),
    step(
      'Listen to each of your people before you change a thing',
      'Twenty minutes: what works, what annoys, what would you do first, what did you like about the one before me? Say nothing about that person. In week three mend one thing that two of them named, and tell them it was theirs.',
      ['Talk with each one', 'Write what came twice', 'Mend one thing in week three'],
      6,
      { when: { said: leads } },
    ),
    step(
      'Keep a learning book for the {role} tasks',
      'How, where, who, traps. Ask once, write, try, show. Questions collected for two fixed moments a day unless somebody could be hurt or money lost.',
      ['Start the book on day one', 'Collect questions for two moments', 'Redo one task from your notes'],
      6,
    ),
    step(
      'Meet eight people you will depend on',
      'Fifteen minutes each: what do you need from me, what annoys you, what should I know? Cleaners, reception and night shift too.',
      ['List eight people around your {role} work', 'Meet two a week', 'Keep one promise to each'],
      4,
    ),
    step(
      'Deliver one small useful thing in the first month',
      'A list made clear, a backlog cleared, a tidy store, a handout. Ask first whether it is wanted. No big reforms before day sixty.',
      ['Ask what annoys most', 'Choose something small', 'Show it and ask for remarks'],
      8,
    ),
    step(
      'Ask for feedback after four and eight weeks',
      'What should I keep, do more, do differently? Note, thank, change one thing by Friday and say so. In probation ask openly: am I on the way to stay?',
      [
        'Book both talks about your {role} work',
        'Change one thing by Friday',
        'Ask whether you are on the way to stay',
      ],
      1,
    ),
    step(
      'Review ninety days and agree the {role} goals',
      'Ten lines: learned, done, open, what I need. Agree next goals, training, hours. If it is wrong for you, notice it now, calmly, and talk before you leave.',
      ['Write ten lines', 'Agree three goals', 'Ask for one training'],
      2,
    ),
  ],
  suggestions: [
    tip('Arrive ten minutes early for a month', 'It is remembered.', 'Bag packed', 'Earlier train'),
    tip('Repeat tasks back', 'Mistakes shrink.', 'In own words', 'By when'),
    tip('Say when you made a mistake', 'Same hour, with a fix.', 'Fact', 'Remedy'),
    tip('Do not compare with the old place aloud', 'It tires people.', 'Write it down', 'Month three'),
    tip('Find one ally', 'Someone patient.', 'Coffee', 'Give back'),
    tip('Learn the tools after hours once', 'Speed follows.', 'One hour', 'Cheat sheet'),
    tip('Sleep more in month one', 'New things tire.', 'Earlier', 'No plans'),
    tip('Keep yes for later', 'Ask for priorities.', 'Which first', 'By when'),
    tip('Write names with a picture word', 'They stay.', 'After the talk', 'Evening'),
    tip('Check the first payslip', 'Errors are usual.', 'Hours', 'Tax class'),
    tip('Thank those who showed you', 'Doors open.', 'By name', 'To their boss'),
    tip('Keep a friend outside the firm', 'For honest talk.', 'Weekly', 'No names'),
  ],
};
