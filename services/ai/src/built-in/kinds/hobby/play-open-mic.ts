import { type Kind, step, tip } from '../kind.ts';

/** They have been up there or hold the permit. */
const didOne = ['did one', 'one slot', 'permit from', 'in my pocket'];

/** Courage is missing. */
const courage = ['courage/shook/shy/forgot/fright'];

/** Comedy. */
const jokes = ['stand-up/funny/comedy/jokes'];

/** On the street. */
const street = ['street/pavement/busk/busking'];

export const playOpenMic: Kind = {
  id: 'play-open-mic',
  category: 'hobby',
  name: 'Play at an open mic or busk',
  slots: {
    act: {
      words: [
        'songs|song|singing|sing|guitar|ukulele|own songs',
        'poems|poem|poetry|spoken word',
        'jokes|comedy',
        'tunes|fiddle|violin|saxophone|sax|accordion|harmonica',
        'piano pieces|piano|keyboard',
        'rap verses|rap',
        'unaccompanied songs|a cappella|acapella',
        'stories|storytelling',
        'magic tricks|magic|juggling',
      ],
      otherwise: 'songs',
    },
    place: { from: 'place', otherwise: 'your town' },
  },
  ask: {
    question: 'What do you perform, and what scares you most about it?',
    chips: ['Songs with guitar', 'Poems or spoken word', 'I want to busk in the street'],
  },
  hoursAWeek: 3,
  weekly: 'Play the whole set once a day standing up, with what you say in between',
  measures: ['songs', 'poems'],
  overview:
    'You will put together ten minutes of {act}, test them on friends, see one open mic as a guest, and go on stage, then twice more. Street music follows the same way with a permit.',
  approach:
    'Ten minutes means two or three numbers, not six. The first one is the easiest you have. Nerves fall from the third time onwards, so book three evenings at once and do not judge before. What goes wrong is tuning, cables and long talk, and all three can be practised.',
  done: 'You have performed in public three times and know what you will play next.',
  cautions: [
    'Busking needs a permit or has rules about places, amplifiers and hours in many towns; the town hall’s website says it. Children need an adult with them. Keep money and instrument in sight.',
  ],
  steps: [
    step(
      'Mend what broke last time and put your name on the next list',
      'Verse two: write its first word on the floor sheet and start there ten times a day. Shaking hands: run stairs and play at once, five times. Cut to your two surest songs. Sign up before you feel ready; the second time is half as bad.',
      ['Start at the broken place ten times', 'Run stairs, then play', 'Sign up today'],
      0.8,
      { when: { said: didOne } },
    ),
    step(
      'Visit one open mic without playing',
      'Watch how sign-up works, how long each has, what the sound is like, who stays to listen. Say hello to the host and ask for the best hour for a first-timer.',
      [
        'Find three evenings in {place}',
        'Ask the host about time, sound and sign-up',
        'Note what the good ones did between numbers',
      ],
      2,
      { when: { unsaid: didOne } },
    ),
    step(
      'Choose three {act} for ten minutes',
      'An easy opener, a number that people know, and a piece of your own. In a key that is comfortable when you are tired. Time it with talk.',
      ['List ten you can do in your sleep', 'Time three of them', 'Write one sentence to say before each'],
      2,
    ),
    step(
      'Play the set standing, without stopping, for two weeks',
      'Standing, into a broom handle as microphone, with shoes on. When you slip you go on. Tune before you start and learn to tune silently.',
      ['Run it once a day', 'Record on your phone every third day', 'Learn first lines by heart'],
      6,
    ),
    step(
      'Shrink fear by five small stages in a fortnight',
      'Camera, one friend, three friends, open window, corner of a café in a quiet hour. Say one planned sentence before the first. Breathe out six, plant both feet, look at the third row. First piece is the one your hands do alone.',
      ['Do five stages in fourteen days', 'Write the first sentence', 'Begin with the easiest'],
      3,
      { when: { said: courage } },
    ),
    step(
      'Write five minutes as fifteen laughs and time them',
      'Three lines per minute: set-up, turn, tag. Best second, best last. Record three runs to friends, cut whatever gets no laugh twice. No names of patients or pupils. Learn by heart from five words on the hand; the red light means one line and off.',
      ['Write set-up, turn, tag', 'Record three runs', 'Cut what gets no laugh twice'],
      6,
      { when: { said: jokes } },
    ),
    step(
      'Open the case: pitch, hour and first half hour',
      'Permit, battery amp below the limit, ten songs in a loop of 30 minutes, back to a wall, 50 metres from the next player and not before a shop door. Case open with a coin and a card payment sign. Wednesday noon first, for half an hour, a friend at the side.',
      ['Choose pitch and hour', 'Ten songs in a loop', 'Go for half an hour with a friend'],
      2,
      { when: { said: street } },
    ),
    step(
      'Perform the {act} for three friends',
      'A living room with chairs in a row is harder than a pub. Ask which number they remember next morning.',
      ['Set the evening', 'Do it from entering to bow', 'Change the order if the middle sags'],
      2,
    ),
    step(
      'Sort sound, permit and bag',
      'For a bar: lead, tuner, capo, spare strings. For the street in {place}: permit, allowed spots and hours, small battery amp if allowed, float of coins and a card reader sign.',
      ['Read the rules of the venue or town', 'Pack a list of eight things', 'Put a drink and tape in the bag'],
      2,
    ),
    step(
      'Book three evenings within a month',
      'Three dates take the weight from the first. Sign up early in the list: third to sixth is kind. Ask one friend to come each time.',
      ['Sign up or message the host', 'Put all three into the calendar'],
      1,
      { waitDays: 4 },
    ),
    step(
      'Go on stage and perform your {act}',
      'Arrive early, tell the sound person what you plug in, breathe out, say your name, play. Leave when you are done. It counts even when it shook.',
      ['Warm up for ten minutes', 'Say one sentence to the audience', 'Write down two things that worked'],
      3,
    ),
    step(
      'Do it twice more and choose what comes next',
      'Change one thing only each time. Then: a longer slot, a support set, a busking Saturday or simply a place among the regulars.',
      ['Swap one number', 'Thank the host and listen to the others', 'Ask for a fifteen-minute slot'],
      5,
      { when: { unsaid: [...didOne, ...courage, ...jokes, ...street] }, measured: 'Perform all {total}' },
    ),
  ],
  suggestions: [
    tip('Start with the easiest', 'Hands shake for two minutes.', 'Slow tempo', 'Familiar key'),
    tip('Stay for the others', 'Hosts remember who listens.', 'Clap', 'Say one true thing'),
    tip('Tape the set list', 'Memory empties on stage.', 'Big letters', 'On the guitar or floor'),
    tip('Talk less', 'One sentence a number.', 'No apologies', 'Name at the end'),
    tip('Eat two hours before', 'Not just before, not drunk.', 'Water', 'Banana'),
    tip('Mark the microphone distance', 'A fist away.', 'Sing across it', 'Step back for loud'),
    tip('Learn one crowd song', 'It wakes a tired bar.', 'Chorus everybody knows', 'Last'),
    tip('Film one set', 'You looked calmer than you felt.', 'Phone on a shelf', 'Watch next day'),
    tip('Move on in the street', 'An hour per spot.', 'Ask the shop', 'Thank with a nod'),
    tip('Carry a spare string', 'It snaps on the second chord.', 'Already cut', 'Practise changing'),
    tip('Practise the mistake', 'Stop, smile, go on.', 'On purpose at home', 'No face'),
    tip('Write down who came', 'Next time you invite them.', 'Names', 'One message'),
  ],
};
