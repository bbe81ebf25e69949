import { type Kind, step, tip } from '../kind.ts';

/** The tree is large or at a wall. */
const farTree = [
  'brick wall',
  'persons in the',
  'persons/people in my/the',
  'got to seven',
  'church books',
  'i have the',
];

/** A witness is old. */
const oldest = ['91/92/90/granny', 'oldest', 'still alive'];

/** Same names, other languages. */
const sameNames = ['four men called', 'yiddish/latin/kurrent/polish/german/letters in'];

/** A surprise of blood. */
const dna = ['wasnt her', 'foundling/adopted/dna', 'not her dad'];

export const familyTree: Kind = {
  id: 'family-tree',
  category: 'hobby',
  name: 'Research my family tree',
  slots: {
    person: { from: 'person', otherwise: 'the ancestor you wonder about' },
    place: { from: 'place', otherwise: 'the home town' },
    result: {
      words: [
        'family book|book|history book',
        'wall chart|chart|poster',
        'online tree|ancestry|myheritage|tree',
        'family sheet for the reunion|reunion|family reunion',
        'recorded interviews|interviews|stories',
        'labelled photo album|photographs|photos|album',
        'proof of descent|passport|proof',
        'list of living relatives|relatives|half siblings|siblings',
      ],
      otherwise: 'family tree',
    },
  },
  ask: {
    question: 'Whom do you want to find, and what do you know: a name, a place, a year?',
    chips: ['Four generations from the start', 'One missing person', 'A family book as a present'],
  },
  hoursAWeek: 2.5,
  weekly: 'Two evenings of an hour: one question, three sources, results written down at once',
  measures: ['generations', 'ancestors', 'interviews', 'people'],
  overview:
    'You will begin with yourself and the living, go back one generation at a time with a record for each fact, and keep to one question until it is solved. Only what is proven goes into the {result}.',
  approach:
    'Old relatives first: archives wait, people do not. Two independent records for each link. What usually goes wrong is copying trees of strangers, taking the first person with the right name, and finding no note of where a fact came from.',
  done: 'You have the tree or book with sources, and at least one other person in the family owns a copy.',
  cautions: [
    'DNA tests can show unknown parents or siblings and cannot be undone: ask yourself and near relatives before, and read what the company does with the data.',
    'Publish nothing about living people without asking them. When searching for birth parents use an official intermediary, who protects both sides.',
  ],
  steps: [
    step(
      'Write the wall as a question with all that is known',
      'Name, place, years, who signed, neighbours, godparents. One table of what was searched, where and with what result, also the empties. Then three roads: siblings, witnesses, the employer or church. Half a day in the right register beats a year of clicking.',
      ['Write the question in one line', 'Table of searches with empties', 'Three roads by siblings and witnesses'],
      1.5,
      { when: { said: farTree } },
    ),
    step(
      'Visit or ring the oldest this week with ten names',
      'Twenty minutes at the hour when they are fresh, photos on the table, recorder on with their yes. Ask for nicknames, godparents, who is buried where, who was not spoken of. Copy register-less names with the story that proves them. Go again in a month.',
      ['Ask for the hour and a recording', 'Take ten photos and ten names', 'Write it up the same day'],
      2,
      { when: { said: oldest } },
    ),
    step(
      'Write down four generations from memory',
      'One sheet, names, dates, places, question marks in red. Begin with yourself. Done when you see what you do not know about {person}.',
      ['Draw the sheet with 15 boxes', 'Fill what you know in pencil', 'Choose one question to solve first'],
      1,
      { when: { unsaid: farTree } },
    ),
    step(
      'Interview the oldest relatives with a recorder',
      'An hour each, with old photos on the table. Ask for full names, maiden names, places, work, moves, faith, illnesses, stories of {person}. Ask who has papers.',
      [
        'Ring the oldest relative and agree on a day',
        'Prepare ten questions and a recorder',
        'Write name and place on the photos (pencil, at the back)',
      ],
      5,
    ),
    step(
      'Photograph family papers and label them',
      'Certificates, Bibles, letters, graves, service books, house papers. File name: year, name, place, what it is. Two copies in two places.',
      ['Ask three relatives for papers', 'Photograph all in daylight', 'Set up folders by family name'],
      5,
    ),
    step(
      'Choose one tree and a log of sources',
      'A program or site that exports GEDCOM. Every fact gets where, when, by whom. Log searches that found nothing, so that you do not repeat them.',
      [
        'Compare two programs and export once',
        'Enter four generations with their sources',
        'Start the log with {person}',
      ],
      3,
      { when: { unsaid: farTree, level: 'beginner' } },
    ),
    step(
      'Check your tree and mark weak links',
      'For each link: two records or one original, dates possible, same place. Colour what was only copied. Start again at the weakest link that leads to {person}.',
      ['Go up each line and colour it', 'List the five weakest', 'Choose one'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Part people of one name by place, trade and witness',
      'A sheet each: every record with address, trade, age, wife, witnesses, signature. Same name, other wife is another man until proven. Old scripts and Yiddish or Latin: learn twenty words of registers, use a group that reads, and keep the original beside the reading.',
      ['A sheet for each of the same name', 'Learn twenty words of registers', 'Let a group read two letters'],
      5,
      { when: { said: sameNames } },
    ),
    step(
      'Use a DNA test with care and a yes from others',
      'Test the oldest first, then you. Download the data to two other sites, sort matches over 90 cM by grandparent, build their trees. It may tell living people what they do not know; decide before whom you tell. Foundlings: admission book, token, nurse, and matches together.',
      ['Ask those it concerns', 'Test the oldest', 'Sort matches over 90 cM'],
      5,
      { waitDays: 45, when: { said: dna } },
    ),
    step(
      'Search birth, marriage and death records',
      'Go backwards: death gives age, marriage gives parents. Free indexes first, then civil registry, church books, census, military and passenger lists for {place}. Try spellings.',
      ['Write the spelling list of the surname', 'Search three free databases', 'Order the first original or copy'],
      10,
      {
        resources: 'Free records of many countries: https://www.familysearch.org',
        measured: 'Find the first {30%} with proof',
      },
    ),
    step(
      'Write to the archive or parish of {place}',
      'One question per letter: full name, dates, what you know, what you look for, and the fee you accept. Answers take weeks; thank them.',
      ['Find the right archive for year and faith', 'Send the letter', 'Set a date to ask again'],
      2,
      { waitDays: 21, when: { weeksFrom: 7 } },
    ),
    step(
      'Work on the brick wall with three new ways',
      'Siblings and neighbours, witnesses, maps and newspapers, a local history society, DNA matches if you decided so. Write what would prove it before you look.',
      [
        'List what you know of brothers, sisters and godparents',
        'Ask a society or forum about {person} with all the facts',
        'Have old handwriting read by a helper',
      ],
      10,
      { when: { weeksFrom: 10 }, measured: 'Find {70%}, hard ones included' },
    ),
    step(
      'Make the {result} and give it away',
      'Tree, a page for each couple with photo, one story, sources at the end. Have two relatives correct it. Done when printed or shared and a copy with the data lies with somebody younger.',
      [
        'Draft it and ask two people to correct it',
        'Ask the living people for permission',
        'Print or share and store the data in two places',
      ],
      10,
      { measured: 'Show all {total} and give a copy away' },
    ),
  ],
  suggestions: [
    tip('Ask for maiden names first', 'They open half of the tree.', 'Aunts know', 'Marriage papers'),
    tip('Learn the old alphabet', 'One page of letters a week.', 'Write your name', 'Practise on one record'),
    tip('Photograph graves', 'Dates and families side by side.', 'Low sun', 'Note row and cemetery'),
    tip(
      'Use maps of the time',
      'Borders and parishes moved.',
      'Which office kept the books?',
      'Walk to the next parish',
    ),
    tip('Search by first name only', 'Spelling of surnames changes.', 'Village plus year', 'Wildcards'),
    tip('Start a family group', 'Cousins have the other half.', 'One photo a week', 'Who is this?'),
    tip('Set a timer of an hour', 'Searching eats nights.', 'One question', 'Log, then bed'),
    tip('Keep a story with each name', 'Dates alone are not read.', 'Three sentences', 'Work and a quirk'),
    tip('Visit the place once', 'Church, school, street, archive.', 'Write ahead', 'Take photos of doors'),
    tip('Scan at 600 dpi', 'Small photos enlarge well.', 'TIFF or best JPG', 'Back side too'),
    tip('Be gentle with secrets', 'Somebody may be hurt.', 'Ask before you tell', 'Wait if needed'),
    tip('Give credit to helpers', 'They help again.', 'Name in the book', 'Card'),
  ],
};
