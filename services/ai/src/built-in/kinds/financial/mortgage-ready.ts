import { type Kind, step, tip } from '../kind.ts';
import { creditReportHere, firstHomeSavingHere } from '../local-money.ts';

/** A lender said no. */
const refused = [
  'mortgage/application/aip was/got/is/been? declined/refused/rejected/turned_down',
  'been/was/were/got declined/refused/rejected/turned_down',
  'bank/lender/they said no',
  'declined/refused/rejected us/me',
];

/** Reports are ordered and debts are gone. */
const clean = [
  'credit score/report/file is? good/clean/excellent/fine',
  'no debts/debt',
  'debt free',
  'debt-free',
  'cards/debts are? paid_off/cleared',
  'paid_off/cleared my/our/all_my/all_our _? cards/debts/loans',
];

/** The deposit is there. */
const depositSaved = [
  'deposit is? saved/ready/there',
  'saved the/our/my/a/up? deposit',
  'have/got a/the/our/my? _ deposit',
  'have/got/saved 20k/25k/30k/40k/50k/60k',
];

/** Work without a steady contract. */
const contracts = [
  'specific_work/umowa/umowa_zlecenie/umowa_o_dzieło/day-rate/day_rate/fixed-term/fixed_term/probation/temporary/contract_work/gig/cash',
  'contract for specific? work',
  'shoebox of receipts',
];
/** One lender has approved, or a date is set for applying. */
const nearly = [
  'approved for/by _ by/but/and',
  'months/weeks of clean? statements to_go',
  'before the broker applies',
  'need another/more',
];
const oldEntry = [
  'unpaid/old/default/ccj/late/missed/arrears/collection',
  'finances/money/credit r/are/is a? mess/bad',
];

export const mortgageReady: Kind = {
  id: 'mortgage-ready',
  category: 'financial',
  name: 'Get ready to be accepted for a mortgage',
  slots: {
    job: {
      words: [
        'self-employment|self-employed|self employed|freelancer|freelance|sole trader|own business|contractor',
        'zero-hours contract|zero hours contract|zero hours|temp|agency work',
        'visa|foreign national|work permit|migrant',
      ],
      otherwise: 'income',
    },
    own: {
      words: ['self-employed|self employed|freelancer|freelance|sole trader|own business|contractor'],
      otherwise: 'business',
    },
  },
  ask: { question: 'What stands most in the way?', chips: ['My credit record', 'The deposit', 'My kind of income'] },
  hoursAWeek: 2,
  overview:
    'You will see yourself as a lender does: income, spending, debts, record and deposit. Then you mend the weakest point, tidy half a year of statements, gather the papers, and get a decision in principle for a sum you can live with.',
  approach:
    'Lenders usually offer four to four and a half times income, less for debts and children, and want five to twenty per cent deposit. Six quiet months matter more than any trick. It goes wrong by applying to several banks at once, or by borrowing for a car just before.',
  done: 'You hold a decision in principle for the sum you need, and every paper for the full application lies in one folder.',
  cautions: [
    'Only borrow what you could pay with the rate two per cent higher and one income missing for some months. Do not tidy up by hiding debts: it is fraud, and lenders see them.',
  ],
  steps: [
    step(
      'Find out in writing why the lender said no',
      'Ask which of four it was: record, income, the home, or the sum. Do not apply elsewhere for now, because each hard search lowers the next chance for about six months.',
      [
        'Ask the lender or broker for the reason',
        'Look at your credit file of that day',
        'Make no other application until you know',
      ],
      0.7,
      { when: { said: refused } },
    ),
    step(
      'Check the clean record for small things',
      'Even without debts three things stop people: an old address, a card nobody uses with a high limit, a link to an ex. Order the free reports once more and look only for these.',
      ['Order the free reports', 'Correct addresses and links', 'Keep one card, used a little and paid in full'],
      1,
      { when: { said: clean } },
    ),
    step(
      'Order all your credit reports and read them',
      'Check name, addresses, electoral or population register, old accounts, late payments and links to other people. Note each mistake and each card you no longer use.',
      ['Order the free reports', 'Mark mistakes and late payments', 'Check that every address is right'],
      1,
      { local: creditReportHere, when: { unsaid: clean } },
    ),
    step(
      'Work out what a lender would offer today',
      'Yearly income times four, minus roughly what your loans and childcare swallow. Compare with prices where you want to live: the gap is your deposit. Use two lenders’ calculators.',
      [
        'Enter your {job} in two affordability calculators',
        'Look up five homes you would take',
        'Write gap, deposit and costs on a page',
      ],
      1.5,
    ),
    step(
      'Choose the bank by how it counts your contract',
      'Banks differ: some count six months of a civil or fixed-term contract, some twelve or twenty-four, many take a part of it only. Ask three for the months and the share. A longer contract signed now may be worth more than any saving.',
      [
        'Ask three banks: how many months, what share',
        'Ask your employer about a longer contract',
        'Collect contracts and payment slips by month',
      ],
      1.5,
      { when: { said: contracts } },
    ),
    step(
      'Pay the old small debts before anything else',
      'A phone bill of 80 can stop a mortgage of 200,000. List each entry and ask whether it is too old to be claimed. Pay it against a letter that it is settled, and note the day. Many lenders want one or two clean years after it.',
      ['List every old entry', 'Pay it against the letter', 'Note when a year is over'],
      1.5,
      { waitDays: 21, when: { said: oldEntry } },
    ),
    step(
      'Count the weeks to the application and freeze everything',
      'Until then: no new credit, no change of job, no odd transfers, no late bill. Write what each lender still wants and who brings it. Where the sum falls short, compare a longer term, a larger deposit or a second name.',
      ['Write the day of applying', 'List who brings which paper', 'Reckon term, deposit and second name'],
      1,
      { when: { said: nearly } },
    ),
    step(
      'See a broker once, early and without applying',
      'A whole-market broker tells which lenders accept your {job}, which record problem heals with time, and what to change in the next months. Ask how they are paid.',
      ['Bring reports, payslips and the page', 'Ask which two changes help most', 'Ask which lenders suit your {job}'],
      2,
      { when: { unsaid: refused }, waitDays: 10 },
    ),
    step(
      'Ask a whole-market broker which lender takes this reason',
      'Specialist lenders accept what high-street banks refuse: short accounts, old defaults, several jobs. Bring the refusal, the file and your {job} papers; ask what changes in six months and what in twelve.',
      [
        'Bring the refusal and the credit file',
        'Ask for two lenders and their price',
        'Write down what to change by which month',
      ],
      2,
      { waitDays: 7, when: { said: refused } },
    ),
    step(
      'Correct the record and register everywhere',
      'Write to the agency and the company about mistakes; they must answer in about a month. Register to vote if you can, end links to an ex, pay small old defaults and ask for them to be marked settled.',
      ['Send corrections with proof', 'Register at your address', 'Ask for a notice of disassociation from an ex'],
      2,
      { waitDays: 30 },
    ),
    step(
      'Bring your own business figures into shape',
      'Most lenders want two years of accounts or tax calculations, some take one. They count profit or salary and dividends, so an accountant who saves every penny of tax also shrinks your loan. Keep tax money in its own account.',
      [
        'Ask for tax calculations of two years',
        'Talk to the accountant about the year before applying',
        'Separate business and private accounts',
      ],
      4,
      { when: { named: 'own' }, waitDays: 30 },
    ),
    step(
      'Pay down cards and stop new credit',
      'Each 100 a month of loan can take 10,000 to 20,000 off a mortgage. Clear cards and instalments first, use less than a third of each limit, and sign nothing new for six months.',
      [
        'List debts with monthly payment',
        'Clear the one with most payment for its size',
        'Stop buy-now-pay-later fully',
      ],
      3,
      { when: { unsaid: clean }, waitDays: 60 },
    ),
    step(
      'Make three months of statements look like your plan',
      'No unpaid debits, no gambling, no returned payments; regular saving on payday. Live on the future payment: put the difference between it and your rent aside each month.',
      [
        'Set a saving transfer on payday',
        'Practise the future payment for three months',
        'Keep the account above zero',
      ],
      2,
      { waitDays: 60 },
    ),
    step(
      'Put the deposit’s papers in order and leave it alone',
      'Lenders ask where each large sum came from: statements of six months, a gift letter, proof of a sale. Keep the money in one account in your name and do not move it about.',
      [
        'Collect six months of statements',
        'Get gift letters signed',
        'Compare the sum with ten, fifteen and twenty per cent of a price',
      ],
      1.5,
      { when: { said: depositSaved } },
    ),
    step(
      'Secure the deposit and its proof',
      'Money must have a history. For a gift get a signed letter that it is no loan; check state schemes, family deposit accounts and shared ownership. Add two to eight per cent for costs and tax.',
      ['Collect statements for the deposit', 'Get the gift letter signed', 'Check schemes for first buyers'],
      2,
      { local: firstHomeSavingHere, when: { unsaid: depositSaved }, waitDays: 14 },
    ),
    step(
      'Get the decision in principle with a full folder',
      'Identity, address, payslips of three months or two years of accounts, statements, deposit proof, contract, permit. Choose a lender with a soft check. It is done when the paper names your sum; it lasts about 60 to 90 days.',
      [
        'Fill the folder with proof of your {job}',
        'Apply for one decision in principle',
        'Start viewings within the sum',
      ],
      3,
      { waitDays: 5 },
    ),
  ],
  suggestions: [
    tip(
      'Stay in the same job for now',
      'Many lenders want three months past probation.',
      'Change after the offer',
      'Ask the broker',
    ),
    tip('Close accounts shared with an ex', 'Their record pulls on yours.', 'In writing', 'Check the report later'),
    tip('Save on the same day each month', 'It shows more than a lump sum.', 'Standing order', 'Named for the home'),
    tip(
      'Use a credit builder card lightly',
      'Small bills paid in full help a thin record.',
      'One tank of petrol',
      'Paid automatically',
    ),
    tip(
      'Look at towns one station further',
      'Twenty minutes may be a whole room.',
      'Try the commute',
      'Count its cost',
    ),
    tip(
      'Ask parents without a gift',
      'Savings beside the loan can also help.',
      'Read the small print',
      'A lawyer for them',
    ),
    tip('Buy with a friend or sibling', 'A deed of trust says who owns what.', 'Solicitor', 'Exit rule'),
    tip('Practise with the higher payment', 'Three months show if it fits.', 'Into savings', 'No cheating'),
    tip('Keep rent receipts', 'Some lenders count paid rent.', 'Standing order', 'Letter of the landlord'),
    tip(
      'Stop betting completely',
      'A single site on the statement raises questions.',
      'Block in the bank app',
      'Three months',
    ),
    tip('Sort the visa first', 'Time left on a permit decides for many lenders.', 'Two years left', 'Special lenders'),
    tip('Ask why after a refusal', 'Then wait, instead of trying the next bank.', 'Written reason', 'Broker first'),
  ],
};
