import { type Kind, step, tip } from '../kind.ts';

export const doMyPhysioExercises: Kind = {
  id: 'do-my-physio-exercises',
  category: 'health',
  name: 'Do my physio exercises every day',
  slots: {
    part: {
      words: [
        'knee|knees',
        'shoulder|shoulders',
        'back|spine',
        'hip|hips',
        'neck',
        'ankle|ankles',
        'foot|feet|plantar fasciitis',
        'wrist|hand',
        'elbow',
        'pelvis|pelvic floor',
      ],
      otherwise: 'body',
    },
    why: {
      words: ['operation|surgery|op|replacement', 'injury|accident|tear', 'slipped disc|sciatica|disc', 'stroke'],
      otherwise: 'injury',
    },
    person: {
      words: ['wife', 'husband', 'partner', 'mother|mum', 'father|dad', 'son', 'daughter', 'friend'],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'How many exercises, how often, and what gets in the way?',
    chips: ['Three a day, I forget', 'They hurt', 'Months in, no motivation'],
  },
  hoursAWeek: 2,
  weekly: 'The exercises on the agreed days, ticked, with a pain score',
  overview:
    'Most home programmes fail by forgetting, not by the exercises. You cut them to what matters with the therapist, give them a fixed place in the day, count, and go back in time to have them made harder.',
  approach:
    'Two or three well done beat eight. Tie them to something that happens anyway and keep the mat out. Some soreness is all right if it is back to normal the next day.',
  done: 'You did the exercises on at least five of seven days for six weeks and the movement you chose has come back.',
  cautions: [
    'Stop and call the therapist or doctor for swelling and heat, sharp pain, numbness, pain at night that grows, a red calf or fever after an operation.',
    'Keep within the movements and loads you were given after surgery; times for healing cannot be shortened.',
  ],
  steps: [
    step(
      'Find the sheet and do one round today',
      'Do each exercise once slowly, film it, and write down what is unclear or hurts.',
      ['Put the sheet where you see it', 'Film the exercises for your {part}', 'Write two questions'],
      0.3,
    ),
    step(
      'Ask the therapist for the vital three',
      'Ask which matter most, how many, how much pain is allowed, when they get harder, and how progress is measured: degrees, stairs or metres.',
      [
        'Send questions or ask at the next visit',
        'Get pain rule in numbers',
        'Ask for one test to repeat each fortnight',
      ],
      0.5,
    ),
    step(
      'Give them a fixed hour and place',
      'After the kettle, before the shower or in the advert break: something that happens every day. Mat and band stay out.',
      ['Choose the moment', 'Lay the things there', 'Set a reminder for two weeks only'],
      0.4,
    ),
    step(
      'Do them on five of seven days for two weeks',
      'Tick them on a sheet by the door and rate your {part} before and on the next morning.',
      ['Tell your {person} to ask on Sundays', 'Tick and score', 'If a day is missed, do the shortest version'],
      4,
      { waitDays: 10 },
    ),
    step(
      'Make a two-minute version for bad days',
      'One exercise, one set. It keeps the habit alive on tired or painful days.',
      ['Choose the one that is best for your {part}', 'Try it lying in bed', 'Write when it counts'],
      0.4,
    ),
    step(
      'Measure the movement and compare',
      'Angle on a photograph, stairs, seconds, distance: same test every two weeks, so that you see slow progress after the {why}.',
      ['Take the photograph', 'Write the number', 'Show it to your {person} or therapist'],
      0.5,
    ),
    step(
      'Go back to have them made harder',
      'After four to six weeks the same set no longer heals. Ask for weight, range, speed, and for what you want to do again.',
      ['Book the appointment', 'Take sheet and film', 'Ask when you may use the {part} for sport and work'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Carry on until the task is back',
      'Choose the real task, such as stairs with bags, kneeling or throwing, and practise it. After that two exercises twice a week are enough.',
      ['Practise the task in parts', 'Tick six weeks', 'Write the two that stay'],
      4,
    ),
  ],
  suggestions: [
    tip('Do it with a podcast', 'One episode is as long as the exercises.', 'Always the same series', 'Only then'),
    tip('Band on the door handle', 'What hangs there is used in passing.', 'In the kitchen', 'Ten pulls'),
    tip('Warm up in the shower', 'Warm joints move more easily.', 'Five minutes of warm water', 'Then the mat'),
    tip('Count aloud', 'It keeps the movement slow and the breath going.', 'Three seconds up', 'Three down'),
    tip('Pair with a friend', 'A short video call at a fixed time is kept.', 'Ten minutes', 'Each does their own'),
    tip(
      'Reward the tick sheet',
      'Twenty ticks earn something you like.',
      'Decide what beforehand',
      'Hang the sheet up',
    ),
    tip(
      'Take the sheet on holiday',
      'A photograph and a band weigh nothing.',
      'Do the short version',
      'A towel as a mat',
    ),
    tip('Use pain tablets wisely', 'Timing with the doctor.', 'Before', 'Ask'),
    tip('Ice or heat after', 'Use whichever feels better for ten minutes.', 'A cloth between', 'Not on numb skin'),
    tip(
      'Ask for a second block',
      'Prescriptions end before many bodies are ready.',
      'Ask two weeks early',
      'Bring your notes',
    ),
    tip(
      'Stand at the counter',
      'Many exercises need no mat and no time for changing.',
      'Heel raises',
      'Balance on one leg',
    ),
    tip('Forgive gaps', 'After some days off start with half of it.', 'The next day, not Monday', 'Do not double'),
  ],
};
