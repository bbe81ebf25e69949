import { type Kind, step, tip } from '../kind.ts';
import { lawExamHere } from '../local-work.ts';

/** It was failed. */
const failed = [
  'failed it/once/twice/the/my/by',
  'second/third/fourth attempt/try/time/go',
  'repeat/repeating/retake/retaking/resit',
  'whisker',
];
const sqe = ['sqe/sqe1/sqe2/solicitor/solicitors'];
const american = [
  'ube/mbe/mpre/nextgen/baby_bar/california/new_york/texas/florida/georgia/illinois',
  'bar in july/february',
];

export const barExam: Kind = {
  id: 'bar-exam',
  category: 'profession',
  name: 'Pass the bar exam and qualify as a lawyer',
  slots: {
    exam: {
      words: [
        'SQE|sqe',
        'UBE|ube|uniform bar exam',
        'state|state exam|staatsexamen|second state exam',
        'LLB|law degree',
        'bar course|bar training|pupillage',
        'MPRE|mpre',
        'bar',
      ],
      otherwise: 'bar',
    },
  },
  ask: {
    question: 'Which jurisdiction is it, and is it your first attempt?',
    chips: ['First attempt', 'Repeating it', 'Working full-time beside it'],
  },
  hoursAWeek: 15,
  weekly: 'Write two answers in real time and do a hundred multiple-choice questions',
  overview:
    'You fix admission and registration first, then split the {exam} syllabus into ten weeks of active practice: questions, timed answers, correction. Character papers and practice hours run beside it.',
  approach:
    'Four hundred hours are usual for full bar papers. People fail because they read outlines until the last month and write too few answers. From week three at least half of the time is writing and correcting.',
  done: 'You have passed and are sworn in or admitted to the roll.',
  steps: [
    step(
      'Register for the {exam} papers and read the rules',
      'Note closing date, late fee, format, weight of parts, pass mark, permitted laptop, and which degree or practice hours are required. Ask about extra time now if you need it; it takes medical papers.',
      [
        'Register or note the opening day',
        'Read weight of parts and pass mark',
        'Ask about extra time and laptop rules',
      ],
      2,
      { local: lawExamHere },
    ),
    step(
      'Begin the character and fitness papers',
      'Addresses and employers of ten years, debts, fines, disciplinary matters, references. Declare everything. Replies from former employers take weeks, so send the letters early.',
      ['Make the list of addresses and employers', 'Order court and credit records', 'Ask your referees'],
      8,
      { waitDays: 42 },
    ),
    step(
      'Read the score report of the failed {exam} papers by subject',
      'Points by subject and part, then your hours by subject beside them: they rarely match. Name the cause: rules not known cold, questions misread, no time, thin application. A repeater needs fewer lectures and twice the timed answers, marked by somebody else.',
      ['Write lost points by subject', 'Name one cause for each', 'Choose another way than last time'],
      2,
      { when: { said: failed } },
    ),
    step(
      'Divide SQE1 into two days of 180 questions and SQE2 into skills',
      'SQE1 is two papers of 180 single-best-answer questions on functioning legal knowledge; practise 90 at a sitting with the clock at 100 seconds each. SQE2 has sixteen written and oral tasks: interview, advocacy, research, writing, drafting, case analysis. Collect the two years of qualifying work and have them confirmed at the same time.',
      [
        'Do 90 questions at one sitting weekly',
        'Write one skill task a week to time',
        'Ask who confirms your work experience',
      ],
      60,
      { when: { said: sqe } },
    ),
    step(
      'Give the hours to multiple choice, essays and performance by share',
      'In the uniform exam 200 multiple-choice questions make half, six essays 30 per cent, two performance tests 20. The NextGen exam mixes them, so look which one your state uses on your date. Plan 350 to 400 hours, 1,500 questions, sixty essays; the ethics test is a separate day.',
      ['Check which exam your state uses', 'Write hours by share', 'Register for the ethics test'],
      4,
      { when: { said: american } },
    ),
    step(
      'Sit a diagnostic {exam} paper and choose materials',
      'One commercial course or one book set with a large question bank, not three. Sit half a paper cold; rank subjects by weight times weakness. Repeaters ask for the score report and begin with the lowest heavy subject.',
      ['Do half a paper in real time', 'Rank subjects on one page', 'Choose one course and one question bank'],
      8,
      { when: { unsaid: failed } },
    ),
    step(
      'Make the ten-week {exam} timetable beside your job',
      'Fix two hours early and one long day, or full days from week five with leave. Two subjects a week, one review day, one evening free. Tell partner and employer the dates; ask for leave in the last two weeks.',
      ['Book leave for the last two weeks', 'Put blocks into the calendar', 'Tell three people the dates'],
      3,
    ),
    step(
      'Learn each subject by rules and questions',
      'Read the outline once, write the rules from memory on two pages, then thirty questions with every wrong answer explained in one line. Repeat after three days and two weeks.',
      ['Write rule sheets from memory', 'Do fifty questions a day', 'Keep a list of errors by rule'],
      180,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Write timed {exam} answers and have them marked',
      'Issue, rule, application, conclusion; a third of the time for planning. Compare with model answers line by line. Let a tutor or recent passer mark ten. Application of facts earns most points.',
      ['Write two timed answers a week', 'Mark them with the official scheme', 'Rewrite the worst one'],
      80,
    ),
    step(
      'Sit two full mock exams on the real hours',
      'Same start, breaks, food and machine. Afterwards count points lost by not knowing, misreading and time. The last week goes to the ten rules that cost most, not to new topics.',
      ['Book two mock days', 'Count lost points by cause', 'Make one last sheet per subject'],
      16,
    ),
    step(
      'Pass the {exam} papers and be admitted',
      'Sleep near the place, skip a hard question, never change the timing plan. Don’t discuss answers at night. Then finish practice hours, references, oath and insurance. After a fail order the report and register for the next date within the week.',
      [
        'Visit the exam room the day before',
        'Book two days off afterwards',
        'Send the admission papers on the day of the result',
      ],
      20,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Memorise rules by walking', 'Say them aloud.', 'Cards', 'Thirty minutes'),
    tip('Do questions before lunch', 'Same hour as the exam.', 'Thirty', 'Explain each'),
    tip('Have someone else cook in the last month', 'Time is worth more.', 'Ask now', 'Freezer'),
    tip('Study with one partner', 'Explain a rule in two minutes.', 'Weekly', 'No war stories'),
    tip('Cut news and phone in blocks', 'Ninety minutes without.', 'Other room', 'Timer'),
    tip('Write by hand if the exam does', 'Your hand needs training.', 'Two hours', 'Good pens'),
    tip('Learn ethics early', 'It is short and sure points.', 'One weekend', 'Repeat'),
    tip('Ask the firm for study leave', 'Many pay for it.', 'In writing', 'Payback clause'),
    tip('Train sleep for the exam hour', 'Two weeks before.', 'Same time', 'No caffeine late'),
    tip('Use old examiners’ reports', 'They say what was missing.', 'Three years', 'Ten lines'),
    tip('Take one day off a week', 'Ten weeks are long.', 'Outdoors', 'No cards'),
    tip('Find a pupillage or training seat early', 'Seats go a year before.', 'List of firms', 'Closing dates'),
  ],
};
