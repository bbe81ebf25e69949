import { type Kind, step, tip } from '../kind.ts';

/** Rent is the trouble, or the lease. */
const rent = ['rent/rents/landlord/lease'];

/** Tax or suppliers are owed. */
const owing = [
  'owe/owing/owed/debts/arrears/behind/bailiff/bailiffs/vat/hmrc',
  'tax bill/debt',
  'overdraft',
  'cannot pay',
];

export const turnMyBusinessRound: Kind = {
  id: 'turn-my-business-round',
  category: 'profession',
  name: 'Save my struggling business',
  slots: {
    business: {
      words: [
        'cafe|coffee shop|café',
        'restaurant|takeaway|diner',
        'pub|bar',
        'bakery',
        'salon|hairdresser|barber shop|barbershop',
        'corner shop|convenience store|grocery',
        'bookshop|bookstore',
        'boutique|clothes shop',
        'florist|flower shop',
        'garage|workshop',
        'gym|studio',
        'nursery|daycare',
        'guest house|hotel|b&b',
        'farm shop',
        'shop|store',
        'firm|company|business',
      ],
      otherwise: 'business',
    },
  },
  ask: {
    question: 'How many weeks can you pay rent, wages and suppliers from what is there?',
    chips: ['A few weeks', 'Some months', 'I do not know exactly'],
  },
  hoursAWeek: 6,
  weekly: 'Update the cash page every Monday and ring one person you owe or who owes you',
  overview:
    'You first find out how long the money of the {business} lasts, stop what loses most, and talk to those you owe before they talk to you. Then one quarter of better prices, fewer lines and more from customers you have shows whether it carries itself, with a day on which you decide.',
  approach:
    'Firms die from cash, not from a bad year, so a page of thirteen weeks comes before any idea. Small steps on price, waste and hours work within days; adverts rarely do. What goes wrong is paying whoever shouts loudest, putting in the family’s savings bit by bit, and telling nobody.',
  done: 'For three months in a row more has come in than gone out, you drew a wage, and old debts follow an agreed plan; or you have closed in good order by the day you set.',
  cautions: [
    'When bills can no longer be paid as they fall due, get free or paid insolvency advice at once: from then on special duties apply, and running on may make you personally liable.',
    'Do not pledge your home or borrow from relatives before somebody independent has seen the figures.',
  ],
  steps: [
    step(
      'Write a cash page for the next thirteen weeks',
      'A line for each week: money there, what surely comes in, wages, rent, tax, suppliers, loans, what is left. Take bank statements, not hopes. The first week below nothing is your real date; all else is measured by it.',
      ['Collect three months of statements', 'Fill thirteen lines', 'Mark the first week below nothing'],
      2,
    ),
    step(
      'Stop the three largest leaks this week',
      'Look at waste, hours with no customers, lines nobody buys, contracts, unpaid invoices, own drawings. Close the emptiest half day, stop reordering slow stock and sell it off, ring everybody who owes you.',
      ['List the ten largest costs', 'Stop three', 'Ring those who owe you'],
      5,
    ),
    step(
      'Talk to landlord, bank, tax office and suppliers first',
      'Ring before the due day with two figures: what you can pay now and how much each month. Order: wages and what keeps the doors open, secured loans, tax, then the rest alike. Have every agreement sent by mail. An accountant or free business debt line helps you prepare.',
      ['Put all debts in order', 'Ring the first three with an offer', 'Have it confirmed by mail'],
      5,
      { when: { said: owing } },
    ),
    step(
      'Negotiate the rent of the {business} with figures',
      'Show takings and rent as a share of them; over a tenth to an eighth is heavy for most shops. Offer something: longer lease, monthly payment, a smaller part, a rent that follows takings. Ask at the same time what two other rooms nearby cost, and read the break clause.',
      ['Work out rent as a share of takings', 'Ask the price of two other rooms', 'Meet the landlord with an offer'],
      5,
      { waitDays: 14, when: { said: rent } },
    ),
    step(
      'Work out what each product or hour really leaves',
      'For the twenty best sellers: price, material, minutes, fees. Sort into earns, carries itself, loses. Raise losers by a tenth, make them smaller, or take them off; put the earners where the eye falls first.',
      ['Fill a line for each of twenty', 'Raise or drop the losers', 'Move the earners to the front'],
      6,
    ),
    step(
      'Ask twenty customers why they come and why not more often',
      'Two questions at the till, and a call to ten who no longer come. Listen for hours, price, choice, parking, service. Choose the one thing that was named most and mend it within two weeks.',
      ['Ask two questions for a week', 'Ring ten who stay away', 'Mend the one thing named most'],
      5,
    ),
    step(
      'Win one steady income before new customers',
      'Firms that order weekly, a subscription, gift cards, a regular evening, rooms let by the hour, catering for the school. Ask twenty by name with one clear offer. Ten steady buyers are worth more than a hundred leaflets.',
      ['Choose one steady offer', 'Ask twenty by name', 'Sign the first three'],
      12,
    ),
    step(
      'Look at the figures every Monday with somebody outside',
      'An accountant, a retired trader, the chamber’s adviser: half an hour with cash page, takings, margin, what was done. Somebody else sees what you no longer want to see, and you are not alone with it.',
      ['Choose the person', 'Fix half an hour a week', 'Bring the same page each time'],
      6,
    ),
    step(
      'Decide on the day you set: carry on, shrink, sell or close',
      'Compare the cash page of the first week with today’s. Three months in plus: carry on and build a reserve. If not, look at smaller, sell or close in order, with notice periods, stock and staff planned; that is no disgrace and saves what is left.',
      [
        'Lay both pages side by side',
        'Talk it over with adviser and family',
        'Write down the decision and its first step',
      ],
      4,
    ),
  ],
  suggestions: [
    tip('Pay yourself something fixed', 'Tired owners decide badly.', 'Small', 'Every month'),
    tip('Open one envelope a day', 'Unknown is worse than known.', 'Mornings', 'Write the sum down'),
    tip('Take deposits', 'Money before material.', 'Half', 'On the order'),
    tip('Send invoices the same day', 'Late bills are paid late.', 'Fourteen days', 'Remind on day fifteen'),
    tip('Sell old stock in one weekend', 'Cash is worth more than shelves.', 'One price', 'Photos'),
    tip('Shorten the card', 'Less choice, less waste.', 'Half', 'Best margin'),
    tip('Ask suppliers for thirty days', 'Many agree with good customers.', 'Ring', 'In writing'),
    tip('Tell staff the truth kindly', 'They have ideas and fears.', 'Short', 'What is safe'),
    tip('Compare power and card fees', 'Contracts creep up.', 'Two offers', 'Notice period'),
    tip('Separate the accounts', 'Household and firm blur.', 'Two cards', 'One transfer a month'),
    tip('Sleep and eat', 'The firm needs your head.', 'Closed day', 'Phone off'),
    tip('Know the free help', 'Chambers and charities advise owners.', 'One call', 'Papers ready'),
  ],
};
