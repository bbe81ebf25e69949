import { type Kind, step, tip } from '../kind.ts';

/** The pieces are sold. */
const sellsCarvings = ['sell/selling/sold/orders/export/customers/buyers/etsy/shop/market', 'abroad/overseas/tourists'];

/** On the lathe. */
const turns = ['lathe/turn/turned/turning/spindle/spindles/gouge'];

/** They have made things. */
const carves = [
  'finished/made/carved/whittled/turned/oiled a/two/three/four/five/several/many/my/like/honey',
  'hollowed/hollowed_out',
  'can do/carve/turn _? _? spindles/spoons/bowls/figures/safely',
  'for years',
  "grandfather's/his knives",
];

/** The surface will not get smooth. */
const tearOut = [
  'tear-out/tearout',
  'end grain',
  "cannot/can't sand",
  'catch/catches/catching',
  'crack/cracks/cracked/exploded',
];

/** Blood has flowed. */
const cuts = ['cut my', 'no blood', 'fingers', 'bleeding'];

/** The knife beginnings are not theirs. */
const knowsWood = [...carves, ...sellsCarvings];

export const carveOrTurnWood: Kind = {
  id: 'carve-or-turn-wood',
  category: 'hobby',
  name: 'Carve or turn things from wood',
  slots: {
    item: {
      words: [
        'spoons|spoon|wooden spoon|love spoon',
        'bowls|bowl|plates|platter',
        'figures|figure|figurine|santa|gnomes|animals|bird|birds|animal',
        'walking sticks|walking stick|staff',
        'pens|pen',
        'chess pieces|chess set',
        'candlesticks|candle holders',
        'relief|relief carving|panel|sign|letters',
        'Christmas decorations|christmas ornaments|baubles',
        'toys|spinning tops|toy|top',
        'kuksa cups|kuksa|cup|cups',
        'wand|wands',
        'duck decoys|decoy',
        'totem pole|chainsaw carving|chainsaw',
        'mask|masks',
        'nativity figures|nativity',
        'goblets|goblet|vase|vases',
        'arrows|longbow|bow',
      ],
      otherwise: 'first pieces',
    },
  },
  ask: {
    question: 'Knife, chisels or lathe, and what would you like to make?',
    chips: ['Spoons with a knife', 'Bowls on a lathe', 'Figures and animals'],
  },
  hoursAWeek: 3,
  measures: ['spoons', 'bowls', 'pieces', 'pens'],
  overview:
    'You will learn to keep edges sharp and hands safe, cut or turn simple shapes in green or soft wood, and then make {item} that you would give away.',
  approach:
    'Sharpness is safety: a dull edge needs force, and force slips. Fresh (green) birch, lime, sycamore and fruit woods cut easily; dry oak does not. Carve with the fibres, downhill. On a lathe most accidents come from wrong speed, loose clothes and tools that do not rest on the bevel.',
  done: 'You have made {item} that are smooth, oiled and in use, with all your fingers unhurt.',
  cautions: [
    'Cut-resistant glove on the holding hand, never cut towards the thumb without a stop, first-aid kit in reach. Lathe: face shield, dust mask, no sleeves or jewellery, stand aside when you start it. Oil rags can catch fire: dry them flat outdoors.',
  ],
  steps: [
    step(
      'Put your last three pieces in a row and choose one fault',
      'Look at them from a metre away with side light: wall, curve, surface, foot. Choose the fault that all three share, and name the cut behind it. One fault a month, five pieces with only that in mind.',
      ['Set three pieces side by side under a lamp', 'Name the shared fault', 'Plan five pieces for that one fault'],
      0.8,
      { when: { said: carves, unsaid: sellsCarvings } },
    ),
    step(
      'Draw the next piece from three sides at full size',
      'Top, side and end on paper, with the grain marked and the thinnest place in millimetres. Carve or turn a trial in soft wood to half its size. Then the real one goes without searching, and the faults of the last row are seen on paper first.',
      ['Draw three sides at full size', 'Mark grain and thinnest place', 'Make a half-size trial'],
      2,
      { when: { said: carves, unsaid: sellsCarvings } },
    ),
    step(
      'Set lathe height, tools and speed before the first chip',
      'Spindle at elbow height, face shield, no sleeves, tool rest a finger from the wood. Roughing gouge for long grain only, never on a bowl; bowl gouge ground at 45 to 55 degrees. Bowls of 25 cm begin at 500 turns a minute, and below if they shake.',
      ['Set height, rest and light', 'Grind or have the gouges ground', 'Rough three logs round as practice'],
      2,
      { when: { said: turns, unsaid: carves } },
    ),
    step(
      'Stop tear-out: sharp edge, lighter cut, other direction',
      'End grain tears where the cut climbs. Cut a bowl outside from foot to rim and inside from rim to bottom, with the bevel rubbing. Freshly ground edge, last cuts of half a millimetre, a wipe of oil or water-thin sealer on the torn spots. Then 120 grit at low speed, and no jump.',
      ['Sharpen before the last three cuts', 'Shear-scrape the two torn sides', 'Sand 120, 180, 240 without skipping'],
      3,
      { when: { said: tearOut } },
    ),
    step(
      'Carve so that no finger is in the path of the blade',
      'A glove of class 5 on the holding hand, thumb guard on the other, elbow locked to the ribs, strokes of two centimetres. Wood fixed or in the palm above the cut, never on the thigh. Hone every fifteen minutes, and stop when tired or hurried.',
      [
        'Get glove, thumb guard and plasters',
        'Practise thumb push and pull on a stick',
        'Hone every fifteen minutes by a timer',
      ],
      1,
      { when: { said: cuts, unsaid: sellsCarvings } },
    ),
    step(
      'Count hours, wood and price of three carvings you sell',
      'Hours times your wage, wood, finish, packing, fees and a third on top for the seller. Make a line of three sizes rather than thirty different pieces. Photograph in daylight with a hand for size, and write species, size and weight.',
      [
        'Time three pieces from log to oil',
        'Write the price with fees and packing',
        'Photograph a line of three sizes',
      ],
      3,
      { when: { said: sellsCarvings } },
    ),
    step(
      'Check which wood and papers the buyer’s country lets in',
      'Rosewood, ebony and some others need a CITES paper; ask the forest office before you carve them. Bark, insect holes and damp wood are stopped. Write carving of wood under customs code 4420, the species in Latin, country of origin, value. Kiln-dried or treated wood travels best.',
      [
        'Write the Latin names of your woods',
        'Ask forest office and post for the papers',
        'Prepare an invoice with code, origin and value',
      ],
      3,
      { when: { said: sellsCarvings } },
    ),
    step(
      'Pack and send one trial carving before the orders',
      'Dry to 8 to 12 per cent, or it cracks in heated rooms. Wrap in paper first, then bubble wrap, five centimetres of filling all round, a double box, and drop it once from a table. Compare post, courier and a consolidator by weight; tell the buyer who pays the duty.',
      [
        'Measure moisture and weight',
        'Do the drop test with a packed piece',
        'Send one to a friend abroad and note days and duty',
      ],
      4,
      { waitDays: 14, when: { said: sellsCarvings } },
    ),
    step(
      'Sharpen one knife and make a feather stick',
      'A carving knife with a blade of 6–9 cm, a stop glove, a strop with paste. On a straight stick of soft wood make long curls, always away from your body. For the lathe: book an hour at a club instead.',
      [
        'Get a fixed-blade carving knife and a glove',
        'Strop thirty strokes a side',
        'Make twenty curls without cutting through',
      ],
      1.5,
      { when: { unsaid: [...knowsWood, ...turns] } },
    ),
    step(
      'Learn five safe grips',
      'Push with the thumb, pull with the elbow at the ribs, knee stop, chest lever and stop cut. On the lathe: bevel on first, then lift the handle until it cuts.',
      [
        'Practise each ten times on scrap',
        'Clear a circle of an arm’s length round you',
        'Ask a club or course to check your grip',
      ],
      2,
      { when: { unsaid: [...knowsWood, ...turns] } },
    ),
    step(
      'Find the right wood for {item}',
      'Ask tree surgeons, parks and neighbours for fresh branches of birch, lime, cherry. Split it through the middle to avoid cracks and keep it in a bag in the fridge or freezer.',
      ['Ask two tree surgeons', 'Paint the ends with wax or glue', 'Note the kind of wood and the date'],
      1,
      { when: { unsaid: knowsWood } },
    ),
    step(
      'Make the first of your {item} from a template',
      'Draw top and side view, saw stop cuts, rough it out with axe or gouge, then fine cuts. Leave 3 mm more than you think; wood cannot be put back.',
      [
        'Copy one simple shape at full size',
        'Cut with the grain from both ends to the middle',
        'Dry it slowly in a paper bag for a week',
      ],
      5,
      { measured: 'Make the first {20%}' },
    ),
    step(
      'Take a day course in carving or turning',
      'A day beside somebody skilled corrects grip, sharpening and order of work. Clubs let you use lathes and gouges before you buy.',
      ['Find a club or carving day where {item} are made', 'Bring your knife for a sharpening check'],
      7,
      { when: { unsaid: sellsCarvings } },
    ),
    step(
      'Make three more {item}, one change each',
      'Thinner wall, better curve, deeper bowl. Lay them in a row: the progress is in the silhouette.',
      [
        'Set the tool to be sharpened every twenty minutes',
        'Photograph them in a row',
        'Ask a cook or child to try one',
      ],
      12,
      { when: { weeksFrom: 4 }, measured: 'Make {70%}, each better than the last' },
    ),
    step(
      'Finish your {item} with knife, oil and no haste',
      'Final cuts with a fresh edge need no sandpaper; else 120, 180, 240 after wetting. Food-safe oil such as linseed, walnut for those without allergy, or mineral oil, three thin coats.',
      ['Let the oil dry for days', 'Burn or cut your mark', 'Give the best one away'],
      3,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip('Strop every twenty minutes', 'You feel it before you see it.', 'Thirty strokes', 'Leather on wood'),
    tip('Carve downhill', 'Uphill the fibres tear.', 'Turn the piece', 'Look at the grain'),
    tip('Keep wood wet', 'Green wood is butter.', 'Bag in the fridge', 'Spray'),
    tip('Sit with knees apart', 'The knife must miss your legs.', 'Low stool', 'Elbows in'),
    tip('Stop when tired', 'Cuts come in the last quarter hour.', 'Timer', 'Put the sheath on'),
    tip('Draw centre lines', 'Symmetry begins there.', 'Redraw after each cut', 'Both sides'),
    tip('Buy one good gouge', 'Cheap sets do not hold an edge.', 'Sweep 5 or 7', 'Ask at a club'),
    tip('Try soap as a first piece', 'It shows form without danger.', 'Children too', 'Blunt knife'),
    tip('Slow the lathe for large wood', 'Speed throws pieces.', 'Spin by hand first', 'Tighten again'),
    tip('Catch the dust', 'Some woods harm lungs.', 'Mask', 'Open door'),
    tip('Fill cracks with coffee and glue', 'Flaws can look meant.', 'Fine grounds', 'Sand later'),
    tip('Make the same thing ten times', 'It teaches more than ten things.', 'Spoons', 'Row on a shelf'),
  ],
};
