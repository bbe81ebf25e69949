import { type Kind, step, tip } from '../kind.ts';

export const stopProcrastinating: Kind = {
  id: 'stop-procrastinating',
  category: 'personal',
  name: 'Stop putting things off',
  slots: {
    thing: {
      words: [
        'essays|essay|assignments|assignment|homework|coursework',
        'dissertation|thesis',
        'studying|study|revision|exams',
        'emails|email|messages',
        'phone calls|calls',
        'tax return|taxes|tax',
        'paperwork|forms|bills|letters',
        'housework|cleaning|chores|laundry',
        'job applications|applications|cv',
        'reports|report|presentation|slides',
        'doctor’s appointment|dentist|doctor',
        'exercise|gym|workout',
        'writing|book|novel',
        'side project|project',
        'repairs|diy',
        'decisions|decision',
      ],
      otherwise: 'postponed task',
    },
  },
  ask: {
    question: 'What do you put off most, and what do you do instead?',
    chips: ['Study or writing', 'Calls, forms, emails', 'Everything, until panic'],
  },
  hoursAWeek: 3,
  weekly: 'Start the hardest thing for 25 minutes on five days, before noon',
  overview:
    'You will find out what you put off and why, make the first move of each thing tiny, take the distraction away, and give every task a start time. It ends with a full month in which nothing important waited for panic.',
  approach:
    'People put off what feels unclear, too large, boring or frightening, so each of those gets its own remedy. The aim is to start, for ten minutes, with permission to stop. Blaming yourself afterwards makes the next delay more likely; write down what was in the way and change that.',
  done: 'For four weeks you began every important task on the day you had set, and your list holds nothing older than a month.',
  cautions: [
    'If putting things off has cost you jobs, money or studies since childhood, ask a doctor about ADHD. If you have lost interest in nearly everything for two weeks, ask about depression; neither is laziness.',
  ],
  steps: [
    step(
      'Do ten minutes of the thing you dodge most',
      'Choose one, set a timer, do only the first move: open the file, write the date, find the number. Stop at ten if you like. Note how it was compared with what you had feared.',
      ['Start ten minutes on your {thing} now', 'Note the dread before and after, from 0 to 10'],
      0.7,
    ),
    step(
      'List everything you put off and why',
      'One sheet. Behind each: unclear, too big, boring, afraid, or not really mine. What you will never do is crossed out and the person told.',
      [
        'Write for fifteen minutes without sorting',
        'Mark the reason behind your {thing} and the rest',
        'Cross out or hand over three',
      ],
      1.2,
    ),
    step(
      'Cut your {thing} into moves of fifteen minutes',
      'Each begins with a verb and has a visible end: call the surgery and ask for a slot, write three bad sentences. If a move makes you sigh, halve it.',
      [
        'Write the first five moves',
        'Ask somebody about the part you do not understand',
        'Put the first move on a card for tomorrow',
      ],
      1.5,
    ),
    step(
      'Give every start a day, hour and place',
      'Tuesday at nine at the library table beats this week. Write it as: after the coffee I open the document. Three such starts a week are enough for the beginning.',
      [
        'Enter three starts in your calendar',
        'Put your {thing} into your freshest hour',
        'Lay out what you need the evening before',
      ],
      2,
    ),
    step(
      'Shut out what you do instead',
      'Phone in another room, one window open, blocked sites for fifty minutes, door closed. You need not be strong against what is not there.',
      [
        'Name the three escapes you use instead of your {thing}',
        'Set a blocker for your start times',
        'Find one place without a screen or a fridge',
      ],
      2,
    ),
    step(
      'Hand in one thing good enough and early',
      'Decide beforehand what enough means: three pages, one proofreading, sixty minutes. Send it two days before the deadline and see what really happens.',
      ['Write down what enough means for your {thing}', 'Ask for a first comment on a rough version'],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Look every Friday at what got stuck',
      'Fifteen minutes: what began on its day, what did not, what was in the way. Change one condition, not your character: smaller move, other hour, other place.',
      ['Fill in one line per day for four weeks', 'Rewrite the start of whatever slipped twice'],
      2,
      { waitDays: 14, when: { weeksFrom: 5 } },
    ),
    step(
      'Clear the list of all old tasks',
      'A last round through the sheet: done, dated, handed over or dropped for good. It is done when nothing is older than a month and your {thing} has its next start in the calendar.',
      ['Spend one morning on calls and small forms', 'Set the three starts of next week'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Work beside another person',
      'Being seen at work helps where will does not.',
      'Library or video, 25 minutes',
      'Say what you will do',
    ),
    tip(
      'Count to five and stand up',
      'A short countdown leaves no time to argue.',
      'Walk to the desk',
      'Open the file',
    ),
    tip(
      'Leave off in the middle of a sentence',
      'Tomorrow’s start is already there.',
      'Write the next move down',
      'Leave the file open',
    ),
    tip('Do the worst first on Mondays', 'The rest of the week is lighter.', 'Before emails', '25 minutes'),
    tip(
      'Ask what exactly frightens you',
      'A named fear is often smaller.',
      'Write the worst case',
      'And what you would do then',
    ),
    tip('Keep a done list', 'You see more progress than you feel.', 'Three lines each evening', 'Read it on Friday'),
    tip(
      'Collect small jobs in one hour',
      'Ten little things done together stop nagging.',
      'Calls and forms',
      'Thursday at four',
    ),
    tip(
      'Set your own earlier deadline',
      'Promise it to a person.',
      'Two days before the real one',
      'Somebody waits for it',
    ),
    tip(
      'Write a terrible first version',
      'A page can be improved, an empty one cannot.',
      'Ten minutes, no deleting',
      'Title it rough',
    ),
    tip('Pair dull work with something nice', 'Good coffee only with the forms.', 'Same music each time', 'Only then'),
    tip(
      'Talk kindly after a lost day',
      'Harshness brings the next one.',
      'What was in the way?',
      'One small start tonight',
    ),
    tip('Start with two minutes of tidying', 'A clear desk, then no more tidying.', 'Timer on', 'Only the desk'),
    tip('Stop at a set time', 'An end makes the beginning easier.', 'Finish at six', 'No guilty evening'),
  ],
};
