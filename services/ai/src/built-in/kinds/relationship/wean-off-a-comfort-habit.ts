import { type Kind, step, tip } from '../kind.ts';

export const weanOffAComfortHabit: Kind = {
  id: 'wean-off-a-comfort-habit',
  category: 'relationship',
  name: 'Help my child give up the dummy, thumb, bottle or our bed',
  slots: {
    child: {
      words: [
        'baby',
        'toddler',
        'daughter|girl',
        'son|boy',
        'twins',
        'grandson',
        'granddaughter',
        'children|kids',
        'child|kid',
        'little one',
      ],
      otherwise: 'child',
    },
    habit: {
      words: [
        'dummy|dummies|pacifier|pacifiers|binky|soother|paci|nuk|dodie|chupete',
        'thumb|thumb sucking|thumb-sucking|finger sucking|fingers',
        'bottle|bottles|night bottle|bedtime bottle|milk bottle|sippy cup',
        'blanket|comfort blanket|cuddly|muslin',
        'hair twirling|twirling hair|ear pulling',
      ],
      otherwise: 'comfort',
    },
    night: {
      words: [
        'night feeds|night feed|breast at night|nursing at night|night nursing|breastfeeding at night',
        'parents’ bed|our bed|my bed|co-sleeping|cosleeping|bed sharing|his own bed|her own bed',
      ],
      otherwise: 'nights',
    },
  },
  ask: {
    question: 'How old is your child, which comfort is it, and when is it needed most?',
    chips: ['Dummy or bottle, mostly at night', 'Thumb, all day', 'Breast or our bed at night'],
  },
  hoursAWeek: 3,
  weekly: 'Keep the one rule of this step every day, and write one line in the evening',
  overview:
    'It is a comfort and no fault, so you do not simply take the {habit} away: you put other comfort in its place, first by day, then on short occasions, last at night. You choose a calm month, tell your {child} what comes, go in steps of a week, and all adults keep the same rule.',
  approach:
    'It is hard for three to five nights and then mostly quickly over. Warm, clear and boring wins: you stay with the tears and do not bring the thing back. What usually goes wrong is starting during a move, an illness or with a new baby, shaming, and one grandparent with a spare in the pocket.',
  done: 'Your child falls asleep, travels and gets over a bump without it for three weeks, and asks for it less and less.',
  cautions: [
    'Babies under about a year need milk at night in many cases, and a dummy for sleep is fine then; ask the health visitor or doctor first about night feeds, and always with poor weight, illness or a baby born early. Bottles in bed harm teeth.',
    'If you end breastfeeding do it slowly, one feed every few days. A hard, hot, red breast with fever needs a midwife or doctor the same day. Nothing bitter, no gloves or splints on the thumb without the dentist’s advice, and no laughing at the child.',
    'If your child suddenly clings far more, withdraws or is frightened of somebody, look for the reason first, with the doctor. A bed shared with a baby is never safe on a sofa, or after alcohol, tablets or smoking.',
  ],
  steps: [
    step(
      'Watch for three days when the comfort is needed',
      'Asleep, tired, bored, hungry, in the car, at the goodbye? Count and note what else soothes: song, stroking, water, a lap. Ask dentist or health visitor whether it is time; for most, somewhere between one and three is a good age, thumbs later.',
      [
        'Hang a sheet on the fridge with six boxes a day',
        'Note when it is asked for and what happened just before',
        'Ring the health visitor or dentist with one question',
      ],
      1,
      { waitDays: 3 },
    ),
    step(
      'Agree with every adult on one rule and a start',
      'Parents, grandparents, nursery, sitter: the same sentence, the same substitute, no secret spare. Choose four weeks without a move, trip, potty training or new baby. Who takes the first three nights, and who takes over?',
      [
        'Choose the first day',
        'Say the rule in one sentence to all',
        'Divide the nights, and plan a nap for whoever is up',
      ],
      1,
    ),
    step(
      'Tell your {child} and choose a new comfort together',
      'In one sentence, two days before: your sucking gets a rest, and bear sleeps with you. A book about it, a soft animal that smells of you, a song with three verses, a night light. Older ones make a chart and choose what they do with busy hands.',
      [
        'Sleep two nights with the soft animal so that it smells of you',
        'Read a picture book about it',
        'Let your {child} choose between two',
      ],
      1,
    ),
    step(
      'Keep the {habit} for sleep, and help busy hands by day',
      'A thing lives in a box by the bed. At play, in the pram and at the nursery there are hands, words and laps instead. For thumbs: something to hold, a quiet sign that only you two know, praise for ten free minutes, and no remark otherwise.',
      [
        'Make the box with your {child}',
        'Offer a lap before it is asked for',
        'Practise five minutes, then ten, then the way to the shops',
      ],
      4,
      { waitDays: 5, when: { unnamed: 'night' } },
    ),
    step(
      'Bring in a bedtime of four steps without it',
      'Wash, two books, song, hand on the belly, always in the same order, while still awake. The last milk comes before the teeth, in a cup, in another room. The comfort may still come at the very end this week, a little later each evening.',
      [
        'Write the four steps as pictures',
        'Move the last milk before the toothbrush',
        'Wait two minutes longer each evening',
      ],
      4,
      { waitDays: 6 },
    ),
    step(
      'Let it go at night, a step every few nights',
      'Dummy: only to fall asleep, then to the dummy fairy with a small swap. Bottle: less and thinner, then water. Breast: shorter by two minutes, then the other parent goes. Bed: a mattress beside yours, by the door, then their own room. Stay near, say one sentence, hum.',
      [
        'Choose the step for the next four nights',
        'Say the same sentence each time: I am here, it is sleeping time',
        'Write down how long it took, so that you see it fall',
      ],
      8,
      { waitDays: 10 },
    ),
    step(
      'Hold steady through the third night and first illness',
      'Night three is often the worst, day five is better. With fever, teeth or a bad day give more closeness, and afterwards go on at the same step. If it is too much for all, stay on a step for a week; you need not begin again.',
      [
        'Prepare a sentence for the moment you want to give in',
        'Ask somebody for two hours of sleep in the day',
        'Comfort first on ill days, then go on',
      ],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Celebrate, give the things away, and keep the closeness',
      'Post to the fairy, a hole in the tree, the dentist’s treasure box, or the bottles go to the dolls. Ring the grandparents and tell it proudly. Keep ten minutes of cuddling a day: it was never about the thing.',
      [
        'Choose the farewell with your {child}',
        'Let them tell it to somebody they love',
        'Have teeth looked at within half a year',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip('Lose the spares first', 'One left is easier to say goodbye to.', 'Car, pram, grandparents', 'Count them'),
    tip('Praise in whispers', 'It works better than a sticker chart for shy ones.', 'I saw that', 'No but'),
    tip('Give busy hands something', 'A ring, putty, a soft label.', 'Car', 'Telly'),
    tip('Let the other parent do nights', 'Where no milk smells, less is asked for.', 'Four nights', 'Sleep next door'),
    tip('Bring bedtime forward', 'Overtired children need it most.', 'Twenty minutes', 'Quiet before'),
    tip('Make a story about it', 'A rabbit that gave its dummy away.', 'Your child’s name in it', 'Three evenings'),
    tip('Say what you do, not why not', 'Now bear holds your hand.', 'One sentence', 'Calm voice'),
    tip('Offer a cup with a straw', 'It soothes and keeps the jaw busy.', 'Water', 'By day'),
    tip('Never shame in company', 'It makes the need larger.', 'No baby talk', 'Tell relatives'),
    tip('Look after your breasts', 'Cool, loosen, press out a little.', 'Not empty', 'A good bra'),
    tip('Warm the bed, not the bottle', 'A warm stone pillow takes over.', 'Test on your wrist', 'Remove it'),
    tip('Put a mattress by their bed', 'You sleep there for a week.', 'Then nearer the door', 'Then the hall'),
    tip('Take a photograph of the farewell', 'They show it to everybody.', 'Fairy or tree', 'On the fridge'),
  ],
};
