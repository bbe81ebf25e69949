import { type Kind, type Local, step, tip } from '../kind.ts';

/** They pay, and want another amount. */
const pays = [
  'reduce/lower/decrease/pause/less my/the/child? child_support/maintenance/payments/support',
  'reduce/lower/cut how_much/what i pay',
  'i pay/am_paying/have_to_pay too? _? much?',
  'paying _? child_support/maintenance/support',
  'my? payments are too high',
  "can't/cannot/cant afford/pay the/my? child? maintenance/support/child_support/payments",
  'what/how_much i/should_i/do_i pay',
];

/** An order or a decision exists and no money comes. */
const unpaid = [
  'stopped/stops paying',
  "won't/doesn't/does_not/refuses/refused/not/never/isn't/hasn't pay/paid/pays/paying/sent/sends/to_pay",
  'arrears/owes/owed/enforce/enforcement/unpaid/behind/deadbeat',
];

/** The father is not yet the father on paper. */
const noPaper = [
  'not on/in the birth_certificate',
  'denies/deny/denied/paternity/dna/unmarried',
  'never married',
  "he/she says it's/its/the_baby/he/she _? not his",
];

/** The other parent lives in another country. */
const abroad = [
  'abroad/overseas/foreign',
  'another/different/other country',
  'lives/moved/living in/to dubai/germany/canada/usa/america/england/australia',
];

/** No talk with the other parent. */
const unsafe = ['violent/violence/abusive/abuse/afraid/threatens/threatened/hit/hits/refuge'];

const guidelineHere: Local = {
  GB: 'In Britain: the child maintenance calculator on GOV.UK gives the amount within ten minutes, from weekly income before tax and nights a week.',
  IE: 'In Ireland: there is no fixed scale; the court looks at the means and the needs of both, so a list of costs counts most.',
  US: 'In the United States: every state has a guideline and most have a calculator on the site of the child support agency.',
  CA: 'In Canada: the federal child support tables give the amount by income, children and province. The look-up is on the site of the Department of Justice.',
  AU: 'In Australia: the child support estimator of Services Australia counts both incomes and the nights of care.',
  NZ: 'In New Zealand: the child support calculator of Inland Revenue gives a first figure.',
  DE: 'In Germany: the Düsseldorfer Tabelle gives the amount by income and age.',
};

const officeHere: Local = {
  GB: 'In Britain: you apply to the Child Maintenance Service on GOV.UK; it can take money from wages, and adds a charge when it collects.',
  IE: 'In Ireland: you apply at the District Court office. The Legal Aid Board helps on low incomes, and an attachment of earnings order takes the money from wages.',
  US: 'In the United States: the child support agency of your state finds the other parent and settles fatherhood. It takes the money from wages, for a small fee or none.',
  CA: 'In Canada: the court or the recalculation service of the province sets it, and its enforcement office, in Ontario the FRO, collects it.',
  AU: 'In Australia: you apply to Services Australia, online or on 131 272, and choose private collect or Child Support collect.',
  NZ: 'In New Zealand: you apply to Inland Revenue through myIR.',
  IN: 'In India: a magistrate or the family court orders maintenance under section 144 of the BNSS, formerly section 125. Women get free legal aid from the District Legal Services Authority.',
  ZA: 'In South Africa: you apply at the maintenance court of your magistrate’s court with form A (J101); it costs nothing and needs no lawyer.',
  KE: 'In Kenya: you begin at the children’s office of your sub-county or file at the Children’s Court; Kituo cha Sheria advises without a fee.',
  NG: 'In Nigeria: begin at the social welfare office of your state or the family court; the Legal Aid Council and FIDA help without a fee.',
  PH: 'In the Philippines: send a written demand first, as support counts from it. The Public Attorney’s Office files the case, and withheld support may fall under RA 9262.',
  SG: 'In Singapore: you apply at the Family Justice Courts online; the Maintenance Enforcement Process finds out what the other parent can pay.',
  DE: 'In Germany: the Jugendamt acts for the child without a fee (Beistandschaft), and pays Unterhaltsvorschuss where nothing comes.',
};

export const childSupport: Kind = {
  id: 'child-support',
  category: 'relationship',
  name: 'Get child support settled and paid',
  slots: {
    child: {
      words: ['son|boy', 'daughter|girl', 'baby|newborn', 'twins', 'children|kids', 'teenager|teen', 'child|kid'],
      otherwise: 'child',
    },
    payer: {
      words: [
        'ex-husband|ex husband',
        'ex-wife|ex wife',
        'ex-boyfriend|ex boyfriend',
        'ex-girlfriend|ex girlfriend',
        'baby daddy|baby’s father|babys father|baby father|baby dad',
        'ex',
      ],
      otherwise: 'former partner',
    },
  },
  ask: {
    question: 'Do you receive the money or pay it?',
    chips: ['I should receive it', 'I was promised it, nothing comes', 'I pay and need another amount'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will work out a fair amount for your {child} and ask for it in writing. Where talking does not help, the official body decides. Then the money comes by standing order, and you look at it once a year.',
  approach:
    'Money for a child and time with a child are two matters; neither may be held back for the other. In most places it counts from the day on which you ask or apply, so ask early. What fails is an amount agreed by voice and paid in cash.',
  done: 'A written decision or agreement names the amount, and three payments in a row have come or gone on the day.',
  cautions: [
    'Where there was violence do not negotiate or give your address. Say so on the form; the official body can keep it secret and pass on the money.',
    'Never stop paying on your own and never hide income: arrears stay, and they can cost wages, licence or passport. Ask a free family-law service before you sign a waiver.',
  ],
  steps: [
    step(
      'List what your {child} costs in a normal month',
      'Food, rent share, clothes, childcare, school, travel, health, phone, and yearly things divided by twelve. Most people forget shoes, trips and the dentist. Half an hour gives a first list, bank statements the rest.',
      [
        'Write down last month’s costs from memory',
        'Add yearly costs divided by twelve',
        'Collect receipts in one folder',
      ],
      1,
      { when: { unsaid: pays } },
    ),
    step(
      'Write your income and your nights with your {child}',
      'Take-home and gross pay of the last three months, other children, nights a year, and what changed and when. These four figures decide the new amount almost everywhere.',
      ['Write what changed, with the date', 'Count the nights of the past year', 'Put three payslips in a folder'],
      1,
      { when: { said: pays } },
    ),
    step(
      'Work out the official amount with the calculator or table',
      'It takes income, number of children and nights. Do it twice, with the figures you know and with a careful guess. Print the page; it is the calmest argument in any talk.',
      ['Find the official calculator', 'Enter two versions', 'Print both results'],
      0.5,
      { local: guidelineHere },
    ),
    step(
      'Have the fatherhood settled on paper first',
      'Without it nobody has to pay. He can acknowledge it at the registry, or the court orders a test by a swab of the cheek. It takes about six to twelve weeks; support may count from the application.',
      ['Ask the registry about acknowledgement', 'Collect messages and dates', 'Ask the office or court for a test'],
      3,
      { when: { said: noPaper }, waitDays: 42 },
    ),
    step(
      'Report your changed income the same week',
      'Most bodies change the amount only from the day of your report, not backwards. Send proof: payslip, notice, benefit letter. Go on paying what you can and write what it is for.',
      ['Send the report with proof', 'Note day and reference number', 'Go on paying until the decision'],
      1,
      { when: { said: pays } },
    ),
    step(
      'Propose the amount to your {payer} in a calm letter',
      'Sum, day of the month, account, who pays for childcare and big things, and a yearly review. Four lines, no blame, the printed calculation with it. Give fourteen days for an answer.',
      ['Write four lines', 'Add the calculation', 'Send it by a way you can prove'],
      1,
      { when: { unsaid: [...unsafe, ...unpaid] }, waitDays: 14 },
    ),
    step(
      'Make a table of every missed payment',
      'Month, what was due, what came, how. Add bank statements and messages. Do not accept presents or shopping instead of money unless both have written it down.',
      ['Write due and paid for each month', 'Save bank statements and messages', 'Add up what is owed'],
      1.5,
      { when: { said: unpaid } },
    ),
    step(
      'Apply to the child support office or the family court',
      'Bring identity, birth certificate, your costs, what you know of the other’s work and address, and bank details. Ask for payment straight from wages. An office takes weeks, a court some months.',
      ['Get the form or book a meeting', 'Fill it in with the folder beside you', 'Keep a copy with the date'],
      3,
      { when: { unsaid: pays }, local: officeHere, waitDays: 42 },
    ),
    step(
      'Ask the office or court to review the amount',
      'Send the form for a change of circumstances with payslips, notice or rent, and the calculation. Ask from which day the new amount counts. Until the answer comes the old one is due, so ask also for smaller payments on what is behind.',
      ['Get the form for a change', 'Add proof and the calculation', 'Ask from which day it counts'],
      2,
      { when: { said: pays }, local: officeHere, waitDays: 42 },
    ),
    step(
      'Ask the office to enforce what is owed',
      'They can take it from wages, accounts and tax refunds, and in many places hold back a licence or passport. Give them employer, car, business and social media that show work. Ring every four weeks.',
      ['Send the table and ask for enforcement', 'Tell all you know about work and income', 'Ring every four weeks'],
      2,
      { when: { said: unpaid }, waitDays: 30 },
    ),
    step(
      'Use the central authority for a parent abroad',
      'More than fifty countries work together under the Hague convention on child support. You apply at home, your authority sends the papers, and most help costs nothing. Reckon with six to twelve months.',
      ['Look whether that country takes part', 'Ask your authority for the forms', 'Send certified copies'],
      3,
      {
        when: { said: abroad },
        waitDays: 60,
        resources: 'Countries and central authorities: https://www.hcch.net',
      },
    ),
    step(
      'Ask what helps while the money does not come',
      'Child benefit, an advance on support where the state pays it, housing help, school meals, fee waivers. Ask in one visit and take the folder along.',
      [
        'Book advice at a single-parent or welfare office',
        'Ask for an advance and child benefits',
        'Apply for two things',
      ],
      2,
      { when: { unsaid: pays } },
    ),
    step(
      'Answer each letter within the time it gives',
      'Send figures rather than feelings, and say what is wrong with proof. If the decision seems wrong, ask for a review: often there are only 28 or 30 days. Take free legal help to a hearing.',
      ['Write the last day in the calendar', 'Reply with proof', 'Ask for a review if a figure is wrong'],
      2,
    ),
    step(
      'Set up a standing order and a yearly review',
      'A fixed day after payday, the name of your {child} in the reference, no cash. Once a year both show income. It is done after three payments in a row on time.',
      ['Set or ask for the standing order', 'Keep a table of payments', 'Put the review in the calendar'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Ask today rather than next month',
      'In many places it counts from the day you ask.',
      'Send two lines in writing',
      'Keep the date',
    ),
    tip(
      'Keep money and visits apart',
      'Children should feel nothing of this dispute.',
      'Let visits go on as agreed',
      'Raise money in another message',
    ),
    tip(
      'Pay by bank only',
      'What is not on paper was not paid.',
      'Write the month in the reference',
      'Save the statements each year',
    ),
    tip(
      'Say nothing of it to the child',
      'They feel like a bill otherwise.',
      'Talk when they are asleep or away',
      'Use messages instead of the doorstep',
    ),
    tip(
      'Agree on extras in advance',
      'School trips and braces cause most quarrels.',
      'List what counts as extra',
      'Split them by income',
    ),
    tip(
      'Keep every letter in order',
      'Officials believe a tidy folder.',
      'Use one folder by date',
      'Note names and times of calls',
    ),
    tip(
      'Bring a friend to the hearing',
      'Two hear more than one.',
      'Ask whether they may sit in',
      'Let them take notes',
    ),
    tip(
      'Count nights in a shared calendar',
      'The number of nights often decides.',
      'Mark each night',
      'Export it once a year',
    ),
    tip(
      'Do not sign a waiver in a hurry',
      'The money belongs to the child.',
      'Take it home for a week',
      'Show it to a free adviser',
    ),
    tip(
      'Tell the other benefits office',
      'Support can change other payments.',
      'Ask how it is counted',
      'Report the first payment',
    ),
    tip(
      'Look at self-employed income closely',
      'Tax returns show little of a cash business.',
      'Note van, holidays and adverts',
      'Ask for accounts of two years',
    ),
    tip(
      'Ask until what age it runs',
      'Study or disability may make it longer.',
      'Read the order',
      'Ask a year before it ends',
    ),
    tip(
      'Make a budget without it',
      'A late payment should not empty the fridge.',
      'Plan the month on your own income',
      'Save the first payments',
    ),
  ],
};
