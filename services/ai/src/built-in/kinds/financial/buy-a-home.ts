import { type Kind, step, tip } from '../kind.ts';

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
      'Work out the price you can really carry',
      'Take net income minus all living costs, and find a payment you could still manage with rates two points higher. Add buying costs of three to twelve per cent and a reserve for repairs of your {home}.',
      ['Enter three prices in a mortgage calculator', 'Look up taxes and fees where you live', 'Write down a ceiling'],
      2,
      { resources: 'Guides for buyers: https://www.moneyhelper.org.uk · https://www.consumerfinance.gov' },
    ),
    step(
      'Put your credit record and papers in order',
      'Order your record, correct mistakes, pay everything on time, take no new credit. Lenders want three months of payslips and statements; the self-employed need two to three years of accounts.',
      ['Order the free credit record', 'Make one folder: identity, income, savings, debts'],
      3,
    ),
    step(
      'Get an agreement in principle from a lender',
      'Compare at least three lenders or ask an independent broker. Look at total cost, fixed term, early repayment and extra payments, not only at the rate.',
      [
        'Ask three for a written offer for your {home}',
        'Compare total cost over the fixed term',
        'Note how long the agreement is valid',
      ],
      5,
      { waitDays: 7 },
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
    ),
    step(
      'View ten places with the same scoring sheet',
      'Look at damp, roof, windows, heating, noise, light, charges, and what is planned next door. View the best twice, once at another hour, and do not decide on the same day.',
      [
        'Make the sheet before the first viewing',
        'Photograph meters, boiler, ceilings and cellar',
        'Ask for energy papers and, for a flat, minutes and reserves of the owners',
      ],
      14,
    ),
    step(
      'Make an offer below your ceiling',
      'Look up what similar homes in {place} really sold for. Offer in writing, subject to survey and finance where your law allows it, with a reason and a date. Be ready to let the place go if the price rises above your limit.',
      ['Write down the ceiling the evening before', 'Send the offer with proof of finance'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Have your {home} surveyed and the papers checked',
      'Choose the surveyor and the lawyer or notary yourself. They look at damp, structure, boundaries, charges, building permits and debts on the property. Serious defects mean a lower price or a withdrawal.',
      ['Book surveyor and lawyer', 'List five questions for each', 'Renegotiate or withdraw if the cost is too high'],
      6,
      { waitDays: 21 },
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
      { waitDays: 14 },
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
