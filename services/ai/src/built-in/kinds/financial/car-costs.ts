import { type Kind, step, tip } from '../kind.ts';

export const carCosts: Kind = {
  id: 'car-costs',
  category: 'financial',
  name: 'Bring down what my car costs',
  slots: {
    car: {
      words: [
        'second car',
        'electric car|ev',
        'van',
        'old car|old banger|banger',
        'diesel',
        'company car',
        'motorbike',
        'suv',
        'car',
      ],
      otherwise: 'car',
    },
    without: {
      words: [
        'without a car|sell the car|sell our second car|get rid of the car|car-free|car free|give up the car|give up my car|one car',
      ],
      otherwise: 'life without it',
    },
  },
  ask: {
    question: 'Could you do without it?',
    chips: ['No, I need it daily', 'Perhaps the second one', 'I want to try'],
  },
  hoursAWeek: 1,
  overview:
    'You will find what your {car} truly costs a kilometre, cut insurance, fuel and workshop by the largest first, check whether sharing or one car fewer works, and see the difference on the account after three months.',
  approach:
    'Loss in value and insurance cost more than petrol for most. Count per year, then act on the largest line. It goes wrong by skipping service, brakes or tyres, which costs more later, and by a new car bought to save fuel.',
  done: 'Over three months the cost of a kilometre or of a month is lower than before, and the car is safe and insured.',
  cautions: [
    'Never save on brakes, tyres, lights or liability insurance. Give the insurer true facts on drivers, address and use.',
  ],
  steps: [
    step(
      'Add up a year of your {car}',
      'Insurance, tax, fuel or power, service, tyres, parking, washing, fines, loan, loss in value: price online today against a year ago. Divide by kilometres and by twelve. Many find 350 to 700 a month.',
      ['Go through a year of payments for your {car}', 'Look up the value today', 'Divide by kilometres and months'],
      1.5,
    ),
    step(
      'Compare insurance and drop what you do not need',
      'Ask three comparisons and one direct insurer for the same cover five weeks before renewal. Check kilometres, garage, drivers and yearly payment. Comprehensive cover is worth it only while the car has value; telematics often helps the young.',
      [
        'Note cover and renewal date of your {car}',
        'Compare with the same facts',
        'Give notice in writing after the new yes',
      ],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Use a tenth to a fifth less fuel',
      'Check tyre pressure monthly, take off the roof box, drive 110 to 120 on motorways and avoid short trips with a cold engine. Refuel in the evening by an app. An electric car is cheapest at home by night.',
      ['Check tyre pressure', 'Empty boot and roof of your {car}', 'Compare fuel or power prices for a week'],
      1.5,
      { waitDays: 21 },
    ),
    step(
      'Find an honest workshop and agree prices',
      'Ask three neighbours. A good independent workshop works by the maker’s data, gives a written quote before it begins, and shows you the old parts. Bulbs, filters and wipers you can change yourself.',
      [
        'Ask three people for a workshop for your {car}',
        'Get two quotes for the next job',
        'Change one filter or wiper yourself',
      ],
      3,
      { waitDays: 14 },
    ),
    step(
      'Cut parking, fines and the small leaks',
      'Resident permit, app alerts, one wash a month by hand, no breakdown cover twice, tax class for disabled or low emission, claim commuting in the return.',
      ['Check double breakdown cover', 'Apply for the permit', 'Note kilometres to work for tax'],
      1.5,
    ),
    step(
      'Share trips and swap two a week',
      'Car pool with two colleagues halves commuting; e-bike to ten km; delivery for heavy shopping; train with card. Put what is saved on one page.',
      ['Ask two colleagues', 'Do two trips a week by bike or train', 'Write down what it saved'],
      3,
      { waitDays: 28 },
    ),
    step(
      'Live four weeks as if it were sold',
      'Give the keys to a neighbour. Join car sharing, rent for weekends, and use a bike trailer, delivery and lifts. Count how often you missed it. Below about 8,000 to 10,000 km a year sharing is usually cheaper.',
      ['Hand over the keys of your {car} for four weeks', 'Join car sharing', 'Count the times you missed it'],
      4,
      { when: { named: 'without' }, waitDays: 28 },
    ),
    step(
      'Decide: keep, change or let go',
      'Keep while a year of repairs costs less than a year of loss on another. Change to smaller, three to five years old, cheap to insure. Sell before the inspection and winter tyres. Compare on one page for three years.',
      ['Calculate three ways for three years', 'Ask for two purchase offers for your {car}', 'Decide and set the date'],
      2.5,
      { waitDays: 14 },
    ),
    step(
      'Set up a car pot and check after three months',
      'A twelfth of insurance, tax, service and tyres each month, plus a repair sum of 30 to 60. Compare cost a month with the start. It is done when it is lower and no bill surprises you.',
      ['Set the monthly transfer', 'Compare with the first page', 'Keep what worked'],
      1,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Keep all receipts in the glovebox file', 'They sell the car later.', 'By date', 'Photo'),
    tip('Wash salt off', 'Rust is the dearest.', 'After winter', 'Underbody'),
    tip('Buy tyres by test', 'Mid-price often wins.', 'Sets of four', 'Spring'),
    tip('Fit dash lights to a list', 'Small lamp, large bill.', 'Reader for 20', 'Ask'),
    tip('Refuel at half past six', 'Evenings are cheaper.', 'App', 'Full'),
    tip('Share with a neighbour', 'Contract from a club.', 'Insurance', 'Log'),
    tip('Let young drivers insure with you', 'Years count.', 'Ask', 'Transfer'),
    tip('Check recall lists', 'Free repairs.', 'Number', 'Yearly'),
    tip('Do the pre-inspection at home', 'Lights, wipers, plate.', 'Ten minutes', 'Save'),
    tip('Drive it warm', 'Short trips kill batteries and filters.', 'Bundle', 'Bike'),
    tip('Ask the employer for a ticket', 'Job ticket or bike lease.', 'HR', 'Tax'),
    tip('Skip the extended warranty', 'Put the fee in the pot.', 'Read', 'Compare'),
  ],
};
