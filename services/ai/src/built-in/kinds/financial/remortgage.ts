import { type Kind, step, tip } from '../kind.ts';

const offers = [
  'broker has two/three/four/five/2/3/4/5 offers/deals',
  'broker found/sent',
  'product transfer is',
  'offers are? in/there',
  'offer from',
];
const lowValue = ['valuation came/is/was? in? low/lower', 'down-valued/downvalued'];
const unevenIncome = ['income like/varies', 'self-employed/freelance/guide/seasonal/contractor'];

export const remortgage: Kind = {
  id: 'remortgage',
  category: 'financial',
  name: 'Get a better mortgage deal',
  slots: {
    home: {
      words: [
        'house',
        'flat|apartment',
        'farm',
        'cottage',
        'bungalow',
        'rental property|buy to let|rental flat',
        'home',
      ],
      otherwise: 'home',
    },
    release: {
      words: ['release equity|equity|borrow more|extension|top up|buy out|buy him out|buy her out'],
      otherwise: 'extra borrowing',
    },
  },
  ask: { question: 'When does your fixed rate end?', chips: ['Within six months', 'Later', 'I am on a variable rate'] },
  hoursAWeek: 2,
  overview:
    'You will find the end date and the cost of leaving your present deal, learn the value of your {home} and which rate you can get, compare the whole cost, and sign the new deal so that it starts on the day the old one ends.',
  approach:
    'Begin six months before the fixed rate ends; many banks hold a rate that long, and you may still change to a cheaper one. Compare the total over the fixed years including fees, not the rate alone. It goes wrong by sliding onto the standard rate, or by new credit just before the application.',
  done: 'The new deal runs from the right day, the first payment is booked, and the old lender has confirmed the end.',
  cautions: [
    'A mortgage is secured on your home: you may lose it if you do not pay. Adding other debts to it, or stretching the years, can cost far more in the end; ask an independent adviser.',
  ],
  steps: [
    step(
      'Read the end date and exit fee of your deal',
      'On the yearly statement find balance, rate, end of the fixed time, years left and early repayment charge. The charge often falls each year, and ends with the fixed rate.',
      [
        'Find the latest mortgage statement',
        'Note balance, rate, end date and charge',
        'Set a reminder six months before the end',
      ],
      0.75,
    ),
    step(
      'Find out today’s value of your {home}',
      'Compare three sales nearby in the last half year and the lender’s online value. Balance divided by value is the loan to value; each step below 90, 80, 75 and 60 per cent usually brings a better rate.',
      ['Look up three recent sales nearby', 'Work out the loan to value', 'See what sum would reach the next step'],
      1.5,
    ),
    step(
      'Check your credit record and tidy the last months',
      'Lenders look at three months of statements. Correct mistakes, stay out of the overdraft, take out no new finance, and gather payslips or two years of accounts.',
      [
        'Order the free credit report',
        'Gather payslips, statements and accounts',
        'Take no new credit until it is signed',
      ],
      2,
    ),
    step(
      'Ask your present lender for its best new deal',
      'A switch with the same bank often needs no lawyer, no valuation and no income check. Use it as the offer to beat.',
      [
        'Ask for all rates on your {home} for existing customers',
        'Write rate, fee and years in a table',
        'Ask by when you must decide',
      ],
      1,
      { when: { unsaid: offers }, waitDays: 5 },
    ),
    step(
      'Compare three other deals by total cost',
      'Add payments over the fixed time and all fees, minus cash back. See one independent broker: ask whether they cover the whole market and how they are paid. Choose the years of fixing by when you might move.',
      [
        'Talk to a whole-market broker',
        'Enter three deals for your {home} in one table',
        'Test the payment with two per cent more',
      ],
      3,
      {
        when: { unsaid: offers },
        waitDays: 7,
        resources: 'Guides, UK: https://www.moneyhelper.org.uk · United States: https://www.consumerfinance.gov',
      },
    ),
    step(
      'Work out the extra sum and what it truly costs',
      'For work on the house or to pay somebody out, get offers or a written value first. Compare it with a second loan. Keep the extra part on the shortest years you can carry.',
      [
        'Get written quotes for what the money is for',
        'Calculate the extra sum over its whole life',
        'Ask a lawyer if somebody comes off the deeds',
      ],
      3,
      { when: { named: 'release' } },
    ),
    step(
      'Put the offers on one sheet by cost over the fixed years',
      'For each: payment times months, plus fees, minus cash back, plus what is left owing at the end. On a loan of 150,000 a difference of 0.37 is about 45 a month, so a fee of 999 is back in two years.',
      ['Fill in the four figures of each', 'Divide the fee by the monthly saving', 'Mark the last day of each offer'],
      1,
      { when: { said: offers } },
    ),
    step(
      'Answer the low valuation with three sales or another lender',
      'Send three sales of the last six months in your street and ask for a second look. If it stays, pay a small sum to reach the next step of loan to value. Or keep the old lender’s switch ready.',
      ['Find three sales', 'Ask for a second look in writing', 'Reserve the old lender’s deal'],
      1,
      { waitDays: 7, when: { said: lowValue } },
    ),
    step(
      'Show uneven income as two clean years',
      'Tax papers of two years, twelve months of statements, contracts for the coming season. Ask a broker which lender takes the average and which the lower year. Fix for longer if a quiet season would frighten you.',
      ['Collect two tax years', 'Ask which lender takes the average', 'Keep three payments in reserve'],
      1.5,
      { when: { said: unevenIncome } },
    ),
    step(
      'Apply for the new loan on your {home}',
      'Answer the bank within a day; each missing paper costs a week. The valuation and the legal work follow. Check name, sum, rate, years and overpayment rules in the offer.',
      ['Send all papers in one go', 'Check every figure of the offer', 'Name the day the old deal ends'],
      4,
      { waitDays: 35, daysBefore: 45 },
    ),
    step(
      'Start the new deal and stop the old payment',
      'Check the redemption figure, the day of change and the first payment, which can be larger. Keep the old payment if the new one is lower: the rest shortens the loan.',
      [
        'Check the redemption statement for your {home}',
        'Set up the new direct debit',
        'Overpay by the difference if you can',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Put the next end date in the calendar now',
      'The same thing returns in a few years.',
      'Six months before',
      'With the broker’s number',
    ),
    tip(
      'Overpay to the next step',
      'A small sum may bring the better rate.',
      'Check the yearly limit',
      'Before valuation',
    ),
    tip('Ask for a free valuation', 'Many lenders pay for it.', 'And legal work', 'Compare cash back'),
    tip(
      'Fix for as long as you will stay',
      'Leaving early is dear.',
      'Ask whether it can move with you',
      'Children, job, care',
    ),
    tip(
      'Check the insurance at the same time',
      'Life and building cover often costs less now.',
      'Two quotes',
      'Not from the bank alone',
    ),
    tip(
      'Consider an offset',
      'Savings lower the interest and stay yours.',
      'Works with larger savings',
      'Compare rates',
    ),
    tip('Close cards you never use', 'Unused limits can count.', 'Not the oldest', 'Three months before'),
    tip('Challenge a low valuation', 'Send three sales that show more.', 'Same street', 'Last six months'),
    tip(
      'Do not stretch the years by habit',
      'Ten more years can double the interest.',
      'Keep the old end date',
      'Compare totals',
    ),
    tip(
      'Ask about leaving in hardship',
      'Lenders have duties to help.',
      'Before you miss one',
      'Interest only for a time',
    ),
    tip('Bring your partner to the talk', 'Both sign for all of it.', 'Both incomes', 'Both questions'),
    tip('Hold a reserve of three payments', 'It lets you sleep.', 'In easy reach', 'Before overpaying'),
  ],
};
