import { type Kind, step, tip } from '../kind.ts';

/** The exam has a day. */
const booked = [
  'exam/test/it is/has_been/was? booked',
  'booked my/the/for? _? _? exam/test',
  'exam/test is? on/in',
  'registered for the? exam',
];

/** It was failed. */
const failed = [
  'failed it/the_exam/once/twice/first/my_first',
  'failed the/my _',
  'second/third/2nd/3rd attempt/try/time',
];

/** The course is done. */
const studied = [
  'done/did/finished/completed/took the/a/my _? course/training/bootcamp/class',
  'read/finished the/all book/syllabus/material',
  'scoring/getting about? 50/55/60/65/70/75/80',
];

const pmp = ['pmp/capm'];
const cfa = ['cfa'];
const assignment = ['assignment/assignments/portfolio/coursework/cipd/module/modules'];

export const professionalCertificate: Kind = {
  id: 'professional-certificate',
  category: 'profession',
  name: 'Earn a professional certificate',
  slots: {
    certificate: {
      words: [
        'PMP|pmp',
        'PRINCE2|prince2',
        'Scrum|scrum master|csm|psm',
        'CFA|cfa',
        'CPA|cpa',
        'ACCA|acca',
        'CIMA|cima',
        'chartered accountant',
        'tax adviser|tax advisor',
        'AWS|aws|solutions architect',
        'Azure|azure',
        'Google Cloud|gcp',
        'CCNA|ccna|cisco',
        'Security+|security+|comptia',
        'CISSP|cissp',
        'ITIL|itil',
        'Six Sigma|six sigma|lean',
        'Google Analytics|google analytics|google ads',
        'Salesforce|salesforce',
        'SAP|sap',
        'SHRM|shrm|cipd',
        'actuary|actuarial',
        'Series 7|series 7',
        'financial adviser|financial planner|cfp',
        'real estate|estate agent',
        'sommelier|wine',
        'personal trainer',
        'nutrition coach|nutrition',
        'yoga teacher',
        'coach|coaching',
        'lifeguard',
        'ski instructor',
        'diving instructor',
        'interpreter|translator',
        'quality manager|auditor|iso',
        'safety officer|health and safety|nebosh',
      ],
      otherwise: 'certificate',
    },
  },
  ask: {
    question: 'Which certificate is it, and is the exam date already booked?',
    chips: ['Chosen, not booked', 'Booked, under two months', 'Not sure which one is worth it'],
  },
  hoursAWeek: 6,
  weekly: 'Study on four days and answer at least sixty practice questions',
  measures: ['modules', 'chapters', 'papers', 'exams', 'credits', 'questions'],
  overview:
    'You check that the {certificate} exam is worth its price and that you are admitted, book a date, and learn mainly with practice questions. The date is confirmed or moved by what your practice tests show, not by mood.',
  approach:
    'Use the official syllabus, one book or course, and one good bank of questions, not five of each. People beside a job mostly fail because they book no date, or because they read everything once and meet the first test in the last week.',
  done: 'The certificate is issued and stands in your CV and profile, with the renewal date in your calendar.',
  cautions: [
    'Check on the issuer’s own site what counts for admission, how often you may repeat, and what renewal costs; course providers sometimes promise more than the issuer accepts.',
  ],
  steps: [
    step(
      'Count the weeks to the {certificate} exam and read its rules',
      'Day, hour, centre or room, identification, last day for moving it free of charge. Count hours left and give them by the weight of the parts. Two full mocks fall into the last two weeks.',
      [
        'Read the confirmation to the end',
        'Note the last free day for moving it',
        'Put the two mocks into the calendar',
      ],
      1,
      { when: { said: booked } },
    ),
    step(
      'Read the score report and the rules for a second attempt',
      'Waiting time, fee, attempts a year, whether passed parts count. Then the report: parts below the mark times their weight. The two largest get half of all hours this time.',
      ['Look up waiting time and fee', 'List the parts by lost weight', 'Choose the two with half of the hours'],
      1,
      { when: { said: failed, unsaid: booked } },
    ),
    step(
      'Check value, admission and cost of the {certificate} exam',
      'Read the issuer’s page: who is admitted, parts, pass mark, fee, repeats, validity. Count how many adverts in your field name the {certificate} exam. Go on if five of twenty do, or your employer asks for it.',
      ['Find the official handbook', 'Search twenty adverts for it', 'Ask your employer about cost and study days'],
      2,
      { when: { unsaid: [...booked, ...failed] } },
    ),
    step(
      'Compare three certificates by use and effort',
      'Make a short table: who asks for it, hours of study, price, validity, what you can do afterwards. Ask two people who hold one. Choose one, and put the others away for this year.',
      ['Make the table of three certificates', 'Message two people who hold one', 'Tell your manager the choice'],
      3,
      { when: { unnamed: 'certificate', unsaid: [...booked, ...failed, ...studied] } },
    ),
    step(
      'Apply for admission and collect the proofs',
      'Collect hours of practice, diplomas, references and an identity card with exactly the name in the registration. Some issuers take weeks to check, so send the {certificate} application before you begin to study.',
      ['List the proofs asked for', 'Ask old employers for signatures', 'Send the application and note the reference'],
      4,
      { waitDays: 14, when: { named: 'certificate', weeksFrom: 8, unsaid: [...booked, ...failed] } },
    ),
    step(
      'Take one {certificate} practice test and split the syllabus',
      'Do a full test without preparation, note the score for each part, and give the weakest parts with the most weight the most hours. Most exams need 60 to 150 hours in all, the big finance ones about 300 a paper; divide by what you have.',
      [
        'Do one {certificate} test in real time',
        'Put the parts of the syllabus into weeks',
        'Choose one course and one question bank',
      ],
      5,
      { when: { level: 'beginner', unsaid: failed } },
    ),
    step(
      'Sort last time’s mistakes by what was behind them',
      'Not known, confused with its neighbour, question misread, time. Most second attempts fail because the same book is read again; take questions with reasons instead, and explain every wrong answer aloud.',
      ['Write thirty mistakes in four groups', 'Choose a bank with reasons', 'Explain five wrong answers a day aloud'],
      3,
      { when: { said: failed, level: 'beginner' } },
    ),
    step(
      'Read the old score report before you plan',
      'After a first attempt, or with years of practice, begin with what the report or a fresh test shows: list the parts below the pass mark, and give the two weakest with the most weight the first weeks.',
      [
        'Get the report or do one {certificate} test',
        'List the parts by lost points',
        'Put the two weakest into the first weeks',
      ],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Book the {certificate} exam and the quiet days before',
      'Choose a date for which the hours fit plus one spare week, test centre or online. Ask for leave on the two days before. Note until when it can be moved free of charge.',
      [
        'Book the {certificate} exam',
        'Check computer and room rules for an online exam',
        'Put the last free moving date in the calendar',
      ],
      1.5,
      { daysBefore: 40, when: { weeksFrom: 7, unsaid: booked } },
    ),
    step(
      'Answer PMP questions by situation: assess, then act, with the team',
      'You need 35 hours of training and three years of leading projects with a degree, five without. The exam asks people, process and business in about 180 questions and 230 minutes, half of them agile or mixed. Do 50 a day, and for each wrong one say what the good manager does first.',
      ['Write your project months for the application', 'Do 50 questions a day', 'Note what is done first in each'],
      40,
      { when: { said: pmp, unsaid: studied } },
    ),
    step(
      'Give each CFA topic its weeks and repeat ethics last',
      'Count 300 hours: quant and statements first, then fixed income, equity and derivatives, ethics in the final three weeks since it decides close calls. After each reading the questions of the curriculum, every second Sunday a mixed set. The last five weeks are six mocks with review twice as long.',
      ['Write weeks for each topic', 'Do end questions the same day', 'Keep five weeks for mocks'],
      120,
      { when: { said: cfa, unsaid: studied } },
    ),
    step(
      'Write the open assignment by its criteria in three sittings',
      'Copy the criteria as headings. Sitting one: two lines of work example under each. Two: theory and source. Three: what I would change, word count, references. Ask the tutor about one page of it a week before. Fear of the first page goes with the headings.',
      ['Copy criteria as headings', 'Fill each with a work example', 'Send one page to the tutor'],
      12,
      { when: { said: assignment } },
    ),
    step(
      'Learn the heaviest parts with questions',
      'Read a section, then twenty questions on it without looking. Write each mistake on one line: what I thought, what is right, why. These lines are your repeating material.',
      [
        'Finish the weightiest part first',
        'Repeat old mistakes each Monday',
        'Explain one {certificate} topic to a colleague',
      ],
      30,
      { when: { unsaid: [...studied, ...pmp, ...cfa, ...assignment] }, measured: 'Work through {25%} with questions' },
    ),
    step(
      'Take a full test and study only what it shows',
      'The course is behind you, so one {certificate} test in real time comes first. Below 60 per cent in a part: read that part again; between 60 and 75: only questions; above: once a week.',
      [
        'Do one full test in real time',
        'Sort the parts by the three limits',
        'Do forty questions a day from the weak ones',
      ],
      20,
      { when: { said: studied } },
    ),
    step(
      'Finish the syllabus and reach 70 per cent',
      'Cover the rest quickly, then mix all topics. When a mixed {certificate} practice test is five to ten points above the pass mark twice, you are ready; if not, two weeks more on the two weakest parts.',
      [
        'Do 60 mixed questions twice a week',
        'Learn the wording the issuer uses',
        'Decide at the last free date: keep or move',
      ],
      30,
      { measured: 'Reach {60%} with mixed practice tests' },
    ),
    step(
      'Sit two complete mocks, then the {certificate} exam',
      'Keep the real length and breaks, and mark strictly. In the last two days read only your mistake lines. Take two pieces of identification, be early, answer every question, and mark doubtful ones for a second look.',
      ['Write the mocks in the last two weeks', 'Plan minutes for each question', 'Pass the {certificate} exam'],
      12,
      { measured: 'Complete {total} and sit the exam' },
    ),
    step(
      'Enter the certificate and ask what it changes',
      'Add it to CV, profile and signature, send it to HR, and ask your manager which task or pay goes with it now. Put renewal and learning points in the calendar.',
      ['Save the {certificate} document in two places', 'Book the talk with your manager', 'Note renewal date and fee'],
      2,
      { when: { weeksFrom: 5 } },
    ),
  ],
  suggestions: [
    tip(
      'Ask the employer before you pay',
      'Many have a budget nobody asks for.',
      'Fee, course, two study days',
      'What you bring back to the team',
    ),
    tip(
      'Study before work, not after',
      'Forty minutes in the morning are worth more than two tired hours.',
      'Same seat',
      'Phone in the bag',
    ),
    tip('Use the way to work', 'Questions on the phone add up.', 'Twenty a trip', 'Only mixed topics'),
    tip(
      'Form a group of three',
      'Explaining to each other finds the gaps.',
      'One hour a week',
      'Each brings one hard topic',
    ),
    tip(
      'Learn how they ask',
      'Words such as best, first and except change the right answer.',
      'Underline the word',
      'Cross out two answers first',
    ),
    tip(
      'Keep a page of formulas and terms',
      'Write it from memory once a week.',
      'One side only',
      'Compare and correct',
    ),
    tip(
      'Do not buy leaked questions',
      'They are often wrong, and using them costs the certificate.',
      'Only the official bank or a known publisher',
      'Read the rules of conduct',
    ),
    tip(
      'Say at home until when it lasts',
      'The family finds it easier when they know the date.',
      'Date on the fridge',
      'Plan something for the evening after',
    ),
    tip(
      'Use {certificate} knowledge at work at once',
      'You remember what you have used in a real task.',
      'One topic a week',
      'A note on what changed',
    ),
    tip('Plan the repeat calmly', 'Many pass the second time.', 'Which parts were below', 'Date within eight weeks'),
    tip('Note your hours', 'They show whether the date is realistic.', 'A line a day', 'Compare every second Sunday'),
    tip(
      'Rest one full day a week',
      'Nobody can work and study seven days a week for months.',
      'Fixed day',
      'No books in sight',
    ),
  ],
};
