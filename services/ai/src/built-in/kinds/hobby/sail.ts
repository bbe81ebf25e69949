import { type Kind, step, tip } from '../kind.ts';

/** They have a paper or sail. */
const sailed = ['theory is passed', 'tacks are', 'been on it', 'gybes', 'need miles'];

/** Gybes and pontoons frighten. */
const gybe = ['gybe/gybes/pontoon/scare/alongside'];

/** Little money. */
const cheapSail = ['chip shop', '3000', 'mates', 'clue'];

export const sail: Kind = {
  id: 'sail',
  category: 'hobby',
  name: 'Learn to sail',
  slots: {
    boat: {
      words: [
        'dinghy|Optimist|Topper',
        'Laser|ILCA',
        'yacht|sailing yacht|keelboat|sailing boat|sailboat',
        'catamaran|cat',
        'motor boat|motorboat|powerboat',
        'narrowboat|canal boat|houseboat',
        'tall ship',
        'trimaran',
        'skiff|49er',
        'Hobie',
      ],
      otherwise: 'boat',
    },
    certificate: {
      words: [
        'Day Skipper',
        'Competent Crew',
        'Yachtmaster',
        'ICC',
        'VHF radio certificate|VHF|radio certificate|SRC',
        'Sportbootführerschein|SBF See|SBF',
        'ASA 101',
        'boat licence|boating licence|motor boat licence',
        'skipper licence|skipper',
      ],
      otherwise: 'certificate',
    },
  },
  ask: {
    question: 'What do you want to sail, where, and have you been aboard before?',
    chips: ['Dinghy on a lake, from zero', 'Charter a yacht, I need a licence', 'I crew, I want to skipper'],
  },
  hoursAWeek: 4,
  weekly: 'One sail of two to three hours in the season; one hour of knots or theory in winter',
  measures: ['nautical miles', 'miles', 'days at sea'],
  overview:
    'You will get on the water as a guest within weeks, take a practical course on your {boat}, learn the theory that the {certificate} or the charter company asks for, and then collect days as crew and as the one who decides.',
  approach:
    'Small boats teach wind best; larger ones teach planning. Sail often with different people, ask for one job at a time. What usually goes wrong is a paper without practice: harbours, engines and bad weather must be trained with somebody beside you.',
  done: 'You have taken the boat out and brought it back as the one in charge, with a crew that felt safe.',
  cautions: [
    'Wear a life jacket, learn man-overboard before anything else, check the forecast, and tell someone on shore when you will be back. Cold water kills within minutes.',
    'Which licence and radio certificate you need depends on country, boat and water: ask the sailing federation and the charter company in writing. Do not sail with alcohol.',
  ],
  steps: [
    step(
      'Write miles, days and skills and take what is missing',
      'For coastal skipper papers: days, night hours, passages over 60 miles by the syllabus. Crew boards, deliveries and clubs give miles for food money. One skipper per week signs the log. The course for skippers comes when you have brought a boat in ten times.',
      ['Write miles and skills', 'Ask three skippers for trips', 'Get each signed'],
      1,
      { when: { said: sailed } },
    ),
    step(
      'Plan one passage on paper and sail it as skipper’s hand',
      'Tide, wind, pilotage, fuel, three ways out, watch list. Let the skipper correct it and take the helm in and out. Afterwards compare hours and course. Three such plans are what an examiner asks first.',
      ['Plan a passage of 20 miles', 'Let the skipper correct it', 'Compare plan and log'],
      6,
      { when: { said: sailed } },
    ),
    step(
      'Ask a sailing club for a place on a boat',
      'Clubs look for crew for evening races and often take guests without experience. Say your weight, swimming and free evenings. Done when you have one date.',
      [
        'Find three clubs or schools within an hour',
        'Send a message asking for a trial sail and say which {boat} you dream of',
        'Note what to wear: soft shoes, layers, gloves',
      ],
      1,
      { when: { unsaid: sailed } },
    ),
    step(
      'Sail twice as a guest and do one job',
      'Ask for one rope or the tiller for ten minutes. Watch where the wind comes from and how the skipper prepares each turn of the {boat}.',
      [
        'Learn the bowline and the cleat hitch before',
        'Ask afterwards what you could do better',
        'Write down ten words you heard',
      ],
      6,
      { when: { unsaid: sailed, level: 'beginner' } },
    ),
    step(
      'Write your sea log and find the gaps',
      'Days, miles, wind, your role, harbours. The gaps, usually mooring, night, reefing or navigation, are what you train for the {certificate}.',
      ['Fill in the log from photos and memory', 'Mark three gaps', 'Ask a skipper to confirm your miles'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Decide which paper and course you need',
      'Ask charter company or authority which {certificate} they accept for water, engine and boat size. Compare a course of five days aboard with evenings at a club.',
      [
        'Write to one charter company or federation',
        'Compare two courses: group size, hours at the helm, exam fee',
        'Book the course',
      ],
      2,
      { daysBefore: 60 },
    ),
    step(
      'Practise gybe and berthing until they bore you',
      'Gybe: light wind, heave-to as a way out, sheet in to the middle, call, over, out; 20 in a morning, with a preventer at sea. Pontoon: spring ready, slow astern, wind and tide on paper, ten approaches to a buoy, five to a berth, one way out planned. Talk beforehand, no shouting.',
      ['Twenty gybes in light wind', 'Ten approaches to a buoy', 'Write the plan with a way out'],
      8,
      { when: { said: gybe } },
    ),
    step(
      'Learn on other people’s boats for little money',
      'Race evenings want crew each week: be early, bring buoyancy aid and gloves, ask for one job. Club dinghy membership costs less than one course day. First level course of two weekends, then hire. Cold water is the danger: wetsuit, aid, kill cord, a text ashore.',
      ['Ring the race secretary', 'Be crew four evenings', 'Book the two-weekend course'],
      8,
      { when: { said: cheapSail } },
    ),
    step(
      'Take the practical course on the {boat}',
      'Points of sail, tacking, gybing, reefing, stopping, man overboard, mooring. Ask to do each manoeuvre three times at the helm; sleep well before.',
      [
        'Bring own gloves, knife, head torch',
        'Write each manoeuvre in five lines the same evening',
        'Ask the instructor for two weak points',
      ],
      30,
    ),
    step(
      'Learn theory in twenty short sessions',
      'Right of way, lights, buoys, tides, chart work, weather, radio. Thirty minutes a day; do the official questions until 90 per cent are right three times running.',
      [
        'Get book or app of the {certificate}',
        'Plot one trip on a paper chart each week',
        'Practise the distress call aloud until it is fluent',
      ],
      14,
      { when: { unsaid: sailed, weeksFrom: 5 }, resources: 'Courses and safety afloat: https://www.rya.org.uk' },
    ),
    step(
      'Pass the exam for the {certificate}',
      'Check date, papers, medical or eye test, photo and fee. Do two full mock exams against the clock and go through the mistakes the next day.',
      ['Register and send the papers', 'Sit two mock exams', 'Practise the exam manoeuvres once on site'],
      6,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Collect ten days as crew with three skippers',
      'Different boats, wind and harbours. Ask each time for one task with responsibility: mooring lines, navigation of one leg, the reef.',
      [
        'Put your name on two crew lists',
        'Log date, miles, wind and task',
        'Practise mooring the {boat} ten times on a quiet morning',
      ],
      40,
      { when: { weeksFrom: 12 }, measured: 'Sail {60%} with experienced skippers' },
    ),
    step(
      'Skipper the {boat} out and home again',
      'Ten to twenty miles in light wind, with an experienced person aboard who keeps quiet unless asked. Plan two harbours where you could stop, and have the plan read by a skipper. It is done when the boat is moored, the log written and the crew wants to come again.',
      [
        'Write the plan on one page: forecast, tide, chart, turning time',
        'Brief the crew: jackets, jobs, radio, man overboard',
        'Ask the crew what felt unsafe',
      ],
      8,
      { measured: 'Log all {total}, the last ones as skipper' },
    ),
  ],
  suggestions: [
    tip(
      'Tie one knot a day',
      'Hands should know them in the dark.',
      'Bowline behind the back',
      'A rope beside the sofa',
    ),
    tip('Feel the wind on your cheeks', 'It is quicker than any instrument.', 'On every walk', 'Name the direction'),
    tip('Agree on hand signals for mooring', 'No shouting over the engine.', 'Metres by fingers', 'Stop is a fist'),
    tip('Take ginger or tablets early', 'Seasickness is easier prevented.', 'Look at the horizon', 'Ask a pharmacist'),
    tip('Reef when you first think of it', 'It is easy early and hard late.', 'Practise at anchor', 'Say it aloud'),
    tip('Keep one hand for yourself', 'Falls aboard are common.', 'Low and slow', 'Clip on at night'),
    tip(
      'Read the weather at the same hour',
      'You learn how forecasts come true.',
      'Wind, gusts, waves',
      'Compare in the evening',
    ),
    tip(
      'Do a man-overboard drill each trip',
      'With a fender, without warning.',
      'Point and shout',
      'Under four minutes',
    ),
    tip('Crew for a club race', 'Two hours teach more than a calm week.', 'Wednesday evenings', 'Offer cake'),
    tip('Listen to the radio traffic', 'Fear of the microphone goes.', 'Write three calls', 'Speak them in the car'),
    tip('Rent before owning', 'A boat costs a tenth of its price each year.', 'Share with two', 'Ask for berth prices'),
    tip('Buy a jacket that fits', 'Crotch strap, light, whistle.', 'Service it yearly', 'Try it in a pool'),
  ],
};
