import { type Kind, step, tip } from '../kind.ts';

export const leatherwork: Kind = {
  id: 'leatherwork',
  category: 'hobby',
  name: 'Make things from leather',
  slots: {
    item: {
      words: [
        'wallet|card holder|cardholder|purse',
        'belt|belts',
        'bag|handbag|satchel|tote|messenger bag',
        'knife sheath|sheath|holster',
        'watch strap|strap|watch band',
        'dog collar|collar|lead|leash',
        'book cover|notebook cover|journal|journals',
        'bracelet|bracelets|keyring|key fob',
        'shoes|sandals|moccasins|boots',
        'saddle|bridle|tack|horse tack',
        'guitar strap',
        'apron',
        'armour|bracers|costume',
        'phone case|glasses case|case',
      ],
      otherwise: 'first piece',
    },
  },
  ask: {
    question: 'What would you like to make, and do you have any tools?',
    chips: ['A wallet, no tools', 'A belt or bag', 'Repairs and straps'],
  },
  hoursAWeek: 3,
  measures: ['pieces', 'wallets', 'belts'],
  overview:
    'You will start with a small piece from one hide offcut, learn to cut, punch, saddle-stitch and finish edges, and then make your {item} from a paper pattern.',
  approach:
    'Leather forgives nothing: a hole in the wrong place stays. So every pattern is made in card first. Vegetable-tanned leather of 1.5 to 2 millimetres suits small goods, 3 to 4 suits belts. A sharp knife and straight stitch holes make the difference between home-made and hand-made.',
  done: 'You use or have given away your {item}, and its stitches are straight on both sides.',
  cautions: [
    'Cut away from your hand on a mat and strop the blade: dull knives slip. Dyes, solvents and sanding dust need gloves and an open window.',
  ],
  steps: [
    step(
      'Punch and stitch a key fob in an afternoon',
      'An offcut, a stitching awl or pricking iron, two blunt needles, waxed thread, glue. Cut two strips, glue, mark holes 3 mm from the edge, saddle-stitch with both needles through each hole.',
      [
        'Order a starter set or visit a leather shop for offcuts',
        'Watch one video on the saddle stitch',
        'Stitch ten centimetres, cut it open and look inside',
      ],
      2,
    ),
    step(
      'Choose the right leather and thickness for your {item}',
      'Ask for vegetable-tanned leather for tooling, dyeing and edges, chrome-tanned for soft bags. Buy from the back or shoulder for straps, never the belly, which stretches.',
      [
        'Measure what the piece must hold',
        'Ask for thickness in millimetres and for a sample',
        'Work out the area with a quarter to spare',
      ],
      1.5,
    ),
    step(
      'Make a paper and card pattern and test it',
      'Draw every part of your {item} with stitch lines, fold it in card, tape it and put in the real cards, blade or buckle. Correct it until it closes.',
      ['Find one free pattern as a base', 'Tape a dummy together', 'Mark each hole on the card'],
      2,
    ),
    step(
      'Cut, skive and punch all parts',
      'Long single strokes along a steel ruler, corners with a punch or coin. Thin the edges that will be folded, and prick the stitch line on both sides before gluing.',
      ['Change or strop the blade first', 'Number the parts on the flesh side', 'Practise corners on scrap'],
      3,
    ),
    step(
      'Dye or oil before you sew',
      'Dye dark colours in thin layers with a cloth, let them dry a day, then oil lightly. Test it on an offcut of the same hide.',
      ['Wear gloves and cover the table', 'Keep the test piece with a note'],
      1,
      { waitDays: 1 },
    ),
    step(
      'Stitch your {item} with an even saddle stitch',
      'Thread four times as long as the seam. Same needle first in each hole, same angle, same pull; two stitches back at the end. Hammer the seam flat.',
      ['Clamp the work between your knees or in a stitching pony', 'Stop after ten holes and compare both sides'],
      5,
      { measured: 'Stitch the first {50%}' },
    ),
    step(
      'Finish the edges and fit the hardware',
      'Sand the edge of your {item} level at 240 then 400, bevel, dampen, rub with a piece of canvas and wax until it shines. Set snaps and rivets on a hard base after trying one on scrap.',
      ['Set a test rivet first', 'Burnish each edge three times'],
      2,
    ),
    step(
      'Use your {item} for a month and make a better one',
      'Note where it stretches, rubs or is too tight. The second one from the corrected pattern takes half the time and is the one to give away.',
      ['Condition it with balm after a month', 'Write changes on the pattern', 'Make the second from better leather'],
      4,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Buy five good tools, not fifty',
      'Knife, pricking iron, awl, needles and mallet make nearly everything.',
      'Borrow the rest',
      'Kits often hold dull blades',
    ),
    tip('Ask for bags of offcuts', 'Shops sell ends by weight.', 'Good for key fobs', 'Check the thickness'),
    tip(
      'Strop before each session',
      'Twenty strokes keep a blade for months.',
      'Green compound on leather',
      'Test on paper',
    ),
    tip('Keep your patterns', 'A good card pattern is used for years.', 'Label and date', 'Store flat'),
    tip('Wax the thread', 'It slides, seals and holds.', 'Pull it through twice', 'Linen or polyester'),
    tip('Stitch in daylight', 'Uneven holes show only then.', 'Window on the left', 'Magnifier for dark leather'),
    tip('Learn one edge well', 'Edges tell people how careful you were.', 'Sand, wet, rub', 'Bevel before dye'),
    tip('Mark with a blunt point', 'Pen marks stay for ever.', 'Scratch awl', 'Silver pen only where cut'),
    tip('Glue only inside the seam line', 'Hard glue breaks needles.', 'Thin coat', 'Clamp for ten minutes'),
    tip(
      'Take a one-day course',
      'A teacher corrects your grip in a minute.',
      'Bring your own knife',
      'Ask about leather sources',
    ),
    tip('Recycle an old sofa or jacket', 'Soft leather is free for pouches.', 'Cut away cracks', 'Clean first'),
    tip('Put your mark on it', 'A small stamp makes it yours.', 'Damp leather', 'Test the depth'),
  ],
};
