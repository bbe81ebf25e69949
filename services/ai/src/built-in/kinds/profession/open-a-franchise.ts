import { type Kind, step, tip } from '../kind.ts';

export const openAFranchise: Kind = {
  id: 'open-a-franchise',
  category: 'profession',
  name: 'Open a franchise',
  slots: {
    brand: {
      words: [
        'McDonald’s|mcdonalds',
        'Subway|subway',
        'fitness|gym',
        'cleaning',
        'coffee|café',
        'care|home care',
        'tutoring|kids',
        'estate agency',
        'parcel shop|post office',
        'pizza|burger|fast food',
        'hotel',
        'hair|beauty',
      ],
      otherwise: 'franchise',
    },
  },
  ask: {
    question: 'Which brand or field, and how much of your own money can you risk?',
    chips: ['Brand in view', 'Still comparing', 'Signed a letter already'],
  },
  hoursAWeek: 5,
  weekly: 'Ring one franchisee and check one figure',
  overview:
    'You compare three systems, ring ten franchisees including some who left, recalculate the figures with your own rent and wages, and sign only after lawyer and bank have read everything.',
  approach:
    'You buy a tested system and give up freedom. What goes wrong is believing the brochure’s sales, a weak area, and fees on turnover that eat the profit.',
  done: 'Your unit is open and hits the break-even you calculated.',
  cautions: [
    'Pay no fee before a specialised lawyer has read contract and disclosure papers. Risk no money you need to live or your home without knowing the worst case.',
  ],
  steps: [
    step(
      'Write what you can invest and how you want to work',
      'Own money, loan limit, hours, staff or alone, evenings. Systems want 30 per cent own capital. Choose three with units near you and ask for their papers.',
      ['Write the limits', 'List three {brand} systems', 'Ask each for disclosure papers'],
      1,
    ),
    step(
      'Ring ten {brand} franchisees and two who left',
      'Questions: months to break-even, hours, real profit after own wage, help at start, forced suppliers, disputes, would you sign again. Choose them yourself, not from the head office’s list.',
      ['Find twelve numbers yourself', 'Ask the same seven questions', 'Write down who would sign again'],
      6,
    ),
    step(
      'Work a week in one {brand} unit',
      'Open to close, Saturday too. Count customers by hour, staff, waste. If it bores or angers you now, it will in year three.',
      ['Ask one owner for a week', 'Count customers', 'Note what staff say'],
      35,
    ),
    step(
      'Calculate with your rent and two thirds of the sales',
      'Entry fee, fitting, working capital six months, royalty, marketing fee, forced purchases, wages, rent, loan, your wage, tax. Break-even customers a day. An accountant who knows franchises checks.',
      ['Fill the sheet at two thirds', 'Ask an accountant', 'Compare three systems'],
      5,
    ),
    step(
      'Have the {brand} contract and territory read by a lawyer',
      'Exclusive area including online, term, renewal, exit and resale, non-compete, changes of fees, who owns lease, guarantees. Negotiate two points at least; new systems move.',
      ['Book a franchise lawyer', 'List ten points', 'Negotiate two'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Choose the location by counting',
      'Count people at your hours, parking, rivals, sight, schools or offices. Head office’s OK is no promise. Landlord: break, fitting, sign.',
      ['Count at three places', 'Ask the rivals’ staff', 'Have the lease read'],
      15,
      { waitDays: 42 },
    ),
    step(
      'Finance, register and train with {brand} staff',
      'Two banks, start-up grants, insurance, company. Training for you and a deputy, manual read, hire early, permits.',
      ['Apply at two banks', 'Send a deputy to training', 'Hire six weeks before'],
      40,
      { waitDays: 42 },
    ),
    step(
      'Open and check the {brand} numbers weekly',
      'Sales, wages, goods, customers against plan and against three other owners. Join the owners’ group. After six months decide by numbers: improve, second unit, or sell.',
      ['Compare weekly with three owners', 'Correct wages first', 'Decide after six months'],
      40,
    ),
  ],
  suggestions: [
    tip('Ask how many units closed', 'Best single number.', 'Five years', 'Why'),
    tip('Visit as a customer', 'Five times.', 'Hours', 'Notes'),
    tip('Keep your job until financing', 'Safety.', 'Date', 'Notice'),
    tip('Negotiate a development right', 'Second unit.', 'Option', 'Period'),
    tip('Look at resale units', 'Real books.', 'Reason', 'Price'),
    tip('Read online court records', 'Disputes.', 'Name', 'Year'),
    tip('Learn the till reports', 'Daily truth.', 'Hour', 'Item'),
    tip('Find a deputy first', 'Illness comes.', 'Pay', 'Train'),
    tip('Check supplier bonus', 'Who profits.', 'Ask', 'Compare'),
    tip('Tell family the hours', 'Year one.', 'Weekend', 'Holiday'),
    tip('Use the owners’ council', 'Power.', 'Join', 'Ask'),
    tip('Fix your stop sum', 'In writing.', 'Date', 'Adviser'),
  ],
};
