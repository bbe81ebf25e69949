import { type Kind, step, tip } from '../kind.ts';

export const prostateAndNightPeeing: Kind = {
  id: 'prostate-and-night-peeing',
  category: 'health',
  name: 'Sort out my prostate and peeing at night',
  slots: {
    sign: {
      words: [
        'getting up at night|night|nights|nocturia',
        'weak stream|stream',
        'dribbling|dribble',
        'urgency|urge|always need the loo',
        'waiting to start|hesitancy',
        'blood',
      ],
      otherwise: 'night-time peeing',
    },
    what: {
      words: [
        'PSA|psa',
        'enlarged prostate|bph|big prostate',
        'prostate infection|prostatitis',
        'prostate cancer check|prostate cancer|cancer',
        'biopsy',
        'catheter',
        'operation|turp|laser',
      ],
      otherwise: 'prostate',
    },
    habit: {
      words: [
        'evening drinks|beer|alcohol|tea',
        'coffee',
        'water tablets|water tablet|diuretic',
        'cold tablets|decongestant',
        'salt',
        'sitting',
      ],
      otherwise: 'evening drinks and coffee',
    },
  },
  ask: {
    question: 'How often at night, how is the stream, and has a doctor looked?',
    chips: ['Up three times a night', 'PSA raised', 'Pain and burning'],
  },
  hoursAWeek: 0.7,
  weekly: 'Evening rules on seven days, and a two-line log',
  overview:
    'A bladder diary, an examination with urine and blood, changes in the evening, then tablets or a procedure if needed. And a considered decision about the PSA test.',
  approach:
    'Much of what is called prostate is drinks, tablets, swollen legs or sleep apnoea. Symptoms say little about cancer. Weigh treatment by how much it bothers you.',
  done: 'You get up at most once a night or the bother is at two of ten, and you know your PSA decision and values.',
  cautions: [
    'No urine at all with pain, fever and shivering, or blood with clots: hospital now. Blood in urine once, weight loss or new bone pain: doctor this week.',
    'Cold remedies with decongestant and some allergy tablets can stop the flow. Prostate tablets can make dizzy or affect sex: ask. Tell the eye surgeon about them.',
  ],
  steps: [
    step(
      'Measure drinks and urine for three days',
      'Write time and amount with a measuring cup, drinks, urge and nights. If more than a third comes at night, the body makes too much urine at night, and the prostate is not the cause.',
      ['Get a measuring cup', 'Fill three days', 'Answer the seven IPSS questions'],
      0.4,
    ),
    step(
      'Have urine, blood and prostate examined',
      'Urine, kidney values and sugar, a feel of the prostate, and an ultrasound of what stays in the bladder. PSA is measured only after you have talked about it.',
      ['Book doctor or urologist', 'Take diary and tablets', 'Ask for the cause of the {sign}'],
      0.7,
      { waitDays: 10 },
    ),
    step(
      'Decide whether to have the PSA test',
      'It can find cancer early and also lead to needless treatment; more useful between 50 and 70, from 45 with family or African roots. No ejaculation or long cycling two days before.',
      ['Read one decision aid', 'Ask about MRI before biopsy', 'Write your decision'],
      0.6,
    ),
    step(
      'Change the evening for four weeks',
      'Have the last drink two to three hours before bed and no {habit} after six. Put the legs up in the afternoon, and ask the doctor to move a water tablet to earlier.',
      ['Set the hour', 'Put the legs up at four', 'Log nights'],
      0.6,
    ),
    step(
      'Train bladder and empty fully',
      'Wait two minutes after passing water and try again, sitting if it helps. Squeeze afterwards against dribbling, and lengthen the gaps by 15 minutes.',
      ['Empty twice before bed', 'Pelvic floor ten times', 'Log {sign}'],
      0.5,
    ),
    step(
      'Try tablets if it still bothers you',
      'Alpha blockers work within days, others shrink the prostate over six months, and there are tablets against urge. Ask about sleep apnoea too, as it makes urine at night.',
      ['Ask gain, dizziness, sex', 'First one at bedtime', 'Judge after four to six weeks'],
      0.7,
      { waitDays: 28, when: { weeksFrom: 5 } },
    ),
    step(
      'Weigh a procedure with the urologist',
      'Laser, TURP, lift and steam differ in effect on ejaculation, days with a catheter and repeats. After a raised PSA come a second test, MRI, perhaps a biopsy, and often watching is enough.',
      ['Ask four questions about the {what}', 'Second opinion if unsure', 'Talk with your partner'],
      1,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Repeat the questions and set the yearly check',
      'Compare score and nights before and after. Ask after how many years the PSA makes sense again for your value.',
      ['Compare {sign}', 'Book the check', 'Keep two rules'],
      0.4,
    ),
  ],
  suggestions: [
    tip('Keep the path lit', 'Falls at night are worse.', 'Lamp', 'Rug off'),
    tip('Go before trips', 'It makes the way calmer.', 'An aisle seat', 'A map of toilets'),
    tip('Use a bottle by the bed', 'You wake up less than by walking.', 'With a lid', 'A night lamp'),
    tip('Warm up', 'Cold narrows the flow.', 'Socks', 'Belly'),
    tip('Treat constipation', 'It presses on the bladder.', 'Fibre', 'Walk'),
    tip('Walk daily', 'Fewer symptoms in movers.', '30 minutes', 'Evening'),
    tip(
      'Ask about blood pressure tablets',
      'Some make water at night if taken late.',
      'Ask the doctor about the time',
      'Never change it alone',
    ),
    tip('Do not strain', 'Relax and lean forward instead.', 'Run the tap', 'Breathe out'),
    tip('Bring your partner', 'They know the nights.', 'Notes', 'Questions'),
    tip(
      'Beware of pills from adverts',
      'There is little proof for most of them.',
      'Ask the pharmacist',
      'Save the money',
    ),
    tip('Ejaculation is fine', 'It does no harm.', 'Not before PSA', 'Ask'),
    tip(
      'Tell brothers and sons',
      'Prostate cancer in the family raises their risk.',
      'From age 45',
      'A talk about testing',
    ),
  ],
};
