import { type Kind, step, tip } from '../kind.ts';

/** It is booked or under way. */
const kidsBooked = ['flights and', 'booked for', 'are booked', 'already on', 'month two', 'apartment/ferry is? booked'];

/** Somebody is sick in the car. */
const carSick = ['carsick/sick/seasick', 'that moves'];

/** One adult. */
const aloneWith = [
  'just me',
  'alone with',
  'first holiday alone',
  'husband/wife working',
  'single',
  'divorced dad/mum',
  'my exs',
  'on my own',
];

/** Long hours in the car. */
const longDrive = ['drive/drives/driving/motorway/ferry/road_trip/car/camper/flying/flight/flights'];

/** A child with other needs. */
const wheels = ['wheelchair/autistic/disabled/adhd'];

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
      'Rehearse nights, food and heat before {place}',
      'Own pillowcase and the same sleep song from now; blackout with foil and tape. Ten foods each will eat, three of them in the bag. Out until eleven and after five, water at each hour, hats, a cool room at noon. Ask the landlord for cots, fan, high chair.',
      ['Ask the landlord for cot, fan and dark room', 'Write ten foods', 'Draw a day with a long noon rest'],
      1,
      { when: { said: kidsBooked } },
    ),
    step(
      'Cut the driving: two hours, then a park, then stop',
      'Screaming begins when legs have not moved: 90 minutes driving in sleep time, 40 minutes of playground, no more than one such block a day with small ones. Change the plan by days and not the child.',
      ['Measure your real hours of last week', 'Strike every second place', 'Save a playground each 90 minutes'],
      1,
      { when: { said: kidsBooked } },
    ),
    step(
      'Ask each person for one wish and one no',
      'For example beach, animals, a train, long sleep, no museums. Make a table of the wishes. Fix days, budget and longest travel time your {age} can bear.',
      ['Collect one wish and one no from each', 'Fix days, sum and longest travel time'],
      0.5,
      { when: { unsaid: kidsBooked } },
    ),
    step(
      'Choose the base by shade, water and beds',
      'Kitchen, washing machine, playground and shop on foot, doctor within reach, room where parents can sit after eight. Read reviews by families with your {age}.',
      ['Compare three places', 'Look at the way from bed to beach or play', 'Ask a family who was there'],
      2,
      { when: { unsaid: kidsBooked } },
    ),
    step(
      'Keep the stomach calm on the way',
      'Look out in front, fresh air, dry biscuits and no screen or book. The middle of the back seat, in the right car seat; never a rear-facing seat before an active airbag. Start at nap time, with a rested driver. Ask the pharmacist for a tablet by weight and try it at home. Bags, wipes, a change of clothes in reach: for you as well.',
      [
        'Ask the pharmacist by age and weight',
        'Try seat and tablet on a one-hour drive',
        'Pack the sick kit within reach',
      ],
      0.8,
      { when: { said: carSick } },
    ),
    step(
      'Make it possible for one adult with two hands',
      'Harness or twin buggy, one rucksack, papers on the neck, snacks in every pocket. Ask the carrier for boarding first and for help with bags; people help when you ask for one clear thing. A place with a kids’ club, neighbours with children, a bed at eight. Numbers on wristbands.',
      ['Order help and early boarding', 'Choose a place with other families', 'Write your number on wristbands'],
      1.5,
      { when: { said: aloneWith } },
    ),
    step(
      'Ask carriers and places for what the wheelchair needs',
      'Width, weight, battery, ramp, time to order: trains 24 to 48 hours ahead, planes with a form. Ask hotels for photographs of door and shower. One thing a day that both children can do, a bench for you in each, and a card for priority lines.',
      ['Order help for each train', 'Ask for photographs of door and shower', 'Choose one thing a day for both'],
      2,
      { when: { said: wheels } },
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
      { when: { unsaid: kidsBooked }, daysBefore: 45 },
    ),
    step(
      'Plan one thing a day and two nothing days',
      'Go out in the mornings, rest at noon, keep the evenings free, and have three ideas for rain. Each parent gets half a day alone. Tell the plan of {place} with pictures to your {age}.',
      ['Write one thing for each day', 'Mark two empty days', 'Fix half a day for each parent'],
      1,
    ),
    step(
      'Divide the long way into pieces of forty minutes',
      'One new small thing each piece: stickers, sound story, snack, window bingo, sleep. On the ferry a cabin or a corner near the playroom, on a plane the bulkhead row. Show the way as a row of pictures, and cross off. Nobody asks how long when they can see it.',
      ['Draw the way as pictures', 'Wrap one small thing each forty minutes', 'Save sound stories offline'],
      1.5,
      { when: { said: longDrive } },
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
