import { type Kind, step, tip } from '../kind.ts';

/** It was failed before. */
const failed = [
  'failed it/the_exam/once/twice/the_boards/by',
  'failed my/the _',
  'retake/retaking/resit/repeat/repeating/second_attempt/second_try/third_attempt/third_try',
];

/** A seat is booked. */
const booked = [
  'exam/test is/has_been/was? booked/scheduled',
  'booked/scheduled my/the/for? _? _? exam/test/seat',
  'have/got my/the att',
];

const nclex = ['nclex', 'nclex-rn', 'nclex-pn'];
const engineering = ['pe/fe/eit/ncees', 'principles and practice'];

/** The Philippine board for teachers. */
const teachers = [
  'let exam/reviewer/review/passer/board/this/result/results/takers/in_march/in_september/march/september',
  'the let',
  'pass/passing/take/taking/clear/sit/failed/retake let',
  'blept/lept',
  'licensure exam/examination for? the? teachers',
  'teachers/teacher board/boards/licensure',
];

/** Boards of the Philippines. */
const prc = ['prc/pnle/nle/cpale/mtle', 'board exam/exams/boards in? manila/philippines/cebu/davao/baguio'];

const care = [
  'nurse/nurses/nursing/rn/medical/medicine/doctor/mbbs/fmge/usmle/pharmacy/dentist/physio/therapist/midwife/pnle/nle/nclex',
];
const fmge = ['fmge/mci', 'foreign medical graduate'];

/** Only a talk before examiners is left. */
const oralLeft = ['oral/viva remains/left/is/next', 'only the? _? _? _? oral/viva/interview'];

export const licenceExam: Kind = {
  id: 'licence-exam',
  category: 'profession',
  name: 'Pass the licensing exam of my profession',
  slots: {
    exam: {
      words: [
        'NCLEX|nclex|nclex-rn|nclex-pn',
        'PE exam|pe exam|principles and practice exam|pe civil|pe mechanical',
        'FE exam|fe exam|eit exam|fundamentals of engineering',
        'USMLE|usmle|step 1|step 2 ck|step 3',
        'COMLEX|comlex',
        'NAPLEX|naplex',
        'MPJE|mpje',
        'PANCE|pance',
        'NPTE|npte',
        'NBCOT|nbcot',
        'ASWB exam|aswb|lmsw exam|lcsw exam',
        'NCE exam|ncmhce',
        'INBDE|inbde',
        'Praxis|praxis',
        'LET|let exam|the let|blept|lept|licensure examination for teachers|licensure exam for teachers',
        'FMGE|fmge',
        'PNLE|pnle|nle',
        'licensure exam|licensure examination',
        'state board exam|state board|state boards',
        'board exam|board exams|boards|board examination',
        'contractor exam|contractor licence exam|contractor license exam',
        'insurance licence exam|insurance license exam|insurance exam|life and health exam',
        'Series 65|series 65',
        'registration exam',
      ],
      otherwise: 'licensing exam',
    },
  },
  ask: {
    question: 'Which exam is it, and how many weeks and hours a week do you have?',
    chips: ['Just finished my course', 'Working full time beside it', 'Second attempt'],
  },
  hoursAWeek: 10,
  weekly: 'Answer questions on five days, and explain every wrong one in a line',
  measures: ['questions', 'chapters', 'topics'],
  overview:
    'Your training is behind you; what is left is the {exam} itself. You settle permission and seat first, let one practice test and the official outline divide your hours, and learn mainly by questions with reasons, until two full rehearsals are above the mark.',
  approach:
    'These exams ask you to decide in a case, not to recite. So every week has more questions than reading, and each wrong answer gets one line: what I thought, what was right, why. What usually goes wrong is a third book in place of the second thousand questions, and no full test of the real length before the day.',
  done: 'You have passed the {exam} and the licence or registration shows your name.',
  cautions: [
    'Eligibility, number of attempts, waiting times and aids differ by state and country. Take them only from the authority or the test maker, and never buy leaked questions: they can cost the licence.',
  ],
  steps: [
    step(
      'Download the official outline of the {exam} and count the weeks',
      'The test maker publishes the topics with their share, the form, the length and the permitted aids. Write the shares in a column, and beside them the hours you have until the day. What carries a fifth of the points gets a fifth of the hours.',
      ['Save the official outline', 'Count the free hours of each week', 'Divide them by the shares'],
      1.5,
    ),
    step(
      'Get your authorisation to test and book the seat',
      'Apply to the nursing board of the state or province and register with the test centre company; the authorisation to test has an end date, and you choose the day within it. Names on papers and identity card must be the same to the letter.',
      ['Apply to the board', 'Register for the test', 'Book the day once the authorisation is there'],
      2,
      { waitDays: 21, when: { said: nclex, unsaid: booked } },
    ),
    step(
      'File for the {exam} on the PRC site before it closes',
      'Make or open the LERIS account and upload what the list asks for: transcript with the remark for board examination purposes, birth certificate, photograph in the right form. Then choose the office and pay. Filing closes weeks before the exam, and names must agree on every paper.',
      ['Open the account today', 'Order the transcript from your school', 'Note closing day and testing centre'],
      2,
      { waitDays: 14, when: { said: [...teachers, ...prc], unsaid: booked } },
    ),
    step(
      'Settle eligibility and book the {exam} seat',
      'Which degree, practice hours, references and fee does the board ask for, and how long does it check? Send the application now, and book a day that leaves one spare week. Note until when it can be moved.',
      ['Read the conditions of your board', 'Send the application', 'Book the day and note the last day for moving it'],
      3,
      { waitDays: 14, when: { unsaid: [...nclex, ...booked, ...teachers, ...prc] } },
    ),
    step(
      'Read the score report of the last {exam} line by line',
      'List the areas below the standard with their share of the points. Then ask what was behind it: not known, question misread, two answers left and the wrong one chosen, or time. The two largest areas get half of all hours, with another way of learning than last time.',
      ['List the areas by share', 'Name the reason for each', 'Look up the waiting time'],
      1.5,
      { when: { said: failed } },
    ),
    step(
      'Take one diagnostic test for the {exam} in real time',
      'Before any reading: a full or half test, timed, marked by topic. It is meant to be low. Sort the topics into safe, shaky and new; the shaky ones with a large share come first.',
      ['Find a practice test with explanations', 'Sit it without breaks beyond the rules', 'Sort the topics'],
      5,
      { when: { unsaid: [...failed, ...oralLeft] } },
    ),
    step(
      'Learn to find everything in the supplied handbook',
      'Only the reference handbook and the listed standards are on the screen, so practise with the same file from the first day: search words, units, tables. Own notes do not come into the room. Work ten problems a sitting and note which page each needed.',
      [
        'Download the reference handbook',
        'Look up twenty formulas against the clock',
        'List the design standards of your subject',
      ],
      12,
      { when: { said: engineering } },
    ),
    step(
      'Choose one question bank and one review for the {exam}',
      'One of each, with reasons for right and wrong answers. Put the topics into weeks by share, four learning days to one day of mixed repeating, and leave the last two weeks free for full tests.',
      ['Compare two banks by a free trial', 'Enter topics by week', 'Tell home and work which hours are fixed'],
      2,
      { when: { unsaid: oralLeft } },
    ),
    step(
      'Do 60 to 75 practice questions a day with reasons',
      'Mixed, timed, in blocks of 25. First decide, then read why each other answer is wrong. Ask: what comes first, what does the rule say, what is really asked? Repeat the list of mistakes every Sunday.',
      ['Do the first block before work', 'Write one line for each mistake', 'Repeat the list on Sunday'],
      90,
      { when: { unsaid: [...engineering, ...teachers, ...oralLeft] }, measured: 'Work through the first {60%}' },
    ),
    step(
      'Divide {exam} hours by parts: general, professional, major',
      'For secondary teachers general education counts 20 per cent, professional education 40 and the major 40; elementary has 40 and 60 without a major. You need an average of 75 and no part below 50. So the hours follow the shares, and the part nearest to 50 gets an extra evening.',
      ['Sit 50 questions of each part', 'Write score times share for each', 'Give five evenings to parts by that list'],
      3,
      { when: { said: teachers } },
    ),
    step(
      'Answer 50 teaching situations and majors a day with reasons',
      'Professional education asks what a good teacher does next: child development, assessment, curriculum, the code of ethics. For each wrong answer write which principle was asked. In the major begin with the topics that the table of specifications gives most.',
      [
        'Do 25 situations and 25 major questions',
        'Write the principle behind each mistake',
        'Repeat the list on Sunday',
      ],
      70,
      { when: { said: teachers } },
    ),
    step(
      'Work timed {exam} problems topic by topic',
      'Count on 200 to 300 hours in all for most people who have been out of college for years. About six minutes a problem: read what is asked, units, formula, number. Mark those that took longer than nine and redo them after a week.',
      ['Work ten problems at a sitting', 'Redo the slow ones after a week', 'Mix two topics from half-way on'],
      120,
      { when: { said: engineering } },
    ),
    step(
      'Ask how the oral is marked and what ends it at once',
      'Minutes, number of examiners, what they have read of you, marks by part, and the two or three answers that fail anybody, mostly safety, law or honesty. Ask somebody who sat it last year for the first five questions.',
      ['Read the guide for candidates', 'Ask somebody from last year', 'Write the answers that fail on a card'],
      1.5,
      { when: { said: oralLeft } },
    ),
    step(
      'Turn the syllabus of the oral into forty questions on your own cases',
      'Take the projects or cases you handed in: contract, duty, money, a thing that went wrong, who is liable, what you would do on Monday. Four lines each: rule, facts, decision, risk. Examiners want judgement, so say what you would not do alone.',
      ['Mark what they can ask in your papers', 'Write forty questions', 'Answer five a day aloud'],
      20,
      { when: { said: oralLeft } },
    ),
    step(
      'Sit four mock orals with two examiners and a clock',
      'One kind, one who interrupts. Full length, standing up only at the end. Afterwards: where did I guess, where did I talk too long, which rule did I not know? Mend that, repeat in four days.',
      ['Find two people who sat it', 'Record one', 'Mend one thing each time'],
      10,
      { when: { said: oralLeft } },
    ),
    step(
      'Train cases and priorities for the {exam}',
      'Case studies with several questions on one person or project cost the most time. Practise three a week aloud: what do I notice, what does it mean, what first, how do I see that it worked? Speak one through with a colleague.',
      ['Do three cases a week', 'Speak one aloud', 'Write your order of priorities on a card'],
      16,
      { when: { weeksFrom: 5, said: care } },
    ),
    step(
      'Cover the nineteen FMGE subjects by weight, the short ones daily',
      'Two halves of 150 questions, 150 of 300 to pass, nothing taken off. Medicine, surgery, obstetrics, community medicine and paediatrics bring most; anatomy, ophthalmology and ENT are quick points. One clinical subject at a time, a short one each evening, and 100 questions a day.',
      ['Write the subjects with their share', 'Pair a large with a short one', 'Sit a mock of 300 every second Sunday'],
      90,
      { when: { said: fmge } },
    ),
    step(
      'Sit two full {exam} rehearsals of the real length',
      'Same hour, same breaks, no phone, the second about ten days before. Both clearly above the mark: keep the date. One below: only its weakest two areas until the day. Both below: move it while moving is free.',
      ['Sit the first three weeks before', 'Work on the two weakest areas', 'Decide to keep or move the date'],
      14,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Rest, sit the {exam} and hand in what the licence needs',
      'On the last day only the list of mistakes, then identity papers, way and sleep. In the room each question is new: read the last sentence first, decide, go on. Afterwards send the board what is still open, such as fee, fingerprints or references.',
      ['Pack two pieces of identification', 'Drive the way once', 'Send the open papers to the board'],
      8,
    ),
  ],
  suggestions: [
    tip(
      'Read the rationale of right answers too',
      'You may have been right for the wrong reason.',
      'Every block',
      'One line',
    ),
    tip('Study at the hour of the exam', 'The head gets used to it.', 'Twice a week', 'Same length'),
    tip('Find one partner with the same date', 'Explaining shows the gaps.', 'One call a week', 'Two cases each'),
    tip(
      'Ask your employer for two quiet shifts',
      'Many firms want you licensed soon.',
      'The week before',
      'In writing',
    ),
    tip('Keep one card of numbers', 'Normal values, units or limits.', 'One side', 'Write it from memory on Mondays'),
    tip('Learn the words the test uses', 'First, best and except change the answer.', 'Underline', 'Say what is asked'),
    tip('Protect one free day a week', 'Ten weeks are long.', 'Fixed day', 'No questions'),
    tip('Do not add a second course', 'More sources mean less repeating.', 'Finish one', 'Then decide'),
    tip('Check what an aid costs you', 'Some calculators are not allowed.', 'Official list', 'Use it daily'),
    tip('Ask for adjustments early', 'Extra time must be applied for.', 'Doctor’s letter', 'Before booking'),
    tip('Plan the second attempt calmly', 'Many pass then.', 'Waiting time', 'Report first'),
    tip('Tell three people the date', 'They will ask, and leave you in peace.', 'Family', 'Manager'),
  ],
};
