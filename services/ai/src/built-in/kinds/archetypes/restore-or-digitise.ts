import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['are/is scanned', 'to go', 'play again', 'cleaned the', 'are missing', 'are torn'];

export const restoreOrDigitise: Archetype = {
  id: 'restore-or-digitise',
  name: 'Restore or digitise something old',
  slots: { thing: { from: 'object', otherwise: 'the old things' } },
  ask: {
    question: 'How many or how large, and in what state?',
    chips: ['A few pieces, well kept', 'Hundreds, all mixed', 'One piece, damaged'],
  },
  hoursAWeek: 3,
  weekly: 'One session of two hours with the same number of pieces each time',
  overview:
    'You look through {thing}, stop further damage, and try one method on a few unimportant pieces. Then you go on in equal portions, with names and dates noted, and end with copies in safe places.',
  approach:
    'Choose before you begin: a third is usually double, blurred or not worth the hours. What usually goes wrong is starting with the most valuable piece, cleaning too strongly, and scanning without writing down who and when.',
  done: 'Everything chosen is clean, readable or scanned, named, and kept in two places, and the family or club can find a piece in a minute.',
  cautions: [
    'Old paint, solvents, mould and dust can harm you: gloves, mask, open window. Ask a conservator before you touch anything of high value; cleaning often cannot be undone.',
  ],
  steps: [
    step(
      'Secure what is done of {thing} twice before you go on',
      'A copy on a disk, one in another house or online, opened once to see that it works. Then the rhythm for the rest: so many an evening, names typed while the next runs. Torn and sticky pieces go into a box for an expert and do not hold up the rest.',
      ['Make and open the second copy', 'Set the number for each evening', 'Box what needs an expert'],
      1.5,
      { when: { said: underWay } },
    ),
    step(
      'Look through {thing} and count the pieces',
      'Spread out, count roughly, note kinds, sizes, state, and mark what would be the greatest loss. Change nothing yet.',
      ['Count and photograph as found for 30 minutes', 'Mark the ten most precious', 'Note damage: mould, rust, tears'],
      1.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Stop further damage to {thing}',
      'Dry, dark and cool, away from cellar, attic and heating. Mouldy pieces into a separate box, metal clips and rubber bands off, originals into acid-free paper.',
      ['Choose a dry place', 'Take off clips and bands', 'Separate what has mould or rust'],
      2,
    ),
    step(
      'Decide what to keep of {thing} and how fine',
      'Best of each series, nothing double. For scans: 600 dpi for photos, 300 for papers, 2400 and more for slides. For objects: to look old and work, or to look new?',
      ['Sort into yes, maybe, no', 'Write down the aim in one line', 'Ask the family what they want to see'],
      4,
      { when: { unsaid: underWay } },
    ),
    step(
      'Ask an expert about {thing}',
      'Archive, museum, restorer, photo shop or library: what may I do myself, what not, what would you charge for a piece or a hundred?',
      [
        'Send three photos and the number',
        'Compare two offers with doing it yourself',
        'Note the products they advise',
      ],
      1.5,
      { waitDays: 5, when: { level: 'beginner' } },
    ),
    step(
      'Improve the tools you use for {thing}',
      'Compare your scanner, sprays or brushes with what archives use. One better tool often halves the hours; borrow it for a month.',
      ['Time yourself for ten pieces', 'Look for the slow part', 'Borrow or rent the better tool'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Try the method on five unimportant pieces',
      'From cleaning to filing, with a watch. Look at the result of these five after a day; then calculate the hours for {thing} and order only what you need.',
      ['Borrow scanner, player or brushes', 'Treat five pieces', 'Multiply the minutes and set the end date'],
      3,
      { waitDays: 1, when: { unsaid: underWay } },
    ),
    step(
      'Set up names and places for the results',
      'One pattern for all: year, place, people, number. Objects get a tag, files a folder per decade. Write the pattern on a card beside {thing} so that helpers do the same.',
      ['Write the pattern with three examples', 'Make folders or tags', 'Test whether somebody else finds a piece'],
      1,
    ),
    step(
      'Work through the most precious third first',
      'Two sessions a week, the same number each time. Clean with a soft dry brush before anything wet. Tick off on a list of {thing}, and stop when you become careless.',
      ['Do the first session and adjust the number', 'Note names and dates at once', 'Ask elders about unknown faces'],
      14,
    ),
    step(
      'Finish the rest and save everything twice',
      'One copy at home on a disk, one elsewhere or in the cloud; objects in their place with a care note. Show {thing} to those who waited and tell them where all is.',
      ['Do the remaining portions', 'Copy and open ten files as a test', 'Show it at a family evening'],
      14,
    ),
  ],
  suggestions: [
    tip(
      'Ask the oldest person first',
      'Names of faces are lost with them.',
      'Record the talk',
      'With numbers of the photos',
    ),
    tip('Write with pencil on the back', 'Ink goes through in time.', 'At the edge', 'Name, year, place'),
    tip(
      'Wash hands, no gloves for paper',
      'Clean dry hands hold paper better.',
      'Cotton for negatives',
      'Nothing to drink near it',
    ),
    tip('Keep the original order', 'It tells who belongs to whom.', 'Photo of each box', 'Number before sorting'),
    tip(
      'Clean glass every twenty scans',
      'One grain of dust makes a line on all.',
      'Microfibre cloth',
      'Lamp from the side',
    ),
    tip('Let a company do the films', 'Old tape breaks in old machines.', 'Ask for a test reel', 'Insured transport'),
    tip('Scan now, correct later', 'Colours can be improved any time.', 'Keep the raw file', 'Only the best fifty'),
    tip(
      'Make one small book',
      'Thirty pictures are looked at, three thousand are not.',
      'For a birthday',
      'With five lines each',
    ),
    tip('Split the work in the family', 'Each takes a decade or a box.', 'Same names for files', 'One date for all'),
    tip('Check the disks each January', 'Files get lost silently.', 'Open ten', 'New disk every five years'),
    tip('Ask the local archive', 'They may want copies, and give advice.', 'Village, club, trade', 'Clear the rights'),
    tip('Keep some traces of age', 'Scratches tell who used it.', 'Clean before sanding', 'Photo before each step'),
  ],
};
