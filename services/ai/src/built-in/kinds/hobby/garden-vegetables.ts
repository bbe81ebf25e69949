import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** A bed stands ready. */
const hasBed = [
  'bed/beds/raised_bed/raised_beds is/are? ready/built/done/prepared/filled',
  'have/got/built a/two/three/four/some/my/the raised_bed/raised_beds/beds/greenhouse/polytunnel',
  'dug the/my/over/a',
  `garden/gardening/growing/grown/grow for/since ${numbers}/many/several`,
];

/** Plants are growing. */
const sown = [
  'already/have sown/planted',
  'sowed/planted/sown my/the/some/tomatoes/seeds',
  'seedlings/plants are/on/have',
  'seeds/seedlings/tomatoes on the/my windowsill',
];

/** The ground is wild. */
const overgrown = [
  'bramble/brambles/blackberry/blackberries/overgrown/nettles/couch_grass/bindweed/jungle/neglected/wilderness',
  'full of/covered_in weeds/brambles/nettles',
];

/** Not a pot in sight. */
const openGround = ['allotment/allotments/plot/field/community_garden/acre/polytunnel'];

/** Under plastic or glass. */
const tunnel = ['polytunnel/polytunnels/greenhouse/glasshouse/hoop_house', 'poly tunnel'];

/** Water stands. */
const wet = ['wet/waterlogged/boggy/soggy/flooded/floods/marshy/clay/heavy_clay', 'wet ground', 'water stands'];

/** Others ate it. */
const pests = ['slugs/slug/snails/roos/kangaroos/deer/rabbits/pigeons/rats/caterpillars/monkeys'];

/** Lands without frost. */
const warm = [
  'bhindi/okra/palak/sukuma/collards/cassava/jaipur/kerala/nairobi/lagos/accra',
  'red dirt',
  'sweet potatoes',
];

export const gardenVegetables: Kind = {
  id: 'garden-vegetables',
  category: 'hobby',
  name: 'Grow my own vegetables',
  slots: {
    crop: {
      words: [
        'tomatoes|tomato',
        'potatoes|potato',
        'salad|lettuce|salads',
        'herbs|basil|parsley',
        'courgettes|courgette|zucchini|marrow',
        'pumpkins|pumpkin|squash',
        'beans|runner beans|green beans',
        'peas',
        'carrots|carrot',
        'onions|onion',
        'garlic',
        'leeks|leek',
        'chillies|chilli|chili|peppers',
        'cucumbers|cucumber',
        'radishes|radish',
        'spinach and chard|spinach|chard',
        'cabbages|cabbage|kale|broccoli',
        'strawberries|strawberry',
        'raspberries and currants|berries|raspberries|currants|blueberries',
        'apples and pears|fruit trees|apple tree|apples',
        'rhubarb',
        'sweetcorn|corn',
        'beetroot',
        'mushrooms|mushroom',
        'asparagus',
        'aubergines|eggplant',
      ],
      otherwise: 'vegetables',
    },
    place: {
      words: [
        'allotment|plot',
        'balcony',
        'raised beds|raised bed',
        'greenhouse|polytunnel',
        'windowsill|window sill',
        'terrace|patio',
        'back garden|backyard|garden',
        'community garden',
        'front garden',
        'roof terrace|roof',
        'cellar',
        'field',
      ],
      otherwise: 'garden',
    },
  },
  ask: {
    question: 'Where can you grow, how much sun is there, and what do you most want to eat?',
    chips: ['Balcony in pots', 'A bed in the garden', 'A neglected allotment'],
  },
  hoursAWeek: 3,
  weekly: 'Water and look every second day for ten minutes, and two hours of sowing, weeding or harvesting',
  measures: ['kg', 'crops', 'beds', 'kinds of vegetables'],
  overview:
    'You will start small with {crop} and four other reliable crops, prepare the soil of your {place}, sow at the right time, and look after them ten minutes every other day until harvest.',
  approach:
    'Sun, soil and regular water decide, in this order. Begin with a bed of four square metres or six large pots; most first gardens fail because they are too large in May and full of weeds in July. Ask neighbours what grows well, as dates depend on your climate.',
  done: 'You have harvested and eaten from at least five crops, and noted what to change next season.',
  cautions: [
    'Wear gloves with compost and have your tetanus vaccination up to date, lift with your legs, and ask about old pollution before you eat from city soil.',
  ],
  steps: [
    step(
      'Cut the wild growth on the first 2 by 4 metres and dig out the crowns',
      'Long gloves, loppers, brambles down to a foot high, then a fork or mattock under each crown: cardboard alone does not stop brambles, bindweed or couch grass. Cover all the rest with dark sheeting until you need it. On a rented plot ask first about fires, skips and nests; birds may breed in it from March.',
      [
        'Mark 2 by 4 metres in the sunniest corner',
        'Cut tonight’s first metre and look for the crown',
        'Ask the site about waste and sheeting',
      ],
      2,
      { when: { said: overgrown, unsaid: [...hasBed, ...sown] } },
    ),
    step(
      'Write what stood where last year and what you ate of it',
      'Three columns: well, badly, too much. Put each family in another bed than last year, and give {crop} the sunniest one. Two crops fewer and better looked after bring more than two new ones.',
      ['Draw the beds', 'Write well, badly, too much', 'Move each family to another bed'],
      1,
      { when: { said: [...hasBed, ...sown] } },
    ),
    step(
      'Drain the ground before you sow: where does water go',
      'Dig a hole of 40 cm, fill it twice; if water is left after four hours, the ground is wet. Cut a trench on the upper side, 30 cm wide, with a fall of one in a hundred. Raise beds by 25 cm with its soil and compost, and never tread or dig when it sticks to the boots.',
      ['Dig and fill two test holes', 'Mark where water comes in and can go out', 'Raise the first bed by 25 cm'],
      2,
      { when: { said: wet, unsaid: sown } },
    ),
    step(
      'Site the tunnel, anchor it and make it breathe',
      'Long side to the wind’s lee, ridge north to south, doors at both ends. Trench the cover 40 cm deep or bolt base rails; stretch it on a warm still day. A third of the length must open: most is lost by heat and mould. Ask the council or site rules first, they may limit size.',
      [
        'Ask for rules on size and place',
        'Set base and hoops square, then trench the sides',
        'Plan doors and side vents for a third of it',
      ],
      2,
      { when: { said: tunnel, unsaid: [...hasBed, ...sown] } },
    ),
    step(
      'Plan the tunnel for twelve months, not for tomatoes',
      'March: salad, radish, early carrots. May: tomatoes at 45 cm, cucumbers at 60, peppers, basil. August: sow spinach, winter salad, oriental leaves for October to April. Water at the root in the morning, open by nine, wet the path on hot days, move families each year.',
      ['Draw the beds in three seasons', 'Lay a leaky hose with a timer', 'Write opening times for warm days'],
      3,
      { when: { said: tunnel } },
    ),
    step(
      'Sow by rains and heat, with shade over the beds',
      'Where frost is rare the hot and dry months are the winter. Sow leaf crops as the rains end, okra, beans and sweet potato as they begin. Shade net of half, mulch a hand deep, water at dusk. Sunken beds hold water in dry soil, and raised ones save roots in the monsoon.',
      ['Ask a grower which month they sow each of your five', 'Stretch shade net over half', 'Mulch and water at dusk'],
      3,
      { when: { said: warm, unsaid: sown } },
    ),
    step(
      'Stop what ate it last year before you plant',
      'Slugs: plant lettuce out with eight leaves, ring it with wool or copper, and collect at ten in the evening for two weeks. Nematodes work from 5 degrees of soil. Pigeons and deer: net at once. Rats: no cooked food in the compost, wire below.',
      [
        'Choose one barrier for each pest',
        'Collect slugs with a torch, fourteen evenings',
        'Plant out only large plants',
      ],
      2,
      { when: { said: pests } },
    ),
    step(
      'Count the hours of sun in your {place}',
      'Look at nine, twelve, three and six. Fruiting plants need six to eight hours, salads and herbs four. Note wind, water and where you pass each day: what you see daily is looked after best.',
      [
        'Draw the place with compass directions',
        'Mark sun and shade four times on one day',
        'Write down the distance to the tap',
      ],
      1,
      { when: { unsaid: [...hasBed, ...sown] } },
    ),
    step(
      'Choose five crops and write a sowing calendar',
      'Reliable for beginners: radishes, lettuce, courgettes, beans, potatoes, chard; {crop} if the sun suffices. For each: sow, plant out, harvest in your region. In winter order seeds; garlic and berries go in while plants rest.',
      [
        'Ask a neighbour or the allotment society what does well here',
        'Look up the last frost in your area',
        'Write dates for the five crops',
      ],
      2,
      { when: { unsaid: sown }, resources: 'Growing guides: https://www.rhs.org.uk' },
    ),
    step(
      'Write down why last season failed',
      'For each crop: soil, water, pests, time, shade? Change place or variety rather than trying the same again, and give {crop} the best spot.',
      ['Fill in a page with five crops', 'Test the soil’s pH and how it holds water', 'Choose resistant varieties'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Prepare the first bed or six large pots',
      'Bed: cut weeds, lay cardboard, five to ten centimetres of compost on top, no digging needed; 1.2 metres wide, so that you reach the middle. Pots in your {place}: at least 15 litres each with holes, peat-free compost.',
      ['Get compost and cardboard', 'Prepare no more than four square metres', 'Mark rows and paths'],
      7,
      { when: { unsaid: [...hasBed, ...sown, ...overgrown, ...openGround] } },
    ),
    step(
      'Prepare one bed of four square metres for {crop}',
      'Clear it of roots, spread five to ten centimetres of compost on top, 1.2 metres wide so that you reach the middle. The rest of the ground stays covered; a second bed comes when this one is full. Firm paths with wood chips keep the weeds out.',
      ['Order compost or well-rotted manure', 'Spread it and cover it until sowing', 'Lay the paths'],
      7,
      { when: { said: [...overgrown, ...openGround], unsaid: [...hasBed, ...sown] } },
    ),
    step(
      'Feed the beds and test the soil in two places',
      'Two to three centimetres of compost on top are enough, no digging. A cheap pH test: below 6 add lime, above 7.5 compost. A handful that forms a sausage holds water, one that crumbles needs more of it.',
      ['Spread compost', 'Test two places', 'Mend edges, nets and the water butt'],
      4,
      { when: { said: [...hasBed, ...sown] } },
    ),
    step(
      'Sow or plant the {crop} and label everything',
      'Thinly, as deep as the seed is thick, soil kept damp until it comes up. Tender plants go out only after the last frost, after a week of getting used to the open.',
      [
        'Sow half now and half two or three weeks later',
        'Write kind and date on labels',
        'Put out slug barriers the same day',
      ],
      4,
      { when: { unsaid: sown }, months: [3, 7] },
    ),
    step(
      'Thin the seedlings and give each one room',
      'When the first true leaves are there, keep the strongest in each place and snip the others. Pot on what outgrows its cell, deeper for tomatoes, and turn trays on the windowsill every second day: long thin stems mean too little light.',
      ['Snip all but the strongest', 'Pot on what has grown too large', 'Find the brightest place and turn the trays'],
      2,
      { when: { said: sown } },
    ),
    step(
      'Harden your {crop} for a week and plant it out',
      'Outside by day and in at night for seven days; tender plants go out for good after the last frost. Plant in the evening, water well, shade for two days, put the slug barrier up the same hour.',
      ['Look up the last frost', 'Carry the plants out by day for a week', 'Plant, water and protect from slugs'],
      4,
      { months: [4, 6], when: { said: sown } },
    ),
    step(
      'Look round every second day for six weeks',
      'Finger into the soil: dry two centimetres down means water, in the morning, at the root, thoroughly. Pull weeds when tiny, thin seedlings, look under leaves, collect slugs in the evening.',
      [
        'Fix the ten minutes, with coffee for example',
        'Hoe once a week in dry weather',
        'Feed pots and {crop} from the sixth week',
      ],
      10,
      { months: [4, 9], when: { weeksFrom: 6 } },
    ),
    step(
      'Support, tie and pick in time',
      'Stakes and nets before they are needed. Pick small and often: courgettes at 15 cm, beans twice a week, lettuce leaf by leaf; plants bear more then.',
      ['Put supports up for what climbs', 'Harvest {crop} and others every third day', 'Weigh or count for your notes'],
      8,
      { months: [6, 9], when: { weeksFrom: 12 }, measured: 'Harvest the first {40%} from your beds' },
    ),
    step(
      'Fill each gap with a second crop',
      'Where something is finished sow radish, spinach, lamb’s lettuce or winter leeks. Bare soil gets compost or leaves before winter.',
      ['List what becomes free when', 'Sow within a week of clearing', 'Ask for young plants at the market'],
      5,
      { months: [7, 9], when: { level: 'beginner', weeksFrom: 16 } },
    ),
    step(
      'Eat a meal from your {place} and plan the next season',
      'Cook something that is mostly yours and write on one page: best, worst, too much, too late. In a short plan it may be cress, radishes or herbs. Draw next year’s beds with families in other places.',
      ['Invite somebody to the meal', 'Write the page while you remember', 'Save seed or order for next season'],
      3,
      { months: [7, 10], measured: 'Bring in {total} and plan the next season' },
    ),
  ],
  suggestions: [
    tip(
      'Start with a pot of salad',
      'First leaves in four to six weeks.',
      'Half shade is fine',
      'Cut, and it grows again',
    ),
    tip('Mulch with grass or straw', 'It saves half of the watering.', 'Thin layers', 'Not on the stem'),
    tip(
      'Buy young plants of difficult kinds',
      'Tomatoes and celery from seed need a warm window.',
      'Three plants suffice',
      'From a market grower',
    ),
    tip('Collect rain', 'Plants like it and it costs nothing.', 'Barrel with lid', 'Child-safe'),
    tip('Sow flowers between', 'Marigold and borage bring insects.', 'At the ends', 'Edible ones'),
    tip('Go out with a torch for slugs', 'Half an hour after dark catches most.', 'After rain', 'Boards as traps'),
    tip('Make compost', 'Kitchen peelings become soil in a year.', 'Green and brown', 'Turn it twice'),
    tip('Ask for leftover plants', 'Gardeners always raise too many.', 'Swap days in spring', 'Bring a box'),
    tip('Photograph the beds monthly', 'You will forget what stood where.', 'Same spot', 'Date'),
    tip('Water less often but deeply', 'Roots go down.', 'Twice a week in beds', 'Pots daily in heat'),
    tip('Arrange holiday watering', 'One hot week kills pots.', 'Neighbour harvests in return', 'Pots in shade'),
    tip('Grow what is dear to buy', 'Herbs, berries and salads pay first.', 'Basil, raspberries', 'Potatoes for fun'),
  ],
};
