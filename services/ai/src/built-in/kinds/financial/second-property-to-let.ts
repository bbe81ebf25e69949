import { type Kind, step, tip } from '../kind.ts';

const offered = ['offer is/was/has_been? accepted', 'survey shows/says/found', 'rental cover'];
const bought = [
  'bought/completed it/last/in/and',
  'boiler/gas certificate/replaced',
  'tenant viewings',
  'got the keys',
];

export const secondPropertyToLet: Kind = {
  id: 'second-property-to-let',
  category: 'financial',
  name: 'Buy a property to rent out',
  slots: {
    property: {
      words: [
        'student flat|student house|student let',
        'studio',
        'flat|apartment|condo',
        'terraced house|terrace|house',
        'duplex',
        'block of flats|apartment building',
        'garage|garages|parking space',
        'shop|office|commercial property',
        'holiday let',
        'hmo|shared house',
      ],
      otherwise: 'property',
    },
    place: { from: 'place', otherwise: 'your area' },
  },
  ask: {
    question: 'How would you pay for it?',
    chips: ['Savings and a loan', 'Equity in my home', 'Cash or inheritance'],
  },
  hoursAWeek: 3,
  overview:
    'You will reckon honestly whether letting pays, find where tenants look, get the finance agreed, buy one that still earns in a bad year, and let it to a well-checked tenant.',
  approach:
    'The purchase is made with a calculator: rent minus loan, tax, repairs, agent and empty weeks. Many lenders want a quarter down and rent of at least 125 to 145 per cent of the interest. It goes wrong with new builds at fantasy rents, a forgotten second-home tax, and no reserve for the boiler.',
  done: 'The tenancy has started, the first three rents are in, and a reserve of three months and a repair stands behind it.',
  cautions: [
    'Property ties up your money and can lose value; do not put your pension or emergency fund into one building. Get a tax adviser and a lawyer of the country of the property before you offer. Be wary of seminars that sell riches.',
  ],
  steps: [
    step(
      'Write the sum for one real example',
      'Take one on offer and add price, purchase tax, lawyer, survey, works. Then yearly rent minus four empty weeks, agent, insurance, service charge, repairs of one per cent of the price, interest and tax. Ask a tax adviser for the same sum in your name, with a partner and as a company. What is left, divided by your own money, is the return.',
      ['Pick one advert in {place}', 'Fill in all costs in a table', 'Compare the return with a savings account'],
      1.5,
      { when: { unsaid: [...offered, ...bought] } },
    ),
    step(
      'Find out what tenants in {place} want',
      'Search like a tenant: which size goes in a week, at what rent, near what. Ring two letting agents and ask what they could let today and what stands empty.',
      ['Note ten lets with rent and days online', 'Ring two letting agents', 'Choose two streets and one type'],
      3,
      { when: { unsaid: bought } },
    ),
    step(
      'Use the survey to lower the price or to walk away',
      'Get two prices for the damp, roof or wiring it names, and take them off in writing. Reckon the return again with that sum and with the lender’s cover: rent of 125 to 145 per cent of the interest.',
      ['Get two prices for the fault', 'Send the new offer with the report', 'Reckon rent against the cover'],
      2,
      { when: { said: offered } },
    ),
    step(
      'Get the loan agreed in principle',
      'A broker for let property knows lenders who count your age, income and first mortgage. Test the payment with two per cent more and with three empty months.',
      [
        'Bring income, mortgage and savings figures',
        'Ask for rent cover and deposit',
        'Get the agreement in principle',
      ],
      3,
      { when: { unsaid: bought }, waitDays: 10 },
    ),
    step(
      'Learn the duties of a landlord',
      'Read the official page on licences, safety checks for gas and wiring, smoke alarms, energy class, protection of deposits, notice and limits on rent. Some towns forbid short lets or many sharers in one house.',
      ['Read the official landlord page', 'Ask the council about licences', 'List the certificates with dates'],
      2,
    ),
    step(
      'View ten and offer on the figures',
      'Look at damp, roof, wiring, windows, heating, noise at night, and talk to a neighbour. For a flat read minutes, reserves and planned works. Offer what gives your return, and walk on if it is refused.',
      [
        'View each {property} with a checklist',
        'Ask for charges and planned works',
        'Offer with your limit written down',
      ],
      12,
      { when: { unsaid: [...offered, ...bought] }, waitDays: 21 },
    ),
    step(
      'Survey, contract and insurance of the {property}',
      'Have it surveyed, let the lawyer check title, lease, boundaries and sitting tenants, and use the result for the price. Landlord insurance starts on the day of exchange.',
      ['Order the survey of the {property}', 'Read the lawyer’s report with questions', 'Take out landlord insurance'],
      6,
      { when: { unsaid: bought }, waitDays: 60 },
    ),
    step(
      'Put certificates, insurance and deposit scheme in one folder',
      'Gas, wiring, energy class, alarms, licence, landlord insurance, scheme: each with its end. Without them you may lose fines or the right to give notice. Set reminders a month before each end.',
      ['List each paper with its end', 'Order what is missing', 'Set the reminders'],
      2,
      { when: { said: bought } },
    ),
    step(
      'Show it on one day and ask everybody the same five things',
      'Who moves in, since when at work, income, last landlord, from what day. Take two hours with ten people. Decide by papers and by a call to the last landlord, not by who came first.',
      ['Set one day of viewings', 'Ask the same five questions', 'Ring the last landlord of the best two'],
      3,
      { when: { said: bought } },
    ),
    step(
      'Open a rent account and a repair pot',
      'Rent comes in there and everything is paid from it. A tenth goes to repairs, a quarter to tax until you know better. Keep each bill in the same folder: the return takes an hour then.',
      ['Open the account', 'Set both standing orders', 'Begin a folder for bills'],
      0.7,
      { when: { said: bought } },
    ),
    step(
      'Make it solid, safe and simple to keep',
      'Mend what leaks, paint it white, and choose hard floors, a good lock and LED lamps. Get the certificates. Spend where a tenant feels it every day, and photograph all of it for inventory and advert.',
      ['Do repairs before beauty', 'Get the safety certificates', 'Photograph every wall of the {property}'],
      25,
      { waitDays: 14 },
    ),
    step(
      'Choose the tenant and start the tenancy',
      'Check identity, income of about two and a half times the rent, and the last landlord. Use an official contract, protect the deposit, walk through the inventory together. It is done when three rents have come in on time.',
      [
        'Check references for the {property} with a call',
        'Sign contract and inventory',
        'Set an account for rent and reserve',
      ],
      8,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip(
      'Buy near enough to drive there',
      'You will go more often than you think.',
      'Under an hour',
      'A handyman nearby',
    ),
    tip('Keep rent in its own account', 'The tax return writes itself.', 'All bills from there', 'A card for repairs'),
    tip('Start with a garage', 'It teaches letting for little money.', 'Few repairs', 'Check the parking need'),
    tip('Ask three landlords what went wrong', 'Their stories are worth a course.', 'Landlord association', 'Coffee'),
    tip('Count the hours too', 'A let costs five hours a month at first.', 'Agent takes 8 to 15 per cent', 'Compare'),
    tip(
      'Look at the energy class',
      'Bad classes may not be let some day.',
      'Cost of the next class',
      'Use it for the price',
    ),
    tip(
      'Avoid the first new flat on a plan',
      'Prices hold the developer’s margin.',
      'Compare second hand',
      'Ask for real rents',
    ),
    tip('Think of the exit', 'Who would buy it with a tenant in it?', 'Notice rules', 'Tax on the gain'),
    tip('Set a yearly inspection', 'Small leaks are cheap.', 'With notice', 'Gutters and seals'),
    tip('Treat a good tenant well', 'An empty month costs more than a new tap.', 'Repairs in a week', 'Fair rises'),
    tip('Compare with a property fund', 'It needs no plumber.', 'Same money', 'Same years'),
    tip(
      'Take rent guarantee insurance if tight',
      'One missing rent must not sink you.',
      'Read the conditions',
      'Tenant checks needed',
    ),
  ],
};
