import { type Kind, step, tip } from '../kind.ts';
import { estateHere } from '../local-money.ts';

const granted = [
  'probate/grant/letters is?/came? granted/issued/arrived/last_week/through',
  'grant of probate came/is/arrived',
  'inventory is/was? filed',
  'court appointed me',
  "executor's/administrator's? account",
  'house sale closes/completes',
];
const noWill = ['no/without a/any? will', 'intestate', 'died without'];
const quarrel = [
  'everyone/everyones/all/brothers/sisters/siblings is?/are? arguing/fighting/quarrelling',
  "hardly/don't/doesn't talk/talks",
  'quarrel/quarrels/dispute/fight',
];
/** One heir keeps the house and pays out another. */
const payOut = [
  'buy/buying/pay/paying/settle/settling out? my/his/her/the _? _? out/share/half/part',
  "brother's/sister's/siblings'/brothers'/sisters' share/half/part",
  'share/half to my/the/our brother/sister/siblings/co-heirs',
  'keep the house/flat/home/farm',
  'rent/let it/the_house/the_flat out',
];
const inDebt = ['debts/debt/owed/owes/loans/bailiff/creditors'];

export const settleAnEstate: Kind = {
  id: 'settle-an-estate',
  category: 'personal',
  name: 'Settle the estate of somebody who died',
  slots: {
    person: { from: 'person', otherwise: 'the person who died' },
  },
  ask: {
    question: 'How far is it, and are you named to deal with it?',
    chips: ['I am the executor in the will', 'There was no will', 'We are several heirs'],
  },
  hoursAWeek: 2,
  unhurried: true,
  overview:
    'You will find the papers, get the right to act, list what was owned and owed, pay in the right order, and share out what is left. Each step is small; several offices make you wait.',
  approach:
    'Two sessions a week of an hour are enough, because most of the time is waiting for letters. Pay nobody and give nothing away before the debts are known. Keep one folder and write down each call with date and name.',
  done: 'Debts and taxes are paid, the heirs have their shares with a signed receipt, and the final account is in the folder.',
  cautions: [
    'If the debts may be larger than what is left, take advice before you accept or spend anything. In some countries an heir has only weeks to refuse an inheritance, such as six weeks in Germany.',
    'A business, land abroad, a quarrel among heirs or an estate near the tax limit are reasons to pay a solicitor or notary for that part.',
  ],
  steps: [
    step(
      'Order eight certified copies of the death certificate',
      'Banks, insurers, land office and pension office each ask for one. The office that registered the death issues them; it is done when the order is paid.',
      [
        'Find the number of the register office',
        'Order 8 copies and note the fee',
        'Start one folder with a list of calls',
      ],
      0.5,
      { when: { unsaid: granted }, waitDays: 7 },
    ),
    step(
      'Look for the will and the last papers of {person}',
      'Look in desk, bank box and email, and ask the family solicitor, the notary or the national register of wills. Keep whatever you find as it is, with the staples in.',
      [
        'Ask two people where {person} kept papers',
        'Ask the register of wills, where your country has one',
        'Put bank, insurance, tax and house papers on four piles',
      ],
      2,
      { when: { unsaid: [...granted, ...noWill] } },
    ),
    step(
      'Draw the family and ask who inherits by law',
      'Spouse, children, also from before, children of a dead child. Look through desk, bank box and mail for papers first. The law fixes order and shares, and often who may be administrator. Ask for the form for estates without a will and who must sign it.',
      ['Draw the family with dates', 'Look up the shares by law', 'Ask who may be administrator'],
      1,
      { when: { said: noWill, unsaid: granted } },
    ),
    step(
      'Send all heirs the same short letter each month',
      'What was done, what is open, what comes next, with the account. Nobody hears it second-hand. Ask them to send wishes for single things in writing by a day, and sell nothing before.',
      ['Write five lines and the balance', 'Send it to all on the same day', 'Collect wishes for things by a date'],
      0.7,
      { when: { said: quarrel } },
    ),
    step(
      'Tell the banks, the pension office and the insurers',
      'Ask each one for the balance on the day of death and to stop direct debits. Many countries have one service that tells all public offices at once.',
      [
        'Write the list of everybody who sent {person} a bill or statement',
        'Send the same short letter with the certificate',
        'Ask each bank what it needs before it pays out',
      ],
      3,
      { waitDays: 14 },
    ),
    step(
      'List everything owned and everything owed',
      'House, accounts, car, valuables, pensions on one side; loans, cards, bills, tax, funeral on the other. Use the value on the day of death, with a paper for each line.',
      [
        'Make a table with two columns',
        'Get the house valued in writing by two agents',
        'Ask for a statement of each debt',
      ],
      4,
      { waitDays: 21 },
    ),
    step(
      'Apply for the right to act for the estate',
      'Grant of probate, letters of administration or certificate of inheritance: the court, the notary or the registry issues it. The tax form usually goes in first or with it.',
      [
        'Read the official page on doing it without a solicitor',
        'Fill in the form from your list of values',
        'Have one other person check every figure before you send it',
      ],
      3,
      { when: { unsaid: granted }, local: estateHere, waitDays: 60 },
    ),
    step(
      'Stop paying until you know whether it covers the debts',
      'Add up what is owned and owed. If debts are larger, ask within the week about refusing, or about insolvency of the estate. Answer creditors with one sentence: the estate is being listed.',
      ['Add up both columns', 'Ask advice about refusing or insolvency', 'Send creditors one sentence'],
      1,
      { when: { said: inDebt } },
    ),
    step(
      'Have the house valued and pay out the other heir in writing',
      'Two independent valuations, minus loan and sale costs, times the share: that is the sum. Agree on date, instalments and interest, secure it at the notary, and only then change the register.',
      ['Order two valuations', 'Work out the share after loan and costs', 'Sign sum, dates and security at the notary'],
      4,
      { waitDays: 30, when: { said: payOut } },
    ),
    step(
      'Choose how to find the money for the share',
      'Cash from the estate, a loan on the house, instalments over years, or a piece of land instead. If it will be let, reckon rent minus tax, repairs and empty months, and compare with the instalment.',
      ['Ask a bank for a loan on the house', 'Reckon rent after costs', 'Offer two ways to the other heir'],
      2,
      { waitDays: 14, when: { said: payOut } },
    ),
    step(
      'Pay debts and costs in the right order',
      'Funeral and costs of the estate come first, then secured debts and taxes, then the others. A public notice to creditors, where the law knows it, protects you.',
      [
        'Open a separate account for the estate',
        'Publish the notice, or ask whether you need one',
        'Pay and file each receipt with a number',
      ],
      3,
      { waitDays: 60 },
    ),
    step(
      'Have the taxes of {person} settled',
      'There are two: income tax up to the day of death, and inheritance or estate tax. Deadlines run from the death, so note both dates now, even when no tax is due.',
      [
        'Note both deadlines in red',
        'Collect the last two tax returns',
        'Ask the tax office for a letter that all is paid',
      ],
      3,
      { waitDays: 30 },
    ),
    step(
      'Draft the final account line by line from the bank',
      'Opening value, income, sales, debts, tax, fees, rest. Each line has a paper with its number. Let an outsider check the sum, and hold back a reserve for the last tax letter.',
      ['Write each line with its number', 'Keep a reserve for tax', 'Let somebody check the sum'],
      3,
      { when: { said: granted } },
    ),
    step(
      'Share out what is left and close the folder',
      'Write a one-page account: in, out, left, each share. Pay only after each heir signed it, and keep everything for at least six years.',
      ['Send the draft account to all heirs', 'Have the house or car put in the new names', 'Collect signed receipts'],
      3,
    ),
  ],
  suggestions: [
    tip('Redirect the post', 'Bills arrive for a year.', 'Order it for 12 months', 'Open it on one fixed day'),
    tip(
      'Insure the empty house',
      'Ordinary cover often stops after 30 days.',
      'Ring the insurer this week',
      'Turn the water off',
    ),
    tip(
      'One letter for everybody',
      'Twenty offices ask for the same facts.',
      'Full name, birth, death, reference',
      'Your address and role',
    ),
    tip('Keep a log of calls', 'Offices lose papers.', 'Date, name, what was promised', 'Ask for it by email'),
    tip(
      'Write to the heirs monthly',
      'Silence makes families suspicious.',
      'Five lines',
      'What is done, what is awaited',
    ),
    tip('Count your costs', 'The estate pays them back.', 'Fares, postage, fees', 'Receipt for each'),
    tip('Leave the furniture till later', 'Values come first.', 'Photograph each room', 'Lock up jewellery'),
    tip(
      'Find unknown accounts',
      'Old savings are often forgotten.',
      'Use your country’s search service for lost accounts',
      'Look through five years of statements',
    ),
    tip(
      'Ask for a fixed price',
      'You can buy help for one part only.',
      'The form alone, or the tax alone',
      'Two offers in writing',
    ),
    tip(
      'Stop the subscriptions',
      'Phone, paper and streaming go on charging.',
      'Go through one month of statements',
      'Cancel with the certificate',
    ),
    tip(
      'Take the pension papers early',
      'Some benefits must be claimed in time.',
      'Ask for a survivor’s pension',
      'Ask about sums paid at death',
    ),
    tip('Take a week off from it', 'It is paperwork inside a loss.', 'Mark one week without calls', 'Tell the heirs'),
  ],
};
