import { type Kind, step, tip } from '../kind.ts';

export const learnToFly: Kind = {
  id: 'learn-to-fly',
  category: 'hobby',
  name: 'Learn to fly an aircraft',
  slots: {
    craft: {
      words: [
        'aeroplane|airplane|plane|ppl|cessna|private pilot',
        'glider|gliding|gliders|sailplane|soaring',
        'microlight|ultralight|light sport',
        'helicopter|heli',
        'hot-air balloon|balloon|hot air balloon',
        'paramotor',
        'gyrocopter|autogyro',
        'seaplane',
      ],
      otherwise: 'aircraft',
    },
    place: { from: 'place', otherwise: 'the nearest airfield' },
  },
  ask: {
    question: 'What would you like to fly?',
    chips: ['Small aeroplane (PPL)', 'Glider', 'I only want to try it once'],
  },
  hoursAWeek: 5,
  measures: ['hours'],
  overview:
    'You will take a trial lesson, pass the medical before you spend much, study nine subjects in parallel, go solo, and pass the test on your {craft}.',
  approach:
    'Flying twice a week costs less in the end than twice a month, because half of each rare lesson repeats the last. Plan 45 to 60 hours rather than the legal minimum. Gliding in a club costs a tenth, and asks for whole days of helping.',
  done: 'You hold the licence and have taken a first passenger, or soared on your own.',
  cautions: [
    'An aviation doctor decides: tell them everything, because hidden illness ends insurance. Never pay a school large sums in advance, and leave money for the last ten hours.',
  ],
  steps: [
    step(
      'Take a trial lesson at {place}',
      'Thirty minutes with hands on the controls. Ask about instructors, aircraft in service, weather days, hourly price with all fees, and how many passed last year.',
      ['Call two schools or clubs', 'Fly and note how you felt', 'Ask a student there about waiting times'],
      2,
    ),
    step(
      'Pass the medical before you sign',
      'Class 2 for a private licence, LAPL or self-declaration for lighter {craft}; eyes, ears, heart, history. Bring glasses, reports and medicine list.',
      ['Find an aeromedical examiner', 'Collect reports and prescriptions', 'Ask what a limitation would mean'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Plan hours and money honestly',
      'Lessons, landing fees, radio, exams, medical, headset, books; add a third. Fix one or two weekly slots and the season.',
      ['Ask three finished pilots for their total', 'Set the weekly slots', 'Pay by the lesson'],
      1.5,
    ),
    step(
      'Study theory from the first week',
      'Air law, weather, navigation, human performance, principles of flight, communications: an hour on four days, exams two at a time. It makes lessons cheaper.',
      [
        'Enrol in theory evenings or an online course',
        'Do fifty bank questions a week',
        'Book exams for law and human factors first',
      ],
      40,
      { measured: 'Finish {30%} of the training' },
    ),
    step(
      'Fly to your first solo',
      'Circuits, stalls, engine failures, go-arounds. Chair-fly each lesson at home with a drawn panel. Solo comes at 12 to 25 hours, in gliders at 40 to 60 launches.',
      [
        'Prepare each lesson the evening before',
        'Write three lines after landing',
        'Ask the instructor for one thing to improve',
      ],
      25,
      { when: { weeksFrom: 8 } },
    ),
    step(
      'Learn radio and cross-country in your {craft}',
      'Plan route, fuel, alternates, weather go and no-go; radio certificate; two solo cross-countries with landings away.',
      [
        'Plan one imaginary trip a week',
        'Listen to the tower on a scanner or app where legal',
        'Fly the qualifying cross-country',
      ],
      25,
      { when: { weeksFrom: 16 }, measured: 'Finish {80%} of the training' },
    ),
    step(
      'Fly a mock test and then the skill test',
      'Another instructor for the mock: papers, mass and balance, stalls, forced landing, diversion. Sleep, eat, say what you do aloud.',
      ['Book examiner, {craft} and a spare date', 'Check papers and hours', 'Repeat the weakest exercise twice'],
      8,
      { daysBefore: 10 },
    ),
    step(
      'Use the licence of your {craft} and stay current',
      'First flight with an instructor’s blessing and one calm passenger on a calm morning. Note renewal dates, 90-day rule, medical.',
      [
        'Write the currency dates into the calendar',
        'Join a syndicate or club to share costs',
        'Fly at least each month',
      ],
      6,
      { measured: 'Finish all {total}' },
    ),
  ],
  suggestions: [
    tip(
      'Fly twice a week in your season',
      'Rare lessons are half repetition.',
      'Fixed slots',
      'A spare date for weather',
    ),
    tip(
      'Rehearse each lesson in a chair',
      'Five minutes at home save money in the air.',
      'A drawn panel',
      'Say it aloud',
    ),
    tip(
      'Do the medical before you pay for hours',
      'A surprise later costs the most.',
      'Take all reports',
      'Ask about limits',
    ),
    tip('Pay lesson by lesson', 'Schools fail, and deposits go with them.', 'No large packages', 'Keep each receipt'),
    tip('Chair-fly', 'Five minutes save fifty euros.', 'Drawn panel', 'Say it aloud'),
    tip('Fly in the morning', 'Smooth air teaches.', 'Two days a week', 'Spare date'),
    tip('Choose the instructor', 'One, not five.', 'Swap if you fear lessons', 'Notes'),
    tip('Keep theory ahead', 'Ground time is cheap.', 'Question bank', 'Study partner'),
    tip('Learn weather daily', 'Look out and compare.', 'Report, sky', 'Decide'),
    tip('Write the reason for each no', 'Good pilots cancel.', 'Wind, cloud, sleep', 'No shame'),
    tip('Share costs lawfully', 'Rules for passengers.', 'Authority page', 'Ask club'),
    tip('Keep a fund for currency', 'Licences fade.', 'Hour a month', 'Syndicate'),
  ],
};
