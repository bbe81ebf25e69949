import { type Kind, step, tip } from '../kind.ts';

export const eatMoreVegetables: Kind = {
  id: 'eat-more-vegetables',
  category: 'health',
  name: 'Eat more vegetables and fruit',
  slots: {
    meal: { words: ['lunch|lunches', 'breakfast', 'dinner|dinners|supper', 'snacks|snack'], otherwise: 'dinner' },
    who: {
      words: ['kids|children', 'son', 'daughter', 'husband', 'wife', 'partner', 'family', 'toddler'],
      otherwise: 'family',
    },
  },
  ask: {
    question: 'How many handfuls do you eat on a usual day, and what stops you?',
    chips: ['Hardly any, I do not like them', 'They rot in my fridge', 'Kids refuse everything green'],
  },
  hoursAWeek: 2,
  weekly: 'Five handfuls a day, and one vegetable cooked in a new way',
  overview:
    'You go from what you eat now to five handfuls a day, one meal at a time: more of what you like first, then new ways of cooking, then variety. Nothing is banned.',
  approach:
    'Adding is easier than forbidding. Taste comes from heat, salt, fat and acid: roasting wins over most people who hate boiled vegetables. It takes eight to fifteen tries until a new taste is liked, for children and adults.',
  done: 'On five days of seven you eat at least five handfuls, from at least ten kinds in the week.',
  cautions: [
    'Add fibre slowly and drink more. With kidney disease (potassium), blood thinners such as warfarin (leafy greens), Crohn’s disease or a narrow gut ask your doctor or dietitian first.',
  ],
  steps: [
    step(
      'Count handfuls for three days',
      'A handful is a portion; potatoes do not count, frozen and tinned do. Write what you like among them.',
      ['Count today at bedtime', 'List ten you like raw or cooked', 'Mark the meal with none, perhaps {meal}'],
      0.4,
    ),
    step(
      'Buy three you already like',
      'One to eat from the hand, one frozen, one tin. No experiments yet.',
      ['Put carrots, peas or tomatoes for {meal} on the list', 'Wash and cut at once', 'Stand them at eye level'],
      0.5,
    ),
    step(
      'Add one handful to {meal} every day',
      'The same one for a week is fine: tomatoes beside bread, spinach in the sauce, banana in porridge.',
      ['Write where it goes', 'Tick seven days', 'Prepare it before hunger comes'],
      1.5,
    ),
    step(
      'Roast a tray twice a week',
      '200 degrees, oil, salt, 25 minutes, space between pieces, lemon at the end. Broccoli, carrots, cauliflower and sprouts turn sweet.',
      ['Roast two kinds tonight', 'Keep half for the next day', 'Note which ones won'],
      2,
    ),
    step(
      'Hide and mix vegetables for your {who}',
      'Grated into sauces and mince, soup, smoothies, lasagne; but also show it openly so that it becomes normal. Let them choose, wash and cut.',
      ['Grate two into the next sauce', 'Let your {who} choose one in the shop', 'One bite to try, no pressure'],
      1.5,
    ),
    step(
      'Make {meal} half a plate green',
      'Salad kits, frozen mix, soup first. In the canteen take the vegetables before the rest.',
      ['Fill half the plate first', 'Try a soup before it', 'Do it on four days'],
      1,
    ),
    step(
      'Try a new kind or way each week',
      'Season box, market, or the world kitchen: dal, ratatouille, stir-fry, slaw. The gut likes thirty plants a week, herbs and nuts count.',
      [
        'Let your {who} choose one you never bought',
        'Ask how the seller cooks it',
        'Keep a list of plants in the week',
      ],
      2,
    ),
    step(
      'Count again and fix three habits',
      'Five handfuls on most days? Keep the tray, the bowl on the table and the freezer.',
      ['Count three days', 'Write your three habits', 'Plan for winter and travel'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Keep a bowl of fruit in sight', 'What you see, you eat.', 'On the table', 'Refill on Monday'),
    tip(
      'Freeze spinach and peas',
      'They never rot and need no washing.',
      'A handful in each sauce',
      'Straight from the freezer',
    ),
    tip('Dip it', 'Hummus makes raw veg fun.', 'Carrot, pepper', 'Before dinner'),
    tip('Rescue the soft ones', 'A soup takes all of them.', 'On Friday', 'Blend it'),
    tip('Salt, lemon, oil', 'They take the bitterness out of greens.', 'Taste and add', 'A little chilli'),
    tip('Grow cress or herbs', 'Children eat what they grow.', 'Window', 'Ten days'),
    tip('Take the smaller shop trip', 'Fresh twice a week.', 'Short list', 'Less waste'),
    tip('Order the side', 'Swap chips for salad half the time.', 'Ask', 'Share'),
    tip('Put apples in the bag', 'The snack is ready when hunger comes.', 'Two pieces', 'A few nuts'),
    tip('Eat soup at noon', 'Two portions in one.', 'Thermos', 'Sunday pot'),
    tip('Use the stalks', 'Broccoli stem is sweet.', 'Peel', 'Slice thin'),
    tip('Praise none, offer again', 'Pressure makes children refuse more.', 'Ten tries or more', 'Eat it yourself'),
  ],
};
