import { type Kind, step, tip } from '../kind.ts';
import { numbers } from '../stage-words.ts';

/** How people say that it lies behind them. */
const operated = [
  'operation/surgery/op was',
  `${numbers} weeks/days/months ago`,
  'was/been replaced/operated/removed',
  'had my/the/a/an _? operation/surgery/op/replacement',
  'had shoulder/hip/knee/back/heart/eye/hand/foot/hernia/ankle/wrist operation/surgery/replacement',
  'after/since my/the _? operation/surgery/op/replacement',
  'operation/surgery/op/replacement was',
  'recovering',
  'weeks/months after',
  'out_of/in hospital',
];

/** The first weeks are over. */
const late = [
  'three/four/five/six/seven/eight/nine/ten/twelve/3/4/5/6/7/8/9/10/12 weeks after/post/since/post-op/ago/on/out/in',
  'two/three/four/five/six/2/3/4/5/6/several months after/post/since/post-op/ago/on/out',
  'months after/since/ago',
  'stitches/staples are/were? out',
  'off my? crutches',
  'still weak/limping/stiff/tired',
];

const knee = ['knee/knees', 'acl/cruciate/meniscus'];
/** What they want to get back to. */
const sport = [
  'golf/tennis/bowls/bowling/skiing/ski/football/running/run/cycling/bike/hiking/hike/swimming/swim/dancing/dance/climbing/squash/riding',
];
/** Two weeks are over. */
const pastSecondWeek = [
  ...late,
  'two/2 weeks after/post/since/post-op/ago/on/out/in',
  'ten/twelve/fourteen/10/12/14 days after/post/since/post-op/ago',
  'a fortnight ago',
];

export const recoverFromSurgery: Kind = {
  id: 'recover-from-surgery',
  category: 'health',
  name: 'Recover well from an operation',
  slots: {
    operation: {
      words: [
        'knee replacement|new knee',
        'hip replacement|hip operation|new hip',
        'caesarean|c-section|caesarian',
        'hernia repair|hernia',
        'gallbladder operation|gallbladder',
        'bypass operation|bypass|open heart',
        'heart valve operation|valve',
        'hysterectomy',
        'appendix operation|appendix|appendectomy',
        'shoulder operation|rotator cuff surgery|shoulder surgery',
        'back operation|back surgery|spinal fusion|disc surgery',
        'breast operation|mastectomy|lumpectomy',
        'cataract operation|cataract',
        'bunion operation|bunion',
        'stomach operation|gastric bypass|gastric sleeve|bariatric',
        'carpal tunnel operation|carpal tunnel',
        'prostate operation|prostate',
        'wisdom tooth operation|wisdom teeth',
        'bowel operation|bowel resection',
        'cruciate ligament operation|acl surgery',
        'tonsil operation|tonsils',
        'thyroid operation|thyroid',
        'transplant',
        'varicose vein operation|varicose veins',
      ],
      otherwise: 'operation',
    },
    person: { from: 'person', otherwise: 'somebody who can help' },
  },
  ask: {
    question: 'Which operation is it, and is it still ahead or already done?',
    chips: ['Ahead of me, in some weeks', 'Done a few days ago', 'Done months ago, still weak'],
  },
  hoursAWeek: 3,
  weekly: 'Exercises as often as you were told, a daily walk, and a look at the wound',
  overview:
    'You will get clear instructions for your {operation}, make home and help ready, and follow stages from first steps to full load. Each stage ends with a sign, such as stairs without a rail, that you can check.',
  approach:
    'Walking early and exercises on time prevent most complications; too much too soon harms only in the first weeks and with heavy loads. Ask about every rule you do not understand. What usually goes wrong is living alone without help in week one, and stopping the exercises in week six.',
  done: 'The surgeon or physiotherapist has cleared you, and you do your daily life without help or strong painkillers.',
  cautions: [
    'Call the emergency number for chest pain, sudden breathlessness, coughing blood, heavy bleeding or fainting. Call the ward or a doctor the same day for fever, a red, hot or opening wound, pus, a swollen painful calf, or pain that grows.',
    'What your surgeon told you comes before anything in this plan. Ask before driving, lifting, bathing, flying or stopping medicines such as blood thinners.',
  ],
  steps: [
    step(
      'Write down every question about your {operation}',
      'Weight bearing, wound, shower, driving, lifting, sex, work, medicines, signs of danger and the number to call at night. Take the list to the clinic or call with it.',
      [
        'Write the questions while they come to you',
        'Look for the instructions you were given',
        'Put the night number of the ward in your phone',
      ],
      1,
    ),
    step(
      'Get the answers in writing from the clinic',
      'Ask for the dates when each rule ends, the physiotherapy prescription, and who takes out stitches. It is done when every question has an answer.',
      [
        'Call the ward, surgeon or nurse',
        'Write a date behind each rule for your {operation}',
        'Book follow-up and physiotherapy',
      ],
      1.5,
    ),
    step(
      'Write what works again and what does not, with a number',
      'Minutes of walking, stairs, sitting, sleep, weight you lift, pain from 0 to 10 in the evening. Measure again each Sunday. It shows progress that you do not feel, and tells the physiotherapist where you are stuck.',
      ['Write six things with a number', 'Repeat it each Sunday', 'Mark the one that has not moved for three weeks'],
      1,
      { when: { said: late } },
    ),
    step(
      'Ask the physiotherapist for the next stage',
      'Exercises of the first weeks are too easy by now, and that is a common reason for standing still. Ask what your {operation} allows, how much load, and by which sign you move on.',
      ['Book the appointment with your numbers', 'Ask which load is allowed now', 'Have the new exercises filmed'],
      2,
      { waitDays: 7, when: { said: late, unsaid: knee } },
    ),
    step(
      'Write down what you should reach by week six and week twelve',
      'Ask surgeon or physiotherapist for the numbers after your {operation}: how far it bends or lifts, how long you walk, what load is allowed, and by which sign you go on to the next stage. Write what you can do today beside each.',
      [
        'Measure what you can do today',
        'Ask for the numbers of week six and week twelve',
        'Ask when driving, work and sport begin again',
      ],
      1.5,
      { when: { said: pastSecondWeek, unsaid: late } },
    ),
    step(
      'Make the home ready for the first two weeks',
      'Everything at hip height, a firm chair with arms, no loose rugs, a light for the night, meals in the freezer, painkillers and a thermometer at hand.',
      [
        'Walk through the day and move what is too low or high',
        'Rent or borrow aids you were told to get',
        'Ask {person} to stay the first night and to shop',
      ],
      3,
      { when: { unsaid: [...operated, ...pastSecondWeek] } },
    ),
    step(
      'Get fit for the operation while you wait',
      'If it is still ahead: walk daily, practise the exercises and the crutches now, stop smoking at least four weeks before, and eat enough protein. Fitter people go home sooner.',
      [
        'Ask for the exercise sheet before your {operation}',
        'Walk 30 minutes on five days',
        'Ask which medicines to stop and when',
      ],
      8,
      { when: { weeksFrom: 6, unsaid: operated } },
    ),
    step(
      'Follow the first-week routine each day',
      'Painkillers on time as prescribed so that you can move and breathe deeply, short walks every two hours while awake, wound check, water, fibre against constipation.',
      [
        'Write the day on one sheet with boxes',
        'Walk a little further each day',
        'Take temperature and a photo of the wound daily',
      ],
      5,
      { when: { unsaid: [...operated, ...pastSecondWeek] }, waitDays: 7 },
    ),
    step(
      'Do the prescribed exercises to the letter',
      'Several short times a day, usually for six to twelve weeks. Soreness is normal; pain or swelling that is still higher the next morning means less.',
      [
        'Tie each round to a meal',
        'Film yourself and show it to the physiotherapist',
        'Ask what the next stage after your {operation} demands',
      ],
      12,
      { when: { unsaid: knee } },
    ),
    step(
      'Get the knee straight and bent to 90 degrees',
      'These come first, since stiffness is the commonest trouble of a new knee. Several short times a day: heel slides, pressing the knee flat, lifting the straight leg. Common marks are straight and 90 degrees by week six; your surgeon’s sheet decides. Ice and the leg up after each round.',
      [
        'Tie each round to a meal',
        'Measure bend and stretch every Sunday',
        'Ring the physiotherapist if nothing moves for two weeks',
      ],
      3,
      { when: { said: knee, unsaid: ['months after/since/ago/post'] } },
    ),
    step(
      'Build bend and strength until stairs go without the rail',
      'Towards 110 to 120 degrees by about week twelve, as far as your surgeon allows. Standing up from a chair, steps, a bicycle without load, walks of 20 to 30 minutes. Swelling that is still there the next morning means a third less.',
      [
        'Do stairs and chair on three days a week',
        'Walk daily and write the minutes',
        'Have the exercises made harder every two weeks',
      ],
      12,
      { when: { said: knee } },
    ),
    step(
      'Go back to daily life and work in stages',
      'One task more each week: stairs, cooking, shopping, driving when allowed, then half days. Ask for lighter duties in writing. Tiredness for months is common after big operations.',
      [
        'List ten tasks from easy to hard',
        'Talk to your employer about a gradual return',
        'Tell {person} what you can do yourself again',
      ],
      4,
    ),
    step(
      'Go back to your sport in four stages',
      'Ask the surgeon from which week each is allowed. Dry movements without load, then a short and easy form, then half, then all of it on flat ground. In golf: putting, chipping, half swings, nine holes with a cart, usually not before three months after a new joint. Each stage twice without swelling before the next.',
      [
        'Ask for the date of each stage',
        'Write your four stages',
        'Do the first one twice and look at the next morning',
      ],
      6,
      { when: { said: sport, weeksFrom: 5 } },
    ),
    step(
      'Go to the final check and get cleared',
      'Ask about lifting, sport, scar care and what to do if something changes. It is done when you have the permission and a plan for the next three months.',
      [
        'Write down what still does not work',
        'Ask which two exercises to keep after your {operation}',
        'Keep the report with your papers',
      ],
      1.5,
    ),
  ],
  suggestions: [
    tip(
      'Pack a good hospital bag',
      'Small things make nights easier.',
      'Long charging cable, earplugs',
      'Loose clothes, slippers with backs',
    ),
    tip('Put a tray table by the bed', 'You need not get up for each thing.', 'Water, phone, tablets', 'Torch'),
    tip(
      'Learn to get out of bed',
      'Roll to the side and push up.',
      'Practise it before',
      'A pillow on the belly helps',
    ),
    tip('Cook and freeze ten meals', 'The second week is often the hardest.', 'Small portions', 'Soft food if advised'),
    tip('Write down tablets and times', 'Foggy heads forget.', 'A sheet or box', 'Cross off each one'),
    tip(
      'Drink and eat fibre',
      'Strong painkillers cause constipation.',
      'Prunes, oats, water',
      'Ask for a mild laxative',
    ),
    tip('Let visitors do a task', 'They want to help.', 'Bins, dog, shopping', 'Half an hour is enough'),
    tip('Rest before you are tired', 'A nap after lunch speeds up the rest.', 'Twenty minutes', 'Phone off'),
    tip('Take a weekly photo', 'You forget how far you have come.', 'Wound and walking', 'Same day'),
    tip(
      'Look after the scar',
      'When closed and allowed, cream and massage help.',
      'Ask from which week',
      'Keep it out of the sun for a year',
    ),
    tip(
      'Expect a low mood in week two',
      'It is common after an anaesthetic.',
      'Talk, light, walk',
      'Longer than two weeks: doctor',
    ),
    tip(
      'Ask about rehabilitation',
      'Some operations entitle you to it.',
      'Social service of the hospital',
      'Apply before you go home',
    ),
  ],
};
