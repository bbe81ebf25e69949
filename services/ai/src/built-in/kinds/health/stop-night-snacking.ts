import { type Kind, step, tip } from '../kind.ts';

export const stopNightSnacking: Kind = {
  id: 'stop-night-snacking',
  category: 'health',
  name: 'Stop snacking in the evening',
  slots: {
    snack: {
      words: [
        'crisps|chips|potato chips',
        'chocolate',
        'biscuits|cookies',
        'ice cream',
        'cheese',
        'bread|toast|sandwiches',
        'sweets|candy|gummies|haribo',
        'nuts',
        'popcorn',
        'leftovers',
        'cereal',
        'pizza',
      ],
      otherwise: 'snacks',
    },
    place: {
      words: [
        'sofa|couch',
        'tv|television|netflix|series',
        'desk|computer',
        'kitchen|fridge',
        'gaming|games',
        'bed',
        'night shift|nights',
      ],
      otherwise: 'sofa',
    },
  },
  ask: {
    question: 'What do you eat, when, and are you hungry then?',
    chips: ['Crisps in front of the TV', 'Fridge at midnight', 'Sweets after the kids sleep'],
  },
  hoursAWeek: 1,
  weekly: 'Five evenings with the kitchen closed at the hour you chose',
  overview:
    'You find out whether it is hunger, habit or tiredness, eat enough by day, move {snack} out of reach, and put something else in the hour when it happens. One planned treat stays.',
  approach:
    'A habit needs a replacement at the same place and time. Too little lunch is the hidden cause for most people. Out of the house beats willpower.',
  done: 'On five evenings a week for four weeks you eat nothing unplanned after the hour you chose.',
  cautions: [
    'Waking up to eat most nights, eating in secret or large amounts without control, or making up for it by vomiting or starving are reasons to talk to a doctor. With diabetes medicine ask before leaving out an evening snack.',
  ],
  steps: [
    step(
      'Note five evenings before changing anything',
      'Time, place, what, how hungry from 0 to 10, feeling. Under four it is habit or mood rather than hunger.',
      ['Put a card by the {place}', 'Write tonight’s {snack} down', 'Add when you ate at noon and dinner'],
      0.3,
    ),
    step(
      'Eat more at lunch and dinner',
      'Protein and a whole grain at both, a planned snack at four. People who undereat by day eat at night.',
      [
        'Add a palm of protein to lunch',
        'Have dinner at a fixed hour',
        'See whether hunger after nine falls under four',
      ],
      1,
    ),
    step(
      'Take {snack} out of easy reach',
      'Do not buy the large packs, or put them in a box on a high shelf or in the garage; fruit and yoghurt at eye level.',
      [
        'Clear the drawer by the {place}',
        'Write the shopping list without it',
        'Ask the others to keep theirs elsewhere',
      ],
      0.5,
    ),
    step(
      'Close the kitchen at a set hour',
      'Tea, teeth, light off. Twenty minutes later the wish is mostly gone.',
      ['Choose the hour', 'Set an alarm with the name kitchen closed', 'Brush teeth straight after'],
      0.3,
    ),
    step(
      'Put another thing in the hour on the {place}',
      'For hands and mouth: knitting, puzzle, tea, sparkling water, stretching, a call, a bath.',
      ['Write five choices', 'Lay two ready beside you', 'Try one each evening'],
      1,
    ),
    step(
      'Plan one treat and enjoy it',
      'A small portion on a plate, at the table, on days you choose. What is planned is not a failure.',
      [
        'Choose two days and the portion',
        'Serve your {snack} in a bowl, put the rest away',
        'Eat slowly without a screen',
      ],
      0.3,
    ),
    step(
      'Go to bed before the second wind',
      'Tiredness is often read as hunger, and under seven hours of sleep hunger rises. Bed half an hour earlier.',
      [
        'Set bedtime and dim light an hour before',
        'Leave the {place} at the first yawn',
        'Note nights without {snack}',
      ],
      0.7,
    ),
    step(
      'Count the evenings and plan for parties',
      'After four weeks look at the ticks. After a slip breakfast as usual.',
      ['Count ticks', 'Keep the two best changes', 'Write a rule for guests and holidays'],
      0.3,
    ),
  ],
  suggestions: [
    tip('Chew something fresh', 'The taste of mint says that eating is over.', 'Sugar-free gum', 'Brush your teeth'),
    tip('Leave the lights off in the kitchen', 'A dark room invites less.', 'Close the door', 'A note on it'),
    tip('Buy single packs', 'The bag has no stop.', 'One', 'Far shop'),
    tip('Warm milk or soya', 'It fills and calms.', 'With cinnamon', 'In a mug'),
    tip('Watch one episode less', 'Long evenings lead to snacks.', 'Set a timer', 'Go to bed'),
    tip('Snack at four on purpose', 'It saves the night.', 'Yoghurt', 'Nuts'),
    tip('Sit elsewhere', 'New seat breaks the cue.', 'Chair', 'Table'),
    tip('Chop vegetables early', 'If you must, crunch.', 'Dip', 'Bowl'),
    tip('Agree with your household', 'One plan for all.', 'No offers', 'Same hour'),
    tip(
      'Ask: hungry or tired?',
      'Would you eat an apple now? If not, it is no hunger.',
      'Wait ten minutes',
      'Drink something',
    ),
    tip('Put money in a jar', 'A coin for each evening without.', 'Where you see it', 'A cinema ticket'),
    tip('Keep weekends similar', 'Two loose days undo five.', 'Choose one', 'Plan'),
  ],
};
