import { type Kind, step, tip } from '../kind.ts';

export const startTaiChi: Kind = {
  id: 'start-tai-chi',
  category: 'health',
  name: 'Start tai chi or qigong',
  slots: {
    form: {
      words: ['qigong|qi gong|chi kung', 'tai chi|taichi|tai-chi|taiji', 'chair tai chi|seated'],
      otherwise: 'tai chi',
    },
    need: {
      words: [
        'balance',
        'stress|calm',
        'joints|arthritis|knees',
        'blood pressure',
        'sleep',
        'Parkinson’s|parkinsons',
        'breathing',
        'falls',
      ],
      otherwise: 'calm and balance',
    },
    place: {
      words: ['park|garden', 'community centre|village hall|club', 'home|living room|online'],
      otherwise: 'park',
    },
  },
  ask: {
    question: 'What draws you: calm, balance, or a gentle way to move?',
    chips: ['Balance after seventy', 'Calm for a busy head', 'Joints that hate the gym'],
  },
  hoursAWeek: 2,
  weekly: 'One class and fifteen minutes at home on five days',
  overview:
    'You find a teacher, learn to stand, shift weight and breathe, then eight to twenty-four movements one by one, and practise a little nearly every day. Balance and sleep change after about twelve weeks.',
  approach:
    'One movement a week until the feet know it. Knees follow the toes and never hurt; higher stance is right for most. Daily ten minutes beat a long Sunday.',
  done: 'You do the short form from start to end by heart, calmly, with others or alone in the {place}.',
  cautions: [
    'With recent fractures, severe osteoporosis, dizziness or pregnancy tell the teacher; do it seated or beside a chair. It adds to medicine, it does not replace it.',
  ],
  steps: [
    step(
      'Stand quietly for five minutes today',
      'Feet hip-wide, knees soft, crown up, breathe to the belly; shift weight slowly left and right. Time one-leg standing near a chair.',
      ['Stand for five minutes', 'Note one-leg seconds', 'Write what you want, such as {need}'],
      0.4,
    ),
    step(
      'Find a class and try two',
      'Yang short form or Tai chi for health, group that faces the same way, teacher who offers chairs; clubs, insurers, parks.',
      ['Ask at the {place} or sports club', 'Try two lessons', 'Ask about a beginners’ term of {form}'],
      0.5,
    ),
    step(
      'Learn stance, weight shift and breath',
      'Empty and full leg, slow heel placement, waist turns the arms. Film your feet.',
      ['Ten slow walks across the room or the {place}', 'Breathe out when pushing', 'Knee above toes'],
      2,
    ),
    step(
      'Practise one movement a day for eight weeks',
      'Fifteen minutes at the same hour: warm-up, new movement ten times, all so far once.',
      ['Choose hour and corner', 'Write the name of the movement', 'Repeat last week’s first'],
      6,
    ),
    step(
      'Join the first half of the form',
      'Slow count, same direction each time, then turned round, so that you know it without landmarks.',
      ['Do it from memory twice', 'Ask the teacher for two corrections', 'Film it'],
      4,
    ),
    step(
      'Practise with others outside the class',
      'In the {place} on a fixed morning, or a video call. Following a group smooths the rhythm.',
      ['Ask one classmate', 'Meet every second week', 'Wear flat shoes'],
      2,
    ),
    step(
      'Learn the second half by heart',
      'As before, a movement a week; on tired days standing and breathing only.',
      ['Plan the weeks', 'Note changes in {need}', 'Keep the knees painless'],
      5,
      { when: { weeksFrom: 10 } },
    ),
    step(
      'Do the short form from memory',
      'Alone, calm, five to eight minutes. Repeat the one-leg test and compare.',
      ['Show it to someone or film', 'Time the one-leg test', 'Choose: daily ten minutes, next form, or both'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Wear thin flat soles', 'You feel the ground and balance better.', 'Socks with grip indoors', 'Shoes outside'),
    tip(
      'Start with the left',
      'Most forms begin there, and a fixed start helps memory.',
      'The same corner',
      'The same hour',
    ),
    tip('Slow it down', 'Slower steps train balance more.', 'Count to four', 'No stops'),
    tip(
      'Follow a short video on class-free days',
      'It reminds you of the order.',
      'The teacher’s own if possible',
      'Ten minutes',
    ),
    tip(
      'Stand on a stair to learn weight',
      'With a hand on the rail shift from foot to foot.',
      'Lowest step',
      'Slowly',
    ),
    tip('Soften the shoulders', 'They rise without being noticed.', 'Breathe out', 'Let the elbows drop'),
    tip('Use a chair on bad days', 'Arms and breath alone are practice as well.', 'Sit at the edge', 'Ten minutes'),
    tip('Keep thumbs relaxed', 'The hands show where you are tense.', 'Look once a minute', 'Open the fingers'),
    tip('Practise in a queue', 'Shift the weight without anybody noticing.', 'Left and right', 'Breathe low'),
    tip('Ask for meaning', 'The picture behind a movement helps to remember it.', 'Its name', 'What it is for'),
    tip('Do it before bed', 'Slow movement makes many people sleep better.', 'Low light', 'Only the easy part'),
    tip('Bring a friend', 'Two remember more than one.', 'A trial lesson', 'Tea afterwards'),
  ],
};
