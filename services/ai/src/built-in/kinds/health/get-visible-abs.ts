import { type Kind, step, tip } from '../kind.ts';

export const getVisibleAbs: Kind = {
  id: 'get-visible-abs',
  category: 'health',
  name: 'Get visible abs',
  slots: {
    food: {
      words: [
        'beer|beers|pints',
        'takeaways|takeaway|takeout',
        'crisps|chips',
        'chocolate',
        'fizzy drinks|cola|soda',
        'pizza',
        'sweets|candy',
        'ice cream',
        'energy drinks',
        'biscuits|cookies',
      ],
      otherwise: 'snacks and sweet drinks',
    },
  },
  ask: {
    question: 'How many centimetres is your waist at the navel, and do you train now?',
    chips: ['Over 100, hardly any training', 'About 90, gym twice a week', 'Lean already, but flat'],
  },
  hoursAWeek: 3.5,
  weekly: 'Two or three strength sessions, steps on every day, waist measured on Sunday',
  overview:
    'Abs show when the fat over them gets less, so you eat a little under what you use, with enough protein. You train the whole body, do three exercises for the belly, and measure the waist weekly until your mark.',
  approach:
    'No exercise takes fat off one place. A gap of 300 to 500 kcal a day loses about half a per cent of body weight a week, and strength training keeps the muscle. What usually goes wrong is 200 sit-ups a day and no look at the plate, or a crash diet in the last month.',
  done: 'You see the lines in ordinary light in the morning, you feel well, and the waist has stayed for four weeks.',
  cautions: [
    'Very low body fat harms sleep, mood, hormones and periods; stop losing when you are cold, tired, lose your period or think of food all day. Under 18, pregnant, nursing, or with an eating disorder now or before: no calorie gap, talk to a doctor first.',
    'No fat burners, water tablets, hormones or dry days before a photograph. Pain in the groin, a bulge, or back pain into the leg: see a doctor.',
  ],
  steps: [
    step(
      'Measure your waist and take three photographs',
      'Waist at the navel after breathing out, in the morning, and height. Waist under half your height is the healthy first mark; lines usually show well below this, earlier in some bodies than in others. Front, side, back, by the same window.',
      ['Measure and write the date', 'Take the three photographs', 'Work out waist divided by height'],
      0.5,
    ),
    step(
      'Write what you eat and drink for five days',
      'Weigh oil, cheese, nuts and drinks once, since they hide most. Note {food} with the hour. It is done when you know an average day and three things you would miss least.',
      ['Note tomorrow from the first coffee', 'Weigh oil and cheese once', 'Mark three things you would miss least'],
      1.5,
    ),
    step(
      'Make a gap of 300 to 500 kcal with three changes',
      'Take it from {food}, drinks and oil rather than from meals. Half the plate vegetables, a palm of protein at each meal: about 1.6 to 2 g for each kilo of body weight a day. Half a per cent of your weight a week is enough; faster costs muscle.',
      ['Choose the three changes', 'Put protein into breakfast', 'Weigh on three mornings and take the average'],
      4,
    ),
    step(
      'Train the whole body two or three times a week',
      'Squat, hinge, push, pull, carry: three sets of 6 to 12, hard at the end. This keeps muscle while the fat goes. At home: split squats, press-ups, rows with a bag or band, bridges.',
      ['Fix the days', 'Learn the five movements lightly first', 'Write every set down'],
      16,
    ),
    step(
      'Do three belly exercises with rising load three times a week',
      'Hanging or lying leg raise, plank with a weight or dead bug, cable or band crunch: three sets of 8 to 15 each. Add a repeat or a little weight weekly, like any muscle. Ten minutes after the session.',
      ['Learn the three with a flat lower back', 'Write repeats and weight', 'Add one a week'],
      6,
    ),
    step(
      'Walk 8,000 to 10,000 steps on most days',
      'It uses energy without hunger. Add 1,000 a day each week; one walk after dinner calms the evening appetite. Sleep seven to eight hours, since short nights send the loss to the muscle.',
      ['Look up your present average', 'Tie one walk to dinner', 'Fix a bedtime'],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Check the waist weekly and adjust only after three flat weeks',
      'Half a centimetre to one a week is good. After three weeks without change measure portions for one week and take 150 kcal off. After ten to twelve weeks eat at level for two weeks, then go on.',
      ['Write the waist every Sunday', 'Put the rest weeks into the calendar', 'Compare photographs every four weeks'],
      3,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Repeat the photographs and choose what you keep',
      'Same window, same morning. Raise food by 100 to 200 kcal a week until the waist holds. Decide honestly whether the leaner look is worth the effort it takes, and set the waist at which you tighten again.',
      ['Take the three photographs', 'Write the waist band that you hold', 'Choose the two habits that stay'],
      1,
    ),
  ],
  suggestions: [
    tip('Eat protein first', 'It fills before the rest.', 'Eggs', 'Curd or tofu'),
    tip('Drink water at parties', 'Alcohol has nearly as much energy as fat.', 'Every second glass', 'Eat before'),
    tip('Keep the oil in a spoon', 'A gulp is 120 kcal.', 'Measure', 'Spray'),
    tip('Train before work', 'Evenings get lost.', 'Bag packed', 'Alarm'),
    tip('Sleep seven hours', 'Hunger falls.', 'Same hour', 'Dark room'),
    tip('Take no progress pictures daily', 'The eye tires.', 'Every four weeks', 'Same light'),
    tip('Choose fruit after dinner', 'Sweet and light.', 'Berries', 'Apple'),
    tip('Cook for two days', 'It keeps the gap easy.', 'Sunday', 'Boxes'),
    tip('Stretch the hip front', 'Leg raises feel better.', 'One minute each', 'After training'),
    tip('Breathe out on effort', 'The belly braces.', 'Slowly', 'No holding'),
    tip('Eat out with a plan', 'Look before you go.', 'Grilled', 'Vegetables'),
    tip('Count steps, not sit-ups', 'They use more.', 'Phone', 'Weekly average'),
  ],
};
