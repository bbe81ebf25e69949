import { type Kind, step, tip } from '../kind.ts';

export const learnToDj: Kind = {
  id: 'learn-to-dj',
  category: 'hobby',
  name: 'Learn to DJ',
  slots: {
    gear: {
      words: [
        'controller|dj controller|ddj',
        'turntables|vinyl|decks|technics|records',
        'CDJs|cdj|club decks',
        'laptop|serato|rekordbox|traktor',
        'phone app|ipad',
      ],
      otherwise: 'controller',
    },
    music: {
      words: [
        'house',
        'techno',
        'hip-hop|hip hop|rap',
        'drum and bass|drum & bass|dnb|jungle',
        'disco|funk|soul',
        'reggaeton|latin|salsa',
        'afrobeats|amapiano',
        'trance',
        'pop|charts|wedding songs|80s|90s',
        'reggae|dub|dancehall',
        'bollywood|bhangra',
      ],
      otherwise: 'music you love',
    },
  },
  ask: {
    question: 'With what do you want to mix, and for whom?',
    chips: ['Controller and laptop, at home', 'Vinyl and turntables', 'A friend’s party with a date'],
  },
  hoursAWeek: 3,
  weekly: 'Four half-hour sessions and one full mix recorded on Sunday',
  measures: ['sets', 'mixes'],
  overview:
    'You will sort a small library, learn to count phrases and match beats on your {gear}, record one-hour sets, and play for people who dance.',
  approach:
    'Anyone can press sync; choosing the next record is the craft. Thirty tracks you know by heart beat three thousand. Learn to match by ear at least once, because it teaches you to hear what is wrong when it drifts.',
  done: 'You have played an hour for a real room without a silence, and you have the recording.',
  cautions: [
    'Protect your ears: plugs at gigs, headphones below the pain line, breaks every hour. Use bought or licensed music; venues usually hold the performing licence, so ask.',
  ],
  steps: [
    step(
      'Mix two songs tonight with what you have',
      'A free program on a laptop or a borrowed {gear} is enough. Choose two tracks of nearly equal tempo and bring the second in at a phrase of 32 beats.',
      [
        'Install a free DJ program',
        'Pick two tracks within three beats a minute',
        'Count to 32 and start the second on one',
      ],
      1.5,
    ),
    step(
      'Set up your {gear} and sound properly',
      'Master in the middle, gains so that the loudest part stays out of red, headphones for the next track. Learn what cue, pitch, EQ and filter do, one at a time.',
      ['Learn to read the meters', 'Play a track with each EQ knob turned off', 'Record straight into the laptop'],
      2,
    ),
    step(
      'Choose thirty tracks of {music} and learn them',
      'Three folders: warm-up, peak, last song. For each know tempo, key, where the intro ends and where it breaks down; set cue points there.',
      ['Buy or rip thirty tracks in good quality', 'Check the beat grid', 'Set four cue points in each'],
      6,
    ),
    step(
      'Beatmatch by ear for two weeks',
      'Cover the screen. Faster or slower? Nudge, wait, correct the pitch. Ten minutes a day until two tracks stay together for a minute.',
      ['Practise with the same two tracks first', 'Record ten tries and listen back'],
      6,
    ),
    step(
      'Learn five clean transitions for {music}',
      'Long blend with bass swap, cut on the one, echo out, loop out, and an energy drop. Never two basslines at once. Do each ten times.',
      ['Practise one a week', 'Write which suits which track'],
      6,
    ),
    step(
      'Record a one-hour set from start to end',
      'No stops, no repairs. Listen the next day on the bus: where did the energy sag, which change hurt? Do three sets, each with another order.',
      ['Plan only first, middle and last track', 'Note three faults per set', 'Send the best to a friend who dances'],
      8,
      { when: { weeksFrom: 4 }, measured: 'Record {60%} of the sets' },
    ),
    step(
      'Get a first evening with real people',
      'A friend’s birthday, a bar’s quiet Tuesday, a student radio hour, an open-decks night. Offer an hour, and ask about speakers, plugs, volume limit and who else plays.',
      ['Ask three places or friends', 'Make a page with the best recording', 'Check cables and a backup stick'],
      4,
      { daysBefore: 14 },
    ),
    step(
      'Play your set of {music} to a room',
      'Arrive early, play for those who stand there and not for your list, keep the limiter out of red. It is done when you have the recording and one offer or thank-you.',
      ['Bring two sticks and adapters', 'Watch feet, not the screen', 'Note the three tracks that worked'],
      5,
    ),
  ],
  suggestions: [
    tip('Name files by energy', 'One to five stars.', 'Not by genre alone', 'Sort after each gig'),
    tip('Leave headroom', 'Red lights sound bad and break speakers.', 'Gain below zero', 'Ask the sound person'),
    tip('Carry two sticks', 'They fail at midnight.', 'Same library', 'Plus a phone cable'),
    tip('Warm up gently', 'The first hour is not yours.', 'Low tempo', 'Leave the hits'),
    tip('Know last songs', 'People remember the end.', 'Three ready', 'Lights on'),
    tip('Take requests with a smile', 'You decide when.', 'Maybe later', 'Two you like'),
    tip('Learn keys', 'Neighbours on the wheel fit.', 'Use your ear too', 'Break it on purpose'),
    tip('Dance to other DJs', 'Watch how long they wait.', 'Stand by the booth', 'Note one idea'),
    tip('Pack tape and adapters', 'The cable is always wrong.', 'RCA to jack', 'Torch'),
    tip('Clean vinyl and needles', 'Dust skips.', 'Brush each side', 'Spare stylus'),
    tip('Practise starting wrong', 'Recovery is the skill.', 'Press the wrong cue', 'Fix it live'),
    tip('Keep a crate of surprises', 'One old song turns a room.', 'Five tracks', 'Use one'),
  ],
};
