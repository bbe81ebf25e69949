import { type Kind, step, tip } from '../kind.ts';

export const mouldAndDamp: Kind = {
  id: 'mould-and-damp',
  category: 'personal',
  name: 'Get rid of mould and damp at home',
  slots: {
    room: {
      words: [
        'bathroom|shower',
        'bedroom',
        'cellar|basement',
        'kitchen',
        'living room',
        'wardrobe',
        'attic|loft',
        'caravan',
      ],
      otherwise: 'room',
    },
  },
  ask: {
    question: 'Where is it, how large, and do you own or rent?',
    chips: ['Bathroom or windows', 'Bedroom wall, large', 'Cellar or a leak'],
  },
  hoursAWeek: 2,
  overview:
    'You will find where the water comes from, clean what is small in a safe way, dry the room, and change airing and heating so that it stays away.',
  approach:
    'Bleach and paint without the cause help for two months. There are four causes: moist air, a cold wall, a leak, water from the ground. A cheap humidity meter tells the first two from the others.',
  done: 'No new spot for two months, and the {room} stays under 60 percent humidity on most days.',
  cautions: [
    'More than half a square metre, mould after flooding or sewage, or anybody with asthma or weak defences in the home: let a firm do it. Never mix bleach with anything acid or with ammonia.',
    'When you rent, report it in writing with photos first, before you clean it away.',
  ],
  steps: [
    step(
      'Photograph every spot and measure the humidity',
      'Photo with a ruler and the date; humidity and temperature in the {room} in the morning and evening. A meter costs little. Over 60 percent for days is too much.',
      ['Photograph and measure each spot', 'Put a meter in the {room}', 'Write down the first two readings'],
      0.5,
    ),
    step(
      'Find out where the water comes from',
      'Cold corner and behind furniture: moist air on a cold wall. A spot that grows after rain: roof, gutter, joint. A line low on the wall: ground. A spot near pipes: leak.',
      [
        'Look outside at gutters, joints and earth against the wall',
        'Read the water meter at night and in the morning',
        'Note one probable cause',
      ],
      1.5,
    ),
    step(
      'Report it in writing',
      'Photos, readings and dates by letter or email, with a date for repair. Ask for the cause to be found, not for paint.',
      ['Send five photos and one week of readings', 'Ask for a visit within 14 days', 'Keep a list of calls'],
      0.5,
      { waitDays: 14, when: { said: ['rent/rented/renting/landlord/council/tenant/housing/agency'] } },
    ),
    step(
      'Clean the small spots safely',
      'Gloves, goggles, FFP2 mask, window open, door closed. Wipe with a mould remover or 70 percent alcohol on small hard places away from flames, dispose of the cloths. Throw away soft things that stay mouldy.',
      ['Get mask, gloves and cleaner', 'Clean and dry it', 'Bag what cannot be washed'],
      2,
    ),
    step(
      'Dry the {room}',
      'Heat and air in turns, or hire a dehumidifier for one to two weeks with windows shut. Empty it daily. It is done when the meter shows under 55 percent for three days.',
      ['Move furniture 10 cm from outer walls', 'Hire or borrow a dehumidifier', 'Write the reading every evening'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Air and heat so that moisture leaves',
      'Open windows wide for five to ten minutes two to four times a day, always after shower, cooking and sleep. Keep rooms at 18 degrees at least. Dry washing outside or with a fan.',
      ['Put three airing times on the fridge', 'Close the door while cooking and showering', 'Use lids and the fan'],
      3,
    ),
    step(
      'Have the cause repaired',
      'Seal joints, clear gutters, mend the leak, fit a fan with humidity switch, insulate the cold corner. Let two firms look at it and ask what they base it on.',
      ['Ask two firms for a written offer', 'Have fan or gutter done first', 'Ask who pays'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Paint only when the wall is dry',
      'Wait two weeks without new spots. Remove loose plaster, use mineral or silicate paint in the {room}, not thick wallpaper.',
      ['Check with the meter', 'Prime and paint two coats', 'Leave air behind furniture'],
      3,
      { waitDays: 2 },
    ),
    step(
      'Watch it for two months',
      'Photograph the same corner each Sunday and write the reading. A new spot within weeks means that the cause is another one.',
      ['Four photos a month', 'Compare them', 'Ask a surveyor if it comes back'],
      1,
    ),
  ],
  suggestions: [
    tip('Shut the bathroom door', 'Steam goes to the coldest room.', 'Fan on for 20 minutes', 'Window after'),
    tip('Squeeze the shower dry', 'It takes away a litre a week.', 'Wiper on a hook', '30 seconds'),
    tip('Leave a gap behind wardrobes', 'Air dries the wall.', '10 cm', 'No outer wall for beds'),
    tip('Wash window seals monthly', 'Small spots begin there.', 'Cloth and alcohol', 'Dry after'),
    tip('Look at the gutters in autumn', 'A blocked one wets a whole wall.', 'After rain', 'From the ground'),
    tip('Cover pots', 'Cooking gives two litres a day.', 'Lids', 'Fan to the outside'),
    tip('Keep doors to cold rooms closed', 'Warm air wets cold walls.', 'Heat them a little', 'Air them too'),
    tip('Dry washing with a plan', 'One load gives two litres.', 'Outside when dry', 'Fan and open window'),
    tip('Ask your insurer', 'Burst pipes are often covered.', 'Photos', 'Ring before repair'),
    tip('Test for salt on the wall', 'White bloom points to ground water.', 'Scrape it', 'Ask a surveyor'),
    tip('Look inside the wardrobe', 'Clothes hold spores.', 'Wash hot', 'Leave doors open'),
    tip('See a doctor about coughs', 'Damp homes make asthma worse.', 'Note days and rooms', 'Ask for a letter'),
  ],
};
