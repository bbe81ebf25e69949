import { type Kind, step, tip } from '../kind.ts';

/** They begin with the bar. */
const newLifter = [
  'empty/bare/naked/unloaded bar/barbell',
  'just/only/even the bar/barbell',
  'bar alone/itself/on_its_own',
  'never lifted/touched/deadlifted/squatted/benched',
  'first time/months lifting',
];

/** Platform day is near. */
const peaking = [
  'openers/opener/peaking',
  'third/second/first attempt',
  '_ weeks/days out',
  'in the peaking/last block',
];

/** The number has not moved. */
const stalled = [
  'stalled/plateau/plateaued',
  'stuck at/on/for/since',
  "hasn't/hasnt/has_not moved/budged since/for/in",
  'ran/run 5/3/1',
  'been stuck',
];

/** Lifts that are fast have other sets. */
const olympic = ['snatch/snatches/clean/cleans/jerk'];

export const liftHeavier: Kind = {
  id: 'lift-heavier',
  category: 'health',
  name: 'Lift a heavier weight',
  slots: {
    lift: {
      words: [
        'deadlift',
        'bench press|bench',
        'squat|back squat',
        'overhead press|shoulder press|military press',
        'clean and jerk|clean',
        'snatch',
        'hip thrust',
        'powerlifting total|total|powerlifting',
      ],
      otherwise: 'lift',
    },
    weak: {
      words: [
        'lower back|back',
        'shoulders|shoulder',
        'knees|knee',
        'hips|hip',
        'grip',
        'wrists|wrist',
        'elbows|elbow',
      ],
      otherwise: 'back and shoulders',
    },
  },
  ask: {
    question: 'Which lift, what is your best now, and who has looked at your form?',
    chips: ['Squat 60, want 100', 'Bench my own weight', 'First powerlifting meet'],
  },
  hoursAWeek: 4,
  ladder: true,
  measures: ['kg', 'lb', 'pounds'],
  weekly: 'Three sessions, the main lift twice, every set written',
  overview:
    'You have your form checked, find a training weight, add small plates for as long as it goes, then train in waves, eat and sleep for it, and test the new best once, fresh and with spotters.',
  approach:
    'Leave one or two good repeats in reserve on nearly every set. Small plates of 1.25 kg keep you going for months. Testing the maximum each week is the usual way to stall or get hurt.',
  done: 'You lift your number on the {lift} by the rules, on film, or three white lights at a meet.',
  cautions: [
    'Safety bars or spotters for squat and bench, collars on (bench alone: off). Sharp pain, numb legs, or back pain into the leg: stop and have it examined. Doctor first with high blood pressure, hernia, heart or eye disease, pregnancy. No steroids.',
  ],
  steps: [
    step(
      'Learn the {lift} with a stick and then the bare bar',
      'Three sessions of 3 x 8: a broomstick first, then the bar of 15 or 20 kg. For lifts from the floor stand it on blocks at mid-shin and push the hips back to a wall. Write your bodyweight and your best on one line; the gap is the plan.',
      ['Do 3 x 8 with a broomstick today', 'Film the bare bar from the side', 'Write bodyweight and mark on one line'],
      1,
      { when: { said: newLifter } },
    ),
    step(
      'Find on film where the bar stops',
      'Film three heavy singles at 90 per cent from the side. Slow off the floor or chest: starting strength. Slow at the top: lockout and triceps or hips. Sinking back: trunk. Note weeks, sleep and body weight since the number last moved.',
      ['Film three singles', 'Name the place where it slows', 'Write sleep, protein and body weight of two weeks'],
      0.7,
      { when: { said: stalled, unsaid: newLifter } },
    ),
    step(
      'Film your {lift} at a light weight',
      'From the side and 45 degrees, five repeats; write best set of the last month.',
      ['Film five repeats', 'Write best weight and repeats', 'Note any pain in {weak} the next day'],
      0.5,
      { when: { unsaid: [...newLifter, ...stalled] } },
    ),
    step(
      'Have a coach correct the form once',
      'Depth, bar path, bracing, foot and grip. One hour saves months; powerlifting clubs teach gladly.',
      ['Ask in gym or club', 'Get three cues for the {lift}', 'Film again'],
      1.2,
      { when: { unsaid: peaking }, waitDays: 3 },
    ),
    step(
      'Add 2.5 kg a week for six weeks',
      'Three sets of five twice a week, start at 75 per cent of your best five; half steps for press. When a weight fails twice, take ten per cent off.',
      ['Write six weeks of weights', 'Two to four minutes rest', 'Stop a set when form breaks or you feel your {weak}'],
      14,
      { when: { unsaid: [...newLifter, ...stalled, ...peaking] }, measured: 'Lift {60%} for five clean repeats' },
    ),
    step(
      'Add 2.5 kg every session while five repeats stay clean',
      'Two or three sessions a week, three sets of five. A beginner climbs each time for two months; shoulders take 1.25 kg. When a weight fails twice, take ten per cent off and come back in smaller steps.',
      [
        'Write the weights of the next six sessions',
        'Rest two to three minutes',
        'Stop the set when the back rounds or you feel your {weak}',
      ],
      14,
      { when: { said: newLifter }, measured: 'Lift {50%} for five clean repeats' },
    ),
    step(
      'Take ten per cent off and run up again with a pause',
      'Two weeks at 80 to 85 per cent with a second of pause in the hardest spot, then 2.5 kg a week. Add one more day for the {lift}, light: 4 x 6 at 65 per cent. Most stuck lifts get too little practice and too little food.',
      ['Write four weeks of weights', 'Add the light second day', 'Eat 200 to 300 kcal more if weight has been level'],
      12,
      {
        when: { said: stalled, unsaid: [...newLifter, ...peaking] },
        measured: 'Lift {60%} with a pause for five repeats',
      },
    ),
    step(
      'Take the last heavy single ten days out and then cut the work',
      'Opener by feel ten to twelve days before, then half the sets for a week, and three easy days. Nothing is won now; sleep, body weight and commands are.',
      ['Write the last four sessions', 'Do opener weight with all commands', 'Fix meals and weigh-in'],
      4,
      { when: { said: peaking, unsaid: newLifter } },
    ),
    step(
      'Check the three attempts for good and bad days',
      'Opener: done for three on any day. Second: what you surely have. Third: the mark, or 2.5 kg above. Write one plan for a missed opener, and who hands in the next number.',
      [
        'Write three attempts twice, for good and bad days',
        'Name the helper who hands in numbers',
        'Pack singlet, belt, socks, food',
      ],
      0.7,
      { when: { said: peaking } },
    ),
    step(
      'Strengthen {weak} and what fails first',
      'Off the floor: pauses and front squats; at the top: hip thrust, block pulls; bench: close grip, rows; always trunk.',
      ['Watch where the bar slows', 'Choose two extra lifts for the {lift}', 'Three times eight'],
      5,
      { when: { unsaid: peaking } },
    ),
    step(
      'Eat and sleep for strength',
      'Protein 1.6 g per kilo, no large calorie gap, seven to nine hours of sleep.',
      ['Protein at each meal', 'Weigh weekly', 'Same bedtime'],
      3,
    ),
    step(
      'Train in three-week waves',
      'Week one 5 x 5 at 75 per cent, two 4 x 4 at 80, three 3 x 3 at 85, four light; then plus 2.5 to 5 kg.',
      ['Plan two waves', 'Write effort from 1 to 10', 'Take the light week'],
      16,
      {
        when: { weeksFrom: 10, unsaid: [...newLifter, ...peaking, ...olympic] },
        measured: 'Lift {85%} for three clean repeats',
      },
    ),
    step(
      'Build the {lift} from doubles and singles',
      'Fast lifts lose their form beyond three. Week one 6 x 2 at 75 per cent, two 6 x 2 at 80, three 5 x 1 at 85 to 90, four light. Pulls at 95 to 105 and front squats carry the rest; two misses end the day.',
      [
        'Write four weeks of doubles and singles',
        'Add pulls and front squats on other days',
        'Film every third single',
      ],
      16,
      {
        when: { said: olympic, weeksFrom: 10, unsaid: [...newLifter, ...peaking] },
        measured: 'Lift {85%} for clean doubles',
      },
    ),
    step(
      'Go on in weekly steps when each session no longer works',
      'After two or three months add 2.5 kg a week instead of each time: one heavy day of 3 x 5, one light day at 80 per cent of it. This carries most people to their own bodyweight and beyond.',
      [
        'Write heavy and light day for four weeks',
        'Put a week with half the sets after six weeks',
        'Compare the film with the first',
      ],
      12,
      { when: { said: newLifter, weeksFrom: 8 }, measured: 'Lift {80%} on the heavy day' },
    ),
    step(
      'Choose test day or meet and its rules',
      'Commands, depth, pause, belts, singlet; opener is a weight you do three times any day.',
      ['Choose date and spotters', 'Practise commands', 'Plan three attempts'],
      1,
      { daysBefore: 21, when: { weeksFrom: 6, unsaid: newLifter } },
    ),
    step(
      'Lift your new best on the {lift}',
      'A light week before. Steps: 50, 70, 80, 90 per cent, then 101 to 103. Film it, then a week easy.',
      ['Warm up in singles', 'Stop after a missed try', 'Write the next aim'],
      1.5,
      { when: { unsaid: newLifter }, measured: 'Lift all {total} once, by the rules' },
    ),
    step(
      'Lift your mark on the {lift} with somebody beside you',
      'Three easy days before. Warm up in steps: bar, 50, 70, 85, 93 per cent, then the mark, once. Bars or pins at the right height, or a spotter. A miss means 2.5 kg less in a week, no second try today.',
      ['Choose the day and ask somebody along', 'Film it from the side', 'Write the next mark'],
      1.5,
      { when: { said: newLifter }, measured: 'Lift all {total} once, clean and on film' },
    ),
  ],
  suggestions: [
    tip(
      'Buy small plates',
      'With them you can go on adding weight for months.',
      '0.5 and 1.25 kg',
      'Keep them in the bag',
    ),
    tip('Squeeze before you lift', 'A tight body moves more weight safely.', 'Breathe in', 'Brace the belly'),
    tip('Use chalk', 'The grip often fails before the legs.', 'Liquid chalk in gyms', 'Clean the bar after'),
    tip('Wear flat shoes', 'Soft soles make the feet unstable.', 'Flat for the deadlift', 'A small heel for the squat'),
    tip('Train the back on bench days', 'It keeps the shoulders healthy.', 'Rows', 'As many as presses'),
    tip('Film the top set', 'The film shows more than the feeling.', 'The same angle', 'Once a week'),
    tip('Keep belt for heavy sets', 'First learn to brace without one.', 'Above 80 per cent', 'Breathe into it'),
    tip('Walk on free days', 'Easy movement helps recovery.', 'Thirty minutes', 'No hills'),
    tip('Deload on holidays', 'A week off does not cost strength.', 'Rest without guilt', 'Start at 90 per cent'),
    tip(
      'Learn to fail safely',
      'Practise it with light weight before you need it.',
      'Safety pins',
      'How to roll off the bench',
    ),
    tip('Have a steady lifting partner', 'Somebody who spots and tells the truth.', 'Two fixed days', 'Take turns'),
    tip('Log sleep with lifts', 'Bad days often follow bad nights.', 'Hours', 'Body weight'),
  ],
};
