import { type Kind, step, tip } from '../kind.ts';

/** The exam has a day. */
const booked = ['exam/test/it is/has_been/was? booked', 'booked my/the/for? _? exam/test', 'exam/test is? on/in'];

/** It was failed. */
const failed = [
  'failed it/the_exam/once/twice/first/my_first/with',
  'failed the/my _',
  'second/third/2nd/3rd attempt/try/time',
];

/** The course is done. */
const studied = [
  'done/did/finished/completed/watched the/a/my _? course/training/bootcamp/videos',
  'scoring/getting about? 50/55/60/65/70/75/80',
];

export const passCloudCertificate: Kind = {
  id: 'pass-cloud-certificate',
  category: 'profession',
  name: 'Pass a cloud or IT certificate',
  slots: {
    cert: {
      words: [
        'AWS Solutions Architect|solutions architect|saa',
        'AWS Cloud Practitioner|cloud practitioner',
        'AWS|aws|amazon',
        'Azure Fundamentals|az-900|azure fundamentals',
        'Azure|azure|az-104|microsoft',
        'Google Cloud|gcp|google cloud|ace',
        'Kubernetes|kubernetes|cka|ckad|ckad',
        'Terraform|terraform',
        'CCNA|ccna|cisco|network+',
        'CompTIA A+|a+|comptia a+',
        'Red Hat|rhcsa|linux+|lpic',
        'Salesforce|salesforce',
        'SAP|sap',
        'ITIL|itil',
        'Databricks|databricks|snowflake',
        'Power BI|pl-300',
      ],
      otherwise: 'cloud',
    },
  },
  ask: {
    question: 'Which certificate, and do you use the platform at work?',
    chips: ['Use it at work', 'Never touched it', 'Renewing it'],
  },
  hoursAWeek: 6,
  weekly: 'Do two hands-on labs and sixty practice questions',
  overview:
    'You choose the level, book the {cert} exam for a day in six to ten weeks, build things in a free account with a spending alarm, and answer questions until two mocks in a row are above 80 per cent.',
  approach:
    'Hands-on first, questions second, videos at 1.5 speed last. What goes wrong is dumps (banned and often wrong), a forgotten machine that costs money, and no date.',
  done: 'You passed, the badge is on your profile, and one small project shows what it means.',
  steps: [
    step(
      'Count hours to the {cert} day and weigh the domains',
      'The date stands: hours left, split by the weight in the exam guide, the weakest heavy domain first. Note the last day for moving it, usually 24 hours before, and keep a budget alarm in your practice account.',
      ['Count the hours left', 'Split them by the weights', 'Note the last day for moving it'],
      0.7,
      { when: { said: booked } },
    ),
    step(
      'Read the domain scores of the failed attempt',
      'The report shows each domain. Note the waiting time (often 14 days) and the fee. The two weakest domains get labs, not videos: build, break, explain.',
      ['Write the domains weak to strong', 'Note waiting time and fee', 'Choose one lab for each weak domain'],
      0.7,
      { when: { said: failed, unsaid: booked } },
    ),
    step(
      'Read the exam guide and choose the {cert} level',
      'Domains with weight, experience advised, fee, online rules, validity. Fundamentals take 20 to 30 hours, associate 60 to 100, professional twice that. Ask your employer for fee and hours.',
      ['Download the exam guide', 'Rank domains weak to strong', 'Ask about fee and vouchers'],
      1,
      { when: { unsaid: [...booked, ...failed] } },
    ),
    step(
      'Book the {cert} date and open a free account',
      'Seat in six to ten weeks. Account with multi-factor login, budget alarm at 5, one region. Delete everything after each lab.',
      ['Book the date', 'Set the budget alarm', 'Do the first lab'],
      1.5,
      { when: { unsaid: booked } },
    ),
    step(
      'Study the heaviest domain by building',
      'For {cert}: identity, network, compute, storage, database, monitoring as it applies. Build it by hand, break it, then by code. Draw each from memory.',
      ['Build one thing an evening', 'Draw it from memory', 'Note costs and limits'],
      20,
    ),
    step(
      'Cover the other domains with one course',
      'One course and the official docs for what is unclear. Note when to use one service and not the other, since that is how questions are put.',
      ['Watch at higher speed', 'Make a table of when to use which', 'Repeat after three days'],
      20,
      { when: { unsaid: [...studied, ...failed] } },
    ),
    step(
      'Build five labs from the domains you only watched',
      'What was only watched is forgotten in two weeks. Five evenings, five labs, each from an empty account and once more from memory; write one line on when you would take another service.',
      ['Choose five services you could not draw', 'Build one an evening', 'Draw it from memory the next day'],
      15,
      { when: { said: [...studied, ...failed] } },
    ),
    step(
      'Do four hundred questions with reasons',
      'Good banks explain every wrong answer. Mark guessed ones too. Look for words: cheapest, least effort, most available.',
      ['Do sixty a session', 'Write the reason in one line', 'Keep an error list'],
      20,
    ),
    step(
      'Sit two mocks in real time',
      'Same hour, no pause. Two in a row above 80 per cent: go. Otherwise move the date once by two weeks.',
      ['Sit the first mock two weeks before', 'Close three weak topics', 'Sit the second'],
      5,
    ),
    step(
      'Pass the {cert} exam',
      'Identity card, empty desk, system test the day before. Skip hard ones, mark, come back, answer all. Write domains that were weak on the same evening.',
      ['Do the system test', 'Clear the desk', 'Note weak domains'],
      3,
    ),
    step(
      'Build a small {cert} project and use it at work',
      'Static site with pipeline, backup with alarm, cost report. One page with drawing and cost. Put badge and project into CV and ask for a task or a rate.',
      ['Build it in a weekend', 'Write one page', 'Ask for a task at work'],
      15,
    ),
  ],
  suggestions: [
    tip('Use official practice sets', 'Closest wording.', 'Free', 'Once'),
    tip('Study before work', 'Evenings slip.', 'Forty minutes', 'Four days'),
    tip('Join a study group', 'Explain one service.', 'Weekly', 'Ten minutes'),
    tip('Ask for extra time in second language', 'Often thirty minutes.', 'Before booking', 'Form'),
    tip('Use vouchers from events', 'Half price.', 'Challenges', 'Dates'),
    tip('Draw one architecture daily', 'Faster reading.', 'Paper', 'Arrows'),
    tip('Learn the limits by heart', 'Questions use them.', 'Ten', 'Cards'),
    tip('Turn off resources on leaving', 'Bills hurt.', 'Checklist', 'Tag'),
    tip('Set the renewal reminder', 'Two or three years.', 'Points', 'Free path'),
    tip('Read two customer cases', 'Why they chose it.', 'Note', 'Compare'),
    tip('Sleep instead of a last mock', 'Scores rise.', 'Nine hours', 'Water'),
    tip('Plan the next only after use', 'Skill first.', 'Six months', 'Job'),
  ],
};
