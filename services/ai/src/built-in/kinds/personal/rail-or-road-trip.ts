import { type Kind, step, tip } from '../kind.ts';

/** Long American roads. */
const usa = ['route 66', 'pacific highway', 'mustang', 'to the keys'];

/** Iceland and other wild rings. */
const iceland = ['iceland/ring_road/nullarbor/outback'];

/** Trains of India. */
const india = ['kanyakumari/kashmir/india/indian'];

/** Rails across Europe. */
const railPass = ['interrail/eurail/narvik/palermo', 'staff pass', 'across europe', 'balkans'];

/** Route and car are ready. */
const roadReady = ['mapped/serviced', 'route is', "loop's mapped", 'stops marked', 'van serviced'];

/** An old small car and friends. */
const oldCar = ['panda/corsa', 'old car/van/buick/banger', '20yo', 'lads/mates', 'broke/cheap'];

/** A dog comes along. */
const dogRoad = ['dog/biscuit'];

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
      'Book the scarce beds and go through the worst day',
      'Roadhouses, ferries and park huts first, from the middle of the route outwards. Take the longest stretch and write: fuel, water, shade, animals at dusk, where help is, how you call without signal. Then nothing is left but leaving.',
      [
        'Book the scarce beds from the middle outwards',
        'Write the worst day hour by hour',
        'Leave the sheet with somebody',
      ],
      1.5,
      { when: { said: roadReady } },
    ),
    step(
      'Pack tools and spares for the stretch without help',
      'Two spare wheels or a repair set, belt, hoses, oil, 10 litres of water a person, compressor, jack board, first aid, satellite messenger. Check tyres for age. Drive 200 km fully loaded a week before and look below the car.',
      ['Lay out spares and water', 'Drive 200 km fully loaded', 'Test how you call for help'],
      3,
      { when: { said: roadReady } },
    ),
    step(
      'Settle car, direction and days of the American road',
      'Route 66 is 3,900 km: fourteen days at 280 km, east to west, May, June or September. One-way fees are the dear part; ask three hirers for the same car with full cover. The Pacific road from north to south has the sea on your side; the Keys take five days from Orlando.',
      [
        'Ask three hirers for one-way prices',
        'Count 280 km a day with two rests',
        'Book Grand Canyon and both ends first',
      ],
      1.5,
      { when: { said: usa, unsaid: roadReady } },
    ),
    step(
      'Set the ring by daylight, ferry and road condition',
      'Iceland’s ring is 1,330 km: ten days with five hours of driving at most. The ferry from Denmark takes two nights and is booked half a year ahead. Inner F-roads open from late June and want four wheels; wind takes doors off. Camp only on sites.',
      ['Book ferry or van first', 'Draw days of 150 km', 'Save the pages for roads, wind and weather'],
      1.5,
      { when: { said: iceland, unsaid: roadReady } },
    ),
    step(
      'Book Indian trains by class and sixty days before',
      'Reservations open 60 days ahead and good trains are gone in minutes; make the IRCTC account now. Choose AC three-tier with lower berths for an elder, day trains for the views, two nights at each of six stops. Waitlist over 20 means another train.',
      [
        'Make the account and add both travellers',
        'Choose six stops with two nights',
        'Set alarms for each opening day',
      ],
      1.5,
      { when: { said: india } },
    ),
    step(
      'Count pass against tickets and reserve night trains',
      'A pass of seven travel days in a month pays from about five long trains; staff passes have quotas and fees, so read their small print. Night trains and trains of France, Spain and Italy want reservations, three months ahead for August. Every third night in a bed that stands still.',
      ['Price the same route both ways', 'Reserve night trains first', 'Every third night in a bed that stands still'],
      1.5,
      { when: { said: railPass, unsaid: roadReady } },
    ),
    step(
      'Draw the loop and cut it by a third',
      'Start, three must-sees, end. Hours between them by {mode}, not kilometres. Then strike a third. Fix days, people and top sum.',
      ['Mark three must-sees on the map', 'Write hours between stops', 'Strike a third'],
      0.8,
      { when: { unsaid: roadReady } },
    ),
    step(
      'Choose a pass, hire or your own {mode}',
      'For rail compare the pass with saver fares and reservation fees. For hire look at excess, mileage, one-way fee, second driver, deposit, age. For a camper weight and licence.',
      ['Compare three prices for the same route', 'Read deposit and cancellation', 'Decide within a week'],
      1.5,
      { when: { unsaid: roadReady } },
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
      'Have the old car looked at and agree on its death',
      'Service with belts, coolant, brakes and tyres three weeks before, breakdown cover for abroad, green card, two triangles and vests. Agree what happens if it dies: who pays towing, up to which sum is it mended. Second driver named on the insurance.',
      ['Book the service now', 'Take out breakdown cover abroad', 'Write half a page about towing and repair'],
      2,
      { when: { said: oldCar, unsaid: roadReady } },
    ),
    step(
      'Plan stops and beds for the dog',
      'A stop each two hours, water, never alone in a warm car. Ask motels for weight limits and fees by phone. Chip, rabies paper, tick remover, own blanket. Two short trial drives if the dog is not used to it.',
      ['List motels that take the dog', 'Check vaccination papers', 'Do two trial drives'],
      1,
      { when: { said: dogRoad } },
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
