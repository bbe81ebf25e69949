import { type Kind, step, tip } from '../kind.ts';

const informed = ['certificates sent', 'pension is? approved', 'decree absolute', 'divorce is final'];
const locked = [
  'one single password',
  'no password/passwords',
  'did all/everything with money',
  'never looked at',
  "don't know one",
];

export const sortFinancesAfterLossOrDivorce: Kind = {
  id: 'sort-finances-after-loss-or-divorce',
  category: 'financial',
  name: 'Sort out money after a death or separation',
  slots: {
    person: {
      words: [
        'late husband|husband died|husband',
        'late wife|wife died|wife',
        'mother|mum|mom',
        'father|dad',
        'parents',
        'aunt',
        'uncle',
        'brother',
        'sister',
        'grandmother|grandma',
        'grandfather|grandad',
        'ex-husband',
        'ex-wife',
        'ex',
        'partner',
        'friend',
      ],
      otherwise: 'family',
    },
    matter: {
      words: [
        'bank accounts|bank account|accounts|bank',
        'house|home',
        'flat|apartment',
        'contracts|contract',
        'debts|debt',
        'pension|pensions',
        'life insurance|insurance',
        'inheritance tax|tax',
        'business|company',
        'car',
      ],
      otherwise: 'most urgent papers',
    },
  },
  ask: {
    question: 'What has happened?',
    chips: ['A death, some weeks ago', 'A separation or divorce', 'I am executor or heir'],
  },
  hoursAWeek: 4,
  overview:
    'You will first secure money for the next weeks, note the deadlines, then go through accounts, contracts and claims one after another, beginning with the {matter}. In the end you have a budget of your own and a clear folder.',
  approach:
    'Only a few things are urgent; large decisions such as selling, moving or investing can wait for months. Work with one list and one folder, two hours at a time, with somebody beside you. Expensive mistakes are missed deadlines, accepting an inheritance with unknown debts, and trusting sellers who hurry you.',
  done: 'Accounts and contracts are in the right names, claims are paid, debts are clarified, and you have lived on your own budget for three months.',
  cautions: [
    'Deadlines to refuse an inheritance can be only a few weeks. If there may be debts, do not use, sell or pay anything from the estate before legal advice.',
    'Banks, funeral firms and relatives can press you; sign nothing on the same day. Fraudsters read death notices: check each unknown invoice.',
    'If somebody keeps money from you or you cannot buy food, go to a social advice service today.',
  ],
  steps: [
    step(
      'Secure the next four weeks of money',
      'What is in your own account, what must be paid, what comes in? Tell the bank; ask about access, widow’s or transitional pension, advances, child payments. Pay rent, power, food, insurance; everything else waits.',
      [
        'Write balance and bills for four weeks',
        'Call your bank with two questions',
        'Ask one trusted person to help with papers',
      ],
      1.5,
      { when: { unsaid: informed } },
    ),
    step(
      'Note all deadlines and get the certificates',
      'After a death: certificates in several copies, will, insurers (often within days), refusal of inheritance, pension. After a separation: date of separation, maintenance, health insurance, tax class. Ask which date applies to the {matter}.',
      [
        'Order ten copies or as many as needed',
        'Write each deadline into the calendar',
        'Book one hour with a lawyer or advice service',
      ],
      2,
      { resources: 'UK: https://www.gov.uk/when-someone-dies · United States: https://www.usa.gov' },
    ),
    step(
      'List everything there is and everything owed',
      'Letters of three months, statements of a year, mail, wallet, employer, safe. Accounts, pensions, insurance, property, loans, guarantees, subscriptions, digital. In whose name is each, yours, shared or of your {person}?',
      ['Make one page each for assets and debts', 'Have post redirected to you', 'Mark what is in both names'],
      4,
    ),
    step(
      'Find accounts without a password through paper and banks',
      'Statements, cards in the wallet, tax return, mail of one month, employer. Banks and insurers answer heirs who show the certificate, and many countries have a search for lost accounts. Guess no passwords: three tries lock it.',
      [
        'Collect statements, cards and the tax return',
        'Write to each bank with the certificate',
        'Ask the search for lost accounts',
      ],
      2,
      { waitDays: 14, when: { said: locked } },
    ),
    step(
      'Inform banks, insurers and authorities in order',
      'Use one letter with copy of the certificate or agreement: bank, pension, employer, insurers, tax office, landlord or lender, power, phone. Tick off, note name and date. Block shared credit cards.',
      [
        'Write one standard letter for all',
        'Send five letters a day',
        'Keep a list with date and answer about the {matter}',
      ],
      4,
      { when: { unsaid: ['certificates sent', 'pension is? approved'] }, waitDays: 14 },
    ),
    step(
      'Claim what is due to you',
      'Survivor’s pension, life and accident insurance, unpaid wages, refunds, maintenance, pension sharing, child benefits, help for single parents. Much is only paid on application and not backdated.',
      ['List ten possible claims', 'Send three applications', 'Ask a welfare service what is missing'],
      4,
      { waitDays: 21 },
    ),
    step(
      'Settle debts and shared obligations properly',
      'Ask every creditor for proof. You are not always liable for debts of your {person}. Loans in both names: talk to the lender before a payment is missed. Change joint accounts only as agreed or by law.',
      ['Ask for statements of all debts', 'Ask an adviser which debts are yours', 'Agree on payments you can keep'],
      4,
    ),
    step(
      'Close what still runs on the old name or order',
      'List each debit, order and promise that is open: pension sharing, loans, phone, club. Write beside it the last letter and its day. Send each one reminder with number and a date.',
      ['List what still runs', 'Send one reminder each', 'Note the answer by its day'],
      1.5,
      { waitDays: 14, when: { said: informed } },
    ),
    step(
      'Make a budget for your new household',
      'One income, one name. Three months of real figures, then a plan in six lines. Adjust home, car and insurance in that order, and build a small reserve. Learn one money task a week that your {person} used to do.',
      ['Write your budget in six lines', 'Open an account of your own', 'Choose one task for this week'],
      3,
    ),
    step(
      'Park larger sums and decide after six months',
      'Insurance, inheritance or sale proceeds go to safe savings within the deposit protection. After half a year: reserve, debts, pension, then a fee-based adviser. It is done when all is in the right name, and the {matter} and the budget have run for three months without you worrying at night.',
      [
        'Move larger sums to safe savings',
        'Write: no decision before this month',
        'Renew will, beneficiaries, powers of attorney',
      ],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Work two hours, then stop',
      'Papers are exhausting in such a time.',
      'Do it in the morning',
      'Plan something kind afterwards',
    ),
    tip(
      'Take a friend to appointments',
      'You will not remember everything.',
      'They take notes',
      'You ask the questions',
    ),
    tip('Keep a phone log', 'You will be asked again.', 'Date, name and result', 'Use one notebook'),
    tip(
      'Do not close accounts too early',
      'Refunds may still come in.',
      'Ask the bank how long',
      'Redirect direct debits first',
    ),
    tip(
      'Look for forgotten accounts',
      'Banks and states run tracing services.',
      'Official and free',
      'Old post and passbooks',
    ),
    tip(
      'Check subscriptions on the card',
      'They run on for months.',
      'Go through three statements',
      'Cancel with a copy of the certificate',
    ),
    tip(
      'Do not lend from the payout',
      'Somebody will ask you for money.',
      'Say: I decide after half a year',
      'Blame the adviser if that is easier',
    ),
    tip(
      'Secure phone and mail',
      'They are the key to everything.',
      'Keep the number active',
      'Change your own passwords',
    ),
    tip(
      'Talk to the tax office',
      'There may be one more joint year.',
      'Ask for an extension',
      'Keep funeral and legal bills',
    ),
    tip(
      'Share the work among heirs',
      'One list that all can see prevents quarrels.',
      'Write who does what',
      'Keep receipts for costs',
    ),
    tip('Learn money words slowly', 'Anybody can learn this at any age.', 'One word a week', 'Look for a free course'),
    tip(
      'Check insurance for you alone',
      'Family cover may have ended.',
      'Health and liability first',
      'Put home insurance in your name',
    ),
    tip('Write down first successes', 'You can do more than you thought.', 'A line each week', 'Read it on bad days'),
  ],
};
