import { type Kind, step, tip } from '../kind.ts';

export const scienceFair: Kind = {
  id: 'science-fair',
  category: 'hobby',
  name: 'Do a science fair project or competition',
  slots: {
    topic: {
      words: [
        'plants|plant',
        'chemistry',
        'physics',
        'maths olympiad|math olympiad|olympiad',
        'robot|robotics',
        'biology',
        'coding|app',
        'astronomy',
        'environment|water',
        'bridge|rocket',
      ],
      otherwise: 'topic',
    },
  },
  ask: {
    question: 'How old are you, when is it, and have you an idea?',
    chips: ['No idea yet', 'An idea, no plan', 'An olympiad or regional final'],
  },
  hoursAWeek: 2,
  weekly: 'Two hours: one to do, one to write down',
  overview:
    'You will find a question that you can answer, make a plan that is safe, measure more than once, draw your result, and explain it in three minutes.',
  approach:
    'Small question, clean answer. Change one thing, keep the rest, do it at least three times. A result that surprises is not a failure. Most lose points because the log and the graph came last.',
  done: 'The project stood there on the day, and you explained it without reading.',
  cautions: [
    'Ask a teacher before you work with chemicals, electricity, fire, animals, people or germs. Competitions want permission beforehand.',
  ],
  steps: [
    step(
      'Write ten questions and read the rules',
      'What, how much, which, how long: ten questions about things at home or outside. Note date, size, rules on safety and help.',
      ['Write ten', 'Note the date', 'Mark three that can be measured'],
      0.5,
    ),
    step(
      'Choose one question and write a guess',
      'Can I change one thing and measure one thing within four weeks and my money? I think that …, because ….',
      ['Test with these two questions', 'Write the guess', 'Ask a teacher'],
      1,
    ),
    step(
      'Read what is known',
      'Three sources: book, library, museum or university page. Ten lines in your own words and where they come from.',
      ['Find three', 'Write ten lines', 'Note the sources'],
      2,
    ),
    step(
      'Plan the test and get permission',
      'What you change, keep, measure, how often, list of things, risk. One page for the teacher.',
      ['Write one page', 'Get a signature', 'Buy or borrow'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Try it once',
      'A first run shows what goes wrong. Change the plan, write down why.',
      ['Do it once', 'Write three faults', 'Mend the plan'],
      1.5,
    ),
    step(
      'Measure at least three times',
      'Same way, date, photo, table in the log. Nothing is left out because it does not fit.',
      ['Table before you begin', 'Photo each time', 'Never rub out'],
      6,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Draw and understand the result',
      'Graph with names and units, average, what it means, what may be wrong, what next.',
      ['Draw one graph', 'Write five lines', 'Ask someone to explain it back'],
      2,
    ),
    step(
      'Make the board or paper',
      'Question, guess, method, result, answer, sources. Big letters, few words, own photos.',
      ['Sketch it first', 'Read from two metres', 'Let someone find faults'],
      3,
    ),
    step(
      'Practise three minutes and ten questions',
      'Why this, what was hard, what would you change? To family, then to somebody strict.',
      ['Say it five times', 'Answer ten questions', 'Pack tape and spare parts'],
      2,
      { daysBefore: 2 },
    ),
  ],
  suggestions: [
    tip(
      'Use what is around you',
      'Good projects cost almost nothing.',
      'Kitchen, garden and street',
      'Borrow from school',
    ),
    tip('Write the log on the same day', 'Memory makes it nicer.', 'Date and time', 'Also what failed'),
    tip('Change one thing only', 'Else you cannot know why.', 'Same cup, light and hour', 'Name what stays'),
    tip('Take more than one of each', 'One plant may simply be weak.', 'Three at least', 'Ten are better'),
    tip('Ask an expert one good question', 'Many answer young people.', 'A short mail', 'Say what you tried'),
    tip('Look at winners of last year', 'You see the size of it.', 'Two boards', 'Do not copy'),
    tip('Keep adults as helpers', 'Judges notice whose work it is.', 'They may drive and hold', 'You decide and write'),
    tip(
      'Sort old olympiad tasks by type',
      'They return in new clothes.',
      'Two a week',
      'Read the solution after an hour',
    ),
    tip('Make a spare file', 'Computers fail on the last evening.', 'Stick and mail', 'Print early'),
    tip('Show the thing itself', 'People remember what they touch.', 'Something that moves', 'Check the rules'),
    tip('Thank helpers on the board', 'It is fair and looks good.', 'Names', 'One line'),
    tip('Sleep before the day', 'A clear head answers better.', 'Pack in the afternoon', 'Breakfast'),
  ],
};
