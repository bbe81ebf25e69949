import { type Kind, step, tip } from '../kind.ts';
import { statePensionHere } from '../local-money.ts';

const owed = ['mortgage/mortgages', 'house/home/flat loan', 'left/owe/owed/owing on the/our/my house/home/flat/loan'];
const alone = [
  "i'm/im/i_am/being/and/am single/alone",
  'live/living/retire/retiring alone',
  'divorced/widow/widowed/widower',
  'on my own',
];

/** Prices rise fast there. */
const inflation = [
  'inflation/hyperinflation/lira/naira/peso/pesos/cedi/cedis/devaluation/devalued/bolivar/kwacha',
  'prices rise/rising/rose/go up/every/double/doubled',
];
const bodyWork = [
  'knees/back/shoulders/hips/body',
  'lay tiles/bricks',
  'bricklayer/tiler/roofer/nurse/builder/mechanic/welder/factory/plasterer/scaffolder',
];
const known = [
  'forecast/statements/statement is/are? ordered/here/there',
  'super/pot/pension/401k/fund/balance is/at/stands',
  'need someone to check',
  'missing is',
  "i've ordered",
];
const service = ['years in/of_service/service', 'full benefit', 'nps/psu/government/civil_servant/teacher/police/army'];

export const stopWorkAtAnAge: Kind = {
  id: 'stop-work-at-an-age',
  category: 'financial',
  name: 'Be able to retire at the age I want',
  slots: {
    age: {
      words: [
        '70',
        '69',
        '68',
        '67',
        '66',
        '65',
        '64',
        '63',
        '62',
        '61',
        '60',
        '59',
        '58',
        '57',
        '56',
        '55',
        '54',
        '53',
        '52',
      ],
      otherwise: 'that age',
    },
  },
  ask: {
    question: 'How old are you, when would you stop, and what is there: pensions, savings, mortgage?',
    chips: ['In about ten years', 'In two or three years', 'I have never added it up'],
  },
  hoursAWeek: 1,
  overview:
    'You will put pensions, savings and debts on one page, learn what each pays from which age, see the gap between work and state pension, and close it by paying in, paying off or working a little longer. At the end stands a date that you can trust.',
  approach:
    'Three figures decide: what a year costs you, what comes in from which age, and how many years lie between. Most people find that one to three years later, or two days a week for a while, changes more than any saving. What usually goes wrong is forgetting tax, the years before the state pension, and a mortgage that runs on.',
  done: 'A page shows for each year from your last day to 95 what comes in and goes out, an independent person has looked at it, and the date is set.',
  cautions: [
    'Rules, allowances and access ages differ by country and change. Ask the pension schemes in writing and see independent guidance before you give notice, take a lump sum or move a pension. Nobody honest rings you up about your pension.',
  ],
  steps: [
    step(
      'Take the figures you have and mark the three that are missing',
      'Forecast, statements and balances lie there, so this is an evening. For each write from which age and how much. Mark what is missing: the tax, the partner’s part, or the years in between.',
      ['Lay forecast and statements side by side', 'Write age and sum for each', 'Mark what is missing and ask for it'],
      1.5,
      { when: { said: known } },
    ),
    step(
      'Put all you have and owe on one page',
      'Each pension with its latest statement, savings, investments, home, mortgage with rate and end, other debts, insurances. Rough values will do. Add old employers: lost pensions are found through the official tracing service.',
      [
        'Collect the latest statements for twenty minutes',
        'Write value and date of each',
        'List employers of all years',
      ],
      1.5,
      { when: { unsaid: known } },
    ),
    step(
      'Ask each pension what it pays from which age',
      'State pension: forecast, age and missing years. Work pensions: yearly sum at the normal age and if you stop at {age}, the cut for each year earlier, lump sum, what a partner gets. Pots: from which age you can reach them.',
      [
        'Look up the state forecast online',
        'Write to each scheme with the same four questions',
        'Enter the answers in one table',
      ],
      2,
      { local: statePensionHere, waitDays: 28 },
    ),
    step(
      'Reckon the whole plan in today’s prices',
      'With fast inflation a sum in ten years means nothing. Use today’s prices everywhere, and only the return above inflation, such as two per cent. Each year raise what you pay in by the rise of prices, not by habit.',
      ['Write every figure in today’s prices', 'Use the return above inflation only', 'Raise the payment each January'],
      1.5,
      { when: { said: inflation } },
    ),
    step(
      'Work out what a year will cost you then',
      'Take twelve months of statements. Take away commuting, saving and what the mortgage costs once it is gone; add heating by day, travel, health, a car and a roof every so often. One sum for plain years and one for good ones.',
      ['Add up the last twelve months', 'Cross out what ends with work', 'Add what is new'],
      2,
    ),
    step(
      'Decide what spare money does: mortgage or pension',
      'First whatever your employer adds to what you pay in. Then compare: the mortgage rate is what paying off earns for certain; a pension gets tax relief and rises and falls. Work out the monthly sum that clears the loan by {age} and ask about fees for paying early.',
      [
        'Ask the lender for balance, rate and fee-free part',
        'Work out the monthly sum to be clear in time',
        'Write the split and set it up',
      ],
      2,
      { when: { said: owed } },
    ),
    step(
      'Keep the savings where inflation cannot eat them',
      'Three parts: a year of costs near at hand, a part in inflation-linked bonds or a pension in a stable currency, a part in broad funds or a let home. Only licensed places; ask what it costs to take money out.',
      ['Split it in three parts', 'Check each provider with the regulator', 'Ask about taking money out'],
      2,
      { waitDays: 14, when: { said: inflation } },
    ),
    step(
      'Find work your body can do until {age}',
      'Few bodies lay floors to the last day. Ask now for estimating, training, driving or inspecting, even for two days a week, and see a doctor about a disability or early pension. It counts as income in the table.',
      [
        'List three lighter jobs in your trade',
        'Ask the boss for two days of it',
        'Ask a doctor and the pension office',
      ],
      2,
      { when: { said: bodyWork } },
    ),
    step(
      'Ask the scheme what each extra year of service brings',
      'Four figures: pension at {age}, at one year later, at full service, and the cut for going early. Ask about buying years, unused leave and health cover. One year more can be worth a tenth for life.',
      ['Write to the scheme with four questions', 'Ask about buying years and leave', 'Enter the answers in the table'],
      1,
      { waitDays: 21, when: { said: service } },
    ),
    step(
      'Draw the years from {age} to the state pension',
      'One line a year: age, what comes in, what goes out, what is left of the savings. The empty years in between are the gap. Note its sum; it is filled by savings you can reach, part-time work or a later date.',
      ['Make the table up to 95', 'Mark the years with a gap', 'Add up the gap'],
      2,
    ),
    step(
      'Plan for one pension and one name on everything',
      'Alone there is one state pension and nobody to share bills. Check who would act for you, whether a smaller home would free money, and what help with rent, tax or heating you may claim.',
      ['Look at the cost of a smaller home', 'Check benefits for one person', 'Name somebody with power of attorney'],
      1.5,
      { when: { said: alone, unsaid: owed } },
    ),
    step(
      'Raise what you pay in up to the limits',
      'Employer’s match, salary sacrifice and yearly allowances first; many countries let people over 50 pay in more. Fill missing years of the state pension where a year costs less than it brings. Put half of each pay rise there.',
      ['Ask payroll for match and sacrifice', 'Ask which missing years are worth it', 'Raise the monthly sum today'],
      2,
    ),
    step(
      'Test the plan against three bad cases',
      'Markets fall by a third in the first year, prices rise faster, one of you dies or falls ill. What would you change: work two days, move, spend less, wait a year? Have free guidance or a fee-based adviser look at the page.',
      ['Run the three cases', 'Write your answer to each', 'Book the guidance talk'],
      2.5,
      { waitDays: 14 },
    ),
    step(
      'Live a quarter on the new budget and set the date',
      'Three months with the sum from your table, the rest goes into the pot. If it holds at {age}, write the date down with notice period and the months that pension offices need, and look at the page once a year until then.',
      ['Move the difference on payday', 'Enter date, notice and applications', 'Book a yearly hour for the page'],
      3,
    ),
  ],
  suggestions: [
    tip('Ask for a two-year step down', 'Four days, then three.', 'Half pay is not half pension', 'Ask payroll'),
    tip('Sit down with your partner', 'Two dates, two pensions, one table.', 'One evening', 'Who stops first'),
    tip('Keep two years of costs in cash', 'You need not sell in a bad year.', 'Near the date', 'Instant access'),
    tip('Update who inherits your pension', 'It is often outside the will.', 'One form each', 'After every change'),
    tip('Write down a week without work', 'Money is half of it.', 'People and places', 'Try it on leave'),
    tip('Beware of early release offers', 'They cost most of the pot.', 'Hang up', 'Check the register'),
    tip('Think of a smaller home', 'It frees money and stairs.', 'Look at two', 'Costs of moving'),
    tip('Ask how a lump sum is taxed', 'All at once can cost much.', 'In parts', 'Over two tax years'),
    tip('Check health and life cover', 'Work cover ends with work.', 'Ask the insurer', 'Before notice'),
    tip('Clear dear debts first', 'No pension grows like a card costs.', 'Cards', 'Car loan'),
    tip('Note when children cost less', 'A line that ends.', 'Year by year', 'Move it to the pot'),
    tip('Look again each birthday', 'One hour, one page.', 'New statements', 'New date'),
  ],
};
