import { type Kind, step, tip } from '../kind.ts';

export const cancelSubscriptions: Kind = {
  id: 'cancel-subscriptions',
  category: 'financial',
  name: 'Cancel the subscriptions I do not use',
  slots: {
    sub: {
      words: [
        'gym membership|gym|fitness contract|fitness studio',
        'streaming services|streaming|netflix|disney|spotify|prime',
        'magazine subscriptions|magazine|magazines|newspaper',
        'app subscriptions|apps|app store',
        'phone contract|mobile contract|sim',
        'meal box|meal boxes|hello fresh|veg box',
        'software subscriptions|adobe|software|cloud storage',
        'club memberships|club',
        'insurance on the phone|gadget insurance',
        'dating apps|dating app',
        'gaming subscriptions|game pass|playstation plus',
      ],
      otherwise: 'subscriptions',
    },
  },
  ask: {
    question: 'Which ones weigh most?',
    chips: ['Streaming and apps', 'Gym and contracts with a term', 'I have lost track of them'],
  },
  hoursAWeek: 1,
  measures: ['subscriptions', 'contracts'],
  overview:
    'You will find every subscription in the bank, the app stores and the mailbox, decide on each in one sitting, cancel in a way that counts, and see the money stay in your account next month.',
  approach:
    'The search takes an hour and pays for the year. Cancel at once when you decide: most go on until the end of the paid time anyway. It goes wrong when only the app is deleted, when the notice period is missed, or when a payment is stopped at the bank while the contract runs on.',
  done: 'Only the subscriptions you chose leave your account, and you hold a confirmation for each that has ended.',
  cautions: [
    'Stopping the direct debit does not end a contract with a fixed term: cancel in writing first, or it may go to collection.',
  ],
  steps: [
    step(
      'Search three months of payments for subscriptions',
      'Go through bank, card and PayPal statements line by line and mark everything that repeats. Yearly ones hide: look for the same month a year ago too.',
      [
        'Open the last three statements',
        'Mark your {sub} and all else that repeats',
        'Write name, price and day of payment in a list',
      ],
      1,
    ),
    step(
      'Look in the app stores, mailbox and phone bill',
      'Phones list subscriptions under your account name in the settings. Search your mail for: renewal, trial, your plan, receipt. Check the phone bill for third-party services.',
      [
        'Open the list of subscriptions on the phone',
        'Search the mailbox for renewal and trial',
        'Add what you find to the list',
      ],
      0.75,
    ),
    step(
      'Sort the list into keep, pause, share and end',
      'For each write when you last used it. Not in the last month means end. For {sub} count the price of one real use; that figure usually decides.',
      [
        'Note the last use beside each line',
        'Work out the price of one use of your {sub}',
        'Mark keep, pause, share or end',
      ],
      0.75,
    ),
    step(
      'Cancel all those without a term in one sitting',
      'Log in, find the account or billing page, and click through to the confirmation. Say no to offers. In the app stores cancel there, as deleting the app ends nothing.',
      ['Start with the dearest of your {sub}', 'Save a screenshot of each confirmation', 'Note the last day of use'],
      1.5,
      { measured: 'Cancel the first {50%}' },
    ),
    step(
      'Give written notice for contracts with a term',
      'Gyms, phones and clubs have notice periods, often of one month. Write name, contract number, date, and: I cancel at the next possible date, please confirm. Moving away or illness may allow an earlier end; new rules often allow monthly notice after the first term.',
      [
        'Look up term and notice for your {sub}',
        'Send the notice with proof of delivery',
        'Put the end date in the calendar',
      ],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Get money back for what was charged unfairly',
      'Ask for a refund of a trial that renewed without warning, charges after your notice, or a service you never used. Write to support first; for card payments the bank can reverse a charge after a refusal.',
      ['Write one polite message per charge', 'Ask the app store for a refund', 'Ask the bank about a chargeback'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Chase those that have not confirmed',
      'Two weeks after the notice, write again with the first mail attached. If they charge once more, dispute the payment with your bank and tell the consumer office.',
      [
        'Check all your {sub} for a confirmation',
        'Send one reminder with a date',
        'Block the payment after the end date',
      ],
      1,
      { waitDays: 14 },
    ),
    step(
      'Check next month’s statement and guard the list',
      'Every line that should be gone is gone, and the sum is what you planned. Keep the list with renewal dates, and set a reminder three days before each trial ends. Send the freed sum to savings.',
      ['Compare the statement with your list', 'Set reminders for renewals', 'Set a transfer over the saved sum'],
      0.75,
      { measured: 'See all {total} gone from your statement' },
    ),
  ],
  suggestions: [
    tip('Use one card for subscriptions only', 'You see them all on one page.', 'A virtual card', 'Low limit'),
    tip(
      'Rotate streaming services',
      'One at a time, for a month each.',
      'Watch list per service',
      'Cancel on the first day',
    ),
    tip(
      'Ask the library',
      'Many lend films, magazines and audiobooks in an app.',
      'Card number in hand',
      'Try it before you cancel',
    ),
    tip('Share a family plan', 'It halves the price within the rules.', 'Same household', 'Split by standing order'),
    tip(
      'Cancel trials on the first day',
      'They usually run on until the end.',
      'Set no reminder to forget',
      'Screenshot',
    ),
    tip(
      'Pay yearly only for what you love',
      'A discount on waste is still waste.',
      'Used every week',
      'After six months',
    ),
    tip('Ask for the leaving price', 'The cancel page often offers half.', 'Only for the keepers', 'Note when it ends'),
    tip('Try a month without it', 'Pausing shows whether you miss it.', 'Pause button', 'Decide after 30 days'),
    tip(
      'Check insurance sold with gadgets',
      'Phone cover is often double.',
      'Look at home insurance',
      'Bank account extras',
    ),
    tip(
      'Look at the children’s devices',
      'Small monthly fees hide in games.',
      'Family settings',
      'Approval for purchases',
    ),
    tip(
      'Cancel for a relative too',
      'Older people often pay for forgotten things.',
      'Ask them first',
      'One statement together',
    ),
    tip('Repeat it every January', 'An hour a year keeps it clean.', 'Same list', 'Price rises in red'),
  ],
};
