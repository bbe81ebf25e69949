import { type Kind, step, tip } from '../kind.ts';

const partDone = ['are/is sorted/done/finished', 'konmari', 'with labels', 'in january/march'];

const manyHands = ['four/five/three/everybody/everyone people?', 'people throw', 'kids/husband/wife/mother/mum'];

const oneSpot = ['drawer/cupboard/press/shelf/corner/under_the_stairs'];

export const organiseHome: Kind = {
  id: 'organise-home',
  category: 'personal',
  name: 'Organise your home',
  slots: {
    room: {
      words: [
        'kitchen|kitchen cupboards',
        'pantry|larder',
        'kids’ room|children’s room|nursery|toys',
        'hallway|hall|entrance',
        'garage',
        'wardrobe|closet',
        'home office|study|desk',
        'workshop|tools',
        'laundry room|laundry',
        'freezer|fridge',
        'craft corner|craft',
        'cupboard under the stairs|stairs',
        'bedroom',
        'living room|lounge',
        'bathroom',
        'basement|cellar',
        'loft|attic',
        'flat|studio|apartment',
        'shed',
      ],
      otherwise: 'home',
    },
  },
  ask: {
    question: 'Which room costs you most time, and who else lives with you?',
    chips: ['Kitchen and hall, family', 'A tiny flat, just me', 'A workshop or hobby room'],
  },
  hoursAWeek: 3,
  weekly: 'One zone of two hours, and ten minutes of putting back every evening',
  measures: ['rooms', 'zones', 'cupboards', 'shelves'],
  overview:
    'You will watch what really happens in your {room} for a few days, divide it into zones by use, place things by how often they are needed, and label them so that everybody can put them back. Buying comes last.',
  approach:
    'Order fails when putting back is harder than putting down. So things go where they are used and dropped anyway, in open boxes rather than behind two doors. Measure and try with cardboard before you buy a single basket, and agree with those who live there.',
  done: 'Anybody at home finds and puts back twenty everyday things without asking, and tidying takes ten minutes an evening.',
  cautions: [
    'Fix high shelves and chests to the wall, above all with children. Keep medicines, cleaners and batteries locked or high up, and exits and heaters free.',
  ],
  steps: [
    step(
      'Write what holds in the finished rooms and use it next',
      'In the rooms that stay tidy something is right: a label, an open box, few things. Write the three reasons. The next place gets the same and one afternoon of three hours, from left to right, with one box for elsewhere.',
      ['Write the three reasons', 'Fix the afternoon', 'Set up the box for elsewhere'],
      0.5,
      { when: { said: partDone } },
    ),
    step(
      'Write down what you search for and where things land',
      'For three days a note on the fridge: what was searched for, what lay in the way, who dropped it. The list shows which five places need an answer first.',
      [
        'Walk through your {room} and note ten things without a place',
        'Hang up the list and ask everybody to add to it',
      ],
      0.7,
      { waitDays: 3, when: { unsaid: partDone } },
    ),
    step(
      'Take out what nobody uses any more',
      'One bag per zone: broken, double, outgrown. Ordering what you do not need wastes space. If more than five bags come together, clear out first and organise afterwards.',
      ['Fill two bags from your {room}', 'Take them away in the same week'],
      3,
    ),
    step(
      'Empty your {room} in one go and put back only what is used',
      'One spot is done in two hours: sheet on the floor, everything out, wipe. Four heaps: used this month, belongs elsewhere, give or repair, rubbish. Back go the first ones, standing, in open boxes cut from cartons, the most used in front. The rest leaves the house the same day.',
      ['Lay the sheet and take all out', 'Make the four heaps', 'Carry out the same day what leaves'],
      2,
      { when: { said: oneSpot } },
    ),
    step(
      'Divide your {room} into zones by use',
      'Coffee, cooking, baking; leaving, coming home; homework, crafts. Draw a plan and write into each zone what is needed there. Daily things between hip and eye, yearly ones on top.',
      [
        'Draw the plan on one sheet',
        'Go through one weekday and mark each walk',
        'Ask those who use it what annoys them',
      ],
      1.5,
      { when: { unsaid: oneSpot } },
    ),
    step(
      'Move things for a week with cardboard boxes',
      'Shoe boxes and trays show whether the idea works before money is spent. Change whatever is not put back three times: it is in the wrong place.',
      [
        'Set up the most used zone of your {room}',
        'Write the contents on the boxes',
        'Count after a week what lies outside',
      ],
      4,
      { measured: 'Set up the first {20%}' },
    ),
    step(
      'Give scissors, keys, post and chargers one open place each',
      'Where things land is where they get a home: a hook at the door, a tray, a bowl, a second pair of scissors in the kitchen. Open, at hand height for the smallest, a picture on it. Nobody gets told off for two weeks; each evening five minutes to music, all together.',
      ['Hang hook, tray and bowl where things land', 'Put up pictures', 'Hold five minutes each evening'],
      2,
      { when: { said: manyHands } },
    ),
    step(
      'Measure, then buy only what is missing',
      'Width, depth and height of each shelf, on the phone. Open boxes for daily things, lids for stores, the same series so that they stack. Set a sum beforehand.',
      ['Measure all shelves in your {room}', 'Look second-hand first', 'Fix shelves to the wall with the right plugs'],
      4,
      { when: { unsaid: manyHands } },
    ),
    step(
      'Set up one zone after another with labels',
      'Two hours each, one zone fully before the next. Words and pictures for children, large letters for old eyes. Ask one person to find five things: where they search first is the right place.',
      ['Do the next zone of your {room}', 'Label shelf and box', 'Let somebody search for five things'],
      8,
      { measured: 'Finish {50%}, labelled and tested', when: { weeksFrom: 3 } },
    ),
    step(
      'Agree on who puts back what and when',
      'Ten minutes after dinner, everybody, with music. Each person has one zone. Children put back what has a picture. No lectures; a box by the stairs for things left lying.',
      ['Choose the ten minutes', 'Divide the zones of your {room}'],
      1,
    ),
    step(
      'Test the order for a month and correct it',
      'Search list on the fridge again for three days, and compare. Change the two zones that fell apart. It is done when others find twenty things and ten minutes in the evening are enough.',
      [
        'Write twenty everyday things on a sheet and let others find them',
        'Correct two zones in your {room}',
        'Photograph the zones as a model',
      ],
      3,
      { waitDays: 14, measured: 'All {total} work without asking' },
    ),
  ],
  suggestions: [
    tip('Hang keys at the door', 'The search ends on the same day.', 'One hook per person', 'Bowl for the rest'),
    tip('Store things upright', 'You see all at one look.', 'Lids, trays, T-shirts', 'Like books'),
    tip('Use doors and walls', 'They are the largest free space.', 'Hooks inside cupboards', 'Rail for pans'),
    tip('Keep a list on the freezer', 'Nothing gets forgotten.', 'Date and portions', 'Cross off'),
    tip('Give each person a basket', 'Wandering things go home with it.', 'At the stairs', 'Emptied on Sunday'),
    tip('Put toys in a rotation', 'Less out means less to tidy.', 'A third out', 'Swap monthly'),
    tip('Leave a fifth empty', 'Full shelves do not stay in order.', 'Each shelf', 'New things fit'),
    tip('Take out the lids', 'An open box is used more.', 'For daily things', 'Lids for dust only'),
    tip(
      'Put a laundry basket where clothes fall',
      'It works better than telling off.',
      'Light and dark',
      'In the bedroom',
    ),
    tip('Group by task, not by kind', 'All for baking in one box.', 'Shoe polish kit', 'Present wrapping kit'),
    tip('Mark home places with tape', 'Tools return to their outline.', 'Draw round them', 'Gaps are seen'),
    tip('Clear the floor first', 'A free floor changes a room most.', 'Under the bed too', 'Boxes with wheels'),
  ],
};
