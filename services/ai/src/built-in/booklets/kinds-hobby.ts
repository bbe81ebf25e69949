import { type Kind, step, tip } from './kind.ts';

// Longer than other files on purpose: one category's knowledge, read from top to bottom like a booklet.
export const hobbyKinds: readonly Kind[] = [
  {
    id: 'creative-hobby',
    category: 'hobby',
    name: 'Start a creative hobby',
    matches: [
      [
        /\b(creative (hobby|outlet|side|practice|pursuit|skill)|new hobby|find a hobby|start a hobby|pick up a hobby|be more creative|creativity|creative)\b/,
        16,
      ],
      [
        /\b(knit\w*|crochet\w*|pottery|ceramics|sew(ing)?|calligraphy|woodwork\w*|origami|embroidery|crafts?|craft(ing)?|quilt\w*)\b/,
        11,
      ],
      [/\bhobby\b/, 8],
    ],
    subject: {
      find: [
        [
          /\b(knitting|crocheting|crochet|pottery|ceramics|sewing|calligraphy|woodworking|origami|embroidery|quilting)\b/,
          '$1',
        ],
        [/\bknit\b/, 'knitting'],
        [/\bsew\b/, 'sewing'],
      ],
      otherwise: 'your creative hobby',
    },
    measures: ['pieces', 'projects'],
    overview:
      'A creative life begins with making something poor on a Tuesday. The plan for {subject} keeps the stakes low, the materials within reach and the sessions short enough to survive a busy week.',
    approach:
      'First you try widely and cheaply, then you choose, then you make a small series, because the third piece teaches what the first cannot. Sharing comes last and to kind eyes.',
    steps: [
      step(
        'Try three crafts for one evening each',
        'Paint, write, play, fold, knead: borrowed materials only. Afterwards note which one made you forget the clock.',
        ['Ask friends what you may borrow', 'Put three evenings in the calendar'],
      ),
      step(
        'Set up a corner that is always ready',
        'A tray, a shelf, a case under the sofa. If starting takes more than a minute, most evenings will lose.',
        ['Buy only what the next three sessions need', 'Leave the work out, half finished'],
      ),
      step(
        'Keep a date with {subject} twice a week',
        'Twenty-five minutes with a timer. Stop in the middle of something, so that tomorrow knows where to begin.',
        ['Tie it to something you already do', 'Tell the household it is taken time'],
      ),
      step(
        'Copy one piece you admire, to learn its secrets',
        'Copying by hand shows every decision the maker took. Write three of them down.',
        ['Choose a piece that is within reach', 'Take one lesson on the part that defeats you'],
        { resources: 'Free courses: https://www.coursera.org · Craft lessons: https://www.skillshare.com' },
      ),
      step(
        'Make a series of five small pieces',
        'Same size, one theme, a limit such as two colours or fifty words. Limits are where style comes from.',
        ['Choose the theme and the limit', 'Finish each one, also the ugly one'],
        { measured: 'Finish the first {25%} as a small series' },
      ),
      step(
        'Spend an afternoon with other makers',
        'An open studio, a class, a choir, a repair café. You will learn more from elbows than from videos.',
        ['Find one open session nearby', 'Bring something unfinished'],
        {
          resources: 'Groups near you: https://www.meetup.com',
          measured: 'Half-way: {50%} made, one beside other makers',
        },
      ),
      step(
        'Show or give away your favourite work',
        'Frame it, read it, play it, wrap it. Work that leaves the house changes how seriously you take the next one.',
        ['Choose the one you would save from a fire', 'Plan the next series while it is fresh'],
        { measured: '{total} finished, one given away' },
      ),
    ],
    suggestions: [
      tip(
        'Lower the bar on purpose',
        'The aim of a bad day is to touch the material.',
        'Five minutes count',
        'Nobody sees these',
      ),
      tip(
        'Keep an idea jar',
        'Empty pages are easier with a slip of paper.',
        'One idea on each slip',
        'Draw one when stuck',
      ),
      tip(
        'Photograph every piece',
        'Progress hides when you look daily.',
        'Same light, same place',
        'Look back after ten',
      ),
      tip(
        'Swap screen for hands',
        'Half an hour is usually already there.',
        'The first half hour after dinner',
        'Phone in the hall',
      ),
      tip('Steal like a student', 'Pick one maker a month.', 'Three works, one question each', 'Borrow one trick'),
      tip(
        'Make presents',
        'A birthday is a deadline that forgives.',
        'List the next three birthdays',
        'Start with the closest friend',
      ),
    ],
  },
  {
    id: 'language',
    category: 'hobby',
    name: 'Learn a language',
    matches: [
      [
        /\b(learn|speak|study|improve|practi[cs]e|master|understand|be fluent in|become fluent in|fluent in|conversational in|better at)(ing)? (my |some |conversational |basic |fluent |better |to speak )*(english|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|czech|russian|ukrainian|greek|turkish|arabic|hebrew|hindi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|welsh|irish|latin|swahili|catalan|romanian|hungarian|sign language|a (new |second |third |foreign )?language)\b/,
        16,
      ],
      [/\b(new language|foreign language|duolingo|fluent|bilingual)\b/, 12],
      [
        /\b(spanish|french|german|italian|portuguese|dutch|swedish|norwegian|polish|russian|greek|turkish|arabic|mandarin|chinese|japanese|korean)\b/,
        7,
      ],
    ],
    subject: {
      find: [
        [
          /\b(english|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|czech|russian|ukrainian|greek|turkish|arabic|hebrew|hindi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|welsh|irish|latin|swahili|catalan|romanian|hungarian)\b/,
          '^$1',
        ],
        [/\bsign language\b/, 'sign language'],
      ],
      otherwise: 'the language',
    },
    measures: ['words', 'lessons', 'phrases'],
    overview:
      'You will not finish {subject}; you will reach the point where you can have the conversation you want. The plan aims straight at that conversation and speaks from the first week.',
    approach:
      'Frequent words first, real voices early, a human to talk to before you feel ready. Twenty minutes on most days beats any weekend, since memory is refreshed rather than filled.',
    steps: [
      step(
        'Describe the conversation you want to hold',
        'Ordering in a market, a call with family, a meeting. Write ten sentences you would say in it: they are your first syllabus in {subject}.',
        ['Write the ten sentences in your own language', 'Get them translated and recorded by a native speaker'],
      ),
      step(
        'Learn the 300 most frequent words',
        'They cover more than half of everyday speech. Cards with sound and picture, never a bare translation.',
        ['Set up a deck and do ten new cards a day', 'Label twenty things at home'],
        {
          resources: 'Cards: https://apps.ankiweb.net · A daily habit: https://www.duolingo.com',
          measured: 'Hold the first {25%} in memory',
        },
      ),
      step(
        'Get the sounds right with shadowing',
        'Listen to one minute and speak along, ten times. A good accent early saves years of repairing.',
        ['Choose a voice you like', 'Record yourself on the first and the tenth round'],
      ),
      step(
        'Have a fifteen-minute talk with a native speaker',
        'Prepared topics, a patient partner, mistakes welcome. The first one is the hardest of all.',
        ['Book a tutor or an exchange partner', 'Prepare five questions to keep them talking'],
        { resources: 'Tutors: https://www.italki.com · Exchange partners: https://tandem.net' },
      ),
      step(
        'Read one easy book or comic to the end',
        'Look up only words that appear three times. Finishing is the point.',
        ['Choose something you know in translation', 'Read two pages aloud each evening'],
        { measured: 'Half-way: {50%} learnt, used while reading' },
      ),
      step(
        'Spend a whole day in {subject}',
        'Phone, recipes, radio, shopping list. By evening you will know exactly which words you lack.',
        ['Switch the phone’s language', 'Write the list of missing words and learn those'],
        { measured: 'Reach {75%} and live a day in it' },
      ),
      step(
        'Hold that conversation for half an hour',
        'The one from the first step, without notes. Record it: your first recording makes a fine comparison.',
        ['Ask your partner for three corrections only', 'Choose what keeps it alive: a club, a series, a friend'],
        { measured: 'Reach {total} and hold that conversation' },
      ),
    ],
    suggestions: [
      tip('Talk to yourself', 'Narrate cooking and walking.', 'Use the words you have', 'Look up one gap a day'),
      tip('Tie it to coffee', 'A habit needs a hook.', 'Cards with the first cup', 'Never miss two days'),
      tip(
        'Use one series as a course',
        'The same voices for weeks train the ear.',
        'With subtitles in that language',
        'Repeat favourite scenes',
      ),
      tip(
        'Keep a three-line diary',
        'Writing shows which verbs you avoid.',
        'Yesterday, today, tomorrow',
        'Have it corrected once a week',
      ),
      tip(
        'Collect fillers',
        'Well, you know, let me think: they buy time.',
        'Learn five',
        'Use one in every sentence for a day',
      ),
      tip('Sing', 'Rhythm carries grammar.', 'One song by heart a month', 'Print the words'),
    ],
  },
  {
    id: 'instrument',
    category: 'hobby',
    name: 'Learn an instrument',
    matches: [
      [
        /\b(learn|play|practi[cs]e|start|take up|pick up|master|improve|get better at)(ing)? (at |on )?(to play )?(the |my |an? )?(guitar|piano|violin|drums?|ukulele|bass|cello|flute|saxophone|sax|trumpet|keyboard|harmonica|clarinet|harp|banjo|accordion|instrument|songs on \w+)\b/,
        16,
      ],
      [/\b(guitar|piano|violin|drums|ukulele|cello|flute|saxophone|trumpet|clarinet|instrument|singing lessons)\b/, 12],
      [
        /\b(learn to sing|sing|sing better|join a choir|make music|produce music|write (a )?songs?|music lessons)\b/,
        13,
      ],
    ],
    subject: {
      find: [
        [
          /\b(guitar|piano|violin|drums|ukulele|bass|cello|flute|saxophone|trumpet|keyboard|harmonica|clarinet|harp|banjo|accordion)\b/,
          'the $1',
        ],
        [/\b(?:sing|singing|choir)\b/, 'singing'],
      ],
      otherwise: 'your instrument',
    },
    measures: ['songs', 'pieces'],
    overview:
      'What you want from {subject} is music, so music comes first and exercises serve it. You choose songs you would play at a friend’s table and learn each skill inside one of them.',
    approach:
      'Slow, correct and short beats long and hopeful: hands remember exactly what you repeat. A recording every week is the honest teacher, a human teacher every month is the kind one.',
    steps: [
      step(
        'Choose ten songs worth your evenings',
        'Three easy, four fair, three dreams. Sort them by the chords or notes they need: that is your order of study.',
        ['Listen to each with the score or chords in hand', 'Put the three easiest on the stand'],
      ),
      step(
        'Get {subject} set up, tuned and in sight',
        'An instrument in its case is played half as often. Have a shop check it once: bad action makes beginners give up.',
        ['Learn to tune it in one minute', 'Find a chair and a light for practice'],
      ),
      step(
        'Play one song slowly from start to end',
        'At a speed where you make no mistakes, even if it is a crawl. Add five beats a minute when it is clean three times.',
        ['Practise the two hardest bars alone', 'Set a metronome and begin at half speed'],
        {
          resources: 'Guitar lessons: https://www.justinguitar.com · Theory: https://www.musictheory.net',
          measured: 'Play the first {25%}, slowly and cleanly',
        },
      ),
      step(
        'Take three lessons on your weakest habit',
        'Posture, timing, breath: a teacher sees in a minute what you will miss for a year.',
        ['Ask two teachers for a trial lesson', 'Film your hands before and after'],
      ),
      step(
        'Play along with a recording without stopping',
        'Mistakes may pass, the beat may not. This is the step from practising to playing.',
        ['Slow the track to a workable tempo', 'Tap your foot through the gaps'],
        { measured: 'Half-way: {50%} in time with the record' },
      ),
      step(
        'Play with one other person',
        'Two chords and someone listening teach more than a month alone.',
        ['Agree on one easy song each', 'Meet twice, the second time for fun'],
        { measured: 'Reach {75%} and play two with a friend' },
      ),
      step(
        'Give a living-room concert',
        'Three pieces for people who love you, before you feel ready. Start with the one you could play asleep.',
        ['Send the invitation four weeks ahead', 'Rehearse walking in, sitting, beginning'],
        { measured: 'Give a living-room concert from your {total}' },
      ),
    ],
    suggestions: [
      tip(
        'Practise in three parts',
        'Twenty minutes are enough when they have edges.',
        'Five warm-up, ten hard bars, five for joy',
        'Note tomorrow’s bar',
      ),
      tip(
        'Record each Sunday',
        'Ears at the instrument are generous.',
        'One take, no repeats',
        'Compare with four weeks ago',
      ),
      tip('Stop at the mistake', 'Passing over it teaches it.', 'Four notes around it', 'Ten slow times'),
      tip(
        'Learn the chords of songs you hum',
        'Ear and hand should meet early.',
        'Guess before looking',
        'Try another key',
      ),
      tip(
        'Hear it live',
        'One evening near good players lasts a month.',
        'An open stage nearby',
        'Watch hands, not faces',
      ),
      tip('Leave a bar unfinished', 'An itch brings you back.', 'Stop while it goes well', 'Keep the stand open'),
    ],
  },
  {
    id: 'reading',
    category: 'hobby',
    name: 'Read more books',
    matches: [
      [
        /\bread(ing)? (at least |about |up to )?(more|(\d+|one|two|ten|twelve|twenty|fifty|a dozen) (\w+ )?(books?|novels|pages)|books?|novels|every (day|night)|daily|war and peace)\b/,
        16,
      ],
      [/\b(reading (habit|challenge|list)|book club|(\d+|twelve|twenty|fifty) (\w+ )?(books|novels)|bookworm)\b/, 13],
      [/\bread\b/, 6],
    ],
    measures: ['books', 'novels', 'pages'],
    overview:
      'People who read a lot are not faster, they are less often without a book. This plan puts one within reach at the moments you now give to a screen, and lets you drop the dull ones without guilt.',
    approach:
      'Choosing is half of reading, so the list comes first and holds some thin, irresistible books. The number takes care of itself once the daily slot is real.',
    steps: [
      step(
        'Draw up a list of books you cannot wait for',
        'A third short, a third by people you have never read, a third you would press on a friend. Keep five more than you need.',
        ['Ask three readers for the last book they finished in two days', 'Reserve the first three at the library'],
        { resources: 'Lists and reviews: https://www.goodreads.com · Free classics: https://www.gutenberg.org' },
      ),
      step(
        'Claim two reading slots in the day',
        'Ten pages on waking, twenty in bed make a book every ten days. The phone charges in another room.',
        ['Put a book on the pillow each morning', 'Choose one waiting time for the second slot'],
        { measured: 'Finish the first {10%} in your two daily slots' },
      ),
      step(
        'Finish three short books in a row',
        'Under 200 pages each. Speed at the beginning makes the habit feel like yours.',
        ['Start the second on the evening you end the first', 'Note the date inside the cover'],
        { measured: 'Reach {25%} with short, quick reads' },
      ),
      step(
        'Abandon one book on page fifty',
        'Permission to stop is what keeps readers reading. Give it away the same day.',
        ['Apply the rule: 50 pages, then decide', 'Replace it at once from the list'],
      ),
      step(
        'Talk about a book with somebody',
        'A book club, a colleague, a letter. What you tell, you keep.',
        ['Lend your favourite with a note in it', 'Write three lines after each book'],
        { measured: 'Half-way mark: {50%} read and talked about' },
      ),
      step(
        'Read one long book you were afraid of',
        'Ten pages a day and a second, lighter book beside it.',
        ['Divide it by the days you have', 'Keep a bookmark with the names'],
        { measured: 'Reach {75%}, one long one among them' },
      ),
      step(
        'Close your shelf with a top five',
        'Line them up, choose five, write why. Then begin the next list with the author you liked most.',
        ['Count pages, not only titles', 'Give the best one as a present'],
        { measured: 'Close the shelf at {total}' },
      ),
    ],
    suggestions: [
      tip(
        'Carry a book everywhere',
        'Queues add up to a novel a season.',
        'A paperback in the bag',
        'An e-book on the phone’s first screen',
      ),
      tip(
        'Listen while you walk',
        'Audiobooks count.',
        'One listening book beside one reading book',
        'Use your library’s app',
      ),
      tip(
        'Follow one author home',
        'Three books by one person read like a friendship.',
        'In the order they were written',
        'Then their favourite author',
      ),
      tip(
        'Make the evening dark',
        'A lamp and no screen decide the choice for you.',
        'Chargers leave the bedroom',
        'Lights low at ten',
      ),
      tip(
        'Mix tempers',
        'One serious, one funny, one strange.',
        'Switch when you stall',
        'Never two heavy ones at once',
      ),
      tip('Mark while you read', 'A pencil makes you awake.', 'One line a chapter', 'Copy the best three at the end'),
    ],
  },
  {
    id: 'write-book',
    category: 'hobby',
    name: 'Write my book',
    matches: [
      [
        /\b(writ(e|ing)|finish|publish|self-publish|draft|complete)(ing)? (an? |my |the |our )?(\w+ ){0,2}(book|novel|memoir|novella|screenplay|script|short stor(y|ies)|poetry|poems?|blog|manuscript|children'?s book|cookbook|autobiography)\b/,
        16,
      ],
      [
        /\b(write (?:\d[\d,.]* words|every (?:day|morning)|daily|more)|become an? (author|writer|novelist|poet)|novel|memoir|manuscript|screenplay|creative writing|start a blog|blogging)\b/,
        12,
      ],
    ],
    subject: {
      find: [
        [
          /\b(novel|memoir|novella|screenplay|script|short stories|short story|poems|poetry collection|blog|children'?s book|cookbook|autobiography)\b/,
          'the $1',
        ],
      ],
      otherwise: 'the book',
    },
    measures: ['words', 'pages', 'chapters', 'stories', 'poems', 'posts'],
    overview:
      '{Subject} gets written by someone who sits down when it is not going well. You fix the hour rather than the mood, draft quickly without looking back, and only then become critical.',
    approach:
      'A draft may be bad, it may not be missing. The plan keeps writing and judging in separate weeks, and shows the work to one reader early enough to be useful.',
    steps: [
      step(
        'Say what {subject} is about in two sentences',
        'Who wants what and what stands in the way, or what the reader can do afterwards. Pin it above the desk.',
        ['Write it ten times and keep the plainest', 'Tell it to someone and watch their face'],
      ),
      step(
        'Sketch the whole on twenty index cards',
        'One scene or point each. Move them about until you want to write the next one.',
        ['Fill ten cards in one sitting', 'Mark the three you long to write'],
      ),
      step(
        'Keep a writing hour for ten sittings running',
        'Same chair, same time, 300 words before anything else. Stop in mid-sentence.',
        ['Choose the hour you can defend', 'Log the word count on paper'],
        { measured: 'Get {10%} down without rereading' },
      ),
      step(
        'Draft through to the middle without looking back',
        'Notes to yourself in brackets, no repairs. The middle is meant to feel hopeless.',
        ['Write the scene you are avoiding', 'Leave a note on where to start tomorrow'],
        { measured: 'Reach {50%}: the middle is drafted' },
      ),
      step(
        'Reach the last page of the first draft',
        'Write the ending even if it will change. Then put it in a drawer for two weeks.',
        ['Write the final scene early if you are stuck', 'Tell one person it is finished'],
        { measured: 'Last page of the first draft: {90%} and done' },
      ),
      step(
        'Revise with three coloured pens',
        'Structure first, then scenes, then sentences. Cut a tenth of it; nobody will miss it.',
        ['Read it aloud in three sittings', 'List what each chapter changes'],
      ),
      step(
        'Hand the manuscript to three first readers',
        'Ask where they skimmed, where they believed, what they wanted more of. Thank them and wait a day before deciding.',
        ['Choose readers who like the genre', 'Decide: agent, self-publish, or a bound copy for friends'],
        {
          resources: 'How self-publishing works: https://kdp.amazon.com',
          measured: '{total} in the hands of three readers',
        },
      ),
    ],
    suggestions: [
      tip(
        'Separate the two desks',
        'The writer and the editor must not meet.',
        'Write in the morning',
        'Mark up on paper, elsewhere',
      ),
      tip('Read like a thief', 'One page a day of someone better.', 'Copy a paragraph by hand', 'Note how it begins'),
      tip(
        'Use small doors',
        'On a bad day write only the next action.',
        'He opens, she leaves, it rains',
        'Two hundred words will do',
      ),
      tip(
        'Find a writing pair',
        'Two people and a silent call.',
        'Fifty minutes, say the aim first',
        'Never read aloud that day',
      ),
      tip('Carry a notebook', 'Dialogue happens on buses.', 'One overheard line a day', 'Date each page'),
      tip(
        'Protect it from talk',
        'A story told too often goes stale.',
        'Two sentences, no more',
        'Answer: it is coming on',
      ),
    ],
  },
  {
    id: 'channel',
    category: 'hobby',
    name: 'Start a podcast or channel',
    matches: [
      [
        /\b(podcasts?|youtube( channel)?|youtuber|(tiktok|twitch|instagram) (channel|account|page|followers)|newsletter|start (a |my )?(channel|vlog)|vlog(ging)?|streamer|(\d[\d.,]*k?|more|first) (followers|subscribers|listeners)|content creator|influencer)\b/,
        13,
      ],
    ],
    subject: {
      find: [
        [/\b(podcast|newsletter|vlog)\b/, 'your $1'],
        [/\b(youtube)\b/, 'your YouTube channel'],
        [/\b(instagram|tiktok|twitch)\b/, 'your account'],
      ],
      otherwise: 'your channel',
    },
    measures: ['episodes', 'videos', 'posts', 'subscribers', 'followers', 'listeners', 'issues', 'readers'],
    overview:
      'People follow {subject} because it helps or delights them in the same way each time. You decide for whom it is, make the first ones quickly, and keep a rhythm that still works in a tired week.',
    approach:
      'The early pieces are practice in public, and nobody remembers them but you. Regularity comes first, then quality, and numbers last, since they follow.',
    steps: [
      step(
        'Name one listener and what they get each time',
        'A real person, a real evening. If you can finish “after it they can …”, you have an idea worth twenty pieces.',
        ['Write the sentence for three ideas', 'Ask two such people which they would follow'],
      ),
      step(
        'List twenty titles before recording anything',
        'If the list dries up at eight, choose the next idea. Titles promise, so write them first.',
        ['Look through questions people ask you', 'Mark the five you could make tomorrow'],
      ),
      step(
        'Record a pilot with what you already own',
        'A phone and a quiet cupboard full of clothes. Sound matters more than picture, structure more than both.',
        ['Write opening, three points, ending', 'Let one honest friend hear it'],
        { resources: 'Free sound editor: https://www.audacityteam.org · Covers and thumbnails: https://www.canva.com' },
      ),
      step(
        'Stock three finished pieces before the launch',
        'They carry you over the first cold and the first busy month.',
        ['Make two in one sitting', 'Write the checklist of your production'],
        { measured: 'Reach the first {10%} with pieces in stock' },
      ),
      step(
        'Publish on a fixed day for six rounds',
        'The same day, even if it is short. Ask one question at the end of each and answer every reply.',
        ['Choose the day and tell people', 'Send it personally to ten who asked for it'],
        { measured: 'Reach {25%} on a fixed publishing day' },
      ),
      step(
        'Invite a guest who has your listeners already',
        'A good conversation travels through their circle. Prepare better than anyone has for them.',
        ['List ten guests one step ahead of you', 'Write a request of five sentences'],
        { measured: 'Half-way: {50%}, with the first guests' },
      ),
      step(
        'Look at what people finished, and make more of it',
        'Where do they leave, what do they pass on? Drop one element, double another, keep the rhythm.',
        ['Compare your best three and worst three', 'Ask five followers what they would miss'],
        { measured: 'Reach {total} and double what works' },
      ),
    ],
    suggestions: [
      tip(
        'Batch the work',
        'Switching tasks eats the evening.',
        'One day record, one day cut',
        'Write the texts together',
      ),
      tip('Begin in the middle', 'The first ten seconds decide.', 'The best sentence first', 'Name and music after it'),
      tip(
        'Steal the form, not the matter',
        'Good structures are common property.',
        'Map one piece you admire',
        'Fill it with your own',
      ),
      tip('Keep a swipe file', 'Ideas come at bus stops.', 'One note for questions', 'One for first lines'),
      tip(
        'Measure replies',
        'Ten letters are worth more than a thousand views.',
        'Count them monthly',
        'Quote one, with leave',
      ),
      tip('Decide your off weeks', 'Planned breaks keep listeners.', 'Two a year', 'Say when you return'),
    ],
  },
  {
    id: 'photography',
    category: 'hobby',
    name: 'Get better at photography',
    matches: [
      [
        /\b(photograph(y|er|s)?|take better (photos|pictures)|camera|portraits?|photo (project|book|exhibition)|film[- ]?making|videography|make (short )?films?)\b/,
        14,
      ],
    ],
    subject: {
      find: [
        [
          /\b(street|portrait|landscape|wildlife|night|wedding|travel|macro|film|food|bird) photograph(?:y|er|s)\b/,
          '$1 photography',
        ],
        [/\b(short films?|videography|film-?making)\b/, 'your $1'],
      ],
      otherwise: 'photography',
    },
    measures: ['photos', 'pictures', 'films', 'portraits'],
    overview:
      'You get better at {subject} by finishing and choosing, not by buying. One tool, one theme and a hard selection each week will change your eye more than any new lens.',
    approach:
      'Light and moment come before settings. You shoot little and look long, and every step ends in a handful of pieces you stand by.',
    steps: [
      step(
        'Know your one tool without looking',
        'Exposure, focus, sound or cut: learn the five controls that matter until your fingers find them in the dark.',
        ['Read the manual’s chapter on exposure', 'Shoot one subject at every setting'],
        { resources: 'Lessons: https://www.cambridgeincolour.com' },
      ),
      step(
        'Study the light in one place for a week',
        'Same window, same street, morning and evening. Keep the seven frames side by side.',
        ['Choose the place', 'Write one word about the light each day'],
      ),
      step(
        'Choose a theme you can reach on foot',
        'Hands at work, front doors, your grandmother’s kitchen. A theme turns snapshots into a body of work.',
        ['Note ten possible themes', 'Test three of them for an hour each'],
        { measured: 'Make the first {25%} on your theme' },
      ),
      step(
        'Cut a hundred attempts down to ten',
        'Deleting is where taste grows. Ask of each: would I stop for this?',
        ['Print contact sheets or tile them on screen', 'Let a friend choose ten too, then compare'],
        { measured: 'Half-way: {50%} kept after a hard selection' },
      ),
      step(
        'Rebuild five images by people you admire',
        'Where did they stand, how high, where was the light? Recreate, then break one rule.',
        ['Draw the light in each', 'Shoot your version at the same hour'],
      ),
      step(
        'Ask a stranger to be your subject',
        'A friendly sentence, a reason, a promise to send the picture. Courage is a technical skill here.',
        ['Practise with shopkeepers you know', 'Prepare your one sentence'],
        { measured: 'Reach {75%}, some with people you asked' },
      ),
      step(
        'Show a finished series of twelve',
        'A wall, a small book, a page. Sequence them on the floor first.',
        ['Print them small and move them around', 'Invite six people to see it'],
        { measured: 'Show the {total} as a finished series' },
      ),
    ],
    suggestions: [
      tip('Leave with one lens', 'Limits make you move.', 'A month at one focal length', 'No zooming, walk'),
      tip('Edit on another day', 'Distance makes you honest.', 'Wait two nights', 'Three passes, ten minutes each'),
      tip('Look at prints', 'Screens flatter.', 'Ten postcards a month', 'Live with one on the wall'),
      tip(
        'Go out in bad weather',
        'Rain, fog and dusk do half the work.',
        'Cover and cloth in the bag',
        'One hour is enough',
      ),
      tip(
        'Keep the failures',
        'A folder of near misses is a syllabus.',
        'Name what was late or loose',
        'Repeat it next week',
      ),
      tip('Swap critiques', 'Two kind, precise people are enough.', 'Three images each', 'What do you see first?'),
    ],
  },
  {
    id: 'drawing',
    category: 'hobby',
    name: 'Learn to draw and paint',
    matches: [
      [
        /\b(learn(ing)? (how )?to (draw|paint|sketch)|draw(ing)?|paint(ing)?s?|sketch(ing|book)?|watercolou?rs?|oil paint\w*|acrylics?|illustrat\w+|digital art|life drawing)\b/,
        13,
      ],
    ],
    subject: {
      find: [
        [/\b(watercolou?rs?|oil painting|acrylics?|life drawing|digital art|illustration|portrait painting)\b/, '$1'],
        [/\bpaint(?:ing)?\b/, 'painting'],
      ],
      otherwise: 'drawing',
    },
    measures: ['drawings', 'paintings', 'sketches', 'portraits'],
    overview:
      'Learning {subject} is mostly learning to look, and looking can be trained in ten minutes a day. Expect page after page of practice that nobody sees and a few that surprise you.',
    approach:
      'Line before shade, shade before colour. Cheap paper keeps your hand brave, and an old sketchbook is the only proof of progress you will trust.',
    steps: [
      step(
        'Fill twenty pages of cheap paper',
        'Cups, shoes, hands, no rubber. Quantity loosens the hand and quiets the critic.',
        ['Put pen and pad where you drink coffee', 'Draw one object from three sides'],
        { resources: 'Exercises: https://drawabox.com', measured: 'Fill the first {25%} without a rubber' },
      ),
      step(
        'Draw with your eyes on the object',
        'Blind contours and upside-down copies: ten of each. They look odd and repair your seeing.',
        ['Ten blind contours of your own hand', 'Copy a line drawing upside down'],
      ),
      step(
        'Master boxes, cylinders and a horizon',
        'Nearly everything is made of them. Perspective is four evenings of work and a lifetime of use.',
        ['Draw your kitchen as boxes', 'Find the horizon in five photographs'],
      ),
      step(
        'Shade an egg until it looks round',
        'Five values from paper white to dark. Value does the work that people credit to colour.',
        ['Make a five-step scale', 'Light the egg with one lamp'],
        { measured: 'Half-way: {50%} done, with full shading' },
      ),
      step(
        'Mix every colour from three tubes',
        'A chart of mixtures teaches more than a box of forty. Note the greys.',
        ['Paint the chart', 'Match five colours from your room'],
      ),
      step(
        'Draw from life in a group',
        'A model, a museum, a café corner. Two-minute poses cure fussiness.',
        ['Find a drop-in session', 'Start with ten quick poses'],
        { measured: 'Reach {75%}, many from life' },
      ),
      step(
        'Complete one picture you would hang',
        'Three thumbnails, a colour study, then the real one. Sign and date it.',
        ['Choose the subject that kept returning', 'Frame it before you doubt it'],
        { measured: 'Hang one of your {total}' },
      ),
    ],
    suggestions: [
      tip('Date every page', 'Six weeks later you will be glad.', 'Top right corner', 'Never tear one out'),
      tip(
        'Draw what is there at lunch',
        'A pocket pad beats a studio.',
        'Five minutes, one object',
        'Pen, so that you commit',
      ),
      tip(
        'Copy one master a month',
        'Slowly, with a question in mind.',
        'Where is the darkest dark?',
        'What was left out?',
      ),
      tip('Squint', 'Details vanish and the picture appears.', 'Three values only', 'Then one accent'),
      tip(
        'Set a limit of thirty minutes',
        'Overworking kills more pictures than haste.',
        'Timer on',
        'Walk away, look again',
      ),
      tip(
        'Choose better paper once',
        'At the point where skill is no longer the limit.',
        'One block of good sheets',
        'Use it, do not save it',
      ),
    ],
  },
  {
    id: 'cooking',
    category: 'hobby',
    name: 'Learn to cook',
    matches: [
      [
        /\b(learn(ing)? (how )?to (cook|bake)|cook(ing)?( \w+)?|bak(e|ing)|recipes?|sourdough|home[- ]cooked|chef skills)\b/,
        13,
      ],
    ],
    subject: {
      find: [
        [
          /\b(italian|french|indian|thai|japanese|mexican|vegan|vegetarian|chinese|korean|greek|spanish) (?:food|cooking|dishes|recipes|meals|cuisine)\b/,
          '^$1 cooking',
        ],
        [/\b(baking|sourdough)\b/, '$1'],
        [/\bbake\b/, 'baking'],
      ],
      otherwise: 'cooking',
    },
    measures: ['recipes', 'dishes', 'meals'],
    overview:
      'Good home cooks know perhaps ten dishes by heart and vary them for ever. You will own a handful like that in {subject}, and the techniques under them, so that a half-empty fridge is no longer a problem.',
    approach:
      'Repeat rather than collect: a dish belongs to you the third time. Knife, heat and salt come early because everything rests on them.',
    steps: [
      step(
        'Sharpen one knife and learn three cuts',
        'Slice, dice, chop, with curled fingers. Soup for a week is the practice ground.',
        ['Have the knife sharpened', 'Dice ten onions over the week'],
        { resources: 'Techniques and recipes: https://www.bbcgoodfood.com · https://www.seriouseats.com' },
      ),
      step(
        'Choose ten dishes to know by heart',
        'What you love to eat, spread over fast, slow, for one and for guests. Pin the list to the fridge.',
        ['Ask family for the dish they miss', 'Mark the three with fewest ingredients'],
        { measured: 'Cook the first {25%} of your list' },
      ),
      step('Cook one dish three times in a fortnight', 'First by the book, then with one change, then from memory.', [
        'Write down what you changed',
        'Taste and salt at three moments',
      ]),
      step(
        'Get the heat right: sear, simmer, roast',
        'One evening each. Most disappointing food is a temperature problem.',
        ['Roast two trays at two temperatures', 'Let a pan get properly hot and listen'],
        { measured: 'Half-way: {50%} cooked, heat under control' },
      ),
      step(
        'Stock a shelf for twenty-minute suppers',
        'Tins, grains, acids, spices: fifteen things that make dinner out of anything.',
        ['Throw out spices older than two years', 'Plan four suppers from the shelf alone'],
      ),
      step(
        'Cook dinner from what is left, no recipe',
        'A base, something crisp, something sharp. Do it once a week.',
        ['Look first, shop never', 'Write down the combination that worked'],
        { measured: 'Reach {75%} and improvise once a week' },
      ),
      step(
        'Feed six people a three-course meal',
        'Two courses ready beforehand, one easy to finish. Sit down with your guests.',
        ['Write the timetable backwards from eight o’clock', 'Cook the hardest dish once in advance'],
        { measured: 'Serve a dinner from your {total}' },
      ),
    ],
    suggestions: [
      tip(
        'Season in layers',
        'A pinch at each stage beats a spoon at the end.',
        'Taste before and after',
        'Then think of acid',
      ),
      tip('Cook once, eat twice', 'Roast double on Sunday.', 'Plan Monday’s version first', 'Freeze flat with a date'),
      tip('Keep a kitchen log', 'Good evenings should be repeatable.', 'Dish, change, verdict', 'A star for guests'),
      tip('Shop with your nose', 'Season decides flavour and price.', 'One market trip a week', 'Buy what smells'),
      tip('Learn from one cook', 'One voice, ten recipes, cover to cover.', 'Borrow the book', 'Find the pattern'),
      tip('Clean as you go', 'A calm board makes a calm cook.', 'Bowl for scraps', 'Wash while it simmers'),
    ],
  },
  {
    id: 'gardening',
    category: 'hobby',
    name: 'Grow a garden',
    matches: [
      [
        /\b(garden(ing)?|grow (my own )?(\w+ )?(vegetables|veg|food|herbs|tomatoes|flowers|plants)|vegetable (patch|garden)|allotment|house ?plants|balcony garden|grow my own|plant (\d+ |some |more |a )?(trees?|flowers|hedge))\b/,
        14,
      ],
    ],
    subject: {
      find: [[/\b(balcony garden|vegetable garden|vegetable patch|herb garden|allotment|flower garden)\b/, 'the $1']],
      otherwise: 'the garden',
    },
    measures: ['vegetables', 'plants', 'beds', 'herbs', 'trees', 'flowers'],
    overview:
      'Plants forgive almost everything except being in the wrong place. For {subject} you look at light and soil first, begin with a few things that want to grow, and add more only once those thrive.',
    approach:
      'Seasons decide the order, so check each step against what can be sown where you live right now; indoor sowing and soil work fill the months when nothing goes out.',
    steps: [
      step(
        'Map the sun over your plot for a day',
        'Photograph it at nine, noon, three and six. Full sun, half shade and shade decide every later choice.',
        ['Take the four photographs', 'Find your last and first frost dates'],
      ),
      step(
        'Choose five plants that want to grow there',
        'Eaten at your table, suited to your light, easy from seed. Radish, beans, courgette, mint and marigold forgive beginners.',
        ['Ask a neighbour what thrives', 'Order seeds for five, not fifteen'],
        { resources: 'Growing guides: https://www.rhs.org.uk/advice', measured: 'Get the first {25%} into the soil' },
      ),
      step(
        'Feed the soil before the plants',
        'Compost, two fingers deep, and leave the worms to dig. In pots: fresh mix and drainage.',
        ['Do the squeeze test with a handful of earth', 'Start a compost heap or a worm bin'],
      ),
      step(
        'Sow the first trays and label everything',
        'Half now, half two weeks later, so that the harvest comes in waves.',
        ['Write variety and date on each label', 'Move seedlings to the brightest sill'],
        { measured: 'Half-way: {50%} sown and labelled' },
      ),
      step(
        'Water deeply to a plan',
        'Twice a week to the roots beats a sprinkle every day. A finger in the soil is the best meter.',
        ['Set two watering days', 'Mulch around what is thirsty'],
      ),
      step(
        'Beat the pests without poison',
        'Netting, evening slug walks, flowers for the helpers. Look under leaves on Sundays.',
        ['Put up a barrier before damage shows', 'Plant one thing that ladybirds love'],
        { measured: 'Bring {75%} through unharmed' },
      ),
      step(
        'Cook a meal you harvested',
        'Invite someone to pick it with you. Save seeds of the best plant.',
        ['Pick in the morning', 'Write what to repeat and what to drop'],
        { measured: 'Harvest from all {total}' },
      ),
    ],
    suggestions: [
      tip(
        'Keep a garden line a day',
        'Weather, first flower, first slug.',
        'One line each evening',
        'Next year it is gold',
      ),
      tip('Swap seedlings', 'Everybody grows too many tomatoes.', 'Ask on your street', 'Label before swapping'),
      tip('Walk it with coffee', 'Five minutes daily find trouble early.', 'Look, do not work', 'Pull three weeds'),
      tip(
        'Start smaller than you like',
        'One good bed beats three tired ones.',
        'Double it next season',
        'Cover the rest',
      ),
      tip('Collect rain', 'It is warmer and free.', 'One butt on the downpipe', 'A lid against mosquitoes'),
      tip('Plant for winter too', 'Bare earth is a lost month.', 'Garlic in autumn', 'Bulbs under the beans'),
    ],
  },
];
