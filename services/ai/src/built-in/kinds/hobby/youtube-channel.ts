import { type Kind, step, tip } from '../kind.ts';

/** Videos are out. */
const uploads = [
  'two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/several/many uploads/videos are? out/up/online',
  'subscribers',
  'schedule slips',
  'nine hours each',
  'my channel has _ videos/subscribers',
];

/** Kit and scripts, nothing filmed. */
const prepared = [
  'nothing recorded',
  'no video yet',
  'mic and light',
  'scripts about',
  'name and a nice? logo',
  'filmed me once',
];

/** Lessons. */
const teaches = ['lessons/teach/teaching/grammar/chemistry/maths/physics'];

/** Hands at work. */
const works = ['restore/restoring/fix/fixing/build/cooking/boat/clocks/street_food'];

export const youtubeChannel: Kind = {
  id: 'youtube-channel',
  category: 'hobby',
  name: 'Start a video channel',
  slots: {
    platform: {
      words: [
        'YouTube|yt|youtuber',
        'Twitch|streamer|streaming',
        'TikTok|tiktoker',
        'Instagram|reels|insta',
        'Shorts|youtube shorts',
        'Vimeo',
        'Facebook',
      ],
      otherwise: 'YouTube',
    },
    topic: {
      words: [
        'gaming|games|minecraft|fortnite',
        'cooking|baking|recipes|food',
        'travel|van life|vlog',
        'DIY and repair|diy|van conversion|repair|woodwork',
        'cars|motorbikes',
        'make-up|makeup|beauty|skincare',
        'fashion|clothes|style',
        'fitness|gym|running|yoga',
        'technology|gadgets|tech|phones',
        'software tutorials|excel|coding|tutorials',
        'science|physics|maths|chemistry|educational',
        'history',
        'music|guitar|covers',
        'gardening|garden|farm|farming',
        'animals|dogs|cats|horses|fish',
        'family life|parenting|mum|family',
        'books|booktok|booktube',
        'model making|model trains|lego|miniatures',
        'art|drawing|painting',
        'money|finance|investing',
        'comedy|sketches|pranks',
        'film and series|movies|reviews',
        'language lessons|languages|english lessons',
        'crafts|knitting|sewing',
        'outdoor life|hiking|camping|fishing',
        'sport|football|skating',
      ],
      otherwise: 'your subject',
    },
  },
  ask: {
    question: 'Which platform is it, what is it about, and is there already a first video?',
    chips: ['YouTube, no video yet', 'A few videos, hardly any views', 'I want to stream games'],
  },
  hoursAWeek: 5,
  weekly: 'One video: script on the first day, film on the second, cut and upload on the third',
  measures: ['videos', 'subscribers', 'followers', 'streams', 'shorts', 'views', 'watch hours', 'reels'],
  overview:
    'You will choose one kind of viewer and one promise about {topic}, make the first ten videos with what you own, and learn from the numbers only then. A fixed weekly day comes before growth.',
  approach:
    'Title and thumbnail first, then the video: if you cannot say why somebody should click, do not film it yet. Sound, light from the front and a fast first 20 seconds matter more than the camera. Most channels end before video ten, because each one was too much work; so keep them small.',
  done: 'Twelve videos are out on the promised days, and you know which sort of video your viewers want.',
  cautions: [
    'Do not show address, number plates, school or children who cannot judge it; ask everyone who can be recognised. Label advertising, use licensed music, and ask your tax office about income.',
  ],
  steps: [
    step(
      'Time each part of your next edit and halve the longest',
      'Nine hours mostly go into looking for takes. Clap after each good take, film to a list of shots, cut a rough version by the waveform in one hour, and stop there for today. A template with titles, music and levels saves the next hour. Aim: three hours a video.',
      ['Time each part of the next edit', 'Clap after each good take', 'Save one template with music and titles'],
      1.5,
      { when: { said: uploads } },
    ),
    step(
      'Rewrite the title and picture of your three best videos',
      'Title of 50 letters with the outcome, picture with one thing and three words that can be read at thumb size. Change one at a time and compare after 14 days. For the next five write both before you film.',
      ['Choose three videos with good viewing time', 'Change one title and picture each', 'Compare after 14 days'],
      2,
      { when: { said: uploads } },
    ),
    step(
      'Film two videos in one afternoon and keep one in store',
      'A slipping date is a lack of stock. Batch by place and light: two openings, two middles, one set of cutaways. Publish every second week on the same day, and keep one finished video for holidays.',
      ['Write two shot lists', 'Film both in one afternoon', 'Set both release dates at once'],
      5,
      { when: { said: uploads } },
    ),
    step(
      'Find the second at which most people leave and cut before it',
      'Open the curve of your last five videos. Most fall in the first 30 seconds: so start with the result, cut greeting and plan. Note each dip and what was said there. The next video has one change only.',
      ['Note the curve of five videos', 'Cut the first 20 seconds of the next', 'Change one thing a video'],
      1.5,
      { when: { said: uploads } },
    ),
    step(
      'Film the first script tomorrow, in one take, and do not publish',
      'Phone at eye level, window in front, microphone a hand away, five keywords on a card. Ten minutes. Watch it once without sound and once without picture; mend the worse of the two. The third take is the first video.',
      [
        'Film one take of the first script',
        'Watch without sound, then without picture',
        'Film it twice more with one change',
      ],
      1.5,
      { when: { said: prepared, unsaid: uploads } },
    ),
    step(
      'Write ten video titles somebody would click',
      'For one viewer you know: what do they type or ask about {topic}? A title promises one result or one question. Choose the three you could film this week.',
      [
        'Type your subject into the search box and note ten suggestions',
        'Write ten titles of your own',
        'Ask two viewers which three they would click',
      ],
      1.5,
      { when: { unsaid: uploads } },
    ),
    step(
      'Film a one-minute test and watch it',
      'Phone at eye level, window in front of you, microphone or earphones close to your mouth. Nobody else sees it. Repeat it three times; the camera fear shrinks by the third.',
      [
        'Say in three sentences what you know about {topic}',
        'Watch it with and without sound',
        'Change one thing and film again',
      ],
      1.5,
      { when: { unsaid: uploads, level: 'beginner' } },
    ),
    step(
      'Find the second at which viewers leave your videos',
      'Open the retention graph of your last five videos on {platform}, and the click rate of title and thumbnail. Low click rate: change title and picture. Steep drop at the start: change the first 20 seconds.',
      [
        'Write click rate and 30-second value of five videos',
        'Re-title the one with the best retention',
        'Choose one change for the next three',
      ],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Set up your {platform} channel and a simple studio corner',
      'Name, one sentence on what it is about and how often, a picture. Mark the place of tripod and chair with tape, so that filming starts within five minutes.',
      [
        'Check whether the name is free elsewhere',
        'Buy or borrow a clip-on microphone',
        'Film ten seconds by day and by lamp, compare',
      ],
      3,
      { when: { unsaid: [...uploads, ...prepared] } },
    ),
    step(
      'Publish the first video, three minutes long',
      'Begin with the result or the question, three points, one sentence at the end on what comes next. Cut out every pause. Send it to twenty people for whom it is really useful.',
      [
        'Write five keywords and the first sentence word for word',
        'Cut it in at most three hours',
        'Make the thumbnail readable on a phone',
      ],
      6,
      {
        when: { unsaid: uploads },
        resources: 'Free editing program: https://www.blackmagicdesign.com/products/davinciresolve',
        measured: 'Reach the first {10%} with a published video',
      },
    ),
    step(
      'Plan each lesson as one problem of six minutes',
      'Begin with the exam question, then the mistake most make, then the way, then one to try. Board or tablet from above, letters that a phone can show. One chapter as a playlist in the order of the syllabus; the number of the lesson stands in the title.',
      [
        'List one chapter as ten problems',
        'Film the first three with a tablet or board',
        'Let two pupils say where they got lost',
      ],
      5,
      { when: { said: teaches } },
    ),
    step(
      'Film hands first, voice after',
      'Camera above or over the shoulder, one lamp from the side, three sizes of each step: whole bench, hands, detail. Speak the commentary later from the film; so nobody must talk and work at once. First ten seconds: the broken thing and the finished one.',
      ['Fix the phone over the bench', 'Film each step in three sizes', 'Speak the text over it afterwards'],
      3,
      { when: { said: works } },
    ),
    step(
      'Upload on a fixed day for eight weeks',
      'Write two scripts at once, film two in one session, and keep one in store. Each video on {topic} improves one thing only: sound, first sentence, cut, thumbnail.',
      [
        'Choose the day and put filming into the calendar',
        'Write the one improvement on a card',
        'Answer every comment in the first two days',
      ],
      36,
      { when: { weeksFrom: 8 }, measured: 'Reach {40%} on a fixed upload day' },
    ),
    step(
      'Make a series of three videos that lead on',
      'Part one names the problem, part three solves it. Link them at the end and in a playlist; viewers of one watch the next. Choose the title on {topic} that worked best.',
      ['Outline the three parts on one page', 'Film them in one weekend', 'Link them on {platform}'],
      12,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Do one video or stream together with another creator',
      'Somebody of your size with the same viewers. Offer a finished idea and do most of the work.',
      [
        'List five small {platform} channels you like',
        'Comment usefully for two weeks',
        'Send an offer of five sentences',
      ],
      6,
      { when: { weeksFrom: 10 }, measured: 'Reach {70%}, one video made with a partner' },
    ),
    step(
      'Compare your best and worst videos and decide',
      'What do the best three on {platform} have in common in title, length and first sentence? Make more of that, drop one format. It is done when the planned videos are out and the plan for the next ten stands.',
      [
        'Write the numbers of all videos in one table',
        'Ask five viewers what they would miss',
        'Write the next ten titles',
      ],
      2.5,
      { measured: 'Reach {total} and decide what comes next' },
    ),
  ],
  suggestions: [
    tip('Say the point in the first sentence', 'Greetings can wait or go.', 'Result first', 'Name on the screen'),
    tip('Light from a window in front', 'It makes any phone look better.', 'Never behind you', 'A white wall helps'),
    tip(
      'Use a clip-on microphone',
      'Bad sound is left sooner than a bad picture.',
      'Under the chin',
      'Test for rustling',
    ),
    tip(
      'Write the thumbnail before filming',
      'It shows whether the idea is clear.',
      'Three words at most',
      'One face or one thing',
    ),
    tip('Keep a cutting template', 'Titles and sounds are ready each time.', 'Save it as a project', 'Same font'),
    tip('Set a limit on editing', 'Three hours a video are enough at first.', 'Timer', 'Upload anyway'),
    tip(
      'Turn one long video into three short ones',
      'Short clips bring new viewers.',
      'The best 30 seconds',
      'Link to the long one',
    ),
    tip('Read comments once a day', 'All day long they spoil the mood.', 'Fixed half hour', 'Block insults quickly'),
    tip('Secure the account', 'Channels are stolen by fake offers.', 'Two-step login', 'No unknown attachments'),
    tip('Film b-roll on every walk', 'Hands, doors, streets fill the gaps.', 'Five seconds each', 'A folder by theme'),
    tip('Put subtitles in', 'Many watch without sound.', 'Automatic, then corrected', 'Large letters'),
    tip('Keep your name off private things', 'Separate address, mail and phone.', 'Own email', 'PO box if needed'),
  ],
};
