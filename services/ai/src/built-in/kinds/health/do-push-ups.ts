import { type Kind, step, tip } from '../kind.ts';

export const doPushUps: Kind = {
  id: 'do-push-ups',
  category: 'health',
  name: 'Do more push-ups',
  slots: {
    weak: {
      words: ['wrists|wrist', 'shoulders|shoulder', 'elbows|elbow', 'lower back|back', 'belly|core'],
      otherwise: 'wrists and shoulders',
    },
    why: {
      words: [
        'police test|police',
        'army test|army|military',
        'fire service test|fire service|fire brigade',
        'birthday',
        'bet|challenge',
        'school sports|pe exam',
        'wedding',
      ],
      otherwise: 'test',
    },
  },
  ask: {
    question: 'How many clean ones can you do now, chest to the floor?',
    chips: ['None yet', 'About 10', '30, want 100'],
  },
  hoursAWeek: 1.5,
  measures: ['push-ups', 'pushups', 'press-ups', 'pressups'],
  ladder: true,
  weekly: 'Three sessions of five sets with a day between, every set written down',
  overview:
    'You find the height at which you can do five clean push-ups, lower it week by week to the floor, and then add volume. From none to the first takes four to ten weeks, from ten to thirty about eight.',
  approach:
    'Hands on a counter, table, bench, step, floor: the height makes the weight. Body one line, elbows about 45 degrees, chest down, arms straight. Stop each set two before failure; daily maximum tests are why people stall.',
  done: 'You do your number in one go on film, chest within a fist of the floor each time.',
  cautions: [
    'Sharp pain in shoulder or wrist, or tingling: stop and change the angle. Ask a doctor first with uncontrolled blood pressure, heart disease, recent surgery or eye pressure.',
  ],
  steps: [
    step(
      'Film a test at the right height',
      'Do as many clean ones as you can. If it is under five, go up to a table or counter until five work.',
      ['Try counter, table and floor', 'Film one set from the side', 'Write height and number'],
      0.4,
    ),
    step(
      'Learn the straight-body form',
      'Hands under the shoulders, buttocks and belly tight, two seconds down. Fists or handles help sore {weak}.',
      ['Hold the top position for 30 seconds', 'Do three very slow lowerings', 'Compare with the film'],
      0.5,
    ),
    step(
      'Do five sets on three days a week',
      'Each set is about 60 per cent of your best, with two minutes between. When all five succeed twice, lower the hands or add one.',
      ['Fix three days', 'Write every set', 'Row a band as often as you push, for the {weak}'],
      3,
      { measured: 'Reach {25%} with clean form' },
    ),
    step(
      'Add slow lowerings from the floor',
      'Five seconds down, knees for the way up: three to five, twice a week. It is what brings the first full one.',
      ['Do them after the sets', 'Keep hips in line', 'Try one full push-up each second week'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Grease the groove through the day',
      'Half of your best, four or five times spread over a working day, on two days a week. Volume without tiredness.',
      ['Tie it to kettle and door', 'Stop while it is easy', 'Leave a free day after'],
      2,
      { when: { weeksFrom: 4 }, measured: 'Reach {50%} by small sets over the day' },
    ),
    step(
      'Strengthen trunk, back of the arms and {weak}',
      'Plank, close-hand push-ups on a table, rows and wall slides. Weak links end the set, not the chest.',
      ['Plank three times 40 seconds', 'Close-hand set twice a week', 'Warm wrists and shoulders three minutes'],
      2.5,
    ),
    step(
      'Train the pace of the {why}',
      'A metronome, 40 a minute, or the rules that apply: pauses, hand width, depth. Pyramids 2-4-6-8-6-4-2 for endurance.',
      ['Read or write the rules', 'Do one session in that pace', 'Breathe out on every push'],
      3,
      { when: { weeksFrom: 6 }, measured: 'Reach {75%} at an even pace' },
    ),
    step(
      'Rest three days and do your number',
      'After a light week and a warm-up do the first third calmly and do not pause at the bottom. Film it, and repeat it on another day.',
      ['Sleep well twice', 'Film from the side', 'Decide on two maintenance days for after the {why}'],
      0.5,
      { measured: 'Do all {total} in one go' },
    ),
  ],
  suggestions: [
    tip('Use a staircase', 'Each step is a level.', 'Lower by one', 'Clean'),
    tip(
      'Put a book under the chest',
      'Touching it each time keeps the depth honest.',
      'As high as a fist',
      'Lower it later',
    ),
    tip(
      'Exhale up',
      'Holding the breath tires you and raises blood pressure.',
      'Out on the push',
      'In on the way down',
    ),
    tip('Keep wrists straight', 'Fists or dumbbells as handles help sore wrists.', 'On a mat', 'Warm up first'),
    tip(
      'Train back too',
      'Only pushing pulls the shoulders forward.',
      'As many rows as push-ups',
      'A band on the door',
    ),
    tip('Skip days on purpose', 'Muscles grow on the days between.', 'Every second day', 'Sleep enough'),
    tip('Do the last set to one spare', 'Progress without form loss.', 'Film', 'Stop'),
    tip('Try tempo days', 'Three down, one hold.', 'Few', 'Strong'),
    tip('Join with someone', 'Ten each, in turns.', 'Call', 'Score'),
    tip('Eat protein', 'It is needed for repair.', 'At each meal', 'About 25 g'),
    tip('Move hands', 'Another width trains other muscles.', 'Change it weekly', 'Never into pain'),
    tip('Warm up with wall ones', 'Twenty easy ones prepare shoulders and wrists.', 'Circle the arms', 'Then begin'),
  ],
};
