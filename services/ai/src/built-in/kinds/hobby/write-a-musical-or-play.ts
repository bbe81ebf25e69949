import { type Kind, step, tip } from '../kind.ts';

export const writeAMusicalOrPlay: Kind = {
  id: 'write-a-musical-or-play',
  category: 'hobby',
  name: 'Write a musical or a play',
  slots: {
    work: {
      words: [
        'musical',
        'pantomime|panto',
        'opera',
        'play|stage play',
        'one-act play|one act play',
        'sketch show|revue',
        'radio play|audio drama',
        'monologue',
      ],
      otherwise: 'play',
    },
    slot: {
      words: [
        'scratch night|work in progress night',
        'fringe slot|fringe',
        'competition|prize',
        'theatre festival|festival',
        'school play|school',
        'village hall',
      ],
      otherwise: 'first reading',
    },
  },
  ask: {
    question: 'What do you have already: a story, scenes, songs, and for whom should it be ready?',
    chips: ['An idea and a title', 'Some scenes or songs', 'A draft that does not hold'],
  },
  hoursAWeek: 4,
  overview:
    'You tell the story of your {work} on one page, find what the main person wants in each scene, write a twenty-minute piece that holds by itself, hear it read by real voices, rewrite, and send it off for the {slot} a few days before it closes.',
  approach:
    'A stage needs people who want something from each other, not people who explain. For songs: one comes where talking is no longer enough. What goes wrong is polishing the opening for a year, and never hearing it aloud.',
  done: 'A piece of twenty minutes has been read or sung by others before listeners, has been rewritten once, and was sent or staged.',
  cautions: [
    'For stories of real people, known songs or books ask about rights before you show or submit it; for your own family ask the living.',
  ],
  steps: [
    step(
      'Tell the story of your {work} in five sentences',
      'Who wants what, why now, who stands in the way, what it costs, how it ends. Say it to somebody in two minutes and watch where they lean in. That is your centre.',
      ['Write five sentences in 25 minutes', 'Tell it to one person', 'Mark where they leaned in'],
      0.75,
    ),
    step(
      'Read the rules of the {slot} and work backwards',
      'Length, pages, format, number of actors, demos, closing hour, fee. Write four dates: draft, reading, rewrite, send three days early. If nothing is fixed, set a reading in your kitchen eight weeks from now.',
      ['Print the rules', 'Write four dates', 'Tell two people the reading date'],
      0.75,
    ),
    step(
      'List scenes or songs as wants and turns',
      'One card each: who wants what from whom, what changes, song or talk. For twenty minutes four to six cards do. A card on which nothing changes goes out. For each song: why must it be sung here?',
      ['Write ten cards', 'Lay them on the floor', 'Take out those without a turn'],
      2.5,
    ),
    step(
      'Draft the twenty minutes of the {work} without looking back',
      'A page is about a minute. Five pieces of 30 minutes a week give two to three pages. Bad lines are marked, not mended. Leave out stage directions that an actor would find alone.',
      ['Fix five short times', 'Write two pages a week or more', 'Mark bad lines in yellow'],
      14,
    ),
    step(
      'Record each song once as a rough demo',
      'Melody, chords, words into the phone or a music program at one go, tempo and key noted. Who does not write notes works with a pianist for two hours or lets software print a lead sheet. Three songs: opener, wish, turn.',
      ['Sing each into the phone', 'Fix words that do not sing', 'Make one clean demo a fortnight'],
      8,
      { when: { said: ['musical/opera/songs/song'] } },
    ),
    step(
      'Have your {work} read aloud by friends',
      'Six voices, tea, a stopwatch, you do not read. Ask three things: where did you drift off, what did you want to happen, what is it about? Do not explain. Write the minutes of each scene on the cards.',
      ['Invite six and print copies', 'Listen and mark', 'Ask the three questions'],
      3,
      { waitDays: 3 },
    ),
    step(
      'Rewrite in three rounds with one aim each',
      'Round one: cut a fifth. Round two: each line wants something. Round three: only the first page and the last. Then read it once more with two people.',
      ['Cut a fifth', 'Sharpen the wants', 'Polish first and last page'],
      8,
    ),
    step(
      'Send the {work} three days early for the {slot}',
      'Right format, title page, short letter: what it is, who you are, why this place, one picture or link. Save the receipt, write the day of the answer down, and begin the next scene in the same week.',
      ['Check format and length', 'Send it', 'Begin the next scene'],
      1.5,
      { daysBefore: 3 },
    ),
  ],
  suggestions: [
    tip('See one new work a month', 'You learn what is possible.', 'Small stages', 'Ask about the process'),
    tip('Read three scripts with a pencil', 'Count turns per page.', 'One short one', 'Aloud'),
    tip('Collect overheard lines', 'Voices differ by words.', 'Ten a week', 'Who said it'),
    tip('Interview somebody who was there', 'True details hold a stage.', 'Twenty minutes', 'Recorded with leave'),
    tip('Write a scene without a word', 'Bodies tell.', 'Two pages', 'Try it standing'),
    tip('Find a partner for what you lack', 'Music, words or order.', 'One trial scene', 'Shares in writing'),
    tip('Give each person a way of speaking', 'Cover the names.', 'Short or long', 'Favourite word'),
    tip('Write the ending early', 'It shows the way.', 'Half a page', 'May change'),
    tip('Keep a cut-lines file', 'Cutting hurts less.', 'Date it', 'Never reread'),
    tip('Set a weekly page with a friend', 'Swapping keeps you going.', 'Sunday night', 'No comment'),
    tip('Learn the standard format', 'It looks professional.', 'One template', 'Font and margins'),
    tip('Ask an amateur group for an evening', 'They like new things.', 'One hour', 'Thank by name'),
  ],
};
