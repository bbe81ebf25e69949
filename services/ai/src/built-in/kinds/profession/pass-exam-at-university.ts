import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** It was failed before. */
const failed = [
  'failed my/the _? _? exam',
  'failed it/the_exam/my_exam/once/twice/the_first/last/stats/statistics/anatomy/maths',
  'second/third/last/final/2nd/3rd attempt/try/time',
  'retake/resit/retaking/resitting',
];

/** Only weeks are left. */
const soon = [
  `exam/exams/test/paper/papers is/are/start/starts? in ${numbers} days/weeks`,
  'exam/exams/test is/are/start/starts? next/this week/month',
  'exam/exams is/are? tomorrow',
];

/** The material has been worked through. */
const learnt = [
  'finished/done/gone_through/read/covered all/the all? lectures/slides/script/material/syllabus/chapters',
  'know the material/theory/stuff',
];

export const passExamAtUniversity: Kind = {
  id: 'pass-exam-at-university',
  category: 'profession',
  name: 'Pass my university exam',
  slots: {
    exam: {
      words: [
        'statistics|stats',
        'mathematics|maths|math',
        'linear algebra|algebra',
        'analysis|calculus',
        'physics',
        'organic chemistry',
        'biochemistry',
        'chemistry',
        'biology',
        'anatomy',
        'physiology',
        'pharmacology',
        'pathology',
        'preclinical',
        'medical licensing|usmle|state exam medicine',
        'bar|bar exam',
        'constitutional law',
        'criminal law',
        'civil law|contract law',
        'law',
        'accounting',
        'microeconomics',
        'macroeconomics',
        'economics',
        'finance',
        'marketing',
        'psychology',
        'sociology',
        'philosophy',
        'history',
        'literature',
        'linguistics',
        'education|pedagogy',
        'computer science|programming|algorithms',
        'mechanics|thermodynamics',
        'electrical engineering',
        'engineering',
        'nursing',
        'finals',
        'midterm',
      ],
      otherwise: 'exam',
    },
  },
  ask: {
    question: 'Which subject is it, when is the exam, and have you sat it before?',
    chips: ['First attempt, in a month or two', 'I failed it and repeat it', 'Several exams in a few weeks'],
  },
  hoursAWeek: 9,
  weekly: 'Study in five blocks of ninety minutes with the book closed half of the time',
  measures: ['exams', 'chapters', 'topics', 'modules', 'lectures', 'slides'],
  overview:
    'You find out what is really asked, then spend most of the time answering {exam} questions from memory instead of rereading. Two rehearsals under real conditions show, while there is still time, where the missing marks are.',
  approach:
    'Sort topics by marks, not by interest, and begin with old questions in the first week, even when you get them wrong. What usually goes wrong is writing beautiful summaries until three days before the exam.',
  done: 'You have sat the exam and the result shows a pass.',
  cautions: [
    'Check the rules for registration, withdrawal and sick notes today, above all when it is the last attempt; the examination office tells you.',
    'If fear or a condition such as dyslexia or ADHD stands in the way, ask the disability or counselling service for adjustments weeks before the exam. If you hardly sleep or despair, speak to a doctor or the counselling service now.',
  ],
  steps: [
    step(
      'Collect what is really asked in the {exam} paper',
      'Collect syllabus, form of the exam, permitted aids, marks for each part, and every old question you can find. It is done when all {exam} topics stand on one sheet with their share of the marks.',
      [
        'Check that you are registered and note date and room',
        'Ask the student council for old {exam} papers',
        'Write the topics on one sheet',
      ],
      2,
    ),
    step(
      'Look at the failed {exam} paper before you learn anything',
      'Ask for the viewing: which tasks, which step, how many points short? Sort into never learnt, forgotten, misread, too slow. Note how many attempts are left and the last day for registering or withdrawing.',
      [
        'Write to the chair for the viewing',
        'Sort the lost points into four groups',
        'Note attempts left and the last day for registering',
      ],
      1.5,
      { when: { said: failed, level: 'beginner' } },
    ),
    step(
      'Answer an old {exam} paper before you feel ready',
      'Use the real time and no notes. The mark does not matter; sort the lost points into never learnt, forgotten, and misread. Colour the topics green, amber and red.',
      ['Do one old {exam} paper in real time', 'Sort the lost points into three groups', 'Colour the sheet'],
      4,
      { when: { level: 'beginner', unsaid: failed } },
    ),
    step(
      'Look at your last {exam} paper with the examiner',
      'Use the right to see the marked exam. Write down where points were lost and ask the tutor what a full answer would have looked like. This decides what you change this time.',
      [
        'Write to the chair for an appointment',
        'Bring three questions about the {exam} paper',
        'Write down what you will do differently',
      ],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Plan the weeks backwards from the date',
      'Keep the last two days for repeating and one day a week free. Give red topics with many marks the first weeks and the best hours. It is done when each week names its topics and its old questions.',
      ['Count the hours you really have', 'Put the topics into weeks', 'Tell one person the plan'],
      1.5,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Drop the topics that cost more than they bring',
      'Time is short: marks for each topic divided by the hours it needs. Leave the worst fifth out for good, and give the best third the mornings. It is a decision, so do not go back on it in the last night.',
      ['List topics with marks and hours', 'Strike out the worst fifth', 'Put the best third into the mornings'],
      1,
      { when: { said: soon } },
    ),
    step(
      'Work through the red topics with closed book',
      'Read one section, close it, write what you remember, check, then do three questions on it. Repeat after one, three and ten days with cards. A topic is amber when you can explain it in two minutes.',
      ['Make 15 cards for the first red {exam} topic', 'Explain it aloud without notes', 'Do three questions on it'],
      18,
      {
        when: { unsaid: learnt },
        measured: 'Work through {25%} with the book closed',
        resources: 'Cards that return at the right time: https://apps.ankiweb.net',
      },
    ),
    step(
      'Turn what you have read into questions you can answer',
      'You have been through the material; reading it again brings little. Cover it, write two exam questions for each {exam} topic, and answer them in full without notes. What fails twice is read again, nothing else.',
      [
        'Write two questions for each topic',
        'Answer six a day with the book closed',
        'Repeat what failed after three days',
      ],
      14,
      { when: { said: learnt } },
    ),
    step(
      'Get help with the two topics that stay dark',
      'Go to the tutorial or office hour with a precise question and your attempt on paper. If nobody is there, a student a year above or a good video lesson is enough.',
      [
        'Write down where exactly you get stuck',
        'Book the office hour or a tutor for {exam} questions',
        'Solve a similar task alone the same day',
      ],
      4,
      { when: { weeksFrom: 3 }, resources: 'Free lessons for many subjects: https://www.khanacademy.org' },
    ),
    step(
      'Do five past {exam} papers sorted by topic',
      'Do all old {exam} questions on one theme in a row, then the next theme. Compare with model answers and copy the words that earn points. Aim for two thirds of the marks before you go on.',
      [
        'Sort the questions by topic',
        'Meet one study partner and explain in turn',
        'Keep a list of your typical slips',
      ],
      16,
      { measured: 'Reach {50%} with old questions answered' },
    ),
    step(
      'Sit two full {exam} rehearsals in real conditions',
      'Keep the same hour, length and aids, with the phone away; for an oral exam a friend asks from your sheet. Mark strictly, and repair only what costs the most points.',
      [
        'Plan minutes for each {exam} question',
        'Write both rehearsals in the last ten days',
        'Decide the order of answering',
      ],
      9,
      { when: { weeksFrom: 2 }, measured: 'Finish {total} and rehearse twice' },
    ),
    step(
      'Repeat lightly, sleep, and sit the {exam} paper',
      'In the last two days use only cards and the list of slips, and learn nothing new. Sleep both nights. In the exam read everything first, take the safe points, and leave five minutes for checking.',
      [
        'Pack card, pens, aids and water the evening before',
        'Be in the building half an hour early',
        'Note the date of the {exam} result',
      ],
      7,
      { daysBefore: 0 },
    ),
  ],
  suggestions: [
    tip(
      'Study in blocks of fifty minutes',
      'After that most people only turn pages.',
      'Fifty on, ten off',
      'Write down the aim first',
    ),
    tip(
      'Put the phone in another room',
      'Seeing it costs marks even when it is silent.',
      'A cheap clock instead',
      'Look only in the breaks',
    ),
    tip(
      'Begin with yesterday’s cards',
      'Ten minutes of repeating save an hour later.',
      'Before anything new',
      'Say the answer aloud',
    ),
    tip(
      'Mix two topics in one session',
      'It feels harder and stays longer.',
      'Forty minutes each',
      'Old questions at the end',
    ),
    tip(
      'Use marking schemes as a teacher',
      'They show which words earn points.',
      'Underline the verbs',
      'Answer in that form',
    ),
    tip(
      'Study where others study',
      'A seat in the library keeps you there.',
      'Same place, same hour',
      'One long break together',
    ),
    tip(
      'Write your own {exam} question',
      'Thinking like the examiner shows what matters.',
      'One for each lecture',
      'Swap with a partner',
    ),
    tip(
      'Keep a formula or definition sheet',
      'Writing it from memory is a quick test.',
      'One page',
      'Every Sunday without looking',
    ),
    tip(
      'Sleep instead of the last chapter',
      'Sleep helps the memory more than one more hour of reading.',
      'Stop an hour before bed',
      'No night shift before the exam',
    ),
    tip('Plan food and movement', 'Tired people misread questions.', 'A walk each day', 'A breakfast you know'),
    tip(
      'Practise starting when nervous',
      'Three long breaths out slow the heart.',
      'Before every rehearsal',
      'Then the easiest question',
    ),
    tip(
      'Ask someone who passed last year',
      'They know the favourite topics.',
      'Three questions',
      'Borrow their plan, not their notes',
    ),
    tip(
      'Decide what you will leave out',
      'With little time the rare topics go.',
      'Under five per cent of marks',
      'Write them down and let go',
    ),
  ],
};
