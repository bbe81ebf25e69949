import { type Kind, step, tip } from '../kind.ts';

export const modelRailway: Kind = {
  id: 'model-railway',
  category: 'hobby',
  name: 'Build a model railway',
  slots: {
    scale: {
      words: [
        'N gauge|n gauge|n scale',
        '00 gauge|oo gauge|00 gauge|oo|hornby',
        'H0|h0|ho scale|märklin|maerklin|marklin',
        'Z gauge|z gauge',
        'TT|tt scale',
        '0 gauge|o gauge',
        'G scale|g scale|garden railway|lgb',
        'Lego trains|lego train|lego',
        'wooden trains|brio',
      ],
      otherwise: 'your scale',
    },
    place: {
      words: [
        'attic|loft',
        'cellar|basement',
        'garage',
        'shelf|door|table',
        'garden',
        'spare room|spare bedroom',
        'shed',
        'suitcase',
      ],
      otherwise: 'place you have',
    },
  },
  ask: {
    question: 'Which scale and how much room, and do you have trains already?',
    chips: ['Old trains in boxes', 'A shelf layout in N gauge', 'Digital control'],
  },
  hoursAWeek: 4,
  measures: ['metres'],
  overview:
    'You will get one train running this weekend, plan a layout that fits the {place}, build the baseboard, lay and wire the track without faults, and only then make landscape.',
  approach:
    'Trains derail on bad joints and bad baseboards, so time spent on level boards and clean track pays for ever. A small layout that is finished (a shelf of two metres with a station and a hidden siding) gives more joy than a loft full of bare track. Test with the longest train before anything is glued.',
  done: 'A train runs round or to and fro for half an hour without a derailment, through finished scenery.',
  cautions: [
    'Use the supplied low-voltage controller only, with nothing home-made on the mains. Old transformers with worn cables go to the recycling yard. Cut foam and plaster with a mask.',
  ],
  steps: [
    step(
      'Clean one engine and run it on a test oval',
      'Set up a circle on the table. Clean rails with a track rubber, wheels with alcohol on kitchen paper, one drop of light oil on the bearings. Note which engines run.',
      [
        'Get out the boxes and one controller',
        'Clean a metre of track and one engine',
        'List what runs, crawls or is dead, with the {scale} written beside it',
      ],
      2,
    ),
    step(
      'Choose size, era and what the trains should do',
      'Watching long trains pass needs a loop; shunting needs a shelf. Measure the {place} with doors and reach: nothing further than 70 cm from your arm. Smallest radius for {scale} stands on the maker’s page.',
      [
        'Measure and draw the room',
        'Write down one place, one era and three trains',
        'Visit a club or exhibition and ask about radius',
      ],
      1.5,
    ),
    step(
      'Draw the track plan and test it full size',
      'Use a free planning program or paper templates on the floor. Put in a hidden siding, two places to uncouple, a gradient of 3 per cent at most. Push the longest wagon round by hand.',
      [
        'Draw two plans and live with them for three days',
        'Lay paper templates for {scale} on the floor',
        'List track and points with prices',
      ],
      3,
    ),
    step(
      'Build a level baseboard in sections',
      'Ply of 9–12 mm on a frame, sections of 120 by 60 cm that two people can carry, legs with adjusters, at 100–120 cm height. Light and sockets come before track.',
      [
        'Ask for the wood to be cut in the shop',
        'Check level in both directions and carry one section to the {place}',
        'Drill holes for wires in the frames',
      ],
      10,
    ),
    step(
      'Lay track and test each metre',
      'Cork below, joints filed smooth, points first, curves without kinks. Push a wagon through each joint, then run an engine at crawl. Only then pin or glue the track.',
      [
        'Solder a feed wire to every second rail',
        'Run forwards and backwards at crawl',
        'Mend each jerk the same evening',
      ],
      12,
      { measured: 'Lay the first {50%}' },
    ),
    step(
      'Wire it, analogue or digital',
      'Two bus wires under the board, feeders every metre, colours noted in a plan. Digital (DCC) gives sound and many engines; decoders first into the engines you love.',
      [
        'Draw the wiring and label both ends',
        'Fit one decoder or ask the club to',
        'Test for shorts after each section',
      ],
      8,
    ),
    step(
      'Make one corner of landscape to the end',
      'Shell of card or foam, plaster cloth, earth paint, static grass, ballast glued with thinned glue, one weathered building, three people. A finished corner keeps you going.',
      ['Build one kit and take off its plastic shine', 'Ballast half a metre', 'Take a photograph at eye level'],
      12,
    ),
    step(
      'Run a timetable for guests in the {place}',
      'Finish the other scenes in the same way, then let others drive. It is done after half an hour without a hand reaching in.',
      [
        'Write a timetable for one hour',
        'Invite a child and a railway friend',
        'Vacuum and clean track before each session',
      ],
      10,
      { when: { weeksFrom: 8 }, measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Clean track and wheels before you look for faults',
      'Dirt causes nine of ten stops.',
      'Track rubber, then vacuum',
      'Alcohol on paper',
    ),
    tip('Build one corner to the end', 'A finished scene keeps you going.', 'Half a metre', 'Ballast, grass, people'),
    tip('Join a club evening', 'Somebody has solved your problem already.', 'Bring one engine', 'Look at the wiring'),
    tip(
      'Test with your longest train',
      'It shows tight curves and bad joints.',
      'Before you glue',
      'Forwards and backwards',
    ),
    tip('Clean track before blame', 'Nine of ten faults are dirt.', 'Rubber, then vacuum', 'Wheels too'),
    tip('Buy good points and cheap wagons', 'Points make or break it.', 'Same maker', 'Test before laying'),
    tip('Join a club', 'Layouts, tools and a swap table.', 'Open evening', 'Bring one engine'),
    tip('Sell what does not fit', 'Money for what does.', 'One era', 'Keep the first train'),
    tip('Photograph wiring', 'You will need it in two years.', 'Each section', 'Printed'),
    tip('Make trees in series', 'Fifty cost an evening.', 'Wire, foam', 'Three greens'),
    tip('Try a micro layout', 'A shoebox can be perfect.', 'One month', 'Shunting puzzle'),
    tip('Run slowly', 'It looks real and spares gears.', 'Scale speed', 'Long pauses'),
  ],
};
