import { type Kind, step, tip } from '../kind.ts';

export const editVideos: Kind = {
  id: 'edit-videos',
  category: 'hobby',
  name: 'Learn to edit videos',
  slots: {
    program: {
      words: [
        'premiere|premiere pro',
        'davinci resolve|davinci|resolve',
        'final cut',
        'capcut',
        'imovie',
        'after effects',
        'shotcut|kdenlive',
      ],
      otherwise: 'program',
    },
  },
  ask: {
    question: 'What will you cut, and on what device?',
    chips: ['Family films', 'Short clips for social media', 'Paid work for others'],
  },
  hoursAWeek: 3,
  weekly: 'Three sessions of 40 minutes, one finished minute a week',
  overview:
    'You will choose one program, learn ten handgrips, cut one minute each week, add sound and titles, and finish a film of three to five minutes that others watch to the end.',
  approach:
    'Finish small things. One program, one project, one new thing a week. Sound counts more than effects, and a film gets better by what is thrown out. Most stop in a sea of unsorted clips.',
  done: 'A film of three to five minutes is exported, and three people watched it to the end.',
  cautions: ['Use only music and pictures that you may use. Ask people before you publish them, above all children.'],
  steps: [
    step(
      'Choose {program} and import ten clips',
      'Free is enough. Ten clips from the phone in one folder on the disk, open a new project, put three on the timeline.',
      ['Install it', 'Make a folder', 'Put three clips in'],
      0.5,
    ),
    step(
      'Learn ten handgrips',
      'Import, mark in and out, cut, move, delete gap, undo, volume, text, export, save. With the keys.',
      ['Write ten keys on a card', 'Do each five times', 'Export ten seconds'],
      2,
    ),
    step(
      'Cut your first minute',
      'One small event: making coffee. Wide, near, detail. Cut when the movement begins. One minute, no effects.',
      ['Film five shots', 'Cut to one minute', 'Show one person'],
      2,
    ),
    step(
      'Tidy up your clips',
      'Folder by date and name, best ones marked, second copy. Saves half of all later time.',
      ['Name folders', 'Mark the best', 'Copy to a second disk'],
      1.5,
    ),
    step(
      'Make the sound good',
      'Voice at one level, noise lower, music under the voice, small fades at each cut.',
      ['Set levels with headphones', 'Music quieter by half under voice', 'Listen on the phone'],
      3,
    ),
    step(
      'Cut one minute every week',
      'Each with one new thing: dialogue, slow motion, colour, split of sound and picture. Publish or show it.',
      ['Choose four small themes', 'One new thing each', 'Ask one question to viewers'],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Plan your real film',
      'Who is it for, what shall they feel, begin, middle, end. Ten lines. List what is missing and film it.',
      ['Write ten lines', 'List clips', 'Film what is missing'],
      1.5,
    ),
    step(
      'Cut it in three rounds',
      'Rough: all in order. Second: a third out. Fine: rhythm, sound, colour, titles.',
      ['Rough cut in one go', 'Sleep a night', 'Throw out a third'],
      8,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Show it, change it, export it',
      'Watch beside somebody and note where they look away. Two changes. Export in the form the place asks for.',
      ['Show it to three', 'Two changes', 'Export and store'],
      2,
    ),
  ],
  suggestions: [
    tip('Cut on movement', 'The eye does not see such cuts.', 'A hand, a step', 'Try three places'),
    tip('Shorten', 'Nobody has complained of a short film.', 'A third out', 'Begin later'),
    tip('Learn keys', 'They make it twice as fast.', 'Ten on a card', 'Mouse away for a day'),
    tip('Use headphones', 'Laptop speakers hide noise.', 'Any pair', 'Check on the phone, too'),
    tip('Save a second copy', 'Disks die.', 'Another disk', 'Every Friday'),
    tip('Watch a scene without sound', 'You see why it was cut.', 'Count the shots', 'Copy the rhythm'),
    tip('Use free music with a licence', 'Else the film is blocked.', 'Save the licence', 'Note the name'),
    tip('Film five seconds before and after', 'You need room for the cut.', 'Hold still', 'Count to five'),
    tip('Few effects', 'They age quickly.', 'One kind of text', 'Straight cuts'),
    tip('Make a template', 'Titles and sizes stay.', 'One project file', 'Copy it'),
    tip('Take lower quality for cutting', 'Slow computers stop the joy.', 'Proxy files', 'Switch back for export'),
    tip('Ask for two jobs from friends', 'Real people teach deadlines.', 'A birthday', 'A club'),
  ],
};
