import { type Kind, step, tip } from '../kind.ts';

/** Some are done. */
const nearly = [
  'are done',
  'are stuck',
  'accepted by',
  'backs of',
  'tram tickets',
  'notes app',
  'on my phone',
  'fragments',
  'dockets',
];

/** They are spoken. */
const stage = ['open mic', 'slam', 'read/perform _? _? in/at/them', 'spoken word'];

/** A deadline. */
const deadline = ['deadline', 'magazine/pamphlet'];

export const writePoetry: Kind = {
  id: 'write-poetry',
  category: 'hobby',
  name: 'Write poems',
  slots: {
    form: {
      words: [
        'haiku|haikus',
        'sonnets|sonnet',
        'limericks|limerick',
        'slam texts|slam|spoken word|poetry slam',
        'love poems|love poem',
        'prose poems|prose poem',
        'ballads|ballad',
        'children’s verses|rhymes for kids|verses for children|rhyme for kids',
        'nature poems|nature poem',
        'birthday verses|birthday cards',
        'villanelles|villanelle',
        'free-verse poems|free verse',
        'poems|poetry|verses|poem',
      ],
      otherwise: 'poems',
    },
    theme: {
      words: [
        'love',
        'grief|funeral|death|loss',
        'the sea|sea|ocean',
        'childhood',
        'family|mum|father|mother',
        'nature|forest|garden',
        'the city|city',
        'home|homeland',
        'work',
        'war',
        'faith|god',
        'ageing|old age|growing old',
        'illness',
        'motherhood|baby',
        'friendship',
        'anger|injustice|protest',
        'animals',
        'everyday life',
      ],
      otherwise: 'what you cannot forget',
    },
  },
  ask: {
    question: 'Is it for an occasion, for yourself, or for readers, and what have you written so far?',
    chips: ['One poem for an occasion', 'I write secretly, want feedback', 'A small book'],
  },
  hoursAWeek: 2,
  weekly: 'Four times 20 minutes: three to write, one to shorten and read aloud',
  measures: ['poems', 'haiku', 'haikus', 'sonnets', 'texts'],
  overview:
    'You will write short {form} often, read others closely, revise by cutting, and show your work first to a few people and then in public. The aim is a small set of poems you stand by.',
  approach:
    'Begin with a thing seen or heard, not with a feeling; the feeling comes through it. Write fast, wait a week, then take out a third. What usually weakens poems is explaining at the end and rhyme that forces the sentence.',
  done: 'At least ten finished poems lie together, and some have been read aloud or sent out.',
  steps: [
    step(
      'Type all scraps into one file and mark the live lines',
      'No mending while you type. Read aloud after two days; underline lines that you hear twice. Group by picture: rain, buses, hands. Each group of three live lines is a poem waiting. Date them and keep the scraps.',
      ['Type for three half hours', 'Underline live lines aloud', 'Group by picture'],
      2,
      { when: { said: nearly } },
    ),
    step(
      'End the stuck ones by cutting the last stanza',
      'Most endings explain. Cover the last three lines: does it stand? Else end on a thing, a question or the line before. Write three ends by hand in ten minutes each; sleep; choose aloud.',
      ['Cover the last three lines', 'Write three ends each', 'Choose aloud the next day'],
      2,
      { when: { said: nearly } },
    ),
    step(
      'Write ten lines about one thing in front of you',
      'No comparison, no feeling named, only what can be seen, heard, smelt, touched. Twenty minutes. Then underline the three lines that surprise you.',
      ['Set a timer for 20 minutes and write', 'Read it aloud', 'Copy the three underlined lines into a notebook'],
      0.8,
      { when: { unsaid: nearly } },
    ),
    step(
      'Read one poem a day for three weeks',
      'Different times and countries. Read it twice aloud, write down one line and why it works. You cannot write {form} without hearing many.',
      ['Borrow two anthologies', 'Put one poem beside the breakfast table', 'Learn two of them by heart'],
      4,
      { when: { level: 'beginner' }, resources: 'Large free archive: https://www.poetryfoundation.org' },
    ),
    step(
      'Choose the best fifteen of what you have written',
      'Print everything, read it in one go, sort into three piles: finished, needs work, only for me. Note which words you use too often.',
      ['Print it with one poem on a page', 'Sort quickly by ear', 'Write five words you forbid yourself for a month'],
      2.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Collect material about {theme} for two weeks',
      'Sentences overheard, names of tools and plants, smells, numbers, what people do with their hands. Thirty notes without judging them.',
      ['Carry paper or a phone note', 'Ask somebody older one question about {theme}', 'Mark ten notes on Sunday'],
      2,
      { when: { unsaid: nearly } },
    ),
    step(
      'Write five first drafts of {form} by different rules',
      'Only questions; one long sentence; a letter to someone; fourteen lines; seventeen syllables. Rules find words that the head does not.',
      ['Draw one rule per sitting', 'Write each draft in 20 minutes', 'Put the date on it and close the book'],
      4,
      { when: { unsaid: nearly }, measured: 'Draft the first {30%} by different rules' },
    ),
    step(
      'Revise three drafts by cutting a third',
      'Take out the first and the last line and see whether it is better. Replace general words by exact ones, adjectives by verbs. Read aloud after each change; where you stumble, change the break of the line.',
      ['Wait seven days after the draft', 'Make a new version on a new page', 'Keep the old one'],
      4,
    ),
    step(
      'Show five {form} to readers you trust',
      'A writing group, a workshop, two friends who read. Ask: what do you see, where did you stop, which line would you keep? Do not explain. Change what two people say.',
      [
        'Find a workshop or group at library or adult education',
        'Give paper copies with space',
        'Thank them and wait two days',
      ],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Finish a set of ten and put it in order',
      'Lay all {form} on the floor. The first invites, the last stays in the ear, neighbours talk to each other. Take out the ones that say the same about {theme}.',
      ['Write what is missing', 'Read the whole set aloud to one person', 'Choose a title from one of the lines'],
      12,
      { when: { weeksFrom: 8 }, measured: 'Finish {80%} and put them in order' },
    ),
    step(
      'Learn ten for the stage by breath and time them',
      'Three minutes is the usual limit at a slam, 380 to 420 words. Mark breaths, one gesture, a slow end. By heart, standing, phone as judge; then for two friends. Begin with the second best. Pause after the last line.',
      ['Time each', 'Mark breaths and learn by heart', 'Say it to two people'],
      5,
      { when: { said: stage } },
    ),
    step(
      'Send five to two magazines by their rules',
      'Read one issue, then number of pieces, lines, font, name or none, whether sent elsewhere counts. Five pieces, best first and last, covering letter of three lines. Log it; answers take one to six months.',
      ['Read one issue each', 'Prepare five by the rules', 'Log date and answer'],
      2,
      { daysBefore: 4, when: { said: deadline } },
    ),
    step(
      'Read aloud or send out your best {form}',
      'An open stage, a family occasion, a slam or three magazines. Magazines want three to six unpublished poems, follow their rules, and answer in two to six months. Or print thirty booklets with a copy shop.',
      [
        'Time your reading and practise it standing',
        'Read the rules of three magazines and send',
        'Note what you sent where and when',
      ],
      4,
      { measured: 'Share the best of {total}' },
    ),
  ],
  suggestions: [
    tip('Write on the back of receipts', 'Small paper takes the fear away.', 'One image', 'Date on it'),
    tip('Read every draft aloud', 'The breath shows where a line ends.', 'Standing', 'Twice'),
    tip(
      'Keep a list of forbidden words',
      'Heart, soul and dream are worn thin.',
      'Ten words',
      'Look for the thing itself',
    ),
    tip('Learn one poem a month by heart', 'Rhythm goes into your own lines.', 'On walks', 'Say it to someone'),
    tip('Imitate one poem openly', 'Same form, your own matter.', 'Name the model beneath', 'Only as an exercise'),
    tip('Use names', 'Ash or birch is better than tree.', 'Look it up', 'Ask a gardener'),
    tip('End one line earlier', 'Readers like to do the last step.', 'Cover the last line', 'Decide the next day'),
    tip('Write with your other hand once', 'Slow writing brings short words.', 'Five lines', 'No correcting'),
    tip('Go to a reading', 'You hear how poets pause.', 'Library or bookshop', 'Buy one thin book'),
    tip('Walk with one sentence', 'It grows in half an hour.', 'No phone', 'Write it down on the bench'),
    tip('Trade poems by post', 'One friend, one poem a month.', 'Answer with a poem', 'No critique'),
    tip('Expect refusals', 'Good magazines take one poem in fifty.', 'Send on the same week', 'Keep a list'),
  ],
};
