import { type Kind, step, tip } from '../kind.ts';
import { debtAdviceHere } from '../local-money.ts';

/** One debt or a part is paid. */
const some = [
  'paid/cleared/finished off? one/two/three/some/half/a_third/the_first of/card/loan/debt/debts/already/so/with/but',
  'paid_off/cleared one/two/three/half/some/the_first/my_first',
  'one/two down',
  'one/two/three of? my/the? loans/debts/cards is/are gone/paid/cleared',
  'down from',
  'already/have/i/we paid_off/cleared/paid',
  'paid_off/cleared my/the/a/our/one/two/half',
  'rid of one/two/three/half/the_first',
  'halfway there/through',
];

/** The list or a payment plan is there. */
const listed = [
  'on a debt_management_plan/dmp/payment_plan/plan',
  'have/made/got a list/spreadsheet',
  'know exactly what/how',
  'stepchange/iva',
];

/** No new borrowing. */
const frozen = [
  'cut_up my/the/all cards/card',
  'stopped using/borrowing',
  'cards are cut_up/frozen',
  'not used my/the/a card/cards since/for',
];

/** Lenders ring, threaten or write to others. */
const pressed = [
  'calls/messages/collectors/agents from/keep/coming/every',
  'calls from them',
  'threaten/threatens/threatening/harass/harassing/shame/shaming',
  'tala/branch/okash/fairmoney/palmcredit/loan_app/loan_apps/lending_app/5-6/loan_shark/moneylender/shylock',
];
/** A plan with a debt adviser runs. */
const managed = [
  'dmp/dmp_is/debt_management_plan agreed/set/running/in_place',
  'payments to_go',
  'called stepchange/mabs/the_adviser',
  'plan agreed',
];
/** The income changed. */
const lessPay = ['overtime ended/stopped', 'hours cut/reduced', 'lost my/the second? job', 'on less'];

export const payOffDebt: Kind = {
  id: 'pay-off-debt',
  category: 'financial',
  name: 'Pay off my debts',
  slots: {
    debt: {
      words: [
        'credit card|credit cards|cards|card debt',
        'overdraft',
        'car loan|car finance|auto loan',
        'payday loan|payday loans',
        'personal loan|bank loan',
        'buy-now-pay-later plan|klarna|afterpay|buy now pay later|instalments',
        'store card|catalogue debt',
        'furniture financing|furniture',
        'tax debt|back taxes|tax office',
        'rent arrears|rent',
        'medical debt|medical bills|hospital bills',
        'family loan|brother lent|parents lent|owe my',
        'consumer debt',
      ],
      otherwise: 'debt',
    },
  },
  ask: {
    question: 'How is it with the payments at the moment?',
    chips: ['I pay, but slowly', 'I only manage the minimums', 'I am behind or get letters'],
  },
  hoursAWeek: 1.5,
  weekly: 'Look at the balances for fifteen minutes and send what is left to the debt in turn',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds', 'loans', 'cards'],
  overview:
    'You will put every debt on one page, stop new ones, save a small cushion, and then send every spare sum to one debt at a time until all are cleared. You see the end of your {debt} in a calendar month, and it comes closer with every payment.',
  approach:
    'Rent, power, food and taxes come first, then the minimum on every debt, then all the rest on one. Start with the highest rate to save most, or with the smallest balance if you need an early success. It usually fails because new purchases go on the card while old ones are being paid.',
  done: 'Every balance on your page is zero, you have the confirmations in writing, and a month of bare costs lies in savings.',
  cautions: [
    'If you are behind with rent, power or taxes, have a court letter or pay one debt with another, speak to a free, non-profit debt adviser now. It is confidential, and they can stop things you cannot.',
    'Be careful with firms that ask for a fee to settle debts or promise to erase them. Read every consolidation loan for its total cost and length before you sign.',
    'If debt makes you think of ending your life, call your emergency number or a crisis line today. Debts can always be arranged.',
  ],
  steps: [
    step(
      'Bring the list of what is still owed up to date',
      'Strike out what is paid. For each of the others: balance of today, rate, minimum, day. Look up the old one too: its file should show settled, and the account should be closed or at zero.',
      [
        'Log in and note today’s balances',
        'Check that the paid one shows as settled',
        'Write the new total of your {debt} where you see it',
      ],
      1,
      { when: { said: [...some, ...listed] } },
    ),
    step(
      'Put every debt on one page',
      'Note whom you owe, how much, at what rate, the minimum and the due date. Open all letters in one sitting; somebody may sit beside you. Mark what is overdue.',
      [
        'Collect the letters and logins for your {debt}',
        'Write one line per debt and add up the total',
        'Mark rent, power and tax in another colour',
      ],
      2,
      {
        when: { unsaid: [...some, ...listed, ...managed] },
        resources: 'Free debt advice, UK: https://www.stepchange.org · United States: https://www.nfcc.org',
      },
    ),
    step(
      'Find out what is really left each month',
      'Income minus bare living costs minus all minimum payments. {total|6,000} over {span|18 months} is {rate} before interest, so that is the sum to look for. If the result is below zero, no plan of your own will work: go to free debt advice with your page.',
      [
        'Add up three months of spending',
        'Work out what is left each month for your {debt}',
        'Book debt advice if it is negative',
      ],
      2,
    ),
    step(
      'Stop new borrowing and save a small cushion',
      'Take cards out of the wallet, delete stored numbers in shops and limit the overdraft. Put aside about one month’s bare costs, or two weeks’ if interest is very high, so that a repair does not become new debt.',
      ['Delete stored cards in three shops', 'Move cushion money to another account', 'Pay minimums by direct debit'],
      3,
      { when: { unsaid: frozen } },
    ),
    step(
      'Fill a cushion so that the cards stay away',
      'You borrow no more, so what is missing is money for the next surprise. Put aside one month of bare costs in small steps beside the payments; with interest above 25 per cent two weeks’ worth is enough at first.',
      ['Add up one bare month', 'Open a pot that is not on the phone', 'Send a tenth of the debt payment there'],
      1.5,
      { when: { said: frozen } },
    ),
    step(
      'Stop the calls and let an adviser say who is paid first',
      'Rent, food, power and tax come first. Ask for messages only, and promise no sum before an adviser has seen it. Save threats and take them to police and debt advice today. Check whether the lender is licensed. Revoke the app’s access to contacts and photos, and roll no loan over.',
      ['Ring free debt advice today', 'Take away the app’s access', 'List fee and cost a day'],
      1.5,
      { when: { said: pressed } },
    ),
    step(
      'Protect the plan you agreed for its last payments',
      'Standing order the day after payday, one payment in reserve, and a note to the adviser before a bad month, not after. Tell them about any change of pay. Write the number of payments left on the door and cross them off.',
      ['Set the standing order', 'Save one payment in reserve', 'Hang up the payments to cross off'],
      0.7,
      { when: { said: managed } },
    ),
    step(
      'Work out the new month without the pay that ended',
      'Income now, minus bare costs, minus minimums. What is left goes to one debt; if it is less, the end moves and the order stays. Ask for a lower rate before you miss a payment.',
      ['Write the new month', 'Move the end date on the page', 'Ask for a lower rate'],
      1,
      { when: { said: lessPay } },
    ),
    step(
      'Ask each lender for better terms',
      'Ask for a lower rate, a payment pause, no late fees or a fixed plan. Call before you miss a payment, say what you can pay, and ask for the answer in writing.',
      [
        'Write down three sentences for the call',
        'Call about your {debt} first',
        'Note name, date and answer of every call',
      ],
      3,
      { local: debtAdviceHere, waitDays: 10 },
    ),
    step(
      'Choose your order and set up the extra payment',
      'Highest rate first costs least; smallest first gives the first success. Pay the same total each month: when one debt is gone, its payment moves on to the next.',
      [
        'Number the debts one to last',
        'Set up the extra payment for the day after payday',
        'Write down the month in which each one ends',
      ],
      1.5,
      { when: { unsaid: some }, waitDays: 14, measured: 'Clear the first {20%} in a fixed order' },
    ),
    step(
      'Send the payment of the cleared debt to the next one',
      'The money that went to the paid one now goes on top of the next minimum, on the same day of the month. If it melts into daily life, the second debt takes as long as the first. Highest rate first costs least.',
      [
        'Choose the next one by rate',
        'Set the higher payment for the day after payday',
        'Write the month in which it ends',
      ],
      1,
      { waitDays: 14, when: { said: some } },
    ),
    step(
      'Free another sum by cutting two regular costs',
      'Insurance, phone, car, subscriptions: two calls can raise the payment for your {debt} every month. Leave a small sum for pleasure, or you will give up.',
      ['Compare offers for the two largest contracts', 'Raise the standing order by what you save'],
      4,
      { waitDays: 120, measured: 'Reach {50%} cleared with lower bills' },
    ),
    step(
      'Use one-off money for a larger payment',
      'Use a tax refund, bonus, overtime or things you sell. Check whether there is a fee for early repayment, and tell the lender that it is meant to reduce the balance of your {debt}.',
      ['List three sources for the next six months', 'Send the first sum to the debt in turn'],
      5,
      { waitDays: 240, measured: 'Reach {75%} cleared', when: { weeksFrom: 10 } },
    ),
    step(
      'Pay the last balance and get it in writing',
      'Ask for the exact final sum of your {debt}, pay it, and keep the confirmation. It is done when every balance is zero and your credit record shows it after two months. Let the same monthly sum go into savings.',
      ['Request the settlement figure', 'File the confirmations', 'Redirect the standing order to savings'],
      2,
      { measured: 'Pay the last of {total} and get it in writing' },
    ),
  ],
  suggestions: [
    tip(
      'Open letters once a week',
      'A fixed hour is easier than dread all week.',
      'Same day, same table',
      'Something pleasant afterwards',
    ),
    tip(
      'Tell one person the total',
      'Keeping it secret makes it harder.',
      'Choose someone calm',
      'A short message every payday',
    ),
    tip('Pay on payday', 'What has gone cannot be spent.', 'Automatic transfer', 'Also on bonus days'),
    tip('Round every payment up', 'Small extras shorten the plan.', 'Up to the next full fifty', 'Set it once'),
    tip('Colour in a chart', 'You see progress that figures hide.', 'Draw fifty boxes', 'One for each fiftieth paid'),
    tip('Leave the card at home', 'Paying cash makes the sum visible.', 'A week’s money on Monday', 'Card in a drawer'),
    tip(
      'Check for old mistakes',
      'Claims can be wrong, paid or too old.',
      'Ask for proof in writing',
      'Ask an adviser before you pay',
    ),
    tip(
      'Keep some fun money',
      'A plan without any pleasure breaks.',
      'A small weekly sum',
      'No need to account for it',
    ),
    tip(
      'Save for yearly bills',
      'They are what sends people back to the card.',
      'Car, gifts, insurance',
      'A twelfth each month',
    ),
    tip(
      'Ask for more hours or a rise',
      'Income shortens debt faster than coffee does.',
      'One extra shift a month',
      'All of it to the debt',
    ),
    tip(
      'Do not lend or guarantee now',
      'You might have to pay for two.',
      'Say: not until I am clear',
      'Offer help with time',
    ),
    tip(
      'Celebrate each cleared account',
      'It helps you stay with the plan.',
      'Something that costs little',
      'Cross it out with others',
    ),
    tip(
      'Unsubscribe from shop mail',
      'Offers make you buy what you did not miss.',
      'Ten minutes, one evening',
      'Delete two shopping apps',
    ),
  ],
};
