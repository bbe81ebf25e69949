import { type Kind, step, tip } from '../kind.ts';

const satTest = ['sat/sats/psat'];
const mathsIsWeak = ['math/maths/quant/quantitative'];

const cat = ['cat/xat/iim/iims/iims'];
const jamb = ['jamb/utme'];
const lsat = ['lsat'];
const gmat = ['gmat/gre'];
/** It was sat before. */
const satBefore = [
  'retake/retaking/resit/again',
  'second/third attempt/try/time/sitting',
  'last year/time/one',
  'got/scored/had/was/came/at/gave 1090/214/615/71/2350/2300/480/500/520/540/560/580/600/620/640/650/150/155/160/300/310/320',
  'cold',
];

export const admissionTest: Kind = {
  id: 'admission-test',
  category: 'profession',
  name: 'Raise my score in an admission test',
  slots: {
    test: {
      words: [
        'GMAT|gmat',
        'GRE|gre',
        'SAT|sat',
        'ACT|act',
        'LSAT|lsat',
        'TestAS|testas',
        'PSAT|psat',
        'EPSO|epso',
        'UPSC|upsc',
        'JEE|jee',
        'GATE|gate',
        'CAT|cat',
        'Gaokao|gaokao',
        'TMUA|tmua|mat|step maths',
        'LNAT|lnat',
        'TSA|tsa',
        '11-plus|eleven plus|11+',
        'CASPer|casper',
        'NEET PG|neet pg|neet-pg',
        'CUET|cuet',
        'CLAT|clat',
        'JAMB|jamb|utme',
        'XAT|xat',
        'NMAT|nmat',
        'YKS|yks',
        'ENEM|enem|vestibular',
      ],
      otherwise: 'admission',
    },
  },
  ask: {
    question: 'Which test, which score do you need, and when is the deadline?',
    chips: ['First attempt', 'Retake, stuck on a score', 'Under six weeks'],
  },
  hoursAWeek: 8,
  weekly: 'Do one timed section on three days and review every mistake the day after',
  overview:
    'You find the score your schools really take, sit an official test cold, and work on the kinds of mistake that cost most. The {test} date is booked so that one retake is possible.',
  approach:
    'Most points come from reviewing mistakes, not from more questions. Eighty to 120 hours over ten weeks bring a clear rise. What goes wrong is using up the official papers early, and studying strengths.',
  done: 'You have the score your school needs, and it is sent before the deadline.',
  steps: [
    step(
      'Find the {test} score you need and the last date',
      'Write the score you want beside your last one: the gap is what the plan has to bring. Then the middle score of admitted students at three schools, the test days with their closing dates, days until results, how many attempts count. Count back from the last useful day.',
      ['Note the score of three schools', 'Write the last useful date', 'Check fee help and extra time'],
      1,
    ),
    step(
      'Lay the last {test} score by section beside the wished one',
      'Points by section and what one more right answer brings in each: the cheapest points are rarely in the section you like. Then why they were lost: no knowledge, no time, one section left half empty. Ask how the schools count two scores, the best or all.',
      ['Write points and gap by section', 'Name the cause in each', 'Ask how two scores are counted'],
      1.5,
      { when: { said: satBefore, unsaid: satTest } },
    ),
    step(
      'Sit one official {test} paper in real time',
      'Same hour, no phone, pauses as in the test. Score by section and mark each mistake: did not know, misread, slow, careless, guessed right.',
      ['Print or open one official paper', 'Sit it in one go', 'Sort mistakes into five heaps'],
      4,
      { when: { unsaid: [...satTest, ...satBefore] } },
    ),
    step(
      'Sit one full practice test in the official app',
      'Bluebook shows the real screens, timing and calculator, and its tests are free; keep two of them for the last weeks. Afterwards mark each mistake: did not know, misread, slow, careless, guessed right.',
      [
        'Install Bluebook and sit a test on Saturday morning',
        'Sort mistakes into five heaps',
        'Write the gap for maths and for reading and writing',
      ],
      4,
      {
        when: { said: satTest },
        resources: 'Free practice: https://bluebook.collegeboard.org · https://www.khanacademy.org',
      },
    ),
    step(
      'Register for the {test} and note a spare date',
      'Good seats go months ahead. Name as in the passport, quiet centre, laptop check for home tests. Book the retake or at least note it.',
      ['Register today', 'Check name and identity card', 'Note the retake date'],
      1,
    ),
    step(
      'Make a ten-week timetable by weakness',
      'Split the missing points over the sections: most of them come from the weak one, so it gets two thirds of the time, the strong section a sixth, mocks a sixth. Ninety minutes, four times a week, at the test’s hour if possible.',
      ['Fix four sessions a week', 'Assign topics to weeks', 'Put three mocks in'],
      1,
    ),
    step(
      'Learn which questions of the CAT to leave',
      'Three sections of 40 minutes each, three marks for a right answer and one off for a wrong choice; you cannot go back. In quant and logic 15 to 18 well chosen ones bring the 99th percentile. First round two minutes a look: sure, later, never. Percentile by section counts, so no section below 85.',
      ['Sort questions by sure, later, never', 'Do a section of 40 minutes a day', 'Read one long article a day'],
      40,
      { when: { said: cat } },
    ),
    step(
      'Answer 180 JAMB questions in two hours on a screen',
      'Use of English has 60, each of your three subjects 40; together 400 points. About 40 seconds a question, so train by computer, not on paper. Follow the syllabus and the reading text of the year, past questions of ten years by topic. Check the cut-off of the course and its share of post-UTME and O-level.',
      [
        'Do 40 questions a subject daily on a screen',
        'List topics with most past questions',
        'Read the set text twice',
      ],
      45,
      { when: { said: jamb } },
    ),
    step(
      'Train logical reasoning by question type, then whole sections',
      'The LSAT has two scored parts of logical reasoning and one of reading, 35 minutes each; the games are gone. Learn to name conclusion and gap before the answers. Fifteen questions untimed until 90 per cent right, then sections, then blind review: solve again without clock before you look.',
      ['Name conclusion and gap in each', 'Do three sections a week', 'Review blind before you look'],
      45,
      { when: { said: lsat } },
    ),
    step(
      'Train by section with a question bank that adapts',
      'GMAT has three parts of 45 minutes, quant, verbal and data insights, and lets you change three answers in each. The GRE has two parts each of quant and verbal, and you may come back within a part. Two minutes a question: guess and go on after three. Keep official tests for every third week.',
      ['Write the two weakest topics', 'Do 25 timed questions a day', 'Sit an official test every third week'],
      45,
      { when: { said: gmat } },
    ),
    step(
      'Learn the base you lack for the {test}',
      'Arithmetic, algebra, ratios, grammar, reading for argument, logic. Rules on cards with an example, first untimed to 90 per cent right, then with time.',
      ['Make cards for rules you missed', 'Work untimed first', 'Add the clock at 90 per cent'],
      30,
      { when: { weeksFrom: 5, unsaid: mathsIsWeak } },
    ),
    step(
      'Win the maths points topic by topic',
      'Linear equations and systems, then ratios and per cent, functions and quadratics, data, geometry last. One topic a week: rule with an example on a card, thirty questions without clock to 90 per cent right, then with it. Know your calculator’s graph and table by heart.',
      [
        'List the maths topics of your lost points',
        'Do one topic a week to 90 per cent',
        'Do ten mixed questions with the clock every second day',
      ],
      30,
      { when: { weeksFrom: 5, said: mathsIsWeak } },
    ),
    step(
      'Review mistakes in a log and redo them',
      'For each: why wrong tempted, why right is right, what I do next time in one line. Redo after 2 and 10 days. Quality over quantity.',
      ['Keep the log', 'Redo after two and ten days', 'Find your three commonest traps'],
      30,
    ),
    step(
      'Train pace and sit four {test} mocks',
      'Checkpoints per section, skip rule, guess rule, breaks, food. One mock every ten days, reviewed for twice as long as it took. Keep two official papers for the last weeks.',
      ['Set checkpoints', 'Sit a mock every ten days', 'Decide your skip rule'],
      20,
    ),
    step(
      'Sit the {test} and send scores or retake',
      'Nothing new in the last three days, same breakfast, warm up with five easy ones. If mocks were higher than the score, retake in four to eight weeks with the log only.',
      ['Pack papers and food', 'Send scores to the schools', 'Decide about the retake within a week'],
      5,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Read demanding articles daily', 'Reading speed decides.', 'Twenty minutes', 'One-line summary'),
    tip('Do mental arithmetic', 'Seconds add up.', 'Ten minutes', 'Tables'),
    tip('Study with one stronger friend', 'Explain traps.', 'Weekly', 'Swap'),
    tip('Use the test screen early', 'Tools differ.', 'Highlighter', 'Calculator'),
    tip('Sleep eight hours in the last week', 'Better than cramming.', 'Bedtime', 'No screen'),
    tip('Write essays with the scoring guide', 'If there is one.', 'Two samples', 'Feedback'),
    tip('Ask schools if the test is optional', 'It may not pay.', 'List', 'Date'),
    tip('Guess by rule', 'No blanks where no penalty.', 'Letter', 'Thirty seconds'),
    tip('Take one day fully off', 'Memory needs it.', 'Fixed', 'Outdoors'),
    tip('Compare with percentiles', 'Not raw points.', 'Table', 'Year'),
    tip('Limit forums', 'They scare.', 'Once a week', 'One question'),
    tip('Practise boredom', 'Three hours is long.', 'Full mocks', 'No phone'),
  ],
};
