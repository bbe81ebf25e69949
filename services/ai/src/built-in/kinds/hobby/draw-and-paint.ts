import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** They draw already. */
const draws = [
  'fine from the',
  'year of evening',
  'stack of studies',
  'filled two/three sketchbooks',
  `draw/drawing/paint/painting/painted/drawn for/since ${numbers}/a/many/several years/year/months`,
  'already draw/paint',
  'done/did/finished/taken a/the/two/several _? course/class/courses/classes',
  'have/got all/the/my/some/plenty paints/materials/supplies/brushes',
  `painted/drawn/made ${numbers} pictures/paintings/drawings/portraits`,
];

/** Colours go dead. */
const colour = ['colour/color mixing', 'dead/mud/muddy'];

/** Faces that look alike. */
const likeness = ['look alike', 'portraits/portrait/faces/themselves'];

/** Bodies. */
const bodies = ['bodies/potatoes/anatomy/anime'];

/** Studies, nothing finished. */
const notFinished = ['finished piece', 'not a single finished', 'never finish'];

export const drawAndPaint: Kind = {
  id: 'draw-and-paint',
  category: 'hobby',
  name: 'Learn to draw and paint',
  slots: {
    medium: {
      words: [
        'watercolour|watercolor|watercolours|aquarelle',
        'acrylic paint|acrylics|acrylic',
        'oil paint|oils|oil painting',
        'gouache',
        'pencil|pencils|graphite',
        'charcoal',
        'ink|pen and ink|inktober|fineliner',
        'coloured pencil|coloured pencils|colored pencils',
        'pastel|pastels|soft pastels',
        'markers|alcohol markers|copics',
        'spray paint|graffiti|street art',
        'wall paint|mural',
      ],
      otherwise: 'pencil',
    },
    subject: {
      words: [
        'portraits|portrait|faces',
        'people|figures|life drawing|anatomy|bodies',
        'hands',
        'landscapes|landscape|mountains|sea',
        'animals|dog|cat|horse|pets|pet',
        'flowers and plants|flowers|botanical|plants',
        'buildings and streets|urban sketching|buildings|cities',
        'manga characters|manga|anime',
        'comics|comic|cartoons|cartoon',
        'still lifes|still life|fruit',
        'illustrations|illustrate|illustration|picture book',
        'abstract pictures|abstract',
        'letters and words|lettering|calligraphy',
      ],
      otherwise: 'things around you',
    },
  },
  ask: {
    question: 'What would you like to draw or paint, and with what?',
    chips: ['Pencil, from zero', 'Watercolour or acrylic', 'Portraits, I draw already'],
  },
  hoursAWeek: 2.5,
  weekly: 'Draw for 20 minutes on five days, always with the date on the page',
  measures: ['drawings', 'paintings', 'sketches', 'pages', 'portraits', 'canvases', 'pictures'],
  overview:
    'You will learn to see shapes, tones and proportions, first in quick drawings of {subject}, then in finished pieces with your {medium}. At the end a small series hangs on a wall where others see it.',
  approach:
    'Draw from life or from a photograph, not from your head, and draw a lot of small things quickly; fifty five-minute studies teach more than one picture of ten hours. People stop because they compare week three with a professional. Compare only with your own first page.',
  done: 'Five finished pictures of yours hang or stand where other people see them.',
  cautions: [
    'Use solvents and sprays only with a window open, keep oily rags in a closed metal tin, and keep paints away from food and children.',
  ],
  steps: [
    step(
      'Lay your last ten pictures side by side',
      'Which two would you keep, and what do they have that the others lack? Often it is darker darks, fewer things, one clear light. Write the one fault that comes back; you work on this and on nothing else.',
      ['Lay out ten pictures', 'Choose two and write why', 'Name the fault that comes back'],
      1,
      { when: { said: draws } },
    ),
    step(
      'Draw the same object five times in one hour',
      'Take a cup, a shoe or your hand, with an ordinary pencil and any paper. Ten minutes each, looking at the object longer than at the paper. Keep all five with the date.',
      [
        'Draw it once without lifting the pencil, in ten minutes',
        'Draw only the outline, then only the shadows',
        'Write under each what went better',
      ],
      1,
      { when: { unsaid: draws } },
    ),
    step(
      'Get a small set of materials and a sketchbook',
      'Student quality is enough; the paper matters more than the paint. For watercolour 300 g paper and six colours, for acrylic three brushes and primed boards, for pencil HB, 2B and 6B. Ask the shop to put together a beginner’s set under a price you name.',
      ['Write down what you have already', 'Set a limit and buy only this list', 'Give it a place that stays set up'],
      2,
      { when: { unsaid: draws } },
    ),
    step(
      'Paint one small study a day for three weeks',
      'Palm size, twenty minutes, your {medium} and {subject}. Small ones allow mistakes: each has one question only, such as edges, a dark, one colour less. Keep all with the date.',
      ['Cut twenty small sheets', 'Write one question on each', 'Compare the first and the last'],
      8,
      { when: { said: draws } },
    ),
    step(
      'Measure and compare while drawing {subject}',
      'Hold up the pencil to compare height and width, mark the largest shapes first, check angles against the edge of the paper. Twelve short studies, 15 minutes each.',
      [
        'Find twelve photographs or real models',
        'Draw each with straight lines only before any detail',
        'Turn the page upside down to find mistakes',
      ],
      5,
      { when: { level: 'beginner', unsaid: draws }, resources: 'Free lessons in drawing: https://drawabox.com' },
    ),
    step(
      'Ask two people who paint better what they would change first',
      'Show three pictures, listen, do not explain. When two say the same, that is it. A course at your level or a free studio evening brings such people.',
      ['Choose three pictures', 'Ask two people', 'Paint one of them again with the change'],
      4,
      { when: { said: draws, level: 'beginner' } },
    ),
    step(
      'Find the two weaknesses in your last ten pictures',
      'Lay them side by side and ask one person who draws. Usual ones are proportions, flat tones, timid darks, muddy colours. Practise only these two for three weeks.',
      [
        'Photograph ten pictures in one row',
        'Write the two weaknesses down',
        'Find an exercise for each with {subject}',
      ],
      4,
      { when: { level: 'experienced' } },
    ),
    step(
      'Mix from five tubes and test value before colour',
      'Two yellows or one warm and one cool of each primary, white, no black. Mix greens from yellow and a dark blue, kill with red a drop; shadows cooler, lights warmer or the reverse. Keep three heaps: light, middle, dark, and photograph the palette in grey. Mud is more than three pigments or equal values.',
      ['Mix a chart of five tubes', 'Photograph the palette in grey', 'Paint one view with three heaps'],
      5,
      { when: { said: colour } },
    ),
    step(
      'Get likeness by distances before features',
      'Eyes lie half-way down the head, five eye-widths across; measure the triangle of eyes and mouth, and tilt. Block in with straight lines at one size, turn photo and sheet upside down, compare three angles. Shadows as shapes, mouth last. Twenty heads of fifteen minutes before the first framed one.',
      ['Twenty heads of fifteen minutes', 'Measure the triangle of eyes and mouth', 'Check upside down'],
      8,
      { when: { said: likeness } },
    ),
    step(
      'Build bodies from bean, boxes and a line of action',
      'Seven heads high, bean for the trunk, box for hips and chest, cylinders for limbs, feet under the weight. Thirty gestures of one minute a day for a month, then five of five minutes. Trace a photo once to see the boxes, then draw it without.',
      ['Thirty one-minute gestures a day', 'Trace boxes over ten photos', 'Draw the same without'],
      10,
      { when: { said: bodies } },
    ),
    step(
      'Carry one study to a finished piece in five sittings',
      'Choose the study you like, thumbnail, format twice its size, drawing, darks, lights, one edge sharp and the rest lost. Each sitting ends with a photo and one task for the next. Stop at the fifth and sign it. Finishing is a skill with its own practice.',
      ['Choose study and format', 'Five sittings with one task each', 'Sign and frame it'],
      10,
      { when: { said: notFinished } },
    ),
    step(
      'Paint light and shadow in five tones only',
      'Make a scale of five greys from white to black with your {medium}, then do four small pictures with nothing else. When the darks are dark enough, things look round.',
      [
        'Paint the scale with your {medium}',
        'Squint at the model and find the darkest spot',
        'Finish four pictures of palm size',
      ],
      5,
    ),
    step(
      'Copy one picture you admire by hand',
      'Choose a simple work showing {subject}. Copying shows each decision: what was left out, where the edges are sharp. Note three of them. Do not sell or post a copy as your own.',
      [
        'Choose it in a museum collection online',
        'Copy it in two or three sittings',
        'Use one trick in a picture of your own',
      ],
      5,
      {
        when: { unsaid: [...colour, ...likeness, ...bodies, ...notFinished], weeksFrom: 6 },
        resources: 'Free high-resolution paintings: https://www.rijksmuseum.nl',
      },
    ),
    step(
      'Go to a class or sketching group once',
      'Life drawing evenings and urban sketching groups take beginners, and nobody looks at your sheet unless you ask. Bring your {medium} and a board.',
      [
        'Find an evening near you and ask what to bring',
        'Go, and ask one person how they began',
        'Go a second time before you decide',
      ],
      4,
      { when: { weeksFrom: 4 }, resources: 'Sketching groups in many cities: https://urbansketchers.org' },
    ),
    step(
      'Make a series of five pictures with one theme',
      'The same size and the same few colours, all of {subject}. Make a thumbnail of each first, as big as a stamp, to settle where things go. Finish all five, also the weakest.',
      ['Draw three thumbnails for each', 'Choose a limit of four colours', 'Sign and date each on the back'],
      14,
      { when: { weeksFrom: 5 }, measured: 'Reach {60%} as a series with one theme' },
    ),
    step(
      'Hang your best pictures where others see them',
      'Simple ready-made frames of one sort make them look finished. Home, a café, the library or an open studio day; invite three people. It is done when they hang and somebody has asked you about one.',
      [
        'Choose the best of your {subject} with somebody’s help',
        'Ask one place or choose the wall, and buy frames',
        'Hang them at eye level and invite three people',
      ],
      5,
      { measured: 'Finish all {total} and hang the best' },
    ),
  ],
  suggestions: [
    tip('Keep a pocket sketchbook', 'Five minutes on a bench are a lesson.', 'Postcard size', 'One pen is enough'),
    tip('Date every page', 'After three months you can see what changed.', 'Bottom corner', 'Look back on Sundays'),
    tip(
      'Draw people in trains and cafés',
      'They move, so you learn to see quickly.',
      'Begin with backs',
      'Two minutes each',
    ),
    tip(
      'Mix your own grey and brown',
      'Blue and orange make livelier darks than black.',
      'Try five ratios',
      'Write them beside',
    ),
    tip(
      'Look at the gaps',
      'The shapes between things are easier to draw right.',
      'Chair legs',
      'Between arm and body',
    ),
    tip(
      'Use a mirror to check',
      'Mistakes jump out when the picture is reversed.',
      'Or flip a photo of it',
      'Every half hour',
    ),
    tip(
      'Stop before it is overworked',
      'Many watercolours die of the last ten minutes.',
      'Walk away',
      'Look the next day',
    ),
    tip('Warm up with lines and ovals', 'Two minutes loosen hand and shoulder.', 'From the shoulder', 'A full page'),
    tip('Visit a museum to draw', 'Most allow pencil and paper.', 'Choose one picture', 'Stay for half an hour'),
    tip(
      'Make cards for birthdays',
      'A small picture with a date to finish.',
      'Folded watercolour paper',
      'Three at once',
    ),
    tip('Save colours in a chart', 'You will find that green again.', 'Name and mixture', 'In the back of the book'),
    tip(
      'Do a month of daily prompts',
      'A list spares you thinking what to draw.',
      'One word a day',
      'Ten minutes count',
    ),
  ],
};
