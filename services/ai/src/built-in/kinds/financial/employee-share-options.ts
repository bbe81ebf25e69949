import { type Kind, step, tip } from '../kind.ts';

export const employeeShareOptions: Kind = {
  id: 'employee-share-options',
  category: 'financial',
  name: 'Decide what to do with my company shares',
  slots: {
    award: {
      words: [
        'stock options|share options|options|option',
        'RSUs|rsu|restricted stock',
        'share save plan|sharesave|saye',
        'employee share plan|espp|share purchase plan|employee shares|staff shares',
        'company shares|company stock|shares in my company|shares',
      ],
      otherwise: 'company shares',
    },
    leaving: { words: ['leaving|leave|quit|resign|laid off|redundant|new job'], otherwise: 'leaving' },
  },
  ask: {
    question: 'What is the next date?',
    chips: ['Something vests soon', 'I am leaving the company', 'I only want to understand it'],
  },
  hoursAWeek: 1,
  overview:
    'You will read what you really hold, put dates, price and tax on one page, decide how much of your wealth may hang on one firm, and exercise or sell by a rule of your own and within the windows.',
  approach:
    'Your wage already depends on this company; five to ten per cent of your savings in its shares is plenty. Tax often falls due when shares vest or options are exercised, before you have sold anything. It goes wrong at the exit: options commonly lapse 90 days after the last day.',
  done: 'Every grant has a decision with a date, the tax is set aside, and the rest of the money is spread.',
  cautions: [
    'Ask a tax adviser of your country before you exercise or sell: the same share can be taxed as pay or as gain. Do not trade in closed periods or with inside knowledge. Never borrow to exercise options in a firm that is not listed.',
  ],
  steps: [
    step(
      'Download the grant letters for your {award}',
      'In the portal find for each grant: number, type, price to pay, vesting dates, expiry, what happens when you leave, die or the firm is sold. Save them outside the work account.',
      ['Log in to the share portal', 'Save grant letters and plan rules', 'Write one line for each grant'],
      1,
    ),
    step(
      'Put dates and values on one page',
      'Vested, not yet vested, price, value today, expiry, next window. For a firm that is not listed use the last official value and halve it: it cannot be sold tomorrow.',
      ['Fill the table for your {award}', 'Mark what lapses within a year', 'Enter dates in the calendar'],
      1,
    ),
    step(
      'Learn the rules for your last day',
      'Good or bad leaver, days to exercise after leaving, unvested parts, whether the window can be extended. Ask HR in writing before you give notice: a vesting date one week later can be worth months of pay.',
      ['Read the leaver clause', 'Ask HR about dates in writing', 'Set the notice by the vesting date'],
      1,
      { when: { named: 'leaving' } },
    ),
    step(
      'Find out when tax is due and how much',
      'At grant, vesting, exercise or sale; as pay or gain; whether shares are sold for tax and whether that is enough. Special plans save tax if held for years. An hour with an adviser on {award} is worth its fee.',
      [
        'List your tax questions with dates',
        'Book an hour with a tax adviser',
        'Set aside the tax in a savings account',
      ],
      2,
      { waitDays: 14 },
    ),
    step(
      'Decide how much may stay in one firm',
      'Add up savings, pension and home. If {award} make more than a tenth, decide the share you keep and what the rest is for: debts, reserve, broad funds, a deposit. Ask: would I buy this with cash today.',
      ['Work out the share of your wealth', 'Write the share you keep', 'Name the use for the rest'],
      1,
    ),
    step(
      'Write your rule for exercising and selling',
      'For example: sell all shares at vesting, or a quarter each window, or exercise only when I can sell the same day. Write it before the price moves you. Compare net sums after price, tax and fees.',
      [
        'Calculate one example to the net sum',
        'Write the rule in three sentences',
        'Check closed periods and approvals',
      ],
      1.5,
    ),
    step(
      'Carry out the first sale or exercise of {award}',
      'Check identity and bank details in the portal early, as transfers take days. Use a limit price, save confirmation and exchange rate. Listed plan with a discount: the discount is certain only if you sell at once.',
      ['Set up bank and tax forms in the portal', 'Place the first order', 'Save confirmations for the tax return'],
      1.5,
      { waitDays: 10 },
    ),
    step(
      'Move the money where the plan says',
      'The same day to the tax pot, reserve, debts or a broad fund. Money that stays in the portal turns into a bet again.',
      ['Transfer the sum by your rule', 'Check the tax pot', 'Invest the rest broadly'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Put {award} in the tax return and review yearly',
      'Keep grant, vesting, exercise and sale with price and rate. Look once a year at new grants, share of wealth and beneficiary. It is done when every grant has its decision and date.',
      ['Hand the table to the tax adviser', 'Name a beneficiary if the plan allows', 'Set the yearly review'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Read what a takeover does', 'Some options vest at once, some lapse.', 'Change of control clause', 'Ask HR'),
    tip('Ask for a longer window', 'Some firms give years when asked.', 'Before leaving', 'In writing'),
    tip('Sell the day after results', 'Windows are short.', 'Calendar', 'Limit order'),
    tip('Do not compare with colleagues', 'Their debts and tax differ.', 'Your page', 'Your rule'),
    tip('Watch currency', 'Dollar shares bring two risks.', 'Rate of the day', 'Fee of conversion'),
    tip('Join the discount plan', 'Fifteen per cent is rare elsewhere.', 'Only with reserve', 'Sell by rule'),
    tip('Use allowances of two years', 'Sales in December and January split gains.', 'Ask adviser', 'Partner too'),
    tip('Keep work mail out of it', 'Access ends with the job.', 'Private address', 'Portal setting'),
    tip('Ask how many shares exist', 'Ten thousand of what.', 'Percentage', 'Preference rights'),
    tip('Count them as zero in your plan', 'Good news is easier then.', 'House without them', 'Bonus if they come'),
    tip('Beware of loans for tax', 'Price falls, tax stays.', 'Sell to cover', 'Wait'),
    tip('Tell your partner where they are', 'Heirs often miss them.', 'Portal name', 'Folder'),
  ],
};
