import { type Kind, step, tip } from '../kind.ts';

export const cartwheelOrBackflip: Kind = {
  id: 'cartwheel-or-backflip',
  category: 'hobby',
  name: 'Learn a cartwheel or a flip',
  slots: {
    trick: {
      words: [
        'words cartwheel',
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
    tip('Hands warm first', 'Wrists hurt most often.', 'Circles', 'Fists for push-ups'),
    tip('Look at your hands', 'The head leads.', 'Between the hands', 'Not at people'),
    tip('Legs straight and tight', 'It turns by itself.', 'Squeeze', 'Point toes'),
    tip('Train both sides', 'The other side is slow, and good for you.', 'Ten each', 'After the strong one'),
    tip('Begin on a slope', 'Downhill is easier.', 'Soft grass', 'Small one'),
    tip('Trampoline for feeling', 'The air gives time.', 'With a coach', 'One on it at a time'),
    tip('Strength at home', 'Hollow hold and squats jumps.', 'Three sets', 'Five days'),
    tip('Short sessions', 'Focus is safety.', '30 minutes', 'Stop while good'),
    tip('A word for each part', 'The head keeps order.', 'Up, tuck, open', 'Aloud'),
    tip('Bring a friend', 'Courage is shared.', 'Film each other', 'Same hour'),
    tip('Back off after a scare', 'One step easier.', 'Five good ones', 'Then again'),
    tip('Stretch after, not before', 'Long stretches weaken.', 'Bridge, straddle', '30 seconds'),
  ],
};
