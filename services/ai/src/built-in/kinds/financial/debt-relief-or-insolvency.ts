import { type Kind, step, tip } from '../kind.ts';
import { debtAdviceHere, insolvencyHere } from '../local-money.ts';

/** They have seen an adviser. */
const advised = [
  'seen/spoke/spoken/talked to/with? a/the/an debt_adviser/debt_advisor/adviser/stepchange/counsellor/insolvency_practitioner/lawyer',
  'stepchange/citizens_advice/adviser/advisor said/told/recommends/recommended',
  'already/have filed/applied/in',
  'in an iva',
  'on a debt_management_plan/dmp',
];

/** The procedure is over. */
const discharged = [
  'been/was/am/got discharged',
  'discharge/restschuldbefreiung is? through/done/granted',
  'iva is? finished/completed/over',
];

export const debtReliefOrInsolvency: Kind = {
  id: 'debt-relief-or-insolvency',
  category: 'financial',
  name: 'Find a way out of debts I cannot pay',
  slots: {
    way: {
      words: [
        'bankruptcy|bankrupt|go bankrupt|chapter 7',
        'personal insolvency|insolvency|insolvent|privatinsolvenz',
        'debt relief order|dro',
        'individual voluntary arrangement|iva|trust deed',
        'chapter 13',
        'debt management plan|dmp',
        'debt settlement|settlement',
      ],
      otherwise: 'debt relief',
    },
    business: {
      words: ['business|restaurant|shop|company|self-employed|firm|cafe|bar|salon|suppliers'],
      otherwise: 'business',
    },
  },
  ask: {
    question: 'Do you own a home, a car you need, or a business?',
    chips: ['None of them', 'A car I need for work', 'A home or a business'],
  },
  hoursAWeek: 2,
  overview:
    'You will put all debts and belongings on paper, get free advice about {way}, stop the pressure while it is decided, apply with complete papers, and live through the time until you are released.',
  approach:
    'Insolvency is a legal way out that tens of thousands of ordinary people use every year. The choice depends on how much you owe, what you own and what is left each month, and an accredited adviser can tell in an hour. It goes wrong when people wait, pay friends first, hide things or sign with a costly company.',
  done: 'You have the decision or discharge in writing, lenders have stopped, and you live on a budget without credit.',
  cautions: [
    'Decide only after talking to an accredited, free debt adviser or an insolvency lawyer of your country: rules on homes, cars, pensions, jobs and residence permits differ. Do not give things away, pay back family first or borrow more beforehand; it can be undone and can be an offence.',
    'If debts make you think of ending your life, ring your emergency number or a crisis line today. There is always a legal way to deal with money.',
  ],
  steps: [
    step(
      'Write down what the adviser said and what is still open',
      'The way advised, what it costs, which debts stay, what you must do and by when. Ask about each thing you did not understand before you sign: home, car, partner, guarantor.',
      ['Write the advice on one page', 'Mark three open questions', 'Ring the adviser with them'],
      0.7,
      { when: { said: advised, unsaid: discharged } },
    ),
    step(
      'Get the paper of discharge and copy it',
      'Order it if it never came. Copy it three times and put the list of debts behind it: some creditor will write again in two years, and this paper ends it in one letter.',
      ['Find or order the paper', 'Copy it with the list of debts', 'Store one copy outside the home'],
      0.7,
      { when: { said: discharged } },
    ),
    step(
      'List all debts, belongings and income on two pages',
      'One line for each debt with creditor, sum and whether it is secured, shared or guaranteed by somebody. On the second page income, home, car, savings, pensions. Leave nothing out: forgotten debts can survive.',
      ['Collect letters and logins', 'Order your free credit report', 'Write the two pages'],
      2,
      { when: { unsaid: [...advised, ...discharged] } },
    ),
    step(
      'Book free debt advice about {way}',
      'Look for a non-profit or court-approved office; in many countries only they can issue the certificate you need. The wait may be weeks, so book today and ask for an emergency slot if a court letter is there.',
      [
        'Book the first appointment by phone',
        'Ask which papers to bring',
        'Ask what to do about court letters until then',
      ],
      1,
      {
        local: debtAdviceHere,
        when: { unsaid: [...advised, ...discharged] },
        waitDays: 14,
        resources:
          'Free advice, UK: https://www.stepchange.org · United States courts on bankruptcy: https://www.uscourts.gov',
      },
    ),
    step(
      'Open an account that no creditor can empty',
      'Move your income to a basic or protected account at a bank to which you owe nothing. Keep paying rent, power, food and insurance; the adviser tells you which other payments to stop.',
      [
        'Open a basic account at another bank',
        'Move wages and benefits there',
        'Move the direct debits for home and power',
      ],
      2,
      { when: { unsaid: discharged }, waitDays: 7 },
    ),
    step(
      'Compare the ways out with your adviser',
      'A token payment plan, a voluntary arrangement of several years, a relief order for small means, or {way} in full. Ask for each: cost, years, what happens to home and car, effect on job and partner, which debts stay.',
      [
        'Write ten questions about {way}',
        'Ask about the guarantor or joint debtor',
        'Compare the options side by side and sleep on it',
      ],
      3,
      { local: insolvencyHere, when: { unsaid: discharged }, waitDays: 7 },
    ),
    step(
      'Close the business debts properly',
      'Stop trading on credit, tell the tax office and staff, file the last returns, and separate what the company owes from what you guaranteed. Directors have duties once they know the firm cannot pay; get advice before you take money out.',
      [
        'List personal guarantees',
        'Ask an insolvency practitioner for a first talk about {way}',
        'File open tax returns',
      ],
      6,
      { when: { named: 'business' }, waitDays: 14 },
    ),
    step(
      'Gather the papers and make a last offer if required',
      'Payslips, bank statements of several months, rental contract, tax notices, list of creditors. Some countries ask for an attempt to settle with all creditors first; the office writes it with you.',
      ['Work through the list of papers for {way}', 'Copy everything twice', 'Check the list of creditors once more'],
      5,
      { when: { unsaid: discharged }, waitDays: 30 },
    ),
    step(
      'File for {way} and tell those who must know',
      'Pay the fee or ask for it in instalments or to be waived. From now on answer every letter of the court or trustee within its time, and report a new job, inheritance or address.',
      ['Sign and file the application', 'Ask for a fee waiver if income is low', 'Send creditors the case number'],
      3,
      { when: { unsaid: discharged }, waitDays: 30 },
    ),
    step(
      'Live on the agreed budget until you are released',
      'Take on no new credit, hand over what is agreed, and keep the yearly papers. Put a few coins aside for repairs if your rules allow it. Ask at once for a change if income falls.',
      ['Set the monthly budget with the adviser', 'Keep every letter in one folder', 'Enter all reporting dates'],
      6,
      { when: { unsaid: discharged }, waitDays: 60 },
    ),
    step(
      'Have the credit files put right one by one',
      'Each old debt should show as settled or included, with the right date. Write to each agency with a copy; entries fall off after a fixed time, often six years from the start.',
      ['Order the free reports', 'Send a copy of the discharge', 'Note when each entry ends'],
      2,
      { waitDays: 30, when: { said: discharged } },
    ),
    step(
      'Keep a budget with a reserve of one month',
      'The instalments are over: send the same sum to a reserve on the same day, until one bare month is there. Then three.',
      ['Set the transfer for payday', 'Pay bills by direct debit', 'Look at the budget on the first of each month'],
      2,
      { waitDays: 30, when: { said: discharged } },
    ),
    step(
      'Rebuild trust with small bills paid on time',
      'Rent, phone and power in your name and paid by debit count. No card with a high rate is needed for it; if you use one, one tank of petrol a month paid in full is enough.',
      ['Put two contracts in your own name', 'Register at your address', 'Decline every quick loan'],
      1,
      { when: { said: discharged } },
    ),
    step(
      'Check the discharge and begin again',
      'Keep the decision for good. Six months later order your credit report and have old entries corrected. Start with a basic account, bills in your name paid on time and a small reserve; it is done when no creditor writes any more.',
      ['File the discharge in two places', 'Correct the credit report', 'Start a reserve of one month'],
      2,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip(
      'Answer the phone with one sentence',
      'I am taking debt advice, please write to me.',
      'Then hang up',
      'Note who rang',
    ),
    tip(
      'Tell your partner before the letters do',
      'It usually brings relief.',
      'Bring the two pages',
      'Say the next appointment',
    ),
    tip(
      'Check whether a debt is too old',
      'Old claims may no longer be enforced.',
      'Do not admit it in writing',
      'Ask the adviser',
    ),
    tip('Protect a guarantor', 'The creditor will turn to them.', 'Tell them early', 'Bring them to the advice'),
    tip(
      'Avoid firms that advertise miracles',
      'Fees come first and help late.',
      'Look for a non-profit',
      'Never pay in advance',
    ),
    tip('Ask your employer’s rules', 'A few jobs must report insolvency.', 'Read the contract', 'Ask the union'),
    tip(
      'Keep tools and car you need for work',
      'Most laws protect them up to a value.',
      'Get the value in writing',
      'Tell the trustee',
    ),
    tip('Write down what caused it', 'Courts ask, and it helps you not repeat it.', 'Half a page', 'Facts and dates'),
    tip('Build a week of cheap meals', 'The first months are tight.', 'Seven dishes', 'One shop a week'),
    tip(
      'Use a food bank without shame',
      'It is meant for these months.',
      'Ask the adviser for a voucher',
      'Children’s clothes too',
    ),
    tip(
      'Sleep and move a little each day',
      'Debt wears the body out.',
      'A walk after breakfast',
      'See a doctor if you cannot sleep',
    ),
    tip('Mark the day of release', 'It gives the waiting an end.', 'On a calendar', 'Count down in seasons'),
  ],
};
