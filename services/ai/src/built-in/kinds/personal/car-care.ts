import { type Kind, step, tip } from '../kind.ts';

export const carCare: Kind = {
  id: 'car-care',
  category: 'personal',
  name: 'Look after my car myself',
  slots: {
    job: {
      words: [
        'oil change|oil',
        'brake pads|brakes',
        'tyres|tyre|tires|tire|wheel|wheels',
        'spark plugs',
        'battery',
        'filters|air filter|cabin filter',
        'bulbs|bulb|headlight',
        'wipers',
        'scratches|dents|rust',
        'coolant',
      ],
      otherwise: 'job',
    },
  },
  ask: {
    question: 'Which car, and what have you done before?',
    chips: ['Nothing yet, I want the basics', 'Oil and filters', 'Brakes'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will learn what is under the bonnet, do a check each month, master the wheel, the battery and the oil, and know what belongs to a workshop.',
  approach:
    'One job a weekend with the handbook open beats ten videos. Have the part in your hand before you take off the old one, and write down each job with mileage. Tools bought one by one are enough.',
  done: 'You do the monthly check, a wheel change and your first {job} without help, and it is written in the service book.',
  cautions: [
    'Stands on firm ground, handbrake, wheels blocked: never under a car held by a jack. Leave airbags, high-voltage parts, fuel and brake lines to trained people. Old oil and batteries go to the collecting point.',
  ],
  steps: [
    step(
      'Read three pages of the handbook at the car',
      'Find dipstick, coolant, washer, brake fluid, fuses, jack, tow eye, tyre pressures. Photograph each.',
      ['Open the bonnet', 'Find eight things', 'Note pressures and oil grade'],
      0.5,
    ),
    step(
      'Do the monthly check',
      'Oil, coolant, washer, tyre pressure and tread, lights, wipers. Ten minutes, first Saturday.',
      ['Buy a gauge', 'Tick eight points', 'Set the reminder'],
      1,
    ),
    step(
      'Get ten tools',
      'Socket set, torque wrench, stands, gloves, lamp, oil tray, jump leads, wheel brace. Borrow what you need once.',
      ['List ten', 'Borrow four', 'Find a place to keep them'],
      1.5,
    ),
    step(
      'Change a wheel at home',
      'At home once is better than in rain at night. Loosen on the ground, lift, swap, tighten crosswise, torque, again after 50 km.',
      ['Find the spare or kit', 'Do it once', 'Check after 50 km'],
      1.5,
    ),
    step(
      'Jump-start and test the battery',
      'Red, red, black, ground: learn the order, measure the voltage. Above 12.4 at rest is good.',
      ['Read the order in the handbook', 'Measure', 'Clean the poles'],
      1,
    ),
    step(
      'Do your first oil change or small {job}',
      'Warm engine, stands, drain, filter, new seal, fill, check twice. Film and handbook first; a friend who has done it beside you.',
      ['Buy oil by grade and filter by number', 'Do it with somebody', 'Take old oil to the collecting point'],
      3,
    ),
    step(
      'Change filters, bulbs and wipers',
      'Air and cabin filter are clips and five minutes. It saves an hour of labour.',
      ['Look up part numbers', 'Photo before', 'Do two'],
      2,
    ),
    step(
      'Learn to hear and read faults',
      'A code reader, a notebook, five noises: squeal, grind, knock, whine, rattle. Know which mean stop now.',
      ['Read the codes', 'List red lights', 'Ask a mechanic one question'],
      2,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Join a hobby workshop or course',
      'A lift, tools and somebody to ask, by the hour. Good for the first brakes.',
      ['Find one', 'Book two hours', 'Bring the parts'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Make the car’s calendar',
      'Oil, brake fluid, timing belt, tyres, inspection: by mileage and month. Write what you do and what the workshop does.',
      ['Copy the service plan', 'Mark yours', 'Set dates'],
      0.5,
    ),
  ],
  suggestions: [
    tip(
      'Take a photo before each screw',
      'It shows how it goes back together.',
      'Lay parts from left to right',
      'Use a tray with boxes',
    ),
    tip(
      'Tighten with a torque wrench',
      'Too tight breaks as easily as too loose.',
      'Look up the figure',
      'Check wheels after 50 km',
    ),
    tip(
      'Wash off the salt in winter',
      'Rust begins in wheel arches and sills.',
      'Rinse below, too',
      'On a day above freezing',
    ),
    tip(
      'Let penetrating oil work overnight',
      'Most broken bolts were forced.',
      'Spray in the evening',
      'Tap it before you turn',
    ),
    tip('Use a magnet tray', 'A lost nut costs an hour.', 'One for each job', 'Count before you close'),
    tip(
      'Search a forum for your model',
      'Others have found its weak spot.',
      'Search before you ask',
      'Read three answers',
    ),
    tip('Look at a scrapyard for parts', 'They cost a third or less.', 'Bring the part number', 'Ring before you go'),
    tip('Keep a small kit in the boot', 'Breakdowns like dark and rain.', 'Lamp, gloves and vest', 'Jump leads'),
    tip(
      'Take off rings and tie up hair',
      'A running engine catches both.',
      'Sleeves up',
      'Engine off whenever possible',
    ),
    tip('Touch up stone chips', 'A dot of paint saves a rusty door.', 'Find the paint code', 'Choose a dry day'),
    tip(
      'Read the age of your tyres',
      'Old rubber grips badly, even with tread.',
      'The last four digits tell week and year',
      'Ask a shop from six years on',
    ),
    tip(
      'Ask for the workshop’s price anyway',
      'It shows what your morning was worth.',
      'Note each saving',
      'Buy a tool from it',
    ),
  ],
};
