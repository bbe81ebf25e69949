import { type Kind, step, tip } from '../kind.ts';

const moved = [
  'already moved/opened/bought',
  'have a domiciliary/dollar account',
  'bought treasury_bills/bonds/i_bonds',
];
const abroad = [
  'dollar/dollars/usd',
  'foreign currency',
  'forex',
  'domiciliary',
  'euro/euros',
  'hard currency',
  'devaluation',
  'devalued',
];

const inCash = ['paid in cash', 'gold every', 'under the bed/mattress', 'robbed'];
const oneSum = ['sold my/the', 'sits in pesos/lira/naira/the_bank', 'savings book', 'inherited'];

export const protectSavingsFromInflation: Kind = {
  id: 'protect-savings-from-inflation',
  category: 'financial',
  name: 'Protect my savings from inflation',
  slots: {
    holding: {
      words: [
        'naira|ngn',
        'cedis|cedi',
        'lira|liras',
        'pesos|peso',
        'rand|rands',
        'shillings|shilling|kes|ksh',
        'rupees|rupee',
        'taka',
        'kwacha',
        'Egyptian pounds|egyptian pound|egp',
        'retirement money|gratuity|lump sum|retirement savings',
        'emergency fund',
        'house money|house deposit|money for a house',
        'inheritance',
      ],
      otherwise: 'savings',
    },
    safe: {
      words: [
        'inflation-linked bonds|index-linked|inflation linked|inflation-linked|i bonds|i bond|tips|linkers|indexed bonds',
        'Treasury bills|treasury bill|t-bills|t bills|tbills',
        'fixed deposits|fixed deposit|fds|fd|term deposit|term deposits|time deposit|time deposits|cds|gics',
        'dollar accounts|dollar account|domiciliary|dollars|usd|foreign currency|forex',
        'government bonds|bonds|savings bonds|gilts',
        'money market funds|money market fund|mmf',
        'gold',
      ],
      otherwise: 'deposits and government bonds',
    },
  },
  ask: {
    question: 'How much lies where now, in which currency, and when will you need it?',
    chips: ['Most in one bank account', 'Our currency keeps falling', 'I need it in 3 years'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will see what your {holding} can earn after inflation and tax. You sort the money by when you need it, compare {safe}, and move each part to a safe place that pays better.',
  approach:
    'Only the return after inflation and tax counts. Three to six months of costs stay where you can reach them. Losses come from chasing high promises, from locking up money that is soon needed, and from waiting a year because the choice is hard.',
  done: 'Each part of the money lies at a licensed, insured or state-backed place that fits its date, and a review stands in the calendar.',
  cautions: [
    'Nothing safe pays far above the state’s own bonds. A guaranteed monthly return, a rush, or a stranger in a chat group means fraud: check the licence in the regulator’s register first.',
    'Foreign currency and gold can fall too. For a large sum or an unclear tax question, pay an independent adviser for one hour.',
  ],
  steps: [
    step(
      'List where your {holding} lies and what each account pays',
      'Write down sum, yearly rate and notice period of each account. Take away tax and the official inflation rate. Below zero means that the money shrinks: at 2% interest and 8% inflation it loses about 6% a year.',
      [
        'Open your bank app and note the rate of the largest account',
        'Look up the official inflation rate',
        'Do the sum for each account',
      ],
      0.5,
    ),
    step(
      'Sort your {holding} by the date you need it',
      'Three pots: under a year, one to five years, over five years. Three to six months of living costs stay in the first one. Debt that costs more than any deposit pays is cleared before anything is locked up.',
      ['Write the next three large expenses with dates', 'Split the sum into three pots', 'Check what your debts cost'],
      1,
    ),
    step(
      'Check how much of it is insured at each bank',
      'Deposit insurance has a limit for each person and bank; brands of one group often share it. It may leave out foreign currency, e-wallets and cooperatives. Look for your bank on the insurer’s own list.',
      [
        'Find the limit and the list of members',
        'Compare the limit with your {holding}',
        'Plan a second bank for what is above it',
      ],
      0.75,
      {
        local: {
          GB: 'In Britain: the FSCS insures deposits at each banking group, and NS&I is backed by the Treasury in full.',
          IE: 'In Ireland: the Deposit Guarantee Scheme insures €100,000 a person at each bank, and State Savings are backed by the state.',
          US: 'In the United States: the FDIC insures $250,000 a depositor at each bank and ownership category, the NCUA the same at credit unions.',
          CA: 'In Canada: CDIC insures $100,000 in each category at each member; credit unions have provincial insurers.',
          AU: 'In Australia: the Financial Claims Scheme insures $250,000 at each authorised bank.',
          NZ: 'In New Zealand: the Depositor Compensation Scheme insures $100,000 at each bank, credit union or finance company.',
          IN: 'In India: DICGC insures ₹5 lakh a depositor at each bank, interest included.',
          NG: 'In Nigeria: NDIC insures deposits at licensed banks up to a limit; check it on its site.',
          KE: 'In Kenya: KDIC insures KSh 500,000 a depositor at each bank; SACCO savings have other rules.',
          ZA: 'In South Africa: CODI insures R100,000 a depositor at each bank.',
          PH: 'In the Philippines: PDIC insures deposits up to a limit for each depositor and bank, foreign currency included.',
          SG: 'In Singapore: SDIC insures S$100,000 a depositor at each member bank.',
          DE: 'In Germany: €100,000 a person and bank is insured by law.',
        },
      },
    ),
    step(
      'Move the emergency part to the best instant account',
      'Use a comparison site of a regulator or consumer body. Look at the rate after the bonus ends, limits on withdrawals, and fees. Half an hour of forms often doubles the rate.',
      ['Compare three instant accounts', 'Open the best one online', 'Transfer a small sum first, then the rest'],
      1.5,
      { waitDays: 5, when: { unsaid: moved } },
    ),
    step(
      'Bring the cash to a bank with proof of where it came from',
      'Ask the bank first, and pay in all of it with your bills or a page that shows the source. Do not split it into small sums; that can be an offence. If tax is open, ask an adviser first. Gold goes into a box at the bank or a gold account with receipt. At home stay two weeks of costs.',
      ['Write where the cash came from', 'Ask the bank which proof it wants', 'Put gold into a bank box'],
      1.5,
      { when: { said: inCash } },
    ),
    step(
      'Split one sum by day: soon, in five years, never',
      'What you need within two years stays liquid, whatever it earns. The next part goes into bonds that rise with prices, in three or four dates. What nobody needs for ten years may go into a broad fund. Write the three sums.',
      ['Write the three sums', 'Set dates for the middle part', 'Move nothing else for a month'],
      1,
      { when: { said: oneSum } },
    ),
    step(
      'Compare {safe} by what is left after inflation',
      'Put four options in a table: rate, tax, fee, minimum sum, how long it is locked, who owes you the money. Take inflation away from each. A bond linked to prices wins when inflation rises, a fixed rate when it falls.',
      ['Fill in four rows', 'Ask your bank or the debt office about {safe}', 'Cross out what you do not understand'],
      2,
      {
        local: {
          GB: 'In Britain: index-linked gilts are sold through brokers and can sit in an ISA; cash ISAs keep interest free of tax.',
          IE: 'In Ireland: State Savings sells tax-free certificates and bonds at post offices and online.',
          US: 'In the United States: TreasuryDirect sells I bonds, up to $10,000 a person a year, and TIPS; brokers sell TIPS too.',
          CA: 'In Canada: compare GICs in a TFSA with Treasury bills; real return bonds are only traded second-hand.',
          AU: 'In Australia: Treasury Indexed Bonds are traded on the ASX; term deposits are compared on Moneysmart.',
          IN: 'In India: RBI Retail Direct sells Treasury bills, bonds and the Floating Rate Savings Bond without a fee.',
          NG: 'In Nigeria: Treasury bills and the FGN Savings Bond are bought through a bank or a stockbroker licensed by the SEC.',
          KE: 'In Kenya: the Central Bank’s DhowCSD sells Treasury bills and bonds directly. Money market funds must be licensed by the CMA.',
          ZA: 'In South Africa: RSA Retail Savings Bonds come with a fixed or inflation-linked rate, without a fee, on the Treasury’s site.',
          PH: 'In the Philippines: look at Retail Treasury Bonds, Treasury bills and Pag-IBIG MP2.',
          SG: 'In Singapore: Savings Bonds and Treasury bills are bought through your bank’s app.',
          DE: 'In Germany: the Deutsche Finanzagentur issues Bundeswertpapiere, which any bank’s depot can buy.',
        },
      },
    ),
    step(
      'Open a legal account in a stable currency for one part',
      'A share of a fifth to a half is common where the local currency falls often. Ask what the bank charges for deposits, withdrawals and transfers. Change in three or four portions over months, only at banks and licensed bureaus.',
      [
        'Ask two banks for their list of fees',
        'Check your country’s rules on foreign currency',
        'Plan the dates of the portions',
      ],
      2,
      { waitDays: 7, when: { said: abroad, unsaid: moved } },
    ),
    step(
      'Build a ladder for the money of the next five years',
      'Divide it into three to five equal parts with ends of 6, 12, 24 and 36 months. One part always comes due soon. Buy the first part now; waiting for the perfect rate costs more than a small error.',
      ['Choose the ends', 'Put the first part of your {holding} in', 'Write each due date into the calendar'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Decide about the part you will not touch for five years',
      'Over long spans a broad, cheap fund has beaten inflation more often than deposits, with falls of a third on the way. Put in only what you can leave alone. Otherwise choose long inflation-linked bonds or stay with the ladder.',
      ['Write how much of a fall you could bear', 'Compare yearly costs of two funds', 'Decide, and write down why'],
      2,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Check your {holding} against prices twice a year',
      'New rates, new inflation, what comes due, and limits of insurance. Change only if the gain is worth an hour. Then leave it alone for six months.',
      ['Fix two dates a year', 'Update the table', 'Tell your partner or heir where the list is'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Switch off automatic renewal',
      'Banks renew deposits at a poor rate.',
      'Note the due date',
      'Compare one week before',
    ),
    tip(
      'Ask your bank for more',
      'A written offer from another bank often moves the rate.',
      'Bring the other offer',
      'Ask for the loyalty rate',
    ),
    tip(
      'Look up the licence first',
      'Two minutes in the register stop most frauds.',
      'Search the firm’s name',
      'Call the number listed there',
    ),
    tip(
      'Do not keep cash at home',
      'It earns nothing and may be stolen or burn.',
      'Keep one week of costs',
      'Bank the rest',
    ),
    tip(
      'Use your tax-free allowance',
      'Interest without tax is a higher return.',
      'Look up this year’s allowance',
      'Move the best payer there',
    ),
    tip(
      'Pay a yearly bill early',
      'Prices that are sure to rise can be paid now.',
      'Ask for a discount',
      'Check the firm is sound',
    ),
    tip(
      'Clear the dearest debt first',
      'A debt at 24% costs more than any bond pays.',
      'List the rates',
      'Pay off the highest',
    ),
    tip(
      'Keep gold to a small share',
      'It swings widely and pays no interest.',
      'Stay below a tenth',
      'Buy only from licensed dealers',
    ),
    tip('Read how you get out', 'Early exit can cost months of interest.', 'Find the exit rule', 'Note the penalty'),
    tip(
      'Put two names on the list',
      'Someone must find the money if you cannot.',
      'Write banks without passwords',
      'Tell one person',
    ),
    tip(
      'Measure in bread and rent',
      'Your own prices may rise faster than the index.',
      'Note ten prices',
      'Compare after six months',
    ),
    tip(
      'Ignore the group chat',
      'Tips from strangers cost people their savings.',
      'Leave the group',
      'Ask one licensed adviser instead',
    ),
    tip(
      'Raise what you save by inflation',
      'The same sum buys less each year.',
      'Change the standing order',
      'Do it each January',
    ),
  ],
};
