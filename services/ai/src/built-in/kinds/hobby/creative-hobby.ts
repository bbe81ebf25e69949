import { type Kind, step, tip } from '../kind.ts';

/** They have begun or chosen. */
const begunCraft = [
  'did four/two/three/some lessons',
  'then stopped',
  'stuck. next',
  'bought the',
  'tried _ _ and',
  'lino stuck',
  'liked the',
];

/** The phone eats the evening. */
const phoneHours = ['phone/scroll/scrolling/screen/netflix'];

/** A hand is slow. */
const slowHand = ['stroke/tremor/hand is slow', 'left hand', 'arthritis/parkinsons'];

/** No talent, they think. */
const noTalent = ['no talent', 'bad at it', 'nobody is artistic', 'not artistic', 'no idea what'];

export const creativeHobby: Kind = {
  id: 'creative-hobby',
  category: 'hobby',
  name: 'Start a creative hobby',
  slots: {
    craft: {
      words: [
        'painting, writing or music|painting writing or music|painting writing and music',
        'art, music or writing|art or music or writing|art music or writing',
        'drawing or pottery',
        'drawing or painting|painting or drawing',
        'painting|paint|watercolour|watercolours|acrylics',
        'drawing|sketching|draw',
        'writing|poetry|stories',
        'music|singing',
        'pottery|clay|ceramics',
        'photography',
        'knitting|crochet|yarn',
        'sewing|embroidery|fabric',
        'woodwork|carving',
        'collage|scrapbooking',
        'calligraphy|lettering',
        'printmaking|linocut',
        'jewellery making|beads',
        'origami|paper craft|papercraft',
      ],
      otherwise: 'drawing, writing or music',
    },
  },
  ask: {
    question: 'What draws you most, and how much time and space do you have?',
    chips: ['Painting or drawing, at the kitchen table', 'Music, one hour a week', 'No idea, I want to try things'],
  },
  hoursAWeek: 3,
  weekly: 'Keep two sessions of 45 minutes in which you make something',
  measures: ['pieces', 'works', 'paintings', 'drawings', 'poems', 'stories', 'songs'],
  overview:
    'You will try out a few things cheaply before you spend money, choose the one you want to go back to, and make a row of small finished pieces. By the end you have three of your own on the table, a fixed hour in the week and people with whom to share {craft}.',
  approach:
    'Choose by doing; reading about hobbies tells you little. Go for pieces that can be finished in one or two sittings, because finished small ones teach more than a large one left half done. The first ten will not look or sound as you imagined, which is the same for everybody; buy better material only after a month.',
  done: 'Three small finished pieces that you chose to show lie in front of you, and the weekly hour has held for six weeks.',
  cautions: [
    'Open a window with solvents, sprays, glues and fixatives, wear a mask when sanding, and keep blades and paints away from small children.',
  ],
  steps: [
    step(
      'Put the weekly hour back with a tiny next piece',
      'Set one evening and a piece of palm size that ends in that hour. Material stays on a tray with the next step begun: a sketched line, a cut block. Missed once is normal; missed twice means half an hour on Sunday.',
      ['Choose evening and place', 'Prepare the next piece before you stop', 'Write the four dates of this month'],
      0.8,
      { when: { said: begunCraft } },
    ),
    step(
      'Plan three pieces for the wall from small to large',
      'Same size, one theme, two colours. A thumbnail of each on one page, the easiest first. Print, paint or sew a proof before the good paper. Buy the three frames now: empty frames call.',
      ['Draw three thumbnails', 'Get three equal frames', 'Finish the easiest this month'],
      5,
      { when: { said: begunCraft } },
    ),
    step(
      'Choose three creative things to try this month',
      'Think of what you liked making at ten, what you look at longest in other people’s homes, and whether you want quiet or company. It is done when three names stand on a list, each with the cheapest way to try it.',
      [
        'Write for ten minutes: what I loved making as a child',
        'Put {craft} on the list, and add something quite different',
        'Note for each what you have at home to begin with',
      ],
      1,
      { when: { unsaid: begunCraft, level: 'beginner' } },
    ),
    step(
      'Get out your old things and make one small piece',
      'You have done this before, so begin with your hands. Use what you still have, spend an hour and judge nothing. Then write what you missed about it and what made you stop.',
      [
        'Find the old material and try what still works',
        'Spend an hour on {craft}, with a small finished thing at the end',
        'Write two sentences: what I missed, why I stopped',
      ],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Try each idea twice for one hour',
      'Borrow, use the library or pay for a single taster class; spend little. Twice, because the first hour goes on finding out how things work. Afterwards note three numbers: did time pass quickly, did I like the mess, would I do it again tomorrow.',
      [
        'Fix the hours in the calendar for two weeks',
        'Follow one beginner’s lesson from start to finish',
        'Give each hour its three numbers from 1 to 5',
      ],
      6,
      { when: { unsaid: begunCraft, level: 'beginner' } },
    ),
    step(
      'Choose one and buy a small starter set',
      'Take the one you thought about on the days between; if two are equal, take the one that needs less setting up. Student quality is good enough. For music, rent or borrow before you buy.',
      [
        'Say which one it is, and put the others on a list for later',
        'Ask in a shop what a beginner in {craft} really needs',
        'Set a sum for the first three months and keep to it',
      ],
      2,
      { when: { unsaid: [...begunCraft, ...slowHand] } },
    ),
    step(
      'Swap the first half hour of scrolling for hands',
      'Phone charges in the kitchen from seven, tray stands where it lay. Begin with something that needs no idea: copy one photo, fill a grid, cut and glue. Ten minutes count. After three weeks the hand reaches for the tray.',
      ['Charge the phone in another room', 'Put the tray in its place', 'Ten minutes each evening'],
      2,
      { when: { said: phoneHours } },
    ),
    step(
      'Fit tools and pieces to the slow hand',
      'Thick handles, tape or a damp cloth under the paper, clamps as second hand, scissors with a spring. Collage, printing, clay and gouache forgive; large sheets, standing. Ask the occupational therapist for one aid. Fifteen minutes, rest, fifteen more.',
      ['Ask the therapist for one aid', 'Tape the paper down', 'Fifteen minutes, rest, fifteen'],
      2,
      { when: { said: slowHand } },
    ),
    step(
      'Make ten bad ones on purpose, then look',
      'Ten small pieces in ten days, five minutes each, without rubbing out. Keep them in a row. Talent shows as the wish to do an eleventh. Copying is how everybody began.',
      ['Cut ten small cards', 'One a day, five minutes', 'Lay them in a row on day ten'],
      1.5,
      { when: { said: noTalent, unsaid: begunCraft } },
    ),
    step(
      'Set up a corner and two fixed hours a week',
      'Material that stands ready gets used. A tray or a box that opens in a minute is enough when there is no room. Ask the people at home not to disturb you then.',
      [
        'Pack one box or tray with all you need for {craft}',
        'Put two sessions of 45 minutes in the calendar',
        'Start each one by copying or playing something simple',
      ],
      1.5,
      { when: { unsaid: phoneHours } },
    ),
    step(
      'Learn the basics from one course of six lessons',
      'One course, book or teacher, not ten videos. Do every exercise, also the dull ones. It is done when you can do without help the three basic things that the course began with.',
      [
        'Compare two beginner courses in {craft} and choose one',
        'Do one lesson a week, and repeat it once without looking',
        'Write down the one thing you want to do better',
      ],
      9,
      { when: { unsaid: noTalent, weeksFrom: 7 } },
    ),
    step(
      'Finish three small pieces, one or two sittings each',
      'A postcard picture, a one-page story, a song of eight bars, a bowl, a square. Decide the size and the end beforehand, stop there and put the date on it, also if you would like to change it.',
      [
        'Choose three subjects you can finish in two hours',
        'Date each piece and write one line about what it taught you',
        'Keep all three, also the weakest',
      ],
      6,
      { measured: 'Finish the first {20%}, one or two sittings each' },
    ),
    step(
      'Meet other people who do the same',
      'An open studio, choir, writing circle, evening class or online group with a weekly theme. You see how others solve the same difficulty, and it is harder to stop when somebody expects you.',
      [
        'Find two groups for {craft} and visit one',
        'Show one piece and ask: what would you try next',
        'Put the next meeting in the calendar',
      ],
      4,
      { when: { weeksFrom: 6 }, measured: 'Show people your pieces on the way to {50%}' },
    ),
    step(
      'Show or give away your best piece',
      'Frame it, read it aloud, play it to a friend, give it as a present. It is done when somebody else has seen or heard it, three finished pieces lie in front of you, and you have decided what the next three months are for.',
      [
        'Choose the piece and make it ready',
        'Invite one or two kind people to see or hear it',
        'Decide: go on with {craft}, go deeper, or try the next on the list',
      ],
      2,
      { measured: 'Finish {total} and show the best one' },
    ),
  ],
  suggestions: [
    tip(
      'Keep a notebook of things you like',
      'Ideas come when you are busy with something else.',
      'Colours, sentences, tunes, shapes',
      'Look into it before each session',
    ),
    tip(
      'Set a timer for fifteen minutes',
      'Beginning is the hard part, and it is short.',
      'Stop when it rings, or go on',
      'Works on tired evenings',
    ),
    tip(
      'Make ten bad ones on purpose',
      'It takes the fear out of the first page.',
      'Two minutes each',
      'Keep the one that surprises you',
    ),
    tip(
      'Go to a museum, concert or reading',
      'Seeing the real thing teaches you to look and listen.',
      'Choose three works only',
      'Write what you would borrow',
    ),
    tip(
      'Ask the library what it lends',
      'Many lend instruments, sewing machines and rooms.',
      'Ask about free evening courses',
      'Books for beginners with exercises',
    ),
    tip(
      'Copy one work you love',
      'You learn how it was made, as long as you do not sell it.',
      'Small and simple',
      'Note three tricks you found',
    ),
    tip(
      'Limit yourself to a few means',
      'Fewer choices make beginning easier.',
      'Three colours, six words, four chords',
      'For one whole week',
    ),
    tip(
      'Do it together with a friend',
      'A fixed evening for two is seldom cancelled.',
      'Each brings their own things',
      'Tea first, then one quiet hour',
    ),
    tip(
      'Photograph or record each piece',
      'After three months you see how far you have come.',
      'Date in the file name',
      'Look at them only once a month',
    ),
    tip(
      'Buy second-hand',
      'Many starter sets have hardly been used.',
      'Ask neighbours and local groups',
      'Check what is missing first',
    ),
    tip(
      'Keep money out of it for a year',
      'A hobby that has to earn changes into work.',
      'Say no to orders for now',
      'Give pieces away instead',
    ),
    tip(
      'Give dull evenings an easy job',
      'Sorting and preparing also count.',
      'Cut paper, tune, wind yarn',
      'Ready for the next session',
    ),
    tip(
      'Take a theme for the month',
      'A theme saves you from looking for ideas.',
      'Windows, water, my street',
      'Four small pieces on it',
    ),
  ],
};
