import { type Kind, step, tip } from '../kind.ts';

/** They want to walk a certain way again. */
const walksFar = [
  '_ mile/miles/km/kilometres/kilometers/minutes',
  'round/around the reservoir/lake/park/block/village/golf',
  'walk/walks/walking the/my/our dog/dogs',
  'dog/hike/hills/long_walks',
];

export const regainWalkingAndStrength: Kind = {
  id: 'regain-walking-and-strength',
  category: 'health',
  name: 'Get my strength and walking back',
  slots: {
    cause: {
      words: [
        'hip replacement|hip was replaced|new hip|hip operation',
        'knee replacement|new knee|knee was replaced',
        'pneumonia',
        'covid',
        'broken hip|fractured hip|hip fracture',
        'broken leg|broken ankle|fracture',
        'intensive care|icu',
        'hospital stay|weeks in hospital|hospital',
        'heart operation|bypass',
        'sepsis',
        'long illness|bed rest|in bed',
        'chemo|chemotherapy',
      ],
      otherwise: 'weeks of illness',
    },
    aim: {
      words: [
        'stick|walking stick|cane',
        'stairs|steps|fourth floor|third floor|flights',
        'grass|slope|uneven ground',
        'the shops|shopping',
        'the aisle|aisle',
        'dog|walk the dog',
        'the bus',
        'garden',
      ],
      otherwise: 'what you miss most',
    },
  },
  ask: {
    question: 'What can you do today without a rest, and what did the physiotherapist or doctor allow?',
    chips: ['Ten minutes on the flat', 'Some stairs with a rail', 'Not sure what is allowed'],
  },
  hoursAWeek: 3.5,
  overview:
    'You measure what you can do today, have load and medicines cleared, train sitting to standing, balance and stairs on most days, lengthen your walks by a minute or two, and rehearse {aim} in easy steps before it counts.',
  approach:
    'After your {cause} legs come back at about a tenth a week when they are used daily and fed well. Tired for an hour is right; worse the next morning means a third less. What goes wrong is resting until one feels strong.',
  done: 'You have done it three times on different days in real surroundings, {aim} included, and knew the next morning that it was not too much.',
  cautions: [
    'Call the emergency number for chest pain, sudden breathlessness or a faint. Call a doctor the same day for a hot, swollen or suddenly painful leg, a wound that opens, fever, or a fall with pain.',
    'Ask what you may not do, for how long, before deep bending, lifting and driving. Dizzy on standing or a racing heart at rest is checked before you go on.',
  ],
  steps: [
    step(
      'Measure three things today',
      'Minutes of walking before it hurts or you must stop, stands from a chair in 30 seconds with arms crossed, seconds on one leg beside the worktop. Write them with the date. These are your starting numbers; measure again every two weeks.',
      ['Walk to the first ache and look at the clock', 'Count the stands', 'Write the numbers down'],
      0.5,
    ),
    step(
      'Have load, pain and medicines cleared',
      'Ask the physiotherapist, nurse or doctor: what may I load, bend and lift after my {cause}, how much pain is fine, do I need painkillers before exercise, iron, blood pressure or oxygen looked at? Ask for more sessions or a class.',
      ['Write five questions', 'Ring for an appointment', 'Note the answers on one page'],
      1,
      { waitDays: 5 },
    ),
    step(
      'Stand up from a chair on five days a week',
      'Three sets, as many as leave two in reserve, hands only as needed; then heel raises at the worktop and side steps. When 12 are easy, use a lower chair or a rucksack of one kilo. This is the exercise that carries stairs and shopping.',
      ['Choose a firm chair by a wall', 'Do three sets today', 'Add one every third day'],
      6,
    ),
    step(
      'Walk daily and add a minute or two each second day',
      'Split it: two walks at two thirds of your best, with a bench on the way. Pace at which you can talk. If it aches more the next morning, go back one step for two days. Fifteen minutes become thirty in about six weeks; where your way is longer, add five minutes a week after that until you reach its time.',
      ['Find a flat round with a seat', 'Walk twice a day', 'Write the minutes'],
      10,
    ),
    step(
      'Train balance and uneven ground with somebody beside you',
      'Heel to toe along the worktop, standing on one leg while you brush your teeth, then a lawn, then a gentle slope, downhill last and with small steps. Ten minutes, three times a week. Fear halves by the tenth time.',
      ['Clear the way at home', 'Practise by the worktop', 'Go to a lawn with a helper once a week'],
      5,
    ),
    step(
      'Eat and sleep so that muscles can grow',
      'Protein at each of three meals (an egg, yoghurt, fish, beans: about 25 to 30 grams), a snack after exercise, fluids, nine hours in bed if you need them. Weigh once a week: going down without wanting it belongs with the doctor.',
      ['Write what you ate yesterday', 'Add protein at breakfast', 'Weigh on Sundays'],
      2,
    ),
    step(
      'Rehearse {aim} in five steps',
      'With all aids, then with half, then without, then longer, then in the clothes, shoes and with the load of the day. Stairs: two steps, rest, two steps; the good leg goes up first, the sore one down first. Carry half a kilo before five.',
      ['Write five steps', 'Do one a week twice', 'Have somebody along for each new one'],
      6,
      { when: { unsaid: walksFar } },
    ),
    step(
      'Walk your way in parts: a quarter, half, three quarters',
      'An hour and a half is what three miles or five kilometres take at first. Walk a quarter and back, two weeks later half, then three quarters, with benches marked and a lift home arranged. A dog comes last: on a short lead at your good side, with somebody beside you, because a pull is what makes people fall.',
      [
        'Mark benches and ways out on the map',
        'Walk the first quarter with somebody',
        'Practise the lead with a calm dog on flat ground',
      ],
      8,
      { when: { said: walksFar } },
    ),
    step(
      'Do a dress rehearsal and plan the day',
      'Ten days before: same hour, distance, shoes, ground. Plan seats, an arm to take, painkillers as agreed, a folding stick in a bag. Then measure your three numbers again and choose the next aim.',
      ['Do the rehearsal', 'Arrange seat and arm', 'Measure and compare'],
      2,
    ),
  ],
  suggestions: [
    tip('Put the chair where you pass', 'What is seen is done.', 'Kitchen', 'Two stands a time'),
    tip('Walk with somebody on Sundays', 'A date is kept.', 'Same round', 'Talk'),
    tip('Wear shoes with a firm heel', 'Slippers trip.', 'Closed back', 'Thin firm sole'),
    tip('Use the stick in the other hand', 'It takes more load off.', 'Opposite side', 'Right height'),
    tip('Do heel raises while the kettle boils', 'Three minutes, thrice daily.', 'Hold the edge', 'Slow down'),
    tip('Clear rugs and cables', 'Falls undo months.', 'Night light', 'Rail'),
    tip('Ask for a falls or rehab class', 'Groups last longer.', 'Ring the surgery', 'Ask about transport'),
    tip('Count stairs as training', 'Real life counts.', 'One more a day', 'Rail in reach'),
    tip('Keep a good-day and bad-day plan', 'Both count as kept.', 'Full and half', 'No zero'),
    tip('Learn to get up from the floor', 'It takes away fear.', 'With a physio', 'On a mat'),
    tip('Measure your pulse at rest', 'It shows recovery.', 'Mornings', 'Write it'),
    tip('Tell the family your number', 'They see what you do.', 'Weekly', 'A photo'),
  ],
};
