import { type Kind, step, tip } from '../kind.ts';

export const makeAQuilt: Kind = {
  id: 'make-a-quilt',
  category: 'hobby',
  name: 'Make a quilt',
  slots: {
    quilt: {
      words: [
        'baby quilt|cot quilt|quilt for the baby',
        'memory quilt|t-shirt quilt|tshirt quilt|shirts|old clothes',
        'king size quilt|king size|double bed|bed quilt|bedspread',
        'lap quilt|throw|sofa quilt',
        'patchwork cushion|cushion',
        'hexagon quilt|hexagons|hexies|english paper piecing|epp',
        'log cabin quilt|log cabin',
        'wedding quilt',
        'Christmas quilt|christmas',
        'wall quilt|wall hanging',
        'jelly roll quilt|jelly roll',
        'scrap quilt|scraps|scrappy',
      ],
      otherwise: 'quilt',
    },
  },
  ask: {
    question: 'What size should the quilt be, and do you have a sewing machine?',
    chips: ['Baby quilt, first one', 'Bed quilt, I can sew', 'Quilt from old shirts'],
  },
  hoursAWeek: 4,
  weekly: 'Two sittings of 90 minutes: cutting or pressing in one, sewing in the other',
  measures: ['blocks', 'quilts', 'squares'],
  overview:
    'You will settle size and pattern, cut accurately, sew blocks with an exact seam, join the top, and layer, quilt and bind it. There is a milestone for each part of your {quilt}.',
  approach:
    'Quilting is accuracy more than sewing: cut with a rotary cutter and ruler and keep every seam at a quarter of an inch (6 mm). Two millimetres off in each seam make a row several centimetres short. A first quilt of simple squares of about one metre is finished; a king-size star is often not.',
  done: 'You have bound, labelled and washed the {quilt}, and somebody sleeps under it or sees it every day.',
  cautions: [
    'Rotary cutters are razor blades: close them each time you put them down, cut away from yourself and keep them from children.',
  ],
  steps: [
    step(
      'Choose size, pattern and fabric for your {quilt}',
      'A baby quilt is about 90 by 110 centimetres, a lap quilt 130 by 160, a double bed 220 by 240. Draw it on squared paper with block size and number of blocks; plain squares or strips are right for a first one.',
      [
        'Measure the bed or the person it is for',
        'Sketch the layout on squared paper',
        'List metres of fabric for top, back, binding and wadding',
      ],
      2,
    ),
    step(
      'Collect the tools and learn to cut straight',
      'Rotary cutter, self-healing mat, a 6 by 24 inch ruler, pins or clips, an iron, and a quarter-inch foot. Cut ten strips from an old sheet before the good fabric.',
      ['Wash fabric that may bleed or shrink', 'Cut ten strips of 6 centimetres', 'Set the iron beside the machine'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Sew a test block and measure it',
      'Make one block of your {quilt} in scrap fabric and measure it: a 12-inch block must be 12.5 inches before joining. If it is small, move the needle or the guide until the seam is right.',
      ['Mark the exact seam on the machine with tape', 'Sew, press and measure', 'Correct the seam and sew it again'],
      3,
    ),
    step(
      'Cut and sort all pieces of the {quilt}',
      'Shirts and old clothes get light iron-on interfacing before cutting, because they stretch. Stack the pieces by block, pin a letter to each stack, and keep directional prints upright.',
      ['Starch and press before cutting', 'Cut in one go per fabric', 'Photograph the colours laid on the floor'],
      6,
    ),
    step(
      'Sew the blocks in small batches',
      'Chain-piece: one pair after the other without cutting the thread. Press seams to one side, to the dark one, and in opposite directions in neighbouring rows so that the crossings meet.',
      ['Set a number of blocks for each sitting', 'Press after every seam', 'Check the size of every fourth block'],
      12,
      { when: { weeksFrom: 3 }, measured: 'Sew {40%} of the blocks' },
    ),
    step(
      'Join the blocks into the finished top',
      'Lay everything out, sleep on it, number the rows, then sew blocks to rows and rows to each other. Borders are cut to the measured middle of the {quilt}, never to its edge.',
      ['Pin each crossing', 'Measure through the middle before adding borders', 'Press the whole top once'],
      6,
      { measured: 'Join {80%} into the top' },
    ),
    step(
      'Layer and quilt the three layers',
      'Backing and wadding are 10 centimetres larger all round. Pin every hand’s width, and quilt from the middle outwards: straight lines with a walking foot, by hand, or book a long-arm quilter, who often has a waiting list of weeks.',
      ['Tape the backing flat to the floor', 'Pin or spray-baste from the middle', 'Quilt a test sandwich first'],
      8,
    ),
    step(
      'Bind, label and wash your {quilt}',
      'Cut binding strips of 6 centimetres, fold, sew to the front and stitch down on the back. Sew on a label with names and year; wash cool with a colour catcher.',
      ['Join the strips on the slant', 'Fold the corners to a mitre', 'Sew the label on before it is given'],
      5,
      { measured: 'Bind and label all {total}' },
    ),
  ],
  suggestions: [
    tip('Press, do not iron', 'Pushing stretches the pieces.', 'Lift and lower', 'Steam only at the end'),
    tip('Change the needle', 'A blunt one skips and pulls.', 'Every eight hours of sewing', 'Size 80 for cotton'),
    tip('Use one grey thread', 'It disappears in most colours.', 'Cotton, fine', 'Two bobbins filled before'),
    tip('Sew a scant quarter inch', 'The fold takes a thread’s width.', 'Test with three strips', 'Mark it with tape'),
    tip(
      'Buy fabric for the back early',
      'It needs more than you think.',
      'Extra wide saves a seam',
      'Or piece it from leftovers',
    ),
    tip(
      'Ask for permission with clothes',
      'Cut what the family agrees to.',
      'Photograph each shirt first',
      'Keep the pockets',
    ),
    tip('Join a quilt group', 'Big tables and a second pair of hands.', 'Ask the fabric shop', 'Bring your top'),
    tip('Hide the mistakes or keep them', 'Nobody sees them on a bed.', 'Three metres’ distance', 'Then decide'),
    tip('Number rows with tape', 'A fallen stack is a lost afternoon.', 'Row and place', 'Photograph the layout'),
    tip(
      'Quilt in straight lines first',
      'It needs no practice and looks modern.',
      'Walking foot',
      'Stitch of three millimetres',
    ),
    tip('Plan the binding colour last', 'The top tells you.', 'Dark frames it', 'Stripes look lively'),
    tip('Finish before the next one', 'Half-made tops pile up.', 'One on the table', 'Scraps in one box'),
  ],
};
