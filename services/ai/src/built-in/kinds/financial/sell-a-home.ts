import { type Kind, step, tip } from '../kind.ts';

/** The home is on the market. */
const listed = [
  'is/been/was/already on_the_market',
  'on the market for/since/now',
  'years/months/weeks on the market',
  'is/has_been/been listed',
  'listed with',
  'had one/two/three/several/many/no/some/lots_of/a_few/5/6/10/12 viewings',
  'agent is? signed/chosen/found/instructed',
];

/** An offer is accepted. */
const sold = [
  'offer accepted',
  'offer was/is/has_been accepted',
  'accepted an/the offer',
  'sold my/our/the _? subject',
  'have/got/found a buyer',
  'under offer',
  'sale agreed',
  'sold subject',
];

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
      'Check the buyer’s money, chain and wishes',
      'Proof of finance, who must sell first, lawyer’s name, wished day. Put price, what stays and the day in writing to both lawyers. Keep a second interested buyer friendly until contracts are exchanged.',
      [
        'Ask for proof of finance',
        'Write price, extras and day to both lawyers',
        'Tell the second buyer how things stand',
      ],
      1.5,
      { when: { said: sold } },
    ),
    step(
      'Work out what would be left after a sale',
      'Take a rough value minus remaining loan, early repayment, agent, lawyer or notary, tax, repairs and moving. Decide whether selling your {home} still serves its purpose, and by when.',
      [
        'Look up five sold prices for homes like yours',
        'Ask the lender for the redemption figure',
        'Write down what must be left',
      ],
      1.5,
      { when: { unsaid: sold } },
    ),
    step(
      'Compare price, pictures and comments with three homes sold',
      'Take three homes like yours that sold lately: price for a square metre, number of pictures, days until the sale. After ten viewings without an offer it is the price; without viewings it is the price or the pictures of your {home}.',
      [
        'Look up three homes that sold',
        'Write down every comment of visitors',
        'Ask the agent what would bring five more viewings',
      ],
      2,
      { when: { said: listed, unsaid: sold } },
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
      { when: { unsaid: [...listed, ...sold] }, waitDays: 7 },
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
      { when: { unsaid: sold }, waitDays: 14 },
    ),
    step(
      'Choose between agent and selling yourself',
      'Compare fee, length of contract, photos, viewings, sales in your street. No exclusive contract of more than three months without a way out. Selling yourself takes about forty hours and patience with strangers.',
      ['Ask two agents six questions', 'Read the contract overnight', 'Decide who shows your {home}'],
      3,
      { when: { unsaid: [...listed, ...sold] } },
    ),
    step(
      'Get your {home} ready in two weekends',
      'Clear out a third, repair what drips or squeaks, clean windows, replace light bulbs, air well and tidy the entrance. Large renovations rarely pay. Have photos taken in daylight.',
      ['Make a list room by room', 'Store or give away what is too much', 'Have photos and a floor plan made'],
      16,
      { when: { unsaid: [...listed, ...sold] } },
    ),
    step(
      'Change the first three pictures and the first line',
      'Most people decide in five seconds. New daylight photographs of the best room, the garden or view, and the kitchen cleared; the first line says what the street and the {home} give that others do not.',
      ['Clear three rooms for the camera', 'Have them taken in daylight', 'Rewrite the first line'],
      3,
      { when: { said: listed, unsaid: sold } },
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
      { when: { unsaid: sold }, waitDays: 14 },
    ),
    step(
      'Compare offers by certainty, not only by price',
      'Look at proof of finance, date, conditions, and whether the buyer must sell first. Make one counter-offer in writing and keep the second buyer informed. Accept no reservation without lawyer or notary.',
      ['Put offers in a table', 'Ask for proof of finance', 'Accept in writing, subject to contract'],
      3,
      { when: { unsaid: sold }, waitDays: 21 },
    ),
    step(
      'Answer every question of the buyer’s lawyer within two days',
      'Forms, guarantees, permits, boundaries, service charges. Most sales that fail do so through weeks of silence. Tell known faults truthfully: hiding them costs you later.',
      ['Fill in the forms in one sitting', 'Send permits, guarantees and plans', 'Ring your lawyer once a week'],
      4,
      { waitDays: 21, when: { said: sold } },
    ),
    step(
      'Get the redemption figure and fix where the money goes',
      'Ask the lender for the sum on the day, early repayment included, and check fees of agent and lawyer. Fix the account in person or by phone, and never change it by mail.',
      [
        'Ask for the figure on the day of completion',
        'Check the bills of agent and lawyer',
        'Confirm your account by phone',
      ],
      1,
      { when: { said: sold } },
    ),
    step(
      'Empty your {home} and book the removal',
      'What stays is on the list; all else goes. Book the removal only when the day is certain, stop contracts for that day, and leave manuals, keys and meter readings on the table.',
      ['Pack room by room', 'Cancel power, water and insurance for the day', 'Lay out keys and manuals'],
      14,
      { when: { said: sold } },
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
