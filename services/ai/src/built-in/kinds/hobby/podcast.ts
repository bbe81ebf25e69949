import { type Kind, step, tip } from '../kind.ts';

/** Episodes are out. */
const online = [
  'first/two/three/four/five/six/seven/eight/nine/ten/eleven/several/many episodes are? up/out/online/live/published',
  'every second tuesday/week is not',
  'rss/hosting are/is fine',
  'keeping to every/a/the',
];

/** Recordings lie there. */
const inTheCan = [
  'in the can',
  'recordings now',
  'interviews/episodes are? recorded',
  'trailer done',
  'cover art done',
  'editing is the',
  'sit/sits on a stick/drive/laptop',
];

/** Two voices. */
const duo = [
  'co-host/cohost/co-hosts/co-hosted',
  'my friend and me/i',
  'me/i and my/n my friend/brother/bro/sister/mate/wife/husband',
  'two retired',
  'one of us',
  'we argue/discuss/talk',
];

/** They record over the net. */
const afar = ['zoom/remote/remotely', 'one of us in', 'different cities/countries'];

/** The house is not quiet. */
const noise = ['snores/snoring/noise/noisy/barking/traffic/echo'];

/** Real people and their cases. */
const othersTold = ['murder/murders/crime/crimes/true_crime/patients/midwife/block/lady/doorman'];

/** A store of episodes. */
const ahead = [
  'two/three/four/five/six/seven/eight/nine/ten/eleven/several/many episodes ahead',
  'in the bank',
  'ahead/buffer/backlog/reserve',
];

/** The show is not at its beginning. */
const begun = [...online, ...inTheCan];

export const podcast: Kind = {
  id: 'podcast',
  category: 'hobby',
  name: 'Start a podcast',
  slots: {
    topic: {
      words: [
        'true crime|crime',
        'football',
        'sport|running|cycling',
        'films|horror films|movies|cinema|series',
        'books|reading',
        'history|local history',
        'comedy|humour',
        'parenting|parenthood|mums|dads',
        'nursing and care|nurses|nursing|care',
        'business|start-ups|startups|work|careers',
        'technology|tech|ai',
        'science',
        'politics|news',
        'health|mental health|therapy',
        'music|bands',
        'games|gaming|board games',
        'food|cooking|wine',
        'travel',
        'faith|church|religion',
        'nature|gardening|birds',
        'relationships|dating',
        'money|finance',
        'education|teaching|languages',
        'life stories|grandmother|old people|interviews|interview',
        'fiction|audio drama',
      ],
      otherwise: 'your subject',
    },
    person: { from: 'person', otherwise: 'a first guest' },
  },
  ask: {
    question: 'What is the show about, and will you talk alone, with a co-host or with guests?',
    chips: ['Alone, about my subject', 'With a friend', 'Interviews with guests'],
  },
  hoursAWeek: 4,
  weekly: 'One recording every two weeks, edited within three days, out on the fixed day',
  measures: ['episodes', 'listeners', 'downloads', 'interviews', 'subscribers'],
  overview:
    'You will shape an idea for a show about {topic} that carries ten episodes, record a pilot with simple means, have three episodes ready before the start and publish on a fixed day. After ten episodes you decide how to go on.',
  approach:
    'Clear sound and a clear promise matter more than equipment; a quiet room with soft things and a microphone close to the mouth are enough. Most podcasts end before episode ten because editing takes too long. Plan 25 minutes an episode, cut little, and record two at a time.',
  done: 'Ten episodes are out on the days you announced, in all common podcast apps.',
  cautions: [
    'Ask guests for written consent to publish, use only music with a licence, and do not accuse real people without proof.',
  ],
  steps: [
    step(
      'Record a month of {topic} in one sitting',
      'A day of release slips when each episode starts from zero. Put one recording evening a month: three in a row, with twenty minutes between. Edit each within three days by the same list, and load all with their dates. Then the day keeps itself.',
      [
        'Fix one recording evening a month',
        'Write outlines of three episodes before it',
        'Load finished ones with their release dates',
      ],
      2,
      { when: { said: online } },
    ),
    step(
      'Listen to the recordings once and write cut marks',
      'Listen at double speed with a notebook: minute, keep, cut, best sentence. Twenty-five minutes out of fifty is normal. Cut by whole questions first, small pauses last. A text-based editor halves the time; at three hours for an episode you can keep a rhythm.',
      ['Mark one recording at double speed', 'Cut whole questions before pauses', 'Save your settings as a template'],
      2,
      { when: { said: inTheCan } },
    ),
    step(
      'Write the running order that each episode keeps',
      'First sentence without greeting, promise, three parts, one question to listeners, end. With minutes beside each. A fixed order saves an hour of thought per episode and shows at once what to cut.',
      ['Write the order with minutes', 'Record the same opening each time', 'Try it with the next episode'],
      1,
      { when: { said: begun } },
    ),
    step(
      'Send each episode to twenty people it concerns',
      'Listeners of small shows come by hand: guests, clubs, a teacher, a local paper, a group on the subject. Three lines, the best minute as a clip, one link. Ask a show of your size for a swap of trailers.',
      ['List twenty people for {topic}', 'Cut one minute as a clip', 'Ask one show for a swap'],
      2,
      { when: { said: begun } },
    ),
    step(
      'Watch one number for ten episodes',
      'How many hear half of it tells more than downloads. Write it beside length, subject and day. After ten you see what people stay for, and repeat that.',
      ['Choose the number and write it down today', 'Compare best and weakest', 'Decide one change for the next ten'],
      1,
      { when: { said: begun } },
    ),
    step(
      'Ask everybody whom the listeners will recognise',
      'Each person you recorded signs or says on tape that it may come out, and may take a passage back. Change names and places of patients, neighbours, children and victims’ families. For crimes use court papers and printed sources, and write allegedly where no court has judged.',
      ['Write a consent of four sentences', 'Ask each person before release', 'List source and date of each claim'],
      1.5,
      { when: { said: othersTold } },
    ),
    step(
      'Write the promise of the show in one sentence',
      'For whom, about what, and what they can do, know or feel afterwards. Then list ten episodes on {topic}; if that is hard, narrow or change the idea.',
      [
        'Write three versions of the sentence in 20 minutes',
        'List ten episode titles',
        'Ask two people which title they would click',
      ],
      1.5,
      { when: { unsaid: begun } },
    ),
    step(
      'Record a ten-minute pilot on your phone',
      'In a wardrobe, car or under a blanket, the phone a hand’s width from your mouth. Opening sentence, three points, ending. Nobody but one friend will hear it.',
      [
        'Write five keywords instead of a script',
        'Record it twice, alone or with {person}',
        'Note what bored you when listening',
      ],
      2,
      { when: { unsaid: begun, level: 'beginner' } },
    ),
    step(
      'Listen to three of your old episodes as a stranger',
      'Note the minute where you would switch off, how long it takes to reach the subject, and how loud both voices are. Decide on two changes.',
      ['Note the minutes for each', 'Look up at which minute listeners leave', 'Write the new running order'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Agree with your co-host on roles, money and an end',
      'One leads, one surprises: who opens, who watches the clock, who edits, who pays the host, who owns name and feed if one leaves? Write half a page. Record the same evening each week and argue only with the microphone on: the first version is the best.',
      ['Write roles and money on half a page', 'Fix the weekly evening', 'Agree on a sign for cut that'],
      1,
      { when: { said: duo } },
    ),
    step(
      'Record each voice on its own machine over the net',
      'A call alone sounds like a telephone. Both record locally with a service that uploads separate tracks, wear headphones, and clap at the start. Then one free editor lines both up: cut, level to minus 16 LUFS, export as mp3. Test it with ten minutes first.',
      [
        'Try one recording service for free',
        'Clap, record ten minutes, line both up',
        'Export once and listen on a telephone',
      ],
      2,
      { when: { said: afar } },
    ),
    step(
      'Find a corner and an hour without noise',
      'A dynamic microphone a hand’s width from the mouth hears less of the house than a condenser. Duvet behind you, wardrobe in front, doors shut, at the hour when the house is empty. Record ten seconds of silence: a noise filter learns from it.',
      [
        'Record a minute at three hours and places',
        'Hang a duvet behind your head',
        'Keep ten seconds of silence on each take',
      ],
      1,
      { when: { said: noise, unsaid: begun } },
    ),
    step(
      'Set up sound and a recording place',
      'A USB microphone for each voice, headphones, and a room with carpet, curtains and books. Aim at even loudness and no echo. Test before you buy: many libraries lend microphones or have studios.',
      [
        'Ask the library or a friend for a microphone',
        'Record one minute in three rooms',
        'Save the settings that sounded best',
      ],
      3,
      { when: { unsaid: [...begun, ...noise, ...afar] }, resources: 'Free audio editor: https://www.audacityteam.org' },
    ),
    step(
      'Invite {person} and prepare eight questions',
      'Say how long it takes, for whom it is and what you want to hear about. Ask for stories rather than opinions: when was the moment that. Send topics, not questions, before.',
      [
        'Write a request of five sentences',
        'Prepare eight questions and mark the best three',
        'Have the consent to publish written down',
      ],
      3,
      { when: { unsaid: [...begun, ...duo, ...othersTold], weeksFrom: 4 } },
    ),
    step(
      'Finish three episodes before the start',
      'Record two in one session. Edit once through: cut the start, long pauses and one thing that drags, even out the loudness, add ten seconds of music with a licence.',
      [
        'Make a checklist of ten points for production',
        'Record the introduction last',
        'Let one listener who likes {topic} hear them',
      ],
      12,
      { when: { unsaid: [...online, ...ahead] }, measured: 'Have the first {20%} ready before the start' },
    ),
    step(
      'Record six episodes ahead, two each evening',
      'Six ahead at one a week gives six weeks of air for illness and holiday. Choose timeless subjects for these, keep dates out of the talk. Two an evening with a change of shirt and a meal between; three evenings do it. Start the show only when the sixth is edited.',
      [
        'List six timeless subjects on {topic}',
        'Fix three evenings of two recordings',
        'Load all six with dates before you announce the first',
      ],
      14,
      { when: { said: ahead } },
    ),
    step(
      'Publish on a host and in the podcast apps',
      'A podcast host stores the files and makes the feed, which you submit once to the big apps; approval can take some days. You need a square cover that is readable as a stamp, and a description whose first line names {topic}.',
      [
        'Choose a host after comparing price and storage',
        'Make the cover and ask someone to read it at arm’s length',
        'Submit the feed and tell twenty people personally',
      ],
      4,
      { when: { unsaid: online }, waitDays: 5, resources: 'Submit a show: https://podcasters.apple.com' },
    ),
    step(
      'Bring out episodes on a fixed day for ten weeks',
      'Every two weeks is enough. Each episode ends with one question and one thing to do. Keep one finished episode in store for sick days.',
      [
        'Choose the day and put recording days into the calendar',
        'Send each guest three lines to share',
        'Collect questions from listeners about {topic}',
      ],
      25,
      { when: { weeksFrom: 10 }, measured: 'Reach {60%} on a fixed day' },
    ),
    step(
      'Review the show and decide on a second season',
      'Look at which episodes were heard to the end and which you enjoyed making. It is done when the planned episodes are out and you have decided on {topic}, length and rhythm of the next season.',
      [
        'Compare the best and the weakest two',
        'Ask five listeners what they would miss',
        'Announce pause or next date',
      ],
      2,
      { measured: 'Reach {total} and decide on a second season' },
    ),
  ],
  suggestions: [
    tip('Begin with the best minute', 'The first 30 seconds decide.', 'A story or question first', 'Names after it'),
    tip('Record room silence', 'Ten seconds help to remove noise.', 'Before each take', 'Fridge and fan off'),
    tip('Drink water, not coffee', 'A dry mouth clicks.', 'A sip each question', 'A slice of apple helps'),
    tip('Wear headphones while recording', 'You hear hum and distance at once.', 'Guests, too', 'One test sentence'),
    tip('Record each voice on its own track', 'Then one cough can go.', 'Also online', 'Clap for the start'),
    tip('Write the notes for searchers', 'People find episodes by words.', 'Names and places', 'Time marks'),
    tip('Be a guest elsewhere', 'Listeners come from other podcasts.', 'Five small shows', 'Offer one clear subject'),
    tip('Keep a parking list', 'Good side topics become episodes.', 'On paper while recording', 'Sort it monthly'),
    tip('Limit the editing time', 'Twice the length is enough.', 'Timer on', 'Mark mistakes with a clap'),
    tip(
      'Ask for one story more',
      'The best part comes after the planned end.',
      'Leave it running',
      'Ask what you forgot',
    ),
    tip(
      'Offer a transcript',
      'Deaf people and search engines can read it.',
      'Automatic, then corrected',
      'On the episode page',
    ),
    tip('Keep the originals', 'Hosts close, files get lost.', 'Disk and cloud', 'Consents in the same folder'),
  ],
};
