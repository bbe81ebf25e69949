import { type Kind, step, tip } from '../kind.ts';

export const liveGlutenFreeWithCoeliac: Kind = {
  id: 'live-gluten-free-with-coeliac',
  category: 'health',
  name: 'Live well with coeliac disease',
  slots: {
    person: {
      words: ['daughter|girl', 'son|boy', 'husband', 'wife', 'partner', 'child|kid', 'mother|mum', 'father|dad'],
      otherwise: 'family',
    },
    food: {
      words: [
        'bread|sandwiches',
        'pasta',
        'pizza',
        'cake|cakes|birthday cake',
        'beer',
        'breakfast|cereal',
        'school lunches|packed lunches|lunchbox',
        'eating out|restaurants|restaurant',
        'travelling|holiday|travel|trip',
        'Christmas|holidays',
      ],
      otherwise: 'bread',
    },
  },
  ask: {
    question: 'Is coeliac disease already proven by tests, and how long ago?',
    chips: ['Just diagnosed', 'Not tested yet, I suspect it', 'Diagnosed, still symptoms'],
  },
  hoursAWeek: 2,
  weekly: 'Cook three gluten-free dinners from ordinary food, and check every new label',
  overview:
    'First the diagnosis must be certain, and for that you go on eating gluten until the tests are done. Then come labels, kitchen, meals that everybody likes, eating out, and the blood tests that show whether it works.',
  approach:
    'Build on food that never had gluten: potatoes, rice, maize, eggs, fish, meat, beans, vegetables, fruit, plain dairy. Special products come second, as they are dear and often sweet. Crumbs count: shared toasters and wooden spoons are the usual hidden cause.',
  done: 'Your coeliac antibodies have gone down at the yearly check, symptoms are gone or explained, and you can shop, cook, and eat out without guessing.',
  cautions: [
    'Do not stop gluten before the blood test, and if needed the biopsy: you would have to eat it again for weeks. If symptoms or weight loss go on after a year without gluten, see the specialist.',
    'Ask at the diagnosis about iron, vitamin D, folate, B12, thyroid, bone density and vaccination. Parents, brothers, sisters and children should be offered the test too.',
  ],
  steps: [
    step(
      'Check that the diagnosis is certain',
      'Blood test for tTG antibodies with total IgA, then usually a biopsy. If you have not been tested, keep eating gluten in more than one meal a day for six weeks before.',
      [
        'Find the written result or ask the practice for it',
        'If untested, book the blood test and eat {food} as before',
        'Write down your symptoms and since when',
      ],
      0.5,
    ),
    step(
      'Learn to read labels in one shop',
      'Wheat, rye, barley and malt must be named in most countries; oats only if marked gluten-free. Under 20 parts per million is the limit for gluten-free, and the crossed grain is the sign.',
      [
        'Photograph ten labels at home and sort them',
        'Find a safe brand for {food}',
        'Install a scanner app of your coeliac society',
      ],
      1.5,
    ),
    step(
      'Book the dietitian and the first blood checks',
      'Ask for a specialist dietitian in the first weeks, and blood for iron, folate, B12, vitamin D and liver. Ask whether a bone scan is due.',
      [
        'Ask the doctor for both referrals',
        'Take your food list of three days',
        'Ask whether staple foods come on prescription',
      ],
      2,
      { waitDays: 14 },
    ),
    step(
      'Make the kitchen safe from crumbs',
      'One toaster or toaster bags, one chopping board, one colander, one butter dish for you alone, top shelf for gluten-free flour. Wipe first, cook gluten-free first.',
      [
        'Buy the second toaster and label it',
        'Throw out or give away old flour and wooden spoons',
        'Show your {person} the three rules',
      ],
      2,
    ),
    step(
      'Collect ten dinners that need no special food',
      'Curry with rice, baked potatoes, risotto, tacos from maize, omelette, roast chicken, chilli. Watch stock cubes, soy sauce, sausages and ready sauces.',
      [
        'Write ten dinners that your {person} would eat too',
        'Find a safe stock cube and soy sauce',
        'Cook three of them this week',
      ],
      4,
    ),
    step(
      'Find a version of {food} that you enjoy',
      'Here special products are worth trying: small packs, two brands each, toasted or warm. Note the score, so that you do not buy bad ones twice.',
      ['Ask the coeliac group for its favourites', 'Test two versions side by side', 'Freeze half in slices'],
      3,
    ),
    step(
      'Eat out once with the right questions',
      'Call at a quiet hour: do they know coeliac disease, a separate fryer, clean surface, gluten-free flour in the air? Say coeliac, not gluten-free diet. Look for an accredited place first.',
      [
        'Choose a place and call between three and five',
        'Write the card with three questions',
        'Pack a snack for the way',
      ],
      2,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Tell school, work and friends what is safe',
      'A form at school, a shelf at work, two sentences for hosts, and a treat in the freezer for birthdays. Offer to bring a dish.',
      [
        'Write the two sentences',
        'Give the form and an emergency snack to those concerned',
        'Ask close relatives to be tested',
      ],
      1,
    ),
    step(
      'Have the antibodies checked again',
      'After six and twelve months they should fall; normal can take two years. If they stay high, go through crumbs, oats, medicines and eating out with the dietitian.',
      [
        'Book the six-month blood test today',
        'Write down every slip, such as with {food}, and what happened',
        'Put the yearly check in the calendar',
      ],
      1,
      { waitDays: 30, when: { weeksFrom: 10 } },
    ),
  ],
  suggestions: [
    tip('Carry a snack always', 'Hunger is when slips happen.', 'Nuts and fruit', 'One in car, one in bag'),
    tip('Cook gluten-free for all', 'One pot means no mix-ups.', 'Thicken with maize starch', 'Bread on the side'),
    tip('Treat oats with care', 'Only marked ones, and later.', 'Ask the dietitian when', 'Try for two weeks'),
    tip(
      'Look at medicines and lipstick',
      'Tablets can hold starch.',
      'Ask the pharmacist',
      'Lip products are swallowed',
    ),
    tip(
      'Save travel cards in the language',
      'Waiters read them gladly.',
      'Print and laminate',
      'Coeliac societies have them',
    ),
    tip('Add fibre on purpose', 'White substitutes have little.', 'Linseed, beans, brown rice', 'More water'),
    tip('Keep a cake in the freezer', 'Birthdays come at short notice.', 'Single slices', 'Name on it'),
    tip('Check the beer', 'Barley beer has gluten.', 'Marked beers, cider, wine', 'Ask for the bottle'),
    tip('Join the national coeliac society', 'Lists of products and restaurants.', 'App with scanner', 'Local group'),
    tip('Know your slip plan', 'One slip is unpleasant, not the end.', 'Water and rest', 'Note what it was'),
    tip('Use colours', 'Red tape for gluten-free tools.', 'Spoon, board, jar', 'Explain it to guests'),
    tip('Claim the extra cost', 'Some countries pay or tax it less.', 'Ask society or insurer', 'Keep receipts'),
  ],
};
