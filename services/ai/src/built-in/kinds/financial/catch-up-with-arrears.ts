import { type Kind, step, tip } from '../kind.ts';
import { debtAdviceHere } from '../local-money.ts';

const planRuns = ['plan is? agreed', 'payments made', 'down from _ to', 'standing order/order'];
const cutOff = [
  'cut us/me off',
  'disconnect/disconnected/disconnection/red_sticker/shut_off',
  'by friday/monday/tomorrow',
  'boots/boot/evict us/me',
];
const school = ['school fees', 'bursar/headteacher/school'];

export const catchUpWithArrears: Kind = {
  id: 'catch-up-with-arrears',
  category: 'financial',
  name: 'Catch up with what I am behind on',
  slots: {
    bill: {
      words: [
        'rent|rent arrears|landlord',
        'mortgage|mortgage payments|mortgage arrears',
        'council tax',
        'tax|taxes|back taxes|tax debt|tax office|hmrc|irs',
        'electricity bill|electricity|electric',
        'gas bill|gas',
        'energy bill|energy|power bill|heating bill',
        'water bill|water',
        'child maintenance|child support|maintenance',
        'nursery fees|school fees|nursery',
        'health insurance|insurance premiums',
        'service charges|service charge',
        'social contributions|national insurance',
        'phone bill',
        'fines|fine|parking fines',
      ],
      otherwise: 'overdue bill',
    },
    tax: { words: ['tax|taxes|back taxes|tax office|hmrc|irs|vat'], otherwise: 'tax' },
    home: { words: ['rent|landlord|eviction|evicted|mortgage|repossession'], otherwise: 'home' },
  },
  ask: {
    question: 'What have you had from them so far?',
    chips: ['Only reminders', 'A final notice or court letter', 'Nothing, I have not looked'],
  },
  hoursAWeek: 2,
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds', 'months'],
  overview:
    'You will find out exactly how far behind you are with your {bill}, stop it growing, offer a repayment you can keep beside the current payment, and get that agreed in writing before it goes further.',
  approach:
    'Priority debts come before cards and loans: home, power, tax and fines, because you can lose the roof or the supply. Offices and landlords agree to far more than people think when somebody rings early with a page of figures. It goes wrong by silence and by promising too much.',
  done: 'The arrears are paid or run on a written plan that you have kept for three months, and the current payment leaves on time.',
  cautions: [
    'A court date, notice to leave or threat of cut-off has a deadline, often of 7 to 30 days. Take it to a free debt or housing adviser the same week; do not ignore a hearing even if you owe the money.',
    'Never borrow at high interest to pay arrears, and do not pay a company that promises to make them disappear.',
  ],
  steps: [
    step(
      'Open every letter about your {bill} today',
      'Sort by date, newest on top. Mark the sum, the reference number and any deadline in red. Most letters are reminders; the one with a court, an enforcement officer or a date decides what comes first.',
      [
        'Open and sort all letters in half an hour',
        'Write sum, reference and deadline on one page',
        'Put deadlines in the phone',
      ],
      1,
      { when: { unsaid: planRuns } },
    ),
    step(
      'Get help the same week if there is a deadline',
      'Free debt and housing advice can ask for time, stop enforcement for a while and speak at court. Bring the letters and your page; ask what happens next and by when.',
      [
        'Ring a free debt adviser or housing advice',
        'Bring letters, contract and payslips',
        'Note what must be filed and by when',
      ],
      2,
      {
        local: debtAdviceHere,
        waitDays: 3,
        resources: 'Free debt advice, UK: https://www.stepchange.org · United States, local help: https://www.211.org',
      },
    ),
    step(
      'Send in the missing returns before you talk of time',
      'An office estimates too high when a return is missing, and agrees to instalments only when all are filed. Even a late, simple return brings the sum down. Ask for penalties to be cancelled if illness or death was the cause.',
      ['List which years or months are missing', 'File the newest one first', 'Ask for the corrected balance'],
      6,
      { when: { named: 'tax' }, waitDays: 14 },
    ),
    step(
      'Ring before the day and pay a part the same hour',
      'Say: I pay this much today, the rest by these two dates, please note it and stop the cut. Ask for the number of the case and for protection for children, illness or age. Then ask the council or charity for an emergency grant.',
      ['Ring with a first sum in hand', 'Ask for case number and protection', 'Ask for the emergency grant'],
      0.7,
      { when: { said: cutOff, unsaid: planRuns } },
    ),
    step(
      'Take a written plan to the bursar yourself',
      'Three dates with three sums, the first one today, signed by you. Ask that the child stays in class and sits the exams meanwhile. Ask about a bursary, a discount for siblings, and paying in kind or work.',
      ['Write three dates and sums', 'Ask for the stamp', 'Ask about bursary and work'],
      0.7,
      { when: { said: school } },
    ),
    step(
      'Work out an offer you can keep on a bad month',
      'Income minus food, home, power, transport, and the current {bill}. What is left is shared, priority debts first. Offer a little less than you could: a plan kept for a year is worth more than one broken in March.',
      [
        'Fill in an income and spending sheet',
        'Share out what is left over priority debts',
        'Choose the sum you offer per month',
      ],
      2,
    ),
    step(
      'Ring about your {bill} and offer the plan',
      'Say: I want to pay, this happened, I can pay the current amount and this much on top from this day. Ask them to stop fees and action while you keep to it. Ask for hardship funds too.',
      ['Write your four sentences', 'Ring in the morning, note name and time', 'Send the same offer by mail or letter'],
      1.5,
      { when: { unsaid: planRuns }, waitDays: 10 },
    ),
    step(
      'Keep a payment in reserve so that none is missed',
      'Sell one thing or skip one cost until one instalment lies apart. 1,100 at 60 a month are 19 payments; write the last month down. If a month fails, ring two days before: one moved payment is allowed, a silent one ends it.',
      ['Put one instalment apart', 'Write the last month', 'Note the number to ring before a bad month'],
      1,
      { when: { said: planRuns } },
    ),
    step(
      'Get the agreement in writing and set up both payments',
      'One payment is the current amount, one the arrears; give each the right reference. Set both for the day after money comes in. A plan that nobody wrote down does not protect you.',
      [
        'Keep the written agreement about your {bill} with the letters',
        'Set up two payments with references',
        'Ask for a statement after the first month',
      ],
      1,
      { waitDays: 30, measured: 'Catch up the first {25%}' },
    ),
    step(
      'Secure your home while you catch up',
      'Pay something every week if you cannot pay all, and show it. Ask about housing benefit, a discretionary payment, a rent deposit scheme or a mortgage holiday. If papers from court arrive, go to the hearing with the offer.',
      [
        'Ask the council or social office about help with housing costs',
        'Keep proof of every payment',
        'Tell the adviser about any new letter',
      ],
      3,
      { when: { named: 'home' }, waitDays: 14 },
    ),
    step(
      'Claim what you are entitled to and lower the bill itself',
      'Arrears come back if the bill stays too high. Check benefits, reductions for low income, single-person or disability discounts, social tariffs and grants of the supplier for your {bill}.',
      ['Run a benefit check', 'Ask for the social or hardship tariff', 'Send the application with proof'],
      3,
      { waitDays: 21, measured: 'Reach {60%} caught up' },
    ),
    step(
      'Pay the last arrears and keep a month ahead',
      'Ask for a statement that shows zero for your {bill}, and for any court order to be marked as paid. Keep paying the old rate into a pot until it holds one full month.',
      [
        'Get the zero balance in writing',
        'Have a court entry marked as satisfied',
        'Build one month of the bill as a reserve',
      ],
      1.5,
      { waitDays: 30, measured: 'Clear the last of {total}' },
    ),
  ],
  suggestions: [
    tip('Keep all letters in one box', 'Dread is worse than the sum.', 'Open on a fixed day', 'Newest on top'),
    tip(
      'Ring before the due date',
      'A call before is worth five after.',
      'Say when money comes',
      'Ask for the note on file',
    ),
    tip(
      'Ask for a breathing space',
      'Many countries pause action while you get advice.',
      'The adviser applies',
      'Interest may stop too',
    ),
    tip(
      'Change the payment day',
      'A bill two days after payday is paid.',
      'Ask by phone',
      'All priority bills together',
    ),
    tip(
      'Talk to the enforcement officer at the door',
      'You need not let them in for most debts.',
      'Speak through the door',
      'Ring the adviser at once',
    ),
    tip(
      'Ask for a prepayment meter only as last choice',
      'It stops debt, and can leave you in the cold.',
      'Ask for a plan first',
      'Mention children or illness',
    ),
    tip('Write down every call', 'You can prove what was agreed.', 'Name, day, answer', 'One page'),
    tip(
      'Ask a grant fund',
      'Suppliers, unions and charities pay arrears for some.',
      'Search by trade and town',
      'Adviser’s letter helps',
    ),
    tip(
      'Stop paying cards first',
      'They shout loudest and can do least.',
      'Minimum or a token sum',
      'Adviser writes to them',
    ),
    tip(
      'Check the sum itself',
      'Estimates and old tenants’ bills are common.',
      'Read the meter',
      'Ask for the account history',
    ),
    tip(
      'Ask somebody to sit beside you',
      'Opening letters is easier with tea and company.',
      'An hour',
      'They read, you sort',
    ),
    tip('Take part payments seriously', 'Twenty on time shows good will.', 'Same day each week', 'Same reference'),
  ],
};
