import { type Kind, step, tip } from '../kind.ts';

export const healFattyLiver: Kind = {
  id: 'heal-fatty-liver',
  category: 'health',
  name: 'Get the fat out of my liver',
  slots: {
    habit: {
      words: [
        'beer|alcohol|wine|drinks|drinking',
        'cola|soda|soft drinks|sweet drinks|juice|fizzy drinks',
        'sweets|sugar|chocolate|cake',
        'fast food|takeaways|fried food|chips',
        'late snacks|snacks|snacking',
        'sitting|sofa|desk',
      ],
      otherwise: 'sweet drinks and alcohol',
    },
  },
  ask: {
    question: 'What did the doctor find, and do you drink alcohol?',
    chips: [
      'Fatty liver on the scan, hardly drink',
      'Raised liver values and I drink',
      'I carry a lot round the belly',
    ],
  },
  hoursAWeek: 4,
  measures: ['kg'],
  soundPace: {
    perWeek: { kg: 1 },
    warning: 'More than one kilo a week can harm the liver. Plan half a kilo to a kilo a week.',
  },
  weekly: '150 minutes of brisk movement, weight once a week',
  overview:
    'A fatty liver can recover: losing seven to ten per cent of your weight takes out most of the fat and calms inflammation. You will have the stage measured, leave out alcohol and sugar in drinks, eat in the Mediterranean way and move.',
  approach:
    'The liver answers to steady loss of about half a kilo a week, while crash diets harm it. Alcohol and fat together do more than either alone. There is no detox tea for the liver, and some herbal capsules damage it.',
  done: 'Liver values or the scan are better at the check after three to six months, with at least five per cent of the extra weight lost or three months without alcohol.',
  cautions: [
    'Yellow eyes, vomiting blood, black stool, a swelling belly or confusion mean emergency help. If you drink daily and tremble or sweat without it, do not stop at once by yourself: withdrawal can be dangerous, see a doctor first.',
    'Tell the doctor all tablets and herbal products. Do not lose more than a kilo a week.',
  ],
  steps: [
    step(
      'Collect your liver results and drinks',
      'Liver values (ALT, AST, GGT), platelets, scan report, weight, waist, blood sugar and lipids on a page, and an honest count of alcohol and sweet drinks of the last week.',
      ['Ask for the report and blood results', 'Count last week’s drinks and {habit}', 'Measure weight and waist'],
      0.5,
    ),
    step(
      'Ask how far the scarring has gone',
      'From age, liver values and platelets the doctor works out the FIB-4 score; if it is raised, an elastic scan follows. It decides between general practice and liver clinic.',
      [
        'Book the appointment',
        'Ask: what is my FIB-4 and do I need a FibroScan?',
        'Ask to test hepatitis B and C, iron and sugar',
      ],
      1,
      { waitDays: 10 },
    ),
    step(
      'Leave out alcohol for three months',
      'Whatever the cause, the liver heals faster without. Have drinks ready that you like, and get help early if it is hard.',
      [
        'Empty the house of it',
        'Choose two drinks for going out',
        'Tell one person about {habit}, and ask the doctor first if you drink daily',
      ],
      1,
    ),
    step(
      'Swap {habit} for something plain',
      'Fructose in drinks and sweets is turned to fat in the liver itself. Water, coffee without sugar (coffee is good for the liver) and fruit in pieces do no harm.',
      ['Buy the swap for this week', 'Tick each day without', 'Read labels for glucose-fructose syrup'],
      1,
    ),
    step(
      'Cook the Mediterranean way on five days',
      'Vegetables, beans, fish twice, nuts, olive oil, whole grain, little red meat and sausage. Half plate vegetables, nothing after eight.',
      [
        'Write a list of seven dinners without {habit}',
        'Shop for three of them',
        'Replace butter and cream with olive oil and yoghurt',
      ],
      4,
    ),
    step(
      'Reach 150 minutes of movement a week',
      'Brisk walking, cycling or swimming takes liver fat down even before weight falls. Add strength twice a week.',
      ['Set three fixed times', 'Begin with twenty minutes', 'Add five minutes each week'],
      8,
    ),
    step(
      'Lose five per cent of your weight',
      'Half a kilo a week by the two changes above. If it stands still for a month, ask about a dietitian or medicines; in slim people other causes are looked for.',
      ['Weigh on one morning a week', 'Work out five and ten per cent', 'Look at {habit} again if nothing moves'],
      4,
      { measured: 'Lose the first {60%}', when: { weeksFrom: 6 } },
    ),
    step(
      'Repeat liver values and scan',
      'After three to six months. Better values with the same habits show that it works; keep the yearly check of liver, sugar and blood pressure.',
      ['Book the blood test today', 'Compare values, weight and waist', 'Decide what stays in place of {habit}'],
      0.7,
      { waitDays: 30, measured: 'Lose all {total} and repeat the liver values' },
    ),
  ],
  suggestions: [
    tip('Drink two coffees', 'Linked with less scarring.', 'Black, no sugar', 'Not late'),
    tip('Say no to liver cleanses', 'They are not tested, some harm.', 'Save the money', 'Ask before any capsule'),
    tip('Ask for hepatitis vaccination', 'It spares the liver.', 'Both kinds', 'At the next visit'),
    tip('Cook without deep fat', 'Oven or pan with a spoon of oil.', 'Air fryer', 'Spices instead'),
    tip('Eat fish twice a week', 'Good fats lower liver fat.', 'Tinned counts', 'Not battered'),
    tip('Plan for the football evening', 'Habit calls for beer.', 'Alcohol-free beer', 'Nuts instead of crisps'),
    tip('Walk at lunchtime', 'Twenty minutes each weekday.', 'Shoes at work', 'With a colleague'),
    tip('Check sleep apnoea', 'It worsens fatty liver.', 'Snoring?', 'Tell the doctor'),
    tip('Mind paracetamol', 'Keep to the dose on the box.', 'Less if you drink', 'Ask'),
    tip('Use a smaller glass', 'For juice and milk.', 'Half water', 'Once a day'),
    tip('Weigh, do not guess', 'Once a week is enough.', 'Same morning', 'Write it up'),
    tip('Bring the family along', 'One pot for everyone.', 'Same dinner', 'Walk together'),
  ],
};
