import { type Kind, step, tip } from '../kind.ts';

export const stopBladderInfections: Kind = {
  id: 'stop-bladder-infections',
  category: 'health',
  name: 'Stop getting bladder infections',
  slots: {
    cause: {
      words: [
        'sex|intercourse',
        'menopause',
        'swimming|wet swimsuit',
        'holding it|not drinking',
        'diabetes',
        'catheter',
        'pregnancy|pregnant',
        'antibiotics',
        'coil|spermicide|diaphragm',
        'cold feet|cold',
      ],
      otherwise: 'sex, thirst or hormones',
    },
    work: {
      words: ['work|job|shifts', 'school|teaching|class', 'driving|truck|bus', 'travel|flights', 'office'],
      otherwise: 'work',
    },
  },
  ask: {
    question: 'How many in the last year, and what comes before them?',
    chips: ['Three or more, after sex', 'Since the menopause', 'First one, very painful'],
  },
  hoursAWeek: 0.7,
  weekly: 'Drink, go when you need to, and note signs with the day',
  overview:
    'You treat the present one rightly, have urine cultured so that the right medicine is used, find your trigger, and prevent: drinks, timing, vaginal oestrogen after the menopause, methenamine and other means before long antibiotics.',
  approach:
    'Two in six months or three in a year count as recurrent and deserve a plan. A culture each time tells whether it really is one. Washing more makes it worse.',
  done: 'You have had no infection for six months, or at most one, and a written plan says what to do at the first sign.',
  cautions: [
    'Fever, shivering, flank pain or vomiting: doctor today, it may be the kidneys. Pregnant, men, children, diabetes, catheter or kidney disease: doctor at the first sign. Blood in urine without infection, over 40: have it looked at.',
    'Never use left-over antibiotics. Cranberry may clash with warfarin.',
  ],
  steps: [
    step(
      'Write the dates and signs of the last ones',
      'Note burning, urge, blood or fever, what happened the day before, which medicine you had, and whether urine was cultured.',
      ['List the last year', 'Mark which followed {cause}', 'Note other bladder signs between'],
      0.3,
    ),
    step(
      'Give urine for culture and treat this one',
      'Catch the middle of the stream before any antibiotic. With mild signs a painkiller and drinks for a day or two are an option if the doctor agrees.',
      [
        'Ring today for a sample',
        'Ask: which germ, which antibiotic, how many days?',
        'Drink two litres unless told otherwise',
      ],
      0.6,
      { waitDays: 5 },
    ),
    step(
      'Ask the doctor why they come back',
      'An ultrasound shows whether the bladder empties. Stones, sugar, prolapse, the menopause and sex can be behind it; after three a year ask for a referral to urology.',
      ['Bring the list', 'Ask which tests make sense', 'Ask about {cause}'],
      0.7,
    ),
    step(
      'Change drinks and toilet times for eight weeks',
      'Drink one and a half litres more if you drink little, go every three to four hours and after sex, take your time, and wipe from front to back.',
      ['Fill a bottle for {work}', 'Go before you leave and at breaks', 'Treat constipation'],
      0.6,
    ),
    step(
      'Stop what irritates',
      'Leave out intimate sprays, douches and spermicides, wash with water only, wear cotton and change wet swimwear at once.',
      ['Clear the bathroom', 'Pack spare swimwear', 'Ask about other contraception if needed'],
      0.4,
    ),
    step(
      'Choose a prevention with the doctor',
      'After the menopause vaginal oestrogen works best. Others are methenamine, D-mannose, a vaccine in some countries, or one tablet after sex; long antibiotics come last.',
      ['Ask for gain and side effects', 'Write the start date', 'Note each suspected infection'],
      0.5,
      { waitDays: 30 },
    ),
    step(
      'Write the plan for the first sign',
      'It says what you drink and take, that you fill the sample pot you keep at home, when you call the doctor, and what you do at weekends or abroad.',
      ['Get a pot and prescription plan', 'Put it in the bag', 'Tell people at {work} that you need breaks'],
      0.3,
    ),
    step(
      'Count after six months and decide',
      'With one or none you step prevention down. With more, take the list of cultures to the urologist.',
      ['Compare with the year before', 'Book the review', 'Keep the two rules about {cause} that mattered'],
      0.3,
    ),
  ],
  suggestions: [
    tip('Keep feet and belly warm', 'Many feel it helps.', 'Socks', 'Bottle'),
    tip('Pee after sex', 'It washes germs out.', 'Within a quarter of an hour', 'Drink a glass'),
    tip('Use enough lubricant', 'Less friction, fewer germs.', 'Water-based', 'Without spermicide'),
    tip('Change period products often', 'Every four hours is good.', 'Wash your hands', 'Cotton underwear'),
    tip('Keep a sample pot', 'Weekends are when it starts.', 'Clean', 'Fridge short'),
    tip('Drink before it burns', 'On travel people forget.', 'Bottle', 'Aisle'),
    tip('Treat dryness early', 'Oestrogen cream is local.', 'Ask', 'Months'),
    tip('Ask for the shortest course', 'Three days often do.', 'Germ', 'Leaflet'),
    tip('Avoid tight synthetic', 'Warm, damp cloth helps germs to grow.', 'Cotton', 'Change after sport'),
    tip('Empty twice', 'Wait a moment and try again.', 'Lean', 'No push'),
    tip('Check sugar', 'Sweet urine feeds them.', 'HbA1c', 'Ask'),
    tip('Tell your partner', 'It is nobody’s fault.', 'Pause', 'Gentle'),
  ],
};
