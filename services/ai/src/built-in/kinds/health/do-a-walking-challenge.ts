import { type Kind, step, tip } from '../kind.ts';

export const doAWalkingChallenge: Kind = {
  id: 'do-a-walking-challenge',
  category: 'health',
  name: 'Complete a long walking challenge',
  slots: {
    walk: {
      words: [
        '100 km walk|100 km|100k',
        '50 km walk|50 km|50k',
        'marathon walk|walk a marathon|26 miles|26.2 miles',
        'moonwalk|night walk',
        'Nijmegen marches|nijmegen|four days marches',
        'mega march|megamarsch',
        'charity walk|sponsored walk|trailwalker',
        'three peaks',
        'coast walk|coast path',
        '40 km walk|40 km',
        '20 miles',
        '30 km',
      ],
      otherwise: 'long walk',
    },
    weak: { words: ['feet|blisters', 'knees|knee', 'hips|hip', 'back', 'shins'], otherwise: 'feet and knees' },
  },
  ask: {
    question: 'What is your longest walk so far, and on what ground?',
    chips: ['10 km now and then', '25 km, want 50', '50 km, want 100 with a team'],
  },
  hoursAWeek: 6,
  ladder: true,
  weekly: 'Two brisk hours in the week, one long walk at the weekend, strength once',
  overview:
    'You lengthen one walk a week up to about 70 per cent of the distance, toughen feet and find shoes and socks that do not rub, practise night and food, and then walk the {walk} in even parts.',
  approach:
    'Blisters end more walks than lungs: grease or tape before, change socks half way. Brisk is about 5 km/h; stops make the difference, keep them short. Add ten to fifteen per cent a week, each fourth week less.',
  done: 'You finish the {walk} within the time and walk normally after three days.',
  cautions: [
    'Pain at one spot of a foot bone, swelling of one calf, chest pain or fainting: stop, doctor. Diabetes with numb feet, heart disease or a new joint: ask first. Reflective clothes and lamp at night.',
  ],
  steps: [
    step(
      'Choose the {walk} and note your longest',
      'Look at date, time limit, ground, stations, fee and sponsors, and count the weeks.',
      ['Compare two events', 'Write your longest and any trouble with {weak}', 'Enter the limit as km/h'],
      0.5,
    ),
    step(
      'Enter and find someone to walk with',
      'Team events need four; charity places a sum. A walking group makes weekends easy.',
      ['Register for the {walk}', 'Ask three people', 'Open a donation page if it is for charity'],
      0.7,
      { daysBefore: 50, when: { weeksFrom: 10 } },
    ),
    step(
      'Find shoes and socks on a long walk',
      'Half to one size larger, with a thin inner sock under wool. Walk two hours in them before you decide.',
      ['Walk two hours in them', 'Test grease, tape or powder on hot spots', 'Cut nails straight'],
      1.5,
    ),
    step(
      'Lengthen the weekend walk',
      'Add ten to fifteen per cent a week at about 5 km/h on the ground of the event. From week six walk on two days in a row.',
      ['Start at the hour of the event', 'Eat each hour', 'Write time and {weak}'],
      20,
    ),
    step(
      'Strengthen feet, calves and hips',
      'Heel raises, step-downs and side leg lifts, three times twelve, twice a week. Poles help on hills.',
      ['Learn the four', 'Twice a week after short walks', 'Loosen calves in the evening'],
      4,
    ),
    step(
      'Practise night, rain and short stops',
      'Headlamp, reflective, second socks, ten minutes at most, no lying. Four hours in bad weather on purpose.',
      ['Walk two hours in the dark', 'Pack the bag as for the {walk}', 'Time your stops'],
      3,
    ),
    step(
      'Walk 70 per cent as a rehearsal',
      'Three weeks before, same shoes, food, pace. Then only shorter.',
      ['Choose a loop near home with a train', 'Note any pain in the {weak}', 'Correct socks, grease and pack'],
      8,
      { daysBefore: 21, when: { weeksFrom: 5 } },
    ),
    step(
      'Rest a week and pack the bag',
      'Only short walks now. Pack tape, socks, salt, lamp, charger, layers and cash.',
      ['Cut nails two days before the {walk}', 'Tape hot spots on the morning', 'Write times for each station'],
      1,
      { daysBefore: 2 },
    ),
    step(
      'Finish the {walk} from station to station',
      'Start slower than the crowd, eat each hour, change socks half way and look after the feet at the first rub. Only the next station counts.',
      [
        'Keep stops to ten minutes',
        'Walk on when it is worst, ten more minutes, then decide',
        'Feet up, and no driving home tired',
      ],
      14,
    ),
  ],
  suggestions: [
    tip(
      'Grease toes early',
      'Blisters start before you feel them.',
      'At each change of socks',
      'Between the toes as well',
    ),
    tip(
      'Lace by terrain',
      'Tight at the ankle downhill, loose at the toes.',
      'Learn the heel lock',
      'Stop and change it',
    ),
    tip('Take salt and cola', 'They bring energy back late in the day.', 'Crisps or broth', 'Cola in the last third'),
    tip('Sing at night', 'The low hours pass more quickly together.', 'A playlist', 'Tell stories in turns'),
    tip('Wear a cap', 'It serves in sun and in rain.', 'A scarf for the neck', 'Thin layers'),
    tip('Know the quit points', 'Mark the stations with a train or bus.', 'On the map', 'Number of a taxi'),
    tip('Dry feet at stops', 'Five minutes without shoes prevent blisters.', 'Powder', 'Fresh socks'),
    tip('Use poles', 'A fifth off the knees.', 'Learn', 'Rubber tips'),
    tip('Walk to errands', 'Short ways add hours without a training plan.', 'With the bag you will use', 'Daily'),
    tip(
      'Eat real food',
      'Sandwiches and potatoes are better over many hours than gels.',
      'A little each hour',
      'Before you are hungry',
    ),
    tip('Bank sleep', 'Night before is short.', 'Three nights', 'Nap'),
    tip('Thank sponsors by photo', 'People who see the finish give again.', 'One from a station', 'One from the end'),
  ],
};
