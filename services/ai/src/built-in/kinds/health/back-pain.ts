import { type Kind, step, tip } from '../kind.ts';
import { physiotherapyHere } from '../local-health.ts';

/** Heavy work goes on meanwhile. */
const heavyWork = [
  'bricklayer/builder/labourer/plasterer/roofer/carpenter/joiner/plumber/mechanic/farmer/gardener/landscaper/scaffolder/electrician',
  'nurse/carer/warehouse/removals/courier/postman/postie/cleaner/chef/hairdresser',
  'lifting/bending/digging all_day/at_work/for_work',
  'off work',
  'on site',
  'manual/physical/heavy work/job',
];
const neck = ['neck/shoulder/shoulders'];

export const backPain: Kind = {
  id: 'back-pain',
  category: 'health',
  name: 'Get my back pain under control',
  slots: {
    area: {
      words: [
        'lower back|lumbar|lumbago|lumbar spine',
        'upper back',
        'neck|crick in my neck',
        'neck and shoulders|neck and shoulder',
        'sciatica|sciatic',
        'slipped disc|herniated disc|disc',
        'tailbone|coccyx',
        'sacroiliac joint|SI joint',
      ],
      otherwise: 'back',
    },
    activity: {
      words: [
        'sitting at work|sitting|desk|computer|office',
        'lifting|lift|carry|carrying',
        'gardening|garden',
        'driving|lorry|car',
        'standing all day|standing|till',
        'football',
        'golf',
        'running|run',
        'tennis',
        'cycling',
        'housework|hoovering',
        'lifting patients|nursing|carer',
        'playing with the children|my kid|my kids|play with my',
        'walking|walk',
        'building work|building site|labouring',
        'dancing',
        'swimming',
        'horse riding',
      ],
      otherwise: 'the activity you miss most',
    },
  },
  ask: {
    question: 'How long has it hurt, and which activity do you want back?',
    chips: ['A few days, very painful', 'It comes back several times a year', 'All the time for months'],
  },
  hoursAWeek: 2,
  weekly: 'Exercises for ten minutes on five days, and a walk every day',
  overview:
    'You will first make sure that nothing serious is behind the pain, then keep moving within what is bearable, build up strength and return to {activity} in small steps. Most new back pain becomes much better in six weeks this way; pain of several months often needs three.',
  approach:
    'Moving with some pain is safe in ordinary back pain; bed rest makes it last longer. Do a little every day instead of much on good days. What usually goes wrong is resting until it is gone, doing everything at once on the first good day, and stopping the exercises when it is better.',
  done: 'You do what you missed again for four weeks, and flare-ups are short and no longer frighten you.',
  cautions: [
    'Go to an emergency department at once for numbness around the genitals or bottom, trouble passing or holding urine or stool, weakness in both legs, or pain with chest pain.',
    'See a doctor within days for pain after a fall or accident, with fever or unexplained weight loss, after cancer, or with long use of steroids. The same is true for growing weakness in an arm or leg, and pain that is worst at night and does not ease.',
  ],
  steps: [
    step(
      'Check the warning signs and begin a pain diary',
      'Go through the list in the cautions: any of these means medical help first. If none fits, note for a week when it hurts, from 0 to 10, and what makes it better.',
      [
        'Read the warning signs and answer each with yes or no',
        'Write down today’s number and what you did before',
        'Note the two positions that ease your {area}',
      ],
      1,
      { resources: 'Advice and signs: https://www.nhs.uk/conditions/back-pain/' },
    ),
    step(
      'Change how you lift at work this week',
      'Bring what you lift to hip height: a board, table, trolley, higher bed. Half the load, twice the trips, close to the body, feet turned instead of the spine. Swap hands and tasks every 30 minutes and tell whoever plans the work now, before you have to stop.',
      [
        'Choose the one lift that hurts most and raise it',
        'Set a change of task every 30 minutes',
        'Ask the boss for two weeks of lighter tasks or a mate for the heavy ones',
      ],
      1.5,
      { when: { said: heavyWork } },
    ),
    step(
      'Look at what set off your last three episodes',
      'For each write what you did the days before, how you slept, how stressed you were and what helped. A pattern tells you which step of the plan matters most.',
      [
        'Write five lines for each episode',
        'Mark the part of {activity}, sleep or stress in it',
        'Note which exercises you stopped before it',
      ],
      0.8,
      { when: { level: 'experienced' } },
    ),
    step(
      'Move a little every two hours for one week',
      'Short walks of five to ten minutes, change of position, warmth. If you need a painkiller in order to move, ask a pharmacist which suits your other medicines and your stomach.',
      [
        'Set an alarm every two hours',
        'Walk round the house or block each time',
        'Use a heat pack for 15 minutes on your {area}',
      ],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'See a physiotherapist for an examination',
      'Go at once if pain runs down an arm or leg, or if it has lasted more than two to six weeks. Ask for no more than four exercises and when to make them harder. In many countries you can go without a referral; a scan is rarely needed.',
      [
        'Ask your insurer or clinic how to get an appointment',
        'Take your diary and name {activity} as your aim',
        'Ask: what is safe, what should I avoid, and for how long?',
      ],
      2.5,
      { local: physiotherapyHere, waitDays: 7 },
    ),
    step(
      'Do four gentle exercises on five days a week',
      'Knees to chest, cat and cow, pelvic tilts and a bridge. Ten slow repetitions, pain up to 4 out of 10 is all right if it settles by next morning.',
      [
        'Learn the movements from the physiotherapist or a health service video',
        'Do them at the same time each day',
        'Write down how your {area} felt the next morning',
      ],
      5,
      { when: { unsaid: neck } },
    ),
    step(
      'Do four gentle neck and shoulder exercises on five days a week',
      'Chin tucks, slow turns to each side, shoulder blade squeezes, and rows with a band. Ten slow repetitions, pain up to 4 out of 10 is all right if it settles by next morning.',
      [
        'Learn the movements from the physiotherapist or a health service video',
        'Do them at the same time each day',
        'Raise the screen to eye height',
      ],
      5,
      { when: { said: neck } },
    ),
    step(
      'Change one thing about {activity}',
      'Look for the one thing that sets off the pain: too long, too low, too far from the body. Change position every 30 minutes; keep loads close; bend the knees; divide weights.',
      [
        'Have someone film you for two minutes',
        'Change one thing and test it for a week',
        'Set a break every 30 minutes',
      ],
      2,
      { when: { unsaid: heavyWork } },
    ),
    step(
      'Build up strength twice a week for six weeks',
      'Squats to a chair, bridges, rows with a band, side plank on the knees: two sets of ten, a little more each week. A strong back and legs are the best protection against the next episode.',
      [
        'Start with a weight you can lift ten times easily',
        'Raise it weekly when the next morning was fine',
        'Keep one rest day between',
      ],
      8,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Return to {activity} in small steps',
      'Begin with a third of the usual time or load, on a good and on a bad day alike. Add about ten to twenty per cent a week. A sore day is normal; go back one step, not to zero.',
      ['Write down the steps for four weeks', 'Do the first one and check the next morning'],
      6,
      { when: { weeksFrom: 4, unsaid: heavyWork } },
    ),
    step(
      'Build working strength in the movement of your job',
      'Lift, carry and bend with a light weight at home first, three times ten, then with the real thing. Add about ten to twenty per cent a week. A sore day is normal; go back one step, not to zero.',
      [
        'Write the three movements your work needs',
        'Do them with a third of the load',
        'Raise the load when the next morning was fine',
      ],
      6,
      { when: { weeksFrom: 4, said: heavyWork } },
    ),
    step(
      'Go through everything again after six weeks',
      'If pain or limits are hardly better, see the doctor again and ask about other treatment: a pain programme, therapy for pain, other medicines. If they are better, keep two exercises for good.',
      [
        'Compare the diary with the first week',
        'Choose two exercises for your {area} to keep',
        'Write a plan of five lines for the next flare-up',
      ],
      1,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Compare the diary and plan the next six weeks',
      'A few weeks show a direction. Keep the exercises that help your {area}, plan the strength work, and book the physiotherapist if nothing has improved.',
      [
        'Compare the last three days with the first three',
        'Write the exercises for the coming six weeks',
        'Write a plan of five lines for the next flare-up',
      ],
      1,
      { when: { weeksTo: 5.9 } },
    ),
  ],
  suggestions: [
    tip(
      'Find a sleeping position that eases it',
      'A pillow changes a lot.',
      'On the side: between the knees',
      'On the back: under the knees',
    ),
    tip(
      'Stand up during phone calls',
      'The best position is the next one.',
      'Walk while you talk',
      'Papers on a shelf',
    ),
    tip('Warmth before exercises', 'Muscles let go more easily.', 'Shower or heat pack', 'Fifteen minutes'),
    tip(
      'Do not wait for a scan',
      'Many people without pain have worn discs.',
      'Ask what a scan would change',
      'Ask what else would help',
    ),
    tip('Test the shopping', 'Two small bags are better than one heavy one.', 'One in each hand', 'Or a backpack'),
    tip(
      'Keep working if you can',
      'Lighter duties are better than sick leave for most.',
      'Ask for two weeks of changes',
      'Short days at first',
    ),
    tip('Notice stress and sleep', 'Both make pain stronger.', 'Add them to the diary', 'Change the weaker one first'),
    tip(
      'Get in and out of bed sideways',
      'It spares the back in bad days.',
      'Roll to the side',
      'Push up with the arm',
    ),
    tip('Swim or walk in water', 'Water carries your weight.', 'Backstroke or walking', 'Twenty minutes'),
    tip('Set screen and chair', 'Eyes level with the top of the screen.', 'Feet flat', 'Laptop on books, own keyboard'),
    tip(
      'Use painkillers briefly',
      'Ask a pharmacist about dose and days.',
      'Not on an empty stomach',
      'Strong ones only with a doctor',
    ),
    tip(
      'Say what still works',
      'Fear of movement keeps pain going.',
      'Three things each evening',
      'Do one of them tomorrow',
    ),
  ],
};
