import { type Archetype, step, tip } from '../kind.ts';

const underWay = [
  "i've/ive got the basics",
  'read two/three/one',
  'still mix up',
  'next come',
  'already know/understand',
];

export const learnASubject: Archetype = {
  id: 'learn-a-subject',
  name: 'Learn about a subject',
  slots: { subject: { from: 'object', otherwise: 'the subject' } },
  ask: {
    question: 'Which questions would you like to be able to answer at the end?',
    chips: ['I begin from zero', 'I know bits and pieces', 'I need it for work or a decision'],
  },
  hoursAWeek: 3,
  weekly: 'Study on three days for 45 minutes and write five lines from memory each time',
  overview:
    'You turn your interest into five to ten questions, get an overview of {subject} from one good source, and then answer the questions one by one in your own words. At the end you explain it to another person.',
  approach:
    'Reading alone is forgotten within days; after each session close the book and write from memory what it said. What usually goes wrong is collecting sources for weeks, or starting with the most difficult book because it looks serious.',
  done: 'You explain the main points to somebody in ten minutes without notes and answer their questions, or know where to look.',
  cautions: [
    'On health, law and money, knowledge from books helps you to ask well; for your own case have the decision checked by a doctor, lawyer or adviser.',
  ],
  steps: [
    step(
      'Draw what you know about {subject} on one page without a book',
      'From memory: boxes, arrows, names, years. Gaps and wrong arrows show by themselves within fifteen minutes. What gets mixed up is laid side by side in a table with one mark each. The plan works on these gaps; the rest you have.',
      ['Draw for fifteen minutes', 'Mark gaps and mix-ups', 'Make the table of what gets mixed up'],
      1,
      { when: { said: underWay } },
    ),
    step(
      'Write ten questions about {subject}',
      'What would you like to be able to explain, decide or do? Mark the three that matter most to you. They decide what you read and what you may leave out.',
      [
        'Write down questions for 20 minutes without looking anything up',
        'Mark the three most important',
        'Note what you already believe to know',
      ],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Get an overview of {subject} in one sitting',
      'An encyclopaedia article, a one-hour lecture or a short introduction for beginners. Draw one page with the main parts and how they hang together.',
      [
        'Read or watch one introduction',
        'Draw the page with five to eight parts',
        'Put your questions where they belong',
      ],
      3,
      { when: { unsaid: underWay, level: 'beginner' } },
    ),
    step(
      'Test what you know about {subject}',
      'Write one page without any help, or take a test made for students. Mark what was wrong or vague: only these parts need your time.',
      ['Write the page in 30 minutes', 'Check it against a good source', 'List the gaps in order'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Choose one main source on {subject}',
      'One book, one course or one lecture series for your level, not older than the subject allows. Ask a librarian, a teacher or look at what a university gives first-year students.',
      ['Compare three by table of contents and five pages', 'Choose one and get it', 'Divide it into weekly portions'],
      2,
    ),
    step(
      'Work through the first third and write from memory',
      'After each portion on {subject} close everything and write five lines: what was said, what is new, what I do not understand. Look up the third point only.',
      ['Study three times in the first week', 'Write five lines each time', 'Make 20 cards with terms or dates'],
      9,
    ),
    step(
      'Answer your three main questions in writing',
      'Half a page each, in words your neighbour would understand, with the source behind it. Where two sources on {subject} disagree, write down why.',
      ['Write the first answer', 'Look for one source that says the opposite', 'Revise the answers after a week'],
      6,
    ),
    step(
      'See {subject} outside books once',
      'A museum, a talk, a walk with an expert, a visit, an experiment or an interview. Bring three questions that the main source left open.',
      ['Find one event or person', 'Prepare three questions', 'Write down the answers on the same day'],
      4,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Finish the main source and close the gaps',
      'Go on at the same pace, test yourself on older cards twice a week, and give the last two sessions on {subject} to what you still cannot explain.',
      [
        'Work through the rest in portions',
        'Repeat the cards on two days a week',
        'List what is still unclear and ask somebody',
      ],
      10,
    ),
    step(
      'Explain {subject} to somebody in ten minutes',
      'A friend, a class, a blog page or a table of colleagues. It is done when you needed no notes and their questions did not frighten you.',
      ['Write the talk on one card', 'Rehearse it aloud once', 'Note the questions and look up the open ones'],
      3,
    ),
  ],
  suggestions: [
    tip('Close the book and write', 'What you can write from memory is what you know.', 'Five lines', 'Then look up'),
    tip(
      'Begin with the book for children',
      'It has the main idea and no ornament.',
      'One evening',
      'Then the one for adults',
    ),
    tip(
      'Make cards, ten a week',
      'Few terms, repeated often, stay for years.',
      'Term on one side',
      'Own words on the other',
    ),
    tip(
      'Follow one person who works in the field',
      'Newsletters and lectures show what is discussed now.',
      'One, not ten',
      'Read it on Sundays',
    ),
    tip('Ask who says so', 'Note the source behind each strong claim.', 'Author and year', 'What would prove it wrong'),
    tip('Draw a timeline or a map', 'Facts stay better when they have a place.', 'One sheet', 'Add to it each week'),
    tip(
      'Visit the library desk',
      'Librarians find in ten minutes what takes you an evening.',
      'Say your level',
      'Ask for the standard book',
    ),
    tip(
      'Use empty time for listening',
      'Lectures and podcasts suit walks and trains.',
      'One series',
      'Write three lines afterwards',
    ),
    tip(
      'Leave out what bores you once',
      'You can come back when a question leads you there.',
      'Mark the page',
      'Go on',
    ),
    tip(
      'Talk about it at dinner',
      'Two minutes on what you learned this week.',
      'One surprising fact',
      'One open question',
    ),
    tip(
      'Use free university courses',
      'Many publish lectures and exercises.',
      'Look at the first week',
      'Do the exercises too',
    ),
    tip(
      'Set an end',
      'A subject has none, but your questions do.',
      'Ten answers, then stop',
      'New questions next season',
    ),
  ],
};
