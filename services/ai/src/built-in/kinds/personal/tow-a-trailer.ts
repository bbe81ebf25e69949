import { type Kind, step, tip } from '../kind.ts';

export const towATrailer: Kind = {
  id: 'tow-a-trailer',
  category: 'personal',
  name: 'Tow and reverse a trailer with calm',
  slots: {
    trailer: {
      words: [
        'horse trailer|horsebox|horse box',
        'caravan',
        'boat trailer|boat',
        'car trailer',
        'camper trailer',
        'fifth wheel',
        'flatbed',
        'cattle trailer|livestock trailer',
      ],
      otherwise: 'trailer',
    },
  },
  ask: {
    question: 'What do you pull, and what is hard today?',
    chips: ['Backing it into a tight place', 'I have never towed', 'A caravan for our holiday'],
  },
  hoursAWeek: 2,
  weekly: 'Practise 40 minutes on an empty yard, slowly',
  overview:
    'You will learn the rules and weights, hitch it the same way each time, and get from backing straight to backing round a corner, on an empty yard first.',
  approach:
    'Slow is everything: walking pace, small movements, stop and look. Put a hand at the bottom of the wheel; move the hand to the side to which the trailer shall go. Pulling forward to begin again is part of it, not a mistake.',
  done: 'You back the {trailer} into your place three times in a row, alone, without touching anything.',
  cautions: [
    'Check that your licence covers the weight of car and trailer together, and that load, tyres and lights are in order. Never let anybody stand behind while you reverse.',
  ],
  steps: [
    step(
      'Read weights and licence rule and find a yard',
      'Three numbers stand on the plates: what your car may pull, the weight of the {trailer} loaded, the load on the ball. Then ask for an empty yard, a market place or a car park on Sunday.',
      ['Photograph both plates', 'Check the rule for your licence class', 'Ask one owner for a yard'],
      0.5,
    ),
    step(
      'Hitch and unhitch three times by a list',
      'Handbrake, coupling, click and pull test, safety cable, plug, lights, jockey wheel, tyres. Tape the list of eight points to the drawbar.',
      ['Write the eight points', 'Do it three times in a row', 'Have somebody check the lights'],
      1.5,
    ),
    step(
      'Set your mirrors and drive 30 minutes forwards',
      'You must see both sides down to the ground. Wide turns, twice the braking distance, early signals. Choose quiet roads with two roundabouts.',
      ['Set mirrors with the trailer straight', 'Drive a loop without traffic', 'Stop ten times at a mark'],
      2,
    ),
    step(
      'Back in a straight line for 30 metres',
      'Mark a line with cones or bottles. Look in both mirrors; when the {trailer} grows in one of them, turn the wheel toward that mirror a little, then straight again.',
      ['Set six markers', 'Ten tries, pull forward whenever it bends', 'Note how many stay straight'],
      2,
    ),
    step(
      'Back round a corner to the driver’s side',
      'This is the easier side, since you see the inner corner. Begin the bend early, follow it, then straighten. Stop before the angle gets sharp.',
      [
        'Mark a gateway with four cones, one metre wider',
        'Get out and look before each try',
        'Do it until three of five fit',
      ],
      2,
    ),
    step(
      'Back round the other, blind side',
      'The same movement, seen by mirror only. Lower the mirror or open the window. Get out as often as you like.',
      ['Mark the same gate on the other side', 'Do ten tries', 'Compare which marker you hit'],
      2,
    ),
    step(
      'Back into your real place with cones first',
      'Set cones where posts and walls are, a metre wider, then make the gap smaller. Note a point where you begin to turn: the tree, the drain, the third stone.',
      [
        'Pace out the gap and mark your starting point',
        'Do it with cones, then without',
        'Do it once in the dark or rain',
      ],
      2,
    ),
    step(
      'Do it with the real load',
      'A loaded {trailer} swings and brakes otherwise. Animals need slow bends; heavy things stand over the axle and are strapped.',
      ['Check ball weight and straps', 'Drive 20 minutes', 'Back in once with the load'],
      2,
    ),
  ],
  suggestions: [
    tip('Turn the radio off', 'You hear the coupling and helpers.', 'Windows down', 'Phone away'),
    tip('Agree two signs with a helper', 'Waving arms confuse.', 'Stop and come', 'Helper stands in the mirror'),
    tip('Paint a mark on the mudguard', 'You see it in the mirror.', 'Bright tape', 'Both sides'),
    tip('Pull forward early', 'A small angle is quickly mended.', 'At the first doubt', 'Straighten, then again'),
    tip(
      'Take one lesson',
      'An instructor finds the fault in minutes.',
      'Ask a towing school',
      'Bring your own trailer',
    ),
    tip('Practise with a short one too', 'Short ones turn faster.', 'Borrow a box trailer', 'Then yours feels slow'),
    tip(
      'Use a toy on the table',
      'The movement is easy to see.',
      'Car and trailer of any size',
      'Push with one finger',
    ),
    tip('Watch from outside', 'Let somebody else do it once.', 'Look at the front wheels', 'Say what you see'),
    tip('Know the tail swing', 'The nose of the car moves wide.', 'Look at the front corner', 'Leave a metre'),
    tip('Check tyres before summer', 'Trailers stand for months.', 'Pressure', 'Age on the side wall'),
    tip('Load heavy in the middle', 'It keeps it from swaying.', 'Over the axle', 'A little to the front'),
    tip('Slow down when it sways', 'Do not brake hard or steer.', 'Foot off', 'Hold straight'),
  ],
};
