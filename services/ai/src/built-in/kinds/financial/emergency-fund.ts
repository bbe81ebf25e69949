import { type Kind, step, tip } from '../kind.ts';
import { emergencyFundHere } from '../local-money.ts';

/** The account exists and holds something. */
const begun = [
  '_ saved/aside already/so_far/and/but/now',
  '_ already saved',
  'month/months is/are saved',
  'i/we/already have/got about? _ in it/there/savings/an/the/my/a',
  "i've/we've got? about? _ in it/there/savings/an/the/my/a",
  'have/got about? _ saved/aside',
  "have/got/i've about? _? _? _? _? put_aside/set_aside",
  'there is about? _ in',
  'already/have started/begun saving',
  'already/have saved/put',
  'saved the/my first',
  'first thousand/month is? done/saved',
  "one month/month's saved",
  'halfway there',
  'standing order is/set/running',
];

export const emergencyFund: Kind = {
  id: 'emergency-fund',
  category: 'financial',
  name: 'Build an emergency fund',
  slots: {
    shock: {
      words: [
        'car repair|car breaks down|car repairs|car',
        'boiler repair|boiler|heating',
        'vet bill|vet bills|vet',
        'dentist bill|dentist|teeth',
        'medical bill|medical bills|hospital',
        'broken washing machine|washing machine|fridge',
        'roof repair|roof',
        'job loss|lose my job|losing my job|redundancy|laid off|unemployed',
        'month without clients|months without clients|freelancer|freelance|self-employed|self employed',
        'illness|sick|ill',
      ],
      otherwise: 'sudden bill',
    },
  },
  ask: {
    question: 'How much could you put your hands on today if something broke?',
    chips: ['Next to nothing', 'About one month’s costs', 'Some, but I have debts too'],
  },
  hoursAWeek: 1,
  weekly: 'Move what is left of this week’s spending money into the fund',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds', 'months'],
  overview:
    'You will work out what one bare month costs you, fill a first small cushion quickly, and then let a transfer on payday build it up to {total|three months or more}. After that you can pay for the next {shock} without borrowing.',
  approach:
    'The first part comes fast: from selling things and two cheaper contracts. The rest comes from a transfer that leaves on payday, before you can spend it. It goes wrong when the money stays in the everyday account or is used for things that were not urgent.',
  done: '{total|The money for your chosen number of months} lies in its own account, you can reach it within two days, and you have written down what it may be used for.',
  cautions: [
    'If you have debts with high interest, save one month’s bare costs first, then pay those debts, then continue here.',
    'Keep this money in a plain savings account with deposit protection. Shares, funds and crypto can be worth much less on the day you need them.',
    'If rent, power or food are at risk this month, call a free debt or welfare advice service in your country before you save anything.',
  ],
  steps: [
    step(
      'Add up what one bare month costs you',
      'Count only what must be paid: rent, power, food, insurance, transport and minimum payments. Your aim is {total|one such month first and then three to six, six when your income varies or others depend on it}.',
      [
        'Open last month’s bank statement and mark what must be paid',
        'Add a twelfth of yearly bills and a guess for the next {shock}',
        'Write down how many such months your aim covers',
      ],
      1.5,
    ),
    step(
      'Count how many bare months the fund covers today',
      'Balance divided by one bare month. Below one, the next thousand comes before everything else; above three, decide whether you need six because of children, a home or uneven pay.',
      ['Divide the balance by a bare month', 'Decide on three months or six', 'Write the gap beside the account'],
      0.5,
      { when: { said: begun } },
    ),
    step(
      'Open a separate savings account for the fund',
      'With no card, no fees, access within a day or two, and covered by your country’s deposit protection. {total|1,000} over {span|10 months} is {rate}: that is what leaves your account after each payday. At another bank you will not see it every day, but you can reach it at the next {shock}.',
      [
        'Compare three instant-access accounts',
        'Open one and name it after its purpose',
        'Move in whatever you can today, however small',
      ],
      1.5,
      { local: emergencyFundHere, when: { unsaid: begun } },
    ),
    step(
      'Check rate, access and protection of the fund',
      'It should be reachable within a day or two, earn what the better instant accounts pay, and stay below the sum that deposit protection covers. Move it if another account pays one point more.',
      [
        'Compare the rate with three others',
        'Try how long a withdrawal takes',
        'Keep it away from the everyday account',
      ],
      1,
      { local: emergencyFundHere, when: { said: begun } },
    ),
    step(
      'Raise the first cushion within thirty days',
      'Sell three to five things you no longer use, and leave out one kind of spending for a month. It is done when you could pay for the next {shock} of ordinary size without a card.',
      [
        'Photograph five things and list the first tonight',
        'Choose one spending to leave out',
        'Transfer each sum on the day it arrives',
      ],
      3,
      { when: { unsaid: begun }, waitDays: 7, measured: 'Raise the first {15%}' },
    ),
    step(
      'Raise the monthly transfer by one fifth',
      'You already save, so the next step costs the least thought: one fifth more from the next payday, and the same again in six months or with the next pay rise.',
      ['Work out one fifth more', 'Change the standing order today', 'Enter the next increase in the calendar'],
      0.5,
      { waitDays: 21, when: { said: begun } },
    ),
    step(
      'Set up a transfer for the day after payday',
      'Begin with a sum you will hardly feel, perhaps five per cent of your pay, and raise it every three months. With uneven income, move a fixed share of each payment instead.',
      ['Choose the sum and the day', 'Set up the standing order', 'Put the date of the first increase in the calendar'],
      1,
      { when: { unsaid: begun }, waitDays: 21, measured: 'Reach {30%} with a transfer on payday' },
    ),
    step(
      'Lower two regular bills and save the difference',
      'Insurance, phone, power, bank fees and subscriptions are paid every month, so one call counts twelve times. Add exactly what you save to the transfer.',
      [
        'List contracts with their end dates',
        'Get one other offer for the two most expensive',
        'Raise the standing order by the saving',
      ],
      3,
      { measured: 'Half-way: {50%} in the fund' },
    ),
    step(
      'Write down what the fund is for',
      'Use it for the next {shock} and whatever else is unexpected, necessary and urgent. Holidays, gifts and yearly bills do not count; save for those separately. Add who may use it and how it is refilled.',
      ['Write three lines and agree them at home', 'Open a second pot for yearly bills'],
      1,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Put extra money straight into the fund',
      'Tax refund, bonus, birthday money, overtime: decide now that at least half goes in. These sums often bring more than months of small transfers.',
      ['List what may come in the next twelve months', 'Enter each with its date and share'],
      2,
      { waitDays: 30, measured: 'Reach {75%}, extra money included', when: { weeksFrom: 10 } },
    ),
    step(
      'Reach the full sum and test it once',
      'Compare the balance with today’s cost of a bare month, as prices may have risen. Then practise how you would pay for the next {shock} tomorrow. It is done when {total|the sum for your chosen months} is there and you could use it within two days.',
      [
        'Work out how many months the balance covers',
        'Move a small sum back and see how long it takes',
        'Decide where the standing order goes from now on',
      ],
      1.5,
      { waitDays: 150, measured: 'Reach the full {total} and test it once' },
    ),
  ],
  suggestions: [
    tip('Keep the fund out of sight', 'Money you do not see is spent less.', 'Another bank', 'No card for it'),
    tip(
      'Save half of every pay rise',
      'You already live on the old pay.',
      'Change the order before the first new pay',
      'Keep the other half without guilt',
    ),
    tip(
      'Hang up a sheet with twenty boxes',
      'You see progress without logging in.',
      'One box is a twentieth',
      'Colour one in on payday',
    ),
    tip(
      'Use a week’s spending limit',
      'What is left on Sunday goes into the fund.',
      'Move the sum on Monday',
      'Pay everything from it',
    ),
    tip(
      'Make a list of yearly bills',
      'Most emergencies were on the calendar.',
      'Insurance, car check, gifts',
      'A twelfth each month',
    ),
    tip(
      'Ask what your employer offers',
      'Some pay a 13th month, advances or hardship help.',
      'Ask the pay office',
      'Read the collective agreement',
    ),
    tip(
      'Check what is insured already',
      'You may need less than you fear.',
      'Sick pay and unemployment cover',
      'Warranty on appliances',
    ),
    tip(
      'Sell one thing a week',
      'It brings money and makes space.',
      'Photo by the window',
      'Fix the lowest price first',
    ),
    tip(
      'Cook from the cupboard for a week',
      'Most kitchens hold five free meals.',
      'List what is there',
      'Save the difference',
    ),
    tip(
      'Start with a tiny amount',
      'Ten a week is a habit you can raise later.',
      'Set it up today',
      'Raise it after three months',
    ),
    tip(
      'Refill first after you use it',
      'Using it is what it is for.',
      'Pause other savings',
      'Double the transfer for a while',
    ),
    tip(
      'Know the sum in months, not money',
      'Months tell you how safe you are.',
      'Balance divided by a bare month',
      'Update it twice a year',
    ),
  ],
};
