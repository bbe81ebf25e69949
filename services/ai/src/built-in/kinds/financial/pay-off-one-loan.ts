import { type Kind, step, tip } from '../kind.ts';

const paying = [
  "i've/have been paying",
  'paying _ extra',
  'no early repayment charge',
  'balance is?/of? _',
  'could do _',
  'years/months left/remaining',
];
const homeLoan = ['mortgage/home_loan/house_loan/roof'];
const taken = ['helb/student_debt/student_loan/kfw/bafög', 'take/taken/deducted from my payslip/wages/salary'];
const tornBetween = ['girlfriend/wife/husband/partner wants', 'isa/savings/inheritance/aunt left/got'];

export const payOffOneLoan: Kind = {
  id: 'pay-off-one-loan',
  category: 'financial',
  name: 'Pay off my loan early',
  slots: {
    loan: {
      words: [
        'car loan|car finance|auto loan|loan on the car|loan for the car|car on finance|pcp',
        'van loan|loan on the van|van finance|loan for the van',
        'motorbike loan|motorcycle loan|bike loan|bike finance',
        'tractor loan|tractor',
        'boat loan',
        'caravan loan|camper loan',
        'truck loan|lorry loan|taxi loan',
        'furniture loan|sofa loan|kitchen loan',
        'phone contract|phone loan',
        'wedding loan',
        'business loan',
        'consolidation loan',
        'credit union loan',
        'bank loan|loan from the bank|loan at the bank',
        'personal loan',
      ],
      otherwise: 'loan',
    },
    family: {
      words: [
        'brother',
        'sister',
        'parents',
        'mum',
        'mother',
        'dad',
        'father',
        'uncle',
        'aunt',
        'cousin',
        'friend',
        'in-laws',
        'grandmother|gran|nan',
        'grandfather|grandad',
      ],
      otherwise: 'lender',
    },
  },
  ask: {
    question: 'Whom do you owe this loan?',
    chips: ['A bank or finance house', 'A dealer or shop', 'Family or a friend'],
  },
  hoursAWeek: 1,
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will find out the exact sum that ends your {loan}, what it costs to repay early, and how much you can send each month on top. Then the extra payments run by themselves until the balance is zero and the papers are in your hands.',
  approach:
    'With one loan the plan is simple: a settlement figure, an extra amount on payday, and an instruction that it shortens the term. It usually fails because extra money only lowers the next instalment, or because savings are emptied and the next repair goes on credit.',
  done: 'The balance of the loan is zero, you have it in writing, and the thing is yours without anyone else’s claim.',
  cautions: [
    'Keep at least one month of bare costs in savings, and pay rent, power, tax and dearer debts first. If you cannot pay the instalment itself, speak to the lender or a free debt adviser before you miss it.',
  ],
  steps: [
    step(
      'Ask for the settlement figure of your {loan}',
      'The settlement figure is what ends the loan today; it differs from the sum of all instalments. Ask for the interest rate, the months left and any fee for early repayment, in writing.',
      [
        'Find the contract and the last statement',
        'Ask the lender for the settlement figure in writing',
        'Note rate, end date and early repayment fee',
      ],
      1,
      { waitDays: 7, when: { unnamed: 'family' } },
    ),
    step(
      'Write down what you owe your {family}, and agree it',
      'Private loans go wrong over different memories. Put the sum, what is already paid and the date on one page, show it to your {family} and ask whether it is right. Suggest a monthly amount that you will certainly manage.',
      [
        'Add up what was lent and what is paid back',
        'Write one message: I have not forgotten, here is my plan',
        'Both keep a copy of the page',
      ],
      1.5,
      { when: { named: 'family' } },
    ),
    step(
      'Work out whether paying early really saves',
      'Compare the interest left on your {loan} with the fee: in many countries the fee is at most one per cent or a month or two of interest. On hire purchase, part of the price may be a last big payment; count it in. A zero-rate loan can simply run.',
      [
        'Add up the interest still to come',
        'Take off the fee for early repayment',
        'Check for a final balloon payment',
      ],
      1,
      { when: { unnamed: 'family' } },
    ),
    step(
      'Reckon your balance with two extra payments side by side',
      '{total|14,000} over {span|36 months} is {rate} before interest. Paying half as much again ends it in about two thirds of the time. Choose the sum that also works in a bad month.',
      [
        'Put balance, rate and two sums into a calculator',
        'Write the last month of each',
        'Set the higher one if a bad month bears it',
      ],
      0.7,
      { when: { said: paying } },
    ),
    step(
      'Ask the mortgage lender what may be paid extra each year',
      'Often a tenth of the balance is free of charge, on some loans more. Ask whether it shortens the term or the instalment, from which day it counts, and what ends at the last payment: charge in the register, insurance.',
      ['Ask for the free part in writing', 'Choose the shorter term', 'Note what must be deleted at the end'],
      0.7,
      { waitDays: 5, when: { said: homeLoan } },
    ),
    step(
      'Ask the loan office for balance, discount and clearance',
      'Ask for the balance after the last payslip, the discount or waiver for paying at once, and the certificate at the end. Check that each deduction from wages has arrived. Then stop the deduction in writing.',
      ['Compare payslips with the statement', 'Ask for discount or waiver', 'Ask for the clearance certificate'],
      1,
      { waitDays: 10, when: { said: taken } },
    ),
    step(
      'Fix an extra payment and the month of zero',
      'Take income minus living costs minus the instalment, and send half to all of the rest. Put it into a loan calculator: it shows the new last month. Write that month where you see it.',
      [
        'Work out what is left on the day before payday',
        'Enter the extra sum in a loan calculator',
        'Write the last month on the calendar',
      ],
      1.5,
      { resources: 'Loan calculator, UK: https://www.moneyhelper.org.uk' },
    ),
    step(
      'Set up the extra payment with the right instruction',
      'Tell the lender that extra money must reduce the balance and shorten the term. Otherwise many lower the next instalment or treat it as paid in advance. For your {loan} check the first statement.',
      [
        'Ask how overpayments to your {loan} are booked',
        'Set the transfer for the day after payday',
        'Check on the next statement that the balance fell',
      ],
      1,
      { waitDays: 30, measured: 'Pay back the first {20%}' },
    ),
    step(
      'Split the savings: a reserve, a payment, a small joy',
      'Three months of bare costs stay. From the rest pay the loan if its rate is above what savings earn, for that is a sure gain. Keep a tenth for what your partner wishes, with a date.',
      ['Set three months aside', 'Compare loan rate and savings rate', 'Agree on the tenth at home'],
      0.7,
      { when: { said: tornBetween } },
    ),
    step(
      'Send one larger sum from things you sell or earn',
      'A tax refund, overtime, a bonus or two things from the garage shorten the loan by months. Pay it in the week it arrives, before it disappears in the account.',
      [
        'List three sources for the next six months',
        'Sell the first thing and pay it into your {loan}',
        'Ask for the new balance',
      ],
      5,
      { waitDays: 30, measured: 'Reach {50%} paid back with one-off sums' },
    ),
    step(
      'See whether a cheaper lender or a sale ends it sooner',
      'If your rate is clearly above today’s, ask a bank or credit union for a quote without a hard credit check. If the vehicle costs too much altogether, compare its market value with the settlement figure: a sale needs the lender’s consent.',
      [
        'Get two quotes that leave no mark on your record',
        'Look up what the thing would sell for',
        'Decide: keep paying, refinance or sell',
      ],
      3,
      { waitDays: 7, when: { unnamed: 'family', weeksFrom: 16 } },
    ),
    step(
      'Check the balance every three months and raise the payment',
      'When a contract gets cheaper or your pay rises, add that sum the same day. Compare the balance with the plan and mend it if a month went wrong; one bad month is no reason to stop.',
      ['Compare balance and plan', 'Raise the transfer by what you saved', 'Tell somebody how much is gone'],
      2,
      { waitDays: 60, measured: 'Reach {75%} paid back', when: { weeksFrom: 14 } },
    ),
    step(
      'Pay the last sum and get the release papers',
      'Ask for a final figure for a fixed day, pay exactly that, and stop the direct debit only when it is confirmed. For a vehicle get the title, logbook or release of the lien; from your {family}, a line that all is paid.',
      ['Request the final figure', 'File the confirmation and the papers', 'Turn the old instalment into savings'],
      2,
      { measured: 'Pay the last of {total} and get the papers' },
    ),
  ],
  suggestions: [
    tip(
      'Round the instalment up',
      'Small extras end the loan some months earlier.',
      'To the next full fifty',
      'On the same day',
    ),
    tip(
      'Pay half every two weeks',
      'It makes thirteen payments a year out of twelve.',
      'Only if the lender books it at once',
      'Fits weekly pay',
    ),
    tip(
      'Draw a bar with twenty boxes',
      'You see the loan shrink.',
      'One box for five per cent',
      'Hang it where you pay bills',
    ),
    tip(
      'Check the insurance sold with it',
      'Payment protection is often dear and can be ended.',
      'Read what it covers',
      'Ask for the unused part back',
    ),
    tip('Keep the thing in good repair', 'It must outlive its loan.', 'Service on time', 'Note its value once a year'),
    tip(
      'Do not add to the loan',
      'Top-up offers start the clock again.',
      'Say no on the phone',
      'Switch off offers in the app',
    ),
    tip(
      'Give pay rises to the loan first',
      'You do not miss what you never had.',
      'Half of every rise',
      'Until the balance is zero',
    ),
    tip(
      'Look at fees for missed payments',
      'One late day can cost more than a week of saving.',
      'Debit two days after payday',
      'Reminder the day before',
    ),
    tip(
      'Thank the one who lent it',
      'A private lender waits for words as well as money.',
      'A note with each tenth payment',
      'A meal at the end',
    ),
    tip(
      'Save a month of instalments',
      'It keeps the plan alive when work stops.',
      'In another account',
      'Only for this',
    ),
    tip(
      'Ask before you sell or export it',
      'A financed thing belongs partly to the lender.',
      'Get consent in writing',
      'Pay the loan from the price',
    ),
    tip(
      'Plan what comes after',
      'The freed instalment is the easiest saving there is.',
      'Same transfer, own account',
      'Next car in cash',
    ),
  ],
};
