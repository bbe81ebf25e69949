import { type Kind, step, tip } from '../kind.ts';
import { motorbikeHere, ridingStagesHere } from '../local-papers.ts';

/** Basic training lies behind them. */
const basicDone = [
  'done/passed/got/have my/the/a cbt',
  'cbt done/passed/is_done',
  'on my/a cbt',
  'theory/theory_test passed/done',
  'passed my/the theory/theory_test',
  'passed/did mod/module one/1',
  'mod/module one/1 passed/done',
];

/** They own the clothing or a bike. */
const geared = [
  'have/got/bought my/the/all_my/all_the? helmet/gear/kit/leathers',
  'own/ride a 125',
  'riding a 125',
  'already ride/riding',
];

export const motorbikeLicence: Kind = {
  id: 'motorbike-licence',
  category: 'personal',
  name: 'Get my motorbike licence',
  slots: {
    class: {
      words: [
        'full motorbike|A licence|full bike|big bike|unlimited|class a|full motorcycle',
        'A2|a2',
        'A1|a1|125|125cc',
        'moped|scooter|vespa|50cc',
        'CBT|compulsory basic training',
      ],
      otherwise: 'motorbike',
    },
  },
  ask: {
    question: 'Which class, and have you ever ridden?',
    chips: ['Never sat on one', 'I ride a 125', 'I rode years ago'],
  },
  hoursAWeek: 4,
  weekly: 'One riding lesson, and ten minutes of slow manoeuvres in the head or on a bicycle',
  overview:
    'You will choose the class your age allows, buy a helmet and clothing that protect, learn slow control first, then road riding, and take the tests in the order of your country. The season counts: lessons from March to October are easier to get and drier.',
  approach:
    'Most tests are lost at walking pace: U-turn, slalom, controlled stop. So clutch, back brake and where you look are practised until dull, before speed. Wear the full clothing from the first lesson; a hired jacket is better than none.',
  done: 'The {class} licence is in your hand, and you have ridden your first three short trips alone by daylight in dry weather.',
  cautions: [
    'Ride only with the training certificate, plates and insurance that your country asks for. Helmet, gloves, jacket, trousers and boots with armour from the first metre; never after alcohol or without sleep.',
  ],
  steps: [
    step(
      'Find the class, age and order of tests',
      'On the licensing office’s page see which class your age allows, which engine that means, and whether you can go straight to it. Write the order of theory, basic training, manoeuvres and road test for the {class} class with fee and how long each is valid.',
      [
        'Read the official page about motorbike classes',
        'Write the tests in order with fee and validity',
        'Check that your eyesight meets the rule',
      ],
      1,
      { local: motorbikeHere },
    ),
    step(
      'Check how long your certificates last and what is still open',
      'Basic training and theory pass last for a limited time, and the riding tests have their order. Write each date down, and count back which test must be booked by when.',
      [
        'Write the last day of each certificate',
        'Mark which tests for the {class} class are open',
        'Ask the school for its next free dates',
      ],
      0.7,
      { local: ridingStagesHere, when: { said: basicDone } },
    ),
    step(
      'Ring two riding schools for a trial hour',
      'Ask for price of the whole course, number of riders for each instructor (two at most on the road), whether bike, helmet and clothing are lent, and what a second test costs. Book a taster hour on a light bike in a yard.',
      [
        'Ring two schools and compare the full price',
        'Book a taster hour',
        'Ask for their next dates for the {class} class',
      ],
      1.5,
      { when: { unsaid: basicDone } },
    ),
    step(
      'Buy a helmet and clothing that fit',
      'The helmet must sit tight on the cheeks and not turn when you shake your head; try it on for ten minutes. Gloves, armoured jacket and trousers, boots over the ankle. New helmet, used jacket is a good way to save.',
      [
        'Try on three helmets of different makes',
        'Check armour at shoulder, elbow, hip and knee',
        'Keep the receipt for a change of size',
      ],
      4,
      { when: { unsaid: [...basicDone, ...geared] } },
    ),
    step(
      'Learn slow control in the yard',
      'Clutch at the biting point, a little back brake, eyes where you want to go. Figure of eight, U-turn, slalom and stopping on a mark, until feet stay up. An ordinary beginner on the {class} course needs one to three sessions.',
      [
        'Practise the U-turn twenty times each way',
        'Stop ten times on the same line',
        'Ask to be filmed and watch your eyes',
      ],
      8,
      { when: { unsaid: basicDone } },
    ),
    step(
      'Pass the theory and the basic training',
      'Half an hour a day with the official questions, plus those for riders: filtering, wind, wet leaves, carrying a passenger. The basic training day ends with about two hours on the road with an instructor.',
      [
        'Learn the rider questions of the app',
        'Book the training day and the {class} theory',
        'Sleep and eat well before the training day',
      ],
      10,
      { when: { unsaid: basicDone }, waitDays: 7 },
    ),
    step(
      'Ride on the road with an instructor',
      'Junctions, roundabouts, bends, dual carriageways. Shoulder check before every change, position where drivers can see you, two seconds of distance and four in the wet. After each lesson write two things to repeat.',
      [
        'Take two lessons a week while the season lasts',
        'Say hazards aloud into the intercom',
        'Ride one lesson in rain',
      ],
      14,
    ),
    step(
      'Practise U-turn, slalom and emergency stop on the test bike',
      'A heavier bike turns and stops differently from the one you know. Two hours in the yard: look where you want to go, drag the back brake, clutch at the biting point. It is done after ten clean rounds without a foot down.',
      [
        'Book two hours on the test bike',
        'Film three U-turns and watch your eyes',
        'Do ten emergency stops from 50 km/h',
      ],
      4,
      { when: { said: basicDone } },
    ),
    step(
      'Take the manoeuvres test',
      'Book it when emergency stop and swerve succeed three times running at the speed asked, about 50 km/h. Ride the {class} test bike the day before. One foot down costs less than a fall, so breathe out and look up.',
      ['Book the test with your instructor', 'Practise emergency stop and swerve on the test bike'],
      4,
      { daysBefore: 10 },
    ),
    step(
      'Pass the road test and ride alone in daylight',
      'About forty minutes with an examiner behind you. Cancel the indicator, check the shoulder, keep the speed of the road. Afterwards insure the bike before the first trip, and keep the first rides short, dry and without passenger.',
      [
        'Take a lesson right before the test',
        'Get insurance quotes for the {class} bike you want',
        'Plan three short daylight rides',
      ],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Train the eyes on foot',
      'Look through a bend to its end while you walk or cycle.',
      'Chin up',
      'Where you look you go',
    ),
    tip(
      'Cycle slowly between cones',
      'Balance at walking pace is the same skill.',
      'Ten minutes in a yard',
      'Feet stay up',
    ),
    tip(
      'Sit on many bikes before you buy one',
      'Both feet should touch the ground.',
      'Seat height',
      'Weight when pushing',
    ),
    tip(
      'Ask for the price of insurance first',
      'It can cost more than the bike for young riders.',
      'Three quotes',
      'Ask about a tracker',
    ),
    tip(
      'Buy a used bike after the test',
      'The first one often falls over at a standstill.',
      'Light, upright, with ABS',
      'Service book',
    ),
    tip('Wear a bright vest', 'Drivers say they never saw the rider.', 'Yellow or orange', 'Light on always'),
    tip(
      'Do the safety check before each ride',
      'It takes two minutes.',
      'Tyres, brakes, lights, oil',
      'Chain each 500 km',
    ),
    tip('Practise in the rain once', 'Better with the instructor than alone.', 'Smooth brakes', 'Avoid painted lines'),
    tip(
      'Join a learners’ group ride',
      'Slow riders with experience teach much.',
      'Ask the school',
      'Ride your own speed',
    ),
    tip(
      'Book a course after the test',
      'A day on bends and braking helps most in the first year.',
      'Traffic police or club',
      'Spring',
    ),
    tip('Plan for the cold months', 'Theory in winter, road in spring.', 'Book March early', 'Warm gloves'),
    tip('Tell your family your rules', 'It calms those who worry.', 'No ride when tired', 'Message on arrival'),
  ],
};
