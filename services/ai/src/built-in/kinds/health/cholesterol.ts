import { type Kind, step, tip } from '../kind.ts';

/** They want to try without tablets first. */
const withoutTablets = [
  'without/no/avoid/off/not/before going/having_to_go/being_put? on? to? the/any/take/taking? statins/statin/tablets/pills/medication/medicine/drugs/meds',
  "don't/dont want to? go? on? the? statins/tablets/pills/medication",
  'naturally',
];

export const cholesterol: Kind = {
  id: 'cholesterol',
  category: 'health',
  name: 'Lower my cholesterol',
  slots: {
    food: {
      words: [
        'butter',
        'cheese',
        'sausages|sausage|salami',
        'bacon',
        'pastries|croissants|cakes',
        'cream|ice cream',
        'fried food|chips|fries',
        'red meat|steak|beef|meat',
        'ready meals|pizza',
        'crisps',
        'coconut oil',
        'lard|ghee',
        'chocolate',
        'biscuits|cookies',
        'burgers|fast food',
      ],
      otherwise: 'butter, cheese and fatty meat',
    },
    activity: {
      words: [
        'walking|walks|walk',
        'swimming|swim',
        'cycling|bike',
        'gardening',
        'dancing',
        'running|jogging',
        'rowing',
        'nordic walking',
        'hiking',
        'tennis',
        'football',
        'training in the gym|gym',
      ],
      otherwise: 'brisk walking',
    },
  },
  ask: {
    question: 'What is your LDL, and have you or close relatives had heart trouble?',
    chips: ['A bit high, no illness', 'High, runs in the family', 'After a heart attack or stent'],
  },
  hoursAWeek: 3.5,
  weekly: 'Oats and pulses on five days, 150 active minutes, tablets every day if prescribed',
  measures: ['mg/dl', 'mmol/l', 'points'],
  ladder: true,
  overview:
    'You will understand your numbers and your own risk, change the fats and fibre you eat every day, add {activity}, and test again after three months. Food alone lowers LDL by about ten to twenty per cent; tablets do the rest where the risk is high.',
  approach:
    'Change what you eat daily rather than what you eat on feasts: spread, oil, breakfast, snack. The target depends on your risk, so the same number can be fine for one person and too high for another. Usually people change everything for two weeks and test too early.',
  done: 'The blood test after three months is at the target you agreed with your doctor, or treatment has been adjusted.',
  cautions: [
    'After a heart attack, stroke or stent, with diabetes, kidney disease or inherited high cholesterol tablets are usually needed: do not stop or refuse them without talking to your doctor. Tell them about muscle pain or dark urine.',
    'Tell the doctor if you are or want to be pregnant, because some tablets must be stopped. Chest pain is an emergency.',
  ],
  steps: [
    step(
      'Find your last blood test and write down four numbers',
      'Total, LDL, HDL and triglycerides, with units and date. Add blood pressure, smoking, and heart trouble in parents or siblings before 60.',
      ['Ask the surgery for a copy', 'Write the numbers on one page', 'Ask relatives about heart attacks and ages'],
      0.7,
    ),
    step(
      'Ask your doctor about your risk and target',
      'The doctor can work out your risk for ten years. Ask what LDL you should have, whether thyroid, sugar or liver play a part, and whether relatives should be tested.',
      [
        'Book the appointment',
        'Ask: what would food and {activity} bring, and when would you give tablets?',
        'Book the next test in about twelve weeks',
      ],
      1.5,
      { waitDays: 5 },
    ),
    step(
      'Swap {food} on five days a week',
      'Replace animal fat with rapeseed or olive oil, nuts, avocado and fish; the swap matters more than eating little fat. Choose the food you have most often.',
      [
        'Write what you eat daily with butter, cream or cheese',
        'Choose two swaps and buy them',
        'Keep {food} for one or two days a week',
      ],
      4,
    ),
    step(
      'Eat oats, pulses and nuts every day',
      'Forty to eighty grams of oats or barley, a portion of beans or lentils, and a handful of unsalted nuts. Soluble fibre binds cholesterol in the gut; add it slowly and drink enough.',
      ['Choose two breakfasts with oats', 'Cook a pot of lentils on Sunday', 'Put nuts in the place of {food}'],
      5,
    ),
    step(
      'Do 150 minutes of {activity} a week',
      'Spread over five days, warm but able to talk, with strength work twice. It raises HDL, the good cholesterol, and lowers triglycerides.',
      ['Put the times in the calendar', 'Begin with ten minutes and add five a week'],
      12,
    ),
    step(
      'Take prescribed tablets at a fixed hour',
      'Put them with something daily. Ask about interactions, for example with grapefruit or antibiotics. If you get muscle pain, call rather than stop; another dose or tablet often helps. If none are prescribed, keep the swaps for {food} going.',
      ['Set an alarm or weekly box', 'Write down side effects with dates'],
      1,
      { when: { weeksFrom: 4, unsaid: withoutTablets } },
    ),
    step(
      'Add plant sterols and count your soluble fibre',
      'About 2 grams of plant sterols a day, in a yoghurt drink or spread, lower LDL by up to ten per cent within weeks; they are not for pregnancy or small children. With ten grams of soluble fibre from oats, barley, beans and psyllium you have what food can do without tablets. After six weeks look at what you really kept.',
      [
        'Buy one product with sterols and have it with a meal',
        'Write the fibre of three days',
        'Agree with your doctor at which value tablets are the safer way',
      ],
      2,
      { when: { weeksFrom: 4, said: withoutTablets } },
    ),
    step(
      'Change one of weight, alcohol or smoking',
      'Five per cent less weight and little alcohol lower triglycerides most; stopping smoking halves the heart risk within a few years. Choose one and get help for it.',
      ['Choose one and write the first step', 'Ask for a course or support', 'Combine it with {activity}'],
      6,
      { waitDays: 21, when: { weeksFrom: 6 } },
    ),
    step(
      'Repeat the blood test after three months',
      'Same laboratory if possible. Compare with the first page and decide with the doctor: go on, add or change tablets, next test in six to twelve months.',
      ['Book test and appointment', 'Write the new numbers beside the old ones', 'Choose which swaps for {food} stay'],
      1.5,
      { when: { weeksFrom: 12 }, waitDays: 4, measured: 'Bring it down by {total} in the repeat test' },
    ),
    step(
      'Book the repeat test and keep the swaps until then',
      'Blood fats need about three months to show what food and exercise do. Choose two swaps for {food} that stay, and put the date of the test into the calendar.',
      ['Book test and appointment', 'Write the two swaps on the fridge'],
      0.7,
      { when: { weeksTo: 11.9 } },
    ),
  ],
  suggestions: [
    tip('Filter your coffee', 'Unfiltered coffee raises LDL a little.', 'Paper filter', 'Instant is fine too'),
    tip('Fish twice a week', 'Oily fish lowers triglycerides.', 'Mackerel, salmon, sardines', 'Tinned is fine'),
    tip('Read saturated fat on labels', 'Under 1.5 g per 100 g is low.', 'Compare two', 'Take the lower'),
    tip(
      'Do not fear eggs',
      'For most people a few a week are fine.',
      'Boiled rather than in butter',
      'Ask with diabetes',
    ),
    tip('Leave coconut oil', 'It is nearly all saturated fat.', 'Rapeseed for frying', 'Olive for salad'),
    tip(
      'Plant sterols, if you like',
      'Two grams a day lower LDL by about a tenth.',
      'Spreads or drinks',
      'Not for children or in pregnancy',
    ),
    tip('Cook a meat-free day', 'Beans do the job twice.', 'Chilli or dal', 'Same day weekly'),
    tip('Bake with oil', 'Many cakes do not need butter.', 'Three quarters of the amount', 'Carrot cake first'),
    tip(
      'Ask relatives to be tested',
      'Inherited cholesterol is treatable early.',
      'Brothers, sisters, children',
      'One blood test',
    ),
    tip(
      'Do not take supplements blindly',
      'Red yeast rice is a statin of unknown dose.',
      'Ask a pharmacist',
      'Show the packet',
    ),
    tip('Snack on an apple with nuts', 'Fibre and good fat together.', 'At three o’clock', 'In the bag'),
    tip('Eat half a plate of vegetables', 'There is less room for the rest.', 'Frozen is fine', 'Twice a day'),
  ],
};
