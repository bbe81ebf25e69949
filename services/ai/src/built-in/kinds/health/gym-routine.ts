import { type Kind, step, tip } from '../kind.ts';

/** They are members. */
const joined = [
  'joined a/the/my? gym',
  'have/got/pay/paying a/my/for? gym? membership',
  'paid/paying for a/the/my gym',
  'signed_up at/to/with/for a/the gym/membership',
  'member at/of',
  'gym member',
  'already go/going to the gym',
];

/** They go now and then. */
const sometimes = [
  'go/going once/twice/1x/2x a week',
  'only/just/sometimes go/going',
  'go once/twice',
  'went two/three/a_few times',
  'go for two/three/a_few weeks',
];

export const gymRoutine: Kind = {
  id: 'gym-routine',
  category: 'health',
  name: 'Go to the gym regularly',
  slots: {
    kit: {
      words: [
        'treadmill',
        'rowing machine|rower',
        'cross-trainer|elliptical',
        'exercise bike|spin bike|spinning',
        'free weights|dumbbells|barbell',
        'weight machines|machines',
        'cable machine|cables',
        'leg press|leg day',
        'squat rack|rack',
        'kettlebells|kettlebell',
        'stair machine|stairmaster',
        'mats and bands',
      ],
      otherwise: 'first three machines',
    },
    time: {
      words: [
        'before work|early morning|6am',
        'in the lunch break|lunch break|lunchtime',
        'after work|evenings|in the evening',
        'at weekends|weekend|saturdays|sundays',
        'after the school run|school run',
        'between lectures|lectures',
        'after my shift|shift',
      ],
      otherwise: 'at your training hour',
    },
  },
  ask: {
    question: 'How often have you gone in the last month, and what stopped you?',
    chips: ['Never, I am not a member yet', 'A few times, then I got lazy', 'Often, but without a plan'],
  },
  hoursAWeek: 3,
  weekly: 'Two or three visits on fixed days, each written down in one line',
  measures: ['visits', 'sessions', 'workouts'],
  overview:
    'You will choose a gym that is on your way, learn a plan of six exercises, and go {time} on fixed days. With the plan you always know what comes next. After eight weeks it is an ordinary part of the week.',
  approach:
    'Going counts more than what you do there, so the first four weeks have short visits of 40 minutes. A written plan takes away the feeling of being watched and lost. Most people stop when they miss one week; the plan says what the first visit after a gap looks like.',
  done: 'You have gone at least twice a week for eight weeks, and your log shows higher weights or longer times than at the start.',
  cautions: [
    'Tell the trainer about heart trouble, high blood pressure, pregnancy, hernias, joint replacements or medicines, and ask a doctor first if one of these applies.',
    'Stop for chest pain, dizziness or sharp joint pain, and tell the staff. Read the notice period before you sign a contract.',
  ],
  steps: [
    step(
      'Walk through your gym at the hour you will train',
      'Go {time}, without a plan and without pressure: lockers, showers, free machines, how long the way takes with changing. Read the notice period and what is included, such as an introduction or classes.',
      [
        'Go once and only look round for half an hour',
        'Time the way with changing',
        'Ask what your membership includes',
      ],
      1,
      { when: { said: [...joined, ...sometimes], level: 'beginner' } },
    ),
    step(
      'Visit two gyms at the hour you would train',
      'See how full it is {time}, how clean, how long the way takes with changing. Ask for a trial day, the notice period and whether there is an introduction.',
      ['Call or look up two gyms on your daily way', 'Ask for a free trial and the price per month with all fees'],
      2,
      { when: { level: 'beginner', unsaid: [...joined, ...sometimes] } },
    ),
    step(
      'Find out what made you skip the last visits',
      'Look at the last two months: which day, what came up, what was missing. Change this one thing first: the hour, the bag, the company or the plan.',
      ['Write down the last five missed visits and their reason', 'Choose one reason and its remedy'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Fix two days and pack the bag for them',
      'Two days a week that you can keep even in a bad week, {time}. A packed bag by the door and a padlock inside it save most excuses.',
      [
        'Put the two days in the calendar with travel time',
        'Pack the bag and place it by the door',
        'Choose a substitute day',
      ],
      1,
    ),
    step(
      'Ask a trainer to show you the {kit}',
      'Most gyms give a free introduction. Have seat settings and a starting weight noted, and let yourself be watched while you do it. It is done when you can set up everything alone.',
      [
        'Book the introduction',
        'Write seat number and weight of each machine on your phone',
        'Ask for one correction of your form',
      ],
      1.5,
    ),
    step(
      'Follow one written plan for four weeks',
      'Five minutes of warm-up, six exercises for legs, push, pull and trunk, two sets of ten to twelve, five minutes easy at the end. Forty minutes and no decisions.',
      [
        'Write the six exercises, with the {kit} among them',
        'Do the same order each time',
        'Note weight and repetitions at once',
      ],
      8,
      { measured: 'Complete {40%} with one plan' },
    ),
    step(
      'Raise weights or minutes in small steps',
      'When you can do twelve clean repetitions in both sets, take the next weight. On cardio add two minutes a week before you add speed.',
      ['Look at last time’s numbers before each exercise', 'Ask staff to check your form on the {kit} again'],
      8,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Try one class or a training partner',
      'Somebody who expects you is the strongest reason to go. Try two classes {time} and keep one, or agree on one day with a friend.',
      ['Book two different classes', 'Ask one person to meet you weekly'],
      3,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Write your rule for missed weeks',
      'After illness, holiday or exams the first visit is 20 minutes with two thirds of the weights. Going counts, whatever you do there.',
      ['Write the 20-minute version with the {kit}', 'Put the return date in the calendar before a holiday'],
      0.5,
      { measured: 'Reach {75%}, with a rule for gaps' },
    ),
    step(
      'Complete eight weeks and renew your plan',
      'Count your visits and compare the numbers with the first week. Change two exercises, keep the days. It is done when the log has sixteen visits.',
      [
        'Count visits and write the best numbers',
        'Ask a trainer for two new exercises',
        'Enter your visits {time} for the next eight weeks',
      ],
      6,
      { when: { weeksFrom: 5 }, measured: 'Complete {total} and renew your plan' },
    ),
    step(
      'Complete the planned visits and book the next month',
      'Count the visits, compare the numbers with the first, and enter the next four weeks {time}. Then it goes on without a new decision.',
      ['Count visits and write the best numbers', 'Enter the next eight visits'],
      2,
      { when: { weeksTo: 4.9 }, measured: 'Complete {total} and book the next month' },
    ),
  ],
  suggestions: [
    tip(
      'Go when it is empty first',
      'Quiet hours are easier for learning.',
      'Ask staff for them',
      'Often early afternoon',
    ),
    tip(
      'Nobody is watching you',
      'People look at themselves and their phones.',
      'Headphones help',
      'Face a wall if you like',
    ),
    tip('Change at home or work', 'Arriving in sports clothes saves ten minutes.', 'Jacket over it', 'Shower at home'),
    tip(
      'Have a 20-minute version',
      'A short visit is worth more than none.',
      'Two exercises and a walk',
      'Count it in the log',
    ),
    tip(
      'Take the first step after work',
      'Once you sit on the sofa it is harder.',
      'Straight from the door',
      'Small snack in the bag',
    ),
    tip(
      'Wipe, put back, share',
      'These three rules make you welcome anywhere.',
      'Towel on the seat',
      'Ask: how many sets left?',
    ),
    tip(
      'Use a cheap padlock and a list',
      'Missing things are an excuse.',
      'Lock, bottle, towel, shoes',
      'List in the bag',
    ),
    tip('Save one series for the bike', 'It makes twenty minutes short.', 'Only there', 'Download it before'),
    tip('Do not copy the strongest', 'Their plan took years.', 'Keep to your numbers', 'Add the smallest plate'),
    tip('Mark visits on the fridge', 'Others see it and ask.', 'A cross per visit', 'Aim: two a week'),
    tip(
      'Ask for the seat settings again',
      'Wrong settings hurt knees and shoulders.',
      'Any staff member',
      'Write them down',
    ),
    tip(
      'Leave before you are empty',
      'Whoever finishes fresh comes back.',
      'One set less at first',
      'Note how you feel',
    ),
  ],
};
