import { type Kind, step, tip } from '../kind.ts';

export const forageWildFood: Kind = {
  id: 'forage-wild-food',
  category: 'hobby',
  name: 'Forage wild mushrooms and plants',
  slots: {
    find: {
      words: [
        'chanterelles|chanterelle',
        'porcini|ceps|cep|penny bun|boletus',
        'morels|morel',
        'mushrooms|mushroom|fungi',
        'wild garlic|ramsons',
        'nettles|nettle',
        'berries|blackberries|bilberries|sea buckthorn',
        'elderflowers|elder|elderflower',
        'seaweed|seaweeds',
        'herbs|wild herbs',
        'nuts|hazelnuts|chestnuts|acorns',
        'truffles|truffle',
        'dandelions|dandelion',
        'rosehips|rose hips|sloes',
      ],
      otherwise: 'wild food',
    },
    place: { from: 'place', otherwise: 'your area' },
  },
  ask: {
    question: 'What would you like to find, and do you know anybody who knows it?',
    chips: ['Mushrooms, from zero', 'Herbs and berries', 'I want to be really safe'],
  },
  hoursAWeek: 2,
  measures: ['species', 'plants'],
  overview:
    'You will learn with people who know, a few species at a time: first those without dangerous doubles, then {find}, always with three sure marks and a second opinion.',
  approach:
    'Learn ten species perfectly rather than a hundred a little. No app, book or cooking test makes a mushroom safe: deadly ones taste mild and make ill only after 6 to 24 hours. The rule is simple: what is not 100 per cent certain stays in the wood.',
  done: 'You know ten species in every stage with their doubles, and have eaten only what an expert confirmed at first.',
  cautions: [
    'Death caps are mistaken for edible mushrooms each year, lily of the valley for wild garlic, hemlock for parsley plants. After any doubtful meal call the poison centre or emergency number at once, before you feel ill, and keep leftovers.',
  ],
  steps: [
    step(
      'Book a guided walk in {place}',
      'A mycological society, a ranger, a forest school or a certified adviser. Ask what grows this month; for {find} the season matters more than the day.',
      ['Search for a society or advisory centre', 'Sign up for the next walk', 'Save the number of the poison centre'],
      1,
    ),
    step(
      'Learn the rules of picking where you live',
      'Private woods, reserves, amounts a person a day, protected species, dogs’ paths and sprayed edges. Take a third at most, and leave the small and the old.',
      ['Read the forestry or council page', 'Mark two allowed places near {place} on the map'],
      1,
    ),
    step(
      'Start with three that have no dangerous double',
      'Nettles, blackberries, dandelion, elderflower for plants; for mushrooms those your teacher names for your region. Look at them ten times, in three stages.',
      ['Draw each with three marks and its double', 'Pick a handful and cook it', 'Keep a page each'],
      4,
      { measured: 'Know the first {30%}' },
    ),
    step(
      'Get two regional books and the kit',
      'Two field guides for your country, basket, brush, knife with blade for mushrooms, paper bags to keep kinds apart, tick protection. No plastic bag: it rots.',
      ['Buy used, in the newest edition', 'Learn the words: gills, pores, ring, volva'],
      1,
    ),
    step(
      'Learn the deadly ones before {find}',
      'Death cap, destroying angel, webcaps, funeral bell, false morel; hemlock, lily of the valley, autumn crocus, monkshood. Look at the whole foot: cut nothing off before you have seen it.',
      ['Make cards of eight with photo', 'See them in nature or an exhibition', 'Test yourself weekly'],
      3,
    ),
    step(
      'Go out every fortnight with an eye on place and tree',
      'Which tree, soil, slope, days after rain. Log finds with date; keep good places to yourself. Have each new find of {find} confirmed by a person.',
      [
        'Note five finds a walk',
        'Bring doubtful ones whole to an adviser',
        'Leave home by daylight with a charged phone',
      ],
      12,
      { when: { weeksFrom: 5 }, measured: 'Know {70%}, confirmed by an expert' },
    ),
    step(
      'Cook and keep what is certain',
      'First time a small cooked portion of one species, keep a raw piece in the fridge, no alcohol, nothing for children. Dry in slices, pickle, or freeze blanched.',
      ['Cook mushrooms for 15 minutes at least', 'Label with species and place', 'Write how you felt next day'],
      3,
    ),
    step(
      'Show a beginner ten species in {place}',
      'Teaching finds gaps. It is done when you name ten with their doubles, and the adviser agrees.',
      ['Plan a short walk', 'Explain three marks for each', 'Join the society'],
      2,
      { measured: 'Know all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Go with somebody who knows for the first season',
      'Books and apps confuse what a trained eye tells apart.',
      'A guided walk each month',
      'Ask for three sure marks',
    ),
    tip(
      'Keep each species in its own paper bag',
      'One wrong mushroom spoils a whole basket.',
      'No plastic',
      'Unknown ones apart',
    ),
    tip(
      'Dig out the whole foot of a new mushroom',
      'The deadly ones show themselves at the base.',
      'Look for a cup and a ring',
      'Cut the stem only when sure',
    ),
    tip(
      'Eat a small portion the first time',
      'Even good wild food does not suit everybody.',
      'Well cooked',
      'Keep one raw piece',
    ),
    tip('Cut no stem before you look', 'The foot shows the death cap.', 'Dig out the first', 'Then cut'),
    tip('Keep species apart', 'One bad one spoils the basket.', 'Paper bags', 'Unknown ones alone'),
    tip('Return on the same path', 'Seasons teach.', 'Each fortnight', 'Same loop'),
    tip('Skip roadsides', 'Lead and dogs.', 'Fifty metres off', 'Above the knee'),
    tip('Tell someone where you are', 'Eyes on the ground get lost.', 'Map point', 'Whistle'),
    tip('Wash low plants well', 'Fox tapeworm and dirt.', 'Cook if unsure', 'Higher leaves'),
    tip('Know your allergies', 'Wild food is new food.', 'Small portion', 'One kind'),
    tip('Learn trees first', 'They announce the mushroom.', 'Ten species', 'Winter buds'),
  ],
};
