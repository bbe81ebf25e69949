import { type Kind, step, tip } from '../kind.ts';

export const signLanguage: Kind = {
  id: 'sign-language',
  category: 'personal',
  name: 'Learn sign language',
  slots: {
    language: {
      words: [
        'BSL|british sign language',
        'ASL|american sign language',
        'DGS|german sign language',
        'LSF|french sign language',
        'Auslan',
        'ISL|irish sign language',
        'LIS|libras|lse',
      ],
      otherwise: 'sign language',
    },
    person: { from: 'person', otherwise: 'a deaf person' },
  },
  ask: {
    question: 'Whom do you want to sign with?',
    chips: ['My deaf child or partner', 'Colleagues or customers', 'I am losing my hearing'],
  },
  hoursAWeek: 3.5,
  weekly: 'One class, one talk with a signer and ten minutes of the hand alphabet on four days',
  overview:
    'You will choose the sign language of your country, learn from deaf teachers, begin with the hand alphabet, faces and two hundred signs, meet signers early, and pass the first level or hold a real talk.',
  approach:
    'Sign languages have their own grammar: space, face and order carry meaning, so single signs from films are not enough. Turn your voice off in practice. Watch the face rather than the hands. Deaf clubs are friendly to people who try.',
  done: 'You have held fifteen minutes with {person} without voice or paper, or passed the first level.',
  cautions: [
    'For medical, legal and school talks book a qualified interpreter. If a child is deaf, give sign language now and not after waiting for aids; the deaf association tells you about family courses.',
  ],
  steps: [
    step(
      'Watch ten minutes and learn your name',
      'Look up the sign language of your country ({language}), watch a story by a deaf person, and learn to spell your name with the hand alphabet, slowly and without bouncing.',
      ['Watch one story with captions', 'Spell your name ten times', 'Note three signs you guessed'],
      0.6,
    ),
    step(
      'Find a course with a deaf teacher',
      'Deaf association, adult school, university, online live class. Ask for group size, voice off, levels and certificate, and grants for parents or employees. Free app only as an addition.',
      [
        'Ask the deaf association for {language} courses',
        'Book the next beginners’ class',
        'Ask employer or council about paying',
      ],
      1,
      { waitDays: 10 },
    ),
    step(
      'Learn the hand alphabet and numbers',
      'Ten minutes a day for two weeks: shop signs, car plates, names. Reading others’ hands is harder, so use videos at half speed.',
      ['Spell ten words a day', 'Read ten words on video', 'Practise with somebody'],
      3,
    ),
    step(
      'Learn two hundred signs in small scenes',
      'Greeting, family, food, time, feelings, work, where and when. In sentences, never lists. Film yourself and compare. Add what you need with {person}.',
      ['Learn eight signs a day in sentences', 'Film one minute a week', 'Ask {person} for words they need'],
      12,
    ),
    step(
      'Use face, space and order',
      'Raised brows for yes-no questions, lowered for who and where, a place in the air for each person, time first. Tell a picture story without any sign, only with body.',
      [
        'Practise questions before the mirror',
        'Tell a picture story in {language}',
        'Copy one minute of a native signer',
      ],
      8,
    ),
    step(
      'Meet signers twice a month',
      'Deaf club, silent cafe, church, theatre, online table. Say: I am learning, please slowly. To get attention wave or touch the shoulder lightly. Ask for a name sign later; it is given to you.',
      ['Find a meeting and go', 'Prepare five questions', 'Stay without voice for thirty minutes'],
      6,
    ),
    step(
      'Make home or work easy to see',
      'Light on faces, seats in a circle, flashing doorbell, captions on, tell what was on the loudspeaker. Ask {person} what tires them most.',
      ['Ask what helps', 'Change three things', 'Teach ten signs to others at home'],
      2,
    ),
    step(
      'Pass the first level or hold a long talk',
      'Book the assessment, or fifteen minutes with {person} without voice about one theme. Film it if they like. Then choose the next level of {language}.',
      ['Practise the theme twice', 'Take assessment or talk', 'Sign up for the next level'],
      4,
      { daysBefore: 14 },
    ),
  ],
  suggestions: [
    tip('Keep your voice off', 'Speaking spoils the order of signs.', 'Ten minutes', 'Mouth freely'),
    tip('Practise in the mirror', 'Face is grammar.', 'Brows', 'Cheeks'),
    tip('Learn regional signs', 'Towns differ.', 'Ask who taught it', 'Both are right'),
    tip('Sign songs carefully', 'Deaf artists show how.', 'Credit them', 'Meaning first'),
    tip('Use wait times', 'Bus stops are for spelling.', 'Names on signs', 'Both hands'),
    tip('Choose plain clothes for class', 'Hands are seen better.', 'Dark or light against skin', 'No rings'),
    tip('Turn on captions always', 'You see mistakes and grow aware.', 'Family too', 'News'),
    tip('Read about deaf history', 'It explains pride and anger.', 'One book', 'One film'),
    tip('Practise small listening', 'Eyes stay on the face.', 'No phone', 'Nod'),
    tip('Do not say never mind', 'Tell it again.', 'Write it', 'Other words'),
    tip('Ask before helping', 'Many want no interpreter friend.', 'Eye contact', 'Wait'),
    tip('Rest the eyes', 'Watching tires.', 'Ten minutes', 'Far look'),
  ],
};
