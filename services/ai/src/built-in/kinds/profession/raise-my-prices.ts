import { type Kind, step, tip } from '../kind.ts';

/** The letter or list is written. */
const drafted = [
  'letter/mail _? _? _? is/are? drafted/written/ready',
  'price/package sheet/list is/at',
  'only nerve',
  'new clients/customers said yes',
  'old retainers/clients/customers are/still',
];
/** Fear that they leave. */
const afraid = ['scared/afraid/nerve/nerves/embarrassing/friends/pension/guilty/bring'];

export const raiseMyPrices: Kind = {
  id: 'raise-my-prices',
  category: 'profession',
  name: 'Raise my prices or rates',
  slots: {
    offer: {
      words: [
        'day rate|daily rate|hourly rate|rate|freelance rate',
        'lessons|tutoring|classes',
        'haircuts|haircut|treatments|salon',
        'photos|photography|shoots',
        'cleaning|gardening',
        'menu|coffee|bread|cakes|dishes',
        'products|goods|candles|jewellery|mugs',
        'rent|rooms',
        'consulting|coaching|therapy|sessions',
        'translation|copywriting|design|websites',
        'repairs|repair|alterations',
        'commissions|art|illustrations',
      ],
      otherwise: 'price',
    },
  },
  ask: {
    question: 'When did you last raise, and how full are you?',
    chips: ['Never raised', 'Full for weeks', 'Afraid to lose clients'],
  },
  hoursAWeek: 2,
  overview:
    'You find the price you need and the price the market bears, try it on new customers first, tell old ones with two months’ notice in four sentences, and count who stays.',
  approach:
    'At ten per cent more you may lose nearly a tenth of customers and still earn as much with less work. What goes wrong is apologising, explaining costs, and exceptions for the loudest.',
  done: 'The new {offer} is paid by new and old customers, and you know the effect on your income.',
  steps: [
    step(
      'Calculate what an hour of your work really brings',
      'Income minus costs, by all hours including travel, mails and preparation. By customer or product. The lowest fifth is where you begin.',
      ['Take last month’s figures', 'Divide by all hours', 'Mark the lowest fifth'],
      1,
    ),
    step(
      'Look up five competitors and ask three customers',
      'Price, what is in it, waiting time. Ask good customers what they would miss if you stopped: that is what they pay for.',
      ['Note five prices', 'Ask three what they would miss', 'Write what only you do'],
      1,
      { when: { unsaid: drafted } },
    ),
    step(
      'Set three steps: small, normal, full',
      'Keep the normal {offer} ten to twenty per cent above today, a smaller one for tight budgets, a full one with what people asked for. Most take the middle.',
      ['Write three offers', 'Price each', 'Let a stranger choose'],
      1,
      { when: { unsaid: drafted } },
    ),
    step(
      'Quote the new {offer} to the next five new customers',
      'Say the number and stop. Four of five say yes: too low. One of five: look at who asks, not only at the price.',
      ['Practise saying the number', 'Quote five times', 'Count yes and no'],
      1,
      { when: { unsaid: drafted } },
    ),
    step(
      'Count how many may leave before you earn less',
      'With a rise from 9 to 12 a quarter of them can go and you earn the same in fewer hours. Work out your own number and write the names you truly expect to lose; usually it is two. For one or two people you care about keep a quiet old price with an end date, not for all.',
      ['Work out how many may go', 'Write the names you expect to lose', 'Choose at most two exceptions'],
      0.5,
      { when: { said: afraid } },
    ),
    step(
      'Choose the day, the order and the first three to hear it',
      'The text is there, so fix the day in this week. First the customer who will say yes, then the one who matters most, by phone, then all the same day. Ask a friend to sit beside you while you press send.',
      ['Fix the day', 'Ring the first two', 'Send the rest the same day'],
      0.5,
      { when: { said: drafted } },
    ),
    step(
      'Write four sentences to existing customers',
      'Thank you, from 1 March my price is …, what stays, what you can choose (book before, smaller offer). No reasons beyond one. Contracts: check notice and index clauses.',
      ['Check contracts about the {offer}', 'Write the four sentences', 'Read them to a friend'],
      1,
      { when: { unsaid: drafted } },
    ),
    step(
      'Send it with two months’ notice, best customers in person',
      'Ring or tell the top five first. Post a sign or mail for all the same day. Not before a holiday, not after a mistake.',
      ['Tell the top five', 'Send to all', 'Change website and sign'],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Hold the {offer} when people push back',
      'I understand. The price is …. We can make the scope smaller. No discount without taking something away. Wish well to those who go; offer a name.',
      ['Write your three answers', 'Offer a smaller scope', 'Note who goes and why'],
      1,
    ),
    step(
      'Count after two months and set the yearly date',
      'Customers, hours, income, mood. If under five per cent left you may go on. Put a yearly date: same month, small step, no drama.',
      ['Compare income per hour', 'Decide on the next step', 'Put the yearly date into the calendar'],
      1,
    ),
  ],
  suggestions: [
    tip('Put the price on the website', 'Fewer wrong calls.', 'From', 'Range'),
    tip('Drop the worst-paid item', 'Frees hours.', 'Kindly', 'Refer'),
    tip('Charge for travel and rush', 'Often forgotten.', 'List', 'Quote'),
    tip('Offer packages', 'Value over hours.', 'Three', 'Validity'),
    tip('Ask one mentor what they charge', 'Real numbers.', 'Coffee', 'Share yours'),
    tip('Raise with an improvement', 'Easier to say.', 'Faster', 'Warranty'),
    tip('Stop rounding down', 'It adds up.', 'Five minutes', 'Bill'),
    tip('Keep two social places', 'If you want to help.', 'Number', 'Quiet'),
    tip('Say the figure in one breath', 'No question mark.', 'Mirror', 'Pause'),
    tip('Watch the waiting list', 'Three weeks means raise.', 'Monthly', 'Step'),
    tip('Use year-end for notice', 'Budgets are made.', 'October', 'January'),
    tip('Write down results for clients', 'It backs the price.', 'Numbers', 'Quote'),
  ],
};
