import { type Kind, step, tip } from '../kind.ts';

export const makePizza: Kind = {
  id: 'make-pizza',
  category: 'hobby',
  name: 'Make great pizza at home',
  slots: {
    style: {
      words: [
        'Neapolitan pizza|neapolitan|napoletana|margherita',
        'New York pizza|new york',
        'Detroit pizza|detroit|pan pizza|deep dish',
        'Roman pizza|roman|al taglio',
        'gluten-free pizza|gluten free',
        'sourdough pizza|sourdough',
        'calzone|calzones',
        'wood-fired pizza|wood fired|wood oven|ooni|gozney|pizza oven',
        'flatbreads|flatbread|lahmacun|pide',
      ],
      otherwise: 'pizza',
    },
  },
  ask: {
    question: 'Which oven do you have, and which pizza do you love?',
    chips: ['Normal kitchen oven', 'Pizza oven outside', 'Neapolitan, soft and blistered'],
  },
  hoursAWeek: 2.5,
  weekly: 'One dough in the evening, four pizzas the next day',
  measures: ['pizzas', 'doughs'],
  overview:
    'You will find the dough that suits your oven, learn to open a ball by hand, get heat and sauce right, and then feed a table with {style}.',
  approach:
    'Heat decides: a kitchen oven gives 250 degrees and wants a wetter dough, a little oil and a steel or stone heated for 45 minutes; a pizza oven at 430 wants a dry, oil-free one. A cold rise of 24 to 48 hours brings most of the taste. Too much topping makes every base wet.',
  done: 'You make six in a row for guests, each round, crisp below and on the table within minutes.',
  cautions: [
    'Pizza ovens are lit outdoors only and never left alone; carbon monoxide kills indoors. Keep children away from stone, steel and flame.',
  ],
  steps: [
    step(
      'Mix a dough tonight for tomorrow',
      'For four: 600 g strong flour or tipo 00, 380 g water, 15 g salt, 1 g dry yeast. Mix, rest 20 minutes, fold, four balls into oiled boxes, fridge for 24 hours.',
      [
        'Weigh everything in grams',
        'Mix and rest it before the first fold',
        'Take the balls out two hours before baking',
      ],
      0.5,
    ),
    step(
      'Get the most heat out of your oven',
      'Baking steel or stone on the top shelf, oven at maximum for 45 minutes, grill on for the last minutes. In a pizza oven measure the floor: 400–430 degrees for Neapolitan, 350 for New York.',
      [
        'Measure the real heat and compare it with what {style} needs',
        'Test one plain base and time it',
        'Buy or borrow a peel',
      ],
      1,
    ),
    step(
      'Bake the first four {style} and note each',
      'Press from the middle, leave a rim of two centimetres, stretch over the fists, no rolling pin. Slide onto semolina on the peel, top within a minute, shake, launch.',
      ['Bake one with only tomato', 'Cut it and look below', 'Note dough, heat and minutes'],
      2,
      { measured: 'Bake the first {20%}' },
    ),
    step(
      'Get sauce and cheese right',
      'Tinned whole tomatoes crushed by hand with salt, uncooked. Mozzarella torn and drained for an hour, or low-moisture cheese. 80 g of each per pizza, no more.',
      ['Drain the cheese on paper', 'Try two brands of tomatoes', 'Weigh the toppings once'],
      1,
    ),
    step(
      'Repeat the {style} on four weekends, one change each',
      'Longer rise, more water by 10 g, less yeast, other flour. Photograph rim and underside beside each other.',
      ['Change one thing a week', 'Keep the photos with a note', 'Ask an eater to choose blind'],
      8,
      { measured: 'Bake {60%}, one change at a time' },
    ),
    step(
      'Learn the three repairs',
      'Sticks: more semolina and quicker hands. Hole: press it together, make a calzone. Burnt rim and raw middle: less heat or less topping. Do each on purpose once with your {style}.',
      ['Practise launching with a cold oven', 'Turn it after 40 seconds', 'Keep a spare ball'],
      2,
    ),
    step(
      'Prepare a pizza evening for six',
      'Eight balls, toppings in bowls, one person opens, one tops, one bakes. The first is for the cook. Start heating an hour before guests come.',
      ['Make the dough two days before', 'Set up three stations', 'Lay out boards and a wheel'],
      2,
      { daysBefore: 2 },
    ),
    step(
      'Serve six {style} in a row to your guests',
      'One at a time, shared in slices while the next bakes. It is done when six came out and you sat down for the last.',
      ['Let a guest open one ball', 'Write down how many grams each ate', 'Freeze leftover balls'],
      3,
      { measured: 'Bake all {total} for guests' },
    ),
  ],
  suggestions: [
    tip('Take the dough out early', 'Cold dough tears.', 'Two hours', 'Covered'),
    tip('Use semolina on the peel', 'Flour burns.', 'Thin', 'Shake before launching'),
    tip('Salt the dough well', '2.5 per cent.', 'Weigh it', 'Not on the yeast'),
    tip('Bake the base first in a pan', 'Cold ovens need help.', 'Two minutes', 'Then top'),
    tip('Put basil on at the end', 'It burns black.', 'Torn', 'Oil after'),
    tip('Slice mushrooms thin', 'Water spoils the middle.', 'Fry first', 'Pat dry'),
    tip('Buy one steel', 'It holds more heat than stone.', 'Six millimetres', 'Top shelf'),
    tip('Freeze balls', 'Pizza on Tuesday.', 'After the first rise', 'Overnight in the fridge'),
    tip('Drain everything', 'Tomato, cheese, tuna.', 'Sieve', 'An hour'),
    tip('Launch with confidence', 'Slow hands stick.', 'Short jerk', 'Practise with a towel'),
    tip('Try white pizza', 'Cream, potato, rosemary.', 'No tomato', 'Thin'),
    tip('Clean the stone dry', 'Soap soaks in.', 'Scraper', 'Heat'),
  ],
};
