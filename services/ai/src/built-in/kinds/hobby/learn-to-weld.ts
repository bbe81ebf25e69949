import { type Kind, step, tip } from '../kind.ts';

/** They weld already. */
const welds = [
  'beads are? fine/flat/ok/consistent',
  'can/already weld _? _? flat/stick/mig/tig',
  'welded/welding for/since two/three/four/five/many/a',
  'done/did/finished a? welding? course/class/evening_class',
  'seams/welds look/are awful/ugly/bad/lumpy/porous',
  'vertical/overhead/6g/3g',
];

/** The machine is there. */
const hasMachine = [
  'bought/got/have/own/inherited a/my/the/an _? welder/machine/mig/tig/inverter',
  'welder in/from the/my',
];

/** Thin sheet. */
const thin = ['sheet/panel/panels/sills/body/exhaust/mudguard/thin', 'floor pans', 'car body'];

/** Thick steel on a farm. */
const farm = ['farm/tractor/bucket/implement/plough/gate/gates/trailer'];

/** A paper for work. */
const certificate = ['certificate/certification/certified/coded/job/apprenticeship/ticket/qualification'];

export const learnToWeld: Kind = {
  id: 'learn-to-weld',
  category: 'hobby',
  name: 'Learn to weld',
  slots: {
    process: {
      words: [
        'MIG welding|mig|mag|gas shielded',
        'TIG welding|tig',
        'stick welding|stick|arc welding|mma|smaw',
        'flux-core welding|flux core|gasless|fcaw',
        'aluminium welding|aluminum welding',
        'gas welding|oxyacetylene|oxy',
      ],
      otherwise: 'welding',
    },
    piece: {
      words: [
        'gate|gates|fence|railing|railings',
        'trailer|trailers',
        'workbench|bench|table|table legs',
        'fire pit|firepit|grill|barbecue|smoker',
        'sculpture|sculptures',
        'sills|floor pans|car body|exhaust',
        'bike frame|frame',
        'roll cage',
        'tractor bucket|bucket|implement|plough',
      ],
      otherwise: 'first piece',
    },
  },
  ask: {
    question: 'Which process, which metal, and what would you like to make or mend?',
    chips: ['MIG, thin steel, from zero', 'Stick, farm repairs', 'I weld, my seams look poor'],
  },
  hoursAWeek: 3,
  weekly: 'Two sessions of 90 minutes: twenty beads first, then one joint, then cut one open',
  measures: ['beads', 'joints', 'pieces'],
  overview:
    'You will set up a safe corner, run flat beads on clean steel until they look alike, go on to four joints, test each by breaking it, and then make your {piece}.',
  approach:
    'Flat beads first, joints later, positions last. Clean bright metal, a good earth clamp and the right setting are most of a good seam; the hand does the rest. Listen: steady frying bacon is right in MIG, popping is not.',
  done: 'Your test joints bend flat without a crack, and your {piece} is finished and stands or holds.',
  cautions: [
    'Arc light burns eyes and skin: helmet with automatic filter, leather gloves, cotton or leather sleeves, no nylon. Weld in moving air, never on galvanised, chromed or painted metal or on closed tanks and drums. Extinguisher and a fire watch of an hour afterwards.',
    'Have welds that carry people, lift loads, steer or brake made or checked by a certified welder. With a pacemaker ask the doctor before.',
  ],
  steps: [
    step(
      'Set up a welding corner that cannot burn',
      'Concrete floor, three metres clear of wood, fuel and paint, wind kept from the gas, fan across and not at the arc. Auto-dark helmet at shade 10 to 11, gloves, leather apron, extinguisher, bucket. Earth clamp on bright metal. It is done when somebody else has looked round with you.',
      [
        'Clear three metres and hang a screen',
        'Get helmet, gloves, apron and extinguisher',
        'Check the plug and circuit for the machine',
      ],
      2,
      { when: { unsaid: welds } },
    ),
    step(
      'Cut open three of your own seams and name the fault',
      'Saw through, polish, look: no root means too cold or too fast, holes mean gas, rust or wind, undercut means too hot or too long an arc. Bend one flat in the vice, where it cracks there is the fault. One fault is this month’s work.',
      ['Saw and polish three seams', 'Bend two in the vice', 'Write fault, cause and new setting'],
      1.5,
      { when: { said: welds } },
    ),
    step(
      'Run twenty beads for the one fault, then change one setting',
      'Cold start: raise volts or wait a second before you move. Holes: nozzle clean, 12 litres of gas, no draught, bright metal. Undercut: shorter arc, pause at the edges. Twenty beads with the same setting, then one knob a step.',
      ['Twenty beads with one setting', 'One knob a step, twenty more', 'Bend two and compare'],
      4,
      { when: { said: welds } },
    ),
    step(
      'Book an evening course for {process} before you buy',
      'Four to ten evenings with a machine, gas and steel included cost less than a wrong machine. Ask a college, makerspace or adult school how many people share a booth. Try MIG and stick there; then decide.',
      ['Ask two courses about hours at the machine', 'Try two processes', 'Write down what suits your metal'],
      2,
      { waitDays: 7, when: { unsaid: [...welds, ...hasMachine] } },
    ),
    step(
      'Set machine, wire and gas and write them on a card',
      'For 3 mm steel in MIG: 0.8 mm wire, about 18 volts, 5 metres of wire a minute, 10 to 12 litres of argon with carbon dioxide, stick-out 10 mm. Stick: 2.5 mm rod at 75 to 85 amps. Change one knob at a time on scrap and listen.',
      [
        'Read the chart in the lid of the machine',
        'Ground ten plates bright',
        'Write volts, wire and gas beside each bead',
      ],
      2,
      { when: { said: hasMachine, unsaid: welds } },
    ),
    step(
      'Run a hundred flat beads on clean plate',
      'Plates of 3 to 5 mm, flat on the bench, 10 cm long. Torch 10 to 15 degrees, both hands, elbow on the table, watch the edge of the pool and not the arc. Same width, ripples like coins. Mark the best of ten, write its setting; a hundred take about five evenings.',
      [
        'Grind plates to bright metal',
        'Twenty beads a session, dated with chalk',
        'Mark the best of ten and its setting',
      ],
      8,
      { when: { unsaid: welds }, measured: 'Run the first {30%}' },
    ),
    step(
      'Weld butt, lap, T and corner joints and break them',
      'Tack at both ends first, let it cool, then weld from the middle outwards. Ten of each. Hammer the T over against its seam: torn metal beside it is good, a clean break along it is not. Saw and polish one of each.',
      [
        'Ten of each joint from 3 mm plate',
        'Break three of each and look at the root',
        'Show the saw cuts to somebody who welds',
      ],
      10,
      { measured: 'Reach {60%}, each kind tested' },
    ),
    step(
      'Weld thin sheet in spots without blowing holes',
      'Below 1.2 mm no long seam: spots of half a second, a finger apart, jumping to the far side, compressed air or a wet rag after. Copper behind gaps. Wire of 0.6 mm, lower volts. Fit with a gap no wider than the sheet is thick.',
      [
        'Twenty spots on scrap of the same thickness',
        'One patch of 10 by 10 cm without warp',
        'Grind it flush and hold it against the light',
      ],
      5,
      { when: { said: thin } },
    ),
    step(
      'Prepare thick and dirty steel for repair',
      'Rust, grease and old paint go to bright metal for three centimetres. Bevel edges over 5 mm to 30 degrees, drill the ends of a crack, warm it by hand torch in frost. Several passes with 7018 rods kept dry; brush slag off between. Never weld a tank that held fuel.',
      ['Grind and bevel one scrap crack', 'Two passes with slag off between', 'Load it and look again after a week'],
      5,
      { when: { said: farm } },
    ),
    step(
      'Learn vertical and the test of the certificate',
      'Ask which standard, metal, thickness and position the paper names, for example 3G plate. Vertical up: lower amps by a tenth, pause at both sides, cross quickly. Make ten test pieces to the drawing and have them bent by the school before the exam costs money.',
      ['Ask for the test drawing and fee', 'Ten vertical pieces to the drawing', 'Have two bent or X-rayed'],
      14,
      { when: { said: certificate } },
    ),
    step(
      'Draw your {piece}, cut the list and tack it square',
      'Full size with all cuts, then saw, deburr and clamp. Tack four corners, measure both diagonals, and correct while it still moves. Weld short seams on opposite sides: heat pulls towards the seam.',
      ['Draw it with a cutting list', 'Clamp, tack and measure diagonals', 'Weld opposite sides in turn'],
      6,
    ),
    step(
      'Finish your {piece} and test it before use',
      'Grind only what is seen or touched, brush, degrease, zinc primer, two coats. Load it with twice its use for an hour and look at each seam with a lamp. It is done when it stands in its place.',
      ['Look at each seam with a lamp', 'Load it twice', 'Prime on the same day'],
      4,
      { measured: 'Finish all {total} and test them' },
    ),
  ],
  suggestions: [
    tip(
      'Clean to bright metal',
      'Most holes in a seam are rust, paint or oil.',
      'Grind a finger wide',
      'Earth clamp on bright steel too',
    ),
    tip('Rest both hands', 'A held torch shakes.', 'Elbow on the bench', 'Dry run along the seam first'),
    tip(
      'Look at the pool',
      'The light is not the weld.',
      'Watch the back edge of the pool',
      'Set the shade until you see it',
    ),
    tip('Write each setting', 'Tomorrow you have forgotten it.', 'Chalk on the plate', 'Photograph the best'),
    tip('Change one knob', 'Two at once teach nothing.', 'Volts first', 'Then wire'),
    tip('Cut one open each week', 'Only the inside tells.', 'Saw, polish, look', 'Keep the best as a pattern'),
    tip('Buy scrap by weight', 'Offcuts are practice for years.', 'Ask a fabricator', 'Avoid galvanised pieces'),
    tip('Tack more than you think', 'Metal moves when it is hot.', 'Four tacks first', 'Measure both diagonals'),
    tip('Keep rods dry', 'Damp rods make bubbles.', 'Tin with a lid', 'Warm them before use'),
    tip('Stay an hour after', 'Fires begin when you have gone.', 'Look under the bench', 'Bucket and torch at hand'),
    tip('Ask a welder for ten minutes', 'A look at your hand saves weeks.', 'Bring three beads', 'Ask for one change'),
    tip('Make a small thing early', 'A hook or a stand teaches order.', 'Two hours at most', 'Give it away'),
  ],
};
