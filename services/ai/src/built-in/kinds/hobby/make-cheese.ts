import { type Kind, step, tip } from '../kind.ts';

export const makeCheese: Kind = {
  id: 'make-cheese',
  category: 'hobby',
  name: 'Make cheese at home',
  slots: {
    cheese: {
      words: [
        'mozzarella|burrata',
        'ricotta',
        'paneer',
        'halloumi',
        'feta',
        'camembert|brie',
        'cheddar',
        'gouda',
        'blue cheese|stilton|gorgonzola',
        'goat’s cheese|goats cheese|goat cheese',
        'cream cheese|quark|labneh',
        'parmesan|hard cheese|alpine cheese',
        'mascarpone',
        'vegan cheese',
      ],
      otherwise: 'cheese',
    },
  },
  ask: {
    question: 'Which cheese, and what milk can you get?',
    chips: ['Fresh cheese this weekend', 'Mozzarella and halloumi', 'A hard cheese to mature'],
  },
  hoursAWeek: 3,
  measures: ['cheeses', 'wheels', 'kg', 'batches'],
  overview:
    'You will begin with a fresh cheese in an hour, learn rennet and curd, then make your {cheese} with thermometer and notes until it succeeds twice.',
  approach:
    'Cheese is milk, culture, rennet, salt and patience. Long-life (UHT) milk does not curdle well; take pasteurised, unhomogenised milk. Everything that touches it is scalded, and two degrees matter. Ten litres make about one kilo.',
  done: 'You have cut and eaten your own {cheese}, and made it a second time from your notes.',
  cautions: [
    'Pregnant people, small children and the ill should not eat raw-milk or mould-ripened home cheese. Throw away cheese with pink, black or furry growth that does not belong to it, or that swells and smells foul.',
  ],
  steps: [
    step(
      'Make paneer or ricotta from two litres today',
      'Heat to 90 degrees, stir in 60 ml lemon juice or vinegar, wait ten minutes, drain through a cloth, salt, press under a plate for an hour.',
      ['Buy two litres of fresh whole milk', 'Scald pan, spoon and cloth', 'Weigh what you get'],
      1,
    ),
    step(
      'Collect milk, rennet, culture and salt',
      'A dairy or farm shop with unhomogenised milk; liquid rennet, a culture for your {cheese}, calcium chloride, salt without iodine, thermometer, cloth, mould.',
      [
        'Ask where milk is not homogenised',
        'Order rennet and culture, keep them cold',
        'Read the label for dose per litre',
      ],
      1.5,
    ),
    step(
      'Set your first curd with rennet',
      'Four litres at 32 degrees, culture 45 minutes, rennet in cold water, no stirring for 45 minutes. Ready when a knife lifts a clean split; cut into cubes and let whey come out.',
      ['Keep the pan warm in a water bath', 'Test for the clean break', 'Write times and degrees'],
      3,
    ),
    step(
      'Make your {cheese} for the first time',
      'Follow one tested recipe to the minute. Mozzarella is stretched in water of 80 degrees; feta and halloumi go into brine; cheddar and gouda are pressed; camembert is turned and not pressed.',
      [
        'Read the recipe twice and set out everything',
        'Note acidity or time, weight and room',
        'Salt by weight: about 2 per cent',
      ],
      5,
      { measured: 'Make the first {20%}' },
    ),
    step(
      'Give your {cheese} the right place to rest',
      'Fresh: fridge, eat within a week. Feta and halloumi: brine, two to four weeks. Camembert: box at 12 degrees, turn daily, three to four weeks. Hard: 10–13 degrees at 85 per cent humidity for two months and more.',
      ['Set up a box or small fridge with hygrometer', 'Turn and wipe by plan', 'Note smell and rind each week'],
      4,
      { waitDays: 21 },
    ),
    step(
      'Find out why it failed and repeat it',
      'Crumbly: too acid or too dry. Rubbery: too hot or too much rennet. Bitter: too much rennet. Bloated with tiny holes early: unclean. Make the same {cheese} again and change one thing.',
      ['Compare notes of both', 'Ask a cheese-maker or course', 'Change one thing'],
      6,
      { measured: 'Make {70%} with notes' },
    ),
    step(
      'Cut the {cheese} and share it with others',
      'Let it come to room temperature, taste rind and middle, write ten words. Serve it beside a bought one.',
      ['Taste blind with friends', 'Use whey for bread or soup', 'Date the next batch'],
      1,
      { measured: 'Make all {total}' },
    ),
  ],
  suggestions: [
    tip('Scald everything', 'Foreign bacteria win otherwise.', 'Boiling water', 'Clean cloth'),
    tip('Use a digital thermometer', 'Two degrees change a cheese.', 'Test it in ice', 'Clip on'),
    tip('Stir up and down', 'Not round: it keeps curd whole.', 'Count twenty', 'Then still'),
    tip('Drain by weight', 'Too wet sours.', 'Hang overnight', 'Cool room'),
    tip('Keep whey', 'Ricotta, bread, plants.', 'Same day', 'Freeze'),
    tip('Salt without iodine', 'Iodine slows cultures.', 'Read the pack', 'Weigh'),
    tip('Start with fresh cheese', 'Success in an hour.', 'Three times', 'Then rennet'),
    tip('Take notes by the minute', 'You will not remember.', 'Sheet by the stove', 'Photo'),
    tip('Buy a small cool box', 'Fridges are too cold and dry.', '12 degrees', 'Wet cloth'),
    tip('Wax or wrap hard cheese', 'It dries and cracks.', 'After the rind', 'Turn weekly'),
    tip('Visit a dairy', 'Hands show more than books.', 'Small farm', 'Ask about milk'),
    tip('Halve the recipe never', 'Small pots cool fast.', 'Four litres at least', 'Water bath'),
  ],
};
