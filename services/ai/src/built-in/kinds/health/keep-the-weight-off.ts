import { type Kind, step, tip } from '../kind.ts';

export const keepTheWeightOff: Kind = {
  id: 'keep-the-weight-off',
  category: 'health',
  name: 'Keep the weight off after losing it',
  slots: {
    danger: {
      words: [
        'holidays|holiday|christmas',
        'evenings|night snacks|snacking',
        'stress|work stress',
        'weekends|weekend',
        'alcohol|wine|beer',
        'eating out|restaurants',
        'stopping the injections|injections|ozempic|wegovy|mounjaro',
        'injury',
        'winter',
      ],
      otherwise: 'weekends and holidays',
    },
  },
  ask: {
    question: 'How much have you lost, how, and how long ago?',
    chips: ['10 kg or more, by diet', 'By injections', 'By surgery'],
  },
  hoursAWeek: 4,
  weekly: 'Weigh on one morning, 250 minutes of movement, breakfast or protein every day',
  overview:
    'Keeping is a task of its own: the body is hungrier and burns less for a year or more. You set a range of three kilos, weigh weekly, move about an hour on most days, and have a plan for the moment the scales pass the line.',
  approach:
    'People who keep it off do the same few things: regular meals, weekly weighing, much walking, the same breakfast, early repair. Add food slowly after the diet instead of going back to before. Two kilos up is repaired in two weeks; ten are not.',
  done: 'Your weight has stayed in the range for a year, and you know what you do when it leaves it.',
  cautions: [
    'Losing further without wanting it, fear of food, no periods, fainting or vomiting: see a doctor. Ask the doctor before you stop or lower weight-loss medicine or blood pressure and diabetes tablets; after surgery take vitamins and go to blood tests for life.',
  ],
  steps: [
    step(
      'Set your range and your red line',
      'Average of this week plus and minus one and a half kilos. The upper end is the line at which the repair plan starts.',
      ['Weigh on three mornings and take the mean', 'Write range and line on the calendar', 'Measure the waist too'],
      0.4,
    ),
    step(
      'Write what you changed to lose it',
      'Which five habits did it, which of them you could do for years, and where it went wrong last time: often {danger}.',
      ['List the five', 'Cross out what you cannot keep', 'Write your plan for {danger} in two lines'],
      0.5,
    ),
    step(
      'Add food back step by step',
      'About 100 to 150 calories a day more each week (a slice of bread with cheese, a handful of nuts) until weight stands still for three weeks.',
      ['Choose the first addition', 'Weigh on the same morning, also after {danger}', 'Stop adding when it is stable'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Build up to an hour of movement on most days',
      'About 250 to 300 minutes a week keeps weight, less does not for many. Walking counts, broken into pieces.',
      [
        'Note minutes of this week, and how many you lost to {danger}',
        'Add ten minutes a day each week',
        'Tie half of it to ways and errands',
      ],
      8,
    ),
    step(
      'Keep muscle with strength and protein',
      'Two sessions a week and protein in each meal hold the burning of calories and the shape.',
      ['Choose two days', '25 g protein at breakfast', 'Write the weights you lift'],
      4,
    ),
    step(
      'Write the repair plan for two kilos up',
      'Two weeks: weigh daily, write food, no alcohol or sweets in the evening, half an hour more walking. Then back to normal.',
      ['Write it on one page', 'Tell one person', 'Try it once on purpose, for instance after {danger}'],
      0.7,
    ),
    step(
      'Plan {danger} before it comes',
      'One treat a day chosen beforehand, walk first, weigh on the return, next meal normal. For medicine: taper only with the doctor and with habits in place.',
      [
        'Look at the calendar for the next three such times',
        'Write what you do before, during, after',
        'Book the doctor if tablets or injections end',
      ],
      1.5,
    ),
    step(
      'Review each month for a year',
      'Weight line, waist, minutes, mood. When two months rise, get help early: group, dietitian, doctor.',
      [
        'Put twelve dates in the calendar',
        'Draw the line on paper',
        'Reward each three months with something that is not food',
      ],
      1,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Keep the same breakfast', 'It is one decision less.', 'With protein', 'Six days a week'),
    tip('Buy clothes that fit', 'And give the large ones away.', 'Belt hole', 'Mark'),
    tip('Leave food out of sight', 'What you see makes you hungry.', 'In the cupboard', 'Fruit on the table'),
    tip('Sleep seven hours', 'Short nights add snacks.', 'Same hour', 'Dark'),
    tip('Use small plates on', 'Portions grow unnoticed.', 'Serve once', 'Wait ten minutes'),
    tip('Count drinks', 'Alcohol and juice hide many calories.', 'Two a week', 'Measure them'),
    tip('Stay in the group', 'Contact keeps weight off.', 'Monthly', 'Online'),
    tip('Take photos', 'You forget the change.', 'Quarterly', 'Same clothes'),
    tip('Have an indoor walk', 'Winter is when it comes back.', 'Stairs', 'Video'),
    tip('Eat before parties', 'Hungry people choose badly.', 'A yoghurt', 'A glass of water'),
    tip('Treat slips as data', 'One day does nothing.', 'Next meal', 'No skipping'),
    tip('Check the thyroid if puzzling', 'Sudden gain needs a look.', 'Blood test', 'Medicines too'),
  ],
};
