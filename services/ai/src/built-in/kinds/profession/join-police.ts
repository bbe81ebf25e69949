import { type Kind, step, tip } from '../kind.ts';
import { policeHere } from '../local-work.ts';

/** Tests are behind them. */
const testsPassed = [
  'passed the written/beep/bleep/fitness/tests',
  'written and the? beep/bleep/fitness',
  'panel/interview/assessment_centre is/on/next',
  'then vetting',
  'assessment centre is/on',
];
/** They serve as volunteers or in uniform already. */
const insider = ['special/specials/pcso/cadet/reservist/army/veteran/volunteer'];
/** India and others: written and physical. */
const si = ['si/sub_inspector/constable exam/recruitment/physical', 'physical/running/1600'];

export const joinPolice: Kind = {
  id: 'join-police',
  category: 'profession',
  name: 'Join the police',
  ask: {
    question: 'Which force would you join, and how far are you?',
    chips: ['Not applied yet', 'Worried about the fitness test', 'Applied, waiting for a stage'],
  },
  hoursAWeek: 5,
  weekly: 'Run intervals twice and do strength once, as for the police fitness test',
  overview:
    'You check the conditions for joining the police first, because age, nationality, record and eyesight decide before talent does. Then you train for the fitness test, prepare for the assessment and the interview, and fill in the vetting form without a gap.',
  approach:
    'Plan on six to twelve months from application to the first day. People fail mostly on vetting answers that do not match, on the run, and on interview stories without a result, so all three begin now.',
  done: 'You have passed every stage, signed for the police and have a date for the first day of training.',
  cautions: [
    'Tell the whole truth in vetting, also about old cautions, debts and relatives. A hidden fact is a sure refusal, a told one often is not.',
    'With a heart, joint or breathing problem ask your doctor before you train for the test.',
  ],
  steps: [
    step(
      'Check the police conditions you must meet',
      'Open the recruitment page of the force: age, citizenship or right to stay, school certificate, driving licence, eyesight, tattoos, criminal record, debts. Mark each line met, unsure or missing. One unsure line is a question for the recruitment office, not a reason to stop.',
      [
        'Open the force’s recruitment page and mark each condition',
        'Write down the next application window',
        'Email the recruitment office about unsure points',
      ],
      1.5,
      { when: { unsaid: testsPassed } },
    ),
    step(
      'Choose the police route and talk to two officers',
      'Compare the ways in: with school certificate, apprenticeship or degree; local, national, transport or border force; uniform or detective. Ask two serving officers about shifts, violence, paperwork and family. Go to an open day or a ride-along where there is one.',
      [
        'Compare three routes by pay, length and place',
        'Book the next open day',
        'Ask two officers what they would do first',
      ],
      4,
      { local: policeHere, when: { unsaid: [...testsPassed, ...insider] } },
    ),
    step(
      'Turn your duties in uniform into proof for the force',
      'Shifts, calls, conflicts calmed, statements written, weapons and first aid training: which of it counts as credit, shortens training or lets you skip a stage? Ask your unit for a report and the recruiter for the rules on transfer, age and rank.',
      ['Ask the recruiter what counts', 'Ask your unit for a report', 'Write five calls with your own part'],
      2,
      { when: { said: insider, unsaid: testsPassed } },
    ),
    step(
      'Bring 1,600 metres down by laps and leave the jumps fresh',
      'Find the limit of your post and sex, then the seconds of each lap of 400 m. Tuesday six laps at that pace with 90 seconds of rest, Friday three times 800 m, Sunday 40 easy minutes. Long jump, high jump or shot get technique twice a week. The physical only passes or fails, so the written marks decide the rank.',
      ['Run it once and write each lap', 'Do laps on Tuesday and Friday', 'Train jumps on rested legs'],
      36,
      { when: { said: si, weeksFrom: 5, unsaid: testsPassed } },
    ),
    step(
      'Train for the police fitness test',
      'Find the exact test: often a shuttle run (level 5.4 in England and Wales, higher elsewhere), or 1.5 to 2 miles on time, with push-ups, pulls or an obstacle course. Train a little above the line, so that nerves cost nothing. From nothing most people need eight to twelve weeks.',
      [
        'Do the shuttle run once to see your level',
        'Run intervals twice and do strength once a week',
        'Repeat the full test every three weeks',
      ],
      36,
      { when: { weeksFrom: 5, unsaid: [...testsPassed, ...si] } },
    ),
    step(
      'Fill in the police application and vetting form',
      'You need addresses of five years, jobs, relatives, partners, social media names, debts and every contact with the law. Write motives with things you did: a conflict you calmed, a rule you kept when it was hard. Have somebody read it for gaps in dates.',
      [
        'Collect addresses, jobs and papers in one file',
        'Write three examples of what you did for others',
        'Clean up public posts before you send',
      ],
      6,
      { when: { unsaid: testsPassed } },
    ),
    step(
      'Practise for the police assessment centre',
      'Usual parts are judgement tests, a written report, a role play with an upset citizen, and logic or spelling. In the role play listen first, keep everyone safe, explain what happens next. Do official practice material under time.',
      [
        'Do two practice tests in real time',
        'Rehearse three role plays with a friend',
        'Write one report a week in plain sentences',
      ],
      14,
      { waitDays: 21, when: { unsaid: testsPassed } },
    ),
    step(
      'Prepare the police interview with six true stories',
      'Questions follow the force’s values: care, courage, fairness, public service. For each have one story: situation, your own action, result, what you learned. Know what happened in the area this year, and why this force.',
      [
        'Write six stories in four lines each',
        'Say them aloud to two people',
        'Read the force’s plan and one month of local news',
      ],
      8,
    ),
    step(
      'Hold three mock panels on values and hard cases',
      'A colleague takes something, a friend drives drunk, a crowd films you, an order seems wrong. Say first who is safe, then law, then whom you tell. Three people in a row, suits on, thirty minutes; after it one thing to mend. Ask two officers of that force what was asked.',
      ['Find three people for a panel', 'Answer six hard cases', 'Mend one thing each time'],
      8,
      { when: { said: testsPassed } },
    ),
    step(
      'Collect the vetting papers before they ask',
      'Addresses, jobs, relatives and partners of years, debts with a plan for paying, fines, social media names. Tell what is there before they find it: a caution at seventeen ends fewer applications than a caution left out.',
      ['Write addresses and people', 'Order your credit record and mend it', 'Write down what must be told'],
      5,
      { when: { said: testsPassed } },
    ),
    step(
      'Keep the fitness above the line until the first day',
      'The wait takes months and the academy begins where the test ended: two runs, one with turns, and two strength days a week. Repeat the test every four weeks and keep the result.',
      ['Fix two runs and two strength days', 'Repeat the test every four weeks', 'Sleep and drink as on shift'],
      20,
      { when: { said: testsPassed } },
    ),
    step(
      'Pass medical, drug test and background check',
      'Eyes, hearing, blood pressure, heart, drug test, and the vetting that takes six weeks to four months. Bring lists of medicines and operations and your glasses prescription. Keep your job until you hold a written offer.',
      [
        'Ask your optician for the exact values',
        'Answer every letter within two days',
        'Keep up the training while you wait',
      ],
      4,
      { waitDays: 42 },
    ),
    step(
      'Get ready for the first day of police training',
      'Read the joining letter, sort out housing, shifts and childcare for the academy, and keep running. Learn the caution or basic rights by heart and the phonetic alphabet. Tell your present employer only after the written offer.',
      ['Give notice when the offer is signed', 'Break in the boots', 'Tell family how the first months will be'],
      8,
    ),
  ],
  suggestions: [
    tip(
      'Volunteer as a special constable or cadet',
      'You see the work before you give up a job for it.',
      'Ask about hours a month',
      'Helps in the interview',
    ),
    tip(
      'Fix old debts before vetting',
      'Unpaid debts are a reason for refusal.',
      'Ask for your credit file',
      'Agree instalments in writing',
    ),
    tip('Do a first aid course now', 'It is needed later anyway.', 'One weekend', 'Bring the certificate'),
    tip(
      'Get the driving licence early',
      'Many forces want it before the first day.',
      'Book the theory test',
      'Manual if you can',
    ),
    tip(
      'Learn a language of your area',
      'Forces seek officers who speak it.',
      'Twenty minutes a day',
      'Say it in the form',
    ),
    tip(
      'Ask about eyesight early',
      'Limits differ, and surgery needs months of waiting.',
      'Optician’s letter',
      'Ask the police doctor',
    ),
    tip(
      'Train the grip and the pull',
      'Dummy drags fail more people than the run.',
      'Carry heavy bags',
      'Twice a week',
    ),
    tip('Watch a day in the public court', 'You see what police reports are for.', 'Free entry', 'Note three things'),
    tip('Prepare the answer to ’why police’', 'It is asked at every stage.', 'Two sentences', 'No film phrases'),
    tip(
      'Apply to two forces if it is allowed',
      'Windows and limits differ.',
      'Ask about double applications',
      'Dates in the calendar',
    ),
    tip('Practise reports from real scenes', 'Who, where, when, what, in this order.', 'One page', 'Have it read'),
    tip(
      'Plan the answer to a refusal',
      'Most forces allow a new try after six or twelve months.',
      'Ask for feedback',
      'Note the earliest date',
    ),
  ],
};
