import { type Kind, step, tip } from '../kind.ts';

/** The first third is over. */
const middle = [
  '14/15/16/17/18/19/20/21/22/23/24/25/26/27/28/29/30/31/32/33/34/35/36/37/38/39 weeks/wks pregnant/along/today/now/gone/and/with/in',
  'week 14/15/16/17/18/19/20/21/22/23/24/25/26/27/28/29/30/31/32/33/34/35/36/37/38/39',
  'twenty/thirty/sixteen/eighteen weeks pregnant/along',
  '14w/16w/18w/20w/22w/24w/26w/28w/30w/32w/34w/36w',
  '4/5/6/7/8/four/five/six/seven/eight months pregnant',
  'second/third/2nd/3rd trimester',
  'halfway through/there',
];

/** The last third. */
const late = [
  '28/29/30/31/32/33/34/35/36/37/38/39 weeks/wks pregnant/along/today/now/gone/and/with/in',
  'week 28/29/30/31/32/33/34/35/36/37/38/39',
  'thirty weeks',
  '28w/30w/32w/34w/36w',
  '7/8/seven/eight months pregnant',
  'third/3rd trimester',
];

/** Midwife and first checks are done. */
const registered = [
  'have/got/found a/my midwife',
  'had my/the? first/booking/12-week/twelve-week? scan/appointment/check',
  'booked in with',
];

export const healthyPregnancy: Kind = {
  id: 'healthy-pregnancy',
  category: 'health',
  name: 'Have a healthy pregnancy',
  slots: {
    matter: {
      words: [
        'morning sickness|sickness|nausea',
        'tiredness|tired',
        'gestational diabetes',
        'twins',
        'pelvic pain|pelvic girdle pain',
        'back pain|backache',
        'high blood pressure|pre-eclampsia|preeclampsia',
        'fear of birth|without fear|scared of birth',
        'an earlier miscarriage|miscarriage',
        'heartburn',
        'sleep|sleeping',
        'weight gain',
        'low iron|anaemia',
        'the breech position|breech',
        'a planned caesarean|caesarean|c-section',
        'a natural birth|natural birth|home birth',
        'your age|42|41|40',
        'anxiety|worried',
        'work',
        'smoking',
        'feeding the baby|breastfeeding',
      ],
      otherwise: 'what worries you most',
    },
    person: { from: 'person', otherwise: 'your birth companion' },
  },
  ask: {
    question: 'How many weeks are you, and is anything special to consider?',
    chips: ['Under 12 weeks', 'In the middle', 'Last weeks before the birth'],
  },
  hoursAWeek: 2.5,
  weekly: 'Pelvic floor exercises daily, movement on five days, and one preparation a week',
  overview:
    'You will arrange midwife or doctor, take what is needed, leave out what harms, go to the checks, and prepare for the birth and the first weeks. Each step is tied to weeks of pregnancy.',
  approach:
    'Ordinary good care is enough: vitamins, checks, movement, rest and questions. Write questions down and ask them at the next visit instead of searching at night. What usually goes wrong is leaving midwife, course and paperwork too late.',
  done: 'The checks are done, the bag is packed, you know when to call, and the birth has taken place in good care.',
  cautions: [
    'Call your maternity unit or emergency number at once for bleeding, strong belly pain, severe headache with seeing lights, swelling of face, breathlessness, fits, waters breaking, fever, or when your baby moves less than usual. Do not wait until the next day.',
    'No alcohol, tobacco or drugs. Ask about every medicine and herb before you take or stop it. Dark thoughts are an illness that can be treated: tell midwife or doctor.',
  ],
  steps: [
    step(
      'Write your week and the checks that come next on one sheet',
      'The scan around week 20, the sugar test between 24 and 28, the whooping cough vaccine from week 16, anti-D if you are rhesus negative. Ask the midwife which are still open, and put {matter} on top.',
      [
        'Write your week and the due date',
        'Ask the midwife which checks are open',
        'Note three questions about {matter}',
      ],
      0.7,
      { when: { said: [...middle, ...late] } },
    ),
    step(
      'Take folic acid and call a midwife or doctor',
      'Folic acid 400 micrograms until week 12 (more for some), vitamin D, iodine where it is advised. The first visit should be before week 10; midwives are booked early in many places.',
      [
        'Call two midwives or the surgery',
        'Buy the vitamins a pharmacist recommends',
        'Write medicines, illnesses and {matter} on one page',
      ],
      1,
      { when: { unsaid: [...middle, ...late] } },
    ),
    step(
      'Go to the first check and ask about tests',
      'Blood, urine, blood pressure, ultrasound, due date. Decide calmly which tests for the baby you want; ask what you would do with a result.',
      ['Take your page along', 'Ask about {matter}', 'Put all further checks in the calendar'],
      2,
      { when: { unsaid: [...middle, ...late, ...registered] }, waitDays: 7 },
    ),
    step(
      'Get to know the movements and the signs to ring about',
      'From about week 18 to 24 you feel the baby, and from 28 you learn its rhythm. Ring the same day if it moves less. Also for bleeding, waters, a bad headache with spots before the eyes, or itching hands and feet.',
      [
        'Save the number of the maternity unit',
        'Sit quietly twice a day and notice the movements',
        'Hang the list of signs on the fridge with {person}',
      ],
      1,
      { when: { said: [...middle, ...late] } },
    ),
    step(
      'Ask for the results so far and what they change',
      'Blood pressure, iron, blood group, scan, urine: ask for a copy and what to do about each. Low iron is common now and easily treated. Bring {matter} up first, not last.',
      ['Ask for copies of all results', 'Ask what each one changes', 'Put the next checks in the calendar'],
      1,
      { when: { said: [...registered, ...middle, ...late] } },
    ),
    step(
      'Arrange food, kitchen and medicine cupboard safely',
      'No raw meat, raw eggs, unpasteurised milk and soft cheese, liver, raw fish or large predatory fish; caffeine under 200 mg. Wash fruit and hands; somebody else cleans the cat litter.',
      ['Hang the list on the fridge', 'Clear out medicines you may not take', 'Plan six small meals if you feel sick'],
      1.5,
    ),
    step(
      'Move 30 minutes on five days and train the pelvic floor',
      'Walking, swimming, cycling indoors or prenatal yoga, so that you can talk. Pelvic floor three times a day. Not on the back for long after week 16, no sports with falls or blows. Stop with pain, bleeding or contractions.',
      [
        'Ask about limits because of {matter}',
        'Choose two kinds and fixed days',
        'Tie the pelvic floor to brushing your teeth',
      ],
      6,
    ),
    step(
      'Tell work and sort papers and money',
      'Protection at work, leave, pay, registering, who earns what when. Deadlines differ by country; write them all on one sheet.',
      [
        'Ask personnel office or union for the deadlines',
        'Tell your employer in writing when you are ready',
        'Share tasks at home with {person}',
      ],
      3,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Take a birth course and visit the place of birth',
      'Book by week 20 and go between weeks 25 and 34. You learn about breathing, pain relief, procedures and the first days. Ask about rules for companions and emergencies.',
      [
        'Book the course with {person}',
        'Visit one or two places',
        'Ask what to plan for the birth because of {matter}',
      ],
      8,
      { when: { weeksFrom: 6, unsaid: late } },
    ),
    step(
      'Take a short birth course, also late or online',
      'From week 28 on a weekend or an online course is enough: breathing, positions, pain relief, when to leave home. Visit the place of birth once with {person} and see the way in at night.',
      [
        'Ask the midwife for the next weekend',
        'Visit the place of birth',
        'Write down what is good about your companion’s part',
      ],
      6,
      { when: { said: late } },
    ),
    step(
      'Write a birth plan of one page and pack the bag',
      'By week 36: wishes for pain relief, position, first hour, and for a caesarean if it is needed. Papers, phone numbers, clothes for two, charger, snacks, car seat.',
      [
        'Write it and talk it over with midwife and {person}',
        'Pack and put the bag by the door',
        'Note when to leave: regular contractions, waters, bleeding',
      ],
      3,
      { daysBefore: 28 },
    ),
    step(
      'Prepare the first two weeks and go to the last checks',
      'Freeze meals, arrange help, name a midwife for afterwards, check vaccinations such as whooping cough in the second half. Feel your baby’s movements daily and call if they change. Then let the birth come.',
      [
        'Fill the freezer and write the list of helpers',
        'Agree with {person} who is called when',
        'Go to every check until the birth',
      ],
      5,
    ),
  ],
  suggestions: [
    tip('Eat a biscuit before getting up', 'An empty stomach makes sickness worse.', 'By the bed', 'Little and often'),
    tip(
      'Call if you cannot keep water down',
      'Severe vomiting needs treatment.',
      'Less urine, dizzy',
      'There are safe tablets',
    ),
    tip(
      'Sleep on your side',
      'From week 28 it is safest for the baby.',
      'Pillow between the knees',
      'Turn back if you wake on your back',
    ),
    tip('Carry your notes always', 'Any hospital can then help.', 'Paper or app', 'Blood group'),
    tip(
      'Wear the belt under the bump',
      'Over the hip bones and between the breasts.',
      'Each ride',
      'Seat further back',
    ),
    tip('Visit the dentist', 'Gums bleed more easily now.', 'Second third is best', 'Say that you are pregnant'),
    tip(
      'Keep one thing for yourself',
      'A weekly date that is not about the baby.',
      'Friend, music, film',
      'Before birth, then after',
    ),
    tip('Limit forums', 'Rare stories look frequent there.', 'One good source', 'Questions to the midwife'),
    tip('Raise your feet in the evening', 'It eases swelling.', 'Twenty minutes', 'One leg only or sudden: doctor'),
    tip(
      'Learn how feeding works before',
      'A short class helps with starting.',
      'Midwife or feeding adviser',
      'All ways are fine',
    ),
    tip('Make a list for visitors', 'Each brings a meal and stays short.', 'Write names', 'No kisses with a cold'),
    tip('Check hot things', 'Saunas and very hot baths are not advised.', 'Body-warm water', 'Fever: call'),
    tip(
      'Talk about the last birth',
      'A hard one can be prepared for.',
      'Ask for a debriefing',
      'Write what must be different',
    ),
  ],
};
