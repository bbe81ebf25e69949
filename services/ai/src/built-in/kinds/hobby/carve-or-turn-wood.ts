import { type Kind, step, tip } from '../kind.ts';

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
      'Sharpen one knife and make a feather stick',
      'A carving knife with a blade of 6–9 cm, a stop glove, a strop with paste. On a straight stick of soft wood make long curls, always away from your body. For the lathe: book an hour at a club instead.',
      [
        'Get a fixed-blade carving knife and a glove',
        'Strop thirty strokes a side',
        'Make twenty curls without cutting through',
      ],
      1.5,
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
    ),
    step(
      'Find the right wood for {item}',
      'Ask tree surgeons, parks and neighbours for fresh branches of birch, lime, cherry. Split it through the middle to avoid cracks and keep it in a bag in the fridge or freezer.',
      ['Ask two tree surgeons', 'Paint the ends with wax or glue', 'Note the kind of wood and the date'],
      1,
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
