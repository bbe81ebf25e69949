import { type Kind, step, tip } from '../kind.ts';
import { raceEntered } from '../stage-words.ts';

/** They have run a half marathon or long runs. */
const halfDone = [
  'ran/done/did/finished/completed a/my/my_first/two/three/several/some half/halfs/halves/half-marathon/half-marathons',
  "have/i've run a/my/two/three half/halfs/halves",
  'half marathon/marathons last/in/two/three/done/under',
  'longest run is/was',
  'already/i/currently run about/around? 40/50/60/70 km/k/kilometres',
];

/** They have run a marathon. */
const raced = [
  'my second/third/fourth/next marathon',
  'ran/done/did/finished/completed a/my/my_first/two/three/several/last marathon/marathons',
];

/** The race is chosen. */
const namedRace = [
  'the _ marathon',
  'london/chicago/berlin/boston/tokyo/sydney/new_york/paris/manchester/dublin/edinburgh/amsterdam/valencia/rotterdam marathon',
];

/** They have a time in mind. */
const timeGoal = [
  'sub/sub-3/sub-4/sub-5/sub4/sub3/3:00/3:15/3:30/3:45/3:59/4:00/4:15/4:29/4:30/4:45/5:00/5:30',
  'under/in/below three/four/five/3/4/5 hours',
  'under/in/below three/four/five and',
  'pace/faster',
];

/** The last one broke late. */
const wall = ['wall/cramp/cramps/cramped/bonked/bonk', 'walked in', 'blew/blow/blown up', 'dnf'];

/** Their days change with a roster. */
const roster = [
  'shift/shifts/nights/night_shifts/roster/rota/layover/layovers',
  'flight attendant',
  'long-haul/long_haul',
];

/** The training is done, and the last weeks have come. */
const tapering = ['taper/tapering/tapers', '_ weeks of the? plan/training done/behind_me', 'plan is done/finished'];

/** Money must be raised for the place. */
const charity = ['charity/hospice/fundraise/fundraising/raise/sponsors', 'golden bond'];

export const runMarathon: Kind = {
  id: 'run-marathon',
  category: 'health',
  name: 'Run a marathon',
  slots: {
    race: {
      words: [
        'trail marathon',
        'mountain marathon|mountains',
        'city marathon',
        'London Marathon|london',
        'Berlin Marathon|berlin',
        'New York Marathon|new york',
        'Boston Marathon|boston',
        'Chicago Marathon|chicago',
        'Paris Marathon|paris',
        'Tokyo Marathon|tokyo',
        'Vienna Marathon|vienna',
        'Hamburg Marathon|hamburg',
        'charity marathon|charity place',
        'ultramarathon|ultra|50 k|100 km',
      ],
      otherwise: 'marathon',
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
        'stomach|gut',
      ],
      otherwise: 'calves and hips',
    },
  },
  ask: {
    question: 'What is your longest run of the last two months, and when is the race?',
    chips: ['10 km or less', 'A half marathon', 'I have run a marathon before'],
  },
  hoursAWeek: 5.5,
  weekly: 'Three or four runs, one of them long, one of them brisk, and two rest days',
  measures: ['km', 'mile'],
  ladder: true,
  implied: [{ when: /\bmarathon\b/i, amount: 42.2, unit: 'km' }],
  soundPace: {
    perWeek: { km: 2.7, mile: 1.7 },
    warning:
      'A first marathon needs 16 to 20 weeks for somebody who already runs 10 km, and longer from zero. If the date is closer, move to a half marathon or a later race.',
  },
  overview:
    'You will build a base of easy kilometres and lengthen one run a week to 30 or 32 km. You rehearse food and pace in a half marathon, rest for two weeks and run the {race}.',
  approach:
    'Four fifths of the kilometres are slow, and every third or fourth week is lighter. Eating on the run is trained like the legs. What usually goes wrong: too much too early, long runs at race pace, and a first half that is five minutes too fast.',
  done: 'You cross the finish line of the marathon within the time limit, in good health.',
  cautions: [
    'Have a medical check before you begin, with a heart tracing if you are over 40, have symptoms, smoke, or a close relative died suddenly when young. Chest pain, fainting or confusion while running is an emergency.',
    'Pain at one point of a bone, a limp, lost periods or a cold in the chest mean stopping and seeing a doctor. Do not take anti-inflammatory painkillers before or during long runs.',
  ],
  steps: [
    step(
      'Write the taper day by day',
      'Two thirds of the kilometres in the first week, a third in the last, the pace as before. Nothing new, no long run to calm the nerves; heavy legs in this time are normal. The last brisk kilometres come four days before.',
      [
        'Write each run until the day',
        'Fix bedtime and meals for the last week',
        'Note any pain and show it to somebody now',
      ],
      1,
      { when: { said: tapering } },
    ),
    step(
      'Fix what you eat at which kilometre and your slowest pace',
      'Write gels by kilometre, about one every 30 minutes from the start, with water. Divide the time limit by 42.2: this is the pace at which you are still safe, stops included. Practise once over 12 km.',
      [
        'Count the gels and buy the kind you know',
        'Work out the pace of the time limit',
        'Practise it once in race clothes',
      ],
      2,
      { when: { said: tapering } },
    ),
    step(
      'Settle the way to the start and where you meet afterwards',
      'Number collection, train, bed, breakfast, bag, toilets, warm layer to throw away: write hour by hour from the day before. Agree on two places for those who cheer and one with a roof for afterwards.',
      ['Write both days hour by hour', 'Agree on the three places', 'Put number and shoes in the hand luggage'],
      1,
      { when: { said: tapering } },
    ),
    step(
      'Check dates, places and your longest run',
      'Note your weekly kilometres and longest run of the last eight weeks. Look for a date for the {race} at least 16 weeks away if you run 10 km now, 26 weeks or more if you do not.',
      [
        'Write down your last eight weeks',
        'Look up entry, ballot and time limit of two races',
        'Count back the weeks and mark week one',
      ],
      1,
      { when: { unsaid: [...namedRace, ...raceEntered, ...tapering] } },
    ),
    step(
      'Find out how one gets a place in the {race} and act on it',
      'The largest races give places by a draw, by a qualifying time or through a charity, and their windows open up to a year before. Look up today which are open, enter, and note the deadlines of the others. Decide which other race you take if it does not work.',
      [
        'Open the page of the {race} and write down the deadlines',
        'Enter the draw or ask two charities what they want',
        'Write down your weekly kilometres and longest run',
      ],
      1,
      { when: { said: namedRace, unsaid: raceEntered } },
    ),
    step(
      'Count back from the day and write the long run of each week',
      'The place is there, so the weeks decide. The longest run falls three weeks before, a half marathon six to eight weeks before, and the first long one now. Every fourth week is lighter.',
      [
        'Write the weeks backwards on one sheet',
        'Note your weekly kilometres and longest run',
        'Mark holidays and busy weeks',
      ],
      1,
      { when: { said: raceEntered, unsaid: tapering } },
    ),
    step(
      'Write down at which kilometre the last marathon got hard',
      'Note pace of each 5 km, what you ate and drank, longest run before it, sleep. Most people find one of three: begun too fast, too little carbohydrate, too few runs over 25 km. The plan is built against this one.',
      ['Find the times of each 5 km', 'Name the main reason', 'Write what you change about the {race}'],
      1,
      { when: { said: raced } },
    ),
    step(
      'Book a medical check and register for the {race}',
      'Some races demand a certificate, most need early entry. Ask the doctor about heart, iron and your {weakSpot}.',
      ['Make the appointment', 'Register, and book a bed near the start', 'Read the rules for a refund or deferral'],
      2,
      { daysBefore: 90, when: { weeksFrom: 14, unsaid: raceEntered } },
    ),
    step(
      'See a doctor once and read the rules of your place',
      'You have the place, so look at the other half: heart, blood pressure, iron, your {weakSpot}. Read until when the {race} lets you defer or pass it on, and whether a certificate must be uploaded.',
      ['Make the appointment', 'Note the last day for deferring', 'Book a bed near the start before prices rise'],
      2,
      { daysBefore: 90, when: { said: raceEntered, weeksFrom: 14 } },
    ),
    step(
      'Open the fundraising page before the first long run',
      'Ask the charity for the sum, the deadline and what happens if it is not met. Write one paragraph why, give the first sum yourself, ask ten people by name, then colleagues. A quiz or cake sale halfway brings what messages do not.',
      [
        'Ask for sum and deadline',
        'Open the page with a photograph and your reason',
        'Ask ten people by name this week',
      ],
      3,
      { when: { said: charity, unsaid: tapering, weeksFrom: 8 } },
    ),
    step(
      'Place the long runs by your roster',
      'Mark the free days that follow a night of sleep: these get the long run, even on a Wednesday. Between shifts only 30 to 45 easy minutes, never hard after a night or a flight. In a strange place run loops of 3 km near the bed.',
      [
        'Take the next roster and mark the long-run days',
        'Pack shoes and gels for two of them',
        'Write the shortest week that still counts',
      ],
      1,
      { when: { said: roster, unsaid: tapering, weeksFrom: 8 } },
    ),
    step(
      'Build a base of 30 km a week',
      'Three or four easy runs; add no more than a tenth each week and take every fourth week lighter. It is done when you have run 30 km in three weeks in a row without pain.',
      [
        'Fix the running days around work and family',
        'Write each week’s kilometres in advance',
        'Note how your {weakSpot} felt in one word',
      ],
      24,
      {
        when: { level: 'beginner', weeksFrom: 16, unsaid: [...halfDone, ...raced, ...tapering] },
        measured: 'Run {35%} as a comfortable long run',
      },
    ),
    step(
      'Turn your half marathon into weekly kilometres',
      'From a half you need no new base but more of the same: 35 to 45 km a week in four runs, nine in ten kilometres easy. Double your half time and add 15 to 20 minutes; that is a fair finishing time.',
      [
        'Write the weekly kilometres of the last two months',
        'Work out the finishing time from your half',
        'Write the next eight weeks with every fourth one lighter',
      ],
      12,
      { when: { said: [...halfDone, ...raced], level: 'beginner', weeksFrom: 16, unsaid: tapering } },
    ),
    step(
      'Take the long run up to 25 km',
      'Two kilometres more every week, about a minute per kilometre slower than race pace. From 90 minutes on take 30 to 60 g of carbohydrate an hour and drink by thirst.',
      [
        'Write the long runs on a sheet, with lighter weeks',
        'Test three gels or foods and keep what your stomach likes',
        'Do 20 minutes of leg and trunk strength twice a week',
      ],
      30,
      { when: { weeksFrom: 10, unsaid: tapering }, measured: 'Run {60%} slowly, eating on the way' },
    ),
    step(
      'Run a half marathon as a test of pace',
      'Six to eight weeks before the {race}. Double the time and add 15 to 20 minutes: this is a realistic finishing time for a first marathon.',
      [
        'Enter a half or run it alone',
        'Use race shoes, breakfast and gels',
        'Write the pace you take from it on a card',
      ],
      4,
      { daysBefore: 42, when: { weeksFrom: 12, unsaid: [...timeGoal, ...tapering] } },
    ),
    step(
      'Work out your kilometre pace and test it in a half marathon',
      '5:00 hours are 7:06 a kilometre, 4:30 is 6:24, 4:00 is 5:41, 3:30 is 4:59, 3:00 is 4:16. Six to eight weeks before the {race} run a half: twice that time plus 10 to 20 minutes must reach your mark. Once a week run 8 to 14 km at this pace, all else a minute slower.',
      [
        'Divide your time by 42.2 and write the pace down',
        'Enter a half or run it alone',
        'Put one run at race pace into each week',
      ],
      5,
      { daysBefore: 42, when: { said: timeGoal, weeksFrom: 12, unsaid: tapering } },
    ),
    step(
      'Run 30 to 32 km once or twice',
      'The longest run, three to four weeks before the date, not longer than three and a half hours. It needs to be slow; the last 5 km may be at race pace if you feel well.',
      ['Plan a loop with water and a way home', 'Rehearse everything for the {race}'],
      9,
      {
        daysBefore: 21,
        when: { weeksFrom: 6, unsaid: [...wall, ...tapering] },
        measured: 'Run {75%} as the longest day',
      },
    ),
    step(
      'Run 30 to 32 km three times with food and a strong end',
      'Three things help against the wall. Take 60 g of carbohydrate an hour from the first half hour on. Start ten seconds slower than planned. Run the last 8 km of each long run at race pace. For cramps add calf and hamstring strength and salt in the drink when you sweat much. The last one falls three weeks before.',
      [
        'Weigh what you eat in an hour of running',
        'Plan the three dates, every second week',
        'Write the split for km 1 to 10 on a card',
      ],
      12,
      {
        daysBefore: 21,
        when: { said: wall, weeksFrom: 6, unsaid: tapering },
        measured: 'Run {75%} with food and a strong end',
      },
    ),
    step(
      'Decide with a coach or doctor whether to start now',
      'In a few weeks nobody gets ready for 42 km who is not nearly there. Ask whether a transfer to next year, the half distance or a run-walk plan is the sound choice.',
      ['Read the deferral rules of the {race}', 'Try two hours of running four minutes and walking one'],
      3,
      { daysBefore: 7, when: { weeksTo: 5 } },
    ),
    step(
      'Keep three easy runs a week until the start',
      'Short and slow, so that you arrive rested. Note how your {weakSpot} felt after each.',
      ['Put the runs in the calendar', 'Test breakfast and clothes on one of them'],
      5,
      { when: { weeksTo: 5 } },
    ),
    step(
      'Begin to rest two weeks before the race',
      'Run two thirds in the first week, a third in the second, with a few short brisk minutes. Sleep, eat normally with more starch on the last two days, and try nothing new.',
      [
        'Pack from a list: number, shoes, gels, grease, warm layer',
        'Study course, stations and the way to the start of the {race}',
      ],
      5,
      { daysBefore: 14 },
    ),
    step(
      'Run the {race} to the finish',
      'The first 10 km should feel too slow. Drink and eat from the start, walk through the stations, and after 32 km think only of the next kilometre. Done means across the line.',
      [
        'Write your 5 km times on your arm',
        'Agree on places with those who cheer',
        'Afterwards keep walking, drink, eat, and do not run for a week',
      ],
      6,
      { measured: 'Run all {total} to the finish' },
    ),
  ],
  suggestions: [
    tip(
      'Plan family time around long runs',
      'They take half a Sunday for months.',
      'Start at seven',
      'Agree on it beforehand',
    ),
    tip(
      'Put food within ten minutes',
      'After a long run eat soon.',
      'Carbohydrate and protein',
      'Prepare it before you go',
    ),
    tip(
      'Do one long run on race terrain',
      'Bridges and cobbles surprise the legs.',
      'Look at the profile',
      'Find the nearest match',
    ),
    tip(
      'Have a bag for the start',
      'You stand in the cold for an hour.',
      'Old jumper to leave behind',
      'Toilet paper and bin bag',
    ),
    tip(
      'Write down each niggle',
      'Two days in a row means a day off.',
      'Place and strength',
      'Three days: physiotherapist',
    ),
    tip(
      'Use two pairs of shoes',
      'Race in shoes with 50 to 150 km on them.',
      'Mark the dates',
      'No new shoes on the day',
    ),
    tip('Practise drinking from cups', 'Fold the rim and walk ten steps.', 'Two cups in the garden', 'Sips, not gulps'),
    tip(
      'Think in parts',
      'Four times ten and a bit is easier.',
      '10 patient, 10 steady, 10 strong',
      'Then person to person',
    ),
    tip(
      'Check iron if you feel flat',
      'Runners, above all women, often lack it.',
      'Ask for ferritin',
      'No tablets without a test',
    ),
    tip(
      'Raise money early',
      'The charity’s deadline is before the race.',
      'Page in the first month',
      'Tell your reason',
    ),
    tip('Swap a run for the bike', 'Sore legs get fitness without impact.', 'One easy run a week', 'Same minutes'),
    tip(
      'Keep the week after free',
      'Sleep, short walks, no big decisions.',
      'Stairs backwards help',
      'Fever or dark urine: doctor',
    ),
    tip(
      'Start with the slower group',
      'Others pull you along too fast.',
      'One pace group behind',
      'Overtake after 30 km',
    ),
  ],
};
