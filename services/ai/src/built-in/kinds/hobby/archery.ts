import { type Kind, step, tip } from '../kind.ts';

export const archery: Kind = {
  id: 'archery',
  category: 'hobby',
  name: 'Learn archery',
  slots: {
    bow: {
      words: [
        'recurve bow|recurve|olympic',
        'longbow|long bow|english longbow',
        'compound bow|compound',
        'barebow|bare bow',
        'traditional bow|traditional|horse bow|mongolian|hunting bow',
        'crossbow',
      ],
      otherwise: 'bow',
    },
    aim: {
      words: [
        'first competition|competition|tournament|shoot',
        'county team|team|championship',
        '20-metre round|indoor|20 yards',
        '3D course|3d|field archery|field course',
        'classification badge|badge|bowman',
      ],
      otherwise: 'first competition',
    },
  },
  ask: {
    question: 'Which bow attracts you, and is there a club near?',
    chips: ['Olympic recurve', 'Traditional or longbow', 'Compound, exact shooting'],
  },
  hoursAWeek: 3,
  weekly: 'One club session and twice ten minutes with a stretch band',
  overview:
    'You will do a beginners’ course with club gear, build one repeatable shot, learn your marks for distance, and shoot your {aim}.',
  approach:
    'Borrow the bow for the first three months, as draw weight changes quickly: 16–22 pounds for the start. Groups come from doing the same wrong thing every time; then it is moved to the middle. More arrows when tired only train faults.',
  done: 'You have shot your {aim} with a full scorecard and know your marks.',
  cautions: [
    'Shoot only on ranges with the whistle rules, check each bow and arrow for cracks, never draw without an arrow, nobody in front of the line. Shoulder pain means a lighter bow and a coach’s look.',
  ],
  steps: [
    step(
      'Book a beginners’ course at a club',
      'Six sessions or a taster evening, all gear lent. Ask for indoor and outdoor hours, cost, insurance and which bows they shoot.',
      ['Find two clubs through the national federation', 'Try one taster session', 'Check which eye is dominant'],
      1,
    ),
    step(
      'Finish the beginners’ course',
      'Stance, nock, hook, raise, draw, anchor, aim, release, follow-through: one thing at a time. Shoot at five metres on a blank target first.',
      ['Write the steps on a card', 'Ask the coach for one correction each evening', 'Film from behind'],
      12,
    ),
    step(
      'Strengthen shoulders with a band',
      'Draw an elastic as you would the {bow}, hold five seconds, ten times, two sets on two days. Shoulder down, elbow in line.',
      ['Do it before a mirror, as with the {bow}', 'Stop at pain'],
      3,
    ),
    step(
      'Shoot blank bale until the shot repeats',
      'Three metres, no target face, eyes on anchor and back tension. 60 arrows a session are plenty. Feel the same finish each time.',
      ['Start each session with twelve blank shots', 'Count only good executions with your {bow}'],
      8,
    ),
    step(
      'Choose your own {bow} with a shop and coach',
      'Length by your draw, weight you hold 30 seconds without shaking, arrows cut to you. Used risers are fine, arrows and strings new.',
      ['Have your draw length measured', 'Try three at the shop', 'Buy armguard, tab, stand'],
      3,
    ),
    step(
      'Find marks and tune the {bow}',
      'Ten metres, then 18, 30, 50: note the sight or gap. Bare shaft test shows spine. Change one thing at a time.',
      ['Write marks on a card', 'Shoot groups of six', 'Mark arrows with numbers'],
      6,
    ),
    step(
      'Shoot practice rounds with scoring',
      'Full rounds with time and scorecard, once every two weeks. Note average of ends, not the best arrow.',
      ['Shoot with another club once', 'Learn the rules and whistles'],
      14,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Enter your {aim} and shoot it',
      'Entry two weeks before, spare string and tab, hat, water, breakfast. Warm up with twelve, breathe, one arrow at a time.',
      ['Send the entry', 'Pack by list', 'Write two things afterwards'],
      6,
      { daysBefore: 14 },
    ),
  ],
  suggestions: [
    tip(
      'Borrow club equipment for three months',
      'The right draw weight changes quickly at first.',
      'Have your draw length measured',
      'Buy only a tab',
    ),
    tip(
      'Shoot close with eyes on your form',
      'Good shots are learnt at five metres.',
      'No target face',
      'Twelve arrows to start',
    ),
    tip(
      'Stop when you are tired',
      'The last arrows teach the wrong shot.',
      'Sixty to ninety a session',
      'Quality before number',
    ),
    tip('Number your arrows', 'You find the one that always strays.', 'Note it on the card', 'Take it out'),
    tip('Relax the hand', 'The bow falls forward by itself.', 'Sling', 'Open fingers'),
    tip('Stop at tired', 'Faults settle then.', '60 to 90 arrows', 'Quality'),
    tip('Anchor to one tooth', 'Same place, same height.', 'String on nose', 'Check'),
    tip('Look at the middle', 'Not at the arrow.', 'Both eyes soft', 'Count three'),
    tip('Shoot close', 'Form lives at five metres.', 'Blank', 'Eyes shut'),
    tip('Keep a shot diary', 'Memory flatters.', 'Marks, wind, score', 'Photo'),
    tip('Swap the bow hand check', 'Cross dominance matters.', 'Triangle test', 'Ask coach'),
    tip('Help at a shoot', 'See how good archers wait.', 'Scoring', 'Talk'),
  ],
};
