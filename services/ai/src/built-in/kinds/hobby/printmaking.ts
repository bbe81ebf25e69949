import { type Kind, step, tip } from '../kind.ts';

export const printmaking: Kind = {
  id: 'printmaking',
  category: 'hobby',
  name: 'Make prints by linocut or screen printing',
  slots: {
    technique: {
      words: [
        'linocut|lino|lino printing|linoprint|lino cut',
        'screen printing|screen print|screenprint|silkscreen',
        'woodcut|woodblock|mokuhanga|wood engraving',
        'etching|drypoint|engraving|intaglio',
        'monoprint|monotype|gel plate|gelli',
        'risograph|riso',
        'cyanotype|cyanotypes',
        'letterpress',
        'block printing on fabric|block print|block printing|fabric printing',
        'stamps|rubber stamps',
      ],
      otherwise: 'linocut',
    },
    product: {
      words: [
        'Christmas cards|christmas cards|cards|greeting cards',
        't-shirts|t-shirt|tshirts|shirts',
        'posters|poster|gig posters',
        'tea towels|tea towel|fabric|curtains|tote bags',
        'art prints|edition|prints',
        'bookplates|ex libris',
        'book illustrations|illustrations',
        'wrapping paper',
      ],
      otherwise: 'edition',
    },
  },
  ask: {
    question: 'Which technique, and what should be on it?',
    chips: ['Linocut cards at home', 'T-shirts by screen printing', 'Etching or woodcut in a studio'],
  },
  hoursAWeek: 3,
  measures: ['prints', 'cards', 'shirts', 'copies'],
  overview:
    'You will make a small print this week, learn to transfer, cut and register, and print your {product} by {technique} so that each one looks like the others.',
  approach:
    'Everything is mirrored, and what you take away stays white: those two facts spoil most first blocks. Begin with one colour and a postcard size. Clean pulls come from thin even ink, damp or smooth paper and the same pressure, so make a jig.',
  done: 'A signed and numbered set of your {product} is dry and without fingerprints.',
  cautions: [
    'Keep the other hand behind the blade and use a bench hook; warm lino cuts easier. Use water-based inks at home; etching acids and solvents belong in a studio with ventilation.',
  ],
  steps: [
    step(
      'Cut and print a postcard-sized block',
      'A small piece of soft lino or an eraser, one V-tool, one roller, one tube of black. Draw a leaf, cut the lines, ink thinly, rub the paper with a spoon.',
      ['Buy a small starter set', 'Draw a simple shape in thick pen', 'Pull three prints and compare the ink'],
      2,
    ),
    step(
      'Learn the tools of {technique} on scrap',
      'Lino and wood: V and U tools, cut away from you, turn the block. Screen: flood, one firm pull at 45 degrees, lift. Etching and press work: book an induction at an open studio.',
      ['Fill a test plate with lines, dots and textures', 'Look for an open print studio near you'],
      3,
    ),
    step(
      'Draw and transfer the design for your {product}',
      'Plan black and white only, at final size. Mirror it with tracing paper; text must read backwards on the block. For screens print a solid black film.',
      [
        'Make three thumbnails in black ink',
        'Mirror it and check every letter',
        'Transfer with carbon or iron-on toner',
      ],
      3,
    ),
    step(
      'Cut the block or make the screen',
      'Outlines first, then large white areas. Leave bridges where parts would fall out. Take a rubbing with a pencil to see where you are.',
      ['Sharpen or strop the tools', 'Take three rubbings on the way', 'Stop and print a first proof'],
      6,
    ),
    step(
      'Proof, correct and build a registration jig',
      'Two corners of card taped to a board put paper and block of your {product} in the same place each time. Correct ink, then pressure, then the block.',
      ['Print five proofs on the final paper', 'Note grams of ink and number of rubs'],
      3,
    ),
    step(
      'Print your {product} in one clean session',
      'Ink, place, rub or pull, hang. Clean hands for paper, inky hands for ink: best with two people. Allow one fifth waste.',
      ['Tear or buy paper to size the day before', 'Set up a drying line', 'Sort into good, second and bin'],
      5,
      { measured: 'Print the first {60%}' },
    ),
    step(
      'Add a second colour or a second design',
      'A second block by the same jig, or reduction: cut more from the same block and print over it; no way back, so print all at each stage.',
      ['Test the overlap of colours', 'Print the light colour first'],
      5,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Dry, sign and give or sell your {product}',
      'Oil ink dries up to a week, fabric ink is ironed for three minutes. Sign right, title middle, number left in pencil. It is done when they are posted, worn or hung.',
      ['Heat-set fabric by the label', 'Number the edition', 'Offer three at a local fair or give them away'],
      2,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip('Warm the lino', 'It cuts like butter after a minute on a radiator.', 'Not hot', 'Fresh sheets'),
    tip('Roll thin', 'The roller should hiss.', 'A pea of ink', 'Both directions'),
    tip('Use a baren or spoon', 'You need no press.', 'Small circles', 'Hold the corners'),
    tip('Keep a clean station', 'Fingerprints ruin half of an edition.', 'Paper on the left', 'Tissue for corners'),
    tip('Test paper', 'Smooth and thin prints best by hand.', 'Japanese papers', 'Same batch'),
    tip('Mirror the text', 'Everybody forgets it once.', 'Read it in a mirror', 'Check the name'),
    tip('Wash screens at once', 'Dry ink blocks mesh for ever.', 'Cool water', 'Both sides'),
    tip('Save the block', 'It prints again in ten years.', 'Flat', 'Chalk over old ink'),
    tip('Swap prints', 'Groups exchange editions by post.', 'Small size', 'Deadline helps'),
    tip('Draw with white on black', 'It is how the block thinks.', 'Chalk on card', 'Squint'),
    tip('Visit a print fair', 'See edges and prices.', 'Ask how many colours', 'Buy one small'),
    tip('Cut less', 'Chatter marks add life.', 'Stop early', 'Proof'),
  ],
};
