import { type Kind, step, tip } from '../kind.ts';

export const sellAHome: Kind = {
  id: 'sell-a-home',
  category: 'financial',
  name: 'Sell my home',
  slots: {
    home: {
      words: [
        'house',
        'flat',
        'apartment|condo',
        'cottage',
        'bungalow',
        'holiday home',
        'farm',
        'plot|land',
        'rental flat',
        'family home',
        'studio',
        'share of the house|share',
        'home',
      ],
      otherwise: 'home',
    },
    reason: {
      words: [
        'divorce|separation|ex',
        'inheritance|inherited|parents|dads house',
        'move|moving|abroad',
        'downsizing|too big|retire',
        'mortgage trouble|cannot pay|arrears',
        'care costs|nursing home|care home',
        'next purchase|buy at the same time|bigger',
      ],
      otherwise: 'sale',
    },
  },
  ask: {
    question: 'What is the most important thing?',
    chips: ['A good price', 'A fast sale', 'Sell and buy at the same time'],
  },
  hoursAWeek: 4,
  overview:
    'You will find a realistic price, collect the papers buyers and notary ask for, get your {home} ready, choose agent or private sale, and lead the sale to the payment and the keys.',
  approach:
    'A right price at the start brings more than a high one that has to be lowered: most interest comes in the first three weeks. Papers are collected before the advert. Know beforehand what early repayment of the loan and tax will cost.',
  done: 'The purchase price is in your account, the loan is settled, and the keys are handed over with a protocol.',
  cautions: [
    'Tell buyers about known faults; concealing them can cost you years later. Hand over keys only after payment is secured by notary, lawyer or escrow.',
    'Ask the lender about early repayment and a tax adviser about gains before you sign. With joint owners, tenants or a divorce get legal advice first.',
  ],
  steps: [
    step(
      'Work out what would be left after a sale',
      'Take a rough value minus remaining loan, early repayment, agent, lawyer or notary, tax, repairs and moving. Decide whether selling your {home} still serves its purpose, and by when.',
      [
        'Look up five sold prices for homes like yours',
        'Ask the lender for the redemption figure',
        'Write down what must be left',
      ],
      1.5,
    ),
    step(
      'Get three independent valuations',
      'Ask two agents and a surveyor, or use official value data, and ask each for sold prices as proof. Be careful with the highest. Write down asking price and lowest price of your {home} for yourself.',
      [
        'Invite three people to value it',
        'Ask how they arrive at the figure',
        'Write down asking price and lowest price',
      ],
      3,
      { waitDays: 7 },
    ),
    step(
      'Collect all papers before you advertise',
      'Buyers ask for title or land register, plans, floor area, energy certificate, permits, guarantees and repair bills; for flats also rules, minutes and charges. With the {reason} you may also need consents or a certificate of inheritance.',
      [
        'Order register extract and energy certificate',
        'Scan everything in one folder',
        'List known faults truthfully',
      ],
      5,
      { waitDays: 14 },
    ),
    step(
      'Choose between agent and selling yourself',
      'Compare fee, length of contract, photos, viewings, sales in your street. No exclusive contract of more than three months without a way out. Selling yourself takes about forty hours and patience with strangers.',
      ['Ask two agents six questions', 'Read the contract overnight', 'Decide who shows your {home}'],
      3,
    ),
    step(
      'Get your {home} ready in two weekends',
      'Clear out a third, repair what drips or squeaks, clean windows, replace light bulbs, air well and tidy the entrance. Large renovations rarely pay. Have photos taken in daylight.',
      ['Make a list room by room', 'Store or give away what is too much', 'Have photos and a floor plan made'],
      16,
    ),
    step(
      'Advertise and hold viewings in blocks',
      'State facts, faults, running costs, plan and area. Hold viewings on two days by appointment, with name and phone number. After ten viewings without an offer check price or presentation of your {home}.',
      [
        'Write the advert for your {home} with three real strengths',
        'Put documents and valuables away',
        'Note every comment of visitors',
      ],
      12,
      { waitDays: 14 },
    ),
    step(
      'Compare offers by certainty, not only by price',
      'Look at proof of finance, date, conditions, and whether the buyer must sell first. Make one counter-offer in writing and keep the second buyer informed. Accept no reservation without lawyer or notary.',
      ['Put offers in a table', 'Ask for proof of finance', 'Accept in writing, subject to contract'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Sign, get paid and hand over the keys',
      'Have the contract checked first and confirm bank details by phone. Hand over after payment, with a protocol, meters and photos. It is done when the money is in your account, the loan is settled, and contracts for your {home} are cancelled.',
      [
        'Go through the contract with your lawyer or notary',
        'Check that the money has arrived',
        'Hand over with a protocol',
      ],
      6,
    ),
  ],
  suggestions: [
    tip('Look at it as a stranger', 'You no longer see what bothers.', 'Ask a frank friend', 'Begin at the street'),
    tip(
      'Choose the time of year',
      'Spring and early autumn bring more people.',
      'Photos with green',
      'Not in holiday weeks',
    ),
    tip(
      'Do not be present at viewings',
      'Buyers speak more freely.',
      'Let the agent or a friend do it',
      'Take the dog with you',
    ),
    tip(
      'Repair the small, leave the large',
      'Buyers like to choose their own kitchen.',
      'Paint, taps, lamps',
      'Get a quote for the large',
    ),
    tip(
      'Ask for a longer completion',
      'It gives time to find a new home.',
      'Or rent back for a month',
      'In the contract',
    ),
    tip(
      'Siblings: one spokesperson',
      'Buyers make use of disagreement.',
      'Give one a power of attorney',
      'Fix the lowest price in writing',
    ),
    tip(
      'Treat a tenant fairly when you sell',
      'A cooperative tenant makes viewings possible.',
      'Announce visits in time',
      'Look up the rules on notice',
    ),
    tip(
      'Take leave of the house',
      'Saying goodbye makes the sale easier.',
      'Have a last meal with family',
      'Take a photo of each room',
    ),
    tip(
      'Check every caller',
      'People who are only curious cost you evenings.',
      'Ask whether finance is checked',
      'Ask since when they are looking',
    ),
    tip(
      'Lower once and clearly',
      'Many small steps look desperate.',
      'After about four weeks',
      'By about five per cent',
    ),
    tip(
      'Talk to the lender before arrears',
      'A sale of your own brings more than a forced one.',
      'Ask for time',
      'Debt advice',
    ),
    tip('Keep bills of improvements', 'They may reduce tax on a gain.', 'Sort them by year', 'Ask a tax adviser'),
  ],
};
