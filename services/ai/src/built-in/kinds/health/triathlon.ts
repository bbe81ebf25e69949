import { type Kind, step, tip } from '../kind.ts';
import { raceEntered } from '../stage-words.ts';

/** They have finished one before. */
const raced = [
  'my second/third/next triathlon/tri/ironman',
  'done/did/finished/completed a/my/my_first/two/several sprint/olympic/triathlon/triathlons/tri/70.3',
];

export const triathlon: Kind = {
  id: 'triathlon',
  category: 'health',
  name: 'Finish a triathlon',
  slots: {
    race: {
      words: [
        'super sprint triathlon|super sprint',
        'sprint triathlon|sprint distance|sprint tri',
        'Olympic-distance triathlon|olympic distance|olympic tri|short distance',
        'half Ironman|70.3|middle distance',
        'Ironman|long distance|full distance|kona|roth',
        'duathlon',
        'aquathlon',
        'relay triathlon|relay',
        'cross triathlon|off-road tri|xterra',
      ],
      otherwise: 'triathlon',
    },
    weak: {
      words: [
        'swimming|swim|front crawl',
        'open-water swimming|open water|lake swim',
        'cycling|bike leg|cycle',
        'running|run|runs',
        'running off the bike|run off the bike|brick',
        'transitions|transition',
      ],
      otherwise: 'weakest discipline',
    },
  },
  ask: {
    question: 'Which distance is it, and which of swimming, cycling and running is your weakest?',
    chips: [
      'Sprint, I can hardly crawl',
      'Olympic distance, running is my problem',
      'Half Ironman, I have done short ones',
    ],
  },
  hoursAWeek: 6,
  weekly: 'Two swims, two rides and two runs, one of them straight after a ride',
  overview:
    'You will train all three disciplines twice a week, give extra time to your {weak}, practise open water and changing, and rehearse a short version before the {race}.',
  approach:
    'Most training is easy; only one session a week is hard. Swim lessons bring more than swim kilometres. What usually goes wrong is training what one likes, buying equipment first, and meeting open water for the first time on race day.',
  done: 'You finish swim, bike and run of the race within the time limits.',
  cautions: [
    'Have a medical check before you begin, above all with heart disease, chest pain, asthma or after 40. Chest pain or fainting is an emergency.',
    'Never swim in open water alone: go with a group, a bright buoy and a cap, and leave the water when you shiver or gasp. Wear a helmet on every ride.',
  ],
  steps: [
    step(
      'Compare the three times of your last triathlon',
      'Swim, bike, run and both changes: which of them cost the most places against people with your total? That one, often your {weak}, gets a third of the hours this time.',
      [
        'Find the results of the last race',
        'Mark the part with the worst place',
        'Write what you would do differently',
      ],
      1,
      { when: { said: raced } },
    ),
    step(
      'Test yourself in all three disciplines',
      'On different days: 200 m swim, 30 minutes on a bike, 20 minutes of running. The numbers show which one needs most of your time.',
      [
        'Look up pool hours and a flat route',
        'Begin today with the test for your {weak}',
        'Write time and effort from 1 to 10 for each',
      ],
      2,
      { when: { unsaid: raced } },
    ),
    step(
      'Choose and enter the {race}',
      'Look for calm warm water, a flat course and generous time limits, and leave 12 weeks for a sprint, 16 to 20 for the Olympic distance, 30 or more for long ones.',
      [
        'Compare two races by water, course and limits',
        'Register and ask whether you need a licence or certificate',
        'Write the weeks backwards on a sheet',
      ],
      1.5,
      { when: { weeksFrom: 8, unsaid: raceEntered } },
    ),
    step(
      'Write the weeks back from the {race} and read its rules',
      'Water temperature and wetsuit rule, time limits, drafting, helmet, check-in. The last two weeks are for resting, the rehearsal comes before them, and the rest is training; write it on one sheet.',
      [
        'Read the race information to the end',
        'Write the weeks backwards on a sheet',
        'Check whether you need a licence or certificate',
      ],
      1,
      { when: { said: raceEntered, weeksFrom: 8 } },
    ),
    step(
      'Take four lessons for your {weak}',
      'A coach or club sees in ten minutes what a year alone does not show. Ask for the one fault that costs most and a drill for it.',
      ['Contact a triathlon or swimming club', 'Have yourself filmed', 'Do the drill at the start of each session'],
      5,
    ),
    step(
      'Train six sessions a week for eight weeks',
      'Two of each, 30 to 60 minutes, nearly all at talking pace. Add about a tenth a week, every fourth week less. If time is short, drop a session of your strongest discipline, not of your {weak}.',
      [
        'Put the six sessions in the calendar',
        'Make one ride a week longer',
        'Have brakes, tyres and helmet checked; any sound bike will do',
      ],
      40,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Run straight after a ride once a week',
      'Ten minutes are enough at first; legs feel like wood and that passes. Practise changing shoes and helmet in order, helmet closed before you touch the bike.',
      ['Lay out your things on a towel as in the race', 'Change five times against the clock'],
      6,
    ),
    step(
      'Swim in open water at least four times',
      'With a group, in the wetsuit, near the shore. Practise breathing out calmly in the cold, looking up every six strokes, and swimming close to others.',
      [
        'Find a supervised lake and a group',
        'Do the first five minutes very slowly',
        'Swim round a buoy with two others',
      ],
      6,
      { daysBefore: 10 },
    ),
    step(
      'Rehearse half the distance of the {race}',
      'Two to three weeks before, all three parts in a row with the food and drink you will use. Write down what was missing.',
      [
        'Choose lake or pool with a loop nearby',
        'Test drink and food on the bike',
        'Write your packing list afterwards',
      ],
      4,
      { daysBefore: 14, when: { weeksFrom: 6 } },
    ),
    step(
      'Finish the {race} from the swim to the finish line',
      'Train half in the last week. Start at the side of the swim, go easily for the first ten minutes of each part, eat on the bike, walk through the stations if you like.',
      [
        'Check in and walk the changing area from water to bike to run',
        'Say your three rules: calm, steady, finish',
        'Note what you would do differently',
      ],
      6,
    ),
  ],
  suggestions: [
    tip(
      'Join a triathlon club',
      'Open water, coaching and company in one place.',
      'Trial sessions are usual',
      'Ask for the beginners’ group',
    ),
    tip('Borrow before you buy', 'You do not yet know what you need.', 'Wetsuit, bike, trisuit', 'Buy goggles only'),
    tip('Use elastic laces', 'They save fiddling with wet fingers.', 'Try them on ten runs', 'Talc in the shoes'),
    tip(
      'Count drink per hour',
      'Most people drink too little on the bike.',
      'A bottle an hour',
      'Alarm every 15 minutes',
    ),
    tip(
      'Swim short and often',
      'Three times 30 minutes teach more than one long hour.',
      'Technique first',
      'Then distance',
    ),
    tip('Learn to mend a tyre', 'A puncture need not end the race.', 'Twice at home', 'Tube, levers, pump'),
    tip(
      'Know the rules',
      'Drafting and an open helmet cost time or the race.',
      'Read the race booklet',
      'Ask at the briefing',
    ),
    tip('Find one recovery day', 'Six days of training need a seventh of rest.', 'Same day each week', 'Sleep longer'),
    tip(
      'Watch a race first',
      'You see where everybody hurries and what is calm.',
      'Stand at the changing area',
      'Film one change',
    ),
    tip('Mark your place', 'Hundreds of bikes look alike.', 'Bright towel', 'Count the rows'),
    tip(
      'Strengthen shoulders and trunk',
      'Both suffer from swimming and cycling.',
      'Band pulls, planks',
      'Fifteen minutes twice a week',
    ),
    tip(
      'Talk with those at home',
      'Six hours a week come from somewhere.',
      'Show the plan',
      'One free weekend a month',
    ),
  ],
};
