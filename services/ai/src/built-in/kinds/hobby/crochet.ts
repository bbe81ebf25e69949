import { type Kind, step, tip } from '../kind.ts';

/** They crochet already. */
const basics = [
  'know the basic',
  'second sleeve',
  'one hook',
  'granny squares',
  'get a triangle',
  'looks like a pancake',
  'pile of',
  'can only do/the',
];

/** Round things. */
const toy = ['amigurumi/toy/rabbit/octopus/bee/bear', 'bucket hat/hats'];

/** Reading and shells. */
const lace = ['shells/shawl/lace', "can't/cannot read a/the? pattern"];

export const crochet: Kind = {
  id: 'crochet',
  category: 'hobby',
  name: 'Learn to crochet and finish a piece',
  slots: {
    item: {
      words: [
        'granny square blanket|granny squares|granny square|granny blanket',
        'baby blanket|blanket for the baby',
        'blanket|throw|bedspread|afghan',
        'amigurumi animal|amigurumi|amigurumis|octopus|octopuses|teddy|bunny|stuffed animal|stuffed toy|doll',
        'bag|tote|market bag',
        'hat|beanie',
        'scarf',
        'cardigan',
        'jumper|sweater',
        'top|crop top|summer top|bikini top',
        'shawl',
        'cushion cover|cushion',
        'coasters|dishcloths|dishcloth',
        'bunting',
        'flowers|bouquet',
        'rug',
        'lace doily|doily|doilies|lace',
      ],
      otherwise: 'first piece',
    },
  },
  ask: {
    question: 'What would you like to crochet, and have you held a hook before?',
    chips: ['Granny squares, from zero', 'An amigurumi animal', 'A garment that fits'],
  },
  hoursAWeek: 3,
  weekly: 'Three evenings of 30 minutes with hook and yarn',
  measures: ['squares', 'animals', 'blankets', 'hats', 'pieces', 'rows', 'octopuses'],
  overview:
    'You will learn chain, single and double crochet on a small square, read a pattern with its abbreviations, and then work your {item} round by round until it is in use.',
  approach:
    'Crochet has one live loop, so nothing can run: mistakes are pulled out in seconds. What goes wrong is losing count and tension that is too tight. Count at the end of every row, put a marker into the first stitch, and take a bigger hook before you pull harder.',
  done: 'The last end of your {item} is woven in, and somebody uses or wears it.',
  cautions: [
    'Toys for children under three get embroidered eyes, not plastic ones. Wrist or thumb pain means a break and a hook with a thick handle.',
  ],
  steps: [
    step(
      'Find out why the shape goes wrong: count one row',
      'A triangle means the last stitch of each row is skipped: put a marker into first and last. A pancake means six increases in each round for too long: hats stop increasing at the width of the head divided by three. Other tension: hook half a size smaller, same hour of day.',
      ['Count one row or round aloud', 'Mark first and last stitch', 'Change the hook by half a size and measure'],
      1,
      { when: { said: basics } },
    ),
    step(
      'Crochet twenty chains and three rows tonight',
      'A 5 mm hook and one ball of smooth light-coloured yarn of medium weight (aran or worsted) are enough. Make a slip knot, chain twenty, and go back along it in single crochet three times; crooked edges are normal.',
      [
        'Buy or borrow a 5 mm hook and one light ball',
        'Watch one video of chain and single crochet at half speed',
        'Mark the first and last stitch of each row with a scrap of yarn',
      ],
      1.5,
      { when: { unsaid: basics } },
    ),
    step(
      'Make one flat practice square that stays square',
      'Crochet a square of 12 by 12 centimetres in single crochet, then one in double crochet. If it turns into a triangle you lose the last stitch of each row; count until two squares come out straight.',
      [
        'Count the stitches after every row',
        'Learn the turning chain of each stitch',
        'Undo and redo one row on purpose',
      ],
      3,
      { when: { level: 'beginner' } },
    ),
    step(
      'Check what your hands do by themselves now',
      'Work a small swatch of the hardest stitch in the pattern, such as a magic ring, bobbles or invisible decreases. Repair what fails before it comes up in the big piece.',
      ['Swatch the stitch you avoid', 'Measure 10 by 10 centimetres against the pattern'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Work ten rounds as a ball: magic ring, up, straight, down',
      'Six stitches, then 12, 18, 24, four rounds straight, then back. A marker in each first stitch, invisible decrease through front loops, stuffing before it closes. Hook smaller than the label says, so no stuffing shows. Head and body of nearly all toys are this ball.',
      ['Crochet one ball of 24 stitches', 'Use invisible decreases', 'Pin eyes and arms before sewing'],
      3,
      { when: { said: toy } },
    ),
    step(
      'Read the shell pattern once with yarn in hand',
      'A shell is five trebles in one stitch; the row needs a number that divides by six and one more. Chart from the bottom, each symbol is a stitch, a triangle shows where it turns. One swatch of three repeats, blocked with pins, before the shawl.',
      ['Write symbols and their names on a card', 'Work three repeats and block them', 'Count repeats for the width'],
      3,
      { when: { said: lace } },
    ),
    step(
      'Choose a pattern for your {item} and translate it',
      'Look whether it is in UK or US terms: a US single crochet is a UK double crochet. Check yarn length in metres, not only grams, and write the abbreviations on a card.',
      [
        'Compare three patterns marked easy',
        'Note hook, metres of yarn and finished size',
        'Buy all the yarn in one dye lot',
      ],
      2,
      { resources: 'Free and paid patterns: https://www.ravelry.com' },
    ),
    step(
      'Work the first round or square of your {item}',
      'Round pieces and toys begin with a magic ring and six stitches; squares with a chain of four to six joined to a ring. Take it out until the centre is closed and the count is right.',
      ['Put a marker into the first stitch of each round', 'Write a tick for each finished round'],
      4,
      { measured: 'Finish the first {20%}' },
    ),
    step(
      'Crochet the middle part in fixed sittings',
      'Two or three sittings a week on your {item}. Squares go in batches of five with their ends woven in at once; toys get all body parts before any sewing; garments are measured against one that fits.',
      [
        'Set the number of rows or squares for a week',
        'Weave in ends at the end of each sitting',
        'Measure after the first third',
      ],
      12,
      { when: { weeksFrom: 3 }, measured: 'Reach {60%} by working in batches' },
    ),
    step(
      'Join, stuff or edge your {item}',
      'Squares are laid out on the floor and photographed before joining; toys are stuffed firmly and pinned before sewing; blankets get two rows of border so the edges lie flat.',
      ['Lay everything out and take a photo', 'Pin before you sew', 'Try one border row on a corner first'],
      5,
      { measured: 'Join {80%}' },
    ),
    step(
      'Wash, block and hand over your {item}',
      'Wash by the label, pull it into shape and let it dry flat. It is done when no end sticks out and it lies on the sofa, is worn, or is wrapped.',
      [
        'Weave each end in three directions',
        'Dry it flat on a towel',
        'Write down yarn, hook and what you would change',
      ],
      2,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Use a bigger hook if it curls',
      'Tight stitches make a bowl of every circle.',
      'Half a millimetre at a time',
      'Loosen the loop on the hook',
    ),
    tip('Keep a marker in the working loop', 'One tug in the bag undoes an evening.', 'Safety pin', 'Or a hair grip'),
    tip(
      'Learn the magic ring on a weekend',
      'It is the one fiddly part of every toy.',
      'Ten tries in a row',
      'Two loops round the finger',
    ),
    tip(
      'Start with cotton for toys',
      'It shows the stitches and does not fluff.',
      '3 mm hook',
      'Tight stitches hide the filling',
    ),
    tip(
      'Join squares as you go',
      'Sixty seams at the end finish many blankets off.',
      'Joining in the last round',
      'Eight at a time',
    ),
    tip(
      'Weave in ends at once',
      'The pile at the end is why blankets stay in bags.',
      'After each colour',
      'On the wrong side',
    ),
    tip('Note the row on the pattern', 'Doorbells come in mid-row.', 'Pencil stroke', 'Or a row counter'),
    tip(
      'Go to a hook and needle group',
      'Somebody will see in a second what is wrong.',
      'Library or yarn shop',
      'Bring the piece that fails',
    ),
    tip(
      'Ask wards before you make for them',
      'Hospitals have rules for size and washing.',
      'Cotton only',
      'Arms of limited length',
    ),
    tip(
      'Count the stitches of a round aloud',
      'Amigurumi is counting, and little else.',
      'Six more each round at first',
      'Marker at the start',
    ),
    tip(
      'Photograph colours in black and white',
      'It shows whether they are far enough apart.',
      'Phone filter',
      'Before you buy',
    ),
    tip('Keep leftovers by weight', 'They become the next granny squares.', 'Small bags by colour', 'Weigh the rest'),
  ],
};
