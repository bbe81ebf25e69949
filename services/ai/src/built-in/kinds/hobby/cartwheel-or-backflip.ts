import { type Kind, step, tip } from '../kind.ts';

export const cartwheelOrBackflip: Kind = {
  id: 'cartwheel-or-backflip',
  category: 'hobby',
  name: 'Learn a cartwheel or a flip',
  slots: {
    trick: {
      words: [
        'cartwheel',
        'backflip|back flip|back tuck',
        'front flip|somersault',
        'handspring|back handspring',
        'aerial',
        'round off|roundoff',
        'back walkover|walkover',
        'bridge',
        'wall flip',
        'kip-up|kip up',
      ],
      otherwise: 'trick',
    },
  },
  ask: {
    question: 'Which one, and what can you do already?',
    chips: ['A cartwheel, from zero', 'A back handspring, I do bridges', 'A backflip'],
  },
  hoursAWeek: 3,
  weekly: 'Three sessions of 30 minutes on soft ground',
  ladder: true,
  overview:
    'You will get wrists and shoulders ready, learn the parts of the movement in order, do it with help on a soft place, and then alone.',
  approach:
    'Each part must work five times in a row before the next. Film every session, because it feels other than it looks. Fear usually means that a step was left out.',
  done: 'You do the {trick} three times in a row alone, on a normal mat or grass.',
  cautions: [
    'Learn anything that goes over backwards or through the air with a coach and a spotter, in a gym with a pit or thick mats, never from a video alone. Stop with neck, wrist or back pain.',
  ],
  steps: [
    step(
      'Find a soft place and a club with open hours',
      'Lawn or mats for a cartwheel; for flips a gymnastics, trampoline or parkour gym with beginners’ hours. Ask three for price and times.',
      ['Look up three places', 'Ask about beginners of your age', 'Book a first hour'],
      0.5,
    ),
    step(
      'Warm wrists, shoulders and hips on five days',
      'Ten minutes: wrist circles, hands on the floor leaning forward, bridge on the elbows, straddle, squats. It is done when leaning on your hands feels safe.',
      ['Ten minutes a day', 'Hold a plank for a minute', 'Write what feels tight'],
      3,
    ),
    step(
      'Stand on your hands against a wall',
      'Belly to the wall, walk the feet up, tight body, 20 seconds. Come down with control each time.',
      ['Five tries a session', 'Film the line', 'Learn to step out'],
      3,
    ),
    step(
      'Learn the entry',
      'Lunge, arms up, look at the hands; or for flips the jump straight up with the arms. Twenty times, always the same.',
      ['Mark feet and hands with chalk', 'Twenty clean entries', 'Film from the side'],
      3,
    ),
    step(
      'Do the half of it',
      'For a cartwheel over a low bench or line; for the {trick} its first half onto a thick mat, with spotter. Five in a row before you go on.',
      ['Set up bench or mat', 'Five in a row', 'Watch two seconds in slow motion'],
      4,
    ),
    step(
      'Do the whole {trick} with help',
      'A coach holds hip or back. Small run-up. Stop after ten good tries; tired ones are where people get hurt.',
      ['Ask the coach to spot', 'Ten tries at most', 'Say what you felt'],
      4,
    ),
    step(
      'Do it alone on a soft mat',
      'First with the spotter standing by, then with nobody touching. Same entry, same words in your head.',
      ['Three in a row', 'Film', 'Rest two days'],
      3,
    ),
    step(
      'Take it to normal ground',
      'Firm grass or a gym floor. Put two mats, then one, then none. Show it to somebody.',
      ['Take off a mat at a time', 'Check the ground for stones', 'Film three in a row'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Warm your wrists first',
      'They hurt before anything else does.',
      'Circles and leaning forward',
      'Fists if it pinches',
    ),
    tip('Look at your hands', 'The body goes where the head looks.', 'At the floor between them', 'Not at people'),
    tip('Keep legs straight and tight', 'A loose body turns crooked.', 'Squeeze your knees', 'Point your toes'),
    tip(
      'Train the other side as well',
      'It keeps back and shoulders even.',
      'Five tries a session',
      'After the good side',
    ),
    tip(
      'Begin on a gentle slope',
      'Downhill it turns more easily.',
      'Soft grass without stones',
      'Then on flat ground',
    ),
    tip(
      'Use a trampoline for the feeling',
      'You have more time in the air.',
      'Only with a coach',
      'One person at a time',
    ),
    tip('Get strong at home', 'A firm middle makes each trick easier.', 'Hold a plank', 'Squat jumps, three sets'),
    tip('Keep sessions short', 'Tired tries are the dangerous ones.', '30 minutes', 'Stop after a good one'),
    tip('Say one word for each part', 'The head keeps the order.', 'Up, tuck, open', 'Say them aloud'),
    tip(
      'Bring a friend',
      'Somebody who films sees what you feel wrongly.',
      'Film each other',
      'The same hour each week',
    ),
    tip(
      'Go back one step after a scare',
      'Five safe ones bring the courage back.',
      'The easier version',
      'Then try once again',
    ),
    tip('Stretch afterwards', 'Long stretching before makes muscles weak.', 'Bridge and straddle', '30 seconds each'),
  ],
};
