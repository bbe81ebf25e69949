import { type Kind, step, tip } from '../kind.ts';

export const motorbikeTour: Kind = {
  id: 'motorbike-tour',
  category: 'hobby',
  name: 'Go on a motorbike tour',
  slots: {
    route: {
      words: [
        'Alps|alpine passes|stelvio|dolomites',
        'Scotland|nc500|highlands',
        'Route 66|route 66|america|usa',
        'Norway|nordkapp|north cape|scandinavia',
        'Vietnam|ha giang',
        'Morocco|atlas',
        'Balkans|croatia|albania',
        'Pyrenees|spain|picos',
        'Iceland',
        'India|himalaya|ladakh|leh',
        'Patagonia|south america|ruta 40',
        'Isle of Man|tt',
        'Black Forest|schwarzwald',
        'Ireland|wild atlantic way',
        'Europe|continent',
      ],
      otherwise: 'route',
    },
    person: { from: 'person', otherwise: 'your travel companions' },
  },
  ask: {
    question: 'Where to, how long, and alone or with others?',
    chips: ['Alps in a week', 'First long trip', 'Pillion and luggage'],
  },
  hoursAWeek: 3,
  overview:
    'You will plan days of five hours, get the bike serviced, brush up cornering and braking, test with luggage for a weekend, and ride the {route}.',
  approach:
    'A motorbike day is 250 to 350 km on small roads, less over passes. Tiredness and the last hour cause most crashes, so book beds early in the day’s end and ride on two days, rest on the third. Load low and forward, and set tyre pressure and preload for it.',
  done: 'You have come back from the {route} upright, with the days you wanted.',
  cautions: [
    'Full protective clothes each day, also in heat. No alcohol, a stop every 90 minutes, first-aid kit and breakdown cover with transport home. Check licence, insurance (green card) and vignettes for each country.',
  ],
  steps: [
    step(
      'Draw the {route} in days of five riding hours',
      'Passes open from early summer to autumn; motorways only for the approach. Put the best road into the morning of day two.',
      [
        'Draw days with 250–350 km',
        'Look up pass and weather seasons',
        'Ask {person} for their longest comfortable day',
      ],
      1.5,
    ),
    step(
      'Book a service with tyres and brakes',
      'Tyres with 60 per cent or more for the distance, brake pads, chain, battery, lights. Tell the garage the load and the distance.',
      ['Count the kilometres and compare with tyre life', 'Book the service', 'Learn to check chain and oil'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Take a refresher day for bends and braking',
      'A safety training with full braking, swerving and hairpins, best on your own bike with luggage on. It is the best money of the tour.',
      ['Book a training date', 'Practise slow U-turns in a car park for the {route}', 'Look far into each bend'],
      7,
      { daysBefore: 21 },
    ),
    step(
      'Sort papers, cover and emergency plan',
      'Licence, registration, insurance, breakdown cover abroad, health card, copy in the cloud, contact card in the jacket. Vignettes, low-emission zones, vests where compulsory.',
      ['List rules of each country', 'Check that cover includes transport home', 'Save emergency numbers'],
      1.5,
    ),
    step(
      'Pack low and light, and ride a loaded weekend',
      'Soft bags or cases, tent only if used, rain suit on top, puncture kit, tools. A weekend with {person} shows hurting seats, loose straps and pace.',
      ['Weigh against the permitted load', 'Set preload and pressure', 'Note after two days what you did not need'],
      8,
    ),
    step(
      'Book beds near the good roads',
      'First, last and pass nights; ask for a safe place for bikes and a drying room. Leave two days open.',
      ['Book three nights', 'Save fuel stops each 200 km'],
      2,
      { daysBefore: 21 },
    ),
    step(
      'Ride the {route} at your own pace',
      'Slowest or newest rides second. Meeting points, not convoy stress. Stop by four in the afternoon, check chain, tyres, bolts.',
      ['Brief each morning: road, weather, stops', 'Take a rest day every third', 'Do not ride in the dark'],
      35,
    ),
    step(
      'Clean the bike and write the tour down',
      'Wash salt and flies, oil the chain, send {person} the track and photos, list repairs and what to leave at home next time.',
      ['Back up tracks and pictures', 'Book repairs', 'Choose the next road'],
      3,
    ),
  ],
  suggestions: [
    tip('Start before nine', 'Empty passes and cool heads.', 'Fuel in the evening', 'Breakfast packed'),
    tip('Drink in traffic stops', 'Dry riders decide badly.', 'Tube bag', 'Each hour'),
    tip('Wear earplugs', 'Wind tires more than bends.', 'Every day', 'Spare pair'),
    tip('Brake before the bend', 'Then look, then gas.', 'Outside line', 'No panic lever'),
    tip('Carry a spare key', 'With a friend, not on the bike.', 'Tape', 'Photo'),
    tip('Pressure for the load', 'Handlebook has a second figure.', 'Cold', 'Gauge'),
    tip('Keep rain gear outside', 'You stop late otherwise.', 'Top bag', 'Gloves too'),
    tip('Agree on no overtaking inside', 'Groups crash at junctions.', 'Wait at turns', 'Two seconds'),
    tip('Put cream and knee pads', 'Small pains end days.', 'Padded seat', 'Stretch'),
    tip('Note fuel range', 'Mountains drink.', '200 km', 'Reserve'),
    tip('Learn to pick it up', 'Off the load first.', 'Legs, not back', 'Practise once'),
    tip('Insure the gear', 'Helmets vanish.', 'Lock', 'Photo'),
  ],
};
