import { type Kind, step, tip } from '../kind.ts';

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
      'Film your {lift} at a light weight',
      'From the side and 45 degrees, five repeats; write best set of the last month.',
      ['Film five repeats', 'Write best weight and repeats', 'Note any pain in {weak} the next day'],
      0.5,
    ),
    step(
      'Have a coach correct the form once',
      'Depth, bar path, bracing, foot and grip. One hour saves months; powerlifting clubs teach gladly.',
      ['Ask in gym or club', 'Get three cues for the {lift}', 'Film again'],
      1.2,
      { waitDays: 3 },
    ),
    step(
      'Add 2.5 kg a week for six weeks',
      'Three sets of five twice a week, start at 75 per cent of your best five; half steps for press. When a weight fails twice, take ten per cent off.',
      ['Write six weeks of weights', 'Two to four minutes rest', 'Stop a set when form breaks or you feel your {weak}'],
      14,
      { measured: 'Lift {60%} for five clean repeats' },
    ),
    step(
      'Strengthen {weak} and what fails first',
      'Off the floor: pauses and front squats; at the top: hip thrust, block pulls; bench: close grip, rows; always trunk.',
      ['Watch where the bar slows', 'Choose two extra lifts for the {lift}', 'Three times eight'],
      5,
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
      { when: { weeksFrom: 10 }, measured: 'Lift {85%} for three clean repeats' },
    ),
    step(
      'Choose test day or meet and its rules',
      'Commands, depth, pause, belts, singlet; opener is a weight you do three times any day.',
      ['Choose date and spotters', 'Practise commands', 'Plan three attempts'],
      1,
      { daysBefore: 21, when: { weeksFrom: 6 } },
    ),
    step(
      'Lift your new best on the {lift}',
      'A light week before. Steps: 50, 70, 80, 90 per cent, then 101 to 103. Film it, then a week easy.',
      ['Warm up in singles', 'Stop after a missed try', 'Write the next aim'],
      1.5,
      { measured: 'Lift all {total} once, by the rules' },
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
