import { type Kind, step, tip } from '../kind.ts';

/** It is for a small child. */
const forBaby = [
  'baby/babies/newborn/grandchild/great-grandchild/great_grandchild/grandson/granddaughter/niece/nephew/bump',
];
/** They knew it once. */
const again = ['again', 'used to knit/crochet', 'start knitting/crocheting again', 'back to/into knitting/crochet'];

/** A piece is on the needles or ready squares. */
const onNeedles = ['granny squares', 'second sleeve', 'joining/join', 'how to join', 'chart for the'];

/** Socks. */
const socks = ['sock/socks'];

/** Left-handed. */
const lefty = ['left-handed/lefthanded/left_handed'];

/** The letters of a pattern. */
const letters = ['pattern/patterns/letters/chart', 'read the', 'read a'];

export const knitOrCrochet: Kind = {
  id: 'knit-or-crochet',
  category: 'hobby',
  name: 'Learn to knit',
  slots: {
    item: {
      words: [
        'scarf',
        'hat|beanie|bobble hat',
        'socks|sock',
        'jumper|sweater|pullover',
        'cardigan',
        'baby blanket',
        'blanket|throw|afghan',
        'shawl|lace shawl',
        'gloves|mittens',
        'top|summer top',
        'bag|tote',
        'cushion cover|cushion',
        'plant hanger|macrame|wall hanging',
        'woven cloth|weave|weaving|loom',
        'dishcloth|washcloth',
        'Christmas presents|christmas presents|christmas stocking',
      ],
      otherwise: 'first piece',
    },
    person: { from: 'person', otherwise: 'somebody you like' },
  },
  ask: {
    question: 'What would you like to knit, and have you held needles before?',
    chips: ['Knit, a scarf from zero', 'Socks, I can knit and purl', 'A jumper that really fits'],
  },
  hoursAWeek: 3,
  weekly: 'Four evenings of 40 minutes, and one longer sitting for what is new',
  measures: ['pieces', 'squares', 'hats', 'rows', 'projects', 'socks', 'blocks'],
  overview:
    'You will learn the few basic stitches on small things, make a swatch so that the size is right, and finish your {item} in sections with a date for each.',
  approach:
    'Smooth light-coloured yarn shows every stitch, so mistakes are easy to see. A small finished thing comes first. Projects are left lying mostly because the first one was too large, or because nobody made a swatch.',
  done: 'The finished piece is washed, in use, and you can read a simple pattern alone.',
  cautions: [
    'Stretch hands and shoulders every half hour; tingling or pain means a break of some days. For babies avoid buttons, loose threads and holes for fingers.',
  ],
  steps: [
    step(
      'Lay the finished pieces out and choose the join',
      'Block all to one size on a board first: that mends most crooked seams. Join as you go is flat, whip stitch is quick, single crochet makes a ridge. Photograph the order, join rows first, then the long seams.',
      ['Block all pieces to one size', 'Try two joins on two spare ones', 'Photograph the order'],
      2,
      { when: { said: onNeedles } },
    ),
    step(
      'Work the border from its chart, one round at a time',
      'Read from bottom right; in rounds every row goes right to left. Say each symbol aloud once with its name, mark corners with thread. First round evens the edge: same number on each side, three in the corner.',
      ['Write the symbols of the chart on a card', 'Mark four corners', 'Count each side after round one'],
      3,
      { when: { said: onNeedles } },
    ),
    step(
      'Get yarn and tools and make your first twenty rows',
      'One ball of smooth light wool, needles of 5 mm (or a loom or hook for those crafts), scissors, a blunt needle. Cast on twenty stitches and go to and fro, whatever it looks like.',
      ['Ask a friend or shop for leftover yarn', 'Watch one beginners’ video at half speed', 'Make twenty rows'],
      2,
      { when: { unsaid: onNeedles } },
    ),
    step(
      'Finish a small practice piece this week',
      'A dishcloth or square of 20 centimetres, with casting on, basic stitch, edges and ending. Count the stitches in each row; that finds lost ones.',
      ['Count after each row', 'Learn to pick up one dropped stitch', 'Give the piece to {person} or use it'],
      4,
      { when: { unsaid: [...onNeedles, ...letters, ...socks], level: 'beginner' } },
    ),
    step(
      'Look through your unfinished pieces and choose one',
      'For each: finish, undo or give away. Finishing one first frees needles, and you see which technique you avoid.',
      ['Lay all of them on the table', 'Undo two at once and wash the yarn', 'Finish the one that needs least'],
      4,
      { when: { unsaid: again, level: 'experienced' } },
    ),
    step(
      'Choose a pattern for your {item} and read it to the end',
      'Level, size with finished measurements, yarn amount, abbreviations. Measure a piece that fits instead of the body. Mark your size in one colour and look up every unknown stitch first.',
      [
        'Compare three patterns',
        'Write the abbreviations on a card',
        'Buy all the yarn at once, from the same dye lot',
      ],
      2,
      { when: { unsaid: forBaby }, resources: 'Patterns and yarn data: https://www.ravelry.com' },
    ),
    step(
      'Choose a baby pattern for your {item} and count the rows',
      'Soft yarn that may be washed at 40 degrees, usually DK on 4 mm needles. Clothes in the size for three to six months, since newborns outgrow them in weeks, with a wide neck and no buttons; a blanket of about 80 by 100 cm without large holes. Count all rows and divide them by the evenings until two weeks before the birth.',
      ['Choose an easy pattern', 'Buy all the yarn of one dye lot', 'Write rows an evening on a card'],
      2,
      { when: { said: forBaby }, resources: 'Patterns and yarn data: https://www.ravelry.com' },
    ),
    step(
      'Learn the twenty letters of patterns by one small square',
      'Knit, purl, yarn over, k2tog, ssk, make one, right and wrong side: nearly all patterns are made of twenty. Knit a square with one row of each and pin labels on it. Brackets are repeats, stars too; numbers for sizes stand in brackets, so mark yours.',
      ['Write twenty letters on a card', 'Knit the labelled square', 'Mark your size through the pattern'],
      3,
      { when: { said: letters } },
    ),
    step(
      'Knit mirrored: videos flipped, stitches watched',
      'Left-handed people may knit as right-handed ones, since both hands work; try both for an evening. If mirrored, flip the video, swap k2tog and ssk, read charts from left. Say it to the group or shop at once.',
      ['Try both ways for an evening', 'Flip the video in the player', 'Swap the leaning decreases'],
      1,
      { when: { said: lefty } },
    ),
    step(
      'Knit one practice sock in thick wool',
      'Baby size, 40 stitches, ribbing, leg, heel flap, turn, gusset, toe: a sock in miniature in two evenings. The heel looks mad until it stands. Then 64 stitches of 4-ply on 2.5 mm needles, both socks begun before the first is done.',
      ['Knit the miniature sock in two evenings', 'Cast on both socks', 'Write rows of the first beside it'],
      7,
      { when: { said: socks } },
    ),
    step(
      'Make and wash a swatch of 15 centimetres',
      'Count stitches and rows on ten centimetres in its middle after washing. Too many stitches: thicker needle; too few: thinner. Two stitches’ difference make your {item} about a tenth larger or smaller.',
      ['Make it in the stitch of the piece', 'Wash and dry it flat', 'Write needle and count on the pattern'],
      2,
    ),
    step(
      'Work the first third and check the size',
      'Note each row with a counter and put in a safety thread before difficult places. Try on or lay on a piece that fits. Undoing now is cheap.',
      [
        'Divide the {item} into sections with dates',
        'Count once per evening in good light',
        'Measure after the first third',
      ],
      14,
      { when: { weeksFrom: 4 }, measured: 'Finish the first {30%} and check the size' },
    ),
    step(
      'Take a question to a knitting group or shop',
      'Someone who sees your hands solves in a minute what takes hours alone. Groups in cafés and libraries are glad of beginners.',
      ['Find the next evening', 'Take the {item} and two questions', 'Go again in the following month'],
      3,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Work the remaining sections by their dates',
      'The middle is dull; keep it for series and trains, and a small easy piece beside it. Whatever comes in pairs, such as sleeves or socks, is made at the same time, so that both match.',
      ['Set one section per week', 'Tick each off', 'Weigh the yarn that is left'],
      20,
      { when: { weeksFrom: 7 }, measured: 'Reach {80%}, section by section' },
    ),
    step(
      'Work your {item} to the last row, some each evening',
      'Divide the rows that are left by the evenings you have, and write down the row for each. If that is more than an hour an evening, make it smaller now: fewer repeats, a shorter body or a thicker yarn.',
      ['Divide the rows by the evenings', 'Tick each evening', 'Measure it halfway'],
      14,
      { when: { weeksTo: 6.9 } },
    ),
    step(
      'Sew up, wash and use your {item}',
      'Weave in the ends on the back, join with mattress stitch in daylight, wash by the label, pull into shape and dry flat. It is done when it is in use or wrapped for {person}.',
      [
        'Weave in all ends the same evening',
        'Block it to the measurements',
        'Photograph it and note yarn, needle and size',
      ],
      4,
      { measured: 'Finish all {total} and use them' },
    ),
  ],
  suggestions: [
    tip('Count before you stop', 'Tomorrow you start without doubt.', 'Row on paper', 'Never in mid-row'),
    tip('Use light colours first', 'Black hides stitches.', 'Smooth wool', 'No fluffy yarn'),
    tip('Put in lifelines', 'A thread through a row saves ripping.', 'Every ten rows of lace', 'Contrasting cotton'),
    tip('Keep one easy and one hard piece', 'Tired evenings need the easy one.', 'Two bags', 'No third one'),
    tip('Learn to read stitches', 'Then you lose no place in the pattern.', 'Knit is a V', 'Purl is a bump'),
    tip('Buy one ball more', 'The dye lot will be gone.', 'Ask about returns', 'Keep the label'),
    tip(
      'Sit with light from the side',
      'Neck and eyes thank you.',
      'Cushion under the elbow',
      'Break after 30 minutes',
    ),
    tip('Note changes in the pattern', 'The second sock should be the same.', 'Pencil', 'Photo of the page'),
    tip('Weave in ends as you go', 'Nobody likes forty at the end.', 'After each colour', 'On the back'),
    tip('Swap yarn with others', 'Your mistake is their jumper.', 'Swap evenings', 'By weight'),
    tip('Make hats for charity', 'Small, useful and forgiving.', 'Ask what they need', 'Washable yarn'),
    tip('Undo with a cup of tea', 'It takes a tenth of the time it took.', 'Pick up with a thin needle', 'Count'),
  ],
};
