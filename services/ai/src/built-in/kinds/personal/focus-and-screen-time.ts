import { type Kind, step, tip } from '../kind.ts';

const blocks = ['site blocker', 'minute block', 'on the fourth', 'second one', 'already'];

export const focusAndScreenTime: Kind = {
  id: 'focus-and-screen-time',
  category: 'personal',
  name: 'Concentrate better',
  slots: {
    work: {
      words: [
        'studying|study|exams|exam|revision|lectures|lecture',
        'writing|write|thesis',
        'reading|read|book',
        'coding|code|programming',
        'office work|work|office|job',
        'meetings|meeting',
        'homework',
        'maths',
        'practising|practice',
        'paperwork',
        'drawing|painting',
        'listening|listen',
      ],
      otherwise: 'the work that needs your head',
    },
  },
  ask: {
    question: 'What do you want to concentrate on, and what breaks in?',
    chips: ['Studying, my phone', 'Work, people and messages', 'My own wandering thoughts'],
  },
  hoursAWeek: 3,
  weekly: 'Four blocks of undisturbed time, each with its length noted',
  measures: ['hours', 'minutes', 'blocks'],
  overview:
    'You will measure how long you can stay with {work} today, remove what interrupts from outside, and train longer blocks step by step. It ends with two blocks of 50 minutes on most working days.',
  approach:
    'Half of the interruptions come from yourself, so there is a sheet for stray thoughts and a clear task before each block. After a switch it takes minutes to be back; one thing at a time is the fastest way. Sleep, movement and breaks do more than any app, and trying three hours at once ends in a headache.',
  done: 'On ten of fourteen working days you did two blocks of 50 minutes without another window, phone or conversation.',
  cautions: [
    'If concentration has dropped suddenly, comes with low mood, great tiredness or forgetfulness, or has been poor since childhood, see a doctor: thyroid, iron, sleep apnoea, depression and ADHD can be treated.',
  ],
  steps: [
    step(
      'Find out what broke the last block',
      'Write for four blocks what came first: tired, hungry, a hard sentence, a message, a thought. The second block after lunch breaks for most; move it before eleven or after a walk of ten minutes. The key to the blocker belongs to somebody else.',
      ['Write the breaking point of four blocks', 'Move the weak block', 'Give away the key'],
      0.5,
      { when: { said: blocks } },
    ),
    step(
      'Measure how long you stay with one thing',
      'Do {work} with a clock and make a mark each time you leave it, with the reason: phone, person, thought, tired, unclear. Do it twice. The average is your starting point.',
      ['Work for twenty-five minutes and make marks', 'Count which reason is most frequent'],
      0.8,
      { when: { unsaid: blocks } },
    ),
    step(
      'Clear desk and screen before {work}',
      'One window in full size, phone in another room, messages closed, water there, headphones if it is loud. It takes three minutes and is the same each time.',
      [
        'Write the three-minute list on a card',
        'Set a blocker for the sites you slip to',
        'Turn off badges and sounds',
      ],
      1,
    ),
    step(
      'Write the task of the block as one sentence',
      'Read chapter four and write five questions; not: study. If you do not know the next move, the head flees. Keep a sheet beside you for everything that comes to mind.',
      ['Write the sentence before each block of {work}', 'Lay out a sheet for stray thoughts'],
      0.7,
    ),
    step(
      'Train four short blocks a week',
      'Begin with your own average, perhaps 15 minutes, then five minutes of standing and looking far. No phone in the break. When four in a row succeed, lengthen by five minutes.',
      ['Fix the hour that suits {work} best', 'Note length and marks', 'Lengthen only after four good ones'],
      6,
      { measured: 'Reach the first {20%} of undisturbed time' },
    ),
    step(
      'Agree on quiet hours with the people around you',
      'A sign, headphones or a closed door with a time on it: until eleven, then I am all yours. Offer times for questions. At work ask to leave one hour free of meetings.',
      ['Speak to the two people who interrupt most', 'Put the quiet hours for {work} in the shared calendar'],
      1,
    ),
    step(
      'Look after sleep, food, light and movement',
      'For two weeks note sleep and the marks of the next day. Seven to nine hours, daylight in the morning, a walk before the afternoon block, coffee before two. You see what carries your head.',
      ['Keep the two columns for fourteen days', 'Walk ten minutes before the hardest block'],
      2,
      { waitDays: 7, when: { weeksFrom: 4 } },
    ),
    step(
      'Lengthen the blocks to fifty minutes',
      'Five minutes a week. The dip after about 20 minutes passes: write the thought on the sheet and stay for three more. Two such blocks a day are plenty.',
      [
        'Do the first block before you look at messages',
        'Read ten pages on paper in the evening as practice for {work}',
      ],
      10,
      { when: { weeksFrom: 5 }, measured: 'Reach {50%} without a break' },
    ),
    step(
      'Keep two good blocks on ten of fourteen days',
      'Mark them in the calendar and count. Repeat the first measurement and compare. It is done when ten days stand and you know which three conditions you need.',
      ['Repeat the measurement with {work}', 'Write your three conditions on a card'],
      4,
      { waitDays: 7, measured: 'Reach all {total} undisturbed' },
    ),
  ],
  suggestions: [
    tip('Park thoughts on paper', 'A written thought stops knocking.', 'One sheet', 'Look in the break'),
    tip('Close with the next move', 'The start tomorrow is short.', 'One line', 'File open'),
    tip('Do nothing for five minutes a day', 'Boredom trains attention.', 'Window seat', 'No phone'),
    tip('Read on paper', 'Screens invite skimming.', 'Pencil in hand', 'One question per page'),
    tip('Use the same sound', 'Rain or the same album signals work.', 'No words', 'Only then'),
    tip('Answer messages in a batch', 'Each look costs minutes.', 'Twice in the morning', 'Then closed'),
    tip('Stand up in breaks', 'Eyes and back bring the mind along.', 'Look out far', 'Water'),
    tip('Eat a light lunch', 'Heavy food takes two hours.', 'Walk afterwards', 'Hard work before noon'),
    tip('Take notes by hand when listening', 'The hand keeps the ear awake.', 'Key words', 'One question'),
    tip('Go to a library', 'Quiet people around you help.', 'Same table', 'Phone in the locker'),
    tip('Set a finishing time', 'Open ends make slow work.', 'Timer seen', 'Stop then'),
    tip('Play a game that needs attention', 'Chess, puzzles, ball games.', 'Twenty minutes', 'With somebody'),
  ],
};
