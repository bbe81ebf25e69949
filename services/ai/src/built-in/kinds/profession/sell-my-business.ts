import { type Kind, step, tip } from '../kind.ts';

export const sellMyBusiness: Kind = {
  id: 'sell-my-business',
  category: 'profession',
  name: 'Sell my business',
  slots: {
    business: {
      words: [
        'restaurant|café|cafe|bar|pub',
        'salon|barber shop',
        'shop|store',
        'agency',
        'practice',
        'workshop|garage',
        'website|blog|online shop|saas|app',
        'farm',
        'firm|company|startup',
        'franchise',
        'construction company|building firm',
        'taxi business|transport company',
        'hotel|guesthouse',
      ],
      otherwise: 'business',
    },
  },
  ask: {
    question: 'When would you like to be out, and does it run without you?',
    chips: ['Within a year', 'Two to five years', 'An offer is on the table'],
  },
  hoursAWeek: 4,
  weekly: 'Move one task away from yourself and file one document',
  overview:
    'You make the {business} able to run without you, put three clean years of accounts in one folder, have it valued, and talk to buyers quietly under secrecy before contract and handover.',
  approach:
    'A sale takes nine to eighteen months. Small firms go for two to four times the yearly profit an owner really takes. What goes wrong is one customer too large, all knowledge in one head, and staff hearing it in the street.',
  done: 'The contract is signed, the money received, and the handover months are finished.',
  cautions: [
    'Take a tax adviser before the first offer and a lawyer before any letter of intent: the way of selling may change the tax by half, and you may stay liable.',
  ],
  steps: [
    step(
      'Write why, when and for how much you sell the {business}',
      'Sum you need after tax, earliest and latest date, whether you stay for a year, what must not happen to staff or name. List ten possible buyers: staff, rivals, suppliers, customers, family.',
      ['Write sum, date and conditions', 'List ten possible buyers', 'Book the tax adviser'],
      1.5,
    ),
    step(
      'Ask the tax adviser and get a first value',
      'Sale of shares or of things, allowances by age and years of owning, rent of premises. Value by owner’s profit, two methods, low and high. Chambers give a first one cheaply.',
      ['Bring three years of accounts', 'Ask for net after tax in both ways', 'Note low and high value'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Make the {business} run four weeks without you',
      'Write ten how-to sheets, give customers a second contact, raise a deputy, make contracts written and transferable, renew lease beyond five years. Take two weeks off as the test.',
      ['List what only you can do', 'Hand over one a week', 'Take two weeks away'],
      40,
    ),
    step(
      'Put figures and papers in one folder',
      'Three years’ accounts with private costs taken out, monthly sales, top ten customers in per cent, staff, leases, permits, brand, disputes. Clear old stock and loans to yourself.',
      ['Build the folder', 'Take out private costs', 'Solve one open dispute'],
      15,
    ),
    step(
      'Write one page about the {business} without its name',
      'Trade, region, sales, owner’s profit, staff, reason, why it is a chance. Full memo only after a secrecy paper. Broker: success fee 5 to 10 per cent, no large advance, period limited.',
      ['Write the nameless page', 'Compare two brokers', 'Prepare the secrecy paper'],
      4,
    ),
    step(
      'Talk with five buyers for the {business} in parallel',
      'Ask for proof of money, experience, plan for staff. One buyer is no buyer; parallel talks keep the price. Show customer names last, to rivals never before signing.',
      ['Write to ten', 'Check money and plan', 'Meet five outside the premises'],
      20,
      { waitDays: 60 },
    ),
    step(
      'Agree price, payment and guarantees',
      'Letter of intent with price, part at closing, earn-out or seller’s loan (only secured), stay, no-compete, limits of liability in time and sum. Due diligence takes four to eight weeks; keep selling normally.',
      ['Compare offers by cash at closing', 'Have the lawyer write the limits', 'Answer questions within two days'],
      12,
      { waitDays: 42 },
    ),
    step(
      'Sign, tell staff, and hand over the {business}',
      'Staff first, same morning, with the buyer. Introduce top customers in person, passwords, supplier terms, three months with fixed end. Pay tax aside at once; plan your next months before the last day.',
      ['Tell staff on the day', 'Introduce ten customers', 'Put tax aside the same day'],
      40,
    ),
  ],
  suggestions: [
    tip('Stop private costs two years before', 'Profit shows.', 'Car', 'Phone'),
    tip('Fix the website and photos', 'First look.', 'Simple', 'Reviews'),
    tip('Ask a sold owner', 'Real figures.', 'Coffee', 'Regrets'),
    tip('Win small customers', 'One big lowers price.', 'Under 20 per cent', 'Contracts'),
    tip('Keep investing small', 'Dead shops sell low.', 'Paint', 'Tools'),
    tip('Write a customer letter draft', 'For the day.', 'Warm', 'Short'),
    tip('Check lease transfer', 'Landlord may refuse.', 'Ask', 'Early'),
    tip('Plan what you do on Monday after', 'Emptiness is usual.', 'Two projects', 'People'),
    tip('Separate house and firm', 'Cleaner sale.', 'Lease', 'Tax'),
    tip('Clean old stock', 'Buyers discount.', 'Sale', 'Write off'),
    tip('Get key staff to stay', 'Bonus at six months.', 'Paper', 'Fair'),
    tip('Refuse pressure dates', 'They test you.', 'Second buyer', 'Lawyer'),
  ],
};
