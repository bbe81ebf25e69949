import { type Kind, step, tip } from '../kind.ts';

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
      'List papers, steps and full cost of the {vehicle} licence',
      'On the licensing office’s page find age, eye test, first-aid course, medical, photo, fees and how long each paper is valid. Add the lessons: for a first car licence most people need 30 to 45 hours.',
      [
        'Find the official page for the {vehicle} licence',
        'Write papers with waiting time and price',
        'Set a monthly sum for lessons',
      ],
      1.5,
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
      { when: { level: 'beginner' } },
    ),
    step(
      'Book eye test, first aid and application',
      'The office often needs four to eight weeks, so send the {vehicle} licence application in the first week. Keep copies of everything.',
      [
        'Book the eye test and the first-aid course',
        'Have a passport photo taken',
        'Send the application and note the number',
      ],
      8,
      { waitDays: 28, when: { level: 'beginner', weeksFrom: 7 } },
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
      'Learn the theory until three mocks are safe',
      'Study thirty minutes on five days a week with the official questions, and repeat the wrong ones the next day. Book when three mock tests in a row are passed with room to spare; most need three to five weeks.',
      [
        'Install the official question app',
        'Learn signs and right of way first',
        'Do a full {vehicle} mock test each Sunday',
      ],
      18,
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
      { daysBefore: 21, when: { level: 'beginner' } },
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
      { daysBefore: 7 },
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
