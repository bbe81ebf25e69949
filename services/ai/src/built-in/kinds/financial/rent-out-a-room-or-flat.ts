import { type Kind, step, tip } from '../kind.ts';

/** It is advertised, and people have come. */
const seen = [
  'viewings/viewing done/is/are',
  'good applicants',
  'ad/advert is up/online',
  "agreement's/agreement_is drafted",
];

/** The owner will be far away. */
const farAway = [
  'to dubai/abroad/canada/australia/london',
  'job sends me',
  'kilometres/km/miles away',
  'live four/three/two/five hundred',
];

/** Somebody moves into the owner’s own home. */
const lodger = ['lodger/lodgers/attic/spare_room/empty_room/box_room/granny_annexe/annexe', 'room with us/me'];

export const rentOutARoomOrFlat: Kind = {
  id: 'rent-out-a-room-or-flat',
  category: 'financial',
  name: 'Rent out a room or flat',
  slots: {
    property: {
      words: [
        'spare room|room',
        'attic room|attic',
        'granny flat|annexe',
        'holiday cottage|holiday home|cottage',
        'garage',
        'parking space|driveway',
        'studio',
        'flat',
        'apartment|condo',
        'house',
        'shop|premises|office',
        'basement flat|basement',
        'farmhouse',
      ],
      otherwise: 'place',
    },
    tenant: {
      words: [
        'lodger',
        'flatmate|roommate|housemate',
        'student',
        'holiday guests|guests|airbnb|tourists|short term',
        'family',
        'subtenant|sublet',
        'seasonal workers|workers',
        'tenant|tenants',
      ],
      otherwise: 'tenant',
    },
  },
  ask: {
    question: 'What would you like to rent out?',
    chips: ['A room in my own home', 'A whole flat, long term', 'To guests for days or weeks'],
  },
  hoursAWeek: 3,
  overview:
    'You will check whether and how you may let your {property}, get it safe and ready, set a fair price, choose your {tenant} with care, and do contract, deposit and handover properly.',
  approach:
    'Permission, insurance and tax come first, then repairs, then advertising. Choose people by reliability and references, not by sympathy alone, and treat all applicants by the same rules. Trouble usually comes from missing written agreements and a handover without a protocol.',
  done: 'The contract is signed, deposit and first rent have arrived, the handover protocol is signed by both, and income goes into its own account.',
  cautions: [
    'Tenancy law, deposit rules, registration, safety certificates and limits on short lets differ by country and town. Have your first contract checked by a landlords’ association or lawyer.',
    'You must not discriminate against applicants. Ask mortgage lender, owners’ association, landlord and insurer before you let.',
  ],
  steps: [
    step(
      'Ask who has to agree before you let',
      'Ask landlord, lender, owners’ association, insurer, family at home, and the town about registration and short lets. Get permissions in writing; without them you may lose contract and cover.',
      ['List who has a say in your {property}', 'Send two enquiries today', 'Look up the rules of the town'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Work out what remains after all costs',
      'From the rent subtract tax, insurance, repairs of about ten to fifteen per cent, empty weeks, agent and furniture. Compare ten adverts nearby and check rent caps. Decide whether it is worth it for your {property}.',
      [
        'Note ten comparable rents',
        'Calculate a normal and a bad year',
        'Ask the tax office or adviser about allowances',
      ],
      2,
      { resources: 'UK: https://www.gov.uk/renting-out-a-property' },
    ),
    step(
      'Make it safe and ready to live in',
      'Check smoke and carbon-monoxide alarms, electrics, gas, locks, damp, water and the energy certificate. Then paint, clean, and decide what stays. A lodger needs a room that locks and clear space in kitchen and bath.',
      [
        'Walk through your {property} with a checklist',
        'Book the checks the law demands',
        'Do the three repairs that matter most',
      ],
      12,
      { when: { unsaid: seen }, waitDays: 10 },
    ),
    step(
      'Set rent, deposit and house rules',
      'Settle rent with or without costs, a deposit within the legal limit, notice, pets, smoking, guests and cleaning; with a lodger also kitchen and quiet hours. Clear rules help you find your {tenant} as much as the price does.',
      ['Write the terms on one page', 'Choose a current standard contract', 'Have the contract checked'],
      2,
    ),
    step(
      'Advertise with honest photos and facts',
      'Show all rooms tidy and in daylight, with floor plan, total cost, date, what you expect, and faults. Ask applicants for five lines about who they are, their work, from when, how long, and questions.',
      [
        'Take fifteen photos of your {property}',
        'Post on two sites and a notice board',
        'Answer each applicant within a day',
      ],
      2,
      { when: { unsaid: seen } },
    ),
    step(
      'Agree on living together before anybody moves in',
      'Kitchen hours, bathroom, guests, washing, heating, quiet after ten, what happens with food. Live a trial month with a week’s notice on both sides. Look up the tax-free sum for a lodger and tell the insurer.',
      ['Write six house rules', 'Agree on a trial month', 'Ask tax office and insurer'],
      1,
      { when: { said: lodger, unsaid: seen } },
    ),
    step(
      'Find somebody near who has keys and a limit',
      'A neighbour, agent or relative who may order repairs up to a sum, reads meters and goes in twice a year. Write it on a page with phone numbers. Ask your tax office about letting while you live elsewhere.',
      [
        'Choose the person and the limit',
        'Write numbers of plumber and electrician',
        'Ask about tax as a landlord abroad',
      ],
      1.5,
      { when: { said: farAway } },
    ),
    step(
      'Meet five applicants and check the best two',
      'Show it at fixed times and ask everybody the same questions. Then ask for proof of income, identity, a credit record with consent, and call the last landlord. For holiday guests set rules, deposit and a minimum stay.',
      [
        'Write six questions for all applicants',
        'Call their last landlords',
        'Choose your {tenant} after a night’s sleep',
      ],
      5,
      { waitDays: 3 },
    ),
    step(
      'Choose between the good applicants by three calls',
      'Last landlord: rent on time, left clean, would you let to them again. Employer: still there, contract for how long. Then the applicant: from when, for how long. Write the inventory room by room that evening, with a photo for each line.',
      ['Ring the last landlord of both', 'Ring the employer with consent', 'Write the inventory with photos'],
      2,
      { when: { said: seen } },
    ),
    step(
      'Sign, protect the deposit and hand over with photos and meters',
      'All adults sign, and the deposit goes into the scheme or account that the law prescribes. No keys before the first payment. Go room by room with photos, count keys, read meters, and show how to heat and air. Both sign. It is done when the first rent is in its own account and you have told your {tenant} how to reach you.',
      ['Fill in the protocol room by room', 'Change names with the suppliers', 'Open a folder for income and receipts'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Try a month as guest first',
      'Both of you see whether it works.',
      'Make a short written agreement',
      'Talk after three weeks',
    ),
    tip('Put rent aside for repairs', 'The boiler always breaks in winter.', 'A tenth each month', 'Own account'),
    tip(
      'Answer repairs within two days',
      'Good tenants stay when things get done.',
      'Keep a list of craftsmen',
      'Say when it will be done',
    ),
    tip('Announce visits', 'It is the tenant’s home.', 'A day or more ahead', 'In writing'),
    tip(
      'Keep everything in writing',
      'People remember talks differently.',
      'Send a mail after each talk',
      'Keep one folder',
    ),
    tip('Do a yearly check together', 'Small damage is found in time.', 'Half an hour', 'Alarms tested'),
    tip(
      'Think about internet and costs',
      'Most quarrels with lodgers are about bills.',
      'Flat sum or meter',
      'Write it into the agreement',
    ),
    tip('Price a little under the top', 'You can choose among more people.', 'Fewer empty weeks', 'Longer stays'),
    tip(
      'Lock away what is personal',
      'It avoids suspicion on both sides.',
      'Use one locked cupboard',
      'Store papers elsewhere',
    ),
    tip(
      'Get a landlord policy',
      'Ordinary home cover may not pay.',
      'Ask about liability and loss of rent',
      'Tell the insurer who lives there',
    ),
    tip(
      'Do a quiet-hours talk with a lodger',
      'Habits differ, and small things annoy.',
      'Night, guests and kitchen',
      'Ten minutes once a month',
    ),
    tip(
      'Beware of quick applicants from afar',
      'Fraudsters pay too much and ask for it back.',
      'No refunds by transfer',
      'Meet in person',
    ),
    tip(
      'Join a landlords’ association',
      'A single question can be worth the fee.',
      'Use their current contracts',
      'Ask before you give notice',
    ),
  ],
};
