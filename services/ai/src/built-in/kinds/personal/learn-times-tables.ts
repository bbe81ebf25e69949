import { type Kind, step, tip } from '../kind.ts';

export const learnTimesTables: Kind = {
  id: 'learn-times-tables',
  category: 'personal',
  name: 'Learn the times tables',
  slots: {
    who: { from: 'person', otherwise: 'the child' },
  },
  ask: {
    question: 'Who is learning, and which tables are safe already?',
    chips: ['My child, from the start', 'Some gaps: 6, 7, 8', 'I am an adult'],
  },
  hoursAWeek: 1.5,
  weekly: 'Ten minutes on five days, three facts at a time',
  measures: ['tables'],
  overview:
    'You will find the facts that are safe, learn the missing ones three at a time through patterns, mix them, and then make them quick. Only about fifteen facts are truly hard.',
  approach:
    'Ten minutes a day beat an hour on Sunday. Understand first (rows of dots), then speed. Shouting and stopwatches too early make fear, so count what is right, not what is wrong.',
  done: '50 mixed facts up to 12 times 12 are right in five minutes, on two days.',
  steps: [
    step(
      'Test which facts are known',
      'Read 40 facts in mixed order, without a clock. Put those known in three seconds on one pile, the others on another. Colour the known ones in a square of 12 by 12.',
      ['Print or draw a square', 'Ask 40 facts in ten minutes', 'Colour what is safe'],
      0.5,
    ),
    step(
      'Learn 2, 10, 5 and 1 by counting',
      'Count in steps, forwards and back, on stairs or with coins. Then ask in mixed order. These colour half of the square.',
      ['Count in steps each day', 'Lay rows of coins', 'Ask ten mixed ones'],
      2,
    ),
    step(
      'Use turned-round pairs and squares',
      '3 times 7 is 7 times 3: each fact learnt gives two. Learn the squares 3 to 9 as landmarks.',
      ['Colour the pairs', 'Say seven squares a day', 'Show it with a row of dots turned round'],
      2,
      { measured: 'Know the first {25%} by heart' },
    ),
    step(
      'Learn 4 and 8 by doubling',
      '4 is double the double of 2; 8 once more. Say the steps aloud: 7, 14, 28, 56.',
      ['Double ten numbers a day', 'Ask 4 and 8 mixed', 'Colour what is quick'],
      2,
    ),
    step(
      'Learn 3, 6 and 9',
      '6 is double 3; with 9 the digits add up to 9, and the fingers show it. Three new facts a day and all old ones once.',
      ['Show the trick with nine fingers', 'Three new cards a day', 'Old cards before the new ones'],
      3,
      { measured: 'Know {60%} by heart' },
    ),
    step(
      'Catch the last hard ones',
      '6×7, 6×8, 7×8 and their kind: one sentence or picture each, on the bathroom mirror. 11 and 12 come with them.',
      ['Write the hard ones on notes', 'One sentence for each', 'Ask them at each door'],
      2,
    ),
    step(
      'Play with mixed facts for two weeks',
      'Dice, cards, bingo, an app for ten minutes. Also backwards: what times what is 42?',
      ['Choose two games', 'Play five days', 'Ask five backwards each time'],
      4,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Make it quick and keep it',
      '50 mixed facts, with the own time only. Beat the last time, not a brother. Then once a week.',
      ['Write down time and score', 'Repeat the missed ones', 'Check once a week for a month'],
      2,
      { measured: 'Say all {total} in mixed order' },
    ),
  ],
  suggestions: [
    tip('Three facts a day', 'More does not stick.', 'Morning and evening', 'Next day first'),
    tip('On the way to school', 'Ten facts a walk.', 'You ask', 'Then let yourself be asked'),
    tip('Let the learner be teacher', 'Asking teaches, too.', 'Make three mistakes', 'Let them be found'),
    tip('Use real things', 'Egg boxes, wheels, windows.', 'How many', 'How do you know'),
    tip('No clock in the beginning', 'Fear blocks.', 'First right', 'Then quick'),
    tip('Praise the strategy', 'How did you work it out?', 'Two ways', 'Choose one'),
    tip('Cards in a box of three', 'Safe, nearly, new.', 'Move a card up', 'Look through daily'),
    tip('Sing them', 'Songs help with 3 and 7.', 'Find one online', 'Stop when it is safe'),
    tip('Stop while it is fun', 'Tomorrow is easier.', 'Ten minutes', 'End with a known one'),
    tip('Ask the teacher for the aim', 'Schools test certain tables.', 'Which by when', 'With time or not'),
    tip(
      'Look out for number blindness',
      'Great trouble with counting needs a check.',
      'Talk to school',
      'Ask about dyscalculia',
    ),
    tip('Colour the square each week', 'One sees how few are left.', 'On the fridge', 'Date beside it'),
  ],
};
