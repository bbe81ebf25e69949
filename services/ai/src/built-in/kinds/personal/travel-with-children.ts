import { type Kind, step, tip } from '../kind.ts';

export const travelWithChildren: Kind = {
  id: 'travel-with-children',
  category: 'personal',
  name: 'Travel with children',
  slots: {
    place: { from: 'place', otherwise: 'the place you choose' },
    age: {
      words: [
        'baby|infant|newborn',
        'toddler|two year old|2 year old',
        'small children|little ones|little kids|under five',
        'teenagers|teenager|teens',
        'autistic son|autistic daughter|autistic child|special needs',
        'grandchildren|grandkids',
      ],
      otherwise: 'children',
    },
  },
  ask: {
    question: 'How old are the children, and how will you travel?',
    chips: ['Baby or toddler', 'School age', 'Teenagers'],
  },
  hoursAWeek: 2,
  overview:
    'You will choose the place by the youngest and the way there by nap and stomach, sort papers and consent, plan one thing a day, pack a bag for the way, and leave space for doing nothing.',
  approach:
    'Half as many places, twice as long in each. Sleep, food and movement at the usual hours prevent most scenes. Everybody chooses one thing, also the parents. The first and last day are for arriving and washing.',
  done: 'You are all back, each can name a best moment, and the parents rested at least twice.',
  cautions: [
    'Children need their own papers, and often a signed consent when one parent travels. Ask the doctor about vaccinations, altitude and heat for your {age}. Car seats belong in every car, also abroad. Watch children at water at every second.',
  ],
  steps: [
    step(
      'Ask each person for one wish and one no',
      'For example beach, animals, a train, long sleep, no museums. Make a table of the wishes. Fix days, budget and longest travel time your {age} can bear.',
      ['Collect one wish and one no from each', 'Fix days, sum and longest travel time'],
      0.5,
    ),
    step(
      'Choose the base by shade, water and beds',
      'Kitchen, washing machine, playground and shop on foot, doctor within reach, room where parents can sit after eight. Read reviews by families with your {age}.',
      ['Compare three places', 'Look at the way from bed to beach or play', 'Ask a family who was there'],
      2,
    ),
    step(
      'Check papers, consent and health',
      'Passports for each child, consent letter of the other parent, health card, insurance, vaccinations, medicine for fever, sickness, sun.',
      ['Check all passports', 'Write and sign the consent', 'See doctor or pharmacist'],
      1,
      { daysBefore: 60, waitDays: 21 },
    ),
    step(
      'Book the way around sleep and stomach',
      'Night train, early flight or break every two hours by car. Seats together, bassinet, child seat at the other end, late check-out.',
      ['Book seats and child seats', 'Plan two breaks with movement', 'Book the first night close'],
      1.5,
      { daysBefore: 45 },
    ),
    step(
      'Plan one thing a day and two nothing days',
      'Go out in the mornings, rest at noon, keep the evenings free, and have three ideas for rain. Each parent gets half a day alone. Tell the plan of {place} with pictures to your {age}.',
      ['Write one thing for each day', 'Mark two empty days', 'Fix half a day for each parent'],
      1,
    ),
    step(
      'Pack bags by person and one for the way',
      'Wipes, change of clothes for parents too, snacks, water, empty bags, a new small game each two hours, sound stories, favourite cuddly toy with a photo of it. Wristband with a phone number.',
      ['Let each child pack a small rucksack', 'Pack the bag for the way', 'Photograph the children on the travel day'],
      2,
    ),
    step(
      'Arrive slowly and keep two rituals',
      'Same song and story in the new bed, breakfast as at home. Show the meeting point and what to do when lost. Shop on the first day in {place}.',
      ['Keep two rituals', 'Show the meeting point', 'Do nothing on the first afternoon'],
      2,
    ),
    step(
      'Enjoy it and come home a day early',
      'One thing a day, ice cream, siesta. In the last evening each tells best, worst, funniest. At home one free day, washing, photographs with your {age}.',
      ['Ask for best and worst on the last evening', 'Keep a free day at home', 'Print ten photographs'],
      2,
    ),
  ],
  suggestions: [
    tip('Let the child carry the camera', 'Their view is the best.', 'Old phone', 'Print'),
    tip('Book flats, not rooms', 'Doors save evenings.', 'Two rooms', 'Kitchen'),
    tip('Eat early', 'Restaurants are empty at six.', 'Outdoors', 'Crayons'),
    tip('Take turns at night', 'One sleeps fully.', 'Swap', 'Earplugs'),
    tip('Choose a playground first', 'Then the sights.', 'Each town', 'Half an hour'),
    tip('Carry a thin sling', 'Small legs end suddenly.', 'Until four', 'Light'),
    tip('Use sound stories', 'Backs of cars go quiet.', 'Headphones', 'New ones'),
    tip('Give pocket money', 'Their budget, their choice.', 'Local coins', 'No comment'),
    tip('Buy sandals there', 'One bag less.', 'Market', 'Choose'),
    tip('Meet another family', 'Children vanish happily.', 'Same age', 'Share dinner'),
    tip('Allow screens for waiting', 'Airport rules differ.', 'Downloaded', 'Then off'),
    tip('Teach three words', 'Hello, please, thanks.', 'Song', 'Baker'),
  ],
};
