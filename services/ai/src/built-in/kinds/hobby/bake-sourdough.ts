import { type Kind, step, tip } from '../kind.ts';

/** The jar is there. */
const hasStarter = ['jar', 'mother culture', 'rye mother', 'in the fridge', 'starter is'];

/** They bake. */
const bakesIt = ['crumb', 'two bakes', 'get an ear', 'bulk fermentation', 'shaping'];

/** Heat and damp. */
const humid = ['humidity/humid/soup/singapore/hot'];

/** Flat bread. */
const flat = ['flat/brick/nothing edible'];

export const bakeSourdough: Kind = {
  id: 'bake-sourdough',
  category: 'hobby',
  name: 'Bake sourdough bread',
  slots: {
    loaf: {
      words: [
        'rye bread|rye|dark rye|pumpernickel',
        'wholemeal loaf|wholemeal|whole wheat|wholegrain',
        'baguettes|baguette',
        'ciabatta',
        'focaccia',
        'rolls|buns',
        'pizza|pizza base',
        'gluten-free loaf|gluten free',
        'country loaf|country bread|boule|batard',
        'bagels|bagel',
        'sandwich loaf|sandwich bread|toast',
      ],
      otherwise: 'loaf',
    },
  },
  ask: {
    question: 'Do you have a starter, and what goes wrong so far?',
    chips: ['No starter yet', 'My loaves are flat', 'I want better flavour and crumb'],
  },
  hoursAWeek: 3,
  weekly: 'Feed the starter, and bake once on the same day each week',
  measures: ['loaves', 'breads'],
  overview:
    'You will raise or revive a starter in about ten days, bake one simple {loaf} again and again with a scale and a thermometer, and change one thing a week until it rises well.',
  approach:
    'Sourdough goes by temperature, not by the clock: at 25 degrees the dough is ready in four to five hours, at 19 in nine. Most flat loaves come from a weak starter or too short a first rise. Keep one recipe for six bakes and write down dough temperature and times.',
  done: 'Three bakes in a row come out risen, open and baked through, without looking at a recipe.',
  cautions: [
    'Throw a starter away when it shows pink, orange or hairy mould. Steam, lids and hot pots burn: use dry gloves.',
  ],
  steps: [
    step(
      'Wake the jar: three feeds at 1:2:2 in a warm place',
      'Throw most away: 20 g of it, 40 water, 40 flour with some rye, at 26 degrees, band round the jar. Twice daily until it doubles in four to six hours, three times running. An old rye mother gets rye only. Then 10 g in the fridge weekly, no more jar than a cup.',
      ['Feed 20, 40, 40 and mark the level', 'Repeat until doubling in six hours', 'Keep 10 grams, give the rest away'],
      0.8,
      { when: { said: hasStarter, unsaid: bakesIt } },
    ),
    step(
      'Read the dough by a straight jar, not by the clock',
      'A spoon of dough in a narrow glass: at 23 degrees stop at plus 50 per cent, at 28 at plus 30. Dough 20 degrees takes ten hours, 26 five. Gummy base: ten more minutes without lid, core 97 degrees, cool two hours, stone hot 45 minutes. Change one thing per bake, in a log.',
      [
        'Note dough temperature and rise',
        'Stop at the mark, not the hour',
        'Bake ten minutes longer and cool two hours',
      ],
      2,
      { when: { said: bakesIt } },
    ),
    step(
      'Mix a starter or ask a baker for one',
      '50 g wholemeal rye or wheat flour and 50 g lukewarm water in a jar, loosely covered, at 24–26 degrees. Or ask a bakery or neighbour for two spoons and save a week.',
      [
        'Find a jar and a scale that shows grams',
        'Mix flour and water and mark the height with a rubber band',
        'Choose the warm place',
      ],
      0.5,
      { when: { unsaid: [...hasStarter, ...bakesIt] } },
    ),
    step(
      'Feed the starter daily until it doubles',
      'Each day keep 25 g, add 50 g flour and 50 g water. Bubbles on day two are not yet yeast; on days three to five it may look dead; go on. Ready when it doubles within six hours three days running.',
      ['Feed at the same hour', 'Mark the height each time', 'Use what is left over for pancakes'],
      1.5,
      { when: { unsaid: bakesIt, level: 'beginner' }, waitDays: 8 },
    ),
    step(
      'Find the weak point of your last {loaf}',
      'Dense and gummy: under-proved or weak starter. Wide and flat: over-proved or too wet. Split at the side: scored too shallow. Test the starter first: it must double in six hours at 25 degrees.',
      ['Cut the last one and photograph the crumb', 'Time the rise of the starter after feeding'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Bake the first {loaf} with one simple formula',
      '500 g strong flour, 350 g water, 100 g ripe starter, 10 g salt. Mix, three folds in two hours, rise until half as big again, shape, night in the fridge, bake in a hot covered pot at 240 degrees 25 minutes, then 20 open at 220.',
      [
        'Write a time plan backwards from when you want to eat',
        'Take the dough’s temperature after mixing',
        'Let it cool for two hours before you cut',
      ],
      4,
      { measured: 'Bake the first {20%}' },
    ),
    step(
      'Learn when the dough is ready by eye',
      'Take 50 g into a small straight glass and mark it: ready at 50–75 per cent higher. It wobbles, is domed and comes off the bowl. Bake the same {loaf} three more times and change only this.',
      ['Use the glass test each time', 'Write temperature, hours and result', 'Poke test before baking'],
      6,
    ),
    step(
      'Cool the dough where it is hot and damp',
      'Iced water so that the dough is 24 degrees, 65 per cent water, strong flour, 10 per cent starter, salt with the flour. Bulk three hours, then shaped into the fridge overnight, baked cold. Soup means over-fermented or weak flour.',
      ['Weigh water at 65 per cent, iced', 'Three hours, then fridge', 'Bake straight from cold'],
      3,
      { when: { said: humid } },
    ),
    step(
      'Cure flat loaves in three bakes',
      'Bake one: younger, stronger starter (floats). Bake two: stop earlier. Bake three: tighter shape, hot pot with lid 20 minutes. Photograph the cut. Flat and dense is under, flat and wide is over. A loaf tin saves the family meanwhile.',
      ['Float test first', 'One change in each of three bakes', 'Photograph each cut'],
      5,
      { when: { said: flat, unsaid: bakesIt } },
    ),
    step(
      'Practise shaping, scoring and steam',
      'A tight skin makes it rise up and not out. Score once, a centimetre deep, at a flat angle with a razor. Steam for the first 20 minutes, from the lid or a tray of hot water.',
      ['Shape one with wet hands on no flour', 'Score from the fridge', 'Compare lid and tray'],
      5,
      { measured: 'Bake {60%} with a good rise' },
    ),
    step(
      'Fit your {loaf} into a working week',
      'Feed the evening before, mix before breakfast or after work, let the fridge wait up to two days. Keep the starter cold and feed it once a week.',
      ['Write your weekly timetable on the fridge', 'Bake two at a time and freeze one sliced'],
      4,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Bake your {loaf} three times in a row for others',
      'Now change flour, seeds or water by small steps. It is done when three succeed and somebody asks for the starter.',
      [
        'Dry a spoonful of starter on paper as insurance',
        'Give one away with a jar of starter',
        'Write your own recipe card',
      ],
      5,
      { measured: 'Bake all {total}' },
    ),
  ],
  suggestions: [
    tip('Weigh the water', 'Cups lie by a fifth.', 'Scale in grams', 'Zero after each'),
    tip('Use water at the right warmth', 'Dough of 25 degrees is the aim.', 'Cold flour, warmer water', 'Thermometer'),
    tip('Hold back some water', 'Weak flour drinks less.', '30 grams', 'Add at the first fold'),
    tip('Keep a small starter', 'Twenty grams are enough.', 'Feed what you need', 'No waste'),
    tip('Wait before cutting', 'The inside is still cooking.', 'Two hours', 'Rye a day'),
    tip('Use rice flour in the basket', 'It does not stick.', 'Thin layer', 'Brush out after'),
    tip('Bake darker', 'Flavour is in the crust.', 'Five minutes more', 'Knock below'),
    tip('Put the pot in early', 'A cold pot costs height.', '45 minutes', 'Oven gloves'),
    tip('Keep a bread diary', 'Three lines each.', 'Temperature, hours, photo', 'Change one thing'),
    tip('Use discard in the pan', 'Pancakes, crackers, waffles.', 'Jar in the fridge', 'One week'),
    tip('Get strong flour', 'Weak flour spreads.', '12 per cent protein', 'One brand'),
    tip('Plan holidays for the starter', 'It sleeps three weeks in the fridge.', 'Feed stiff', 'Revive for two days'),
  ],
};
