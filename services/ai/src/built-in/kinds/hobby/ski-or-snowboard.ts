import { type Kind, step, tip } from '../kind.ts';

/** They slide already. */
const slides = ['snowplough is', 'parallel turns', 'heel edge', 'third week', 'okay, toe'];

/** Fear. */
const fearful = ['fear/crying/afraid/scared'];

/** Knees or age. */
const oldKnees = ['new knees', 'knees', 'am 60/65/70', "i'm 60/65/70"];

export const skiOrSnowboard: Kind = {
  id: 'ski-or-snowboard',
  category: 'hobby',
  name: 'Learn to ski or snowboard',
  slots: {
    sport: {
      words: [
        'snowboarding|snowboard|snowboarder',
        'cross-country skiing|cross country|nordic|classic style|skating technique|Vasaloppet|langlauf',
        'ski touring|skins|splitboard',
        'off-piste skiing|off piste|off-piste|powder|freeride',
        'telemark',
        'carving',
        'mogul skiing|moguls',
        'freestyle|park|180|jumps',
        'ski racing|slalom',
        'sit-skiing|sit-ski|mono-ski',
        'skiing|ski|skis',
      ],
      otherwise: 'skiing',
    },
    place: { from: 'place', otherwise: 'the ski area' },
  },
  ask: {
    question: 'Ski or board, and what can you do on snow today?',
    chips: ['Never been on snow', 'Blue runs, I want to do red', 'Good, I want powder or touring'],
  },
  hoursAWeek: 3,
  weekly: 'Two sessions of 25 minutes for legs and balance until the snow comes',
  overview:
    'You will get legs and balance ready at home, have lessons for {sport} on the first days, and go up one slope colour only when the last one is easy. Boots that fit and a day that ends before you are tired do the rest.',
  approach:
    'Three lessons of two hours beat a week of trying with friends. Repeat easy slopes until they bore you; technique grows there. What usually goes wrong is a friend who takes you up too high on day one, and the last run with tired legs.',
  done: 'You come down the slope or route you chose, in control from top to bottom, and stop wherever you want.',
  cautions: [
    'Wear a helmet, follow the FIS rules, and stop when your legs tremble. After a knee, hip or head injury, with heart trouble or osteoporosis ask a doctor before.',
    'Off the marked runs only with avalanche training, transceiver, shovel and probe, a partner, and the day’s avalanche report. At level 3 or more stay on open slopes that are secured.',
  ],
  steps: [
    step(
      'Choose dates, place and lessons for your first days',
      'A small area with a wide practice slope beats a famous one. Avoid holiday weeks. Compare lesson, pass, hire and bed as one price; a dome or dry slope nearby makes a good try-out.',
      [
        'Look up beginner area and lesson prices at {place}',
        'Write the total for two dates',
        'Tell those who come along that you will have lessons',
      ],
      1.5,
    ),
    step(
      'Film three turns each way and train the weak one',
      'On the weak side the weight stays on the wrong foot or the shoulder turns uphill. Traverse, lift the inner ski, ten each way; then garlands, then turns on a green. On a board: toe side by bending knees and looking up the hill, side-slip first. Two hours before lunch, one fault a day.',
      ['Film three turns each way', 'Ten traverses on the weak side', 'One lesson on day one for it'],
      1,
      { when: { said: slides } },
    ),
    step(
      'Try two hours of {sport} in a dome or on a dry slope',
      'Learn to put the equipment on, fall, stand up, glide and stop. Then the first day on the mountain is not lost.',
      [
        'Find the nearest dome, slope or roller course',
        'Book a beginner lesson with hire',
        'Write down what frightened you',
      ],
      3,
      { when: { unsaid: slides, level: 'beginner' } },
    ),
    step(
      'Have three runs filmed and name one fault',
      'Side and back view on a slope that is easy for you. Most faults in {sport} come from weight too far back, an upper body that turns, or edges set too late.',
      [
        'Ask a friend to film three runs',
        'Send it to an instructor or compare it yourself',
        'Write the one fault on a card',
      ],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Book lessons, pass and bed',
      'Groups with no more than six people, or two hours alone on day one and three. Ask for an instructor who teaches adults in {sport}. Check that insurance covers rescue and the trip home.',
      [
        'Book lessons for the first three mornings',
        'Reserve pass, hire and bed at {place}',
        'Check insurance for winter sports',
      ],
      2.5,
      { daysBefore: 30, when: { weeksFrom: 6 } },
    ),
    step(
      'Strengthen legs and balance twice a week',
      'Wall sit, lunges, side jumps, one-leg stand with eyes closed, planks: 25 minutes. Done when you hold the wall sit for 90 seconds and stand a minute on each leg.',
      [
        'Choose five exercises and two days',
        'Measure wall sit and balance today and each fortnight',
        'Add quick stairs for the last two weeks before {sport}',
      ],
      10,
      { when: { unsaid: oldKnees, weeksFrom: 4 } },
    ),
    step(
      'Get boots fitted and the right clothes',
      'Boots decide more than anything: one thin sock, shin touching, toes just free when you bend your knees. Hire skis or board for the first ten days; chest height suits learning.',
      [
        'Book the hire or boot fitter in the afternoon',
        'Borrow trousers, jacket, gloves, goggles for {sport}',
        'Wear the boots for half an hour indoors',
      ],
      3,
      { daysBefore: 7 },
    ),
    step(
      'Learn to stop and to fall before any lift',
      'Wedge, stop, sit down sideways, get up: ten times on the flat. Look at the next gate and not down, count turns aloud, breathe out. Choose runs from the map the evening before; a blue one in soft snow at ten is easiest. Tell the teacher the word fear at the start. You may ride the lift down.',
      ['Stop and get up ten times', 'Choose tomorrow’s run on the map', 'Tell the teacher'],
      2,
      { when: { said: fearful } },
    ),
    step(
      'Ask the surgeon and train eight weeks for mended knees',
      'Ask about torsion and falls, and whether short skis with low bindings help. Wall sit 3 times 40 seconds, step-downs, side steps, balance on one leg: every second day. Two hours a day, blue and green, soft snow, poles as support, no last run.',
      ['Ask the surgeon', 'Exercises every second day, eight weeks', 'Rent short skis with checked bindings'],
      12,
      { when: { said: oldKnees } },
    ),
    step(
      'Spend the first three mornings in lessons',
      'In the afternoon repeat what you learned for an hour, and stop. Day one: glide and stop; day two: turns and lift; day three: a whole easy run. Ask each day for one homework.',
      [
        'Tell the instructor your fear and your aim in {sport}',
        'Repeat the homework on the same slope',
        'Stop before your legs shake',
      ],
      12,
      { months: [12, 4] },
    ),
    step(
      'Ride the same run until it is easy, then go up',
      'Count ten runs in a row without a fall or a pause out of fear. Only then the next colour, first in good light and soft snow, with somebody patient.',
      [
        'Make the list of runs at {place} from easy to hard',
        'Tick ten clean runs',
        'Do the first run of the next colour at eleven in the morning',
      ],
      14,
      { months: [12, 4], when: { weeksFrom: 3 } },
    ),
    step(
      'Come down your chosen run in control',
      'Look at it from the lift, choose stopping places, and begin when you are rested. Done is top to bottom with stops that you chose. Film the last part and choose what comes next in {sport}.',
      ['Check snow, light and crowd', 'Ride it twice', 'Note the days and what you want to learn next season'],
      4,
      { months: [12, 4] },
    ),
  ],
  suggestions: [
    tip(
      'Hire before you buy',
      'Your first equipment is outgrown within a season.',
      'Boots first later',
      'End-of-season sales',
    ),
    tip('Look where you want to go', 'Body and equipment follow your eyes.', 'Two turns ahead', 'Never at the tree'),
    tip('Wear wrist guards on a board', 'Beginners fall on hands.', 'Under the glove', 'Make fists when falling'),
    tip('Eat before you are cold', 'Warm soup at eleven avoids queues.', 'Snack in the pocket', 'Drink water as well'),
    tip(
      'Know the ten rules of the slope',
      'They also decide who is liable.',
      'The one in front has priority',
      'Stop at the edge',
    ),
    tip('Skip the last run', 'Most accidents happen after three.', 'Take the lift down', 'No shame in it'),
    tip(
      'Carry a card with rescue numbers',
      'Note lift or run number as well.',
      'Emergency contact',
      'Insurance number',
    ),
    tip('Use sun cream twice', 'Snow doubles the sun.', 'Also under the chin', 'Lip stick in the pocket'),
    tip('Roller-skate or skate in summer', 'Balance and edges stay.', 'Once a week', 'Pads on'),
    tip('Practise stopping first', 'Who can stop fears less.', 'Both sides', 'On a called word'),
    tip('Go midweek', 'Empty slopes teach twice as fast.', 'January after the holidays', 'Ask for midweek passes'),
    tip('Service edges and base', 'Sharp edges hold on ice.', 'Before the season', 'Wax every five days'),
  ],
};
