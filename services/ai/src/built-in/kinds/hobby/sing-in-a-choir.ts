import { type Kind, step, tip } from '../kind.ts';

/** They sing in it already. */
const member = [
  "joined/am_in/i'm_in a/the/my _? choir",
  'i/already/we sing in/with',
  'singing in/with a/the/my',
  'in the choir since',
  'been to _? _? rehearsal/rehearsals',
];

/** An audition is fixed. */
const audition = ['audition/trial is? on/next/tomorrow/in', 'have/got an/a? audition'];

/** They were told to be silent, or lost somebody. */
const shyVoice = ['never dared', 'lips only', 'shy', 'lost my wife/husband', 'kitchen'];

/** No notes. */
const noNotes = ["can't read", 'dont know notes', 'cannot read'];

/** Reading is weak. */
const readPart = ['sight-reading', 'weak point'];

export const singInAChoir: Kind = {
  id: 'sing-in-a-choir',
  category: 'hobby',
  name: 'Join a choir',
  slots: {
    choir: {
      words: [
        'gospel choir|gospel',
        'church choir|church|parish choir',
        'rock choir|pop choir|rock|pop',
        'chamber choir|chamber',
        'community choir|community',
        'barbershop group|barbershop',
        'work choir|works choir',
        'LGBT choir|gay choir|queer choir',
        'philharmonic choir|symphonic chorus',
        'shanty choir|shanties|shanty',
        'male voice choir|men’s choir|mens choir',
        'women’s choir|ladies choir|womens choir',
        'chorus|choir',
      ],
      otherwise: 'choir',
    },
  },
  ask: {
    question: 'Have you sung before, and what sort of choir would you like?',
    chips: ['Never sung, no notes', 'Used to sing as a child', 'I want to pass an audition'],
  },
  hoursAWeek: 3,
  weekly: 'One rehearsal, and 15 minutes with your part on three other days',
  overview:
    'You will find the {choir} that fits your voice and your week, get through the trial rehearsal or audition, learn your part at home and sing in the next concert.',
  approach:
    'Most choirs need no audition and many sing by ear; what they want is that you come. Altos and sopranos may meet a waiting list, while tenors and basses are welcomed nearly everywhere. Stand beside somebody sure of the part and sing softly until you know it.',
  done: 'You have sung in a concert or service with the choir and know the next dates.',
  steps: [
    step(
      'Ask the leader what they want to hear in ten minutes',
      'One piece or two, by heart or with notes, scales, singing back, reading at sight? Ask which part they need: altos are many, tenors few. Choose a calm song in the middle of your voice.',
      ['Write to the leader with four questions', 'Choose a calm song', 'Sing it once to a friend'],
      0.7,
      { when: { said: audition, unsaid: member } },
    ),
    step(
      'Mark your line in every piece of the programme',
      'Highlighter for your part, a cross where you come in, a circle where you always miss it. Ask a strong singer beside you which three places they find hard.',
      ['Mark your line', 'Circle the entries you miss', 'Ask a neighbour for three hard places'],
      1,
      { when: { said: member } },
    ),
    step(
      'List three choirs and ask for a trial evening',
      'Search for your town with the word choir, ask at church, school and music shop. Ask: audition or not, notes or by ear, day, fee, when new people may start.',
      [
        'Write to the leaders of three choirs with your level and voice, and ask for a trial with the {choir}',
        'Note day, fee and next concert of each',
        'Choose the first trial evening',
      ],
      1,
      { when: { unsaid: [...member, ...audition] } },
    ),
    step(
      'Find your voice and comfortable range',
      'With a piano app find the lowest and highest note you can sing for three seconds: about F3–G5 alto to soprano, C3–C5 tenor, E2–E4 bass. The leader will place you, so this is only a hint.',
      ['Sing along with a slow song in two keys', 'Hum five minutes a day for a week'],
      2,
      { when: { level: 'beginner', unsaid: member } },
    ),
    step(
      'Warm up an old voice for two weeks',
      'Lip trills, hums and scales for ten minutes, then one piece you know. Range comes back from the middle outwards.',
      ['Ten minutes on five days', 'Mark the notes where it breaks'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Go to two trial rehearsals of the {choir}',
      'Sit in the middle of your section, bring a pencil and water, and listen more than you sing. Go twice: the first evening is only noise and names.',
      [
        'Say to a neighbour that it is your first time',
        'Mark your line with a highlighter',
        'Ask how people learn at home',
      ],
      4,
      { when: { unsaid: [...member, ...audition] } },
    ),
    step(
      'Listen to the {choir} once before you sing for it',
      'At a concert, a rehearsal or on a recording: how bright, how large, do they hold notes or books? It calms you, and you can say one true sentence about why there.',
      ['Go to a concert or hear a recording', 'Note what you like', 'Write one sentence on why there'],
      2,
      { when: { said: audition, unsaid: member } },
    ),
    step(
      'Sing your part against the others once a week',
      'Play the recording of all parts, or of the neighbouring one, and hold your own line. Begin with four bars. Whoever can do this at home is safe in the back row.',
      ['Choose four bars', 'Sing against the neighbouring part', 'Add four bars a week'],
      4,
      { when: { said: member } },
    ),
    step(
      'Learn the first words of every page by heart',
      'Then you can look up when it matters: the beginning, the turn, the end. Five minutes a day with the book closed; speak the words in rhythm first.',
      ['Speak the words in rhythm', 'Close the book for the first line', 'Practise the page turns'],
      3,
      { when: { said: member } },
    ),
    step(
      'Prepare the audition piece and sight-singing',
      'If your {choir} auditions: one calm song by heart, scales, singing back a short melody, sometimes sight-singing and a chord’s middle note. Ask what they hear and do it once for a friend.',
      [
        'Ask the leader exactly what is wanted',
        'Do ten minutes of ear training a day',
        'Sing it to a friend and to your phone',
      ],
      6,
      { when: { unsaid: member }, waitDays: 7 },
    ),
    step(
      'Go the first evening with one sentence ready',
      'I have not sung since school, may I listen and hum: every leader knows it. Sit by somebody sure, sing half as loud as you hear. Three evenings before you decide. Men and low voices are looked for; the tea after counts as well, above all when the house is quiet.',
      ['Send the sentence to the leader', 'Sit beside a sure singer', 'Go three evenings'],
      1,
      { when: { said: shyVoice } },
    ),
    step(
      'Follow the page without reading notes',
      'Up is up, long is white, dots and bars count. Mark your line in yellow, breath in pencil, entries by the word before. Part tracks at three quarters speed in the car. Ten minutes of one free course a day brings simple reading in eight weeks.',
      ['Mark your line in yellow', 'Part tracks in the car', 'Ten minutes of reading a day'],
      4,
      { when: { said: noNotes } },
    ),
    step(
      'Bring sight-singing through probation',
      'Four bars a day from hymns in your part: key, start note, steps by numbers, then words. Rhythm tapped first. Never stop. Sing at the back desk beside a reader for three weeks, then lead one entry. Ask the leader now what decides at the end.',
      ['Four new bars a day', 'Ask what decides', 'Lead one entry a rehearsal'],
      6,
      { when: { said: readPart } },
    ),
    step(
      'Learn your part at home with recordings',
      'Listen three times, then speak the words in rhythm, sing on la, then the words. Practise the entries and page turns; those are what get lost.',
      [
        'Get practice tracks of your voice from the {choir} or online',
        'Mark breaths and entries',
        'Sing against the other parts once a week',
      ],
      8,
    ),
    step(
      'Come to every rehearsal until the concert',
      'Write down what the leader says, and learn the first and last line of each piece by heart so that you can look up. Say early when you must miss one.',
      [
        'Put all the dates of the {choir} into the calendar',
        'Sit beside a strong singer',
        'Ask about clothes and folder',
      ],
      20,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Sing the concert with your {choir}',
      'Rest your voice the day before, drink water, eat light, arrive early, watch the leader. It is done when you have sung it and signed up for the next term.',
      ['Invite two people', 'Lay out clothes, folder and pencil', 'Sign up for the next project'],
      4,
    ),
  ],
  suggestions: [
    tip('Mark your line in colour', 'Four lines are many.', 'Pencil for breaths', 'Circle entries'),
    tip('Speak the rhythm', 'Words first, then notes.', 'Clap it', 'Slowly'),
    tip('Record the rehearsal', 'Ask first.', 'Your section only', 'Listen on the way home'),
    tip('Drink water, not tea with milk', 'A dry throat tires.', 'Small sips', 'All day'),
    tip('Stagger breaths', 'Not where the neighbour breathes.', 'Mid-word is fine', 'Come back softly'),
    tip('Hum when it is too high', 'Forcing hurts tomorrow.', 'Drop out for a bar', 'Tell the leader'),
    tip('Learn the vowel, not the word', 'It makes the sound one.', 'Watch the leader’s mouth', 'Long vowels'),
    tip('Watch, not read', 'The beat is up there.', 'First and last bars by heart', 'Hold the folder high'),
    tip('Talk to one new person a week', 'People stay for people.', 'In the break', 'Learn the name'),
    tip('Try a singing day', 'A concert in one day.', 'No audition', 'Big pieces'),
    tip('Follow your part with a finger', 'It keeps the place.', 'In the rests too', 'Count'),
    tip('Stay home with a cold', 'Forty people share the air.', 'Listen online', 'Mark the music'),
  ],
};
