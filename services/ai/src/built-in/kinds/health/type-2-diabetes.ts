import { type Kind, step, tip } from '../kind.ts';
import { diabetesCourseHere } from '../local-health.ts';
import { numbers } from '../stage-words.ts';

/** They have done a course and see their team. */
const course = [
  'done/did/finished/completed/went_to/attended the/a/my _? course/desmond/x-pert',
  'have/see/seen a/the/my dietitian/dietician/diabetes_nurse',
];

/** Weight or sugar have fallen. */
const better = [
  `already/have/i lost about/around? ${numbers}`,
  'hba1c/sugar/a1c is/went/came/has_come/has_gone/fell down/from',
];

/** They named the value they want. */
const target = [
  '5.5/5.6/5.7/5.8/5.9/6/6.0/6.1/6.2/6.3/6.4/6.5/6.6/6.7/6.8/6.9/7.0 hba1c/a1c/percent?',
  'under/below/target 5.5/5.6/5.7/6/6.0/6.2/6.4/6.5/6.8/7/7.0/42/48/53',
  '5.7/5.9/6.4/6.5/6.8',
];

/** A sensor or a meter shows what a meal does. */
const measuresAtHome = [
  'cgm/sensor/libre/dexcom/glucometer/strips',
  'prick my',
  'gave me a? machine/meter',
  'meter/machine says/shows',
];

export const type2Diabetes: Kind = {
  id: 'type-2-diabetes',
  category: 'health',
  name: 'Get my blood sugar under control',
  slots: {
    food: {
      words: [
        'white bread|bread|toast',
        'rice',
        'pasta|spaghetti|noodles',
        'potatoes|chips|fries',
        'juice|fruit juice',
        'fizzy drinks|cola|soda|coke',
        'sweets|candy',
        'cake|cakes|pastries',
        'biscuits|cookies',
        'breakfast cereal|cereal',
        'chocolate',
        'ice cream',
        'pizza',
        'beer',
        'chapatis|naan|roti',
        'tortillas',
        'dumplings',
        'sweet tea|sugar in tea',
        'crisps',
        'fruit',
      ],
      otherwise: 'bread, rice and sweets',
    },
    activity: {
      words: [
        'walking|walks|walk',
        'swimming|swim',
        'cycling|bike',
        'gardening|garden',
        'dancing|dance',
        'running|jogging',
        'nordic walking',
        'aqua aerobics',
        'rowing',
        'gym|weights',
        'football',
        'chair exercises',
      ],
      otherwise: 'brisk walking',
    },
  },
  ask: {
    question: 'What was your last HbA1c, and which medicines do you take?',
    chips: ['Prediabetes, no tablets', 'Type 2, metformin only', 'Type 2, with insulin or several tablets'],
  },
  hoursAWeek: 4,
  weekly: 'A walk after two meals on most days, strength work twice, and foot checks every evening',
  measures: ['kg', 'lb', 'stone'],
  ladder: true,
  soundPace: {
    perWeek: { kg: 1, lb: 2, stone: 0.15 },
    warning:
      'Losing more than a kilo a week with diabetes belongs in a programme supervised by a doctor, because medicines have to be lowered in time.',
  },
  overview:
    'You will know your numbers, change the foods that raise your sugar most, walk after meals, and get the checks for eyes, feet and kidneys done. If you are overweight, losing five to ten per cent, and above all ten to fifteen kilos early on, can bring the sugar back to normal.',
  approach:
    'Work with your diabetes team, and change food and medicines together. Start with drinks and portions of starch, then movement after meals. What usually goes wrong is a very strict week and then giving up, and skipping the checks because nothing hurts.',
  done: 'Your HbA1c after three to six months is at the target you agreed, and the yearly checks are done.',
  cautions: [
    'With insulin, gliclazide or similar tablets ask your doctor before eating less starch, fasting or much exercise: sugar can fall too low. Shaking, sweating or confusion: take fast sugar at once; unconscious: call the emergency number. With gliflozin tablets do not go low-carb or fast without advice.',
    'See a doctor the same day for a foot wound, sudden loss of sight, vomiting with high sugar, or great thirst with weight loss. Never stop medicines on your own.',
  ],
  steps: [
    step(
      'Put today’s value beside the target you named',
      'Write both on one page with the date of the next test. HbA1c shows three months, so the next honest test is three months after the change; half a point to one point in that time is realistic for many. Add tablets, blood pressure, kidneys, and the last eye and foot check.',
      [
        'Write the last value, the target and the gap',
        'Write the date of the next test',
        'Ask your team whether this target fits your tablets and age',
      ],
      0.8,
      { when: { said: target } },
    ),
    step(
      'Write your numbers and medicines on one page',
      'HbA1c, fasting sugar, blood pressure, cholesterol, kidney values, weight, tablets with doses, date of the last eye and foot check. Ask the surgery for what is missing.',
      [
        'Look for the last results or ask for a copy',
        'Write the page and mark what is missing',
        'Note how often you have {food}',
      ],
      0.8,
      { when: { unsaid: target } },
    ),
    step(
      'Agree on targets and a course with your doctor',
      'Ask for your own HbA1c target, which medicines can cause low sugar, whether you should measure at home, and for a diabetes course or dietitian; these are often free.',
      [
        'Book the appointment and take the page along',
        'Ask: may I lower my medicines when my numbers fall?',
        'Enrol in the course',
      ],
      1.5,
      {
        local: diabetesCourseHere,
        when: { unsaid: course },
        waitDays: 7,
        resources: 'Information and recipes: https://www.diabetes.org.uk',
      },
    ),
    step(
      'Ask your team the three questions that the course left open',
      'What is my own HbA1c target, which of my tablets can cause low sugar, and may they be lowered when my numbers fall? Take the last results along and write the answers down.',
      [
        'Write the three questions and your last results',
        'Book nurse or doctor',
        'Note the answers beside each medicine',
      ],
      1,
      { waitDays: 7, when: { said: course } },
    ),
    step(
      'Swap sweet drinks for water and halve the {food}',
      'Fill half the plate with vegetables, a quarter with protein, a quarter with whole grain, beans or potatoes. Eat vegetables and protein first; the rise is lower.',
      [
        'Write three breakfasts and three dinners like this',
        'Note what you have in the place of {food}',
        'If you measure, compare two hours after two meals',
      ],
      4,
    ),
    step(
      'Read what single meals do with your meter or sensor',
      'Measure before and two hours after one meal, twice for the same plate. A rise over about 3 mmol/l or 50 mg/dl shows the plate to change first, often breakfast. Write food and number; take the sheet along. Under 4 mmol/l or 70 mg/dl: take fast sugar at once, measure after 15 minutes, then call your team.',
      [
        'Choose the meal that worries you',
        'Measure it on two days before and after',
        'Change one thing and measure again',
      ],
      1.5,
      { when: { said: measuresAtHome } },
    ),
    step(
      'Walk ten to fifteen minutes after two meals a day',
      'Muscles take sugar out of the blood at once. Tie it to lunch and dinner. With insulin or gliclazide carry fast sugar and ask about doses.',
      [
        'Choose a short round from your door',
        'Put shoes beside the table',
        'Write the numbers before and after once a week',
      ],
      6,
    ),
    step(
      'Build up to 150 minutes of {activity} a week',
      'Plus strength for legs, arms and trunk twice a week. No more than two days without movement. Good shoes and socks; look at your feet afterwards.',
      ['Put the times in the calendar', 'Learn four strength exercises', 'Add five minutes a week to {activity}'],
      12,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Lose the first five per cent of your weight',
      'Only if you are overweight. Smaller portions of {food}, no eating after dinner, a meal plan from your dietitian. Ask about programmes for remission in the first years after diagnosis.',
      [
        'Weigh yourself weekly',
        'Ask your doctor about a supervised programme',
        'Have medicines adjusted when weight falls',
      ],
      8,
      { when: { weeksFrom: 6, unsaid: better }, measured: 'Lose {50%} with your diabetes team' },
    ),
    step(
      'Hold what you have reached and have medicines checked',
      'Falling weight and sugar can make the old dose too strong, above all insulin and gliclazide. Keep the two changes about {food} that did most, weigh weekly, and ask for a new look at the tablets.',
      ['Write the two changes that did most', 'Ask for a check of the medicines', 'Agree the weight at which you call'],
      4,
      { when: { said: better, weeksFrom: 6 } },
    ),
    step(
      'Get eyes, feet, kidneys and teeth checked',
      'Once a year each: eye photograph, foot check, urine and blood test, dentist. Look at your feet every evening, and have vaccinations checked.',
      [
        'Book the four checks',
        'Buy a small mirror for the soles',
        'Ask at the foot check which shoes are right for {activity}',
      ],
      3,
    ),
    step(
      'Repeat the HbA1c test after three months',
      'Compare it with your page and decide with the doctor what to keep, add or lower. It is done when the next date and the next target are written down.',
      [
        'Book test and talk',
        'Write down the two changes about {food} that helped most',
        'Set the next date in three to six months',
      ],
      1.5,
      { when: { weeksFrom: 12 }, waitDays: 4, measured: 'Lose {total} and repeat the HbA1c test' },
    ),
    step(
      'Book the next HbA1c test and keep the new meals',
      'The value shows the average of about three months, so an earlier test says little. Choose the two changes about {food} that stay, and write the date down.',
      ['Book test and talk', 'Write the two changes on the fridge', 'Ask when to call if your sugar falls too low'],
      0.7,
      { when: { weeksTo: 11.9 } },
    ),
  ],
  suggestions: [
    tip(
      'Carry fast sugar if you need it',
      'Glucose tablets work within minutes.',
      'Bag, bed, car',
      'Ask if your tablets can cause lows',
    ),
    tip('Choose whole fruit', 'Juice works like lemonade.', 'One portion at a time', 'Berries and apples'),
    tip('Cool and reheat starch', 'Cooled potatoes and rice raise sugar less.', 'Cook ahead', 'Salads'),
    tip('Test one food a week', 'People react differently.', 'Before and two hours after', 'Write both down'),
    tip('Wear socks without seams', 'Small wounds heal badly.', 'Check inside shoes', 'Cream, not between toes'),
    tip('Talk with the cook at home', 'One meal for all is easier.', 'Half plate of vegetables', 'Same pot'),
    tip(
      'Sleep seven hours',
      'Short nights raise sugar the next day.',
      'Fixed getting-up time',
      'Snoring: tell the doctor',
    ),
    tip('Plan sick days', 'Some tablets must pause with vomiting.', 'Ask for a sick-day sheet', 'On the fridge'),
    tip('Drink water first', 'Thirst and hunger mix.', 'Bottle in sight', 'Lemon in it'),
    tip(
      'Meet others with diabetes',
      'Tips for parties and work come from them.',
      'Local group or online',
      'Once a month',
    ),
    tip(
      'Ask about driving rules',
      'Insulin users must tell some offices.',
      'Licence office and insurer',
      'Measure before driving',
    ),
    tip(
      'Do not pay for miracle powders',
      'No supplement replaces treatment.',
      'Ask a pharmacist',
      'Keep the money for shoes',
    ),
  ],
};
