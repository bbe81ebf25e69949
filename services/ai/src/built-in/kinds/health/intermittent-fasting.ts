import { type Kind, step, tip } from '../kind.ts';

export const intermittentFasting: Kind = {
  id: 'intermittent-fasting',
  category: 'health',
  name: 'Try intermittent fasting safely',
  slots: {
    plan: {
      words: [
        '16:8|16/8|16 8',
        '14:10|14/10',
        '12:12',
        '5:2|5 2',
        'OMAD|one meal a day',
        'alternate day|every other day',
        'Ramadan',
      ],
      otherwise: '14:10',
    },
    aim: {
      words: ['weight|kilos|kg|belly', 'blood sugar|insulin', 'energy|focus', 'digestion|gut'],
      otherwise: 'weight',
    },
  },
  ask: {
    question: 'Which rhythm appeals, and do you take medicines or have an illness?',
    chips: ['16:8, skip breakfast', '5:2, two light days', 'Just stop eating at night'],
  },
  hoursAWeek: 1.5,
  weekly: 'Keep the eating window on five days, and eat full, good meals in it',
  overview:
    'You check that fasting is safe for you, begin with twelve hours overnight, lengthen by an hour a week up to {plan}, and judge after six weeks by weight, sleep and mood whether it fits your life.',
  approach:
    'It is no magic: it works when you eat less and better in total, and for many because evenings get calm. Eat early rather than late, with protein in each meal. The usual mistakes are too little in the window, then a binge, and too little drink.',
  done: 'After six weeks you have kept your rhythm on five days a week without feeling ill, and decided with facts whether to keep it.',
  cautions: [
    'Not for children, in pregnancy and breastfeeding, with underweight or a present or past eating disorder. With diabetes medicines, insulin, blood pressure tablets, gout, heart or kidney disease ask your doctor before day one, as doses may have to change.',
    'Stop for fainting, confusion, racing heart or thoughts circling round food. Never go without drinks except for a short religious fast your doctor agrees to; no fasts of over a day on your own.',
  ],
  steps: [
    step(
      'Check whether fasting is safe for you',
      'Go through the list in the cautions. One yes means: doctor first, or choose a regular three meals instead.',
      ['Answer each point with yes or no', 'List your medicines', 'Call the practice if there is a yes'],
      0.4,
    ),
    step(
      'Note your eating hours for five days',
      'First and last bite, drinks with calories, sleep, hunger, weight once. Most find a window of fifteen hours.',
      ['Write first and last bite today', 'Note evening snacks', 'Write what you hope for, such as {aim}'],
      0.4,
    ),
    step(
      'Keep twelve hours overnight for a week',
      'For instance seven to seven. Water, tea and black coffee are free. It alone helps many with sleep and heartburn.',
      [
        'Set the closing time of the kitchen, which serves {aim} too',
        'Plan an evening thing for hands',
        'Tick seven nights',
      ],
      1,
      { waitDays: 6 },
    ),
    step(
      'Lengthen by an hour a week up to {plan}',
      'Move breakfast later or, better for sugar, dinner earlier. Go back an hour if you sleep badly or get irritable. For the 5:2 plan try one light day first.',
      ['Write the times for three weeks', 'Put the window where family meals fit', 'Note sleep and mood'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Eat full meals in the window',
      'Two or three meals with a palm of protein, half a plate of vegetables, whole grain and oil. Break the fast slowly, with eggs or yoghurt instead of pastries.',
      ['Plan the first meal for five days', 'Cook three dinners early', 'Note what changes for {aim}'],
      2,
    ),
    step(
      'Place training, shifts and social evenings',
      'Easy training fasted is fine for most, hard training after a meal. Choose two free days; moving the window is no failure.',
      ['Mark two free days', 'Eat after strength training', 'Have a sentence ready for colleagues'],
      0.7,
    ),
    step(
      'Watch the warning signs for two weeks',
      'Binges after the window, no period, cold, hair loss, dizziness, bad sleep. Any of these means a wider window or stopping.',
      ['Check the list each Sunday', 'Tell one person you are trying it', 'Weigh once a week only'],
      0.7,
      { waitDays: 10 },
    ),
    step(
      'Judge after six weeks and decide',
      'Weight or waist, energy, sleep, evenings. Keep {plan}, choose the milder twelve hours, or another way.',
      [
        'Compare with the notes',
        'Decide by what you could do for a year',
        'Ask for blood tests if you began because of them',
      ],
      0.4,
    ),
  ],
  suggestions: [
    tip('Brush teeth after dinner', 'The kitchen is closed.', 'Mint', 'Lights off'),
    tip('Use salt water with headache', 'A pinch in a glass.', 'Or broth', 'Drink more'),
    tip('Black coffee, not six', 'Too much on an empty stomach makes jittery.', 'Two cups', 'None after two'),
    tip('Start on a calm week', 'Stress makes hunger worse.', 'No travel', 'Shop beforehand'),
    tip('Walk at hunger', 'It passes in waves.', 'Fifteen minutes', 'Water'),
    tip('Eat with the family', 'Meals are more than food.', 'Move the window', 'Weekends free'),
    tip('Do not save up', 'Starving ends in bingeing.', 'Full lunch', 'Protein'),
    tip('Tell the doctor before tests', 'Fasting changes some blood values.', 'Blood sugar', 'Uric acid'),
    tip('Use a paper chart', 'Some apps reward extremes.', 'Simple ticks', 'Five a week'),
    tip('Plan night shifts', 'Twelve hours is enough.', 'Light midnight meal', 'No coffee late'),
    tip('Think of Ramadan early', 'Ask about tablets before.', 'Suhoor with protein', 'Walk after iftar'),
    tip('Women: watch the cycle', 'Late periods mean more food.', 'Note dates', 'Widen'),
  ],
};
