import { type Kind, step, tip } from '../kind.ts';

/** They swim lengths without trouble. */
const swims = [
  'can/already/i/currently swim about/around? 10/20/30/40/50/60/64/twenty/thirty/forty/fifty lengths',
  'can/already/i/currently swim about/around? 400/500/800/1000/1500 m/metres/meters',
  'can/already/i/currently swim a/1/2/one/two? km/k/mile/kilometre/1k/1km/2km',
  'swim two/three/four/2/3/4 times a week',
];

/** They have lessons or a coach. */
const coached = [
  'having/taking/had/have swimming? lessons',
  'in/with/joined a/the/my masters/swim/swimming/tri club/squad/group/team/coach',
];

export const swimBetter: Kind = {
  id: 'swim-better',
  category: 'health',
  name: 'Swim better',
  slots: {
    stroke: {
      words: [
        'front crawl|freestyle|crawl',
        'breaststroke|breast stroke',
        'backstroke|back crawl',
        'butterfly',
        'open-water crawl|open water|lake|sea|wild swimming',
      ],
      otherwise: 'front crawl',
    },
  },
  ask: {
    question: 'How many lengths can you swim now, and in which stroke?',
    chips: ['Two lengths, then I gasp', 'Half an hour of breaststroke', 'A kilometre of crawl, I want to be faster'],
  },
  hoursAWeek: 2.5,
  weekly: 'Two swims of 30 to 45 minutes, the first ten minutes for technique',
  measures: ['lengths', 'km', 'm', 'mile', 'metres'],
  ladder: true,
  overview:
    'You will have your {stroke} looked at once, practise one thing at a time with short drills, and lengthen what you can swim without a break. Two short visits a week bring more than one long one.',
  approach:
    'Water slows you down more than weak muscles do, so position and breathing come first. Breathe out under water all the time. What usually goes wrong is swimming length after length with the same fault, and fighting for speed while out of breath.',
  done: 'You swim the distance you set, calmly and in one go, in the stroke you chose.',
  cautions: [
    'Ask a doctor first with heart disease, epilepsy, a perforated eardrum or breathlessness. Shoulder pain that lasts beyond the swim belongs to a physiotherapist.',
    'Never swim alone in open or cold water; stay near the shore, wear a bright cap and buoy, enter slowly and get out before you shiver. Never hold your breath for long under water.',
  ],
  steps: [
    step(
      'Swim a test and count your lengths',
      'Swim easily for ten minutes. Count lengths, rests and strokes in one length. It is done when the three numbers are written down.',
      [
        'Look up opening hours for lane swimming and pack the bag',
        'Swim ten minutes and count',
        'Write down where it got hard: legs, arms or breath',
      ],
      1.5,
    ),
    step(
      'Have your {stroke} watched and corrected',
      'A group course or two single lessons. Ask for the one fault that costs most, and for two drills. A film from the side shows what you cannot feel.',
      ['Ask at the pool for adult lessons', 'Ask to be filmed for one length', 'Write down fault and drills'],
      3,
      { when: { unsaid: coached }, waitDays: 3 },
    ),
    step(
      'Ask your coach for the one fault that costs you most',
      'Say what you want to swim and by when, ask for one fault and one drill for {stroke}, and be filmed once. Everything else the coach sees can wait a month.',
      [
        'Ask the one question before the next session',
        'Ask to be filmed for one length',
        'Write fault and drill on a card',
      ],
      1,
      { when: { said: coached } },
    ),
    step(
      'Practise calm breathing in the water',
      'Blow bubbles, push off and glide, then swim six strokes with your face in and breathe out all the time. It is done when you swim two lengths without gasping.',
      [
        'Ten breaths at the edge: out under water, in above',
        'Five glides from the wall',
        'Add the breathing to your {stroke}',
      ],
      3,
      { when: { level: 'beginner', unsaid: swims } },
    ),
    step(
      'Swim 400 metres evenly and count strokes and time',
      'Write the time of each 100 and the strokes in the first and last length. If the last hundred is more than eight seconds slower, endurance is missing; if the strokes rise by four and more, it is technique.',
      [
        'Swim 400 metres at an even effort',
        'Write time and strokes of each 100',
        'Decide: endurance or technique first',
      ],
      1,
      { when: { said: swims, level: 'beginner' } },
    ),
    step(
      'Time ten lengths and set your interval',
      'Swim ten single lengths with 20 seconds of rest, all at the same time. This pace is your measure for the coming weeks.',
      ['Swim the ten and note the slowest and fastest', 'Count strokes in the first and the last length of {stroke}'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Do two drills at the start of each swim',
      'Ten minutes each time for four weeks, slowly: one for body position, one for arms or timing. Change only one thing at once.',
      [
        'Write the drills on a card in a plastic bag',
        'Swim four lengths of {stroke} after them with the new feeling',
        'Count strokes per length each week',
      ],
      5,
      { measured: 'Swim {30%} with the new technique' },
    ),
    step(
      'Swim sets with short rests instead of gasping on',
      'For example eight times two lengths with 30 seconds of rest. Shorten the rest by five seconds each week. The last one should look like the first.',
      ['Write tonight’s set before you go', 'Stop the set when you lose the form of your {stroke}'],
      6,
      { when: { weeksFrom: 4 }, measured: 'Swim {50%} in sets with short rests' },
    ),
    step(
      'Strengthen shoulders and hips on land',
      'Band pulls, wall slides, planks and ankle stretches for ten minutes twice a week. They help your {stroke} and prevent swimmer’s shoulder.',
      ['Learn four exercises', 'Do them on days without swimming'],
      3,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Lengthen one swim a week without a break',
      'Add two or four lengths each week at an even, easy pace. Speed comes later; calm comes first.',
      [
        'Write the distances in advance',
        'Ask someone to count or use tiles or a counter',
        'Change the breathing side on one length in four',
      ],
      6,
      { when: { weeksFrom: 5 }, measured: 'Swim {75%} without a break' },
    ),
    step(
      'Swim your full distance in {stroke}',
      'Rest the day before, eat two hours earlier, start slower than you could. Done means that you arrive calm; note time and strokes and compare with the first test.',
      [
        'Choose a quiet hour or the event',
        'Swim it and write down time and strokes',
        'Choose the next distance or stroke',
      ],
      2,
      { measured: 'Swim all {total} in one go' },
    ),
  ],
  suggestions: [
    tip(
      'Get goggles that do not leak',
      'Seeing well calms you down.',
      'Try them without the strap first',
      'They should stick for a second',
    ),
    tip(
      'Swim in the slow lane first',
      'You need room for technique.',
      'Ask which lane it is',
      'Let others pass at the wall',
    ),
    tip('Count strokes per length', 'Fewer means that you glide better.', 'Once each swim', 'Same pace each time'),
    tip('Kick less', 'Most beginners waste breath on their legs.', 'Small, from the hip', 'Loose ankles'),
    tip('Look at the floor', 'A lifted head makes legs sink.', 'Neck long', 'Turn, do not lift, to breathe'),
    tip('Keep a ready bag', 'Then you can go on any morning.', 'Goggles, cap, lock, coin', 'Dry towel after each swim'),
    tip('Dry your ears', 'Water in them causes infections.', 'Tilt and towel', 'Pain for two days: doctor'),
    tip('Use fins for ten minutes', 'You feel a good position at once.', 'Short fins', 'Not for whole sessions'),
    tip(
      'Join an adult group',
      'Somebody writes the session for you.',
      'Ask for a trial evening',
      'Choose the slow group',
    ),
    tip(
      'Eat something small after',
      'Swimming makes very hungry.',
      'Banana or sandwich',
      'Before you pass the snack bar',
    ),
    tip(
      'Meet cold water in small doses',
      'Two minutes are enough at first.',
      'With others, never by jumping',
      'Warm clothes ready',
    ),
    tip(
      'Write one line after each swim',
      'It shows progress that you forget.',
      'Lengths and feeling',
      'One thing for next time',
    ),
  ],
};
