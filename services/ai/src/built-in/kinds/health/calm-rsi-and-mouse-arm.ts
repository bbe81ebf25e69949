import { type Kind, step, tip } from '../kind.ts';

export const calmRsiAndMouseArm: Kind = {
  id: 'calm-rsi-and-mouse-arm',
  category: 'health',
  name: 'Get rid of RSI and mouse arm',
  slots: {
    part: {
      words: [
        'wrist|wrists',
        'hand|hands',
        'thumb|thumbs',
        'forearm|forearms|arm|arms',
        'elbow|elbows',
        'fingers|finger',
        'shoulder|shoulders',
      ],
      otherwise: 'arm',
    },
    work: {
      words: [
        'mouse|computer|office work|typing|keyboard',
        'phone|texting|scrolling',
        'gaming|controller',
        'guitar|violin|piano|drums|playing',
        'hairdressing|scissors',
        'assembly line|factory|packing',
        'knitting|crochet|sewing',
        'painting|drawing|tattooing',
        'cooking|chopping',
        'climbing',
      ],
      otherwise: 'computer work',
    },
  },
  ask: {
    question: 'Which movement brings it on, where, and is there tingling?',
    chips: ['Mouse and keyboard, forearm', 'Thumb, phone', 'Tingling fingers at night'],
  },
  hoursAWeek: 2,
  weekly: 'A break of thirty seconds every ten minutes and five minutes of exercises twice a day',
  overview:
    'You lower the load for two weeks without stopping everything, change tool and position, take tiny breaks, and then rebuild strength slowly, since rest alone does not heal a tendon. Nerve signs are looked at early.',
  approach:
    'The load has to go below what irritates, then up by ten per cent a week. Splints are for nights and short times. Most relapses come from one long evening because it felt good.',
  done: 'You do a normal day of {work} with pain of two of ten or less, gone the next morning.',
  cautions: [
    'See a doctor soon for numb or tingling fingers, weakness, dropping things, swelling or heat; at once after a fall or with arm pain together with chest pressure. Cortisone injections only as an exception.',
    'If it comes from the job, report it to company doctor or employer early; it may count as work illness.',
  ],
  steps: [
    step(
      'Write what brings it on for three days',
      'Task, minutes until pain, score, next morning. Find the one movement of {work} that does most.',
      ['Start the note', 'Draw the sore place at your {part}', 'Test: pain with grip, twist, or press?'],
      0.4,
    ),
    step(
      'Halve the load for two weeks',
      'Work in shorter blocks, use the other hand, dictate, and ask for help with lifting. Keep moving gently.',
      ['Choose two tasks to cut', 'Set a ten-minute timer with thirty seconds break', 'Tell boss or teacher'],
      0.7,
    ),
    step(
      'Change tools and position for {work}',
      'Use an upright mouse left and right in turn, a flat keyboard, the forearm on the table and a straight wrist. With an instrument or tool let a teacher or colleague look at it.',
      ['Photograph yourself from the side', 'Correct height of chair and table', 'Borrow one other tool for a week'],
      1,
    ),
    step(
      'Do five minutes twice a day',
      'Nerve glides without pain, forearm stretches, shoulder blades back and down, neck turns; warmth before and cold after.',
      [
        'Learn the set from a physiotherapist video',
        'After getting up and after work',
        'Score your {part} before and after',
      ],
      0.7,
    ),
    step(
      'See a doctor or hand therapist',
      'Tendon, thumb, tennis elbow, carpal tunnel and neck each need another plan. Ask about a night splint and a prescription for therapy.',
      [
        'Book and take the notes',
        'Ask what it is and what you may do at {work}',
        'Ask about nerve test when fingers tingle',
      ],
      1.5,
      { waitDays: 10 },
    ),
    step(
      'Load the {part} slowly to make it strong',
      'Hold against resistance for 45 seconds, later lower a bottle in three seconds, three sets every second day. Pain up to three of ten is allowed.',
      ['Begin with five holds', 'Add weight when three days are calm', 'Grip, wrist up, wrist down'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Build {work} up by ten per cent a week',
      'Write minutes per block and blocks per day, and add only after two calm days.',
      ['Write the plan for four weeks', 'Keep the tiny breaks', 'Step back one level after a bad morning'],
      1.5,
    ),
    step(
      'Write your rules and check in six weeks',
      'Write the longest block, your breaks, the first sign of trouble and what you do then.',
      ['Compare scores', 'Keep two exercises', 'Ask for ergonomic check yearly'],
      0.4,
    ),
  ],
  suggestions: [
    tip(
      'Use shortcuts',
      'Each key that replaces a click spares the hand.',
      'Learn five a week',
      'A card at the screen',
    ),
    tip('Dictate', 'Voice for long texts.', 'Built in', 'Correct later'),
    tip('Warm hands', 'Cold tendons hurt sooner.', 'Thin gloves', 'A warm cup before work'),
    tip('Lighten the grip', 'Most squeeze too hard.', 'Pen, brush', 'Thick handle'),
    tip(
      'Change hands',
      'Use the mouse on the other side for some hours.',
      'Two weeks to get used',
      'Slow the pointer down',
    ),
    tip(
      'Hold the phone low tech',
      'Put it on the table and use both hands, or your voice.',
      'Voice messages',
      'Short chats',
    ),
    tip(
      'Sleep with straight wrist',
      'A bent wrist presses on the nerve at night.',
      'A light splint',
      'Arm on a pillow',
    ),
    tip('Stop at the first tingle', 'Early breaks save days.', 'Shake', 'Walk'),
    tip('Move the neck', 'It feeds the arm.', 'Hourly', 'Slowly'),
    tip('Carry with forearms', 'Spare fingers and wrists when you lift.', 'Rucksack for shopping', 'Hold loads close'),
    tip('Cut evening screens', 'The hours after work are for healing.', 'No gaming after nine', 'A book or a walk'),
    tip('Check stress', 'Raised shoulders overload the whole arm.', 'Drop them each hour', 'Three slow breaths'),
  ],
};
