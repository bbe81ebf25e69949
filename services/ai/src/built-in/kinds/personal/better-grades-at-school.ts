import { type Kind, step, tip } from '../kind.ts';

/** Homework has no hour at home. */
const busyHome = ['brothers/sisters/siblings/nights/minding/bus/training/handball/football/shop/farm'];
/** A parent writes about a child. */
const parent = ['my son/daughter/boy/girl/child/kid', 'our son/daughter', "she's/he's"];
/** Studying, yet it does not show. */
const inVain = ['do study/learn/revise', 'study but', 'put the hours', 'idk why', 'know it at_home/before but'];
const writing = ['essay/essays/english/literature/lit/history/french/language/composition'];

export const betterGradesAtSchool: Kind = {
  id: 'better-grades-at-school',
  category: 'personal',
  name: 'Get better grades at school',
  slots: {
    subject: {
      words: [
        'maths|math',
        'English',
        'physics',
        'chemistry',
        'biology',
        'science',
        'history',
        'geography',
        'French',
        'Spanish',
        'German',
        'Latin',
        'computer science',
      ],
      otherwise: 'your weakest subject',
    },
  },
  ask: {
    question: 'Which subjects, which grade now, and which do you want?',
    chips: ['One subject is bad', 'All of them, my average counts', 'I work hard and nothing moves'],
  },
  hoursAWeek: 4,
  weekly: 'Study 30 minutes on five days, the weakest subject first',
  overview:
    'You will see where marks are lost, ask each teacher what the next grade needs, study by testing yourself, and hand everything in. One subject is lifted first.',
  approach:
    'Reading notes again feels good and teaches little. Closing the book and writing what you know works. Most lost marks are missing homework, careless faults and questions not read, so look there before you study more.',
  done: 'The next report shows the grade you wrote down, in the subjects you chose.',
  cautions: [
    'If you cannot sleep, eat or go to school for worry about marks, tell a parent, a teacher you trust or the doctor.',
  ],
  steps: [
    step(
      'Write down your marks and where points were lost',
      'Take the last two tests in each subject. Sort lost points into: not known, careless, not finished, not handed in. Choose the subject in which the least work brings the most.',
      ['Make a table of marks', 'Sort lost points of two tests', 'Circle one subject'],
      0.5,
    ),
    step(
      'Ask the teacher what the next grade needs',
      'Three minutes after the lesson: what are the two things that would lift me by one grade? Ask for an old test or a list of topics.',
      ['Choose the day', 'Say which grade you want', 'Write the two things in your planner'],
      1,
    ),
    step(
      'Let the child tell where it goes wrong before you plan',
      'Ten minutes, no marks on the table: which lesson is good, where do you stop listening, what would help? Then one subject, one change for three weeks, chosen by the child. Praise the doing, such as four sittings, and leave the number to the teacher. New school or language: ask the school about support hours.',
      ['Ask the three questions', 'Let the child choose the change', 'Ask the school about support'],
      1,
      { when: { said: parent } },
    ),
    step(
      'Find four half hours that exist in your real week',
      'Bus, before training, lunch break in the library, before the little ones wake, Sunday after lunch. Cards and reading fit the bus, sums need a table. Ask a teacher for a room at school twice a week; many open one when they know why.',
      ['Write down your real week', 'Choose four half hours', 'Ask for a room at school'],
      1,
      { when: { said: busyHome } },
    ),
    step(
      'Find out what your studying leaves in the head',
      'After half an hour close all and write what you know: that is what counts. Under half? Then reading and marking were the fault, not you. Change to questions: ten before the page, the same ten after it, three days later again.',
      ['Close the book and write for five minutes', 'Make ten questions a topic', 'Repeat them after three days'],
      2,
      { when: { said: inVain } },
    ),
    step(
      'Rewrite one marked text a week with the teacher’s three words',
      'Take the last essay, choose the one remark that comes twice, and write only that paragraph anew: point, proof, why it matters. Read it aloud for full stops. Copy a good one from the class by hand once, to feel how it goes.',
      ['Find the remark that comes twice', 'Rewrite one paragraph', 'Ask if that would be a grade more'],
      6,
      { when: { said: writing } },
    ),
    step(
      'Hand in everything for two weeks',
      'Write homework down in class with the day. Do it on the day it was given, ten minutes at least. Pack the bag in the evening.',
      ['One planner or app for all', 'Fixed place and hour', 'Tick off each piece'],
      2,
    ),
    step(
      'Study by testing yourself',
      '25 minutes, phone in another room. Read one page, close it, write what you remember, check. Cards for words and formulas: today, after two days, after a week.',
      ['Make 20 cards for {subject}', 'Do three rounds this week', 'Explain one topic aloud to somebody'],
      6,
    ),
    step(
      'Close the oldest gap in {subject}',
      'What you miss is often from last year. Ask the teacher or an older pupil which topic it is, and do 20 easy tasks of it.',
      ['Find the oldest topic that fails', 'Do 20 tasks with solutions', 'Test yourself after a week'],
      6,
    ),
    step(
      'Do an old test against the clock',
      'Same time, no help. Mark it by the scheme. Write three faults on a card and read it before the next test.',
      ['Get an old test', 'Mark it honestly', 'Do the missed tasks again'],
      2,
      { when: { weeksFrom: 2 } },
    ),
    step(
      'Speak up once in every lesson',
      'In many schools it counts for the mark. Prepare one answer or question at home.',
      ['Prepare one question for {subject}', 'Sit near the front', 'Count your answers in the week'],
      2,
    ),
    step(
      'Get one hour of help a week',
      'An older pupil, a free homework club, a relative, a tutor. Bring the tasks that failed, not the whole book.',
      ['Ask at school for free help', 'Agree a fixed hour', 'Bring three questions'],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Plan the weeks before each test',
      'Write all test days in one calendar. Begin seven days before: four short sessions and a last look in the evening, then sleep.',
      ['Collect all test days', 'Put four sessions before each', 'Compare mark and plan afterwards'],
      1,
    ),
  ],
  suggestions: [
    tip('Phone out of the room', 'Even silent it takes attention.', 'Another room', 'Get it as a reward'),
    tip('Begin with the smallest task', 'Beginning is the hard part.', 'Five minutes', 'Then go on'),
    tip('Read the question twice', 'Careless points are the cheapest.', 'Underline the verb', 'Count the parts'),
    tip('Sleep before tests', 'Learning settles at night.', 'Eight hours', 'No late cramming'),
    tip('Study with one friend', 'Ask each other, do not only sit.', '40 minutes', 'Ten questions each'),
    tip('Keep a page of faults', 'You make the same ones again.', 'Two lines each', 'Read before tests'),
    tip('Ask on the same day', 'Gaps grow.', 'After the lesson', 'By email'),
    tip('Use free video lessons', 'Another voice helps.', 'Khan Academy', 'Do tasks after'),
    tip('Tell your parents the plan', 'Then they ask less.', 'Show the table', 'Agree one reward'),
    tip('Change subjects after 40 minutes', 'The head stays fresh.', 'Hard one first', 'Easy one last'),
    tip('Check with a scheme', 'Markers look for certain words.', 'Ask for the scheme', 'Mark yourself'),
    tip('Eat and drink before school', 'Empty heads make faults.', 'Breakfast', 'Water bottle'),
  ],
};
