import { type Kind, step, tip } from '../kind.ts';
import { fromZero, raceEntered } from '../stage-words.ts';

/** They run 5 km. */
const runs = [
  'can/already/i/currently/comfortably run/do/jog about/around/up_to? a? 5k/5km/6k/6km/7k/7km/8k/8km/9k/9km/3_miles/4_miles/5_miles',
  'run/running/do/doing parkrun/parkruns',
  'done/finished/completed/did couch_to_5k/c25k/the_couch_to_5k/a_5k/my_first_5k/several_5ks',
  '5k/5km is/without/every/twice/three/in',
  'parkrun every/regularly/each',
];

export const run10k: Kind = {
  id: 'run-10k',
  category: 'health',
  name: 'Run 10 km',
  slots: {
    race: {
      words: [
        'city run|city 10k',
        'company run|corporate run|office run',
        'women’s run|women’s 10k',
        'trail run|trail 10k',
        'night run',
        'charity run',
        'bridge run',
        'forest run',
        'new year run|silvester run|new year’s run',
        'obstacle run|spartan|tough mudder',
        'fitness test',
        '10 km race|10k race',
      ],
      otherwise: '10 km run',
    },
    weakSpot: {
      words: [
        'knees|knee',
        'shins|shin splints',
        'ankles|ankle',
        'Achilles tendon|achilles',
        'hips|hip',
        'lower back|back',
        'calves|calf',
        'feet|foot|plantar fasciitis',
        'hamstrings|hamstring',
      ],
      otherwise: 'calves and hips',
    },
  },
  ask: {
    question: 'How far can you run today without a break?',
    chips: ['About 3 km', '5 km comfortably', '10 km, I want a better time'],
  },
  hoursAWeek: 3,
  weekly: 'Two easy runs and one longer one, with a rest day after it',
  measures: ['km', 'mile'],
  ladder: true,
  implied: [{ when: /\b(10 ?k\b|ten k\b)/i, amount: 10, unit: 'km' }],
  soundPace: {
    perWeek: { km: 1.4, mile: 0.9 },
    warning:
      'From 5 km to 10 km takes most people eight weeks. With less time, run the first half and alternate running and walking after it.',
  },
  overview:
    'You will make one run a week longer, from what you manage now to 9 km, and keep the other two short and easy. Short strength exercises keep you free of injury until the {race}.',
  approach:
    'Run slowly enough to talk on two of three days; that is where endurance grows. Add about a tenth a week and take a lighter week every fourth. Most people fail by running each run as a small race.',
  done: 'You run 10 km from start to finish, the second half no slower than the first.',
  cautions: [
    'Ask a doctor first if you have heart disease, chest pain or fainting, or have been unwell. Chest pain or fainting during a run is an emergency.',
    'Pain that changes your stride or hurts at one point of a bone means stop; see a physiotherapist if a week of rest does not help. No running with fever.',
  ],
  steps: [
    step(
      'Run your usual 5 km a minute slower than you could',
      'Most people who are stuck at 5 km run all of it too fast. If you can tell a story on the way, your body is ready for more distance; note time, breath and how your {weakSpot} felt.',
      [
        'Run 5 km so slowly that you could talk',
        'Note the time and how hard it was, 1 to 10',
        'Look at your {weakSpot} the next morning',
      ],
      1,
      { when: { said: runs, level: 'beginner' } },
    ),
    step(
      'Walk for 25 minutes with eight slow one-minute runs',
      'Five minutes of walking, then run one minute and walk two, eight times. Run hardly faster than you walk. It is done when you are home and could have gone on; how your {weakSpot} felt the day after decides when you go again.',
      ['Look for a flat round from your door', 'Note how your {weakSpot} felt the next morning'],
      1,
      { when: { said: fromZero, unsaid: runs } },
    ),
    step(
      'Run 30 easy minutes and note how far you got',
      'With walking breaks if needed. The distance and how your {weakSpot} felt the day after decide at which week of the plan you begin.',
      ['Look for a flat route with places to turn round', 'Write down distance, effort from 1 to 10 and any pain'],
      1,
      { when: { level: 'beginner', unsaid: [...runs, ...fromZero] } },
    ),
    step(
      'Run a 5 km test and work out your paces',
      'Warm up, then run 5 km evenly at your best. Your 10 km pace is about ten seconds per kilometre slower; easy runs are more than a minute slower.',
      ['Run the test on a flat measured route', 'Write the three paces on a card'],
      1.5,
      { when: { level: 'experienced', unsaid: fromZero } },
    ),
    step(
      'Fix three running days and enter the {race}',
      'Same days each week, with a free day after the long run. An entry with a date makes it real; check the closing date and time limit.',
      [
        'Put the days in the calendar',
        'Register for the {race} or choose your own route and date',
        'Have worn shoes replaced',
      ],
      1.5,
      { when: { unsaid: raceEntered } },
    ),
    step(
      'Count the weeks to the {race} and fix three running days',
      'You are entered, so read what the organiser asks for: hour, time limit, where the number is. Write the long run of each week backwards from the day, the last of 9 km ten days before.',
      [
        'Read the information of the organiser',
        'Write the long runs of each week',
        'Put the three days in the calendar',
      ],
      1,
      { when: { said: raceEntered } },
    ),
    step(
      'Work up from one minute to 30 minutes of running',
      'Each week the running part grows by a minute or two and the walk stays: one and two, two and two, three and one, five and one. Repeat a week that was hard. It is done when you run 30 minutes, however slowly, without a walk.',
      ['Write the minutes of the next four weeks on one sheet', 'Stop each time while you could go on'],
      14,
      { when: { said: fromZero, unsaid: runs, weeksFrom: 8 } },
    ),
    step(
      'Run 6 km slowly once a week',
      'Add about half a kilometre to the long run each week, so slowly that you could tell a story. The other two runs stay at 25 to 35 minutes.',
      ['Write the distances of four weeks in advance', 'Turn round at half the distance with breath to spare'],
      7,
      { measured: 'Run {60%} slowly from start to end' },
    ),
    step(
      'Train your {weakSpot} for ten minutes twice a week',
      'Heel raises, single-leg squats to a chair, bridges, side planks. Two sets of ten after the short runs.',
      ['Learn the four exercises', 'Tick them off beside the runs'],
      3,
    ),
    step(
      'Add hills or faster minutes once a week',
      'Six times one minute uphill or brisk, two minutes easy between. It makes the pace of the {race} feel slower. Leave it out in weeks when you are tired.',
      ['Find a gentle hill or a flat kilometre', 'Run the last one as well as the first'],
      5,
      { when: { weeksFrom: 6, unsaid: fromZero } },
    ),
    step(
      'Lengthen the long run to 8 km',
      'Add half a kilometre to a kilometre a week, with a shorter week after three. Learn where you can drink on the way, and have something to eat two hours before.',
      ['Choose a route that passes home', 'Note how your {weakSpot} felt after each long run'],
      7,
      { when: { weeksFrom: 4 }, measured: 'Run {80%} without a break' },
    ),
    step(
      'Run 9 km as a rehearsal ten days before',
      'With the clothes, breakfast and hour of the {race}. Practise a first kilometre that feels too slow.',
      ['Plan the route and the time', 'Write down what rubbed, pinched or went well'],
      2,
      { daysBefore: 9, when: { weeksFrom: 6 }, measured: 'Run {90%} as a rehearsal' },
    ),
    step(
      'Practise running nine minutes and walking one',
      'With so little time a planned rhythm is the safest way to 10 km. Use it in two runs now and on the day itself.',
      ['Set the rhythm on your watch', 'Try it for 40 minutes'],
      2,
      { when: { weeksTo: 3 } },
    ),
    step(
      'Run the {race} and finish all ten kilometres',
      'In the last week run two short easy ones only. Start slower than planned, speed up after 7 km if you can. It is done at the line, whatever the clock says.',
      [
        'Collect the number and lay everything out the evening before',
        'Run km 1 to 3 by breath, not by watch',
        'Walk ten minutes afterwards and note the time',
      ],
      2,
      { measured: 'Run all {total} to the finish' },
    ),
  ],
  suggestions: [
    tip('Join a free 5 km on Saturdays', 'It is a good test every few weeks.', 'As an easy run', 'Note the time'),
    tip(
      'Split the distance in your head',
      'Three parts are easier than ten kilometres.',
      '4 km slow, 4 km steady',
      '2 km what is left',
    ),
    tip('Choose soft ground sometimes', 'Paths in parks are kinder to the legs.', 'One run a week', 'Watch for roots'),
    tip(
      'Run without a watch once a week',
      'You learn to feel your pace.',
      'Familiar route',
      'Guess the time afterwards',
    ),
    tip('Eat before a morning run', 'Half a banana is enough for an hour.', 'Thirty minutes before', 'Water with it'),
    tip(
      'Find a runner of your speed',
      'The long run is shorter with talk.',
      'Ask in a running group',
      'Same day each week',
    ),
    tip('Warm up with walking', 'Five brisk minutes save sore calves.', 'Then jog slowly', 'No long stretches before'),
    tip('Dress for ten degrees more', 'You warm up quickly.', 'Cold at the start is right', 'Thin layers'),
    tip(
      'Do four strides after easy runs',
      'They make you quicker without tiring you.',
      'Twenty seconds relaxed',
      'Walk back',
    ),
    tip('Sleep more in heavy weeks', 'Legs recover at night.', 'Half an hour earlier', 'No late screens'),
    tip('Watch your resting pulse', 'Ten beats more means a day off.', 'Before getting up', 'Note it twice a week'),
    tip('Volunteer at a race', 'You see what helps at the last kilometre.', 'Water station', 'Cheer for the slow ones'),
  ],
};
