import { type Kind, step, tip } from '../kind.ts';

export const makeACelebrationCake: Kind = {
  id: 'make-a-celebration-cake',
  category: 'hobby',
  name: 'Make a celebration cake',
  slots: {
    cake: {
      words: [
        'wedding cake',
        'birthday cake|birthday|unicorn cake|dinosaur cake|number cake',
        'christening cake|christening|baptism',
        'drip cake',
        'fondant cake|fondant',
        'buttercream cake|buttercream',
        'naked cake',
        'tiered cake|three tiers|two tiers|3 tier|tiers',
        'sculpted cake|shaped cake|novelty cake',
        'croquembouche',
        'Christmas cake|christmas cake|fruit cake|fruitcake',
        'vegan cake|vegan',
        'gluten-free cake|gluten free',
      ],
      otherwise: 'cake',
    },
    person: { from: 'person', otherwise: 'the one who celebrates' },
    event: { from: 'event', otherwise: 'the party' },
  },
  ask: {
    question: 'For which day, for how many, and what frightens you most?',
    chips: ['Birthday cake for a child', 'Wedding cake for 80', 'Stacking and smooth icing'],
  },
  hoursAWeek: 4,
  measures: ['tiers', 'cakes', 'portions'],
  overview:
    'You will fix size and flavour, bake a trial, learn a level stack and smooth icing, practise the decoration, and then make the {cake} by a three-day plan that leaves {event} free.',
  approach:
    'A cake for a date is a timetable. Sponges freeze well, fillings are made two days before, icing the day before, stacking on the spot. A 20 cm tier feeds about 24, a 15 cm tier 12. Do a full trial at least two weeks ahead, with the weather and fridge you will have.',
  done: 'The {cake} stood straight at {event}, was cut, and nobody left their slice.',
  cautions: [
    'Ask about nuts, eggs, gluten, milk and alcohol before you choose. Cream and custard stay below 5 degrees; wires and non-food flowers never go into cake.',
  ],
  steps: [
    step(
      'Settle guests, flavour and design on one page',
      'Number of slices, allergies, room temperature, who cuts it, how it travels. Sketch the {cake} with two difficult things at most.',
      [
        'Ask {person} about flavour and colours',
        'Count portions and choose tins',
        'Save three pictures and cross out two',
      ],
      1,
    ),
    step(
      'Bake a trial of one tier',
      'A sponge that stands stacking: butter sponge rather than a light one. Note rise, minutes, crumb; level it with a bread knife and eat it on day three to see how it keeps.',
      ['Line tins, bake low at 160 degrees', 'Level and weigh the layers', 'Taste with syrup and without'],
      4,
    ),
    step(
      'Practise filling and a straight crumb coat',
      'A ring of stiff buttercream holds soft filling in. Thin first coat, 30 minutes cold, then the smooth coat with a warm scraper on a turntable.',
      ['Buy or borrow turntable and scraper', 'Do it on the trial or on a tin', 'Check with a spirit level'],
      4,
    ),
    step(
      'Practise the decoration of your {cake} three times',
      'Piped flowers, drip (test it on a cold glass), fondant figures made a week before, fresh flowers only when unsprayed and wrapped. Leave out what fails at the third try.',
      ['Pipe onto baking paper', 'Make figures ahead and dry them', 'Choose the simpler version'],
      5,
    ),
    step(
      'Learn to stack tiers with dowels',
      'Each tier on its own board, four to six dowels cut to the height below, one long dowel through all. Drive slowly with the {cake} in a flat box on a cool car floor.',
      ['Cut dowels level', 'Stack a dummy or two trial tiers', 'Measure box, car and doorway'],
      3,
    ),
    step(
      'Write the three-day plan and shop',
      'Day three: bake and cool. Day two: fill, crumb coat. Day one: final coat, decoration. On the day: stack and flowers. Empty the fridge first.',
      ['List ingredients with spare eggs and butter', 'Clear a fridge shelf', 'Ask one helper for the transport'],
      2,
      { daysBefore: 6 },
    ),
    step(
      'Bake, fill and ice the {cake}',
      'Only by the plan, with the radio and no new idea. Keep buttercream and tools for repairs.',
      ['Tick each line', 'Photograph for the order of layers', 'Chill before every next coat'],
      10,
      { daysBefore: 1, measured: 'Finish {80%}' },
    ),
    step(
      'Deliver and cut the {cake} at {event}',
      'Be there an hour early, stack, mend with the palette knife, show who cuts how. It is done when the plates are empty.',
      ['Take a repair box', 'Show the cutting plan', 'Bring dowels and boards home'],
      2,
      { measured: 'Serve all {total}' },
    ),
  ],
  suggestions: [
    tip('Freeze the sponges', 'They cut clean and stay moist.', 'Wrapped twice', 'Two weeks'),
    tip('Bake low and long', 'Flat tops save cake.', '160 degrees', 'Wet strips round the tin'),
    tip('Weigh the layers', 'Equal weight stands straight.', 'Scale', 'Trim'),
    tip('Brush with syrup', 'It forgives a dry crumb.', 'Sugar and water 1:1', 'Flavour it'),
    tip('Use gel colours', 'Liquid thins the cream.', 'Toothpick', 'Darker tomorrow'),
    tip('Keep the room cool', 'Buttercream melts at 26 degrees.', 'No sun', 'Late set-up'),
    tip('Take a spare tier', 'A plain one in the kitchen feeds many.', 'Same flavour', 'Cut there'),
    tip('Level with a thread', 'Straight cuts without a saw.', 'Toothpicks as marks', 'Turn'),
    tip('Pipe with the right bag', 'Too full bursts.', 'Half full', 'Twist'),
    tip('Practise writing on paper', 'Names go wrong.', 'Pencil size first', 'Chocolate'),
    tip('Clean edges warm', 'Scraper in hot water.', 'Dry', 'One turn'),
    tip('Say no to one wish', 'Each idea is two hours.', 'Choose two', 'Sleep on it'),
  ],
};
