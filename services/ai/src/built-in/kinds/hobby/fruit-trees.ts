import { type Kind, step, tip } from '../kind.ts';

export const fruitTrees: Kind = {
  id: 'fruit-trees',
  category: 'hobby',
  name: 'Plant and look after fruit trees',
  slots: {
    fruit: {
      words: [
        'apples|apple',
        'pears|pear',
        'plums|plum|damson',
        'cherries|cherry',
        'peaches|peach|apricot|nectarine',
        'figs|fig',
        'quinces|quince',
        'walnuts|walnut|hazelnuts|nuts',
        'lemons|citrus|orange|lemon',
        'olives|olive',
        'mangoes|mango|avocado',
        'cider apples|cider',
        'mulberries|mulberry',
        'grapes|vine|grapevine',
      ],
      otherwise: 'fruit',
    },
    care: {
      words: [
        'pruning|prune|cut back|cut|overgrown|rescue|old trees|old apple trees|neglected|look after|care for|trim',
      ],
      otherwise: 'care',
    },
  },
  ask: {
    question: 'How much room have you, and new or old trees?',
    chips: ['One small tree', 'An old orchard to rescue', 'An espalier on a wall'],
  },
  hoursAWeek: 2,
  measures: ['trees'],
  overview:
    'You will choose sorts and rootstock for your room, plant or rescue trees at the right season, learn one winter and one summer cut, and pick {fruit}.',
  approach:
    'The rootstock decides the height, the pollination partner decides whether there is fruit, and the first three years decide the shape. A tree on a dwarf stock fruits in two to three years, a standard in eight. Plant bare-root trees while they sleep, from late autumn to early spring.',
  done: 'The trees are planted or cut back into shape, and you have picked {fruit} or seen the first blossom set.',
  cautions: [
    'Ladders on soft ground tip: three legs or a helper. Large trees and power lines are for a tree surgeon; old trees may be protected, so ask the council.',
  ],
  steps: [
    step(
      'Look at your space and list the trees',
      'Sun at least six hours, not in a frost hollow, distance to walls and neighbours (the law often says 2–4 metres). Old trees: name, height, dead wood, canker.',
      ['Measure the space', 'Photograph each old tree from two sides', 'Ask neighbours which {fruit} do well'],
      1.5,
    ),
    step(
      'Choose sort, rootstock and partner',
      'Apples: M27 to 1.8 m, M9 to 2.5, M26 to 3.5, MM106 to 4.5. Ask a nursery for a disease-resistant sort from your area, its pollination group and when it is eaten.',
      [
        'Taste {fruit} at a market or apple day',
        'Write to a nursery with soil and height',
        'Order for the bare-root season',
      ],
      2,
      { when: { unnamed: 'care' } },
    ),
    step(
      'Plant the tree and stake it',
      'Hole twice as wide as the roots, no deeper; graft knob 10 cm above ground; low stake on the wind side; guard against rabbits; one metre free of grass with mulch; two cans of water.',
      ['Soak the roots for an hour', 'Plant, tread, water', 'Label with sort and stock'],
      3,
      { months: [11, 3], when: { unnamed: 'care' }, waitDays: 14, measured: 'Plant the first {50%}' },
    ),
    step(
      'Learn pruning from somebody with a saw',
      'A half-day course or an orchard group in winter. Dead, diseased, crossing first; open the middle so that a hat can be thrown through. Never more than a quarter a year; stone fruit only in summer.',
      ['Book the winter course', 'Cut one tree together', 'Clean blades between trees'],
      3,
    ),
    step(
      'Prune and feed the trees in season',
      'Apple and pear in late winter, plum and cherry after picking. Compost in spring, water new trees 20 litres a week in dry spells for two summers.',
      ['Mark cuts with ribbon first', 'Cut to an outward bud', 'Mulch for {fruit} next year, not against the trunk'],
      6,
    ),
    step(
      'Protect blossom and young {fruit}',
      'Fleece on frost nights for peach and pear on walls; thin apples to one or two a cluster in early summer; grease bands in autumn; pick up fallen fruit.',
      ['Watch for frost in blossom time', 'Thin in June', 'Hang a pheromone trap for moth'],
      4,
      { months: [4, 6] },
    ),
    step(
      'Pick, store and use your {fruit}',
      'Lift and twist: if it comes off, it is ripe. Sound late apples in single layers, cool and dark, not beside potatoes. A community press makes juice.',
      ['Pick in dry weather', 'Sort: eat, keep, press', 'Note kilos and sort'],
      4,
      { months: [8, 10], measured: 'Bring in all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Buy bare-root trees in winter',
      'They cost half and root better than potted ones.',
      'November to March',
      'Soak them for an hour',
    ),
    tip(
      'Ask which trees flower at the same time',
      'A single apple or cherry often stays without fruit.',
      'Look for the group letter',
      'A neighbour’s tree counts',
    ),
    tip(
      'Keep a circle of one metre free of grass',
      'Grass takes most of the water in the first years.',
      'Mulch ten centimetres deep',
      'Not against the trunk',
    ),
    tip(
      'Take off half of the small fruit in June',
      'The rest grows larger, and the tree bears again next year.',
      'One or two a cluster',
      'A hand’s width apart',
    ),
    tip('Buy bare root', 'Cheaper and roots better.', 'November to March', 'Soak'),
    tip('Plant two that flower together', 'One alone stays empty.', 'Or a neighbour’s', 'Crab apple'),
    tip('Prune lightly', 'Hard cuts make water shoots.', 'Quarter at most', 'Each year'),
    tip('Thin the crop', 'Fewer, bigger, every year.', 'Hand’s width apart', 'June'),
    tip('Train on a wall', 'Fruit in 30 cm of depth.', 'Wires each 40 cm', 'Summer cut'),
    tip('Let old trees keep a dead branch', 'Woodpeckers live there.', 'Away from paths', 'Not all'),
    tip('Share a press', 'Juice day with neighbours.', 'Book in August', 'Clean bottles'),
    tip('Learn to graft', 'Your grandmother’s apple for ever.', 'March', 'Scion wood in fridge'),
  ],
};
