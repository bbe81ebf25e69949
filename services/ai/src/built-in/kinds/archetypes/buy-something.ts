import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['down to two/three', 'quotes/offers are in', 'test rides/drives', 'all went back', 'chose one/the'];

export const buySomething: Archetype = {
  id: 'buy-something',
  name: 'Buy something well',
  slots: { thing: { from: 'object', otherwise: 'the thing you want' } },
  ask: {
    question: 'What must it do for you, and how much may it cost at most?',
    chips: ['New, with guarantee', 'Second-hand is fine', 'Not sure I need it'],
  },
  hoursAWeek: 2,
  overview:
    'You write down what you really need from {thing} and the highest price, compare three offers by the whole cost, and try before you pay. You pay safely and check everything while you can still return it.',
  approach:
    'The price on the tag is a part only: delivery, accessories, power, repairs and insurance often come to the same again. What usually goes wrong is choosing by tests without having tried it, or buying on the first day because an offer ends.',
  done: 'It is in use, it does the three things on your list, and the bill is filed.',
  cautions: [
    'Pay strangers only on delivery or by a method with buyer protection, never by transfer in advance. Before you sign for instalments or a loan, read the whole sum and ask a consumer advice centre when in doubt.',
  ],
  steps: [
    step(
      'Put the last two offers for {thing} into one table',
      'Price with delivery, warranty and who pays the return, wear parts and their price, age of battery or tyres, what it sells for in three years. Ask both sellers the same three questions in writing. Hidden costs stand in the reply that does not come.',
      ['Make the table with the whole cost', 'Send three questions to both', 'Strike the one who does not answer'],
      1,
      { when: { said: underWay } },
    ),
    step(
      'Write down what you need from {thing}',
      'Three things it must do, two it should, how often you use it, where it stands. Then the limit of money including accessories.',
      ['Write the list in 20 minutes', 'Set the limit', 'Ask at home who uses it too'],
      0.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Check whether you can borrow or mend instead of buying',
      'Try {thing} from a friend, a library of things or by the day. After two weeks you know whether you use it and what matters.',
      ['Ask three people', 'Rent or borrow it for a week', 'Note what annoyed you'],
      1,
      { waitDays: 7, when: { unsaid: underWay, level: 'beginner' } },
    ),
    step(
      'Learn the three marks of good quality',
      'Independent tests, a repairer, and one person with the same use. Ask what breaks first, which part can be replaced and which function nobody needs in {thing}.',
      ['Read one independent test', 'Ask a repairer or user', 'Note the three marks'],
      2,
      { when: { unsaid: underWay } },
    ),
    step(
      'Look for known weak points in {thing}',
      'You know the market, so search by model and fault, recall, spare parts and software support. Strike models without parts.',
      ['Search for model and fault', 'Check recalls and parts', 'Strike what fails'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Compare three offers by the whole cost',
      'Price, delivery, accessories, yearly costs, guarantee, resale value, all for the years of use. Look also for returned, refurbished and second-hand offers of {thing}.',
      [
        'Make a table with three offers',
        'Add all costs for the years of use',
        'Check the seller: address, reviews, return',
      ],
      2,
    ),
    step(
      'Try {thing} before you decide',
      'Sit, lie, ride, listen, lift or type, for as long as you would in daily life. For used ones meet by daylight with somebody who knows, and compare number, papers and name.',
      ['Make two appointments', 'Try with your list in hand', 'Note faults with photos'],
      2.5,
    ),
    step(
      'Wait three days and negotiate the price',
      'Sleep over {thing} and look at the list again. Then name one reason and one number: fault, competing price, accessories, delivery.',
      ['Read the list again after three days', 'Ask for your price with a reason', 'Have everything put in writing'],
      1,
      { waitDays: 3 },
    ),
    step(
      'Pay safely and arrange the delivery',
      'Bill or contract with name, model, number, state, guarantee and right of return. For used ones both sign. Keep the packing of {thing} as long as you may return it.',
      ['Read the contract aloud', 'Pay by a protected method', 'Agree day and way of delivery'],
      1,
      { waitDays: 5 },
    ),
    step(
      'Check, register and use it in the first week',
      'Compare {thing} with the order, test every function, photograph damage and report it at once. File bill and guarantee with the last day of return in the calendar.',
      ['Test all functions on the first day', 'Report faults in writing', 'File bill and dates'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Set a day on which you decide',
      'Endless comparing costs more than a small mistake.',
      'Three candidates',
      'One evening',
    ),
    tip('Look at the price history', 'Many sales begin with a higher price.', 'Comparison site', 'Alarm at your limit'),
    tip(
      'Buy the one before the newest',
      'Last year’s model is often a third cheaper.',
      'Check updates',
      'Same battery',
    ),
    tip(
      'Ask the repair shop',
      'They know what comes back and what never does.',
      'Which brand would you buy?',
      'Cost of parts',
    ),
    tip('Leave the card at home when looking', 'Look on one day, buy on another.', 'Take photos', 'Sleep'),
    tip('Read the worst reviews', 'Three stars tell more than five.', 'Same fault twice', 'Date of the review'),
    tip('Ask for the display piece', 'Small scratches lower the price a lot.', 'Full guarantee', 'Check functions'),
    tip(
      'Share it with neighbours',
      'What is used five times a year serves three homes.',
      'Written rule',
      'Where it is kept',
    ),
    tip('Check size with tape on the floor', 'Door, stairs and car as well.', 'Mark the place', 'Walk around it'),
    tip(
      'Decline the extended guarantee first',
      'It is often dear and covers little.',
      'Read the exceptions',
      'Decide at home',
    ),
    tip(
      'Sell the old one the same week',
      'It loses value in the cellar.',
      'Photo, price, gone',
      'Use the money for the new one',
    ),
    tip('Keep a wish list for thirty days', 'Half the wishes are gone by then.', 'Date and price', 'Strike freely'),
  ],
};
