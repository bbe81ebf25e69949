import { type Kind, step, tip } from '../kind.ts';

export const teacherWorkload: Kind = {
  id: 'teacher-workload',
  category: 'profession',
  name: 'Stop taking school work home',
  slots: {
    work: {
      words: [
        'marking|grading|exam papers',
        'planning|lesson plans|lesson planning|prep',
        'reports|report cards',
        'emails from parents|emails|messages from parents',
        'paperwork|admin',
        'data|assessments',
      ],
      otherwise: 'school work',
      several: 'in all',
    },
  },
  ask: {
    question: 'What fills the bag most, and on which day is the first free evening?',
    chips: ['Marking and grading', 'Planning lessons', 'Mails, reports and meetings'],
  },
  hoursAWeek: 2,
  weekly: 'Count the evenings without school work and change one routine',
  overview:
    'You find out what really fills the evenings, and make the {work} smaller at the root: fewer pieces taken in, marking inside the lesson, plans that are shared and used again. A pack-up alarm and one evening after another without a bag turn it into a habit.',
  approach:
    'A teacher’s work has no natural end, so the day needs an hour and the tasks a size. Feedback helps pupils when it is quick and used, much less when it is long. What goes wrong is working faster on the same amount; the amount has to fall. One weekday first, then the next.',
  done: 'For four weeks you have left at your hour on at least four days, with nothing in the bag.',
  cautions: [
    'If sleep, mood or health suffer, speak to your doctor and your union or staff welfare now, and not after the next holidays.',
  ],
  steps: [
    step(
      'Write down one week of school work after the last bell',
      'A line each: what, for which class, minutes, and who would have noticed if it were missing. Include the sofa and Sunday. Two or three kinds mostly make three quarters of the hours.',
      ['Keep a sheet in the bag for a week', 'Add up by kind', 'Mark what nobody would miss'],
      1,
    ),
    step(
      'Set a leaving time and a pack-up alarm for one day',
      'Choose the day with the least after it. Alarm twenty minutes before: desk, board for tomorrow, three tasks on a card, out. The bag stays in the cupboard that day. Tell a colleague who leaves with you.',
      ['Choose the first day', 'Set the alarm', 'Ask a colleague to leave with you'],
      0.5,
    ),
    step(
      'Take in half as many pieces and mark inside the lesson',
      'Decide beforehand which two pieces a week get your eye. The rest is checked by answers on the board, by partners with a model, or by you walking round with a pen and a card of codes. For a set skim ten minutes, write down three common mistakes and two good lines, and teach that at the start of the next lesson.',
      [
        'Choose two pieces for the week',
        'Mark with codes while you walk round',
        'Teach three common mistakes next lesson',
      ],
      6,
    ),
    step(
      'Plan the week with the team in one sitting',
      'Each plans one subject or unit for all and shares it by Wednesday; last year’s plan is mended, not written anew. One outline for every lesson: start, explain, try, check. Use the free period for copies of the whole week.',
      ['Ask the team to share out the subjects', 'Mend last year’s plan', 'Copy the whole week at once'],
      6,
    ),
    step(
      'Guard the free periods and give mail two windows',
      'Write on the timetable what each free period is for: copies, one set of marking, calls. Door closed, one task. Mail from parents gets twenty minutes in the morning and after lunch, none after the leaving time, and the signature says so. Five answers as text blocks; anything hot gets a call.',
      ['Name a task for each free period', 'Write two windows into the signature', 'Take school mail off the phone'],
      2.5,
    ),
    step(
      'Ask your head to drop or shrink one thing',
      'Take the sheet of the first week: this report, these data, this meeting takes so many hours and is used for that. Propose one to drop, one to shorten, and a trial until the end of term. Two colleagues with the same sheet weigh more.',
      ['Choose one to drop and one to shorten', 'Go with two colleagues', 'Agree a trial until the end of term'],
      2,
    ),
    step(
      'Add one free evening every two weeks',
      'First one, then two, up to four or all. In report weeks plan one late day at school instead of five at home. Put something into the free evening, with your children, a sport or nothing, so that school does not creep back.',
      ['Add the next evening', 'Fix one late day for report weeks', 'Put something good into it'],
      3,
    ),
    step(
      'Look back after eight weeks and keep four rules',
      'Fill in the sheet again for a week. Which pupils’ work suffered, if any? Keep the four rules that saved most, write them on a card, and give it to a new colleague.',
      ['Fill in the sheet again', 'Choose four rules', 'Pass them on'],
      1,
    ),
  ],
  suggestions: [
    tip('Use a timer for each set', 'Work fills the time it gets.', 'Twenty minutes', 'Stop'),
    tip('Stamp or tick homework', 'Done or not is enough for most.', 'At the door', 'No comments'),
    tip('Write reports from a bank', 'Thirty sentences to choose from.', 'Own words', 'One line personal'),
    tip('Leave with the car pool', 'Somebody waits.', 'Two days', 'Same time'),
    tip('Make the worksheet last', 'Talk and board often do.', 'One lesson a day', 'No copies'),
    tip('Let pupils mark in green', 'They see their own mistakes.', 'Model answer', 'You check five'),
    tip('Stagger the tests', 'Two classes never in the same week.', 'Term plan', 'Swap'),
    tip('Record spoken feedback', 'A minute says more.', 'Long essays', 'Two points'),
    tip('Keep Sunday closed', 'Friday plans Monday.', 'Twenty minutes', 'Before leaving'),
    tip('Say no to one club', 'This term.', 'Kindly', 'Suggest somebody'),
    tip('Tidy one shelf a week', 'Searching eats free periods.', 'Friday', 'Throw out'),
    tip('Ask the quickest colleague', 'They have a trick.', 'Coffee', 'One tip'),
  ],
};
