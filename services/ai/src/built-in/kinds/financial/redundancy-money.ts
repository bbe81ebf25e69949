import { type Kind, step, tip } from '../kind.ts';
import { jobOfficeHere } from '../local-work.ts';

const paid = [
  'settlement agreement/package is? signed',
  'abfindung/payout/package/money/lump_sum/cheque is/was/came in/here/landed',
  'emergency-coded/emergency_tax',
  'in the bank',
];
const owing = ['emi/emis/finance/mortgage/loan/loans/rent', 'kids/children/uni/nursery'];
const over50 = ["i'm/im/i_am/am 50/51/52/53/54/55/56/57/58/59/60/61/62/63"];

export const redundancyMoney: Kind = {
  id: 'redundancy-money',
  category: 'financial',
  name: 'Get through redundancy with my money in order',
  slots: {
    pay: {
      words: [
        'redundancy pay|redundancy',
        'severance|severance pay',
        'settlement agreement|settlement',
        'payoff|pay-off|golden handshake|abfindung',
        'layoff|laid off',
      ],
      otherwise: 'redundancy pay',
    },
  },
  ask: {
    question: 'Where do you stand?',
    chips: ['It is only announced', 'I have a paper to sign', 'The money has come'],
  },
  hoursAWeek: 3,
  overview:
    'You will check what you are owed before you sign, sign on in time, turn the {pay} into months of calm, lower the bills that matter, and give the rest a plan when the next income is there.',
  approach:
    'Treat the sum as wages for the months ahead, not as a windfall. Divide it by your bare monthly cost: this is the time you have. It goes wrong with a signature under pressure, a late registration, or a mortgage paid off before the next job.',
  done: 'All that was owed has been paid and taxed correctly, three months’ costs lie untouched, and a new income covers the month.',
  cautions: [
    'Do not sign a settlement the same day: ask a union or employment lawyer about deadlines, notice and effects on benefits; in some countries you have only three weeks to object. If you cannot sleep or see no way on, see a doctor or a crisis line.',
  ],
  steps: [
    step(
      'Ask for everything in writing and sign nothing yet',
      'Reason, last day, notice, {pay}, unused holiday, bonus, pension, car, reference. Take the paper home. Note each deadline on it and on objecting.',
      ['Ask for the terms in writing', 'Note deadlines for the {pay} in red', 'Say: I will have it read'],
      1,
      { when: { unsaid: paid } },
    ),
    step(
      'Have the paper checked within the week',
      'Union, advice office or employment lawyer; the employer often pays part. Check the legal minimum, notice, fair selection, clauses on silence and competition. Small asks often work: more pay, later date, training, reference text.',
      ['Book the check', 'Compare the {pay} with the legal minimum', 'Ask for two improvements'],
      2,
      { when: { unsaid: paid }, waitDays: 7 },
    ),
    step(
      'Register as jobseeker on the first possible day',
      'Some countries ask for it three months before or within three days of notice, and cut benefit otherwise. Ask how {pay} and paid leave count, and check benefits for the household.',
      ['Register online or in person', 'Hand in the papers', 'Ask how the payment counts'],
      1.5,
      { local: jobOfficeHere },
    ),
    step(
      'Claim back the tax that was taken too much',
      'Large sums are often taxed as if they came every month. Find the form for a refund in the same year, or note it for the return. Set the tax that is still due apart, and count it not as yours.',
      ['Compare the payslip with the tax rules', 'Fill in the refund form', 'Put tax still due apart'],
      1,
      { when: { said: paid } },
    ),
    step(
      'Pay yourself a wage from it on the old payday',
      'Sum divided by bare monthly costs is the number of months: 18,000 at 1,500 are twelve. Leave it in another account and send one month over on the old payday. Nothing else leaves it.',
      ['Divide the sum by a bare month', 'Set the monthly transfer', 'Write down the month in which it ends'],
      0.7,
      { when: { said: paid } },
    ),
    step(
      'Work out how many months the money lasts',
      'Net {pay} after tax plus savings plus benefits, divided by bare monthly costs. Write the month in which it ends. Most people find it longer or shorter than they feared; both help.',
      ['Estimate tax on the {pay}', 'Add up bare monthly costs', 'Write the month it ends'],
      1,
    ),
    step(
      'Ask each lender for three months of lower instalments',
      'Call before the first one is missed. Say the day the wage ends, and ask for interest only or a pause, in writing. Rent and mortgage first, then car finance and loans; cards last.',
      ['List instalments by day', 'Call the largest first', 'Get each answer in writing'],
      1.5,
      { waitDays: 7, when: { said: owing } },
    ),
    step(
      'Put it into three accounts',
      'One month on the current account, the months after it in instant savings that pay you a wage each month, tax and a reserve apart. No big decisions for three months: no car, no mortgage, no shares.',
      ['Open savings for the monthly wage', 'Set the monthly transfer', 'Set tax aside'],
      1,
    ),
    step(
      'Ring lenders and cut the big bills first',
      'Ask for lower payments before one is missed, check payment insurance on loans, drop the second car or unused cover. Tell the children in simple words.',
      ['Ring bank and landlord if needed', 'Check payment protection insurance', 'Cut three bills'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Keep pension, health and insurance running',
      'Move or leave the work pension, take over life or health cover in time, check sick pay. Look whether paying part into a pension saves tax.',
      ['Ask about cover after the last day', 'Decide about the work pension', 'Ask about tax relief'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Compare paying into a pension with keeping it free',
      'From the fifties a part paid into a pension may save tax and can soon be reached. Keep a year of costs free first. Ask how the age of the state pension and missing years change.',
      ['Keep a year of costs free', 'Ask what a payment into the pension saves', 'Order the state forecast'],
      1.5,
      { waitDays: 10, when: { said: over50 } },
    ),
    step(
      'Use paid help to find the next income',
      'Outplacement, training vouchers, union courses, contacts from the first week. Give it fixed hours and one target: ten talks in a month. Some use part of the {pay} for a licence or tools, with a limit. After the first three wages refill the reserve and claim overpaid tax.',
      ['Take the outplacement offered', 'Write to ten people', 'Set the limit for training'],
      20,
      { waitDays: 45 },
    ),
  ],
  suggestions: [
    tip('Take home your own papers', 'Payslips, reviews, praise.', 'Legally yours', 'Before access ends'),
    tip('Ask colleagues to write a line', 'References fade fast.', 'Profile', 'Three people'),
    tip('Keep a workday', 'Up, out, back at five.', 'Library', 'Lunch with somebody'),
    tip('Say it plainly', 'My job was cut; I look for this.', 'Two sentences', 'To everybody'),
    tip('Use staff discounts now', 'Eye test, dentist, training.', 'List', 'Last day'),
    tip('Check tax over two years', 'A payment in January may be cheaper.', 'Ask', 'Before signing'),
    tip('Do not lend from it', 'Word gets round.', 'Say it is tied up', 'Three months'),
    tip('Look at part-time bridges', 'Benefit rules allow some hours.', 'Ask first', 'Report it'),
    tip('Mark the end', 'A lunch with the team helps.', 'Photo', 'Addresses'),
    tip('Price a small business soberly', 'Six months of costs before a lease.', 'Test first', 'Grant'),
    tip('Give the kids their allowance', 'Small steady things calm.', 'Same day', 'Same sum'),
    tip('Check garden leave rules', 'What may you do meanwhile.', 'Contract', 'In writing'),
  ],
};
