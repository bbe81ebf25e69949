import { type Kind, step, tip } from '../kind.ts';

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
      'Read it aloud and cut it into thoughts',
      'Say in own words what happens, where it turns, who speaks. Draw a line after each thought. Count the parts of the {text} and divide by the days left, with three days in reserve.',
      ['Read it aloud twice', 'Cut it into thoughts', 'Work out parts a day'],
      0.6,
    ),
    step(
      'Learn the first part of your {text} by covering it',
      'Read twice, cover, say, look, again. First letters of the words as a crutch. Then without. Ten minutes, walk, once more.',
      ['Learn one thought', 'Write its first letters on a slip', 'Say it before sleep'],
      0.8,
    ),
    step(
      'Add a part a day and practise the joints',
      'Start each day with yesterday’s, then the new part, then last line of one with first of the next, ten times. Some begin with the last part, so that one runs towards the known.',
      ['Learn one part of the {text} a day', 'Say each joint ten times', 'Three minutes next morning'],
      6,
      { measured: 'Know the first {20%} by heart' },
    ),
    step(
      'Put pictures and places to the hard lines',
      'A room for each part, a picture for each line that slips. Gesture and breath count too. For lists walk through your home and put one thing in each place.',
      ['Mark lines that slip', 'Make a picture or gesture', 'Walk through it once'],
      2,
    ),
    step(
      'Repeat at growing distances',
      'After a day, three days, a week, two weeks. Speed run without expression, then slow with meaning. A missed place goes back to day one.',
      ['Enter the repeat days', 'Do one speed run a day', 'Mark misses'],
      4,
      { measured: 'Know {50%} without the page' },
    ),
    step(
      'Say it standing, walking and disturbed',
      'While washing up, on the stairs, with radio, in the clothes and shoes of the day. Then record and compare with the {text}.',
      ['Say it in three places', 'Record and compare', 'Mend the marked words'],
      2,
    ),
    step(
      'Say it to a friendly listener with the page',
      'They help only after five seconds. Ask where it was unclear. Practise what you do at a blank: breathe, say the last line again, go on with the next thought.',
      ['Invite one listener', 'Practise the blank on purpose'],
      1,
    ),
    step(
      'Perform it and again after a week',
      'Warm up, first line ready, look at one person. A week later repeat the {text} once, then monthly, if it shall stay for life.',
      ['Perform or recite it', 'Repeat after a week', 'Choose the next'],
      1.5,
      { measured: 'Say all {total} without help' },
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
