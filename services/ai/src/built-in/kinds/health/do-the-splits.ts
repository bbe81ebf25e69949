import { type Kind, step, tip } from '../kind.ts';

export const doTheSplits: Kind = {
  id: 'do-the-splits',
  category: 'health',
  name: 'Learn to do the splits',
  slots: {
    form: {
      words: [
        'middle splits|side splits|straddle|box split',
        'front splits|front split|hanumanasana',
        'high kick|high kicks',
        'toe touch|touch my toes',
      ],
      otherwise: 'splits',
    },
    sport: {
      words: [
        'dance|ballet',
        'martial arts|karate|taekwondo|kickboxing',
        'gymnastics',
        'cheerleading|cheer',
        'yoga',
        'ice skating|skating',
        'pole|pole dance',
        'aerial',
      ],
      otherwise: 'sport',
    },
  },
  ask: {
    question: 'Which splits, and how far from the floor are you now?',
    chips: ['Front splits, 20 cm', 'Middle splits, far away', 'Cannot touch my toes'],
  },
  hoursAWeek: 2.5,
  weekly: 'Three warm stretching sessions with strength, short loosening on the other days',
  overview:
    'You measure the gap, always stretch warm, use strength at the end of the movement, and take three to twelve months, as tendons and nerves change slowly. Half a centimetre a week is good.',
  approach:
    'Warm for ten minutes, hold 30 to 60 seconds, tense and let go, then be strong in the new position. Every second day, not daily to the limit. Hips square for front splits.',
  done: 'You sit in your {form} on both sides, or with the gap that you chose, photographed on two days.',
  cautions: [
    'Stop for sharp or pinching pain in the groin, at the sitting bone, knee or back, for tingling or a pop. Never be pushed down by somebody. Very flexible joints, hip disease or pregnancy: ask a physiotherapist first.',
  ],
  steps: [
    step(
      'Measure and photograph the gap',
      'After ten minutes of warm-up and with hands on blocks measure the centimetres from floor to hip on both sides.',
      ['Put two stacks of books as support', 'Measure your {form} left and right', 'Photograph from the side'],
      0.4,
    ),
    step(
      'Learn the ten-minute warm-up',
      'Skipping, leg swings, lunges, squats, until you sweat lightly; cold stretching hurts and gains little.',
      ['Choose music of ten minutes', '15 leg swings each direction', 'Deep lunge with breathing'],
      0.5,
    ),
    step(
      'Stretch the four key muscles three times a week',
      'For the front splits that is hamstring and hip flexor, for the middle splits inner thigh and hip rotators. Two holds of 45 seconds each, longer on the tighter side.',
      ['Half-split and low lunge', 'Frog and seated straddle', 'Write centimetres on Sunday'],
      4,
    ),
    step(
      'Tense and release at the end',
      'Press the heel into the floor for ten seconds, breathe out, sink, three times. It gives the quickest gain.',
      ['Use it in every second hold', 'Never over six of ten discomfort', 'Support with blocks'],
      3,
    ),
    step(
      'Strengthen the end of the movement',
      'Leg lifts in the straddle, lunges with the back knee up, and sliders with hands on a chair. It protects from injury and is needed for {sport}.',
      ['Three times eight lifts', 'Sliders with socks', 'Glute bridges'],
      3,
    ),
    step(
      'Sit supported in your {form} for two minutes',
      'Blocks under the hands or a cushion under the thigh, lower by one book each fortnight.',
      ['Both sides', 'Even breathing', 'Remove one book when it is calm'],
      4,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Take a light week and check with a teacher',
      'Every fourth week half. A lesson shows turned hips and knees that cheat.',
      ['Book one lesson in {sport} or stretching', 'Ask: square hips?', 'Repeat the photographs'],
      2,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Do your {form} on both sides',
      'Warm and calm, without bouncing. Photograph it twice with three days between, and keep it with one session a week.',
      ['Compare with the first photograph', 'Choose: over-split no, strength yes', 'Write the weekly ten minutes'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Stretch after training', 'Warm muscles lengthen more easily.', 'Ten quiet minutes', 'Never cold'),
    tip(
      'Wear socks on a smooth floor',
      'You slide down slowly and under control.',
      'A chair within reach',
      'Hands on blocks',
    ),
    tip('Point and flex', 'Moving the foot lets the nerve glide.', 'Ten times', 'Gently'),
    tip('Do the bad side first', 'It gets the energy.', 'Twice', 'Patience'),
    tip('Breathe out long', 'Muscles let go with the breath.', 'Six seconds out', 'Loosen the jaw'),
    tip('Avoid the bounce', 'Bouncing makes the muscle tighten.', 'Sink slowly', 'Hold still'),
    tip('Take a warm bath', 'It makes evening stretching easier.', 'Then ten minutes', 'Lightly'),
    tip('Note sleep', 'Tired bodies are stiffer, so the numbers jump.', 'Drink enough', 'Do not worry about one day'),
    tip(
      'Keep knees safe',
      'The kneecap looks up or forward, never twisted.',
      'Pad under the knee',
      'Stop when it pulls there',
    ),
    tip('Measure every fortnight', 'Daily measuring discourages.', 'After the same warm-up', 'With the same books'),
    tip('Sit on the floor', 'Reading in a straddle adds easy minutes.', 'Twenty minutes', 'Cushion under the seat'),
    tip('Leave a day between', 'Tissue rebuilds on the days off.', 'Walk', 'Light leg swings'),
  ],
};
