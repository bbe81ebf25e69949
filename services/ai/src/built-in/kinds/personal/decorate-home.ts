import { type Kind, step, tip } from '../kind.ts';

export const decorateHome: Kind = {
  id: 'decorate-home',
  category: 'personal',
  name: 'Make my home feel like me',
  slots: {
    room: {
      words: [
        'living room|lounge',
        'bedroom',
        'child’s room|nursery|kids room|boys room|girls room',
        'hall|hallway',
        'dining room',
        'studio flat|studio|bedsit',
        'guest room',
        'whole flat|flat|apartment|whole house',
      ],
      otherwise: 'home',
    },
  },
  ask: {
    question: 'Which room first, do you rent, and what can you spend?',
    chips: ['Rented, little money', 'Empty new place', 'Full, but nothing fits'],
  },
  hoursAWeek: 3,
  overview:
    'You will find out what you like by pictures of real rooms, measure and plan one room, keep what is good, and buy few right things in the order of use: bed, light, seat, storage, textiles, pictures.',
  approach:
    'Live in a place for some weeks before large purchases. Use one room at a time, three main colours and three kinds of light. Most rooms feel unfinished through a rug that is too small, one bare bulb and empty walls, and all three are cheap to mend.',
  done: 'The {room} is finished enough that you invite somebody, and nothing stands in it that you do not use or like.',
  cautions: [
    'In a rented home ask before painting or drilling, and keep the old colour’s name. Fix tall furniture to the wall where children are.',
  ],
  steps: [
    step(
      'Photograph the {room} and name what is wrong',
      'Photos show what eyes no longer see. Write what you do in each corner, what annoys you and what may never leave. Measure walls, windows, doors and large furniture.',
      ['Photograph from all four corners', 'Write three things that annoy and three that stay', 'Measure and sketch'],
      0.7,
    ),
    step(
      'Save twenty pictures and name what they share',
      'Real homes of your size rather than magazine villas. What comes back: wood, plants, dark walls, empty floors? Write five words; they are your yardstick when you shop.',
      ['Collect twenty pictures for the {room}', 'Write the five words', 'Throw out five pictures that do not fit'],
      1.5,
    ),
    step(
      'Fix the budget and one buying list',
      'Half for what you touch daily (mattress, chair, sofa), a fifth for light and textiles, the rest for paint, storage, pictures. Write what is bought used.',
      [
        'Write the sum and the list in order',
        'Mark what you can get second-hand',
        'Set a rule of two nights before purchases',
      ],
      1,
    ),
    step(
      'Clear out and move furniture around first',
      'Take everything small out of the {room}. Push the largest piece to the longest wall, leave 70 cm for ways, seats so that people can talk. Try two layouts for some days each.',
      ['Empty shelves and surfaces', 'Try two layouts', 'Give away what does not return'],
      3,
    ),
    step(
      'Get three sources of light and a large rug',
      'One light to read by, one to eat or work by, one soft in a corner, warm white (2700 K). The rug reaches under the front feet of the sofa. In the evening the {room} will look different at once.',
      ['Buy or move two lamps', 'Choose the rug by taping its outline', 'Change cold bulbs'],
      3,
      { waitDays: 4 },
    ),
    step(
      'Paint or cover one surface',
      'A wall, a bookcase, a door or the ceiling. Samples for two days. Renters take fabric, large pictures, peelable paper or paint with permission and repaint later.',
      ['Choose the surface', 'Try two colours in the {room} for two days', 'Paint or cover it on a free day'],
      6,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Add storage that closes and textiles that warm',
      'Two thirds of things behind doors, one third shown. Curtains hung high and wide to the floor, two cushions, one throw. Baskets by the door for what lies around.',
      [
        'Measure for storage before you buy',
        'Hang curtains higher and wider than the window',
        'Give every loose thing a home',
      ],
      4,
    ),
    step(
      'Hang pictures and invite somebody',
      'Own photographs, postcards, a child’s drawing in good frames, centre at 150 cm. Add one large plant. Invite a friend and ask what they see first in the {room}.',
      ['Lay the pictures out on the floor', 'Hang them and one mirror opposite a window', 'Fix a date with a guest'],
      2.5,
    ),
  ],
  suggestions: [
    tip('Walk in as a guest', 'Note the first three things you see.', 'From the door', 'Bag in hand'),
    tip('Shop at home first', 'Swap lamps and rugs between rooms.', 'An hour', 'Before spending'),
    tip(
      'Search by measure',
      'Used furniture fits when you know the numbers.',
      'Width and depth',
      'Three words for style',
    ),
    tip('Buy one good chair', 'You sit in it daily.', 'Try for ten minutes', 'Feet on the floor'),
    tip('Use plants that survive you', 'Begin with two tough ones.', 'Snake plant, pothos', 'Finger in the soil'),
    tip('Frame something that cost nothing', 'A map, a letter, a pressed leaf.', 'Wide mount', 'Row of three'),
    tip('Choose one colour for small things', 'Shelves calm down.', 'Boxes and folders', 'White works'),
    tip('Hide cables', 'It costs an hour and changes a room.', 'Box and clips', 'Behind the leg'),
    tip('Change handles', 'Old cupboards look new.', 'Measure hole distance', 'Keep the old'),
    tip('Leave one wall empty', 'Eyes rest there.', 'Opposite the fullest', 'At least a year'),
    tip('Spray your scent of home', 'Smell makes a place yours.', 'Coffee, wood, linen', 'Air daily'),
    tip('Take the same photograph monthly', 'You see what grew.', 'Same corner', 'Album'),
  ],
};
