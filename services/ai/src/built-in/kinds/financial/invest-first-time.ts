import { type Kind, step, tip } from '../kind.ts';
import { pensionPlansHere } from '../local-money.ts';

/** The account is open. */
const opened = [
  'have/opened/got a/an/my/the _? depot/isa/brokerage/broker_account/brokerage_account/demat/trading_account/investment_account/stocks_and_shares_isa',
  'account is? open/opened',
  'have/got/opened a/an/my _? _? account/depot/isa already/open/with/and',
  'already/have invested/bought/own',
  'bought some/my/a/two? etf/etfs/shares/stocks/funds/index_fund',
  'have/got/own some? etf/etfs/shares/stocks/funds',
];

/** Debts are gone and the reserve stands. */
const ready = [
  'emergency fund is? done/full/in_place/sorted/there',
  'have/got a/an/my/the emergency_fund/reserve/cushion',
  'no debts/debt',
  'debt free',
  'debt-free',
];

export const investFirstTime: Kind = {
  id: 'invest-first-time',
  category: 'financial',
  name: 'Start investing',
  slots: {
    asset: {
      words: [
        'index funds|index fund|etf|etfs|tracker',
        'shares|stocks|stock|stock market|stonks',
        'bonds|bond',
        'crypto|bitcoin|ethereum|coins',
        'gold|silver',
        'investment funds|fund|funds|mutual fund',
        'property funds|reit|reits',
        'ethical funds|ethical|sustainable|green',
        'halal funds|halal|sharia',
        'dividend shares|dividends|dividend',
      ],
      otherwise: 'investments',
    },
  },
  ask: {
    question: 'When might you need this money again?',
    chips: ['Within five years', 'In ten years or more', 'I do not know yet'],
  },
  hoursAWeek: 1.5,
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will first check whether investing is the right next step, learn the few things that matter about {asset}, decide on a mix that lets you sleep, and make a small first purchase yourself. After that you need about an hour a year.',
  approach:
    'Go in this order: a small cushion, expensive debts, three months of costs in savings, and only then investing. Invest broadly and cheaply, for at least five and better ten years, and leave it alone. Most beginners lose by buying what has just risen, by paying high fees, or by selling in the first bad year.',
  done: 'You own a first broad investment that you can explain in three sentences, you know its yearly cost, and a page says what you do when prices fall.',
  cautions: [
    'This is general knowledge and no personal advice. Prices can fall by a third or more and stay down for years, so invest only what you will not need for at least five years. For larger sums, ask an adviser who is paid by you and not by commission.',
    'Anybody who promises a fixed high return, hurries you, or contacts you first is most likely a fraudster. Check the firm on your financial regulator’s register before you send money.',
  ],
  steps: [
    step(
      'Write what the money is for and for how many years',
      'Reserve and debts are settled, so the years decide: money you need within five years stays in savings, the rest may go up and down. One line for each purpose with sum and year.',
      ['Write one line for each purpose', 'Mark what stays for more than five years', 'Choose the monthly sum'],
      0.7,
      { when: { said: ready } },
    ),
    step(
      'Check whether you are ready to invest',
      'Three questions: are card and other expensive debts gone, do three months of costs lie in savings, and can this money stay for five years? If one answer is no, do that first and leave {asset} for later.',
      [
        'Note debts with their rates and your savings',
        'Write down when you may need the money',
        'Decide on the sum you could leave alone',
      ],
      1,
      { when: { unsaid: ready } },
    ),
    step(
      'Learn six words until you can explain them',
      'They are share, bond, fund, index, spread of risk and yearly cost. Then find out which apply to {asset}. Use a neutral source such as a regulator or consumer organisation, not a seller.',
      ['Read for one hour on a neutral site', 'Explain the six words to somebody in two sentences each'],
      3,
      {
        when: { level: 'beginner' },
        resources: 'Neutral basics: https://www.investor.gov · https://www.moneyhelper.org.uk',
      },
    ),
    step(
      'List what you have and what it costs you',
      'Write down old funds, pensions and shares from work with value, yearly cost and why you bought them. Many experienced people own five funds that hold the same firms.',
      [
        'Write one line for each of your {asset}',
        'Look up the yearly cost in the key facts',
        'Mark what you would not buy today',
      ],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Use free money from employer and state first',
      'A contribution from the employer or a tax-sheltered account often brings more than any choice of {asset}. Ask the pay office and look on the official pages which accounts your country offers.',
      ['Ask at work about contributions', 'List tax-sheltered accounts and their limits'],
      2,
      { local: pensionPlansHere },
    ),
    step(
      'Decide how much may go up and down',
      'Imagine the sum is down by a third for three years. The part you could leave alone can go into broad shares; the rest stays in savings or safe bonds. Write it on one page with a sentence for bad days.',
      [
        'Write purpose, years, and the share at risk',
        'Write what you do when prices fall by a third',
        'Show the page to somebody sensible',
      ],
      2,
    ),
    step(
      'Compare three providers and open an account',
      'Compare cost of the account, of buying, of saving plans, and whether the regulator lists them. Opening takes a few days and needs an identity document; note down how your country taxes {asset}.',
      [
        'Make a table with three providers',
        'Check each on the regulator’s register',
        'Open the account and secure it with two factors',
      ],
      3,
      { when: { unsaid: opened }, waitDays: 7 },
    ),
    step(
      'Check what your account costs before you buy more',
      'Yearly fee, price of a purchase, cost of a saving plan, currency fee, and where dividends go. Two tenths of a per cent a year less is worth more than most tips about {asset}.',
      ['Add up all costs of the last year', 'Compare with two providers', 'Secure the account with two factors'],
      1.5,
      { when: { said: opened } },
    ),
    step(
      'Choose by cost and spread, and check five facts',
      'A broad world index fund is what most neutral sources name for beginners. Check: what is in it, yearly cost, size, currency, what happens with dividends. Keep anything narrow, such as single firms or coins, below a twentieth of the money.',
      ['Read the key facts sheet of three candidates', 'Write down why you choose one'],
      2.5,
    ),
    step(
      'Make a small first purchase yourself',
      'Use a sum whose loss would not hurt; the aim is to learn the buttons, the cost and the tax line. Wait a week and see how you feel when it moves.',
      ['Place the order during trading hours', 'Save the confirmation', 'Note what it cost in total'],
      1,
      { waitDays: 7, measured: 'Invest the first {10%} yourself' },
    ),
    step(
      'Set up the rest in equal parts and one yearly check',
      'Put the money in at once or in equal parts over some months, whichever lets you keep to it. Once a year compare with your page and correct it. It is done when you can leave {asset} alone for a year.',
      ['Set up the remaining purchases', 'Enter the yearly hour in the calendar', 'Switch off price alerts'],
      1.5,
      { measured: 'Invest the whole {total} and plan a yearly check' },
    ),
  ],
  suggestions: [
    tip(
      'Look for the yearly cost',
      'One per cent a year takes about a quarter over thirty years.',
      'It is in the key facts sheet',
      'Below a third of a per cent is cheap',
    ),
    tip('Do not follow tips from videos', 'Who recommends often earns from it.', 'Ask who pays them', 'Wait a week'),
    tip(
      'Keep the emergency money apart',
      'It lets you sit out a bad year.',
      'Three months of costs',
      'In plain savings',
    ),
    tip(
      'Write to yourself for bad days',
      'Fear makes people sell at the bottom.',
      'Two sentences with a date',
      'Read it before any sale',
    ),
    tip(
      'Look at prices once a quarter',
      'Looking daily tempts you to act.',
      'Remove the app from the home screen',
      'One date in the calendar',
    ),
    tip(
      'Spread over the whole world',
      'No country stays ahead for ever.',
      'Many firms, many sectors',
      'Not only your own country',
    ),
    tip('Do not borrow to invest', 'Losses stay, and so does the loan.', 'Also no margin', 'Debts first'),
    tip(
      'Do not invest in what you cannot explain',
      'Complicated products usually cost more.',
      'Explain it to a friend in three sentences',
      'Leave it if you cannot',
    ),
    tip(
      'Ask a bank seller two questions',
      'The answers show who earns from it.',
      'What does it cost me each year?',
      'What do you get for selling it?',
    ),
    tip(
      'Keep gambling money small',
      'Single shares or coins can go to zero.',
      'At most a twentieth',
      'In a separate account',
    ),
    tip(
      'Use the tax allowance',
      'Many countries leave part of gains untaxed.',
      'Set it up with the provider',
      'Check it each year',
    ),
    tip(
      'Tell one person where things are',
      'Others must find it if something happens.',
      'Provider and number on paper',
      'No passwords in emails',
    ),
    tip(
      'Practise on paper for a month',
      'It takes away the fear of buttons.',
      'Write down imaginary purchases',
      'See what you feel when they fall',
    ),
  ],
};
