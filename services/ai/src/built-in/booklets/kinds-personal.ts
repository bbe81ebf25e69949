import { type Kind, step, tip } from './kind.ts';

// Longer than other files on purpose: one category's knowledge, read from top to bottom like a booklet.
export const personalKinds: readonly Kind[] = [
  {
    id: 'declutter',
    category: 'personal',
    name: 'Declutter my home',
    matches: [
      [
        /\b(declutter\w*|de-clutter|tidy(ing)?( up)?|minimalis[tm]|clean(ing)? (out )?(my |the |our )?(house|home|flat|apartment|garage|attic|closet|wardrobe|basement|room)|organi[sz]e (my |the |our )?(house|home|flat|life|garage|closet|wardrobe|attic|basement)|get rid of (stuff|things|\w+ things|clothes|junk)|renovat\w+|redecorat\w+)\b/,
        15,
      ],
    ],
    subject: {
      find: [[/\b(garage|attic|closet|wardrobe|basement|kitchen|bedroom|office|flat|apartment|house)\b/, 'the $1']],
      otherwise: 'your home',
    },
    measures: ['things', 'items', 'bags', 'boxes', 'rooms'],
    overview:
      'Clutter is a heap of postponed decisions, and decisions are a muscle. You begin in {subject} with things that mean nothing, get quick, and reach the photographs and letters once you can trust yourself.',
    approach:
      'Sort by kind rather than by room, in short sessions, and let things leave the house the same day. Boxes called maybe are next year’s clutter.',
    steps: [
      step(
        'Photograph every corner and choose a first win',
        'A drawer, a shelf: half an hour, visibly done. The photographs are for the after.',
        ['Take ten honest pictures', 'Set a timer and empty one drawer'],
      ),
      step(
        'Clear clothes until each one is worn',
        'All on the bed. Fits today, worn this year, would buy again: two of three stays.',
        ['Wash, mend or leave: three bags', 'Turn hangers round and turn back when worn'],
        { measured: 'First {25%} out of the house' },
      ),
      step(
        'Empty kitchen and bathroom of doubles',
        'One good peeler. Expired goes, duplicates go, gifts you dislike go.',
        ['Check dates in one go', 'Keep a week’s distance for the undecided few'],
      ),
      step(
        'Cut paper down to a single folder',
        'Scan, shred, cancel. Keep only what you would need in an emergency or a dispute.',
        ['Stop five kinds of post', 'Name a place for what comes in'],
        { measured: 'Half-way: {50%} gone' },
      ),
      step(
        'Find a leaving place for everything',
        'Charity, sale, repair, tip: four boxes by the door, a date on each.',
        ['Look up three collection points', 'Book the trip on the calendar'],
        { measured: 'Reach {75%}, delivered not stored' },
      ),
      step(
        'Meet the keepsakes last, one box each',
        'Choose what you would show a grandchild. A photograph keeps the memory of the rest.',
        ['Invite someone who shares the memory', 'Frame one thing instead of storing ten'],
      ),
      step(
        'Give what stays a home and a ten-minute rule',
        'Label, reach, return: everyone in the household can find it. Ten minutes each evening hold the line.',
        ['One in, one out, written on the door', 'Repeat the ten photographs'],
        { measured: '{total} gone and a place for the rest' },
      ),
    ],
    suggestions: [
      tip('Decide with a question', 'Would I pay to have it moved?', 'Ask it aloud', 'First answer counts'),
      tip('Use music as a clock', 'Five songs, then stop.', 'Same list each time', 'Finish on a clear surface'),
      tip('Do not buy boxes', 'Storage is where things hide.', 'Empty first', 'Then see what you need'),
      tip('Work with a friend', 'They love none of it.', 'Swap homes on two Saturdays', 'Lunch is the wage'),
      tip('Guard the door', 'Half of order is less arriving.', 'A list for a week before buying', 'Say no to freebies'),
      tip('Reset at nine', 'Kitchens decide mornings.', 'Sink, table, floor', 'Lights out'),
    ],
  },
  {
    id: 'driving',
    category: 'personal',
    name: 'Pass my driving test',
    matches: [
      [
        /\b((pass|take|do|book|retake) (my |the |a )?driv(ing|er'?s) (test|exam|licen[cs]e)|driv(ing|er'?s) (licen[cs]e|test|lessons?)|learn(ing)? (how )?to drive|motorbike licen[cs]e|pass my test)\b/,
        18,
      ],
    ],
    measures: ['lessons', 'hours'],
    overview:
      'A driving test asks whether a stranger could relax beside you. The plan gets the theory out of the way early, spreads lessons so that they settle, and rehearses the test until it is merely another drive.',
    approach:
      'Two lessons a week teach more than one, and private practice between them halves the bill where the law allows it. Book test dates early: waiting lists set the pace in many places.',
    steps: [
      step(
        'Get the provisional licence and an eye test',
        'The paperwork takes weeks and blocks everything else, so it comes first.',
        ['Send the application', 'Read a number plate at twenty metres'],
        { resources: 'Steps in the UK: https://www.gov.uk/apply-first-provisional-driving-licence' },
      ),
      step(
        'Choose an instructor after two trial lessons',
        'Calm voice, punctual, explains why. Ask how many of their learners pass first time.',
        ['Ask three recent drivers', 'Fix two weekly slots'],
        { measured: 'First {25%} with an instructor you trust' },
      ),
      step(
        'Pass the theory and hazard test',
        'Twenty minutes of questions a day for three weeks. Book when two mocks in a row are above the line.',
        ['Learn signs on the way to work', 'Sit a mock every Sunday'],
        { resources: 'Practice: https://www.gov.uk/take-practice-theory-test' },
      ),
      step(
        'Control the car without thinking about it',
        'Clutch, mirrors, hills, slow turns. An empty car park at dusk is the best classroom.',
        ['Ten hill starts in a row', 'Say aloud what you see'],
        { measured: 'Half-way: {50%} driven, car under control' },
      ),
      step(
        'Drive in rain, dark and rush hour',
        'Ask for the conditions you fear while someone with a second brake sits beside you.',
        ['Plan one night lesson', 'Join and leave a fast road five times'],
        { measured: 'Reach {75%}, rain and rush hour included' },
      ),
      step(
        'Sit two mock tests on the real roads',
        'Silent instructor, full length, strict marks. Then practise only what failed.',
        ['List your three repeated faults', 'Practise each manoeuvre twice a week'],
      ),
      step(
        'Take the practical test rested and early',
        'A lesson that morning, a light breakfast, slow breath at every junction. A fault is not a fail: drive on.',
        ['Check documents and the car', 'Plan the first solo trip, short and known'],
        { measured: '{total} behind you, then the practical test' },
      ),
    ],
    suggestions: [
      tip(
        'Commentate as a passenger',
        'Attention can be trained for free.',
        'Name each hazard',
        'Guess what others will do',
      ),
      tip('Write a lesson log', 'Two lines save a lesson.', 'What went well', 'What first next time'),
      tip('Know the test area', 'Surprises cost points.', 'Cycle it once', 'Note the odd roundabout'),
      tip('Practise being watched', 'Nerves come from eyes.', 'Drive a quiet aunt', 'Talk about the weather'),
      tip(
        'Budget to the licence',
        'Running out of money at lesson thirty hurts.',
        'Price the whole way',
        'Block-book a discount',
      ),
      tip('Keep learning after', 'The first year carries the risk.', 'A motorway lesson', 'No phone within reach'),
    ],
  },
  {
    id: 'move-abroad',
    category: 'personal',
    name: 'Move abroad',
    matches: [
      [
        /\b((mov(e|ing)|relocat(e|ing)|emigrat(e|ing)|immigrat(e|ing)) (abroad|overseas|to (?!the next|a new level|management|product)(\w+)|out|house|into|cit(y|ies)|countr(y|ies))|live (abroad|overseas|in (another|a different|a new) country)|expat|digital nomad|work(ing)? abroad|study abroad)\b/,
        14,
      ],
    ],
    subject: {
      find: [
        [
          /\b(?:move|moving|relocate|relocating|emigrate|immigrate) to ((?!the |a |an |my |our |another |some )[a-z]+(?: (?:zealand|kong|york|africa|korea|kingdom|states|arabia|angeles|francisco|lanka|rica))?)\b/,
          '^$1',
        ],
      ],
      otherwise: 'your new country',
    },
    overview:
      'Moving to {subject} is a project of papers and people. Papers have deadlines that wait for nobody; people decide whether you are still glad after the first winter. Both have their steps here.',
    approach:
      'Visit before you decide, keep a reserve for the journey back, and build two or three threads over there before your boxes leave.',
    steps: [
      step(
        'Write what you are moving towards',
        'Not only what you are leaving. Five sentences about an ordinary Wednesday in {subject}.',
        ['Compare with a Wednesday here', 'List what you would miss most'],
      ),
      step(
        'Settle the visa route and its deadlines',
        'Work, study, family, ancestry, digital: one route, its papers, its dates. Official sites only.',
        ['Download the checklist', 'Order certificates that take weeks'],
      ),
      step(
        'Spend two weeks there as a resident would',
        'A rented flat, the bus, the supermarket, an office hour. Off season.',
        ['Arrange three conversations with newcomers', 'Note prices of twenty things'],
        { resources: 'Cost of living: https://www.numbeo.com · People who moved: https://www.internations.org' },
      ),
      step(
        'Secure income that works across the border',
        'A job, a transfer, clients or savings for six months. Ask about tax in both countries.',
        ['Adapt your CV to local custom', 'Book one hour with a tax adviser'],
      ),
      step(
        'Reach a level to deal with doctor and landlord',
        'Two hundred sentences for the first month. Even where everyone speaks English, it changes how you are met.',
        ['Learn the sentences for arriving', 'Find one conversation partner there'],
      ),
      step(
        'Find a first roof and a first circle',
        'A flat for three months, no longer contract unseen. One club, class or colleague before landing.',
        ['Join two local groups online', 'Beware of deposits for flats you have not seen'],
      ),
      step(
        'Close up here and land there',
        'Deregister, redirect post, insure, hand over keys. Plan the first ten days hour by hour and one visit home.',
        ['Make the cancel list with dates', 'Pack one box that makes any room yours'],
      ),
    ],
    suggestions: [
      tip(
        'Keep a two-column diary',
        'Excitement and doubt both lie a little.',
        'One line each evening',
        'Read it monthly',
      ),
      tip('Date the review', 'Promise yourself one year, then decide.', 'Write it down', 'Tell family'),
      tip('Digitise your life', 'Papers are asked for at odd counters.', 'Scan twenty documents', 'Two safe places'),
      tip('Say goodbye properly', 'People last through rituals.', 'A list of last suppers', 'A fixed weekly call'),
      tip('Learn what is rude', 'Small manners open doors.', 'Ask three locals', 'Laugh at yourself'),
      tip('Travel light', 'Shipping costs more than sofas.', 'Sell the heavy', 'Keep the singular'),
    ],
  },
  {
    id: 'big-trip',
    category: 'personal',
    name: 'Take the trip of my life',
    matches: [
      [
        /\b(travel(l?ing)? (to|around|the|through|more|across|in|solo)|visit(ing)? (\d+ |ten |five |twelve )?(\w+ )?(countries|japan|italy|cities|\w+land|greece|africa|asia|europe|america|parks|the \w+)|road ?trip|backpack(ing)?|trip (to|of|around)|interrail|camino|world tour|see the (world|northern lights)|holiday|vacation|safari|bucket list|take a trip)\b/,
        13,
      ],
      [/\b(travel|trip)\b/, 7],
    ],
    subject: {
      find: [
        [
          /\b(?:travel(?:ling)?|trip|backpacking|backpack|visit|road trip|holiday|vacation) (?:to |through |around |across |in )?(japan|italy|greece|iceland|new zealand|australia|canada|india|peru|thailand|vietnam|spain|portugal|france|ireland|scotland|norway|europe|asia|africa|south america|patagonia|morocco|mexico|china|brazil|argentina|the world)\b/,
          '^$1',
        ],
        [/\b(camino|road trip|safari|northern lights)\b/, 'the $1'],
      ],
      otherwise: 'the journey',
    },
    measures: ['countries', 'cities', '€', '$', '£'],
    overview:
      'A great journey needs one strong reason, a date in the calendar and fewer places than you think. For {subject} you fix those three, then money and bookings follow.',
    approach:
      'Book what sells out, leave the rest open: the best days are seldom the planned ones. Half the days you imagine, twice the time in each place.',
    steps: [
      step(
        'Name the one thing you would cross the world for',
        'A walk, a dish, a person, a silence. Everything else in {subject} is arranged round it.',
        ['Write three must-feels instead of must-sees', 'Ask two people who went what they would skip'],
      ),
      step(
        'Fix dates and tell whoever must agree',
        'Season, school, leave. A journey without dates is a wish.',
        ['Look up weather and crowds by month', 'Hand in the leave request'],
        { measured: 'Choose and date the first {25%}' },
      ),
      step(
        'Price the trip per day and fund it',
        'Beds, food, transport, one splurge, ten per cent for luck. Divide by the months left.',
        ['Find three real prices for each', 'Start the travel pot'],
        {
          resources: 'Guides: https://www.lonelyplanet.com · Routes and prices: https://www.rome2rio.com',
          measured: 'Half-way: {50%} planned or paid',
        },
      ),
      step(
        'Check passport, visas, jabs and cover',
        'Six months’ validity is asked for more often than you think; some vaccinations take two visits.',
        ['Read the official travel advice', 'Insure what you could not pay yourself'],
        { resources: 'Official advice: https://www.gov.uk/foreign-travel-advice' },
      ),
      step(
        'Book the two things that sell out',
        'The flight and the one bed or ticket without which it is another trip. Leave gaps on purpose.',
        ['Set price alerts', 'Keep every confirmation offline'],
        { measured: 'Reach {75%}: what sells out is booked' },
      ),
      step(
        'Practise: one weekend with the real luggage',
        'Walk five kilometres with it. You will leave a third at home.',
        ['Lay it out and halve it', 'Learn twenty words for the road'],
      ),
      step(
        'Set off with a paper copy and an open afternoon',
        'Keys to a neighbour, a note on the table, nothing booked for the first evening but food.',
        ['Tell someone the route', 'Plan the evening you will tell the stories'],
        { measured: 'Set off: {total} ahead of you' },
      ),
    ],
    suggestions: [
      tip(
        'Travel slowly by surface',
        'The way is half of it.',
        'One train instead of a flight',
        'A window seat and a book',
      ),
      tip('Write one page a day', 'Photographs forget the smell.', 'Who, where, what surprised', 'Before dinner'),
      tip(
        'Eat where the list is short',
        'And the room is loud.',
        'One street away from the sight',
        'Ask: what is good today?',
      ),
      tip(
        'Plan one empty day in five',
        'Tiredness spoils more trips than rain.',
        'Laundry, bench, market',
        'No sights',
      ),
      tip('Carry a small gift', 'It opens kitchens.', 'From your town', 'Light and flat'),
      tip('Do the rehearsal at home', 'Be a tourist in your own city.', 'One Saturday', 'Notice what you miss'),
    ],
  },
  {
    id: 'screen-time',
    category: 'personal',
    name: 'Spend less time on my phone',
    matches: [
      [
        /\b((less|reduce|cut|limit|stop)(ing)? (\w+ ){0,4}(screen|screens|phone|social media|scrolling|instagram|tiktok|youtube|gaming|video games|netflix|twitter|facebook)|screen time|digital detox|phone addiction|doom-?scroll\w*|quit (social media|instagram|tiktok|gaming)|delete (instagram|tiktok|facebook))\b/,
        16,
      ],
    ],
    subject: {
      find: [
        [/\b(social media|scrolling|instagram|tiktok|youtube|gaming|video games|netflix|twitter|facebook)\b/, '$1'],
      ],
      otherwise: 'the phone',
    },
    overview:
      'The apps are built by clever people to be hard to leave, so this plan relies on walls rather than willpower. You will make {subject} slower to reach and have something better lying closer.',
    approach:
      'What you remove leaves a hole of some hours; decide first what goes in. Begin with one room and one hour and let the quiet spread.',
    steps: [
      step(
        'Write down your true daily hours',
        'The phone knows: by app, by pick-up, by hour of day. Guess before you look.',
        ['Note the three strongest moments', 'Write what each one gives you'],
      ),
      step(
        'Choose what the freed hour is for',
        'A book, a workbench, a friend’s number. Lay it where the phone used to lie.',
        ['List five things you say you have no time for', 'Prepare one within arm’s reach'],
      ),
      step(
        'Strip the home screen to tools',
        'Maps, camera, calls. Feeds are signed out and searched for by name, in grey.',
        ['Turn off all but human notifications', 'Delete the app that owns you most'],
        { resources: 'More settings that help: https://www.humanetech.com' },
      ),
      step(
        'Declare two rooms and one meal phone-free',
        'A bowl by the door and an alarm clock in the bedroom. Guests find it charming.',
        ['Buy the alarm clock', 'Agree the rule with the household'],
      ),
      step(
        'Check messages at three set times',
        'Late morning, mid afternoon, early evening. People who need you can ring.',
        ['Tell the five who write most', 'Batch replies in twenty minutes'],
      ),
      step(
        'Spend one full day offline',
        'A Saturday with a paper map. Boredom arrives around eleven and leaves with an idea.',
        ['Arrange to meet someone in the old way', 'Print what you need'],
      ),
      step(
        'Halve the number and write the house rules',
        'Compare with the first page. Keep the walls that did most and put them in writing.',
        ['Set a yearly offline week', 'Decide the rule for relapse days'],
      ),
    ],
    suggestions: [
      tip('Make it dull', 'Colour is bait.', 'Greyscale after eight', 'One plain wallpaper'),
      tip('Count pick-ups', 'Minutes lie, reflexes do not.', 'A rubber band round it', 'Ask: what for?'),
      tip('Carry a substitute', 'Pockets want something.', 'Notebook, puzzle, paperback', 'Queue time only'),
      tip('Unfollow by season', 'Feeds grow like gutters.', 'Keep twenty people', 'Keep no brands'),
      tip('Turn evenings social', 'Screens win against empty rooms.', 'One standing visitor', 'Cards on the table'),
      tip('Watch on purpose', 'A film is fine, a feed is not.', 'Choose by daylight', 'Credits mean off'),
    ],
  },
  {
    id: 'time-habits',
    category: 'personal',
    name: 'Build a daily routine',
    matches: [
      [
        /\b((daily|morning|evening|better|good|consistent|solid) (routine|habits?|schedule)|routine|morning person|early riser|wake up (early|earlier|at)|get up (early|earlier|at)|productiv\w+|procrastinat\w+|time management|manage my time|(more |be |become |get )(organi[sz]ed|disciplin\w*)|self[- ]discipline|discipline|work[- ]life balance|work(ing)? (less|fewer hours)|focus(ed)?|build (better |good |new )?habits)\b/,
        13,
      ],
    ],
    measures: ['habits'],
    overview:
      'A routine is kindness to your later self: fewer decisions, more done before noon. You will build it backwards from the evening, one piece at a time, with a version for bad days.',
    approach:
      'A habit needs a place, a trigger and to be almost too small. The plan adds the next piece when the last has survived ten days, and it ends with a week that feels like yours.',
    steps: [
      step(
        'Log three days in half-hour blocks',
        'Without flattering. Colour them: mattered, needed, leaked.',
        ['Fill in as you go, not at night', 'Find your best ninety minutes'],
        { resources: 'On tiny habits: https://tinyhabits.com' },
      ),
      step(
        'Choose the one task that makes a day good',
        'The night before, on paper, with its first move. It gets the best ninety minutes.',
        ['Try it for five days', 'Keep mornings free of messages until it is begun'],
      ),
      step(
        'Shut down work with a ten-minute ritual',
        'Close loops, write tomorrow’s line, tidy the desk, say it is done. Evenings begin here.',
        ['Write the ritual on a card', 'Set the alarm for it'],
      ),
      step(
        'Anchor a four-step morning',
        'Up, water, move, plan: twenty minutes, same order. No screen until it is over.',
        ['Lay everything out at night', 'Shift the alarm by ten minutes a week'],
        { measured: 'Anchor the first {50%}' },
      ),
      step(
        'Do the dreaded thing in ten-minute slices',
        'Procrastination is fear of starting. Timer on, permission to stop at ten.',
        ['List what you have dodged for a month', 'Slice the ugliest'],
      ),
      step(
        'Plan each week in one sitting of half an hour',
        'Three results, fixed dates, gaps for life. A week that is full on Sunday is broken on Tuesday.',
        ['Choose the seat and the hour', 'Leave two empty half-days'],
      ),
      step(
        'Run the routine for 21 days with a bad-day version',
        'The two-minute form of every piece keeps the chain. Miss one, never two.',
        ['Write the bad-day card', 'Mark a paper calendar'],
        { measured: 'Run all {total} for 21 days' },
      ),
    ],
    suggestions: [
      tip('Sleep is the first appointment', 'A routine starts the evening before.', 'Bed alarm', 'Clothes ready'),
      tip('Work in sprints', 'Attention has tides.', 'Fifty on, ten off', 'Stand for the ten'),
      tip(
        'Park ideas on paper',
        'A thought written down stops knocking.',
        'One sheet beside you',
        'Look at four o’clock',
      ),
      tip('Say no with a date', 'Kinder than maybe.', 'Not this month', 'Ask me in May'),
      tip('Put play in first', 'Rest that is not planned turns into scrolling.', 'Two evenings', 'One silly thing'),
      tip('Review what gave energy', 'Time is half of it.', 'A plus or minus each day', 'Move one minus'),
    ],
  },
  {
    id: 'volunteering',
    category: 'personal',
    name: 'Volunteer and give back',
    matches: [
      [
        /\b(volunteer\w*|give back|help (others|people|my community|the homeless|animals|refugees)|charity (work)?|charities|community (service|work|garden)|donate|fundrais\w+|raise (money|funds|[€$£\d])|mentor (someone|young|a ))\b/,
        14,
      ],
    ],
    measures: ['hours', '€', '$', '£'],
    overview:
      'Good help is regular, modest and wanted. You will find the cause that keeps you up, one organisation that is well run, and a role you can still do on a tired Thursday.',
    approach:
      'Two hours a week for a year beat one heroic weekend. Begin by doing what they need, and only later what you would like to offer.',
    steps: [
      step(
        'Name the wrong you want to make smaller',
        'Near or far, people, animals, places. The cause that makes you angry is the one you will keep turning up for.',
        ['Write down three, sleep, choose one', 'Read one honest report about it'],
      ),
      step(
        'Fix the hours you can give for a year',
        'Honest hours: travel counts. A small promise kept is worth more than a large one broken.',
        ['Look at four ordinary weeks', 'Tell your household'],
        { measured: 'Give the first {10%} as a trial' },
      ),
      step(
        'Visit three organisations and ask hard questions',
        'Who decides, where does money go, what happened to the last volunteer? Watch how they treat each other.',
        ['Find five nearby', 'Ask to see an ordinary shift'],
        { resources: 'Roles near you: https://www.idealist.org · Online: https://www.unv.org' },
      ),
      step(
        'Serve four trial shifts in the least glamorous role',
        'Dishes, lifting, phones. You will learn what is needed and who to trust.',
        ['Arrive early, leave late once', 'Write three lines after each'],
        { measured: 'Reach {25%} and learn who needs what' },
      ),
      step('Take the training and the background check', 'First aid, safeguarding, listening: useful everywhere.', [
        'Send the papers at once',
        'Ask for a person to shadow',
      ]),
      step(
        'Own one recurring task for them',
        'The Tuesday run, the newsletter, the accounts. Being dependable is the rarest gift.',
        ['Write down how it is done', 'Name your deputy'],
        { measured: 'Half-way: {50%} given, one task your own' },
      ),
      step(
        'Bring along one more person',
        'A friend, a colleague, your employer. This doubles what you do and makes it last.',
        ['Tell the story of one shift', 'Agree on the next year, or say goodbye well'],
        { measured: '{total} given, and someone brought along' },
      ),
    ],
    suggestions: [
      tip('Ask what they need', 'Ideas are plentiful, hands are not.', 'Listen for a month', 'Then offer one thing'),
      tip('Mind your own cup', 'Pity burns fast.', 'One shift off in eight', 'Someone to talk to'),
      tip(
        'Use what you do for a living',
        'A spreadsheet can be a gift.',
        'Offer four hours',
        'Write it up for the next person',
      ),
      tip('Give a little money too', 'Regular beats round.', 'A standing order', 'The price of one dinner'),
      tip('Keep secrets', 'Their stories are theirs.', 'No photographs', 'No names at dinner'),
      tip(
        'Count faces, not hours',
        'One person helped is a full answer.',
        'Remember one a week',
        'Write the name in your own book',
      ),
    ],
  },
];
