import { type Kind, step, tip } from '../kind.ts';

const begun = [
  'put/putting away/aside _ a/each/every',
  'one third/half saved',
  '_ still missing/left',
  'got _ in the bank',
  'still missing',
];
const smallPay = ['tips/harvest/freelance/seasonal/irregular/catch/market/commission'];
const yearly = ['every january/year/term/february/march/august/autumn', 'same week', 'never ready', 'act surprised'];

export const moneyForABill: Kind = {
  id: 'money-for-a-bill',
  category: 'financial',
  name: 'Have the money ready for a bill on its day',
  slots: {
    bill: {
      words: [
        'school fees|school fee|tuition|term fees',
        'exam fee|exam fees|registration fee|registration',
        'rent',
        'car insurance|insurance',
        'property tax|council tax|road tax|tax bill',
        'premium',
        'ground rent|service charge',
        'heating oil|firewood',
        'hospital bill|medical bill',
        'licence fee|permit fee',
      ],
      otherwise: 'bill',
    },
  },
  ask: {
    question: 'How does money come in, and how much of the sum is there today?',
    chips: ['A little each day', 'A wage once a month', 'Irregularly, with the season'],
  },
  hoursAWeek: 1,
  weekly: 'Put this week’s share for the {bill} away on the day the money comes',
  measures: [
    '€',
    '$',
    '£',
    'CHF',
    'money',
    'euros',
    'dollars',
    'pounds',
    'shillings',
    'rupees',
    'naira',
    'pesos',
    'rand',
  ],
  overview:
    'You learn the exact sum of the {bill} and the last day, work out the share for each week or market day, and keep it where you cannot spend it. You also ask early for parts, so that a bad week does not cost you the day.',
  approach:
    'Put the share away on the day the money comes, after food and the way to work, and live on the rest. Ask for instalments weeks before the day: almost every office says yes early and few say yes late. It goes wrong where the money lies in the same purse as food and transport.',
  done: 'You have paid the {bill} by the last day, the receipt is in a folder, and the first share for the next one is put away.',
  cautions: [
    'Do not borrow from a lender who asks for a fee in advance, your card or your ID, or who takes interest by the week. Ask the office for time first.',
  ],
  steps: [
    step(
      'Get the exact sum of the {bill} and the last day',
      'Ask for it in writing: what must be paid on the day, what may follow later, what happens after a day too late, and what is left out, such as uniform, books or fees for paying.',
      ['Ask for the written bill', 'Mark the last day and a day one week before it', 'List what comes on top'],
      1,
    ),
    step(
      'Count what is there and work out the share a week',
      '{total|900} over {span|3 months} is {rate}. Take what you have from the sum, and divide the rest by the weeks until one week before the day. Where money comes by the day, divide by the days you work.',
      ['Count the money that is there', 'Divide the rest by weeks or working days', 'Write the share on the door'],
      0.5,
    ),
    step(
      'Put a fifth of every payment away the evening it comes',
      'With uneven money a share holds better than a fixed sum. Count the missing sum and the working days until a week before: 480 on 24 days are 20 a day. On a strong day put double, so that a poor one may be empty.',
      ['Count missing sum and working days', 'Move the first share this evening', 'Mark strong and poor days'],
      0.5,
      { when: { said: smallPay } },
    ),
    step(
      'Open a place for the {bill} that you cannot touch',
      'A savings account without a card, a locked wallet on the phone, a savings group, or a box that somebody you trust keeps. Choose one that opens shortly before the day.',
      ['Compare two places and their fees', 'Put in the first sum today', 'Tell one person what it is for'],
      1,
      { when: { unsaid: begun } },
    ),
    step(
      'List every yearly bill with its month and share',
      'Tax, insurance, fees, heating, inspection: sum and month of each. Add them up and divide by twelve: this one transfer on payday ends the surprise. Until the first one is paid, that one goes first.',
      ['List bills and months', 'Divide the total by twelve', 'Set the transfer'],
      0.7,
      { when: { said: yearly } },
    ),
    step(
      'Close the gap with one sum before the last fortnight',
      'Missing sum minus what your shares still bring is the gap. One thing sold, one shift, one debt collected, or one bill moved by a month: choose today, and do it this week.',
      ['Reckon the gap', 'Choose one of the four', 'Do it this week'],
      2,
      { when: { said: begun } },
    ),
    step(
      'Ask now whether you may pay in parts',
      'Go to the office, the bursar or the insurer with a written proposal: this much now, this much on these two days. Ask for a stamp or an answer in writing.',
      ['Write the proposal in four lines', 'Hand it in and ask for an answer in writing', 'Note the agreed days'],
      1.5,
      { waitDays: 5 },
    ),
    step(
      'Look for help that is meant for the {bill}',
      'Bursary, fund of the school, county, parish, employer or union, hardship fund, discount for paying early or for brothers and sisters. Each has a form and a day.',
      [
        'Ask the office which help exists',
        'Fill in one form',
        'Ask your employer for a small advance without interest',
      ],
      2,
      { waitDays: 7 },
    ),
    step(
      'Put the share away each time money comes',
      'After food and the way to work, and before airtime and everything else. Cross off each share on a list on the wall, and make up a missed one within two weeks.',
      ['Draw a box for each share', 'Put it away the same day', 'Make up what was missed'],
      2,
      { measured: 'Reach {60%} of {total}' },
    ),
    step(
      'Bring in one extra sum for the gap',
      'Sell what you no longer use, take two extra shifts or market days, or collect what others owe you. All of it goes to the {bill} at once.',
      ['Write down three ways with their sums', 'Do the surest one first', 'Put all of it away the same day'],
      4,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Pay the {bill} some days early and begin the next',
      'Pay by a way that leaves a trace, with the right reference. Keep the receipt, photograph it, and put the first share of the next one away on the following payday.',
      [
        'Check account and reference by a call',
        'Pay and photograph the receipt',
        'Put the first share for the next one away',
      ],
      1,
      { measured: 'Pay all of {total} and keep the receipt' },
    ),
  ],
  suggestions: [
    tip('Pay a part ahead each month', 'What is paid cannot be spent.', 'Ask for a receipt', 'Keep a list'),
    tip('Write the day on the calendar now', 'A bill that is known is half paid.', 'One week early', 'In red'),
    tip('Join a savings group for it', 'Others wait for your share.', 'Choose your turn', 'Ask for the rules'),
    tip('Split the year into twelve parts', 'Yearly bills come every year.', 'Own pot', 'On payday'),
    tip('Ask for a cheaper offer first', 'Some bills fall by a fifth.', 'Two other offers', 'Before it renews'),
    tip('Buy used books and uniform', 'It leaves more for the fee.', 'Ask older pupils', 'In the holidays'),
    tip('Keep coins in a tin that is sealed', 'Small sums become a large one.', 'Count monthly', 'Bank it'),
    tip('Tell the family the number', 'Then nobody asks for that money.', 'On the wall', 'Children too'),
    tip('Save more in the good season', 'Harvest and holidays carry the rest.', 'Double share', 'Straight away'),
    tip('Ask relatives for one part each', 'A clear small sum is easier to give.', 'Name the day', 'Thank them'),
    tip('Keep all receipts in one folder', 'Offices lose payments.', 'Photo too', 'By year'),
    tip('Plan the two hardest weeks', 'January and before harvest are known.', 'Stock food', 'Smaller share'),
  ],
};
