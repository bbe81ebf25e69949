import { type Kind, step, tip } from '../kind.ts';

/** Wind and shade. */
const north = ['north/windy/wind/shade'];

/** The boxes hang. */
const boxes = ['boxes hung', 'drip line', 'overwintered', 'this year'];

/** Away and forgetful. */
const away = ['forget', 'visit', 'when i go', 'week in august', 'not kill'];

/** Warm lands. */
const tropicBalcony = ['thane/tulsi/kangkong/pandan/hdb', 'curry leaf'];

export const balconyGarden: Kind = {
  id: 'balcony-garden',
  category: 'hobby',
  name: 'Plant my balcony',
  slots: {
    light: {
      words: [
        'full sun|sunny|south facing|south',
        'half shade|east|west|half sun',
        'shade|shady|north|north facing|dark',
        'wind|windy|high floor|7th floor|tenth floor',
      ],
      otherwise: 'light',
    },
    crop: {
      words: [
        'herbs|basil|mint',
        'tomatoes|tomato',
        'strawberries|strawberry',
        'salad|lettuce|rocket',
        'chillies|chilli|peppers',
        'flowers|geraniums|petunias',
        'climbers|privacy|screen|green wall|ivy',
        'bee plants|bees',
        'evergreens|grasses',
        'potatoes',
        'beans',
        'citrus trees|lemon tree|olive tree',
        'succulents|cacti',
      ],
      otherwise: 'plants',
    },
  },
  ask: {
    question: 'How much sun does it get, and do you want flowers or food?',
    chips: ['Sunny, herbs and tomatoes', 'Shady north side', 'Green walls and privacy'],
  },
  hoursAWeek: 2,
  measures: ['pots', 'boxes', 'plants'],
  overview:
    'You will check weight, light and rules, choose pots that are big enough, plant {crop} that suit the {light}, and make watering so simple that it survives a holiday.',
  approach:
    'Pots fail by size and thirst: a tomato wants 20 litres, herbs 3, and in July everything drinks daily. Fewer and bigger pots are less work. Count the hours of direct sun first: six or more for tomatoes, three for salad and mint, none for ferns and ivy.',
  done: 'From spring to autumn something is in flower or ready to pick, and it lived through a week without you.',
  cautions: [
    'Fix boxes inside the railing or with safety brackets. A litre of wet soil weighs about 1.5 kg: ask the landlord about load, drilling, drips and what may climb the wall.',
  ],
  steps: [
    step(
      'Set round two after what round one taught',
      'Net of 2 cm over hoops from the first day, young plants instead of seed, chard, lettuce, mint, parsley and peas in half shade. Half of the old soil replaced, slow feed mixed in. Sow again in August for winter.',
      ['Net from the first day', 'Young plants that like half shade', 'Renew half of the soil'],
      1,
      { when: { said: boxes } },
    ),
    step(
      'Count sun hours, weight and rules',
      'On one clear day note sun at 9, 12, 3 and 6. Measure the space, look for a tap, ask about hanging boxes and drips.',
      ['Note the {light} hour by hour', 'Measure floor and railing', 'Read the house rules'],
      1,
      { when: { unsaid: boxes } },
    ),
    step(
      'Choose five {crop} that fit',
      'Sun: tomatoes, peppers, rosemary, lavender, geraniums. Half: salad, strawberries, parsley, fuchsia. Shade: mint, ferns, hostas, ivy, begonias. Wind: grasses, sedum, low herbs.',
      [
        'Mark each with its sun hours',
        'Check which are poisonous for children or pets',
        'Write down sowing or buying month',
      ],
      1,
    ),
    step(
      'Get large pots, soil and saucers',
      'Drain holes, 20 litres for tomatoes and shrubs, 30 cm deep boxes, peat-free soil with compost. Light fabric or plastic pots save weight.',
      ['Ask for used pots nearby', 'Reckon the litres of soil before you buy', 'Place heavy ones along the wall'],
      2,
      { when: { unsaid: boxes } },
    ),
    step(
      'Plant the first {crop} after the last frost',
      'Herbs, pansies and salad go out in early spring, tomatoes and basil in late spring, bulbs and evergreens in autumn. Soak the root ball, plant level, water until it drips.',
      ['Harden young plants for a week', 'Tall behind, hanging in front', 'Label each'],
      3,
      { months: [4, 6], measured: 'Plant the first {40%}' },
    ),
    step(
      'Choose plants for wind and north',
      'Ivy, fuchsia, begonia, hardy fern, heuchera, busy lizzie; parsley, mint, chives, lettuce. Boxes inside the railing, screwed, netting as wind break that lets half through, heavy clay pots, climbers on a grid. Water more than you think: wind dries.',
      ['Choose five that bear shade', 'Fix boxes inside', 'Hang a net against wind'],
      3,
      { when: { said: north } },
    ),
    step(
      'Let the balcony drink for ten days without you',
      'Pots of 20 litres with a reservoir, wicks from a bucket, or drip line with battery timer and a 40-litre tank. Mulch, move all into shade, a trial of a week while you are at home. A neighbour looks on day four. Forgetful people take herbs, sedum, strawberry in self-watering boxes.',
      ['Get reservoirs or wick and bucket', 'Test for a week at home', 'Ask a neighbour for day four'],
      2,
      { when: { said: away } },
    ),
    step(
      'Grow what likes heat: curry leaf, pandan, chillies, tulsi',
      'West sun burns: shade net from two o’clock, 12-inch pots with drain, coco, compost, sand. Water at six and dusk. Kangkong in a tub from cuttings each month, bougainvillea dry and full sun, tulsi pinched weekly. Ask the block about load, drip and corridor rules.',
      ['Hang net for the afternoon', 'Start with curry leaf, pandan, chillies', 'Ask the block for rules'],
      3,
      { when: { said: tropicBalcony } },
    ),
    step(
      'Make watering easy',
      'Morning, until it runs out; finger test. A reservoir box, clay cones or drip kit with a timer for holidays; mulch on top.',
      [
        'Put a filled can by the door, one for all your {crop}',
        'Test the holiday system for a weekend at home',
        'Ask one neighbour with a note',
      ],
      2,
    ),
    step(
      'Feed, pick and cut back each week',
      'From week six feed weekly, liquid. Pinch basil above a pair, take side shoots off tomatoes, dead heads off flowers, pick salad leaf by leaf.',
      ['Fifteen minutes each Sunday', 'Look below leaves for lice', 'Sow salad again every three weeks'],
      8,
      { months: [6, 9], when: { weeksFrom: 6 } },
    ),
    step(
      'Give {crop} a frame, a seat and winter',
      'Climbers on a wire or net, one chair, a light. In autumn bring tender ones in, wrap pots, plant bulbs. It is done when you drank tea there ten times.',
      ['Put up a trellis without drilling', 'Plant bulbs for spring', 'List what to change next year'],
      3,
      { months: [9, 10], measured: 'Keep all {total} alive to autumn' },
    ),
  ],
  suggestions: [
    tip(
      'Choose fewer and bigger pots',
      'A large pot forgives a day without water.',
      '20 litres for a tomato',
      '30 cm deep boxes',
    ),
    tip(
      'Water in the morning and until it drips',
      'Plants drink before the heat, and roots grow deep.',
      'Finger test first',
      'Empty saucers after rain',
    ),
    tip(
      'Ask the landlord before you hang anything outside',
      'Weight, drips and drilling cause most quarrels.',
      'Send a photo of the place',
      'Use safety brackets',
    ),
    tip(
      'Use the height of the wall',
      'The floor is small, but walls and railings are free.',
      'A ladder as a shelf',
      'Climbers on a net',
    ),
    tip('Buy bigger pots', 'They forgive a missed day.', '20 litres', 'Fewer of them'),
    tip('Mix herbs by thirst', 'Rosemary hates what mint loves.', 'Two boxes', 'Sandy and rich'),
    tip('Choose bush sorts', 'Tall ones break in wind.', 'Dwarf beans', 'Balcony tomatoes'),
    tip('Sow in gutters', 'Salad needs 15 cm.', 'Cut and come again', 'Shade at noon'),
    tip('Water neighbours’ washing not', 'Saucers keep peace.', 'Empty after rain', 'Morning'),
    tip('Grow one plant for scent', 'You will sit longer.', 'Lavender, jasmine', 'By the chair'),
    tip('Plant bulbs in layers', 'Three months from one pot.', 'Tulip, narcissus, crocus', 'October'),
    tip('Take cuttings', 'Free plants next year.', 'Mint, geranium', 'Glass of water'),
  ],
};
