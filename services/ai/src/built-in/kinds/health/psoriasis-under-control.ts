import { type Kind, step, tip } from '../kind.ts';

export const psoriasisUnderControl: Kind = {
  id: 'psoriasis-under-control',
  category: 'health',
  name: 'Get my psoriasis under control',
  slots: {
    place: {
      words: [
        'scalp|head',
        'elbows|elbow',
        'knees|knee',
        'nails|nail',
        'hands|palms',
        'feet|soles',
        'face',
        'back',
        'legs',
        'groin|genitals|private parts',
      ],
      otherwise: 'skin',
    },
  },
  ask: {
    question: 'Where is it, how much of the skin, and do any joints hurt?',
    chips: ['Elbows, knees or scalp', 'Large parts of the body', 'Skin and stiff, sore joints'],
  },
  hoursAWeek: 2,
  weekly: 'Treatment as prescribed, and one photograph of the same patch on Sunday',
  overview:
    'The plan softens the scale, brings the right cream on for four weeks, and gets you to a dermatologist for light, tablets or injections if creams are not enough. Today most people can become clear or nearly clear.',
  approach:
    'Take the scale off first, or no cream reaches the skin. Then treat daily for the weeks that were agreed and step down slowly instead of stopping. Joints, heart and mood belong to the same disease and to the same appointment.',
  done: 'The patches you photographed are flat and pale, at most three palms of your skin are affected, and you have a plan for a flare.',
  cautions: [
    'See a doctor within days for joints that are swollen or stiff in the morning, and go at once if nearly all of the skin turns red, or pus-filled spots come with fever. Never stop steroid tablets or strong creams abruptly.',
    'Say if you are or want to become pregnant, because some medicines must be stopped months before. Lithium, beta blockers and malaria tablets can make psoriasis worse: ask, do not stop them yourself.',
  ],
  steps: [
    step(
      'Measure how much skin is affected',
      'The palm with fingers is about one per cent of your skin. Count palms, photograph the three worst patches, and answer whether a joint is stiff for more than half an hour in the morning.',
      [
        'Take the three photographs',
        'Count the palms and note itch from 0 to 10',
        'Write when your {place} first showed it, and who in the family has it',
      ],
      0.6,
    ),
    step(
      'Soften the scale every day for a week',
      'Ointment, urea or salicylic acid preparations loosen it; on the scalp leave oil on overnight under a cap and comb gently. Do not pick, as injured skin makes new patches.',
      [
        'Ask a pharmacist for a descaler for your {place}',
        'Cover the bedding with an old towel',
        'Comb or stroke loose scale off, without blood',
      ],
      2,
    ),
    step(
      'Get a cream with vitamin D and steroid',
      'Doctors often begin with this pair once a day for four weeks; face and folds need a milder one. Ask how many grams a week is right and in which form: foam, gel, ointment.',
      [
        'Book the appointment and take the pictures',
        'Ask: how long on, how long off?',
        'Ask which form works on your {place}',
      ],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Treat every evening for four weeks',
      'Thin, on each patch, also at weekends. Tick a calendar: half of all failures are missed evenings, not a weak cream.',
      ['Hang the calendar by the mirror', 'Moisturise in the morning', 'Photograph your {place} on Sunday'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Have joints, heart and mood checked as well',
      'Ask for blood pressure, blood sugar, cholesterol, weight, and a look at nails and joints. Say if you drink more or feel low, since both are commoner with psoriasis and treatable.',
      [
        'Write which joints hurt and for how long in the morning',
        'Ask for the blood tests',
        'Ask for a rheumatologist if a finger or heel swells',
      ],
      1,
    ),
    step(
      'Lower what makes it flare',
      'Smoking, alcohol, extra weight, sore throats and skin injuries are the strongest. Pick the one that fits you and give it three months; losing weight also makes medicines work better.',
      [
        'Mark flares and what came two weeks before',
        'Choose one and write the first step',
        'Treat a sore throat early and mention your skin',
      ],
      1.5,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Ask a dermatologist about light and tablets',
      'If ten palms are affected, or face, nails, hands or genitals, or life suffers, creams alone are not enough. Ask about light three times a week, methotrexate, and biologics, with their checks.',
      [
        'Get the referral and ask for the waiting list',
        'Write what you avoid at work, in clothes and closeness because of your {place}',
        'Ask about vaccines and infections before starting',
      ],
      2,
      { waitDays: 30, when: { weeksFrom: 8 } },
    ),
    step(
      'Write your flare plan and check again',
      'One card: first cream, how long, whom to call, where the spare tube is. Compare with the first pictures.',
      [
        'Lay both pictures of your {place} side by side',
        'Count the palms again',
        'Put the yearly check-up in the calendar',
      ],
      0.7,
    ),
  ],
  suggestions: [
    tip(
      'Take ten minutes of daylight',
      'A little sun helps, a burn makes it worse.',
      'Not when on certain tablets',
      'Cream the rest',
    ),
    tip(
      'Keep nails short and unpolished',
      'Pressure lifts psoriatic nails.',
      'File, do not clean underneath',
      'Gloves for work',
    ),
    tip(
      'Wear soft, pale tops',
      'Rubbing starts patches, dark cloth shows scale.',
      'Cotton or silk',
      'No tight waistbands',
    ),
    tip(
      'Use the shampoo as a treatment',
      'It needs five minutes on the scalp.',
      'Part the hair',
      'Rinse, then mild shampoo',
    ),
    tip(
      'Practise one sentence',
      'People ask because they do not know.',
      'It is not catching',
      'It is my immune system',
    ),
    tip(
      'Tell the hairdresser before',
      'No shame, no harsh products.',
      'Bring your own shampoo',
      'Ask for a quiet corner',
    ),
    tip(
      'Join a patients’ group',
      'Others know clinics and creams.',
      'National psoriasis association',
      'Ask about costs',
    ),
    tip('Soak in lukewarm water', 'It loosens scale.', 'Ten minutes with bath oil', 'Cream at once'),
    tip('Plan swimming', 'Salt water often helps.', 'Grease before chlorine', 'Shower after'),
    tip('Pack treatment in hand luggage', 'A flare abroad is hard.', 'Tubes under 100 ml', 'Copy of the prescription'),
    tip('Move on most days', 'It lowers inflammation and weight.', 'Thirty minutes', 'Cover sore patches'),
    tip(
      'Ask a partner to see to the back',
      'What you cannot see goes untreated.',
      'Sponge on a handle',
      'Same evening each week',
    ),
  ],
};
