import { type Kind, step, tip } from '../kind.ts';
import { workRightsHere } from '../local-work.ts';
import { claimFiled, letterSent } from '../stage-words.ts';

const cash = [
  'cash in/for/half/hand/only/and',
  'no contract/payslip/payslips/papers',
  'off the books',
  'black/undeclared work',
];
const gone = ["i'm/im/i_am/we're back in/home", 'left the country', 'seasonal/harvest/strawberries/picking/picked'];
const isYoung = ['my son/daughter is/worked', "i'm/im/i_am 14/15/16/17", 'summer/holiday/first job'];

export const unpaidWages: Kind = {
  id: 'unpaid-wages',
  category: 'financial',
  name: 'Get the wages I am owed',
  slots: {
    pay: {
      words: [
        'overtime',
        'holiday pay|holidays|vacation pay',
        'minimum wage|below minimum',
        'tips|service charge',
        'commission|bonus',
        'sick pay',
        'final pay|last month|last salary|last wage|last pay',
        'severance|redundancy pay',
        'expenses|mileage',
        'equal pay',
        'wages|salary|pay',
      ],
      otherwise: 'wages',
    },
    bust: { words: ['insolvent|insolvency|bankrupt|went bust|closed down|closed'], otherwise: 'insolvency' },
  },
  ask: { question: 'Do you still work there?', chips: ['Yes', 'No, I have left', 'They have closed'] },
  hoursAWeek: 2,
  overview:
    'You will add up what is missing hour by hour, ask for the {pay} in writing with a date, get the union or labour office behind you, and file in time if the employer does not pay.',
  approach:
    'Time is short: in many countries the claim must be made in writing within weeks or three months, whatever the law says on years. Written hours with dates beat memory. People without papers or contract have rights to pay as well.',
  done: 'The missing pay is in your account with a correct payslip, or a tribunal has decided.',
  cautions: [
    'Ask a union, labour inspectorate or free law clinic this week about the deadline. Do not sign a paper that settles all claims, and do not simply stop going to work, before you have had advice. If somebody keeps your passport or threatens you, ring the police or an anti-trafficking line.',
  ],
  steps: [
    step(
      'Add up what is missing, day by day',
      'Contract or messages about the rate, rota, timesheets, payslips, bank entries. Make a table: date, hours, rate, due, paid, missing. Write down hours from memory tonight if there is no record.',
      [
        'Collect contract, rota, chats and payslips',
        'Fill the table for the last three months',
        'Write the total of missing {pay}',
      ],
      1.5,
    ),
    step(
      'Prove the hours although nothing was written',
      'Photos at the place with date, location history, messages about shifts, bus tickets, names of customers and workmates. Work without a written contract must be paid too. Write a page for each week.',
      ['Save chats and location history', 'Write each week on a page', 'Ask two workmates for a line'],
      1.5,
      { when: { said: cash } },
    ),
    step(
      'Claim from abroad through union, inspectorate or mail',
      'You need not be there: the inspectorate and advice centres for migrant workers take mail and copies. Deductions for housing or transport mostly need your signed consent and have a limit.',
      [
        'Write to the advice centre for migrant workers',
        'Send contract, bank entries and photos',
        'List each deduction',
      ],
      1,
      { when: { said: gone } },
    ),
    step(
      'Check the rules and the minimum for young workers',
      'Under 18 there are limits of hours, breaks and a rate of its own. A parent may write and sign with them, but they say themselves which hours they worked. Nobody may punish the question.',
      ['Look up rate and hours for that age', 'Write the table together', 'Agree on who signs'],
      0.7,
      { when: { said: isYoung } },
    ),
    step(
      'Find out the deadline and your right',
      'Look up minimum rate, overtime, breaks, holiday and when pay is due. Check contract and collective agreement for a short time limit. Put the last day in the calendar in red.',
      ['Ring union, labour office or law clinic', 'Ask by when to claim {pay} and in which form', 'Note the last day'],
      1,
      { local: workRightsHere, waitDays: 2 },
    ),
    step(
      'Ask the one who runs payroll first',
      'Half of all cases are mistakes. Mail: on these days these hours are missing, please correct with the next pay run, by this date. Bring the table. Stay friendly, and write down the answer.',
      ['Send the table with one polite mail', 'Ask for a payslip with the missing {pay}', 'Note name and answer'],
      0.75,
      { when: { unsaid: [...letterSent, ...claimFiled] }, waitDays: 5 },
    ),
    step(
      'Send a formal claim with a date',
      'Name, period, sum before tax, the rule, pay by a day within 7 to 14 days. Post with proof of delivery and mail. This letter often stops the time limit; keep working records going meanwhile.',
      ['Write the claim for your {pay}', 'Send it with proof of delivery', 'Save rota and chats outside work devices'],
      1,
      { when: { unsaid: [...letterSent, ...claimFiled] }, waitDays: 10 },
    ),
    step(
      'Register with the insolvency fund in time',
      'When a firm is insolvent, a state fund often pays up to three months of wages, on a form and within weeks. Register the rest with the administrator. Sign on for benefits at once.',
      ['Find the administrator’s name', 'Apply to the state fund', 'Register as unemployed the same day'],
      2,
      { when: { named: 'bust' }, waitDays: 21 },
    ),
    step(
      'Talk to colleagues with the same problem',
      'Three with the same table are believed. Agree to go to union or inspectorate together; an anonymous report can start a check of the whole firm. You may talk about pay.',
      ['Ask two you trust', 'Compare tables', 'Choose who writes'],
      2,
      { when: { unsaid: [...cash, ...gone, ...isYoung], unnamed: 'bust' } },
    ),
    step(
      'Go through conciliation or the labour inspectorate',
      'Many countries ask for free conciliation first; it also stops the clock. The officer rings the employer, and a good part pays here. Decide your lowest sum beforehand.',
      [
        'Start early conciliation or a complaint',
        'Send the table of missing {pay} and letters',
        'Decide the lowest sum you accept',
      ],
      2,
      { waitDays: 30 },
    ),
    step(
      'File with the labour court or tribunal',
      'The form asks for names, dates, sum and reason; often no fee and no lawyer needed in the first round. Ask about legal aid, union cover or insurance. File a week before the last day.',
      ['Fill in the form with the table attached', 'Ask for legal aid or union cover', 'Keep the receipt'],
      3,
      { when: { unsaid: ['labour_court/court/tribunal/hearing date', 'hearing is/on'] }, waitDays: 60 },
    ),
    step(
      'Prepare the hearing on one page',
      'Three columns: what is due, the rule, the proof with a number. Write the lowest sum you would accept and the paper you also need, such as a corrected payslip. Say it aloud in three minutes.',
      ['Write the three columns', 'Fix the lowest sum', 'Say it aloud in three minutes'],
      2,
      { when: { said: claimFiled } },
    ),
    step(
      'Check the money, payslip and contributions',
      'Compare sum, tax and social contributions, and ask for a corrected payslip for pension and benefits. It is done when the bank shows it and the record is right.',
      ['Compare the {pay} paid with your table', 'Ask for the corrected payslip', 'Check the pension record'],
      0.75,
    ),
  ],
  suggestions: [
    tip('Write your hours each evening', 'A notebook is evidence.', 'Begin, end, break', 'Photo of the rota'),
    tip('Keep a copy at home', 'Access ends on the last day.', 'No secret files', 'Only your own'),
    tip('Bring somebody who interprets', 'Understand each line you sign.', 'Friend', 'Law clinic'),
    tip(
      'Ask for help with rent meanwhile',
      'A letter about unpaid wages helps landlords wait.',
      'Copy of the claim',
      'New date',
    ),
    tip('Check the next job’s contract', 'Rate, hours, pay day in writing.', 'Before day one', 'Photo'),
    tip('Claim holiday at the end', 'Unused days are usually paid.', 'Count them', 'Rate'),
    tip('Look for a collective rate', 'The trade may have a higher minimum.', 'Union list', 'Cleaning, building, care'),
    tip('Do not threaten with the tax office', 'Report or do not.', 'Facts only', 'Advice first'),
    tip('Join the union now', 'Some help from the first day, others after months.', 'Ask', 'Fee by income'),
    tip(
      'Count deductions',
      'Uniform, till gaps and breakages are often not allowed.',
      'Ask for the reason',
      'In the table',
    ),
    tip('Ask for a reference before leaving', 'Then make the claim.', 'Neutral text', 'Dates'),
    tip('Rest after the hearing', 'It takes nerves.', 'Company', 'A day off'),
  ],
};
