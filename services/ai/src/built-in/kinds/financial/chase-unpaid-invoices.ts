import { type Kind, step, tip } from '../kind.ts';

const lastStage = ['third/final/last reminder/letter', 'court order form', 'payment order', 'letter before action'];
const nice = ["won't have me/it", 'terrible at asking', 'nice people', 'he knows', 'friends of'];

export const chaseUnpaidInvoices: Kind = {
  id: 'chase-unpaid-invoices',
  category: 'financial',
  name: 'Get my unpaid invoices paid',
  slots: {
    client: {
      words: [
        'agency',
        'start-up|startup',
        'big company|corporation|company',
        'private customers|private customer|homeowner',
        'restaurant|cafe',
        'builder|main contractor|contractor',
        'publisher|magazine',
        'client|clients',
        'customer|customers',
      ],
      otherwise: 'client',
    },
  },
  ask: {
    question: 'How late is the oldest invoice?',
    chips: ['Less than a month', 'One to three months', 'Longer, or disputed'],
  },
  hoursAWeek: 1.5,
  weekly: 'Every Friday look at open invoices and send the next reminder on the list',
  measures: ['€', '$', '£', 'CHF', 'money', 'euros', 'dollars', 'pounds', 'invoices'],
  overview:
    'You will list what is open by age, ring the one who pays, send reminders with a fixed rhythm, take the old ones further, and change terms so that it does not come back.',
  approach:
    'A call to the accounts department solves more than three mails to the person who ordered. Polite and on the day shows you watch. It goes wrong when work goes on for someone who has not paid, and when a claim runs out unseen.',
  done: 'Nothing is open for more than 30 days, and every new job runs on a deposit and clear terms.',
  cautions: [
    'Before court ask a lawyer or chamber whether the claim is disputed, out of time or against somebody insolvent. Do not threaten or name clients in public.',
  ],
  steps: [
    step(
      'List all open invoices by age',
      'Number, client, sum, due date, days late, last contact, reason. Check that each invoice has what the law asks and went to the right address: a missing order number is the commonest excuse.',
      ['Make the list from bank and invoices', 'Check order number and address', 'Mark the largest and the oldest'],
      1,
    ),
    step(
      'Ring the {client} about the oldest one',
      'Ask for accounts: Is the invoice there, is anything missing, on which day will it be paid. Note name and day, and confirm by mail in two lines. Send the invoice again while you talk.',
      ['Ring in the morning', 'Ask for a day, not for soon', 'Confirm by mail'],
      1,
      { when: { unsaid: lastStage }, waitDays: 5 },
    ),
    step(
      'Write three sentences that stay friendly and say the sum',
      'Say: invoice 12 from March is open, 840. On which day will it be here? Then be silent. Let the partner who knows them less make the call; as accounts you are no friend but the office.',
      ['Write the three sentences', 'Choose who rings', 'Ring the first one tomorrow at ten'],
      0.4,
      { when: { said: nice, unsaid: lastStage } },
    ),
    step(
      'Send reminders in a fixed rhythm',
      'Day 3 friendly, day 14 firm with a new date, day 28 last with interest and costs. Between businesses, laws often give interest of eight points over the base rate and a lump sum of 40 without a reminder.',
      ['Write three texts once', 'Send the right one to each {client}', 'Put the next day in the calendar'],
      1.5,
      { when: { unsaid: lastStage }, waitDays: 14, measured: 'Collect the first {30%}' },
    ),
    step(
      'Solve the disputed ones with a short talk',
      'Ask which part is wrong and what would settle it. Offer to correct, or to be paid the agreed part now. Write the result the same day. Instalments need dates and a signature.',
      ['Ask the {client} what is missing', 'Offer one solution with a date', 'Write it down and get a yes'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Fill in the court’s payment order in one evening',
      'You need the right name and address, invoice numbers and dates, sum, interest from which day, and costs. No proof is sent yet in most places. Pay the fee, note the number, and wait for the two weeks in which they may object.',
      ['Check name and address in the register', 'Reckon interest and costs', 'Send it and note the number'],
      1.5,
      { waitDays: 21, when: { said: lastStage } },
    ),
    step(
      'Stop work and hold back rights until it is paid',
      'Say calmly: I continue when invoice 14 is in. Check the contract for retention of title, rights of use passing on payment, or a lien. No new job on old debts.',
      ['Read the contract for retention', 'Write the {client} one calm mail', 'Plan other work for the gap'],
      1,
      { waitDays: 7, measured: 'Reach {60%} collected' },
    ),
    step(
      'Take the rest to a letter, collection or court',
      'A dated letter before action, then the court’s payment order or small claims online, which is quick if nobody objects. Collection agencies work for a share. Check first whether the {client} can pay.',
      ['Send the letter with 14 days', 'Look the firm up in the register', 'File the order or give it to collection'],
      2,
      { waitDays: 30 },
    ),
    step(
      'Change how you sell',
      'Deposit of 30 to 50 per cent, parts by progress, seven or fourteen days, card or direct debit for small sums, invoice on the day. Write it into offer and terms; new clients accept what is normal.',
      [
        'Write the new terms into the offer',
        'Ask the next {client} for a deposit',
        'Send invoices on the day of delivery',
      ],
      2,
    ),
    step(
      'Build a cushion and close the list',
      'Two months of fixed costs make you calm on the phone. Write off what will never come and correct the tax on it. It is done when the list has nothing over 30 days.',
      ['Write off the hopeless ones with the accountant', 'Set aside a tenth of each payment', 'Keep the Friday look'],
      1,
      { waitDays: 30, measured: 'Have all {total} collected or settled' },
    ),
  ],
  suggestions: [
    tip('Offer a payment link', 'One tap is paid sooner.', 'In the reminder', 'Card fee in the price'),
    tip('Ask who approves', 'The one who ordered often does not pay.', 'Name in the file', 'Holiday times'),
    tip('Give two per cent for a week', 'Some firms have rules for it.', 'Count the cost', 'Large ones only'),
    tip('Check new clients first', 'Register and a call to somebody who worked for them.', 'Ten minutes', 'Limit'),
    tip('Number your jobs', 'Ask for the order number at the start.', 'On the offer', 'On the invoice'),
    tip('Use software that reminds', 'It is not personal then.', 'Three texts', 'Stop by hand'),
    tip('Invoice in parts', 'Small sums pass the desk.', 'Weekly', 'Milestones'),
    tip('Let somebody else ring', 'A second voice works.', 'Partner', 'Virtual office'),
    tip('Keep the tone warm', 'You may want the next job.', 'Name', 'Thanks when paid'),
    tip('Sell the claim', 'Factoring pays in days.', 'Two to five per cent', 'Read terms'),
    tip('Join a trade body', 'Many have a debt service.', 'Templates', 'Hotline'),
    tip('Drop the worst payer', 'A slow fifth costs most hours.', 'Yearly look', 'Prepayment only'),
  ],
};
