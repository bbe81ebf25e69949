import { type Kind, step, tip } from '../kind.ts';

export const makeSoapAndCandles: Kind = {
  id: 'make-soap-and-candles',
  category: 'hobby',
  name: 'Make soap, candles or natural cosmetics',
  slots: {
    product: {
      words: [
        'candles|candle|soy candles|beeswax candles|tealights',
        'soap|soaps|cold process soap|bar soap',
        'bath bombs|bath bomb',
        'hand cream|creams|cream|face cream|lotion',
        'lip balm|balm|salve',
        'shampoo bars|shampoo|shampoo bar',
        'perfume|perfumes|scent|fragrance',
        'deodorant',
        'wax melts|wax melt|melts',
        'cosmetics|natural cosmetics|skincare',
        'laundry soap|detergent|cleaning products',
      ],
      otherwise: 'soap and candles',
    },
  },
  ask: {
    question: 'Soap, candles or creams, and for whom?',
    chips: ['Candles as gifts', 'Cold-process soap', 'Creams for sensitive skin'],
  },
  hoursAWeek: 2.5,
  measures: ['candles', 'bars', 'batches', 'jars'],
  overview:
    'You will begin with a small safe batch, learn the one measurement that matters for {product}, test before giving away, and make a set with labels.',
  approach:
    'Weigh everything in grams. Soap needs lye, so every recipe goes through a lye calculator; candles need the right wick for the jar width, found by test burns; creams with water need a preservative. One small batch with notes teaches more than ten with new scents.',
  done: 'You have used your {product} for weeks, tested them, and given or sold a labelled set.',
  cautions: [
    'Lye burns: goggles, gloves, lye into water and never the other way round, no children or pets near. Never leave melting wax or burning candles. Home-made soap and cosmetics may be sold only after the safety assessment and labels your country demands.',
  ],
  steps: [
    step(
      'Make one small batch this weekend',
      'Candles: melt 300 g of wax in a water bath to 75 degrees, add 6 per cent scent, pour at 60. First soap: melt-and-pour base, no lye needed. Cream: 20 g beeswax, 80 g oil makes a balm.',
      [
        'Choose one simple recipe for {product}',
        'Weigh with a scale of one gram',
        'Clear the kitchen of children and pets',
      ],
      2,
    ),
    step(
      'Set up scale, thermometer and safety kit',
      'Stainless pot, heatproof jugs, thermometer, stick blender only for this, goggles, long gloves, vinegar does not belong on a lye burn: rinse with lots of water.',
      [
        'Collect jars and moulds',
        'Buy lye or wax from a supplier with data sheets',
        'Write the emergency steps on the wall',
      ],
      1.5,
    ),
    step(
      'Learn the key measure for {product}',
      'Soap: run oils through a lye calculator with 5 per cent superfat. Candle: wick size by inner diameter of the jar. Cream: water phase, oil phase, emulsifier, preservative, pH.',
      ['Calculate one recipe by hand and by calculator', 'Read two guides for beginners'],
      2,
    ),
    step(
      'Make three test batches and change one thing',
      'Soap: olive, coconut, shea in simple shares; stir to a thin trace. Candles: the same jar with three wicks. Log grams, degrees, minutes.',
      ['Number each piece', 'Photograph after pouring and after a day', 'Change one thing a batch'],
      6,
      { measured: 'Make the first {30%}' },
    ),
    step(
      'Let {product} cure and test them',
      'Cold soap cures four to six weeks; candles two weeks, then burn four hours: a full melt pool, flame under 5 cm, jar not too hot. Creams: a patch on the arm for 48 hours.',
      [
        'Weigh soap weekly until it stays the same',
        'Burn-test each candle with a timer',
        'Ask three people to try one',
      ],
      2,
      { waitDays: 14 },
    ),
    step(
      'Choose scent, colour and shape that hold',
      'Use oils within their skin limits, cosmetic colours only, and vanilla turns brown. Keep one range of three scents.',
      ['Check the skin limit of each scent', 'Make small samples'],
      3,
    ),
    step(
      'Make a full set of your {product}',
      'Set a date backwards from when they are needed: soap six weeks and candles two weeks earlier. Scale the recipe by weight and recalculate.',
      ['Prepare all containers before heating', 'Keep one of each as a reference'],
      6,
      { measured: 'Make {80%} of the set' },
    ),
    step(
      'Label, wrap and give your {product} away',
      'Name, ingredients, weight, date, burn or use advice. To sell, first ask about assessment, insurance and labels. It is done when somebody asks for another.',
      ['Print labels with ingredients', 'Add safety lines for candles', 'Note who liked which'],
      2,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip('Weigh, never measure by cup', 'Lye forgives no spoonfuls.', 'Gram scale', 'Check its battery'),
    tip('Keep a batch book', 'The good one must be repeated.', 'Grams, degrees, minutes', 'Sticker on it'),
    tip('Trim wicks to five millimetres', 'Long ones soot.', 'Before each burning', 'Cold'),
    tip('Start without colour', 'Scent and texture first.', 'Plain batch', 'Then one thing'),
    tip('Reuse jars with care', 'Thin glass cracks with heat.', 'Thick jars', 'No chips'),
    tip('Use rubber spatulas', 'Less waste and easier washing.', 'Marked for soap', 'No wood in lye'),
    tip('Pour slowly at the right heat', 'Too hot sinks, too cold frosts.', 'Thermometer', 'Warm the jars'),
    tip('Store soap in air', 'It sweats in plastic.', 'Shoebox with holes', 'Turn'),
    tip('Buy small scents', 'Favourites change.', 'Ten millilitres', 'Note the limit'),
    tip('Put newspaper under everything', 'Wax finds each gap.', 'Two layers', 'Hot paper for stains'),
    tip('Learn with somebody first', 'One lye session with a soap maker calms.', 'Course', 'Ask about labels'),
    tip('Keep cats away from scents', 'Some oils harm animals.', 'Closed room', 'Air it'),
  ],
};
