import { type Kind, step, tip } from '../kind.ts';

export const workVisaSponsorship: Kind = {
  id: 'work-visa-sponsorship',
  category: 'profession',
  name: 'Get a job with visa sponsorship',
  slots: {
    job: {
      words: [
        'nurse|care|carer|midwife|health',
        'software|developer|it|data|engineer',
        'chef|cook|hotel',
        'teacher|professor|researcher',
        'truck driver|driver',
        'welder|electrician|plumber|mechanic|construction',
        'farm|farm worker|agriculture',
        'accountant|finance|bank',
        'intra-company|transfer|l-1',
        'remote|digital nomad|freelance',
      ],
      otherwise: 'work',
    },
    place: { from: 'place', otherwise: 'the new country' },
  },
  ask: {
    question: 'Which profession and country, and have you an offer?',
    chips: ['No offer yet', 'Offer, employer unsure', 'Student visa ends soon'],
  },
  hoursAWeek: 8,
  weekly: 'Send five applications to sponsors and write to three people there',
  overview:
    'You find the visa route that fits age, pay and profession, have papers recognised, apply only to employers that may sponsor, and keep the file ready so that an offer does not fail by time.',
  approach:
    'Employers fear effort: a one-page explanation of cost, time and who does what helps more than a hundred applications. What goes wrong is agents selling jobs.',
  done: 'The visa is in your passport and the first day of work is fixed.',
  cautions: [
    'No real employer or embassy sells jobs. Check licence lists and use registered immigration advisers; do not work on a visitor visa, and mind the day your present permit ends.',
  ],
  steps: [
    step(
      'Find the visa routes for {job} in {place}',
      'Shortage list, points, salary threshold, age, blue card, job-seeker visa, working holiday, transfer, study-to-work. Official page only. Note what you lack.',
      ['Open the immigration office’s page', 'Count points or salary', 'Write down what is missing'],
      2,
    ),
    step(
      'Get recognition, language and proof of {job} experience',
      'Degree statement, licence for regulated work, language test booked, letters with dates, hours and tasks; police and birth papers with translation and apostille.',
      ['Order the recognition', 'Book the language test', 'Ask for detailed work letters'],
      15,
      { waitDays: 60 },
    ),
    step(
      'List fifty sponsors in {place} for {job} jobs',
      'Government register of sponsors, adverts that say visa, firms with colleagues from your country, hospitals, shortage regions. Small towns are easier.',
      ['Download the register', 'Search colleagues from home', 'List fifty'],
      4,
    ),
    step(
      'Write CV and letter in the local form',
      'Local length, no photo where unusual, status in one line: need skilled worker visa, about 6 weeks, cost, papers ready. Numbers and tools.',
      ['Rewrite by a local sample', 'Add the status line', 'Have a local read it'],
      4,
    ),
    step(
      'Apply and talk to people there weekly',
      'Five a week plus three messages to people in such teams; virtual fairs; recruiters with licence. Time zone offered.',
      ['Send five a week', 'Write to three people', 'Join one fair a month'],
      40,
    ),
    step(
      'Interview and explain the visa in one minute',
      'Route, fee, weeks, your part, start date; family later. Rehearse job questions and accent by telephone. Ask who files and pays.',
      ['Prepare a one-page explanation', 'Do two mocks', 'Ask who files and pays'],
      8,
    ),
    step(
      'Check the {job} offer before you resign',
      'Salary above threshold, contract, payback of visa fees, housing, change of employer, family right, health fee. Free legal check.',
      ['Compare with threshold', 'Have it checked', 'Keep your job until the visa'],
      2,
    ),
    step(
      'Apply, plan the move, and start in {place}',
      'Biometrics, tuberculosis test, bank proof, appointment, translations. Housing for a month, three months of money, registration, tax, bank, permit card. Diarise renewal six months before.',
      ['Book the appointment', 'Save three months of costs', 'Put renewal into the calendar'],
      15,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Make one folder with expiry dates', 'Papers age.', 'Scan', 'Table'),
    tip('Use shortage regions', 'Extra points.', 'List', 'Rent'),
    tip('Take a working holiday first', 'Foot in door.', 'Age', 'Quota'),
    tip('Join people from home there', 'Honest help.', 'Group', 'Ask'),
    tip('Learn the accent of the job', 'Calls.', 'Daily', 'Podcast'),
    tip('Ask current employer for transfer', 'Easiest.', 'Offices', 'Year'),
    tip('Watch rule changes in spring', 'Thresholds rise.', 'Official mail', 'Date'),
    tip('Never overstay', 'Ban.', 'Day', 'Adviser'),
    tip('Plan school and partner’s work', 'Move works or not.', 'Rights', 'Dates'),
    tip('Keep two countries open', 'Quota luck.', 'Compare', 'Cost'),
    tip('Save proof of funds early', 'Months in account.', 'Statement', 'Sum'),
    tip('Ask for relocation pay', 'Often there.', 'Flight', 'Rent'),
  ],
};
