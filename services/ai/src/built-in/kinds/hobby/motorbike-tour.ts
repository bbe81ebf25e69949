import { type Kind, step, tip } from '../kind.ts';

/** Parts are booked. */
const rideBooked = ['panniers and ferry', 'ferry/beds/hotels are? booked', 'did the carpathians', 'are left'];

/** Ladakh and Spiti. */
const himalaya = ['ladakh/spiti/leh/manali/himalayan/bullets'];

/** Passes of the Alps. */
const alps = ['alps/dolomites/passes'];

/** Borders. */
const borders = ['bosnia/albania/balkans/kigali/mombasa/baltics/border'];

/** A group. */
const group = ['three friends', 'six of us', 'my buddy', 'riding buddy'];

/** A mended joint. */
const newKnee = ['new knee/hip', 'knee since', "can't swing"];

/** City riding until now. */
const commuter = ['only ever commuted', 'to the office', 'commuted'];

export const motorbikeTour: Kind = {
  id: 'motorbike-tour',
  category: 'hobby',
  name: 'Go on a motorbike tour',
  slots: {
    route: {
      words: [
        'Alps tour|alps|alpine passes|stelvio|dolomites',
        'Scotland tour|scotland|nc500|highlands',
        'Route 66 tour|route 66|america|usa',
        'North Cape tour|nordkapp|north cape',
        'Norway tour|norway|scandinavia',
        'Vietnam tour|vietnam|ha giang',
        'Morocco tour|morocco|atlas',
        'Balkans tour|balkans|croatia|albania',
        'Pyrenees tour|pyrenees|spain|picos',
        'Iceland tour|iceland',
        'Himalaya tour|india|himalaya|ladakh|leh',
        'Patagonia tour|patagonia|south america|ruta 40',
        'Isle of Man trip|isle of man|tt',
        'Black Forest tour|black forest|schwarzwald',
        'Ireland tour|ireland|wild atlantic way',
        'Europe tour|europe|continent',
      ],
      otherwise: 'tour',
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
      'Close the open days of the {route} and leave two free',
      'Draw the days after the last booking: 250 km on small roads, fuel each 150, ferry hours, one short day in three. Book only where there is one inn. Tyres under 3 mm are changed at home; green card, breakdown cover and papers in the same evening.',
      ['Draw the open days', 'Book the places with one inn', 'Change tyres and order the green card'],
      1.5,
      { when: { said: rideBooked } },
    ),
    step(
      'Set dates, permits and height for the high roads',
      'Spiti by Kinnaur is open from May, by Kunzum from late June; Ladakh June to September. July brings landslides on the Manali side. Two nights at 3,500 metres before each pass, 150 km a day, 10 litres of spare fuel, inner-line permit for border valleys, cash. Bullets: clutch cable, tubes, plug, chain link.',
      [
        'Choose direction and two rest nights',
        'Get permits and a doctor’s advice on height',
        'Pack cables, tubes and link',
      ],
      2,
      { when: { said: himalaya } },
    ),
    step(
      'Order the passes by opening, vignette and weather',
      'Stelvio, Galibier, Bonette and others open from June. Two passes a day before two o’clock; storms come after. Vignette for Switzerland and Austria, a vest for each, emission stickers of cities. 250 km with 4,000 metres of climb is a full day. Sundays on other roads.',
      ['Check the opening page of each pass', 'Two passes before two o’clock', 'Buy vignettes'],
      1.5,
      { when: { said: alps } },
    ),
    step(
      'Prepare borders: papers, cover and money',
      'Registration in your name or a letter, green card valid there or border insurance in cash, carnet for Africa where asked, yellow fever card, copies. Cross in the morning. 300 km a day on unknown roads, never after dark: cattle and lorries without light. Spare key with a friend.',
      ['Ask an automobile club for papers', 'Check what your insurance excludes', 'Plan crossings in the morning'],
      2,
      { daysBefore: 30, when: { said: borders } },
    ),
    step(
      'Book a service with tyres and brakes',
      'Tyres with 60 per cent or more for the distance, brake pads, chain, battery, lights. Tell the garage the load and the distance.',
      ['Count the kilometres and compare with tyre life', 'Book the service', 'Learn to check chain and oil'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Fix group rules on one page before the first ride',
      'Slowest second, leader and tail named, each waits at turnings for the one behind, fuel together, stop each hour, no overtaking for the group. Pairs for the room. What if one falls or wants home? A loaded Sunday ride shows the rest.',
      ['Write the page', 'Name leader and tail', 'Ride one loaded Sunday'],
      1.5,
      { when: { said: group } },
    ),
    step(
      'Test the joint: mounting, an hour, a slow U-turn',
      'Ask the surgeon about load and falls. Lower seat or box to mount from, foot boards forward, break each 45 minutes, 200 km a day. Practise picking the bike up with your back or with a helper. Stop for the day when you no longer put the foot down firmly.',
      ['Ask the surgeon', 'Ride one hour, then two', 'Plan 200 km days with breaks'],
      4,
      { when: { said: newKnee } },
    ),
    step(
      'Grow from commuting to three long days in a row',
      'Two hours, then four, then a weekend of 250 km a day with all luggage. Screen, seat and ear plugs decide whether you like it. Chain oiled each evening, break each 90 minutes, no more than 350 km a day in heat. Write what hurt, change that.',
      ['Ride two, then four hours', 'Ride a loaded weekend', 'Change the one thing that hurt'],
      10,
      { when: { said: commuter } },
    ),
    step(
      'Take a refresher day for bends and braking',
      'A safety training with full braking, swerving and hairpins, best on your own bike with luggage on. It is the best money of the tour.',
      ['Book a training date', 'Practise slow U-turns in a car park for the {route}', 'Look far into each bend'],
      7,
      { when: { unsaid: [...group, ...newKnee, ...rideBooked] }, daysBefore: 21 },
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
      { when: { unsaid: [...himalaya, ...alps, ...borders, ...group, ...newKnee, ...rideBooked, ...commuter] } },
    ),
  ],
  suggestions: [
    tip(
      'Stop every ninety minutes',
      'Tiredness causes most crashes of the last hour.',
      'Drink something',
      'Walk for five minutes',
    ),
    tip(
      'Check tyre pressure with luggage on',
      'The handbook has a second figure for the load.',
      'When the tyres are cold',
      'Each third morning',
    ),
    tip('Wear earplugs all day', 'Wind noise tires you more than bends do.', 'Soft ones', 'A spare pair in the jacket'),
    tip(
      'Leave two days without a plan',
      'Rain and good roads both need room.',
      'Book first and last night',
      'Ask hosts about roads',
    ),
    tip('Start before nine', 'Empty passes and cool heads.', 'Fuel in the evening', 'Breakfast packed'),
    tip('Drink in traffic stops', 'Dry riders decide badly.', 'Tube bag', 'Each hour'),
    tip('Brake before the bend', 'Then look, then gas.', 'Outside line', 'No panic lever'),
    tip('Pressure for the load', 'Handlebook has a second figure.', 'Cold', 'Gauge'),
    tip('Keep rain gear outside', 'You stop late otherwise.', 'Top bag', 'Gloves too'),
    tip('Agree on no overtaking inside', 'Groups crash at junctions.', 'Wait at turns', 'Two seconds'),
    tip('Put cream and knee pads', 'Small pains end days.', 'Padded seat', 'Stretch'),
    tip('Learn to pick it up', 'Off the load first.', 'Legs, not back', 'Practise once'),
  ],
};
