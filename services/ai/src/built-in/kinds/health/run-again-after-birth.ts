import { type Kind, step, tip } from '../kind.ts';

/** Pelvic floor or scar speak against running as yet. */
const signs = [
  'leak/leaks/leaking/heaviness/prolapse/incontinence',
  'pelvic floor/pain',
  'tear/torn/stitches/diastasis',
];
const section = ['c-section/caesarean/section/cesarean/caesarian'];

export const runAgainAfterBirth: Kind = {
  id: 'run-again-after-birth',
  category: 'health',
  name: 'Run again after having a baby',
  slots: {
    distance: {
      words: [
        'parkrun|park run',
        '5 km|5k|five k',
        '10 km|10k|ten k',
        'half marathon|half',
        'marathon',
        'charity run|fun run',
      ],
      otherwise: 'round',
    },
  },
  ask: {
    question: 'How many weeks ago was the birth, how was it, and do you leak or feel heaviness?',
    chips: ['Under 12 weeks', '3 to 6 months, no trouble', 'I leak when I jump'],
  },
  hoursAWeek: 2,
  weekly: 'Three outings, two short times of strength, pelvic floor every day',
  overview:
    'You will have yourself checked, walk and strengthen until about twelve weeks after the birth, test whether your body is ready, and then run and walk by turns up to your {distance}. Each stage is passed by signs and not by the calendar.',
  approach:
    'Pelvic floor, tummy and tendons carry several times your weight with each step, and they need about three months or more after any birth. Begin slower than you feel. What usually goes wrong is starting at six weeks because the check was fine, and ignoring leaks.',
  done: 'You run your {distance} without walking, and without leaking, heaviness or pain on that day and the next.',
  cautions: [
    'Stop and see midwife, doctor or pelvic health physiotherapist for leaking, heaviness or dragging below, bleeding that returns, or pain in pelvis, back or scar. A swollen painful calf, chest pain or breathlessness at rest is an emergency.',
    'Low mood that lasts longer than two weeks belongs to a doctor, however much running helps.',
  ],
  steps: [
    step(
      'Write how you are and walk ten minutes',
      'Weeks since the birth, kind of birth, bleeding, leaks, heaviness, scar, sleep, feeding. Then a slow walk round the block with the pram. That sheet goes to your check.',
      ['Write the six lines', 'Walk ten easy minutes', 'Note how it felt that evening'],
      0.4,
    ),
    step(
      'Have the check after birth and ask about running',
      'Usually six to eight weeks after. Ask for a look at pelvic floor, tummy gap and wound, for iron if you are worn out, and when you may run. A normal check means that healing goes well; it is not leave to run yet.',
      ['Book it and bring the sheet', 'Ask for the pelvic floor to be examined', 'Write down what you may do from now'],
      1,
      { waitDays: 7 },
    ),
    step(
      'See a pelvic health physiotherapist before you run',
      'Leaking, dragging and a wide gap are common and treatable. One or two visits show whether you lift or push, and which exercises come first. Ask the doctor for a referral.',
      ['Ask for the referral', 'Name leaks and heaviness plainly', 'Do the given exercises every day'],
      2,
      { waitDays: 14, when: { said: signs } },
    ),
    step(
      'Treat the scar and lift in a way that spares it',
      'Once it is closed and the doctor agrees, move the skin gently with the fingers each day. Roll to the side to get up, breathe out when you lift the car seat. Pulling or numb skin is usual for months.',
      ['Ask from which day you may touch it', 'Two minutes a day', 'Show a red or opening place the same day'],
      1.5,
      { when: { said: section, unsaid: signs } },
    ),
    step(
      'Walk up to thirty brisk minutes and train the floor',
      'Ten short and ten long lifts of the pelvic floor, three times a day. Add five minutes of walking a week, with hills later. No running before about twelve weeks.',
      ['Tie the lifts to three feeds', 'Walk on five days', 'Reach thirty brisk minutes without heaviness'],
      6,
      { waitDays: 14 },
    ),
    step(
      'Build legs and trunk twice a week',
      'Squats to a chair, lunges, bridges on one leg, heel raises, side plank from the knees: two rounds of ten, breathing out on effort. Fifteen minutes on the mat beside the baby are enough.',
      ['Choose two days', 'Add two repetitions a week', 'Reach twenty heel raises on each leg'],
      5,
    ),
    step(
      'Test whether you are ready to run',
      'Twelve weeks or later: thirty minutes of walking, ten seconds on one leg, ten squats on each leg, one minute of jogging on the spot, ten hops on each side. All without leak, heaviness or pain. One of them fails: two more weeks of strength.',
      ['Empty the bladder and do the six tests', 'Write down which failed', 'Repeat after two weeks'],
      1,
      { waitDays: 1 },
    ),
    step(
      'Run one minute and walk two, three times a week',
      'Eight rounds on flat, soft ground, after a feed and in a firm bra, with a day between. Next morning without signs: one and a half minutes the week after, then two, then three to one. With signs: back one step.',
      ['Do three outings of twenty-four minutes', 'Look for signs next morning', 'Go up one step a week at most'],
      8,
      { waitDays: 7 },
    ),
    step(
      'Run your {distance} from start to end',
      'Join the running pieces until you run twenty minutes, then add five minutes to one outing a week. Short nights count: after a bad one walk instead. It is done when you have run your {distance} without walking and felt well the day after.',
      ['Run twenty minutes in one piece', 'Lengthen one outing a week', 'Choose the day and tell somebody'],
      10,
    ),
  ],
  suggestions: [
    tip('Buy a firm sports bra', 'Sizes change with feeding.', 'Have it measured', 'Feed before you go'),
    tip('Get shoes measured anew', 'Feet often grow in pregnancy.', 'In the evening', 'Jog in the shop'),
    tip(
      'Wait with the running pram',
      'Babies need a firm neck and a pram made for it.',
      'Read its maker’s age',
      'Two hands first',
    ),
    tip('Eat and drink before the run', 'Feeding takes energy.', 'Snack', 'Water'),
    tip('Agree on three fixed half hours', 'Free time does not appear.', 'With your partner', 'In the calendar'),
    tip('Go with another mother', 'Someone to slow you down.', 'Same weeks', 'Talk test'),
    tip('Count sleep as training', 'Tired tendons tear.', 'Nap instead', 'No guilt'),
    tip('Begin on grass or a track', 'Soft and flat.', 'No kerbs', 'A toilet near'),
    tip('Note signs in one line', 'Leak, heavy, pain: yes or no.', 'Next morning', 'Show the physio'),
    tip('Cross train on bad weeks', 'Bike or swim when wounds are closed.', 'Easy', 'Thirty minutes'),
    tip('Leave the watch at home', 'Old times can wait a year.', 'By breath', 'Smile'),
    tip('Volunteer at a parkrun first', 'You are there again.', 'With the pram', 'Meet people'),
  ],
};
