import { type Kind, step, tip } from '../kind.ts';

/** The last assessment of an apprenticeship. */
const endPoint = ['end_point/end-point/endpoint assessment?', 'epa', 'gateway', 'professional discussion'];

/** A time limit or an ended registration stands in the way. */
const lapsed = [
  'registration/funding runs/ran/run out/ends',
  'expired/expires/lapsed/withdrawn',
  'years ago',
  'assessor left/changed/gone/stopped',
];

export const lastUnitsOfADiploma: Kind = {
  id: 'last-units-of-a-diploma',
  category: 'profession',
  name: 'Finish my work diploma or apprenticeship',
  slots: {
    course: {
      words: [
        'end-point assessment|end point assessment|endpoint assessment|epa',
        'NVQ|nvq|svq|rqf',
        'level 2 diploma',
        'level 3 diploma|level three diploma',
        'level 4 diploma',
        'level 5 diploma',
        'apprenticeship',
        'BTEC|btec',
        'HNC|hnc',
        'portfolio',
        'certificate iii|cert iii|cert 3|certificate 3',
        'diploma',
      ],
      otherwise: 'diploma',
    },
    units: {
      words: ['units|unit', 'modules|module', 'assignments|assignment', 'workbooks|workbook'],
      otherwise: 'units',
    },
  },
  ask: {
    question: 'What is still open, and when did you last speak with your assessor?',
    chips: ['A few written units', 'Observations at work', 'The final assessment'],
  },
  hoursAWeek: 3,
  weekly: 'Two sittings of an hour, and one piece of evidence from a shift',
  measures: ['units', 'modules', 'assignments', 'workbooks'],
  overview:
    'You are nearly there, so nothing begins anew. Your assessor tells you line by line what the {course} still lacks, each open piece gets its own three weeks, and a good part of the evidence is collected on shifts you work anyway.',
  approach:
    'What is put off is mostly unclear, not hard. Cut each open piece into the criteria that are not yet ticked, answer the easiest first, and show a rough version early. A fixed hour straight after work or before a shift beats a whole Sunday that never comes.',
  done: 'The last piece is signed off and the {course} certificate is on its way to you.',
  steps: [
    step(
      'Message your assessor and ask for the open list',
      'Two lines are enough, also after months: I want to finish, please send me what is open for each of the {units} and the last day. Ask for a talk this week, by phone if need be.',
      ['Send the two lines today', 'Agree a talk this week', 'Ask for the last day'],
      0.5,
    ),
    step(
      'Clear whether your registration still runs',
      'Ring the training provider: is the registration open, which of the finished {units} count, who is the assessor now, does an extension cost anything? If the course was withdrawn, ask what can be carried over.',
      ['Ring the provider', 'Ask what counts already', 'Have the answer sent by mail'],
      1,
      { when: { said: lapsed } },
    ),
    step(
      'Write every criterion that is not ticked on one page',
      'Go through the system or folder and copy the open criteria with their number. Beside each: evidence I have, could collect at work, must write. It is shorter than it feels, since one good example often covers several.',
      ['Copy the open criteria', 'Mark what you already have', 'Find examples that cover three'],
      1.5,
    ),
    step(
      'Check that you are through the gateway',
      'Before the last assessment employer, provider and you sign that you are ready: maths and English, portfolio or log, and the knowledge and skills of the standard. Ask which parts you face, such as test, observation, project or discussion, and how long beforehand the day is fixed.',
      ['Get the assessment plan of your standard', 'Ask what the gateway still lacks', 'Ask for the likely day'],
      2,
      { when: { said: endPoint } },
    ),
    step(
      'Fix two hours a week in which nobody needs you',
      'Straight after work in the staff room, at the library, or before a late shift. Begin each with ten minutes on the easiest criterion. Tell manager and family the hours and the month in which it ends.',
      ['Choose two hours', 'Tell manager and family', 'Begin with ten easy minutes'],
      0.7,
    ),
    step(
      'Ask your manager for shifts that give evidence',
      'Show the open list. Which task, meeting or handover can you do next week so that it counts, and who can sign as a witness? Book the observation for a shift that has those tasks. Leave out names of people you care for or serve.',
      ['Show the list to your manager', 'Book one observation', 'Ask a colleague for a witness statement'],
      2,
    ),
    step(
      'Finish the easiest open piece of the {course} first',
      'Answer criterion by criterion: what it asks, what I did, why, which rule stands behind it. A page of your own words is enough for many. Hand it in rough, have it marked, mend it once.',
      ['Answer the criteria one by one', 'Hand it in rough', 'Mend it once'],
      8,
      { when: { unsaid: endPoint }, measured: 'Hand in the first {40%}' },
    ),
    step(
      'Do one open piece every three weeks',
      'First week notes and evidence, second week writing, third week feedback and sign-off. Put the three dates for each of the {units} into the calendar, the one you dread in the middle. No new piece while one waits for two corrections.',
      [
        'Enter three dates for each piece',
        'Speak answers into the phone when writing is stuck',
        'Show the dates to your assessor',
      ],
      20,
      { when: { unsaid: endPoint }, measured: 'Hand in {80%}, one every three weeks' },
    ),
    step(
      'Rehearse the discussion and the observed tasks',
      'Take the grading words of the standard and tell for each one real example: situation, what I did, why so, what I would change. Twice aloud with a colleague, once against the clock. For the observation do the task exactly by procedure and say the checks aloud.',
      ['Write one example for each criterion', 'Rehearse twice aloud', 'Sit one mock test'],
      8,
      { when: { said: endPoint } },
    ),
    step(
      'Get every signature and send the {course} in',
      'Check the whole with your assessor: dates, signatures, names left out, numbers of criteria. Ask how long internal and external checks take and whether a sample visit comes. Keep a copy of everything.',
      ['Check it with the assessor', 'Collect the last signatures', 'Keep a copy'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Ask what the {course} changes in pay and post',
      'Show the certificate, ask for the grade that goes with it, put it on the CV, and celebrate with those who covered for you.',
      ['Send a copy to your manager', 'Ask for the grade that goes with it', 'Add it to the CV'],
      1,
      { when: { unsaid: lapsed } },
    ),
  ],
  suggestions: [
    tip('Speak the answer first', 'Talking is easier than writing.', 'Phone recording', 'Then type it'),
    tip('Take a photo of the open list', 'You see how it shrinks.', 'On the fridge', 'Cross out'),
    tip('Write five lines after a shift', 'It is evidence while fresh.', 'What, why', 'No names'),
    tip('Ask a colleague who has finished', 'They know what is wanted.', 'Coffee', 'One question'),
    tip('Do not polish', 'Passed is passed.', 'Criterion met', 'Next'),
    tip('Ask for a talk instead of an essay', 'Many assessors record answers.', 'Thirty minutes', 'Bring examples'),
    tip('Tell somebody the weekly hour', 'They ask.', 'Name it', 'Message when done'),
    tip('Ask about dyslexia help', 'Reader, software and more time exist.', 'Provider', 'Early'),
    tip('Use policies from work', 'They answer half the questions.', 'Ask the office', 'Quote the page'),
    tip('Set the next date before you close', 'Gaps kill courses.', 'Calendar', 'Two weeks at most'),
    tip('Ask for paid study time', 'Apprentices have a right to hours.', 'Rota', 'In writing'),
    tip('Keep one folder', 'Lost files cost months.', 'Phone and cloud', 'Unit numbers'),
  ],
};
