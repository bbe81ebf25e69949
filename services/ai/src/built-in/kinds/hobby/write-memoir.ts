import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** It is written. */
const drafted = [
  'memoir/manuscript/book/draft/story is? finished/complete/written/done',
  'have/written/wrote/got about/around? 50/60/80/100/150/200/250/300 pages',
  'finished/written the/my/a first? draft/manuscript/memoir',
  'have/written/wrote/got twenty/thirty/20/25/30/40 stories/chapters',
];

/** A part is written. */
const begun = [
  `have/written/wrote/got about/around? ${numbers}/some/a_few/several? stories/chapters/pages`,
  'already/have written/recorded/started',
  'recorded/recordings',
];

/** It is recorded. */
const tapes = ['recorded _? hours', 'transcripts/transcript', 'told by'];

/** Time is short. */
const shortTime = ['oncologist/two good years/before she/he goes', 'when i go', 'before i forget'];

/** Spelling is a shame. */
const weakSpelling = ['spelling/shocking', 'never finished school', 'bad/poor english'];

export const writeMemoir: Kind = {
  id: 'write-memoir',
  category: 'hobby',
  name: 'Write down my life story',
  slots: {
    person: { from: 'person', otherwise: 'your family' },
    part: {
      words: [
        'childhood|growing up|boyhood|girlhood',
        'war years|the war|war',
        'emigration|immigration|leaving home|escape|fleeing',
        'working life|career|years at sea|the mine|the farm',
        'illness|cancer|recovery|addiction|sobriety',
        'marriage|divorce',
        'army years|military service|the army|navy',
        'travels|travel',
        'motherhood|fatherhood',
        'faith',
        'life',
      ],
      otherwise: 'life',
    },
  },
  ask: {
    question: 'Who should read it, and how do you like to tell: writing or speaking?',
    chips: ['For my grandchildren', 'I would rather speak it', 'One part of my life, to publish'],
  },
  hoursAWeek: 3,
  weekly: 'Two sittings of 45 minutes on fixed days, each for one memory',
  measures: ['pages', 'chapters', 'stories', 'memories', 'words'],
  overview:
    'You will collect memories by a list of prompts, write or record one story at a time, put them in an order, check facts and feelings with those concerned, and print a few copies for {person}.',
  approach:
    'A life written from birth onwards is usually given up at age ten. Write single scenes of two pages instead: a kitchen, a day, a quarrel. Order comes at the end. Telling it to a phone and having it typed is just as good.',
  done: 'A bound book or file with your stories is in the hands of {person}.',
  cautions: [
    'Others in the story are alive: change names or ask before you print hard things. Memories of violence or loss can come up at night; stop, and talk to somebody you trust or a counsellor.',
  ],
  steps: [
    step(
      'Read aloud what you have and mark what lives',
      'To yourself or to {person}, one evening. Mark the places where you hear voices and see a room; these show how the other stories should be told. Put what only lists dates aside.',
      ['Choose three pages', 'Read them aloud', 'Mark the living places'],
      1,
      { when: { said: [...begun, ...drafted] } },
    ),
    step(
      'Write two pages about one room of your {part}',
      'The kitchen, the workshop, the dormitory: smells, who sat where, what was said. Do not begin with your birth and do not correct.',
      [
        'Set a timer for 25 minutes and write without stopping',
        'Put date and place on top',
        'Read it aloud to one person',
      ],
      1.5,
      { when: { unsaid: [...drafted, ...begun] } },
    ),
    step(
      'List fifty memories from your {part} in a table',
      'Firsts and lasts, moves, jobs, meals, holidays, fears, funny things, people who helped. Three words each. Mark the ten that {person} would want to hear.',
      ['Go through each place where you lived', 'Ask two relatives what you always tell', 'Mark the ten best'],
      2,
      { when: { unsaid: [...drafted, ...tapes] } },
    ),
    step(
      'Turn the recordings into stories of two pages',
      'Read transcripts with three colours: scene, fact, repeat. Cut out scenes, give each a title and year, lay them in order. Keep the teller’s words and take out the questions; one hour of tape gives two or three stories. Read each back to whoever told it.',
      ['Colour one transcript', 'Cut out and title ten scenes', 'Read two back to the teller'],
      12,
      { when: { said: tapes } },
    ),
    step(
      'Say the most important five pages first',
      'Write or record what must not be missing: how you met, what you are sorry for, what you are proud of, a joke, a letter to each. A page each, mornings, in any state. Then it exists, and the rest is gain. A friend keeps a copy.',
      ['List the five pages', 'One each morning, spoken or written', 'Give a copy to a friend'],
      5,
      { when: { said: shortTime } },
    ),
    step(
      'Speak it and let others spell it',
      'Record as you would tell it at table, a program writes it down, a grandchild or library helper mends spelling and nothing else. Your way of saying it is the book. Foreign letters: ask a cultural society for a reader.',
      ['Record ten minutes', 'Let it be typed and only spelling mended', 'Ask a society for the letters'],
      2,
      { when: { said: weakSpelling } },
    ),
    step(
      'Collect photographs, letters and dates',
      'Twenty photographs with names and year on the back, letters, certificates, an old calendar. They correct memory and start new ones. Scan or photograph them now, before they go back into the box.',
      ['Choose twenty photographs', 'Ask an older relative about the names', 'Keep scans in one folder by year'],
      4,
      { when: { unsaid: [...drafted, ...shortTime] } },
    ),
    step(
      'Check names, dates and pictures of the whole text',
      'One table: people, years, places. Ask two relatives about five doubtful points, choose twenty photographs with names, and ask those who appear in a hard story.',
      ['Make the table while reading', 'Ask two relatives about doubtful points', 'Choose twenty photographs'],
      5,
      { when: { said: drafted } },
    ),
    step(
      'Decide how you tell: pen, keyboard or voice',
      'If writing is slow, record 20 minutes with a phone and let a program or a grandchild type it. Read what was typed and keep your own way of speaking.',
      ['Try one memory each way', 'Choose the chair and the two hours a week'],
      1,
      { when: { unsaid: [...drafted, ...begun, ...weakSpelling] } },
    ),
    step(
      'Write the three stories that are missing most',
      'Look at what exists beside the ten years that made you: which one is avoided? Two pages each, one place, one talk, one thing that changed. The hard one may stay in the drawer.',
      [
        'List what is told and what is missing',
        'Write the easiest of the three first',
        'Decide who may read the hard one',
      ],
      8,
      { when: { said: [...begun, ...drafted] } },
    ),
    step(
      'Write ten stories of two pages each',
      'One a week. Each has a place, people who speak, something that changes, and what you think of it today. Leave out what only fills dates.',
      [
        'Choose the next memory the evening before',
        'End in the middle of something, so that tomorrow begins easily',
        'Keep a list of questions to check',
      ],
      16,
      { when: { unsaid: drafted }, measured: 'Write the first {30%}' },
    ),
    step(
      'Read three stories to {person} and ask',
      'Which part do they want more of, what did they not understand, what was new? Ask those who appear whether their part may stay.',
      [
        'Read aloud rather than send',
        'Note every question they ask',
        'Speak to one person who appears in a hard story',
      ],
      2,
    ),
    step(
      'Order the stories and fill the gaps',
      'Lay the titles on a table: by time, by place or by people. Write short bridges of half a page where years are missing, and a first page that says for whom and why.',
      ['Lay out the titles on cards', 'Write the three missing stories', 'Write the first page to {person}'],
      12,
      { when: { weeksFrom: 8 }, measured: 'Bring {80%} into order' },
    ),
    step(
      'Have it read, laid out and printed',
      'Someone else checks names, dates and spelling; a layout with large type, photographs with captions, a family tree. Print one proof copy before you order more.',
      [
        'Give it to one careful reader',
        'Order one proof from a print service or copy shop',
        'Hand the copies to {person} and keep a file in two places',
      ],
      6,
      { waitDays: 14, measured: 'Print all {total}' },
    ),
  ],
  suggestions: [
    tip('Begin with a smell', 'It brings the whole room back.', 'Bread, diesel, soap', 'Two minutes with closed eyes'),
    tip('Write as you talk', 'Grandchildren want your voice.', 'Record and compare', 'Keep dialect words'),
    tip('Use one photograph', 'Describe who took it and why.', 'Who is missing', 'What happened next'),
    tip('Draw the floor plan', 'Rooms hold memories.', 'Each house on a sheet', 'Mark the beds'),
    tip('Tell the failures', 'They are what others learn from.', 'One per chapter', 'Without excuses'),
    tip('Keep prices and songs', 'They date a story better than years.', 'Loaf, rent, ticket', 'First record'),
    tip('Date each recording', 'Files without names are lost.', 'Year, place, topic', 'Two copies'),
    tip('Join a life-writing class', 'Others’ stories wake your own.', 'Library, evening class', 'Read one page there'),
    tip('Write letters inside the book', 'One page to each grandchild.', 'A wish', 'A memory of them'),
    tip('Leave quarrels for a drawer', 'Write them, decide later.', 'Separate folder', 'Ask one wise reader'),
    tip('Explain lost things', 'Telex, ration card, party line.', 'Two sentences', 'A drawing'),
    tip('Check one fact a week', 'Papers, archives, old friends.', 'Write the source', 'Mark what is only memory'),
  ],
};
