import { type Kind, step, tip } from '../kind.ts';

export const stayFitInPregnancy: Kind = {
  id: 'stay-fit-in-pregnancy',
  category: 'health',
  name: 'Stay fit during pregnancy',
  slots: {
    sport: {
      words: [
        'running|run',
        'swimming|swim|aqua',
        'gym|weights|strength|lifting',
        'yoga',
        'cycling|bike',
        'walking|walk',
        'pilates',
        'dancing|dance',
        'climbing',
        'riding|horse',
        'football|netball|team sport',
        'crossfit',
      ],
      otherwise: 'walking and strength',
    },
    ache: {
      words: [
        'back|back pain',
        'pelvis|pelvic pain|spd',
        'hips|hip',
        'calves|cramps',
        'swollen feet|feet',
        'tiredness|tired',
        'nausea|sick',
        'bladder|leaking',
      ],
      otherwise: 'back and pelvis',
    },
  },
  ask: {
    question: 'Which week are you in, what did you do before, and has the midwife agreed?',
    chips: ['Week 10, never sporty', 'Week 20, runner', 'Twins or a risk'],
  },
  hoursAWeek: 3,
  unhurried: true,
  weekly: '150 minutes at a pace where you can talk, in four or five parts, strength twice, pelvic floor daily',
  overview:
    'Moving in pregnancy is good for you and the baby: better sleep, less back pain, less diabetes. You get the green light, keep what is safe of {sport}, change it by trimester, and prepare body and breath for the birth.',
  approach:
    'The talk test is your meter. Nothing with falls or blows, no lying flat for long after week 16 to 20, no breath-holding, no records. On bad days ten minutes.',
  done: 'You moved on most weeks until the birth, without warning signs, and know how you begin again afterwards.',
  cautions: [
    'Stop and call: bleeding, fluid, regular pains, chest pain, fainting, short breath at rest, headache, calf pain, fewer movements of the baby. Ask first with placenta low, early contractions, weak cervix, high blood pressure, twins, anaemia, heart or lung disease.',
    'No diving, contact sport, skiing, riding, climbing high, hot yoga, sauna heat or height over 2500 m without a doctor. Weight loss is no aim now.',
  ],
  steps: [
    step(
      'Ask midwife or doctor for the green light',
      'Say what you did so far and how often. If there is a risk, ask what is allowed instead.',
      ['Write the question for the next visit or call', 'Tell them about {sport}', 'Write limits on paper'],
      0.4,
    ),
    step(
      'Change {sport} for pregnancy',
      'Run slower and shorter, cycle indoors later on, lift lighter and breathe out with the effort. Leave out jumps when it leaks, and everything that presses or twists the belly.',
      ['List what stays, changes, stops', 'Get good bra and shoes', 'Try the talk test today'],
      0.4,
    ),
    step(
      'Move four times a week at talk pace',
      'Begin with ten to fifteen minutes if you were not active, and build up to thirty. Choose a cool place and the hour when you feel least sick.',
      ['Fix four slots', 'Stop while you still could go on', 'Note {ache} afterwards'],
      4,
    ),
    step(
      'Train strength twice a week',
      'Squats to a chair, rows with a band, wall push-ups and side-lying leg lifts, two times ten each. They help against {ache}.',
      ['Learn five from a pregnancy class', 'Breathe out on effort', 'No flat back after week 20'],
      2,
    ),
    step(
      'Train and loosen the pelvic floor daily',
      'Ten lifts and ten full releases: letting go is as important for the birth as strength.',
      ['Tie it to teeth', 'Ask a pelvic health physio once', 'Empty bladder before sport'],
      1.5,
    ),
    step(
      'Join a class for pregnant women',
      'Aqua fitness, yoga or strength for pregnant women are adapted to your weeks, and you meet others. Some insurers pay a part.',
      ['Book a trial', 'Tell the teacher your week and {ache}', 'Swap numbers'],
      1.5,
    ),
    step(
      'Adapt in the last twelve weeks',
      'Water and walking suit a heavy belly, a belt helps against {ache}, and you rest lying on the side. Move for a shorter time and more often.',
      ['Halve the load', 'Walk after meals', 'Perineal massage from week 34 if you like'],
      2,
    ),
    step(
      'Write how you start again after birth',
      'First come walking and the pelvic floor, then a check at six to eight weeks. Running waits about three months and until nothing leaks.',
      ['Write the first six weeks', 'Book the check', 'Keep one date a week for yourself'],
      0.5,
    ),
  ],
  suggestions: [
    tip('Wear a support band', 'The belly pulls less.', 'Walks', 'Try before'),
    tip('Eat a little before', 'Empty stomach makes sick.', 'Banana', 'Half an hour'),
    tip('Keep cool', 'Heat is the limit, above all early.', 'Fan', 'Morning'),
    tip('Sleep on your side', 'From week 28 it is the safer position.', 'Pillow between the knees', 'Left or right'),
    tip('Swim for swollen feet', 'Water gently presses the swelling out.', 'Twice a week', 'No dives'),
    tip('Stretch calves at night', 'Cramps then come more rarely.', 'Against a wall', 'Drink enough'),
    tip('Sit on a ball', 'It keeps the hips moving.', 'Twenty minutes', 'Feet wide apart'),
    tip('Tell training friends early', 'They slow with you.', 'One', 'Trust'),
    tip('Log how you feel', 'Energy counts more than pace now.', 'After each session', 'Sleep too'),
    tip('Use stairs calmly', 'Small doses of movement add up.', 'Hand on the rail', 'Slow enough to talk'),
    tip('Avoid comparing', 'Every pregnancy is different.', 'Mute some accounts', 'Ask the midwife'),
    tip('Practise breathing', 'Long out helps in labour.', 'Five minutes', 'Partner'),
  ],
};
