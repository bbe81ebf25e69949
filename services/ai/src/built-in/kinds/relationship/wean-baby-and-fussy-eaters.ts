import { type Kind, step, tip } from '../kind.ts';

export const weanBabyAndFussyEaters: Kind = {
  id: 'wean-baby-and-fussy-eaters',
  category: 'relationship',
  name: 'Get my child eating well',
  slots: {
    child: { words: ['baby', 'toddler', 'daughter', 'son', 'twins', 'kids|children', 'child'], otherwise: 'child' },
    solids: {
      words: [
        'solids|weaning|wean|first foods|baby led|baby-led|blw|puree|five months|six months|4 months|5 months|6 months',
      ],
      otherwise: 'first foods',
    },
    milk: { words: ['stop breastfeeding|breastfeeding|breast|bottle|formula|night feed'], otherwise: 'milk' },
  },
  ask: { question: 'What is it about?', chips: ['First solid food', 'A fussy eater', 'Ending breast or bottle'] },
  hoursAWeek: 3,
  weekly: 'Offer one new food three times beside something liked, without a word about it',
  overview:
    'You will learn what is right for your {child} at this age, set meals with a rhythm and no pressure, bring new foods in small safe steps, and get to a table where the child eats and you do not fight.',
  approach:
    'You decide what, when and where; the child decides whether and how much. A new food often needs ten to fifteen offers. It goes wrong with milk and snacks all day, with one more spoon, and with cooking three dinners.',
  done: 'Your child sits at the table for shared meals, eats from each food group over a week, and weight follows its curve.',
  cautions: [
    'See a doctor about weight loss, choking, vomiting, blood, rash or swelling after food, or fewer than about twenty foods. No honey before one, no whole nuts, grapes or hard pieces before about five, never alone while eating. Ask first about nut and egg if there is eczema or allergy.',
  ],
  steps: [
    step(
      'Write three days of what goes in, milk included',
      'Time, what, how much, mood, where. Juice, milk above half a litre a day after one, pouches and crackers explain most refused dinners. Look at the week, not the meal.',
      ['Note three days', 'Circle snacks and drinks', 'List foods that are fine with your {child}'],
      0.75,
      { waitDays: 3 },
    ),
    step(
      'Check that your baby is ready for solid food',
      'About six months, not before four: sits with support, holds the head, grabs and brings to the mouth, no longer pushes out. Learn gagging from choking, and do a baby first aid hour.',
      ['Tick the signs of readiness', 'Watch an official video on choking', 'Set up a chair with a footrest'],
      1.5,
      { when: { named: 'solids' } },
    ),
    step(
      'Begin with iron, soft pieces and one meal',
      'Meat, lentils, egg well cooked, oats with iron, then vegetables: mashed or finger-long soft sticks. Noon, when awake. Three days on a teaspoon or two, then more. Peanut and egg early in tiny amounts lower allergies, one at a time, in the morning.',
      ['Offer one iron-rich food a day', 'Bring in egg and peanut one by one', 'Add a meal each two to four weeks'],
      4,
      { when: { named: 'solids' }, waitDays: 14 },
    ),
    step(
      'Drop one milk feed at a time',
      'Begin with the one least loved; replace by food, cup and cuddle; wait three to seven days, so that breasts do not hurt. Others put the child to bed for a week. Cup from six months, bottle away by about one year.',
      ['Choose the least loved feed', 'Give your {child} food and closeness instead', 'Wait some days before the next'],
      3,
      { when: { named: 'milk' }, waitDays: 14 },
    ),
    step(
      'Set five eating times and only water between',
      'Three meals, two snacks at the table, two to three hours apart. Hunger is the best cook. Twenty minutes, then it ends kindly without other food.',
      ['Write the five times for your {child} on the wall', 'Only water in between', 'End meals after twenty minutes'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Serve family style with one safe food',
      'Bowls in the middle, small plates, one thing they always eat, one bite of the new beside it. You eat it with pleasure. No: one bite for grandma, no praise for eating, no pudding as a prize.',
      ['Put one safe food in each meal', 'Let your {child} serve themselves', 'Say nothing about amounts for a week'],
      5,
      { waitDays: 7 },
    ),
    step(
      'Make friends with new foods away from meals',
      'Shop, wash, peel, stir, grow cress, smell, lick, spit out. Change one thing: other shape, crisp instead of soft. From chicken nugget to fillet in five small steps.',
      ['Cook with your {child} once a week', 'Change one thing about a liked food', 'Tick ten offers per new food'],
      5,
      { waitDays: 21 },
    ),
    step(
      'Agree with nursery and grandparents',
      'Same rules: no pressure, no comments on body or picky, water in the bottle. Packed lunch with the safe food. Ask how the child eats there; many eat well with others.',
      ['Tell two sentences to all', 'Ask what is eaten there by your {child}', 'Stop the food talk at table'],
      1,
    ),
    step(
      'Look at the week and get help if it stays narrow',
      'Repeat the three-day list. More calm and one or two new foods is success. Under twenty foods, gagging at sight, weight: doctor, dietitian, feeding therapist. It is done when meals are shared and the curve is right.',
      ['Write three days again', 'Check the growth curve', 'Book help if it is not moving'],
      1,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Eat together once a day', 'Children copy faces.', 'Screens off', 'Candle'),
    tip('Give tiny portions', 'A pea is a portion.', 'They ask for more', 'Small plate'),
    tip('Let them play in food', 'Hands learn before mouths.', 'Bib and sheet', 'Outdoors'),
    tip('Offer dips', 'Yoghurt or hummus opens doors.', 'Sticks', 'Own bowl'),
    tip('Keep vitamin D going', 'Ask for the dose of your country.', 'Drops', 'With the toothbrush'),
    tip('Freeze little cubes', 'Lentils and vegetables in ice trays.', 'Label', 'Three sorts'),
    tip('Name food by colour', 'Eat a rainbow by Friday.', 'Stickers', 'Fun'),
    tip('Put fruit out at four', 'Hungry after nursery is the best time.', 'Carrots too', 'While reading'),
    tip('Do not hide vegetables always', 'Hidden ones are never learned.', 'Show one', 'Blend one'),
    tip('Invite an eater', 'A friend who likes peas is magic.', 'Lunch', 'No remarks'),
    tip('Clean teeth from the first', 'Grain of paste, twice.', 'Song', 'Dentist at one'),
    tip('Stay calm at gagging', 'It is loud and safe; silence is the alarm.', 'Sit upright', 'First aid'),
  ],
};
