import { type Kind, step, tip } from '../kind.ts';

export const ironDeficiency: Kind = {
  id: 'iron-deficiency',
  category: 'health',
  name: 'Get my iron levels up',
  slots: {
    sign: {
      words: [
        'tiredness|tired|exhausted|fatigue|no energy',
        'hair loss|hair falling out',
        'breathlessness|out of breath',
        'restless legs',
        'paleness|pale',
        'headaches|headache',
        'dizziness|dizzy',
        'cold hands|cold',
        'brittle nails|nails',
        'craving ice|ice',
      ],
      otherwise: 'tiredness',
    },
    cause: {
      words: [
        'heavy periods|period|periods',
        'vegan|vegetarian|plant-based|no meat',
        'pregnancy|pregnant',
        'giving blood|blood donor|donating blood|donor',
        'running|marathon|endurance|endurance training',
        'coeliac|bypass|gastric bypass',
        'birth|postpartum|after the baby',
      ],
      otherwise: 'heavy periods',
    },
  },
  ask: {
    question: 'Do you know your ferritin or haemoglobin, and have you heavy periods, no meat, or neither?',
    chips: ['Ferritin low, heavy periods', 'Vegetarian or vegan', 'Anaemia, nobody knows why'],
  },
  hoursAWeek: 1,
  weekly: 'Iron on the agreed days, and two meals with much iron and vitamin C',
  overview:
    'You will read your values, find out why the iron is low (that is half of the treatment), take tablets in a way that is absorbed and tolerated, and check after eight weeks and again when the stores are full.',
  approach:
    'One tablet on every second day on an empty stomach is often taken up as well as a daily one and upsets the stomach less; ask which plan is yours. Food keeps iron up but seldom refills it. The usual mistake is to stop when you feel better: the store needs three more months.',
  done: 'Haemoglobin is normal, ferritin is in the range your doctor set, and the reason for the lack is found and dealt with.',
  cautions: [
    'In men, after the menopause, or with black stool, weight loss or belly trouble, iron lack needs a search for bleeding in the gut: ask about it. Chest pain, fainting or breathlessness at rest is an emergency.',
    'Do not take iron tablets without a blood test, as too much harms. Keep them away from children: a few tablets can kill a small child. Take thyroid tablets and some antibiotics hours apart.',
  ],
  steps: [
    step(
      'Find your ferritin and haemoglobin values',
      'Ask the practice for a printout with haemoglobin, ferritin, MCV and CRP. Ferritin under 30 usually means empty stores, even with normal haemoglobin.',
      ['Call for the printout or log in', 'Write both values with the date', 'Note since when you have had {sign}'],
      0.4,
    ),
    step(
      'Ask the doctor for the reason',
      'Blood loss, diet, poor absorption or need: periods, gut, coeliac disease, stomach tablets, donations, endurance sport, pregnancy. Coeliac antibodies and a stool test belong to it.',
      [
        'Write your answers to each of the six reasons',
        'Ask what should be tested because of {cause}',
        'List your medicines, above all acid blockers and painkillers',
      ],
      1,
      { waitDays: 7 },
    ),
    step(
      'Start iron in the way that is absorbed',
      'In the morning with water or orange juice, an hour before coffee, tea, milk or cereals. Ask about every second day; black stool is normal.',
      ['Ask: which tablet, how many mg, which days?', 'Put them beside the orange juice, child-safe', 'Set a reminder'],
      0.5,
    ),
    step(
      'Settle side effects within two weeks',
      'With cramps or constipation: every second day, with a little food, another salt, or drops. If it still fails, ask for an infusion rather than stop.',
      ['Write stomach and stool for a week', 'Call the pharmacy about another form', 'Add prunes and water'],
      0.7,
      { waitDays: 10 },
    ),
    step(
      'Cook two iron-rich meals a week more',
      'Lentils, beans, tofu, red meat or mussels, spinach, oats, pumpkin seeds, always with pepper, citrus or tomato. Coffee and tea wait an hour.',
      ['Choose four dishes you like', 'Move coffee and tea away from meals', 'Note which fits best with {cause}'],
      2.5,
    ),
    step(
      'Lower the loss of iron',
      'Treat heavy bleeding (hormone coil, tranexamic acid), pause donations, ask about gut tests, or rest from hard training. Without this, the tablets only fill a leaking tank.',
      [
        'Choose the loss that concerns you, such as {cause}',
        'Book what it needs',
        'Count pads, donations or training hours for a month',
      ],
      1,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Test again after eight weeks',
      'Haemoglobin should have risen by 20 g/l after four weeks when it was low. If not: were they taken, absorbed, or is there still a loss? Then ask about an infusion.',
      ['Book the blood test today', 'Compare {sign} with the first week', 'Ask about the next dose'],
      0.7,
      { waitDays: 30, when: { weeksFrom: 8 } },
    ),
    step(
      'Go on until the store is full',
      'Usually three months after haemoglobin is normal. Then test after three, six and twelve months, as it often comes back.',
      [
        'Put the last tablet and the tests in the calendar',
        'Write your goal for ferritin',
        'Decide what keeps it up: food, low dose, or treatment of the cause',
      ],
      0.5,
    ),
  ],
  suggestions: [
    tip('Wait an hour with tea', 'It halves the uptake.', 'Set a timer', 'Herbal tea is better'),
    tip('Add lemon or pepper', 'Vitamin C lifts plant iron.', 'Raw, or last minute', 'Each iron meal'),
    tip('Cook in an iron pan', 'Sour sauces take iron up.', 'Tomato sauce, ten minutes', 'Season the pan'),
    tip('Keep the tablets locked', 'They look like sweets.', 'High cupboard', 'Tell visitors'),
    tip('Rinse after drops', 'They stain teeth.', 'Straw', 'Brush later'),
    tip('Ask for results in writing', 'You can see the trend.', 'Folder or app', 'Same unit'),
    tip('Say it before giving blood', 'They check iron and can pause you.', 'Ask for ferritin', 'Wait till full'),
    tip('Ease off training for a month', 'Low iron slows recovery.', 'Easy runs', 'No intervals'),
    tip('Eat dried apricots', 'A snack with iron.', 'With nuts', 'Handful'),
    tip('Take B12 seriously if vegan', 'It causes anaemia too.', 'Ask with the blood test', 'Supplement daily'),
    tip('Watch restless legs', 'They often go when ferritin rises.', 'Note nights', 'Tell the doctor'),
    tip('Tell the dentist and surgeon', 'Anaemia matters before operations.', 'Six weeks ahead', 'Take values'),
  ],
};
