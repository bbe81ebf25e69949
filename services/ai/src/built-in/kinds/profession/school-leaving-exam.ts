import { type Kind, step, tip } from '../kind.ts';
import { schoolExamHere } from '../local-work.ts';
import { numbers } from '../stage-words.ts';

/** Mock results are known. */
const mocked = [
  'mock/mocks/predicted results/grades/grade/marks/result',
  'got/had my mocks',
  'predicted _',
  'mocks went/were/are',
  'failed my? mock/mocks',
];

/** They take it again. */
const resit = [
  'resit/resitting/retake/retaking/re-sit/redo/redoing',
  'failed maths/english/my_maths/my_english/it/them/last',
  'second time/attempt/try',
];

/** Only weeks are left. */
const soon = [
  `exam/exams/test/paper/papers is/are/start/starts? in ${numbers} days/weeks`,
  'exam/exams/test is/are/start/starts? next/this week/month',
  'exam/exams is/are? tomorrow',
];

const subjects = 'maths/math/english/science/biology/chemistry/physics/history/geography/french/spanish/german/latin';

/** One subject alone is sat. */
const oneSubject = [
  `gcse/gcses/igcse/a-level/a_level/national_5 ${subjects}`,
  `${subjects} gcse/igcse/a-level/a_level`,
];

/** Computer tests that are booked one at a time. */
const ged = ['ged/hiset'];

export const schoolLeavingExam: Kind = {
  id: 'school-leaving-exam',
  category: 'profession',
  name: 'Pass my school-leaving exams',
  slots: {
    exam: {
      words: [
        'A-level|a-levels|a-level|a levels|a level',
        'GCSE|gcse|gcses',
        'Abitur|abitur|abi',
        'Matura|matura',
        'baccalaureate|bac',
        'IB|ib diploma',
        'GED|ged',
        'SAT test|sat score|sats',
        'ACT test|act score',
        'AP|ap exams|ap exam',
        'leaving cert|leaving certificate',
        'Highers|highers|advanced higher',
        'Realschule|realschule',
        'high school|high school diploma',
        'secondary school|school leaving certificate',
        'evening school|abendschule',
      ],
      otherwise: 'final',
    },
    subject: {
      words: [
        'maths|mathematics|math',
        'English|english',
        'physics',
        'chemistry',
        'biology',
        'history',
        'geography',
        'French|french',
        'Spanish|spanish',
        'Latin|latin',
        'German|german',
        'economics',
        'psychology',
        'computer science|informatics',
        'art',
        'music',
        'philosophy|ethics|religion',
        'politics|social studies',
        'literature',
        'sport|pe',
      ],
      otherwise: 'the weakest subject',
    },
  },
  ask: {
    question: 'Which exams are they, when, and which subject worries you most?',
    chips: ['In a few months, maths is bad', 'A year left, I want a top grade', 'As an adult, beside work'],
  },
  hoursAWeek: 8,
  weekly: 'Study six blocks of forty-five minutes, two of them in the subject with most to gain',
  measures: ['subjects', 'topics', 'chapters', 'papers'],
  overview:
    'You find out where the most points can be won, give {subject} the first weeks, and answer old {exam} papers early. Sleep, sport and free evenings are in the plan, because it has to last for months.',
  approach:
    'Forty-five minutes with the book closed teach more than three hours of marking text in colour. What usually goes wrong is learning favourite subjects, making summaries until two weeks before, and staying up late.',
  done: 'All exams are sat, and the results are enough for what you want to do next.',
  cautions: [
    'Adults and private candidates register three to eight months ahead; ask the school authority about the centre, compulsory subjects, coursework and fees first.',
    'If worry, sleeplessness or hopelessness lasts for more than two weeks, tell a parent, teacher or doctor; school counsellors can help and exams can be sat later. Ask early about extra time for dyslexia, ADHD or illness.',
  ],
  steps: [
    step(
      'Sort the lost points of your mocks by cause',
      'Take the marked papers, not the grade: not known, forgotten, misread, too slow. Write for each subject which grade is three to five points away; those points are the cheapest you can win, often in {subject}.',
      ['Get the marked papers back', 'Sort the lost points in four columns', 'Write where the next grade is near'],
      1.5,
      { when: { said: mocked } },
    ),
    step(
      'Write down subjects, dates, and points to be won',
      'Write for each subject: last mark, wished mark, weight, date, form. Mark the two in which the most points can be won with the least effort; one is often {subject}.',
      [
        'Make the table of subjects in twenty minutes',
        'Get the list of {exam} topics for two subjects',
        'Ask a teacher where your points are lost',
      ],
      1.5,
      { local: schoolExamHere, when: { unsaid: [...mocked, ...oneSubject, ...ged] } },
    ),
    step(
      'Write down board, level and grade for {subject} alone',
      'Board, level or tier, number of papers, with or without calculator, day of each, and the grade you need; it all stands on the board’s page. As an adult ask a college about a free course and place of exam before you pay for one. Registration closes months before the papers.',
      [
        'Open the page of the exam board',
        'Write papers, days and grade on one card',
        'Ask a college or centre when registration closes',
      ],
      1.5,
      { when: { said: oneSubject, unsaid: [...mocked, ...ged] } },
    ),
    step(
      'Sit one full set of past papers in {subject}',
      'All papers of one year, in the real time, on different days. Mark them with the scheme and list the lost points by topic, not by question: five topics usually hold most of them. They are your plan, the cheapest points first.',
      [
        'Print one set and its marking scheme',
        'Sit the first paper on Saturday morning',
        'List the lost points by topic',
      ],
      5,
      { when: { said: oneSubject, unsaid: [...mocked, ...resit, ...ged] } },
    ),
    step(
      'Open your account at the test’s own site and try one subject',
      'The GED has four computer tests: maths, language arts, science, social studies. Each is booked by itself and passed at 145, so nothing has to be ready at once. Look up rules and price of your state, then take the official practice test in the subject you like best.',
      [
        'Make the account today',
        'Look up age, price and free classes in your state',
        'Take the practice test in your strongest subject',
      ],
      1.5,
      { when: { said: ged }, resources: 'GED: https://www.ged.com' },
    ),
    step(
      'Book the strongest subject within four weeks and pass it',
      'A first pass soon keeps you going. Book it when the practice test says you are likely to pass, study what it marks as missing for thirty minutes a day, and sit it at a test centre or online.',
      ['Book the day', 'Study the marked topics daily', 'Check identity card, room and computer'],
      12,
      { when: { said: ged } },
    ),
    step(
      'Do one old {exam} paper in the two key subjects',
      'Use the real time and no help. Sort the lost points: not known, forgotten, misread, too slow. These lists say what to learn; everything else waits.',
      ['Get papers and marking schemes', 'Sit one {exam} paper at the desk', 'Sort the lost points in four columns'],
      5,
      { when: { unsaid: [...mocked, ...resit, ...oneSubject, ...ged] } },
    ),
    step(
      'Order the old {exam} script and find what cost the pass',
      'Exam boards send or show the marked script for a small fee. Look for the two question types with the most lost points, and check board and syllabus: they may have changed since.',
      [
        'Ask the school or board for the script',
        'Check that syllabus and board are the same',
        'Write the two dearest question types on a card',
      ],
      2,
      { when: { said: resit } },
    ),
    step(
      'Ask each teacher for the one thing worth most points',
      'Five minutes after the lesson with one marked page: if I could change one thing before the {exam} papers, which? Teachers know the examiner’s habits. Three answers make the plan of the next weeks.',
      ['Choose three teachers and one page each', 'Ask the one question', 'Write the answers above your desk'],
      1.5,
      { when: { said: mocked } },
    ),
    step(
      'Make a weekly timetable with free evenings',
      'Plan six to eight blocks of 45 minutes, hard subjects first, with one day off and sport twice. Put topics, not subjects, into the blocks, and show it at home so that nobody needs to ask.',
      ['Mark school, job and sport first', 'Fill in the blocks for four weeks', 'Begin with {subject} on Monday'],
      1.5,
    ),
    step(
      'Close the oldest gaps in {subject}',
      'Most trouble comes from things two or three years back. Find them with short tests, learn with videos and twenty exercises each, and explain them to someone. A tutor once a week helps if you are stuck.',
      [
        'List the five oldest gaps in {subject}',
        'One gap a week: explanation, exercises, test',
        'Ask a teacher, tutor or older student for an hour',
      ],
      25,
      { when: { weeksFrom: 6, unsaid: soon }, resources: 'Free lessons and exercises: https://www.khanacademy.org' },
    ),
    step(
      'Repeat what is half known and leave the unknown',
      'With few weeks left a topic that is half known brings three times as many points as a new one. Take the amber topics by weight, twenty minutes each, with the questions of old papers.',
      [
        'Colour the topics green, amber and red',
        'Do amber topics with the most marks first',
        'Sleep eight hours before each paper',
      ],
      14,
      { when: { said: soon } },
    ),
    step(
      'Learn each topic with cards and closed book',
      'Read, close the book, write what you remember, correct it, and repeat after a day, a week and a month. For essays plan five questions in ten minutes each before writing one in full. Tick topics on the {exam} list.',
      ['Make cards for two topics a week', 'Meet a friend to explain in turn', 'Tick what you can say in two minutes'],
      40,
      {
        measured: 'Work through {50%} with the book closed',
        resources: 'Cards that return at the right time: https://apps.ankiweb.net',
      },
    ),
    step(
      'Practise {exam} papers by question type every week',
      'Do two old {exam} papers a week in parts, and mark them with the scheme. Learn what the verbs demand: describe, explain, discuss. Ask teachers to mark an essay or an oral answer.',
      ['Sort questions by type', 'Copy three top answers by hand', 'Keep a list of your usual slips'],
      25,
      { when: { weeksFrom: 3, unsaid: ged } },
    ),
    step(
      'Sit two rehearsals for each main subject',
      'Keep the same hour, length and tools. After the first rehearsal train what cost the most points, after the second only repeat. For oral exams record your ten minutes.',
      ['Fix the dates of the {exam} rehearsals', 'Plan minutes for each question', 'Decide the order of answering'],
      16,
      { when: { weeksFrom: 4, unsaid: ged }, measured: 'Work through {total} and rehearse each one' },
    ),
    step(
      'Sleep, eat, and sit the {exam} papers one by one',
      'On the last day use only cards, until the afternoon. Pack the bag, set two alarm clocks, eat breakfast. After each {exam} paper do not compare answers; rest, then cards for the next. Check the results and the deadline for asking for a second marking.',
      [
        'Write the exam timetable on the door',
        'Arrange the way and a spare way',
        'Plan something nice after the last one',
      ],
      10,
      { when: { unsaid: ged } },
    ),
    step(
      'Go on with one subject every month and maths last',
      'The same way each time: practice test, marked topics, booking, test. Maths needs most weeks, so begin its exercises now beside the others and book it last. A failed subject is repeated alone; the passed ones stay.',
      [
        'Book the second subject on the day of the first pass',
        'Do four maths exercises a day from now on',
        'Ask an adult class for help where two tries failed',
      ],
      30,
      { when: { said: ged } },
    ),
    step(
      'Pass the last subject and order the diploma',
      'Take the maths practice test until it says likely to pass twice. After the fourth pass download the diploma and transcript, and send them where you want to go: college, training, employer.',
      ['Book maths when two practice tests were good', 'Order diploma and transcript', 'Choose what it opens next'],
      10,
      { when: { said: ged } },
    ),
  ],
  suggestions: [
    tip(
      'Put the phone in another room',
      'Beside you it costs points even when silent.',
      'In a drawer in the kitchen',
      'Back in the break',
    ),
    tip('Start with ten minutes', 'Once begun, most people go on.', 'Timer', 'The easiest card first'),
    tip(
      'Ask one question in each hard lesson',
      'It keeps you awake and shows interest.',
      'Write it down before',
      'Ask after class if shy',
    ),
    tip('Study in the library twice a week', 'Others who work make it easier.', 'Same seat', 'Break together'),
    tip('Teach a younger pupil', 'Nothing shows gaps faster.', 'An hour a week', 'Old basics'),
    tip(
      'Sleep eight hours',
      'What you learnt in the day is stored in sleep.',
      'Screen off an hour before',
      'No study after nine',
    ),
    tip(
      'Turn mistakes in {subject} into cards',
      'They are the questions worth most.',
      'Question in front',
      'Why on the back',
    ),
    tip(
      'Learn quotations on the way',
      'Ten minutes on the bus each day are enough for five a week.',
      'Five a week',
      'Say them aloud',
    ),
    tip(
      'Have the mark explained',
      'Teachers often tell you how to get the next one.',
      'Two minutes after class',
      'One thing to change',
    ),
    tip('Keep your sport', 'Moving twice a week helps you to concentrate.', 'Twice a week', 'Also in the last month'),
    tip(
      'Agree with parents how they help',
      'Food and quiet help more than questions.',
      'One talk on Sunday',
      'No talk on other days',
    ),
    tip(
      'Know the second way',
      'There is nearly always a resit or another route.',
      'Ask the guidance teacher',
      'Write it down, then study',
    ),
    tip(
      'Mark the finished days',
      'A row of crosses keeps you going.',
      'Calendar on the wall',
      'Small reward after twenty',
    ),
  ],
};
