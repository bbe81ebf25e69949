import { type Kind, step, tip } from '../kind.ts';

export const solveCrosswords: Kind = {
  id: 'solve-crosswords',
  category: 'hobby',
  name: 'Solve cryptic crosswords and other puzzles',
  slots: {
    puzzle: {
      words: [
        'cryptic crossword|cryptic crosswords|cryptic|cryptics',
        'Times crossword|times crossword|the times',
        'New York Times crossword|new york times|nyt crossword|nyt',
        'Guardian crossword|guardian',
        'sudoku|sudokus|killer sudoku',
        'jigsaw|jigsaws|jigsaw puzzle|1000 piece',
        'logic puzzles|logic puzzle|kakuro|nonograms',
        'crossword|crosswords|quick crossword',
        'Wordle|wordle|spelling bee',
        'chess puzzles|chess problems',
        'maths puzzles|math puzzles|riddles|brain teasers',
      ],
      otherwise: 'crossword',
    },
  },
  ask: {
    question: 'Which puzzle, and where do you get stuck?',
    chips: ['Cryptic, no idea how', 'Times crossword to the end', 'Faster at sudoku'],
  },
  hoursAWeek: 2,
  weekly: 'Twenty minutes on five days, one puzzle with the answers explained',
  measures: ['puzzles', 'crosswords', 'sudokus', 'jigsaws'],
  overview:
    'You will learn how the {puzzle} is built, solve with explanations first, collect patterns in a small book, and finish one alone from start to end.',
  approach:
    'Each cryptic clue has a definition at one end and wordplay at the other; everything else is disguise. People get good by reading solutions with reasons the same day, not by staring. Begin on Monday puzzles or quick cryptics, as the week gets harder.',
  done: 'You finish the {puzzle} of your choice alone three times in a month.',
  steps: [
    step(
      'Solve one easy {puzzle} with the answers open',
      'Look up each answer you cannot get and work out why it is right. Write down the trick in one word: anagram, hidden, double meaning.',
      ['Find an easy one with explained answers', 'Explain five answers aloud', 'Start a small notebook'],
      0.5,
    ),
    step(
      'Learn the eight tricks one by one',
      'Cryptic: anagram, hidden word, charade, container, reversal, homophone, double definition, deletion. Sudoku: single, pair, pointing pair, X-wing. Jigsaw: edges, sort by colour and shape.',
      [
        'One trick of the {puzzle} a day with ten examples',
        'Mark signal words for each',
        'Make two clues or grids yourself',
      ],
      4,
    ),
    step(
      'Do one easy puzzle a day for two weeks',
      'First pass only what you see, second the short words, third with letters in place. Pencil is allowed. Stop after 20 minutes and read the explanations.',
      ['Same hour each day', 'Time it and count help', 'Write three new tricks into the book'],
      5,
      { measured: 'Solve the first {30%}' },
    ),
    step(
      'Solve the {puzzle} with another person',
      'A friend, the family group, a club or a blog that explains each clue. Two heads see different tricks, and saying it aloud helps.',
      ['Ask one person to share one a week', 'Read one blog that explains the solutions'],
      2,
    ),
    step(
      'Build your list of puzzle words',
      'Crosswords live on short words and abbreviations: rivers, sailors, chemical signs, cricket, Greek letters. Ten a week from what stopped you.',
      ['Write ten from the {puzzle} on a card', 'Test yourself on the bus'],
      3,
    ),
    step(
      'Move up one level with the {puzzle}',
      'Next day of the week or a harder setter. Allow help after 30 minutes: one letter, not the word. Note who set it, for each has habits.',
      ['Choose one setter for two weeks', 'Count how many you get unaided'],
      8,
      { measured: 'Solve {70%}, one level higher' },
    ),
    step(
      'Finish three times without help',
      'Leave it and come back: half of the stuck ones open after a night. It is done with three finished in a month, or a time you set.',
      ['Set the month', 'Sleep on the last five', 'Date the three you finished'],
      6,
      { measured: 'Solve all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Read explained solutions the same day',
      'That is how solvers learn the tricks.',
      'A blog for your paper',
      'Three new tricks a week',
    ),
    tip(
      'Look for the definition at both ends',
      'It is never in the middle of a cryptic clue.',
      'First words, last words',
      'Count the letters',
    ),
    tip('Leave it overnight', 'The mind works on while you sleep.', 'Last five clues', 'With breakfast'),
    tip('Solve with a friend once a week', 'Saying a clue aloud opens it.', 'By phone', 'Take turns'),
    tip(
      'Read the clue without its story',
      'The picture it paints is the trick.',
      'First word, last word',
      'Ignore commas',
    ),
    tip(
      'Trust the checking letters',
      'S at the end, ED and ING open many words.',
      'Write them in lightly',
      'Use a pencil',
    ),
    tip('Write anagram letters in a circle', 'New words jump out.', 'Cross off', 'Vowels apart'),
    tip('Collect signal words', 'Broken, drunk, wild say anagram.', 'Notebook', 'Colour'),
    tip(
      'Collect signal words for anagrams',
      'Broken, drunk and wild all tell you to shuffle.',
      'Keep a list',
      'Add two a week',
    ),
    tip('Solve aloud with somebody', 'They hear what you cannot.', 'Phone', 'Sundays'),
    tip('Make a clue for your name', 'Building teaches breaking.', 'Anagram', 'Share'),
    tip('Enter a prize puzzle', 'Posting it makes you finish.', 'Stamp', 'Deadline'),
  ],
};
