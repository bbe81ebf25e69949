import { type Kind, step, tip } from '../kind.ts';

const damaged = [
  'mould/mold/mouldy/moldy/sticky/torn/snapped/damaged/vinegar/crumble/crumbles/crumbling/flood/wet',
  'broken tape/tapes/band/film/films/reel/reels/cassette/cassettes',
  'tape/tapes/band/film/films/reel/reels/cassette/cassettes is/are broken',
];
const films = ['super_8/super8/cine/8mm/16mm', 'film reel/reels', 'reel/reels of film', 'old/family/home films'];

export const digitiseTapesAndFilms: Kind = {
  id: 'digitise-tapes-and-films',
  category: 'hobby',
  name: 'Save old tapes and films as files',
  slots: {
    media: {
      words: [
        'VHS tapes|vhs|video tapes|videotapes|videos|video cassettes',
        'MiniDV tapes|minidv|mini dv|hi8|video8|camcorder tapes',
        'cassettes|cassette|audio cassettes|audio tapes|mixtapes',
        'reel-to-reel tapes|reel to reel',
        'Super 8 films|super 8|super8|cine films|cine film|8mm films|8mm',
        'records|vinyl|lps|shellacs',
        'minidiscs|minidisc',
        'dictaphone tapes|answering machine tapes|answering machine',
        'floppy disks|floppies|zip disks',
        'DVDs|dvds|dvd',
        'tapes|tape',
      ],
      otherwise: 'tapes',
    },
    person: { from: 'person', otherwise: 'somebody in the family' },
  },
  ask: {
    question: 'Which tapes or films are they, how many, and is there still a player?',
    chips: ['VHS, a dozen, no player', 'Cassettes with voices', 'Super 8 films of my parents'],
  },
  hoursAWeek: 2,
  measures: ['tapes', 'films', 'cassettes', 'reels', 'records', 'videos', 'hours'],
  overview:
    'You list your {media} and put the one that cannot be replaced first, decide between doing it yourself and a service, and test with one unimportant piece. Then all are saved in order, named, stored twice, and shown to the people who are in them.',
  approach:
    'Tapes age and players vanish, so the dearest go first and soon. Playing runs in real time: thirty hours of tape are thirty hours. What goes wrong is a dirty player that eats the best tape, and files nobody can find.',
  done: 'Every piece is saved as a file with name and year, in two places, and the family has watched or heard the best.',
  cautions: [
    'Never play a tape with mould, a broken band or a sour smell: it damages tape and player. A laboratory can often save it.',
  ],
  steps: [
    step(
      'List each piece and mark the irreplaceable ones',
      'Number, format, what stands on it, who is on it, length, state. Smell and look: white spots, sour smell, loose band. Store them upright, dry and cool until their turn.',
      ['Number the boxes', 'Write format and label', 'Mark the three dearest'],
      1,
    ),
    step(
      'Send the damaged ones to a laboratory first',
      'Ask two for a price after inspection, method, insurance on the way and the file you get. Pack upright, padded, one box by itself. Nothing of it goes into a home player.',
      ['Ask two laboratories', 'Photograph label and damage', 'Send it insured'],
      2,
      { when: { said: damaged } },
    ),
    step(
      'Compare doing it yourself with a service',
      'A service pays for few or rare formats; for many hours a used player with a converter pays. Ask for original resolution, files instead of discs, and that originals come back.',
      ['Get two prices', 'Reckon hours and cost of both', 'Decide for each format'],
      1.5,
    ),
    step(
      'Get a clean player or scanner and test one unimportant piece',
      'Borrow or buy used, and clean what touches the piece: heads and rollers for tape, the needle for records, a drive and a soft cloth for discs. Record or copy ten minutes and look: sound in step, colours, no cut edges.',
      ['Borrow player and converter', 'Clean what touches the piece', 'Record and check ten minutes'],
      4,
      { when: { unsaid: films } },
    ),
    step(
      'Have one film reel scanned frame by frame as a trial',
      'Filming the screen flickers; scanning frame by frame does not. Ask for resolution, cleaning, speed and colour. Look at the trial on a large screen before the rest goes.',
      ['Choose one short reel', 'Ask for a scan in high resolution', 'Look at it on a large screen'],
      2,
      { when: { said: films } },
    ),
    step(
      'Set names, folders and two places to store',
      'Year, event, people, number: the same order for all. One copy on a disk at home, one elsewhere or in a cloud. Common formats: MP4 for pictures, WAV or FLAC for sound.',
      ['Write the pattern for names', 'Buy the disk', 'Set up the second copy'],
      1,
    ),
    step(
      'Save the three dearest first',
      'Stay with it while it runs. Listen into beginning, middle and end of the file before the original goes back into its box.',
      ['Run one an evening', 'Check each file', 'Copy it twice at once'],
      6,
      { measured: 'Save the first {30%}' },
    ),
    step(
      'Work through the rest, some every week',
      'Two a week beside other things. Tick the list, and leave out bought films and broadcasts.',
      ['Fix two evenings', 'Tick each on the list', 'Note who and when'],
      20,
      { when: { weeksFrom: 5 }, measured: 'Save {70%}' },
    ),
    step(
      'Ask the old who is in it, and show the best',
      'Sit with {person} and note names and places by minute. Cut ten minutes of the best, show it at the next family meeting, and give everybody the files. Keep originals dry, upright and cool.',
      ['Note names by minute', 'Cut ten minutes', 'Give the files to the family'],
      6,
      { measured: 'Save all {total} and show the best' },
    ),
  ],
  suggestions: [
    tip('Ask the library', 'Some lend players and rooms.', 'Call', 'Book an afternoon'),
    tip('Ask relatives for their tapes', 'The best may lie there.', 'Message', 'List'),
    tip('Take out the tab', 'Nothing gets recorded over.', 'Each tape', 'First of all'),
    tip('Keep the labels', 'Handwriting is memory.', 'Photograph', 'Same number'),
    tip('Record the comments', 'Voices beside the film.', 'Phone on', 'Ask names'),
    tip('Do not brighten too much', 'Keep the raw file.', 'Copy first', 'Little colour'),
    tip('Share with a link', 'Discs fade.', 'Password', 'Downloads on'),
    tip('Check copies once a year', 'Disks die.', 'Birthday', 'Open three'),
    tip('Cut silence gently', 'Pauses belong to voices.', 'Only long', 'Raw stays'),
    tip('Sell the player afterwards', 'Others search one.', 'Same price', 'Cleaned'),
    tip('Mind rights', 'Bought films are not yours to share.', 'Family only', 'Own footage'),
    tip('Store with silica bags', 'Damp is the enemy.', 'Box', 'Not in attics'),
  ],
};
