import { type Kind, step, tip } from '../kind.ts';
import { residenceHere } from '../local-papers.ts';

/** The application is with the office. */
const filed = [
  'application is/was/has_been? sent/in/submitted/filed',
  'submitted/sent/filed my/the/our application',
  'waiting for/on a/the/my/their? decision/interview/answer',
  'biometrics done',
  'interview is? on/booked/scheduled',
];

/** The knowledge or language test is done. */
const testPassed = [
  'passed my/the life_in_the_uk/life/civics/language',
  'life_in_the_uk test? passed/done',
  'test/tests is/are? passed/done',
  'b1/english_test passed/done',
];

/** The ground is a job with an employer who stands behind it. */
const byEmployer = [
  'employer/boss/company/firm/hospital/job/work/school _? _? sponsor/sponsors/sponsoring/nominate/nominates/nominating',
  'sponsored by my/the/an employer/boss/company/firm',
  'employer nomination/sponsorship/sponsored',
  'through/by/via my/an/the job/employer/company/work',
  'eb-2/eb-3/186/482',
];

export const permanentResidence: Kind = {
  id: 'permanent-residence',
  category: 'personal',
  name: 'Get permanent residence',
  slots: {
    status: {
      words: [
        'indefinite leave to remain|ilr|indefinite leave|settlement',
        'green card|greencard',
        'settled status|pre-settled|eu settlement',
        'permanent residence permit|permanent residency|pr card|pr|niederlassungserlaubnis|permanent resident',
        'residence permit|residence card|aufenthaltstitel|brp|evisa',
      ],
      otherwise: 'residence permit',
    },
  },
  ask: {
    question: 'On what ground, and when does your present permit end?',
    chips: ['Work', 'Family or marriage', 'It ends within three months'],
  },
  hoursAWeek: 2,
  overview:
    'You will find the date from which you may apply, check absences, income, language and test, collect proof for every year, send a complete file before the present permit ends, and keep your rights while it is decided.',
  approach:
    'Apply before the old permit ends, because then your rights to stay and work usually go on. Files fail through gaps: months without address, trips not counted, one missing payslip. So you build a table by month first.',
  done: 'The {status} is granted, its data are right, and employer, bank and landlord have a copy.',
  cautions: [
    'A licensed immigration adviser or lawyer should look at it if you had refusals, overstays, offences, long absences, a separation or a change of employer. Travel during the decision only after asking. Never buy help from somebody without a licence.',
  ],
  steps: [
    step(
      'Note what you sent, when, and under which number',
      'Put the receipt of the {status} application, the reference and copies of everything into one folder, and write down the usual time. Mark the end of the old permit, and read whether it goes on by law while you wait.',
      [
        'Save receipt and copies in one folder',
        'Write down the reference and the usual time',
        'Mark the end of the old permit',
      ],
      0.5,
      { when: { said: filed } },
    ),
    step(
      'Find the day from which you may apply',
      'Years needed, kind of permit that counts, earliest and latest day. Enter the end of your permit in red and six weeks before in yellow for the {status}.',
      [
        'Read the official page of the {status}',
        'Photograph both sides of your permit',
        'Enter three dates in the calendar',
      ],
      0.7,
      { local: residenceHere, when: { unsaid: filed } },
    ),
    step(
      'Agree with your employer who files what and when',
      'The employer’s half is often a nomination or a petition with its own form, fee and waiting time. Ask which class it is, from which day the years count, which pay and occupation must stay the same, and who pays. Have it in writing, and ask what happens if you change jobs or they say no.',
      [
        'Ask for a talk with HR and name your date',
        'Compare job title and pay with the rule of the {status}',
        'Get the filing month in an email',
      ],
      1.5,
      { when: { said: byEmployer, unsaid: filed }, waitDays: 7 },
    ),
    step(
      'Check income, insurance and absences while the test is done',
      'The test is behind you, so put its certificate on top of the folder and look at the rest: which income counts, which insurance, how many days abroad. Write yes, no or unclear.',
      [
        'Copy the test certificate twice',
        'Tick each other condition of the {status}',
        'Ask for your pension or tax record',
      ],
      1,
      { when: { said: testPassed, unsaid: filed } },
    ),
    step(
      'Make a table by month of stay and trips',
      'Address, job, permit and days abroad for each month. Trips come from tickets, stamps, bank statements and mail. Compare with the limit of absences.',
      ['List all trips with out and in', 'List addresses and employers', 'Add up absent days for each year'],
      2,
      { when: { unsaid: filed } },
    ),
    step(
      'Check income, insurance, language and test',
      'Which income counts, which certificate at which level, which knowledge test, pension months, no benefits? Write yes, no or unclear and book what is missing for the {status} now.',
      ['Tick each condition', 'Book language or knowledge test', 'Ask for your pension record'],
      1.5,
      { when: { unsaid: [...filed, ...testPassed] } },
    ),
    step(
      'Ask a licensed adviser to look at the gaps',
      'Charities, unions, universities and law clinics offer free hours. Bring table and letters. Ask: what would you refuse this for, and how do I prove it?',
      ['Book the appointment', 'Bring your table and unclear points', 'Write down the answers'],
      1.5,
      { when: { unsaid: filed }, waitDays: 7 },
    ),
    step(
      'Collect proof for each year',
      'Tax certificates, pay slips, employer’s letter, council tax, tenancy, bank, school letters, marriage and children, police record, translation by sworn translators. One PDF for each condition, named and numbered.',
      ['Ask employer and tax office for letters', 'Order record and translations', 'Name each file by condition'],
      5,
      { when: { unsaid: filed }, waitDays: 21 },
    ),
    step(
      'Fill in the form and send it in time',
      'Answer every question truthfully, also old fines. Fee or waiver, health charge, reference letter. Send the {status} application before the old permit ends and keep the proof of sending.',
      ['Fill it in over two evenings', 'Let somebody compare names and dates', 'Pay, send and save the receipt'],
      3,
      { when: { unsaid: filed }, daysBefore: 30 },
    ),
    step(
      'Give fingerprints and keep your right to work',
      'Book the nearest place, bring passport and letter. Ask for the paper that proves your rights meanwhile and give it to employer and landlord. Answer letters within days.',
      ['Book the appointment', 'Give employer the proof of the pending case', 'Check mail and spam twice a week'],
      1.5,
      { waitDays: 90 },
    ),
    step(
      'Keep the years clean while the office decides',
      'Pay tax and rent on time, report a new address or job in writing, and keep trips short. A long absence or a fine that nobody told them about can still turn a yes into a no.',
      [
        'Report changes in writing with the reference',
        'Note every trip with its dates',
        'Keep payslips and statements going on',
      ],
      1,
      { when: { said: filed } },
    ),
    step(
      'Prepare originals and answers for an appointment',
      'Put the originals in the order of the form, with the table of addresses and trips. Answer briefly and as the form says; bring a letter that explains the one thing you worry about.',
      [
        'Sort the originals by the form',
        'Practise five questions with a friend',
        'Write half a page on the weak point',
      ],
      2,
      { when: { said: filed } },
    ),
    step(
      'Write to the office once its usual time is over',
      'Quote reference and date, ask for the state of the case, and send it so that you can prove it. If nothing comes in a month, see an adviser about a complaint or a court order.',
      ['Put the day into the calendar', 'Send one letter with proof', 'Ask an adviser what comes next'],
      0.7,
      { waitDays: 30, when: { said: filed } },
    ),
    step(
      'Check the decision and tell all offices',
      'Name, date, kind, conditions on absences. If refused: the letter tells how many days you have for review or appeal, so see the adviser the same week. Enter when the card of your {status} must be renewed.',
      [
        'Check each line',
        'Tell employer, bank, landlord, health service',
        'Enter renewal and the earliest day for citizenship',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Keep a travel log from now', 'It saves days later.', 'Out, in, reason', 'Photo of tickets'),
    tip('Use one email for it', 'Nothing is lost.', 'Full name', 'Phone notifications'),
    tip('Photograph each letter on arrival', 'With envelope and date.', 'Folder by year', 'Cloud copy'),
    tip('Renew the passport first', 'Many rules need a valid one.', 'Consulate waiting times', 'Keep the old'),
    tip('Save monthly for the fee', 'Fees for families are large.', 'Ask about waiver', 'Separate pot'),
    tip('Ask the employer to pay', 'Some do.', 'Before the fee is due', 'In writing'),
    tip('Include the children', 'Each needs a form.', 'Birth certificates', 'School letters'),
    tip('Keep pension payments going', 'Months count in some countries.', 'Yearly record', 'Ask for gaps'),
    tip('Do not quit just before', 'A new job may need a new permit.', 'Ask first', 'Date in mind'),
    tip('Beware of agents', 'Check the public register of advisers.', 'Licence number', 'Receipt'),
    tip('Learn the language for yourself', 'It helps the file and the days.', 'B1 is often enough', 'Evening class'),
    tip('Plan for a long wait', 'Normal times are published.', 'Do not ask before', 'Then in writing'),
  ],
};
