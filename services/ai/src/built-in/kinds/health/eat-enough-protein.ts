import { type Kind, step, tip } from '../kind.ts';

export const eatEnoughProtein: Kind = {
  id: 'eat-enough-protein',
  category: 'health',
  name: 'Eat enough protein every day',
  slots: {
    aim: {
      words: [
        'muscle|muscles|gains',
        'weight loss|fat loss|diet|losing weight',
        'wound healing|operation|surgery',
        'old age|getting older|sarcopenia',
        'running|marathon|endurance',
        'fullness|cravings|hunger',
      ],
      otherwise: 'strength',
    },
    style: {
      words: [
        'vegetarian|veggie',
        'vegan|plant-based',
        'no fish|pescatarian',
        'lactose free|lactose',
        'halal',
        'budget|cheap',
        'no cooking|can’t cook',
      ],
      otherwise: 'everyday',
    },
  },
  ask: {
    question: 'What do you weigh, what is it for, and do you eat meat or dairy?',
    chips: ['Muscle, I eat everything', 'Vegetarian or vegan', 'Older and losing strength'],
  },
  hoursAWeek: 2,
  weekly: 'Protein with each of three meals on six days, and one new recipe',
  overview:
    'You work out your own amount, see what you reach today, and put 25 to 35 grams into each meal with ordinary food. Powder is only for gaps.',
  approach:
    'Breakfast is where most people lack it, so it is changed first. Spread over three meals works better than a huge steak at night. Keep vegetables and fibre, or the gut protests.',
  done: 'On five of seven days for four weeks you reach your amount, mostly by food you like.',
  cautions: [
    'With kidney disease, gout, liver disease or in pregnancy ask your doctor or dietitian for your amount first. More than about two grams per kilo brings nothing. Powders with stimulants or muscle promises: leave them.',
  ],
  steps: [
    step(
      'Work out how much protein you need',
      'Healthy adults about 0.8 to 1 g per kilo, over 65 about 1 to 1.2, strength training or dieting 1.2 to 1.6, of a normal weight. Divide by three.',
      ['Multiply your weight by the figure for {aim}', 'Divide it by your meals', 'Write it on the fridge'],
      0.4,
    ),
    step(
      'Count what you eat on three days',
      'With an app or the packet, two weekdays and one weekend day. It shows which meal lacks most.',
      ['Log today’s meals', 'Add up breakfast, lunch and dinner', 'Circle the weakest meal'],
      0.7,
    ),
    step(
      'Lift breakfast to 25 grams',
      '250 g skyr or quark, three eggs with cheese, oats with soya drink and nuts, tofu scramble, cottage cheese on bread.',
      ['Choose two that suit {style} eating', 'Buy for five days', 'Note hunger at eleven'],
      1,
    ),
    step(
      'Learn ten portions of 20 grams by heart',
      '100 g tofu plus nuts, 200 g lentils cooked, three eggs, 90 g chicken or fish, 200 g quark, 60 g hard cheese, 250 g beans, 80 g tempeh.',
      ['Write the ten with their price', 'Weigh each once', 'Stick the list inside the cupboard'],
      1.5,
    ),
    step(
      'Put protein first on lunch and dinner',
      'Choose the protein, then vegetables, then starch. Beans plus grain over the day make plant protein complete.',
      [
        'Plan five dinners that suit {style} eating',
        'Cook double and take it for lunch',
        'Ask for a double portion of beans in the canteen',
      ],
      2,
    ),
    step(
      'Fill the gap that is left',
      'A glass of milk or soya drink, yoghurt, edamame, nuts, roasted chickpeas, a tested powder after training if food does not do it.',
      [
        'Count again for two days',
        'Choose a snack with ten grams for {style} eating',
        'Compare price per 20 grams of powder and food',
      ],
      1,
    ),
    step(
      'Use it: train strength twice a week',
      'Protein builds only what is asked for. Chair squats, push-ups, rows, twice a week; for {aim} it is half of the effect.',
      ['Choose two days', 'Do two sets of four exercises', 'Eat within a few hours after'],
      4,
    ),
    step(
      'Log three days again after four weeks',
      'Same days, same as before. Check also stool, water, weight and strength, and keep what was easy.',
      ['Log three days', 'Compare with your amount for {aim}', 'Write your standard week'],
      0.7,
    ),
  ],
  suggestions: [
    tip('Boil eggs on Sunday', 'Then breakfast needs no cooking.', 'Six of them', 'Keep in the fridge'),
    tip('Keep tins of fish and beans', 'Dinner in five minutes.', 'Three each', 'Rinse beans'),
    tip('Add lentils to mince', 'Half and half tastes the same.', 'It is cheaper', 'More fibre'),
    tip('Eat skyr instead of pudding', 'Same spoon, thrice the protein.', 'Berries', 'Nuts'),
    tip('Read per 100 grams', 'High protein labels mislead.', 'Over 10 g', 'Little sugar'),
    tip('Choose soya drink', 'Oat drink has hardly any.', 'Unsweetened', 'With calcium'),
    tip('Soften for older teeth', 'Mince, eggs, fish, quark.', 'Soup with lentils', 'Small meals'),
    tip('Drink enough', 'More protein, more water.', 'Glass each meal', 'Pale urine'),
    tip('Use cottage cheese in sauces', 'Blended it replaces cream.', 'With pasta', 'With baked potatoes'),
    tip('Freeze portions of tofu', 'Firmer, soaks up sauce.', 'Press', 'Cube'),
    tip('Spread it out', 'Body uses about 30 g well.', 'Three meals', 'Not only dinner'),
    tip('Take jerky or edamame along', 'They replace crisps on the way.', 'For the train', 'At the desk'),
  ],
};
