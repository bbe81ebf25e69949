import { type Kind, step, tip } from '../kind.ts';
import { schoolExamHere } from '../local-work.ts';
import { months, numbers } from '../stage-words.ts';

/** The paper has been looked at and help is there. */
const seen = [
  'seen/saw/looked_at/viewed the/my paper/script/exam',
  'know where/why i',
  'have/got/found/hired a tutor',
  'missed it? by',
];

/** The resit has a day. */
const booked = [
  'resit/exam/it is/was? booked/registered',
  'registered for the? resit/exam/it',
  `resit/exam is? on/in ${months}/${numbers}`,
  'resit is? on',
];

export const resitAnExam: Kind = {
  id: 'resit-an-exam',
  category: 'profession',
  name: 'Resit a failed exam',
  slots: {
    exam: {
      words: [
        'maths|math|mathematics|calculus',
        'statistics|stats',
        'anatomy|physiology',
        'physics',
        'chemistry|organic chemistry',
        'biology',
        'law|contract law',
        'economics|accounting',
        'English|language|french|german',
        'programming|computer science',
        'driving theory|theory test',
        'final|finals|dissertation|thesis',
        'GCSE|gcse',
        'final-year|a level|a-level|abitur',
        'nursing|pharmacology',
      ],
      otherwise: 'failed exam',
    },
  },
  ask: {
    question: 'How did the last attempt fail, and is it the last one allowed?',
    chips: ['Ran out of time', 'Did not understand it', 'Panic in the exam'],
  },
  hoursAWeek: 10,
  weekly: 'Answer two old papers in parts and mend each mistake',
  overview:
    'You look at the marked paper, name the reason it failed, and prepare the {exam} resit differently from last time: old papers, help with the two blocks that cost most, and practice under exam conditions.',
  approach:
    'The same way brings the same mark. Find out whether it was knowledge, method, time, nerves or life, since each needs another cure.',
  done: 'The resit is passed, or the next step is settled with the school.',
  steps: [
    step(
      'Count the days to the resit and block the hours',
      'The day is fixed, so write it on top of one sheet: days left, blocks of 45 minutes a day, two rehearsals in the last ten days. Note the last day for withdrawing without losing an attempt.',
      ['Count days and blocks', 'Enter two rehearsals in the last ten days', 'Note the last day for withdrawing'],
      0.5,
      { when: { said: booked } },
    ),
    step(
      'Get the date, rules and number of attempts left',
      'Registration, closing date, form of the resit, cap on the mark, permitted aids, what happens after a last fail, hardship rules. Ask the office today.',
      ['Write to the office', 'Register', 'Put the date into the calendar'],
      0.5,
      { local: schoolExamHere, when: { unsaid: booked } },
    ),
    step(
      'Look at the marked {exam} paper with someone',
      'Points lost by task. Sort: did not know, misread, wrong method, no time, slip. Add up. The two largest heaps are your plan.',
      ['Ask for the viewing', 'Sort lost points', 'Write the two largest heaps'],
      1.5,
      { when: { unsaid: seen } },
    ),
    step(
      'Write the three causes of lost points with a cure each',
      'You know where it went wrong; make it a plan. One line for each cause: what I did, what would have earned the points, how I practise that. The {exam} blocks of the first two weeks belong to these.',
      ['Write three causes', 'Write the cure behind each', 'Ask a tutor or examiner whether it would have been enough'],
      1,
      { when: { said: seen } },
    ),
    step(
      'Remove what got in the way last time',
      'Illness, job hours, money, grief, dyslexia, panic: doctor’s note, extra time, fewer shifts, counselling are allowed help and take weeks to arrange.',
      ['Name it honestly', 'Ask for extra time or fewer shifts', 'Tell one person'],
      2,
    ),
    step(
      'Get help for the hardest {exam} block',
      'Tutor, office hour, older student, two videos on the exact point. Bring a task you tried. You understand when you can explain it without notes.',
      ['Book two hours of help', 'Bring tried tasks', 'Explain it to someone'],
      8,
    ),
    step(
      'Plan the weeks before the {exam} resit backwards',
      'Two thirds old tasks, a third theory; heaps first; last four days repeat only. Blocks of 45 minutes, at the exam’s hour.',
      ['Count days and blocks', 'Put heaps first', 'Keep one day off a week'],
      1,
    ),
    step(
      'Work old {exam} tasks until they come without help',
      'Try 15 minutes alone, look, close, redo; again after three days. Error list by type. Ask what earns the points on the scheme.',
      ['Do six tasks a day', 'Redo after three days', 'Keep the error list'],
      40,
    ),
    step(
      'Rehearse the {exam} paper twice under real conditions',
      'Same time, room with strangers, no pause. Order: easy points first, minutes per point, checking time. For panic: feet, long breath out, first easy line.',
      ['Rehearse ten days before', 'Fix the order of tasks', 'Practise the panic drill'],
      6,
    ),
    step(
      'Sit the resit and settle what comes next',
      'Pack the evening before, arrive early but apart from chatter. If it fails again: viewing, appeal limits, hardship, change of subject, adviser within the week.',
      ['Pack the evening before', 'Start with sure points', 'See the adviser within a week'],
      4,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Study with someone who passed', 'Ask for their notes.', 'Two hours', 'Cake'),
    tip('Write a one-page sheet', 'Even if not allowed.', 'From memory', 'Rewrite'),
    tip('Walk before blocks', 'Head clears.', 'Ten minutes', 'No phone'),
    tip('Do the worst topic first', 'Morning.', '45 minutes', 'Then easy'),
    tip('Ask the teacher which tasks come', 'Often they say.', 'Politely', 'Note'),
    tip('Record yourself explaining', 'Gaps are heard.', 'Three minutes', 'Again'),
    tip('Cut the group that complains', 'Mood spreads.', 'Kindly', 'Three weeks'),
    tip('Sleep on formulas', 'Evening repeat.', 'Ten cards', 'Lights off'),
    tip('Tell parents the plan', 'Pressure falls.', 'Dates', 'What helps'),
    tip('Reward each paper', 'Small.', 'List', 'Honest'),
    tip('Practise handwriting speed', 'If by hand.', 'Pen', 'Hour'),
    tip('Plan something for the day after', 'Whatever result.', 'Friend', 'Booked'),
  ],
};
