import { type Kind, step, tip } from '../kind.ts';

export const learnToRideABikeAsAnAdult: Kind = {
  id: 'learn-to-ride-a-bike-as-an-adult',
  category: 'health',
  name: 'Learn to ride a bike',
  slots: {
    place: {
      words: [
        'park',
        'city|town|traffic|road|roads',
        'village|countryside',
        'car park|parking lot',
        'school',
        'holiday|vacation',
      ],
      otherwise: 'park',
    },
    who: {
      words: [
        'daughter|girl',
        'son|boy',
        'children|kids',
        'grandson',
        'granddaughter',
        'grandchildren|grandkids',
        'husband',
        'wife',
        'partner',
        'boyfriend',
        'girlfriend',
        'friends',
      ],
      otherwise: 'friend',
    },
  },
  ask: {
    question: 'Have you never ridden, or not for many years, and what do you fear?',
    chips: ['Never learnt', 'Thirty years ago', 'I can, but not in traffic'],
  },
  hoursAWeek: 2,
  overview:
    'Most adults ride alone after three to six hours, if they learn to balance before they pedal. You start with pedals off and the saddle low, then pedal, brake, turn, look back, and only then go on quiet roads.',
  approach:
    'Both feet must reach the ground; nobody holds the saddle. Look far ahead, a little speed helps. Half an hour at a time, several days a week. A course for adults is worth it: others are beginners too.',
  done: 'You ride five kilometres with starts, stops, turns and a look over the shoulder, and have made one trip that is useful or fun.',
  cautions: [
    'Helmet, long trousers, gloves for the first hours. Ask a doctor first with dizziness, epilepsy, poor sight or after a hip operation; with weak bones or balance a tricycle is a good choice. No roads with traffic before you can look back and signal.',
  ],
  steps: [
    step(
      'Find a low bike and a smooth empty place',
      'Both feet flat on the ground, 20 to 26 inch wheels, working brakes; borrow first. A flat empty square or the {place} early on Sunday.',
      ['Ask for a bike or a course', 'Set the saddle low, pump tyres', 'Look for the place'],
      0.7,
    ),
    step(
      'Book an adult course or a patient helper',
      'Cycling associations and towns run courses for adults, often six hours long. A helper walks beside you and does not hold on.',
      [
        'Search for adult cycling course near you',
        'Ask your {who} to help if you like',
        'Put three dates close together',
      ],
      0.5,
    ),
    step(
      'Walk, then scoot with pedals off',
      'Take the pedals off (the left one turns the other way). Push with both feet, glide longer and longer, look ahead, and try both brakes.',
      ['Ten glides in the {place}', 'Brake to a line', 'Count seconds with feet up'],
      1,
    ),
    step(
      'Glide and pedal for twenty metres',
      'Put the first pedal at two o’clock, push, and the other foot follows. A little speed helps, and the eyes look far ahead.',
      ['Ten starts with the same foot', 'Do not look at the wheel', 'Stop with brake, foot down'],
      1.5,
    ),
    step(
      'Practise starting, braking and turns',
      'Ride wide figures of eight, slowly, stop hard with both brakes, and start uphill. It is done when ten of ten starts work.',
      ['Bottles as a slalom in the {place}', 'Brake on command', 'Left and right circles'],
      2,
    ),
    step(
      'Look back and signal without swerving',
      'One hand off for a second, then longer; look over the shoulder on a line. Needed before any road.',
      ['One hand on the knee', 'Read a number behind you', 'Signal both sides'],
      2,
    ),
    step(
      'Ride three easy trips on paths',
      'Traffic-free route, then quiet streets with your {who} ahead. Learn right of way, doors of parked cars, tram tracks at a right angle.',
      ['Choose a loop of three kilometres', 'Ride it thrice', 'Read the rules for bikes'],
      3,
    ),
    step(
      'Ride five kilometres and one real errand',
      'Ride to a lake, a bakery or round the {place}. Raise the saddle now, so that the leg is almost straight.',
      ['Plan the trip', 'Check light, brakes, bell', 'Book the next step: traffic training or a longer ride'],
      2,
    ),
  ],
  suggestions: [
    tip('Raise the saddle slowly', 'A centimetre at a time.', 'When calm', 'Heel test'),
    tip('Sing while gliding', 'It relaxes the arms.', 'Song', 'Breath'),
    tip('Practise little and often', 'Balance learns in sleep.', '30 minutes', 'Five days'),
    tip('Wear flat shoes', 'Long laces and wide trousers get caught.', 'Tuck the laces in', 'Right trouser leg up'),
    tip('Choose step-through frame', 'Easy on and off.', 'City bike', 'Low'),
    tip('Fall into grass', 'Choose a place with it.', 'Gloves', 'No traffic'),
    tip('Ask not to be held', 'It hides the balance.', 'Beside', 'Voice'),
    tip('Look where you go', 'The bike follows your eyes.', 'Look at the gap, not the post', 'Ten metres ahead'),
    tip('Get the bike fitted', 'A wrong height makes knees and hands ache.', 'Ask in a shop', 'After the first weeks'),
    tip('Learn one repair', 'A flat tyre should not end your riding.', 'A class in a bike shop', 'Pump at home'),
    tip('Try a tricycle if needed', 'Cycling counts on three.', 'Rent', 'E-trike'),
    tip('Film for your family', 'They will be proud, and you see your progress.', 'First day', 'Last day'),
  ],
};
