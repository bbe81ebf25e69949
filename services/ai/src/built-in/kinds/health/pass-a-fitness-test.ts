import { type Kind, step, tip } from '../kind.ts';

/** Singapore's yearly test. */
const ippt = ['ippt/nsman/nsmen'];
/** Fitness tests of the United States forces. */
const aft = ['acft/aft/pft', 'army fitness test', 'sprint drag carry'];
/** The test was failed. */
const failedTest = [
  'failed it/the/my/last/twice/once/on/by',
  'second/third attempt/try/go',
  'retest/resit/retake',
  'short/missed by',
  'remedial/rt',
];
/** The test has a day. */
const testDay = ['test/ippt/it is? booked/on/in', 'booked my/the test/ippt/slot', 'have/got a/my date'];

/** A run over a fixed distance. */
const timedRun = [
  '1.6/1600/2.4/1.5/2/3/3000/800 km/k/m/mile/miles/metres/meters',
  '2.4km/1.6km/2km/1600m/3km/3000m/800m/cooper/1.5-mile',
  'mile/two-mile/two_mile run',
  'twelve-minute/12-minute/12_minute run',
];

/** Runs to and fro by a tone. */
const shuttles = ['bleep/beep/multistage/shuttle/shuttles', 'twenty/20 metres/m there'];

/** Repeats that are counted. */
const counted = ['press-ups/push-ups/pushups/sit-ups/situps/pull-ups/pullups/chin-ups/hang/hanging/ippt'];

/** Loads that are dragged and carried. */
const loads = ['drag/dummy/hose/carry/ladder/shield/casualty/deadlift/stretcher/vest'];

/** They missed it narrowly before. */
const retest = ['retest/resit', 'failed/missed _? _? _? by', 'failed it/the/my/mine once/twice/last'];

export const passAFitnessTest: Kind = {
  id: 'pass-a-fitness-test',
  category: 'health',
  name: 'Pass a fitness test for a job',
  slots: {
    test: {
      words: [
        'police fitness test|police',
        'army fitness test|army|military|bundeswehr|marines',
        'fire service test|firefighter|fire brigade|fire service',
        'prison officer test|prison officer',
        'ambulance test|paramedic|ambulance',
        'lifeguard test|lifeguard',
        'sports degree entry test|sports degree|pe teacher|sport university',
        'referee test|referee',
        'border force test|border|customs',
        'coastguard test|coastguard',
        'IPPT|ippt',
        'ACFT|acft',
      ],
      otherwise: 'fitness test',
    },
    event: {
      words: [
        'bleep test|beep test|shuttle run|multistage',
        'press-ups|push-ups|pushups',
        'pull-ups|pullups|chin-ups',
        'sit-ups|situps',
        '2 km run|2.4 km|1.5 mile|1.5 miles|cooper|3000 m|run',
        'swim|swimming',
        'dummy drag|drag|casualty',
        'ladder climb|ladder|claustrophobia',
        'obstacle course|obstacle|agility',
        'sit-and-reach|sit and reach',
        'deadlift|sprint-drag-carry|sprint drag carry',
        'grip test|grip',
        'rucksack march|loaded march|rucksack',
      ],
      otherwise: 'weakest event',
    },
  },
  ask: {
    question: 'Which test is it, when, and which part fails today?',
    chips: ['Police, bleep test', 'Army, run and press-ups', 'Fire service, strength'],
  },
  hoursAWeek: 4.5,
  weekly: 'Two running sessions, two strength sessions, one full or half mock test every second week',
  overview:
    'You get the official standards, do the whole test once now, put most of the time into the {event}, and repeat the mock test every two weeks until you are clearly above the limit.',
  approach:
    'Train the movement as it is judged: same surface, depth, cadence, shoes. Aim ten per cent above the pass mark, since nerves cost some. Start at least eight to twelve weeks before; last-minute panic training brings injuries.',
  done: 'You pass every part of the {test} on the day, after two mock tests above the limits.',
  cautions: [
    'Do the health check first, and say asthma, heart trouble, injury or pregnancy honestly. Stop for chest pain, fainting or pain at one spot of a bone. No two hard days in a row for beginners.',
  ],
  steps: [
    step(
      'Look up your IPPT points by age and choose where to win them',
      'Three stations: push-ups and sit-ups, one minute each, up to 25 points each, and 2.4 km with up to 50. NSmen pass with 61 points and a few in each station; incentives begin at 61, silver at 75, gold at 85. The run holds half, so thirty seconds there are often cheaper than five push-ups.',
      ['Open the calculator for your age group', 'Enter what you can do today', 'Write the two cheapest gains'],
      0.5,
      { when: { said: ippt } },
    ),
    step(
      'Write each event with your minimum, your age and your score today',
      'Deadlift, hand-release push-ups, sprint-drag-carry, plank and the two-mile run in the Army; other services have their own list. Take the table for your age and your job from the official page, since some jobs need more. The event nearest to its minimum decides the plan.',
      ['Save the official table', 'Write minimum, target and today', 'Mark the two nearest to failing'],
      0.5,
      { when: { said: aft } },
    ),
    step(
      'Get the official standards of the {test}',
      'Parts, order, limits by age, rules of repeats, breaks, clothing, how often you may repeat, eyesight and medical limits. From the employer’s own page, not from forums.',
      ['Download the official sheet', 'Write each limit plus ten per cent', 'Check height, sight and medical rules'],
      0.5,
      { when: { unsaid: [...ippt, ...aft] } },
    ),
    step(
      'Do the whole test once and record it',
      'Warm up, real order and breaks, with a friend who counts strictly and the official audio. The gap decides the plan.',
      ['Find track or hall', 'Do it and write each result', 'Rank the gaps; the first is likely {event}'],
      1.5,
      { when: { unsaid: retest } },
    ),
    step(
      'Write where the missing seconds or repeats were lost',
      'You know the real test, so take it apart: split of each lap or level, the repeat that was not counted, sleep, food, the start that was too fast. Do only the failed part once this week; the rest is kept up, not trained.',
      [
        'Write the split of each lap or set',
        'Do the failed part once, strictly',
        'Name one cause and the number you need',
      ],
      1,
      { when: { said: retest } },
    ),
    step(
      'Book medical and application dates',
      'Doctor’s certificate, forms, date of the test and of the repeat. Training plan backwards from it.',
      ['Book the health check', 'Put test and repeat dates in the calendar', 'Ask for a familiarisation day'],
      1,
      { waitDays: 7, when: { unsaid: [...ippt, ...aft, ...testDay] } },
    ),
    step(
      'Count the weeks to the {test} and fix the two rehearsals',
      'Write the day on top and count back: last hard session five days before, full rehearsals three weeks and ten days before, all other weeks for the {event}. Under four weeks train only what you can still win: pacing, technique of the count, and easy running. Do the health check first if you are over 35, have asthma or heart trouble, or have not trained for months.',
      ['Write the weeks on one sheet', 'Fix both rehearsals', 'Read the rules for moving the date'],
      0.5,
      { when: { said: testDay } },
    ),
    step(
      'Name why the last {test} failed and by how much',
      'Seconds, repeats or points behind the line, and the cause: started too fast, repeats not counted, no base, nerves, too heavy, pain. Each has another cure: even laps, full range on film, easy kilometres. Pain goes to a doctor or physiotherapist first.',
      ['Write the gap in numbers', 'Choose the one cause', 'Ask the examiner what was not counted'],
      0.5,
      { when: { said: failedTest } },
    ),
    step(
      'Train the {event} three times a week',
      'Run tests: intervals such as 8 x 1 minute hard plus one 30-minute easy run, shuttle turns for the bleep test. Strength: five sets at 60 per cent of the best. Add five per cent a week.',
      ['Write six weeks of sessions', 'Practise turns, depth or grip as judged', 'Film one set'],
      16,
      { when: { unsaid: [...ippt, ...timedRun, ...shuttles, ...counted, ...loads] } },
    ),
    step(
      'Run four times a week with 400 m repeats at test pace',
      'Divide your limit by the laps: 1.6 km in 6:00 is 90 seconds for 400 m, in 6:30 it is 98; 2.4 km in 12:00 is two minutes. One day six of these with 200 m walking, one day three of 800 m, two days 25 to 35 minutes easy. When six are clean, go two seconds faster.',
      [
        'Work out your seconds for 400 m',
        'Run the first six and note each time',
        'Write six weeks, with a light one in the fourth',
      ],
      14,
      { when: { said: timedRun, unsaid: ippt } },
    ),
    step(
      'Train turns and levels of the shuttle run twice a week',
      'Speed begins at about 8.5 km/h and rises by half a kilometre a level. One day four times four minutes at the level before the one that stops you, two minutes of rest; one day ten times 30 seconds faster. Turn low, on alternate feet, one foot on the line, and never start before the tone.',
      [
        'Measure 20 metres and load the official audio',
        'Practise ten turns on each leg',
        'Write the level of each session',
      ],
      12,
      { when: { said: shuttles, unsaid: ippt } },
    ),
    step(
      'Do the counted exercise in small sets on five days',
      'Take half of your best, five sets a day with long breaks, as strictly as the examiner counts. Test on Saturdays and take half of the new best. For a hang: five times half your best seconds. Light days when elbows or shoulders complain.',
      [
        'Write today’s best, strictly counted',
        'Fix five times of day for the sets',
        'Film one set and compare with the rules',
      ],
      6,
      { when: { said: counted, unsaid: ippt } },
    ),
    step(
      'Drag, carry and climb with the real weight twice a week',
      'Low hips, straight arms, short steps; the legs pull and not the back. Begin at half the weight over the full distance, and add a tenth a week: sandbag, tyre, filled canisters. Grip: carry heavy bags for 30 seconds, six times. Ask the station for a practice evening.',
      ['Build the load from a bag and sand', 'Do four runs over the full distance', 'Ask for a practice evening'],
      8,
      { when: { said: loads, unsaid: ippt } },
    ),
    step(
      'Run 400 metres six times and do push-ups daily, never to failure',
      'Run days: six rounds of 400 m at the pace of your wished 2.4 km time with 90 seconds of rest, another day 25 to 40 easy minutes. Push-ups and sit-ups: half of your best, four times through the day, five days a week; add one each week. Full range, the sensor or the partner counts nothing else.',
      [
        'Work out the seconds for one lap',
        'Do intervals on Tuesday, easy on Friday',
        'Put four small sets into the working day',
      ],
      18,
      { when: { said: ippt } },
    ),
    step(
      'Keep the other parts with two circuits',
      'Squats, rows, press-ups, carry, drag a weighted sledge or bag, plank; 40 minutes. Legs and grip win drags and ladders.',
      ['Choose six stations that help the {event}', 'Raise weight weekly', 'Easy day after'],
      10,
    ),
    step(
      'Repeat the test every two weeks',
      'Same conditions, written results; move time from what passes to what fails.',
      ['Fix three mock dates', 'Train with somebody faster', 'Add nerves: strangers watching'],
      3,
      { waitDays: 14, when: { weeksFrom: 5, unsaid: testDay } },
    ),
    step(
      'Practise the day with its rules',
      'Order, rest, shoes, breakfast two to three hours before, travel, papers. Heights, smoke mask or water practised where the {test} asks for it.',
      ['Write the day hour by hour', 'Ask to try the station you fear, for instance the {event}', 'Pack papers'],
      1,
      { daysBefore: 7 },
    ),
    step(
      'Rest for four days before',
      'Two light sessions, no new exercise, sleep eight hours.',
      ['Last mock a week before', 'Loosen and sleep', 'Lay out kit'],
      0.5,
      { daysBefore: 1 },
    ),
    step(
      'Pass every part of the {test}',
      'Warm up fifteen minutes, keep an even pace, listen to how repeats are counted. If one part fails, book the repeat the same week.',
      ['Start the run slower than you feel', 'Full repeats only', 'Write what to train next'],
      2,
    ),
  ],
  suggestions: [
    tip('Use the official audio', 'Timing by ear saves levels.', 'Download', 'Hall'),
    tip('Learn to turn low', 'A good turn saves half a second.', 'Pivot', 'Both feet'),
    tip('Train in boots if judged so', 'Heavy shoes change your stride.', 'Short runs first', 'The socks of the day'),
    tip('Hang from a bar', 'Grip for ladder and rescue.', '30 seconds', 'Daily'),
    tip('Find a test buddy', 'Somebody else counts honestly and pulls you along.', 'Weekly', 'The same goal'),
    tip('Do easy runs easy', 'Speed needs fresh legs.', 'Talk', '30 minutes'),
    tip(
      'Warm up the same way',
      'A fixed order calms the nerves on the day.',
      'Ten minutes',
      'Practise it at each mock test',
    ),
    tip('Sleep in the test week', 'Rest brings more than a last hard session.', 'Eight hours', 'No late screens'),
    tip('Note each mock result', 'Progress seen is calm.', 'Table', 'Date'),
    tip('Stay under the weight limit sensibly', 'Some tests have one.', 'Early', 'No crash'),
    tip('Ask those who passed', 'They know the details.', 'Open day', 'Questions'),
    tip('Plan the second try', 'Most employers allow a repeat.', 'Know the date', 'Keep on training'),
  ],
};
