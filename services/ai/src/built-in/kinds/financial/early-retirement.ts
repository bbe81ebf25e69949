import { type Kind, step, tip } from '../kind.ts';

/** The sum is nearly or fully there. */
const close = [
  'times annual/yearly? expenses/spending',
  'coast/fire/fi number/fi reached/hit',
  'number is? reached',
  'bridge is?/nearly full',
  'pull the plug',
  'got/have _ saved/invested',
  'house/home/unit/mortgage is?/nearly?/almost? paid/paid_off/paid-off',
];
const letHome = ['rented/let flat/house/unit/flats', 'rental income', 'rent from'];

export const earlyRetirement: Kind = {
  id: 'early-retirement',
  category: 'financial',
  name: 'Become able to stop working early',
  slots: {
    age: {
      words: ['40', '42', '45', '48', '50', '52', '55', '57', '58', '60', '62', '63'],
      otherwise: 'the age you want',
    },
    form: {
      words: [
        'life without a job|never work again|stop working|full stop',
        'part-time work|part time|semi retirement|coast fire|barista',
        'lean version|lean fire|frugal',
        'move abroad|portugal|spain|thailand|geo',
        'early pension|early exit',
      ],
      otherwise: 'freedom you want',
    },
  },
  ask: {
    question: 'What does early freedom mean for you?',
    chips: ['No paid work at all', 'Part-time or only what I like', 'A few years before normal retirement'],
  },
  hoursAWeek: 1,
  weekly: 'Look at the savings rate and lower or question one cost',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will find out what your life really costs, what sum or income covers it from {age}, and how much you have to put aside for that. The plan also looks at health cover, pension gaps, and what you want to do with the time.',
  approach:
    'Two figures decide: yearly spending and savings rate. A common rule of thumb is about 25 to 33 times yearly spending, with more for a long time without work. Large costs and income matter most. Plans fail with expensive debts, concentrated bets, forgotten health insurance, and a life saved only for later.',
  done: 'Income from assets and pensions covers your yearly spending in a careful calculation, a reserve for bad years exists, and you have tried the new life for some months.',
  cautions: [
    'Markets can be weak for ten years, and rules of thumb come from the past. Before you give notice have the plan checked by an independent, fee-based adviser: taxes, health insurance, pension, survivors.',
    'Reserve, expensive debts, and cover for disability come first. This is general knowledge and no personal advice.',
  ],
  steps: [
    step(
      'Find out what a year of your life costs',
      'Sort twelve months of statements into eight lines and add what is rare: car, roof, teeth. Mark what will end, such as mortgage, children and commuting, and what is added, such as health insurance and leisure.',
      [
        'Download twelve months of bank statements',
        'Add up the largest line first',
        'Write spending today and spending at {age}',
      ],
      2,
    ),
    step(
      'Write down why and what you would do all week',
      'Describe an ordinary week without a job: people, body, tasks, money. If the trouble is only this job, a change may be better than fifteen years of saving. Describe the {form} in three sentences.',
      ['Write the week hour by hour', 'Talk to two people who stopped early', 'Show it to your partner'],
      2,
    ),
    step(
      'Work out your number in three versions',
      'Yearly spending times 25, 30 and 33, minus the value of pensions that come later. Work out the bridge as well: the years between stopping and the age at which state pension and locked pots open must be paid from money you can reach. Note what you have today and the gap.',
      [
        'Calculate the sum for all three versions',
        'Ask pension providers what happens when you stop at {age}',
        'Choose one version for now',
      ],
      2,
    ),
    step(
      'Secure the base: reserve, debts, cover',
      'You need six months of costs in savings, no expensive debts, liability, health and disability cover, and a will. Without this, one bad year can ruin the plan for the {form}.',
      ['Check reserve, debts, cover and will', 'Close the largest gap first'],
      3,
      { when: { unsaid: close } },
    ),
    step(
      'Raise the savings rate through large items',
      'A cheaper home, one car less or a better-paid job can move the date by years; skipping coffee moves it by days. Put half of every pay rise away, and keep what makes you happy now.',
      ['Calculate what each large change means in years', 'Decide on one large change', 'Raise the standing order'],
      8,
      { when: { unsaid: close }, waitDays: 60, measured: 'Reach the first {10%} with a higher savings rate' },
    ),
    step(
      'Guard the first five years against a fall in the market',
      'A fall in the first years hurts most. Keep two years of spending in cash, three in short bonds, and a rule: after a fall of a fifth spend a tenth less. Begin at 3.3 to 3.5 per cent for forty years, not at 4.',
      ['Fill cash for two years', 'Write the rule for a bad year', 'Reckon with 3.3 and 4 per cent'],
      2.5,
      { when: { said: close } },
    ),
    step(
      'Fill the gap in health cover and the years to each pension',
      'List for each age which pot opens: savings, private pension, state pension. Beside it what health cover costs without an employer. The years before the first pension must be paid from money that is free to use.',
      ['Draw one line a year', 'Ask two insurers for a price', 'Mark each year with a gap'],
      2,
      { waitDays: 14, when: { said: close } },
    ),
    step(
      'Count the rent at three quarters and keep a repair pot',
      'From ten months’ rent a year take tax, repairs and an agent for old age. What is left counts like a pension. One roof or one bad tenant must not move the date.',
      ['Reckon ten months after costs', 'Begin a repair pot', 'Add it to the table as a pension'],
      1,
      { when: { said: letHome } },
    ),
    step(
      'Put the savings into a cheap, broad mix',
      'Use pension and tax-sheltered accounts first, but mind from which age you can reach the money; what you need before {age} must lie elsewhere. Keep it low in cost and worldwide, with written rules for bad years.',
      ['List accounts with access ages', 'Set up automatic purchases', 'Write your rule for a fall of half'],
      3,
      { waitDays: 120, measured: 'Reach {30%} with automatic investing' },
    ),
    step(
      'Check the plan once a year with a bad case',
      'Spending, savings rate, value, and what if markets fall by 40 per cent in the first two years, you separate, or fall ill? Note what you would change: part-time work, moving, spending less.',
      [
        'Put the yearly check in the calendar',
        'Calculate what a bad case would mean',
        'Correct the version of the {form}',
      ],
      2,
      { waitDays: 180, measured: 'Reach {60%} and check a bad case yearly' },
    ),
    step(
      'Try it, have it checked, and give notice',
      'Live for half a year of leave or part-time work on the planned budget. Then a fee-based adviser looks at withdrawals, tax and health insurance; two to three years of spending lie safe. It is done when figures and trial both say yes at {age}.',
      ['Plan the trial months', 'Book a fee-based adviser', 'Read notice periods and pension rules'],
      6,
      { measured: 'Reach {total}, try it out and give notice' },
    ),
  ],
  suggestions: [
    tip(
      'Track one figure only',
      'The savings rate tells you most.',
      'Money saved divided by net income',
      'Once a month',
    ),
    tip(
      'Price things in days of freedom',
      'It makes the cost of large purchases clear.',
      'Price divided by your daily cost',
      'Is it still worth it?',
    ),
    tip(
      'Keep joy in the budget',
      'Years of saving are also life.',
      'Two things you do not cut',
      'Holidays with friends',
    ),
    tip('Raise income early', 'It counts for all later years.', 'Training, change, negotiation', 'Half of it saved'),
    tip(
      'Make health a plan',
      'It is the most valuable asset.',
      'Sport, teeth, check-ups',
      'Cost of insurance without job',
    ),
    tip(
      'Look at the gap years',
      'Between stopping and pension money must be accessible.',
      'List by year',
      'Safe part for two years',
    ),
    tip('Do not build it on one firm', 'Employer shares are a double risk.', 'At most a twentieth', 'Sell in steps'),
    tip(
      'Include your partner’s wishes',
      'One stops, the other works: is that all right?',
      'Talk every year',
      'Both names on the plan',
    ),
    tip(
      'Read critics too',
      'Forums mainly show those who succeeded.',
      'One sceptical book',
      'Look at the tax chapters',
    ),
    tip(
      'Grow something beside the job',
      'It takes years until something new carries you.',
      'A craft, a small business, volunteering',
      'One evening a week',
    ),
    tip('Consider a long unpaid leave', 'It may be enough for now.', 'Three to six months', 'Ask your employer'),
    tip(
      'Celebrate coast point',
      'From then on you only need to cover living costs.',
      'Calculate when',
      'Reduce hours if you like',
    ),
  ],
};
