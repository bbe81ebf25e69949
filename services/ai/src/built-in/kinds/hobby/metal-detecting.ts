import { type Kind, step, tip } from '../kind.ts';

export const metalDetecting: Kind = {
  id: 'metal-detecting',
  category: 'hobby',
  name: 'Take up metal detecting',
  slots: {
    find: {
      words: [
        'coins|coin|roman coins|hoard|treasure',
        'rings|ring|wedding ring|jewellery|gold ring',
        'relics|buttons|musket balls|civil war|ww2',
        'gold|gold nuggets|nuggets',
        'meteorites|meteorite',
        'fossils|fossil',
        'magnet finds|magnet fishing|magnet',
      ],
      otherwise: 'finds',
    },
    place: { from: 'place', otherwise: 'your area' },
  },
  ask: {
    question: 'Where would you search, and have you a detector?',
    chips: ['Fields with permission', 'Beach', 'One lost ring to find'],
  },
  hoursAWeek: 3,
  overview:
    'You will learn the law before you dig, get one written permission, know your machine on a test garden, recover without harm, and record your {find}.',
  approach:
    'Permission is the hobby: a polite visit with a letter opens more fields than any machine. A mid-price detector used for 100 hours beats a costly one used for ten. Slow, low, overlapping swings; dig all signals in the first month to learn their sounds.',
  done: 'You have two written permissions, a box of recorded {find}, and the holes cannot be seen.',
  cautions: [
    'In many countries you need a permit, finds must be reported and monuments are forbidden: ask the heritage office. Leave anything that looks like ammunition where it is, mark it, go away and call the police.',
  ],
  steps: [
    step(
      'Read the law for {place} and join a club',
      'National heritage or archaeology page: licence, treasure, beaches, forests. A club gives insurance, rallies and honest advice.',
      ['Find the rules and report office', 'Ask a club about insurance', 'Note what is forbidden'],
      1.5,
    ),
    step(
      'Choose a detector and three tools',
      'Beginner machine with target number display, pinpointer, spade with sharp edge, finds pouch, headphones. Borrow at a club dig first.',
      ['Try two machines at a club', 'Buy pinpointer and digger', 'Charge spare batteries'],
      1.5,
    ),
    step(
      'Make a test garden and learn the sounds',
      'Bury coin, ring, foil, nail, can ring at 5, 10 and 15 cm, draw a map, and listen with eyes closed.',
      ['Write down numbers for each', 'Swing slowly, flat, overlapping by half', 'Change one setting at a time'],
      3,
    ),
    step(
      'Get the first written permission',
      'Go in person, in clean boots, between harvest and sowing, with a letter: who, insurance, sharing of {find}, holes filled, gates shut. Expect four no for one yes.',
      ['Look at old maps for paths, fairs, houses', 'Write a one-page agreement', 'Visit five farmers in {place}'],
      3,
      { waitDays: 10 },
    ),
    step(
      'Search the first field in lanes',
      'Pegs and string or GPS track, two hours a corner. Plug: cut three sides, fold back, pinpoint, refill, tread. Take every scrap of rubbish away.',
      ['Dig every signal for a month', 'Bag {find} by spot', 'Show the farmer at the end'],
      10,
    ),
    step(
      'Clean, identify and record your {find}',
      'Never rub coins: rinse, dry. Photograph with scale, note depth and GPS. Report what the law says; a museum day or finds officer names them.',
      ['Make a table with photo and place', 'Show five to an expert', 'Report within the time limit'],
      4,
    ),
    step(
      'Do three more places with research',
      'Old maps, field names, footpaths, a beach after a storm at low tide, a rally. Compare find maps.',
      ['Ask a local historian', 'Go to the beach at the lowest tide', 'Get a second permission'],
      15,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Show your {find} and thank the landowners',
      'A frame for the farmer, a talk or display at a club or school. It is done with records complete and permissions renewed.',
      ['Make a case with labels', 'Visit each landowner', 'Plan the next season'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Go and ask farmers in person',
      'A friendly visit opens more fields than letters.',
      'After harvest',
      'Show your insurance',
    ),
    tip(
      'Swing slowly and overlap by half',
      'Speed is the most common mistake.',
      'Coil flat and low',
      'Lanes with string',
    ),
    tip('Take all scrap home with you', 'Landowners notice, and ask you back.', 'A second bag', 'Show it at the end'),
    tip(
      'Leave anything that looks like ammunition',
      'It can still explode after a century.',
      'Mark and walk away',
      'Call the police',
    ),
    tip('Go slow', 'Half the speed, twice the finds.', 'Low coil', 'Overlap'),
    tip('Dig it all at first', 'Foil sounds like gold.', 'One month', 'Learn'),
    tip('Fill each hole', 'One bad hole closes a county.', 'Tread', 'Grass side up'),
    tip('Mark finds on a map', 'Patterns tell the story.', 'GPS', 'Layers'),
    tip('Offer to find lost rings', 'Makes friends.', 'Beach notice', 'Free'),
    tip('Use headphones', 'Whispers are deep targets.', 'Volume', 'One ear'),
    tip('Learn iron tones', 'Nails fool.', 'Turn 90 degrees', 'Repeat'),
    tip('Search after ploughing', 'New depth each year.', 'Ask dates', 'Frost'),
  ],
};
