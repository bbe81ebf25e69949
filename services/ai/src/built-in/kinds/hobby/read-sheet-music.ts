import { type Kind, step, tip } from '../kind.ts';

export const readSheetMusic: Kind = {
  id: 'read-sheet-music',
  category: 'hobby',
  name: 'Learn to read music',
  slots: {
    music: {
      words: ['choir', 'piano', 'guitar', 'violin', 'flute', 'hymns|hymn', 'recorder', 'bass clef', 'treble clef'],
      otherwise: 'music',
    },
  },
  ask: {
    question: 'What do you sing or play, and can you name any notes today?',
    chips: ['I sing in a choir by ear', 'I play by ear or by tabs', 'From zero'],
  },
  hoursAWeek: 2,
  weekly: 'Read for 15 minutes on five days, one short new line each day',
  overview:
    'You will learn the notes of the lines you use, then rhythm, then steps and jumps between notes, and at the end you read a new easy piece by yourself.',
  approach:
    'Read a little every day and always something new, because an old piece is soon known by heart. Rhythm first, clapped; pitch second; words or fingers last. Most people stop because they begin with all notes at once.',
  done: 'You read an unknown easy piece of 16 bars at a slow speed with at most three mistakes.',
  steps: [
    step(
      'Learn the five lines of your clef',
      'Choose the clef of your part. Learn three notes as landmarks, such as bottom, middle and top line, and count from these. Name 20 notes in your own {music} sheet with a pencil.',
      ['Find out which clef you use', 'Learn three landmark notes', 'Name 20 notes aloud'],
      0.5,
    ),
    step(
      'Name 30 notes in two minutes',
      'Five minutes a day with a note trainer or cards. It is done when you manage 30 in two minutes on two days.',
      ['Set up a trainer or write 12 cards', 'Five minutes on six days', 'Write down the time'],
      3,
      { resources: 'Free note trainer: https://www.musictheory.net' },
    ),
    step(
      'Clap rhythms from the page',
      'Whole, half, quarter and eighth notes, rests and dots. Say one-and-two-and, tap with the foot, clap the notes. Two lines a day.',
      ['Learn the values by a table', 'Clap two lines a day for two weeks', 'Clap a line of your {music} in time'],
      3,
    ),
    step(
      'Hear steps and jumps before you sound them',
      'Next line or space is a step, skipping one is a third. Sing or play five notes up and down, then thirds, fourths, fifths, each with a song that begins so.',
      ['Write a song for each of five jumps', 'Mark all jumps in one page', 'Sing each with a keyboard app to check'],
      4,
    ),
    step(
      'Understand the signs at the beginning',
      'Key signature tells which notes are sharp or flat all along; the time signature tells how many beats. Learn the keys of your own ten pieces only.',
      [
        'List keys and times of ten pieces',
        'Find the home note of each',
        'Circle every sign you do not know and look it up',
      ],
      2,
    ),
    step(
      'Follow your part while listening',
      'Play a recording and keep a finger on your line of the {music}. Repeats, page turns and long rests are learnt here.',
      ['Find recordings of three pieces', 'Follow your line twice each', 'Note where you got lost'],
      3,
    ),
    step(
      'Read one new easy line each day',
      'A book for beginners, a hymn book or children’s songs. Look for 20 seconds, clap, then sing or play slowly without stopping. Never the same line twice in a week.',
      ['Borrow a book of easy pieces', 'Read a line a day for four weeks', 'Record one a week'],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Read a piece with others',
      'Going on after a mistake is half of reading. Sit beside a good reader once, then beside none.',
      ['Ask one person to read with you', 'Choose a piece nobody knows', 'Read it twice without stopping'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Read 16 unknown bars by yourself',
      'Slow, one try after one minute of looking. Count mistakes in pitch and rhythm apart; the larger figure says what to train next.',
      ['Choose a piece one level below your usual', 'Record the first try', 'Count the mistakes'],
      2,
    ),
  ],
  suggestions: [
    tip('Do not write note names in', 'The eye reads the letters instead.', 'Only landmarks', 'Rub out after a week'),
    tip('Look ahead one beat', 'Reading is seeing early.', 'Cover what you just played', 'Slow speed'),
    tip('Use a pencil', 'Mark only what went wrong twice.', 'Jumps', 'Breaths'),
    tip('Sing in numbers or do-re-mi', 'It shows the distance to the home note.', 'Find do first', 'Up and down'),
    tip('Read in bed', 'No sound is needed.', 'Name one line', 'Tap the rhythm'),
    tip('Stand beside a good reader', 'You hear and see at once.', 'One rehearsal', 'Finger on the line'),
    tip('Take easy music seriously', 'Ten easy lines teach more than one hard one.', 'Children’s songs', 'Old hymns'),
    tip(
      'Keep the beat at all cost',
      'Leave notes out rather than stop.',
      'Foot or metronome',
      'Come in at the next bar',
    ),
    tip('Get larger print', 'Small notes tire old eyes.', 'Copy at 140 percent', 'A good lamp'),
    tip('Learn ten bars of rests', 'Counting is reading too.', 'Count aloud', 'Note a cue from others'),
    tip('Ask the conductor for the plan', 'The next pieces can be read early.', 'Copy of the part', 'Recording of it'),
    tip('Join a class for one term', 'Adult courses on reading exist.', 'Music school or college', 'Choir workshop'),
  ],
};
