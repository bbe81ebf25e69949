import { type Kind, step, tip } from '../kind.ts';

export const betterEssays: Kind = {
  id: 'better-essays',
  category: 'profession',
  name: 'Write better essays and get better marks',
  slots: { essay: { words: ['essay|coursework|case study', 'assignment', 'report'], otherwise: 'essay' } },
  ask: {
    question: 'What did the feedback say, and when is the next one due?',
    chips: ['Too descriptive', 'I start too late', 'I lose marks on structure'],
  },
  hoursAWeek: 4,
  weekly: 'Two writing blocks of 50 minutes, one of them before any new reading',
  overview:
    'You find out for which lines marks are given, turn the last feedback into three rules, plan each {essay} backwards from its date, write the argument before the paragraphs, and have it read against the marking grid.',
  approach:
    'Description says what a source found; analysis says how good it is, what speaks against it, and what follows for the question. Marks rise fastest with a clear line of argument and two sentences of judgement in each paragraph. What goes wrong is reading for weeks and writing in the last night.',
  done: 'Two pieces in a row have reached the mark you set, and the feedback names other things than at the start.',
  cautions: [
    'Use texts made by a program only as your rules allow, and cite them. Illness, care work, dyslexia or a late diagnosis give rights to more time: ask the support service now, because proof takes weeks.',
  ],
  steps: [
    step(
      'Lay the last feedback beside the marking grid',
      'Mark in two colours: what brought marks and what cost them. Write three rules in your own words, such as: each paragraph ends with so what. Thirty minutes.',
      ['Print grid and feedback', 'Mark in two colours', 'Write three rules'],
      0.5,
    ),
    step(
      'Ask the tutor about one paragraph',
      'Not how to get better, but: here is a paragraph, which sentence is description, and what would you write instead? Ten minutes in office hours show more than a link.',
      ['Choose the paragraph', 'Ask for ten minutes', 'Write down their sentence'],
      0.75,
      { waitDays: 5 },
    ),
    step(
      'Book the help that is free',
      'Writing centre, library session, study skills tutor, test for dyslexia. Ask what needs proof and how long it takes, so that it counts for the next date.',
      ['Find the three offers', 'Book the first', 'Ask about extra time'],
      0.75,
      { waitDays: 10 },
    ),
    step(
      'Enter each {essay} backwards from its date',
      'Due date, then two days for correcting, five for writing, a week for reading, one evening for the question. Put the blocks beside your shifts and lectures.',
      ['Write all dates down', 'Put blocks before them', 'Tell those you live with'],
      0.75,
    ),
    step(
      'Take the question apart and answer it in two sentences',
      'Which word says what to do: discuss, evaluate, reflect? Write your answer before reading more. Under it three reasons and the strongest point against you.',
      ['Underline the verb', 'Write two sentences', 'Add three reasons and one objection'],
      1.5,
    ),
    step(
      'Read eight sources with three lines for each',
      'What do they claim, how do they know it, how does it bear on my question? Compare two that disagree: that is the analysis.',
      ['Find eight', 'Three lines for each', 'Pair two that disagree'],
      6,
    ),
    step(
      'Write the {essay} paragraph by paragraph',
      'Claim, proof, judgement, so what. Two blocks of fifty minutes at a time, without correcting. For a reflective piece: what happened, why I acted so, what a source says, what I do next time.',
      ['Write the claims as a list', 'Fill one paragraph a block', 'Stop with a note for the next'],
      8,
    ),
    step(
      'Mark it yourself and let one person read it',
      'Against the grid, with the three rules; then aloud. Ask the reader: what do I claim, where did you doubt? Correct in the order argument, paragraphs, sentences, sources, and hand in a day early.',
      ['Mark it with the grid', 'Read it aloud', 'Hand in a day early'],
      3,
    ),
  ],
  suggestions: [
    tip('Keep a list of linking verbs', 'Suggests, overlooks, rests on.', 'Ten verbs', 'Beside the screen'),
    tip('Read one first-class piece', 'See how each paragraph ends.', 'Ask the tutor', 'Mark the ends'),
    tip('Write the so-what sentence first', 'It keeps the paragraph honest.', 'One line', 'In bold'),
    tip('Speak before you write', 'A voice memo unblocks.', 'Five minutes', 'Type it out'),
    tip('Swap with a fellow student', 'You see in theirs what you miss.', 'One paragraph', 'Same grid'),
    tip('Use a reference manager', 'It saves the last night.', 'Free one', 'From source one'),
    tip('Limit reading by the clock', 'Enough is when sources repeat.', 'Six hours', 'Then write'),
    tip('Have the text read to you', 'The ear finds clumsy lines.', 'Slow', 'Follow with a finger'),
    tip('Cut the first paragraph', 'It is mostly warming up.', 'Save it', 'Reread'),
    tip('Write at the same place', 'The start gets easier.', 'Library', 'Two mornings'),
    tip('Ask for the mark in parts', 'Half a mark is in the sources.', 'Grid', 'Each line'),
    tip('Plan the evening after', 'A treat pulls you over the end.', 'Small', 'Booked'),
  ],
};
