import { type Kind, step, tip } from '../kind.ts';
import { raceEntered } from '../stage-words.ts';

/** They run 10 km or several times a week. */
const runs = [
  'already/currently/i/can/regularly/comfortably run/do/jog a? 10k/10km/12k/12km/15k/15km',
  'already/currently/i run three/four/five/3/4/5 times',
  'run/running/done/ran/finished/did several/two/three/a/my/my_first/few 10k/10km/10ks',
  '10k/10km three/four/twice/every/regularly/in',
  'i/currently/already run 4/5/6/7/8/10 miles',
  'i/currently/already run 8/9/10/11/12/13/14/15 km',
  'run 4/5/6/7/8 miles most/every/three/four/twice',
  'longest run is/was/so_far',
];

/** They have run the distance before. */
const raced = [
  'my second/third/fourth/next half',
  'ran/done/did/finished a/my/my_first/two/three/several half/halfs/halves',
  "have/i've run a/my/two/three half/halfs/halves",
  'last/previous half',
];

/** The race has a name and a day, and no place in it is told. */
const namedRace = [
  'the/my _ half',
  'the great north run',
  'this/next years half',
  'half in january/february/march/april/may/june/july/august/september/october/november/december',
];

export const runHalfMarathon: Kind = {
  id: 'run-half-marathon',
  category: 'health',
  name: 'Run a half marathon',
  slots: {
    race: {
      words: [
        'trail half marathon|trail half',
        'city half marathon|city half',
        'charity half marathon|charity place',
        'hilly half marathon|hilly half',
        'relay half marathon',
        'virtual half marathon',
      ],
      otherwise: 'half marathon',
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
        'IT band|it band',
      ],
      otherwise: 'calves and hips',
    },
  },
  ask: {
    question: 'How far can you run comfortably now, and when is the race?',
    chips: ['5 km at most', '10 km without trouble', 'I have run a half, I want to be faster'],
  },
  hoursAWeek: 4,
  weekly: 'Two or three easy runs and one long run, with at least two rest days',
  measures: ['km', 'mile'],
  ladder: true,
  implied: [{ when: /\bhalf|\bhm\b/i, amount: 21.1, unit: 'km' }],
  soundPace: {
    perWeek: { km: 2, mile: 1.25 },
    warning:
      'From 5 km a half marathon needs about twelve weeks, from 10 km about eight to ten. With less time choose a later race or plan to walk parts of it.',
  },
  overview:
    'You will lengthen one slow run a week until you reach 18 km, keep the other runs short and easy, and learn to eat and drink on the way. Then you rest for ten days and run the {race}.',
  approach:
    'Four fifths of all kilometres are slow enough to talk. The long run grows by one to two kilometres a week and every fourth week it gets shorter again. What usually goes wrong is running the easy days too fast and starting the race too fast.',
  done: 'You cross the finish line of the half marathon and can walk down stairs two days later.',
  cautions: [
    'See a doctor before training if you have heart disease, chest pain, fainting, or a close relative who died suddenly when young. Chest pain or fainting while running is an emergency.',
    'Pain at one point of a bone, or pain that changes your stride, means stop running and see a doctor or physiotherapist. Do not run with fever.',
  ],
  steps: [
    step(
      'Count back from the {race} and write the long run of each week',
      'The last long one, about 18 km, falls two to three weeks before the day. Count back from there with one or two kilometres less each week, and a shorter one every fourth week. Note the time limit and the hour of the start.',
      [
        'Write the weeks backwards on one sheet',
        'Read start, time limit and number collection',
        'Note your longest run of the last month',
      ],
      1,
      { when: { said: [...raceEntered, ...raced] } },
    ),
    step(
      'Choose the race and check your starting point',
      'Look for a flat course, the cut-off time and the closing date for entries. Note the longest run of the last month; from under 5 km, do a 5 km plan first.',
      [
        'Write down your longest run of the last four weeks',
        'Compare two races by date, profile and time limit',
        'Count the weeks that are left until the {race}',
      ],
      1,
      { when: { unsaid: [...raceEntered, ...raced, ...namedRace] } },
    ),
    step(
      'Look up the day and the entry of the {race} this week',
      'Write down day, start, time limit, price and when entries open or close, and put all long runs back from that day: the last one, about 18 km, falls two to three weeks before. From under 5 km, do a 5 km plan first.',
      [
        'Open the page of the {race} and write the day down',
        'Put the opening or closing of entries in the calendar',
        'Write down your longest run of the last four weeks',
      ],
      1,
      { when: { said: namedRace, unsaid: [...raceEntered, ...raced] } },
    ),
    step(
      'Register and book travel for the {race}',
      'Popular races fill months before. Check whether you need a medical certificate, and where the number is handed out.',
      ['Register and pay', 'Book train and bed if you need them', 'Put number collection and start in the calendar'],
      1.5,
      { daysBefore: 60, when: { weeksFrom: 10, unsaid: raceEntered } },
    ),
    step(
      'Sort out travel, bed and food for the {race} weekend',
      'Train, bed near the start, breakfast at the right hour, a place to leave the bag. Tell those who cheer where you pass. Check until when a place may be passed on or deferred.',
      ['Book train and bed', 'Read the rules for deferring', 'Tell your people where you pass'],
      1.5,
      { daysBefore: 30, when: { said: raceEntered, weeksFrom: 10 } },
    ),
    step(
      'Build up to three easy runs a week',
      'Thirty to forty minutes each, at talking pace, on the same days. It is done after three weeks without missing a run or getting sore.',
      [
        'Put the three days in the calendar',
        'Have your running shoes checked in a shop',
        'Note how your {weakSpot} felt after each run',
      ],
      8,
      { when: { level: 'beginner', unsaid: [...runs, ...raced] }, measured: 'Run {30%} at talking pace' },
    ),
    step(
      'Run 10 km evenly and take three paces from it',
      'You have the base, so measure it: 10 km as evenly as you can, at a hard but steady effort. A half is about 15 to 20 seconds per kilometre slower; easy runs are a minute slower, and they stay easy.',
      [
        'Run 10 km on a flat measured course',
        'Write race, long and easy pace on a card',
        'Note how your {weakSpot} felt the day after',
      ],
      1.5,
      { when: { said: [...runs, ...raced], level: 'beginner' } },
    ),
    step(
      'Set your goal pace with a 10 km test',
      'Run 10 km evenly and as hard as you can hold. Your half marathon pace is about 15 to 20 seconds per kilometre slower.',
      ['Warm up for fifteen minutes and run the test', 'Write the pace for easy, long and race runs on a card'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Strengthen your {weakSpot} for 15 minutes twice a week',
      'Heel raises, single-leg squats to a chair, bridges, side planks: two sets of twelve. Most running injuries are overuse, and strength is the best protection.',
      ['Learn the four exercises', 'Do them after the two short runs'],
      5,
    ),
    step(
      'Lengthen the long run to 14 km',
      'Add one or two kilometres a week, slower than feels necessary. From 75 minutes on, practise drinking and a gel or half a banana every 40 minutes.',
      [
        'Write the distances of the next weeks in advance',
        'Every fourth week shorten the run by a third',
        'Try two kinds of food on the way',
      ],
      12,
      { when: { weeksFrom: 6 }, measured: 'Run {65%} slowly' },
    ),
    step(
      'Add one faster run a week',
      'First six times two minutes, later three times ten minutes at the pace of the {race}, with easy minutes between. Keep a rest day before and after.',
      ['Find a flat measured stretch', 'Do only one hard run in a week'],
      6,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Run 18 km as a rehearsal for the {race}',
      'Two to three weeks before the date, with the shoes, breakfast, clothes and drinks you will use. It need not be the full distance.',
      ['Choose a loop that passes your home', 'Note chafing, blisters and how your {weakSpot} felt'],
      3,
      { daysBefore: 14, when: { weeksFrom: 5 }, measured: 'Run {85%} as a rehearsal' },
    ),
    step(
      'Use the short time left for two easy long runs',
      'Fitness cannot be made up in a few weeks. Do two long runs at a walk-and-run rhythm, such as nine minutes running and one walking, and use it in the {race}.',
      ['Try the rhythm for 60 minutes', 'Check the time limit and talk to the organiser about a later start'],
      4,
      { daysBefore: 7, when: { weeksTo: 4 } },
    ),
    step(
      'Run the {race} to the finish line',
      'Halve the distances in the last ten days. On the day run the first three kilometres slower than planned and drink at every station. Finished means over the line, walking included.',
      [
        'Lay everything out the evening before, nothing new',
        'Divide the course into 10, 8 and 3 km with a plan for each',
        'Walk for ten minutes afterwards, eat, and rest for a week',
      ],
      4,
      { measured: 'Run all {total} to the finish line' },
    ),
  ],
  suggestions: [
    tip('Run easy days with slower people', 'Company keeps the pace honest.', 'Talk in full sentences', 'Watch off'),
    tip('Grease where it rubs', 'Chafing starts after 12 km.', 'Inner thighs, toes, bra line', 'Tape on nipples'),
    tip(
      'Eat starch the day before',
      'Normal portions, little fat and fibre.',
      'Rice, pasta, potatoes',
      'Nothing unknown',
    ),
    tip(
      'Practise the toilet timing',
      'Nerves speed everything up.',
      'Breakfast three hours before',
      'Coffee only if you are used to it',
    ),
    tip(
      'Rotate two pairs of shoes',
      'Different soles load the legs differently.',
      'Mark the purchase date',
      'Race in the pair you know',
    ),
    tip(
      'Learn the course profile',
      'A hill at km 17 is easier when expected.',
      'Drive, cycle or watch it',
      'Save strength before it',
    ),
    tip(
      'Cut toenails two days before',
      'Black nails come from long ones.',
      'Straight across',
      'Shoes half a size larger',
    ),
    tip('Take rest weeks seriously', 'Tendons catch up in light weeks.', 'A third less', 'Every fourth week'),
    tip('Have a sentence for km 18', 'It gets hard there for everybody.', 'Short and kind', 'Write it on your hand'),
    tip('Do one run on race-day hour', 'Your stomach should know the time.', 'Same breakfast', 'Same clothes'),
    tip(
      'After illness, restart gently',
      'Two easy days for each day of fever.',
      'No long run in the first week',
      'Heart symptoms: doctor',
    ),
    tip(
      'Arrange who stands where',
      'A known face at km 15 helps a lot.',
      'Agree on the side of the road',
      'And a meeting point',
    ),
    tip('Drink by thirst', 'Too much water is dangerous as well.', 'A few sips each station', 'Salt with it in heat'),
  ],
};
