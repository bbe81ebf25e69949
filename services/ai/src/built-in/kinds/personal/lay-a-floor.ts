import { type Kind, step, tip } from '../kind.ts';

const begun = [
  "underlay's/underlay_is down",
  'rows/row are/is in',
  'eight/five/ten rows',
  'self-leveller/leveller has? dried',
  'moisture at',
  'starts tomorrow',
  'bought/ordered click/parquet/laminate/planks/the_boards',
];
const squeak = ['squeak/squeaks/creaks/creak/squeaky'];

export const layAFloor: Kind = {
  id: 'lay-a-floor',
  category: 'personal',
  name: 'Lay a new floor',
  slots: {
    floor: {
      words: [
        'laminate',
        'vinyl|lino|click vinyl|lvt',
        'parquet|wooden floor|wood floor|hardwood|engineered wood|oak',
        'carpet|carpets',
        'floorboards|boards|sand the floor|old boards',
      ],
      otherwise: 'flooring',
    },
    room: {
      words: [
        'living room|lounge',
        'bedroom',
        'kitchen',
        'hall|hallway',
        'child’s room|kids room|nursery',
        'bathroom',
        'loft|attic',
        'whole flat|flat|apartment',
      ],
      otherwise: 'room',
    },
  },
  ask: {
    question: 'What lies there now, and what should come?',
    chips: ['Carpet out, laminate in', 'Old boards to be sanded', 'New floor on bare concrete'],
  },
  hoursAWeek: 8,
  overview:
    'You will check the floor under the floor, choose a covering that suits room and budget, let it lie in the room for two days, and lay it with the right gap. A room of 15 square metres takes a beginner a weekend.',
  approach:
    'A new floor is as good as what lies under it: dry, level, firm and clean. Leave 8 to 10 mm at all walls, because wood and laminate move with the seasons. Doors, pipes and thresholds take as long as the whole middle.',
  done: 'The {floor} lies without creaks or gaps, the doors open, the edges are closed and the {room} is in use.',
  cautions: [
    'Old vinyl tiles and black glue may hold asbestos: have them tested before you tear them out. With underfloor heating follow the maker’s limits. Wear a dust mask and ear protection when sanding; oily rags can catch fire by themselves, so dry them spread out outdoors.',
  ],
  steps: [
    step(
      'Measure the {room} and look under the old floor',
      'Lift a corner: concrete, screed, boards? Measure length and width at three places, door heights and thresholds. In a rented home ask the landlord in writing.',
      [
        'Measure and draw the {room}',
        'Lift a corner of the old floor',
        'Ask landlord or building about impact sound rules',
      ],
      1,
      { when: { unsaid: ["underlay's/underlay_is down", 'rows/row are/is in', 'eight/five/ten rows'] } },
    ),
    step(
      'Check that the base is level and dry',
      'Lay a 2 m straight edge: more than 3 mm needs levelling. Tape a square metre of film on concrete overnight; drops under it mean damp that must be mended first. Screw down boards that creak.',
      ['Check level in five places', 'Do the film test overnight', 'Screw down or fill what moves'],
      1.5,
      { waitDays: 1 },
    ),
    step(
      'Choose the {floor} and order ten per cent more',
      'Vinyl stands water and children, laminate is cheap and hard, wood can be sanded again, carpet is warm and quiet. Ask for wear class, thickness and the underlay that fits. Add ten per cent for waste and one spare pack.',
      [
        'Take three samples home and lay them in daylight',
        'Order {floor}, underlay, skirting and thresholds together',
        'Ask about delivery to your storey',
      ],
      3,
      { when: { unsaid: begun }, waitDays: 5 },
    ),
    step(
      'Take out the old floor and clean',
      'Cut carpet into strips and roll it, pull nails and staples, take off skirting boards and number them. Fill and level, let dry as the bag says, vacuum twice.',
      ['Clear the {room}', 'Remove the old floor and book disposal', 'Fill, level and vacuum'],
      4,
    ),
    step(
      'Let the packs lie in the {room} for two days',
      'Closed packs, flat, at room temperature, so that the boards do their moving before they lie. Meanwhile plan the rows: along the light or the long wall, first and last row at least 5 cm wide.',
      ['Stack the packs flat in the {room}', 'Work out the width of the last row'],
      0.5,
      { waitDays: 2 },
    ),
    step(
      'Plan the last row and the pipes before the next board',
      'Width left minus 8 mm, divided so that no board is under 5 cm; else cut the first row narrower. A wedge is drawn with a spacer along the wall. Pipes: drill 16 mm wider, cut a V from the edge, glue the piece behind.',
      ['Measure the last row at both ends', 'Draw the wedge with a spacer', 'Drill for the pipes 16 mm wider'],
      1,
      { when: { said: begun } },
    ),
    step(
      'Find the squeak and screw it before anything covers it',
      'Walk with chalk and mark each place. Screw boards into the joists every 20 cm, with the detector for pipes and cables first. Talc between boards helps a little; a loose joist is packed from below.',
      ['Mark each squeak with chalk', 'Look for pipes and cables', 'Screw boards into the joists'],
      2,
      { when: { said: squeak } },
    ),
    step(
      'Lay the floor from the straight wall',
      'Underlay edge to edge, spacers of 10 mm at the wall, joints staggered by at least 30 cm. Tap with a block, never on the edge. For old boards sand with 40, 80 and 120 grit instead, then oil or varnish in two to three coats.',
      [
        'Lay the first three rows and check them with a string',
        'Use cut ends to begin the next row',
        'Leave the gap at pipes and frames too',
      ],
      9,
    ),
    step(
      'Cut door frames, fix skirting and thresholds',
      'Saw frames with a piece of flooring as guide, and slide the board under. Screw thresholds to the base, skirting to the wall, never to the floor. Plane doors that drag.',
      ['Undercut the frames', 'Fix skirting and thresholds', 'Hang the doors again'],
      4,
    ),
    step(
      'Walk the floor for a month and keep spares',
      'Listen for creaks and look at the gaps when heating starts. Felt under chairs, a mat at the door, care as the maker writes. The {floor} is done when nothing moves; store one pack and the receipt.',
      ['Put felt under all chairs and tables', 'Store a spare pack of {floor} with the receipt'],
      1,
      { waitDays: 28 },
    ),
  ],
  suggestions: [
    tip('Watch a film of your click system', 'Each locks in another way.', 'Angle or drop', 'Twice before you start'),
    tip(
      'Rent the sander for a weekend',
      'Friday evening to Monday is often one price.',
      'Edge sander too',
      'Plenty of paper',
    ),
    tip('Start with the smallest room', 'Mistakes cost less there.', 'Bedroom before hall', 'Then the large one'),
    tip('Check three boards for colour', 'Mix packs so that no patch shows.', 'Open four packs', 'Shuffle'),
    tip('Buy knee pads', 'Two days on the knees are long.', 'Gel, not foam', 'Change sides'),
    tip('Ask about sound underlay', 'Neighbours below hear each step.', 'Decibel value', 'House rules'),
    tip('Use a jigsaw with the face down', 'The edge frays less.', 'Fine blade', 'Clamp it'),
    tip('Close pipe holes with rosettes', 'They hide the gap cheaply.', 'Measure the pipe', 'Clip on'),
    tip('Ask what removal costs', 'Carpet and glue are bulky waste.', 'Council collection', 'Tip with a permit'),
    tip('Buy remnants for small rooms', 'Half price for the hall.', 'Ask for ends of rolls', 'Same batch'),
    tip('Oil wood again each year', 'Scratches vanish without sanding.', 'Thin coat', 'Two days’ drying'),
    tip(
      'Have carpet fitted if in doubt',
      'Stretching needs tools and practice.',
      'Ask if the fitting is free',
      'Two quotes',
    ),
  ],
};
