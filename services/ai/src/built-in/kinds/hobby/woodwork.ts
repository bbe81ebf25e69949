import { type Kind, step, tip } from '../kind.ts';

/** The piece is half made. */
const glued = [
  "frame's/frame is? glued",
  'are cut/glued/left',
  'drawers cut',
  'finished/made/built a/two/three/four/several/the',
  'turned _ bowls',
];

/** For a small child. */
const cot = ['cot/crib/cradle/baby', 'high chair'];

/** The finish frightens. */
const finishFear = ['afraid of the finish', 'finish', 'varnished/varnish/oil'];

/** Own boards. */
const slab = ['boards/planks/cherry/sawed/log/plank'];

/** Cheap wood. */
const pallets = ['pallets/pallet/jigsaw'];

/** Joints without screws. */
const dovetail = ['dovetail/dovetails/mortise/tenon', 'no screws'];

export const woodwork: Kind = {
  id: 'woodwork',
  category: 'hobby',
  name: 'Make things out of wood',
  slots: {
    piece: {
      words: [
        'dining table|table',
        'coffee table',
        'desk',
        'bookshelf|bookcase|shelves|shelf',
        'bench',
        'workbench',
        'stool|stools',
        'chair|chairs',
        'bed frame|bed',
        'cot|crib|cradle',
        'chest of drawers|drawers',
        'cupboard|cabinet|wardrobe|kitchen cupboards',
        'box|jewellery box',
        'cutting board|chopping board',
        'spoons|spoon',
        'bowls|bowl',
        'planters|planter',
        'toys|toy|puzzles',
        'picture frames|frame|frames',
        'guitar|ukulele',
        'bird boxes|birdhouse|nest box',
        'carved figure|figure|sculpture|carving',
        'chessboard|chess set',
        'door|gate',
        'stairs',
        'lamp',
        'rocking horse',
        'toy chest|chest',
      ],
      otherwise: 'first piece',
    },
  },
  ask: {
    question: 'What would you like to make, and which tools and space do you have?',
    chips: ['A simple bench or box, few tools', 'A table or shelves', 'Fine joints, I have a workshop'],
  },
  hoursAWeek: 4,
  weekly: 'One half-day in the workshop, with the next action written on tape on the piece',
  measures: ['pieces', 'spoons', 'bowls', 'chairs'],
  overview:
    'You will find a place to work, learn to measure, saw, join and finish on one small object, then draw your {piece}, make a cutting list and build it with a test of each joint in scrap wood.',
  approach:
    'Marking and sharpness decide the result more than machines. Buy few tools and good ones, one project at a time. The usual mistake is a big table as the first thing, with wet wood from a building store that bends in the warm room.',
  done: 'You have finished your {piece} with oil or varnish and used the result for a week without a wobble.',
  cautions: [
    'Wear eye and ear protection, a dust mask of class P2 or better, no gloves, rings or loose sleeves at turning machines, and have the table saw, router and planer shown to you by a trained person before first use. Unplug before you change a blade.',
    'Rags with oil can catch fire by themselves: dry them flat outside or keep them under water. Cots and children’s beds must follow the safety standard of your country on gaps and height; treat pallets with an unknown stamp as unsafe indoors.',
  ],
  steps: [
    step(
      'List what is open on your {piece} and its order',
      'Runners and hardware before the top, top before the finish, finish before the handles. Dry-fit all once with tape and pencil marks. Measure diagonals again: a frame that has moved decides where the top sits.',
      ['Write the open jobs in order', 'Dry-fit and mark', 'Measure both diagonals'],
      1,
      { when: { said: glued } },
    ),
    step(
      'Fix runners and top so that wood can move',
      'A solid top moves 3 to 5 mm across in a year: buttons or slotted holes, screws only in the middle. Runners parallel by a spacer stick, wax on the edges, drawer a hair smaller than the hole. Test it by one finger.',
      ['Cut a spacer stick for the runners', 'Fix the top with buttons or slots', 'Wax and test each drawer'],
      4,
      { when: { said: glued } },
    ),
    step(
      'Find a place to work and list your tools',
      'A garage corner, balcony with a folding bench, or a maker space with machines and help. Write what you have and what the piece needs; do not buy yet.',
      [
        'Look up two maker spaces or classes and their price',
        'List the tools you have',
        'Sketch your {piece} with three measurements',
      ],
      1.5,
      { when: { unsaid: glued } },
    ),
    step(
      'Take an introduction to tools and safety',
      'Half a day in a class, or two hours with an experienced friend: marking, sawing to a line, chisel, drill, clamps, and the machine you want to use. Ask which accidents they have seen and why.',
      [
        'Book the class',
        'Ask which tools suffice for your {piece}',
        'Write down the three safety rules of each machine',
      ],
      4,
      { when: { unsaid: glued, level: 'beginner' } },
    ),
    step(
      'Sharpen chisels, plane and marking knife',
      'A sharp edge shaves hair-thin end grain of pine without crumbling. Set up a stone or a sharpening board beside the bench, so that it takes three minutes.',
      ['Flatten the backs', 'Sharpen and test on end grain', 'Check that your square is square'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Make a small box or stool as practice',
      'Straight sawing, two kinds of joint, glue, sanding to 180, oil. It may be ugly. It is done when it stands flat and the lid or seat fits.',
      ['Buy one planed board', 'Mark with a knife and saw beside the line', 'Write the three worst mistakes'],
      8,
      { when: { unsaid: [...glued, ...dovetail, ...cot], level: 'beginner', weeksFrom: 5 } },
    ),
    step(
      'Cut ten practice joints and keep the last',
      'Marking knife, one gauge setting, saw beside the line, chisel from both sides. Mortise a third of the thickness, tails before pins. Ten in softwood over ten evenings, dated; the tenth holds without glue.',
      ['Mark with a knife and gauge', 'One joint an evening in softwood', 'Saw one open and look at the gaps'],
      6,
      { when: { said: dovetail } },
    ),
    step(
      'Read the cot rules before the drawing',
      'Gaps between bars 45 to 65 mm, no gap at the mattress wider than 30 mm, inside 600 mm from lowest base to rail, nothing to climb on or catch a cord. Finish safe for saliva, cured four weeks before use. Mattress first, then the cot around it.',
      ['Buy or measure the mattress', 'Write the gaps on the drawing', 'Set the last coat four weeks before the birth'],
      2,
      { when: { said: cot } },
    ),
    step(
      'Take pallets apart and make their boards straight',
      'Only those stamped HT, none with MB or stains. Saw the nails with a long blade between boards, rather than lever. A magnet over all, then plane or sand, sort by thickness, and cut the twisted ones short. A guide clamped to the jigsaw gives straight cuts.',
      ['Choose boards stamped HT', 'Saw nails, sweep with a magnet', 'Sort by thickness and clamp a guide'],
      4,
      { when: { said: pallets } },
    ),
    step(
      'Check your own boards for damp, twist and metal',
      'Moisture 8 to 12 per cent for indoors; barn boards come in for four weeks first. Look along each, mark twist and cracks with chalk, run a magnet over. Have them planed at a joiner’s for a small sum. Lay the fairest face up and cut the list around the faults.',
      ['Measure moisture', 'Mark twist, cracks and nails', 'Ask a joiner what planing costs'],
      2,
      { waitDays: 14, when: { said: slab } },
    ),
    step(
      'Draw the piece at scale with a cutting list',
      'Front, side, top on squared paper or a free program, then cardboard in full size in the room. For each part: length, width, thickness, number, plus 10 per cent waste.',
      [
        'Measure something like your {piece} that feels right',
        'Tape its outline onto floor or wall',
        'Write the cutting list',
      ],
      3,
      { when: { unsaid: glued } },
    ),
    step(
      'Buy dry wood and let it rest indoors',
      'Look along every board for twist, ask for moisture (8 to 12 per cent for furniture), and have thick boards planed by the yard. Stack with strips between for two weeks.',
      [
        'Ask two timber yards for price and planing',
        'Choose the boards for your {piece} yourself',
        'Stack them in a heated room',
      ],
      3,
      { waitDays: 10, when: { unsaid: [...slab, ...pallets], weeksFrom: 5 } },
    ),
    step(
      'Try the finish on offcuts before it meets the piece',
      'Sand 120, 180, 240 with the grain, vacuum, damp cloth, last grit again. Three offcuts: hard-wax oil, wiping varnish, oil. Thin coats, wiped off after 15 minutes, a day between. Spill coffee on each. Then the underside first.',
      ['Sand three offcuts as the piece', 'Try three finishes and spill coffee', 'Begin with the underside'],
      3,
      { when: { said: finishFear } },
    ),
    step(
      'Cut one test joint in scrap and then the parts',
      'Test the joint until it goes together with light taps of a mallet. Then cut all parts of the same length with the same stop, and number them in pencil.',
      ['Test the joint of your {piece}', 'Cut long parts first', 'Number and mark the face side'],
      8,
      { measured: 'Finish the first {20%}' },
    ),
    step(
      'Assemble dry, then glue in two stages',
      'Put it together without glue, measure both diagonals (equal means square) and lay out every clamp. Glue a part at a time; wipe squeeze-out when it is rubbery.',
      [
        'Do a full rehearsal with clamps',
        'Glue the first half of your {piece}',
        'Check diagonals and leave it overnight',
      ],
      7,
      { waitDays: 1, measured: 'Reach {50%}' },
    ),
    step(
      'Sand, finish and put it into use',
      '120, 180, then 240 along the grain, edges lightly broken. Two or three thin coats of oil or varnish, tested on scrap. Wait the days on the tin, use it for a week, and tighten what moved.',
      ['Test the finish on leftover wood', 'Coat your {piece} and dry the rags safely', 'Sign and date it underneath'],
      7,
      { waitDays: 3, measured: 'Finish all {total} and use them' },
    ),
  ],
  suggestions: [
    tip(
      'Mark with a knife, not a pencil',
      'The saw finds the line by itself.',
      'Three light strokes',
      'Square from one face',
    ),
    tip('Cut a little long, trim later', 'Wood cannot be added.', 'Two millimetres', 'Plane to the line'),
    tip(
      'Make a story stick',
      'One stick with all marks avoids errors.',
      'Instead of a tape',
      'Keep it with the drawing',
    ),
    tip(
      'Buy second-hand hand tools',
      'Old planes and chisels are good steel.',
      'No deep rust',
      'Bring a straight edge',
    ),
    tip('Have more clamps than you think', 'Borrow for glue-up day.', 'One per 20 cm', 'Paper against stains'),
    tip(
      'Write the next action on tape',
      'A week later you start at once.',
      'On the piece itself',
      'Measurement included',
    ),
    tip('Keep a bin of test pieces', 'Finish, glue and joints go there first.', 'Same wood', 'Label them'),
    tip(
      'Leave room for movement',
      'A table top grows across the grain.',
      'Slotted holes or buttons',
      'Never glue it rigid',
    ),
    tip('Stop when you hurry', 'Cuts happen in the last half hour.', 'Sweep instead', 'Come back rested'),
    tip('Ask a joiner for offcuts', 'Good hardwood for small work.', 'Friday afternoon', 'Bring biscuits'),
    tip(
      'Measure twice and say it aloud',
      'Most wrong cuts come from a number kept in the head.',
      'Mark waste with a cross',
      'Then saw',
    ),
    tip('Visit a furniture museum or fair', 'Look under and behind.', 'Photograph joints', 'Measure a chair you like'),
  ],
};
