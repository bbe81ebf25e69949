import { type Kind, step, tip } from '../kind.ts';

/** They have slept out. */
const camped = [
  'two sites done',
  'have the tarp',
  'did two/three nights',
  'with electric hook-up',
  'last time it rained',
  'scout days',
];

/** Where it is allowed. */
const legalSpot = ['legal/fined/permission/wild/bivvy/dartmoor/forest_office/loch'];

/** Wet nights. */
const rained = ['rained/rain/wet/dry'];

/** Cold nights and new hips. */
const cold = ['freezing/warm/cold/catch my death', 'new hip'];

/** Children come along. */
const kidsTent = ['kids/children are/six', 'kids and', 'with my/the/our kids/children'];

/** Hammock. */
const hammock = ['hammock'];

/** The first night alone. */
const soloNight = ['alone', 'solo', 'nerve/nervous/scared'];

export const goCamping: Kind = {
  id: 'go-camping',
  category: 'hobby',
  name: 'Go camping or wild camping',
  slots: {
    style: {
      words: [
        'wild camping|wild camp|backcountry|bivvy|bivouac',
        'family camping|with the kids|kids|family|children',
        'festival camping|festival',
        'hammock camping|hammock',
        'winter camping|winter|snow',
        'car camping|roof tent|car',
        'canoe camping|canoe',
        'scout camp|scouts',
        'glamping|yurt',
        'hut to hut|bothy|shelter',
        'bushcraft|survival|campfire',
      ],
      otherwise: 'camping',
    },
    place: { from: 'place', otherwise: 'the place you choose' },
    person: { from: 'person', otherwise: 'those who come' },
  },
  ask: {
    question: 'Who is coming, and have you slept in a tent before?',
    chips: ['First time, with children', 'Alone and wild', 'A better kit for rain'],
  },
  hoursAWeek: 2,
  measures: ['nights'],
  overview:
    'You will test sleep in the garden or on a near site, gather a kit that keeps you warm and dry, plan food and ground, and spend the nights you dream of.',
  approach:
    'A bad night comes from cold below, not from above: the mat matters more than the bag. Do one night close to home first, with the car or house as a way out. Borrow everything once and buy what you missed.',
  done: 'You have slept out, stayed dry and warm, left no trace, and want to go again.',
  cautions: [
    'No stove or barbecue in a tent or porch: carbon monoxide kills in sleep. Ask about fires, wild camping and bears or ticks in that country. Tell somebody your place and return time.',
  ],
  steps: [
    step(
      'Write what went wrong or is missing from the last nights',
      'Warm, dry, safe, fed, slept: a mark from 1 to 5 each. The lowest one gets the money and the next trial. A leak is mostly seams, a pitch in a hollow, or touching the inner tent; a cold back is the mat and not the bag.',
      ['Give five marks', 'Find the cause of the lowest', 'Fix one thing and try it in the garden'],
      0.8,
      { when: { said: camped } },
    ),
    step(
      'Sleep one night in the garden or a friend’s field',
      'Tent up in daylight, mat, bag, torch, loo plan. Note when you woke and why: cold hip, noise, slope, light.',
      ['Borrow tent, mat and bag', 'Pitch it once in daylight', 'Write down three things that woke you'],
      2,
      { when: { unsaid: [...camped, ...kidsTent, ...soloNight] } },
    ),
    step(
      'Read the rules for {style} and choose the spot',
      'Wild camping is allowed in some countries, forbidden in many; sites take bookings early for holidays. Look for flat, slightly high, morning sun, wind break, not under dead branches, not beside the river.',
      ['Look up the rules for {place}', 'Check loo, water, fire and dogs', 'Book, or mark two spots on the map'],
      1.5,
      { when: { unsaid: legalSpot } },
    ),
    step(
      'Find a spot where sleeping out is allowed',
      'Sweden, Norway and Scotland allow it with a code; Dartmoor has a map of permitted parts; most of England, Germany, Alps under the tree line and India want a permit or the owner’s yes. Ask forest office or farmer by name and number of nights. Arrive at dusk, leave at dawn, no fire, no trace.',
      ['Read the rule of that region', 'Ask owner or forest office in writing', 'Choose a second legal spot'],
      1.5,
      { waitDays: 5, when: { said: legalSpot } },
    ),
    step(
      'Make the tent or tarp dry before you need it',
      'Seal seams, groundsheet smaller than the tent, guy lines tight and low end to the wind, pitch on a rise and never in a dip. Porch for wet things, spare socks in a sealed bag. Stand under the garden hose for ten minutes: what drips now drips there.',
      ['Seal seams and proof the zip flap', 'Hose test for ten minutes', 'Pitch it blind in wind'],
      2,
      { when: { said: rained } },
    ),
    step(
      'Sleep warm: mat first, then bag, then food',
      'In May at 3 degrees: mat with R 4 or two mats, bag with comfort at 0, dry wool, hat, hot bottle at the feet, nuts before sleep. With a hip or stiff back a camp bed of 40 cm and a stool. Test one cold night at home with the window open.',
      ['Look up R value and comfort degree', 'Try a night by the open window', 'Pack hat, bottle and nuts'],
      1.5,
      { when: { said: cold } },
    ),
    step(
      'Hang the hammock right and cover the underside',
      'Straps on two living trees thicker than a thigh, four to five metres apart, 30 degrees, sit height of a chair, lie across. Tarp over it, quilt below: without, ten degrees feel like zero. Ask where hanging is allowed; many forests forbid it.',
      ['Hang it twice in a park', 'Get a quilt or mat for below', 'Ask about hanging in that forest'],
      2,
      { when: { said: hammock } },
    ),
    step(
      'Let children pitch, cook and sleep once in the garden',
      'Each gets a job: pegs, torch, water. Own torch, own bag by the head, the same story, one dry set in a sealed bag. Arrive by three, eat at five, play till dark. Choose a site with a beach or stream and toilets within 50 metres for the first time.',
      ['Give each child a job', 'One night in the garden', 'Book a small site with toilets near'],
      3,
      { when: { said: kidsTent } },
    ),
    step(
      'Take the first night alone in rising steps',
      'Garden, campsite, a spot 20 minutes from the car, then the hill. Tell one person place and hour of the message. Sounds are mice and wind: listen ten minutes with the light off on purpose. A book, a hot drink, earplugs for one ear; you may walk out at any hour.',
      ['Three nights in rising steps', 'Agree on the morning message', 'Plan the walk out by night'],
      6,
      { when: { said: soloNight } },
    ),
    step(
      'Put together the sleeping kit for {style}',
      'Mat with R-value 2 for summer, 4 for autumn, 5 for snow; bag with comfort degrees 5 lower than forecast; pillow from clothes; earplugs.',
      ['Borrow before you buy', 'Lie on the mat for an hour', 'Weigh it if you carry it'],
      2,
      { when: { unsaid: [...cold, ...hammock] } },
    ),
    step(
      'Plan food, water and stove',
      'One-pot dinners, porridge, coffee, two litres of water a person plus cooking. Gas for two days 100 g a person. Cook it once at home.',
      ['Write the menu by meals', 'Pack each dinner in one bag', 'Practise lighting the stove outdoors'],
      2,
    ),
    step(
      'Pack by list and rehearse rain',
      'Pitch in under ten minutes, dry clothes in a bag inside, toilet kit, first aid, headlamps, repair tape. Give {person} a torch of their own.',
      ['Tick a packing list', 'Pitch in the rain on purpose', 'Leave route and time with someone'],
      2,
      { when: { unsaid: rained } },
    ),
    step(
      'Do a weekend of {style} with a way out',
      'One or two nights less than an hour from home, mild forecast. Agree beforehand that going home is allowed.',
      ['Arrive three hours before dark', 'Do dinner and tent before play', 'Note what you did not use'],
      6,
      { measured: 'Spend the first {30%} outside' },
    ),
    step(
      'Go for the trip you dreamed of to {place}',
      'Watch weather two days ahead: storm warnings mean postpone. Move camp at most every second day with children.',
      ['Book or check spots three weeks before', 'Dry and repair the kit', 'Make a plan B with a roof'],
      12,
      { when: { weeksFrom: 4 }, measured: 'Spend {80%}' },
    ),
    step(
      'Clean, dry and store the kit, set the next date',
      'Dry tent and bags fully, wash pans, refill first aid, write the list anew. It is done with a next date agreed with {person}.',
      ['Hang the tent for a day', 'Fix zips and pegs', 'Choose the next weekend'],
      2,
      { measured: 'Spend all {total} outside' },
    ),
  ],
  suggestions: [
    tip(
      'Sleep one night close to home first',
      'You find what is missing while the car is near.',
      'The garden counts',
      'Write three things down',
    ),
    tip('Spend on the mat before the bag', 'Cold comes from below.', 'Two mats beat one', 'Lie on it for an hour'),
    tip(
      'Pitch the tent before you play or cook',
      'Rain and darkness come together.',
      'Door away from the wind',
      'Pegs at an angle',
    ),
    tip(
      'Keep one set of clothes for the night only',
      'Dry clothes make a cold night bearable.',
      'In a waterproof bag',
      'A hat and dry socks',
    ),
    tip('Insulate from below', 'Two mats beat a thicker bag.', 'Foam under air', 'Leaves under foam'),
    tip('Wear a hat in bed', 'Most warmth leaves there.', 'Dry socks', 'Bottle of hot water'),
    tip('Pitch before play', 'Dark and rain come together.', 'Doors away from wind', 'Pegs at 45 degrees'),
    tip('Keep one set dry', 'Night clothes stay in the bag.', 'Waterproof', 'Never outside'),
    tip('Eat fat before sleep', 'It heats for hours.', 'Nuts, cheese', 'Then teeth'),
    tip('Pee before bed', 'Cold bladders wake.', 'Light by the door', 'Shoes ready'),
    tip('Leave by ten, unseen', 'Wild campers arrive late and go early.', 'No fire', 'No trace'),
    tip('Photograph the packed boot', 'Next time it fits.', 'Boxes with labels', 'Kitchen on top'),
  ],
};
