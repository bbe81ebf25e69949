import { type Archetype, step, tip } from '../kind.ts';

export const findOutAbout: Archetype = {
  id: 'find-out-about',
  name: 'Find something out',
  slots: { question: { from: 'object', otherwise: 'the question' } },
  ask: {
    question: 'What do you know already, and what would you do with the answer?',
    chips: ['I have a name or a date', 'I only have a hunch', 'I have papers or photos'],
  },
  hoursAWeek: 2,
  overview:
    'You put the question about {question} into one sentence, write down what is certain, likely and only said, ask the living and the archives in a sensible order, and stop with a page that shows what you know and where it comes from.',
  approach:
    'Go from the certain to the unknown, one link at a time. Every fact gets its source, or you will look for it twice. What goes wrong is believing the first match, and reading everything instead of asking the one who knows.',
  done: 'The question has an answer with two sources that do not copy each other, or you know what cannot be found and why.',
  cautions: [
    'Some answers change how a family or a place sees itself. Think beforehand whom you tell, ask before you publish about living people, and give people the right not to know.',
  ],
  steps: [
    step(
      'Write the question about {question} in one sentence',
      'Under it three columns: certain with proof, likely, only said. Half an hour; the empty places in the first column are your next questions.',
      ['Write the sentence', 'Fill three columns in 20 minutes', 'Mark the two largest gaps'],
      0.5,
    ),
    step(
      'Ask the oldest or nearest person who may know',
      'Bring a photo, an object or a map, and ask openly: what do you remember about this? Record it with their leave. Memories go first, archives stay.',
      ['Choose the person', 'Call and fix an hour', 'Write down names, places, years'],
      1.5,
      { waitDays: 4 },
    ),
    step(
      'Search your own papers and boxes',
      'Backs of photos, letters, certificates, receipts, old phones, bills. Photograph each find with where it lay.',
      ['Choose the first box', 'Photograph finds', 'Enter them in the columns'],
      2,
    ),
    step(
      'Search three free databases with exact words',
      'Registers, newspapers, museums, scientific lists, maps, land records; other spellings too. Write down searches without a result, so that nobody repeats them.',
      ['Choose three databases', 'Try three spellings', 'Note hits and blanks'],
      3,
    ),
    step(
      'Ask a group that knows this sort of thing',
      'A society, a forum, a librarian, an archive, a laboratory. Ask one precise question with what you have: who, where, when, and what you ruled out.',
      ['Find the right group', 'Write five lines', 'Add two pictures'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Order the one record or test that decides',
      'Certificate, file, land register entry, service record, laboratory or gene test. Order the one that separates your two best explanations, and ask for cost and time first.',
      ['Name the two explanations', 'Choose what separates them', 'Order it'],
      1,
      { waitDays: 28 },
    ),
    step(
      'Test the answer against a second source',
      'Look for what would prove it wrong: ages, places, dates that do not fit. A match of names is no proof.',
      ['List what must be true', 'Check each', 'Ask one who doubts'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Write the page and show it to those it concerns',
      'One page: question, answer, how sure, sources, what is open. Tell those concerned in person before others read it.',
      ['Write the page', 'Tell them in person', 'Store it in two places'],
      2,
    ),
  ],
  suggestions: [
    tip('Keep a log of searches', 'The blank ones save most time.', 'Where', 'Which words'),
    tip('Ask for the name of the next person', 'Everybody knows one more.', 'At the end', 'Write it down'),
    tip('Look at the neighbours', 'Names beside it tell the rest.', 'Same page', 'Same street'),
    tip('Use a map of the time', 'Streets and borders moved.', 'Old map', 'Today'),
    tip('Try the sound of the name', 'Clerks wrote what they heard.', 'Three spellings', 'Other language'),
    tip('Photograph, do not copy', 'Mistakes come from copying.', 'Flat', 'In daylight'),
    tip('Write to a small museum', 'They answer gladly.', 'One question', 'Thanks'),
    tip('Set a limit for paid sites', 'A month is enough.', 'End it at once', 'List before you start'),
    tip('Take a break for a week', 'You see the gap afterwards.', 'Put it away', 'Reread'),
    tip('Ask what it is not', 'Ruling out counts.', 'Two candidates', 'One fact each'),
    tip('Tell one person the story', 'Telling shows the holes.', 'Aloud', 'Ten minutes'),
    tip('Store two copies', 'One in the house is none.', 'Cloud', 'Relative'),
  ],
};
