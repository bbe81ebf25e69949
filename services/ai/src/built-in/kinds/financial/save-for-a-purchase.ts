import { type Kind, step, tip } from '../kind.ts';

/** These are fitted or done, so nobody tries one first. */
const fitted = [
  'kitchen/bathroom/windows/roof/boiler/solar/extension/conservatory/driveway/teeth/implants/braces/tattoo/surgery',
];

/** A part of the sum lies there. */
const begun = [
  'have/got/saved/at/with _ _? of _',
  "pot/pot's/fund/jar is?/at? at/halfway/half/_",
  '_ saved already/so_far/but/and/now',
  "have/got/i've/i_have/ive about? _ _? saved/now/aside/already",
  'already/have saved/put',
  'half/halfway way? there',
];
/** Somebody offers it on credit, or they fear it. */
const onCredit = [
  'emi/emis/hulugan/klarna/afterpay/instalments/installments/hire_purchase/on_finance/lay_buy/layby/layaway/lay_away',
  'without any? loan/loans/debt/credit/finance',
  'not taking/take a/any? loan/finance/credit',
  "won't do payments",
  'in/for/with cash',
];
/** No fixed pay comes. */
const unevenPay = [
  'tips/harvest/catch/freelance/gig/gigs/commission/irregular/seasonal/babysit/babysitting/paper_round/pocket_money/odd_jobs',
  'hours change/vary',
  'sell/sold/selling at the? market/fair',
  'no fixed/steady/regular income/salary/pay/wage/wages',
];
/** A vehicle or machine with which they will earn. */
const earnsWithIt = [
  'okada/keke/boda/boda_boda/bodaboda/tuk_tuk/tuktuk/taxi/tricycle/rickshaw/delivery/deliveries',
  'outboard/yamaha/engine/sewing_machine/tractor/truck/van/food_truck/cart/tools for/so/and/to',
  'for work/my_work/business/my_business/customers',
];

export const saveForAPurchase: Kind = {
  id: 'save-for-a-purchase',
  category: 'financial',
  name: 'Save up for something I want',
  slots: {
    thing: {
      words: [
        'laptop|macbook|notebook',
        'computer|pc|gaming pc',
        'phone|iphone|smartphone',
        'tablet|ipad',
        'camera|lens',
        'console|playstation|xbox|switch',
        'television|tv',
        'e-bike|ebike',
        'bike|bicycle',
        'motorbike|motorcycle|scooter',
        'camper van|camper|caravan|motorhome',
        'boat',
        'kitchen',
        'sofa|couch',
        'furniture',
        'washing machine',
        'fridge',
        'windows',
        'bathroom',
        'bed|mattress',
        'hot tub|sauna',
        'solar panels|solar',
        'piano',
        'guitar',
        'violin',
        'drum kit|drums',
        'sewing machine',
        'coffee machine',
        'driving lessons|driving licence',
        'course|course fees|training',
        'tattoo',
        'eye surgery|laser',
        'dental work|implants|braces|teeth',
        'hearing aids|hearing aid',
        'glasses',
        'watch',
        'ring',
        'handbag|bag',
        'skateboard',
        'skis|ski gear',
        'telescope',
        'dog|puppy',
        'horse',
        'Christmas presents|christmas|presents',
      ],
      otherwise: 'purchase',
    },
  },
  ask: {
    question: 'When would you like to have it?',
    chips: ['Within three months', 'Within a year', 'No hurry'],
  },
  hoursAWeek: 1,
  weekly: 'Move this week’s saved sum to the pot for it',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will find the full price of your {thing}, choose a monthly sum and a date that fit, and let the money leave on payday into a pot of its own. Selling, skipping and a good buying moment shorten the time.',
  approach:
    'Find the full price first, then the sum per payday, and then pay without instalments. It fails when the pot is mixed with everyday money, or when the sum is so high that you have to take it back.',
  done: 'Your wish is bought and paid for in full, without a loan, and your reserve has not been touched.',
  cautions: [
    'If you have card debts or no reserve at all, put the first month’s bare costs aside and pay expensive debts before larger wishes.',
    'Interest-free instalments are still debt and count in your credit record. Read what happens after one late payment.',
  ],
  steps: [
    step(
      'Find out the full price of your {thing}',
      'Get three offers, one of them used, refurbished or ex-display, and add accessories, delivery, fitting, insurance and running costs. Write down which features you need and which you can leave out.',
      ['Note three prices for your {thing}', 'Add everything that belongs to it', 'Write down the target sum'],
      1,
    ),
    step(
      'Check that you still want it in a week',
      'Borrow, try or rent your {thing} once if that is possible. Ask somebody who owns one what they would do differently. If the wish is smaller afterwards, you have saved the money already.',
      ['Ask an owner two questions', 'Try it in a shop or with a friend'],
      1.5,
      { waitDays: 7, when: { weeksFrom: 5, unsaid: [...fitted, ...begun, ...onCredit, ...earnsWithIt] } },
    ),
    step(
      'Ask two people who have had it done',
      'Ask what it cost in the end, how long it took, and what they would do differently. Leave out of your {thing} what neither of them needs. If the plan is smaller afterwards, you have saved the money already.',
      ['Ask two people these three questions', 'Cross out one thing you can do without'],
      1.5,
      { waitDays: 7, when: { weeksFrom: 5, said: fitted } },
    ),
    step(
      'Count what it must earn in a day before you buy it',
      'Takings of an ordinary day, minus fuel, repairs, licence and the rest day. Divide the full price by that: so many working days pay it back. Ask two people who earn with the same one.',
      ['Ask two who earn with one', 'Write takings and costs of a day', 'Divide the price by what is left'],
      1,
      { when: { said: earnsWithIt, unsaid: fitted } },
    ),
    step(
      'Write what is in the pot, what is missing, and the paydays left',
      'Three figures on one line; the third divides the second. {total|600} over {span|6 months} is {rate}. Look at the last three payments: a sum you twice took back is too high.',
      ['Write pot, gap and paydays', 'Divide the gap by the paydays', 'Change the standing order to that sum'],
      0.5,
      { when: { said: begun } },
    ),
    step(
      'Set the date and the sum per payday',
      'Target sum minus what you have, divided by the paydays left. {total|1,200} over {span|12 months} is {rate}. If it is more than you have left after bills, move the date or choose something simpler; do not take it from rent, food or debt payments.',
      ['Work out the sum per payday', 'Compare with what was left in the last three months', 'Fix the month of buying'],
      0.5,
      { when: { unsaid: begun } },
    ),
    step(
      'Put the price on instalments beside the cash price',
      'Ask the shop or dealer for the sum of all payments with fees, and for the price in cash today. The difference is what you earn by waiting. Write it on the pot for the day somebody says: just take it.',
      ['Ask for both totals in writing', 'Work out the difference', 'Write your answer for the next offer'],
      0.5,
      { when: { said: onCredit, unsaid: begun } },
    ),
    step(
      'Put in a share of every sum, not a date',
      'Without a fixed payday a rule holds better than a day: perhaps a quarter of each job, catch or tip, on the evening it comes. In a week without income nothing is owed. Count once a month.',
      [
        'Choose the share: a fifth, a quarter, a third',
        'Put the first share in tonight',
        'Count on the last day of each month',
      ],
      0.3,
      { when: { said: unevenPay } },
    ),
    step(
      'Keep the savings out of reach of a bad week',
      'Another bank, no card, no app on the phone. Beside it lies a small second pot for repairs and feasts. Write what counts as a reason to open the big one, and who has to agree.',
      ['Move it to an account without a card', 'Begin a small pot for surprises', 'Write the one allowed reason'],
      0.7,
      { measured: 'Keep {20%} of the way safe in an account without a card', when: { said: begun } },
    ),
    step(
      'Open a pot of its own and automate it',
      'Use a savings account or sub-account named after your {thing}, without a card. The transfer runs the day after payday. With cash or pocket money, use a closed jar and a list.',
      ['Open and name the pot', 'Set up the transfer', 'Move a first sum today'],
      0.5,
      { when: { unsaid: begun }, waitDays: 10, measured: 'Save the first {20%} in a pot of its own' },
    ),
    step(
      'Sell three things to speed it up',
      'Best are things you will replace, and whatever lies unused. Photo in daylight, honest words, a price from sold listings. The money goes into the pot on the same day.',
      ['Choose three things you can sell', 'Put the first one online tonight', 'Transfer the money at once'],
      3,
      { waitDays: 14, measured: 'Reach {50%} with what you sold' },
    ),
    step(
      'Leave out one spending until you have it',
      'Choose one you will miss little: takeaways, one subscription, clothes. Put that sum in the pot each week and hang a picture of your {thing} where you would otherwise spend.',
      ['Choose the one spending you leave out', 'Move the sum every Sunday'],
      1.5,
      { waitDays: 14, measured: 'Reach {75%} by leaving out one spending', when: { weeksFrom: 5 } },
    ),
    step(
      'Buy your {thing} at a good moment',
      'Watch the price for a few weeks; the end of the season, last year’s model and refurbished goods are cheaper. Check seller, return and warranty. It is done when it is paid in full and your reserve is untouched.',
      ['Set a price alert', 'Compare total cost with two sellers', 'Buy it, and file receipt and warranty'],
      2,
      { measured: 'Save the full {total} and buy it' },
    ),
  ],
  suggestions: [
    tip(
      'Round up each card payment',
      'The cents add up unnoticed.',
      'Many banks do it automatically',
      'Otherwise move it on Sunday',
    ),
    tip(
      'Ask for it as a shared gift',
      'Five small gifts make a large one.',
      'Tell family early',
      'One person collects',
    ),
    tip(
      'Consider refurbished',
      'With warranty it is often a third cheaper.',
      'Look at battery and return',
      'Buy from a shop',
    ),
    tip('Draw a bar and fill it in', 'Waiting is easier when you see it.', 'Twenty boxes', 'At eye level'),
    tip(
      'Rent it for a weekend',
      'It tests the wish and the model.',
      'Neighbour, shop, library of things',
      'Note what you missed',
    ),
    tip(
      'Check help with costs',
      'Health, training and energy purchases are often subsidised.',
      'Insurer, employer, town',
      'Apply before you buy',
    ),
    tip(
      'Do one paid extra job',
      'An evening of work can be a month of saving.',
      'Babysitting, moving, tutoring',
      'All of it into the pot',
    ),
    tip(
      'Wait one model',
      'Last year’s version is usually enough.',
      'Price drops after launch',
      'Compare only what you need',
    ),
    tip(
      'Do not fetch money back',
      'A small transfer that stays is better.',
      'Lower it if it pinches',
      'Raise it later',
    ),
    tip(
      'Ask for a price',
      'Shops have room for display models and bundles.',
      'Friendly and with cash in hand',
      'Ask for accessories instead',
    ),
    tip(
      'Count running costs',
      'Some things cost more after the purchase.',
      'Insurance, ink, food or repairs',
      'Work it out per month',
    ),
    tip(
      'Agree at home on large wishes',
      'Surprises paid from shared money hurt.',
      'Say price and date',
      'Take turns with wishes',
    ),
  ],
};
