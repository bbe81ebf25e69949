import { type Kind, step, tip } from '../kind.ts';

export const stayStrongAfterSixty: Kind = {
  id: 'stay-strong-after-sixty',
  category: 'health',
  name: 'Stay strong and independent as I get older',
  slots: {
    task: {
      words: [
        'getting up off the floor|off the floor|up from the floor',
        'stairs|climbing stairs',
        'carrying shopping|shopping bags|groceries',
        'opening jars|jars',
        'playing with grandchildren|grandkids|grandchildren',
        'gardening|garden|allotment',
        'getting out of a chair|low chair|armchair|sofa',
        'lifting the suitcase|suitcase',
        'walking uphill|hills',
      ],
      otherwise: 'stairs, floor and shopping',
    },
    pain: { words: ['knees|knee', 'hips|hip', 'shoulders|shoulder', 'back', 'hands', 'wrists'], otherwise: 'joints' },
  },
  ask: {
    question: 'What has become harder, and do you have a heart or joint problem?',
    chips: ['Getting up from floor or chair', 'Stairs and shopping', 'Nothing yet, I want to keep it so'],
  },
  hoursAWeek: 3,
  weekly: 'Two strength sessions of thirty minutes, a brisk walk on the other days',
  overview:
    'After sixty muscle goes by one to two per cent a year if nobody asks for it, and comes back at any age with training. Twice a week at home with chair, band and bag, heavier month by month, until you manage {task} easily.',
  approach:
    'It must feel hard by the last two repeats; ten light ones for years change nothing. Slow down, fast up, and breathe out with effort. Protein at each meal and one rest day between.',
  done: 'You manage {task} by yourself, and your chair stands in 30 seconds have risen by at least three.',
  cautions: [
    'Ask your doctor first with heart disease, chest pain, fainting, recent surgery, uncontrolled blood pressure, or a hernia. Do not hold your breath. With osteoporosis no deep bending with a round back.',
    'Sharp pain in a joint means a smaller movement or another exercise; muscle soreness for two days is fine. Sudden weakness is a reason for a doctor.',
  ],
  steps: [
    step(
      'Test chair, floor and carry',
      'Chair stands in 30 seconds, getting down and up from the floor with help near, a 5 kg bag carried for one minute. Write also how you manage {task}.',
      ['Do the chair test', 'Carry the bag along the hall', 'Choose the one thing you want back'],
      0.4,
    ),
    step(
      'Choose five exercises and a corner',
      'Sit to stand, wall or counter push-up, band row, step-up, loaded carry. Add heel raises. A chair against the wall, a band, a bag with bottles.',
      ['Set up the corner', 'Try each five times', 'Ask a physiotherapist about your {pain} if in doubt'],
      0.5,
    ),
    step(
      'Train twice a week for four weeks',
      'Two sets of eight to twelve; when twelve are easy, lower chair, more weight or slower. Thirty minutes.',
      ['Fix two days and an hour', 'Write weight and repeats', 'Walk on the days between'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Practise {task} in parts',
      'The real movement with help first: for the floor go down by a chair, roll, kneel, half-kneel, stand; for stairs step-ups and slow downs; for bags heavier carries.',
      ['Ask somebody to stand by', 'Do it three times each session', 'Use fewer hands each week'],
      2,
    ),
    step(
      'Eat protein with each meal',
      'About 1 to 1.2 g per kilo a day: 25 g at breakfast, lunch, dinner. Check vitamin D with the doctor, and weight if you lose any.',
      ['Add eggs, quark, or beans to breakfast', 'Plan three dinners', 'Weigh monthly'],
      1.5,
    ),
    step(
      'Find a group or trainer once',
      'One session with a physiotherapist or trainer for older people corrects form; a class keeps you coming. Ask insurer or council about prevention courses.',
      ['Book one session', 'Ask how much you may load with your {pain}', 'Try a class with a friend'],
      1.5,
    ),
    step(
      'Make it heavier from week five',
      'Three sets of six to ten, two of the exercises with real weight or machines. Add quick stands and fast steps: power prevents falls.',
      ['Add half a kilo or a slower count weekly', 'Do five fast stands first', 'Rest two minutes'],
      6,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Repeat the tests and keep two days for good',
      'Same chair and bag after twelve weeks. Show somebody how you do {task}.',
      ['Write results beside the first', 'Choose the next thing', 'Plan what you do when ill or away'],
      0.4,
    ),
  ],
  suggestions: [
    tip('Sit down slowly', 'Four seconds build legs.', 'Each chair', 'No hands'),
    tip(
      'Carry shopping as training',
      'Two even bags on a short way strengthen grip, back and legs.',
      'Walk upright',
      'A little further each week',
    ),
    tip(
      'Stand up in each advert break',
      'Ten stands from the sofa are a set of squats.',
      'Arms crossed if you can',
      'Sit down slowly',
    ),
    tip('Hang the band on the door', 'What you see, you use.', 'Ten rows while the kettle boils', 'Twice a day'),
    tip('Train with a grandchild', 'It is fun, and somebody is there to help.', 'Count together', 'Play on the floor'),
    tip('Squeeze a towel', 'A strong grip opens jars and catches a fall.', 'Wring it ten times', 'Twice a day'),
    tip('Use the bottom stair', 'Step up ten times.', 'Rail', 'Change legs'),
    tip(
      'Eat after training',
      'Protein within two hours helps muscles to grow.',
      'Yoghurt or an egg',
      'A glass of milk',
    ),
    tip('Warm up five minutes', 'March and circle arms.', 'Music', 'Joints'),
    tip('Ignore pink dumbbells', 'Two kilos are little.', 'Try five', 'Ask'),
    tip(
      'Plan after illness',
      'A week in bed costs much strength, so begin again lightly.',
      'Half of the weights',
      'Two weeks to come back',
    ),
    tip('Sleep for muscles', 'They are repaired at night.', 'Seven hours', 'A cool, dark room'),
  ],
};
