import { type Kind, step, tip } from '../kind.ts';

export const learnDance: Kind = {
  id: 'learn-dance',
  category: 'hobby',
  name: 'Learn to dance',
  slots: {
    style: {
      words: [
        'salsa',
        'bachata',
        'kizomba',
        'tango|argentine tango|milonga',
        'ballroom|standard dances|waltz|foxtrot|quickstep',
        'Latin|cha cha|rumba|samba|jive',
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
      'Learn the basic step in your kitchen',
      'Choose one slow song and one clear video of the {style} basic step. Step on the spot, then with the music, for ten minutes. It is done when you can do it for one minute without looking at your feet.',
      [
        'Clap the beat of two {style} songs for ten minutes',
        'Practise the step without music',
        'Do it with music for one minute',
      ],
      1,
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
      { when: { level: 'beginner' } },
    ),
    step(
      'Find the level that fits with one private lesson',
      'After a break the head remembers more than the body. A teacher sees in half an hour whether you belong in improvers, and which habit to mend first.',
      ['Ask for 45 minutes and bring your old shoes', 'Film the basic step', 'Write down the one habit'],
      2,
      { when: { level: 'experienced' } },
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
      { when: { weeksFrom: 5 } },
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
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Film one dance and improve two things',
      'One song from the side. Look at posture, arms and size of steps; choose two things for four weeks. Small steps make nearly everything easier.',
      ['Film one song at home or in class', 'Ask the teacher which two things matter', 'Film again after four weeks'],
      4,
      { when: { weeksFrom: 8 }, measured: 'Dance {70%} and correct two habits' },
    ),
    step(
      'Dance a whole {style} evening or show piece',
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
