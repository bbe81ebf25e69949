import { type Kind, step, tip } from '../kind.ts';

/** The room is bare. */
const stripped = [
  'stripped/gutted/ripped_out/pulled_out/demolished',
  'back to bare/brick/the_brick',
  'already/have removed/taken_out/torn_out/knocked',
];

/** A firm is chosen or booked. */
const firmChosen = [
  'builder/builders/fitter/plumber/tiler/decorator/firm/contractor is/are? booked',
  'booked the/a/our? builder/builders/fitter/plumber/tiler/contractor',
  'builder/builders/fitter/contractor starts/start/coming',
  'got/have/had two/three/2/3/the? quotes/offers',
  'accepted the/a quote',
];

export const renovateRoom: Kind = {
  id: 'renovate-room',
  category: 'personal',
  name: 'Renovate a room',
  slots: {
    room: {
      words: [
        'bathroom|shower|bath',
        'kitchen',
        'living room|lounge',
        'bedroom',
        'nursery|baby room',
        'kids’ room|children’s room|son’s room|daughter’s room',
        'hallway|hall',
        'dining room',
        'loft|attic',
        'basement|cellar',
        'garage',
        'home office|office|study',
        'spare room|guest room',
        'stairs|staircase',
        'balcony',
        'conservatory|extension',
        'toilet|cloakroom',
        'utility room|laundry',
      ],
      otherwise: 'room',
    },
  },
  ask: {
    question: 'Which room is it, and what do you want to do yourself?',
    chips: ['Paint and floor, myself', 'Bath or kitchen with firms', 'A rented flat, small budget'],
  },
  hoursAWeek: 7,
  measures: ['rooms', 'walls', 'windows', 'm²', 'square metres'],
  overview:
    'You will measure and decide what the room must do, find hidden faults, set a budget with a reserve, get permissions and offers, and work in the right order from ceiling to floor. The last step is the check of the work and the move back in.',
  approach:
    'The order is: strip, damp and structure, pipes and cables, plaster, ceiling, walls, floor, doors, furniture. Drying times decide the calendar more than your own speed. Budgets break through faults behind tiles and through changes made late, so look first and change nothing after ordering.',
  done: 'The room is finished and used, the list of faults is empty, and bills and guarantees are filed.',
  cautions: [
    'Electricity, gas, load-bearing walls and roofs belong to qualified trades; have old paint, tiles, glue and boards tested for lead and asbestos before you sand or break them, and stay out of the dust if pregnant.',
    'In a rented home ask the landlord in writing first. Ask the building office whether the work needs a permit.',
  ],
  steps: [
    step(
      'Photograph bare walls and floor with a tape measure',
      'Nothing hides now: note damp patches, cracks, old cables, pipes and what sounds hollow. The pictures show later where no screw may go.',
      [
        'Photograph each wall of your {room} with the tape',
        'Mark damp, cracks and old cables',
        'Write what must be mended before anything is closed',
      ],
      1,
      { when: { said: stripped } },
    ),
    step(
      'Measure your {room} and write what it must do',
      'A sketch with lengths, doors, sockets, pipes, and ten photographs. Then three things the room must be able to do afterwards, and what stays. It saves most wrong purchases.',
      [
        'Photograph all walls, corners and the ceiling',
        'Draw the plan with measurements',
        'Write three musts and what stays',
      ],
      1.5,
      { when: { unsaid: stripped } },
    ),
    step(
      'Look for damp, cracks, old cables and pipes',
      'Tap tiles, lift a corner of the floor, look behind furniture, note the age of the wiring. Damp must be solved at its cause first. When in doubt, one paid hour of a surveyor or electrician is cheap.',
      [
        'Check outside wall, window and ceiling of your {room}',
        'Ask an expert about damp, wires and asbestos',
        'Find out where water and power are turned off',
      ],
      2.5,
      { when: { unsaid: stripped }, waitDays: 5 },
    ),
    step(
      'Have damp and wiring of your {room} seen before walls close',
      'One paid hour of an electrician, and of a damp expert where a patch is darker than the rest. It is the last cheap moment for another socket, a moved pipe or insulation.',
      [
        'Book the electrician for one hour',
        'Decide on sockets, lights and pipes',
        'Let wet places dry and find their cause',
      ],
      3,
      { waitDays: 5, when: { said: stripped } },
    ),
    step(
      'Set a budget with fifteen per cent in reserve',
      'Material, labour, tools, skip, a place to eat or wash meanwhile. Decide what you do yourself: your hours are honest only if doubled. Order samples and look at them by day and lamp.',
      [
        'Write a list with real prices',
        'Choose two colours and paint one square metre each',
        'Decide what firms do in your {room}, and order what takes longest',
      ],
      5,
      { waitDays: 7 },
    ),
    step(
      'Get permission and three written offers',
      'Landlord, building office, neighbours or owners’ association. Offers on the same list, with dates, prices, clean-up and payments by stage. Never pay everything ahead; ask to see a job from last year.',
      [
        'Ask in writing whether your {room} needs a permit',
        'Ask three firms for a fixed price',
        'Call two former customers',
      ],
      5,
      { waitDays: 21, when: { weeksFrom: 8, unsaid: [...stripped, ...firmChosen] } },
    ),
    step(
      'Agree order of work, dates and payments with the firm',
      'Who does what on which day, what you prepare, who orders tiles and paint, where rubble goes, and payment by finished stage. Hold back a tenth until the faults are mended.',
      [
        'Write one page: work, dates, payments',
        'Ask what must be ordered now for your {room}',
        'Have the page confirmed by mail',
      ],
      2,
      { when: { said: firmChosen } },
    ),
    step(
      'Clear the {room}, protect and strip it',
      'Furniture out, floors taped, door sealed against dust. Water and power off where you work. Strip one part at a time and photograph pipes and cables before they disappear.',
      [
        'Set up a place for what the room was used for',
        'Mask, glasses, gloves, window open',
        'Take rubble to the yard by kind',
      ],
      8,
      { when: { unsaid: stripped }, measured: 'Clear and strip {20%}' },
    ),
    step(
      'Do pipes, cables, plaster and let it dry',
      'Trades come in sequence, and you check before walls are closed. New plaster needs about a week per centimetre, fresh screed weeks. Fill, sand and prime; the surface shows all.',
      [
        'Check sockets and pipes against the plan of your {room}',
        'Photograph open walls with a tape measure',
        'Fill, sand, prime',
      ],
      14,
      { waitDays: 10, when: { weeksFrom: 5 } },
    ),
    step(
      'Paint ceiling and walls, then lay the floor',
      'Corners with a brush, then with the roller wet in wet from the window. Two thin coats. Then floor, skirting, doors. Let the floor boards lie in the room for two days before you lay them.',
      [
        'Tape, edge, roll one wall without a break',
        'Let each coat dry overnight',
        'Start the floor on the straightest wall of your {room}',
      ],
      18,
      { measured: 'Finish {50%} with paint and floor' },
    ),
    step(
      'Check everything, list faults and move back in',
      'By daylight and with the lamp close to the wall: doors, sockets, joints, silicone, slopes. Keep back the last payment until the list is done. It is finished when the room is used and the papers are filed.',
      [
        'Write the list of faults with dates',
        'File bills, colours and guarantees',
        'Hang lamps and move into your {room}',
      ],
      5,
      { measured: 'All {total} finished and in use' },
    ),
  ],
  suggestions: [
    tip(
      'Start when the material is there',
      'Kitchens, doors and windows can take weeks.',
      'Order the slowest first',
      'Ten per cent more for cuts',
    ),
    tip('Buy good brushes and tape', 'Cheap ones show on the wall.', 'One good roller', 'Pull tape while wet'),
    tip('Keep the numbers of colours', 'You will need to touch up.', 'Photo of the tin', 'A jar of the rest'),
    tip('Do one room fully', 'Five half rooms make nobody happy.', 'Door to door', 'Then the next'),
    tip('Look for ends of lines', 'Tiles and floors are sold off cheaply.', 'Ask for leftovers', 'Take one box more'),
    tip('Plan sockets too many', 'Later they are expensive.', 'Beside bed and desk', 'Draw furniture first'),
    tip('Live with a test wall', 'Colours change by lamp light.', 'One square metre', 'Three days'),
    tip(
      'Ask a friend who has done it',
      'One weekend teaches a trade’s basics.',
      'They show, you do',
      'Good food for pay',
    ),
    tip('Air often and heat a little', 'Drying needs both.', 'Three times a day', 'No hot fans'),
    tip('Cover what you do not clear', 'Dust goes everywhere.', 'Foil on the floor', 'Wet cloth at the door'),
    tip('Talk to the neighbours', 'Noise with a date is forgiven.', 'Note in the stairs', 'No drilling on Sunday'),
    tip('Write changes down with price', 'Talked-over extras end in quarrels.', 'Before work', 'Both sign'),
    tip('Spend on what you touch', 'Taps, handles and switches are felt daily.', 'Save on tiles', 'Not on sealing'),
  ],
};
