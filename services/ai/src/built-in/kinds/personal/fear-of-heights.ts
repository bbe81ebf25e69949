import { type Kind, step, tip } from '../kind.ts';

export const fearOfHeights: Kind = {
  id: 'fear-of-heights',
  category: 'personal',
  name: 'Overcome my fear of heights',
  slots: {
    place: {
      words: [
        'balcony|balconies',
        'ladder|ladders|roof',
        'bridge|bridges|suspension bridge',
        'mountain path|mountains|hiking|via ferrata|ridge',
        'glass floor|glass lift|glass elevator',
        'ski lift|chairlift|cable car|gondola',
        'tower|lookout|skyscraper|observation deck',
        'escalator|stairs|staircase',
        'climbing|climbing wall|abseiling',
        'job on scaffold|scaffold|scaffolding|roofing',
      ],
      otherwise: 'high places',
    },
  },
  ask: {
    question: 'Where is it worst, and do you need it by a date?',
    chips: ['Balconies and towers', 'Mountains and bridges', 'Ladders and work'],
  },
  hoursAWeek: 1.5,
  weekly: 'Three exercises of thirty minutes, written down before, at the peak and at the end',
  overview:
    'You will check balance and eyes, make a ladder of real heights, practise looking and standing where it is safe, drop holding tricks one by one, and do the {place} you want to reach.',
  approach:
    'The eye loses its hold when everything is far, so you look at near fixed points first, then at the distance, then down. Stay until the number halves. Many exercises in two to six weeks work better than one leap.',
  done: 'You stood at the {place} twice for ten minutes, hands free, with fear at 3 of 10 or less at the end.',
  cautions: [
    'Practise only where rails, harness or guides make it safe; a real danger is no exercise. Spinning dizziness, also on the ground, belongs to a doctor. On ladders at work follow the safety rules.',
  ],
  steps: [
    step(
      'Write ten heights with a number',
      'From the second step of a stool to the {place}. Open stairs, third-floor window, footbridge, tower. Write the tricks too: holding, looking away, crouching.',
      ['Write ten places', 'Give each a number from 1 to 10', 'Write your tricks'],
      0.5,
    ),
    step(
      'Check balance, eyes and facts',
      'Stand on one leg for thirty seconds, new glasses right, no dizziness lying down. Read that the pull to jump is a false reading of the alarm, known to many.',
      ['Do the one-leg test', 'Have glasses checked if needed', 'Read one health page'],
      0.5,
    ),
    step(
      'Learn where to look and how to stand',
      'Stand with feet apart and soft knees. Look at one thing within two metres, then at the horizon, then slowly down and back, and breathe out long. Practise at a first-floor window.',
      ['Practise at a first-floor window', 'Ten minutes a day', 'Write the number'],
      0.8,
    ),
    step(
      'Do the lowest three until they bore you',
      'Twenty to thirty minutes each, again next day. Films or virtual reality count as a start. Say aloud what you see.',
      ['Plan four dates', 'Stay until it halves', 'Write three numbers'],
      3,
    ),
    step(
      'Climb the middle ones with a companion',
      'They stand beside you, do not hold. Try a shopping gallery, a tower with a rail, a footbridge. Then do the same alone, with one trick less each time.',
      ['Choose three places', 'First together, then alone', 'Drop one trick'],
      4,
    ),
    step(
      'Train on something with a harness',
      'Climbing hall, rope park, guided via ferrata for beginners: tell the trainer, come down whenever you like. Feeling the rope hold teaches more than words.',
      ['Book a beginner’s hour', 'Let yourself hang once', 'Climb to your number 7'],
      3,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Do the {place} twice in a week',
      'Go at a quiet hour first, then at a busy one. Stay ten minutes with free hands, and look down and far. Take a picture for the wall.',
      ['Fix both dates', 'Stay ten minutes', 'Write the numbers'],
      3,
    ),
    step(
      'Use it monthly so that it stays',
      'Fear returns with avoidance. Plan a hike, a dinner on a terrace, painting the gutter by rule. Write the next date for the {place} into the calendar.',
      ['Plan one height a month', 'Take a frightened friend along'],
      1,
    ),
  ],
  suggestions: [
    tip('Begin in daylight', 'Depth is clearer.', 'Still air', 'Dry'),
    tip('Chew gum', 'The body relaxes.', 'Slow', 'Breathe'),
    tip('Keep eyes open', 'Closed ones sway.', 'Near point', 'Far'),
    tip('Use steps of a pool', 'Ten, one, three metres.', 'Look', 'Sit'),
    tip('Leave the rail by fingers', 'One each minute.', 'Ten to none', 'Smile'),
    tip('Sit down if it peaks', 'Then stand again there.', 'Do not go', 'Wait'),
    tip('Do not look at screens', 'Look at the place.', 'Phone away', 'Describe'),
    tip('Go with children you know', 'Their eyes are calm.', 'Tower', 'Ice cream'),
    tip('Ask for first seat in gondolas', 'Middle swings less.', 'Talk', 'Look'),
    tip('Avoid drink before', 'It unlearns nothing.', 'Water', 'Snack'),
    tip('Thank the body', 'It wants to protect.', 'Hand on chest', 'Go on'),
    tip('Ask a therapist for virtual heights', 'Works well in some sessions.', 'Clinic', 'Ask'),
  ],
};
