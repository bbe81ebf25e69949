import { type Kind, step, tip } from '../kind.ts';
import { accountantsHere } from '../local-work.ts';

/** The four sections of the United States. */
const usCpa = [
  'us_cpa/uscpa/aicpa/nasba/aud/tcp',
  'far/reg section/passed/next/first/left/exam/with/in',
  'passed far/reg/far_and_reg',
  'far and reg/aud',
  'cpa exam/exams/sections/parts/four',
  'four parts/sections of/for',
];

/** The chartered accountants of India. */
const icai = ['ca inter/intermediate/final/finals/foundation', 'icai/articleship', 'group one/two/1/2/i/ii'];

/** A paper was failed. */
const failedPaper = [
  'failed it/once/twice/far/aud/reg/the/my/one',
  'second/third/fourth attempt/try/time/go',
  'two/three/four times',
  'resit/resitting/retake/retaking',
  'got/was/scored/with 38/39/40/41/42/43/44/45/46/47/48/49/68/69/70/71/72/73/74',
  'missed it by',
];

export const accountancyExams: Kind = {
  id: 'accountancy-exams',
  category: 'profession',
  name: 'Pass the accountancy exams',
  slots: {
    exam: {
      words: [
        'ACCA|acca',
        'CPA|cpa',
        'CIMA|cima',
        'ACA|aca|icaew',
        'AAT|aat',
        'CFA|cfa',
        'CTA|cta',
        'actuarial|actuary|actuaries|ifoa|soa',
        'bookkeeping|bookkeeper',
        'tax adviser|steuerberater|tax advisor|enrolled agent',
        'payroll',
        'audit|auditor|cia',
      ],
      otherwise: 'accountancy',
    },
  },
  ask: {
    question: 'Which papers are left, and how many hours a week have you beside work?',
    chips: ['Just starting', 'Half-way through the papers', 'Failed one twice'],
  },
  hoursAWeek: 9,
  weekly: 'Do sixty practice questions and one long calculation from an old paper',
  overview:
    'You plan the remaining {exam} papers in an order that fits work and busy season, claim the exemptions you are due, and study each paper in eight to twelve weeks with old exams as the main tool.',
  approach:
    'One hard paper per sitting beside full work is realistic, two at most. People fail written parts and time, not sums, so from half-way on every week has an answer written to the minute.',
  done: 'You have passed the papers, signed off the practice hours and are a member.',
  steps: [
    step(
      'Write the four CPA sections with dates and your credit window',
      'Three core sections, AUD, FAR and REG, and one of BAR, ISC or TCP. Each takes four hours and is passed with 75. The first pass starts a clock, 30 months in most states and 18 in some: read the page of your board. The notice to schedule is open for about six months, so pay for one or two sections only.',
      [
        'Look up window, education and ethics rules of your state',
        'Write passed sections with the day their credit ends',
        'Order the notice to schedule for the next one',
      ],
      1.5,
      { when: { said: usCpa } },
    ),
    step(
      'Write your {exam} groups, exemptions and the next attempt',
      'A group passes with 40 in every paper and 50 per cent in all; a paper with 60 can be carried as an exemption. Read until which attempt yours holds, when the form closes, and which edition of the study material and amendments counts.',
      [
        'Write the marks of each paper and attempt',
        'Note exemptions with their last attempt',
        'Download study material, RTP and MTP of this attempt',
      ],
      1.5,
      { when: { said: icai } },
    ),
    step(
      'List the {exam} papers left, exemptions and sittings',
      'Open your account or the body’s exemption tool: papers, time limits for credits, sittings, fees, practice months required. A degree or earlier certificate often removes several papers; ask before you pay.',
      ['Check exemptions on the official page', 'List papers with pass rate', 'Note registration dates'],
      1.5,
      { local: accountantsHere, when: { unsaid: [...usCpa, ...icai] } },
    ),
    step(
      'Agree support with your employer',
      'Fees, course, study days before the exam, pay step per paper, payback if you leave. Small firms often say yes to five days and fees. Get it in a mail. If you have no employer in the field, apply for trainee posts beside the first two papers.',
      ['Write down what you ask for', 'Talk to the manager', 'Have it confirmed by mail'],
      2,
      { when: { unsaid: failedPaper } },
    ),
    step(
      'Put the CPA sections in order, one every ten to twelve weeks',
      'FAR first while the credit clock does not run yet, or the one nearest to your daily work if you need a first success. AUD builds on FAR, TCP on REG. Count 120 to 150 hours for FAR, about 100 for each of the others, and keep the busy season free of exam days.',
      ['Choose the order and the discipline', 'Count weeks at your real hours', 'Book the first seat'],
      1.5,
      { when: { said: usCpa, unsaid: failedPaper } },
    ),
    step(
      'Read what the failed {exam} paper says, by area',
      'Weak areas of the score report or marks by question beside the examiner’s report. Then the true cause: not known, question not answered, no time, or too few written answers. Two areas and one cause get the first four weeks; the rest only stays warm.',
      [
        'List areas below standard by their weight',
        'Redo two lost questions with time',
        'Write one thing you will do differently',
      ],
      2,
      { when: { said: failedPaper } },
    ),
    step(
      'Choose the order of {exam} papers for two years',
      'No hard paper in year-end or tax season. Pair one numeric with one written paper, and take those that build on each other directly after. Put sittings and holidays in one calendar.',
      ['Mark the busy months', 'Place each paper', 'Tell family the exam months'],
      3,
      { when: { unsaid: [...usCpa, ...failedPaper] } },
    ),
    step(
      'Register and sit a cold test for the next {exam} paper',
      'Book the seat first. Sit an old paper open-book, sort topics by weight and weakness. Choose the approved text and one question bank, current syllabus only.',
      ['Book the seat', 'Sit one old paper', 'Rank ten topics'],
      5,
      { when: { unsaid: failedPaper } },
    ),
    step(
      'Learn the {exam} syllabus in six to eight weeks',
      'Each topic: read thirty minutes, work five examples, do twenty questions. Keep one sheet of formulas and layouts. Every Sunday repeat the old topics for an hour. CFA and actuarial papers need 250 to 300 hours.',
      ['Fix four sessions a week', 'Keep the formula sheet', 'Repeat old topics on Sunday'],
      90,
      { when: { weeksFrom: 4, unsaid: usCpa } },
    ),
    step(
      'Do 30 multiple-choice questions and one simulation a day',
      'Half of the CPA score comes from questions, half from task-based simulations, and most people leave the simulations too late. Topic by topic: short reading, 30 questions, every wrong one explained in a line. One simulation a day from week two, with exhibits and the research tool.',
      ['Do 30 questions before work', 'Do one simulation after dinner', 'Repeat wrong ones on Sunday'],
      95,
      { when: { said: usCpa, weeksFrom: 4 } },
    ),
    step(
      'Write old papers to the minute',
      '1.8 minutes a mark at 100 marks in three hours. Answer the verb: advise, calculate, discuss. Mark with the official scheme and examiners’ report, and rewrite the weakest. Do at least six full papers.',
      [
        'Do one timed part midweek and one full paper at the weekend',
        'Read the examiner’s report',
        'Rewrite one answer',
      ],
      40,
      { when: { unsaid: usCpa } },
    ),
    step(
      'Sit two full mock sections in four hours with five testlets',
      'Two testlets of questions, three of simulations, in the order of the day, ten days and five days before. Aim at 75 to 80 per cent in your course’s mocks. Then only the two weakest areas, formulas and the journal entries you mix up.',
      ['Sit the first ten days before', 'Review every simulation the next day', 'Sit the second and stop adding'],
      18,
      { when: { said: usCpa } },
    ),
    step(
      'Sit the {exam} paper and book the next one',
      'Two study days before, sleep, easiest question first, never leave one blank. After the result register for the next within the week, or ask for the analysis of weak parts.',
      ['Take leave for two days before', 'Check calculator and permit', 'Register for the next paper'],
      6,
      { waitDays: 42 },
    ),
    step(
      'Log practice months and apply for membership',
      'Have objectives signed while the supervisor still remembers: quarterly. Ethics module, fee, references. Then talk about grade and pay with the letter.',
      ['Write three objectives per quarter', 'Do the ethics module', 'Book the talk about pay'],
      6,
    ),
  ],
  suggestions: [
    tip('Learn double entry until it bores you', 'All else rests on it.', 'Ten entries a day', 'Without notes'),
    tip('Use the calculator with both hands', 'Speed saves a question.', 'Allowed model', 'Memory keys'),
    tip(
      'Type answers if the exam is on screen',
      'Spreadsheet boxes behave oddly.',
      'Official practice platform',
      'Two papers',
    ),
    tip('Find one study partner', 'Mark each other’s written parts.', 'Weekly call', 'Swap answers'),
    tip('Write headings and short sentences', 'Markers look for points.', 'One point a line', 'Refer to the case'),
    tip('Learn standards by one example each', 'Numbers alone do not stick.', 'Leases, revenue', 'Five lines'),
    tip('Ask for audit or tax seats at work', 'Practice helps memory.', 'Rotation', 'Say which paper'),
    tip('Take a full week off after a sitting', 'It is a long course.', 'No books', 'Fixed'),
    tip('Mind the time limit of credits', 'Some expire.', 'Date of each', 'Reminder'),
    tip('Watch changes of tax year', 'Old books are wrong.', 'Exam year', 'Rates sheet'),
    tip('Sit the paper even if unsure', 'Only if fee and attempts allow.', 'Look at mock', 'Decide two weeks before'),
    tip('Compare bodies by what you want', 'Practice, industry or tax.', 'Adverts', 'Two members'),
  ],
};
