import { type Kind, step, tip } from '../kind.ts';

/** A part is there. */
const begun = [
  'saved/put_by/have/got _ _? already/so_far/of/now/aside',
  '_ saved already/so_far/but/and/now',
  'half/halfway way? there',
  'already/have saved/put',
];

/** A place is promised or seen. */
const placeFound = [
  'found/seen a/the/my shop/stall/kiosk/place/room/space/unit/chair',
  'landlord/owner wants/asks/is_asking/says/said',
  'shop/stall/kiosk/unit/space is? free/empty/vacant/available',
  'key_money/goodwill/advance',
];

/** They ask whether to borrow. */
const borrows = ['loan/borrow/borrowing/lend/microfinance/sacco/credit/finance/financing'];

/** Sales bring the money in. */
const sells = [
  'sell/selling at/from/on/in _? market/home/road/roadside/street/whatsapp/instagram/facebook',
  'customers/clients already',
  'from my/the kitchen/house/home/room/car/boot',
  'hawk/hawking/vendor',
];

export const startingMoney: Kind = {
  id: 'starting-money',
  category: 'financial',
  name: 'Save the starting money for my own shop or trade',
  slots: {
    trade: {
      words: [
        'salon|hair salon|barber shop|barbershop',
        'tailoring shop|tailor shop|tailoring',
        'food stall|chop bar|eatery|restaurant|cafe|café',
        'bakery',
        'phone repair shop|phone shop|repair shop',
        'provision shop|provisions shop|grocery|sari-sari store|kirana|spaza shop|mini mart',
        'boutique|clothes shop|clothing shop',
        'workshop|garage|carpentry',
        'beauty studio|nail studio|nail bar',
        'pharmacy|chemist',
        'butchery|butcher shop',
        'kiosk|stall',
        'laundry|car wash',
        'tattoo studio|photo studio|studio',
        'shop|store',
        'business',
      ],
      otherwise: 'shop',
    },
  },
  ask: {
    question: 'What must be paid before the first customer, and how much of it do you have?',
    chips: ['I have nothing yet', 'About a half', 'The place is found, money is missing'],
  },
  hoursAWeek: 2,
  weekly: 'Put this week’s share into the pot and write down what is still missing',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will write down everything that must be paid before your {trade} opens: rent in advance, deposit, licence, tools, first stock and three months of reserve. It becomes one sum, divided by the paydays or weeks, and earned partly by selling small before you rent.',
  approach:
    'Rent and deposit are only a part: many open with empty shelves because stock and reserve were forgotten. Selling the same thing small and early brings money and proof. What usually goes wrong is a lease signed too early, and savings that are lent or eaten.',
  done: 'The whole sum lies in its own account, three months of costs included, and you can sign the lease without a loan or with one that your sales can carry.',
  cautions: [
    'Sign no lease and pay no key money before you have seen who owns the place and what licence the trade needs. Pay against a receipt, never in the street.',
    'If you borrow, ask for the total to be paid back and what is taken if you miss two parts. Do not pledge the home of your family.',
  ],
  steps: [
    step(
      'Write one list of all that is paid before opening',
      'Rent in advance, deposit, agent, licence, sign, tools, shelves, first stock, transport, first month of power, and three months of reserve. Ask two owners in your trade what they forgot. {total|3,000} might be {40%|1,200} for rent and deposit, {30%|900} for tools and stock, and the rest as reserve.',
      ['Ask two owners what they forgot', 'Write a real price beside each line', 'Add it up to one sum'],
      1.5,
    ),
    step(
      'Divide what is missing by paydays or weeks',
      '{total|3,000} over {span|12 months} is {rate}. Take off what is there first. If it is more than you can put by in a poor month, choose: smaller place, shared place, used tools, or three months later.',
      ['Take off what is there', 'Divide the rest by paydays or weeks', 'Choose what becomes smaller'],
      0.5,
      { when: { unsaid: begun } },
    ),
    step(
      'Write what is there, what is missing, and the weeks left',
      'Three figures on one line. The rest divided by the weeks shows the share; {total|1,500} over {span|6 months} is {rate}. Check that rent, deposit, stock and reserve are all in the aim, since most lists end at the rent.',
      ['Count what is there', 'Check the list for stock and reserve', 'Write the share of a week'],
      0.5,
      { when: { said: begun } },
    ),
    step(
      'Ask the owner of the place for terms in writing',
      'Rent, months in advance, deposit, what is repaired, from which day, how long it is held for you. Offer a small holding sum against a receipt and ask for two parts. Look at the place at two hours and count who walks by.',
      ['Count passers-by at two hours', 'Ask for two parts in writing', 'See the papers of the owner'],
      1.5,
      { when: { said: placeFound } },
    ),
    step(
      'Open a pot that only the {trade} may touch',
      'An account or wallet without a card, a cooperative or a savings club with written rules. The share goes in on payday, or every evening after selling. Tell one person how much is there, and lend none of it.',
      ['Open it in your own name', 'Put in the first share today', 'Write who may know the sum'],
      1,
      { waitDays: 7, measured: 'Put the first {20%} into a pot of its own' },
    ),
    step(
      'Sell small before you rent anything',
      'A table at the market, orders by phone, a rented chair, a shelf in another shop. Ten paying customers show the price and what sells. Half of the profit goes into the pot, the other half into stock.',
      ['Choose the smallest way to sell', 'Win ten paying customers', 'Move half of the profit each week'],
      8,
      { waitDays: 30, measured: 'Reach {50%} with what you sell small', when: { unsaid: sells } },
    ),
    step(
      'Keep a daily book and pay yourself a fixed wage',
      'You sell already, so the book decides: in, out, left, every evening. A fixed small wage for you, the cost of new stock apart, and the rest into the pot. After four weeks drop what brings least.',
      ['Begin the book tonight', 'Fix your wage', 'Drop what brings least after four weeks'],
      4,
      { waitDays: 28, measured: 'Reach {50%} from your own sales', when: { said: sells } },
    ),
    step(
      'Compare a loan with three more months of saving',
      'Ask for the total to be paid back, all fees, the day of the first part, and what happens after two missed ones. It should take less than a third of what a normal week leaves. Start-up funds and cooperatives often lend tools or half of the sum.',
      [
        'Ask two lenders for the total',
        'Compare with three more months',
        'Ask the town or chamber about start-up funds',
      ],
      1.5,
      { when: { said: borrows } },
    ),
    step(
      'Buy tools and shelves used, one after the other',
      'Ask shops that close, auctions and older masters. Buy what earns first: the machine before the sign. Test it with your own material and keep the receipt; it counts as an asset if you borrow later.',
      ['List tools by what earns first', 'Ask three shops that close', 'Test before you pay'],
      3,
      { measured: 'Reach {75%}, the first tools bought' },
    ),
    step(
      'Get licence and papers ready while the pot fills',
      'Name, tax number, permit of the town, health or fire certificate where the trade needs it. Each has a fee and weeks of waiting, so ask now and hand it in when three quarters are saved.',
      ['Ask the town which papers it needs', 'Write fee and waiting time', 'Hand in what has no rent in it'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Sign the lease only when the reserve is there too',
      'Pay rent and deposit by transfer or against a receipt with name and stamp, photograph the rooms, and read how you get out. Three months of costs stay in the pot. Then set the day of opening.',
      ['Read how you get out of the lease', 'Pay against a receipt', 'Set the day of opening'],
      2,
      { measured: 'Have all {total} and sign with the reserve whole' },
    ),
  ],
  suggestions: [
    tip(
      'Share a place for the first year',
      'Half a rent halves the risk.',
      'Another trade with the same customers',
      'Write who opens',
    ),
    tip(
      'Rent a chair or a shelf first',
      'It shows whether people come for you.',
      'By the week',
      'Count your customers',
    ),
    tip('Ask for tools instead of gifts', 'Family likes to give what stays.', 'Share the list', 'One tool each'),
    tip('Take deposits for orders', 'A third in advance pays for material.', 'Receipt for each', 'Deliver on the day'),
    tip(
      'Count the passers-by',
      'Three hours say more than an agent.',
      'Monday, Friday, Saturday',
      'Who stops next door?',
    ),
    tip('Keep stock money holy', 'Who eats it closes in the third month.', 'Own envelope', 'Refill before your wage'),
    tip(
      'Ask the chamber or town',
      'Some give starter grants or cheap stalls.',
      'Youth, women, returnees',
      'Ask for the form',
    ),
    tip(
      'Buy the first stock in small lots',
      'What does not sell is lost money.',
      'Ten kinds, three of each',
      'Reorder what goes',
    ),
    tip(
      'Write to the owner of an empty place',
      'A half-year on trial is often possible.',
      'Rent that rises',
      'Repairs against rent',
    ),
    tip('Save on the day you sell', 'Tomorrow it is something else.', 'Before food and airtime', 'Same hour'),
    tip(
      'Tell customers the opening month',
      'Promises bring the first fifty people.',
      'List of phone numbers',
      'Photo each week',
    ),
    tip('Insure the tools from day one', 'One theft can end it.', 'Ask for the price now', 'Photograph serial numbers'),
  ],
};
