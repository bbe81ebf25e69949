import { type Kind, step, tip } from '../kind.ts';
import { letterSent } from '../stage-words.ts';

const began = [
  'paid/pays/gave/returned back? one/two/three/half/some/a_few/part',
  'stopped paying/in/after',
  'instalments/installments and/then/but/stopped',
];
const unwritten = [
  'nothing written/signed',
  'no paper/papers/iou/contract',
  'on a handshake',
  'nothing in writing',
  'without a? paper',
];
const dear = [
  'without losing/hurting/a? her/him/them/fight/friendship',
  "my husband/wife won't",
  'best man/friend',
  'cousin/sister/brother/aunt/uncle/godmother/kumare/family',
];

export const getLentMoneyBack: Kind = {
  id: 'get-lent-money-back',
  category: 'financial',
  name: 'Get back the money I lent',
  slots: {
    person: { from: 'person', otherwise: 'the one who owes you' },
    plan: {
      words: ['lend|lending|want to lend|going to lend|asks me for a loan|asks for a loan|asked me for a loan'],
      otherwise: 'loan',
    },
  },
  ask: {
    question: 'Is there anything in writing?',
    chips: ['Messages or transfers', 'A signed paper', 'Nothing at all'],
  },
  hoursAWeek: 1,
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will collect proof of what was lent, talk to {person} once in a friendly way and once with a date, agree a plan in writing, and know when a formal letter or small claims court is worth it and when peace is.',
  approach:
    'Most private debts are unpaid because nobody named a sum and a day. Ask clearly and early, offer instalments, and keep feelings and figures apart. Claims end after some years in most countries, so do not wait for ever.',
  done: 'The money is back, or runs in instalments that have come in three times, or you have decided in peace to let it go.',
  cautions: [
    'No threats, no shaming in public or at work: it can be an offence and it ends the talk. For larger sums ask a lawyer or advice office about limitation dates before you write to a court.',
  ],
  steps: [
    step(
      'Write down the sum, the dates and the proof',
      'Date, amount, what was said about paying back, and what has come. Transfers, chats and witnesses count as proof. Note when the claim runs out in your country, often after three to six years.',
      ['Search bank and chat for each payment', 'Write a list with date and sum', 'Look up the limitation period'],
      1,
      { when: { unnamed: 'plan' } },
    ),
    step(
      'Agree the terms before you hand it over',
      'Lend only what you could lose. One page: sum, day of payment, instalment and day, interest if any, what happens if one is late, both signatures. Transfer it with the word loan; cash leaves no trace.',
      ['Decide the sum you could lose', 'Write one page and both sign', 'Transfer with the word loan'],
      1.5,
      { when: { named: 'plan' } },
    ),
    step(
      'Get a message that says the debt exists',
      'Without paper one line is enough: about the money from spring, when can you send the first part? An answer such as soon, or I know, proves the loan. Save it with date and number.',
      ['Write one friendly question', 'Save the answer as a picture', 'Note the transfer that shows the sum'],
      0.3,
      { waitDays: 3, when: { said: unwritten, unsaid: letterSent } },
    ),
    step(
      'Offer a way to pay that saves face',
      'Name a small sum on payday, or goods and work at a fair price. Say that you would like to stay close, and that the silence hurts more than the money. Do not ask in front of others.',
      ['Think of two ways to pay', 'Choose the place without witnesses', 'Say wish and sum in two sentences'],
      0.5,
      { when: { said: dear, unsaid: letterSent } },
    ),
    step(
      'Ask {person} in a quiet moment',
      'Say: I lent you this in spring, I need it back, when can you pay. Then wait. Ask what is possible if it is not all at once. One clear sentence is kinder than hints for months.',
      ['Write your two sentences', 'Choose a private moment or a call', 'Ask for a day and a sum'],
      1,
      { when: { unsaid: letterSent }, waitDays: 5 },
    ),
    step(
      'Confirm it the same day in a message',
      'Thank you for the talk; we agreed 100 on the first of each month, beginning in January, until 1,200 is paid. A reply of yes is an acknowledgement of the debt and good proof.',
      ['Write {person} the sum, instalment and first day', 'Ask for a short yes', 'Save the message outside the phone'],
      0.5,
      { waitDays: 14 },
    ),
    step(
      'Watch the first payments and remind kindly',
      'Suggest a standing order. Two days after a missed one, write: it has not come yet, is something wrong. Adjust once if there is a reason; twice is a pattern.',
      ['Tick off each payment in the list', 'Remind {person} on the second day', 'Adjust the plan once in writing'],
      1,
      { waitDays: 30, measured: 'Get the first {25%} back' },
    ),
    step(
      'Write what was paid, what is open, and one new date',
      'Sum, each payment with its day, balance. Suggest a smaller instalment for three months, with the next day named. If it fails, the whole rest is due: ask for a yes in writing.',
      ['Write the balance', 'Suggest one smaller sum', 'Ask for a yes in writing'],
      0.5,
      { waitDays: 14, when: { said: began } },
    ),
    step(
      'Send one dated letter if nothing comes',
      'By post with proof: sum, history, pay by a date in 14 days to this account, otherwise I will go to court. Keep it short and polite. In many places it starts the interest, and courts expect it.',
      ['Write {person} the letter with a date in 14 days', 'Send it with proof of delivery', 'Keep a copy'],
      1,
      { waitDays: 14, measured: 'Reach {60%} paid back' },
    ),
    step(
      'Decide between mediation, court and letting go',
      'Mediation is cheap and keeps a family together. Small claims take forms, a fee of a few per cent and weeks, mostly without a lawyer; they help only where there is income. Write down what the sum is worth to you in peace.',
      ['Ask a mediation or advice office', 'Look up the court fee and the online form', 'Sleep on it and decide'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Take the chosen way to the end',
      'File the claim with your list and copies, and bring the original messages. Many pay when the court’s letter arrives. After a judgment, ask for enforcement. It is done when the last payment is in, or when you have said that you ask no more.',
      [
        'File, or write the letter that lets it go',
        'Answer the court within its dates',
        'Send {person} a receipt for the last payment',
      ],
      3,
      { waitDays: 45, measured: 'Have all {total} back' },
    ),
  ],
  suggestions: [
    tip('Offer work instead of money', 'Painting or childcare can pay a debt.', 'Hours and rate agreed', 'In writing'),
    tip('Ask for a thing as security', 'A bike or watch can stay with you.', 'Photo', 'Return on the last day'),
    tip('Say no to the next loan', 'First the old one.', 'One sentence', 'No reasons'),
    tip('Keep birthdays out of it', 'Do not ask at the table.', 'Own appointment', 'Private'),
    tip('Bring a neutral person', 'An aunt both respect can help.', 'Half an hour', 'Only listen first'),
    tip('Do not lend to pay a lender', 'That helps nobody.', 'Debt advice instead', 'Go along'),
    tip('Take small instalments', 'Twenty a week is a thousand a year.', 'Standing order', 'Weekly'),
    tip('Put partner and money on one page', 'Ask your own partner before you lend.', 'A shared limit', 'No secrets'),
    tip('Give it as a gift next time', 'If you cannot bear to lose it, do not lend.', 'Smaller sum', 'Said aloud'),
    tip('Check whether they can pay', 'A court order on nothing is paper.', 'Job', 'Car'),
    tip('Note the heirs', 'A loan in a family counts in the will.', 'Paper in the folder', 'Tell siblings'),
    tip('End with thanks', 'The relation may outlive the debt.', 'A message', 'Coffee'),
  ],
};
