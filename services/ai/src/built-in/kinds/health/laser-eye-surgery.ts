import { type Kind, step, tip } from '../kind.ts';

const done = [
  'had my _? surgery/lasik/smile/prk/operation',
  'after my _? lasik/smile/prk/surgery',
  'eyes were done/lasered',
];
const booked = [
  'surgery/lasik/smile/prk/operation is booked/on',
  'have a date for',
  'booked my/the lasik/surgery/operation/smile/prk',
];
const over = [
  'reading glasses',
  'over forty/40/fifty/50',
  'varifocals',
  'presbyopia',
  'lens exchange',
  "i'm/im/i_am/am/aged/turn/turned/turning/at 42/43/44/45/46/47/48/49/50/51/52/53/54/55/56/57/58",
];

export const laserEyeSurgery: Kind = {
  id: 'laser-eye-surgery',
  category: 'health',
  name: 'Have laser eye surgery safely',
  slots: {
    way: {
      words: [
        'LASIK|lasik',
        'SMILE|smile eye|relex',
        'PRK|prk|lasek|transprk',
        'implanted lenses|icl|implantable',
        'lens exchange|lens replacement',
        'laser surgery|laser',
      ],
      otherwise: 'laser surgery',
    },
    reason: {
      words: [
        'sport|football|swimming|gym|running|surfing|climbing|diving',
        'night shifts|shifts',
        'the police or the forces|police|army|air force|navy|pilot|firefighter|military',
        'your wedding|wedding',
        'travel|travelling|backpacking',
        'dry eyes from lenses|dry eyes|contacts hurt|contact lenses hurt',
        'thick glasses|thick lenses',
        'work|job',
      ],
      otherwise: 'daily life',
    },
  },
  ask: {
    question: 'What is your prescription, is it stable, and what do you hope to do without glasses?',
    chips: ['-4.5, stable for years', 'I need reading glasses too', 'Dry eyes from lenses'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will check whether your eyes suit {way} and have them measured at two independent clinics. You compare surgeons and the full price, and heal with drops and rest.',
  approach:
    'The examination matters most: about one in five people is told no, and a good clinic says so. Choose the surgeon, not the voucher. Dry eyes and halos at night are common for some months; deciding in a hurry is the usual regret.',
  done: 'You have a clear yes or no from an eye surgeon. After a yes, the last check is passed and you see well for what you wanted.',
  cautions: [
    'Severe pain, falling sight, a blow to the eye, discharge or much redness after surgery: call the clinic’s emergency line the same day.',
    'It is not for you now if the prescription still changes, in pregnancy or while breastfeeding, or with keratoconus. Tell them about dry eyes, autoimmune illness, acne medicine and cold sores.',
  ],
  steps: [
    step(
      'Tell the clinic about whatever still bothers your eyes',
      'Write when it is worst: dark, screens, wind, mornings. Dryness can be treated; a second opinion from a cornea specialist is your right. Drive in the dark only if you see well.',
      ['Write one week of complaints', 'Call the clinic with it', 'Ask for a dry-eye treatment plan'],
      0.5,
      { when: { said: done } },
    ),
    step(
      'Write down your prescription and what {way} should change',
      'Find the last two or three prescriptions: a change of under 0.5 dioptres in a year counts as stable. Then write what you hope to do without glasses, and what you would accept, such as reading glasses later.',
      [
        'Find your last prescriptions',
        'Write three things you want for {reason}',
        'Note dry eyes, illnesses and medicine',
      ],
      0.5,
      { when: { unsaid: done } },
    ),
    step(
      'Have eyes and prescription tested by an optometrist',
      'Ask for an independent test: stability, dryness, pressure, a first look at the cornea. Ask frankly whether glasses, other lenses or waiting a year would serve you better.',
      ['Book a full eye test', 'Ask about dryness and cornea', 'Take the results along'],
      1,
      { waitDays: 7, when: { unsaid: [...done, ...booked, ...over] } },
    ),
    step(
      'List three surgeons and check them in the register',
      'Eye specialist, thousands of such operations, own results in writing, complaints procedure, an emergency number. Read bad reviews first. You want to meet the person who will operate, before the day.',
      ['Search the medical register', 'Ask for their own results', 'Choose two clinics to visit'],
      1.5,
      {
        when: { unsaid: [...done, ...booked] },
        local: {
          GB: 'In Britain: look for the Royal College of Ophthalmologists’ certificate in laser refractive surgery, and read the CQC report of the clinic.',
          IE: 'In Ireland: check the Medical Council’s specialist register for ophthalmic surgery.',
          US: 'In the United States: the FDA lists approved lasers and a patient checklist; check the board certification in ophthalmology.',
          CA: 'In Canada: check the register of the province’s College of Physicians and Surgeons.',
          AU: 'In Australia: check AHPRA for specialist registration and the Fellow of RANZCO.',
          IN: 'In India: prefer a hospital with NABH accreditation and a surgeon trained in cornea or refractive work.',
          ZA: 'In South Africa: check the HPCSA register; some medical schemes pay part.',
          SG: 'In Singapore: check the Specialist Register of the Medical Council; MediSave may be used only for medical reasons.',
          PH: 'In the Philippines: check the Philippine Board of Ophthalmology.',
        },
      },
    ),
    step(
      'Leave contact lenses out and go to two examinations',
      'Soft lenses out for one to two weeks, hard ones for three to four or longer, as the clinic says: they change the cornea. Ask for the map of the cornea, its thickness and the size of your pupils in the dark.',
      [
        'Ask both clinics how long to leave lenses out',
        'Get copies of all measurements',
        'Ask whether you could be refused, and why',
      ],
      4,
      { waitDays: 14, when: { unsaid: done } },
    ),
    step(
      'Ask about reading without glasses after forty',
      'Laser for distance does not stop the age of reading glasses. Monovision, one eye far and one near, should be tried with contact lenses for two weeks. Lens exchange is a larger operation with other risks.',
      ['Ask what near sight will be like', 'Try monovision with lenses', 'Compare with glasses for reading only'],
      2,
      { when: { said: over, unsaid: done } },
    ),
    step(
      'Choose between {way}, the other methods and none',
      'LASIK heals within days but makes a flap. SMILE uses a small cut. PRK has no flap, which suits thin corneas and contact sport, but hurts and takes weeks. Lenses inside the eye suit high prescriptions.',
      [
        'Ask both surgeons which and why',
        'Ask for chance of 20/20, of a second treatment, of lasting dryness',
        'Get full prices with check-ups and a second treatment, and wait a week',
      ],
      1.5,
      { waitDays: 7, when: { unsaid: done } },
    ),
    step(
      'Prepare the week around the operation',
      'No make-up or perfume for some days, somebody to bring you home, drops and sunglasses ready, phone set to large letters. Two to three days off, a week for PRK, no important trip within a month.',
      ['Ask somebody to bring you home', 'Buy drops and sunglasses', 'Take days off from work'],
      1.5,
      { daysBefore: 3, when: { unsaid: done } },
    ),
    step(
      'Heal with drops, shields and patience',
      'Use the drops by a written plan, shields at night for a week, no rubbing. No swimming or eye make-up for about two weeks, no contact sport for a month or as told. Drive only when the clinic says you may.',
      ['Tick off each drop', 'Go to the check on day one and after a week', 'Note dryness and halos weekly'],
      4,
      { waitDays: 30 },
    ),
    step(
      'Ease your eyes back into screens and {reason}',
      'Twenty minutes of screen, then look far for twenty seconds and blink fully ten times. Humid air and drops without preservatives help. Add one thing a week.',
      ['Set a twenty-minute timer', 'Keep drops on the desk', 'Add one activity a week'],
      2,
      { when: { said: done } },
    ),
    step(
      'Compare how you see now with what you hoped for',
      'Test each eye alone on the same sign, by day and in the evening, once a week. Healing goes on for three to six months, so judge it then and not in week two.',
      ['Choose a sign and a spot', 'Note each eye weekly', 'Bring the notes to the check'],
      1,
      { when: { said: done } },
    ),
    step(
      'Go to the last checks and keep your papers',
      'After one, three and six months. Ask about dryness and night sight, and whether a second treatment makes sense. Keep the measurements from before surgery: you need them for cataract surgery one day.',
      ['Go to the check at three months', 'Ask for all measurements', 'Book a yearly eye test'],
      1.5,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip(
      'Bring somebody to the talk',
      'Four ears hear more of the risks.',
      'Choose a calm person',
      'Let them take notes',
    ),
    tip(
      'Refuse the discount for today',
      'A medical decision needs no countdown.',
      'Leave without signing',
      'Ask for the price in writing',
    ),
    tip(
      'Treat dry eyes first',
      'A dry eye measures badly and heals badly.',
      'Ask for a dryness test',
      'Treat for some weeks',
    ),
    tip('Ask who sees you at midnight', 'Emergencies come at bad hours.', 'Note the number', 'Ask who answers'),
    tip(
      'Order a pair of glasses anyway',
      'Good new glasses may be enough.',
      'Try lighter frames',
      'Wear them for a month',
    ),
    tip(
      'Check job rules first',
      'Some services ask for a method or a waiting time.',
      'Ask the recruiter',
      'Get it in writing',
    ),
    tip(
      'Choose a quiet month',
      'Dust, pollen and exams do not fit healing.',
      'Look at your calendar',
      'Avoid hay fever season',
    ),
    tip(
      'Save the old glasses',
      'Until the last check you may need them.',
      'Keep them in the drawer',
      'Give them away later',
    ),
    tip(
      'Practise the fixation light',
      'Half a minute of looking still is all you do.',
      'Look at a point for a minute',
      'Breathe slowly',
    ),
    tip('Ask for a mild sedative', 'Nerves are normal and can be helped.', 'Tell the nurse', 'Ask what they give'),
    tip('Queue podcasts for day one', 'Eyes closed is the best rest.', 'Download five hours', 'Ask somebody to cook'),
    tip(
      'Write what would be enough',
      'Glasses for night driving may still be a success.',
      'Write your fair result',
      'Show it to the surgeon',
    ),
    tip(
      'Do one pair of measurements twice',
      'Two clinics should nearly agree.',
      'Lay the maps side by side',
      'Ask about differences',
    ),
  ],
};
