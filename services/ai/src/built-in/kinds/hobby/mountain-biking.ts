import { type Kind, step, tip } from '../kind.ts';

export const mountainBiking: Kind = {
  id: 'mountain-biking',
  category: 'hobby',
  name: 'Ride mountain bike trails',
  slots: {
    skill: {
      words: [
        'jumps|jump',
        'drops|drop',
        'wheelie|manual',
        'bunny hop',
        'downhill|bike park',
        'steep|roots|rocks',
        'enduro race|race',
        'switchbacks',
      ],
      otherwise: 'trails',
    },
  },
  ask: {
    question: 'Which trails can you ride now, and on what bike?',
    chips: ['I am new to trails', 'Blue is fine, red scares me', 'Jumps and bike park'],
  },
  hoursAWeek: 3,
  weekly: 'One ride of two hours, two practices of 20 minutes on a meadow',
  overview:
    'You will check bike and gear, learn standing, braking and looking on a meadow, ride easy trails until they are calm, and go up one grade at a time.',
  approach:
    'Most fear is braking and looking at the wrong place. Ten minutes of drills before each ride do more than harder trails. Look first, walk it, then ride. Tired is when bones break.',
  done: 'You ride the trail that you chose three times without putting a foot down, on two days.',
  cautions: [
    'Helmet always, knee pads on trails, full face in the park. Never alone on new trails without a phone and somebody who knows the time. After a blow to the head stop for the day.',
  ],
  steps: [
    step(
      'Check bike, helmet and where riding is allowed',
      'Brakes, tyres, axles, saddle down, pressures. Look up legal trails with their grade within an hour from you.',
      ['Check six points', 'Choose three trails', 'Write tyre pressure'],
      0.5,
    ),
    step(
      'Learn the standing position on a meadow',
      'Pedals level, knees and elbows bent, heels low, eyes ahead. Ten slow circles, ten stops.',
      ['Ten circles each way', 'Film from the side', 'Feel heavy feet'],
      1.5,
    ),
    step(
      'Learn to brake with one finger',
      'Both brakes, weight low and back, no locked wheel. Mark a line and stop in less and less.',
      ['Ten stops', 'On grass, then gravel', 'Write the metres'],
      1.5,
    ),
    step(
      'Ride three easy trails twice each',
      'Blue or green, saddle low, look two bike lengths ahead. Stop before what frightens, look, walk, try.',
      ['Choose dry days', 'Ride each twice', 'Note one spot'],
      6,
    ),
    step(
      'Learn corners, roots and small steps',
      'One at a time: lean the bike, not yourself; front wheel light over roots. Ten tries at one spot.',
      ['One spot, ten tries', 'Ask somebody to film', 'Next spot'],
      6,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Take a course or ride with better people',
      'A morning with a coach changes what a season does not. Clubs have evenings for beginners and women.',
      ['Find a club ride', 'Book one course', 'Follow a good rider’s line'],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Practise for the {skill}',
      'Build it small first: a kerb, a low log, a table jump that one may roll. Three safe ones before bigger.',
      ['Choose the smallest', 'Roll it first', 'Stop after a scare'],
      4,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Go one grade up',
      'Walk the whole trail first, split it into parts, ride the parts, then all. Leave out what is not ready.',
      ['Walk it', 'Ride parts', 'Ride all on a good day'],
      6,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Ride your chosen trail with a clean run',
      'Rested, dry, with a friend, second run of the day. Film for yourself.',
      ['Choose the day', 'Warm up on an easy one', 'Three clean runs'],
      3,
    ),
  ],
  suggestions: [
    tip('Lower the saddle', 'It frees the body on each descent.', 'All the way down', 'Mark the height for climbs'),
    tip('Look where you want to go', 'The bike follows the eyes.', 'Past the rock', 'Through the corner'),
    tip('Let some air out', 'Hard tyres slip and jump.', 'Little by little', 'Note what works'),
    tip('Walk hard parts', 'Good riders walk, too.', 'Look at the line', 'Choose a way out'),
    tip('Ride early', 'You are fresh and trails are empty.', 'Before ten', 'Hard parts first'),
    tip('Repair kit', 'Long ways home are long.', 'Tube, pump, link', 'Try it at home'),
    tip('Flat pedals to learn', 'The feet are free.', 'Grippy shoes', 'Heels low'),
    tip('Strengthen legs and hands', 'Arms give up before courage.', 'Squats and hanging', 'Twice a week'),
    tip('Follow, then lead', 'You see lines by following.', 'Two bike lengths', 'Ask about one spot'),
    tip('Wash and look', 'Cracks show on a clean frame.', 'After mud', 'Chain oil'),
    tip('Respect closing times', 'Trails live by it.', 'Walkers first', 'No skidding'),
    tip('Rest after a crash', 'The head needs as long as the knee.', 'A week easier', 'Then the same spot smaller'),
  ],
};
