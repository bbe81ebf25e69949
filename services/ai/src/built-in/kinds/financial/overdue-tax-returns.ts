import { type Kind, step, tip } from '../kind.ts';
import { lateTaxesHere } from '../local-money.ts';

export const overdueTaxReturns: Kind = {
  id: 'overdue-tax-returns',
  category: 'financial',
  name: 'Catch up with overdue tax returns',
  slots: {
    years: {
      words: ['two years', 'three years', 'four years', 'five years', 'six years', 'ten years', 'last year'],
      otherwise: 'missing years',
    },
  },
  ask: {
    question: 'How many years are missing, and did the office already write?',
    chips: ['One or two years', 'Three years or more', 'I live abroad'],
  },
  hoursAWeek: 2,
  overview:
    'You will find out which years are really missing, get the income papers back, file the oldest or most urgent year first, and agree on instalments. Coming forward before they ask is nearly always cheaper.',
  approach:
    'One year at a time, one evening a week. File even if you cannot pay: the fine for not filing is mostly larger than the interest. Open all envelopes on the first day; after that the fear gets smaller.',
  done: 'All years are filed, you have a letter or account page that shows it, and any debt has a plan that you keep.',
  cautions: [
    'If money was hidden, a business is involved or a letter speaks of an investigation, talk to a tax lawyer before you write anything. Do not sign an estimate that you know is wrong.',
  ],
  steps: [
    step(
      'Open all envelopes and list the years',
      'Make one line a year: filed or not, letter from the office with date, what is asked. Put letters with a date limit on top. Stop after half an hour.',
      ['Sort envelopes by year', 'Write the list for the {years}', 'Mark the nearest date limit'],
      0.5,
    ),
    step(
      'Ask the tax office what is open',
      'Your online account or a call shows which years are missing and what was estimated. Ask for income data they already hold. You may ask without filing at once.',
      ['Set up or restore the online account', 'Note missing years and sums', 'Ask about a programme for late filers'],
      1,
      { local: lateTaxesHere, waitDays: 7 },
    ),
    step(
      'Take advice for one hour',
      'A tax adviser, a tax clinic or a low-income help centre tells how many years back you must go, what fines are usual, and whether a voluntary disclosure or a catch-up procedure fits. Americans abroad: ask about the streamlined procedure.',
      ['Ask two advisers for a fixed price', 'Take your list along', 'Write down the order in which to file'],
      1.5,
      { waitDays: 10 },
    ),
    step(
      'Get the income papers back',
      'Employers, banks, platforms and pension offices issue them again. Bank statements show the rest. One folder for each year.',
      ['Write the same request to all payers', 'Download statements for the {years}', 'List what is still missing'],
      3,
      { waitDays: 14 },
    ),
    step(
      'File the first year',
      'Take the one with a date limit, else the latest, because it is easiest. Use the form or program of that very year.',
      ['Fill in what you have papers for', 'Have somebody check it', 'Send it and keep the proof'],
      4,
      { waitDays: 14 },
    ),
    step(
      'File the other years, one a fortnight',
      'The second goes in half the time. Claim the costs and allowances of each year; a refund of one may pay for another, where the time for refunds has not passed.',
      ['Set the evening of each fortnight', 'Tick off the {years} one by one', 'Keep each confirmation'],
      8,
    ),
    step(
      'Ask for lower fines and for instalments',
      'Explain in six lines: illness, loss, move, no income. First-time relief exists in many countries. Offer a sum a month that you can really keep.',
      ['Work out what is left each month', 'Write the letter with your offer', 'Set up the standing order'],
      1.5,
      { waitDays: 21 },
    ),
    step(
      'Make next year’s return easy',
      'A folder, a share of each payment set aside, a date. Do the coming return in the first month it is possible.',
      ['Set a date in the calendar', 'Save receipts by photo each Friday', 'Set aside a share of untaxed income'],
      2,
    ),
  ],
  suggestions: [
    tip('Open one letter at a time', 'Ten minutes with tea are enough.', 'Same hour each day', 'Somebody beside you'),
    tip('Call early in the morning', 'Lines are shorter.', 'Number and questions ready', 'Note the name'),
    tip('Ask for data on you', 'Offices hold wages and interest.', 'Transcript or prefilled data', 'One for each year'),
    tip('File without the money', 'The fine for silence is larger.', 'Send first', 'Then talk about paying'),
    tip('Check for refunds', 'Employees are often owed money.', 'Look at wage tax paid', 'Mind the time limit'),
    tip('Keep proof of sending', 'Letters get lost.', 'Registered or online receipt', 'Photo of each page'),
    tip(
      'Do not pay for promises',
      'Firms that promise to wipe tax debt cost much.',
      'Ask for a licence number',
      'Fixed price only',
    ),
    tip('Tell your partner', 'A shared debt frightens less.', 'Show the list', 'Agree the monthly sum'),
    tip('Use the form of that year', 'Rules change.', 'Download by year', 'Same for the rates'),
    tip('Report foreign accounts', 'Rules differ and fines are high.', 'List balances by year', 'Ask the adviser'),
    tip('Ask about benefits lost', 'Some need a filed return.', 'Child and health benefits', 'Claim them afterwards'),
    tip('Celebrate the first year filed', 'It is the hardest.', 'Cross it off', 'An evening free'),
  ],
};
