import { type Kind, step, tip } from '../kind.ts';

/** They paddle. */
const paddles = ['wet exit', 'low brace', 'grade 2', 'is solid', 'crab/crabs'];

/** An air boat. */
const inflatable = ['inflatable/lidl'];

/** Unfit or first boat at forty. */
const heavy = ['overweight/unfit', 'never in a boat', "i'm 44"];

export const kayakOrRow: Kind = {
  id: 'kayak-or-row',
  category: 'hobby',
  name: 'Learn to kayak, canoe or row',
  slots: {
    boat: {
      words: [
        'sea kayak|sea kayaking',
        'whitewater kayak|white water|whitewater|rapids',
        'kayak|kayaking',
        'canoe|canoeing|canadian',
        'packraft',
        'single scull|single|skiff',
        'double scull|double|pair',
        'eight|eights',
        'four|quad',
        'rowing boat|rowing|row|rower',
        'dragon boat',
        'gig',
        'raft|rafting',
        'outrigger',
      ],
      otherwise: 'boat',
    },
    place: { from: 'place', otherwise: 'your home water' },
  },
  ask: {
    question: 'Paddle or oars, which water, and do you swim safely?',
    chips: ['Kayak on a lake, from zero', 'Rowing club, a crew', 'River or sea trip of several days'],
  },
  hoursAWeek: 3.5,
  weekly: 'One or two outings of 90 minutes and 20 minutes for back and hips',
  measures: ['km', 'mile', 'metres'],
  ladder: true,
  overview:
    'You will try the sport in a club, learn stroke, falling in and getting back in, and paddle or row once or twice a week on the same water. A trip, race or distance in your {boat} is the aim at the end.',
  approach:
    'Power comes from legs and trunk, not from arms, so slow clean strokes come first. Practise capsizing early; fear goes with it. What usually goes wrong is going out alone in cold water, and a first tour against wind that doubles the time.',
  done: 'You finish the trip, race or distance you chose, with a dry feeling of control and a partner who would come again.',
  cautions: [
    'Always wear a buoyancy aid in small boats; never paddle alone on cold, tidal or moving water. Stay away from weirs: they drown strong swimmers.',
    'Stop with pain in ribs, wrist or lower back and have technique checked; ask a doctor first with heart trouble or epilepsy.',
  ],
  steps: [
    step(
      'Name the three skills that the next level asks for',
      'Upper section: roll or brace both sides, break in and out at ten eddies, ferry glides, scout, throw line ten of ten. Rowing: catch square and at body height, so no crab; ten strokes pause drill, rate 18. Film, then one coach. A run is decided by the worst skill.',
      ['Film five minutes', 'Choose three skills', 'Book a coach for one session'],
      1,
      { when: { said: paddles } },
    ),
    step(
      'Book a taster session at a club',
      'Clubs lend everything and know the safe water. Ask for adult beginners, price, age of the group, and what to wear. Done when a date stands in the calendar.',
      [
        'Find two clubs near {place}',
        'Write or ring: taster, price, swimming test',
        'Pack clothes that may get wet, and a towel',
      ],
      0.7,
      { when: { unsaid: [...paddles, ...inflatable] } },
    ),
    step(
      'Learn stroke, stop and getting back in',
      'Four to six beginner sessions: sitting, forward stroke, turning, stopping, capsizing near the shore, getting back in. Done when you can empty and re-enter the {boat} with help.',
      [
        'Sign up for the beginner course',
        'Fall in on purpose once in warm water',
        'Write down the teacher’s one correction after each session',
      ],
      9,
      { when: { unsaid: paddles, level: 'beginner' } },
    ),
    step(
      'Have your stroke filmed from the side',
      'Ten minutes in the {boat} at easy pace. Compare reach, straight arms, use of the legs, and the end of the stroke with a good one. Choose one correction for four weeks.',
      ['Ask a coach or friend to film', 'Choose the one correction', 'Time 2 km as a baseline'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Learn the water and its dangers',
      'Weirs, bridges, shipping lane, tide, wind, places to get out. Mark them on a map of {place}. Ask the club which level and which wind mean staying ashore.',
      [
        'Draw or print the map with exits',
        'Ask about limits of wind, level and temperature',
        'Save weather and level pages on your phone',
      ],
      1.5,
    ),
    step(
      'Get clothes and safety gear together',
      'Buoyancy aid that does not ride up, layers without cotton, neoprene below 15 degrees water, whistle, phone in a dry bag. Borrow the {boat} until you have had ten outings.',
      ['Try a buoyancy aid and pull at the shoulders', 'Test the dry bag in the bath', 'List what the club lends'],
      2,
    ),
    step(
      'Make the air boat go straight and stay legal',
      'Skeg in, pressure by gauge, weight low in the middle, strokes short and near. Buoyancy aid, never offshore wind, weirs carried round: look at each on the map. Licence or permit for that river. 12 km a day is plenty; dry bag, repair patch, shuttle. One trial day loaded.',
      ['Fit skeg and pump to the gauge', 'Mark weirs and exits', 'One loaded trial day'],
      4,
      { when: { said: inflatable } },
    ),
    step(
      'Get ready for the course: swim 200, row easy, sit tall',
      'Three times a week 20 minutes on an ergometer at talking pace, legs first, body, arms. Hip and ankle stretch for the catch. Check 200 metres of swimming in clothes. Say weight to the club: boats have limits, wide ones exist.',
      ['Row easy three times a week', 'Swim 200 metres', 'Ask the club for a wide boat'],
      8,
      { when: { said: heavy } },
    ),
    step(
      'Go out once a week on the same stretch',
      'Ninety minutes with a partner. Twenty minutes technique, then even strokes; count strokes per minute. Lengthen by a tenth each week.',
      [
        'Agree a fixed evening with a partner or crew',
        'Log km, wind and stroke rate in the {boat}',
        'Do planks, hip hinges and hamstring stretches twice a week',
      ],
      16,
      { when: { weeksFrom: 4 }, measured: 'Cover {40%} in club outings' },
    ),
    step(
      'Practise rescue in colder, rougher water',
      'Assisted re-entry, towing, a throw line, and for kayaks the roll in a pool. With a coach, close to shore. You can go on tour when it works twice running.',
      [
        'Book a safety evening of the club',
        'Re-enter the {boat} in under two minutes',
        'Practise the throw line ten times on grass',
      ],
      5,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Plan the trip or race with exits and times',
      'Count on 5 km an hour with breaks, less against wind. Write exits, portages, permits, camps or race papers, and the wind at which you do not start.',
      ['Enter or reserve what fills up', 'Mark exits every 5 km near {place}', 'Give the plan to someone ashore'],
      2.5,
      { daysBefore: 14 },
    ),
    step(
      'Finish the trip, race or distance in your {boat}',
      'Start easy, drink every 20 minutes, stay together, land early. Done is when you are ashore at the end point and your contact knows it.',
      [
        'Check weather and gear the evening before',
        'Go, and note time and conditions',
        'Rinse the gear and write down the next aim',
      ],
      7,
      { measured: 'Cover all {total} and land safely' },
    ),
  ],
  suggestions: [
    tip(
      'Loosen your grip',
      'Blisters and wrist pain come from squeezing.',
      'Wiggle fingers each stroke',
      'Tape before it burns',
    ),
    tip('Push with the legs', 'Feet press at each stroke.', 'Footrest adjusted', 'Knees slightly bent'),
    tip('Start against wind and current', 'Home is then easy.', 'Turn at half of your strength', 'Look back often'),
    tip(
      'Use the machine in winter',
      'Twenty minutes twice a week keep the form.',
      'Rate 20, strong legs',
      'Film the back',
    ),
    tip('Carry dry clothes ashore', 'Cold begins after landing.', 'Hat and gloves', 'Warm drink'),
    tip('Learn to steer before racing', 'A straight line saves a tenth.', 'Aim at a tree', 'Small corrections'),
    tip(
      'Say yes when a crew needs somebody',
      'Substitutes learn quickest.',
      'Put your number on the list',
      'Be there ten minutes early',
    ),
    tip('Wash boat and shoes between waters', 'Plants and germs travel along.', 'Check, clean, dry', 'Empty all water'),
    tip('Stretch hamstrings daily', 'Stiff legs round the back.', 'Two minutes each', 'After a warm shower'),
    tip('Keep the phone on you', 'In the boat it drifts away.', 'Dry pouch', 'Location shared'),
    tip('Know one bail-out taxi number', 'Rivers only go one way.', 'Signal at exits', 'Cash in the bag'),
    tip('Go early in the morning', 'Wind and traffic are low.', 'Light after dusk is law', 'Coffee after landing'),
  ],
};
