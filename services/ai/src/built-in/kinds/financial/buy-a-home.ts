import { type Kind, step, tip } from '../kind.ts';
import { creditReportHere, homePapersHere } from '../local-money.ts';

/** A lender has agreed in principle. */
const agreed = [
  'got/have/had our/my/an/a? agreement_in_principle/decision_in_principle/aip/dip/mortgage_in_principle/pre-approval/preapproval',
  'pre-approved/preapproved for',
  'mortgage is? approved/agreed/sorted/in_place',
  'mortgage_in_principle/aip/dip/decision_in_principle/agreement_in_principle is/are? sorted/done/approved/ready/in_place',
  'been/are/am pre-approved/preapproved/approved for',
];

/** The deposit lies ready. */
const depositReady = [
  'deposit is? saved/ready/there/sorted/in_place',
  'have/got/saved the/our/my/a full? deposit',
  'cash buyer/buyers',
  'enough for a/the deposit',
];

/** The offer for a home is accepted. */
const accepted = [
  'offer accepted',
  'offer on? _? _? _? is/was/has_been/got accepted',
  'accepted our/my/the offer',
  'seller/vendor/they accepted',
  'sale agreed',
  'found the/our/a/my _? house/flat/home/place/one',
  'survey on? _? _? is/was booked/done/back',
  'waiting to exchange/complete',
  'in conveyancing',
  'buying the/a/this house/flat we/i found',
];

/** Contracts are exchanged. */
const exchanged = [
  'exchanged contracts/last/on/yesterday/and',
  'contracts are/have/been? been? exchanged',
  'exchange of contracts done',
  'we/i complete on/next',
  'completing on/next',
  'completion is? on/date/set',
  'we/i complete on/in',
  'get the keys on/in/next',
];

export const buyAHome: Kind = {
  id: 'buy-a-home',
  category: 'financial',
  name: 'Buy a home',
  slots: {
    home: {
      words: [
        'house|houses',
        'flat|flats',
        'apartment',
        'condo',
        'cottage',
        'bungalow',
        'studio',
        'farmhouse',
        'townhouse|terraced house',
        'holiday home',
        'loft',
        'fixer-upper|fixer upper',
        'home',
      ],
      otherwise: 'home',
    },
    place: { from: 'place', otherwise: 'the area you want' },
  },
  ask: {
    question: 'How far are you with buying?',
    chips: ['I am only thinking about it', 'Deposit saved, now looking', 'I have found a place'],
  },
  hoursAWeek: 4,
  overview:
    'You will find the price you can carry, get a lender’s word for it, see enough places in {place} to know a good one, and buy your {home} with a survey and a lawyer or notary behind you.',
  approach:
    'Money comes first, then the search, then checks before you are bound. Keep a reserve of several months after the purchase, because repairs come in the first year. People go wrong when they fall in love at the first viewing and skip the survey.',
  done: 'The purchase is registered in your name, you hold the keys, and an emergency reserve is left in the account.',
  cautions: [
    'Sign nothing and pay no reservation fee before a lawyer or notary of your own has read it. Rules on when an offer binds you differ between countries.',
    'Check new bank details by calling a number you already know; fraudsters send false ones shortly before completion.',
  ],
  steps: [
    step(
      'Ask for the accepted offer in writing and off the market',
      'Write to the agent today: price, what stays in your {home}, and that no more viewings take place. Pass on the names of your lender and lawyer. In England nothing binds anybody before the exchange, so speed protects you.',
      ['Write to the agent today', 'Ask that the advert is taken down', 'Send the lender and the lawyer the details'],
      0.7,
      { when: { said: accepted, unsaid: exchanged } },
    ),
    step(
      'Write everything due by completion on one page',
      'Balance of the money, stamp tax, insurance, removal, keys, meters, addresses. Beside each: who does it and by which day. Confirm every bank detail by phone on a number you already have: fraud strikes in exactly this week.',
      [
        'Write the page with names and days',
        'Confirm the bank details by phone',
        'Ask the agent when and where the keys are',
      ],
      1,
      { when: { said: exchanged } },
    ),
    step(
      'Work out the price you can really carry',
      'Take net income minus all living costs, and find a payment you could still manage with rates two points higher. Add buying costs of three to twelve per cent and a reserve for repairs of your {home}.',
      ['Enter three prices in a mortgage calculator', 'Look up taxes and fees where you live', 'Write down a ceiling'],
      2,
      {
        when: { unsaid: [...accepted, ...exchanged] },
        resources: 'Guides for buyers: https://www.moneyhelper.org.uk · https://www.consumerfinance.gov',
      },
    ),
    step(
      'Put your credit record and papers in order',
      'Order your record, correct mistakes, pay everything on time, take no new credit. Lenders want three months of payslips and statements; the self-employed need two to three years of accounts.',
      ['Order the free credit record', 'Make one folder: identity, income, savings, debts'],
      3,
      { local: creditReportHere, when: { unsaid: [...agreed, ...accepted, ...exchanged] } },
    ),
    step(
      'Save the missing part of the deposit by a fixed transfer',
      'Five per cent of the price is the least that some lenders take, ten to twenty bring better rates; buying costs come on top. Divide what is missing by the paydays until you want to look at homes. Read the state help for first buyers before you choose the account: bonuses, lower tax, guarantees for small deposits.',
      [
        'Write price, deposit, costs, saved and missing',
        'Set the transfer for the day after payday',
        'Read the official page for first buyers where you live',
      ],
      3,
      { waitDays: 240, when: { weeksFrom: 60, unsaid: [...depositReady, ...agreed, ...accepted, ...exchanged] } },
    ),
    step(
      'Read how long the agreement in principle lasts',
      'Most last 60 to 90 days and are no promise. Until you complete take no new credit, change no job without asking, and keep statements tidy: the lender looks a second time.',
      [
        'Note the last day of the agreement',
        'Keep new payslips and statements in the folder',
        'Ask the broker what could undo it',
      ],
      0.7,
      { when: { said: agreed, unsaid: [...accepted, ...exchanged] } },
    ),
    step(
      'Get an agreement in principle from a lender',
      'Do this when you are ready to view, as it lasts about three months. Compare at least three lenders or ask an independent broker. Look at total cost, fixed term, early repayment and extra payments, not only at the rate.',
      [
        'Ask three for a written offer for your {home}',
        'Compare total cost over the fixed term',
        'Note how long the agreement is valid',
      ],
      5,
      { when: { unsaid: [...agreed, ...accepted, ...exchanged] }, waitDays: 7 },
    ),
    step(
      'Turn the agreement into a full mortgage offer',
      'Send the broker or lender the address, payslips, statements and proof of the deposit within a week. Compare total cost over the fixed term and what leaving early costs. The valuation is the lender’s; it is no survey for you.',
      [
        'Send the whole file within a week',
        'Ask what is still missing every few days',
        'Check until when the offer and its rate hold',
      ],
      4,
      { waitDays: 14, when: { said: accepted, unsaid: exchanged } },
    ),
    step(
      'Choose three musts and test two neighbourhoods',
      'Everything else can be changed or painted. Walk through {place} at rush hour, late in the evening and on a Sunday, and try the way to work once.',
      [
        'Agree on three musts and two limits',
        'Talk to two people who live there',
        'Set up search alerts and tell agents',
      ],
      5,
      { when: { weeksTo: 60, unsaid: [...accepted, ...exchanged] } },
    ),
    step(
      'View ten places with the same scoring sheet',
      'Agree on three musts first, and walk through {place} at rush hour and late in the evening. Look at damp, roof, windows, heating, noise, charges, and what is planned next door. View the best twice, once at another hour, and do not decide on the same day.',
      [
        'Make the sheet before the first viewing',
        'Photograph meters, boiler, ceilings and cellar',
        'Ask for energy papers and, for a flat, minutes and reserves of the owners',
      ],
      14,
      { when: { unsaid: [...accepted, ...exchanged] } },
    ),
    step(
      'Make an offer below your ceiling',
      'Look up what similar homes in {place} really sold for. Offer in writing, subject to survey and finance where your law allows it, with a reason and a date. Be ready to let the place go if the price rises above your limit.',
      ['Write down the ceiling the evening before', 'Send the offer with proof of finance'],
      3,
      { when: { unsaid: [...accepted, ...exchanged] }, waitDays: 7 },
    ),
    step(
      'Have your {home} surveyed and the papers checked',
      'Choose the surveyor and the lawyer or notary yourself. They look at damp, structure, boundaries, charges, building permits and debts on the property. Serious defects mean a lower price or a withdrawal.',
      ['Book surveyor and lawyer', 'List five questions for each', 'Renegotiate or withdraw if the cost is too high'],
      6,
      { local: homePapersHere, when: { unsaid: exchanged }, waitDays: 21 },
    ),
    step(
      'Push searches, questions and answers once a week',
      'Ring lawyer, agent and lender on a fixed day: what is open, who has it, by when? Ask for the searches to be ordered at once; with a lease ask for service charge, ground rent, years left and planned works.',
      ['Ring all three on a fixed day', 'Keep one list of open points', 'Answer each question on the same day'],
      4,
      { local: homePapersHere, waitDays: 21, when: { said: accepted, unsaid: exchanged } },
    ),
    step(
      'Agree one day for exchange and completion with everybody',
      'Deposit ready, insurance in force from the exchange, mortgage offer valid beyond the day, removal asked for. Fix a day on which your old home is still yours for a week.',
      [
        'Ask the lawyer for both days',
        'Take out buildings insurance for the {home} from the exchange',
        'Transfer the deposit after confirming the account by phone',
      ],
      2,
      { when: { said: accepted, unsaid: exchanged } },
    ),
    step(
      'Book removal, power, water and internet for your {home}',
      'Internet often takes two weeks or more, so it comes first. Then removal, power, water, post forwarding, council or registration office, and the notice for where you live now.',
      ['Order the internet', 'Book removal and helpers', 'Set up the forwarding of post'],
      3,
      { when: { said: exchanged } },
    ),
    step(
      'Walk through your {home} the day before completion',
      'Is it empty, does the heating work, is what was agreed still there? Photograph the meters. Tell the lawyer before the money goes if something is missing.',
      [
        'Agree the hour with the agent',
        'Take the list of what stays',
        'Ring the lawyer before noon if something is wrong',
      ],
      1,
      { when: { said: exchanged } },
    ),
    step(
      'Take over the keys and change the locks',
      'Meters, photographs of every room, water stopcock, fuse box. Then locks, smoke alarm and heating. It is done when the register shows your name and all papers lie in one folder.',
      ['Read and photograph the meters', 'Change the locks in the first days', 'File deed, guarantees and survey'],
      5,
      { when: { said: [...accepted, ...exchanged] } },
    ),
    step(
      'Rebuild the reserve in the first six months',
      'New homes cost something every month of the first year. Put aside one per cent of the price a year for repairs, list what the survey named, and do the urgent points before paint and sofas.',
      [
        'List repairs of the survey by urgency',
        'Set up a transfer for the reserve',
        'Get three prices for the first repair',
      ],
      3,
      { when: { said: exchanged } },
    ),
    step(
      'Sign, complete and take over the keys',
      'Insurance starts on the day the risk passes to you. Walk through your {home} just before, read the meters and change the locks. It is done when you are registered as owner and the reserve is still there.',
      [
        'Confirm bank details by phone',
        'Arrange insurance, power, internet, post',
        'Write a protocol with photos at handover',
      ],
      8,
      { when: { unsaid: [...accepted, ...exchanged] }, waitDays: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Live on the future payment for three months',
      'It shows whether it is bearable.',
      'Transfer the difference to savings',
      'Note what you missed',
    ),
    tip(
      'Look at the street before the kitchen',
      'You can replace a kitchen but not a street.',
      'Visit after dark',
      'Stand still and listen',
    ),
    tip(
      'Ask why they are selling',
      'The answer helps you to negotiate.',
      'Since when is it on the market?',
      'Were there other offers?',
    ),
    tip(
      'Reckon with repairs of one per cent a year',
      'Every house needs repairs.',
      'One per cent of the price per year',
      'More for an old roof',
    ),
    tip(
      'Read the owners’ minutes of a flat',
      'Large bills are usually announced there.',
      'Read three years back',
      'How much is in the reserve?',
    ),
    tip(
      'Take a practical friend along',
      'Two people see more than one.',
      'Let them look for damp',
      'You look at the light',
    ),
    tip(
      'Check flood and noise maps',
      'Many authorities publish them for free.',
      'River, road and flight path',
      'Ask your insurer as well',
    ),
    tip(
      'Keep your job change for later',
      'Lenders like steady income.',
      'Ask the lender first',
      'The same goes for a car loan',
    ),
    tip(
      'Test phone and internet',
      'After moving in it is too late.',
      'Make a call from each room',
      'Ask what line there is',
    ),
    tip(
      'Choose a fixed term that fits your life',
      'Paying to get out is expensive.',
      'How long will you stay?',
      'Can you pay extra each year?',
    ),
    tip(
      'Write down who owns what share',
      'It matters most for couples who are not married.',
      'In the deed or by contract',
      'What happens if you part?',
    ),
    tip(
      'Make a will or update it',
      'With a home it matters who would inherit.',
      'Ask the notary',
      'Think of life cover, too',
    ),
  ],
};
