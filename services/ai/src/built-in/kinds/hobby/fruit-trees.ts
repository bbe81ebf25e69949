import { type Kind, step, tip } from '../kind.ts';

/** Trees of warm lands. */
const tropical = [
  'avocado/avocados/hass/mango/mangoes/alphonso/chikoo/guava/papaya/pawpaw/macadamia/cashew/banana/bananas/coffee/litchi/lychee/jackfruit/avo',
  'long/short/rainy rains/season',
  'monsoon',
];

/** Citrus. */
const citrus = ['lemon/lemons/lime/limes/orange/oranges/citrus/mandarin'];

/** An old or wild tree. */
const oldTree = [
  'old/grandmother tree/trees/zwetschgenbaum',
  'neglected/overgrown',
  'nobody/no_one has cut/pruned',
  'carries/bears nothing',
  'leaf curl',
  'came with',
];

/** Trees on a wall. */
const wall = ['wall/espalier/espaliers/fan/cordon/cordons', 'south facing'];

/** Trees stand already. */
const planted = [
  'planted in/bare-root/last',
  'whips/maiden/maidens',
  'formative cut',
  'year two/three',
  'grafted _? scions/trees/whips',
  'took',
];

/** Others eat first. */
const deer = ['deer/goats/monkeys/rabbits/voles/cattle eat/eats/ate/browse/everything', 'deer eat'];

/** The choice and the planting of cool lands are not theirs. */
const knownTrees = [...tropical, ...planted, ...oldTree];

/** A seedling or pot stands already. */
const seedling = ['from a seed/stone/pip', 'from seed'];

export const fruitTrees: Kind = {
  id: 'fruit-trees',
  category: 'hobby',
  name: 'Plant and look after fruit trees',
  slots: {
    fruit: {
      words: [
        'avocados|avocado|hass',
        'guavas|guava',
        'papayas|papaya|pawpaw',
        'bananas|banana',
        'coffee',
        'oranges',
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
        'mangoes|mango',
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
      'Walk the ground in rain and choose drained places',
      'Avocado and papaya roots die after two days in standing water, mangoes after a week. Dig a hole of 60 cm, fill it with water: if some is left after a day, plant on mounds of half a metre or move uphill. Look at wind, road, water for the dry months, and frost.',
      [
        'Dig and fill three test holes',
        'Mark drained places and wind',
        'Count the water you can carry in the dry months',
      ],
      1.5,
      { when: { said: tropical, unsaid: planted } },
    ),
    step(
      'Decide on graft or patience for the tree from seed',
      'A seedling fruits in six to ten years and seldom like its mother. Graft it: scions from a bearing tree, pencil thick, cleft in the cool dry month, wrapped for six weeks; a nursery does it for a small sum. Or keep it for shade and set a grafted one beside it. Sad leaves on a lime: feed, drain, more sun.',
      [
        'Ask a grower for scions and a month',
        'Practise three cleft grafts on twigs',
        'Set a grafted tree as insurance',
      ],
      3,
      { when: { said: seedling } },
    ),
    step(
      'Order grafted trees from a registered nursery',
      'A seedling bears in six to ten years and not like its mother; a grafted one in three. Take Hass with one Fuerte in eight for pollen, or the mango sort your market asks for. Straight stem of pencil width, graft healed, roots not circling. Order two months before the rains.',
      ['Visit two registered nurseries', 'Check graft, roots and label', 'Order with a tenth more for losses'],
      2,
      { when: { said: tropical, unsaid: [...planted, ...seedling] } },
    ),
    step(
      'Dig the holes a month before the long rains',
      'Holes 60 by 60 by 60 cm, topsoil and subsoil apart, topsoil mixed with two buckets of rotted manure, filled to a mound. Rows 6 to 8 metres apart for avocados and 8 to 10 for mangoes. So the ground has settled when the first good rain comes.',
      ['Mark rows with string', 'Dig and refill with manure', 'Order stakes, mulch and shade leaves'],
      8,
      { when: { said: tropical, unsaid: [...planted, ...seedling] } },
    ),
    step(
      'Plant after the second good rain and mulch',
      'Water the pot, cut the bag, keep the graft a hand above ground, press, give 10 litres. Shade for two weeks, mulch a hand deep but off the stem, basin on the lower side. In dry weeks 20 litres twice; beans between the rows pay the first years.',
      ['Plant in the evening', 'Stake, shade and mulch', 'Note date and place of each tree'],
      8,
      { when: { said: tropical, unsaid: planted } },
    ),
    step(
      'Guard against root rot, fruit fly and a weak frame',
      'Yellow leaves and dying tips on wet ground mean root rot: drain, mulch, and ask the extension officer about phosphonate. Cut the tip at one metre for three or four arms. Hang fruit-fly traps at fruit set, and pick up each fallen fruit.',
      ['Look at ten trees each week', 'Tip at one metre, remove shoots below the graft', 'Hang traps at fruit set'],
      10,
      { when: { said: tropical } },
    ),
    step(
      'Carry the young trees of {fruit} through two dry seasons',
      'Twenty litres twice a week in the first, once in the second, into the basin at dusk. Mulch up to a hand deep, whitewash the stems against sun, shade of palm leaf on the west. A third of young trees die in the first dry months, nearly all for want of water.',
      ['Count litres per tree and week', 'Whitewash stems before the heat', 'Replace losses at the next rains'],
      10,
      { when: { said: tropical } },
    ),
    step(
      'Feed {fruit} by rains and flush, and note each tree',
      'Two buckets of manure under the edge of the crown at each rains, a handful of balanced feed three times a year for young trees. Yellow between green veins asks for zinc or iron on the leaf. A line per tree: flush, flower, fruit, kilos.',
      [
        'Spread manure at the start of rains',
        'Look at leaf colour and ask the extension officer',
        'Keep a line per tree',
      ],
      4,
      { when: { said: tropical } },
    ),
    step(
      'Test ripeness, pick with a stalk and sell together',
      'Avocados ripen off the tree: pick one, wait ten days; it must soften without shrivelling. Dry matter of 23 per cent is what exporters ask. Cut with a short stalk, into crates, in shade. A group with one lorry gets a better price than a broker at the gate.',
      [
        'Pick a trial fruit from each row',
        'Cut with stalk into crates in the shade',
        'Ask two buyers and the farmers’ group for prices',
      ],
      6,
      { when: { said: tropical } },
    ),
    step(
      'Judge the old tree of {fruit} before you cut',
      'Scrape the bark: green means alive. Look for hollow trunk, brackets, canker, dead top. No fruit comes from shade, no partner, cutting too hard, frost in blossom or biennial bearing. Spread the rescue over three winters, a quarter of the crown each, plums and cherries in summer only.',
      ['Photograph it from four sides', 'Name dead, diseased, crossing', 'Mark this year’s quarter with ribbon'],
      1.5,
      { when: { said: oldTree } },
    ),
    step(
      'Draw the next two years for each planted tree',
      'Year two: four arms at 45 degrees, cut back by a third to an outward bud, all fruitlets off but three. Year three: side shoots to five leaves in August. Grafted whips go out when dormant, 10 cm of graft above ground. Cut canker out to clean wood in dry weather, and burn it.',
      [
        'List each tree with stock and year',
        'Write the winter and the summer cut',
        'Set a date for stakes, ties and guards',
      ],
      1.5,
      { when: { said: planted } },
    ),
    step(
      'Look after citrus, figs and peaches by their own rules',
      'Citrus: feed each month from spring to autumn, water deep once a week, remove only dead wood and shoots below the graft. Peach leaf curl: copper at leaf fall and before buds swell, then never in leaf. Figs: cut in late winter, take off unripe big ones in autumn.',
      [
        'Note what each tree is',
        'Put feed, water and spray days in the calendar',
        'Cut off shoots from below the graft',
      ],
      3,
      { when: { said: citrus } },
    ),
    step(
      'Look at your space and list the trees',
      'Sun at least six hours, not in a frost hollow, distance to walls and neighbours (the law often says 2–4 metres). Old trees: name, height, dead wood, canker.',
      ['Measure the space', 'Photograph each old tree from two sides', 'Ask neighbours which {fruit} do well'],
      1.5,
      { when: { unsaid: knownTrees } },
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
      { when: { unsaid: knownTrees, unnamed: 'care' } },
    ),
    step(
      'Plant the tree and stake it',
      'Hole twice as wide as the roots, no deeper; graft knob 10 cm above ground; low stake on the wind side; guard against rabbits; one metre free of grass with mulch; two cans of water.',
      ['Soak the roots for an hour', 'Plant, tread, water', 'Label with sort and stock'],
      3,
      {
        months: [11, 3],
        when: { unsaid: knownTrees, unnamed: 'care' },
        waitDays: 14,
        measured: 'Plant the first {50%}',
      },
    ),
    step(
      'Wire the wall and train three arms a side',
      'Vine eyes and wires at 40 cm, 10 cm off the wall. Pears on Quince A, 4 metres apart; plant 30 cm out. Cut the maiden at the first wire, tie two shoots down in autumn, one straight up. In August cut side shoots to three leaves. Five years make a full espalier.',
      [
        'Set vine eyes and three wires',
        'Plant maidens in winter and cut at the first wire',
        'Tie arms in autumn, cut in August',
      ],
      8,
      { when: { said: wall } },
    ),
    step(
      'Fence first: one hungry night ends a young tree',
      'Deer need 1.8 metres of fence, or for single trees a guard of weld mesh with three posts of 1.5 metres. Rabbits and voles want a spiral or fine mesh 60 cm high, pressed into the ground. Check ties and mulch on each visit, every second weekend is enough then.',
      [
        'Price one fence against single guards',
        'Guard each tree on planting day',
        'Check ties, mesh and grass on each visit',
      ],
      5,
      { when: { said: deer } },
    ),
    step(
      'Learn pruning from somebody with a saw',
      'A half-day course or an orchard group in winter. Dead, diseased, crossing first; open the middle so that a hat can be thrown through. Never more than a quarter a year; stone fruit only in summer.',
      ['Book the winter course', 'Cut one tree together', 'Clean blades between trees'],
      3,
      { when: { unsaid: tropical } },
    ),
    step(
      'Prune and feed the trees in season',
      'Apple and pear in late winter, plum and cherry after picking. Compost in spring, water new trees 20 litres a week in dry spells for two summers.',
      ['Mark cuts with ribbon first', 'Cut to an outward bud', 'Mulch for {fruit} next year, not against the trunk'],
      6,
      { when: { unsaid: tropical } },
    ),
    step(
      'Protect blossom and young {fruit}',
      'Fleece on frost nights for peach and pear on walls; thin apples to one or two a cluster in early summer; grease bands in autumn; pick up fallen fruit.',
      ['Watch for frost in blossom time', 'Thin in June', 'Hang a pheromone trap for moth'],
      4,
      { when: { unsaid: tropical }, months: [4, 6] },
    ),
    step(
      'Pick, store and use your {fruit}',
      'Lift and twist: if it comes off, it is ripe. Sound late apples in single layers, cool and dark, not beside potatoes. A community press makes juice.',
      ['Pick in dry weather', 'Sort: eat, keep, press', 'Note kilos and sort'],
      4,
      { when: { unsaid: tropical }, months: [8, 10], measured: 'Bring in all {total}' },
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
