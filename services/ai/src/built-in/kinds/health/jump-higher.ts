import { type Kind, step, tip } from '../kind.ts';

export const jumpHigher: Kind = {
  id: 'jump-higher',
  category: 'health',
  name: 'Jump higher',
  slots: {
    aim: {
      words: ['dunk', 'vertical|vertical jump', 'block|spike', 'long jump', 'high jump', 'header'],
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
    tip('Jump when you are fresh', 'Tired jumps teach slow jumping.', 'After the warm-up', 'Before team training'),
    tip('Eat and sleep like an athlete', 'Muscle grows at night.', 'Protein at each meal', 'Nine hours while you grow'),
    tip('Train on soft ground', 'Concrete hurts shins and knees.', 'Grass or a gym floor', 'Shoes with some cushion'),
    tip(
      'Put a mark above your best',
      'The eye needs something to reach for.',
      'A finger’s width higher',
      'Move it when you touch it',
    ),
    tip(
      'Begin dunks with a small ball',
      'The run-up is learnt without the grip.',
      'Tennis ball first',
      'Then a volleyball',
    ),
    tip('Make your middle firm', 'Force from the legs goes through it.', 'Plank for a minute', 'Hanging knee raises'),
    tip(
      'Stretch the front of your hips',
      'Tight ones stop you from getting long.',
      '30 seconds each side',
      'After training',
    ),
    tip(
      'Leave miracle programmes',
      'Hundreds of jumps a day make sore knees.',
      'At most 40 a session',
      'Two days between',
    ),
    tip('Lose no weight in a hurry', 'Hungry legs do not jump.', 'Eat enough', 'Ask a doctor first'),
    tip('Sprint a little', 'A sprint is a row of jumps.', 'Six times 20 metres', 'Full rest between'),
    tip('Write down every test', 'Small gains are easily forgotten.', 'Date and height', 'A film from the side'),
    tip(
      'Halve the jumps when a knee aches',
      'A week now saves a season.',
      'Keep the strength work',
      'See a physio after ten days',
    ),
  ],
};
