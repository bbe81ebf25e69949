import { type Kind, step, tip } from '../kind.ts';

/** The right to live there or a job is settled. */
const permitted = [
  'visa/permit is/was/has_been/got? approved/granted',
  'got/have my/the/a/our _? visa/residence_permit/work_permit',
  'visa/permit in_hand/sorted/approved',
  'got/have/accepted a/the/my/an _? job/offer in/there/from',
  'signed the/a/my _? contract',
  'job is? lined_up/sorted',
  'company/employer is relocating/transferring/moving',
];

/** The day is fixed. */
const booked = [
  'flights/flight is/are/was? booked',
  'booked the/my/our/a? flight/flights',
  'we/i fly/leave/move on/in',
  'handed_in/gave/given my? notice',
];

export const moveAbroad: Kind = {
  id: 'move-abroad',
  category: 'personal',
  name: 'Move abroad',
  slots: {
    country: { from: 'place', otherwise: 'your new country' },
    household: {
      words: [
        'kids|children|family|daughter|son',
        'partner|husband|wife|girlfriend|boyfriend',
        'dogs|dog',
        'cats|cat',
        'parents|mum|dad',
      ],
      otherwise: 'closest people',
    },
  },
  ask: {
    question: 'Where to, and what will you live on there?',
    chips: ['I have a job offer there', 'I work remotely', 'Pension or savings'],
  },
  hoursAWeek: 4,
  overview:
    'You will test the idea on a real stay, settle the right to live there and the income, and then handle tax, health, home and goodbye in the order of their deadlines. The plan ends three months after arrival, when daily life works.',
  approach:
    'Papers and money set the pace, so they come first. Keep a reserve for six months and for the way back; it makes you calmer and safer. Those who leave again after a year usually name loneliness, money or the partner without work, which is why people and work are steps of their own.',
  done: 'You are registered, insured and housed in the new country, money comes in, and you know at least three people there whom you can call.',
  cautions: [
    'Leaving can change tax, pension, health cover and the right to come back: take one hour with a tax adviser who knows both countries and ask your health and pension insurance in writing.',
    'With children, the other parent must usually agree to the move: ask a family lawyer before you decide. Check residence rules only on official sites.',
  ],
  steps: [
    step(
      'Write the last day here and the first day there on one page',
      'The way is open, so the order counts now: end of work, end of the home, flight, first night, first day of work or school. Put the papers beside each day, with the date on which they become too old.',
      [
        'Write the five days on one page',
        'Check every passport of your {household}',
        'Note what must be done before you leave',
      ],
      1,
      { when: { said: [...permitted, ...booked] } },
    ),
    step(
      'Write an ordinary Wednesday there and here',
      'Work, school, shops, people, evening. Put beside it what you leave, what you hope for and what you fear. It shows whether a move solves what bothers you.',
      [
        'Write both Wednesdays in half an hour',
        'Write the same Wednesday for your {household}',
        'List five facts about {country} you must check',
      ],
      1.5,
      { when: { unsaid: [...permitted, ...booked] } },
    ),
    step(
      'Find your right to live in {country}',
      'Free movement, work, study, family, ancestry, pension or remote work: which route fits, what it asks for, how long it takes. Official immigration pages only.',
      [
        'Write route, cost and time on one page',
        'Order the certificate that takes longest',
        'Check the routes for your {household}',
      ],
      3,
      { when: { unsaid: [...permitted, ...booked] } },
    ),
    step(
      'Spend two weeks there as a resident would',
      'A rented flat out of season, bus, supermarket, school gate, an office visit. Talk to three people who moved and ask what they would do differently.',
      ['Book two ordinary weeks in {country}', 'Note the price of twenty things', 'View three homes, without signing'],
      20,
      { when: { weeksFrom: 12, unsaid: [...permitted, ...booked] } },
    ),
    step(
      'Call three people who already live there',
      'If you cannot travel first, talk to newcomers: rents, winters, doctors, work, school, what they had wrong. Ask the same ten questions each time.',
      ['Find them through friends, work or groups', 'Ask one for a video walk through a street in {country}'],
      3,
      { when: { weeksTo: 11.9, unsaid: booked } },
    ),
    step(
      'Secure an income and six months of money',
      'Signed contract, written consent of your employer to work from there, clients or a pension paid abroad. Add deposit, flights, furniture and the way back.',
      [
        'Write a budget with real prices of {country}',
        'Book one hour with a tax adviser for both countries',
        'Ask how your degree or trade is recognised',
      ],
      10,
      { when: { unsaid: permitted }, waitDays: 14 },
    ),
    step(
      'Read what the permit and the contract for {country} demand',
      'Look for the day by which you must enter and register, who may work, what happens if the job ends, and who pays tax where. Ask the employer in writing about moving costs, first rooms and health cover.',
      [
        'Mark deadlines in permit and contract',
        'Ask what the employer pays',
        'Book an hour with a tax adviser for both countries',
      ],
      2.5,
      { when: { said: permitted } },
    ),
    step(
      'Apply for permits, health cover and school',
      'Residence, insurance from the first day, school or nursery, animal papers. Make a table with every office, deadline and reference number.',
      [
        'File the residence application for {country}',
        'Ask for cover from the day you land',
        'Ask about places and papers for your {household}',
      ],
      8,
      { waitDays: 30 },
    ),
    step(
      'Give notice and close things in the right order',
      'Home, job, contracts, tax office, bank, doctor, car. Ask each one in writing what they need and whether an address abroad is allowed. Keep one bank account.',
      [
        'List contracts with their notice periods',
        'Collect medical and school records',
        'Decide what goes to {country}, is stored or sold',
      ],
      10,
      { daysBefore: 60, when: { weeksFrom: 12 } },
    ),
    step(
      'Prepare the first ten days in {country} hour by hour',
      'Airport to bed, telephone card, registration, bank, doctor, tax number, school. Offices there often want one paper before the other, so ask somebody who arrived lately for the right order.',
      [
        'Ask somebody who arrived this year for the order',
        'Book the appointments that can be booked from here',
        'Pack one folder with originals and copies',
      ],
      3,
      { daysBefore: 14, when: { said: [...permitted, ...booked] } },
    ),
    step(
      'Book a first home for one month',
      'Rent something simple and look for the real home from there; never pay a deposit unseen. Register at the town hall, open a bank account, get a phone number, in this order or the local one.',
      [
        'Book the first four weeks in {country}',
        'Print contract, passport and certificates in copies',
        'Write the list of the first ten days',
      ],
      5,
      { daysBefore: 21 },
    ),
    step(
      'Arrive in {country} and stay for three months',
      'Do one paper a day, one walk a day, one meeting with people a week. After 90 days write your Wednesday again. It is done when papers, home, doctor and three phone numbers stand.',
      [
        'Register and see a doctor while healthy',
        'Join one group with a fixed evening',
        'Look every Sunday at how it goes for your {household}',
      ],
      20,
    ),
  ],
  suggestions: [
    tip('Learn 200 sentences first', 'Doctor, landlord, school and shop.', 'Ten a day', 'Say them to a tutor'),
    tip('Keep one way back open', 'It makes leaving easier.', 'Money for the flights', 'A room with family'),
    tip('Ask about the partner’s work', 'Idle partners go home first.', 'Permit to work', 'One contact beforehand'),
    tip('Say goodbye properly', 'People visit those who said goodbye.', 'One evening', 'Dates for visits'),
    tip('Take ten things that are home', 'Not the furniture.', 'Pictures, a blanket, a pan', 'In your own luggage'),
    tip('Scan every paper', 'Offices ask for the oddest ones.', 'Birth, degrees, vaccines', 'Safe online copy'),
    tip('Go once in the worst month', 'Sunny weeks deceive.', 'Rain, heat or dark', 'Ask about heating'),
    tip(
      'Expect a low after six weeks',
      'The novelty ends, friends are not there yet.',
      'Plan a visit then',
      'Name it to each other',
    ),
    tip('Find one group before you land', 'A choir or a club knows everything.', 'Write to two', 'First week: go'),
    tip('Keep voting and pension rights', 'They are easily lost.', 'Register abroad', 'Ask about gaps'),
    tip(
      'Check driving licence and car',
      'Some must be exchanged within months.',
      'Ask the authority',
      'Compare buying there',
    ),
    tip('Write the costs for a quarter', 'The real budget shows late.', 'Every Sunday', 'Compare with the plan'),
  ],
};
