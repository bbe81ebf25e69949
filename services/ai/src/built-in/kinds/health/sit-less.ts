import { type Kind, step, tip } from '../kind.ts';

export const sitLess: Kind = {
  id: 'sit-less',
  category: 'health',
  name: 'Sit less during the day',
  slots: {
    place: {
      words: [
        'desk|office|screen|computer',
        'home office|home',
        'sofa|couch|tv',
        'car|van|lorry|taxi|driving',
        'school|university|library',
        'meetings|calls|zoom',
      ],
      otherwise: 'desk',
    },
    ache: {
      words: ['back|lower back', 'neck', 'hips|hip', 'legs|leg', 'bum|tailbone', 'shoulders'],
      otherwise: 'back',
    },
  },
  ask: {
    question: 'Where do you sit most, and for how many hours?',
    chips: ['Office, eight hours', 'Home office and sofa', 'Behind the wheel'],
  },
  hoursAWeek: 1,
  weekly: 'Stand up each half hour on five workdays, count the breaks on Friday',
  overview:
    'You measure your sitting, break it up every half hour for two minutes, move some fixed things on to your feet, and change the evening. Short breaks lower blood sugar and ease the {ache} even without sport.',
  approach:
    'Reminders get ignored after a week; ties to things that happen anyway (phone, coffee, toilet, printer) stay. Standing still all day is no better: change is what counts.',
  done: 'On five days a week for a month you never sit longer than 45 minutes at a stretch, and two hours less than at the start.',
  cautions: [
    'Swollen, hot or painful calf, numb legs or pain down the leg: see a doctor. Begin standing with 15 minutes at a time; in pregnancy or with varicose veins, move rather than stand.',
  ],
  steps: [
    step(
      'Measure one ordinary day of sitting',
      'Phone, watch or a tally per half hour: breakfast, way, work, meals, evening. Find the longest stretch.',
      ['Tally today', 'Circle the longest at the {place}', 'Rate your {ache} from 0 to 10'],
      0.3,
    ),
    step(
      'Tie standing up to four things',
      'Every call, each drink, each time a task ends, each toilet on another floor. Two minutes of walking are enough.',
      ['Choose the four', 'Put a note on phone and cup', 'Take a small glass so that you refill it'],
      0.4,
    ),
    step(
      'Set up a place to stand and work',
      'Raised desk, box on a table, high shelf: elbows at right angles, screen at eye height, mat. 15 minutes in each hour.',
      ['Try a box for a week', 'Do mail or reading there', 'Ask the employer for a desk with a note about your {ache}'],
      0.7,
    ),
    step(
      'Turn one meeting a day into a walk',
      'Two people, no slides, route of 25 minutes; calls with headset.',
      ['Ask one colleague', 'Mark walk in the invitation', 'Note decisions by voice'],
      0.7,
    ),
    step(
      'Move twenty minutes into the way',
      'Get off earlier, park far away, stairs, lunch round the block. In a vehicle: stop every two hours, five minutes round it.',
      ['Choose the change for this week', 'Put shoes at the {place}', 'Do it on four days'],
      1,
    ),
    step(
      'Change the evening at home',
      'Stand for the first ten minutes of each episode, iron, stretch on the floor, a walk after dinner before the sofa.',
      ['Walk first, then sit', 'Sit on the floor for ten minutes', 'Put the remote across the room'],
      1,
    ),
    step(
      'Do three movements against sitting',
      'Hip stretch at the edge, chest opening, ten squats: two minutes at eleven, three and after work.',
      ['Learn the three', 'Set two alarms for a week only', 'Note your {ache}'],
      0.7,
    ),
    step(
      'Measure again and keep the easiest three',
      'Same tally. Two hours less and no stretch over 45 minutes is the aim.',
      ['Tally the same weekday', 'Compare the {ache}', 'Choose what stays'],
      0.3,
    ),
  ],
  suggestions: [
    tip('Drink from small glasses', 'You stand up more often for a refill.', 'Fill it in the kitchen', 'Water or tea'),
    tip('Print far away', 'The way to another floor gives you steps.', 'One page at a time', 'Take the stairs'),
    tip('Stand on trains', 'It breaks up sitting and trains balance.', 'At least a few stops', 'Hold on'),
    tip('Use a timer cube', 'Turns on the desk.', '30 minutes', 'Vibrate'),
    tip('Sit actively', 'Change the way you sit every few minutes.', 'On the edge', 'Once with a cushion'),
    tip('Put the bin away', 'Get up for it.', 'Door', 'Post too'),
    tip('Phone on your feet', 'Pace up and down during each call.', 'Use a headset', 'Note things by voice'),
    tip('Fidget', 'Heels up and down.', 'Calves', 'Under desk'),
    tip(
      'Stretch in the lift',
      'Calves and chest need a few seconds only.',
      'One stretch a floor',
      'Or take the stairs',
    ),
    tip('Read standing', 'A kitchen counter has the right height.', 'The news each morning', 'Ten minutes'),
    tip('Ask the team along', 'At eleven all stand.', 'Two minutes', 'Music'),
    tip('Plan driving breaks', 'In the sat nav.', 'Two hours', 'Squats'),
  ],
};
