import { type Kind, step, tip } from '../kind.ts';

/** A good part is written. */
const drafted = [
  'sketch/draft/score is? done/finished/ready',
  'first movement/half/section is? done/written/finished',
  'half/most of it/the is? written/done',
  'stuck at/in/after',
  'themes/theme is? there/ready',
  'minutes are? written/done',
  'parts are? next/left/missing',
];

/** Words are sung. */
const choral = ['choir/chorus/choral/motet/anthem/carol/psalm'];

/** Music for pictures. */
const film = ['film/video/game/soundtrack'];

/** It is the first one. */
const newToIt = [
  'first piece/composition/time/attempt',
  'never composed/written',
  "cannot/can't read/write notes/music",
  'no theory',
];

export const composeAPiece: Kind = {
  id: 'compose-a-piece',
  category: 'hobby',
  name: 'Compose a piece of music for players',
  slots: {
    forces: {
      words: [
        'string quartet|quartet',
        'string orchestra|strings',
        'symphony orchestra|orchestra|symphony',
        'brass band|brass',
        'wind band|concert band|marching band',
        'choir|chorus|choral|anthem for choir|motet',
        'solo piano|piano',
        'organ',
        'guitar',
        'wind quintet|woodwind',
        'chamber ensemble|ensemble|trio|duet',
        'school orchestra|youth orchestra',
        'film score|score for a film|short film|soundtrack',
        'electronics|tape',
        'harp',
        'percussion',
      ],
      otherwise: 'your players',
    },
    event: { from: 'event', otherwise: 'the first performance' },
  },
  ask: {
    question: 'For whom do you write, how long is it, and is there a concert date?',
    chips: ['String quartet, ten minutes, June', 'A choir piece, no date yet', 'Film music for a short film'],
  },
  hoursAWeek: 4,
  weekly: 'Four sessions of an hour: sketch at the instrument on two, write out on two',
  measures: ['bars', 'minutes', 'movements', 'pieces'],
  overview:
    'You will plan backwards from {event}: parts to the players, score finished, sketch finished, idea chosen. Then you write {forces} music that these players can play in the rehearsals they have.',
  approach:
    'Count back before you write a note: players want parts four to six weeks ahead, and copying takes a third of all time. Sketch the whole on two staves before you orchestrate one bar. Most pieces die of a beautiful first page.',
  done: 'The piece was played or recorded, and score and parts lie in order with the changes from rehearsal.',
  steps: [
    step(
      'Count back from {event} and fix five dates',
      'Performance; first rehearsal; parts out four to six weeks before it; score finished two weeks before that; sketch finished at half of all time. One finished minute a week is a good pace for {forces} beside a job. Too much? Shorten the piece, not the copying.',
      ['Ask players for rehearsal dates', 'Write five dates backwards', 'Set length: minutes divided by weeks'],
      1,
    ),
    step(
      'Play through what is written and draw its curve',
      'Minutes along, tension up. Where is the highest point, where does it wait, what has not come back? Write in one sentence what the missing part must do. Stuck places are mostly an earlier bar that promised something else: go back eight bars.',
      ['Draw the curve of what exists', 'Write the task of the missing part', 'Try three endings of eight bars'],
      1.5,
      { when: { said: drafted } },
    ),
    step(
      'Ask the players what they can and love to play',
      'Range that sounds good, highest safe note, rests they need, keys, bad crossings, how many rehearsals. Write for the weakest chair and let the strongest have the solo. Six bars of trial, sent today, teach more than a book.',
      [
        'Ask two players the six questions',
        'Listen to three pieces for {forces} with the score',
        'Write six bars and let them try',
      ],
      3,
    ),
    step(
      'Find two ideas that can be turned, cut and stretched',
      'A rhythm and an interval are enough. Play each upside down, twice as slow, in the bass, in another mode; keep what stays known. Twenty scraps, two kept. Record at the instrument, write on one staff.',
      ['Collect twenty scraps in five days', 'Change each of four in four ways', 'Keep two that are unlike each other'],
      5,
      { when: { unsaid: drafted } },
    ),
    step(
      'Choose a text with rights and speak its rhythm',
      'Dead seventy years or a written permission from heirs or publisher, before you set a word. Speak it aloud, mark stress and breath, long vowels on high notes. Altos under middle A, tenors seldom over G, and a bar to breathe.',
      ['Clear the text', 'Speak it in rhythm and mark breaths', 'Let four people sing eight bars'],
      2,
      { waitDays: 10, when: { said: choral } },
    ),
    step(
      'Spot the film: where music begins, why, and ends',
      'Watch with the director: in, out, feeling, and what must be heard. Lay a tempo map to cuts, write a theme of eight bars, mock it up for one scene before all. Agree on rights and share in writing.',
      ['Write the list of cues with times', 'Mock up one scene', 'Agree on rights in writing'],
      4,
      { when: { said: film } },
    ),
    step(
      'Learn the four tools that a first piece needs',
      'Notation program with playback, phrase of four and four, three chords and a dominant, contrary motion between tune and bass. A teacher for three hours looks at your sketch. You can hum into the phone and have it written down later.',
      [
        'Install a free notation program',
        'Copy out eight bars you love',
        'Book one hour with a teacher for the sketch',
      ],
      6,
      { when: { said: newToIt }, resources: 'Free notation program: https://musescore.org' },
    ),
    step(
      'Sketch the whole on two staves without looking back',
      'Tune and bass, chords as letters, empty bars where you know only the length. Everything from first to last bar by the half-way date. A gap with a length is better than a perfect page.',
      ['Draw sections with bars and keys', 'Sketch two pages a week', 'Play it through each Sunday without stopping'],
      18,
      { measured: 'Sketch the first {50%} on two staves' },
    ),
    step(
      'Set the sketch for {forces} from the fullest bar',
      'Begin with the loudest place, then the thinnest, so that both differ. Tune doubled seldom, bass clear, somebody rests always. Dynamics, bows, breaths, and cues after long rests belong in now.',
      ['Set the climax first', 'Check ranges and page turns', 'Let one player read one page'],
      14,
      { measured: 'Set {80%} for the players' },
    ),
    step(
      'Make clean parts and send them in time',
      'Bar numbers, rehearsal letters, page turns in rests, cues, 9 by 12 paper or A4 with large staves. Proofread each part alone, against the score, next day. A mistake in the parts costs ten minutes with thirty people.',
      [
        'Proofread each part on the next day',
        'Print one and play from it',
        'Send pdf and paper with a date for questions',
      ],
      8,
      { daysBefore: 35 },
    ),
    step(
      'Listen in rehearsal, cut, and hear it at {event}',
      'Sit with score and pencil, speak to the conductor and not to the players. Change balance, speed and length first; notes last. Record it, thank everybody by name, and keep a version with all changes.',
      ['Write at most five wishes per rehearsal', 'Ask for a recording', 'Enter all changes within a week'],
      5,
      { measured: 'Hear all {total} played' },
    ),
  ],
  suggestions: [
    tip('Write every day, two bars', 'Ears stay in the piece.', 'Before breakfast', 'Stop while you know what comes'),
    tip('Sing all parts', 'What you cannot sing is hard to play.', 'Slowly', 'Mark where you gasp'),
    tip('Keep the bad version', 'It often has the better ending.', 'Date each file', 'Never overwrite'),
    tip('Listen with the score', 'Ten bars a day from a master.', 'Who rests?', 'Who has the tune?'),
    tip('Leave bars empty', 'Length is decided before notes.', 'Write only the bass', 'Go on'),
    tip('Borrow a form', 'ABA has held for centuries.', 'Count its bars', 'Change one thing'),
    tip('Ask one player early', 'A player sees in a minute what you miss.', 'One page', 'One question'),
    tip('Take away a third', 'Thin music sounds clearer.', 'Rests for each', 'Double only once'),
    tip('Play it slow on piano', 'Wrong bars show at half speed.', 'Both hands', 'No pedal'),
    tip('Name the highest point', 'Everything runs there.', 'Once only', 'At two thirds'),
    tip('Copy by hand once', 'Hand and eye learn spacing.', 'One page', 'Compare with print'),
    tip('Join a composers’ group', 'Somebody waits for your next page.', 'Once a month', 'Bring the stuck bar'),
  ],
};
