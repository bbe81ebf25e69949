import { type Kind, step, tip } from '../kind.ts';
import { carTestHere } from '../local-papers.ts';

const failedTest = [
  'failed the/its/my/on _? _? inspection/test/mot/nct/tuv/fitness/roadworthy/wof/for',
  'failed on/for emissions/brakes/rust/lights/tyres/tires/exhaust',
  'retest/re-test/second_test',
];

export const carInspection: Kind = {
  id: 'car-inspection',
  category: 'personal',
  name: 'Get my car through its inspection',
  slots: {
    car: {
      words: ['car', 'van', 'motorbike|motorcycle', 'camper|motorhome', 'pickup|truck', 'trailer', 'scooter'],
      otherwise: 'car',
    },
    test: {
      words: [
        'MOT',
        'TÜV|tuv|hu',
        'ITV',
        'contrôle technique|controle technique',
        'APK',
        'NCT',
        'smog test|smog|emissions',
        'state inspection',
        'warrant of fitness|wof',
        'roadworthy',
      ],
      otherwise: 'inspection',
    },
  },
  ask: {
    question: 'When is it due, and did it fail?',
    chips: ['Due soon, an old car', 'It failed, with a list', 'I want to do repairs myself'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will check the ten things that fail most at home, repair the cheap ones, get prices for the others, and go with time left for a second visit.',
  approach:
    'Four weeks ahead is the right time: parts and workshops need days. Bulbs, wipers, tyres and a warning light are most failures, and cost little. Ask for a price before any repair, and decide at a limit set in advance.',
  done: 'The certificate for your {car} is valid, and you know what is due next year.',
  cautions: [
    'Work under a car only on stands on firm ground, never on a jack alone. Brakes, airbags and steering belong to a workshop unless you are trained.',
  ],
  steps: [
    step(
      'Find the date and walk round with a list',
      'Date from the papers or online, and last year’s advisories: worn pads, rust and tyres are this year’s failures. Lights with a helper, tyre tread with a coin, wipers, horn, belts, windscreen, plates, warning lights.',
      ['Note the date', 'Check ten points', 'Write what fails'],
      0.5,
      { when: { unsaid: failedTest }, local: carTestHere },
    ),
    step(
      'Do the cheap repairs yourself',
      'Bulbs, wipers, washer, number plate, fluids, tyre pressure, first-aid kit, warning triangle where asked.',
      ['Buy by the handbook', 'Change one by one', 'Check again with a helper'],
      2,
    ),
    step(
      'Sort the failed sheet into dangerous, major and advice',
      'Dangerous ones mean: do not drive. Major ones must be mended for the retest; advice can wait. Ask until which day the retest is cheap, often 10 to 30 days, and which proof they want.',
      ['Copy the faults in three groups', 'Note the last day of the retest', 'Get a price for the first two groups'],
      0.5,
      { when: { said: failedTest } },
    ),
    step(
      'Get two prices for the rest',
      'Brakes, tyres, suspension, exhaust, rust. Ask for a written price with parts and labour, and which part can wait.',
      ['Ring three workshops', 'Send the list', 'Set your limit'],
      1.5,
    ),
    step(
      'Decide whether the {car} is worth it',
      'Price of repairs against value and the next two years. Above half of the value get a second opinion.',
      ['Look up the value', 'Add up', 'Sleep a night over it'],
      1,
    ),
    step(
      'Have it repaired',
      'Ask for old parts back and a call before anything extra. Take the invoice.',
      ['Book a day', 'Fix the upper price', 'Test drive'],
      1,
      { waitDays: 7, daysBefore: 14 },
    ),
    step(
      'Prepare the exhaust test',
      'Service done, oil fresh, 20 minutes of brisk driving before the {test}; no warning light. An error reader costs little.',
      ['Read the error memory', 'Top up oil', 'Plan a longer way there'],
      1,
    ),
    step(
      'Go to the {test} with two weeks left',
      'Clean car, papers, empty boot, working locks. Ask for the report even if it passes.',
      ['Book a morning date', 'Papers in the car', 'Ask what comes next year'],
      1,
      { when: { unsaid: failedTest }, daysBefore: 10 },
    ),
    step(
      'Mend faults within the free time',
      'Most places test again cheaply within days. Drive only as the report allows.',
      ['Read dangerous against minor', 'Repair', 'Second test before the day'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Check the bulbs in a shop window',
      'You see all lights alone in five minutes.',
      'Once a month',
      'Keep two spare bulbs',
    ),
    tip('Wash the car first', 'A clean car is tested with a kinder eye.', 'Lights and plates', 'Below, too'),
    tip(
      'Change tyres in pairs',
      'Two different ones on one axle can fail.',
      'Read the date on the side',
      'Measure the tread',
    ),
    tip(
      'Measure the tread with a coin',
      'It shows in seconds what will fail.',
      'Four places on each tyre',
      'Know your country’s limit',
    ),
    tip(
      'Choose a tester who does no repairs',
      'There is no reason to find too much.',
      'Council stations or clubs',
      'Compare the prices',
    ),
    tip('Keep all invoices', 'They also raise the price when you sell.', 'One folder in the car', 'A photo of each'),
    tip(
      'Have warning lights read before',
      'A light that is on fails the test.',
      'Ask for the code',
      'Repair the cause, do not just erase it',
    ),
    tip(
      'Test the handbrake on a hill',
      'It is one of the usual faults.',
      'Try it on a quiet slope',
      'Have it set if it slips',
    ),
    tip(
      'Have stone chips filled early',
      'In the field of view they fail.',
      'Ask your insurer',
      'Often it costs nothing',
    ),
    tip(
      'Look at the brake hoses and discs',
      'Rust and cracks can be seen through the wheel.',
      'Use a lamp',
      'Show a photo to the workshop',
    ),
    tip(
      'Set a reminder six weeks before',
      'Cheap appointments are gone in the last week.',
      'Put it in next year’s calendar',
      'Copy the advice from the report',
    ),
    tip(
      'Ask at a training workshop',
      'Apprentices repair under a master for less.',
      'Ask the vocational school',
      'Plan more days',
    ),
  ],
};
