import { type Kind, step, tip } from '../kind.ts';

/** They take it again. */
const resit = [
  'resit/resitting/retake/retaking/re-sit/redo/redoing/resat/again',
  'failed it/maths/english/my_maths/my_english/last/twice',
  'second/third time/attempt/try',
  'got a 2/3/d/e/u/f last/in',
];

/** They are grown up and outside school. */
const adult = [
  "at/aged/turning/am/i’m/i'm 20/21/22/23/24/25/26/27/28/29/30/31/32/33/34/35/36/37/38/39/40/41/42/43/44/45/50",
  'for work/nursing/teaching/my_job/university/uni/an_apprenticeship',
  'as an adult',
  'left school',
  'adult learner',
];

/** Numbers, not texts. */
const maths = ['maths/mathematics/math/numeracy/statistics', 'further_maths'];

/** Texts, not numbers. */
const english = ['english language?', 'literature'];

/** South Africa's matric, written again. */
const matric = ['matric/nsc/rewrite/rewriting/upgrade_my/ieb/second_chance'];

export const oneSchoolSubject: Kind = {
  id: 'one-school-subject',
  category: 'profession',
  name: 'Pass one school subject',
  slots: {
    subject: {
      words: [
        'maths|mathematics|math|numeracy',
        'English literature|english literature|english lit',
        'English|english|english language',
        'physics',
        'chemistry',
        'biology',
        'science|combined science',
        'history',
        'geography',
        'French|french',
        'Spanish|spanish',
        'German|german',
        'computer science|computing',
        'psychology',
        'sociology',
        'economics',
        'business studies|business',
        'religious studies',
        'accounts|accounting',
      ],
      otherwise: 'subject',
    },
  },
  ask: {
    question: 'Which exam board and level, and what did you get last time?',
    chips: ['In school, exam this summer', 'A resit', 'As an adult, beside work'],
  },
  hoursAWeek: 4,
  weekly: 'Do one timed part of an old paper and mend what it showed',
  overview:
    'One {subject} exam, so all the time goes where its marks are. You get the right specification and old papers, mark one set strictly, and turn each lost mark into a topic for the week, until two whole papers in a row are above the grade.',
  approach:
    'Marks hide in few topics: eight or ten well-chosen ones usually lift a grade. Learn the method from one example, do ten questions, and come back to it after a week. What goes wrong is to read notes again, and to do only the topics that are pleasant.',
  done: 'You have sat the {subject} exam and hold the grade you needed.',
  steps: [
    step(
      'Find your exact {subject} specification and three sets of old papers',
      'Board, level or tier, number of papers, length, calculator or not. Old papers with mark schemes and examiners’ reports are free on the board’s site. Write the exam days down.',
      ['Note board, level and paper codes', 'Save three sets with mark schemes', 'Enter the exam days'],
      1,
    ),
    step(
      'Find the place where you can sit the {subject} exam',
      'Colleges teach adults in the evening, often free up to the basic level, and enter you too. Without a course, look for a centre that takes private candidates; entries usually close three to four months before the exam. Ask first whether another certificate, such as functional skills, is accepted for what you need.',
      [
        'Ask the college about evening classes',
        'Ask two centres about private candidates',
        'Check what your employer or course accepts',
      ],
      2,
      { when: { said: adult } },
    ),
    step(
      'Ask for last time’s {subject} marks by paper',
      'School or centre can see the marks of each paper, and often the script can be ordered. How many marks were missing? Then sit one old paper and sort the losses: not known, forgotten, misread, too slow. Ten marks are about five topics, and that is a plan.',
      ['Ask for the marks of each paper', 'Sit one old paper and sort the losses', 'Name the five dearest topics'],
      3,
      { when: { said: resit } },
    ),
    step(
      'Register your rewrite before the closing day',
      'May and June or November; forms close months earlier, at the district office, the online page of the department or your old school. The Second Chance programme has free lessons and books. The best mark of each subject counts, and the statement is combined, so write only what lifts you over the line.',
      [
        'Note the closing day of both sittings',
        'Take identity document and statement of results along',
        'Ask about the Second Chance programme near you',
      ],
      1.5,
      { when: { said: matric } },
    ),
    step(
      'Sit one old {subject} paper and list each lost mark',
      'Real time, no help, then mark it by the scheme. Beside every lost mark write topic and reason: not known, forgotten, misread, too slow. Count by topic. This list is the plan.',
      ['Sit one paper in real time', 'Mark it strictly', 'Count lost marks by topic'],
      3,
      { when: { unsaid: resit } },
    ),
    step(
      'Put the ten topics with most marks into weeks',
      'Two topics a week, the one with most marks first, three sittings of 40 minutes. A third of each sitting repeats the weeks before. Show the timetable to a teacher or tutor and ask what is missing.',
      ['Choose ten topics', 'Fix three sittings a week', 'Show it to a teacher'],
      1.5,
    ),
    step(
      'Mend the roots: fractions, per cent, negative numbers, equations',
      'Most lost marks in maths come from these, whatever the question is about. Twenty minutes a day without calculator for three weeks, from easy to hard, and times tables until they are quick.',
      ['Do a short test of each root', 'Practise twenty minutes a day', 'Say aloud what you do in each line'],
      12,
      { when: { said: maths } },
    ),
    step(
      'Learn how each English question is answered',
      'Every question has its own recipe: how many points, how many minutes, quotation or not. Write one answer of each type a week, and one piece of your own in 45 minutes with a plan, paragraphs and checked full stops.',
      ['Make one card for each question', 'Write one answer of each type', 'Ask a teacher to mark two'],
      14,
      { when: { said: english, unsaid: maths } },
    ),
    step(
      'Do each {subject} topic in three turns',
      'First turn: worked example, cover it, do it again. Second: ten questions of rising difficulty, checked at once. Third, a week later: five exam questions from old papers. Only then is the topic ticked.',
      ['Work one example without looking', 'Do ten questions', 'Return after a week with five exam questions'],
      26,
    ),
    step(
      'Practise {subject} against the clock, last two whole mocks',
      'Half a paper each weekend at about a minute a mark, with every line of the method shown, since method earns marks when the answer is wrong. Skip after two stuck minutes and return. In the last three weeks two whole mocks at the real hour; between them only the list of losses.',
      ['Do half a paper each weekend', 'Add new losses to the list', 'Sit two whole mocks in the last three weeks'],
      22,
    ),
    step(
      'Sit the {subject} papers and hand the result in',
      'The evening before: cards and early bed. In the exam read the question twice, begin with a sure one, write something everywhere. Give the result to college, employer or course, and note the last day for a review of marking.',
      ['Pack pens, calculator and identity card', 'Begin with a sure question', 'Send the result on'],
      5,
    ),
  ],
  suggestions: [
    tip(
      'Explain one topic to somebody a week',
      'What you cannot say you do not know.',
      'Five minutes',
      'Without notes',
    ),
    tip('Keep a notebook of losses', 'It is the shortest textbook.', 'Question, trap, right way', 'Read on Sundays'),
    tip('Use ten minutes on the bus', 'Cards and mental sums.', 'Daily', 'Same seat'),
    tip('Ask for the school’s revision class', 'It is free and small.', 'Lunch or after school', 'Bring two questions'),
    tip('Watch one video, then do it', 'Watching alone feels like learning.', 'Stop and predict', 'Ten questions'),
    tip('Mark with the scheme yourself', 'You learn what earns marks.', 'Green pen', 'Strict'),
    tip('Learn the formula sheet', 'Know what is on it and what is not.', 'Print it', 'Write the rest from memory'),
    tip('Study with one friend', 'Swap questions.', 'Once a week', 'Phones away'),
    tip('Ask for extra time if you need it', 'School or centre applies early.', 'Special needs teacher', 'Autumn'),
    tip('Know the calculator', 'Fractions, memory, table.', 'Own model', 'Ten tricks'),
    tip('Sleep before the paper', 'Tired heads misread.', 'Screen off', 'Eight hours'),
    tip('Do the ugly topic first', 'It has most marks to win.', 'Monday', 'Twenty minutes'),
  ],
};
