import { type Kind, step, tip } from '../kind.ts';

export const type1Diabetes: Kind = {
  id: 'type-1-diabetes',
  category: 'health',
  name: 'Live well with type 1 diabetes',
  ask: {
    question: 'Since when, and what is hardest now?',
    chips: ['Just diagnosed', 'My highs and lows', 'My child has it'],
  },
  hoursAWeek: 2,
  unhurried: true,
  weekly: 'Look at the week’s curve on Sunday for 15 minutes and change one thing with your team',
  overview:
    'You will learn the basics, have hypo and sick-day plans ready, read patterns, count carbohydrates, and make sport, school, nights and parties possible.',
  approach:
    'Look for patterns over three days, not at single figures; change one thing at a time and with your team. Technology helps, knowledge more. No day is perfect, and good enough is good.',
  done: 'You know your patterns, your time in range reaches what was agreed with your team, and a low or a sick day frightens nobody at home.',
  cautions: [
    'Never leave out insulin. Ketones with vomiting, fast breath or drowsiness, or a low with fainting, are emergencies: call at once. Doses are changed with your diabetes team.',
  ],
  steps: [
    step(
      'Pack the hypo kit and write the emergency page',
      'Glucose for three lows, snack, glucagon, meter, numbers. One page: low, high, ketones, whom to call. Give it to three people.',
      ['Pack two kits', 'Write the page with your team’s figures', 'Show one person glucagon'],
      0.5,
    ),
    step(
      'Book structured training',
      'A course of some days teaches more than years of guessing. Ask for carbohydrate counting, sport, sick days.',
      ['Ask the clinic for dates', 'Ask who may come along', 'Write five questions'],
      1,
      { waitDays: 21 },
    ),
    step(
      'Count carbohydrates for a week',
      'Weigh and write ten usual meals, with the curve after two hours. Photographs help.',
      ['Kitchen scale', 'Ten usual meals', 'Compare the curve'],
      4,
    ),
    step(
      'Read the curve of two weeks',
      'Same hour, three days: that is a pattern. Nights first, then breakfast. Take one pattern to the team.',
      ['Print two weeks', 'Circle one pattern', 'Send one question'],
      2,
    ),
    step(
      'Get the sick-day plan on paper',
      'Ketone strips, fluids, extra tests, when to ring. Stick it in the cupboard.',
      ['Ask the team', 'Buy ketone strips', 'Check dates'],
      1,
    ),
    step(
      'Try one sport with a plan',
      'Before, during and after: figure, snack, less insulin as agreed. Same sport three times.',
      ['Ask for starting rules', 'Same sport three times', 'Write the night after'],
      4,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Make nights safe',
      'Alarm limits, snack rule, who hears it. Fewer false alarms mean more sleep.',
      ['Set alarms with the team', 'Try three nights', 'Share the data with one person'],
      2,
    ),
    step(
      'Inform school or work',
      'Two people who know the signs, permission to eat and test, kit in the drawer. Children have a right to a plan.',
      ['Choose two people', 'Fifteen minutes of showing', 'Written plan'],
      1.5,
    ),
    step(
      'Ask about sensor, pump and loop',
      'Which would be paid, what it asks of you. Talk to two who wear it.',
      ['Talk to two', 'Ask the clinic', 'Apply'],
      1.5,
      { waitDays: 45 },
    ),
    step(
      'Do the yearly checks',
      'Eyes, feet, kidneys, pressure, mood. Diabetes distress is common: say it.',
      ['Book eyes', 'Ask for missing tests', 'Name your mood'],
      2,
      { when: { weeksFrom: 8 } },
    ),
  ],
  suggestions: [
    tip('Put sugar into every coat', 'Lows come where the kit is not.', 'Car, bag and desk', 'Check it each season'),
    tip('Change the place for injections', 'Lumps make doses unreliable.', 'Use a simple map', 'Ask the nurse to feel'),
    tip(
      'Ask about waiting before meals',
      'The right minutes flatten the peak.',
      'Ask your team for your time',
      'Try it at breakfast',
    ),
    tip(
      'Speak kindly about figures',
      'High is not bad, it is a number.',
      'In range or out of range',
      'The whole family',
    ),
    tip('Meet others who live with it', 'They know what no book says.', 'A camp or a group', 'Ask for one trick'),
    tip('Take double when you travel', 'Bags get lost and hot.', 'Hand luggage', 'A letter and a cool bag'),
    tip('Plan evenings with alcohol', 'Lows come hours later, in sleep.', 'Eat before bed', 'Tell a friend the signs'),
    tip(
      'Watch pizza and fat meals',
      'The rise comes late.',
      'Note the curve for six hours',
      'Ask how to split the dose',
    ),
    tip(
      'Keep a meter as well as a sensor',
      'Sensors fail or lag.',
      'Strips in date',
      'A finger test when it does not fit',
    ),
    tip('Wear a sign', 'Helpers look for it.', 'Bracelet or phone screen', 'With a number to call'),
    tip(
      'Allow yourself an easier day',
      'Tired people need a smaller aim.',
      'Agree a safe minimum with the team',
      'Tomorrow again',
    ),
    tip(
      'Praise the effort, not the number',
      'Children hide what is scolded.',
      'Thank for testing',
      'Look at it together',
    ),
  ],
};
