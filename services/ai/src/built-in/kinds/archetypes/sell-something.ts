import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['listing is', 'people came', 'had the _ _? valued', 'already valued/listed/advertised', 'viewed it'];

export const sellSomething: Archetype = {
  id: 'sell-something',
  name: 'Sell something',
  slots: { thing: { from: 'object', otherwise: 'the thing you sell' } },
  ask: {
    question: 'How many pieces are there, and do you want it fast or for the best price?',
    chips: ['One piece, quickly', 'One valuable piece', 'Many, again and again'],
  },
  hoursAWeek: 2.5,
  measures: ['tickets', 'pieces', 'books', 'paintings', 'bottles', 'jars', 'copies', 'candles', 'boxes', 'cards'],
  overview:
    'You find out what people really pay for {thing} today, make everything clean, complete and easy to judge, and offer it where the right buyers look. Then you answer, meet safely, and put the sale in writing.',
  approach:
    'Look at prices that were paid, not at prices that are asked; the gap is often a third. What usually goes wrong is bad photos, a price from memory, and handing over goods before the money has really arrived.',
  done: 'The money is on your account or in your hand, the buyer has the thing, and both have a signed line about it.',
  cautions: [
    'Be careful with buyers who pay too much, send a courier or want a code: these are usual tricks. Ask the tax office or an adviser when you sell regularly, goods of high value or a business; food and toys have rules of their own.',
  ],
  steps: [
    step(
      'Ring those who looked at {thing} and ask for a figure',
      'Six lookers are worth more than sixty clicks. Ask each: what held you back, at which sum would you take it this week? Have contract, papers and a day ready. A private collector is found through clubs and the auction house’s own catalogue; the fee of twenty per cent is your room to bargain.',
      ['Ring all who looked', 'Prepare contract and papers', 'Offer to two clubs or collectors'],
      1.5,
      { when: { said: underWay } },
    ),
    step(
      'Find out the present price for {thing}',
      'Look at five finished sales of the same kind and state, not at open offers. Write down your wish price and the lowest one at which you are glad.',
      ['Look up five finished sales in 25 minutes', 'Ask one dealer what they would pay', 'Write down both prices'],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Have {thing} valued by somebody who knows',
      'For anything old, rare or large one paid hour of a valuer or a club member is worth it. Ask also where such buyers look and what you should not clean.',
      ['Choose valuer, auction house or club', 'Bring photos and papers', 'Note value and place of sale'],
      1.5,
      { waitDays: 5, when: { unsaid: underWay, level: 'beginner' } },
    ),
    step(
      'Go through what you learnt from past sales',
      'What sold fast, what did buyers ask, where did you lower the price? Put these answers into the text about {thing} from the start.',
      ['List the last three sales', 'Note the usual questions', 'Set the price rule'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Clean, complete and measure {thing}',
      'Wash, mend small faults, find keys, papers, cables and bill, take sizes and weight. An hour here is often worth a tenth of the price.',
      ['Clean and test it', 'Put papers and parts together', 'Note size, age, faults'],
      3,
    ),
    step(
      'Take eight honest photos and write the text',
      'Daylight, plain background, all sides, the number plate or mark, and every fault. Text on {thing}: what, state, size, faults, price, pick-up or post.',
      ['Take the photos near a window', 'Write ten lines', 'Have somebody ask what is missing'],
      1.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Choose two places to offer {thing}',
      'One general and one where lovers of such things meet: club, trade paper, market, auction, dealer. Compare fees and time until the money comes.',
      ['Compare fees and reach', 'Set up both offers', 'Tell ten people directly'],
      2,
    ),
    step(
      'Make a first sale or a firm offer',
      'Answer within a day, politely and exactly. If there are many pieces, let the first five go below your wish price and ask the buyers what made them decide.',
      [
        'Prepare three answers to usual questions',
        'Note each interest with date',
        'Lower by a tenth after ten quiet days',
      ],
      4,
      { waitDays: 7, measured: 'Sell the first {20%}' },
    ),
    step(
      'Negotiate with the lowest price in mind',
      'Let the other person name a number, stay silent for a moment, meet once. You need not give a reason for parting with {thing}.',
      ['Practise one sentence for no', 'Offer an extra instead of a discount', 'Reserve only against a deposit'],
      2,
      { measured: 'Sell {50%} at the price you set' },
    ),
    step(
      'Hand over {thing} against payment and a signed line',
      'By day, in a safe place, with two people. Count or see the money on the account, sign names, date, state, no guarantee for private sales if your law allows, and take it off all lists.',
      [
        'Write the contract on one page',
        'Hand over only after payment',
        'Tell insurer or registry and delete the offers',
      ],
      2,
      { measured: 'Sell all {total} and close the list' },
    ),
  ],
  suggestions: [
    tip(
      'Put the offer online on Thursday',
      'Most people look before the weekend.',
      'Renew after ten days',
      'New first photo',
    ),
    tip('Say the fault first', 'Buyers trust the rest then.', 'One photo of it', 'Fair discount'),
    tip('Sell in the right season', 'Boats in spring, skis in autumn.', 'Wait if you can', 'Store it dry'),
    tip('Make bundles of small things', 'Five books go faster than one.', 'By theme', 'Round price'),
    tip(
      'Give a price, not a range',
      'People hear only the lower number.',
      'With a little room',
      'Odd numbers look counted',
    ),
    tip(
      'Weigh the parcel before you offer post',
      'Wrong postage takes the profit.',
      'Insured from a fixed value',
      'Photo of packing',
    ),
    tip('Keep the telephone short', 'Serious buyers come and look.', 'Two dates', 'Address on the day'),
    tip(
      'Ask who gives it a new life',
      'Sometimes the right person matters more.',
      'Lower price agreed',
      'No later regret',
    ),
    tip('Use a clear background', 'A sheet on a wall is enough.', 'Window light', 'No flash'),
    tip('Note each sale in a list', 'You may need it for tax.', 'Date, price, costs', 'Receipts in an envelope'),
    tip('Donate what does not go', 'After two months storage costs more.', 'Charity shop', 'Photo as a memory'),
    tip('Meet in front of the bank', 'Notes can be checked and paid in at once.', 'Opening hours', 'Second person'),
  ],
};
