import { type Kind, step, tip } from '../kind.ts';

/** They study already. */
const enrolled = [
  'enrolled/enroled/registered/signed_up at/for/in/on',
  "i've/have/'m/am enrolled/joined/started",
  'first term/year/module/semester was/is/done/passed',
  'modules/module passed/done/out_of/left',
  'materials arrived',
  'passed two/three/four/one modules/module',
  'doing this/an/a/my online/distance/evening',
];
const shifts = ['shift/shifts/nights/night/rota/roster/bus/driver/nurse/hospital'];

export const studyWhileWorking: Kind = {
  id: 'study-while-working',
  category: 'profession',
  name: 'Study part-time beside my job',
  slots: {
    study: {
      words: [
        'bachelor|bachelor’s|degree',
        'master|master’s|mba',
        'school-leaving|a levels|a-levels|abitur|high school diploma|school leaving certificate|ged|gcse|matric',
        'distance|open university|distance learning|distance degree|fernstudium|correspondence',
        'evening|evening school|night school|evening classes|abendschule',
        'online|online course|online degree|mooc|coursera',
        'technician|fachwirt|meister|foreman',
        'college|community college|associate degree',
        'certificate|diploma',
      ],
      otherwise: 'part-time',
    },
  },
  ask: {
    question: 'Which course, how many hours a week, and who relies on you at home?',
    chips: ['With small children', 'Shift work', 'Starting next term'],
  },
  hoursAWeek: 12,
  weekly: 'Keep three fixed study blocks and hand in one piece of work before its date',
  overview:
    'You check that the {study} course is recognised and possible in your real week, win support of employer and family, set up three blocks a week, and pass the first module before you load more.',
  approach:
    'Count 10 to 15 hours a week for half-time study. Dropping out mostly comes in the first three months, through too many modules and nobody told.',
  done: 'The first year is passed, with a rhythm the house can live with, and the end date is known.',
  steps: [
    step(
      'Check recognition and weekly hours of the {study} course',
      'Accredited? By whom, for which job? Hours per credit, presence days, exams where, longest time allowed, pause rules, total cost. Ask two who study beside a job.',
      ['Look up the accreditation', 'Ask two students about real hours', 'Note presence days and exam places'],
      1.5,
      { when: { unsaid: enrolled } },
    ),
    step(
      'Write what is open in your {study} course with its days',
      'Module, hand-in, exam, credits: one line each, and beside it the hours you think it takes, times one and a half. Then see which one sits like a stone. It gets the first block of each week, or it moves to the next term by a decision and not by silence.',
      ['Write all open parts with days', 'Mark the one you avoid', 'Decide now: first block or next term'],
      1,
      { when: { said: enrolled } },
    ),
    step(
      'Plan study by the rota, small pieces on shift days',
      'On the day the rota comes: two long blocks on free days, none after a night, and on working days twenty minutes that need no desk: cards, one recorded lecture, one page. A missed block has a named place in the same week, or it is dropped.',
      ['Mark blocks when the rota comes', 'Load two lectures on the phone', 'Name the spare block of the week'],
      2,
      { when: { said: shifts } },
    ),
    step(
      'Find twelve hours in your present week',
      'Log seven days. Early hour, commute, two evenings, Saturday morning; what stops for it? Shifts: block per free day. No hour without a name.',
      ['Log one week', 'Mark what stops', 'Draw three fixed blocks'],
      2,
      { when: { unsaid: shifts } },
    ),
    step(
      'Ask about credit for what you have done',
      'Training, certificates, years of practice and old modules may save a year. Send papers early, before fees.',
      ['Collect certificates', 'Send the credit request', 'Wait for the written answer'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Agree time and money with your employer',
      'Educational leave, study days before exams, fees, shift wishes, payback. Bring a sheet: what the firm gains, dates of a year.',
      ['Write half a page', 'Ask for exam days first', 'Get it in writing'],
      1.5,
    ),
    step(
      'Agree the {study} evenings at home',
      'Who cooks, who does bedtime, which weekend stays free, what a closed door means. Children get a date when you are back. Review after eight weeks.',
      ['Draw the family week', 'Fix one free weekend a month', 'Review after eight weeks'],
      1,
    ),
    step(
      'Enrol for one or two modules of the {study} course',
      'Half the usual load in term one. Grants, loans, tax. Buy used books, set up platform, folder, library access.',
      ['Enrol for one module', 'Apply for the grant', 'Set up the folder'],
      3,
      { when: { unsaid: enrolled } },
    ),
    step(
      'Study by questions in three blocks of the {study} week',
      'Begin by recalling last time, read for questions, answer in own words, tasks, ten cards. First draft of assignments at half-time. Group call on Sundays.',
      ['Start each block with recall', 'Draft assignments at half-time', 'Meet one fellow student weekly'],
      100,
    ),
    step(
      'Break the hardest module with help in the first four weeks',
      'Look for what beginners miss: old exercises with solutions, a tutor for three hours, a video course on that point, a study pair. Ask the teacher one exact question a week by mail. Those who ask by week three pass more often than those who read twice.',
      ['Name the point where it stops', 'Book three hours of help', 'Send one exact question a week'],
      20,
      { when: { said: enrolled } },
    ),
    step(
      'Pass the first {study} exams and adjust the load',
      'Two old papers, exam days off, sleep. Then decide honestly: same, more, less. Write the end date with that pace.',
      ['Do two old papers', 'Take the days off', 'Recalculate the end date'],
      20,
    ),
  ],
  suggestions: [
    tip('Use the commute for listening', 'Notes read aloud.', 'Recorder', 'Cards'),
    tip('Study away from the sofa', 'Library or canteen.', 'Same seat', 'Phone off'),
    tip('Tell the tutor about shift work', 'They can move dates.', 'Early', 'Written'),
    tip('Keep a late-day reserve', 'One week a term.', 'Extension rule', 'Use once'),
    tip('Reward the module', 'Real fun.', 'Family', 'Date'),
    tip('Write assignments about your work', 'Saves reading.', 'Ask permission', 'Names out'),
    tip('Share costs with tax', 'Receipts count.', 'Folder', 'Travel'),
    tip('Batch cook on Sundays', 'Evenings free up.', 'Two pots', 'Freezer'),
    tip('Protect sleep', 'Learning sets at night.', 'Seven hours', 'No all-nighters'),
    tip('Find a study twin', 'Same module.', 'Weekly call', 'Swap drafts'),
    tip('Note why on a card', 'Month three is hard.', 'Desk', 'Read'),
    tip('Know the pause rule', 'Illness happens.', 'Form', 'Fee'),
  ],
};
