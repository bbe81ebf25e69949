import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['first draft', 'draft is/are', 'ending is', 'facts all', 'all collected', 'outline and'];

export const writeSomething: Archetype = {
  id: 'write-something',
  name: 'Write a text',
  slots: { text: { from: 'object', otherwise: 'the text' } },
  ask: {
    question: 'Who reads it, how long should it be, and by when?',
    chips: ['One page, one person', 'Some pages, many readers', 'A whole book'],
  },
  hoursAWeek: 3,
  weekly: 'Three sessions of 45 minutes, writing first, correcting only in the last one',
  measures: ['pages', 'words', 'chapters', 'scenes', 'lines'],
  overview:
    'You decide who reads {text} and what they should know or do afterwards, collect material, and write a quick bad version before you correct anything. A reader tells you where it stops being clear, and you read it aloud before it goes out.',
  approach:
    'Writing and correcting at the same time is what makes it slow. What usually goes wrong is polishing the first paragraph for days; write the middle first and the beginning last.',
  done: 'It has been sent, read out, printed or handed over, and the reader has understood what you meant.',
  cautions: [
    'For texts to courts, authorities, insurers or about other people by name, have a lawyer or advice centre check facts and consequences before you send them.',
  ],
  steps: [
    step(
      'Read {text} aloud once and mark where you get bored',
      'Pen in hand, no correcting: a line where you slow down, a cross where it is not true. A limp ending usually stands two paragraphs after the real one; go back to the first picture and stop there. For a short form write the last sentence first and count down to 300 words.',
      ['Read aloud and mark', 'Try three last sentences', 'Cut everything after the best'],
      1,
      { when: { said: underWay } },
    ),
    step(
      'Write three lines on reader, aim and length of {text}',
      'Who reads it, what should they know, feel or do afterwards, how many words or minutes? Then the one sentence that must stay in their mind.',
      ['Write the three lines in 15 minutes', 'Write the one sentence', 'Note the date and form it needs'],
      0.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Read two good examples of such a text',
      'Look at length, beginning, order and end, and underline what moves or convinces you. Copy the order for {text}, not the words.',
      ['Find two examples', 'Write the order of one in five words', 'Note one thing to do differently'],
      1,
      { when: { level: 'beginner' } },
    ),
    step(
      'Collect material for {text} on loose slips',
      'Facts, scenes, quotations, numbers, one thought each; ask two people. Stop when you have twice as much as you need.',
      ['Write twenty slips', 'Ask two people for a memory or fact', 'Check names and dates'],
      3,
      { when: { unsaid: underWay } },
    ),
    step(
      'Put the slips into an order and strike a third',
      'Lay out {text} on the table: beginning, three to five parts, end. Strike what does not serve the one sentence.',
      ['Lay out and move', 'Strike a third', 'Write the order on one page'],
      1.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Write a bad first version of {text} quickly',
      'Without going back, gaps marked XX, the easiest part first. Set a timer of 25 minutes and stop with a note on what comes next.',
      ['Write the easiest part first', 'Fill the others', 'Read nothing until the end is there'],
      8,
      { measured: 'Write the first {30%} without correcting', when: { unsaid: underWay } },
    ),
    step(
      'Let it rest and make it clear and shorter',
      'After two days read {text} as the reader would. One thought per paragraph, verbs instead of nouns, examples instead of claims, a fifth shorter.',
      ['Mark what bores or repeats', 'Write the beginning anew', 'Shorten by a fifth'],
      5,
      { waitDays: 2, measured: 'Have {70%} in a clear second version' },
    ),
    step(
      'Give {text} to a reader with three questions',
      'Where did you stop, what did you not believe, what do you remember? Take a person like the real reader. Change what two readers name, decide the rest yourself.',
      ['Choose one or two readers', 'Ask the three questions', 'Change and note what stays'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Cut one voice or habit you always use',
      'You write often, so look in {text} for your three favourite words, your usual beginning and your longest sentences, and change these only.',
      ['Search for the three words', 'Halve the longest sentences', 'Try another ending'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Read {text} aloud, correct and send or deliver',
      'The voice finds what the eye skips. Check names, numbers, dates, form and length; then let it go on the day you set.',
      ['Read it aloud standing', 'Check names and numbers', 'Send, print or read it out'],
      2,
      { daysBefore: 2, measured: 'Finish all {total} and hand it over' },
    ),
  ],
  suggestions: [
    tip(
      'Begin with an image or a fact',
      'Readers step in more easily than with a theme.',
      'One scene',
      'No greeting to humankind',
    ),
    tip('Write to one person', 'The tone becomes right by itself.', 'Name on a slip', 'Later take it off'),
    tip('Stop in the middle of a sentence', 'The next start is easy.', 'One note', 'Same hour'),
    tip('Speak it into a recorder', 'Many say it better than they write it.', 'Five minutes', 'Type it up'),
    tip('Strike very, really and quite', 'Nothing is lost.', 'Search function', 'Also adjectives in pairs'),
    tip('Put the most important at the end of the sentence', 'There it is heard.', 'Read aloud', 'Move one word'),
    tip('Change the typeface to correct', 'The eye sees it as new.', 'Print it', 'Another colour'),
    tip('Keep a file of cut pieces', 'It is easier to strike what is not lost.', 'Date', 'Never look back'),
    tip('Use numbers and names', 'Forty chairs is better than many.', 'Check them', 'One per paragraph'),
    tip('Set a word limit per session', 'Two hundred are enough.', 'Write the count', 'Then stop'),
    tip('Ask a child what it is about', 'If they can tell, it is clear.', 'One sentence', 'No help'),
    tip('Let it go when it is good enough', 'The last ten per cent nobody sees.', 'Date set', 'Done is done'),
  ],
};
