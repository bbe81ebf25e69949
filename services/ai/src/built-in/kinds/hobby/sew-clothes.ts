import { type Kind, step, tip } from '../kind.ts';

/** They have sewn. */
const sewn = [
  'finished/made/sewn/sewed a/two/three/four/several/one',
  'toile fits',
  'zip and lining',
  'so far produced',
  'pyjama bottoms',
];

/** What exists is made to fit. */
const altering = ['taking in', 'take in', 'thrift/tent/alter/alteration'];

/** Collars and cuffs. */
const shirt = ['shirt/shirts/cuffs/collar'];

/** A fly and felled seams. */
const jeansFly = ['jeans/fly/trousers'];

export const sewClothes: Kind = {
  id: 'sew-clothes',
  category: 'hobby',
  name: 'Sew my own clothes',
  slots: {
    garment: {
      words: [
        'wedding dress',
        'dress|gown',
        'skirt',
        'shirt',
        'blouse',
        'top|t-shirt|tshirt',
        'trousers|pants',
        'jeans',
        'shorts',
        'winter coat|coat',
        'jacket|denim jacket|blazer',
        'suit|waistcoat',
        'jumpsuit|dungarees',
        'pyjamas|pajamas',
        'underwear|bra|bras',
        'swimsuit|bikini',
        'baby clothes',
        'children’s clothes|kids clothes',
        'costume|cosplay|carnival outfit',
        'quilt|patchwork',
        'curtains|curtain',
        'cushions|cushion',
        'bag|tote bag|backpack',
        'hoodie|sweatshirt',
        'embroidery',
        'dog coat',
      ],
      otherwise: 'first garment',
    },
  },
  ask: {
    question: 'What would you like to sew first, and do you have a machine?',
    chips: ['Machine, never used it', 'No machine yet', 'I sew, want a harder garment'],
  },
  hoursAWeek: 3,
  weekly: 'Sew for two sessions of ninety minutes, and leave the machine threaded for the next one',
  measures: ['garments', 'pieces', 'dresses', 'quilts', 'blocks'],
  overview:
    'You will get a machine running, sew straight and curved seams on scraps, finish one very simple thing, then cut and fit your {garment} in cheap fabric first and in the good fabric after that.',
  approach:
    'Measure the body, not the shop size, and sew a trial version in an old sheet: that is where fit is decided. Press every seam with an iron before you cross it with another. Most people stop because the first project was a coat; the second easy project makes the difference.',
  done: 'You have finished your {garment} inside and out and worn or used it for a whole day.',
  cautions: [
    'Unplug before you change needle or foot, keep fingers away from the needle and pins out of the mouth. Children’s nightwear and costumes have fire and cord rules: use no loose cords at the neck and keep fabric away from flames.',
  ],
  steps: [
    step(
      'Thread the machine and sew ten straight lines',
      'Borrow, use a maker space, or take yours out. New needle, matching thread, two layers of cotton scrap. It is ready when upper and lower stitch look the same.',
      [
        'Find the manual of your model as a file',
        'Put in a new needle, size 80 for cotton',
        'Sew along lines drawn on a scrap',
      ],
      1.5,
      { when: { unsaid: sewn, level: 'beginner' } },
    ),
    step(
      'Clean the machine and test three seams',
      'Remove lint under the plate, oil it if the manual says so, and sew straight, zigzag and stretch on the fabric kinds your {garment} needs.',
      ['Change the needle', 'Sew three samples and label them'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Finish one small project in a weekend',
      'A cushion cover, a drawstring bag or pyjama shorts: straight seams, one hem, no zip. It teaches cutting, pinning and pressing without much cost.',
      ['Cut from an old sheet', 'Press each seam flat, then open', 'Look at the inside and zigzag the edges'],
      4,
      { when: { unsaid: sewn, level: 'beginner' } },
    ),
    step(
      'Write the order of what is left and sew two samples',
      'Zip before lining, lining before hem, buttons last. Sample each hard part twice in the real fabric with its interlining: stitch length, needle and heat of the iron are written on it. Baste the real one by hand; it takes ten minutes and saves an hour.',
      ['Write the order', 'Two samples in the real fabric', 'Baste by hand, try on, then sew'],
      3,
      { when: { said: sewn } },
    ),
    step(
      'Take in side seams so that it looks bought',
      'Inside out on the body, pin both sides alike, draw a smooth line from underarm to hem, baste, try on, sit. Sew, trim to 1.5 cm, finish like the old seam, press open. Sleeves go in from elbow to hip in one line. Practise on one shirt you do not love.',
      ['Pin both sides on the body', 'Baste, sit and lift the arms', 'Finish and press like the old seam'],
      3,
      { when: { said: altering } },
    ),
    step(
      'Sew one collar and one cuff as samples',
      'Interlining on the upper piece, points graded and turned with a blunt stick, stand first, then collar. Cuff with placket: mark, cut to the triangle, fold, stitch. For long arms add at the marked line of the sleeve and not at the cuff; measure from neck bone over the bent elbow.',
      ['Measure neck bone to wrist over the elbow', 'Sew a collar and a cuff in cotton', 'Lengthen at the marked line'],
      5,
      { when: { said: shirt } },
    ),
    step(
      'Practise fly and flat-felled seam on denim scraps',
      'Needle 100 jeans, topstitch thread above only, 3.5 mm. Fly: interlining, zip to the left, shield behind, baste the front closed. Felled seam: wrong sides together, trim one, fold the other over. A hump jumper over thick seams; hammer them flat first.',
      ['Sew two felled seams', 'Sew one whole fly in scrap', 'Write thread, needle and tension'],
      4,
      { when: { said: jeansFly } },
    ),
    step(
      'Choose a pattern by measurements and difficulty',
      'Take one marked easy with a printed video or photo guide. Compare bust, waist and hip, or width and length, with the table; the size is usually one or two above shop size.',
      [
        'Measure twice with another person’s help',
        'Choose a pattern for your {garment} and read all its steps',
        'Write down fabric, notions and needle',
      ],
      2,
    ),
    step(
      'Sew a trial version in cheap fabric',
      'Old sheets do for woven patterns, an old T-shirt for stretch. Baste with long stitches, put it on, pin what pulls or gapes, and write the changes on the paper pattern.',
      [
        'Cut only the main pieces of your {garment}',
        'Photograph front, side and back',
        'Transfer the changes in centimetres',
      ],
      6,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Buy, wash and cut the good fabric',
      'Wash as you will wash the finished thing, so that it shrinks before. Check the grain line and the direction of the print, lay out all pieces, and count twice before you cut.',
      ['Buy 10 per cent more for your {garment}', 'Wash and iron it', 'Cut and mark every notch'],
      4,
    ),
    step(
      'Practise the difficult part on scraps twice',
      'Zip, buttonhole, collar, lining or binding: sew it two times in the leftover fabric before the real place. The third one looks right.',
      ['Find the hardest step of your {garment}', 'Watch it slowly once', 'Sew two samples and keep the better'],
      3,
      { when: { unsaid: [...shirt, ...jeansFly] }, measured: 'Finish the first {20%}' },
    ),
    step(
      'Assemble it seam by seam and try it on',
      'Sew in the order of the guide, press, neaten the edge, try on after side seams and before the hem. One mistake may be unpicked; tired after two hours means stop.',
      ['Write the order of your {garment} on one sheet', 'Tick off each seam', 'Fit it with the shoes you will wear'],
      9,
      { measured: 'Reach {50%} with pressed seams' },
    ),
    step(
      'Hem, press and wear it for a day',
      'Let it hang overnight, then mark the hem with someone’s help. Cut all threads, give it a last press, and note what to change next time on the pattern envelope.',
      ['Hang up your {garment} for a night', 'Hem and take a photograph', 'Wear it out of the house'],
      3,
      { measured: 'Finish all {total} and use them' },
    ),
  ],
  suggestions: [
    tip(
      'Change the needle every eight hours',
      'Blunt ones skip stitches.',
      'Stretch needle for jersey',
      'Jeans needle for denim',
    ),
    tip('Set up an iron beside the machine', 'Pressing makes it look bought.', 'Damp cloth', 'Press, do not slide'),
    tip('Use clips for thick layers', 'Pins bend and leave holes.', 'Good for binding', 'Ten are enough'),
    tip(
      'Go to an open sewing evening',
      'Somebody sees the mistake in a minute.',
      'Maker space or shop',
      'Bring the machine question',
    ),
    tip(
      'Look at finished versions online',
      'Real bodies show the fit.',
      'Search the pattern name',
      'Note their changes',
    ),
    tip(
      'Trace the pattern, keep the original',
      'You can still cut other sizes.',
      'Baking paper works',
      'Write the date',
    ),
    tip('Unpick with light and patience', 'A good ripper is cheap.', 'Every third stitch', 'Pull the other thread'),
    tip('Buy remnants for practice', 'Mistakes then cost little.', 'Market stalls', 'Old bed linen'),
    tip('Mend one thing a month', 'It trains small skills.', 'Button, hem, patch', 'Visible mending is fine'),
    tip('Stop before the next hard step', 'Begin it fresh.', 'Leave a note', 'Machine stays threaded'),
    tip('Staystitch curves first', 'Necklines stretch otherwise.', '5 mm inside the line', 'Before any fitting'),
    tip('Keep a card per project', 'You will want to sew it again.', 'Fabric scrap', 'Size and changes'),
  ],
};
