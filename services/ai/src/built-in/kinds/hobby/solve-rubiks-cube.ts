import { type Kind, step, tip } from '../kind.ts';

/** They know F2L and more. */
const speed = ['f2l/oll/pll/cfop/roux/zz/coll/zbll', 'sub 20/15/10/12/25', 'look ahead/lookahead', 'under 20/15/25/10'];

/** They solve it, slowly. */
const layers = [
  'i average',
  'average/averaging of? _? 1/2/3/40/45/50/60/70/80/90',
  'can/already solve it/the',
  'layer method',
  'last _? corners',
  'with a/the cheat_sheet/card/notes',
  '1:40/1:30/1:20/1:10/2:00',
  'beginner method/stuff/way',
];

/** More layers than three. */
const bigCube = ['4x4/5x5/6x6/4x4x4/5x5x5'];

/** The first solves lie behind them. */
const knowsIt = [...speed, ...layers];

export const solveRubiksCube: Kind = {
  id: 'solve-rubiks-cube',
  category: 'hobby',
  name: 'Solve the Rubik’s cube, and faster',
  slots: {
    cube: {
      words: [
        '4x4|4x4x4',
        '5x5|5x5x5',
        '2x2|2x2x2',
        '3x3 blindfolded|blindfolded|blind',
        '3x3 one-handed|one-handed|one handed',
        'pyraminx|megaminx|skewb',
        'mirror cube',
      ],
      otherwise: '3x3 cube',
    },
    aim: {
      words: [
        'under 30 seconds|sub 30|30 seconds',
        'under 20 seconds|sub 20|20 seconds',
        'under a minute|sub 60|sub minute|one minute',
        'sub 15|15 seconds|sub 10',
      ],
      otherwise: 'under a minute',
    },
  },
  ask: {
    question: 'Have you ever solved it, and what is your time?',
    chips: ['Never solved it', 'Over a minute', 'I want under 20 seconds'],
  },
  hoursAWeek: 2,
  weekly: 'Twenty minutes on five days: ten timed solves and one new case',
  measures: ['solves'],
  overview:
    'You will solve the {cube} layer by layer within a week, learn to do it without notes, and then get quicker by looking ahead and by a few new sequences.',
  approach:
    'Understanding the first two layers is worth more than fifty sequences. Slow turning without pauses is faster than quick turning with stops. A smooth magnetic cube for little money takes a third off the time.',
  done: 'You solve the {cube} without notes, and your average of five is {aim}.',
  cautions: ['Pain in thumb or wrist means a day off and a looser cube.'],
  steps: [
    step(
      'Time fifty solves and split them into four parts',
      'Film ten of the fifty and count seconds for cross, F2L, OLL and PLL. A good 20-second solve is about 3, 10, 3 and 4. The part furthest above that is this month’s work; for most it is F2L with its pauses.',
      ['Do an average of fifty with a timer', 'Film ten and note four part times', 'Choose the part with most to gain'],
      1.5,
      { when: { said: speed } },
    ),
    step(
      'Plan the whole cross in the fifteen seconds',
      'Eight moves are always enough. Solve it with closed eyes, on the bottom, white down, so that the first pair is already seen. Twenty blind crosses a day for two weeks: under three seconds in eight of ten.',
      [
        'Do twenty crosses blind each day',
        'Keep the cross on the bottom',
        'Add the first pair to the plan from week three',
      ],
      6,
      { when: { said: speed } },
    ),
    step(
      'Cut the pauses in F2L by slow solves',
      'Turn at half speed so that the hands never stop while the eyes find the next pair. Learn to insert into back slots, use an empty slot, and keep whole-cube turns to two a solve. Ten metronome solves a day at one turn a second, then a little quicker.',
      [
        'Ten slow solves a day without a stop',
        'Learn six cases you now solve with more than eight moves',
        'Count rotations in ten filmed solves',
      ],
      10,
      { when: { said: speed } },
    ),
    step(
      'Learn full PLL, then OLL in groups of five',
      'PLL first: 21 cases, each under 1.5 seconds, and recognised from two sides. Then 57 OLL, the frequent shapes first, five a week. Drill old ones in random order with a trainer; an algorithm counts when you do it without thinking.',
      [
        'List which of the 21 PLL are missing',
        'Learn two a week and drill all daily',
        'Begin OLL with the T, L and small lightning shapes',
      ],
      12,
      { when: { said: speed } },
    ),
    step(
      'Mend the place where the layer method falls apart',
      'The last corners come apart when one repeats the four-move R U R’ U’ with the wrong corner in front. Hold the cube still, turn only the top layer between two corners, and finish each to the end, even when it looks broken. Practise this stage alone, twenty times without the card.',
      [
        'Repeat only the last stage twenty times',
        'Write the four moves from memory',
        'Do ten whole solves, card face down',
      ],
      2,
      { when: { said: layers, unsaid: speed } },
    ),
    step(
      'Make the white cross on the bottom in eight moves',
      'Plan it before the clock starts and hold white down, so the next pieces lie in sight. Ten crosses a day without looking, then without turning the cube over. It takes fifteen to twenty seconds off an average of 1:40 by itself.',
      [
        'Plan two edges, then four, in the inspection',
        'Ten crosses a day with white down',
        'Time an average of five on Sunday',
      ],
      3,
      { when: { said: layers, unsaid: speed } },
    ),
    step(
      'Learn the notation and make the first cross',
      'R, L, U, D, F, B are quarter turns; an apostrophe goes the other way. Centres never move. Make a white cross whose edges match the side colours.',
      ['Get a cube that turns smoothly', 'Write the six letters on a card', 'Make the cross five times'],
      1,
      { when: { unsaid: knowsIt } },
    ),
    step(
      'Solve the first two layers',
      'White corners with one four-move sequence repeated, then middle edges with left and right sequence. Look for the piece first, then the place.',
      ['Learn one case a day', 'Do twenty corners of the {cube} without looking at the notes'],
      3,
      { when: { unsaid: knowsIt }, resources: 'Official beginner’s guide: https://www.rubiks.com' },
    ),
    step(
      'Learn the last layer in four stages',
      'Yellow cross, yellow face, corners, edges: each has one sequence. Say it as a rhythm; fingers learn by groups of four.',
      ['Learn one stage in two days', 'Write the sequences by hand once', 'Solve it ten times with the card'],
      4,
      { when: { unsaid: knowsIt } },
    ),
    step(
      'Solve the {cube} ten times without notes',
      'When you get lost, finish by solving from the layer below. Time does not matter yet.',
      ['Put the card into a drawer', 'Show one person'],
      2,
      { when: { unsaid: speed }, measured: 'Do the first {20%} without notes' },
    ),
    step(
      'Reduce the big cube to one that looks like 3x3',
      'Centres first, white and yellow opposite, then the other four in their order of colours. Pair edges three at a time. Then it is a 3x3; a single flipped edge or two swapped ones are parity, with one sequence each, written on a card.',
      [
        'Learn the order of colours by heart',
        'Pair twelve edges with the slice-flip-slice move',
        'Write both parity sequences on a card',
      ],
      6,
      { when: { said: bigCube } },
    ),
    step(
      'Learn finger tricks and a better cube',
      'Turn with wrists and index fingers, not with the whole hand; set tension, a drop of lube. The {cube} should turn with one finger.',
      ['Watch hands in a slow video', 'Repeat the six-move trigger a hundred times'],
      2,
      { when: { unsaid: speed } },
    ),
    step(
      'Pair corners and edges and look ahead',
      'Intuitive F2L: bring corner and edge together, insert as a pair. Turn slowly and watch for the next pair instead of your hands.',
      ['Learn eight common pairs', 'Do slow solves with a metronome', 'Average of five with the {cube} each Sunday'],
      8,
      { when: { unsaid: speed, weeksFrom: 3 } },
    ),
    step(
      'Learn two-look last layer',
      'Ten sequences for orientation and six for permutation replace four stages. Two a week, old ones each day.',
      ['Cards with picture and sequence', 'Drill recognition first'],
      8,
      { when: { unsaid: speed, weeksFrom: 5 }, measured: 'Do {70%} with the new method' },
    ),
    step(
      'Reach a time {aim} or enter a competition',
      'Fifteen seconds’ inspection plan for the cross, average of five without best and worst. Competitions welcome beginners and are free of pressure.',
      ['Practise with inspection time', 'Enter a competition on the official site', 'Record the average of five'],
      5,
      { measured: 'Do all {total}', resources: 'World Cube Association: https://www.worldcubeassociation.org' },
    ),
  ],
  suggestions: [
    tip(
      'Turn slowly and without pauses',
      'Smooth turning beats quick turning with stops.',
      'Look for the next piece',
      'Use a metronome',
    ),
    tip(
      'Learn one sequence at a time',
      'Ten at once are forgotten in a day.',
      'Four moves as one word',
      'Repeat the next morning',
    ),
    tip('Take the average of five', 'Single times are luck.', 'Leave out best and worst', 'Every Sunday'),
    tip(
      'Get a cube that turns with one finger',
      'Stiff cubes cost a third of the time.',
      'Magnetic, low price',
      'A drop of lubricant',
    ),
    tip('Slow down to get fast', 'Pauses cost, not turning.', 'Metronome', 'Look ahead'),
    tip('Learn by blocks', 'Four moves are one word.', 'Say it', 'Eyes shut'),
    tip('Keep the cross below', 'You see more.', 'White down', 'Try today'),
    tip('Time five, not one', 'Luck evens out.', 'Drop best and worst', 'Weekly'),
    tip('Understand before memorising', 'Why does it work.', 'One piece followed', 'Draw'),
    tip('Learn one case a day', 'Ten are a fortnight.', 'Card', 'Repeat'),
    tip('Race a friend', 'Nerves are trained.', 'Same scramble', 'Laugh'),
    tip('Do blind cross', 'Plan all in inspection.', 'Eyes shut', 'Check'),
  ],
};
