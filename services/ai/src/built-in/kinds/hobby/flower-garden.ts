import { type Kind, step, tip } from '../kind.ts';

/** The bed is begun. */
const planted = ['bulbs went', 'soil is improved', 'edging laid', 'perennials planted', 'half of the bed'];

/** A gap in the season. */
const gap = ["there's nothing", 'gap', 'nothing from', 'from july', 'all summer'];

/** Rubble and clay. */
const clay = ['clay/rubble/mud'];

/** Warm lands. */
const hotTerrace = ['hibiscus/jasmine/marigold/terrace', 'full sun'];

/** For insects. */
const bees = ['bees/butterflies/butterfly/pollinators'];

/** Little strength or time. */
const lowBack = ['bad thumbs', 'seventy-seven', 'one hour a week', 'bench'];

/** A dog digs. */
const digger = ['dog digs', 'my/our dog'];

export const flowerGarden: Kind = {
  id: 'flower-garden',
  category: 'hobby',
  name: 'Make a flower garden',
  slots: {
    planting: {
      words: [
        'roses|rose',
        'tulips and bulbs|tulips|tulip|bulbs|daffodils',
        'dahlias|dahlia',
        'cut flowers|bouquet|bouquets',
        'wildflowers|wildflower meadow|wild flowers|meadow',
        'perennials|perennial|grasses',
        'lavender',
        'climbers|clematis|wisteria|climbing plants',
        'hydrangeas|hydrangea',
        'peonies|peony',
        'sunflowers|sunflower',
        'geraniums and petunias|geraniums|petunias',
        'sweet peas',
        'alpine plants|rock garden|rockery',
        'shade plants|shady|ferns|hostas',
        'bee plants|bees|butterflies|pollinators',
        'hedge plants|hedge',
        'cottage garden flowers|cottage garden',
        'shrubs|shrub',
        'lilies|lily',
        'annuals',
        'window box flowers|window boxes|window box|window box',
        'cherry trees|cherry tree|ornamental tree|tree',
        'grass and meadow flowers|lawn|grass',
      ],
      otherwise: 'flowers',
    },
  },
  ask: {
    question: 'Where will it be, how much sun does it get, and what would you love to see?',
    chips: ['A sunny border or front garden', 'Shade or a tired old garden', 'Pots on a balcony'],
  },
  hoursAWeek: 2,
  weekly: 'One hour at the weekend for weeds and dead flowers, and water in dry weeks',
  measures: ['plants', 'beds', 'bulbs', 'metres', 'm2'],
  overview:
    'You will watch the light, test the soil, draw one bed for your {planting}, plant it in repeated groups, and look after it through the first season, which is when plants need help.',
  approach:
    'Put the right plant in the right place and in groups of three or five; a garden with six sorts repeated looks better than one with thirty. Perennials sleep in the first year, creep in the second and spread in the third. The usual mistake is buying what blooms in the shop on that day.',
  done: 'You see {planting} in bloom from your window, the bed is mostly filled, and one hour a week keeps it so.',
  cautions: [
    'Foxglove, monkshood, oleander, lily of the valley and yew are poisonous; lilies kill cats. Check before you plant where children or animals are. Wear gloves with roses and compost, keep tetanus vaccination up to date, and do not cut hedges or trees while birds nest. Some plants are banned as invasive, so check the list of your country.',
  ],
  steps: [
    step(
      'Draw months over the bed and mark bare weeks',
      'A row per plant, a column per month, colour the bloom. Holes show at once. Choose three plants for the hole, five of each, in the colours that are there. Photograph the bed from the window for scale.',
      ['Draw plants and months', 'Mark bare weeks and bare ground', 'Choose three plants, five of each'],
      1,
      { when: { said: planted } },
    ),
    step(
      'Photograph the place through one day',
      'Nine, noon, three and six o’clock, and from the window you look out of most. Full sun is six hours or more, half shade three to six. Mark dry and wet corners.',
      ['Take the photographs', 'Mark light and damp on a sketch', 'Find three pictures of {planting} you love'],
      1,
      { when: { unsaid: planted } },
    ),
    step(
      'Test the soil and list what already thrives',
      'Squeeze wet soil: crumbles means sand, ribbon means clay. A simple kit shows pH. In an inherited garden wait where you can and mark what comes up before you dig.',
      ['Squeeze and test in two places', 'Walk your street and note healthy {planting}', 'Label what you want to keep'],
      1.5,
      { when: { unsaid: [...gap, ...hotTerrace, ...bees, ...lowBack, ...clay, ...digger] } },
    ),
    step(
      'Draw one bed with six plants repeated',
      'Tall at the back or centre, groups of three, spacing for full size (usually 4 to 7 plants per square metre). Choose flowers for spring, summer, autumn and one evergreen or grass for winter.',
      [
        'Draw at 1:50',
        'Write month, height and colour beside each name',
        'Include two {planting} that suit your light',
      ],
      2.5,
      { when: { level: 'beginner' }, resources: 'Find plants by light and soil: https://www.rhs.org.uk/plants' },
    ),
    step(
      'Mark gaps and failures of the last season',
      'Go through photographs month by month: where is bare ground, which sort leant, which died? Plan divisions and moves before anything new is bought.',
      ['Write a list: move, divide, remove', 'Choose {planting} for the emptiest month'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Clear the ground and improve the soil',
      'Take out couch grass, bindweed and ground elder with all roots; a covered bed needs several months instead. Then 5 cm of compost. Wildflowers want poor soil: remove turf and feed nothing.',
      ['Clear two square metres a day', 'Order compost or gravel', 'Prepare the place for {planting}'],
      7,
      { when: { unsaid: planted }, measured: 'Prepare the first {20%}' },
    ),
    step(
      'Fill July to October with late bloomers',
      'July: phlox, echinacea, salvia, crocosmia; August: dahlias, rudbeckia, Japanese anemone; September: asters, sedum, grasses. Put them between the bulbs, whose leaves they hide. Cut early perennials to the ground after bloom: geranium, catmint and salvia flower again.',
      ['Choose one for each month', 'Cut back early ones after bloom', 'Plant dahlias after the last frost'],
      3,
      { when: { said: gap } },
    ),
    step(
      'Open clay and rubble before one plant goes in',
      'Sort stones above fist size, fork 25 cm when it crumbles, 8 cm of compost and coarse grit, never dug when wet. First year: sow phacelia or lupins, or plant only tough ones such as daylily, aster, rose, achillea in raised mounds. Price a cubic metre of compost against bags.',
      ['Take out rubble', 'Fork in 8 cm of compost', 'Sow a soil-opening cover'],
      8,
      { when: { said: clay } },
    ),
    step(
      'Build pots in three layers for heat and sun',
      'Back: hibiscus and jasmine in 40 cm pots; middle: ixora or plumbago; front: marigold, portulaca. Third each of soil, compost, coco with drainage. Water before eight and at dusk, shade net at noon in the hottest months, feed every two weeks in bloom. Check the load of the terrace.',
      ['Set pots in three heights', 'Mix and drain', 'Feed every second week'],
      4,
      { when: { said: hotTerrace } },
    ),
    step(
      'Choose open flowers for bees from March to October',
      'Single, not double: crocus, lungwort, thyme, lavender, borage, scabious, oregano, ivy. Five of each in a clump, no sprays, a shallow dish with stones, a bare sunny spot for nests. For butterflies nettles or milkweed and fennel for the young.',
      ['Choose two for each month', 'Plant clumps of five', 'Set a dish with stones'],
      3,
      { when: { said: bees } },
    ),
    step(
      'Choose shrubs and mulch that need an hour a week',
      'Roses of a healthy sort, lavender, catmint, hydrangea: five strong ones, 7 cm of mulch, drip hose on a timer. Ratchet shears, kneeler with handles, holes dug by somebody else. Lavender cut in August, roses in March; that is all.',
      ['Choose five shrubs', 'Have holes dug and mulch spread', 'Set the drip hose'],
      3,
      { when: { said: lowBack } },
    ),
    step(
      'Buy small plants and check their season',
      'Bulbs go in during autumn, bare-root roses and hedges in the leafless months, pots almost any time without frost or drought. Small plants grow in faster. Check roots: white, not circling.',
      ['Ask two nurseries and a plant swap', 'Write the planting month for your {planting}', 'Buy for one bed only'],
      2,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Give the dog its own place to dig and fence the bed',
      'A sandpit of a square metre with toys buried, low wire or hazel hurdles for the first year, chicken wire flat under the mulch. Leave out foxglove, lily of the valley, oleander, yew and cocoa mulch; no slug pellets.',
      ['Build the sandpit', 'Lay wire under the mulch', 'Check each plant for poison'],
      2,
      { when: { said: digger } },
    ),
    step(
      'Plant in groups, water in and mulch',
      'Lay all pots out first and look from the window. Hole twice as wide as the pot, same depth, water a full can, mulch 5 cm but not against the stem. Clematis goes deeper, peonies shallow, bulbs three times their height.',
      ['Soak the pots', 'Plant {planting} on a mild, grey day', 'Label and photograph'],
      6,
      { months: [3, 5], measured: 'Plant {50%}' },
    ),
    step(
      'Water, weed and deadhead through the season',
      'A full can per plant weekly in dry weather for the first year. Weeds while they are small; faded flowers off to the next leaf. Stake before it leans.',
      ['Set the weekly hour', 'Tie or stake tall {planting}', 'Note what flowers in which month'],
      18,
      { months: [5, 9], when: { weeksFrom: 10 } },
    ),
    step(
      'Cut a first bunch and plan what to move',
      'Sit in it or bring a vase inside. Compare with the photographs of the first day; write three changes and set the month in which each is done.',
      [
        'Gather {planting} in the morning and put them in deep water',
        'Show the garden to one visitor',
        'Write the three changes',
      ],
      2,
      { months: [6, 9], measured: 'Have all {total} planted and growing' },
    ),
  ],
  suggestions: [
    tip('Visit an open garden each month', 'You see what blooms then.', 'Ask the name', 'Photograph groups'),
    tip('Layer bulbs in one pot', 'Three months of bloom.', 'Tulips deep, crocus on top', 'Ten cm apart'),
    tip('Let some seed heads stand', 'Birds eat, frost looks good.', 'Cut in late winter', 'Leave stems for insects'),
    tip('Divide a neighbour’s perennials', 'Free and used to your soil.', 'Spring or autumn', 'Give one back'),
    tip('Prune by a calendar', 'Wrong month, no flowers.', 'Look up each shrub', 'Sharp and clean tool'),
    tip('Sow annuals in gaps', 'They fill the first year.', 'Cosmos, cornflower', 'Rake and press'),
    tip('Paint the fence behind', 'Dark makes colours shine.', 'Before climbers', 'Wires first'),
    tip('Raise beds for a bad back', 'Work standing or seated.', 'Long handles', 'Twenty minutes at a time'),
    tip('Feed roses twice a year', 'After pruning and after bloom.', 'Well watered in', 'Stop by late summer'),
    tip('Set out water for bees', 'Stones in a shallow bowl.', 'Change it often', 'In half shade'),
    tip('Keep labels in a notebook', 'Plastic ones break.', 'Sketch with names', 'Date and shop'),
    tip('Avoid peat in compost', 'Good ones exist without it.', 'Read the bag', 'Water a little more often'),
  ],
};
