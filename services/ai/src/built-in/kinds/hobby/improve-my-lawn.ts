import { type Kind, step, tip } from '../kind.ts';

export const improveMyLawn: Kind = {
  id: 'improve-my-lawn',
  category: 'hobby',
  name: 'Get a good lawn',
  slots: {
    trouble: {
      words: [
        'moss',
        'bare patches|patches|patchy|bald spots',
        'weeds|dandelions|clover|daisies',
        'dog spots|dog|dogs|urine',
        'shade|shady|under the tree|under trees',
        'waterlogging|wet|soggy|puddles|clay',
        'brown grass|brown|drought|dry',
        'moles|mole|molehills',
        'grubs|chafers|leatherjackets',
        'builders’ rubble|new build|builders|rubble',
      ],
      otherwise: 'weak grass',
    },
  },
  ask: {
    question: 'What is wrong with it now?',
    chips: ['Moss and weeds', 'New lawn from bare soil', 'Dogs and football'],
  },
  hoursAWeek: 2,
  measures: ['square metres', 'm2', 'patches'],
  overview:
    'You will find out what is behind {trouble}, feed, cut and loosen in the right months, sow or turf what is bare, and keep it by a short round through the year.',
  approach:
    'Grass does not lose to moss; it gives up because of shade, wet, sour soil or a mower set too low, and moss moves in. Cut at 4–5 cm and never more than a third. Seed in early autumn or mid spring, when soil is above 10 degrees, and water lightly each day until it is up.',
  done: 'The grass is closed and green from the path, and you needed no more than a mow a week.',
  cautions: [
    'Iron and weed products stain stone and harm pets and water: follow the label and keep children off. Look up whether the ones for {trouble} are allowed where you live.',
  ],
  steps: [
    step(
      'Look closely at the lawn and test the soil',
      'Push a screwdriver in: under 10 cm is compacted. Count hours of sun, check puddles after rain, and test pH (6 to 7 is right). Write what you find where you see {trouble}.',
      ['Photograph the worst metre of {trouble}', 'Push in a screwdriver at ten points', 'Buy a pH strip test'],
      1,
    ),
    step(
      'Raise the mower and sharpen its blade',
      '4–5 cm in the sun, 6–7 in shade, often and little, never wet. A torn tip turns brown.',
      ['Set the height with a ruler', 'Sharpen or change the blade', 'Leave short clippings in summer'],
      1,
    ),
    step(
      'Feed once by season and weight',
      'Spring: nitrogen, 25–35 g a square metre of lawn feed; autumn: potash, no nitrogen. Before rain, by spreader in two directions.',
      ['Measure the area', 'Work out the grams', 'Water in if no rain comes'],
      1,
      { months: [3, 10] },
    ),
    step(
      'Rake, spike and dress the area with {trouble}',
      'In early autumn or mid spring: scarify until soil shows, spike every 10 cm with a fork, brush in sand and compost. It looks terrible for three weeks. In shade thin branches first; for wet clay spike twice a year.',
      ['Mow short the day before', 'Rent a scarifier with a neighbour', 'Brush in 2–3 kg a square metre'],
      6,
      { months: [4, 10] },
    ),
    step(
      'Sow or turf the bare parts',
      'Seed 35 g a square metre on raked soil, roller or feet, two millimetres of compost, moist for three weeks. Turf is quicker and dearer: lay within a day, staggered, water for two weeks.',
      [
        'Choose a mix for shade, play or drought',
        'Begin where you had {trouble}, and keep off until it is 8 cm high',
        'First cut at 5 cm with a sharp blade',
      ],
      4,
      { months: [4, 10], waitDays: 21, measured: 'Renew the first {50%}' },
    ),
    step(
      'Keep the round: mow, water, weed by hand',
      'Water rarely and deeply: 15 litres a square metre once a week in drought, or let it go brown, it comes back. Dig dandelions after rain. Rinse dog spots with a can at once.',
      ['Fix a mowing day', 'Pull ten weeds a visit and look for {trouble}', 'Edge once a month'],
      10,
      { months: [4, 10], when: { weeksFrom: 6 } },
    ),
    step(
      'Plan next year so as to keep away {trouble}',
      'A calendar of six dates: feed, rake, spike, seed, feed, leaves off. Where grass fails for the third time plant something else: clover, ground cover, chips under the swing.',
      ['Put the six dates into the calendar', 'Compare the photograph', 'Decide what is not going to be lawn'],
      1.5,
      { measured: 'Have all {total} green' },
    ),
  ],
  suggestions: [
    tip(
      'Raise the mower by one notch',
      'Longer grass shades out moss and weeds.',
      'Four to five centimetres',
      'Cut a third at most',
    ),
    tip(
      'Sow in early autumn',
      'Warm soil and rain bring it up in two weeks.',
      'Rake the soil first',
      'Keep it moist for three weeks',
    ),
    tip(
      'Loosen the places where people walk',
      'Roots cannot breathe in trodden soil.',
      'A fork every ten centimetres',
      'Brush sand into the holes',
    ),
    tip(
      'Mix clover into the seed',
      'It stays green in dry summers and feeds the grass.',
      'Five per cent by weight',
      'Bees like it',
    ),
    tip('Cut a third at most', 'Scalped grass invites moss.', 'Twice a week in May', 'High first cut'),
    tip('Sow with radio weather', 'A wet week beats a hose.', 'Early autumn', 'Two millimetres of cover'),
    tip('Use clover', 'It stays green in drought and feeds itself.', 'Micro clover', '5 per cent of the mix'),
    tip('Take leaves off', 'Wet leaves kill grass in a fortnight.', 'Mower picks them up', 'Compost'),
    tip('Vary the direction', 'Ruts and lean vanish.', 'Each week', 'Stripes by roller'),
    tip('Water at dawn', 'Evening wet brings fungus.', 'Once a week', 'Cup measures it'),
    tip('Sharpen twice a year', 'White tips mean dull.', 'Spring and midsummer', 'Unplug first'),
    tip('Leave one corner long', 'Less work and butterflies.', 'Mown edge', 'Cut in autumn'),
  ],
};
