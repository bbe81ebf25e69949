import { type Kind, step, tip } from '../kind.ts';

export const flexibilityAndMobility: Kind = {
  id: 'flexibility-and-mobility',
  category: 'health',
  name: 'Become more flexible',
  slots: {
    area: {
      words: [
        'hips|hip|cross-legged',
        'hamstrings|hamstring|touch my toes|toes',
        'shoulders|shoulder',
        'lower back',
        'upper back',
        'neck|turn my head',
        'ankles|ankle|deep squat',
        'groin|inner thighs|middle splits|pancake|straddle',
        'inner thighs and hips|splits|split',
        'calves|calf',
        'quads|thighs',
        'spine|backbend|bridge',
        'wrists',
        'legs|high kicks|kicks',
        'feet',
      ],
      otherwise: 'tightest spots',
    },
  },
  ask: {
    question: 'Which movement would you like to be able to do?',
    chips: ['Touch my toes', 'The splits', 'Just less stiff every day'],
  },
  hoursAWeek: 1.75,
  weekly: 'Ten to fifteen minutes of stretching on five days, always warm',
  overview:
    'You will measure where you are, loosen your {area} for ten minutes on most days, and add strength in the new range so that it stays. You notice less stiffness after two weeks, centimetres after six to eight; the splits take most adults six months or more.',
  approach:
    'Warm up, go to a firm pull but never to pain, breathe out slowly and stay 30 to 60 seconds. Often and gently works better than seldom and hard. Most people pull too strongly for a week, get sore and stop.',
  done: 'You do the movement you chose without pain, on two different days, and the photographs show the difference.',
  cautions: [
    'Sharp, pinching or tingling pain means less or another exercise. Ask a physiotherapist first with joint replacements, slipped discs, osteoporosis, very bendy joints, or in pregnancy.',
    'A joint that is suddenly stiff, hot or swollen, or morning stiffness of more than half an hour for weeks, belongs to a doctor.',
  ],
  steps: [
    step(
      'Measure and photograph your starting positions',
      'After five minutes of walking: forward bend, deep squat, arms overhead against a wall, and the movement you want. Measure in centimetres what is missing.',
      ['Warm up for five minutes', 'Take four photographs from the side', 'Write down what is missing for your {area}'],
      0.5,
    ),
    step(
      'Stretch ten minutes on five days for two weeks',
      'Five stretches, two rounds of 30 seconds each: for calves, hips, chest, shoulders, and above all your {area}. Tie it to the shower or the evening news.',
      ['Choose the five and write them on a card', 'Lay out a mat where you will see it', 'Cross off each session'],
      2,
    ),
    step(
      'Ask a physiotherapist or teacher what limits you',
      'Muscle, joint shape, nerve or old injury need different exercises. One hour tells you which it is and which two exercises are the right ones.',
      [
        'Book one session or a class',
        'Show your photographs and ask about your {area}',
        'Write down what you should not do',
      ],
      1.5,
      { waitDays: 5, when: { weeksFrom: 4 } },
    ),
    step(
      'Tense and release at the end of the stretch',
      'Go to a firm pull, press gently against it for six seconds, let go and breathe out into the new position. Three times, on three days a week. Not on cold muscles.',
      ['Learn it with the easiest stretch', 'Use it for your {area} on three days a week'],
      2.5,
    ),
    step(
      'Strengthen yourself in the new range',
      'Lift out of the stretched position without hands: leg lifts, slow deep squats with a hold, wall slides. Eight slow repetitions twice a week keep what you have won.',
      ['Choose two strength exercises for your {area}', 'Do them on two fixed days'],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Break up sitting every hour',
      'Two minutes: stand, open the chest, one lunge on each side, turn the trunk. Set an alarm for the first two weeks.',
      ['Set an hourly reminder', 'Choose three movements, one of them for your {area}'],
      2,
    ),
    step(
      'Hold the key position for two minutes a day',
      'Supported with cushions or blocks, so that you can let go. Lower the support by one centimetre when two minutes feel easy.',
      [
        'Build the position with cushions',
        'Note the height of the support each week',
        'Compare your {area} on both sides',
      ],
      5,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Repeat the photographs and do your movement',
      'Same warm-up, same place, same clothes. It is done when you succeed on two days. Two sessions a week are enough to keep it; choose the next position.',
      [
        'Photograph the four positions again',
        'Measure what has changed in your {area}',
        'Fix two days for keeping it up',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Stretch after the shower', 'Warm muscles are longer.', 'Five minutes', 'In the bathrobe'),
    tip(
      'Sit on the floor in the evening',
      'You change position by yourself.',
      'Cushion under the hips',
      'Another position each advert',
    ),
    tip('Breathe out slowly', 'The body lets go on the out-breath.', 'Six counts', 'Relax the jaw'),
    tip('Do the tighter side first', 'And once more at the end.', 'Three rounds to two', 'Compare weekly'),
    tip('Squat while the kettle boils', 'Hold on to the worktop.', 'Heels on a book at first', 'One minute'),
    tip(
      'Use a belt or towel',
      'You need not bend your back to reach a foot.',
      'Lying on your back',
      'Knee slightly bent',
    ),
    tip('Leave ballistic bouncing alone', 'It makes muscles tighten.', 'Slow in, slow out', 'Swings only in warm-up'),
    tip(
      'Count minutes per week',
      'Five minutes per muscle a week bring results.',
      'Spread over five days',
      'Write it down',
    ),
    tip(
      'Try a dance or martial arts class',
      'Range comes easily with music and company.',
      'Trial lesson',
      'Once a week',
    ),
    tip('Walk before you judge', 'Stiffness in the morning is normal for minutes.', 'Ten minutes first', 'Then test'),
    tip(
      'Roll the soles of your feet',
      'It loosens the whole back of the leg a little.',
      'Tennis ball',
      'One minute per foot',
    ),
    tip('Look at your mattress', 'Some stiffness comes from the night.', 'Compare on a trip', 'Try another pillow'),
  ],
};
