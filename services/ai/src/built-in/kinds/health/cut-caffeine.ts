import { type Kind, step, tip } from '../kind.ts';

export const cutCaffeine: Kind = {
  id: 'cut-caffeine',
  category: 'health',
  name: 'Cut down on caffeine',
  slots: {
    drink: {
      words: [
        'espresso|espressos',
        'energy drinks|energy drink|monster|red bull',
        'cola|coke|diet coke|pepsi',
        'black tea|tea',
        'lattes|latte|cappuccino|starbucks',
        'coffee|coffees',
        'iced coffee',
        'pre-workout powder|pre workout|pre-workout',
        'caffeine tablets|caffeine pills',
        'green tea|matcha',
        'mate|yerba',
      ],
      otherwise: 'coffee',
    },
  },
  ask: {
    question: 'How much do you have a day, and when is the last one?',
    chips: ['Four or five coffees', 'Energy drinks, two or more', 'One or two, I want none'],
  },
  hoursAWeek: 0.75,
  weekly: 'Count the cups and take the next small step down',
  measures: ['cups', 'coffees', 'cans', 'mg'],
  ladder: true,
  paced: 'dropped',
  overview:
    'You will count your caffeine, move the last one earlier, and take away a quarter every few days, so that headaches stay small. Something warm or cold you like takes its place.',
  approach:
    'Up to 400 mg a day, about four cups of coffee, is considered safe for healthy adults; 200 mg in pregnancy. Going down over two to three weeks avoids most of the headache and tiredness. What usually goes wrong is stopping at once on a working day.',
  done: 'You have kept your number for three weeks and get through the afternoon without more.',
  cautions: [
    'Ask a doctor about palpitations, chest pain, fainting or very high blood pressure, and in pregnancy. Chest pain is an emergency.',
    'Constant tiredness without caffeine has causes, such as poor sleep, iron or thyroid: have it checked if it lasts over four weeks. Caffeine changes the effect of some medicines, such as clozapine, theophylline or lithium: tell your doctor.',
  ],
  steps: [
    step(
      'Count your caffeine for three days',
      'A cup of coffee has about 100 mg, an espresso 65, black tea 50, cola 35, an energy drink 80 to 160. Note the hour too. It is done when you know your daily sum.',
      ['Write down everything you had today with the hour', 'Look up the amount in your {drink}', 'Add up each day'],
      0.5,
    ),
    step(
      'Set your number and find a replacement',
      'Choose one you can keep: two cups before noon, or none. Find two drinks to hold in your hand: decaf, rooibos, herbal tea, soda with lemon.',
      ['Write the number and the last hour', 'Try three replacements for {drink}', 'Buy a week’s supply'],
      1,
    ),
    step(
      'Leave out caffeine after two in the afternoon',
      'Half of it is still in the body five to six hours later. Do it for a week before anything else; for many this alone mends the nights.',
      ['Put the replacement in the place of {drink}', 'Take a walk of ten minutes in the afternoon low'],
      1,
    ),
    step(
      'Take away a quarter every three or four days',
      'Smaller cup, weaker brew, half decaf, then one cup less. If you get a headache, stay where you are for two days; drink water and rest.',
      [
        'Write the steps with dates',
        'Replace half of your {drink} by something without caffeine',
        'Ask a pharmacist before taking painkillers with caffeine',
      ],
      1.5,
      { measured: 'Be down by {40%} in small steps' },
    ),
    step(
      'Wake up with light and movement',
      'Daylight within half an hour, cold water on the face, ten minutes of walking, breakfast with protein. They do much of the work that you left to {drink}.',
      ['Choose two of them and do them daily', 'Have the first cup at least an hour after getting up'],
      1.5,
      { measured: 'Be down by {70%} with a new morning' },
    ),
    step(
      'Sleep half an hour longer for two weeks',
      'Much caffeine often covers up missing sleep. Fix the getting-up time and go to bed earlier as soon as you are tired.',
      ['Set an alarm for going to bed', 'Note afternoon tiredness from 0 to 10'],
      1,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Keep your caffeine number and write the rule for exceptions',
      'Three weeks, or until your date. Decide on your rule for night shifts, long drives and visits. Compare sleep, pulse and nerves with the first days.',
      ['Cross off the days', 'Write the rule about {drink} for exceptions', 'Write down what has become better'],
      1,
      { measured: 'Be down by {total} and stay there' },
    ),
  ],
  suggestions: [
    tip('Begin on a Friday', 'Headaches come on days one to three.', 'Quiet weekend', 'Water at the bedside'),
    tip('Keep the break, change the cup', 'The chat is half of it.', 'Same time, same people', 'Herbal tea'),
    tip('Use a smaller cup', 'You notice it for one day only.', 'Espresso cup', 'No refills'),
    tip('Order half-strength', 'Most cafes do it without fuss.', 'One shot', 'Decaf after lunch'),
    tip('Check painkillers', 'Some contain caffeine.', 'Read the packet', 'Ask a pharmacist'),
    tip('Eat lunch lighter', 'Heavy meals make afternoons sleepy.', 'Protein and vegetables', 'Walk after it'),
    tip('Nap for fifteen minutes', 'It works better than a fourth cup.', 'Before three', 'Alarm on'),
    tip('Hide the machine', 'A cupboard door is a pause for thought.', 'For two weeks', 'Kettle in its place'),
    tip('Drink a glass of water first', 'Tiredness is often thirst.', 'On waking', 'At ten and two'),
    tip('Tell colleagues', 'Otherwise they bring you one.', 'One sentence', 'Ask for tea'),
    tip('Count the money', 'Two bought cups a day are over a thousand a year.', 'Write it down', 'Spend half'),
    tip('Do not swap for sugar', 'Sweet drinks give the next low.', 'Unsweetened', 'Fruit if needed'),
  ],
};
