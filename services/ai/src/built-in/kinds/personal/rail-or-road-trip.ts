import { type Kind, step, tip } from '../kind.ts';

export const railOrRoadTrip: Kind = {
  id: 'rail-or-road-trip',
  category: 'personal',
  name: 'Take a rail or road trip',
  slots: {
    mode: {
      words: [
        'Interrail|interrail pass',
        'Eurail|eurail pass',
        'night trains|night train|sleeper train|sleeper',
        'train|rail|trains|trans-siberian|orient express|amtrak',
        'campervan|camper|rv|motorhome|van',
        'motorbike|motorcycle',
        'caravan',
        'car|road trip|roadtrip|route 66',
      ],
      otherwise: 'vehicle',
    },
    place: { from: 'place', otherwise: 'your route' },
  },
  ask: {
    question: 'Rail or road, how many days, and with whom?',
    chips: ['Train pass, several countries', 'Car or camper, two weeks', 'Motorbike or far away'],
  },
  hoursAWeek: 2,
  overview:
    'You will draw a loop that is shorter than you think, choose pass, hire or own {mode}, book what must be booked, prepare papers and vehicle, plan stops of two nights, and leave reserve days.',
  approach:
    'Three to four hours of travel a day at most and two nights in most places make a trip; more makes a commute. Book first and last nights, islands, night trains and July; leave the rest free.',
  done: 'You came round the loop with a reserve day left, within the budget, and wrote down the best five places.',
  cautions: [
    'Check licence, insurance, tolls, low-emission zones and tyres for each country, and passports and visas for trains. Never drive tired: stop every two hours.',
  ],
  steps: [
    step(
      'Draw the loop and cut it by a third',
      'Start, three must-sees, end. Hours between them by {mode}, not kilometres. Then strike a third. Fix days, people and top sum.',
      ['Mark three must-sees on the map', 'Write hours between stops', 'Strike a third'],
      0.8,
    ),
    step(
      'Choose a pass, hire or your own {mode}',
      'For rail compare the pass with saver fares and reservation fees. For hire look at excess, mileage, one-way fee, second driver, deposit, age. For a camper weight and licence.',
      ['Compare three prices for the same route', 'Read deposit and cancellation', 'Decide within a week'],
      1.5,
    ),
    step(
      'Book what fills up first',
      'Night trains, ferries, national parks, first and last night, July and August campsites along {place}. All with cancellation.',
      ['List what must be booked', 'Book it in one evening', 'Put all numbers into one document'],
      2,
      { daysBefore: 60 },
    ),
    step(
      'Make papers, insurance and vehicle ready',
      'Passport validity, visas, green card, toll stickers, breakdown cover, service, tyres, spare, warning vests. Rail: pass app tried out, copy on paper.',
      [
        'Check papers for {place}',
        'Have the {mode} checked or the pass app set up',
        'Take out cover for breakdown or missed trains',
      ],
      2.5,
      { waitDays: 10 },
    ),
    step(
      'Plan days with two nights and empty hours',
      'Travel in the morning, arrive by three, see one thing, take a walk, have supper. Every fifth day is for washing and rest. Keep two reserve days for rain or a place you love.',
      ['Write stops with nights', 'Mark reserve days', 'Note one thing for each stop'],
      1.5,
    ),
    step(
      'Share money, tasks and quiet before you leave',
      'One pot, who drives, who books, who cooks, when each is alone. Music rule. What do we do when one wants to leave earlier?',
      ['Agree on pot and tasks', 'Agree on time alone'],
      0.7,
    ),
    step(
      'Pack light and do a trial day',
      'Take one bag each that you can carry up stairs. Spend a trial night in the camper or take a trial ride with the rucksack. Offline maps, cash, adapter, blanket, games.',
      ['Do the trial', 'Take a quarter out', 'Download maps and tickets'],
      3,
    ),
    step(
      'Travel the loop and keep a page a day',
      'Look at tomorrow’s way each evening, fill water and fuel at half, write one page. Use a reserve day when tired. At home list five places of {place} and the true cost.',
      ['Check tomorrow each evening', 'Write one page', 'List best places and cost at home'],
      20,
    ),
  ],
  suggestions: [
    tip('Eat where drivers eat', 'Honest plates.', 'Noon', 'Ask'),
    tip('Sit on the view side', 'It matters on lakes.', 'Look it up', 'Early'),
    tip('Take the slow line once', 'Windows open.', 'Local train', 'Picnic'),
    tip('Keep a box within reach', 'Snacks, wipes, papers.', 'Front seat', 'Refill'),
    tip('Sleep outside towns', 'Cheaper and quieter.', 'Train in', 'Park and ride'),
    tip('Have a rain plan', 'Baths, museums.', 'Two each', 'Cards'),
    tip('Fill up before borders', 'Prices jump.', 'App', 'Half tank'),
    tip('Send yourself a parcel home', 'Weight falls.', 'Books', 'Warm coat'),
    tip('Swap the driver each two hours', 'Before tired.', 'Clock', 'Walk'),
    tip('Listen to one long book together', 'It becomes the trip.', 'Library app', 'Chapters'),
    tip('Meet somebody on the way', 'One dinner.', 'Ask ahead', 'Gift'),
    tip('End with a soft night', 'Last bed is a good one.', 'Bath', 'Early'),
  ],
};
