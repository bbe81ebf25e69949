import { type Kind, step, tip } from '../kind.ts';
import { adultBasicsHere } from '../local-work.ts';

export const mathsAsAdult: Kind = {
  id: 'maths-as-adult',
  category: 'personal',
  name: 'Learn maths as an adult',
  slots: {
    topic: {
      words: [
        'fractions|fraction',
        'percentages|percent|percentage',
        'algebra|equations|equation',
        'times tables|multiplication tables|multiplication',
        'long division|division',
        'statistics|stats|probability',
        'geometry|trigonometry',
        'calculus|derivatives',
        'mental arithmetic|mental maths|mental math',
        'decimals|decimal',
        'GCSE maths|gcse|functional skills|GED math|ged',
      ],
      otherwise: 'the basics',
    },
  },
  ask: {
    question: 'What do you need it for?',
    chips: ['An exam or course', 'To help my children', 'Money and everyday life'],
  },
  hoursAWeek: 4,
  weekly: 'Twenty minutes on five days: ten old tasks, three new ones',
  overview:
    'You will find where the gaps begin, go back to the step that was missed, practise little and often with checking, use it on real sums of your life, and pass the test or help where you wanted to.',
  approach:
    'Maths builds like steps, so a gap from year five blocks year nine. Start lower than pride wants. Understand with pictures, then practise until easy. Fear of numbers goes down when mistakes are looked at the same day.',
  done: 'You solve nine of ten tasks of your topic a week after learning, without help, or hold the exam result.',
  steps: [
    step(
      'Take a free placement test',
      'Online or at an adult school. It shows the first step that shakes: times tables, {topic}? No timing. Write what you want to be able to do in one sentence.',
      ['Do the test without time limit', 'Mark the first shaky topic', 'Write what it is for'],
      0.8,
      { local: adultBasicsHere },
    ),
    step(
      'Choose one course and one book',
      'Free video course with exercises, adult evening class or tutor. One, not three. Ask for an exam place if you need the paper.',
      ['Try one lesson of two courses', 'Choose and set five fixed times', 'Buy squared paper'],
      0.7,
    ),
    step(
      'Make times tables and number sense quick',
      'Six minutes a day for three weeks. Start with 2, 5, 10, then 3, 4, 6, last 7, 8, 9. Estimate prices in the shop before you look.',
      ['Practise six minutes a day', 'Estimate three sums while shopping'],
      5,
      { when: { level: 'beginner' } },
    ),
    step(
      'Understand {topic} with pictures first',
      'Bars, pizzas, number lines, squares. Explain it in own words before any rule. Then the rule, then ten tasks from easy to mixed.',
      ['Draw three examples', 'Explain it aloud to somebody', 'Do ten tasks and check each'],
      8,
    ),
    step(
      'Keep a page of mistakes',
      'Copy the task, write where it turned, do two of the same kind. Repeat the page on Sunday. Most mistakes are the same three: sign, copying, skipping a step.',
      ['Write each mistake the same day', 'Repeat the page weekly'],
      3,
    ),
    step(
      'Use it on your own life',
      'Loan, discount, recipe, paint, wages by hour, a child’s homework. One real sum a day. Estimate first, calculate, check with the machine.',
      ['Do one real sum a day with {topic}', 'Check bill or pay slip'],
      4,
    ),
    step(
      'Do mixed tasks against the clock',
      'Old exam papers: first open book, then half time, then full. Mark what costs time. Begin with what you can; show each step, it gives points.',
      ['Do one paper a week', 'Mark it with the scheme', 'Repeat weak parts of {topic}'],
      6,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Sit the test or teach it to somebody',
      'Register early, bring allowed tools, sleep. Without an exam: teach {topic} to a child or friend and solve ten tasks after a week. Choose the next topic.',
      ['Register or fix the day', 'Do ten tasks after a week’s pause', 'Choose the next topic'],
      3,
      { daysBefore: 14 },
    ),
  ],
  suggestions: [
    tip('Start below your level', 'Success warms up.', 'Ten easy tasks', 'Then new'),
    tip('Say it aloud', 'Gaps show themselves.', 'Each line', 'Why?'),
    tip('Draw before counting', 'Half the tasks solve themselves.', 'Bar model', 'Units'),
    tip('Learn twice a day for ten minutes', 'Better than an hour on Sunday.', 'Bus', 'Kitchen'),
    tip('Ask the simple question', 'Others wonder too.', 'In class', 'Write the answer'),
    tip('Check by another way', 'Backwards or estimate.', 'Every answer', 'Small circle'),
    tip('Use paper, not only an app', 'Hands think too.', 'Squared', 'One step a line'),
    tip('Breathe before tests', 'Panic eats memory.', 'Ten breaths', 'Easiest first'),
    tip('Play with numbers', 'Sudoku, darts, cards.', 'Family', 'Keep score'),
    tip('Have dyscalculia checked', 'Help exists.', 'Ask the course', 'Extra time'),
    tip('Learn beside your child', 'You both gain.', 'Same table', 'They explain'),
    tip('Collect solved papers', 'You see how far you came.', 'Folder', 'Date'),
  ],
};
