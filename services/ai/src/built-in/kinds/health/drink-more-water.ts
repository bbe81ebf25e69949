import { type Kind, step, tip } from '../kind.ts';

export const drinkMoreWater: Kind = {
  id: 'drink-more-water',
  category: 'health',
  name: 'Drink enough water every day',
  slots: {
    time: {
      words: [
        'work|office|desk',
        'school|lessons|class',
        'driving|truck|van|bus',
        'sport|training|gym',
        'mornings|morning',
        'travel|flights',
      ],
      otherwise: 'work',
    },
    sign: {
      words: [
        'headaches|headache',
        'tiredness|tired',
        'constipation|constipated',
        'dry skin|dry mouth',
        'bladder infections|utis|cystitis',
        'kidney stones',
        'dizziness|dizzy',
      ],
      otherwise: 'thirst',
    },
  },
  ask: {
    question: 'How much do you drink now, and why not more?',
    chips: ['I forget it at work', 'I do not like plain water', 'I avoid it because of the toilet'],
  },
  hoursAWeek: 0.7,
  weekly: 'Fill the bottle each morning, and check the colour once at noon',
  overview:
    'Most adults do well with one and a half to two litres of drinks a day, more in heat, sport and while breastfeeding. You find your amount, tie glasses to things you do anyway, and use urine colour as a check.',
  approach:
    'Fixed moments beat reminders: on waking, with each meal, on coming home. All drinks count, coffee and tea as well. You need not force three litres.',
  done: 'For three weeks your urine is pale straw at noon on most days, and you drink without thinking of it.',
  cautions: [
    'With heart failure, kidney or liver disease, or water tablets ask the doctor how much is right. Never drink litres within an hour. Very great thirst with much urine and tiredness needs a blood sugar test soon.',
  ],
  steps: [
    step(
      'Count your drinks for two days',
      'Cups, bottle, soup; note the colour of urine at noon and {sign}. Usual need is about 30 ml per kilo a day including what is in food (about a third).',
      ['Put a sheet by the kettle', 'Note colour at noon', 'Work out your amount of drinks'],
      0.3,
    ),
    step(
      'Choose a bottle that you like to use',
      'Half a litre or three quarters, easy to wash, tight. Two fillings are then most of your need.',
      ['Find the bottle or buy one', 'Mark noon and four o’clock with tape', 'Put it where you spend {time}'],
      0.3,
    ),
    step(
      'Tie four glasses to fixed moments',
      'On getting up, at breakfast, lunch and dinner: a litre without thinking.',
      ['Place a glass by sink and bed', 'Drink one before coffee', 'Tick four boxes for a week'],
      0.5,
      { waitDays: 6 },
    ),
    step(
      'Plan drinking for {time}',
      'When, where the toilet is, and how much: small sips each half hour. If you avoid it because of the toilet, drink more in the morning and less in the last two hours.',
      ['Find the tap and toilet', 'Set two break times', 'Ask the boss or teacher if needed'],
      0.5,
    ),
    step(
      'Find a taste instead of sugar',
      'Lemon, mint, frozen berries, cold fruit tea, bubbles. Replace one sweet drink a day.',
      ['Try three this week', 'Make a jug in the fridge', 'Take the favourite along for {time}'],
      0.7,
    ),
    step(
      'Adjust for heat, sport and illness',
      'Half a litre per hour of sport, salt with long sweating, more with fever or diarrhoea (rehydration salts). Colour tells.',
      ['Weigh before and after one training', 'Pack a second bottle on hot days', 'Buy rehydration salts'],
      0.5,
    ),
    step(
      'Check after three weeks',
      'Colour at noon, {sign}, and nights on the toilet. If you still have {sign}, water was not the reason: ask a doctor.',
      ['Count two days again', 'Keep the moments that worked', 'Move the last glass to before eight'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Start with warm water', 'Easier in the morning.', 'Cup before coffee', 'Lemon'),
    tip('Drink before you leave', 'Trips make you forget.', 'One glass', 'Refill'),
    tip('Eat your water', 'Cucumber, melon and soup count as well.', 'One a day', 'As a snack'),
    tip('Keep a jug on the table', 'Others will drink too.', 'With mint', 'Empty by evening'),
    tip('Use a straw cup', 'Many drink more from it without noticing.', 'At the desk', 'With a lid'),
    tip('Alternate at parties', 'One water per drink.', 'Order both', 'Large glass'),
    tip('Wash the bottle', 'A smelly bottle stays full.', 'Daily', 'Vinegar once a week'),
    tip('Remind older people', 'The feeling of thirst fades with age.', 'Their favourite cup', 'With the tablets'),
    tip('Watch the vending machine', 'Fill your bottle before you pass it.', 'Leave coins at home', 'Keep it cold'),
    tip('Drink at red lights, parked', 'Drivers dry out on long days.', 'At each stop', 'Two small bottles'),
    tip('Count coffee too', 'It does not dry you out.', 'In limits', 'Water beside'),
    tip('Do not overdo it', 'Clear like water is more than enough.', 'Pale is right', 'Sleep counts'),
  ],
};
