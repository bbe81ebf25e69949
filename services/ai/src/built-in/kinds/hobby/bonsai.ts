import { type Kind, step, tip } from '../kind.ts';

export const bonsai: Kind = {
  id: 'bonsai',
  category: 'hobby',
  name: 'Grow and keep a bonsai',
  slots: {
    tree: {
      words: [
        'juniper',
        'Japanese maple|maple|acer',
        'ficus',
        'Chinese elm|elm|ulmus',
        'pine|black pine|scots pine',
        'carmona|fukien tea',
        'azalea|satsuki',
        'olive tree|olive',
        'larch',
        'hornbeam|beech',
        'jade tree|crassula|jade',
        'ginseng ficus|ginseng',
        'apple tree|apple|crab apple',
        'cherry|wisteria',
        'oak',
      ],
      otherwise: 'tree',
    },
  },
  ask: {
    question: 'Do you have a tree already, and indoors or outdoors?',
    chips: ['A gift tree that drops leaves', 'Outdoor maple or juniper', 'Grow my own from a seedling'],
  },
  hoursAWeek: 1.5,
  measures: ['trees'],
  overview:
    'You will learn what your {tree} needs from light and water, keep it healthy through one season, then prune, wire and repot at the right time of year.',
  approach:
    'Most bonsai die of being indoors: juniper, maple, pine, larch and elm are outdoor trees that need a winter. Ficus, jade and carmona live inside at a bright window. Water when the surface is just dry, not by the calendar, and do not style a weak tree.',
  done: 'The {tree} has lived through four seasons, has new growth, and its shape shows your hand.',
  cautions: [
    'Wild trees may only be dug with the owner’s and the law’s permission. Sap of ficus irritates skin and is bad for pets.',
  ],
  steps: [
    step(
      'Find out which {tree} it is and place it rightly',
      'Leaf, bark and needles tell. Outdoor ones go out now (frost-free shade first if it comes from a warm shop), indoor ones to the brightest window away from heaters.',
      [
        'Ask a club or shop with a photograph',
        'Choose the place by light',
        'Take off moss glued on top and check for a drain hole',
      ],
      1,
    ),
    step(
      'Learn to water by finger and weight',
      'Finger one centimetre deep: dry means water until it runs out twice. Lift the pot wet and dry once to learn its weight. Mist does not replace it.',
      ['Look each morning for two weeks', 'Note the days watered', 'Use rainwater where the tap is hard'],
      1,
    ),
    step(
      'Keep the {tree} growing for six weeks before you cut',
      'Health first: feed half-strength every two weeks in growth, turn a quarter each week, look below leaves for scale and mites. Yellow and soft is too wet, crisp is too dry.',
      ['Photograph from one side each Sunday', 'Feed from spring to autumn', 'Treat pests with soapy water'],
      3,
      { waitDays: 30 },
    ),
    step(
      'Choose the front and make the first cut',
      'Look at roots, trunk and first branch. Remove what is dead, crossing, straight up or down. Never more than a third in a season; with outdoor leaf trees in late winter or after the first flush.',
      ['Draw the tree as it is and as it may be', 'Wait a night', 'Cut with sharp clean scissors'],
      2,
    ),
    step(
      'Wire two branches of the {tree}',
      'Aluminium wire a third as thick as the branch, at 45 degrees, two branches with one piece. Bend slowly; take off by cutting, before it bites, after three to six months.',
      ['Practise on a garden twig', 'Put the check date into the calendar'],
      2,
    ),
    step(
      'Repot at the end of winter',
      'Every two to three years, when buds swell: comb out, cut a third of the roots, gritty mix (akadama, pumice, lava), wire into the pot, shade three weeks. Tropical ones in early summer.',
      ['Sieve the mix', 'Prepare mesh and wire for the {tree}', 'Keep out of wind for three weeks'],
      2,
      { when: { weeksFrom: 12 } },
    ),
    step(
      'Show your {tree} to a club and plan the next year',
      'A bonsai club tells you in five minutes what books cannot. It is done when you know the month of each task and have a second young tree growing.',
      ['Find a club or workshop', 'Bring photos of four seasons', 'Plant a nursery seedling as number two'],
      2,
      { measured: 'Have all {total} healthy' },
    ),
  ],
  suggestions: [
    tip(
      'Move it to its right place first',
      'Most trees sold as bonsai belong outdoors.',
      'Ask for the species',
      'Protect the pot from hard frost',
    ),
    tip(
      'Lift the pot to know when to water',
      'A dry pot is clearly lighter than a wet one.',
      'Lift it each morning',
      'Water until it runs out below',
    ),
    tip(
      'Practise on a cheap nursery plant',
      'It teaches cutting and wiring without fear.',
      'A juniper or an elm',
      'One branch at a time',
    ),
    tip(
      'Take a photograph from the same side each week',
      'Slow growth shows only in pictures.',
      'Same light',
      'Note what you did',
    ),
    tip('Start with a cheap nursery plant', 'It teaches cutting without tears.', 'Juniper, elm', 'Garden centre sale'),
    tip('Put it out', 'Most are outdoor trees.', 'Shelter from wind', 'Pots into soil in frost'),
    tip('Do not pull roots in a panic', 'Sick trees need rest.', 'Shade', 'Less water'),
    tip('Take one photograph a week', 'Growth is slow to see.', 'Same side', 'Note'),
    tip('Ask someone to water', 'Two hot days kill.', 'Holiday tray', 'Neighbour'),
    tip('Cut to a bud that points out', 'The branch follows it.', 'Slanting', 'Sealed when thick'),
    tip('Grow trunks in the ground', 'Pots keep thin.', 'Two years', 'Then cut back'),
    tip('Buy one good pair of scissors', 'Crushed cuts die back.', 'Clean with alcohol', 'Only for bonsai'),
  ],
};
