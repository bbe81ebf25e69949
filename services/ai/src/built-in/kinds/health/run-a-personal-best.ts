import { type Kind, step, tip } from '../kind.ts';

export const runAPersonalBest: Kind = {
  id: 'run-a-personal-best',
  category: 'health',
  name: 'Run a personal best',
  slots: {
    distance: {
      words: [
        '5 km|5k|parkrun',
        '10 km|10k',
        'half marathon|half',
        'marathon',
        'mile',
        '1500 m|1500',
        '800 m|800',
        '400 m|400',
        '100 m|100|sprint',
        '3 km|3000',
        '10 miles|ten miles',
      ],
      otherwise: 'race distance',
    },
    weak: {
      words: [
        'calves|calf',
        'shins|shin',
        'knees|knee',
        'Achilles tendon|achilles',
        'hamstrings|hamstring',
        'hips|hip',
      ],
      otherwise: 'calves',
    },
  },
  ask: {
    question: 'What is your best now, over which distance, and how many kilometres do you run a week?',
    chips: ['5 km in 26 minutes', '10 km in 50 minutes', 'Marathon 4:05, want under four'],
  },
  hoursAWeek: 4.5,
  ladder: true,
  weekly: 'One interval session, one tempo or race-pace run, one long easy run, the rest easy',
  overview:
    'You work out what is realistic, build easy kilometres, add two hard sessions a week that fit the distance, race a test, taper, and run an even pace on a fast course. Two to four per cent faster is a good season.',
  approach:
    'Eighty per cent easy, twenty per cent hard; hard days really hard and easy days truly easy. Raise weekly distance by ten per cent and every fourth week less. Most records fail in the first kilometre by starting too fast.',
  done: 'You have an official time over the {distance} that beats your old best.',
  cautions: [
    'Pain at one point of a bone, or that changes your stride, means stop and have it looked at. Chest pain, fainting or stumbling heart: doctor before more training. No hard sessions with fever or within two weeks after a chest infection.',
    'From forty on, or after a long pause, a check-up with ECG before hard intervals is wise.',
  ],
  steps: [
    step(
      'Write your best, your week and a target',
      'Note your old time, the kilometres a week of the last two months, and injuries. A gain of 2 to 4 per cent in twelve weeks is realistic; a calculator for equal times shows what your other distances promise.',
      [
        'Collect the last three results',
        'Work out the pace per kilometre for the {distance}',
        'Write a first and a second goal',
      ],
      0.5,
    ),
    step(
      'Choose a fast race and enter',
      'Look for a flat, certified course with few turns, in a cool month, with others at your pace, ten to sixteen weeks away.',
      ['Compare two races', 'Enter and book travel', 'Plan one test race four weeks before'],
      0.7,
      { daysBefore: 50, when: { weeksFrom: 8 } },
    ),
    step(
      'Set your training paces with a test',
      'Run three kilometres or 20 minutes all out after a warm-up. From it you get the paces for easy runs, tempo runs and intervals.',
      [
        'Run the test on a track or flat path',
        'Write three paces on a card',
        'Easy means talking, even if it feels slow',
      ],
      1,
    ),
    step(
      'Build easy kilometres for four weeks',
      'Add one more run, or ten minutes to each, and six fast strides of 20 seconds twice a week. Strengthen {weak} twice a week.',
      ['Plan four weeks, the fourth lighter', 'Do heel raises and single-leg squats', 'Sleep eight hours'],
      16,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Run intervals for your {distance} once a week',
      'Up to 5 km: 12 x 400 or 5 x 1000 m at race pace; 10 km and half: 6 x 1000 to 4 x 2000; marathon: 3 x 5 km at race pace in long runs; sprints: 6 x 60 m with full rest.',
      ['Warm up 15 minutes and strides', 'Keep all repeats even', 'Stop one before you would fade'],
      10,
    ),
    step(
      'Add a tempo run at threshold',
      'Twenty to forty minutes at a pace you could hold for an hour, once a week, two days from the intervals.',
      ['Start with 3 x 8 minutes', 'Keep pulse steady', 'Note sleep and {weak}'],
      8,
    ),
    step(
      'Race a test and correct the target',
      'Run a shorter race or a time trial three to four weeks before, with even splits and the breakfast and shoes of the day.',
      ['Enter a test or time trial', 'Compare with the plan', 'Set the final pace per kilometre'],
      2,
      { daysBefore: 21, when: { weeksFrom: 5 } },
    ),
    step(
      'Taper and plan each kilometre',
      'Two weeks (marathon three) with half the distance, short fast bits kept. Write splits: first tenth two seconds slower, then even.',
      [
        'Cut distance, keep rhythm',
        'Write the splits for the {distance} on the wrist',
        'Prepare shoes, food and caffeine as practised',
      ],
      2,
      { daysBefore: 3 },
    ),
    step(
      'Race your {distance} at an even pace',
      'Warm up ten to twenty minutes for a short race, little for a long one. Hold back in the first kilometre, work from two thirds on, and give all in the last tenth.',
      ['Start where your pace is', 'Check the splits, not the others', 'Write what you learned and rest a week'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Run strides after easy runs',
      'Short fast stretches train speed without tiring you.',
      'Six of 20 seconds',
      'Relaxed, not all out',
    ),
    tip(
      'Find a faster group',
      'Others pull you along and keep the pace honest.',
      'A track evening',
      'Ask which group fits',
    ),
    tip('Keep a log', 'It shows which weeks made you faster.', 'Pace and sleep', 'Look back monthly'),
    tip(
      'Train on the course’s hour',
      'Stomach and legs should know the time of the race.',
      'Same breakfast',
      'Same toilet time',
    ),
    tip('Try race shoes twice', 'New shoes strain the calves.', 'First a short run', 'Then one at race pace'),
    tip('Sleep more, not train more', 'Speed grows at night.', 'Eight hours', 'Nap'),
    tip('Practise the last 400', 'Finish some runs fast on tired legs.', 'Good form first', 'Once a week'),
    tip(
      'Eat carbohydrates before hard days',
      'Empty stores make intervals slow.',
      'Rice or pasta',
      'A banana an hour before',
    ),
    tip('Draft in wind', 'Running behind others saves seconds.', 'Take turns', 'Keep a metre’s distance'),
    tip('Keep one rest day', 'The body gets faster while it rests.', 'A walk at most', 'No extra training'),
    tip('Learn pace by feel', 'Cover the watch for 400 metres and guess.', 'Then look', 'Five times a session'),
    tip('Plan heat', 'Slower by per cents.', 'Adjust', 'Water'),
  ],
};
