import { type Kind, step, tip } from '../kind.ts';

export const thyroidBalance: Kind = {
  id: 'thyroid-balance',
  category: 'health',
  name: 'Get my thyroid settled',
  slots: {
    disease: {
      words: [
        'Hashimoto|hashimoto’s|hashimotos',
        'underactive thyroid|hypothyroidism|hypothyroid|low thyroid|slow thyroid',
        'Graves’ disease|graves',
        'overactive thyroid|hyperthyroidism|hyperthyroid',
        'goitre|goiter',
        'thyroid nodule|nodule|nodules|lump',
        'thyroid removal|thyroidectomy|thyroid removed',
      ],
      otherwise: 'thyroid trouble',
    },
    sign: {
      words: [
        'tiredness|tired|exhausted|fatigue',
        'weight gain|weight|gained weight',
        'hair loss|hair',
        'palpitations|racing heart|heart',
        'feeling cold|cold|freezing',
        'brain fog|foggy|memory',
        'low mood|mood|depression',
        'sweating|heat',
        'sleep|insomnia',
      ],
      otherwise: 'tiredness',
    },
  },
  ask: {
    question: 'What do you know already: blood values, a diagnosis, tablets?',
    chips: ['On tablets, still tired', 'Just diagnosed', 'Suspect it, never tested'],
  },
  hoursAWeek: 1,
  weekly: 'The tablet at the same time every day, and energy from 0 to 10 in the diary',
  overview:
    'You will collect your values, take the medicine so that it is really absorbed, adjust with blood tests six to eight weeks apart, and look for the other reasons when the values are good and you are still unwell.',
  approach:
    'Change only one thing between two blood tests, and give it at least six weeks. Coffee, iron, calcium and soya close to the tablet are the commonest reasons for bad values. More hormone than needed harms heart and bones.',
  done: 'TSH has been in your target range in two tests three months apart, and you know what to do about the symptoms that are left.',
  cautions: [
    'Go at once for a racing or irregular heart with chest pain, fainting or confusion, high fever with an overactive thyroid, or fever and sore throat while on tablets against it. New double vision or bulging eyes need an eye doctor within days.',
    'Tell the doctor as soon as you are pregnant or plan it, because doses change. Never stop the tablets alone, and keep away from iodine or thyroid supplements without advice. Biotin must be paused before blood tests, ask how long.',
  ],
  steps: [
    step(
      'Collect your thyroid values on one page',
      'TSH, free T4, free T3, antibodies (TPO, TRAK), ultrasound, dose and date, with the laboratory’s range. If you were never tested, ask for TSH first.',
      [
        'Ask the practice for the last three results',
        'Write when {sign} began',
        'Note family, pregnancy, medicines, and biotin',
      ],
      0.5,
    ),
    step(
      'Agree on diagnosis and target with the doctor',
      'Ask what it is, which TSH you aim for, and whether an ultrasound or a specialist is needed. With raised TSH and few symptoms waiting and testing again can be right.',
      [
        'Book the appointment, take the page',
        'Ask for your own target with {disease}',
        'Ask: when is the next blood test?',
      ],
      1,
      { waitDays: 7 },
    ),
    step(
      'Take the tablet so that it works',
      'Water only, half an hour before breakfast and coffee, or three hours after the last meal at bedtime. Iron, calcium, magnesium and acid blockers need four hours between.',
      [
        'Put tablets and water by the bed',
        'Write what you take at which hour',
        'Never double a forgotten one; ask the leaflet or pharmacist',
      ],
      0.5,
    ),
    step(
      'Keep a diary of {sign} for six weeks',
      'Morning pulse, weight once a week, energy, sleep, stool, mood. It shows what the hormone changes and what it does not.',
      ['Draw the sheet with seven lines', 'Take the pulse before getting up', 'Mark the day of every new dose'],
      0.7,
      { waitDays: 28 },
    ),
    step(
      'Test again and adjust the dose',
      'Blood before the tablet, at the same hour, in the same laboratory. Steps are small, 12.5 to 25 micrograms, then six to eight weeks again.',
      ['Book the test when the dose changes', 'Take the diary along', 'Write the new dose and date on the page'],
      0.7,
      { waitDays: 14, when: { weeksFrom: 5 } },
    ),
    step(
      'Look for other causes of {sign}',
      'With good values, ask about iron, B12, vitamin D, coeliac disease, sleep apnoea, perimenopause, depression, and blood sugar. About one in ten stays tired with normal TSH; ask about all of them before raising the dose.',
      ['Ask for these blood tests', 'Answer a sleep and a mood questionnaire', 'Do one thing at a time'],
      1.5,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Build up movement and food gently',
      'A little strength training and walking against tiredness and weight, a plate with protein, enough selenium and iodine from ordinary food. No seaweed capsules, no extreme diets.',
      [
        'Walk twenty minutes on four days',
        'Strength twice a week once the pulse is calm',
        'Keep the weight weekly, not daily',
      ],
      4,
    ),
    step(
      'Set up the yearly thyroid check',
      'TSH once a year when stable, sooner with pregnancy, new medicines, weight change or symptoms; ultrasound as told for nodules. Carry the dose in your wallet or phone.',
      [
        'Put the month in the calendar',
        'Ask for a test sooner in case of new {sign}',
        'Order tablets four weeks before they end',
      ],
      1,
    ),
  ],
  suggestions: [
    tip('Stay with one brand', 'Changing can shift values.', 'Tell the pharmacist', 'Test if it changed'),
    tip('Wait with coffee', 'It takes up to a third of the dose.', 'Half an hour', 'Alarm on the phone'),
    tip('Pack tablets in hand luggage', 'They must not freeze or cook.', 'Two weeks more', 'Copy of prescription'),
    tip('Tell it before surgery', 'Dose and disease matter.', 'On the list of medicines', 'Last values'),
    tip('Stop biotin early', 'It falsifies tests.', 'Ask how many days', 'Look in hair vitamins'),
    tip('Feel the neck', 'New lumps should be seen.', 'Swallow before the mirror', 'Doctor in two weeks'),
    tip('Quit smoking with Graves', 'It harms the eyes most.', 'Stop line', 'Eye drops meanwhile'),
    tip('Ask about selenium for eyes', 'Useful in mild eye disease.', 'Only on advice', 'Six months'),
    tip('Plan pregnancy ahead', 'TSH should be low before.', 'Test three months before', 'Call at a positive test'),
    tip('Say no to more and more', 'Too much hurts bones and heart.', 'Palpitations: test', 'No self dosing'),
    tip('Bring a sister or mother’s diagnosis', 'It runs in families.', 'Say it', 'They may be tested'),
    tip('Rest without guilt for a month', 'Hormones recover before energy.', 'Short naps', 'Walk daily'),
  ],
};
