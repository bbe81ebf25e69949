import { type Kind, step, tip } from '../kind.ts';
import { debtAdviceHere } from '../local-money.ts';

/** One card or a part is paid. */
const some = [
  'paid/cleared/finished off? one/two/half/some/a_third/the_first of/card/already/so/with/but',
  'paid_off/cleared one/two/half/some/the_first/my_first',
  'one/two down',
  'one/two/three of? my/the? loans/debts/cards is/are gone/paid/cleared',
  'down from',
  'already/have/i/we paid_off/cleared/paid',
  'paid_off/cleared my/the/a/our/one/two/half',
];

/** The balance stands at nought per cent. */
const moved = [
  '0_percent/zero_percent/interest-free/interest_free deal/until/period/ends',
  'transferred/moved the/my/all? balance',
  'transferred/moved it to',
  'on a/an 0_percent/zero/interest-free/interest_free',
  'balance transfer is? done',
];

/** The card is out of use. */
const shut = [
  'cut_up my/the/all/it card/cards',
  'stopped using',
  'card/cards is/are cut_up/frozen/locked',
  'not used it/my/the since/for/card/cards',
];

export const clearCreditCard: Kind = {
  id: 'clear-credit-card',
  category: 'financial',
  name: 'Clear my credit cards',
  slots: {
    card: {
      words: [
        'store card|store cards|shop card|catalogue',
        'Visa card|visa',
        'Mastercard',
        'American Express card|amex',
        'Klarna account|klarna|afterpay|clearpay|buy now pay later',
        'credit cards|cards',
        'credit card|card',
      ],
      otherwise: 'credit card',
    },
  },
  ask: {
    question: 'Can you pay more than the minimum at the moment?',
    chips: ['Yes, a little more', 'Only the minimum', 'Not even the minimum'],
  },
  hoursAWeek: 1,
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds', 'cards'],
  overview:
    'You will stop new spending on your {card}, find out what it costs you a month, move the balance to a lower rate if you can get one, and pay a fixed sum that clears it by a known month.',
  approach:
    'The minimum payment falls with the balance, which is why a card is never done. A fixed sum that stays the same is the whole secret; a transfer to a zero or low rate lets all of it go to the balance. It usually fails because the cleared card is used again.',
  done: 'Every card balance is zero, a direct debit pays each new bill in full, and the next statement shows no interest.',
  cautions: [
    'See a free debt adviser now if you cannot pay the minimum, pay one card with another, or draw cash on a card. They can often have interest stopped.',
    'A transfer card has a fee of about three per cent and an end date. It helps only if nothing new goes on it and the balance is cleared before that date.',
  ],
  steps: [
    step(
      'Write down what is left on each card today',
      'Balance, rate, minimum and day for each one that is still open. Check that the paid one shows zero for two statements, because interest of the last days comes later.',
      ['Note today’s balance of each {card}', 'Look at two statements of the paid one', 'Write the new total'],
      0.7,
      { when: { said: some } },
    ),
    step(
      'Read three figures off the statement of your {card}',
      'Balance, yearly rate and last month’s interest: that interest is what doing nothing costs you each month. With several cards make a table, one line each, the dearest rate on top.',
      [
        'Open the latest statement of your {card}',
        'Write balance, rate, interest and minimum on one line',
        'Do the same for each further card and add up',
      ],
      1,
      { when: { unsaid: some } },
    ),
    step(
      'Take the {card} out of reach',
      'Delete stored card numbers in shops, phone and browser, and move regular payments to your current account. Put the plastic away at home. Do not close the account while a balance is on it.',
      [
        'Delete the number in five shops and the phone',
        'Move regular payments to the bank account',
        'Put the {card} in a drawer or freeze it in the app',
      ],
      1.5,
      { when: { unsaid: shut } },
    ),
    step(
      'Keep shops and phone free of card numbers',
      'The card lies still; now make sure nothing finds it. Delete numbers from shops and wallets, refuse raised limits, and ask the provider to lower the limit to the balance.',
      ['Delete saved numbers in the five shops you use most', 'Ask for a lower limit', 'Switch off offers by mail'],
      0.7,
      { when: { said: shut } },
    ),
    step(
      'Set a fixed payment instead of the minimum',
      '{total|3,000} over {span|18 months} is {rate} before interest. At 24 per cent a year the first month’s interest is {2%|60}, so set the payment about {1%|30} higher. With several cards pay the minimum on all and everything else on the one with the highest rate.',
      [
        'Work out what is left each month',
        'Try three sums in a card calculator',
        'Set the payment for the day after payday',
      ],
      1.5,
      {
        local: debtAdviceHere,
        resources: 'Free help with debts, UK: https://www.stepchange.org · United States: https://www.nfcc.org',
      },
    ),
    step(
      'Move the freed payment to the next card this month',
      'What you paid on the cleared one goes on top of the next minimum, from the next payday. Highest rate first; with rates alike, the smaller balance first for the sake of the second success.',
      ['Choose the next {card} by its rate', 'Raise the payment for the day after payday', 'Write the month of zero'],
      0.7,
      { when: { said: some } },
    ),
    step(
      'Check the offers for a balance transfer',
      'Use an eligibility check that leaves no mark on your record. Compare the fee, the months at zero, and the rate afterwards. If no card takes you, ask your bank or a credit union for a loan at a lower rate with a fixed end.',
      [
        'Run two soft-search eligibility checks',
        'Work out fee against the interest saved',
        'Divide the balance by the months at zero',
      ],
      2,
      { when: { unsaid: moved }, waitDays: 3 },
    ),
    step(
      'Move the balance, or ask for a lower rate',
      'Ask for the transfer at once when the new card opens, usually within 60 days, and set the direct debit that clears it in time. Without a transfer, call your own provider: ask for a lower rate or a repayment plan.',
      [
        'Apply for one card or loan only',
        'Transfer the balance of your {card}',
        'Note the last day of the low rate in the calendar',
      ],
      2,
      { when: { unsaid: moved }, waitDays: 14 },
    ),
    step(
      'Divide the balance by the months at nought per cent',
      'That is the payment which makes you free before interest returns. Set it as a fixed debit, spend nothing on this {card}, and never pay late: one missed day often ends the low rate.',
      [
        'Write down the last month at nought',
        'Set the fixed debit',
        'Put a warning three months before into the calendar',
      ],
      0.7,
      { waitDays: 7, when: { said: moved } },
    ),
    step(
      'Plan now what happens when the low rate ends',
      'Two months before the end look at the remaining balance: clear it from savings, raise the payment, or look for a second transfer with a soft check. The fee of three per cent is cheaper than one dear quarter.',
      [
        'Put the date two months before into the calendar',
        'Compare fee and interest then',
        'Decide: clear, raise or move',
      ],
      0.7,
      { when: { said: moved } },
    ),
    step(
      'Cut two costs and send the difference to the {card}',
      'Subscriptions, insurance, takeaways: choose the two that you would miss least, and raise the fixed payment by what they cost. Payments during the month lower the interest too, as it is counted daily.',
      ['Choose two costs to cut', 'Raise the payment by exactly that sum', 'Send small leftovers every Friday'],
      3,
      { waitDays: 120, measured: 'Pay down the first {25%}' },
    ),
    step(
      'Build a small reserve so the card stays at zero',
      'A burst tyre is what puts people back on the card. Put a few hundred aside in another account, slowly, while the payment runs on.',
      ['Open a savings pot for repairs', 'Send a tenth of the card payment there'],
      1,
      { waitDays: 240, measured: 'Reach {60%} paid down with a reserve beside it', when: { weeksFrom: 10 } },
    ),
    step(
      'Clear the last balance and choose what stays open',
      'Interest of the last days comes one month later, so look at two statements. Keep one card with a direct debit for the full bill, and close those that tempt you.',
      [
        'Pay the remaining balance',
        'Check the next statement for trailing interest',
        'Set the full bill to be paid automatically',
      ],
      1,
      { waitDays: 30, measured: 'Clear the last of {total}' },
    ),
  ],
  suggestions: [
    tip('Pay the card on payday', 'What has gone cannot be spent.', 'Same morning', 'Fixed sum'),
    tip(
      'Turn off contactless and saved cards',
      'Friction saves more than willpower.',
      'Browser, phone, food apps',
      'One sitting',
    ),
    tip(
      'Clear the smallest card first',
      'If you have several, one quick success helps.',
      'Only if rates are similar',
      'Cut it up on camera',
    ),
    tip('Ask for a lower limit', 'You cannot owe what you cannot spend.', 'In the app', 'After each large payment'),
    tip(
      'Say no to payment holidays',
      'Interest goes on while you rest.',
      'Unless you would miss the rent',
      'Ask what it costs',
    ),
    tip(
      'Use a debit card for the weekly money',
      'You see when it is empty.',
      'Transfer every Monday',
      'Food and fun together',
    ),
    tip(
      'Look up past charges',
      'Late fees are sometimes taken back when you ask.',
      'One polite call',
      'First mistake in a year',
    ),
    tip('Write the date of zero on the card', 'You see it when you reach for it.', 'A strip of tape', 'Month only'),
    tip(
      'Check your credit record afterwards',
      'It should show the zero after a month or two.',
      'Free report',
      'Correct mistakes',
    ),
    tip(
      'Wait 48 hours before you buy on credit',
      'Most wishes are gone by then.',
      'A list on the phone',
      'Look at it on Sunday',
    ),
    tip('Sell one thing a week', 'Send the money on the same day.', 'Start with electronics', 'Even twenty helps'),
    tip('Tell one person your balance', 'A secret sum grows.', 'Somebody calm', 'Send them each statement'),
  ],
};
