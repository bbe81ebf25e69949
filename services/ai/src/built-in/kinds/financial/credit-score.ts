import { type Kind, step, tip } from '../kind.ts';
import { creditReportHere } from '../local-money.ts';

/** One old bill or contract stands in the record. */
const oldBill = [
  'unpaid/old/forgotten/missed phone/mobile/electricity/internet/gym/card/catalogue? bill/contract/account/debt/card',
  'phone/mobile/internet/power/gym bill/contract from/of/unpaid',
  'one/a forgotten/old/unpaid _? card/bill/debt/loan',
  'default/defaults/ccj/ccjs/collection/collections/entry/judgment/negative',
  'missed a/a_few/some/two/three payments/payment',
];
/** Somebody else’s account, or their address. */
const notMine = [
  'in my name',
  'never lived at',
  'identity theft/stolen',
  'not mine',
  "isn't mine",
  'my ex took/opened/used/ran',
];
/** Work on it is going on. */
const begun = [
  'gone/went/up/rose from _ to',
  'defaults/entries/errors/mistakes removed/corrected/deleted',
  'utilisation/utilization is? down? to/at/under/below',
  'builder card at/month/since',
  'direct_debits/autopay set/running/on',
];
const settled = [
  'debts/debt are/is/was? paid/cleared/settled',
  "don't/do_not/dont even? owe",
  'owe nothing/nobody',
  'paid it/them/everything? off',
];
/** They save for a home at the same time. */
const andDeposit = ['deposit/down_payment/mortgage/house/first_home'];

export const creditScore: Kind = {
  id: 'credit-score',
  category: 'financial',
  name: 'Improve my credit score',
  slots: {
    aim: {
      words: [
        'mortgage|house|home loan',
        'rental contract|rent an apartment|landlord|renting|rent a flat',
        'car loan|car finance|auto loan|car',
        'phone contract|phone',
        'business loan|business',
        'first credit card|credit card',
        'next loan|loan application|loan|loans',
        'new job|employer',
      ],
      otherwise: 'next loan or contract',
    },
  },
  ask: {
    question: 'What does your credit record look like?',
    chips: ['I have hardly any history', 'Late payments or defaults', 'I do not know, never looked'],
  },
  hoursAWeek: 1.5,
  weekly: 'Check that all bills due this week are paid',
  measures: ['points'],
  ladder: true,
  overview:
    'You will read your credit records, have mistakes corrected, make sure that every bill is paid on time, and use little of the credit you have. In three to twelve months your record looks better for your {aim}. The score you need is the mark: you check it every month.',
  approach:
    'Two things count most: paying on time and using only a small part of the limits. Corrections can help within weeks, everything else needs months. Nobody can delete correct entries for money, and many applications in a short time make it worse.',
  done: 'Your records contain no mistakes, every bill has been paid on time for six months, and your score or a lender’s answer shows the improvement.',
  cautions: [
    'Do not pay firms that promise to erase correct entries. If you cannot pay your bills, go to free, non-profit debt advice first; the score comes later.',
    'Unknown accounts may be identity theft: report it at once to the credit bureau, the bank and the police, and ask for a block on your file.',
  ],
  steps: [
    step(
      'Order your free record from every bureau',
      'In most countries a copy is free by law at least once a year. Order all of them, since each holds different data. Looking at your own record does not harm it.',
      [
        'Find out which credit bureaus your country has',
        'Order the free copies, not the paid subscriptions',
        'Write today’s score beside the score you need, and the gap',
      ],
      1,
      {
        local: creditReportHere,
        waitDays: 10,
        resources:
          'United States: https://www.annualcreditreport.com · UK: https://www.moneyhelper.org.uk · Germany: https://www.schufa.de',
      },
    ),
    step(
      'Read every line and mark what is wrong',
      'Name, addresses, accounts you do not know, paid debts shown as open, entries older than your law allows, ties to a former partner. Write down which entry hurts most for your {aim}.',
      [
        'Mark each line right, wrong or unknown',
        'Note limits, balances and late payments',
        'Find proof for what is wrong',
      ],
      1.5,
      { when: { unsaid: begun } },
    ),
    step(
      'Have mistakes corrected in writing',
      'Write to the bureau and to the firm that reported it, with copies of the proof and a date for the answer, usually about a month. Ask that former partners’ accounts be separated from yours.',
      ['Write one letter per mistake', 'Send it so that you can prove it', 'Note the date of the answer'],
      2,
      { when: { unsaid: begun }, waitDays: 30 },
    ),
    step(
      'Pay the old bill against a letter that it is settled',
      'First ask who owns the debt now, for the exact sum, and whether it is too old to be claimed. Offer to pay at once if they confirm in writing that the entry is marked as settled or taken out. Keep letter and receipt for six years.',
      ['Ask who owns it and how much it is', 'Get the promise in writing, then pay', 'Send the receipt to the bureau'],
      1.5,
      { waitDays: 14, when: { said: oldBill, unsaid: settled } },
    ),
    step(
      'Have each paid debt marked as settled with its date',
      'Paid is not yet clean: write to the firm, then to the bureau, with the receipt. Look up on which day the entry must go, often three to six years after. A short note of yours, such as an illness, may be added.',
      ['Send the receipt to firm and bureau', 'Write the day each entry ends', 'Add a short note where it is allowed'],
      1,
      { waitDays: 30, when: { said: settled } },
    ),
    step(
      'Report the account that is not yours and block your file',
      'Tell bureau, firm and police that it is not yours, with proof of your own address in those years. Ask for a fraud marker, and end every link with the person who used your name.',
      ['Write to bureau and firm the same day', 'Get the police number', 'Ask for the marker and the end of the link'],
      1.5,
      { waitDays: 30, when: { said: notMine } },
    ),
    step(
      'Make every payment automatic',
      'Direct debit for at least the minimum of every bill, dated just after payday. One forgotten phone bill can stay on the record for years and count against your {aim}. Pay what is overdue first.',
      ['List all bills with due dates', 'Set up direct debits', 'Ask firms to move dates to after payday'],
      1.5,
      { when: { unsaid: ['direct_debits/autopay set/running/on'] } },
    ),
    step(
      'Choose the one thing that still holds the score down',
      'Lay last month’s report beside today’s. What moved it, what is left: one entry, a balance, a young account? Spend the next two months on that line only, and change nothing that works.',
      ['Compare two reports', 'Name the one line that is left', 'Write what to do about it by when'],
      0.7,
      { when: { said: begun } },
    ),
    step(
      'Save the deposit and clean the record side by side',
      'Old unpaid bills first: they are small and can stop the whole mortgage. Then three quarters of the monthly sum to the deposit and a quarter to cards. Ask a broker once how long after the last entry lenders say yes.',
      ['Pay the small old bills first', 'Split the monthly sum', 'Ask a broker about the waiting time'],
      1,
      { when: { said: andDeposit } },
    ),
    step(
      'Bring card balances below a third of the limit',
      'Best is below a tenth on the day it is reported. Pay twice a month or pay down the card with the highest share first. Do not close old cards just before your {aim}; their age helps.',
      ['Write balance and limit of each card', 'Pay down the worst one', 'Do not use more than a third from now on'],
      2,
      { measured: 'Gain the first {33%} with low balances' },
    ),
    step(
      'Settle defaults and get it confirmed',
      'Ask for proof of the claim, agree on a sum you can pay, and get it in writing that it will be marked as settled. Settled is better than open, even if the entry stays for a time.',
      [
        'List open claims with dates',
        'Ask a debt adviser which ones to pay first for your {aim}',
        'Keep every confirmation in one folder',
      ],
      3,
      { waitDays: 14, when: { level: 'experienced' } },
    ),
    step(
      'Build a history with one small account',
      'No history counts as unknown risk. One card with a low or secured limit, used for one small bill and paid in full each month, is enough. Rent reporting and the voters’ register help in some countries.',
      [
        'Compare two cards without a yearly fee',
        'Put one subscription on it and pay in full automatically',
        'Ask whether rent can be reported',
      ],
      1.5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Make no new applications for six months',
      'Each hard check can cost points. If you need to compare, ask for a quote or a soft check. In the United States several checks for one car or home loan count once when they fall within 14 days, so keep those together at the end.',
      ['Ask for soft checks only', 'Note the score on the first of each month'],
      0.5,
      { measured: 'Reach {66%} of the way without new applications', when: { weeksFrom: 8 } },
    ),
    step(
      'Check the records again and apply once',
      'Order new copies and look whether the score has reached your mark. Then compare lenders by quotes and apply once for your {aim}, with all papers ready. If it is refused, ask for the reason and wait three months. It is done when the score is there and the application is accepted.',
      [
        'Order the records and compare',
        'Collect payslips and statements',
        'Apply to the one lender or landlord that fits best',
      ],
      2,
      { measured: 'Gain all {total} and apply once', daysBefore: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Register your address correctly',
      'Lenders check whether you are who you say.',
      'Use the same spelling everywhere',
      'Voters’ register where it exists',
    ),
    tip(
      'Ask to be an authorised user',
      'A relative’s good history may help.',
      'Only if they pay on time',
      'Check that it is reported',
    ),
    tip('Keep your oldest account', 'A long history helps.', 'Use it twice a year', 'Unless it costs a fee'),
    tip(
      'Set a reminder two days before due dates',
      'Direct debits fail when the account is empty.',
      'Check the balance',
      'Move money if needed',
    ),
    tip(
      'Ask for goodwill after one slip',
      'Some firms remove a single late entry.',
      'Polite letter',
      'Mention years of good payment',
    ),
    tip(
      'Separate accounts after a split',
      'A shared account links your records.',
      'Close or change the name',
      'Write to the bureaus',
    ),
    tip(
      'Do not guarantee for others',
      'If they pay late, it is entered for you.',
      'Say no in a friendly way',
      'Offer another kind of help',
    ),
    tip(
      'Use alerts instead of checking daily',
      'Scores move a little all the time.',
      'Once a month',
      'Free alerts only',
    ),
    tip(
      'Explain yourself to landlords',
      'Good papers can outweigh a weak score.',
      'Payslips and proof of rent paid',
      'A short friendly letter',
    ),
    tip(
      'Ask for a higher limit only if you will not use it',
      'It lowers the share of credit you use.',
      'Ask when your income has risen',
      'Ask whether a hard check follows',
    ),
    tip(
      'Freeze your file after data theft',
      'It stops new accounts in your name.',
      'Ask each bureau',
      'Lift it before you apply',
    ),
    tip(
      'Pay the phone bill like rent',
      'Small contracts cause many negative entries.',
      'Use direct debit',
      'Tell the provider when you move',
    ),
  ],
};
