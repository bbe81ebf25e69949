import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** Lessons have begun. */
const taught = [
  'having/taking/started/had/booked swimming? lessons',
  `had/done ${numbers}/a_few/some/several swimming? lessons`,
  'in/on a/my swimming? course',
  'have/got a swimming? teacher/instructor',
];

/** They float or swim a little. */
const floats = [
  'can float/glide/kick/tread',
  'can swim a/one/two/10/15/20/25/half width/widths/length/metres/meters',
  'can do a? breaststroke/backstroke/doggy',
];

export const learnToSwimAsAdult: Kind = {
  id: 'learn-to-swim-as-adult',
  category: 'health',
  name: 'Learn to swim as an adult',
  slots: {
    water: {
      words: [
        'sea|ocean|beach',
        'lake',
        'hotel pool|holiday|hotel',
        'deep end|deep water|feet dont touch',
        'river',
        'pool',
      ],
      otherwise: 'pool',
    },
    reason: {
      words: [
        'holiday',
        'children|kids|grandchildren|daughter|son',
        'entry test|police test|test|fire service',
        'badge|bronze',
        'boat trips|boat|sailing',
        'safety|safe',
        'health|back|knees',
      ],
      otherwise: 'everyday life',
    },
  },
  ask: {
    question: 'What happens today: do you stand in the water, put your face in, float?',
    chips: ['I am scared of water', 'I stand in it, face stays dry', 'I float, but cannot move forward'],
  },
  hoursAWeek: 2,
  weekly: 'Two visits to the pool of 40 minutes, one with a teacher at first',
  measures: ['m', 'metres', 'lengths'],
  ladder: true,
  overview:
    'You will get used to water in small steps, breathe out under the surface, float, glide and then move forward, always where you can stand until you decide otherwise. A patient teacher for adults makes it quick: many swim a length after 10 to 20 lessons.',
  approach:
    'Breathing and floating come first; arms and legs later. Stay in each step until it is boring. What usually goes wrong is being pulled into the deep, a friend as teacher, and lessons once a fortnight.',
  done: 'You swim 50 metres calmly, turn on your back to rest, tread water for a minute and get out by yourself.',
  cautions: [
    'Never practise alone or in open water as a beginner; tell the lifeguard that you are learning. Floats and noodles are no life jackets.',
    'Ask a doctor first with epilepsy, heart or ear trouble. After a near-drowning with strong panic a therapist can help beside the lessons. Cough and breathlessness in the hours after swallowing water: see a doctor at once.',
  ],
  steps: [
    step(
      'Tell your teacher what you want to be able to do, and by when',
      'One sentence before the next lesson: what it is for, what frightens you, what works. Ask which step comes next and what you can practise alone between lessons.',
      ['Write the sentence on your phone', 'Say it before the next lesson', 'Ask for one thing to practise alone'],
      0.4,
      { when: { said: taught } },
    ),
    step(
      'Find a course or teacher for adult beginners',
      'Shallow, warm water, at most six people, women-only or private hour if you like. Adults’ lessons at quiet hours exist nearly everywhere, and most learners there are over thirty; write or ring instead of asking at the desk. Ask how they treat fear. Done with a date.',
      ['Ring two pools and ask three questions', 'Say plainly: I cannot swim', 'Write down why you want to swim'],
      0.7,
      { when: { unsaid: taught } },
    ),
    step(
      'Visit the pool once without swimming',
      'See changing room, depth marks, steps; sit at the edge, stand waist deep for ten minutes, hold the rail, breathe out long. Leave while it is good.',
      [
        'Choose the quietest hour and a warm pool',
        'Buy goggles and a suit in which you feel well',
        'Write fear before and after, 0 to 10',
      ],
      1.5,
      { when: { unsaid: [...taught, ...floats] } },
    ),
    step(
      'Go once a week between lessons for twenty minutes',
      'Only what you can already do, in water where you stand: it is repeating that takes away the effort. Stop while it is good, and note what was easier than last time.',
      ['Choose the quietest hour', 'Repeat three things from the lesson', 'Note what was easier'],
      4,
      { when: { said: taught } },
    ),
    step(
      'Breathe out into the water fifty times',
      'At home in a bowl, then in the pool: chin, mouth, nose, eyes. In above, bubbles below. Done at ten calm breaths in a row with your face in.',
      [
        'Three minutes daily in a bowl with goggles',
        'Ten in the water each visit',
        'Open your eyes under the surface and count fingers',
      ],
      3,
      { when: { unsaid: floats } },
    ),
    step(
      'Swim what you can five times slower than last time',
      'Most people who swim a width hold their breath and rush. Breathe out through the nose under water, count to three, let the arms rest in front. It is done when you arrive without gasping.',
      [
        'Swim one width and count the strokes',
        'Do it again with three strokes less',
        'Rest at the wall until your breath is calm',
      ],
      3,
      { when: { said: floats } },
    ),
    step(
      'Float on front and back and stand up safely',
      'With a noodle or a hand under you, then alone for five, ten, thirty seconds. Standing up again (knees to chest, hands down) is practised first, since it takes away fear.',
      [
        'Stand up from floating ten times',
        'Float on your back, ears in, looking up',
        'Count seconds each visit to the pool',
      ],
      4,
    ),
    step(
      'Glide and kick across the shallow pool',
      'Push off from the wall, arms long, face in, breathe out. Then legs with a board. Done at five metres of glide and 15 metres of kicking.',
      [
        'Ten glides each visit',
        'Kick with a board, rest at the wall',
        'Tell the teacher what you need for your {reason}',
      ],
      5,
      { measured: 'Move {20%} with a float' },
    ),
    step(
      'Learn one stroke in its parts',
      'Most adults take backstroke or breaststroke first. Legs, arms, breath, then together, four strokes and stand. Add two strokes each time.',
      [
        'Ask which stroke suits you best',
        'Practise dry on a bench for five minutes',
        'Swim near the wall, where you can stand',
      ],
      7,
      { measured: 'Swim {50%} in shallow water' },
    ),
    step(
      'Tread water and rest on your back in the deep',
      'With the teacher beside you and a noodle at hand: sculling hands, slow legs, turn on your back, back to the wall. Aim for one minute. Only then lengths over the deep.',
      ['Practise where toes just touch', 'First time in the deep with the teacher', 'Write fear, 0 to 10, after each'],
      4,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Swim 50 metres and get out by yourself',
      'Slow, with a rest on your back when you like, teacher or lifeguard informed. Add a minute of treading water. Done: tell somebody, and choose the next aim.',
      ['Choose day and lane with the teacher', 'Swim it without hurry', 'Book the next course or a fixed weekly swim'],
      1.5,
      { measured: 'Swim {total} and get out by yourself' },
    ),
  ],
  suggestions: [
    tip('Wear goggles from the start', 'Seeing calms.', 'Soft seal', 'Anti-fog'),
    tip('Hum under water', 'You cannot hold your breath then.', 'One tone', 'Through the nose'),
    tip('Choose warm water', 'Cold tightens muscles.', '30 degrees', 'Therapy pool'),
    tip('Say stop and it stops', 'Agree a sign with the teacher.', 'Hand on the rail', 'Breathe'),
    tip('Go twice a week', 'Once is too rarely to feel safe.', 'Fixed days', 'Forty minutes'),
    tip('Lie in the bath with ears in', 'Practice for floating.', 'Five minutes', 'Look at the ceiling'),
    tip('Loosen neck and jaw', 'Stiff people sink.', 'Yawn', 'Shake hands'),
    tip('Rest before you are tired', 'Tired is afraid.', 'After each width', 'Ten breaths'),
    tip('Learn with other adults', 'Everyone is a beginner there.', 'Ask for a trial', 'Share numbers'),
    tip('Step in, never jump at first', 'You decide the speed.', 'Ladder backwards', 'Hold on'),
    tip('Keep nose clip as an option', 'Some need it for weeks.', 'No shame', 'Leave it later'),
    tip('Note one win each visit', 'Small steps add up.', 'Seconds floating', 'Widths'),
  ],
};
