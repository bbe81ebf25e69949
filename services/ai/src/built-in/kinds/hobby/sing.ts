import { type Kind, step, tip } from '../kind.ts';

/** They have had lessons or sing in a choir. */
const lessons = [
  'lessons in',
  'head voice',
  'passaggio',
  'joined the',
  'had/take/taken lessons',
  'hold my part',
  'sing/singing in a/the choir',
];

/** The voice gives way. */
const hoarse = ['hoarse/voice_has_gone/strain/lost_my_voice', 'voice has gone', 'too loud'];

/** Breath ends early. */
const lungs = ['copd/asthma/lungs', 'breath ends/runs'];

/** They were told that they cannot. */
const deaf = ['tone deaf', 'threw me out', 'turn down my', 'hands over', 'dared me', 'bathroom singer', 'out of tune'];

/** A style with its own school. */
const ownSong = ['rabindrasangeet/carnatic/hindustani/fado/fados/qawwali/gospel/opera/yodel'];

/** The part holds beside others only. */
const alone = ['alone not', 'beside a strong', 'as alto/tenor/bass/soprano'];

export const sing: Kind = {
  id: 'sing',
  category: 'hobby',
  name: 'Learn to sing',
  slots: {
    style: {
      words: [
        'pop',
        'rock',
        'jazz|jazz standards',
        'gospel',
        'choral|choir|chorus',
        'classical|opera|aria|lieder',
        'musical theatre|musicals|musical|let it go|broadway',
        'folk|shanties|sea shanties',
        'country',
        'soul|r&b|blues',
        'barbershop|a cappella|acapella',
        'karaoke',
        'church|hymns|worship',
        'metal|screaming|growling',
        'lullaby|lullabies|nursery rhymes',
        'Christmas|carols|carol',
        'yodelling|yodel|throat singing',
      ],
      otherwise: 'favourite',
    },
    event: { from: 'event', otherwise: 'a small evening with friends' },
  },
  ask: {
    question: 'What would you love to sing, and alone or with others?',
    chips: ['In a choir, as a beginner', 'One song for an occasion', 'I sing already and want more range'],
  },
  hoursAWeek: 2,
  weekly: 'Sing for 20 minutes on five days: five to warm up, ten on one song, five for fun',
  measures: ['songs', 'pieces'],
  overview:
    'You will learn to breathe low, to hit the note and to keep the voice free, always with {style} songs that you like. In the end you sing in front of people, alone or in a choir.',
  approach:
    'Short daily singing works better than one long evening, since the voice tires like a muscle. Almost nobody is really tone deaf; finding the pitch can be trained in weeks. What goes wrong most is singing too loud and too high too early, and never listening to a recording.',
  done: 'You sing three songs in front of others, in tune and without a sore throat.',
  cautions: [
    'Stop when it scratches or hurts, and rest the voice with a cold. Hoarseness of more than three weeks belongs to a doctor for ear, nose and throat.',
  ],
  steps: [
    step(
      'Mark the notes where it cracks and vowel them round',
      'Record the phrase at three heights. Between chest and head (around E to F sharp for many) narrow the vowel: ah towards uh, eh towards ih, less air, not louder. Slide on ng through it ten times a day, then oo, then the words. Three weeks, and the crack moves or goes.',
      ['Record the phrase at three heights', 'Ten slides on ng and oo a day', 'Sing the words with a rounder vowel'],
      1.5,
      { when: { said: lessons } },
    ),
    step(
      'Choose three songs that suit the voice you have now',
      'One you could sing tomorrow, one with the place you work on, one that tells something. Set keys so that the highest note lies a whole tone below your limit. Sing them through on one vowel first, words after.',
      ['Choose three songs', 'Set the key a tone below your limit', 'Sing each on one vowel first'],
      2,
      { when: { said: lessons } },
    ),
    step(
      'Record yourself singing one verse today',
      'Choose a simple song in a comfortable height and sing it twice, once with and once without music. Keep the recording; it will make you proud later.',
      [
        'Drink some water and hum for five minutes',
        'Record one verse of a simple {style} song on your phone',
        'Note one thing you like and one you want to change',
      ],
      0.7,
    ),
    step(
      'Find the range in which your voice is comfortable',
      'Slide up and down on ng or a hum and note the lowest and highest tone that feel easy, with a piano app. Choose songs inside it; karaoke apps can move a song up or down.',
      ['Install a tuner or piano app', 'Write down both tones on three days', 'Choose three {style} songs that fit'],
      1.5,
      { when: { unsaid: lessons } },
    ),
    step(
      'Match one note, then two: hearing before singing',
      'Hum with a tuner a note in the middle of your speaking voice, slide up from below until it locks, hold five seconds. Ten notes a day, then steps of two, then three. Fewer than one in twenty cannot learn it. Songs come in your own key, three notes lower than the record.',
      ['Find your speaking note on a tuner', 'Ten matched notes a day', 'Lower one song by three half-tones'],
      4,
      { when: { said: deaf, unsaid: lessons } },
    ),
    step(
      'Save the voice at work and bring it back rested',
      'Steam or straw singing into water five minutes morning and evening, water beside you, a bell or gesture instead of calling. Songs for small children belong between D and B. Hoarse for more than three weeks: see an ear, nose and throat doctor before lessons.',
      ['Straw in water, five minutes twice a day', 'Replace calling by a signal', 'Lower the songs for the group'],
      2,
      { when: { said: hoarse } },
    ),
    step(
      'Lengthen the breath with short lines and marked pauses',
      'Ask the lung doctor or nurse whether a singing-for-lungs group is near. Sit upright, breathe in by the nose, out on s against the lips, 8, 10, 12 seconds. Mark two more breaths in each line; a good accompanist waits. Stop when dizzy.',
      ['Ask for a singing-for-lungs group', 'Hiss 8, 10, 12 seconds daily', 'Mark breaths with the accompanist'],
      3,
      { when: { said: lungs } },
    ),
    step(
      'Find a teacher of that tradition and sing after by ear',
      'It is learnt by repeating phrase by phrase. Drone or guitar on your own key, one phrase sung twenty times, ornaments last. One song a month, words understood before they are sung. Record the lesson and learn by listening before you look at notes.',
      ['Ask two teachers of that style', 'Set your key with drone or guitar', 'One phrase twenty times a day'],
      8,
      { when: { said: ownSong } },
    ),
    step(
      'Hold your part alone: record the others, sing against',
      'Learn your line until you can start it from any bar. Then sing with a recording of the tune, quietly first, then louder; then with one ear shut; then one to a part with three friends. Know from which chord note you start.',
      [
        'Learn starts from every eighth bar',
        'Sing against a recording of the tune',
        'Meet three others, one to a part',
      ],
      5,
      { when: { said: alone } },
    ),
    step(
      'Train breath and pitch ten minutes a day for two weeks',
      'Breathe so that belly and lower ribs widen, hiss out for 20 seconds, hum, lip trills up and down five notes. Then sing single tones against the tuner until it stays green for five seconds.',
      [
        'Choose the time when nobody is bothered',
        'Do breath, hum and five tones each day',
        'Sing the first line of one {style} song in tune',
      ],
      3,
      { when: { unsaid: lessons, level: 'beginner' } },
    ),
    step(
      'Work on the passage where your voice breaks',
      'Slide slowly through it on ng and oo, quietly, from above to below and back. Loudness comes last. Ten minutes a day for three weeks.',
      ['Find the two tones where it breaks', 'Sing the hard phrase of one {style} song on oo only'],
      4,
      { when: { level: 'experienced' } },
    ),
    step(
      'Take two or three lessons with a singing teacher',
      'A trial lesson shows posture, jaw and tongue habits that you cannot hear. Ask for a warm-up of five minutes for your voice, and record the lesson.',
      [
        'Message two teachers and name two {style} songs',
        'Take the song that bothers you along',
        'Do the warm-up every day afterwards',
      ],
      4,
      { when: { unsaid: lessons }, waitDays: 5 },
    ),
    step(
      'Learn one whole song by heart',
      'Speak the text in rhythm first, then sing it on la, then with words. Mark where you breathe. Record it each Sunday and change one thing.',
      [
        'Print the text and mark the breaths',
        'Practise the hardest line alone, slowly',
        'Sing it three times without stopping, as you will at {event}',
      ],
      5,
      { measured: 'Sing the first {30%} by heart' },
    ),
    step(
      'Visit two choirs or singing groups',
      'Many need no audition, and most allow a trial evening. Tell the leader that you are new; they place you beside a sure singer.',
      [
        'Ask which choirs near you sing your {style} songs',
        'Go twice to the one you liked',
        'Record your part and practise it at home',
      ],
      5,
      { when: { unsaid: lessons, weeksFrom: 6 } },
    ),
    step(
      'Sing with a microphone or second voice',
      'Karaoke, a friend with a guitar, a round in two voices. Keep your part while another one sounds: cover one ear if it slips away.',
      ['Choose one {style} song with a simple second voice', 'Sing it with a recording, then with a person'],
      4,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Sing three songs in front of people at {event}',
      'Warm up for ten minutes, have water, stand with both feet on the floor and look just over the heads. Go on after mistakes; hardly anyone hears them. It is done when the last song is over.',
      [
        'Choose the order: the safest song first',
        'Sing the programme to one person beforehand',
        'Record it and compare with your first day',
      ],
      3,
      { measured: 'Sing all {total} in front of people' },
    ),
  ],
  suggestions: [
    tip('Sing in the car', 'Nobody hears you, and it is half an hour a day.', 'Warm up on hums', 'Eyes on the road'),
    tip(
      'Move the song down',
      'Three half-tones lower is often all you need.',
      'Use a transpose button',
      'Note your key',
    ),
    tip('Straw in a glass of water', 'Bubbling tones relax a tired voice.', 'Three minutes', 'Up and down gently'),
    tip(
      'Drink before, not during',
      'Water needs hours to reach the voice.',
      'A glass each hour',
      'Less alcohol before singing',
    ),
    tip('Relax the jaw', 'A tight jaw makes tones thin.', 'Two fingers between the teeth', 'Yawn silently'),
    tip('Listen for one instrument', 'Finding the bass line trains the ear.', 'One song a day', 'Hum along'),
    tip('Sing quietly and well', 'Loud singing hides wrong notes from you.', 'Half volume', 'Then add strength'),
    tip('Learn a round', 'It is the easiest way to two voices.', 'Frere Jacques will do', 'With children'),
    tip(
      'Stand with your back to a wall once',
      'You feel a long neck and free knees.',
      'Heels a hand away from it',
      'Then step forward and sing',
    ),
    tip('Warm up before rehearsals', 'Five minutes save a hoarse evening.', 'Hum, lips, scale', 'In the bathroom'),
    tip(
      'Go to a singing weekend',
      'Two days with others bring a big step.',
      'Adult education',
      'Choirs in your region',
    ),
    tip('Keep a song folder', 'Twelve texts in your key are a repertoire.', 'Key and breaths', 'One new a month'),
  ],
};
