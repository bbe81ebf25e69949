import { type Kind, step, tip } from '../kind.ts';

export const wildlifeGarden: Kind = {
  id: 'wildlife-garden',
  category: 'hobby',
  name: 'Make a garden for wildlife',
  slots: {
    guest: {
      words: [
        'hedgehogs|hedgehog',
        'frogs and newts|frogs|frog|newts|toads|tadpoles',
        'bees|bumblebees|solitary bees|pollinators|bee',
        'butterflies|butterfly|moths|caterpillars',
        'birds|garden birds|sparrows|swifts|robins|blue tits',
        'bats|bat',
        'dragonflies|dragonfly',
        'insects|beetles|ladybirds',
        'hummingbirds',
        'fireflies',
        'squirrels|red squirrels',
        'wildlife|nature|animals',
      ],
      otherwise: 'wildlife',
    },
    part: {
      words: [
        'pond|mini pond|wildlife pond',
        'wildflower meadow|meadow|wild flower meadow',
        'hedge|native hedge',
        'log pile|dead hedge',
        'bird boxes|nest boxes|nesting boxes',
        'bee hotel|insect hotel|bug hotel',
        'rewilded lawn|lawn|rewild',
        'balcony|pots',
      ],
      otherwise: 'first corner',
    },
  },
  ask: {
    question: 'What space have you, and whom would you like to see there?',
    chips: ['A lawn to change', 'Hedgehogs and frogs', 'A pond or balcony'],
  },
  hoursAWeek: 2.5,
  measures: ['species'],
  overview:
    'You will look at who already comes, give water, food and shelter in that order of effect, make the {part}, stop what harms, and count {guest} through a year.',
  approach:
    'Water brings most in the shortest time: even a washing-up bowl. Native plants feed more than imported ones, and leaving things does more than building things. Wildflowers need poor soil, so feeding a lawn is the wrong start.',
  done: 'The {part} is made, and you counted more species this year than last.',
  cautions: [
    'Ponds need a ramp for animals and a cover or fence where small children are. Never move frogs, spawn or wild plants from nature; hedges are not cut while birds nest.',
  ],
  steps: [
    step(
      'Sit for 30 minutes and write who comes',
      'Sketch sun, shade, wet and dry spots. Count birds, bees, spiders, slugs for half an hour; it is your base line for {guest}.',
      ['Draw a plan with north', 'List what lives here now', 'Photograph from one fixed point'],
      1,
    ),
    step(
      'Put out water and stop three harms',
      'A shallow dish with a stone, changed daily. No slug pellets, no sprays, no peat. Leave a corner of leaves, stems and logs as it is until spring.',
      [
        'Fill a dish at ground level and one high up',
        'Make a hole of 13 by 13 cm in the fence with the neighbour’s consent',
        'Stack a log pile in the shade',
      ],
      1.5,
    ),
    step(
      'Choose what {guest} need and plan the {part}',
      'Frogs: water without fish. Hedgehogs: gaps, leaves and cat food, never milk. Bees: flowers from March to October and bare sandy soil. Birds: dense shrubs, and feeders cleaned weekly. Bats and moths: scent at dusk, no light.',
      [
        'Read one page of a wildlife trust on your guests',
        'Draw the {part} to size',
        'List plants by flowering month and fill the gaps',
      ],
      2,
      { resources: 'Royal Society for the Protection of Birds: https://www.rspb.org.uk' },
    ),
    step(
      'Make the {part}',
      'Pond: from 1 by 2 metres, 60 cm deep at one point, one side as a beach, filled with rain. Meadow: take off turf or sow yellow rattle in autumn. Hedge: bare-root natives in winter, five a metre. Boxes: 2–4 metres high, facing between north and east.',
      [
        'Mark it with a hose or string and look for a day',
        'Check for pipes before digging',
        'Do it in the right season or prepare the ground now',
      ],
      8,
    ),
    step(
      'Plant for three seasons',
      'Willow, crocus and lungwort early; thyme, marjoram, scabious in summer; ivy and asters late. Single flowers only, in groups of three or five. Night-scented ones for moths.',
      ['Buy plants free of insecticide that feed {guest}', 'Plant three groups', 'Water for the first summer'],
      4,
      { months: [3, 5] },
    ),
    step(
      'Change the mowing and cutting',
      'Half the lawn cut monthly, a patch once or twice a year with the cuttings raked off. Stems stay until spring. Tell neighbours it is on purpose with a mown edge.',
      ['Mow paths', 'Rake off every cutting', 'Put up a small sign'],
      6,
      { months: [5, 9], when: { weeksFrom: 6 } },
    ),
    step(
      'Join a count and see what came',
      'A garden bird or butterfly count gives dates and lists. Compare with the first sheet: new {guest} are the proof that it works.',
      ['Record on two mornings a month', 'Send one count in', 'Decide next year’s one addition'],
      3,
      { measured: 'Count all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Put a shallow dish of water out today',
      'It brings birds, bees and hedgehogs within days.',
      'A stone in the middle',
      'Fresh water each morning',
    ),
    tip(
      'Leave stems and leaves until spring',
      'Most insects spend the winter in them.',
      'Rake only the paths',
      'Cut back in March or April',
    ),
    tip(
      'Ask a neighbour for a gap in the fence',
      'Hedgehogs need several gardens each night.',
      '13 by 13 centimetres',
      'Explain what it is for',
    ),
    tip(
      'Turn outside lights off at ten',
      'Moths, bats and birds need a dark night.',
      'Use a timer',
      'Choose a warm bulb',
    ),
    tip('Leave leaves', 'Half of the insects winter there.', 'Under hedges', 'Rake only paths'),
    tip('Turn off garden lights', 'Moths and bats need dark.', 'Timer', 'Warm colour'),
    tip('Make a bee bank', 'Most bees dig, few use hotels.', 'Sand in the sun', 'No cover'),
    tip('Give a way out of water', 'Hedgehogs drown in steep ponds.', 'Plank', 'Stones'),
    tip('Plant a small tree', 'One crab apple feeds hundreds.', 'Bare root', 'Winter'),
    tip('Keep cats in at dawn and dusk', 'Fledglings sit low then.', 'June', 'Bell collar'),
    tip('Do it with next door', 'Gardens together are a habitat.', 'One gap each', 'Shared list'),
    tip('Use seed from your region', 'Foreign mixes fade.', 'Ask a trust', 'Hay from a meadow'),
  ],
};
