import { type Kind, step, tip } from '../kind.ts';

export const trainMyPelvicFloor: Kind = {
  id: 'train-my-pelvic-floor',
  category: 'health',
  name: 'Train my pelvic floor',
  slots: {
    sign: {
      words: [
        'leaking|leak|leaks|wee|pee|dribble',
        'urgency|urge|running to the toilet',
        'prolapse|dropped',
        'heaviness',
        'pain during sex|painful sex',
        'weak bladder|bladder',
        'wind|bowel leakage|poo',
      ],
      otherwise: 'leaking',
    },
    moment: {
      words: [
        'coughing|cough|sneezing|sneeze|laughing|laugh',
        'running|jogging|run',
        'jumping|trampoline|skipping|jump',
        'lifting|weights',
        'coming home|key in the door',
        'night|nights',
      ],
      otherwise: 'coughing or jumping',
    },
    cause: {
      words: [
        'birth|baby|after kids',
        'prostate operation|prostate surgery|prostatectomy|prostate',
        'menopause',
        'pregnancy|pregnant',
        'hysterectomy',
        'cycling|bike',
      ],
      otherwise: 'birth, age or surgery',
    },
  },
  ask: {
    question: 'When does it happen: when you cough or jump, with a sudden urge, or both?',
    chips: ['Cough, laugh, jump', 'Sudden urge', 'After a prostate operation'],
  },
  hoursAWeek: 1.5,
  weekly: 'Three short rounds of pelvic floor training on six days',
  overview:
    'Pelvic floor training helps most women and men who leak, if the right muscles work and it is done daily for twelve weeks. You learn to find them, build up to ten long holds, use them before {moment}, and train the bladder.',
  approach:
    'Lift and let go fully: release matters as much as strength. Breathing goes on, buttocks and belly stay soft. If there is pain or you cannot let go, training harder is wrong; a pelvic health physiotherapist checks in one visit.',
  done: 'In a three-day diary you have at most half of the leaks or none, and {moment} happens with the muscles ready.',
  cautions: [
    'See a doctor for blood in urine, pain, fever, a lump that comes out, leaking that began suddenly, or after birth or surgery before you begin. Numbness between the legs with new weakness or no urine is an emergency.',
    'Do not stop the stream as an exercise, and do not drink less than you need.',
  ],
  steps: [
    step(
      'Keep a bladder diary for three days',
      'Drinks, toilet visits, leaks, what you did, pads. Seven visits a day and one at night are usual.',
      ['Draw the columns', 'Note each leak with {moment} or urge', 'Count pads'],
      0.4,
    ),
    step(
      'Find the right muscles lying down',
      'As if holding wind and urine and lifting inside; men: shorten the penis and lift the testicles. Breathe out and lift, breathe in and let go. Mirror or hand helps.',
      ['Lie with knees bent, try five lifts', 'Check: buttocks soft, breath flows', 'Feel the letting go'],
      0.5,
    ),
    step(
      'Book a pelvic health physiotherapist',
      'One check shows whether you lift, push or hold too much. Ask doctor or midwife for a referral; mention {cause}.',
      ['Ask for the referral', 'Take the diary', 'Ask: strength, endurance, or release first?'],
      1,
    ),
    step(
      'Train three times a day for six weeks',
      'Build up to ten holds of up to ten seconds with as long a rest, then ten quick ones. Lying, then sitting, then standing.',
      ['Tie it to teeth, kettle and bed', 'Use an app with timer', 'Write seconds held each Sunday'],
      6,
      { waitDays: 20 },
    ),
    step(
      'Lift before {moment}',
      'The knack: squeeze and lift just before the pressure comes, then let go. It halves leaks in a few weeks.',
      ['Practise with a small cough', 'Do it ten times a day', 'Count the times of {sign}'],
      0.7,
    ),
    step(
      'Stretch the time between toilet visits',
      'For urgency: stop, stand still, lift five times, think of something, walk calmly. Add 15 minutes a week up to three hours; no just-in-case visits. Less coffee and fizzy drinks.',
      ['Write the present interval', 'Wait ten minutes at the next urge', 'Swap two coffees and note {sign}'],
      1,
    ),
    step(
      'Take load off the floor',
      'Constipation, cough, extra weight and breath-holding push down. Feet on a stool on the toilet, breathe out when lifting.',
      ['Treat constipation with fibre and water', 'Breathe out with each lift', 'Ask about a pessary for heaviness'],
      1,
    ),
    step(
      'Return to {moment} in steps',
      'Fast lifts standing, squats, then ten hops, then more, no leaks and no heaviness before the next step; three months after {cause} at the earliest for running.',
      ['Try ten small hops', 'Wear a pessary or pad at first if advised', 'Add only when dry'],
      3,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Repeat the diary after twelve weeks',
      'Fewer leaks: twice a week for good. No change: doctor again, there are pessary, tablets, electrical stimulation and surgery.',
      ['Fill the three days', 'Compare {sign}', 'Book the next step'],
      0.4,
    ),
  ],
  suggestions: [
    tip(
      'Do it at red lights',
      'Ten quick lifts fit into each waiting time.',
      'Let go fully after each',
      'Keep breathing',
    ),
    tip(
      'Exhale when lifting',
      'Breathing out takes pressure off the floor.',
      'Lift the floor first',
      'Children, crates, bags',
    ),
    tip('Take the stool', 'Feet up empties well.', 'Lean forward', 'No rush'),
    tip('Empty without pushing', 'Sit down, lean forward and give it time.', 'Feet on a stool', 'Never hover'),
    tip('Carry a kit', 'Knowing that you are prepared calms the urge.', 'Pad, wipes, spare pants', 'In a small bag'),
    tip('Loosen the belly', 'Pulling in presses down.', 'Soft', 'Posture'),
    tip('Pause high impact', 'For some weeks swim or walk instead of jumping.', 'Come back in steps', 'Only when dry'),
    tip('Ask about vaginal oestrogen', 'It helps after menopause.', 'Doctor', 'Cream'),
    tip('Set a phone reminder', 'Forgetting is the main failure.', 'Three times', 'Silent'),
    tip(
      'Use cones only with advice',
      'Weights do not suit everybody and can hurt.',
      'Ask the physiotherapist',
      'Wash them well',
    ),
    tip('Men: milk the last drops', 'Press behind the scrotum.', 'After peeing', 'Wait'),
    tip('Tell your trainer', 'They can swap the jumps for something else.', 'One sentence is enough', 'In classes too'),
  ],
};
