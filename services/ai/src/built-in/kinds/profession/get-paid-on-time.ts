import { type Kind, step, tip } from '../kind.ts';

export const getPaidOnTime: Kind = {
  id: 'get-paid-on-time',
  category: 'profession',
  name: 'Get paid on time by clients',
  slots: {
    who: {
      words: [
        'client|customer|agency|publisher|landlord|council|company|contractor|builder',
        'employer|boss|ex-employer|former employer',
      ],
      otherwise: 'client',
    },
  },
  ask: {
    question: 'How much is owed, since when, and is the invoice disputed?',
    chips: ['One old invoice', 'Everyone pays late', 'My wages are missing'],
  },
  hoursAWeek: 2,
  weekly: 'Send invoices the day the work is done and ring about every late one on Friday',
  overview:
    'You list what is owed by age, ring the {who} with the right question, send a reminder and a final demand with a date, and use the cheap court way if needed. Then new terms stop it from happening again.',
  approach:
    'A call after three days brings more than letters after sixty. What goes wrong is shame about asking, invoices to the wrong person, and starting the next job for someone who has not paid.',
  done: 'The old invoices are paid or at court, and new ones come within the agreed days.',
  cautions: [
    'Missing wages belong to a union, labour office or lawyer quickly: some claims expire within weeks or months. Check the limit for invoices too.',
  ],
  steps: [
    step(
      'List every open invoice by days late',
      'Name, sum, due date, order or mail that proves it, who pays there, excuse so far. Largest and oldest first. Check your own part: right address, order number, delivery proven?',
      ['List sum and days late', 'Find the proof for the largest', 'Find the name of the person who pays'],
      1,
    ),
    step(
      'Ring the {who} and get a date',
      'Hello, invoice 114 of 3 May, 840, was due on the 17th. Is anything missing to release it? When will it be paid? Silence. Repeat the date, mail it in two lines. No apology.',
      ['Say the sentence aloud once', 'Ring before ten in the morning', 'Confirm the date by mail'],
      1,
    ),
    step(
      'Send a reminder with statement and new date',
      'Copy of the invoice, seven days, bank details, interest and fee the law allows between businesses. Polite and short. Stop further work in the same mail.',
      ['Look up legal interest and fee', 'Send it with seven days', 'Stop new work'],
      0.5,
      { waitDays: 7 },
    ),
    step(
      'Offer instalments if the {who} is in trouble',
      'Half now, rest in two dated parts, written acknowledgement of the debt, guarantee or goods back. A signed acknowledgement is worth gold later.',
      ['Propose two dates to the {who}', 'Get the debt acknowledged in writing', 'Take the first part now'],
      1,
    ),
    step(
      'Send the final demand before court',
      'Fourteen days, sum with interest, what comes next: court order or small claim on date X. By post with proof and by mail. No threats beyond law.',
      ['Use an official sample letter', 'Send it with proof of delivery', 'Put the date into the calendar'],
      1,
      { waitDays: 14 },
    ),
    step(
      'File the small claim or payment order',
      'Online, fee by sum, invoice, proof, demand. Without objection you get a title in weeks. With objection ask advice; weigh sum, proof and whether the {who} has money at all.',
      ['Check that they can pay', 'File online', 'Keep the deadlines'],
      3,
      { waitDays: 42 },
    ),
    step(
      'Change your terms so that money comes first',
      'Deposit of 30 to 50 per cent, stage payments, 14 days, rights pass on payment, late fee, named payer, order number before start. Direct debit or card for regulars.',
      ['Rewrite the {who} terms on one page', 'Ask the next client for a deposit', 'Send with each quote'],
      2,
    ),
    step(
      'Run a ten-minute money routine every Friday',
      'Invoice on the day of finishing, reminder three days before due, call three days after, stop at fourteen. After three months compare average days. Drop the {who} that always pays last, or ask for payment first.',
      ['Send invoices the same day', 'Ring all late ones', 'Compare average days'],
      3,
    ),
  ],
  suggestions: [
    tip('Make friends with accounts', 'Names open doors.', 'Ask days', 'Thank'),
    tip('Put the due date as a date', 'Not 30 days net.', 'Top', 'Bold'),
    tip('Save proof of delivery', 'Photo or mail.', 'Folder', 'Each job'),
    tip('Keep a month of costs', 'You negotiate calmer.', 'Account', 'Rule'),
    tip('Check a new client’s record', 'Five minutes.', 'Register', 'Reviews'),
    tip('Offer two per cent for prepaying', 'Only where margin allows.', 'Short', 'Test'),
    tip('Use milestones on long jobs', 'Smaller risk.', 'Thirds', 'Dates'),
    tip('Send from one address', 'Mails get lost.', 'PDF', 'Number'),
    tip('Let software remind', 'You stay friendly.', 'Free tools', 'Three steps'),
    tip('Write an interest line', 'Many pay at once.', 'Law', 'Small'),
    tip('Share bad payers in the guild', 'Facts only.', 'Ask', 'Careful'),
    tip('Ask for the reason kindly', 'Sometimes they were unhappy.', 'Mend', 'Date'),
  ],
};
