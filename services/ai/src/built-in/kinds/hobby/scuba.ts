import { type Kind, step, tip } from '../kind.ts';

/** Theory and pool are done. */
const elearned = ['e-learning', 'confined water', 'dives to go', 'logged', 'forty dives'];

/** Mask or fright. */
const mask = ['mask clearing', 'claustrophobic', 'ripped', 'nightmare'];

/** Ears. */
const ears = ['ears/ear'];

/** Air goes fast. */
const air = ['burn through', 'tank in'];

/** Over forty-five or smoked. */
const older = ['at 50/52/55/57/58/60/62/65', 'stopped smoking'];

export const scuba: Kind = {
  id: 'scuba',
  category: 'hobby',
  name: 'Learn to dive',
  slots: {
    dive: {
      words: [
        'freediving|free diving|apnoea|apnea|breath hold|hold my breath',
        'snorkelling|snorkel|snorkeling',
        'wreck diving|wreck',
        'cave diving|cave',
        'dry suit diving|dry suit',
        'night diving',
        'nitrox diving|nitrox',
        'underwater photography|underwater photo',
        'spearfishing',
        'ice diving',
        'scuba diving|scuba|diving|dive|diver',
      ],
      otherwise: 'diving',
    },
    certificate: {
      words: [
        'Advanced Open Water|advanced|AOWD',
        'Open Water|PADI|OWD|open water diver',
        'Rescue Diver|rescue',
        'Divemaster|dive master',
        'Nitrox certificate|nitrox',
        'CMAS one star|CMAS',
        'SSI',
        'BSAC Ocean Diver|BSAC',
        'freediver certificate|AIDA',
      ],
      otherwise: 'course',
    },
    place: { from: 'place', otherwise: 'the place you dream of' },
  },
  ask: {
    question: 'Have you dived before, where would you like to dive, and any trouble with ears or lungs?',
    chips: ['Never, first try in a pool', 'Open Water soon, trip booked', 'Certified, years ago'],
  },
  hoursAWeek: 2.5,
  weekly: 'Pool once a week with calm swimming and breathing, 30 minutes of theory',
  measures: ['dives', 'm', 'metres'],
  ladder: true,
  overview:
    'You will clear health first, try in a pool, choose a school with small groups and take the {certificate}. A handful of calm dives near home makes {place} a pleasure instead of an exam.',
  approach:
    'Slow breathing, buoyancy and equalising early are the whole art. Training at home and checkout dives in warm water combine well. What usually goes wrong is hurry: diving with a cold, skipping equalising, and going deeper than the training.',
  done: 'You have made the dives you wished for, within your limits, with air left and a buddy beside you.',
  cautions: [
    'Fill in the medical form honestly; with asthma, heart, lung, ear, epilepsy, diabetes, pregnancy or medicines see a doctor trained in diving. Never dive with a cold. Do not fly for 18 to 24 hours after diving.',
    'Never hold your breath with compressed air; go up slowly with a stop. Numbness, pain, dizziness after a dive: oxygen and emergency number at once. Freediving never alone, not even in a pool.',
  ],
  steps: [
    step(
      'Fill in the diving medical form',
      'Schools use the same international form. If any answer is yes, a doctor must sign; ask for one who knows diving. Done when you know that you may dive.',
      ['Download and answer the form', 'Book a doctor if needed', 'Write what you wish: {dive} at {place}'],
      1,
      { resources: 'Diving medicine and the medical form: https://dan.org' },
    ),
    step(
      'Finish the open dives with an instructor for two',
      'Ask for small group, calm bay, water over 22 degrees, 45 minutes between. Say your weak skill before and do it first at three metres. Skills at the surface, knee-deep, then at depth. A referral form is valid for 12 months at another school.',
      ['Book a group of two', 'Tell the weak skill', 'Check until when theory counts'],
      1,
      { when: { said: elearned } },
    ),
    step(
      'Pack the checks of the first dives onto one slate',
      'Buddy check aloud, air at half and at 70 bar, safety stop three minutes at five metres, no flying for 18 hours. Depth limit of your card, own computer, signal to end without reasons. Ask for the easiest site first.',
      ['Write the slate', 'Say the buddy check aloud', 'Ask for the easiest site'],
      1,
      { when: { said: elearned } },
    ),
    step(
      'Try once in a pool with an instructor',
      'Two hours: mask, regulator, breathing, first metres. Tell about fear. Afterwards note ears, breath and if you want more.',
      [
        'Book a try-out session',
        'Practise equalising gently at home: swallow, pinch and blow softly',
        'Swim 200 metres and float ten minutes',
      ],
      3,
      { when: { unsaid: elearned, level: 'beginner' } },
    ),
    step(
      'Book a refresher with buoyancy practice',
      'After more than a year: mask clearing, regulator recovery, weights, safety stop. Have computer battery and own equipment serviced before more {dive}.',
      ['Update the logbook', 'Book the refresher', 'Bring equipment to service'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Choose school and {certificate} by four questions',
      'At most four pupils, same instructor throughout, total with books, hire and card, what happens if I need longer. Avoid schools that promise it in two days.',
      [
        'Ask two schools the four questions',
        'Ask what they teach for {dive}',
        'Book theory and pool at home or the whole course',
      ],
      2,
      { when: { unsaid: elearned }, daysBefore: 21 },
    ),
    step(
      'Learn theory and train in the pool',
      'Pressure, ears, gas, tables or computer, signs of trouble, buddy check. 30 minutes on five days; questions right above 90 per cent. In the pool: mask, regulator, sharing air, hovering for a minute, until your heart stays calm.',
      [
        'Do a chapter every second day',
        'Learn twelve hand signals by heart',
        'Repeat in the pool whatever made your heart race',
      ],
      14,
      { when: { unsaid: elearned } },
    ),
    step(
      'Clear a mask two hundred times before the sea',
      'Bath with snorkel: nose in the water, breathe by mouth two minutes, daily. Pool: a little water in, look up, press the top, out through the nose. Then half, full, off, ten each. Fright goes when breath out is long: count six. Thumb up ends a dive, always.',
      ['Nose in the bath for two minutes daily', 'Ten each: little, half, full, off', 'Agree on the sign to end'],
      4,
      { when: { said: mask } },
    ),
    step(
      'Equalise early, feet first, and have the ears seen',
      'Pinch and swallow on land each morning, at the surface, then each metre before pressure is felt. Feet first along a line; pain means up a metre. Never with a cold or spray alone. Ear doctor with diving knowledge looks at drums and tubes first.',
      ['See an ear doctor', 'Ten soft equalisings each morning', 'Go down a line feet first'],
      2,
      { when: { said: ears } },
    ),
    step(
      'Make the tank last by weight, trim and slow fins',
      'Float at eye level with an empty tank, so most shed 2 kg. Flat, hands still, one kick and glide, breath in four and out seven. Log bar, minutes, depth for ten dives; 20 litres a minute falls to 15. Nitrox lengthens no-stop time and not the gas.',
      ['Do a weight check', 'Log bar, minutes and depth', 'Ten slow dives before deep'],
      6,
      { when: { said: air } },
    ),
    step(
      'Have heart and lungs checked before diving past forty-five',
      'A diving doctor looks at pressure, lung function and an exercise test, more so after years of smoking. Train swimming 400 metres easily. First dives warm, shallow, short; water and no wine. Say each tablet you take.',
      ['Book a diving doctor', 'Swim 400 metres twice a week', 'List tablets and illnesses'],
      4,
      { when: { said: older } },
    ),
    step(
      'Make four training dives and get the card',
      'Warm and clear water if you can. Ears every metre, stop and rise when they hurt. Write log: depth, time, air, weight, feeling.',
      [
        'Book the four dives with spare days',
        'Log each dive the same evening',
        'Send photo and form for the {certificate}',
      ],
      10,
      { measured: 'Reach {40%} under supervision' },
    ),
    step(
      'Collect six easy dives with patient buddies',
      'Same depth, less weight, less air each time. Join a club: cheap dives and people who wait. Take your camera only after ten dives.',
      [
        'Find a club or dive evening',
        'Check weight at the surface each time',
        'Compare air per minute over six dives of {dive}',
      ],
      12,
      { when: { weeksFrom: 8 }, measured: 'Reach {70%} on easy dives' },
    ),
    step(
      'Plan the dive trip to {place}',
      'Season, visibility, current, level asked, nearest chamber, insurance, flight after 24 hours. Write your limits of depth and current and tell the guide.',
      ['Check month and level asked', 'Take out diving insurance', 'Book with check dive on day one'],
      3,
      { daysBefore: 30, when: { weeksFrom: 5 } },
    ),
    step(
      'Make the dive of your wish within your limits',
      'Check dive first, rested, no alcohol the night before. Turn at half, be up with 50 bar. Done is when you are back aboard and the log of {dive} is signed.',
      ['Say your limits to guide and buddy', 'Dive and stay with your buddy', 'Log it and rest a day before flying'],
      6,
      { measured: 'Reach {total} and sign the log' },
    ),
  ],
  suggestions: [
    tip(
      'Buy your own mask first',
      'A leak spoils more than anything.',
      'Sucks to the face without strap',
      'Clean with toothpaste',
    ),
    tip('Equalise before it hurts', 'Start at the surface.', 'Each metre', 'Never force'),
    tip('Exhale longer than you inhale', 'Air lasts and the mind calms.', 'Count four and six', 'Do not skip breaths'),
    tip('Keep hands still', 'Fins are enough.', 'Cross your arms', 'Trim flat'),
    tip('Touch nothing', 'Corals die, some animals sting.', 'A metre above', 'Good buoyancy first'),
    tip('Drink water all day', 'Dry divers get ill sooner.', 'Two litres', 'No alcohol before'),
    tip('Sit out a doubtful dive', 'Any diver may cancel at any time.', 'Thumb up', 'No reason needed'),
    tip('Learn fish by name', 'You see three times as much.', 'Waterproof card', 'Five new a dive'),
    tip('Rinse and dry equipment', 'Salt eats valves.', 'Fresh water', 'Shade'),
    tip('Warm up after each dive', 'Cold tires and raises risk.', 'Hat and jacket', 'Tea'),
    tip('Practise mask clearing monthly', 'It is the usual panic.', 'In the pool', 'Ten times'),
    tip('Carry a surface marker', 'Boats must see you.', 'Whistle and light', 'Try it once'),
  ],
};
