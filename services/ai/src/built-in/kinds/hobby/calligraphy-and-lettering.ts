import { type Kind, step, tip } from '../kind.ts';

/** Chinese and Japanese brush writing. */
const brushScript = [
  'couplet/couplets/chunlian/shodo/kaishu/xingshu/lishu/kanji',
  'fai chun',
  'chinese/japanese/korean calligraphy/brush/characters',
  'spring festival',
  'lunar/chinese new year',
  'brush and ink',
];

/** Reed pen, from right to left. */
const arabicScript = ['arabic/naskh/thuluth/ruqah/nastaliq/diwani/kufic/urdu/persian'];

/** Chalk and walls. */
const chalk = ['chalkboard/chalk/blackboard', 'menu wall/board', 'sign painting/writing'];

/** A brush pen. */
const brushPen = ['brush pen/pens/lettering'];

/** The alphabet sits. */
const strokesDone = [
  'basic strokes',
  'lower case/lowercase',
  'minuscule/minuscules',
  'third practice',
  'capitals still',
  'finished the',
  'practice pad',
];

/** Lines fall, words collide. */
const crooked = ['downhill/crooked/lean/leans/wobble', 'crash into', 'spacing is', 'slope/slopes'];

/** Other tools, or the first page is long written. */
const otherTools = [...brushScript, ...arabicScript, ...chalk, ...brushPen, ...strokesDone];

export const calligraphyAndLettering: Kind = {
  id: 'calligraphy-and-lettering',
  category: 'hobby',
  name: 'Learn calligraphy or hand lettering',
  slots: {
    script: {
      words: [
        'couplets and spring scrolls|couplets|spring couplets|chunlian|fai chun',
        'copperplate|pointed pen|spencerian',
        'brush lettering|brush pen|hand lettering|handlettering|lettering',
        'italic|chancery',
        'Gothic script|gothic|blackletter|fraktur',
        'uncial|celtic',
        'Arabic calligraphy|arabic|naskh|thuluth',
        'Chinese calligraphy|chinese',
        'Japanese calligraphy|japanese|shodo',
        'Hebrew lettering|hebrew',
        'chalk lettering|chalkboard|chalk',
        'sign painting|signwriting',
        'illuminated letters|illuminated manuscript',
      ],
      otherwise: 'script',
    },
    piece: {
      words: [
        'festival couplets|couplets|spring couplets|chunlian|fai chun|spring scrolls',
        'menu wall|chalkboard menu',
        'wedding invitations|wedding envelopes|place cards|wedding stationery|envelopes|invitations',
        'birthday cards|greeting cards|christmas cards|cards',
        'quote|poem|verse|psalm',
        'certificate|diploma|certificates',
        'chalkboard sign|sign|menu',
        'tattoo design|tattoo',
        'family tree',
        'bullet journal',
      ],
      otherwise: 'first piece',
    },
  },
  ask: {
    question: 'Which script, and is there something to write?',
    chips: ['Wedding envelopes', 'Brush lettering for cards', 'Gothic or italic with a broad nib'],
  },
  hoursAWeek: 2.5,
  weekly: 'Fifteen minutes of strokes and one word on five days',
  measures: ['letters', 'cards', 'envelopes', 'pieces'],
  overview:
    'You will set up pen, ink and paper that do not bleed, learn {script} stroke by stroke, then words and spacing, and finish your {piece} with a pencilled layout.',
  approach:
    'Calligraphy is drawn slowly, one stroke at a time, with the pen lifted between them. Paper is the usual culprit: ink feathers on copy paper. Letters built on guidelines at one angle look good long before each is perfect.',
  done: 'Your {piece} is written out clean, and the lines, slant and gaps are even at arm’s length.',
  cautions: ['Rest your hand every fifteen minutes. Cover clothes and table: most inks are permanent.'],
  steps: [
    step(
      'Set up brush, ink and felt and write the eight strokes',
      'A mixed-hair brush with a tip of three to four centimetres, bottled ink, grass paper with squares, felt below. Hold the brush upright, wrist free, arm moving. Hide the tip at the start, lift and press, close at the end. Write the character 永, which has all eight strokes, forty times.',
      [
        'Get brush, ink, squared paper and felt',
        'Fill two sheets with dots, horizontals and verticals',
        'Write 永 forty times and circle the best five',
      ],
      1.5,
      { when: { said: brushScript } },
    ),
    step(
      'Copy one model in regular script for six weeks',
      'Take one master, such as Yan Zhenqing for broad and steady signs or Ouyang Xun for slender ones, and no second. Trace, then copy beside it, then write from memory: ten characters a week, thirty of each. Look at the centre line and at where the strokes meet.',
      [
        'Choose one model sheet',
        'Ten characters a week: trace, copy, from memory',
        'Hang the sheet two metres away and look',
      ],
      12,
      { when: { said: brushScript } },
    ),
    step(
      'Choose the couplet and practise its characters at full size',
      'Five or seven characters a line; the first line ends on a falling tone and hangs on the right as you face the door, the second on the left, the banner above. Fold red paper into equal squares. Write each character thirty times on newspaper at 12 to 15 cm with a larger brush.',
      [
        'Choose two lines and a banner of four',
        'Fold the paper into squares',
        'Write each character thirty times on newspaper',
      ],
      6,
      { when: { said: brushScript } },
    ),
    step(
      'Cut the reed and write the dot, then alif and ba',
      'In Arabic scripts the dot of the pen measures all: alif is five to seven dots high, ba as many wide. Hold the pen at one angle, pull from right to left. Fill a page with dots, one with alif, one with ba before any word.',
      [
        'Get a reed pen, ink with silk, smooth paper',
        'Fill one page each of dots, alif and ba',
        'Ask a teacher to correct one page a fortnight',
      ],
      2,
      { when: { said: arabicScript } },
    ),
    step(
      'Draw the wall at one to ten and prepare the board',
      'Measure board and distance of reading: letters need about 2.5 cm of height for three metres. Wash, rub the side of a chalk all over, wipe off. Use a level, string and a hard pencil; one plain capital style, one script, not five. Print the layout and show it before you write.',
      ['Measure the board and draw it on paper', 'Choose two letter styles', 'Show the layout to who pays'],
      2,
      { when: { said: chalk } },
    ),
    step(
      'Fill one page of brush-pen strokes: thin up, thick down',
      'Hold the pen low, at 45 degrees to the paper and off to the side, so that the tip bends. Light on the way up, press on the way down, and slow: a stroke takes a second. Underturn, overturn, oval and loop make nearly all letters: put an oval and an underturn together for the first vowel.',
      [
        'Get a small firm brush pen and smooth paper',
        'One page each of underturns and ovals',
        'Put a, d and g together from these strokes',
      ],
      1,
      { when: { said: brushPen, unsaid: strokesDone } },
    ),
    step(
      'Choose the ten weakest letters from your last page',
      'Circle the three best and three worst of each letter on one written page. Name the fault in one word: angle, width, spacing, join. Practise two of these letters a day for a fortnight against the exemplar laid beside, at double size and then small.',
      ['Circle best and worst on one page', 'Name each fault in one word', 'Two letters a day, double size first'],
      2,
      { when: { said: strokesDone } },
    ),
    step(
      'Rule every line and fit the words before ink',
      'Four lines for each row: ascender, waist, base, descender, and slant lines at one angle. Write the line on scrap, measure it, mark its middle, and start half its length left of the centre. So nothing runs downhill or into the edge.',
      [
        'Rule a sheet to lay under',
        'Measure each line on scrap and mark its middle',
        'Set the gap between words to one o',
      ],
      1.5,
      { when: { said: crooked } },
    ),
    step(
      'Write one page of basic strokes',
      'Broad nibs: hold at 30–45 degrees. Pointed pen: thin up, thick down with pressure. Brush pen: same, from the arm. Draw pencil lines at the script’s height and fill one page.',
      [
        'Get one nib or brush pen and smooth paper of 100 g or more',
        'Print or rule guidelines',
        'Fill one page with downstrokes and ovals',
      ],
      1,
      { when: { unsaid: otherTools } },
    ),
    step(
      'Learn the small letters of {script} in families',
      'Letters that share a shape together: i n m u, then o c e a d, then l b h k, then the odd ones. Ten of each, circle the best and copy that.',
      ['Take one exemplar sheet and no second one', 'Practise one family each week', 'Date each page'],
      6,
      { when: { unsaid: [...brushScript, ...strokesDone] } },
    ),
    step(
      'Join letters to words and space them',
      'Space is seen as area: the white between letters is as large as inside them. Write minimum, then names, then a line of verse.',
      ['Write ten words without correcting', 'Turn the sheet upside down and look at the gaps'],
      4,
      { when: { unsaid: brushScript } },
    ),
    step(
      'Learn capitals and numbers',
      'One plain set of capitals in {script} first; flourishes later, only at beginnings and ends.',
      ['Draw the alphabet at double size', 'Write the names you need for your {piece}'],
      3,
      { when: { unsaid: brushScript, weeksFrom: 4 } },
    ),
    step(
      'Plan your {piece} in pencil',
      'Count letters, write each line once on tracing paper, cut the lines and move them until they balance. Fix margins: the bottom one is largest.',
      [
        'Test ink, nib and final paper together',
        'Rule guidelines lightly with a hard pencil',
        'Ask a second person to check spelling',
      ],
      2,
      { when: { unsaid: brushScript } },
    ),
    step(
      'Write a full draft and mend it',
      'Write your whole {piece} at the final size on cheap paper in one go. Mark the three weakest letters and practise only those.',
      ['Time it, so that you know how many a day are possible', 'Practise the three weakest letters'],
      2,
    ),
    step(
      'Write your {piece} in its final form, with spares',
      'Warm up ten minutes, clean the nib every few lines, work from top left to bottom right, let it dry for an hour before you rub out lines. Keep one fifth more paper or envelopes than needed.',
      ['Write in the hour when your hand is calm', 'Make one spare in every five', 'Frame, post or hand it over'],
      5,
      { measured: 'Write all {total}' },
    ),
  ],
  suggestions: [
    tip('Buy one good pen', 'Sets are full of nibs you will not use.', 'Ask in an art shop', 'Spare nibs'),
    tip('Put scrap paper under your hand', 'Skin grease rejects ink.', 'Fold it double', 'Move it with the line'),
    tip('Breathe out on the downstroke', 'It steadies the line.', 'Slow', 'Lift, then next'),
    tip('Use a light table or a window', 'Guidelines below keep the paper clean.', 'Tape it', 'Check the angle'),
    tip('Keep the best letter of each page', 'Copy your own best.', 'Circle it', 'Pin it up'),
    tip('Clean nibs with water and a rag', 'Dried ink spoils the flow.', 'Every page', 'Dry at once'),
    tip('Learn from one exemplar', 'Mixed models give mixed letters.', 'One month', 'Then choose anew'),
    tip('Write slowly on purpose', 'Speed is not a part of it.', 'Count two per stroke', 'Music helps'),
    tip('Address one real envelope a week', 'Use teaches spacing.', 'To a friend', 'Rule three lines'),
    tip('Try left-handed set-ups', 'Left hands need other nibs or paper angles.', 'Oblique left nib', 'Turn the sheet'),
    tip('Test a corner first', 'Papers of one brand differ.', 'Write, wait, touch', 'Note it'),
    tip('Join a scribes’ society', 'They lend exemplars and give feedback.', 'Local group', 'Bring a page'),
  ],
};
