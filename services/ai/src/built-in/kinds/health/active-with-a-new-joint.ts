import { type Kind, step, tip } from '../kind.ts';
import { months } from '../stage-words.ts';

const knee = ['knee/knees'];
const hip = ['hip/hips'];
/** The wound has healed and the first exercises are done. */
const healed = [
  'six/seven/eight/nine/ten/eleven/twelve/6/7/8/9/10/11/12/13/14/15/16 weeks ago/after/post/since/on/out/in',
  'two/three/four/five/six/seven/eight/nine/2/3/4/5/6/7/8/9 months ago/after/post/since/on/out',
  'a/last/one year ago?',
  'off my? crutches/sticks',
  'months after/since/ago',
  `in ${months}`,
];

export const activeWithANewJoint: Kind = {
  id: 'active-with-a-new-joint',
  category: 'health',
  name: 'Get active again with a new knee or hip',
  slots: {
    joint: {
      words: [
        'knee|knee replacement|knee op|knees',
        'hip|hip replacement|hip op|hips',
        'shoulder|shoulder replacement',
        'ankle|ankle replacement',
      ],
      otherwise: 'joint',
    },
    sport: {
      words: [
        'golf|golf course|fairway',
        'bowls|bowling green|bowling',
        'tennis|tennis court',
        'dancing|dance|dance floor',
        'cycling|bike|bicycle',
        'hiking|hills|fell walking|mountains',
        'walking|walks|walk',
        'skiing|ski|slopes',
        'swimming|swim|pool',
        'gardening|garden|allotment',
        'badminton|table tennis|pickleball|padel',
        'riding|horse|horses',
        'fishing|river bank',
        'gym|weights',
        'yoga|pilates',
        'football|walking football',
        'bikepacking|touring',
        'curling',
        'rowing|kayaking|sailing',
      ],
      otherwise: 'what you love to do',
    },
  },
  ask: {
    question: 'Which joint, how many weeks ago, and what do you want to do again?',
    chips: ['Knee, two weeks ago', 'Hip, three months ago', 'Back to golf or bowls'],
  },
  hoursAWeek: 4,
  weekly: 'The exercises as often as you were told, a walk a day, and strength on three days',
  overview:
    'You will know the rules for your new {joint}, bring back movement and an even walk, build strength, and then return to {sport} in parts as surgeon and physiotherapist allow. Each stage has a sign that you can check.',
  approach:
    'The operation replaces the joint; the muscles are yours to build, and most people improve for a year. A little often beats much at once. What usually goes wrong is stopping the exercises at week six, walking with a limp that stays, and a full day of sport as the first one.',
  done: 'You are back at {sport}, walk without a limp, and see no swelling the day after.',
  cautions: [
    'Chest pain, sudden breathlessness or coughing blood: emergency number. The same day call ward or doctor for a swollen painful calf, a red, hot, opening or weeping wound, fever, a fall, a joint that gives way, or pain that suddenly grows.',
    'The rules of your own surgeon come before this plan. Ask about driving, kneeling, bending, twisting and sport with jumps; some are allowed late, and some not with every implant.',
  ],
  steps: [
    step(
      'Get the rules and stages for your {joint} in writing',
      'How much weight, which movements are off limits and until when, driving, stairs, swimming, flying, and from which month you may go back to {sport}. Ask for the exercises as a sheet and for the number to ring.',
      ['Write ten questions', 'Ring the ward or ask the physiotherapist', 'Put a date behind each rule'],
      1,
    ),
    step(
      'Calm swelling and pain so that you can practise',
      'Tablets as prescribed and half an hour before exercises, the leg up above the heart, a cold pack in a cloth for fifteen minutes several times a day. Short walks each hour rather than one long. Heavy swelling in the evening means less tomorrow.',
      ['Write tablets and times on one sheet', 'Leg up four times a day', 'Measure round the {joint} each morning'],
      4,
      { when: { unsaid: healed } },
    ),
    step(
      'Straighten the knee fully and bend it past 90 degrees',
      'Straight first, because a knee that stays bent limps: heel on a rolled towel, press down, ten times, five times a day. Then slide the heel back. About 90 degrees in the first weeks and 110 to 120 by three months are usual marks; ask for yours.',
      [
        'Press the knee straight five times a day',
        'Have the angle measured each visit',
        'Write the two numbers on the calendar',
      ],
      10,
      { when: { said: knee } },
    ),
    step(
      'Train the side of the hip until you walk evenly',
      'Lift the leg to the side while standing, squeeze the buttocks, step sideways along the worktop, as your sheet allows. A body that tips at each step shows that this muscle is weak; keep the stick until it no longer does.',
      ['Do the sheet three times a day', 'Have somebody film your walk', 'Change to one stick, then none, when told'],
      10,
      { when: { said: hip } },
    ),
    step(
      'Walk a little longer each week without a limp',
      'Begin with what leaves you no more swollen the next morning, add about five minutes a week, and aim at thirty to forty minutes. Stairs step over step, kerbs, grass and slopes come after flat ground.',
      ['Note minutes and next morning', 'Add five minutes a week', 'Walk stairs with the rail every day'],
      8,
    ),
    step(
      'Build legs and balance on three days a week',
      'Stand up from a chair without hands, step up and down, heel raises, stand on one leg at the worktop, exercise bike without load. Two rounds of ten, and heavier when it is easy. Twenty minutes.',
      ['Count how often you stand up in thirty seconds', 'Choose three days', 'Count again each month'],
      10,
    ),
    step(
      'Have it checked and ask about {sport}',
      'At the check after six to twelve weeks show your numbers: angle, minutes, stairs, chair test. Ask whether the picture is fine, what you may load, and which moves of {sport} to leave out for good.',
      ['Bring the numbers', 'Ask for the month of each stage', 'Ask the physiotherapist for drills'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Begin {sport} with its easiest half hour',
      'The smallest part first and on level ground: short strokes, the flat route, half a session, a cart or a partner. Two days of rest between. A little warmth that evening is usual; by the next morning it is as before.',
      ['Choose the easiest part', 'Do half an hour, then stop', 'Look at the joint next morning'],
      5,
      { waitDays: 7 },
    ),
    step(
      'Do a whole session of {sport} and keep the strength',
      'Add a quarter each week while the mornings stay quiet. Keep two strength days for good, since the muscles protect the {joint}. It is done when a whole session leaves no limp and no swelling the day after.',
      ['Add a quarter a week', 'Play or go a whole session', 'Fix the two strength days'],
      8,
    ),
  ],
  suggestions: [
    tip('Use an exercise bike', 'Round movement without weight.', 'Saddle high', 'Ten minutes'),
    tip('Walk in water when the wound is closed', 'It carries you.', 'Ask first', 'Chest deep'),
    tip('Film your walk each month', 'A limp is seen, not felt.', 'Front and side', 'Show the physio'),
    tip('Keep one stick for crowds', 'It tells others to give room.', 'Other hand', 'Until it is only habit'),
    tip('Warm up before, walk after', 'A new joint dislikes cold starts.', 'Five minutes', 'Stretch the thigh'),
    tip('Share the golf cart or the lift', 'Save the legs for the sport.', 'First months', 'Every second hole'),
    tip(
      'Sleep with a pillow as told',
      'Nights are the worst in the first weeks.',
      'Between the knees',
      'Tablet on time',
    ),
    tip('Lose a few kilos if you carry many', 'Each step weighs several times your weight.', 'Protein', 'Slowly'),
    tip('Meet others with a new joint', 'They know week five.', 'Class', 'Ward group'),
    tip('Tell dentist and airport', 'One asks, the other beeps.', 'Card in the wallet', 'Ask your surgeon'),
    tip('Wear shoes with grip', 'A fall is the danger.', 'Laces', 'Rugs away'),
    tip('Celebrate ordinary firsts', 'Stairs, bath, bus.', 'A list', 'A photo'),
  ],
};
