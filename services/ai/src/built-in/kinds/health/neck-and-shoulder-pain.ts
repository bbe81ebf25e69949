import { type Kind, step, tip } from '../kind.ts';

export const neckAndShoulderPain: Kind = {
  id: 'neck-and-shoulder-pain',
  category: 'health',
  name: 'Free my neck and shoulder from pain',
  slots: {
    part: {
      words: [
        'neck',
        'shoulder|frozen shoulder|rotator cuff|shoulders',
        'shoulder blade|between the shoulder blades',
        'trapezius|traps',
      ],
      otherwise: 'neck',
    },
  },
  ask: {
    question: 'Where is it, since when, and what can’t you do?',
    chips: ['Stiff neck from the desk', 'Shoulder, I can’t lift the arm', 'Headaches from my neck'],
  },
  hoursAWeek: 2,
  weekly: 'Move and strengthen on five days, ten minutes',
  overview:
    'You will rule out what needs a doctor, change how you sit, sleep and carry, move the stiff part daily, and then make it strong.',
  approach:
    'Neck and shoulder get better by moving a little and often. Short pauses every 30 minutes do more than one long session. Pain up to 3 of 10 is allowed; it must be calm the next morning. A frozen shoulder needs months, not force.',
  done: 'You turn your head or lift your arm as far as you need, sleep through, and pain is at most 2 of 10.',
  cautions: [
    'Go to a doctor at once for pain after a fall, weakness or numbness in an arm, trouble walking, fever, or shoulder pain with chest pressure or breathlessness.',
  ],
  steps: [
    step(
      'Measure how far you can move today',
      'Turn the head to both sides and note what you see; raise the arm along a wall and mark the height. Rate pain from 0 to 10, day and night.',
      ['Note both sides', 'Mark the wall or take a photo', 'Write when it is worst'],
      0.5,
    ),
    step(
      'Set up desk, phone and pillow',
      'Screen at eye height, forearms supported, phone lifted to the eyes, pillow that fills the gap. Bag on the other side or on the back.',
      ['Raise the screen on books', 'Try a higher and a lower pillow for three nights each', 'Carry the bag otherwise'],
      1.5,
    ),
    step(
      'Have the {part} examined',
      'Doctor or physio tests strength and movement. Pictures are seldom needed at first. Ask for its name, what is allowed and when it should be better.',
      ['Book and bring your figures', 'Ask for three exercises', 'Ask about pain relief for the nights'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Move every half hour for a week',
      'One minute: shoulder circles, head turns, arms over the head as far as it goes. A timer helps.',
      ['Set a timer', 'Choose three movements', 'Tick each hour'],
      2,
    ),
    step(
      'Do the gentle exercises each day',
      'Chin back, head tilt with the hand hanging, shoulder blades together; for the {part} pendulum and walking up the wall. Ten slow ones, no jerks.',
      [
        'Learn each from your physio or a hospital’s video',
        'Ten minutes at the same hour',
        'Note movement each Sunday',
      ],
      6,
    ),
    step(
      'Strengthen with a band on three days',
      'Rowing, pulling apart, turning the arm outward with the elbow at the side. Three sets of 12, heavier only when it stays calm.',
      ['Get a light band', 'Write sets and pain', 'Change to the next band after two weeks'],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Make peace with the nights',
      'Lie on the other side with a pillow in the arm, or on the back with a small one under the elbow. Take painkillers only as agreed.',
      ['Try both positions', 'Warmth for 15 minutes before bed', 'Note how often you wake'],
      1,
    ),
    step(
      'Loosen what makes you raise your shoulders',
      'Stress, cold, clenched teeth, hours at the wheel. Three long breaths at each red light or call, and one thing less in the week.',
      ['Note when the shoulders are up', 'Choose one cue for breathing', 'Drop one duty this week'],
      3,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Measure again and decide',
      'Compare with the first day after six weeks. Better: two sessions a week keep it. Not better: back to the doctor, ask for a scan, injection or specialist.',
      ['Repeat the wall test', 'Compare both figures', 'Decide and book'],
      1,
    ),
  ],
  suggestions: [
    tip('Call with a headset', 'A clamped phone is poison for the neck.', 'At work and home', 'Walk while you talk'),
    tip('Warm before stretching', 'Muscles give way.', 'Shower or hot pack', 'Then ten slow turns'),
    tip('Carry half', 'Two light bags instead of one.', 'Backpack on both straps', 'Trolley'),
    tip('Change arms at work', 'Mouse, ladle, scissors.', 'One hour left', 'Slow at first'),
    tip('Sit back', 'The back of the chair carries you.', 'Feet flat', 'Elbows supported'),
    tip('Look up from the phone', 'Head down weighs a lot.', 'Hold it high', 'Ten-minute limit'),
    tip('Swim on your back', 'It opens the front.', 'Ten minutes', 'Stop if it hurts'),
    tip(
      'Have your eyes tested',
      'Wrong glasses push the chin forward.',
      'Ask for screen glasses',
      'Raise or lower the screen',
    ),
    tip('Massage as a helper', 'It eases for a day or two.', 'Move afterwards', 'Once a fortnight'),
    tip('Keep a drawer of movements', 'Three for work, three for bed.', 'Write them on a card', 'Change monthly'),
    tip('Dress warm at the neck', 'Cold makes you tense.', 'Scarf on the bike', 'No draught at the desk'),
    tip('Sleep without your arm up', 'It pinches the shoulder.', 'Hug a pillow', 'Other side'),
  ],
};
