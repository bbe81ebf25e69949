import { type Kind, step, tip } from '../kind.ts';

export const arrangeFlowers: Kind = {
  id: 'arrange-flowers',
  category: 'hobby',
  name: 'Learn to arrange flowers',
  slots: {
    piece: {
      words: [
        'wedding flowers|bridal bouquet|wedding|buttonholes',
        'ikebana arrangement|ikebana',
        'wreath|wreaths|advent wreath|door wreath',
        'bouquet|bouquets|hand-tied',
        'table centrepiece|centrepiece|centrepieces|table flowers',
        'church flowers|altar|church',
        'funeral flowers|funeral',
        'dried flowers|dried flower|pressed flowers',
        'flower crown|flower crowns',
        'garland|garlands|arch',
      ],
      otherwise: 'bouquet',
    },
    event: { from: 'event', otherwise: 'the celebration' },
  },
  ask: {
    question: 'For home, an event or as a craft?',
    chips: ['Wedding flowers by myself', 'Ikebana', 'Wreaths and table flowers'],
  },
  hoursAWeek: 2,
  measures: ['bouquets', 'wreaths', 'arrangements', 'tables'],
  overview:
    'You will learn to condition flowers, build one good hand-tied shape, choose what is in season, and prepare your {piece} by a two-day plan.',
  approach:
    'Half of it is water: clean buckets, fresh slanted cuts, a night in the cool. Odd numbers, three sorts of shape (large, small, airy) and more green than you think make a bouquet. Fresh local flowers from a grower beat imported roses.',
  done: 'Your {piece} stood fresh through {event} or a week at home.',
  cautions: [
    'Lilies kill cats, and lily of the valley, monkshood and foxglove are poisonous; euphorbia sap burns. Never take flowers from parks or reserves.',
  ],
  steps: [
    step(
      'Tie one bunch from the garden or a market',
      'Five stems of green, five flowers, strip leaves below the hand, add each at the same slant turning the bunch, tie, cut level.',
      ['Get ten stems and clean shears', 'Strip the lower leaves', 'Turn a quarter with each stem'],
      1,
    ),
    step(
      'Learn to condition flowers',
      'Cut 2 cm slanted, lukewarm water up to the neck, four hours to a night in the cool. Woody stems split, milky ones seared 10 seconds, tulips wrapped in paper.',
      ['Scrub buckets and vases', 'Test two vases: with and without care', 'Change water every second day'],
      1,
    ),
    step(
      'Practise the shape of your {piece} each week',
      'Hand-tied spiral, low bowl with wire mesh instead of foam, wreath on straw, ikebana in three lines. Same shape four weeks, other flowers.',
      ['Photograph from above and side', 'Count stems and cost of each {piece}'],
      6,
      { measured: 'Make the first {40%}' },
    ),
    step(
      'Take one class or watch a florist',
      'Half a day with your hands on: spiral, wire, ribbon. Ask for the order of work and where they buy.',
      ['Book a class', 'Bring your question about the {piece}'],
      3,
    ),
    step(
      'Choose colours and flowers in season',
      'List what flowers in that week, from growers or your garden; two main, three small, two greens; one colour family. Have a substitute for each.',
      ['Write the list of stems for your {piece}', 'Ask a grower for price and pick-up', 'Plan a fifth more stems'],
      1.5,
    ),
    step(
      'Make a full trial',
      'The real size of your {piece}, at the real temperature, kept as long as needed. Note hours, stems, water.',
      ['Weigh and carry it', 'Look at it after two days'],
      4,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Prepare the two-day plan with helpers',
      'Day two: fetch, condition. Day one: tables and wreaths. Morning: bouquets. Cool room, buckets, tape, ribbon, pins, transport boxes.',
      ['Ask two helpers and find a cool room for the {piece}', 'Borrow vases and buckets', 'List what is done when'],
      2,
      { daysBefore: 4 },
    ),
    step(
      'Make and deliver your {piece}',
      'Work standing, in water until the last minute, spray, carry upright. It is done when it stands fresh at {event}.',
      ['Keep ten spare stems', 'Take shears and tape along', 'Give them away afterwards'],
      8,
      { measured: 'Make all {total}' },
    ),
  ],
  suggestions: [
    tip('Give flowers a night in cool water', 'It adds days to their life.', 'Fresh slanted cuts', 'Clean buckets'),
    tip('Strip every leaf below the water line', 'Rotting leaves kill the bunch.', 'Check daily', 'Change the water'),
    tip(
      'Use wire mesh in place of foam',
      'Foam is plastic, and mesh holds as well.',
      'A loose ball',
      'Tape across the vase',
    ),
    tip(
      'Buy in bud from a local grower',
      'Local stems last longer and cost less.',
      'Two days before',
      'A fifth more than planned',
    ),
    tip('Use wire mesh, not foam', 'Foam is plastic dust.', 'Ball of mesh', 'Tape'),
    tip('Strip what is under water', 'Leaves rot.', 'Each stem', 'Daily look'),
    tip('Keep fruit away', 'Ripe fruit ages flowers.', 'Cool', 'No sun'),
    tip('Buy in bud', 'They open for you.', 'Two days before', 'Warm water'),
    tip('Greens first', 'The frame holds.', 'Three kinds', 'Then stars'),
    tip('Grow five', 'Ammi, dahlia, cosmos, sweet pea, mint.', 'Sow spring', 'Cut often'),
    tip('Note stem counts', 'Money and next time.', 'Per table', 'Photo'),
    tip('Sear milky stems', 'They drink longer.', 'Flame', 'Ten seconds'),
  ],
};
