import { type Kind, step, tip } from '../kind.ts';

/** They climb. */
const climbs = [
  'consistent on',
  'passed the belay',
  'v3/v4/v5/6a/6b/6c/7a',
  'got shoes',
  'not just top rope',
  'lead climbing',
];

/** Arms go first. */
const pumped = ['arms are gone', 'pumped', 'shredded'];

/** Bones and fingers want care. */
const bones = ['osteopenia/fingers', 'fifty-three/fifty'];

/** Ropes, belay and fear. */
const leadFear = ['scared/afraid/falling/belaying/knots'];

export const rockClimbing: Kind = {
  id: 'rock-climbing',
  category: 'hobby',
  name: 'Learn to climb on rock or in the hall',
  slots: {
    style: {
      words: [
        'bouldering|boulder|boulders',
        'lead climbing|lead|redpoint|onsight',
        'top-rope climbing|top rope|toprope',
        'trad climbing|trad',
        'multi-pitch climbing|multi pitch|multipitch|El Capitan',
        'ice climbing',
        'sport climbing',
        'deep-water soloing|deep water',
        'tree climbing|climb trees',
        'speed climbing',
        'via ferrata',
      ],
      otherwise: 'climbing',
    },
    grade: {
      words: [
        '4c',
        '5a',
        '5b',
        '5c',
        '6a+',
        '6a',
        '6b+',
        '6b',
        '6c+',
        '6c',
        '7a+',
        '7a',
        '7b',
        '7c',
        '8a',
        '5.9',
        '5.10',
        '5.11',
        '5.12',
        'V2',
        'V3',
        'V4',
        'V5',
        'V6',
        'V7',
        'V8',
        'VS',
        'HVS',
        'E1',
      ],
      otherwise: 'next grade',
    },
  },
  ask: {
    question: 'Do you climb already, and is it boulders, rope in the hall, or rock outside?',
    chips: ['Never, I want to try bouldering', 'Indoors, I want to lead', 'I am stuck at one grade'],
  },
  hoursAWeek: 4,
  weekly: 'Two climbing sessions of 90 minutes with a rest day between, easy climbing first',
  overview:
    'You will start with a course and easy walls, climb twice a week, train footwork before fingers, and choose one route that you want. For {style} the safety part is learned from qualified people and checked every time.',
  approach:
    'Muscles grow in weeks, finger tendons need a year: volume on easy ground first. Half of each session is well below your limit. What usually goes wrong is climbing hard on three days in a row, and skipping the partner check.',
  done: 'You climb the route or grade you chose, cleanly and with safe habits that others trust.',
  cautions: [
    'Belaying, leading, building anchors and abseiling must be learned from a qualified instructor. Do the partner check before every climb: knot, harness, device, carabiner.',
    'A sharp pain or a pop in a finger, elbow or shoulder means stopping that day and seeing a doctor or physiotherapist. Under 16 no finger boards.',
  ],
  steps: [
    step(
      'Go to a hall once and climb ten easy routes',
      'Most halls hire shoes and have an introduction. Use the lowest colour or grade, climb down instead of jumping, and note what you would like to try.',
      [
        'Look up opening hours and beginner evenings',
        'Pack loose clothes, water, short nails',
        'Ask staff what they offer for {style}',
      ],
      2,
      { when: { unsaid: climbs, level: 'beginner' } },
    ),
    step(
      'Write down your grades of the last month',
      'Hardest and usual grade, on which angle and holds, and where you fell: feet, fingers, breath or head. This tells what stands between you and the {grade}.',
      ['List ten routes with the reason for the fall', 'Name your weakest angle in {style}'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Film your try and name the one move that fails',
      'Foot slips, hip too far, wrong order, too tired? Try the move alone from above, five ways, resting three minutes. On slabs: heel low, weight over the toe, hands only for balance. Five tries a session, two sessions a week, then leave it.',
      ['Film three tries', 'Work the move in five ways', 'Five tries with three minutes of rest'],
      3,
      { when: { said: climbs } },
    ),
    step(
      'Save the arms: feet, straight elbows, breath',
      'Hang on bones, push with legs, look at the foot until it stands, shake out at each good hold. Four easy routes in a row without getting down, twice a week for four weeks. Tape or file skin, rest a day between. Grip as softly as holds allow.',
      ['Silent feet on ten easy routes', 'Four in a row, twice a week', 'One rest day between'],
      8,
      { when: { said: pumped } },
    ),
    step(
      'Protect fingers and bones: down-climb, no crimps, twice a week',
      'Down-climb the last two metres, land on two feet and roll. Open hand, no board or small edges in the first year, 15 minutes of warm-up. Ask the doctor about falls with thin bones; rope is kinder than jumping off. Calcium, vitamin D and squats beside it.',
      ['Ask about falls', 'Down-climb every problem', 'Twenty minutes of strength twice a week'],
      6,
      { when: { said: bones } },
    ),
    step(
      'Take a safety course for {style}',
      'Boulders: falling and spotting. Rope: tying in, belaying, lowering, the partner check, then leading and clipping. Done when an instructor signs or says that you may belay alone.',
      [
        'Book the course at hall or alpine club',
        'Practise the figure-of-eight knot ten times at home',
        'Ask in the course who wants two fixed evenings a week with you',
      ],
      6,
    ),
    step(
      'Find a partner and two fixed evenings',
      'Board in the hall, club evening, colleague. Meet for easy routes first and watch how they belay. Fixed days do more for {style} than any plan.',
      [
        'Write a note or message in the hall group',
        'Agree two evenings for the next month',
        'Talk about checks, commands and fear before the first climb',
      ],
      1.5,
      { when: { weeksTo: 9.9 } },
    ),
    step(
      'Train footwork for four weeks on easy walls',
      'Twenty minutes each session: silent feet, straight arms, hips to the wall, look at the foot until it stands. Count the times a foot slips.',
      [
        'Choose five routes two grades under your best',
        'Climb each twice, the second time silently',
        'Be filmed once and compare it with a good climber',
      ],
      8,
      { when: { unsaid: pumped, weeksFrom: 4 } },
    ),
    step(
      'Learn knot, belay and partner check until both do it asleep',
      'Figure eight with a stopper, belay with an assisted device, check aloud each time: harness, knot, device, carabiner. Ten catches with a third hand at the rope, then falls at waist height. Lead comes when you clip without looking and your partner has caught twenty.',
      ['Tie the knot blind twenty times', 'Say the check aloud each time', 'Ten catches with a third hand'],
      5,
      { when: { said: leadFear } },
    ),
    step(
      'Practise small falls until they are boring',
      'Boulders: jump from half height, roll. Rope with an experienced belayer: first sit, then fall with the bolt at your knees, only indoors and high enough. Five falls each session.',
      [
        'Ask your partner and staff before you begin',
        'Write fear before and after from 0 to 10',
        'Stop at the size of fall that still feels all right for {style}',
      ],
      4,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Climb with rests, limit and volume in turn',
      'Week one: many easy routes. Week two: hard moves with three minutes of rest. Week three: mixed; week four light. Add pulling, pushing and shoulder exercises twenty minutes twice a week.',
      [
        'Write the four weeks on one card',
        'Put in two rest days after hard fingers',
        'Try the {grade} for twenty minutes each week, not more',
      ],
      20,
      { when: { unsaid: leadFear, weeksFrom: 7 } },
    ),
    step(
      'Go to real rock with somebody qualified',
      'A guide, course or club day. Helmet on, guidebook read, access rules and nesting bans checked. Climb two grades easier than indoors.',
      [
        'Book a day for {style} outdoors',
        'Check rope length, helmets and weather',
        'Learn to clean an anchor under supervision',
      ],
      9,
      { when: { unsaid: bones, weeksFrom: 10 } },
    ),
    step(
      'Choose one project and learn its moves',
      'A route or boulder of the {grade} that you like to look at. Climb it in parts, note each hand and foot, find the rests. Three tries a session, then something easy.',
      [
        'Draw the moves on paper',
        'Ask a better climber for one hint',
        'Brush holds and rest five minutes between tries',
      ],
      6,
    ),
    step(
      'Climb your project of the {grade} from start to top',
      'Warm up for half an hour, try it second, breathe out at each rest. Done is without a rest on rope or a fall. Write date and name in your list and choose the next one.',
      ['Pick a cool, rested day', 'Do the partner check aloud', 'Film the try'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Buy shoes that do not hurt',
      'Pain teaches bad feet.',
      'Flat shape, snug toes',
      'Try six pairs in the afternoon',
    ),
    tip('Warm up for fifteen minutes', 'Cold fingers tear.', 'Shoulders and wrists', 'Five very easy climbs'),
    tip('Watch before you climb', 'Plan hands and feet from below.', 'Find the rests', 'Mime the moves'),
    tip('Climb with better and weaker people', 'You learn from both.', 'Ask why that foot', 'Explain one move'),
    tip('Keep skin in order', 'Split tips cost a week.', 'File rough edges', 'Cream at night'),
    tip('Stop while still strong', 'Injuries come in the last try.', 'One good climb to end', 'No last hard go'),
    tip('Count slips, not grades', 'Footwork is the quickest gain.', 'Ten routes', 'Aim for none'),
    tip('Inspect your gear', 'Ropes and slings age.', 'Feel the rope metre by metre', 'Note the year bought'),
    tip('Use commands you agreed', 'Take, slack, lower must be clear.', 'Names first', 'No shouting of maybe'),
    tip('Push as well as pull', 'Press-ups keep shoulders healthy.', 'Two sets after climbing', 'Band turns outwards'),
    tip('Follow the rules of the crag', 'Access is easily lost.', 'Park properly', 'No chalk ticks left'),
    tip('Eat and sleep for tendons', 'They heal at night.', 'Protein at dinner', 'Eight hours'),
  ],
};
