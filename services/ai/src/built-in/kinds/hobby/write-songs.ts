import { type Kind, step, tip } from '../kind.ts';

/** Parts are there. */
const parts = [
  'choruses',
  'bridge of',
  'lyrics and chords',
  'voice memos',
  'no second verses',
  'not one complete',
  'fragments',
  'from riffs',
];

/** A day is booked. */
const studio = ["studio's/studio booked", 'competition/open_mic/slam/gig', 'until may'];

/** The tune is somebody else’s. */
const borrowed = ['turns into one', 'sounds like'];

export const writeSongs: Kind = {
  id: 'write-songs',
  category: 'hobby',
  name: 'Write my own songs',
  slots: {
    style: {
      words: [
        'pop',
        'rock|indie|punk',
        'rap|hip-hop|hip hop|bars',
        'folk|singer songwriter',
        'country',
        'jazz',
        'blues|soul',
        'R&B',
        'metal',
        'electronic|edm|house|techno',
        'musical theatre|musical',
        'gospel|hymn|worship|church',
        'classical|string quartet|orchestra|sonata',
        'children’s|childrens|lullaby|kids',
        'film|film music|soundtrack|game music',
        'love|wedding',
        'protest',
        'Christmas|carol',
        'reggae',
      ],
      otherwise: 'new',
    },
    person: { from: 'person', otherwise: 'somebody you trust' },
  },
  ask: {
    question: 'What do you have so far: words, melodies, chords, or only the wish?',
    chips: ['Texts but no music', 'Voice memos, nothing finished', 'Ten songs, I want a release'],
  },
  hoursAWeek: 2.5,
  weekly: 'Three sessions of 40 minutes: collect, build, finish; one song or verse each week',
  measures: ['songs', 'tracks', 'pieces', 'lyrics'],
  overview:
    'You will collect ideas every day, build your {style} songs from a fixed form, and finish each as a simple recording before you judge it. After ten finished songs you choose the three that deserve more.',
  approach:
    'Finishing is the skill: a bad finished song teaches more than a brilliant first line. Work with limits, such as four chords, one image, thirty minutes. The usual trap is polishing the first verse for weeks; so the chorus comes first.',
  done: 'Three of your songs are complete, recorded and heard by other people.',
  steps: [
    step(
      'Choose three memos by what you can still sing',
      'Play none. Sing what you remember: that is the good part. Take these three, give each a title, a key and a form on one card: verse, chorus, verse, chorus, bridge, chorus. Empty boxes now have a length, eight or sixteen bars.',
      ['Sing what you still know', 'Write form and empty boxes on three cards', 'Fill the smallest box today'],
      1,
      { when: { said: parts } },
    ),
    step(
      'Write second verse and bridge by changing one thing',
      'Second verse: same place a year later, or the other person speaks. Bridge: other chord to start (the fourth or sixth), other rhythm, the thing not said yet, eight bars, then a gap before the chorus. Write three bridges in thirty minutes, keep the plainest.',
      ['Three bridges in thirty minutes', 'Second verse from another view', 'Sing all through once'],
      3,
      { when: { said: parts } },
    ),
    step(
      'Collect twenty lines and melodies from this week',
      'One note for words you overhear, one voice memo for tunes. Look through old memos too. It is done when twenty lie in one folder with a name each.',
      [
        'Record two melodies on lala within ten minutes',
        'Write down eight sentences people really said',
        'Mark the three that stay in your ear',
      ],
      1.5,
      { when: { unsaid: parts } },
    ),
    step(
      'Take apart three songs you love bar by bar',
      'Write out verse, chorus and bridge with the number of bars, the chords, where the title comes, and where the melody is highest. That is the building plan for your own.',
      ['Listen to each with pencil and paper', 'Write the form in letters such as ABABCB', 'Note one trick of each'],
      3,
      { when: { unsaid: parts, level: 'beginner' } },
    ),
    step(
      'Choose the three unfinished songs worth ending',
      'Play every fragment once, quickly. Keep the three whose chorus you can sing the next day from memory; put the others away for a year.',
      [
        'List all fragments with one line each',
        'Play them to {person} and watch',
        'Write what is missing in the three',
      ],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Write a chorus with the title in it',
      'Say in one plain sentence what the song is about; the title is its shortest form. Sing it on different heights until one sticks, then find two to four chords under it.',
      [
        'Write the sentence and ten titles',
        'Sing the best title in five ways',
        'Test your {style} chorus the next morning: do you still know it?',
      ],
      2.5,
    ),
    step(
      'Write two verses that show instead of explain',
      'Each verse gives a scene: time, place, a thing, what someone does. The second must bring something new. Match stress of words and beat by speaking them in rhythm.',
      [
        'Fill a page about the scene for ten minutes without stopping',
        'Choose eight lines and cut every filler',
        'Speak it over the {style} beat',
      ],
      4,
    ),
    step(
      'Turn a borrowed tune into your own',
      'Keep the words’ rhythm, change the starting note, turn steps into leaps, begin after the beat. Set it to other chords first and sing without listening to him. Play both to somebody: where do they hear the old one? Change only these bars.',
      ['New chords first', 'Start after the beat on another note', 'Ask one listener where the old one is'],
      3,
      { when: { said: borrowed } },
    ),
    step(
      'Prepare the day: chart, key, click and three run-throughs',
      'A page per song: bars, chords, speed, who begins. Key a tone below your limit. Guide take with a click. Three runs standing without stopping. In a studio one song takes four hours, so choose the two ready ones. On a stage count in and begin slower.',
      ['Write a page per song', 'Record a guide with a click', 'Three runs standing'],
      3,
      { daysBefore: 5, when: { said: studio } },
    ),
    step(
      'Record a rough demo of the whole song',
      'Phone, one instrument or a beat, one take. A rough demo counts as finished. Write title, key, speed and date into the file name.',
      ['Play it through three times', 'Record it and listen the next day', 'Change at most two things'],
      2.5,
      { measured: 'Finish the first {20%} as rough demos' },
    ),
    step(
      'Finish one short song a week for six weeks',
      'Give each its limit: only two chords, a question as a title, no word for feelings, a different speed. A bad week gets a verse and a chorus.',
      ['Write six limits on slips and draw one each Sunday', 'Send each {style} demo to {person} on the same day'],
      18,
      { when: { weeksFrom: 7 }, measured: 'Reach {60%}, one a week' },
    ),
    step(
      'Ask for feedback on your three best songs',
      'Ask what they remember, where they drifted off, what it is about. Rewrite only what two people noticed. A songwriting circle or open stage is good for this.',
      ['Play the {style} songs live, not as a file', 'Ask the three questions', 'Rewrite one section in each'],
      5,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Play or release your finished songs',
      'An open mic, a living room, a present for {person}, or an upload through a distributor. Before release agree in writing with co-writers who owns what share, and register at the collecting society of your country if it is to be played in public.',
      [
        'Choose date and place or the service',
        'Rehearse the order of three songs twice',
        'Keep texts, demos and dates in one folder',
      ],
      5,
      { measured: 'Play or release all {total}' },
    ),
  ],
  suggestions: [
    tip('Carry a line collector', 'Good lines come on buses.', 'One note, never sorted', 'Read it on Sundays'),
    tip('Write to a drum loop', 'Rhythm frees words.', 'Any speed', 'Ten minutes of nonsense'),
    tip('Change your instrument', 'Foreign fingers find other melodies.', 'Ukulele or piano', 'Three keys are enough'),
    tip('Rhyme less exactly', 'Near rhymes sound more natural.', 'Home and alone', 'Vowels count'),
    tip('Raise the melody in the chorus', 'The ear needs a difference.', 'Longer notes', 'Higher than the verse'),
    tip('Steal a form', 'Structures belong to everybody.', 'Same bars, own chords', 'Never melody or text'),
    tip(
      'Write a letter first',
      'What you would say to one person holds the song.',
      'Ten minutes',
      'Underline five phrases',
    ),
    tip('Write with somebody', 'One has words, the other chords.', 'Two hours', 'Shares agreed at the end'),
    tip('Leave a dummy text in', 'Nonsense keeps the melody alive.', 'Scrambled eggs will do', 'Replace it in a week'),
    tip('Listen in another room', 'Through the wall you hear what is strong.', 'Or in the car', 'Note one change'),
    tip(
      'Keep a list of finished songs',
      'It shows that you are a person who ends them.',
      'Title, date, key',
      'Play an old one weekly',
    ),
    tip(
      'Go to an open stage as a listener',
      'You see how others fill three minutes.',
      'Note two openings',
      'Ask when to sign up',
    ),
  ],
};
