import { type Kind, step, tip } from '../kind.ts';

export const learnAHandstand: Kind = {
  id: 'learn-a-handstand',
  category: 'health',
  name: 'Learn a handstand',
  slots: {
    weak: {
      words: ['wrists|wrist', 'shoulders|shoulder', 'fear|scared|afraid', 'core|belly|banana back', 'hamstrings'],
      otherwise: 'wrists and shoulders',
    },
    form: {
      words: [
        'freestanding handstand|freestanding|free handstand|without a wall',
        'handstand walk|walk on my hands|walking on hands',
        'handstand push-ups|handstand push-up|hspu',
        'headstand',
        'press handstand',
        'cartwheel',
        'crow|crow pose|bakasana',
      ],
      otherwise: 'handstand',
    },
  },
  ask: {
    question: 'What can you do now: plank, against the wall, some seconds free?',
    chips: ['Afraid to kick up', 'A minute at the wall', 'Three seconds free'],
  },
  hoursAWeek: 2,
  weekly: 'Fifteen minutes on four days: wrists, wall, kick-ups, exit',
  overview:
    'You prepare wrists and shoulders, learn the way out first so that fear goes, build a minute with the belly to the wall, and then find balance in short tries. A free ten seconds usually takes four to eight months.',
  approach:
    'Short and often, fresh, never when tired. Fingers steer: press them to stop tipping over. Film from the side, as the body feels straight long before it is.',
  done: 'You do your {form} on film on two different days, and come down under control.',
  cautions: [
    'Ask a doctor first with high blood pressure, glaucoma or eye surgery, neck or wrist injury, pregnancy, or dizziness. Stop for pain in wrist, elbow or neck; free space and a mat, no furniture.',
  ],
  steps: [
    step(
      'Warm up wrists and film your start',
      'Ten minutes of wrist rocks, plank, dog pose and shoulder lifts. Then film a plank with the feet on a box.',
      ['Clear two metres of wall', 'Do five wrist exercises', 'Film and write what stopped you: {weak}'],
      0.4,
    ),
    step(
      'Learn the safe way out first',
      'Turn a hand and step down sideways like a cartwheel; from a small kick, then at the wall. Fear goes when the exit is sure. Spare {weak}.',
      ['Practise the quarter turn ten times from low', 'Repeat at the wall', 'Ask a friend to stand beside you'],
      1,
    ),
    step(
      'Walk up the wall, belly facing it',
      'Walk the feet up and bring the hands closer week by week to a hand’s width; five holds of 20 to 60 seconds. Push the floor away, ears between the arms.',
      ['Three sessions a week', 'Add five seconds', 'Stop when the back arches'],
      3,
    ),
    step(
      'Open shoulders and harden the middle',
      'Hollow hold, shoulder stretch at a bench, pike lean, chest to wall. Ten minutes after each session.',
      ['Hollow hold 4 x 20 seconds for your {form}', 'Shoulder stretch 3 x 40 seconds', 'Loosen {weak} after'],
      2,
    ),
    step(
      'Kick up gently ten times a session',
      'With the back to the wall one straight leg swings and the other follows. Use the same small force each time, so that you hardly touch the wall.',
      ['Mark hand and foot with tape', 'Count light touches', 'Rest 30 seconds'],
      3,
    ),
    step(
      'Float away from the wall for seconds',
      'Take one foot off the wall, then the other, and press the fingers to come back. Write down the best and the usual time.',
      ['Ten tries a session, {weak} warmed up', 'Balance with fingers', 'Film each week'],
      3,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Practise your {form} in free space',
      'On grass or mat with the sideways exit; twenty tries of at most a second look, then three good ones. Walking comes after five quiet seconds.',
      ['Try in four short sessions a week', 'Note the longest hold', 'Take a lesson if stuck for a month'],
      4,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Show it twice on film',
      'After a rest day and a warm-up. Choose next: longer, shapes, walking.',
      ['Film from the side', 'Repeat it two days later', 'Keep two sessions a week'],
      0.5,
    ),
  ],
  suggestions: [
    tip(
      'Spread the fingers',
      'A wide hand gives you a larger base to balance on.',
      'Press the fingertips',
      'Knuckles down',
    ),
    tip('Look between the hands', 'Looking forward bends the back.', 'Fix one spot', 'Keep the neck long'),
    tip('Point toes', 'A tight body is easier to balance.', 'Legs together', 'Squeeze the buttocks'),
    tip('Train fresh', 'First in the session.', 'Ten tries', 'Stop'),
    tip('Use a wedge', 'Raised heels of the hands ease sore wrists.', 'A folded mat', 'Or handles'),
    tip('Get a spotter', 'Somebody at the hips lets you feel the line.', 'A calm person', 'Ten tries'),
    tip('Do shoulder taps', 'They teach you to carry weight on one hand.', 'At the wall', 'Slowly, left and right'),
    tip('Count breaths', 'Calm breathing keeps the balance longer.', 'Aim for three', 'Do not hold it'),
    tip('Try grass', 'Soft ground takes the fear of falling.', 'A flat place', 'Look for stones'),
    tip('Rest wrists two days', 'Tendons need longer than muscles.', 'Gentle circles', 'Legs and trunk meanwhile'),
    tip(
      'Watch one good teacher',
      'Many clips give many contradictions.',
      'The same cue for a month',
      'Film and compare',
    ),
    tip('Celebrate seconds', 'Two is a lot.', 'Log', 'Mean'),
  ],
};
