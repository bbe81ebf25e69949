import { type Kind, step, tip } from '../kind.ts';
import { selfEmployedHere } from '../local-money.ts';
import { taxiHere } from '../local-papers.ts';

export const taxiLicence: Kind = {
  id: 'taxi-licence',
  category: 'profession',
  name: 'Get my taxi or private hire licence',
  slots: {
    service: {
      words: [
        'black cab|knowledge',
        'private hire|minicab',
        'Uber|uber',
        'Bolt|bolt',
        'Lyft|lyft',
        'airport transfer',
        'limousine|chauffeur',
        'rickshaw|pedicab',
        'motorcycle taxi|boda',
      ],
      otherwise: 'taxi',
    },
  },
  ask: {
    question: 'Taxi with your own plate, or driving for a firm or app?',
    chips: ['For a firm or app', 'My own cab', 'The knowledge of the city'],
  },
  hoursAWeek: 6,
  weekly: 'Learn twenty routes or places and drive two of them',
  overview:
    'You work out what is left after car, fuel, commission and tax, then get the medical, record check, knowledge test and badge in the order of your licensing office, and the car last.',
  approach:
    'Checks take two to four months, so send papers early and keep your income. What goes wrong most is buying or leasing a car the council does not accept, and counting takings as pay.',
  done: 'You have the badge, an accepted and insured car, and finished your first week with a profit you can show.',
  steps: [
    step(
      'Read the {service} rules of your licensing office',
      'Years of licence, right to work, age of the car, wheelchair access, medical, record check, topographical test, English, safeguarding course, camera. Each town differs and the badge counts only there.',
      [
        'Open the licensing page of your town',
        'List papers, tests and fees',
        'Write to the office about unclear points',
      ],
      1.5,
      { local: taxiHere },
    ),
    step(
      'Calculate one {service} week to the real hourly pay',
      'Takings minus commission, fuel or charging, rent or loan, insurance for hire (often three times a private one), repairs, waiting hours, tax. Ask three drivers for real numbers on Tuesday and Saturday. Under the minimum wage, look at bus or delivery firms.',
      ['Ask three drivers at a rank', 'Get an insurance quote', 'Write the result per hour'],
      3,
    ),
    step(
      'Get medical, record check and driving assessment',
      'Doctor’s form on the professional standard, extended record check, three to ten years of addresses, sometimes a driving test. Send everything in one week; the slowest sets the date.',
      ['Book doctor and check', 'Ask for references', 'Take one assessment lesson'],
      6,
      { waitDays: 42 },
    ),
    step(
      'Learn streets, places and rules for the {service} test',
      'Hospitals, stations, hotels, schools, one-way streets, fares, luggage, guide dogs. Draw twenty routes a week from memory, then drive them. The large city knowledge takes two to four years, a town test some weeks.',
      ['Get the list of places asked', 'Draw twenty routes a week', 'Take a mock test on Friday'],
      60,
    ),
    step(
      'Pass the {service} tests and the safeguarding course',
      'Book early; retests cost. Arithmetic with fares, reading, disability awareness, signs of exploitation. Bring identity papers in the form the office wants.',
      ['Book all parts in one month', 'Do five mocks', 'Pack papers the evening before'],
      10,
      { waitDays: 14 },
    ),
    step(
      'Choose a car the {service} office accepts',
      'Ask for the list of models, emission class, age, doors, tint. Compare renting weekly for three months with buying. Have it tested, plated and insured for hire and reward before the first ride.',
      ['Get the list of accepted cars', 'Compare three rents', 'Get the plate appointment'],
      6,
    ),
    step(
      'Register as self-employed and sign with a firm',
      'Tax number, mileage log, separate account, set a quarter of takings aside. Compare two operators or apps on commission, hours, airport rights, deactivation rules. An operator licence is needed if you take bookings yourself.',
      ['Register for tax', 'Open a separate account', 'Compare two operators'],
      4,
      { local: selfEmployedHere },
    ),
    step(
      'Drive four weeks and keep the hours that pay',
      'Note takings per hour and place; drop the poorest third of hours. Camera, card reader, cash float, a rule for drunk or violent riders. Two days off a week, since tiredness costs plates.',
      ['Keep a log by hour', 'Drop the three worst hours', 'Decide whether to rent or buy'],
      40,
    ),
  ],
  suggestions: [
    tip('Ride along with a driver', 'One night shows more than adverts.', 'Friday', 'Ask about bad rides'),
    tip('Build regular riders', 'Dialysis, school, airport.', 'Card', 'Punctual'),
    tip('Learn three phrases in five languages', 'Tips follow.', 'Welcome', 'How long'),
    tip('Carry child seats', 'Parents remember.', 'Two sizes', 'Law'),
    tip('Keep a dash camera', 'It settles disputes.', 'Notice', 'Privacy rule'),
    tip('Stretch at every rank', 'Backs suffer.', 'Five minutes', 'Walk'),
    tip('Note events and trains', 'They bring fares.', 'Calendar', 'Last train'),
    tip('Ask about electric grants', 'Councils pay for new cabs.', 'Office', 'Charger'),
    tip('Never argue over a fare in the dark', 'Safety first.', 'Lit place', 'Call base'),
    tip('Track fuel monthly', 'It shows driving style.', 'App', 'Tyres'),
    tip('Save for repairs', 'A stopped car earns nothing.', 'Weekly sum', 'Spare car'),
    tip('Join a drivers’ group', 'They know closures and scams.', 'Local', 'Union'),
  ],
};
