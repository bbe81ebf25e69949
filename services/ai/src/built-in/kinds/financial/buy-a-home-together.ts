import { type Kind, step, tip } from '../kind.ts';

export const buyAHomeTogether: Kind = {
  id: 'buy-a-home-together',
  category: 'financial',
  name: 'Buy a home together with family or a friend',
  slots: {
    person: { from: 'person', otherwise: 'your co-buyer' },
    home: { words: ['flat|apartment', 'house', 'cottage', 'duplex|two-family house', 'land|plot'], otherwise: 'home' },
  },
  ask: {
    question: 'Who puts in how much, do both live there, and for how many years?',
    chips: ['Equal shares', 'One pays more in', 'One lives there, one invests'],
  },
  hoursAWeek: 3,
  overview:
    'You and {person} say openly what each can pay and wants, write an agreement on shares, costs and the way out, get one lender’s word for both, choose the {home} that suits two lives, and buy with papers that hold when something changes.',
  approach:
    'The agreement matters more than the {home}: most trouble comes when one loses a job, falls in love or wants to sell. What goes wrong is equal ownership with unequal money, and no word on how to part.',
  done: 'You both hold the keys, and a signed agreement says who owns what share, who pays what, and how each may leave.',
  cautions: [
    'Both names on a mortgage means that each owes all of it. Have a solicitor or notary write the agreement, and let each of you have advice of their own before you sign. First-time buyer help may be lost when one has owned before.',
  ],
  steps: [
    step(
      'Answer twelve questions apart, then compare with {person}',
      'Deposit, income, debts, savings kept back, years you would stay, room for partners and children, pets, who gets which room, work from home, what you would never accept. Write alone, swap, talk for an hour. Differences found now are cheap.',
      ['Write your twelve answers in 30 minutes', 'Swap and read', 'Mark three that differ'],
      1.5,
    ),
    step(
      'Work out the top price of the {home} with everything in it',
      'Deposit, tax, survey, lawyer, lender’s fee, moving, first repairs, three months of payments as reserve. Joint borrowing is often four to four and a half times both incomes. Then test: could each pay alone for six months?',
      ['Use two calculators', 'Add fees and reserve', 'Write the sum you will not pass'],
      2,
    ),
    step(
      'Ask a broker for an agreement in principle for two',
      'Before you ring, get both free credit files, have mistakes corrected, and put payslips together. Say friends or family, not a couple: some lenders take up to four owners, some only two incomes. Ask about shares, one living elsewhere, and what happens when one wants off the loan. It usually holds 60 to 90 days.',
      ['Get both free credit files', 'Ring two brokers with both sets of papers', 'Compare rate, fee and way out'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Write shares, costs and the way out with {person} on two pages',
      'Owned in stated shares (tenants in common) rather than all-to-the-survivor; who pays deposit, loan, repairs; what improvements count; first right to buy the other out, valuation by two agents, six months of time, then sale. Job loss, death, new partners, letting a room.',
      ['Draft two pages together', 'Read it again after a week', 'Take it to the solicitor'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Have the agreement and both wills drawn up',
      'A solicitor makes a deed of trust or co-ownership contract for a few hundred, each with separate advice, and a will for each share. Add life and income cover, so that one can keep the {home} if the other dies or falls ill.',
      ['Get two fixed prices', 'Sign after advice', 'Take out life cover'],
      3,
      { waitDays: 14 },
    ),
    step(
      'View ten places with {person} by the same list',
      'Two rooms of like size, sound between them, two places to work, storage, bathroom in the morning, travel for both, resale. Each gives points apart before you talk. See the favourite twice, once in the evening.',
      ['Make the list', 'View ten', 'See the best twice'],
      14,
    ),
    step(
      'Offer, survey and exchange with both in every mail',
      'Offer under your top sum, survey before you are bound, solicitor for both shares, deposit from both accounts shown. Keep each payment apart in a table from day one: it is your proof of shares.',
      ['Offer with proof of funds', 'Have the survey done', 'Start the table of payments'],
      6,
      { waitDays: 30 },
    ),
    step(
      'Move in, open one house account, meet once a quarter',
      'A standing order from each for loan, insurance, repairs and reserve; a list of chores; an hour a quarter for money, repairs and plans. Look at the agreement each year and after each large change.',
      ['Open the account', 'Put four dates in', 'Read the agreement each January'],
      3,
    ),
  ],
  suggestions: [
    tip('Rent together for a month first', 'Habits show quickly.', 'A holiday flat', 'Chores shared'),
    tip('Keep your own reserve apart', 'Not all in one wall.', 'Three months', 'Own account'),
    tip('Name what furniture is whose', 'A list saves friendship.', 'Photo and name', 'Once a year'),
    tip('Ask about stamp duty for each', 'A past home changes it.', 'Call the office', 'Written answer'),
    tip('Tell your partners early', 'They live with it too.', 'One talk', 'House rules'),
    tip('Look at homes that split well', 'Two doors sell better.', 'Two bathrooms', 'Sound test'),
    tip('Fix a guest rule', 'The commonest quarrel.', 'Nights a month', 'Share of bills'),
    tip('Agree on a repair limit', 'Over it both decide.', 'A sum', 'Three offers'),
    tip('Pay into repairs monthly', 'Roofs do not ask.', 'One per cent a year', 'Separate pot'),
    tip('Learn the words of the deed', 'Know what you sign.', 'Ten words', 'Ask the solicitor'),
    tip('Write down why you do it', 'It helps in bad months.', 'Five lines each', 'Keep it'),
    tip('Plan the fifth year', 'Stay, sell, buy out?', 'A date', 'Valuation'),
  ],
};
