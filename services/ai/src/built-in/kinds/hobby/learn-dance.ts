import { type Kind, step, tip } from '../kind.ts';

/** Argentine tango. */
const tango = ['tango/milonga/milongas/milonguero'];

/** Salsa and bachata. */
const salsa = ['salsa/bachata/kizomba/merengue'];

/** Ballroom, Latin and the dances of a wedding. */
const ballroom = [
  'ballroom/waltz/foxtrot/quickstep/cha-cha/cha_cha/rumba/jive',
  'first/wedding dance',
  'father daughter/daughters',
  'dance with the father',
];

/** Lindy hop and its neighbours. */
const swing = ['lindy/swing/charleston/balboa/boogie_woogie'];

/** Dances that are called. */
const setDance = ['ceilidh/ceilidhs/contra/barn_dance/square_dance', 'country dancing'];

/** They have the basics. */
const danced = [
  'basic/basics and turns/turn',
  'basic/basics is/are? _? fine/sure/ok/there',
  'had/done/after/took two/three/four/five/six/seven/eight/nine/ten/several/many lessons/classes/months/years',
  'two/three/four/five/six/seven/eight/nine/ten/several/many lessons/classes of',
  'danced/dancing _? _? for/since two/three/four/five/six/seven/eight/nine/ten/several/many/a',
  'used to dance/jive',
  'improver/improvers/intermediate',
];

/** They are ashamed of how they move. */
const shyDancer = [
  'two left feet',
  'no rhythm',
  'count/counting out_loud/aloud',
  'shy/embarrassed/ashamed/laugh/clumsy',
  'everybody/everyone dances except',
];

/** A joint that was mended or hurts. */
const hipDone = ['hip/hips', 'my knee/knees', 'arthritis'];

/** Their first step is an own one. */
const ownBasics = [...tango, ...salsa, ...ballroom, ...swing, ...setDance, ...danced];

export const learnDance: Kind = {
  id: 'learn-dance',
  category: 'hobby',
  name: 'Learn to dance',
  slots: {
    style: {
      words: [
        'Azonto and amapiano|azonto|amapiano|afrobeats',
        'salsa',
        'bachata',
        'kizomba',
        'tango|argentine tango|milonga',
        'ballroom|standard dances|waltz|foxtrot|quickstep',
        'Latin|cha cha|cha-cha|rumba|samba|jive',
        'swing|lindy hop|lindy|boogie woogie|charleston',
        'line dance|line dancing',
        'folk|ceilidh|country dancing|barn dance|contra',
        'West Coast Swing',
        'zouk|forro',
      ],
      otherwise: 'dance',
    },
    partner: { from: 'person', otherwise: 'a friend or partner' },
  },
  ask: {
    question: 'Which dance is it, and will you come alone or with a partner?',
    chips: ['Salsa, alone, from zero', 'Ballroom with my partner', 'I danced before, long ago'],
  },
  hoursAWeek: 2.5,
  weekly: 'One class, ten minutes of steps at home on three days, and one evening of dancing when you can',
  measures: ['classes', 'lessons', 'figures', 'songs'],
  overview:
    'You will learn the basic step of your {style} course until the feet do it alone, then a handful of figures, and go out dancing early. After about ten lessons you can dance whole songs with strangers or your group.',
  approach:
    'Rhythm and basic step first, figures second; ten figures on a shaky basic step look worse than two on a sure one. Most beginners feel lost until the fifth lesson and leave at the fourth. Book a whole course and repeat the first level without shame.',
  done: 'You dance a whole evening or a whole piece with pleasure, and no longer count aloud.',
  cautions: [
    'See a doctor or physiotherapist before classes with jumps if you have trouble with heart, joints, back or pregnancy; sharp pain means stop.',
  ],
  steps: [
    step(
      'Walk to three tangos until the walk is quiet',
      'Tango is a walk. Send the free leg from the hip, arrive over the ball of the foot, let the heels brush, then push from the standing leg. Step on every second beat of Di Sarli for ten minutes a day, forward and back, with pauses. The upper body stays with the partner, the feet do the rest.',
      [
        'Choose three slow tangos by Di Sarli',
        'Walk forward, side and back in socks for ten minutes',
        'Stand still for four beats without swaying',
      ],
      1.5,
      { when: { said: tango, unsaid: danced } },
    ),
    step(
      'Step the basic of {style} to slow songs until you hear the one',
      'Salsa steps on 1, 2, 3 and 5, 6, 7, with a rest on 4 and 8; bachata goes three steps and a tap. Count to 90 beats a minute first, then 150 and more. Small steps under the hips, weight changed whole. Two songs a day do more than an hour on Sunday.',
      [
        'Clap the one of three songs',
        'Dance the basic to a slow song twice a day',
        'Add a right turn only when the feet go on alone',
      ],
      1.5,
      { when: { said: salsa, unsaid: danced } },
    ),
    step(
      'Learn the rhythm and the first figure of your dance',
      'Waltz counts 1-2-3 with the big step on one; cha-cha counts 2, 3, 4-and-1 with the chassé on the four. Hold the frame: elbows up, shoulders down, look over the partner’s right shoulder. Take the song you will dance to and play it at three quarters of its speed.',
      [
        'Say the count aloud to the song',
        'Box step or chassé in socks for ten minutes',
        'Fix who leads, and dance one verse together',
      ],
      1.5,
      { when: { said: ballroom, unsaid: danced } },
    ),
    step(
      'Find the bounce of {style} and step triple and rock',
      'Bend knees and let the beat fall down into the floor. Six counts: rock-step, triple-step, triple-step; then the swing-out takes eight. Start at 120 beats a minute, and add twenty each fortnight.',
      [
        'Bounce through two songs without steps',
        'Step the six counts for ten minutes a day',
        'Dance one song at 140 beats a minute',
      ],
      1.5,
      { when: { said: swing, unsaid: danced } },
    ),
    step(
      'Learn the eight moves that every ceilidh uses',
      'Strip the willow, dozy doe, cast off, turn by two hands, the basket, the polka and the pas de basque: then every caller’s dance is made of old parts. Gay Gordons, Dashing White Sergeant and Strip the Willow come at nearly every wedding. The floor helps, so stand opposite somebody who knows.',
      [
        'Watch three of these dances with the counts',
        'Practise pas de basque and polka for ten minutes a day',
        'Go to one open ceilidh before the day',
      ],
      2,
      { when: { said: setDance, unsaid: danced } },
    ),
    step(
      'Film two songs of {style} and mark where you lose it',
      'One slow, one at full speed. Mark the bar where you lose beat, balance or partner: it is nearly always the weight change before a turn. Practise these four beats at 80 per cent of the speed, then raise it by five per cent every third day.',
      ['Film a slow and a quick song', 'Mark the four beats that break', 'Practise them at 80 per cent for a week'],
      1,
      { when: { said: danced } },
    ),
    step(
      'Choose four figures and make them clean at full speed',
      'Four that you lead or follow without thinking are worth more than twenty half known. Dance each ten times to one song, then in random order, then with a stranger. Leave the others alone until these hold.',
      ['Write the four figures', 'Ten times each, then in random order', 'Try them with two other partners'],
      4,
      { when: { said: danced } },
    ),
    step(
      'Dance unseen for two weeks before anyone watches',
      'Begin where nobody sees you: march on the spot to the drum, then step on every beat, then clap with it. Rhythm comes from the feet up and takes about ten short sessions. Tell the teacher that you are a beginner in rhythm; half of each group is.',
      [
        'March to two songs a day, ten days long',
        'Step and clap together',
        'Ask one kind person to be your first partner',
      ],
      2,
      { when: { said: shyDancer, unsaid: danced } },
    ),
    step(
      'Learn the basic step in your kitchen',
      'Choose one slow song and one clear video of the {style} basic step. Step on the spot, then with the music, for ten minutes. It is done when you can do it for one minute without looking at your feet.',
      [
        'Clap the beat of two {style} songs for ten minutes',
        'Practise the step without music',
        'Do it with music for one minute',
      ],
      1,
      { when: { unsaid: ownBasics } },
    ),
    step(
      'Visit two trial classes for {style} beginners',
      'Ask about level, changing of partners, shoes and price. The right teacher explains the why, sees everybody, and people laugh. Many schools find partners for those who come alone.',
      [
        'Message two schools and ask for a trial lesson',
        'Ask {partner} along or say that you come alone',
        'Go to both before you sign',
      ],
      4,
      { when: { unsaid: danced, level: 'beginner' } },
    ),
    step(
      'Find the level that fits with one private lesson',
      'After a break the head remembers more than the body. A teacher sees in half an hour whether you belong in improvers, and which habit to mend first.',
      ['Ask for 45 minutes and bring your old shoes', 'Film the basic step', 'Write down the one habit'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Ask physiotherapist and teacher what the joint may do',
      'Ask for limits in turning, kneeling, jumping and hours. Then dance with shorter steps, turn on the ball of the foot without twisting the knee, sit out every third dance. Suede soles slide where rubber would twist you.',
      ['Ask about turning and how long', 'Get soles that slide', 'Plan a pause after every second dance'],
      1,
      { when: { said: hipDone } },
    ),
    step(
      'Learn the close hold, the pause and the cross in tango',
      'Ask for a class that teaches walking in close hold, weight change, cross, forward and back ochos and the giro in that order. Lead from the chest and wait for the answer. Book one private hour in week four: holding cannot be learnt from films.',
      [
        'Ask two schools how much walking they teach',
        'Practise ochos at a wall, hips turning before feet',
        'Book one private hour for the hold',
      ],
      8,
      { when: { said: tango } },
    ),
    step(
      'Book a course of ten {style} lessons',
      'Pay for the whole course and block the evening. Shoes must let you turn: smooth soles, a strap or laces; dance shoes can wait until lesson five.',
      [
        'Put the ten dates into the calendar',
        'Try shoes with a smooth sole at home',
        'Arrange with {partner} to go together or to report after class',
      ],
      1.5,
    ),
    step(
      'Practise ten minutes after each lesson day',
      'Write down or film the new step the same evening and dance it three times on the next two days. After two days without it half of it is gone.',
      [
        'Ask whether filming the summary is allowed',
        'Clear two square metres at home',
        'Dance three whole {style} songs with the basic step',
      ],
      5,
      { measured: 'Know the first {30%} without counting' },
    ),
    step(
      'Train lead, follow or musicality on its own',
      'With {partner}: walk together to music with eyes closed, one leads speed and direction. Alone: hear where eight counts begin, and change the step only there.',
      ['Count the eights of three songs', 'Walk to them slowly, then with the step', 'Change roles or sides once'],
      4,
      { when: { unsaid: tango, weeksFrom: 5 } },
    ),
    step(
      'Go to a práctica, then to a milonga with its codes',
      'Dance a tanda of three or four songs with one partner, stay in the line that moves against the clock, and never teach on the floor. Invite by look and nod from a distance. Two prácticas first, then a milonga in its first hour, when the floor is empty.',
      ['Go to two prácticas', 'Practise the nod at the table', 'Dance two tandas in the first hour of a milonga'],
      5,
      { when: { said: tango } },
    ),
    step(
      'Go to a practice evening and dance five songs',
      'Practice parties after {style} classes are made for beginners. Say that you are new, thank each partner, and do not correct anyone.',
      [
        'Ask your school for the next date',
        'Dance the first song early, while it is empty',
        'Note the two moments where you got lost',
      ],
      4,
      { when: { unsaid: tango, weeksFrom: 3 } },
    ),
    step(
      'Film one dance and improve two things',
      'One song from the side. Look at posture, arms and size of steps; choose two things for four weeks. Small steps make nearly everything easier.',
      ['Film one song at home or in class', 'Ask the teacher which two things matter', 'Film again after four weeks'],
      4,
      { when: { weeksFrom: 8 }, measured: 'Dance {70%} and correct two habits' },
    ),
    step(
      'Go through a whole {style} evening or show piece',
      'A social, a ball, a class show or a medal test. Go with {partner} or your class, dance with at least five people or the full piece, and decide on the next course.',
      [
        'Choose the date and buy the ticket',
        'Dance through five songs at home the day before',
        'Write down what you can do now',
      ],
      4,
      { measured: 'Dance all {total} in one evening' },
    ),
  ],
  suggestions: [
    tip('Take smaller steps', 'Balance and timing become easier at once.', 'Feet under the hips', 'Slow songs first'),
    tip('Learn the other role', 'You understand what your partner needs.', 'One class a month', 'Basic step only'),
    tip('Listen on the way to work', 'You cannot dance what you do not hear.', 'Find the one', 'Tap the rhythm'),
    tip('Strengthen feet and calves', 'Turns need ankles.', 'Twenty heel raises', 'One-legged while brushing teeth'),
    tip(
      'Bring a second shirt',
      'Everybody sweats; fresh ones are welcome partners.',
      'Mints and water',
      'Deodorant, no heavy scent',
    ),
    tip(
      'Ask people of all levels',
      'You learn from better and from newer ones.',
      'Three songs with strangers',
      'Say thank you',
    ),
    tip('Dance while cooking', 'Two minutes a day keep steps alive.', 'One song', 'Socks on a smooth floor'),
    tip(
      'Repeat the beginner course',
      'The second time you hear what was said.',
      'Often at half price',
      'Help someone new',
    ),
    tip('Watch good dancers’ feet', 'Notice how little they do.', 'At a social', 'Copy one movement'),
    tip('Take a weekend workshop', 'Six hours at once make a step stick.', 'At your real level', 'Rest the day after'),
    tip('Care for your shoes', 'Brush suede soles, never wear them outside.', 'A bag for them', 'Stick for the soles'),
    tip(
      'Take a day off for sore joints',
      'Knees complain when turns are forced.',
      'Turn on the ball of the foot',
      'Ice after class',
    ),
  ],
};
