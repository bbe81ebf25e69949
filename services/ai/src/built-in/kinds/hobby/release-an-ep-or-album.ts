import { type Kind, step, tip } from '../kind.ts';

export const releaseAnEpOrAlbum: Kind = {
  id: 'release-an-ep-or-album',
  category: 'hobby',
  name: 'Release my EP or album',
  slots: {
    record: {
      words: ['EP|e.p.', 'album|LP|record', 'single', 'mixtape|beat tape', 'live album', 'demo', 'track|song'],
      otherwise: 'release',
    },
    band: {
      words: [
        'band|bandmates|group',
        'choir|chorus|ensemble',
        'duo',
        'singer|vocalist',
        'producer',
        'brass band|orchestra',
        'worship team|gospel choir',
      ],
      otherwise: 'listeners',
    },
  },
  ask: {
    question: 'How far are the songs: written, recorded or mixed, and do you have a date in mind?',
    chips: ['Written, nothing recorded', 'Recorded, not mixed', 'Finished, it only has to come out'],
  },
  hoursAWeek: 5,
  weekly: 'Two evenings on the next song on the list, and one hour on the release itself',
  measures: ['songs', 'tracks'],
  overview:
    'You choose the songs, finish them one after the other, record, mix and have them mastered, and hand your {record} to a distributor weeks before the day. Meanwhile cover, credits, rights and a handful of people who wait for it are prepared, so that release day is a party and not a panic.',
  approach:
    'Decide on fewer songs and a hard date, and work backwards: stores need three to four weeks, vinyl three to six months. What usually goes wrong is the eighth mix of the first song, no agreement on who owns what, and telling people only on the day itself.',
  done: 'Your music can be heard in the stores you chose, the credits and rights are registered, and you played it to people on the day.',
  cautions: [
    'Agree in writing on shares before the release: who wrote what, who played for a fee, who owns the recording. Covers need a licence, samples need permission from both the song and the recording.',
    'Do not pay for guaranteed streams or playlists: bought plays get music removed. Have somebody read any contract that takes rights for more than this one recording. Protect your ears: breaks, and mix quietly.',
  ],
  steps: [
    step(
      'Choose the songs and a release day, and count backwards',
      'Listen to every demo once while walking and take what you would play to a stranger: four to six for an EP, eight to ten for an album. Then choose a Friday, and set last days for takes, mixes, cover and upload, the upload at least four weeks before. Add up the money on half a page.',
      [
        'Put all demos into one playlist and mark yes, no or later',
        'Write what each chosen song still lacks',
        'Set the Friday and tell everybody who plays on it',
      ],
      2,
    ),
    step(
      'Finish the words and arrangements, one song a week',
      'Key, tempo, form, last verse, ending. Play each song three times from start to end with your {band} or to one friend; what is boring twice is cut. After this week no new parts are written.',
      [
        'Write a sheet with key, tempo and form for each song',
        'Record a rough run-through',
        'Cut one thing from each song',
      ],
      14,
      { measured: 'Finish the first {50%}' },
    ),
    step(
      'Record the takes, rhythm first and voices rested',
      'Tune, put on new strings and skins, and make a click and a guide. Three good takes, then on. Record voices on the days when you are rested, with water, at most two songs a day. Save everything twice each evening.',
      [
        'Book room or studio, or deaden your own room',
        'Make a list of takes for each song',
        'Copy the sessions to a second disk',
      ],
      30,
      { measured: 'Record all {total}' },
    ),
    step(
      'Mix to an end, then have your {record} mastered',
      'Three rounds for each song at most, against two reference songs of the same kind, in the car, on a phone and in the kitchen. Ask one engineer, one musician and one who knows nothing, for one remark each. Then other ears master it: mixes without a limiter, in the order of songs, with one free change and versions for pressing.',
      [
        'Name the files by song and round, and stop at three',
        'Ask two mastering engineers for price and a test',
        'Listen from start to end on two systems and sign it off',
      ],
      24,
      { waitDays: 14, daysBefore: 38 },
    ),
    step(
      'Sort out rights, shares, cover and credits',
      'One sheet for each song: writers with shares, players, codes, words. Join the collecting society and register the works. The cover is square, large and readable at the size of a thumbnail, and the picture is yours to use.',
      [
        'Have everybody sign the sheet of shares',
        'Register the songs with your collecting society',
        'Finish the cover at 3000 by 3000 pixels',
      ],
      6,
      { daysBefore: 32 },
    ),
    step(
      'Upload your {record} to a distributor with all the details',
      'Compare yearly fee against share, what happens when you stop paying, and support. Enter names exactly as on your profile, codes, words, explicit or not, date. Then claim your artist pages and pitch one song to the editors at once.',
      ['Compare three distributors for half an hour', 'Upload four weeks ahead', 'Pitch one song in the artist pages'],
      4,
      { waitDays: 3, daysBefore: 28 },
    ),
    step(
      'Bring thirty people to the release, not the whole world',
      'Write to thirty by name, local radio, two blogs, the places where you play: one link, three sentences, a photograph. Show one minute from the making each week. Book a room, a kitchen or a garden for the evening.',
      [
        'Write the three sentences and a list of thirty',
        'Send private links two weeks ahead',
        'Invite people to the evening',
      ],
      8,
      { daysBefore: 14, when: { weeksFrom: 6 } },
    ),
    step(
      'Celebrate release day, say thank you and rest',
      'Check in the morning that all songs are right in each store. Play it from start to end to people who helped. Answer every message, send copies and shares, write down what you would do otherwise, and leave the numbers alone for a week.',
      [
        'Check names and songs in three stores',
        'Play it to the people who helped',
        'Enter the date on which you look at numbers',
      ],
      4,
    ),
  ],
  suggestions: [
    tip('Finish the ugly song first', 'The favourite one gets done anyway.', 'One evening', 'Good enough'),
    tip('Mix quietly', 'Balance shows at the level of talk.', 'Breaks every hour', 'Fresh ears in the morning'),
    tip('Sing on a Saturday noon', 'A voice after work sounds like it.', 'Warm up', 'Tea, no milk'),
    tip('Keep a notebook of credits', 'You forget who clapped on the third.', 'Name and spelling', 'Date'),
    tip('Book the master before the mix', 'A date ends the fiddling.', 'Deposit', 'Calendar'),
    tip('Play the order in the car', 'The order tells the story.', 'Strong second song', 'Quiet end'),
    tip(
      'Print fifty copies for the table',
      'Grandmothers and fans like to hold it.',
      'CD, tape or a code card',
      'Signed',
    ),
    tip(
      'Ask a painter for the cover',
      'A friend’s picture beats a template.',
      'Written permission',
      'Name on the back',
    ),
    tip('Film one take', 'It is the video you would never have made.', 'Phone on a stand', 'Good light'),
    tip('Send words along', 'Stores and hard-of-hearing people use them.', 'One file a song', 'Check twice'),
    tip('Tell your town first', 'Local paper and radio need stories.', 'Who and why', 'One photograph'),
    tip('Leave one song out', 'It becomes the next single.', 'Choose it', 'Date in half a year'),
    tip('Agree what happens to income', 'Ten pounds can split friends.', 'First the costs', 'Then by shares'),
  ],
};
