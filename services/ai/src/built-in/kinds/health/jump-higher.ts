import { type Kind, step, tip } from '../kind.ts';

export const jumpHigher: Kind = {
  id: 'jump-higher',
  category: 'health',
  name: 'Jump higher',
  slots: {
    aim: {
      words: ['words dunk', 'vertical|vertical jump', 'block|spike', 'long jump', 'high jump', 'header'],
      otherwise: 'jump',
    },
  },
  ask: {
    question: 'How high do you jump now, and for which sport?',
    chips: ['I want to dunk', 'Volleyball, block and spike', 'High jump or long jump'],
  },
  hoursAWeek: 3,
  weekly: 'Two sessions of jumps and strength, with two days between',
  measures: ['cm', 'inches', 'in'],
  ladder: true,
  overview:
    'You will measure your jump, learn to land, get stronger in legs and hips, and then jump fast and often, with rest between. Six to twelve weeks usually bring 5 to 10 cm.',
  approach:
    'Few jumps with full power, fully rested, twice a week. More is less here: tendons need two days. Strength first, then spring. Shin and kneecap pain comes from too many jumps on hard floor.',
  done: 'You reach the height you wrote down on two different days, measured the same way.',
  cautions: [
    'Under about 16, leave heavy weights until a coach has taught you. Pain below the kneecap or at the heel means half the jumps for a week.',
  ],
  steps: [
    step(
      'Measure your standing reach and your jump',
      'Chalk on the fingers, a wall, three jumps from standing and three with a run-up. Write the best, minus your reach.',
      ['Mark your reach', 'Do three jumps each way', 'Write date and figures'],
      0.5,
    ),
    step(
      'Learn to land softly',
      'Step off a low box, land on both feet, knees over toes, quiet. Five sets of five, three times this week.',
      ['Film from the front', 'Listen: quiet is right', 'Then land on one leg'],
      1.5,
    ),
    step(
      'Get strong in squats and hip hinges',
      'Twice a week: squats, split squats, hip bridges, calf raises, three sets of 6 to 10. Add weight when all sets are clean.',
      ['Learn each without weight', 'Write sets', 'Add a little each week'],
      10,
      { measured: 'Gain the first {30%}' },
    ),
    step(
      'Add fast jumps',
      'Box jumps, broad jumps, run-up jumps: 30 to 40 contacts a session, a minute of rest between sets. Stop when height drops.',
      ['Count contacts', 'Rest a full minute', 'Stop when it gets slow'],
      6,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Work on the run-up and arm swing',
      'Long last-but-one step, low hips, both arms up. It gives more in a day than a month of squats. Film from the side.',
      ['Mark your steps with tape', 'Ten tries, filmed', 'Change one thing each time'],
      3,
    ),
    step(
      'Train ankles and calves',
      'Single-leg raises, skipping rope for five minutes, small hops. On soft ground.',
      ['Three sets of 12 each leg', 'Rope on two days', 'Ease off when the heel hurts'],
      4,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Measure and change the plan',
      'Measure every four weeks after two days of rest. If strength rose and height did not, jump more; otherwise lift more.',
      ['Same wall, same shoes', 'Compare', 'Change one thing'],
      1,
      { measured: 'Gain {60%} of it', when: { weeksFrom: 4 } },
    ),
    step(
      'Take an easy week and test for the {aim}',
      'Half the work for seven days, sleep, then test: five tries, long rests, somebody filming.',
      ['Half of all sets', 'Sleep nine hours', 'Five tries with a film'],
      1.5,
      { measured: 'Reach all {total}' },
    ),
  ],
  suggestions: [
    tip('Jump fresh', 'Tired jumps teach slow jumping.', 'Before training', 'After warm-up'),
    tip('Sleep and eat enough', 'Muscle is built then.', 'Protein at each meal', 'Nine hours when young'),
    tip('Soft ground', 'Grass saves shins.', 'Not concrete', 'Good shoes'),
    tip('Tape a mark above', 'The eye needs a goal.', 'One finger higher', 'Move it'),
    tip('Use a smaller ball first', 'For the dunk.', 'Tennis ball', 'Then volleyball'),
    tip('Strong belly', 'Force goes through it.', 'Plank', 'Hanging knee raises'),
    tip('Stretch hip flexors', 'Short ones stop the hips.', '30 seconds', 'After training'),
    tip('Skip the miracle programs', 'Too many jumps hurt knees.', '40 contacts', 'Two days off'),
    tip('Lose no weight in haste', 'Weak legs jump low.', 'Eat well', 'Be patient'),
    tip('Sprint a little', 'Sprints are jumps forwards.', 'Six of 20 m', 'Full rest'),
    tip('Keep notes', 'Small gains are forgotten.', 'Date and cm', 'Film'),
    tip('Rest when the knee aches', 'A week now saves a season.', 'Halve the jumps', 'See a physio'),
  ],
};
