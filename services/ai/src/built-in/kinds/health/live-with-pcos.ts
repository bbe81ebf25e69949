import { type Kind, step, tip } from '../kind.ts';

export const liveWithPcos: Kind = {
  id: 'live-with-pcos',
  category: 'health',
  name: 'Manage my PCOS',
  slots: {
    concern: {
      words: [
        'irregular periods|no periods|periods|cycle',
        'facial hair|chin hair|hair on my face|beard',
        'acne|spots',
        'weight|belly',
        'hair loss|thinning hair',
        'getting pregnant|baby|conceive|ttc|fertility',
        'insulin resistance|blood sugar',
        'low mood|mood',
        'tiredness|fatigue',
      ],
      otherwise: 'irregular periods',
    },
  },
  ask: {
    question: 'What bothers you most about it now?',
    chips: ['Irregular periods', 'Hair, skin or weight', 'I want a baby soon'],
  },
  hoursAWeek: 3,
  weekly: 'Strength training twice, walking after meals, and a note of cycle days',
  overview:
    'You will get a proper diagnosis and blood tests, protect the womb and blood sugar, and then treat what bothers you most, because PCOS means something different for everybody. Even five per cent of weight, if you carry extra, often brings periods back.',
  approach:
    'Treat the symptom you mind most first. No special diet is proven better than another: regular meals with protein and fibre, movement, sleep, and medicine where it helps. Expect three months for periods and six for hair.',
  done: 'You have a bleed at least every three months, or protection of the womb by medicine, your blood tests are known, and your main complaint is clearly better.',
  cautions: [
    'More than three months without a period, without hormones, needs a doctor, because the lining of the womb thickens. See one soon for fast growing hair or a deep voice, or for very heavy bleeding.',
    'Use contraception even with rare periods if you do not want a child. Several medicines (spironolactone, some for acne, statins, weight-loss injections) must not be taken when trying for a baby. Ask before supplements such as inositol.',
  ],
  steps: [
    step(
      'Write the history of your cycle',
      'Dates of the last twelve months, hair, skin, weight, family diabetes, medicines. PCOS is diagnosed by two of three: rare periods, high male hormones, ovaries with many follicles (in adults also AMH).',
      [
        'List the periods you remember',
        'Describe the trouble with {concern} in three lines',
        'Start a cycle app or paper calendar',
      ],
      0.6,
    ),
    step(
      'Have the diagnosis and blood tests done',
      'Testosterone, TSH, prolactin, blood sugar (best a glucose test), cholesterol, blood pressure; ultrasound where needed. Come off the pill only if the doctor asks.',
      [
        'Book with a doctor or gynaecologist',
        'Ask: which criteria do I meet?',
        'Ask what can be done first about {concern}',
      ],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Decide how to protect the womb',
      'Combined pill, a hormone coil, or progestogen tablets every two to three months. Say whether you smoke, have migraine with aura or clots in the family.',
      [
        'Write your wish: contraception, a baby soon, or neither',
        'Ask the doctor for two choices with risks',
        'Put the first day in the calendar',
      ],
      1,
      { waitDays: 7 },
    ),
    step(
      'Add protein and fibre to every meal',
      'Half a plate of vegetables, a palm of protein, a fist of whole grain or beans. Breakfast with protein calms hunger most. No crash diets, they end in binges.',
      ['Change breakfast first', 'Plan five dinners', 'Walk ten minutes after the largest meal'],
      4,
    ),
    step(
      'Train for strength twice a week',
      'Muscles take up sugar without insulin. Two sessions of 40 minutes plus 150 minutes of brisk walking a week is the usual aim, whatever the scales say.',
      ['Choose two days and six exercises', 'Increase weight when ten are easy', 'Count the walking minutes'],
      6,
    ),
    step(
      'Start a treatment for {concern}',
      'Hair: eflornithine, laser, hormonal tablets; skin: the same plus creams; weight and sugar: metformin; pregnancy: ask for letrozole after tests. One at a time, judged after three to six months.',
      [
        'Ask which treatment fits {concern} and any wish for a baby',
        'Photograph or measure before',
        'Write the day on which you judge it',
      ],
      2,
      { waitDays: 30, when: { weeksFrom: 8 } },
    ),
    step(
      'Look after sleep and mood as well',
      'Low mood, worry, eating problems and sleep apnoea are commoner with PCOS. Fill in a short mood questionnaire with the doctor and ask about snoring.',
      [
        'Write how you slept and felt about {concern} for one week',
        'Tell one person what PCOS does to you',
        'Ask for help if food or looks rule your thoughts',
      ],
      1,
    ),
    step(
      'Review with the doctor after six months',
      'Look at cycle dates, waist, blood pressure, sugar, and your photographs. Then blood sugar every one to three years, sooner before a pregnancy.',
      ['Take calendar and notes along', 'Decide what to keep, stop or raise for {concern}', 'Book the next check'],
      1,
      { waitDays: 30, when: { weeksFrom: 10 } },
    ),
  ],
  suggestions: [
    tip(
      'Choose low-sugar breakfasts',
      'They steady hunger till noon.',
      'Eggs or yoghurt with nuts',
      'Oats with protein',
    ),
    tip('Do not blame yourself', 'Hormones make hunger stronger.', 'Small steps', 'Kind words'),
    tip(
      'Shave, thread or laser',
      'All are fine, hair does not get thicker.',
      'Test patch first',
      'Compare prices of courses',
    ),
    tip('Beware of online cures', 'Few supplements are tested.', 'Show the label to a pharmacist', 'Not in pregnancy'),
    tip('Sit less after dinner', 'Ten minutes walking lowers sugar.', 'Dishes, then out', 'With a friend'),
    tip('Check vitamin D', 'It is often low.', 'Ask with the blood test', 'Dose by result'),
    tip('Snore? Say so', 'Sleep apnoea is common.', 'Ask a bed partner', 'Mention it'),
    tip('Plan folic acid early', 'Three months before trying.', 'Ask for your dose', 'Put it by the toothbrush'),
    tip('Meet others with PCOS', 'You are one of ten women.', 'Patient groups', 'Ask about local doctors'),
    tip('Measure the waist', 'It says more than weight.', 'Monthly, at the navel', 'Same time of day'),
    tip('Pack snacks with protein', 'Long gaps end in cravings.', 'Nuts, cheese, hummus', 'Every four hours'),
    tip('Learn the warning of diabetes', 'Thirst, much urine, tiredness.', 'Ask for HbA1c', 'Yearly when at risk'),
  ],
};
