import { type Kind, step, tip } from '../kind.ts';

/** Loops and no tracks. */
const loops = ['loops/untitled', 'eight bars', 'for 20 secs', 'never a whole'];

/** Tracks are near the end. */
const mixes = [
  'tracks mixed',
  'low end',
  'mastering/muddy',
  'arrangement done',
  'distributor account',
  'learnt ableton',
];

/** A set in front of people. */
const set = ['slot/sound_system', 'a set'];

/** They need no first loop. */
const tracksThere = [...loops, ...mixes];

export const produceMusic: Kind = {
  id: 'produce-music',
  category: 'hobby',
  name: 'Produce my own music',
  slots: {
    genre: {
      words: [
        'techno',
        'house|deep house|tech house',
        'trap',
        'hip-hop|hip hop|rap|boom bap',
        'lo-fi|lofi',
        'drum and bass|dnb|jungle',
        'trance',
        'dubstep|bass music',
        'ambient',
        'pop',
        'indie|rock|singer songwriter',
        'R&B|rnb|soul',
        'afrobeats|amapiano',
        'reggaeton',
        'synthwave',
        'film|soundtrack|orchestral',
        'EDM|electronic|dance music',
        'disco|funk',
        'metal',
        'UK garage|garage|grime|drill',
      ],
      otherwise: 'electronic',
    },
    tool: {
      words: [
        'Ableton Live|ableton',
        'FL Studio|fruity loops|fl',
        'Logic Pro|logic',
        'GarageBand|garage band',
        'Cubase',
        'Pro Tools',
        'Reaper',
        'Bitwig',
        'DJ software|dj|serato|rekordbox|traktor',
        'MPC|sampler|maschine',
        'synth|modular synth|synths|synthesizer',
        'turntables|turntable|vinyl',
        'BandLab',
      ],
      otherwise: 'music program',
    },
  },
  ask: {
    question: 'Which music do you want to make, with which program, and how many tracks are finished?',
    chips: ['Beats, no program yet', 'Many loops, nothing finished', 'I want to DJ'],
  },
  hoursAWeek: 4,
  weekly: 'Four sessions of an hour: one for sounds, two for arranging, one for listening and finishing',
  measures: ['tracks', 'beats', 'songs', 'streams', 'mixes', 'remixes', 'sets'],
  overview:
    'You will learn one program, copy the structure of one {genre} track you love, and finish three tracks or mixes of your own before you buy anything. The best one is released or played to people.',
  approach:
    'Limits help: one program, ten sounds, a date. Arrange early, mix late; a loop of eight bars that is polished for weeks becomes nothing. Compare with a reference track at the same loudness instead of asking whether it is good.',
  done: 'Three finished tracks or a set of an hour are out, and people have heard them on real speakers.',
  cautions: [
    'Protect your hearing: headphones at most at 60 per cent, breaks every hour, ear plugs in clubs; ringing that stays over a day belongs to a doctor.',
    'Samples of other people’s recordings need permission before release; agree on shares with vocalists in writing.',
  ],
  steps: [
    step(
      'Open your best loop and lay out three minutes by subtraction',
      'Copy eight bars across 96. Drag a reference track beside it and mark intro, drop, break, end. Then only delete: drums out in the break, bass in at 17, one new sound each 16 bars. Two hours, no new plugins; export it today, ugly.',
      ['Choose one loop and one reference', 'Copy out and delete', 'Export the whole today'],
      2,
      { when: { said: loops, unsaid: mixes } },
    ),
    step(
      'Finish three with a two-evening rule',
      'Evening one arrange, evening two balance and export. Give the file a name and a date. Three weeks, three tracks; the fourth is the good one. Keep a list of what stopped you each time.',
      ['Name three projects', 'Two evenings each', 'Write what stopped you'],
      12,
      { when: { said: loops, unsaid: mixes } },
    ),
    step(
      'Clear the low end and balance in mono at low volume',
      'High-pass all but kick and bass at 80 to 120 Hz. Decide who is lowest; duck the bass 2 to 3 dB under the kick. Cut 200 to 350 Hz on two muddy tracks. Mono, quiet, against a reference at equal loudness. Check in car, phone, headphones.',
      ['High-pass and choose the lowest', 'Compare with one reference in mono', 'Listen in three places'],
      2,
      { when: { said: mixes } },
    ),
    step(
      'Master simply: level, tone, loudness, check',
      'Leave 6 dB of room. Small eq, one or two dB of glue compression, limiter at -1 dB true peak, about -14 to -9 LUFS by style. Same settings for the whole EP. If each change sounds better only because louder, take it out. Load the files four weeks before the date.',
      ['Export with 6 dB of room', 'Match loudness before you judge', 'Load four weeks before release'],
      4,
      { when: { said: mixes } },
    ),
    step(
      'Install one program and make eight bars today',
      'Use your {tool} or a free one, drums, one bass, one chord. It need not be good. Save it as number one and export it, so that you have gone through the whole way once.',
      [
        'Install it or open your {tool} and find the drum sounds',
        'Build a kick, a clap and a hi-hat pattern',
        'Export it as an audio file',
      ],
      1.5,
      {
        when: { unsaid: tracksThere },
        resources: 'Free learning site on making music: https://learningmusic.ableton.com',
      },
    ),
    step(
      'Learn the ten functions you need every time',
      'Record, cut, copy, quantise, volume, panning, equaliser, compressor, reverb on a send, automation. One evening each with your {tool}, by doing it to your own loop.',
      [
        'Print the list and tick them off',
        'Learn ten keyboard shortcuts',
        'Save a start template with drums, bass and chords',
      ],
      8,
      { when: { unsaid: tracksThere, level: 'beginner' } },
    ),
    step(
      'Pick three old projects and finish them within a week each',
      'Choose by the hook, not by the sound. Freeze all sounds to audio, so that you can only arrange. A date and a listener make the end.',
      ['Listen to all {genre} loops for one minute each', 'Set three dates', 'Tell one person to expect the files'],
      9,
      { when: { level: 'experienced' } },
    ),
    step(
      'Rebuild one {genre} track you love',
      'Put it into your project, mark intro, build-up, main part, break and end with bar numbers, and remake drums, bass and chords beside it. You learn how few elements play at once. It stays at home.',
      ['Match the speed in beats per minute', 'Set a marker at every change', 'Rebuild 16 bars'],
      6,
    ),
    step(
      'Arrange a whole track from intro to end',
      'Take your best loop, copy it over the reference’s length, then take elements away instead of adding. Something changes every eight or sixteen bars. For a DJ set: order ten tracks by speed, key and energy.',
      [
        'Delete parts until the intro works',
        'Add one change each eight bars',
        'Listen outside on a walk and note three places',
      ],
      7,
      { measured: 'Arrange the first {20%} from start to end' },
    ),
    step(
      'Mix by balance first, then correct four things',
      'All faders down; bring up drums and bass, then the rest, quietly. Cut lows where no bass is needed, give lead or voice room, add reverb sparingly, check in mono. Listen on headphones, phone and in a car.',
      [
        'Load one {genre} reference track at the same loudness',
        'Mix for 45 minutes, then break',
        'Note changes on three systems',
      ],
      6,
    ),
    step(
      'Finish two more tracks with a date each',
      'Three weeks each, from the template in your {tool}, with a different limit: only one synth, only your own recordings, no more than eight tracks.',
      ['Set both dates', 'Work on nothing else meanwhile', 'Export on the day, whatever it is like'],
      22,
      { when: { weeksFrom: 8 }, measured: 'Finish {60%}, each by its own date' },
    ),
    step(
      'Build the set of thirty minutes and play it on their system',
      'Nine tracks or clips by speed and key, your best at minute three and last. Mono check of sub bass, wav on two sticks, ten minutes spare. Play it through three times; ask for the sound check and stay within the red.',
      ['Order nine by speed and key', 'Three run-throughs', 'Two sticks and a sound check'],
      6,
      { when: { said: set } },
    ),
    step(
      'Get ears from two producers and one listener',
      'Ask producers: what is too loud, what is missing. Ask the listener: where did you get bored? Change what two people say.',
      [
        'Find a feedback thread or local beat evening for {genre} music',
        'Give feedback to three others first',
        'Make the last version',
      ],
      4,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Release the best track or play it out',
      'Leave headroom and master lightly or have it done; upload through a distributor two to four weeks before the date, with cover and names of everyone involved. Or play your set at a party on the system there.',
      [
        'Choose the one you still like after two weeks',
        'Write credits, splits and cover',
        'Send your {genre} track to thirty people personally',
      ],
      6,
      { waitDays: 10, measured: 'Release or play out all {total}' },
    ),
  ],
  suggestions: [
    tip('Turn it down', 'At talking volume you mix better and longer.', 'Mark the knob', 'Loud only at the end'),
    tip('Limit your sounds', 'Thirty good drum sounds are a kit.', 'One folder', 'Delete the rest from view'),
    tip(
      'Export every session',
      'You hear with fresh ears on the way to work.',
      'Date in the name',
      'Three notes, no more',
    ),
    tip(
      'Name and colour tracks',
      'Finding things takes minutes each time.',
      'Template does it',
      'Groups for drums and bass',
    ),
    tip('Record something of your own', 'A door or a voice makes a track yours.', 'Phone is enough', 'Pitch it down'),
    tip('Learn five chords', 'Minor progressions carry whole genres.', 'On a small keyboard', 'Transpose them'),
    tip(
      'Treat the room cheaply',
      'Blankets and shelves beat new speakers.',
      'Away from corners',
      'Ears and speakers in a triangle',
    ),
    tip(
      'No new plugin this season',
      'Knowing one compressor is better than owning nine.',
      'Wish list',
      'Decide after three tracks',
    ),
    tip('Save copies on another disk', 'Projects die with laptops.', 'Weekly', 'Collect all samples'),
    tip('Practise beatmatching by ear', 'It works on any equipment.', 'Two tracks, no sync', 'Ten minutes a day'),
    tip('Listen like an engineer', 'One element through a whole song.', 'Only the hi-hat', 'Draw when it plays'),
    tip('Make ten bad beats in ten days', 'Speed removes the fear.', 'Thirty minutes each', 'Keep the best bar'),
  ],
};
