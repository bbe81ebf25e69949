import { type Kind, step, tip } from '../kind.ts';

const streak = ['days in a row', 'morning pages', 'lost it', 'works on weekdays'];

const heavy = ["miscarriage/therapist/can't_tell/grief/trauma/depression"];

export const journal: Kind = {
  id: 'journal',
  category: 'personal',
  name: 'Keep a journal',
  slots: {
    kind: {
      words: [
        'diary',
        'morning pages',
        'bullet journal|bujo',
        'dream diary|dreams|dream',
        'mood diary|mood|feelings',
        'travel diary|travel',
        'baby diary|baby|unborn child',
        'sketch journal|sketch',
        'garden diary|garden',
        'prayer journal|prayer|bible',
        'logbook|log',
        'one-line diary|one line',
        'commonplace book|quotes',
        'work diary|work',
        'health diary|symptoms|pain',
      ],
      otherwise: 'journal',
    },
  },
  ask: {
    question: 'What would you like to write about, and when have you ten quiet minutes?',
    chips: ['To clear my head at night', 'To remember my days', 'To get through something hard'],
  },
  hoursAWeek: 1.2,
  weekly: 'Write on five days for ten minutes, and read the week through once',
  measures: ['pages', 'days', 'entries', 'lines'],
  overview:
    'You will write the first page today, choose a form you can keep on tired days, and collect questions for days without ideas. After a month you read it through and take something from it.',
  approach:
    'Ten minutes, by hand if you can, without correcting. What usually ends a diary is a missed week and the wish to catch up: never write up the past, begin with today. Decide who may read it, because you only write truly when you know.',
  done: 'You have written on 40 of 60 days, and you can name three things that you learned from reading it.',
  cautions: [
    'If writing about something painful leaves you worse for more than a day, write shorter, about something else, and talk to a person; with thoughts of harming yourself call a crisis line or a doctor at once. If somebody at home might use it against you, keep it elsewhere or locked.',
  ],
  steps: [
    step(
      'Write half a page about today, right now',
      'Any paper. Begin with: this morning I … and stop after ten minutes. No crossing out, no nice sentences needed.',
      ['Write for ten minutes', 'Note the date and where you sit'],
      0.4,
    ),
    step(
      'Choose notebook, place and hour for your {kind}',
      'A cheap notebook that lies flat is better than a precious one. Fix ten minutes behind something that happens daily, such as coffee or brushing teeth, and decide where it is kept.',
      [
        'Put your {kind} and a pen in their place',
        'Tell those at home that it is private',
        'Set a reminder for two weeks',
      ],
      0.8,
    ),
    step(
      'Begin again with one line and a rule for holidays',
      'It worked until the holiday, so nothing is wrong with the form. Tonight one line about why it stopped, no making up for missed days. For trips a card in the passport: three words a day, glued in later. The number counts on from where it was.',
      ['Write one line tonight', 'Put a card into the passport', 'Count on from the old number'],
      0.4,
      { when: { said: streak } },
    ),
    step(
      'Try three forms for three evenings each',
      'A flowing page; three questions; five single lines. Keep the one after which you felt clearer, not the one that looks best.',
      [
        'Write freely for three evenings',
        'Answer what happened, what I felt, what I want tomorrow',
        'Write your {kind} in five lines on three evenings',
      ],
      2,
      { when: { unsaid: streak } },
    ),
    step(
      'Write what hurts in fifteen minutes, and then something that holds',
      'A timer of fifteen minutes, no reading afterwards, then three lines on what carried you today and a cup of tea. Not right before sleep. Keep the book where nobody reads it, or tear the page out. If it gets darker after a week of writing, show a page to a counsellor or doctor.',
      ['Set the timer to fifteen minutes', 'Write three lines on what carried you', 'Choose the safe place'],
      1,
      { when: { said: heavy } },
    ),
    step(
      'Make a list of twenty questions for empty days',
      'What did I see today that I want to keep? What do I avoid? Whom did I wrong? What was easy? Glue the list inside the cover and take the first one that makes you pause.',
      ['Write ten questions yourself', 'Ask two friends for one each', 'Glue them into your {kind}'],
      0.8,
      { when: { unsaid: heavy } },
    ),
    step(
      'Keep your {kind} for thirty days, short or long',
      'Three lines count. After a gap turn the page and start with today. Mark days in a calendar, so that you see twenty before you think you have failed.',
      ['Mark each day written', 'Use the three-line version on tired days'],
      4,
      { measured: 'Fill the first {50%}' },
    ),
    step(
      'Write about one hard thing on four days',
      'Twenty minutes a day about what weighs on you: the facts, what you felt and thought, and what it means now. Stop if it becomes too much. Plan something light afterwards.',
      [
        'Choose a thing that you can bear to write about',
        'Write in your {kind} on four days in a row',
        'Finish with one sentence on what you need',
      ],
      2,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Read the month through with a pencil',
      'Underline what comes up three times, what gave strength, what you decided. Write one page: what have I learned, what do I change? One change gets a date.',
      ['Read your {kind} in one sitting', 'Write the page and put one change in the calendar'],
      1.5,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Fill your {kind} for sixty days and keep it',
      'At 40 of 60 days it belongs to your life. Decide what happens with the full notebook, who may read it one day, and lay the next one ready. It is done when you can name three things it taught you.',
      ['Count the days', 'Write the three things on the last page', 'Label the notebook with the months'],
      3,
      { waitDays: 14, measured: 'Fill all {total}' },
    ),
  ],
  suggestions: [
    tip('Begin with what you see', 'The table, the rain, the noise next door.', 'Three lines', 'The rest follows'),
    tip('Never catch up', 'Missed days stay missed.', 'Turn the page', 'Write today’s date'),
    tip('Write letters you do not send', 'Anger finds words faster with an address.', 'To a person', 'Keep or burn it'),
    tip('Number the pages', 'An index helps you to find things again.', 'Two pages at the back', 'Key words only'),
    tip('Keep a word for each mood', 'A pattern shows after a month.', 'One word on top', 'Colour if you like'),
    tip('Glue in tickets and leaves', 'A thing tells more than a sentence.', 'Flat ones only', 'A line beside it'),
    tip(
      'Speak it when you cannot write',
      'Two minutes of voice are an entry.',
      'On a walk',
      'Write the key words later',
    ),
    tip('Take the fear of bad sentences', 'Nobody marks it.', 'No deleting', 'Use any language'),
    tip('Ask the same question monthly', 'What should I do more of?', 'On the first', 'Compare answers'),
    tip('Use a password or a box', 'Privacy makes it true.', 'App with a lock', 'Box on the shelf'),
    tip('Note one sentence somebody said', 'Voices are forgotten first.', 'Children, parents', 'With the date'),
    tip('Leave the phone in the kitchen', 'Ten minutes without news.', 'Paper only', 'Lamp on'),
  ],
};
