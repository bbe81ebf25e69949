import { type Kind, step, tip } from '../kind.ts';

export const raceHyroxOrObstacles: Kind = {
  id: 'race-hyrox-or-obstacles',
  category: 'health',
  name: 'Finish a Hyrox or obstacle race',
  slots: {
    race: {
      words: [
        'Hyrox|hyrox|hyrox doubles',
        'Spartan Race|spartan|spartan beast',
        'Tough Mudder|tough mudder',
        'obstacle race|obstacle run|ocr|mud run|mud race',
        'CrossFit Open|crossfit open|crossfit competition|crossfit',
        'Deka',
        'strongman|strong viking',
      ],
      otherwise: 'race',
    },
    weak: {
      words: [
        'sled push|sled|sledge',
        'wall balls|wall ball',
        'burpees|burpee',
        'rope climb|rope',
        'monkey bars|hanging|grip|rings',
        'running|run',
        'rowing|skierg|row',
        'carries|sandbag|farmers carry',
        'wall|climbing over',
        'lunges',
      ],
      otherwise: 'running and grip',
    },
  },
  ask: {
    question: 'Which race, alone or in a team, and what can you do now: run 5 km, hang for 30 seconds?',
    chips: ['First Hyrox, doubles', 'Spartan with colleagues', 'I run but am not strong'],
  },
  hoursAWeek: 5,
  weekly: 'Two runs, two strength sessions, one mixed session of running and stations',
  overview:
    'You need to run on tired legs. The plan builds a base of easy running and strength, teaches each station with good form, joins them in mixed sessions, and gives {weak} extra time.',
  approach:
    'More than half of the race is running, so run slow and often. Practise stations at race weight before you practise speed. The usual mistake is going too fast in the first quarter.',
  done: 'You finish the {race} with all stations done by the rules, uninjured.',
  cautions: [
    'Doctor first with heart disease, chest pain, uncontrolled blood pressure or recent injury. Learn lifting and wall techniques from somebody; no wild jumps into water. Brown urine or extreme muscle pain after training: hospital the same day.',
  ],
  steps: [
    step(
      'Choose date, division and teammates',
      'Weights and distances by class, penalties, age rules, entry deadline; doubles or relay halves the load.',
      ['Read the rules of the {race}', 'Write your 5 km time and longest hang', 'Ask your partner or team'],
      0.5,
    ),
    step(
      'Register and plan twelve weeks back',
      'Four weeks base, five specific, two hard, one light.',
      ['Enter the {race}', 'Book travel', 'Put five sessions a week in the calendar'],
      0.5,
      { daysBefore: 50, when: { weeksFrom: 9 } },
    ),
    step(
      'Learn the stations with a coach',
      'Sled, ski and row machine, burpee broad jump, carries, lunges, wall balls; or walls, ropes, bars. Light first, filmed.',
      ['Book a class or coach', 'Do each station ten minutes', 'Note which is worst, likely {weak}'],
      2,
    ),
    step(
      'Build a running base of three hours a week',
      'Two easy runs and one of 6 x 1 km at race pace with two minutes rest.',
      ['Begin at your present level', 'Ten per cent more each week', 'Soft ground'],
      12,
    ),
    step(
      'Lift twice a week for legs, back and grip',
      'Squat, deadlift, press, pull-up, lunges, farmer’s carry; four sets of five to eight, rising. Dead hangs at the end.',
      ['Choose six lifts', 'Write weights', 'Hang three times to near failure'],
      12,
    ),
    step(
      'Run into stations once a week',
      '1 km plus one station, four to six rounds, at the pace you can hold. It trains the change from strength to running.',
      ['Choose {weak} and three others', 'Even kilometres', 'Note pulse and times'],
      10,
      { when: { weeksFrom: 5 } },
    ),
    step(
      'Give {weak} ten extra minutes',
      'Technique first: low hips at the sled, breathing rhythm with the ball, feet clamp at the rope, swing at bars.',
      ['After each strength day', 'Film once a week', 'Raise to race weight'],
      5,
    ),
    step(
      'Rehearse half of the race',
      'Three weeks before, shoes, gloves, gels, partner changes; half of stations with full runs.',
      ['Book the gym or do a home version', 'Write target per kilometre and station', 'Change what rubbed'],
      3,
      { daysBefore: 20, when: { weeksFrom: 5 } },
    ),
    step(
      'Finish the {race} with an even pace',
      'Light last week. First quarter too easy, short breaks by plan in wall balls and burpees, drink once or twice.',
      ['Warm up 15 minutes', 'Count reps aloud', 'Walk, drink, eat after'],
      2.5,
    ),
  ],
  suggestions: [
    tip('Wear shoes with grip', 'Sleds slip on smooth soles.', 'Try', 'Dry'),
    tip('Break early', 'Small sets keep you going.', '15 and 10', 'Breath'),
    tip('Tape hands', 'Torn skin ends races.', 'Chalk', 'File'),
    tip('Practise with wet hands', 'Obstacles are muddy and slippery.', 'Bars and ropes', 'A towel in the belt'),
    tip('Row at a steady stroke', 'A calm rhythm saves the legs for the next run.', 'About 26 a minute', 'Long pulls'),
    tip('Walk the roxzone calmly', 'Ten slow steps bring the heart rate down.', 'Breathe out', 'Know where you go'),
    tip('Train the change with partner', 'Good changes save minutes in doubles.', 'Agree on a signal', 'Short turns'),
    tip('Eat before', 'Two to three hours.', 'Oats', 'Known'),
    tip('Rest two days a week', 'Tendons need it more than lungs.', 'A walk', 'Enough sleep'),
    tip('Learn the burpee rule', 'Repeats that do not count cost strength.', 'Chest down', 'Check the rule for feet'),
    tip('Carry odd things', 'Bags and logs train what barbells do not.', 'In the garden', 'Back straight'),
    tip('Have spare clothes', 'Wet and muddy people cool down fast.', 'Foil blanket', 'Dry socks'),
  ],
};
