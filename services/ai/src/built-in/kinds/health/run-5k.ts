import { type Kind, step, tip } from '../kind.ts';

/** They can jog for a while. */
const jogs = [
  'can/already/i run/jog for? about/around? 10/12/15/20/25/ten/fifteen/twenty minutes/mins',
  'can/already/i run/jog about/around? 1/2/3/4/two/three/four k/km/miles/kilometres',
  'can/already/i run/jog 2k/3k/4k/2km/3km/4km',
  'week 4/5/6/7/8/four/five/six/seven/eight of',
  'on week 4/5/6/7/8/four/five/six/seven/eight',
  'got/up to week 4/5/6/7/8/four/five/six/seven/eight',
];

/** They run again after a long time, a birth or several starts. */
const comingBack = [
  'get/getting/come/coming/go/going back to/into running/jogging',
  'back running/jogging',
  "can't/cant/couldn't/couldnt/cannot even? run/jog/do",
  'used to run',
  'run/running again',
  'out of breath',
];

/** A birth lies behind them. */
const afterBirth = [
  'had a/our/my/the _? _? baby/bub/twins/newborn',
  'gave birth',
  'postpartum/postnatal/post-partum/c-section/c_section',
  'after the/my/our/having _? baby/babies/pregnancy/birth',
];

/** They stopped on the way before. */
const stoppedBefore = [
  'properly this_time',
  'this time',
  'actually finish',
  'start/starting/started _? _? again/over',
  'gave/give/given up',
  'stopped/stuck/quit/failed at/on/in/around week',
  'never finished/finish/get_past/got_past',
];

export const run5k: Kind = {
  id: 'run-5k',
  category: 'health',
  name: 'Run 5 km',
  slots: {
    race: {
      words: [
        'parkrun',
        'fun run',
        'charity run|charity 5k|race for life',
        'colour run|color run',
        'mud run|obstacle run',
        'santa run|turkey trot',
        'company run|corporate run',
        'women’s run',
        'night run',
        'cross-country run|cross country',
        'time trial',
        '5 km race|5k race',
      ],
      otherwise: '5 km run',
    },
    weakSpot: {
      words: [
        'knees|knee',
        'shins|shin splints|shin',
        'ankles|ankle',
        'Achilles tendon|achilles',
        'hips|hip',
        'back',
        'calves|calf',
        'feet|foot|plantar fasciitis',
      ],
      otherwise: 'calves and knees',
    },
  },
  ask: {
    question: 'How long can you run today without stopping, and is there a date?',
    chips: ['Not even a minute', 'About ten minutes', 'I run 5 km and want to be faster'],
  },
  hoursAWeek: 2,
  weekly: 'Go out three times, with a rest day between, slow enough to talk',
  measures: ['km', 'mile'],
  ladder: true,
  implied: [{ when: /\b(5 ?k\b|couch to|park ?run|five k)/i, amount: 5, unit: 'km' }],
  soundPace: {
    perWeek: { km: 0.9, mile: 0.55 },
    warning:
      'From no running at all to 5 km takes most people eight to ten weeks. With less time, plan to run and walk in turns on the day; finishing that way is no failure.',
  },
  overview:
    'You will go from running one minute at a time to running 5 km without a break, in about nine weeks of three outings each. Every outing is slow enough that you could talk.',
  approach:
    'Lungs get fit faster than tendons, so the plan adds minutes slowly even when you feel good. Nearly everybody begins too fast; if you cannot speak a sentence, slow down or walk. Repeat a week whenever it was hard.',
  done: 'You run 5 km from start to finish without walking, and feel well the day after.',
  cautions: [
    'Ask a doctor first if you have heart disease, chest pain, fainting, or have been inactive for years with high blood pressure or diabetes.',
    'Pain that gets worse while you run, changes your stride or hurts at night means stop; after a week of rest without improvement see a physiotherapist.',
  ],
  steps: [
    step(
      'Have the check after the birth before the first jog',
      'Most advice is no running before about twelve weeks after a birth, longer after a caesarean or with any leaking, heaviness or pain. Until then walk briskly and train the pelvic floor each day. Ask at the check, or a women’s health physiotherapist, when you may begin.',
      [
        'Book the check or ask your midwife',
        'Do the pelvic floor exercise three times today',
        'Walk 20 minutes with the pram',
      ],
      1,
      { waitDays: 7, when: { said: afterBirth } },
    ),
    step(
      'Write down the week in which you stopped before',
      'The week, the reason, and the rule for this time: a hard week is repeated, and never two outings in a row are missed. Put the three outings of the next nine weeks on a sheet where you see it.',
      ['Write week and reason in one line', 'Write the rule under it', 'Hang up a sheet with 27 boxes'],
      0.5,
      { when: { said: stoppedBefore, unsaid: jogs } },
    ),
    step(
      'Jog your usual time once and see how far it takes you',
      'Run the minutes that you can, slowly enough to talk, on a measured path. Minutes and distance are your starting point: whoever jogs 20 minutes is already at about 2.5 to 3 km.',
      [
        'Choose a measured flat round',
        'Jog slowly and note minutes and distance',
        'Note how your {weakSpot} felt the next morning',
      ],
      1,
      { when: { said: jogs, level: 'beginner' } },
    ),
    step(
      'Walk briskly for 25 minutes with eight short jogs',
      'Walk five minutes, then jog one minute and walk a minute and a half, eight times. Jog hardly faster than you walk. It is done when you are home and could have gone on.',
      [
        'Choose a flat round from your door',
        'Put on the most comfortable trainers you have and go',
        'Note how your {weakSpot} felt the next morning',
      ],
      1,
      {
        when: { level: 'beginner', unsaid: jogs },
        resources: 'Free beginner’s plan: https://www.nhs.uk/better-health/get-running-with-couch-to-5k/',
      },
    ),
    step(
      'Run 5 km at your honest pace today',
      'No race, just a steady run with a watch. Write down the time, where it got hard and how your {weakSpot} felt; everything later is compared with it.',
      ['Choose a flat measured route', 'Run it evenly and write the time down'],
      1,
      { when: { level: 'experienced', unsaid: comingBack } },
    ),
    step(
      'Begin again with one minute of jogging and two of walking',
      'Eight rounds, three times a week, whatever you could once run: lungs come back in weeks, tendons need months. Add half a minute of jogging a week when nothing is sore the next morning.',
      [
        'Walk five minutes, then do the eight rounds',
        'Stop while you could go on',
        'Note how your {weakSpot} felt the next morning',
      ],
      3,
      { when: { level: 'experienced', said: comingBack } },
    ),
    step(
      'Get running shoes that fit and choose three days',
      'A shop that lets you jog in the shoes is best; the right pair is the one that feels good at once. Fix three days a week with a day between them.',
      [
        'Try on four pairs in the afternoon',
        'Put the three days in the calendar up to the {race}',
        'Look up the date and entry of the {race}',
      ],
      2,
    ),
    step(
      'Alternate jogging and walking for three weeks',
      'Jog 90 seconds to three minutes, walk the same time, for about 20 minutes. Finish each outing able to do one more round.',
      [
        'Write the intervals of each week on a card',
        'Do ten slow heel raises on each leg twice a week',
        'Repeat a week if it left you sore',
      ],
      5,
      { when: { level: 'beginner', unsaid: jogs }, measured: 'Cover {30%} in short runs with walking breaks' },
    ),
    step(
      'Add three minutes a week to one of your jogs',
      'The other two stay as they are. When the long one gets hard, walk one minute and go on; a walking minute costs less than a week of sore {weakSpot}.',
      [
        'Write the minutes of the next weeks on a card',
        'Do ten slow heel raises on each leg twice a week',
        'Repeat a week that left you sore',
      ],
      5,
      { measured: 'Cover {30%} without a walking break', when: { said: jogs, level: 'beginner' } },
    ),
    step(
      'Add one faster session a week',
      'After ten easy minutes run six times one minute briskly with two easy minutes between. The other runs stay slow, so that you come to this one fresh.',
      ['Find a flat stretch for it', 'Run the six minutes evenly, the last as fast as the first'],
      5,
      { when: { level: 'experienced', unsaid: comingBack } },
    ),
    step(
      'Strengthen your {weakSpot} twice a week',
      'Heel raises, squats to a chair, one-legged standing and bridges: ten minutes prevent most beginners’ injuries.',
      ['Learn the four exercises slowly', 'Do them after two of the runs'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Run 20 minutes without a break',
      'Go from five to eight to twelve to twenty minutes over three to four weeks. Slow down so far that it feels almost silly; that is the right pace.',
      [
        'Choose a route with no hill',
        'Tell yourself a story aloud to test the pace',
        'Take two days off after the first twenty minutes',
      ],
      5,
      { when: { weeksFrom: 4 }, measured: 'Run {60%} without a break' },
    ),
    step(
      'Make one run a week a little longer',
      'Add about five minutes to the longest run each week, until you reach 30 minutes or 4 km. The other two stay short.',
      ['Measure 4 km on a map', 'Run the course of the {race} or one like it once'],
      5,
      { when: { weeksFrom: 6 }, measured: 'Run {80%} slowly from start to end' },
    ),
    step(
      'Prepare the day of the {race}',
      'In the last week run only twice and briefly. Nothing new on the day: same shoes, same breakfast, two hours before.',
      ['Register and print or save the barcode or number', 'Plan the way there and the first slow kilometre'],
      1.5,
      { daysBefore: 5 },
    ),
    step(
      'Run the {race} from start to finish',
      'Start at the back and slower than feels right; speed up after 4 km if you like. It is done when you have run 5 km, whatever the clock says.',
      ['Run the first kilometre slower than in training', 'Write down your time and choose the next date'],
      1.5,
      {
        measured: 'Run all {total} from start to finish',
        resources: 'Free weekly 5 km events: https://www.parkrun.com',
      },
    ),
  ],
  suggestions: [
    tip('Sing one line as a pace test', 'If you cannot, you are too fast.', 'Slow until you can', 'Or walk one minute'),
    tip(
      'Run by time, not distance',
      'Minutes are the same on hills and in wind.',
      'A watch is enough',
      'Turn round at half-time',
    ),
    tip(
      'Replace worn shoes',
      'After about 600 to 800 km the padding is gone.',
      'Write the first date inside',
      'Look at the heel',
    ),
    tip(
      'Go out in the rain once',
      'Afterwards weather is no reason any more.',
      'Cap and thin layers',
      'Dry clothes ready at home',
    ),
    tip(
      'Rest days belong to the plan',
      'Tendons get stronger on days off.',
      'Walk or cycle gently',
      'Never three days in a row',
    ),
    tip('Land softly', 'Short quick steps are kinder to your joints.', 'Feet under your body', 'Listen to your steps'),
    tip(
      'Side stitch: breathe out',
      'Slow down and breathe out deeply when it comes.',
      'Press the sore place',
      'Eat two hours before at the latest',
    ),
    tip(
      'Be seen and be safe',
      'In the dark drivers see you late.',
      'Light or reflective vest',
      'One ear free of music',
    ),
    tip(
      'Volunteer at a parkrun first',
      'You see that all shapes and speeds take part.',
      'Ask to hand out tokens',
      'Talk to the slowest finisher',
    ),
    tip(
      'Keep a simple log',
      'Three words show early when you are overdoing it.',
      'Minutes, legs, mood',
      'Two bad entries: rest',
    ),
    tip(
      'After a cold, wait',
      'Run again only when fever and chest symptoms are gone.',
      'Two days without symptoms',
      'Begin with half the time',
    ),
    tip(
      'Find a beginners’ group',
      'Slow company keeps you slow and keeps you coming.',
      'Ask in a running shop',
      'Go twice before deciding',
    ),
  ],
};
