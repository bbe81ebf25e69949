import { type Kind, step, tip } from '../kind.ts';

/** The visa is granted. */
const visaHere = ['visa is? granted/approved/here', 'granted', 'ird number', 'in queenstown', 'tfn', 'already in/here'];

/** Australia. */
const oz = ['australia/oz/417/462/sydney/perth/reef'];

/** The age limit is near. */
const limit = ["i'm/im/am 28/29/30/34/35", 'before i/my turn 30/31/35/36', 'age limit'];

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
      'Do the first-week papers in the right order',
      'Before you fly: bank account opened from home, hostel ten nights, CV in local form. Day one SIM, day two bank in person, day three tax number online with the bank, then superannuation or pension fund. Without a tax number half the wage is held back.',
      ['Open the bank account from home', 'Book ten nights near work', 'Write the order of week one'],
      1.5,
      { when: { said: visaHere } },
    ),
    step(
      'Get the season job: thirty doors, two hours a day',
      'Hotels hire six weeks before the season. Print thirty CVs with phone, visa end and staff accommodation yes or no; go between ten and eleven, ask for the manager by name, call after two days. Ask for hourly wage, contract, hours a week and who pays the room.',
      ['Print thirty CVs', 'Ten doors a morning', 'Call back after two days'],
      6,
      { when: { said: visaHere } },
    ),
    step(
      'Move the visa date before everything else',
      'Most agreements count the day you apply, some the day you enter. Write your birthday, the last day for applying and the quota day in one line, and apply four months before. Resign only when it is granted.',
      ['Write birthday, last day and quota day', 'Check which day counts', 'Collect scans this week'],
      1,
      { when: { said: limit, unsaid: visaHere } },
    ),
    step(
      'Plan the 88 days of farm work into the first half',
      'For a second year Australia wants 88 days of listed work in listed postcodes, with pay slips by the hour. Pick by season: mangoes in the north from September, apples in Tasmania from February, citrus on the Murray in winter. Check employer, postcode and pay before you travel there; keep all slips.',
      ['Check the list of work and postcodes', 'Choose two harvests by month', 'Save each pay slip'],
      1.5,
      { when: { said: oz } },
    ),
    step(
      'Check visa, age and dates for {country}',
      'Official immigration page only: age limit (often 30 or 35), passport, savings, health, opening date, months per employer. Over the limit: seasonal visa, exchange, farm stays without pay where allowed.',
      ['Read the official page for {country}', 'Write age, sum, date and fee', 'Check passport validity'],
      0.8,
      { when: { unsaid: visaHere } },
    ),
    step(
      'Work out the money and start saving',
      'Visa, flight, insurance, first rent and deposit, six weeks without wages, flight home. Bank statement as proof. Sell what you will not store.',
      ['Write the full sum', 'Fix the monthly amount', 'Sell five things'],
      1,
      { when: { unsaid: visaHere } },
    ),
    step(
      'Choose season, region and first {work}',
      'Fruit by month, snow from November, camps from January applications, schools by term. Ask three who did it what they earned by hour and how they slept.',
      ['Look at season calendars', 'Ask three people', 'Choose region and first {work}'],
      2,
      { when: { unsaid: oz } },
    ),
    step(
      'Apply for the visa the day it opens',
      'Account made before, scans named, card with limit, stable internet. Medical or police record where asked. Keep the grant letter on paper.',
      ['Prepare account and scans', 'Apply and note the number', 'Book medical or police record'],
      2,
      { when: { unsaid: visaHere }, daysBefore: 120, waitDays: 30 },
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
      { daysBefore: 42 },
    ),
    step(
      'Book flight and the first two weeks',
      'Arrival on a weekday by day, hostel near work area, airport way, first tour with others. Return date open or changeable.',
      ['Book flight and bed', 'Join a local group online', 'Plan week one: SIM, bank, tax number'],
      1.5,
      { daysBefore: 35 },
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
