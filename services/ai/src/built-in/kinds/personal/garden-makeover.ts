import { type Kind, step, tip } from '../kind.ts';

const cleared = ['sketch is? made', 'broken out', 'levels done', 'hedge is gone', 'tonnes/tons of', 'old patio'];
const tight = ['on the cheap', 'no/little money', 'skint', 'second-hand/free'];
const steep = ['steep/slope/sloping/bank/terraced', 'no path'];
const sick = ["i'm/im/i_am 70/72/75/78/80/82/85", 'eighty/seventy soon', 'bad back/knees'];

export const gardenMakeover: Kind = {
  id: 'garden-makeover',
  category: 'personal',
  name: 'Make over the garden',
  slots: {
    part: {
      words: [
        'patio|terrace',
        'lawn|grass',
        'fence|hedge',
        'pond',
        'deck|decking',
        'balcony',
        'front garden|front yard|driveway',
        'back garden|backyard|yard',
        'path|paths|steps',
        'raised beds|beds|borders',
      ],
      otherwise: 'garden',
    },
  },
  ask: {
    question: 'How large is it, who uses it, and what is there now?',
    chips: ['Jungle, nothing done for years', 'Bare new-build plot', 'Fine but dull'],
  },
  hoursAWeek: 6,
  overview:
    'You will watch sun and water for a week, draw a plan by what people will do there, clear, build paths and seats, and plant in the right season. A small garden takes four to eight weekends; plants need a year to look grown.',
  approach:
    'Ground and hard surfaces first, plants last, and never all at once: one corner to sit in is worth more than ten beginnings. Improve the soil before you buy plants. Plant shrubs and trees from October to March, perennials in spring or autumn, lawn in April or September.',
  done: 'The paths carry a wheelbarrow, there is a seat that you use, and the beds are planted and mulched.',
  cautions: [
    'Ask before you dig where cables, gas and drains run. Check rules for fences, trees, sheds and water, and talk to the neighbours. Do not cut hedges while birds nest (March to August in most of Europe).',
  ],
  steps: [
    step(
      'Watch sun, wind and water for a week',
      'Sketch the garden and note where the sun is at nine, one and five, where it stays wet, who looks in, and what you see from the kitchen. Photograph from the same three places.',
      [
        'Sketch the garden with measures',
        'Note sun and wet places at three hours',
        'Write what each person wants to do there',
      ],
      1,
      { when: { unsaid: cleared } },
    ),
    step(
      'Draw the plan with places, paths and edges',
      'Seat in evening sun, shade for noon, path 80 to 120 cm wide, place for bins, bicycle and compost. Lay hoses and sticks for the {part} and look down from the upstairs window for some days.',
      ['Draw three versions', 'Mark the lines with a hose', 'Decide on what stays'],
      3,
    ),
    step(
      'Set the budget and order by seasons',
      'Paving by square metre, soil, wood, plants, hire of machines. What comes this season, what next year? Ask three firms only for what is heavy: terrace, walls, trees.',
      [
        'Price the {part} and three other posts',
        'Write the work by months',
        'Ask for two or three offers for heavy work',
      ],
      2,
    ),
    step(
      'Clear the ground and test the soil',
      'Cut back, dig out roots of brambles and bindweed, keep good shrubs. Roll moist earth: sausage means clay, crumbs mean sand; a cheap test shows acid or lime. Cover what you will not do this year with cardboard and bark.',
      ['Clear one quarter at a time', 'Test the soil in three places', 'Order skip or green waste collection'],
      10,
      { when: { unsaid: cleared } },
    ),
    step(
      'Order the work by weight: heavy, hard, soft',
      'First drains, cables and walls, then gravel base and paving, then soil, then plants, grass last. Machines and lorries come before anything that can be trodden. Write each delivery beside its week.',
      ['Write the works in that order', 'Put each delivery beside a week', 'Keep a board path for the barrow'],
      1.5,
      { when: { said: cleared } },
    ),
    step(
      'Collect free material before you buy any',
      'Bricks, slabs, pallets, pots and plants stand on give-away pages every week. Council compost, wood chips from tree surgeons, cuttings and divided plants from neighbours. Fix a sum for gravel and screws only.',
      ['Write a wanted list', 'Ask tree surgeon and neighbours', 'Collect one load each weekend'],
      3,
      { when: { said: tight } },
    ),
    step(
      'Lay a path for the barrow across the slope first',
      'It climbs one metre in ten at most, in bends, 90 cm wide, with a gutter on the upper side. Steps are 15 cm high and 35 deep. Walls above 80 cm or near a house need an engineer.',
      ['Mark it with string and walk it', 'Dig the gutter', 'Fill it with compacted gravel'],
      10,
      { when: { said: steep } },
    ),
    step(
      'Give the heavy work to young hands and plan beds at hip height',
      'Write a list for two Saturdays: digging, carrying, sawing. Raised beds of 60 to 70 cm with a seat on the edge, a tap near by, paths without steps. You plant and decide.',
      ['Write the list for two Saturdays', 'Measure beds to your own hip', 'Put a tap near the beds'],
      2,
      { when: { said: sick } },
    ),
    step(
      'Build path, seat or {part} on a firm base',
      '20 cm of compacted gravel under paving, a fall of 2 cm a metre away from the house, edges set in concrete. Deck on posts with air below. Rent a plate compactor for a day.',
      ['Mark and dig', 'Compact gravel in layers', 'Lay from the house outwards'],
      16,
    ),
    step(
      'Improve the soil and plant in layers',
      'Five centimetres of compost on all beds. Trees and hedge first, then shrubs, perennials in groups of three to five, bulbs between. Set pots out and look for a day before you dig. Water each plant with a full can.',
      ['Spread compost on beds near your {part}', 'Set out, look, plant, water', 'Mulch five centimetres thick'],
      10,
      { months: [3, 5] },
    ),
    step(
      'Sow or lay the lawn in its season',
      'Rake level, tread, rake again, sow 30 g a square metre or lay turf like bricks. Keep it moist for three weeks, first cut at 8 cm. In dry summers a meadow or gravel bed does better.',
      ['Rake level twice', 'Sow or lay on a mild day', 'Water each evening for three weeks'],
      5,
      { months: [4, 10] },
    ),
    step(
      'Sit in it, water and plan the second year',
      'Water new plants deeply once a week in the first summer. Photograph from the same three places as at the start. Note gaps in the {part} and order bulbs in September.',
      ['Invite somebody to the new seat', 'Photograph from the three places', 'Write the list for the next season'],
      3,
      { months: [5, 9], waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Walk along the street', 'What grows well next door grows with you.', 'Ask the names', 'Swap cuttings'),
    tip('Choose five plants and repeat them', 'Calm comes from repeating.', 'In groups', 'One tree'),
    tip('Put a tap or butt near the beds', 'Long hoses stop watering.', 'Rain barrel', 'Can beside it'),
    tip('Light the path softly', 'Low lamps find the way.', 'Motion sensor', 'No light into the hedge'),
    tip('Buy bare-root hedges in winter', 'A third of the price.', 'November to March', 'Soak overnight'),
    tip('Look for used paving', 'Old bricks and slabs are given away.', 'Local adverts', 'Bring a strong friend'),
    tip('Leave a wild corner', 'Hedgehogs and bees move in.', 'Leaves and wood', 'A shallow bowl of water'),
    tip('Hide bins with a trellis', 'Climbers cover it in two years.', 'Gravel below', 'Door for the cart'),
    tip('Rent the big machine together', 'Neighbours share the day.', 'Rotavator or shredder', 'Write a rota'),
    tip('Think about knees and backs', 'Raised edges at sitting height.', '45 cm', 'Path to all of them'),
    tip('Plan play that grows', 'Sand becomes a bed later.', 'Swing in sight', 'Soft ground'),
    tip(
      'Check plants for children and dogs',
      'Some are poisonous.',
      'Ask the nursery',
      'Yew, laburnum, lily of the valley',
    ),
  ],
};
