import { type Kind, step, tip } from '../kind.ts';

const guesses = [
  'guesses/guess/stumbles/mixes/reverses/dyslexia/dyslexic/syllables/letters/behind/struggles/slow/slowly',
];
const spelling = ['write/writes/writing/spell/spells/spelling/handwriting/pencil'];

const preschool = [
  'three-year-old/3-year-old/four-year-old/4-year-old/five-year-old/5-year-old',
  'three/3/four/4/five/5 year/years/yr/yrs old',
  'is/aged/turned/turns/just/only 3/4/three/four',
  'preschool/pre-school/nursery/kindergarten/kindy/pre-k/playschool',
  'before school',
  'learn/know/recognise/recognize the/his/her letters/alphabet',
  'signs/alphabet/abc',
];

const unwilling = [
  'hates/hate/stupid/boring/refuses',
  "won't/wont/doesn't/never touch/read/open/pick",
  'because he/she wants',
  'only tablet/screens/youtube',
];

export const helpMyChildRead: Kind = {
  id: 'help-my-child-read',
  category: 'personal',
  name: 'Help my child learn to read and love it',
  slots: {
    child: {
      words: [
        'son|boy|lad',
        'daughter|girl',
        'grandson',
        'granddaughter',
        'stepson',
        'stepdaughter',
        'nephew',
        'niece',
        'twins',
        'children|kids',
        'child|kid',
      ],
      otherwise: 'child',
    },
  },
  ask: {
    question: 'How old is your child, and what happens when the two of you open a book?',
    chips: ['Five, knows some letters', 'Seven, guesses and gives up', 'Can read but never does'],
  },
  hoursAWeek: 2,
  weekly: 'Ten minutes of reading together on six days, and a story that you read aloud every evening',
  measures: ['books', 'pages', 'words'],
  overview:
    'You find out what is still missing for your {child}: sounds, words or pleasure. You read together for ten minutes a day at the right level, and choose stories to hear every evening for joy. After six weeks you look again and get help early if it does not move.',
  approach:
    'Short and daily wins over long and rarely, and sounds come before guessing from pictures. Stop while it is going well. What spoils it most is books that are too hard, and a parent who corrects each word.',
  done: 'Your child reads an easy book aloud to you without a fight, and picks up the next one alone.',
  cautions: [
    'When reading stays hard after six weeks of calm daily practice, ask school for an assessment, and have eyes and ears tested. It is not laziness.',
  ],
  steps: [
    step(
      'Play I spy with sounds and see what is there',
      'Ten minutes in the car or kitchen: what begins with sss, which word rhymes with cat, clap the parts of ba-na-na. Look which letters of the own name are known. Write it down; there is no page and no test yet.',
      [
        'Play I spy with three sounds',
        'Let your {child} find the first letter of the name',
        'Write down which sounds and letters are there',
      ],
      0.5,
      { when: { said: preschool } },
    ),
    step(
      'Listen to one page and count the stumbles',
      'On a good day, in a book of their choice. More than five stumbles a page: too hard. Note whether sounds, speed or meaning is missing, and say only something kind.',
      ['Listen to one page', 'Count the stumbles', 'Write what is missing: sounds, speed or meaning'],
      0.7,
      { when: { unsaid: preschool } },
    ),
    step(
      'Read aloud every evening for joy alone',
      'Choose what is above their own reading: adventures, jokes, animals. No questions, no practice. Children who hear stories want to read.',
      ['Choose a book together', 'Read fifteen minutes in bed', 'Stop at the exciting place'],
      1.5,
    ),
    step(
      'Find three things your {child} burns for and bring them in print',
      'Diggers, horses, jokes, football, how to win an argument: comics, fact books with pictures, magazines, rules of a game, a recipe. The library lends ten at once; all choices are allowed, also easy ones. Leave them by the bed, in the car, in the bathroom, and say nothing.',
      ['Ask what your {child} would like to know', 'Borrow ten with free choice', 'Put five where the tablet lies'],
      1.5,
      { when: { said: unwilling, unsaid: preschool } },
    ),
    step(
      'Learn the letters of the name and five common sounds',
      'Begin with the own name, then s, a, t, p, i, n. Say the short sound, not the name of the letter: sss, not ess. Build them from dough, chalk and fridge magnets, one new one every three days.',
      ['Put the name on the fridge', 'Make six letters from dough', 'Ask nursery which sounds they use'],
      2,
      { when: { said: preschool } },
    ),
    step(
      'Ask the teacher which level and method school uses',
      'Two methods at once confuse. Ask which sounds have been taught, which books fit, and what you may leave out. Ask for a hearing and sight test if there was none.',
      ['Write to the teacher', 'Borrow books of the level', 'Book eyes and ears'],
      1,
      { when: { unsaid: preschool } },
    ),
    step(
      'Hunt for signs and labels five minutes a day',
      'Stop, exit, push, bus numbers, the name of the shop, the cereal box: point, run a finger under the word, say the first sound. Photograph twenty signs and make a small book of them. It is done when twelve are read at home without the place.',
      ['Hunt on the way today with your {child}', 'Photograph five signs a week', 'Read the sign book together'],
      3,
      { when: { said: preschool } },
    ),
    step(
      'Set ten minutes a day at the same place',
      'After a snack, side by side, phone away. First a page known by heart, then a new one. A tick on a sheet each day, a small treat after ten.',
      ['Agree the time', 'Make the sheet', 'Do the first ten minutes today'],
      2.5,
      { when: { unsaid: preschool } },
    ),
    step(
      'Train sounds and blending with letters on cards',
      'Five minutes: hear the first sound, push letters together, read words of three, then four sounds. When a word sticks, cover half of it. No guessing from pictures, no names of letters at the beginning.',
      ['Make cards for twelve sounds', 'Build and read ten words', 'Repeat yesterday’s five'],
      4,
      { when: { said: guesses } },
    ),
    step(
      'Push two and then three sounds together',
      'Two letters on cards slide towards each other: a-t, at; then s-at, sat. Use words one can hold: sun, cup, dog, hat. Three words a day, in play, and stop while it is fun.',
      [
        'Slide two sounds together with your {child}',
        'Build five words with three sounds',
        'Label five things at home',
      ],
      3,
      { when: { said: preschool, weeksFrom: 3 } },
    ),
    step(
      'Read in turns, then let your child lead',
      'A page for you, a page for your {child}; later you read at the same time, and you stop at a tap. Wait five seconds before you help. Same page again on the next day: fluency comes from repeats.',
      ['Read in turns for a week', 'Wait five seconds', 'Read one favourite page three times'],
      5,
      { when: { unsaid: preschool, weeksFrom: 3 }, measured: 'Read the first {30%} together' },
    ),
    step(
      'Let the hand help the eye',
      'Words of the week in sand, with chalk, in capitals, then as a shopping list or a note to grandma. Three a day, looked at, covered, written, checked.',
      ['Choose three words a day', 'Write them big, then small', 'Send one real note a week'],
      4,
      { when: { said: spelling } },
    ),
    step(
      'Put things to read wherever your child is',
      'Comics, football cards, recipes, jokes, rules of games, subtitles: all counts. Library card with own choice, a box by the bed, and a parent who reads too.',
      ['Get a library card', 'Put a box by the bed', 'Let your child choose all of it'],
      2,
      { when: { weeksFrom: 4, unsaid: [...guesses, ...spelling, ...unwilling] } },
    ),
    step(
      'Look again after six weeks, without a worry',
      'Count sounds, letters and signs once more. Before six many children are simply not ready, and a pause of a month costs nothing. Ask for a test of ears and eyes if sounds are mixed up or speech is hard to understand.',
      ['Count with your {child} once more', 'Choose what stays a game', 'Book ears and eyes if in doubt'],
      0.7,
      { when: { said: preschool, weeksFrom: 6 } },
    ),
    step(
      'Look again after six weeks and get help if it stands still',
      'Same page as at the beginning, same count. If stumbles have not fallen by a third, ask school in writing for an assessment and a plan, and a reading helper two or three times a week.',
      [
        'Count again on the first page',
        'Show the numbers to the teacher',
        'Ask for an assessment in writing if needed',
      ],
      1.5,
      { when: { unsaid: preschool, weeksFrom: 6 } },
    ),
    step(
      'Let your {child} read ten signs to somebody they love',
      'A walk with a grandparent: ten signs, ten first sounds, and the sign book read aloud at the end. Celebrate with a library card of their own. Stories in the evening go on.',
      ['Choose walk and listener', 'Read the sign book aloud', 'Get a library card'],
      1.5,
      { when: { said: preschool } },
    ),
    step(
      'Let your child read a whole book to somebody they love',
      'A grandparent on video, a small cousin, the dog. Celebrate with the next book. From now on ten minutes stay, like brushing teeth.',
      ['Choose listener and book', 'Rehearse once', 'Buy or borrow the next one'],
      1.5,
      { measured: 'Finish all {total} and choose the next', when: { unsaid: preschool } },
    ),
  ],
  suggestions: [
    tip('Listen to audio books with the page open', 'Eye and ear join.', 'Half an hour', 'Finger along'),
    tip('Play with rhymes', 'Sounds before letters.', 'In the car', 'Silly ones'),
    tip('Let them read to an animal', 'Nobody corrects.', 'Dog or toy', 'Ten minutes'),
    tip('Read the same book again', 'Repeats make fluent.', 'Three evenings', 'No sighing'),
    tip('Choose series', 'Known heroes help.', 'Book two', 'Swap'),
    tip('Write notes in lunch boxes', 'Short and wanted.', 'Three words', 'A joke'),
    tip('Turn on subtitles', 'Reading by the way.', 'Own language', 'Favourite show'),
    tip('Praise the trying', 'Say what went well.', 'You tried again', 'No comparing'),
    tip('Keep siblings away', 'Nobody likes to be overtaken.', 'Own time', 'Closed door'),
    tip('Use a ruler under the line', 'Eyes stay put.', 'Coloured', 'Cut window'),
    tip('Ask for a reading buddy', 'Older pupils like it.', 'Twice a week', 'School'),
    tip('Stop at signs of tiredness', 'Joy is worth more.', 'Five minutes are fine', 'Tomorrow again'),
  ],
};
