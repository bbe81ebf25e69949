import { type Kind, step, tip } from '../kind.ts';

/** Only the last piece is open. */
const lastPiece = [
  'only/just the/my? thesis/dissertation/one/two/final/last _? left/missing/to_go/module/exam/modules/exams',
  'one/two module/modules/exam/exams left/to_go/missing',
  'one/two module/modules/exam/exams and the/my? dissertation/thesis',
  'thesis/dissertation is? the? only thing',
  'all modules/exams/credits are? done/passed/but',
];

/** The list has been checked. */
const adviser = [
  'spoke/spoken/talked to/with my/the/a _? adviser/advisor/study_office/tutor',
  're-enrolled/reenrolled/enrolled again/for/in',
  'have/got a plan with',
];

/** A registered nurse who goes on to the bachelor. */
const nurseBridge = [
  'rn-to-bsn/bsn/rn',
  'nursing degree/bachelor/bachelors',
  'bachelor of nursing',
  'degree in nursing',
];

/** One course after the other beside work. */
const oneByOne = [
  'one course/class/module/unit/paper at_a_time/a_term/per_term/a_semester/each_term/each_semester',
  'one at a time',
  'part-time/part_time',
];

export const finishDegree: Kind = {
  id: 'finish-degree',
  category: 'profession',
  name: 'Finish my degree',
  slots: {
    degree: {
      words: [
        'bachelor’s degree|bachelor|bachelors|ba|bsc|undergraduate degree',
        'master’s degree|masters|master|msc|ma',
        'MBA|mba',
        'law degree|law',
        'medical degree|medicine',
        'nursing degree|nursing',
        'teaching degree|teaching',
        'engineering degree|engineering',
        'biology degree|biology',
        'chemistry degree|chemistry',
        'physics degree|physics',
        'maths degree|mathematics|maths',
        'computer science degree|computer science|informatics',
        'economics degree|economics|business studies',
        'psychology degree|psychology',
        'architecture degree|architecture',
        'history degree|history',
        'literature degree|english degree|german studies|literature',
        'art degree|fine arts',
        'music degree',
        'social work degree|social work',
        'associate degree',
        'diploma',
        'distance degree|distance learning|open university|online degree',
        'degree',
      ],
      otherwise: 'degree',
    },
  },
  ask: {
    question: 'What is still missing, and what else takes your time besides studying?',
    chips: ['A few modules, I work beside it', 'A break of years, I want to return', 'On track, but I fall behind'],
  },
  hoursAWeek: 12,
  weekly: 'Keep four study blocks of three hours and one talk with a fellow student',
  measures: ['credits', 'modules', 'courses', 'exams', 'semesters'],
  overview:
    'You make a complete list of what is missing for the {degree}, put it into terms, and choose an order in which nothing waits for something else. Study times are fixed like shifts, and the advisers are asked early rather than late.',
  approach:
    'Count about 25 to 30 hours of work for each credit point of the European kind, and plan with the hours you really have. Most people who stop do so quietly after one failed exam or missed date, so the plan has a talk planned for that case.',
  done: 'The last credit is entered, and you have applied for and received your certificate.',
  cautions: [
    'Time limits, last attempts, fees, visas and student finance have hard dates; ask the examination office and the finance office before you change anything.',
    'Illness, care, pregnancy or a disability give rights to leave terms and adjusted exams. Low mood or panic that lasts for weeks belongs in a talk with the counselling service or a doctor.',
  ],
  steps: [
    step(
      'List everything that is missing for the {degree}, with dates',
      'Print the record of credits and the regulations, and mark done, open, and open with conditions: modules, placement, language proof, thesis. It is done when the list and the rules agree.',
      [
        'Download your record in twenty minutes',
        'Mark what is still open for the {degree}',
        'Send the list to the study office to confirm',
      ],
      1.5,
    ),
    step(
      'Turn the adviser’s answer into dates you can keep',
      'Behind each open part of the {degree}: registration day, exam or hand-in, and the hours a week. Send the page back to the adviser with one line: is this enough? Their yes by mail settles later doubts.',
      ['Write dates and hours behind each part', 'Send it to the adviser', 'Put registration days into the calendar'],
      1.5,
      { when: { said: adviser } },
    ),
    step(
      'Speak with the study adviser about the quickest way',
      'Ask what counts from before or from work, which module is not offered each term, how many attempts are left, and until when you must finish. After a break ask how to enrol again.',
      [
        'Book an appointment with the study adviser',
        'Bring the list and your certificates',
        'Write down dates for the {degree} the same day',
      ],
      2,
      { when: { unsaid: adviser } },
    ),
    step(
      'Ask the {degree} office what your licence and shifts already count for',
      'A registered nurse often gets a block of credits for the licence, and more for earlier courses, so what remains is mostly ten courses: research, community, leadership, statistics. Ask for the audit in writing, for courses of seven or eight weeks, and which practice hours may be done where you work.',
      [
        'Send transcripts for the credit audit',
        'Ask HR for the tuition money and its form',
        'List the courses that really remain',
      ],
      2,
      { waitDays: 14, when: { said: nurseBridge, unsaid: lastPiece } },
    ),
    step(
      'Write one course behind each term up to the last day',
      'Count what is left, one course a term, and write the term in which it ends; a date that is two years away and true holds better than a hopeful one. The course with the most writing goes into your calmest term, and one term a year stays empty for life.',
      ['Count the courses left', 'Write each into a term', 'Register for the first one'],
      1.5,
      { when: { said: [...nurseBridge, ...oneByOne], unsaid: lastPiece } },
    ),
    step(
      'Choose three study slots around your rota each month',
      'When the rota comes, mark three slots of two to three hours on days off, never after a night. Between shifts only small things: one page, one discussion post. Tell the family which door is closed when, and hand in two days early, because somebody always falls ill.',
      [
        'Mark the slots on the day the rota comes',
        'Agree who has the children then',
        'Set your own hand-in two days early',
      ],
      10,
      { when: { said: nurseBridge, unsaid: lastPiece } },
    ),
    step(
      'Put all open modules of the {degree} into terms',
      'Begin with what others depend on and what is offered rarely. Take one hard, one middle and one easy module each term, and no more than your hours allow. Note registration dates.',
      [
        'Draw the terms on one sheet',
        'Enter registration and exam dates of the {degree}',
        'Show it to somebody a year further',
      ],
      3,
      { when: { unsaid: [...lastPiece, ...nurseBridge, ...oneByOne] } },
    ),
    step(
      'Set up four study blocks and a study group',
      'Keep the same days and place, with the phone away; a block begins with the aim and ends with a note on what comes next. If a job takes over 20 hours a week, plan part-time study or ask for study days. Two fellow students who meet weekly keep you in it.',
      [
        'Agree fixed hours with employer and family',
        'Ask about grants for finishing the {degree}',
        'Do the first four blocks with two fellow students',
      ],
      12,
      { measured: 'Earn the first {20%} in fixed blocks' },
    ),
    step(
      'Break the last piece of the {degree} into twelve parts',
      'Thesis, exam or module: twelve parts of six to ten hours, each with something you can show. The first is so small that you begin this week. Fix the day on which the whole is handed in, then count back.',
      ['Write twelve parts with hours', 'Choose the hand-in day and count back', 'Begin with the smallest one'],
      2,
      { when: { said: lastPiece } },
    ),
    step(
      'Show a rough version to your supervisor every two weeks',
      'Whoever waits until it is good waits until the deadline. Send pages with two questions, fix the next meeting at the end of each one, and write down in the evening what was agreed.',
      ['Send five rough pages with two questions', 'Fix the next meeting', 'Write down what was agreed'],
      20,
      { when: { said: lastPiece } },
    ),
    step(
      'Pass the module you have avoided longest',
      'Look at the old exam with the teacher, get a tutor or exercises for four weeks, and register at once. If it cannot be done, ask about a replacement or another examiner.',
      [
        'Write to the teacher of the avoided module',
        'Study this module in the first block of each week',
        'Sit the {degree} exam at the next date',
      ],
      40,
      { when: { weeksFrom: 10, unsaid: lastPiece }, measured: 'Reach {50%}, the avoided one among them' },
    ),
    step(
      'Work through the other modules term by term',
      'Each module gets its exam plan on the first day: what counts, old papers, three dates. In the middle of term compare plan and reality; drop one thing early rather than fail three.',
      [
        'Make one page for each module of the {degree}',
        'Compare plan and reality in the middle of term',
        'After a failed exam talk to the adviser within a week',
      ],
      120,
      { when: { weeksFrom: 16, unsaid: lastPiece }, measured: 'Reach {80%} and check each term' },
    ),
    step(
      'Register and finish the last big piece of the {degree}',
      'A thesis, final exam or placement usually needs a topic, a supervisor and conditions met two to six months ahead. Fix dates with the supervisor and hand in early.',
      [
        'Look up the conditions for thesis or final exam',
        'Ask two possible supervisors in the {degree}',
        'Put dates for draft and hand-in into the calendar',
      ],
      100,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Check the last entries and collect the {degree} certificate',
      'Compare record and list, have mistakes corrected, apply for the certificate, ask for copies and a translation. Tell the finance office and health insurance the date, and celebrate with those who helped.',
      ['Apply for the {degree} certificate', 'Order certified copies', 'Cancel or change student contracts'],
      4,
      { waitDays: 21, measured: 'Have all {total} entered and the certificate applied for' },
    ),
  ],
  suggestions: [
    tip(
      'Study first, then mails',
      'Use the first hour of the day for the hardest subject.',
      'Start with a question',
      'Mails after lunch',
    ),
    tip(
      'Go to the first session always',
      'It says what counts and who else is there.',
      'Sit beside somebody',
      'Ask about old exams',
    ),
    tip(
      'Ask after two missed weeks',
      'A short mail to the teacher is usually enough to come back in.',
      'Three sentences',
      'A date, no long reasons',
    ),
    tip(
      'Have earlier work recognised',
      'Placements, jobs and courses can count.',
      'List with proofs',
      'Ask before the term begins',
    ),
    tip(
      'Plan with two thirds of the hours',
      'The other third goes to illness, work and family anyway.',
      'Count last month',
      'Cross out one thing',
    ),
    tip(
      'Keep weekends half free',
      'A study plan of several years needs one free day a week.',
      'One whole day',
      'Plan it first',
    ),
    tip(
      'Use the writing and maths centres',
      'They are paid for already.',
      'One appointment a month',
      'Bring real work',
    ),
    tip(
      'Tell children the study hours',
      'A sign at the door helps both.',
      'Clock with a mark',
      'Something together afterwards',
    ),
    tip(
      'Write down why you finish the {degree}',
      'Read it when you are tired, often after two thirds of the way.',
      'One sentence',
      'Inside the folder',
    ),
    tip(
      'Share notes fairly',
      'With three people nobody has to attend every lecture.',
      'Each one lecture a week',
      'Explain, not only send',
    ),
    tip('Look at jobs before the end', 'A goal makes dull modules easier.', 'Three adverts', 'What do they ask for'),
    tip(
      'Reward each finished module',
      'The certificate is far away, so mark the smaller steps too.',
      'Name it beforehand',
      'Same evening',
    ),
  ],
};
