import { type Archetype, step, tip } from '../kind.ts';

export const earnMoreWith: Archetype = {
  id: 'earn-more-with',
  name: 'Earn more with something',
  slots: { thing: { from: 'object', otherwise: 'what you earn with' } },
  ask: {
    question: 'What does it bring today in a usual month, after costs?',
    chips: ['Nothing so far', 'Some, irregularly', 'A living, but too little'],
  },
  hoursAWeek: 5,
  weekly: 'Talk to three possible customers and write down hours, costs and income',
  measures: ['€', '£', '$', 'euro', 'euros', 'pounds', 'dollars', 'francs', 'CHF', 'customers', 'clients', 'orders'],
  paced: 'kept',
  overview:
    'You work out what you earn in an hour of {thing} after costs, find those who pay best for it, and make one clear offer with a price. Then more of the good orders, a higher price, or a second product, tested one after the other.',
  approach:
    'Three levers: more customers, a higher price, fewer hours and costs per order. What usually goes wrong is being busy with badly paid orders and setting prices by feeling.',
  done: 'Three months in a row the income after costs reaches your number, with hours you can keep up.',
  cautions: [
    'Ask the tax office or an adviser about registration, tax, insurance and the effect on benefits from the first income on; food, care, transport and rooms have rules of their own. Do not invest borrowed money before the first orders are paid.',
  ],
  steps: [
    step(
      'Work out your hourly income from {thing}',
      'Income of three months minus material, ways, fees, tax, divided by all hours, also unpaid ones. For beginners: what do two others take?',
      ['Write income and costs in 25 minutes', 'Count all hours', 'Divide and write the number'],
      1,
    ),
    step(
      'Find out who pays best and for what',
      'Look at your five best orders or ask five people: what did they really buy, time, safety, beauty, a gift? Write one sentence: I help … with {thing} to ….',
      ['List or ask five', 'Mark what they paid for', 'Write the sentence'],
      3,
    ),
    step(
      'Clear up registration, tax and insurance',
      'What must be registered for {thing}, from which sum, which permission, which insurance? Separate account and a list from the first day.',
      ['Ask the local office or chamber', 'Open an account', 'Start the list'],
      2.5,
      { waitDays: 7, when: { level: 'beginner' } },
    ),
    step(
      'Strike the orders that cost more than they bring',
      'Put all of {thing} in order of income per hour. End or raise the lowest fifth kindly, with a date.',
      ['Order them', 'Write to the lowest fifth', 'Use the hours for the best'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Make one clear offer with a price for {thing}',
      'What, how long, what is included, price, when delivered; three sizes if you like. The price covers all hours and costs and a tenth more than you dare.',
      ['Write it in eight lines', 'Calculate the price', 'Show it to three people'],
      3,
    ),
    step(
      'Win the first three orders at the new price',
      'Ask former customers, neighbours, two partners who serve the same people; do {thing} well and ask for a review and a name each.',
      ['Write to twenty people', 'Ask two partners', 'Collect reviews'],
      10,
      { measured: 'Reach {25%} with the first orders' },
    ),
    step(
      'Save time or costs in {thing}',
      'Templates, fixed days, buying in bulk, deposit, fewer ways. The aim is a fifth less time for the same result.',
      ['Stop the time of each part', 'Change the longest', 'Compare after two weeks'],
      4,
    ),
    step(
      'Test one lever for a month: price, number or extra',
      'A tenth more for new customers, one more place to be found, or an extra that fits {thing}. Only one at a time, with numbers.',
      ['Choose the lever', 'Test it four weeks', 'Keep or drop it'],
      10,
      { when: { weeksFrom: 6 }, measured: 'Reach {60%} by testing one lever' },
    ),
    step(
      'Make three months at your number with {thing}',
      'Regular orders, a reserve for quiet months, tax set aside, two days off. Compare hour and month with the start, and decide what you leave out next.',
      ['Win two regular customers', 'Put tax and reserve aside', 'Compare with the start'],
      12,
      { measured: 'Hold {total} for three months' },
    ),
  ],
  suggestions: [
    tip('Say the price and be silent', 'Explaining makes it smaller.', 'Five seconds', 'Friendly'),
    tip('Take a deposit', 'It finds out who is serious.', 'A third', 'In writing'),
    tip('Raise prices for new people first', 'Old ones follow with notice.', 'Date', 'A tenth'),
    tip('Ask each good customer for one name', 'It is the cheapest way.', 'Directly after praise', 'Thank both'),
    tip('Offer a smaller and a larger size', 'Most take the middle.', 'Three prices', 'Clear difference'),
    tip('Photograph results', 'They sell while you work.', 'Before, after', 'With consent'),
    tip('Bundle ways', 'Driving is unpaid work.', 'One area a day', 'Minimum order'),
    tip('Set tax aside at once', 'It was never yours.', 'A quarter or third', 'Separate account'),
    tip('Write invoices on the same day', 'Late ones are paid late.', 'Ten days', 'Friendly reminder'),
    tip('Keep one day free of orders', 'There you think and repair.', 'Fixed', 'No exception'),
    tip('Compare with three others yearly', 'You may be too cheap.', 'Price, scope', 'Adjust'),
    tip('Protect the joy', 'What you loved must stay bearable.', 'One piece for yourself', 'Say no'),
  ],
};
