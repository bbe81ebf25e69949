import { type Kind, step, tip } from '../kind.ts';

/** The pay does not last until the next one. */
const short = [
  'skint/broke',
  'run/runs/ran/running out',
  'before my/the/our? payday/pay',
  'nothing left',
  'money is? gone',
  'payday/paycheck to the/next/one? payday/paycheck',
];

export const monthlyBudget: Kind = {
  id: 'monthly-budget',
  category: 'financial',
  name: 'Keep a monthly budget',
  slots: {
    leak: {
      words: [
        'groceries|food shopping|supermarket',
        'takeaways|takeaway|takeout|deliveries|uber eats|deliveroo',
        'eating out|restaurants|lunches',
        'going out|nights out|pubs|bars|clubbing',
        'clothes|fashion|shoes',
        'subscriptions|streaming',
        'gaming|games',
        'car costs|car|petrol|fuel',
        'gifts|presents|christmas',
        'hobbies|hobby',
        'beauty|make-up|makeup|hair|nails',
        'children’s things|kids stuff|toys|kids',
        'pets|dog|cat|vet',
        'cigarettes|smoking|vapes',
        'coffee|coffees',
        'online shopping|amazon|shein|temu',
        'travel|trips',
        'energy bills|heating|electricity',
      ],
      otherwise: 'everyday spending',
    },
  },
  ask: {
    question: 'What does your income look like?',
    chips: ['The same every month', 'Different every month', 'It hardly covers the bills'],
  },
  hoursAWeek: 1,
  weekly: 'Keep a fifteen-minute money appointment: look, move, decide one thing',
  overview:
    'You will look at three months of real spending, write a budget with few lines, and let separate accounts keep it for you. In two months you know on any day what you may still spend, also on {leak}.',
  approach:
    'First look, then decide, then automate. Budgets fail when they have forty categories, when yearly bills are forgotten, or when there is no money for pleasure. Expect the first month to be wrong and correct it; the third one fits.',
  done: 'For two months in a row the bills were paid, the budget held to within five per cent, and something was left for savings.',
  cautions: [
    'If your bare costs are higher than your income, a budget alone cannot repair it. Ask a free debt or welfare advice service what help you are entitled to.',
    'If somebody else controls your money or keeps it from you, that can be abuse; a helpline can talk it through with you in confidence.',
  ],
  steps: [
    step(
      'Write down what comes in and leaves by itself',
      'Note net income, rent, power, insurance, contracts and loan payments with their dates. If income varies, take the lowest of the last six months. What is left is the part you can steer.',
      [
        'List every account with today’s balance',
        'Mark all regular payments in one month’s statement',
        'Note the sum left for food, {leak} and savings',
      ],
      1.5,
      { resources: 'Free budget planner: https://www.moneyhelper.org.uk' },
    ),
    step(
      'Sort three months of spending into six heaps',
      'Use home, food, transport, people and fun, yearly bills, and everything else. Look especially at {leak}, without blame: you only need the true figures.',
      ['Download three months of statements', 'Add up each heap per month', 'Circle three payments you had forgotten'],
      2.5,
    ),
    step(
      'Divide yearly bills by twelve',
      'Add up insurance, car check, holidays, gifts, school things and repairs, divide by twelve, and treat the result as a monthly bill. This prevents most bad surprises.',
      ['Search last year’s statements for large single payments', 'Enter each with its month'],
      1.5,
    ),
    step(
      'Move bills behind payday and ask for help you are owed',
      'Ring the three largest firms and ask for a date two days after payday. Put your wage, rent and children into an official benefits calculator: part-time and term-time pay often brings help, also with rent, council tax, childcare, school meals and uniform.',
      ['Ask three firms for a later date', 'Fill in one benefits calculator', 'Send the first claim'],
      2,
      { when: { said: short } },
    ),
    step(
      'Write a budget of six lines for next month',
      'Bills, food, transport, {leak}, pleasure, future. Roughly half for needs and a fifth for debts and savings is a good aim, but begin with what your own figures allow. Every unit of income gets a line.',
      [
        'Set each line close to the real average',
        'Lower one line by a tenth',
        'Write the lines on a card for your wallet',
      ],
      1.5,
    ),
    step(
      'Split the money into separate accounts on payday',
      'Use one account for bills, one for spending, and one for savings and yearly bills. Standing orders move the money the day after payday; then you only watch the spending account, which also pays for {leak}.',
      [
        'Open the accounts or sub-accounts that are missing',
        'Set up the standing orders',
        'Move all direct debits to the bills account',
      ],
      2.5,
    ),
    step(
      'Try one month with a weekly limit',
      'Divide the spending line by the weeks and move that sum every Monday. When you go over on {leak} in one week, take it from the next, and carry on.',
      ['Fix the sum for each week', 'Check on Wednesday and Sunday, five minutes each'],
      3,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Reduce the one cost you get least from',
      'Give your ten largest payments a mark for the joy or use they bring. Cancel, change or lower the worst one, and give the money a new line at once.',
      [
        'Mark ten payments from one to five',
        'Cancel or switch one this week',
        'Compare it with your spending on {leak}',
      ],
      2,
    ),
    step(
      'Keep the budget for two full months',
      'At the end of each month compare plan and reality line by line and change the plan where it was wrong. It is done when {leak} and all other lines stay within five per cent twice in a row.',
      ['Enter a fifteen-minute appointment each week', 'Write down one change per month'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Use as few categories as you can',
      'Six lines are kept, forty are not.',
      'Merge what is small',
      'Keep one line for the rest',
    ),
    tip(
      'Give pleasure its own sum',
      'Then you can spend it without a bad conscience.',
      'The same sum every month',
      'Keep no account of it',
    ),
    tip(
      'Move bills to just after payday',
      'Most firms change the date if you ask.',
      'Power, phone, insurance',
      'One call or form each',
    ),
    tip(
      'With uneven income, pay yourself a wage',
      'Good months then pay for weak ones.',
      'All income into one account',
      'The same sum out every month',
    ),
    tip(
      'Photograph receipts for a week',
      'It shows where cash goes.',
      'Use one album on the phone',
      'Add it up on Sunday',
    ),
    tip(
      'Check subscriptions twice a year',
      'Many people pay for some they have forgotten.',
      'Search statements for small sums',
      'Cancel on the same day',
    ),
    tip(
      'Turn off one-click buying',
      'A small hurdle prevents quick purchases.',
      'Delete stored cards',
      'Sleep on it once',
    ),
    tip(
      'Keep a small buffer in the account',
      'It prevents overdraft fees.',
      'A hundred that you treat as zero',
      'Refill it first',
    ),
    tip(
      'Choose one tool and stay',
      'Changing apps takes the time you need for the budget.',
      'Paper, sheet or app',
      'Keep it for three months',
    ),
    tip(
      'Forgive one bad week',
      'A plan is not broken by one evening.',
      'Take it from next week',
      'Do not start again at zero',
    ),
    tip(
      'Plan meals before shopping',
      'Food is the line that moves fastest.',
      'Five dinners on a list',
      'Shop once a week',
    ),
    tip(
      'Show the budget at home',
      'Others can only help when they know it.',
      'Ten minutes a month',
      'Begin with what went well',
    ),
  ],
};
