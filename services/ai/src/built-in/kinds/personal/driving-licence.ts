import { type Kind, step, tip } from '../kind.ts';
import { carLicenceHere, movedTestHere, theoryValidHere } from '../local-papers.ts';
import { atAge, months } from '../stage-words.ts';

/** How people say that the theory lies behind them. */
const theoryPassed = [
  'theory/theory_test passed',
  "theory/theory_test is/was/'s? passed/done/behind_me",
  'passed my/the/his/her? theory/theory_test',
  'done/got my/the _? _? theory/theory_test',
  'did my/the? theory/theory_test',
  'theory/theory_test already passed/done',
  'theory_test/theory done',
];

/** The practical test has a day. */
const testBooked = [
  `on the _ of? ${months}`,
  `test on/is? _ ${months}`,
  'driving/practical/my/my_driving/my_practical test is/has/was? booked',
  'passed/and/have/got/with my/a/the? test booked',
  'practical booked',
  'booked my/the/a driving/practical test',
  'booked my/the practical',
  'driving_test/practical_test/practical is? on/next/tomorrow',
  `driving_test/practical_test/practical is? in ${months}/two/three/four/five/six/2/3/4/5/6/8`,
];

/** At least one practical test was failed. */
const failed = [
  'failed once/twice/three_times/four_times/again',
  'failed on/because/for the? roundabouts/roundabout/parking/mirrors/nerves/observation',
  'failed my/the/a driving/practical test',
  'failed my/the/a test',
  'failed my/the practical',
  'failed it/already? once/twice/three_times/four_times',
  'failed driving/practical test',
  'second/third/fourth/fifth/2nd/3rd/4th/5th time/attempt/try taking/at/for/doing/with? my/the driving/practical? test',
  'my second/third/fourth/fifth/next driving/practical test',
  'driving_test/practical_test/practical for/the? second/third/fourth/2nd/3rd/4th time',
  'driving_test/practical_test/practical second/third/fourth/2nd/3rd/4th time',
];

/** Lessons are running, so a school has been found. */
const driving = [
  'had/taken/done about/around? ten/fifteen/twenty/thirty/forty/5/6/8/10/12/15/20/25/30/35/40/50/a_few/some/many/several/lots_of driving? lessons',
  'had/taken/done about/around? ten/fifteen/twenty/thirty/forty/10/15/20/25/30/35/40/50 hours',
  'am/been/having/taking/doing having/taking/my driving? lessons',
  'having/taking/doing driving lessons',
  'driving lessons since/every/twice/once',
  'lessons are running/going',
  'my instructor says/said/thinks/reckons/told',
];

/** A permit comes first there, and months with a driver beside one, before the road test. */
const graduated = [
  'permit/learners/g1/g2/dmv/drivetest/ontario/toronto/canada/canadian/alberta/calgary/vancouver/manitoba',
  'texas/florida/california/ohio/michigan/illinois/pennsylvania/arizona/virginia/carolina/jersey',
  'nz/new_zealand/australia/australian/queensland/nsw/p_plates/l_plates',
];

/** Hours with a driver beside one are counted there. */
const logbook = [
  'logbook/log_book/logged_hours',
  '_ of _? _? hours',
  '_ hours logged/in_the_logbook/supervised',
  'l_plates/ls/learners to',
  "learner's to full?",
  'to my? ps/p_plates',
];

/** Fear of the road or of the examiner. */
const nervous = ['nerves/nervous/panic/scared/afraid/frightened/terrified/shaking/anxiety/anxious/freeze/froze'];

/** One skill is missing. */
const oneSkill = [
  'only/just _? _? merging/parking/roundabouts/reversing/hill_start/hill_starts/parallel_parking/yard/alley_docking left/missing',
  'parking/roundabouts/merging/hill_starts/clutch/reversing is/are/still/keeps/keep',
];

export const drivingLicence: Kind = {
  id: 'driving-licence',
  category: 'personal',
  name: 'Get my driving licence',
  slots: {
    vehicle: {
      words: [
        'boat|motorboat|sailing boat|yacht',
        'drone',
        'plane|pilot|aeroplane|glider',
        'train driver|locomotive',
        'automatic car|automatic',
        'manual car|stick shift',
        'car',
      ],
      otherwise: 'driving',
    },
  },
  ask: {
    question: 'Which licence is it, and where are you: not registered, theory, or practical?',
    chips: ['Car, I have not started', 'Theory passed, lessons running', 'Failed the practical test'],
  },
  hoursAWeek: 4,
  weekly: 'Take two lessons and answer thirty theory questions on four days',
  overview:
    'You clear papers and cost, pass the theory while the first lessons run, and book the practical test when you drive without help three times in a row. Learning close together, two lessons a week, needs fewer lessons and less money.',
  approach:
    'Ask for the pass rate, the full price and the next free dates before you choose a school. Most failed tests come from observation (mirrors, shoulder, right of way) and from booking the date before the instructor says yes.',
  done: 'You hold the licence and have done your first three drives alone.',
  cautions: [
    'Drive only with an instructor, or as the law of your country allows with an experienced driver and insurance.',
    'Tell the licensing office about eyesight, epilepsy, diabetes or medicine that makes you tired; a doctor says what is safe. Never practise after alcohol or without sleep.',
  ],
  steps: [
    step(
      'Check the day of your {vehicle} test and how late it can be moved',
      'Read the confirmation: place, hour, papers, and the last day for moving it without losing the fee. Ask the instructor now whether the day is realistic, while you can still change it.',
      [
        'Read the confirmation of the test',
        'Ask the instructor: would I pass today, and what is missing?',
        'Put the last day for moving it into the calendar',
      ],
      0.7,
      { local: movedTestHere, when: { said: testBooked } },
    ),
    step(
      'Apply for the learner licence and list what comes after it',
      'Nothing can be booked without it. On the page of the licensing office find age, eye test, fees and, where the law asks for them, first-aid course and medical. Add the lessons: most people need 30 to 45 hours.',
      [
        'Open the official page and apply today',
        'Write papers of the {vehicle} licence with waiting time and price',
        'Set a monthly sum for lessons',
      ],
      1.5,
      { local: carLicenceHere, when: { unsaid: [...testBooked, ...failed] } },
    ),
    step(
      'Note until when your theory pass counts and book the practical',
      'A theory pass is valid for a limited time, and free test dates are often months away. So look for a date as soon as the instructor agrees, and check daily for cancelled ones.',
      [
        'Write down the last day of the theory pass',
        'Ask the instructor for a fair month',
        'Book the {vehicle} test or join the waiting list',
      ],
      1,
      { local: theoryValidHere, when: { said: theoryPassed, unsaid: testBooked } },
    ),
    step(
      'Compare three schools for {vehicle} lessons and sign up',
      'Ask each for price of a lesson, fee for the test, length, pass rate, and when the next lessons are free. Take one trial lesson before you pay for a package; an instructor who explains calmly is worth a longer way.',
      [
        'Ring three schools for the {vehicle} licence',
        'Do one trial lesson',
        'Sign up and read the terms for stopping',
      ],
      3,
      { when: { level: 'beginner', unsaid: [...theoryPassed, ...testBooked, ...failed, ...driving] } },
    ),
    step(
      'Have eyes, photo and further papers ready',
      'Some offices need four to eight weeks, so send everything for the {vehicle} licence in the first week. Eye test and first-aid course only where your country asks for them. Keep copies.',
      [
        'Have your eyes tested if you squint at number plates',
        'Have a passport photo taken',
        'Send the application and note the number',
      ],
      8,
      {
        waitDays: 28,
        when: { level: 'beginner', weeksFrom: 7, unsaid: [...theoryPassed, ...testBooked, ...failed, ...graduated] },
      },
    ),
    step(
      'Ask the examiner’s report what went wrong',
      'Go through the marked faults with the instructor and choose the two that cost the test. Book two lessons on exactly these in the place where they happened.',
      [
        'Get the examiner’s report and read it calmly',
        'Name the two faults that cost the test',
        'Book two {vehicle} lessons on these faults',
      ],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Go through the marking sheet of the last test',
      'The sheet or email of the examiner names each fault. Sort them by cause with the instructor: not seen, seen too late, unsure of the rule, nerves. Two causes nearly always explain most of it, and the next lessons are about these only.',
      [
        'Find the sheet or the email of the examiner',
        'Sort the faults by cause',
        'Book two {vehicle} lessons on these two causes',
      ],
      1.5,
      { when: { said: failed, level: 'beginner' } },
    ),
    step(
      'Mark each skill as safe, with help, or not yet',
      'Take the list that the examiner marks by: moving off, mirrors, junctions, roundabouts, parking, independent driving. What is not safe yet fills the lessons that are left; what is safe costs no more money.',
      [
        'Print the list of skills of the {vehicle} test',
        'Mark it together with the instructor',
        'Choose the three weakest for the next lessons',
      ],
      1,
      { when: { said: [...theoryPassed, ...testBooked, ...failed] } },
    ),
    step(
      'Pass the knowledge test and get the learner permit',
      'Read the official handbook twice and do the free practice questions: signs, right of way, speed, alcohol, phones. When three practice tests in a row are safe, book or walk in with identity papers and glasses. The permit says with whom, when and on which roads you may drive.',
      ['Download the official handbook', 'Do three practice tests in a row', 'Go with identity papers and the fee'],
      10,
      { when: { said: graduated, unsaid: [...theoryPassed, ...testBooked, ...failed] } },
    ),
    step(
      'Find the driver who may sit beside you and log the hours',
      'The office’s page says how long that person must have held a licence, how many hours you need and how many months until the road test; an approved course often shortens it. Agree two fixed drives a week with a relative, neighbour or colleague, and a lift to lessons if you live far out.',
      ['Ask one or two people', 'Look up waiting months and hours', 'Fix two drives a week'],
      3,
      { when: { said: graduated, unsaid: testBooked } },
    ),
    step(
      'Drive six roundabouts ten times each',
      'Mini, normal, two lanes, spiral, with traffic lights, out of town. Say aloud before each: which exit, which lane, which signal, mirrors, gap. Begin with the one where the test failed, at a quiet hour and then at the hour of the test. It is done when the instructor has said nothing for one whole round.',
      [
        'List six roundabouts near the test centre',
        'Draw lane and signal for each exit',
        'Book two lessons for nothing else',
      ],
      6,
      { when: { said: ['roundabout/roundabouts'] } },
    ),
    step(
      'Do the manoeuvre that fails ten times in a row',
      'Forward bay, reverse bay, parallel, pulling up on the right, hill start: slow clutch, all-round look, stop and correct. Ten times in one lesson, then on another road, then with somebody watching.',
      ['Name the one that costs you points', 'Write its five looks on a card', 'Book one lesson for it alone'],
      3,
      { when: { said: ['parking/park/reverse/reversing/bay/hill_start/manoeuvre/manoeuvres'] } },
    ),
    step(
      'Learn the theory until three mocks are safe',
      'Study thirty minutes on five days a week with the official questions, and repeat the wrong ones the next day. Book when three mock tests in a row are passed with room to spare; most need three to five weeks.',
      [
        'Install the official question app',
        'Learn signs and right of way first',
        'Do a full {vehicle} mock test each Sunday',
      ],
      18,
      { when: { unsaid: [...theoryPassed, ...testBooked, ...failed, ...graduated] } },
    ),
    step(
      'Pass the theory test for the {vehicle} licence',
      'Book a morning, sleep well, and bring the identity card and the letter. Read each question twice; words such as always and may decide. The pass is valid for a limited time, so note the date.',
      [
        'Book the {vehicle} theory test',
        'Repeat only your wrong questions the day before',
        'Note until when the pass is valid',
      ],
      3,
      {
        daysBefore: 21,
        when: { level: 'beginner', unsaid: [...theoryPassed, ...testBooked, ...failed, ...graduated] },
      },
    ),
    step(
      'Divide the hours you still owe by the weeks that are left',
      'Required hours minus logged ones, divided by the weeks: 80 in ten weeks are eight a week. Put them on fixed drives: school, work, shopping, two at night, one in rain. Where professional hours count double, book those first.',
      ['Divide the missing hours by the weeks', 'Ask two drivers for fixed days', 'Log each drive the same evening'],
      1,
      { when: { said: logbook, unsaid: testBooked } },
    ),
    step(
      'Learn to drive with the fear, not after it',
      'Tell the instructor before you start the engine. Begin on quiet roads, breathe out longer than in, and stop twice on purpose in each lesson. Every week one road that you avoided, with the mark from 1 to 10 before and after.',
      ['Tell the instructor about the fear', 'Write five roads from easy to hard', 'Drive one of them each week'],
      2,
      { when: { said: nervous } },
    ),
    step(
      'Ask for an instructor who likes to teach adults',
      'Beginners past forty need about a half more hours and fail less for hurry. Ask for slow starts, an automatic to try, and two hours at one time. Learn the controls in the parked car first, at home and for nothing.',
      ['Ask two schools for that instructor', 'Compare manual and automatic', 'Practise the controls in a parked car'],
      1.5,
      { when: { said: atAge(45), unsaid: testBooked } },
    ),
    step(
      'Take two {vehicle} lessons a week and note three points',
      'First come clutch and steering, then junctions, then town, motorway and night. After each lesson write what went well and two things to practise, and begin the next with these. Ask for mistakes to be named at once.',
      [
        'Fix two lesson times a week',
        'Keep a page for each {vehicle} lesson',
        'Ride along with good drivers and name what you see',
      ],
      30,
      { when: { unsaid: [...testBooked, ...failed] } },
    ),
    step(
      'Train the one skill that is missing, twenty times',
      'Break it into three looks and one movement. Repeat it twenty times in a quiet place, then ten in traffic, with the instructor silent. It is safe when five in a row need no word.',
      ['Write the three looks and the movement', 'Do it twenty times in a quiet place', 'Do it ten times in traffic'],
      3,
      { when: { said: oneSkill } },
    ),
    step(
      'Drive round the test centre at the hour of your test',
      'Do two lessons on the roads near the centre, at the same time of day. Find the three places that trouble you, such as a mini roundabout or a hidden sign, and drive each one five times from both sides.',
      ['Book two lessons from the test centre', 'Note the three hard places', 'Drive each one until it is dull'],
      4,
      { daysBefore: 7, when: { said: [...testBooked, ...failed] } },
    ),
    step(
      'Do two {vehicle} mock tests without any help',
      'The instructor plays the examiner for 40 minutes and says nothing. If they would not have to step in twice in a row, book the date; otherwise take four more lessons on the faults.',
      [
        'Drive the first mock in the test area',
        'Practise the manoeuvres ten times each',
        'Book the {vehicle} test when the instructor agrees',
      ],
      6,
      { when: { unsaid: testBooked }, daysBefore: 7 },
    ),
    step(
      'Drive two full mock tests before the day',
      'Forty minutes without a word from the instructor, marked like the real one. If the instructor has to step in, or you collect more than 15 small faults, train exactly that, or move the test in time.',
      [
        'Do the first mock two weeks before the {vehicle} test',
        'Train only what cost points',
        'Do the second one in the last week',
      ],
      4,
      { daysBefore: 7, when: { said: testBooked } },
    ),
    step(
      'Pass the practical test and drive alone soon',
      'Take one lesson right before, eat lightly and be early. Say what you see under your breath, ask when you did not understand, and go on after a mistake: most small ones are allowed. Then make three short trips alone in the first week.',
      [
        'Check papers, glasses and shoes the evening before',
        'Pick up the licence',
        'Plan three easy drives by daylight',
      ],
      5,
    ),
  ],
  suggestions: [
    tip(
      'Say aloud what you see',
      'It trains the eyes faster than driving in silence.',
      'Mirror, sign, child, bicycle',
      'Also as a passenger',
    ),
    tip(
      'Keep {vehicle} lessons close together',
      'After a break of two weeks part of a lesson goes into repeating.',
      'Two a week',
      'No long gap before the test',
    ),
    tip(
      'Drive the test area at different hours',
      'School time looks quite different.',
      'Morning, noon, dusk',
      'Note the three hard places',
    ),
    tip(
      'Learn the right-hand rule on foot',
      'Stand at a junction and decide who goes first.',
      'Ten cars',
      'With a friend who asks',
    ),
    tip(
      'Adjust seat and mirrors each time the same',
      'A routine calms the first minute.',
      'Seat, back, mirrors, belt',
      'Say it in this order',
    ),
    tip(
      'Ask to change the instructor if you freeze',
      'Being shouted at teaches nothing.',
      'Talk to the school first',
      'One trial lesson with another',
    ),
    tip('Breathe out at red lights', 'It brings the shoulders down.', 'Two slow breaths', 'Look far ahead'),
    tip(
      'Tell few people the test date',
      'Many learners are calmer when nobody asks about it.',
      'One person who drives you there',
      'Share the result afterwards',
    ),
    tip(
      'Save for the lessons by the month',
      'Running out of money causes the longest breaks.',
      'A fixed sum',
      'Ask for gifts towards lessons',
    ),
    tip(
      'Watch test routes on video',
      'You learn the typical traps at home.',
      'Official or school channels',
      'Stop and decide before they do',
    ),
    tip(
      'Practise parking with two bins',
      'An empty private yard is enough where it is allowed.',
      'Ten times',
      'From both sides',
    ),
    tip(
      'Take one lesson in rain and one at night',
      'Better with the instructor than alone.',
      'Ask for it',
      'Lights, distance, speed',
    ),
    tip(
      'Book a lesson a month after passing',
      'Motorway or winter with a calm voice beside you.',
      'Choose what you avoid',
      'Then drive it alone',
    ),
  ],
};
