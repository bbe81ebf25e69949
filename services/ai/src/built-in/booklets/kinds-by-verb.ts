import { type Kind, step } from './kind.ts';

/** A wish whose verb says what sort of work it is, though the coach knows nothing of the matter itself. */
type VerbKind = Pick<Kind, 'overview' | 'approach' | 'steps'> & {
  verb: 'make' | 'learn' | 'stop' | 'find' | 'host';
  says: RegExp;
};

export const verbKinds: readonly VerbKind[] = [
  {
    verb: 'make',
    says: /^(?:build|make|create|restore|repair|fix|renovate|design|compose|craft|construct|assemble|convert|develop|brew)\b(?! (?:a |an |my )?(?:habit|routine|friends|peace|time|the world|more|people|sense|sure|decision|difference|progress|confidence|skills?))/i,
    overview:
      '“{goal}” is a project with a beginning, a hard middle and an end you can touch. The plan settles size and cost while changes are still made with a pencil, and puts the riskiest part early.',
    approach:
      'Makers who finish have one thing in common: they decided beforehand what good enough looks like. You will write that down first and measure against it at the end.',
    steps: [
      step(
        'Sketch “{goal}” on one page with measures',
        'Size, place, who will use it and what it must withstand. Write beside it what good enough means.',
        ['Look closely at three finished examples', 'Mark what could be left out'],
      ),
      step(
        'Ask someone who has built one about the worst part',
        'Where it went wrong, what they paid too much for, which rule or permit they met too late.',
        ['Find a maker, a workshop or a forum', 'Check rules, permits and safety'],
      ),
      step(
        'Price the materials and gather the tools',
        'A list with three columns: have, borrow, buy. Add a fifth for what breaks.',
        ['Get two quotes for the dearest item', 'Borrow before buying'],
      ),
      step(
        'Make a small trial of the hardest joint or part',
        'In cheap material, full size if possible. What you learn here costs least.',
        ['Name the part you fear', 'Let it fail once on purpose'],
      ),
      step(
        'Put up the bones of it and test them',
        'The skeleton, the rough version, the first that stands by itself. Load it, use it, look from far off.',
        ['Block one long working day', 'Note every change against the sketch'],
      ),
      step(
        'Finish the visible side and leave a list of five',
        'Edges, surface, light. Perfection has no end; five last things do.',
        ['Ask a fresh pair of eyes', 'Do the five in an evening'],
      ),
      step(
        'Hand over “{goal}” and use it for a day',
        'With the people it was made for. Photograph it beside the first sketch.',
        ['Write down care and repairs', 'Return what you borrowed, with thanks'],
      ),
    ],
  },
  {
    verb: 'learn',
    says: /^(?:learn|master|study|understand|improve|practi[cs]e|get better|train|become (?:good|better)|memori[sz]e)\b/i,
    overview:
      'For “{goal}” you need fewer explanations and more attempts than you expect. The plan names the first thing you want to be able to do, gets you there roughly, and then repairs what is weak.',
    approach:
      'Short and frequent beats long and rare; feedback beats both. Each step ends with something you can do that you could not do before.',
    steps: [
      step(
        'Choose the first thing you want to be able to do',
        'Small, visible, enjoyable: the reason behind “{goal}”. Write it as “I can …”.',
        ['Watch or read someone good for an hour', 'Split it into the four skills beneath'],
      ),
      step(
        'Find one teacher, book or course and stop searching',
        'The best one is the one you will finish. Ask a person who is two years ahead.',
        ['Try the first lesson of three', 'Give the other two away'],
        { resources: 'Courses: https://www.coursera.org · Free lessons: https://www.khanacademy.org' },
      ),
      step(
        'Practise twenty minutes on twelve days',
        'The smallest skill first, slowly, with attention. Stop while it goes well.',
        ['Fix time and place', 'Write one line after each session'],
      ),
      step('Do the real thing badly and early', 'A whole attempt, however rough. It shows what is worth practising.', [
        'Choose a harmless occasion',
        'List what broke, in order',
      ]),
      step('Get a correction from someone better', 'One session, one question, two things to change.', [
        'Record yourself beforehand',
        'Work on the two for a week',
      ]),
      step('Teach the basics to a friend', 'Explaining finds the holes. Their questions are your next lessons.', [
        'Prepare five minutes and one exercise',
        'Look up what you could not answer',
      ]),
      step(
        'Show that you can: “{goal}”',
        'The sentence from the first step, in front of someone. Then write the next “I can …”.',
        ['Set the date and the witness', 'Compare with the first attempt'],
      ),
    ],
  },
  {
    verb: 'stop',
    says: /^(?:stop|quit|give up|break|get rid of|end|no longer|cut out|avoid|overcome|beat|get over)\b/i,
    overview:
      '“{goal}” is easier when something else takes the place. The plan finds out what the habit gives you and at which moments, puts distance in the way, and prepares an answer for the hard minutes.',
    approach:
      'You will slip once or twice, like nearly everyone who succeeds. What counts is the next hour, so the plan has a line for that too.',
    steps: [
      step(
        'Count it for a week without changing anything',
        'When, where, with whom, in what mood. Most of it happens at three or four moments.',
        ['Put paper and pen where it happens', 'Mark the moment with the strongest pull'],
      ),
      step('Name what it does for you', 'Rest, company, courage, a pause. “{goal}” needs another way to get that.', [
        'Write three honest sentences',
        'List five other ways, small ones',
      ]),
      step(
        'Put twenty seconds of trouble in its way',
        'Out of the house, out of reach, logged out, locked. Surroundings work while you are tired.',
        ['Clear the strongest place', 'Ask the people you live with to help'],
      ),
      step(
        'Practise the replacement at the easiest moment',
        'Start where the pull is weakest and win there for some days.',
        ['Lay the replacement ready', 'Tick each time it worked'],
      ),
      step(
        'Choose the day and tell two people',
        'From then on the answer is no, so that you need not decide each time. Where the body depends on it, ask a doctor first.',
        ['Plan the first three evenings', 'Agree whom you call at a bad moment'],
      ),
      step(
        'Write the rule for a slip',
        'What happened before, what will I do within the hour, whom do I tell. No starting again on Monday.',
        ['Put it in your wallet', 'Go through one hard occasion in your head'],
      ),
      step(
        'Live a month of “{goal}” and spend what you gained',
        'Time, money or quiet: use it for something you can point to.',
        ['Look at the first count again', 'Thank the two people'],
      ),
    ],
  },
  {
    verb: 'find',
    says: /^(?:find|get an?|buy|choose|adopt|rent|own|look for|hire|lease|sell|exchange)\b(?! (?:better|good|time|peace|out|rid|over|myself))/i,
    overview:
      '“{goal}” is a decision with a search in front of it. The plan says first what it must give you, then lets you look widely for a short time and narrowly for a longer one, so that you neither settle nor search for ever.',
    approach:
      'Looking without a list makes everything attractive. Write yours while you are calm, and decide on the day you said you would.',
    steps: [
      step(
        'Write the must-haves for “{goal}”',
        'Three musts, three wishes, one thing that rules it out. If everything is a must, nothing is.',
        ['Describe a normal Tuesday with it', 'Show the list to someone who knows you'],
      ),
      step(
        'Work out what it costs in money and hours',
        'At the start, each month, and on the day you want to leave it again.',
        ['Ask two people who have one', 'Set a ceiling and write it down'],
      ),
      step(
        'Tell fifteen people exactly what you are after',
        'One sentence they can pass on. The good ones are seldom advertised.',
        ['Write the sentence', 'Send it in three circles'],
        { resources: 'Groups and neighbours: https://www.meetup.com' },
      ),
      step(
        'Look at seven without deciding',
        'Score each against the list straight afterwards. The first ones are there to teach you.',
        ['Make the scoring sheet', 'Note what you could not know from afar'],
      ),
      step('Try the best two for real', 'A second visit, a trial week, a walk, a call with a former owner or client.', [
        'Ask what they would rather not be asked',
        'Go at a different hour of the day',
      ]),
      step(
        'Decide by the list, on the day you set',
        'Check papers and terms, sleep one night, say yes or no. A clear no is progress too.',
        ['Read the small print aloud', 'Thank those you turn down'],
      ),
      step(
        'Settle in: the first thirty days of “{goal}”',
        'Put the routines, names and dates in place while everybody is still attentive.',
        ['List what has to be arranged', 'Look at the must-haves again after a month'],
      ),
    ],
  },
  {
    verb: 'host',
    says: /^(?:host|throw|organi[sz]e an?|arrange|put on|plan an?|celebrate|prepare|invite|run an?)\b/i,
    overview:
      '“{goal}” succeeds when guests feel expected and the host has time to sit down. The plan settles people, place and date first, moves the work ahead of the day, and leaves something to chance.',
    approach:
      'Every task gets a day and a name, and it need not be yours. What can be done beforehand is done beforehand.',
    steps: [
      step(
        'Say in one line what people should take home from it',
        'Full and laughing, informed, reconciled, proud. Everything else in “{goal}” serves that line.',
        ['Recall the best one you attended', 'Choose one thing to copy'],
      ),
      step(
        'Fix date, place and guest list',
        'Ask the two people it cannot do without, then announce. A rain plan counts as part of the place.',
        ['Offer the two of them three dates', 'Visit the place at that hour'],
      ),
      step(
        'Send invitations that answer every question',
        'When, where, how long, what to bring, until when to reply.',
        ['Write it in five lines', 'Ring those who have not answered'],
      ),
      step(
        'Write the running order backwards from its best moment',
        'What has to be true ten minutes earlier, an hour, a day? Gaps belong in it.',
        ['Mark what can be done the week before', 'Give three tasks to three people'],
      ),
      step(
        'Do everything that keeps two days ahead',
        'Shopping, playlists, printing, one dish. Walk through the room as a guest.',
        ['Lay out what could be forgotten', 'Check light, chairs and sound'],
      ),
      step(
        'Hold “{goal}” and sit down in the middle of it',
        'Greet everyone by name, introduce two strangers, then let it run.',
        ['Eat something beforehand', 'Ask one person to take photographs'],
      ),
    ],
  },
];
