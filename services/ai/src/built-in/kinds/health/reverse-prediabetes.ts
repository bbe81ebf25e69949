import { type Kind, step, tip } from '../kind.ts';
import { diabetesPreventionHere } from '../local-health.ts';

export const reversePrediabetes: Kind = {
  id: 'reverse-prediabetes',
  category: 'health',
  name: 'Bring my blood sugar back to normal',
  slots: {
    habit: {
      words: [
        'sweet drinks|cola|soda|juice|fizzy drinks',
        'bread|white bread|toast',
        'rice|white rice',
        'sweets|chocolate|sugar|biscuits|cake',
        'late dinners|night eating|eating late',
        'beer|alcohol|wine',
        'sitting|desk|sofa|driving',
      ],
      otherwise: 'sweet drinks and white bread',
    },
    family: {
      words: [
        'mother|mum',
        'father|dad',
        'brother',
        'sister',
        'parents',
        'grandmother|gran',
        'wife',
        'husband',
        'children|kids',
      ],
      otherwise: 'family',
    },
  },
  ask: {
    question: 'What was your HbA1c or fasting value, and did you also have diabetes in pregnancy?',
    chips: ['HbA1c 6.0, just told', 'Fasting sugar a bit high for years', 'I had it in pregnancy'],
  },
  hoursAWeek: 4,
  weekly: '150 minutes of brisk walking and two short strength sessions',
  overview:
    'Prediabetes means that there is still time: losing five to seven per cent of your weight, if you carry extra, and 150 minutes of walking a week halve the risk of diabetes. The plan gets you there in steps and ends with a new blood test.',
  approach:
    'Change drinks and the evening first, then the plate, then movement. A walk of ten minutes after a meal lowers sugar the same day. The usual mistake is a strict diet for three weeks; what counts is what you still do in month six.',
  done: 'A blood test three to six months from now shows HbA1c under the limit of prediabetes, or clearly lower than today.',
  cautions: [
    'Great thirst, much urine, blurred sight or weight loss without trying mean a test within a day or two. You need no sugar tablets or insulin plan for prediabetes unless your doctor says so; no need to prick your finger daily either.',
    'Ask your doctor before hard training if you have chest pain or heart disease, and before fasting if you are pregnant, underweight, had an eating disorder or take any sugar medicine.',
  ],
  steps: [
    step(
      'Write down your values and your risks',
      'Ask for the exact HbA1c. In the UK 42 to 47 mmol/mol counts as prediabetes; many other countries count from 39, which is 5.7 per cent. Add weight, waist, blood pressure, diabetes in your {family}.',
      [
        'Ask for a printout of the last two results',
        'Measure the waist at the navel',
        'Write what you eat and drink today, {habit} included',
      ],
      0.5,
    ),
    step(
      'Ask the doctor for a prevention programme',
      'Many countries pay for group or app coaching when the value is in this range: in England the NHS Diabetes Prevention Programme, in the United States the National DPP. Ask the nurse this week to refer you. Ask also about blood pressure, cholesterol, sleep apnoea and medicines that raise sugar.',
      [
        'Call and ask: is there a diabetes prevention programme for me?',
        'Ask when the HbA1c is tested again',
        'Ask whether metformin is worth it in your case',
      ],
      1,
      { local: diabetesPreventionHere, waitDays: 7 },
    ),
    step(
      'Replace {habit} on five days a week',
      'It is the change with the largest effect for the least effort. Water, tea, whole grain, a smaller plate: choose the swap before the moment comes.',
      ['Buy the swap', 'Take it on five of seven days, tick them', 'Tell your {family} what you are doing'],
      1,
    ),
    step(
      'Fill half the plate with vegetables',
      'A quarter protein, a quarter slow starch such as beans, lentils, oats or whole grain. Vegetables and protein first, starch last, keeps the peak lower.',
      [
        'Cook three dinners of this form for you and your {family}',
        'Halve the portion of rice, bread or pasta',
        'Have breakfast with protein for a week',
      ],
      3,
    ),
    step(
      'Walk ten minutes after your two largest meals',
      'Then lengthen to half an hour of brisk walking on five days. Split it: three times ten counts.',
      [
        'Choose the two meals',
        'Walk today after dinner, with your {family} if they like',
        'Write minutes per week until 150',
      ],
      6,
    ),
    step(
      'Build muscle with two short sessions',
      'Squats to a chair, wall push-ups, rows with a band, calf raises: two sets of ten. Muscle is where the sugar goes.',
      ['Learn the four movements', 'Tie them to two days', 'Stand up each half hour if you sit a lot'],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Lose the first five per cent slowly',
      'If you carry extra weight: half a kilo a week at most, by the plate and the walks. If your weight is fine, keep it and look at sleep and muscle instead.',
      [
        'Weigh on one morning a week',
        'Work out what five per cent is',
        'If nothing moves in three weeks, look at {habit} and alcohol again',
      ],
      4,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Repeat the blood test and compare',
      'After three months at the earliest, as HbA1c looks back that far. Normal: keep going and test yearly. Same or higher: ask about more support or medicine.',
      [
        'Book it now for three months ahead',
        'Write beside it weight, waist and minutes walked',
        'Keep the two habits that were easiest',
      ],
      0.7,
      { waitDays: 20 },
    ),
  ],
  suggestions: [
    tip('Drink water first', 'Half of cravings are thirst.', 'Glass before each meal', 'Bottle on the desk'),
    tip('Keep fruit whole', 'Juice is sugar without fibre.', 'Two pieces a day', 'With nuts'),
    tip('Sleep seven hours', 'Short nights raise sugar.', 'Same bedtime', 'Phone out'),
    tip('Choose oats over flakes', 'Slow starch at breakfast.', 'Soak overnight', 'With seeds'),
    tip('Cool and reheat starch', 'It turns partly into fibre.', 'Potato salad', 'Rice from yesterday, well chilled'),
    tip('Take the stairs after lunch', 'Two minutes already lower sugar.', 'Three floors', 'Daily'),
    tip('Put sweets out of sight', 'What you see, you eat.', 'A high cupboard', 'Fruit on the table'),
    tip('Treat snoring', 'Sleep apnoea raises sugar.', 'Ask the partner', 'Tell the doctor'),
    tip('Test your siblings', 'It runs in families.', 'Share the risk test', 'Invite to walk'),
    tip('Use smaller plates', 'A fifth less, unnoticed.', '23 cm', 'Serve in the kitchen'),
    tip('Plan festivals', 'One feast day is fine.', 'Walk after', 'Normal next morning'),
    tip('Ask about the feet and eyes', 'Not needed yet, good to know.', 'At the yearly check', 'Write it down'),
  ],
};
