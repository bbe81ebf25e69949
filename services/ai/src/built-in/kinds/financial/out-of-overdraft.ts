import { type Kind, step, tip } from '../kind.ts';
import { debtAdviceHere } from '../local-money.ts';

export const outOfOverdraft: Kind = {
  id: 'out-of-overdraft',
  category: 'financial',
  name: 'Get out of my overdraft',
  slots: {
    job: {
      words: [
        'student money|student|uni',
        'self-employed pay|self-employed|freelance|irregular',
        'benefit|benefits|universal credit',
        'shift pay|shift work|zero hours',
        'pension|pensioner',
        'wage|salary|payday|pay',
      ],
      otherwise: 'income',
    },
  },
  ask: {
    question: 'How often are you overdrawn?',
    chips: ['At the end of each month', 'All the time', 'Now and then, with fees'],
  },
  hoursAWeek: 0.75,
  weekly: 'On the same day check the balance, move what is left, and set the next week’s spending money',
  measures: ['€', '$', '£', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will see what the overdraft costs, move the dates of bills so that they follow your {job}, live on a weekly sum from a second account, and lower the limit step by step until the account stays above zero.',
  approach:
    'Overdraft interest is often 15 to 40 per cent, and the limit feels like your own money. A second account for spending breaks that. It goes wrong when the limit is cut in one go, and the next bill bounces.',
  done: 'For three months the account has not gone below zero, the limit is off or tiny, and a few hundred lie as a buffer.',
  cautions: [
    'If food or rent cannot be paid, or you are over the limit with charges, ring the bank and a free debt adviser this week. Ask about benefits before another loan.',
  ],
  steps: [
    step(
      'Find out the true low and what it costs',
      'Look at the lowest and highest balance of three months, the interest and fees, and the day you slip below zero. {total|1,200} over {span|10 months} is {rate}. Write: I live this much behind my {job}.',
      ['Note lowest and highest of three months', 'Add up interest and fees', 'Write the day you slip below zero'],
      0.75,
    ),
    step(
      'Ask the bank for a plan instead of the limit',
      'Ask: turn it into an instalment loan at a lower rate, stop fees for three months, lower the limit by 50 each month, or a zero-rate part. Many banks must offer it after months of steady use.',
      ['Write three questions', 'Ring or chat with the bank', 'Get the terms in writing'],
      1,
      { local: debtAdviceHere, waitDays: 7 },
    ),
    step(
      'Move bills to the days after your {job} comes in',
      'Rent, power, phone, insurance: ring and ask for the second or third day. Yearly bills into monthly parts if free. Kill two direct debits you do not need.',
      ['List all debits with dates', 'Change four dates', 'Stop two debits'],
      1.5,
      { waitDays: 21 },
    ),
    step(
      'Open a second account for weekly money',
      'Free account without overdraft and with its own card. Each Monday a fixed transfer for food and all else. The old account only pays bills; its card stays at home.',
      ['Open the account', 'Work out the weekly sum', 'Set the Monday transfer from your {job}'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Cut 50 a month in the three largest leaks',
      'Usually delivery food, subscriptions, petrol and top-up shopping. One change each, for a month. Put the difference against the minus on the same day.',
      [
        'Find three leaks in the statements',
        'Choose one change for each',
        'Send the difference from your {job} to the minus',
      ],
      2,
      { waitDays: 30, measured: 'Bring the minus down by {25%}' },
    ),
    step(
      'Use one-off money to jump two steps',
      'Tax refund, things sold, an extra shift, a refund for charges you ask for politely. All of it to the minus.',
      ['Ask for charges to be refunded', 'Sell two things', 'Pay it in the same day'],
      3,
      { waitDays: 30, measured: 'Reach {60%} of the way to zero' },
    ),
    step(
      'Lower the limit each month after payday',
      'In the app, by what you have won: 50 or 100. Keep a small rest so that nothing bounces. What is not there cannot be spent.',
      [
        'Lower the limit after your {job} comes in',
        'Set an alert at 50 above it',
        'Note the new limit on the calendar',
      ],
      0.5,
      { waitDays: 60 },
    ),
    step(
      'Stay above zero for three months and build a buffer',
      'At zero, go on paying the same sum into a pot until 300, then a month’s costs. Switch the limit off or to a minimum. It is done after three months without a minus.',
      ['Redirect the payment to a pot', 'Switch off the limit', 'Look back after three months'],
      1,
      { waitDays: 60, measured: 'Clear all {total} and stay above zero' },
    ),
  ],
  suggestions: [
    tip('Show the balance without the limit', 'Change the display in the app.', 'Settings', 'Real number'),
    tip('Withdraw weekly food money', 'Notes end visibly.', 'Monday', 'Envelope'),
    tip('Have a no-spend day after payday', 'It is the dearest day.', 'Soup', 'Walk'),
    tip('Check for a cheaper bank', 'Some pay you to switch.', 'After zero', 'Read'),
    tip('Turn off saved cards', 'Clicks cost.', 'Three shops', 'Now'),
    tip('Plan for the 13th bill', 'Yearly ones return.', 'Twelfth each month', 'Pot'),
    tip('Eat the freezer', 'Last week of the month.', 'List', 'Fun'),
    tip('Tell your flatmate the day', 'Rent split on the same day.', 'Standing order', 'Done'),
    tip('Ask for an advance never', 'It moves the hole.', 'One exception', 'Written'),
    tip('Put a chart on the fridge', 'Ten boxes to zero.', 'Colour', 'Child helps'),
    tip('Reward zero cheaply', 'Cake at home.', 'Picture', 'Tell'),
    tip('Keep the small buffer sacred', 'It pays the first surprise.', 'Refill first', 'Named'),
  ],
};
