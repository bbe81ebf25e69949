import { type Kind, step, tip } from '../kind.ts';

export const liveWithoutACar: Kind = {
  id: 'live-without-a-car',
  category: 'personal',
  name: 'Live without a car',
  slots: {
    need: {
      words: [
        'commute|work|way to work',
        'school run|nursery|kids',
        'shopping|groceries',
        'hospital|doctor',
        'holidays|weekends|trips',
        'dog',
        'village|countryside|rural',
      ],
      otherwise: 'everyday trips',
    },
  },
  ask: {
    question: 'Where do you live, and what do you need the car for?',
    chips: ['Town, buses are fine', 'Village, few buses', 'Children and shopping'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will count trips and true cost, replace them one after another with bicycle, bus, sharing and delivery, park the car for a month as a trial, solve the three hard trips, and sell it.',
  approach:
    'Most homes can replace four of five trips easily; the last one decides, so it gets a taxi or hired-car budget from what is saved. Try in spring, and keep insurance until the trial month is over.',
  done: 'The car is sold or given away, three months have gone without it, and the sum of all other travel is below what it cost.',
  steps: [
    step(
      'Write down every trip for two weeks',
      'Where, km, who, load, weather. Mark the {need} in colour. Often ten kinds of trip make up nearly all.',
      ['Put a sheet in the car', 'Mark trips under five kilometres', 'Mark the three hardest'],
      0.5,
    ),
    step(
      'Work out what the car costs each month',
      'Loss of value, insurance, tax, fuel, repair, parking, tyres: for a small car often 300 to 600 a month. This is the budget for tickets, bicycle, taxi and hire.',
      ['Add up a year and divide by twelve', 'Write the budget for all other travel'],
      0.6,
    ),
    step(
      'Test bus, train and bicycle for the {need}',
      'Each way twice at the real hour, with rain plan. Monthly ticket, folding bicycle, e-bike test for a week, lights, waterproofs, luggage.',
      ['Ride each main way twice', 'Borrow an e-bike or cargo bike for a week', 'Compare monthly tickets'],
      3,
    ),
    step(
      'Join car sharing and lift sharing',
      'Sign up before you need it, do one short hire, ask neighbours about sharing with a written agreement, check child seats and trailers.',
      ['Register with one car-sharing scheme', 'Do one short hire', 'Ask two neighbours or colleagues'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Reorganise shopping and parcels',
      'Delivery for heavy things fortnightly, trolley or trailer for the rest, parcel box, freezer. Bundle errands on one way of your {need}.',
      ['Order heavy things once', 'Get a trolley or trailer', 'Bundle errands on one day'],
      1.5,
    ),
    step(
      'Park the car for a whole month',
      'Keys to a friend. Money spent goes into a list. Write each trip that failed and how you solved it. Children choose the best way for the {need}.',
      ['Hand over the keys', 'List cost and trouble', 'Celebrate day thirty'],
      8,
    ),
    step(
      'Solve the three hard trips',
      'Night, relatives in the country, hospital, flea market, holiday: taxi, hire, lift, train and folding bicycle, moved date. Ask employer about {need}: ticket, other hours, home days.',
      ['Write a solution for each', 'Try one', 'Ask the employer for a ticket or other hours'],
      1.5,
    ),
    step(
      'Sell it and put the money to use',
      'Clean, papers, honest text, safe handover, deregister, insurance stopped, no-claims kept. Set part aside for taxis without guilt. Look after three months at your {need}.',
      ['Sell and deregister', 'Ask insurer to keep the bonus', 'Compare three months'],
      3,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Live by the clock of one line', 'Know it by heart.', 'Card', 'App'),
    tip('Keep rain trousers at work', 'One bad day ends many plans.', 'Hook', 'Dry socks'),
    tip('Budget ten taxis a year', 'They are part of it.', 'Box', 'No guilt'),
    tip('Book trains early for holidays', 'Cheaper than fuel.', 'Calendar', 'Seats'),
    tip('Get a trailer for the dog', 'Or muzzle for the train.', 'Try', 'Treats'),
    tip('Service the bicycle twice a year', 'It is the car now.', 'Spring, autumn', 'Spare tube'),
    tip('Move errands to the lunch break', 'On foot.', 'List', 'Bag'),
    tip('Teach children a bus line', 'Freedom for both.', 'Three rides', 'Coin'),
    tip('Share a car with neighbours', 'Fair by km.', 'Written', 'Calendar'),
    tip('Count steps saved on the gym', 'Legs get paid.', 'Month', 'Cancel'),
    tip('Ask for better buses', 'Write with others.', 'Council', 'Times'),
    tip('Rent a van for a day', 'Furniture twice a year.', 'Ahead', 'Helpers'),
  ],
};
