import { type Kind, step, tip } from '../kind.ts';

const granted = [
  'visa is? granted',
  'visa granted',
  'flight to',
  'flight/flights is/are? booked',
  'permit is? granted',
];
const arrived = ['weeks/months in', 'ird/tfn number there', 'landed in', 'already here/there'];
const ageLimit = ["i'm/im/i_am 29/30/34/35", 'age limit'];

export const workingHoliday: Kind = {
  id: 'working-holiday',
  category: 'personal',
  name: 'Do a working holiday abroad',
  slots: {
    country: {
      words: [
        'Australia',
        'New Zealand',
        'Canada',
        'Japan',
        'Ireland',
        'France',
        'Korea|south korea',
        'Iceland|norway',
        'Argentina|chile',
        'the United States|usa|us|america',
        'Spain|italy',
        'Germany',
      ],
      otherwise: 'your new country',
    },
    work: {
      words: [
        'farm work|fruit picking|wwoof|wwoofing|farm|ranch',
        'au pair|aupair|nanny',
        'ski season|ski resort|seasonaire|winter season',
        'hostel|workaway|bar|cafe|hospitality',
        'summer camp|camp america|camp counselor',
        'teaching English|tefl|english teacher',
        'yacht|cruise ship|boat crew',
      ],
      otherwise: 'work',
    },
  },
  ask: {
    question: 'How old are you, which country, and what savings do you have?',
    chips: ['Under 30, visa open', 'Over the age limit', 'Only for one season'],
  },
  hoursAWeek: 3,
  overview:
    'You will check the visa by age and country, save the proof of money, choose season and first work, apply, arrange insurance and home, book the first two weeks, and land with papers for a legal job.',
  approach:
    'The visa window decides: some open once a year and close in hours. First bed and first fortnight are booked, the job is found on the spot in most countries, the au pair or ski job before. Never pay for a job.',
  done: 'You have worked your first paid month there with a tax number and a contract, and had a free week.',
  cautions: [
    'Work only within the visa. Do not hand over your passport, work unpaid trials for days or pay fees for a job. Check the family or host in two video calls and have money for a flight home.',
  ],
  steps: [
    step(
      'Check visa, age and dates for {country}',
      'Official immigration page only: age limit (often 30 or 35), passport, savings, health, opening date, months per employer. Over the limit: seasonal visa, exchange, farm stays without pay where allowed.',
      ['Read the official page for {country}', 'Write age, sum, date and fee', 'Check passport validity'],
      0.8,
      { when: { unsaid: [...granted, ...arrived] } },
    ),
    step(
      'Work out the money and start saving',
      'Visa, flight, insurance, first rent and deposit, six weeks without wages, flight home. Bank statement as proof. Sell what you will not store.',
      ['Write the full sum', 'Fix the monthly amount', 'Sell five things'],
      1,
      { when: { unsaid: arrived } },
    ),
    step(
      'Write down the last day on which you may apply or enter',
      'Most count your age on the day of applying, some on the day of entry. Count back from the birthday: account, papers, medical, payment. Apply with a month to spare, and go up to a year later.',
      ['Find out which day counts', 'Count back from your birthday', 'Open the account this week'],
      0.5,
      { when: { said: ageLimit, unsaid: [...granted, ...arrived] } },
    ),
    step(
      'Choose season, region and first {work}',
      'Fruit by month, snow from November, camps from January applications, schools by term. Ask three who did it what they earned by hour and how they slept.',
      ['Look at season calendars', 'Ask three people', 'Choose region and first {work}'],
      2,
    ),
    step(
      'Apply for the visa the day it opens',
      'Account made before, scans named, card with limit, stable internet. Medical or police record where asked. Keep the grant letter on paper.',
      ['Prepare account and scans', 'Apply and note the number', 'Book medical or police record'],
      2,
      { when: { unsaid: [...granted, ...arrived] }, daysBefore: 120, waitDays: 30 },
    ),
    step(
      'Prepare papers for {work}',
      'One-page CV in local form, references with phone, certificates (barista, alcohol service, white card, first aid, childcare), driving permit. Au pairs write the family letter with photos.',
      ['Rewrite the CV', 'Ask two referees', 'Do one certificate that helps'],
      3,
    ),
    step(
      'Insure, hand over home and tell offices',
      'Health with work and sport included, flat sublet or given up, tax, student or job place, phone, bank card without fees, power of attorney for one person.',
      [
        'Take out insurance for the whole time',
        'Sublet or give up the flat',
        'Give one person copies and power of attorney',
      ],
      3,
      { when: { unsaid: arrived }, daysBefore: 42 },
    ),
    step(
      'Book flight and the first two weeks',
      'Arrival on a weekday by day, hostel near work area, airport way, first tour with others. Return date open or changeable.',
      ['Book flight and bed', 'Join a local group online', 'Plan week one: SIM, bank, tax number'],
      1.5,
      { when: { unsaid: [...arrived, ...granted] }, daysBefore: 35 },
    ),
    step(
      'Book a bed for ten nights and message ten employers',
      'A hostel near the work, not near the beach. Write to ten before you fly: dates, what you can do, a photo, the day you stand at the door. Tax number, bank and SIM are done in the first three days.',
      ['Book ten nights', 'Write to ten employers', 'List tax number, bank and SIM with addresses'],
      3,
      { when: { said: granted, unsaid: arrived } },
    ),
    step(
      'Plan money and days until the free week',
      'Wage minus bed, food and fares gives the saving of a week. Divide the trip’s price by it: so many weeks of work. Ask for the rota now, and note how many months one employer may have you.',
      ['Reckon the saving of a week', 'Divide the trip by it', 'Ask for the free week in writing'],
      0.7,
      { when: { said: arrived } },
    ),
    step(
      'Walk into fifteen places in the quiet hour',
      'Hotels at eleven, cafes at three, farms after work, with a one-page CV, a phone number and the words: I can start tomorrow, until this day. Ask housemates who hires. Take a trial shift only if it is paid.',
      ['Print fifteen CVs', 'Go in the quiet hour', 'Ring back after two days'],
      4,
      { when: { said: arrived } },
    ),
    step(
      'Check contract, rate and payslip after the first week',
      'Minimum rate, breaks, deductions for bed and bus, tax code. Cash without a slip counts for no visa extension. Keep photos of rota and slips in one album.',
      ['Compare with the official rate', 'Photograph rota and slip', 'Ask about deductions'],
      0.5,
      { when: { said: arrived } },
    ),
    step(
      'Land, get the tax number and the first job',
      'Bank, tax number, address, SIM in {country} within five days. Go in person with ten CVs in quiet hours. Contract, hourly wage, pay slip. Every month a free week or trip.',
      ['Do the papers in five days', 'Hand out ten CVs', 'Compare wage with the legal minimum'],
      12,
    ),
  ],
  suggestions: [
    tip('Learn the minimum wage by heart', 'You hear cheating at once.', 'Per hour', 'Slip'),
    tip('Keep a return fund untouched', 'Another card.', 'Flight price', 'Rest'),
    tip('Share rides by notice board', 'Friends and fuel.', 'Hostel', 'Photo of the plate'),
    tip('Take work shoes and a torch', 'Farms start in the dark.', 'Broken in', 'Gloves'),
    tip('Write hours down daily', 'Proof for pay and visa.', 'Photo', 'Week'),
    tip('Claim tax back', 'Often hundreds.', 'Year end', 'Slips'),
    tip('Say yes to the second job', 'Evenings pay the trip.', 'Café', 'Tips'),
    tip('Stay three months somewhere', 'People become friends.', 'Team', 'Sport'),
    tip('Call home on fixed days', 'Less homesick.', 'Sunday', 'Short'),
    tip('Look at the bed before you agree', 'Photos lie.', 'Visit', 'Lock'),
    tip('Get references on leaving', 'Signed.', 'Phone', 'Photo'),
    tip('Plan the coming back', 'Two months of rent.', 'Date', 'Course'),
  ],
};
