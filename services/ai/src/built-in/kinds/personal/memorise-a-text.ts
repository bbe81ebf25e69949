import { type Kind, step, tip } from '../kind.ts';

/** Lists of facts rather than a text. */
const facts = [
  'capitals/capital/flags/countries/vocabulary/bones/muscles/anki/flashcards',
  'spaced repetition',
  'all the capitals',
  'names of all',
];

/** A part sits already. */
const partly = [
  'act one',
  'of the ten/twelve/eight stanzas',
  'is/are in my head',
  'falls apart',
  'is solid',
  'know half/most',
  'always get swapped',
];

/** The mind goes blank. */
const blank = ['goes/go blank', 'nothing in my hand', 'without paper', 'no paper', 'panic', 'in front of all'];

export const memoriseAText: Kind = {
  id: 'memorise-a-text',
  category: 'personal',
  name: 'Learn a poem, speech or role by heart',
  slots: {
    text: {
      words: [
        'poems|poem|poetry|sonnet|sonnets|ballad',
        'speech|talk|toast|eulogy',
        'role|lines|part|script|monologue',
        'song lyrics|lyrics|songs',
        'speech for the wedding|vows|wedding speech',
        'national anthem|anthem',
        'faces and names|names',
        'digits of pi|pi',
        'capitals|capital cities|flags',
        'presentation|slides',
      ],
      otherwise: 'text',
    },
  },
  ask: {
    question: 'What is it, how long, and when must it sit?',
    chips: ['A poem for pleasure', 'A role or speech with a date', 'A list of facts'],
  },
  hoursAWeek: 2.5,
  weekly: 'Fifteen minutes on five days, aloud and standing',
  measures: ['poems', 'lines', 'sonnets', 'songs', 'digits', 'pages', 'names', 'capitals'],
  overview:
    'You will cut the {text} into thoughts, learn from meaning to words, repeat at growing distances, say it aloud while moving, and test it before listeners before it counts.',
  approach:
    'Recall beats rereading: close the page after the second reading. Ten minutes in the evening and three next morning use sleep. Learn the joints between parts, because that is where people get stuck.',
  done: 'You say it without a stumble before at least one listener, and again a week later.',
  steps: [
    step(
      'Test yourself cold and sort known, shaky, unknown',
      'Take the whole list once without help. Capitals of the world are some 195; most adults know 50 to 70. Split the unknown by region or group of twenty, and the days by it: ten new a day is steady, twenty is the limit.',
      ['Take one test of the whole list', 'Sort into three piles', 'Divide the unknown by ten a day'],
      1,
      { when: { said: facts } },
    ),
    step(
      'Make cards in a spaced repetition app, both ways',
      'One fact a card, with a map or picture; country to capital and back. Use a shared deck, but delete what you know. Set ten new a day and no limit on repeats. Press again honestly: a guess is not known.',
      ['Install the app and load one deck', 'Delete what you know', 'Ten new cards today'],
      1,
      { when: { said: facts } },
    ),
    step(
      'Give each stubborn fact a picture and a place on a map',
      'Sound of the name plus the country’s shape: a bat’s lava runs down Slovakia for Bratislava. Draw the region’s outline from memory once a week and fill it in. Confused pairs, such as Slovenia and Slovakia, get one card that asks for the difference.',
      ['Make pictures for the ten you miss most', 'Draw one region from memory', 'Write cards for confused pairs'],
      3,
      { when: { said: facts } },
    ),
    step(
      'Repeat due cards every morning, new ones only after',
      'Fifteen minutes with the first coffee. If more than 100 wait, stop new ones until they are done; a missed day is normal, a missed week costs a fortnight. At 90 per cent right the steps between are right.',
      ['Fix the fifteen minutes', 'Stop new ones above 100 due', 'Look at the rate each Sunday'],
      10,
      { when: { said: facts }, measured: 'Know the first {40%} after a week’s pause' },
    ),
    step(
      'Test in another form: map, quiz, spoken, at random',
      'Cards teach the cards. So fill in a blank map, let somebody ask in the car, do a timed quiz. What fails there goes back as a new card with another question.',
      ['Fill in one blank map a week', 'Let somebody ask twenty at random', 'Do one timed quiz each Sunday'],
      3,
      { when: { said: facts } },
    ),
    step(
      'Name them all without help, and again a month later',
      'One round of all, aloud or on paper, 95 per cent right. A month later once more without looking before; then five minutes a week keep it for years.',
      ['Do the full round before a witness', 'Put the test after a month into the calendar', 'Choose the next list'],
      2,
      { when: { said: facts }, measured: 'Name all {total} without help' },
    ),
    step(
      'Mark where it breaks and learn only the joints',
      'Say it once with somebody holding the page, who marks each stop and each swap. Swapped parts look alike at the start: write their first words side by side with one picture that tells their order. Learn from the last part backwards, ten minutes a day.',
      [
        'Let somebody mark stops and swaps',
        'Put a picture to the order of the swapped ones',
        'Practise from the last part backwards',
      ],
      1,
      { when: { said: partly } },
    ),
    step(
      'Read it aloud and cut it into thoughts',
      'Say in own words what happens, where it turns, who speaks. Draw a line after each thought. Count the parts of the {text} and divide by the days left, with three days in reserve.',
      ['Read it aloud twice', 'Cut it into thoughts', 'Work out parts a day'],
      0.6,
      { when: { unsaid: [...facts, ...partly] } },
    ),
    step(
      'Learn the first part of your {text} by covering it',
      'Read twice, cover, say, look, again. First letters of the words as a crutch. Then without. Ten minutes, walk, once more.',
      ['Learn one thought', 'Write its first letters on a slip', 'Say it before sleep'],
      0.8,
      { when: { unsaid: [...facts, ...partly] } },
    ),
    step(
      'Add a part a day and practise the joints',
      'Start each day with yesterday’s, then the new part, then last line of one with first of the next, ten times. Some begin with the last part, so that one runs towards the known.',
      ['Learn one part of the {text} a day', 'Say each joint ten times', 'Three minutes next morning'],
      6,
      { when: { unsaid: facts }, measured: 'Know the first {20%} by heart' },
    ),
    step(
      'Put pictures and places to the hard lines',
      'A room for each part, a picture for each line that slips. Gesture and breath count too. For lists walk through your home and put one thing in each place.',
      ['Mark lines that slip', 'Make a picture or gesture', 'Walk through it once'],
      2,
      { when: { unsaid: facts } },
    ),
    step(
      'Repeat at growing distances',
      'After a day, three days, a week, two weeks. Speed run without expression, then slow with meaning. A missed place goes back to day one.',
      ['Enter the repeat days', 'Do one speed run a day', 'Mark misses'],
      4,
      { when: { unsaid: facts }, measured: 'Know {50%} without the page' },
    ),
    step(
      'Practise the blank until it no longer frightens',
      'Let somebody stop you at random with a clap; breathe out, say the last line again, jump to the next marked start. Six starting points, known like your name. Do it for one, three, ten people. A card with six first words stays in the pocket and is seldom used.',
      ['Choose six starting points', 'Be stopped ten times at random', 'Say it for one, three and ten people'],
      2,
      { when: { said: blank } },
    ),
    step(
      'Say it standing, walking and disturbed',
      'While washing up, on the stairs, with radio, in the clothes and shoes of the day. Then record and compare with the {text}.',
      ['Say it in three places', 'Record and compare', 'Mend the marked words'],
      2,
      { when: { unsaid: facts } },
    ),
    step(
      'Say it to a friendly listener with the page',
      'They help only after five seconds. Ask where it was unclear. Practise what you do at a blank: breathe, say the last line again, go on with the next thought.',
      ['Invite one listener', 'Practise the blank on purpose'],
      1,
      { when: { unsaid: facts } },
    ),
    step(
      'Perform it and again after a week',
      'Warm up, first line ready, look at one person. A week later repeat the {text} once, then monthly, if it shall stay for life.',
      ['Perform or recite it', 'Repeat after a week', 'Choose the next'],
      1.5,
      { when: { unsaid: facts }, measured: 'Say all {total} without help' },
    ),
  ],
  suggestions: [
    tip('Learn in bed and at breakfast', 'Sleep does the work.', 'Evening', 'Three minutes'),
    tip('Write it by hand', 'From memory.', 'Compare', 'Red pen'),
    tip('Walk with the metre', 'Steps hold rhythm.', 'Park', 'Aloud'),
    tip('Record the other roles', 'Leave gaps for yours.', 'Phone', 'In the car'),
    tip('Hang it in the bathroom', 'Two lines a brush.', 'Waterproof', 'Change weekly'),
    tip('Sing it once', 'Melody helps.', 'Any tune', 'Laugh'),
    tip('Learn with a child', 'They win.', 'Alternate lines', 'Gestures'),
    tip('Do not read it again and again', 'Testing is learning.', 'Cover', 'Guess'),
    tip('Choose what you love', 'It stays.', 'Ask friends', 'Short first'),
    tip('Keep a card of first words', 'For the pocket on the day.', 'Large', 'Never needed'),
    tip('Use smell or music', 'Same tea each time.', 'Same chair', 'On the day too'),
    tip('Keep a list of what you know', 'Ten poems are a treasure.', 'Monthly round', 'Share one'),
  ],
};
