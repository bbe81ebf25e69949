import { type Kind, step, tip } from '../kind.ts';

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
      'Sleep one night in the garden or a friend’s field',
      'Tent up in daylight, mat, bag, torch, loo plan. Note when you woke and why: cold hip, noise, slope, light.',
      ['Borrow tent, mat and bag', 'Pitch it once in daylight', 'Write down three things that woke you'],
      2,
    ),
    step(
      'Read the rules for {style} and choose the spot',
      'Wild camping is allowed in some countries, forbidden in many; sites take bookings early for holidays. Look for flat, slightly high, morning sun, wind break, not under dead branches, not beside the river.',
      ['Look up the rules for {place}', 'Check loo, water, fire and dogs', 'Book, or mark two spots on the map'],
      1.5,
    ),
    step(
      'Put together the sleeping kit for {style}',
      'Mat with R-value 2 for summer, 4 for autumn, 5 for snow; bag with comfort degrees 5 lower than forecast; pillow from clothes; earplugs.',
      ['Borrow before you buy', 'Lie on the mat for an hour', 'Weigh it if you carry it'],
      2,
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
