import { type Kind, step, tip } from '../kind.ts';
import { pensionPlansHere, statePensionHere } from '../local-money.ts';
import { months, numbers } from '../stage-words.ts';

/** A pension is running. */
const paying = [
  'already/i/currently/we pay/paying/paid/contribute/contributing _? percent? into/in/to',
  'contributing/paying _? _? into/to',
  'paying/pay _? into a/my/the',
  'have/got a/my/two/three/some workplace/company/private/sipp/401k/riester/pension/pensions',
  'have/got a workplace/company/private pension',
  'employer matches/pays',
];

/** They want to know what they have, not to save more. */
const sorting = [
  'understand/understanding/trace/find/combine/consolidate/track_down/make_sense_of my/our/the/all/old/lost? _? pension/pensions/pots',
  `${numbers} jobs/pots/pensions/employers`,
  'lost/old/small pensions/pots',
  'no idea what/where/how',
];

/** Retirement is close. */
const near = [
  'retire/retiring/retirement in/is? one/two/three/four/five/1/2/3/4/5 years',
  `retire/retiring next/in next/this? year/${months}`,
  'years/year until/to/before/from/off/away_from retirement/pension/retiring',
];

export const retirementSaving: Kind = {
  id: 'retirement-saving',
  category: 'financial',
  name: 'Save for my retirement',
  slots: {
    pot: {
      words: [
        'workplace pension|work pension|company pension|employer pension|betriebsrente',
        'state pension|social security|national insurance',
        '401(k)|401k',
        'IRA|roth ira|roth',
        'superannuation|super',
        'private pension|sipp|riester',
        'ISA|isas',
        'civil service pension|civil servant',
        'pension|pensions|retirement fund|altersvorsorge',
      ],
      otherwise: 'pension',
    },
  },
  ask: {
    question: 'How far away is your retirement?',
    chips: ['More than 20 years', '10 to 20 years', 'Less than 10 years'],
  },
  hoursAWeek: 1,
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will find out what you will get from state, work and your own {pot}, compare it with what you will need, and close the gap with a contribution that rises over the years.',
  approach:
    'Start with the statements you already have: people often find forgotten pots and missing years. Take an employer’s contribution first, then expensive debts, then further saving. The usual mistakes are high costs, starting late because the sum seems small, and taking money out early.',
  done: 'You know your expected monthly income in old age on one page, the gap has a number, and the contribution that closes it runs by itself with a yearly check.',
  cautions: [
    'Rules, taxes and ages differ by country and change. Before you move, combine or cash in a pension, ask an independent adviser who is paid by you; guarantees can be lost for ever.',
    'Anybody who calls unasked about your pension or offers early access is likely to be a fraudster. Check the regulator’s register.',
  ],
  steps: [
    step(
      'Collect every pension statement you have',
      'Include state, employers, private contracts and savings meant for old age. Note provider, value, expected monthly sum and age for each. List former employers and use your country’s tracing service for gaps; in the UK that is the free Pension Tracing Service.',
      [
        'Search papers and mail for everything about pensions',
        'Make one line for each {pot}',
        'List every employer with years',
      ],
      1.5,
      {
        resources:
          'UK: https://www.gov.uk/check-state-pension · https://www.gov.uk/find-pension-contact-details · United States: https://www.ssa.gov',
      },
    ),
    step(
      'Write to every former employer’s pension scheme',
      'One letter for all: your name, birth date, insurance number, dates of work. Ask for the value, the kind of pension, the charges, guarantees, the age from which it is paid and who gets it if you die. Tell them your present address: most lost pots are lost by moving.',
      ['Write one letter and change the names', 'Send it to all on the same day', 'Note the date of each answer'],
      2,
      { waitDays: 30, when: { said: sorting } },
    ),
    step(
      'Fill one row for every job until none is blank',
      'Provider, kind, value, yearly charge, guarantees, pension age, person named for the case of death. A pension that promises a sum for life and a pot of money are two different things: mark which is which, since the first is rarely worth moving.',
      ['Fill in what the letters say', 'Mark promise or pot in each row', 'Ring where an answer is missing'],
      2,
      { when: { said: sorting } },
    ),
    step(
      'Decide for each pot: keep, combine or ask',
      'Combine only pots of money without guarantees, into the one with the lowest charge. Keep every promise of a sum for life and ask an independent adviser before you move it. Free guidance in your country explains the words.',
      [
        'Mark keep, combine or ask in each row',
        'Book the free guidance talk',
        'Change the named persons where they are out of date',
      ],
      3,
      { waitDays: 14, when: { said: sorting } },
    ),
    step(
      'Check your state record for missing years',
      'Times of study, raising children, care, illness or work abroad are often missing and can be added. Ask by when, what it costs, and what it brings each month.',
      [
        'Order your record or open it online',
        'Compare year by year with your CV',
        'Send in missing proof for your {pot}',
      ],
      2,
      { local: statePensionHere, waitDays: 21 },
    ),
    step(
      'Work out what you will need each month',
      'Today’s spending without work costs, mortgage and children, plus health and leisure. Reckon in today’s money and use about 70 to 80 per cent of your net income as a check. Note partner’s income and what happens if one dies.',
      [
        'List spending that will stay',
        'Subtract the expected sum from your {pot} and all others',
        'Write down the monthly gap',
      ],
      2,
    ),
    step(
      'Choose the month and the order in which you draw the pots',
      'Compare three starting months: each later year raises many state pensions by five to eight per cent. Write the order of state pension, company pension, savings, with the tax of each, and book the free guidance of your country.',
      ['Compare three starting months', 'Book the free guidance talk about your {pot}', 'Write the order on one page'],
      3,
      { when: { said: near } },
    ),
    step(
      'Apply in time and close the gap until the first payment',
      'State pensions are not paid by themselves: apply three to four months before. Ask each provider what they need and when the first sum comes, and keep three months of costs in cash.',
      [
        'Note the day for each application',
        'Send the applications with certified papers',
        'Put three months of costs aside',
      ],
      3,
      { waitDays: 60, when: { said: near } },
    ),
    step(
      'Try living on the pension for three months',
      'While pay still comes in, live on the expected sum and save the rest. It shows what is missing before it hurts, and fills the reserve.',
      ['Set the monthly limit', 'Save the difference on payday', 'Write down what was missing'],
      2,
      { when: { said: near } },
    ),
    step(
      'Take all that your employer adds',
      'Ask the pay office: what is paid in, what would be added if you pay more, what are the costs and choices? An added contribution is part of your pay. Pay into your {pot} at the level that gets all of it.',
      ['Send three questions to the pay office', 'Have the contribution changed', 'Check the next payslip'],
      1.5,
      { local: pensionPlansHere, when: { unsaid: [...near, ...sorting] }, waitDays: 10 },
    ),
    step(
      'Raise what you pay in by one point this year',
      'A running pension grows best by small steps that nobody feels: one per cent of pay now, another with each pay rise. Half of the age at which you began, in per cent of pay, is a common rule of thumb.',
      [
        'Look up what you pay into your {pot} today',
        'Raise it by one point from the next payslip',
        'Enter the yearly increase in the calendar',
      ],
      1,
      { waitDays: 30, when: { said: paying, unsaid: near } },
    ),
    step(
      'Clear expensive debts and keep a reserve first',
      'Card debt costs more than you can expect to earn with your {pot}, and without a reserve you would have to stop paying in. If both are settled, note it and go on.',
      ['Compare debt rates with what savings earn', 'Fix the month in which you start with the rest'],
      1.5,
      { when: { level: 'beginner', unsaid: [...paying, ...near, ...sorting] } },
    ),
    step(
      'Choose a low-cost way for the rest',
      'Compare tax-sheltered accounts of your country: cost per year, choice of funds, access, guarantees. Broad cheap funds while retirement is far, more safety in the last ten years. Avoid what you cannot explain.',
      [
        'Compare three ways on one page',
        'Ask an independent adviser if the sums are large',
        'Open the account you chose',
      ],
      4,
      { when: { unsaid: [...near, ...sorting] }, waitDays: 7 },
    ),
    step(
      'Look at cost and mix of the pension you already have',
      'Find the yearly cost and what it is invested in. Above one per cent a year ask for the cheaper funds of the same provider. Before you move an old contract, ask what guarantees would be lost.',
      [
        'Find the yearly cost of your {pot}',
        'Ask which cheaper funds there are',
        'Ask an independent adviser before moving an old one',
      ],
      2,
      { when: { said: paying, unsaid: near } },
    ),
    step(
      'Set the contribution and an automatic increase',
      'Start with a sum you can keep up, even three per cent, and raise it by one point a year or with every pay rise, until the gap on your page is closed. Ten to fifteen per cent of pay over a working life is a common aim.',
      ['Set up the standing order', 'Enter the yearly increase for your {pot}'],
      1,
      {
        when: { unsaid: [...paying, ...near, ...sorting] },
        waitDays: 60,
        measured: 'Pay in the first {10%} automatically',
      },
    ),
    step(
      'Plan the last years and the way of drawing it',
      'Decide when to stop or go part-time, what each year earlier costs, lump sum or monthly payment, and think of tax, health insurance and your partner’s share. Book the free guidance your country offers.',
      [
        'Compare three starting ages',
        'Book a guidance talk about your {pot}',
        'Write down the order in which pots are used',
      ],
      4,
      { when: { level: 'experienced', unsaid: near } },
    ),
    step(
      'Hold a yearly pension hour and update the page',
      'Look at new statements, cost, mix, beneficiaries and the yearly increase. It is done when the expected income of your {pot} and all other sources covers the need on your page, or you know by what date it will.',
      ['Update the page with new values', 'Check who is named as beneficiary', 'Raise the contribution'],
      1.5,
      { measured: 'Reach {total} and keep the yearly hour' },
    ),
  ],
  suggestions: [
    tip(
      'Do not wait for the perfect product',
      'Ten years earlier counts more than half a per cent.',
      'Start small',
      'Improve later',
    ),
    tip(
      'Look at costs each year',
      'One per cent more takes about a quarter over thirty years.',
      'Ask for the total cost',
      'Change if it is high',
    ),
    tip(
      'Talk about part-time as a couple',
      'One person’s gap is a shared decision.',
      'Pay into the other’s pension',
      'Put it in writing',
    ),
    tip(
      'Update your address with old providers',
      'Pensions get lost when letters come back.',
      'One email to each',
      'Save the contract numbers',
    ),
    tip(
      'Name beneficiaries',
      'It often does not follow your will.',
      'Check after marriage or divorce',
      'Ask for written confirmation',
    ),
    tip('Use windfalls', 'A late start is made up by single sums.', 'Half of a bonus', 'Look at the tax limit first'),
    tip(
      'Think of housing as part of the plan',
      'Living without rent or mortgage lowers the need.',
      'When is it paid off?',
      'Could you let a room?',
    ),
    tip(
      'Do not cash in early',
      'Tax and lost years make it costly.',
      'Ask debt advice first',
      'Consider a pause instead',
    ),
    tip(
      'Work a year longer on paper',
      'It often helps more than any fund.',
      'Compare two ages',
      'Part-time counts too',
    ),
    tip(
      'Keep health in the plan',
      'It decides how long you can earn.',
      'Check disability cover',
      'Look at care insurance',
    ),
    tip(
      'Self-employed: pay on invoice day',
      'A share of each payment goes in at once.',
      'Five to fifteen per cent',
      'Own account',
    ),
    tip(
      'Read inflation into every figure',
      'Sums in thirty years look larger than they are.',
      'Ask for values in today’s money',
      'Halve them as a rough check',
    ),
  ],
};
