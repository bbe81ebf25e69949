import { type Kind, step, tip } from '../kind.ts';

/** The text is written. */
const drafted = [
  'manuscript/text/story/book/draft is? finished/complete/written/done/ready',
  'finished/written/wrote/have the/my/a first/full/complete? draft/text/story/manuscript',
  "finished/written/wrote the/my/a children's/picture? book",
];

/** Pictures exist. */
const illustrated = [
  'illustrations/pictures are/is? done/finished/ready',
  'have/got/found an/the illustrator/illustrations',
];

export const writeChildrensBook: Kind = {
  id: 'write-childrens-book',
  category: 'hobby',
  name: 'Write a children’s book',
  slots: {
    age: {
      words: [
        'toddlers|toddler|board book|babies|baby',
        'children aged 3 to 6|picture book|bedtime story|preschool|nursery',
        'early readers|early reader|first readers|age 6|6 year olds',
        'children aged 8 to 12|middle grade|chapter book|8 year olds|10 year olds',
        'teenagers|teens|young adult',
      ],
      otherwise: 'children',
    },
    person: { from: 'person', otherwise: 'a child you know' },
  },
  ask: {
    question: 'For what age, and who will draw the pictures?',
    chips: ['Picture book, ages 3 to 6', 'I draw it myself', 'Only for one child'],
  },
  hoursAWeek: 4,
  measures: ['pages', 'chapters', 'drafts', 'pictures', 'words'],
  overview:
    'You will settle the age, write a text of the right length, test it aloud on {age}, plan the pages, and then either make a small print run or send it to agents and publishers.',
  approach:
    'A picture book has 32 pages and under 600 words; a first chapter book 6,000 to 10,000; for ages 8 to 12 it is 30,000 to 50,000. The child in it must solve the problem alone. If you look for a publisher, send only the text: publishers choose the illustrator.',
  done: 'The book has been read to the end by children, and it is printed for them or sent to publishers.',
  cautions: [
    'Be wary of firms that ask you to pay thousands to publish; real publishers pay you. Agree in writing who owns text and pictures when someone else draws.',
  ],
  steps: [
    step(
      'Count the words and read your story aloud with a clock',
      'Picture books have 300 to 600 words, early readers up to 2,000. Mark where your voice gets fast: there it is long. Who solves the problem? It must be the child in the story.',
      ['Count the words', 'Read it aloud and mark the dull places', 'Underline what the child does itself'],
      0.7,
      { when: { said: drafted } },
    ),
    step(
      'Write the story on one page in one sitting',
      'Who wants what, what stands in the way, three tries, how the child in it gets there. Do not rhyme yet: forced rhymes are the most common reason for a no.',
      [
        'Write it as told to {person} at bedtime',
        'Underline what the child in the story does itself',
        'Give it a working title',
      ],
      1.5,
      { when: { unsaid: drafted } },
    ),
    step(
      'Read fifteen new books for {age} aloud',
      'From the last five years, out of the library. Count words, note how a page ends, and who solves the problem.',
      [
        'Ask a librarian which ones children bring back',
        'Type out the text of your favourite and count the words',
        'Write down what yours does differently',
      ],
      3,
    ),
    step(
      'Fix length, form and voice for {age}',
      'Decide picture book, early reader or chapters, set a word limit, and tell it in one tense from one child’s side.',
      ['Write the word limit on top', 'Write the first page in two voices and choose'],
      2,
      { when: { unsaid: drafted } },
    ),
    step(
      'Finish a whole first draft',
      'A picture book in two weeks, chapters at a rate of two pages a sitting. No adult lesson at the end; a last picture or a joke instead.',
      ['Write in four fixed sittings a week', 'Mark weak places but go on'],
      10,
      { when: { unsaid: drafted }, measured: 'Write {50%} of the first draft' },
    ),
    step(
      'Cut a fifth and give each page one picture',
      'Cut what the picture already shows, adults who explain, and the moral. Divide what is left into twelve to fourteen openings, with a reason for {age} to turn each page.',
      ['Cut a fifth', 'Divide it into openings', 'Write what is seen on each'],
      5,
      { when: { said: drafted } },
    ),
    step(
      'Make a dummy book and turn the pages',
      'Fold sixteen sheets into 32 pages, glue in the text, scribble each picture. Every turn should make one want to see the next page. Cut what the picture already says.',
      ['Cut the text into 12 to 14 spreads', 'Sketch with stick figures', 'Cut a fifth of the words'],
      3,
      { when: { unsaid: illustrated } },
    ),
    step(
      'Put text and pictures together in a first copy',
      'Print it at true size, glue it, turn the pages with {person}. Check text size, what lies in the fold, the same coat on every page. Have rights and pay agreed with the illustrator on one page.',
      ['Print and glue a copy', 'Look at it with {person}', 'Write the agreement on rights'],
      4,
      { when: { said: illustrated } },
    ),
    step(
      'Read it to {age} and watch',
      'To a class, a library group or neighbours’ children, without explaining. Where they fidget it is long; what they ask is missing. Adults’ praise counts little.',
      [
        'Ask a teacher or librarian for 15 minutes',
        'Note where they laugh, ask or look away',
        'Rewrite the weak third',
      ],
      3,
      { waitDays: 7 },
    ),
    step(
      'Get a second opinion from people who write for children',
      'A critique group or a society of children’s writers reads two pages for two pages. Change what three readers say.',
      ['Find one critique group', 'Swap manuscripts', 'Revise once more and read it aloud'],
      4,
      {
        when: { weeksFrom: 8 },
        resources: 'Society of Children’s Book Writers and Illustrators: https://www.scbwi.org',
      },
    ),
    step(
      'Choose the way out and send or print it',
      'Publisher: list ten agents or houses that take {age}, follow their rules exactly, send text with a letter of one page, and expect months. Own edition: find an illustrator with a contract, lay out, print 25 copies.',
      [
        'Make a list of ten addresses with their rules',
        'Send to three, or order one proof copy',
        'Give the first copy to {person}',
      ],
      5,
      { measured: 'Bring all {total} to readers' },
    ),
  ],
  suggestions: [
    tip('Cut adjectives', 'Pictures carry them.', 'Verbs instead', 'Read aloud'),
    tip('Let the child solve it', 'Grown-ups may only be in the way.', 'No rescue', 'No dream ending'),
    tip('End on a page turn', 'A question, a noise, half a sentence.', 'Check each spread', 'Big moment on a new page'),
    tip('Write with real talk', 'Children do not speak in morals.', 'Listen in a playground', 'Short lines'),
    tip(
      'Repeat three times',
      'Small children love to know what comes.',
      'Same line, new twist',
      'Fourth time different',
    ),
    tip('Keep the words of joy', 'One funny big word is allowed.', 'Say it aloud', 'Repeat it'),
    tip(
      'Do not draw it to submit',
      'Unless you are a trained illustrator.',
      'Notes only where needed',
      'Keep your sketches private',
    ),
    tip('Find the name early', 'Names with a sound are remembered.', 'Say it fast', 'Check it is free'),
    tip('Save each version', 'The second is often better than the fifth.', 'Date in the name', 'Never overwrite'),
    tip('Test the title on five children', 'Ask what it is about.', 'No explanation', 'Choose the clearest'),
    tip(
      'Ask for an illustrator’s price early',
      'A full book takes months.',
      'Portfolio, contract',
      'Who owns the pictures',
    ),
    tip('Start the next one', 'Publishers ask what else you have.', 'One page a month', 'Keep a list'),
  ],
};
