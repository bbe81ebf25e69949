import { type Kind, step, tip } from '../kind.ts';
import { studentLoanHere } from '../local-money.ts';

const counting = [
  'pslf at/with _',
  'of 120 payments',
  'certification missing',
  'forgiveness/write-off/write_off/written_off',
];
const cosigned = ['co-signed/cosigned/guarantor', 'her/his/their name off'];
const grows = ['owe more than', 'went up', 'keeps growing'];

export const payOffStudentLoan: Kind = {
  id: 'pay-off-student-loan',
  category: 'financial',
  name: 'Pay off my student loan',
  slots: {
    loan: {
      words: [
        'federal loan|federal',
        'private student loan|private',
        'state loan|bafög|bafoeg',
        'bank loan|kfw',
        'Plan 2 loan|plan 2',
        'Plan 1 loan|plan 1',
        'Plan 5 loan|plan 5',
        'parent loan|parent plus|parents',
        'law school loan',
        'medical school loan|med school',
        'nursing school loan|nursing',
        'postgraduate loan|master|postgraduate',
        'student loan|student loans|student debt|college loans',
      ],
      otherwise: 'student loan',
    },
  },
  ask: {
    question: 'How is repayment going?',
    chips: ['It has not started yet', 'I pay, but it hardly falls', 'I am behind or cannot pay'],
  },
  hoursAWeek: 0.5,
  weekly: 'Put what is left of the week aside for the next extra payment',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will find out the exact terms of your {loan}, decide whether early repayment is worth it at all, choose the right plan or discount, and pay it down by itself until the confirmation arrives.',
  approach:
    'Student loans are unlike other debts: some depend on income, some are written off after years, some have a discount for early payment. Learn your rules first; then expensive private loans go before cheap state ones. Typical mistakes are giving up protection by refinancing, and overpaying a loan that would be written off.',
  done: 'The balance is zero or legally discharged, and you have that in writing.',
  cautions: [
    'If you cannot pay, contact the lender before the due date: deferment, lower instalments or income-based plans exist almost everywhere. Do not simply stop.',
    'Changing a state loan into a private one usually ends protection and forgiveness for ever. Nobody needs to pay a firm for forms that are free.',
  ],
  steps: [
    step(
      'Write the facts of every loan on one page',
      'Note lender, balance, rate, start and end of repayment, instalment, what it depends on, when it is written off, and discounts. Log in to the official portal for your {loan}.',
      [
        'Recover your logins and update address and email',
        'One line for each loan',
        'Note the date of the next payment',
      ],
      1,
      {
        local: studentLoanHere,
        resources: 'United States: https://studentaid.gov · UK: https://www.gov.uk/repaying-your-student-loan',
      },
    ),
    step(
      'Find out whether paying early is worth it',
      'Compare the rate with safe savings, and estimate whether you would ever pay it all before it is written off. If not, extra payments on your {loan} may be wasted. With a discount for a lump sum, calculate the gain.',
      [
        'Use the official repayment calculator with your income',
        'Compare three ways: normal, extra, lump sum',
        'Write down the decision and why',
      ],
      1.5,
    ),
    step(
      'Check forgiveness, relief and tax',
      'Public service, teaching or health work, disability, low income, children or good marks may change what you owe on your {loan}. Interest is deductible in some countries.',
      ['Read the list of reliefs for your {loan}', 'Apply for every relief that fits', 'Enter renewal dates'],
      1.5,
      { waitDays: 21 },
    ),
    step(
      'Have every missing payment counted in writing',
      'List employer, months and proof: contract, payslips, certification form. Send one form for each employer, and keep the answer with the new count. Until the discharge letter is there, pay on.',
      ['List the months that are not counted', 'Send the form for that employer', 'File the new count'],
      1.5,
      { waitDays: 30, when: { said: counting } },
    ),
    step(
      'Get the co-signer’s name off before the balance is gone',
      'Ask the lender for the release: mostly 12 to 48 payments on time and a credit check of your own. If it says no, ask two others about a loan in your name alone, and compare what you would lose.',
      ['Ask for the rules of the release', 'Check your own credit record', 'Compare two loans in your own name'],
      1.5,
      { waitDays: 21, when: { said: cosigned } },
    ),
    step(
      'See why the balance grows and stop it first',
      'Compare a year of interest with a year of payments. If interest is larger, three things stop it: an income plan that pays the interest, a lower rate, or a payment just above the interest. Ask about each by name.',
      [
        'Add up interest and payments of a year',
        'Ask the lender about the three ways',
        'Set the payment above the interest',
      ],
      1,
      { when: { said: grows } },
    ),
    step(
      'Choose the repayment plan you can keep up',
      'If the instalment takes money for food or rent, ask for an income-based plan or a lower rate. If you earn well, choose a shorter one. Ask the lender for the result in writing.',
      [
        'Compare two plans by monthly and total cost',
        'Apply for the change',
        'Set up direct debit; some lenders give a discount',
      ],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Build a small cushion and clear more expensive debts first',
      'One month of bare costs, then cards and overdraft, as they cost more. After that the freed payment goes to the {loan} with the highest rate.',
      ['Put aside one month of bare costs', 'Order all debts by rate'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Pay extra by standing order after payday',
      'Tell the lender in writing that it reduces the balance of your {loan} and not future instalments. Live like a student for one year more than your friends do, and put the difference in.',
      [
        'Set the extra sum and its date',
        'Send the lender your written instruction',
        'Check how the first extra was booked',
      ],
      1,
      { waitDays: 60, measured: 'Pay off the first {20%} with extras' },
    ),
    step(
      'Use rises and windfalls for larger steps',
      'Half of each pay rise, bonus, tax refund and gifts. Ask employers: some help with repayment. Look at the balance twice a year.',
      ['Raise the order at the next rise', 'Ask the personnel office about help', 'Send one windfall to the {loan}'],
      2,
      { waitDays: 90, measured: 'Reach {60%} with rises and windfalls', when: { weeksFrom: 12 } },
    ),
    step(
      'Pay the last part and keep the confirmation',
      'Ask for the final sum and date, stop direct debits that run on, and reclaim any overpayment. It is done when the letter about your {loan} is filed and the payment goes to savings or pension.',
      ['Ask for the final sum in writing', 'Pay and get the letter', 'Redirect the standing order'],
      1,
      { measured: 'Pay the last of {total} and get it in writing' },
    ),
  ],
  suggestions: [
    tip(
      'Keep your address up to date',
      'Missed letters can cost you fees.',
      'Report each move',
      'Use a mail address that stays',
    ),
    tip(
      'Report falling income at once',
      'Most plans are adjusted only from then on.',
      'Have payslips ready',
      'Save the confirmation',
    ),
    tip(
      'Check each yearly statement',
      'Mistakes happen when you change jobs.',
      'Compare with your payslips',
      'Look at the interest',
    ),
    tip(
      'Tell the lender when you go abroad',
      'Otherwise penalties can be high.',
      'Do it before you leave',
      'Send proof of income each year',
    ),
    tip(
      'Keep the pension contribution',
      'Money the employer adds is usually worth more than early repayment.',
      'At least the matched part',
      'Ask the pay office',
    ),
    tip(
      'Do not compare with friends',
      'Fees and rules differ between countries and years.',
      'Look only at your own page',
      'Check the month of the last payment',
    ),
    tip(
      'Ask for a rate cut by direct debit',
      'Some lenders give a small discount.',
      'Ask one question',
      'Get the answer in writing',
    ),
    tip('Thank a parent with a plan', 'A private loan needs a written plan too.', 'Sum and day', 'Standing order'),
    tip(
      'Find a cheaper room for one more year',
      'Housing is the largest cost.',
      'Stay in a shared flat',
      'Put the difference into the loan',
    ),
    tip(
      'Avoid fee-taking helpers',
      'Official forms are free.',
      'Never give anybody your login',
      'Ask the university advice service',
    ),
    tip('Colour in a degree certificate', 'Each part paid makes it yours.', 'Fifty boxes', 'On the wall'),
    tip(
      'Look at the loan before a mortgage',
      'Lenders count the instalment.',
      'Ask what helps more',
      'Compare deposit and repayment',
    ),
  ],
};
