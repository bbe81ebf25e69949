import { type Kind, step, tip } from '../kind.ts';

export const inheritedHouseSiblings: Kind = {
  id: 'inherited-house-siblings',
  category: 'relationship',
  name: 'Agree with my family about an inheritance',
  slots: {
    thing: {
      words: [
        'house',
        'flat|apartment',
        'farm',
        'cottage|cabin|holiday home|summer house',
        'land|field|forest|plot',
        'jewellery|ring',
        'furniture|things|belongings',
        'business|shop|firm',
        'money|savings',
        'estate|inheritance',
      ],
      otherwise: 'inheritance',
    },
    sibling: {
      words: ['brothers', 'brother', 'sisters', 'sister', 'siblings', 'cousins|cousin', 'stepmother', 'aunt|uncle'],
      otherwise: 'siblings',
    },
  },
  ask: {
    question: 'What do you want to happen with it?',
    chips: ['Sell and share', 'One of us keeps it', 'We cannot agree'],
  },
  hoursAWeek: 2,
  overview:
    'You will find out who owns what and by when things must be decided, get a value nobody can doubt, learn what each really wants about the {thing}, and put a fair solution in writing.',
  approach:
    'Facts first: will, register, debts, tax, value. Then wishes, then sums. Many quarrels are about who was loved or who did the caring, so say that aloud once. It goes wrong with a lock changed, a sale forced in anger, and verbal deals.',
  done: 'A signed agreement says who gets what, money or keys have changed hands, and you can sit at one table.',
  cautions: [
    'Time limits run for refusing an inheritance with debts, for claims and for tax, often six weeks to twelve months: ask a notary or lawyer at once. Take nothing out of the home before it is listed.',
  ],
  steps: [
    step(
      'Collect will, register and debts on one page',
      'Who inherits which share, is there an executor, who lives in the {thing}, what loans and bills exist. Note the deadlines. Share the page with all on the same day.',
      ['Ask for will and register extract', 'List debts and running costs', 'Send all heirs the same page'],
      2,
      { waitDays: 10 },
    ),
    step(
      'Agree on a standstill for two months',
      'Nobody sells, moves in, changes locks or takes things, and costs are paid from the estate. The insurance must know that the house is empty. Two lines that all confirm by message are enough.',
      ['Send the two lines to your {sibling}', 'Tell the insurer that it is empty', 'Photograph every room'],
      1,
    ),
    step(
      'Get one value that all accept',
      'Choose a sworn surveyor together, or take two estimates and the middle. For the {thing} include repairs, tax and the cost of a sale. Small things by two antique dealers.',
      ['Agree on one valuer', 'Share the cost by shares', 'Send the report to all'],
      1.5,
      { waitDays: 21 },
    ),
    step(
      'Ask each what matters and why',
      'A call with each of your {sibling}, only questions: what would you wish, what would hurt most, what do you need by when. Say your own. Somebody cared for years, somebody was lent money: name it.',
      ['Ring each one for half an hour', 'Write their wish in their words', 'Say your own wish plainly'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Lay out four ways with figures',
      'Sell and share; one takes it and pays the others, at once or in secured parts; let it and share the rent; keep it together with rules. Work out for each what everybody gets, the tax, the work, and how it looks in five years.',
      ['Calculate four ways on a page', 'Ask a bank what one could borrow', 'Ask a tax adviser about each'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Share memories and belongings by turns',
      'Everybody writes down five things close to their heart; what nobody else wants is theirs. Then choose in turn, in an order drawn by lot and then reversed. Copy the photos for all. The rest goes to charity on a fixed date.',
      ['Collect five wishes from each', 'Choose in turn with your {sibling} on one day', 'Scan the photos for all'],
      8,
      { waitDays: 14 },
    ),
    step(
      'Meet once with the page and a neutral chair',
      'Two hours, partners outside, first what we agree on. If it stalls, a mediator or notary for two or three sessions costs a fraction of a court case, and a forced auction brings least.',
      ['Choose a neutral room and chair', 'Send the four ways beforehand', 'Book a mediator if it stalls'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Have the agreement about the {thing} signed',
      'Notary for land, written for the rest: sums, dates, security, costs, what if somebody does not pay, last rights to visit or buy. Read the draft alone with your own adviser.',
      ['Send the points to the notary', 'Have the draft read', 'Sign on one day'],
      3,
      { waitDays: 30 },
    ),
    step(
      'Carry it out and mark the end together',
      'Money, keys, register, tax, meters. A last evening in the house with soup and stories. It is done when the register and accounts are right and a date for the next family meal stands.',
      ['Tick off money, keys and register', 'Spend a last evening there', 'Set the next family meal'],
      4,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Say thank you to the carer first', 'It costs nothing and opens doors.', 'Before sums', 'By name'),
    tip('Let grief have its season', 'No big step in the first six weeks.', 'Except deadlines', 'Calls'),
    tip('Keep a common account for the house', 'Bills, repairs, rent.', 'Two signatures', 'Table'),
    tip('Write messages a day later', 'Night words stay for years.', 'Draft', 'Read aloud'),
    tip('Give a right to buy later', 'It calms those who sell.', 'Price rule', 'Years'),
    tip('Offer time instead of money', 'Two weeks each summer for ten years.', 'Written', 'Costs shared'),
    tip('Check family loans', 'What was given in life may count.', 'Proof', 'Law'),
    tip('Appoint one speaker', 'For agents and offices.', 'By message', 'Reports weekly'),
    tip('Use a lot where two love the same', 'A coin is fairer than arguing.', 'Copy or photo', 'Swap yearly'),
    tip('Let the house look its best', 'Cleared and aired brings more.', 'Two weekends', 'Agent’s photo'),
    tip('Keep cousins in contact', 'They did not inherit the quarrel.', 'Picnic', 'Chat'),
    tip('Change your own will', 'Spare the next generation this.', 'Clear shares', 'Tell them'),
  ],
};
