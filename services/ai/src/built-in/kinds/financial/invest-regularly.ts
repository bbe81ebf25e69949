import { type Kind, step, tip } from '../kind.ts';

const running = ['standing_order/plan/depot/sip of/is/running/since/open', 'raised it from', 'since january/march/may'];
const panicked = ['sold/panic/panicked in/once/everything/back', 'bought back'];
const schemes = ['pastor/cousin/app/friend/telegram/whatsapp pushes/says/showed', 'betting/crypto/forex/scheme/land'];
const uneven = ['nothing in/for', 'good money in', 'seasonal/freelance/irregular'];

export const investRegularly: Kind = {
  id: 'invest-regularly',
  category: 'financial',
  name: 'Invest every month',
  slots: {
    asset: {
      words: [
        'index funds|index fund|etf|etfs|tracker|sparplan',
        'shares|stocks|single stocks|stock',
        'dividend funds|dividends|dividend',
        'bonds',
        'crypto|bitcoin',
        'gold',
        'property funds|reit|reits',
        'ethical funds|ethical|sustainable',
        'ISA funds|isa',
      ],
      otherwise: 'investments',
    },
  },
  ask: {
    question: 'How do you invest today?',
    chips: ['Not yet every month', 'A plan runs, I want more', 'A mix of things without a plan'],
  },
  hoursAWeek: 0.5,
  weekly: 'Leave the portfolio alone; put saved extra money aside for the next purchase',
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will set a simple mix of {asset}, let a fixed sum be invested on every payday, raise it step by step, and check once a year for an hour. The plan also settles what you do when prices fall.',
  approach:
    'The sum you put in and the years you stay matter more than choosing the right moment. Keep costs low, spread widely, and write your rules down while you are calm. Most plans end in the first large fall, or with one single bet.',
  done: 'The monthly purchase has run for a year without a pause for fear or greed, the rules are on one page, and the total you aimed at has been paid in.',
  cautions: [
    'General knowledge, no personal advice. Prices can fall by half and take years to recover; keep three months of costs in savings and nothing invested that you need within five years.',
    'Pay off expensive debts first. For large sums, tax questions or when you are near retirement, ask an adviser who is paid by you.',
  ],
  steps: [
    step(
      'List all your investments and their yearly cost',
      'Write one line each with value, cost and reason, and add cash reserve and debts. Then you see whether the monthly sum should go into {asset} or first into reserve and debts.',
      ['Log in everywhere and note the values', 'Find the yearly cost of each', 'Mark what you would not buy again'],
      1.5,
    ),
    step(
      'Write your rules on one page',
      'Write purpose, years, the mix of shares and safe part, the monthly sum, what you never do, and what you do after a fall of a third. Sign it and let somebody sensible read it.',
      ['Write the page about your {asset}', 'Add the sentence for bad days', 'Show it to one sensible person'],
      1.5,
      { resources: 'Neutral basics: https://www.investor.gov · https://www.bogleheads.org' },
    ),
    step(
      'Simplify to two or three broad holdings',
      'Many portfolios hold the same firms five times. Broad funds and a safe part are enough. Look at tax and cost before you sell; instead of selling you can simply stop buying.',
      [
        'Decide for each holding: keep, stop or sell',
        'Check tax on gains',
        'Compare the cost of two candidates for your {asset}',
      ],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Open a low-cost account for a monthly plan',
      'Look for low fees for monthly purchases, fractions of units, a tax-sheltered account where your country offers it, and a listing with the regulator. Identification takes some days.',
      [
        'Compare the cost of three providers',
        'Check the regulator’s register',
        'Open the account, two-factor login on',
      ],
      2,
      { waitDays: 7, when: { unsaid: running, level: 'beginner' } },
    ),
    step(
      'Write what you do on the day of the next fall',
      'A fall of a fifth comes every few years, of a third about once in ten. One sentence: the order runs on, I look again on the first of the quarter. Give the password to nobody, and take the app off the phone.',
      ['Write the sentence and sign it', 'Take the app off the phone', 'Tell one sensible person'],
      0.5,
      { when: { said: panicked } },
    ),
    step(
      'Check every offer against the regulator’s list',
      'Name of the firm, licence, address, who holds the money. Whoever promises several per cent a month, or pays for bringing friends, is a fraud. Treasury bills and a broad fund are dull, and that is the point.',
      ['Look the firm up at the regulator', 'Ask who holds the money', 'Compare with treasury bills'],
      0.7,
      { when: { said: schemes } },
    ),
    step(
      'Fill a buffer in good months and invest the same each month',
      'Add up a year and divide it by twelve, then take a tenth. In good months the rest goes to a buffer, and the order is paid from it in empty ones. Six months in the buffer come before a higher sum.',
      ['Add up the year', 'Set the monthly tenth', 'Fill the buffer first'],
      0.7,
      { when: { said: uneven } },
    ),
    step(
      'Set up the purchase for the day after payday',
      'Choose a sum that you can also pay in an expensive month. If the account runs low, you stop the plan, and that costs more than a small start. Then check that the first purchase of {asset} went through.',
      ['Set up transfer and plan', 'Save the first confirmation', 'Enter a check after three months'],
      1,
      { waitDays: 30, measured: 'Invest the first {10%} by monthly plan' },
    ),
    step(
      'Raise the sum twice in the first year',
      'Use a pay rise, a paid-off loan or a cancelled contract, and decide the dates now. Half of each rise is a good rule; the rest is for living.',
      ['Enter two dates for an increase', 'Find one contract to lower and add the saving to {asset}'],
      1.5,
      { measured: 'Reach {30%} with two increases', when: { weeksFrom: 12 } },
    ),
    step(
      'Set the next rise and leave the rest alone',
      'Write the date of the rise and the sum: with 200 a month, 220 from the next pay rise. Check once that fund cost is under 0.3 per cent and that the tax form is in. Nothing else is to do for a year.',
      ['Write date and sum of the rise', 'Check cost and tax form', 'Put the yearly hour into the calendar'],
      0.5,
      { when: { said: running } },
    ),
    step(
      'Reduce the temptation to act',
      'Delete price alerts, look once a quarter, unfollow tips. If you want to bet, do it in a separate account with at most a twentieth of the money and write down each reason.',
      ['Delete alerts and news about {asset}', 'Define the separate account or renounce it'],
      0.5,
    ),
    step(
      'Hold the yearly hour: compare, correct, close',
      'If the mix is more than five points off your page, put new money where it is missing. Check cost, tax allowance, beneficiaries. Do it in a calm month, not after bad news.',
      ['Enter the same date each year', 'Bring your {asset} back to the mix on the page', 'Raise the monthly sum'],
      1,
      { waitDays: 60, measured: 'Reach {60%} and hold the yearly hour' },
    ),
    step(
      'Keep the plan through a year and check the total',
      'Count what you paid in, since prices are not in your hands. It is done when twelve purchases have run and the sum on your page is reached, or the month in which it will be is known.',
      [
        'Add up all payments into {asset}',
        'Write one sentence: what was hard, what helps',
        'Decide the sum for the next year',
      ],
      1,
      { measured: 'Pay in the full {total} by plan' },
    ),
  ],
  suggestions: [
    tip(
      'Measure payments instead of prices',
      'Only the payments are in your hands.',
      'Draw one bar each month',
      'Leave the value alone for a year',
    ),
    tip(
      'Let dividends buy more',
      'Small sums grow when they stay in.',
      'Reinvesting fund or automatic plan',
      'Mind the tax',
    ),
    tip(
      'Know your worst case in money',
      'A third less sounds small until you see it.',
      'Value times a third',
      'Could you wait five years?',
    ),
    tip(
      'Keep the reserve full',
      'Without a reserve you may have to sell at a bad time.',
      'Three months of costs',
      'Refill before investing more',
    ),
    tip(
      'Do not stop in a fall',
      'Each payment then buys more units.',
      'Read your page',
      'Wait two weeks before any change',
    ),
    tip(
      'Use the yearly tax limit',
      'Unused allowances are usually lost.',
      'Note it in the yearly hour',
      'Check the official page',
    ),
    tip('Beware of switching', 'Each change costs fees and tax.', 'Write down the reason', 'Sleep a week on it'),
    tip('Agree as a couple', 'Plans last when both understand them.', 'Show the page', 'One hour a year together'),
    tip(
      'Make bonuses half automatic',
      'It is easiest to decide before they come.',
      'Half is invested, half is free',
      'Note it on the page',
    ),
    tip(
      'Treat forecasts as entertainment',
      'Nobody knows next year’s prices.',
      'Decide nothing after the news',
      'Mute market news on the phone',
    ),
    tip(
      'Lower cost by a tenth of a per cent',
      'Small costs add up over decades.',
      'Compare with a similar fund',
      'Change only where new money goes',
    ),
    tip(
      'Pause instead of quitting',
      'Some months are too tight to invest.',
      'Lower the plan to the smallest sum',
      'Set the date to raise it again',
    ),
  ],
};
