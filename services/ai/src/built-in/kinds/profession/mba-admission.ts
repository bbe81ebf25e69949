import { type Kind, step, tip } from '../kind.ts';

export const mbaAdmission: Kind = {
  id: 'mba-admission',
  category: 'profession',
  name: 'Get into an MBA or master’s programme',
  slots: {
    degree: {
      words: [
        'Executive MBA|emba|executive mba',
        'MBA|mba|business school',
        'master in finance|mfin',
        'master’s in data science|data science master',
        'LLM|llm',
        'master of public health|mph',
        'MFA|mfa',
        'master of education|med',
        'master’s|masters|master|msc|postgraduate|ma',
      ],
      otherwise: 'master',
    },
  },
  ask: {
    question: 'Full-time, part-time or executive, and when would it begin?',
    chips: ['Full-time abroad', 'Beside my job', 'Not sure it pays'],
  },
  hoursAWeek: 6,
  weekly: 'Move one essay forward and talk to one student or graduate',
  overview:
    'You test whether the {degree} degree pays for what you want, choose five programmes by outcome, and work back from the round-one date through test, essays, references and interview to the money.',
  approach:
    'Begin nine to twelve months ahead. What goes wrong is a famous name without fit, a late test, and essays that could be anybody’s.',
  done: 'You have accepted a place, with the financing in writing.',
  steps: [
    step(
      'Write which door the {degree} shall open',
      'Job, country, pay, people. Ask two who have that job: did they need it? Add fees, lost pay and interest, divide by the yearly gain: over eight years asks for another reason.',
      ['Write the job you want', 'Ask two people who do it', 'Do the sum'],
      1.5,
    ),
    step(
      'Compare eight {degree} programmes by outcome',
      'Jobs after six months, average experience, class size, visa, language, funding, dates of rounds, test. Choose two bold, two fitting, one safe.',
      ['Fill the table', 'Visit or join two online events', 'Choose five'],
      4,
    ),
    step(
      'Take the test or secure a waiver',
      'GMAT, GRE, executive assessment, language. Done before essays. Waivers exist for experience, grades, certificates: ask.',
      ['Ask about waivers', 'Book the test', 'Study ten weeks'],
      90,
      { when: { weeksFrom: 14 } },
    ),
    step(
      'Talk to three students of each {degree} school',
      'Clubs, workload, what disappointed, who gets jobs. Names and details go into essays.',
      ['Write to three per school', 'Ask what disappointed them', 'Note details for the essays'],
      6,
    ),
    step(
      'Ask two referees eight weeks ahead',
      'Direct boss and someone who saw you lead. Give a page: goals, three stories with numbers, deadline. Explain if your boss may not know.',
      ['Choose two', 'Send one page of facts', 'Remind two weeks before'],
      2,
      { waitDays: 42 },
    ),
    step(
      'Write CV and {degree} essays from true stories',
      'Why, why now, why here; one failure; one thing beside work. One page CV with impact. Four drafts; cut what fits another school. Have it read by one who knows you and one who does not.',
      ['Outline three stories', 'Write bad first drafts', 'Have two people read them'],
      30,
    ),
    step(
      'Rehearse interviews and group tasks',
      'Walk me through your CV in two minutes, goal, failure, team conflict, why us, question for us. Video answers of 60 seconds. Case group: bring others in.',
      ['Record ten answers', 'Do two mocks', 'Prepare three questions'],
      8,
    ),
    step(
      'Fund the {degree}, decide, and hand over your job',
      'Compare scholarships (ask for more with another offer), loans, employer contract with payback, tax. Visit before the deposit if you can. Leave of absence rather than notice, where possible.',
      ['Ask for more scholarship', 'Read the payback clause', 'Pay the deposit in time'],
      10,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Read employment reports closely', 'Percent who answered.', 'Country', 'Median'),
    tip('Apply in round one or two', 'More money.', 'Dates', 'Calendar'),
    tip('Refresh maths early', 'First term is quick.', 'Statistics', 'Accounting'),
    tip('Keep a story bank', 'Ten moments.', 'Number', 'Feeling'),
    tip('Ask employer for sponsorship', 'With a project for them.', 'Page', 'Talk'),
    tip('Sit in a class', 'Tone shows.', 'One day', 'Cafeteria'),
    tip('Involve your partner', 'Two years change both.', 'City', 'Money'),
    tip('Check accreditation', 'Three seals.', 'Official list', 'Year'),
    tip('Consider a single course first', 'Cheaper test.', 'Online', 'Credit'),
    tip('Explain low grades in three lines', 'No excuse.', 'Proof since', 'Course'),
    tip('Draft a loan plan', 'Rate in year one.', 'Worst case', 'Insurance'),
    tip('Prepare for waitlist', 'One update letter.', 'News', 'Interest'),
  ],
};
