import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** They have kept a log. */
const logged = [
  'kept/keep/have/did a/my sleep? diary/log',
  'tracked my sleep',
  'tracker/watch/oura/fitbit/garmin says/shows',
];

/** They have tried the usual rules. */
const basics = [
  "don't/dont/no drink? coffee/caffeine/alcohol",
  'tried everything/melatonin/sleep_hygiene/all_the',
  'cut_out/gave_up/stopped coffee/caffeine/alcohol/screens',
  "sleep hygiene does/doesn't/is/and",
  'no screens/phone/coffee/caffeine',
];

/** A doctor has looked at it. */
const seen = [
  'doctor/gp says/said/found/prescribed/checked/gave',
  'blood tests/test were/was/are/came',
  'seen/been_to/saw my/the/a doctor/gp',
  'sleep study/clinic/lab done/showed',
  'on zopiclone/sleeping_pills/melatonin',
];

/** Nights like these belong before a doctor first, whatever else is tried. */
const needsDoctor = [
  `for? ${numbers}/many/several/some years/year`,
  'since childhood/school/the_war/my_teens',
  'for years',
  'army/navy/marines/military/veteran/deployed/deployment/combat/police/paramedic/firefighter',
  'nightmare/nightmares/trauma/ptsd/flashbacks',
  'snore/snoring/stop_breathing/gasping',
  'more than/_ _? hours straight/at_a_time/in_a_row',
];

export const sleepBetter: Kind = {
  id: 'sleep-better',
  category: 'health',
  name: 'Sleep better',
  slots: {
    trouble: {
      words: [
        'racing thoughts|overthinking|worries|worrying|thoughts',
        'early waking|wake up at 3|wake up at 4|waking up at 4am|waking early',
        'night shifts|shift work|shifts|work nights',
        'scrolling in bed|scrolling|phone in bed|phone',
        'late television|netflix|tv',
        'gaming|games',
        'noise|noisy neighbours|traffic',
        'snoring|snores',
        'restless legs',
        'hot flushes|night sweats|heat',
        'nightmares',
        'pain',
        'getting up for the toilet|toilet at night',
        'late naps|naps|napping',
        'jet lag',
      ],
      otherwise: 'broken sleep',
    },
  },
  ask: {
    question: 'What does a bad night look like for you?',
    chips: ['I cannot fall asleep', 'I wake up too early', 'I go to bed much too late'],
  },
  hoursAWeek: 2,
  weekly: 'Get up at the same time on seven days, and fill in the sleep log for two minutes',
  overview:
    'You will keep a sleep log, fix one getting-up time, and change light, caffeine, the last hour and the bedroom one after another. The method follows what sleep clinics use before any tablet.',
  approach:
    'Begin with the getting-up time, because it sets your inner clock; bedtime follows by itself. Give every change a full week before you judge it. What usually goes wrong is lying in bed longer to make up for lost sleep, which makes the next night lighter.',
  done: 'In two weeks you have slept well on at least ten nights by your own log, and you get through the day without falling asleep.',
  cautions: [
    'See a doctor for loud snoring with pauses in breathing, for falling asleep while driving or at work, or when bad nights have lasted three months.',
    'Do not stop sleeping tablets suddenly, and ask a doctor before shortening your time in bed if you have epilepsy, bipolar disorder or drive for a living. If dark thoughts keep you awake, call your doctor or a crisis line today.',
  ],
  steps: [
    step(
      'Work out three figures from your sleep log',
      'Average hours asleep, average hours in bed, and nights with {trouble}. Asleep divided by in bed below 85 per cent means too long in bed; that is what the later steps mend. A watch guesses, so trust your own notes.',
      ['Take the last seven nights', 'Work out the three figures', 'Mark the nights with {trouble}'],
      0.7,
      { when: { said: logged } },
    ),
    step(
      'Start a sleep log tonight',
      'Each morning note when you went to bed, about when you slept, how often you were awake and when you got up. Add coffee, alcohol and naps. Seven nights are enough; a sheet of paper is better than a watch.',
      [
        'Draw a sheet with seven rows and lay it by the kettle',
        'Fill in the first row tomorrow morning',
        'Mark the nights with {trouble}',
      ],
      1,
      { when: { unsaid: logged }, waitDays: 6, resources: 'Sleep diary and advice: https://www.sleepfoundation.org' },
    ),
    step(
      'See a doctor about nights that have been bad for so long',
      'After years of bad nights this comes early. Say how long it lasts, and ask about nightmares, pain, snoring and pauses in breathing, mood, and what you went through. Ask for cognitive behavioural therapy for insomnia, the first treatment; for bad dreams and trauma there is treatment of its own. Veterans’ services often have both.',
      [
        'Ring the surgery or veterans’ service tomorrow',
        'Write five lines: since when, how often, what wakes you',
        'Ask who treats sleep and who treats nightmares',
      ],
      1,
      { waitDays: 7, when: { said: needsDoctor, unsaid: seen } },
    ),
    step(
      'Get up at one fixed time for two weeks',
      'Choose a time that you can keep at weekends too, and go into daylight within half an hour. With changing shifts keep at least four hours of your sleep at the same time every day.',
      [
        'Put the alarm where you have to stand up',
        'Have breakfast or a walk in daylight',
        'Get up at this time after a bad night as well',
      ],
      2,
    ),
    step(
      'Move caffeine, alcohol and naps earlier',
      'No caffeine after noon, no alcohol in the three hours before bed, a nap of 20 minutes at most and before three o’clock. Half of an afternoon coffee is still in your body at bedtime.',
      [
        'Count what you drink now in your log',
        'Leave out one afternoon cup every second day',
        'Compare nights with and without {trouble}',
      ],
      2,
      { when: { unsaid: basics } },
    ),
    step(
      'Stop trying to sleep and shorten the night instead',
      'You know the usual rules, so take what works best against long wakefulness: one fixed time to get up, bed only when sleepy, and for two weeks no longer in bed than you really sleep, but never under five and a half hours. No driving when sleepy.',
      [
        'Work out how long you really sleep',
        'Fix bedtime and getting-up time for two weeks',
        'Give {trouble} ten minutes on paper at seven in the evening',
      ],
      3,
      { when: { said: basics } },
    ),
    step(
      'Keep the last hour before bed the same',
      'Dim the lamps, put tomorrow’s list on paper, then do something slow: shower, book, music. Devices stay outside the bedroom for these two weeks.',
      [
        'Write down four quiet things in order',
        'Charge the phone in another room',
        'Do the part that helps against {trouble} first',
      ],
      3,
    ),
    step(
      'Make the bedroom dark, cool and quiet',
      'About 18 degrees, no light that you can read by, earplugs or a steady sound if there is noise. The bed is for sleep and closeness only, not for work or films.',
      [
        'Cover every small light tonight',
        'Change one thing in the room that adds to {trouble}',
        'Check pillow and mattress for pain in the morning',
      ],
      2.5,
      { when: { level: 'beginner', weeksFrom: 3 } },
    ),
    step(
      'Get up again when you lie awake',
      'After about twenty minutes go to another chair with a dull book and low light, and return when you are sleepy. Do it each time, without looking at the clock. It is hard for a week and then works.',
      [
        'Prepare chair, blanket and book',
        'Turn all clocks to the wall',
        'Note how long you were up because of {trouble}',
      ],
      2,
    ),
    step(
      'Ask a doctor about the causes of {trouble}',
      'Take your log. Ask about medicines, pain, iron, thyroid, hormones, snoring and mood, and about cognitive behavioural therapy for insomnia, which is the first treatment and also exists online.',
      ['Book the appointment', 'Write your three questions on the back of the log'],
      1.5,
      { waitDays: 7, when: { weeksFrom: 5, unsaid: [...seen, ...needsDoctor] } },
    ),
    step(
      'Ask for cognitive behavioural therapy for insomnia',
      'It is the first treatment, before tablets, and exists online and in groups of six to eight weeks. With tablets ask how long and how to come off them slowly; never alone and never suddenly.',
      [
        'Ask the surgery for the therapy or a course online',
        'Ask about the plan for any tablets',
        'Put eight weekly hours into the calendar',
      ],
      2,
      { waitDays: 7, when: { said: seen, weeksFrom: 5 } },
    ),
    step(
      'Match your time in bed to your real sleep',
      'If you lie in bed for nine hours and sleep six and a half, go to bed later for two weeks, never under five and a half hours in bed. Add 15 minutes each week in which you slept most of the time.',
      [
        'Work out your average sleep from the log',
        'Set the new bedtime and keep the getting-up time',
        'Do not drive when you are sleepy in this time',
      ],
      3,
      { when: { level: 'experienced', weeksFrom: 5 } },
    ),
    step(
      'Sleep well on ten of fourteen nights',
      'Keep a second log and compare it with the first. Keep the three changes that did most, and write what you do after the next bad night: up at the usual time, nothing else.',
      [
        'Fill in the second log for two weeks',
        'Compare it with the nights of {trouble} in the first',
        'Write your rule for late nights and holidays',
      ],
      2,
      { waitDays: 14, when: { weeksFrom: 4 } },
    ),
    step(
      'Compare the last seven nights with the first',
      'A few weeks are enough to see a direction. Keep the two changes that helped most against {trouble} and go on with them for a month.',
      ['Fill in a second log for seven nights', 'Choose the two changes that stay'],
      1,
      { when: { weeksTo: 3.9 } },
    ),
  ],
  suggestions: [
    tip(
      'Write worries down at seven',
      'A list made early need not be made in bed.',
      'Worry and next action',
      'Ten minutes, then close it',
    ),
    tip(
      'After a bad night change nothing',
      'Sleeping in makes the next night harder.',
      'Up at the usual time',
      'No nap after three',
    ),
    tip(
      'Have a warm bath early',
      'Cooling down afterwards makes you sleepy.',
      'An hour or two before bed',
      'Warm socks help too',
    ),
    tip(
      'Go outside in the morning',
      'Daylight sets the clock better than lamps.',
      'Twenty minutes',
      'Clouds do not matter',
    ),
    tip(
      'Move during the day',
      'Regular exercise makes sleep deeper.',
      'Hard sport before seven',
      'A stroll later is fine',
    ),
    tip(
      'Buy a plain alarm clock',
      'Then the phone has no reason to be there.',
      'Without a lit display',
      'Phone in the hall',
    ),
    tip(
      'Eat the big meal earlier',
      'A full stomach keeps many awake.',
      'Three hours before bed',
      'A small snack is fine',
    ),
    tip(
      'Breathe out longer than in',
      'It slows the pulse within minutes.',
      'In for four, out for six',
      'Ten rounds lying down',
    ),
    tip(
      'Stop checking the watch',
      'Its sleep stages are guesses and can worry you.',
      'Two weeks without it',
      'Ask instead: how was the day?',
    ),
    tip(
      'Try separate blankets',
      'Partners wake each other more than they think.',
      'Two blankets or two rooms for a week',
      'Talk about it kindly',
    ),
    tip(
      'Sort out snoring',
      'It tires both people in the room.',
      'Side position, less alcohol',
      'Pauses in breathing: doctor',
    ),
    tip(
      'Use earplugs properly',
      'Rolled thin and held for half a minute they work.',
      'Foam plugs from a pharmacy',
      'Test before you need them',
    ),
    tip(
      'Ask about your medicines',
      'Some keep people awake when taken late.',
      'Show the list to a pharmacist',
      'Ask for the best hour',
    ),
  ],
};
