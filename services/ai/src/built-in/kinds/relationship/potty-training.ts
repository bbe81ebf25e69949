import { type Kind, step, tip } from '../kind.ts';

const slideBack = ["we're back to", 'then baby/brother/sister', 'dry for', 'accidents again'];

const different = ['autistic/non-speaking/nonverbal/adhd/special_needs'];

export const pottyTraining: Kind = {
  id: 'potty-training',
  category: 'relationship',
  name: 'Potty train my child',
  slots: {
    child: {
      words: ['daughter|girl', 'son|boy', 'twins', 'toddler', 'grandson', 'granddaughter', 'child'],
      otherwise: 'child',
    },
    night: { words: ['bedwetting|wets the bed|wet bed|at night|dry at night|night nappy|nights'], otherwise: 'night' },
    poo: { words: ['poo|constipated|constipation|soils|holds it in|number two'], otherwise: 'poo' },
  },
  ask: { question: 'What is it about?', chips: ['Just starting', 'Accidents after months', 'Wet at night'] },
  hoursAWeek: 5,
  overview:
    'You will look for signs of readiness in your {child}, prepare things and words, take three or four days at home without nappies, carry it over to nursery and trips, and handle accidents and nights calmly.',
  approach:
    'Readiness decides, mostly between two and three and a half. Praise sitting, not only success; never scold or make a show. It goes wrong at times of change, with pressure from relatives, and with constipation nobody noticed.',
  done: 'Your child goes by themselves or says so by day for two weeks with at most an accident now and then.',
  cautions: [
    'See the doctor for pain, blood, hard stools, a weak stream, constant thirst, or new wetting after months dry. Bedwetting up to five or six is normal; from seven there is good treatment.',
  ],
  steps: [
    step(
      'Go back two steps without a word of blame',
      'After a new baby or a move accidents are a wish to be small again. For three weeks: easy clothes, potty at fixed times, and a cuddle on your lap each day that belongs to this child alone. Praise one thing that has nothing to do with it. Pants stay; nappies come back only for the night.',
      ['Set four potty times', 'Give ten minutes on the lap each day', 'Tell nursery the same two sentences'],
      0.7,
      { waitDays: 7, when: { said: slideBack } },
    ),
    step(
      'Check for five signs of readiness',
      'Dry for two hours, knows when it happens, can sit and pull trousers down, follows two-step requests, is curious. Three of five is enough to try; none is a reason to wait two months without a word.',
      [
        'Tick the five signs of your {child} for a few days',
        'Note the hours when nappies are wet',
        'Choose weeks without trips or a new sibling',
      ],
      0.75,
      { waitDays: 4, when: { unsaid: slideBack } },
    ),
    step(
      'Build the toilet into pictures, times and one strong reward',
      'Five pictures at eye height, the same order and the same word or sign each time. Sit after waking and after meals, three minutes, feet on a stool; a clear small reward within seconds. Look at noise, smell and light of the room. Ask kindergarten and the therapist to do exactly the same.',
      ['Hang up five pictures', 'Set the times after waking and meals', 'Send the page to kindergarten'],
      2,
      { when: { said: different } },
    ),
    step(
      'Get potty, pants and words ready with your {child}',
      'You need a potty on the floor or a seat with a step so that the feet stand firmly, ten pairs of pants the child has chosen, trousers with elastic, and towels. Agree on simple words. Read a potty book and let them watch you.',
      ['Buy potty or seat and step', 'Choose pants with your {child}', 'Agree on words with all carers'],
      1.5,
      { waitDays: 5, when: { unsaid: different } },
    ),
    step(
      'Soften hard stools before anything else',
      'A child who fears it hurts will hold. Water, pears, oats, fewer bananas and milk, feet on a step, five minutes after meals. If there is pain or none for three days, the doctor gives a softener for months, and that is fine.',
      [
        'Offer water and pears daily',
        'Sit five minutes after breakfast with a book',
        'Ask the doctor about a softener',
      ],
      1.5,
      { when: { named: 'poo' }, waitDays: 14 },
    ),
    step(
      'Take four days at home without nappies by day',
      'Bare bottom or loose trousers, potty in sight, drinks as usual. Offer after waking, meals, before going out; do not ask every ten minutes. First day is puddles, third day mostly gets it.',
      ['Keep four days free of visits', 'Offer it to your {child} at fixed moments', 'Praise sitting and trying'],
      20,
    ),
    step(
      'Answer accidents with one dull sentence',
      'Wee goes in the potty; let us get dry. The child helps a little. No sighing, no sticker taken away. If after a week nearly all misses, go back to nappies kindly and try in six weeks.',
      [
        'Say the same sentence to your {child} each time',
        'Pack a bag with two sets',
        'Count hits and misses for a week',
      ],
      2,
      { waitDays: 6 },
    ),
    step(
      'Take it to nursery, grandparents and trips',
      'Tell nursery your words and times, and bring five sets of clothes. Let the child go before leaving and after arriving, and keep a potty in the car. Use pants and not pull-ups by day.',
      ['Tell nursery the words of your {child}', 'Make two short trips', 'Put a potty in the car'],
      3,
      { waitDays: 10 },
    ),
    step(
      'Teach wiping, flushing and hands',
      'Front to back, paper folded, look, flush, hands as long as a song. Boys sit first. Rewards fade out: a word is enough.',
      ['Practise wiping on a balloon or doll', 'Hang a picture row at the sink', 'Drop stickers step by step'],
      1.5,
      { waitDays: 10 },
    ),
    step(
      'Help with nights without blame',
      'Let them drink most by day, go twice before bed, and light the way to the toilet. Make the bed in two layers with waterproof sheets. Do not wake or shame them. From seven an alarm used for three months cures two of three; ask the doctor.',
      ['Make the bed in two layers', 'Toilet twice before sleep', 'Ask about an alarm from age seven'],
      2,
      { when: { named: 'night' }, waitDays: 30 },
    ),
    step(
      'Let your {child} take over',
      'Stop reminding for a day and see. A step back after illness or a new baby is normal for two weeks. It is done after two dry weeks by day; nights may take a year longer.',
      ['Stop reminding for a day', 'Give away the nappies together', 'Keep one spare set in the bag'],
      1.5,
      { waitDays: 14 },
    ),
  ],
  suggestions: [
    tip('Draw a target in the bowl', 'Boys love aiming.', 'A sticker', 'Paper boat'),
    tip('Let teddy go first', 'Play takes fear away.', 'Doll', 'Story'),
    tip('Choose summer if you can', 'Few clothes, garden.', 'Bare feet', 'Water'),
    tip('Keep boredom away', 'Two books live beside the potty.', 'Five minutes', 'No tablet'),
    tip('Watch for the dance', 'Crossed legs and silence are signs.', 'Say it softly', 'Go along'),
    tip('Tell grandparents the rule', 'No shame, no prizes of cake.', 'One message', 'Words'),
    tip('Use timers lightly', 'Every two hours, not more.', 'After meals', 'Before leaving'),
    tip('Have a song', 'Makes sitting short.', 'Two verses', 'Same one'),
    tip('Do twins apart', 'The ready one first.', 'Two potties', 'No race'),
    tip('Forgive yourself a nappy on trips', 'A long flight is no test.', 'Say it', 'Back next day'),
    tip('Dress for speed', 'No buttons, no tights.', 'Skirts', 'Joggers'),
    tip('Celebrate with a call', 'Tell somebody they love.', 'Child tells', 'Short'),
  ],
};
