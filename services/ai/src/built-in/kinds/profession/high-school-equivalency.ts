import { type Kind, step, tip } from '../kind.ts';

/** One or more of the tests are passed. */
const partPassed = [
  'passed reading/language/science/social_studies/math/maths/two/three/one',
  'only/just math/maths/one/science is/are? left/to_go',
  'have math/maths/one/two/three left',
  'math/maths is the last/only',
];

/** The four tests on a computer that are booked one at a time. */
const ged = ['ged'];

export const highSchoolEquivalency: Kind = {
  id: 'high-school-equivalency',
  category: 'profession',
  name: 'Get my GED or school certificate as an adult',
  slots: {
    test: {
      words: [
        'GED|ged',
        'HiSET|hiset',
        'CAEC|caec',
        'high school diploma|high school|highschool',
        'secondary school certificate|secondary school|school certificate',
      ],
      otherwise: 'school certificate',
    },
  },
  ask: {
    question: 'Which subject worries you most, and how many hours a week are free?',
    chips: ['Maths, I left it long ago', 'Writing and reading', 'I do not know where to begin'],
  },
  hoursAWeek: 5,
  weekly: 'Study on four days for 45 minutes, two of them maths',
  overview:
    'You find a free class near you, see in one practice test where you stand, and take the {test} subject by subject, the strongest first. An early pass gives heart for maths, which is begun now and finished last.',
  approach:
    'Most adults need three to nine months and less new matter than they fear. Little and often carries: 45 minutes on four days. What goes wrong is to wait until all subjects feel ready, or to pay for a diploma on the internet that no employer or college accepts.',
  done: 'You hold the {test}, and a copy is with your employer, college or training course.',
  cautions: [
    'Only official centres give the real certificate. A site that sells a diploma for a fee without supervised tests sells nothing that counts.',
    'If letters or numbers have always swum, ask for extra time or a reader before you book; it takes weeks and a short paper from a professional.',
  ],
  steps: [
    step(
      'Find the free {test} class and the rules near you',
      'Adult education centres, community colleges and libraries teach for nothing or little, by day, in the evening or online. Ask four things: what it costs, when the next class begins, whether the test fee can be paid for you, and which papers to bring.',
      ['Call the adult education centre', 'Ask about evening or online hours', 'Write down fee and papers'],
      1,
    ),
    step(
      'Make your account on ged.com and look at the four tests',
      'Mathematical reasoning, reasoning through language arts, science and social studies, on a computer, each booked alone. 145 points pass a test. State rules for age, residence and fee stand in the account.',
      ['Make the account', 'Read the rules of your state', 'Look at the sample questions of one subject'],
      1,
      { when: { said: ged }, resources: 'The official site of the test: https://ged.com' },
    ),
    step(
      'Ask which credits or tests the {test} still needs from you',
      'An adult school counts what you earned before, even long ago. Ask the old school or district for your transcript, and have somebody list what is missing: courses, hours or tests, and the quickest accepted order.',
      ['Order the old transcript', 'Book a talk with the adult school', 'Have the missing parts listed'],
      1.5,
      { waitDays: 7, when: { unsaid: ged } },
    ),
    step(
      'Look up what your passed tests are worth and until when',
      'Passed tests normally stay passed, though states differ. Save the scores, and give all hours to what is left. Two failed tries may mean a waiting time, so check it before you book.',
      ['Save your scores', 'Check waiting time and fee', 'Give all hours to what is left'],
      1,
      { when: { said: partPassed } },
    ),
    step(
      'Begin maths now, from the first gap',
      'Fractions, per cent, negative numbers, then simple equations, graphs and shapes: in this order, since each rests on the one before. Twenty minutes of examples and ten of practice on four days. The calculator of the test is learned like a tool.',
      ['Find the first topic you miss', 'Do ten problems on four days', 'Learn the calculator of the test'],
      40,
    ),
    step(
      'Book and pass the first {test} subject within six weeks',
      'Sit one practice test in real time in each subject, one a week, and put them in order from strong to weak. Book the strongest as soon as a practice test is clearly above the pass, and take the morning. A first pass on paper is worth more than a perfect plan.',
      [
        'Sit a practice test in your strongest subject',
        'Put the subjects in order',
        'Book it, sit it and save the result',
      ],
      18,
      { when: { unsaid: partPassed } },
    ),
    step(
      'Read a page a day and write one answer a week',
      'Most questions give a text, table or graph and ask what it says. Read a news page, say the main point in one sentence and which facts support it. For the essay take a side, use two proofs from the text, and keep to 45 minutes.',
      ['Read one page a day and sum it up', 'Write one timed answer a week', 'Have a teacher mark it'],
      20,
    ),
    step(
      'Take the next two {test} subjects one at a time',
      'Science and social studies ask more reading than knowledge: graphs, experiments, the constitution, maps. Learn thirty words of each field, do three timed tests, and book three to four weeks apart.',
      ['Learn thirty words of the field', 'Do three timed tests', 'Book the next day at once'],
      24,
      { when: { unsaid: partPassed } },
    ),
    step(
      'Pass maths last, with two full tests before it',
      'Two practice tests in real time, a week apart. List the kinds of problem that cost points and do twenty of each. On the day take first what you know, mark the rest, and leave nothing empty.',
      ['Sit two full tests', 'Do twenty problems of each weak kind', 'Book and sit the test'],
      15,
    ),
    step(
      'Order the {test} papers and use them within a month',
      'Order certificate and scores, keep a scan, tell the manager, and apply for what it was for: college, apprenticeship, licence course, better post. Ask the adult centre for help with the form.',
      ['Order certificate and transcript', 'Put it into the CV', 'Send one application'],
      3,
    ),
  ],
  suggestions: [
    tip('Study at the library', 'Nobody calls you there.', 'Two fixed evenings', 'Phone in the bag'),
    tip('Tell your children why', 'They will sit beside you.', 'Same table', 'Half an hour'),
    tip('Use free videos for maths', 'Stop and repeat as you like.', 'One topic', 'Ten problems after it'),
    tip('Write on a keyboard weekly', 'The essay is typed.', 'Ten lines', 'Without help'),
    tip('Ask whether work pays the fee', 'Many employers do.', 'One mail', 'Name the date'),
    tip('Keep every passed score in sight', 'It is proof for bad days.', 'On the fridge', 'Add the next'),
    tip('Find one person in the same class', 'You go when somebody waits.', 'Message before class', 'Ride together'),
    tip('Practise with shop prices', 'Per cent is everywhere.', 'Discounts', 'Price a kilo'),
    tip('Keep to one workbook', 'Three half ones teach less.', 'Finish it', 'Then a second'),
    tip('Do not wait for a quiet month', 'It does not come.', 'Four short days', 'A day off'),
    tip('Visit the test room', 'It is only a room with computers.', 'Way and parking', 'Locker'),
    tip('Look at what comes after', 'A course makes the reason clear.', 'Three courses', 'Entry conditions'),
  ],
};
