import { type Kind, step, tip } from '../kind.ts';

/** The loan has to end before the pay does. */
const retiring = ['retire/retiring/retirement', 'pension lump_sum/lump', 'stop working'];

/** Overpayments are running. */
const overpaying = [
  'already/been overpaying/overpay',
  'overpaying/overpay my/the/our? mortgage? by/already/every/each',
  'overpaying by/every/each',
  'am/are overpaying',
  'overpay _ every/each/a',
];

/** Little is left. */
const nearEnd = [
  'only/just _ left',
  'last/one/two/three/1/2/3 year/years left/to_go',
  'fixed_rate/fix/deal ends/runs_out/expires',
  'nearly/almost paid_off',
];

export const payOffMortgage: Kind = {
  id: 'pay-off-mortgage',
  category: 'financial',
  name: 'Pay off the mortgage',
  slots: {
    home: {
      words: ['house', 'flat', 'apartment', 'condo', 'cottage', 'bungalow', 'farm', 'holiday home', 'home'],
      otherwise: 'home',
    },
    source: {
      words: [
        'bonus|bonuses',
        'inheritance|inherited',
        'tax refund',
        'overtime pay|overtime',
        'pay rise|raise',
        'lump sum|lump',
        'savings',
        'rent from a lodger|lodger',
        'second income|side income',
      ],
      otherwise: 'extra money',
    },
  },
  ask: {
    question: 'What is it mainly about?',
    chips: ['Paying off faster', 'The fixed rate ends soon', 'The payments are too high'],
  },
  hoursAWeek: 0.5,
  weekly: 'Put what is left of this week’s money aside for the next extra payment',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will learn what your contract allows, check that no more expensive debt comes first, set a monthly overpayment and yearly extra payments, and use the end of the fixed rate. You will see by how many years your {home} is paid off sooner.',
  approach:
    'Go in this order: a reserve of three to six months, expensive debts, the employer’s pension contribution, then the mortgage. Overpay within the free limit of your contract and let it shorten the term. Typical mistakes are paying avoidable penalties, and putting every saving into the house so that nothing is left for repairs.',
  done: 'The loan is at zero or at the balance you aimed at, you hold the lender’s written confirmation, and the charge on the property is deleted where that applies.',
  cautions: [
    'If you cannot pay the full instalment, call the lender before the due date and go to free debt advice; lenders can often pause, extend or change the payments.',
    'Refinancing, lump sums and interest-only loans have fees and tax effects. Have large decisions checked by an adviser who earns no commission from them.',
  ],
  steps: [
    step(
      'Read your contract and write down six facts',
      'They are balance, rate, end of the fixed rate, remaining term, how much you may overpay free of charge each year, and the fee beyond. Ten per cent of the balance a year is a common limit: {10%|5,000} of {total|50,000}.',
      [
        'Find contract and last yearly statement of your {home}',
        'Write the six facts on one page',
        'Ask the lender in writing for what is missing',
      ],
      1,
    ),
    step(
      'Check how the last overpayments were booked',
      'Look at the statement: did each extra lower the balance, and did the term or the instalment shrink? Some lenders hold it in advance. Write once and ask for the shorter term.',
      [
        'Find the extras on the last statement',
        'Ask for the new last month in writing',
        'Correct the instruction if it was booked otherwise',
      ],
      0.7,
      { when: { said: overpaying } },
    ),
    step(
      'Check what should come before overpaying',
      'Is there a reserve of at least three months? Are more expensive debts gone? Does the employer add to a pension you do not use fully? Are large repairs to your {home} coming? Settle these first or side by side.',
      ['Answer the four questions', 'Decide what part of the {source} goes where'],
      1,
    ),
    step(
      'Calculate three ways of overpaying',
      'Compare a monthly extra, a yearly lump sum and a shorter term. For each, write down the interest you save and the month in which the loan ends. {total|50,000} over {span|120 months} is {rate} of repayment; your normal instalment already pays a part of that, so only the rest is extra.',
      ['Use a free overpayment calculator', 'Write the last month for each way', 'Choose the way that suits you'],
      1.5,
      { when: { unsaid: overpaying }, resources: 'Free calculators: https://www.moneyhelper.org.uk' },
    ),
    step(
      'Work out what another fifth a month would end',
      'You already overpay, so look at the next step: enter one fifth more and see how many months earlier the loan ends. Compare with safe savings after tax, and stay inside the free limit of the year.',
      [
        'Enter today’s balance and extra in a calculator',
        'Enter one fifth more',
        'Decide and change the standing order',
      ],
      1,
      { waitDays: 60, when: { said: overpaying } },
    ),
    step(
      'Set up a monthly overpayment',
      'Tell the lender in writing that it reduces the balance and the term, and check on the next statement that it was booked like that. Start with a sum that also works in an expensive month for your {home}.',
      ['Send the lender your written instruction', 'Set up the standing order', 'Check how the first extra was booked'],
      1,
      { when: { unsaid: overpaying }, waitDays: 180, measured: 'Pay off the first {15%} with monthly extras' },
    ),
    step(
      'Plan one extra payment a year',
      'Choose a month in which you usually have the {source}, and stay inside the free limit. Half for the loan and half free is easier to keep up than everything.',
      ['Enter the month and the sum', 'Pay it and keep the confirmation'],
      1,
      { waitDays: 540, measured: 'Reach {40%} with yearly extra payments' },
    ),
    step(
      'Decide what part a pension lump sum should pay',
      'List what will be paid out when you retire and how much of it is free of tax. Compare two ways: finish by monthly extras alone, or leave a last part for the lump sum. Take the free guidance of your country before you draw anything.',
      ['Ask each pension for lump sum and date', 'Compare the two ways on one page', 'Book the free guidance'],
      1.5,
      { waitDays: 14, when: { said: retiring } },
    ),
    step(
      'Prepare the end of the fixed rate',
      'Six to twelve months ahead get the value of your {home}, the remaining balance, and offers from three lenders or an independent broker, your own lender last. Overpay a little if it brings you into a better loan-to-value class.',
      ['Enter the date nine months before', 'Collect three offers with total cost', 'Negotiate with your own lender'],
      5,
      { waitDays: 14 },
    ),
    step(
      'Ask the lender what ending it now would cost',
      'Near the end the fee, the saved interest and your reserve decide. Ask for the redemption figure of three months: often waiting for the end of the fixed rate costs less than the fee.',
      ['Ask for figures of three months', 'Compare fee and interest', 'Keep three months of costs in hand'],
      1,
      { when: { said: nearEnd } },
    ),
    step(
      'Raise the payment when life allows',
      'After a pay rise, a paid-off car or the end of childcare, raise the monthly extra by half of it. Lower it in time when income falls, and tell the lender before you miss a payment.',
      ['List such dates for the next five years', 'Change the order at the first of them'],
      1,
      { waitDays: 730, measured: 'Reach {70%} by raising the payment', when: { weeksFrom: 20 } },
    ),
    step(
      'Pay the last part and clear the register',
      'Ask for the exact final sum and pay it. Ask whether the charge on your {home} should be deleted from the land register. It is done when you hold the confirmation and the instalment goes to old age and repairs instead.',
      ['Ask the lender for the final sum', 'Pay and file the confirmation', 'Redirect the standing order'],
      2,
      { waitDays: 730, measured: 'Pay the last of {total} and clear the register' },
    ),
  ],
  suggestions: [
    tip(
      'Round up the instalment',
      'Even a little shortens the term.',
      'To the next full fifty',
      'Ask whether it is free',
    ),
    tip(
      'Keep repairs apart',
      'A new roof should not become a loan.',
      'One per cent of the value a year',
      'In its own account',
    ),
    tip(
      'Hang up the month of the last payment',
      'It makes the aim visible.',
      'Correct it each year',
      'Put it where all can see it',
    ),
    tip(
      'Read the yearly statement',
      'Banks make mistakes as well.',
      'Check that extra payments are booked',
      'Compare the balance with yours',
    ),
    tip(
      'Check insurance with the lender’s loan',
      'You may be paying for cover you no longer need.',
      'Sum falls with the balance',
      'Compare offers',
    ),
    tip('Consider a lodger', 'One room can pay a large part.', 'Ask about tax and insurance', 'Try for three months'),
    tip('Do not empty the reserve', 'Walls do not pay for a broken boiler.', 'Three months stay', 'Refill first'),
    tip(
      'Ask about offset accounts',
      'In some countries savings lower the interest.',
      'Money stays reachable',
      'Compare the rate',
    ),
    tip('Agree as a couple on pace', 'One wants safety, the other a life.', 'A sum both can keep', 'Review yearly'),
    tip(
      'Look at your rate before you rush',
      'A very low rate is no reason to hurry.',
      'Compare with safe savings',
      'Take tax into account',
    ),
    tip(
      'Tell the lender early about trouble',
      'They have more options before arrears.',
      'Write and call',
      'Note name and date',
    ),
    tip(
      'Celebrate each tenth',
      'It takes years, so mark the progress.',
      'Something small at home',
      'Take a photo each time',
    ),
  ],
};
