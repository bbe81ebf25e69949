import { type Kind, step, tip } from '../kind.ts';

const sorted = [
  "estate's/estate_is closed",
  'iht/tax is? paid',
  'debts are? gone/cleared',
  'reserve is? set/filled',
  'landed/arrived on/last/this/tuesday/monday',
  'for the remaining',
];
const askers = [
  'relatives/family/mates/friends/everybody/everyone/cousins are?/r? having/asking/like/has/wants',
  'blow it',
  'disappears/disappear',
];
const forInjury = ['settlement from/for/came', 'accident/injury/compensation'];
const youngster = ["i'm/im/i_am/am 18/19/20/21/22"];

export const windfallOrInheritance: Kind = {
  id: 'windfall-or-inheritance',
  category: 'financial',
  name: 'Use an inheritance or windfall well',
  slots: {
    sum: {
      words: [
        'inheritance|inherited|inherit',
        'lottery win|lottery|lotto',
        'life insurance money|life insurance',
        'bonus',
        'compensation|payout',
        'sale of the house|sold the house|house sale|sold my house',
        'sale of the business|sold the business|sold my business|sold my company',
        'gift',
        'tax refund',
        'lump sum',
      ],
      otherwise: 'money',
    },
  },
  ask: {
    question: 'Has the money arrived?',
    chips: ['Not yet', 'Yes, it sits in my account', 'It is a house or shares'],
  },
  hoursAWeek: 1,
  overview:
    'You will park the {sum} safely, settle tax and debts first, decide what it is for in your own life, divide it by a written plan, and invest the long part simply.',
  approach:
    'The best first move is none: three to six months in a safe, insured account while feelings settle. Then in this order: tax, dear debts, reserve, near plans, long plans, some joy. It goes wrong with quick gifts, a bank’s own products, and a lifestyle the sum cannot carry.',
  done: 'Every part of the sum has a purpose and a place, the tax is paid, and you would explain the plan to a friend in two minutes.',
  cautions: [
    'Spread large sums so that each bank stays within the deposit guarantee. Ask an independent adviser paid by fee, and a tax adviser, before you invest or give away. Anyone who knows about the money and writes to you unasked is probably a fraud.',
  ],
  steps: [
    step(
      'Park the money and tell almost nobody',
      'Instant savings at one or two guaranteed banks. Agree with your partner on a sentence for others: it is tied up for now. Decide on a date before which nothing is bought or lent.',
      ['Open guaranteed savings', 'Set a date for the {sum} in three to six months', 'Choose the two people who know'],
      1,
    ),
    step(
      'Find out what tax and costs come off the {sum}',
      'Inheritance or gift tax, tax on a sale, fees, debts of the estate, deadlines of three to twelve months. Put the full tax aside at once. With a house or shares note the value on the day.',
      ['Ask tax office or adviser', 'Set the tax on the {sum} aside', 'Save proof of value on the day'],
      2,
      { when: { unsaid: sorted }, waitDays: 14 },
    ),
    step(
      'Prepare one sentence and one sum for those who ask',
      'It is tied up for a year, and I give nothing before. Then decide on a total for gifts, perhaps a twentieth, and give it on one day in writing. Lend to nobody; a gift is clearer.',
      ['Practise the sentence aloud', 'Fix the total for gifts', 'Name the day on which you give'],
      0.4,
      { when: { said: askers } },
    ),
    step(
      'Write what the money should change',
      'Three lists, alone and then together: what worries us, what we would do within five years, what we would like at 80. Think of whoever it came from, without letting them rule.',
      ['Write three lists on what the {sum} could do', 'Compare with your partner', 'Sleep on it for a week'],
      1.5,
    ),
    step(
      'Clear dear debts and fill the reserve',
      'Cards and loans above five or six per cent first; check fees on the mortgage. Then three to six months of costs in savings. This is a sure gain and gives calm.',
      ['Ask for settlement figures', 'Pay the dearest first', 'Fill the reserve'],
      2,
      { when: { unsaid: ['debts are? gone/cleared', 'reserve is? set/filled'] }, waitDays: 14 },
    ),
    step(
      'Compare mortgage, pension and fund with your own figures',
      'Mortgage rate after tax is a sure gain. A pension adds tax relief and locks the money. A fund may bring more over ten years and can fall by half. Give each a share in per cent, with the reason beside it.',
      ['Write the mortgage rate', 'Work out the tax relief', 'Write share and reason for each'],
      1.5,
      { when: { said: sorted } },
    ),
    step(
      'Reckon what the injury will cost for the rest of life',
      'Lost wages, treatment, aids, help at home, a new trade: by year until pension age. Ask about a trust or structured payments, which may protect benefits. This sum is a wage for decades, no prize.',
      ['List costs by year', 'Ask about a trust and benefits', 'Set the monthly sum it may pay'],
      2,
      { when: { said: forInjury } },
    ),
    step(
      'Give yourself a fun part and lock the rest until 25',
      'Ten per cent is for now, without shame. The rest goes in two: training, licence or deposit within five years in savings, and the long part in one world fund. Tell friends the small number.',
      ['Take out the ten per cent', 'Open the savings and the fund', 'Set a reminder for each birthday'],
      1,
      { when: { said: youngster } },
    ),
    step(
      'Divide the {sum} in a table by when you need it',
      'Within five years: savings and fixed terms. Later: broad, cheap funds. A part for joy, five to ten per cent, without account. A part for others, if you wish. The table must add up. Show it for two hours to an adviser who is paid by fee, and sign nothing there.',
      ['Fill the table with sums and years', 'Name the joy', 'Check that it adds up'],
      1.5,
    ),
    step(
      'Put the long part into broad funds step by step',
      'If it worries you, in six to twelve equal monthly parts. Use tax-free accounts and pension allowances of both. Total cost under half a per cent. A house you inherited: reckon sale, letting and living there side by side.',
      ['Use tax-free allowances first', 'Set the monthly purchase', 'Write down when you would sell: not in a fall'],
      2,
      { waitDays: 60 },
    ),
    step(
      'Decide on gifts and write your will',
      'Give what you will not miss, in writing, and equally or with reasons. Ask about tax-free sums. A new fortune needs a new will, cover and beneficiaries.',
      ['Set what part of the {sum} goes to others', 'Renew will and powers', 'Update house and liability insurance'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Look back after a year with the same table',
      'Compare parts, tax return, and how you feel. Leave the long part alone. It is done when you no longer think of it daily.',
      ['Compare plan and accounts', 'Hand in the tax return', 'Set the yearly date'],
      1.5,
      { waitDays: 90 },
    ),
  ],
  suggestions: [
    tip('Keep your job for a year', 'Big sums shrink fast without wages.', 'Then decide', 'Fewer hours first'),
    tip('Buy one thing that reminds you', 'A good memory of the giver.', 'Small', 'Soon'),
    tip('Say no with one sentence', 'I decide nothing this year.', 'Same to all', 'No reasons'),
    tip(
      'Keep an inheritance in your own name',
      'Mixed money may be shared in a divorce.',
      'Own account',
      'Ask a lawyer',
    ),
    tip('Learn one book’s worth', 'Index funds are explained in an evening.', 'Library', 'No videos with tips'),
    tip('Think of the quarrel with siblings', 'Open figures prevent it.', 'One table', 'Together'),
    tip('Ask about the estate’s debts', 'In some countries you may refuse within weeks.', 'Court', 'Deadline'),
    tip('Do not try to earn it back', 'Losses by haste are common in year one.', 'Plan on paper', 'Wait'),
    tip('Have one dream priced', 'A figure makes it real or small.', 'Boat, house, year off', 'Yearly cost'),
    tip('Train before the money', 'A course may be the best return.', 'Fee', 'Time'),
    tip('Name a person to ask', 'Calm, not selling.', 'Once a quarter', 'Coffee'),
    tip('Plan giving with joy', 'A fund for nieces or a cause.', 'Yearly sum', 'Visit it'),
  ],
};
