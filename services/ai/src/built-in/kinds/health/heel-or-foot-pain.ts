import { type Kind, step, tip } from '../kind.ts';

export const heelOrFootPain: Kind = {
  id: 'heel-or-foot-pain',
  category: 'health',
  name: 'Walk without foot pain',
  slots: {
    part: {
      words: [
        'heel|plantar fasciitis|plantar|heel spur',
        'ball of the foot|metatarsal|forefoot',
        'achilles tendon|achilles',
        'big toe|bunion|hallux|bunions',
        'flat feet|flat foot|fallen arches',
        'arch',
      ],
      otherwise: 'foot',
    },
  },
  ask: {
    question: 'Where does it hurt, since when, and what makes it worse?',
    chips: ['Heel, the first steps in the morning', 'Standing all day at work', 'After running'],
  },
  hoursAWeek: 2,
  weekly: 'Stretch and strengthen on five days, ten minutes',
  overview:
    'You will have the cause checked, take load off, change shoes, and build the foot up with slow exercises. Most painful feet get better that way in weeks to months.',
  approach:
    'Pain up to 3 of 10 while moving is allowed, if it is no worse the next morning. Complete rest weakens the foot; a jump back to old distances brings it back. Two exercises done daily do more than ten now and then.',
  done: 'You walk or work your usual day, and the first steps in the morning hurt at most 1 of 10.',
  cautions: [
    'See a doctor soon for a swollen, red or hot foot, numbness, a wound with diabetes, a pop in the tendon, or pain at rest and at night. With diabetes let a professional treat any foot trouble.',
  ],
  steps: [
    step(
      'Note pain and minutes for today',
      'Press with a thumb and mark the place on a drawing. Rate the first steps and the evening from 0 to 10. Count the minutes you stand and walk.',
      ['Draw the spot', 'Write two pain figures', 'Look at the soles of your shoes'],
      0.5,
    ),
    step(
      'Change what you wear on your feet',
      'Firm heel, room for the toes, a bit of cushion, also at home: no bare feet on tiles for now. Old running shoes go. A ready-made insole or heel cup is enough at first.',
      ['Try three pairs of shoes in the evening', 'Get a simple insole', 'Put shoes beside the bed'],
      1.5,
    ),
    step(
      'Have it looked at',
      'Family doctor, physio or podiatrist says what it is; a picture is rarely needed at first. Ask what load is allowed on the {part} and for which weeks.',
      ['Book and bring your drawing', 'Ask for three exercises', 'Ask when to come back'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Take a third of the load away for two weeks',
      'Shorter walks in several parts, bike or water instead of running, a mat where you stand, sitting whenever possible. Load stays, in smaller bites.',
      ['Halve the longest walk', 'Replace two runs by the bike', 'Ask for a mat or stool at work'],
      2,
    ),
    step(
      'Stretch calf and sole twice a day',
      'Calf at the wall, knee straight and bent, 30 seconds three times. Pull the toes back by hand before the first step in the morning. Roll over a cold bottle for two minutes.',
      ['Put the bottle beside the bed', 'Do it before getting up', 'Tick 14 days'],
      6,
    ),
    step(
      'Strengthen with slow heel raises',
      'On a step, towel under the toes, three seconds up, two hold, three down. Every second day, three sets of 8 to 12; later on one leg, later with a backpack.',
      ['Begin with both feet', 'Write sets and pain', 'Go to one leg when 12 are easy'],
      8,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Add load by ten percent a week',
      'Minutes rather than kilometres. Two easy weeks, one lighter. If the morning pain rises for two days, go back one step.',
      ['Write your minutes', 'Add a tenth a week', 'Run-walk in turns of one minute if you run'],
      8,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Decide what comes next if it is not better',
      'After six to eight weeks of real practice: insoles made for you, shock wave, night splint, a podiatrist. Injections help for a short time and have risks; ask about both.',
      ['Compare figures with the first day', 'Ask the doctor about two ways', 'Decide for one'],
      1,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Keep the {part} strong afterwards',
      'Two short sessions a week, new shoes in time, a slow start after holidays. It returns when load jumps.',
      ['Two sessions a week in the calendar', 'Note when your shoes were bought', 'Test a long walk'],
      2,
    ),
  ],
  suggestions: [
    tip('Warm up before you stand', 'The first steps hurt most.', '20 ankle circles', 'Pull the toes'),
    tip('Two pairs in turn', 'Feet get another load.', 'Change daily', 'Let them dry'),
    tip('Lose a little weight if it fits', 'Each kilo counts many times on the heel.', 'With your doctor', 'Slowly'),
    tip('Cut nails straight', 'Ingrown ones change your gait.', 'After the shower', 'Podiatrist with diabetes'),
    tip('Toe exercises at the desk', 'Small muscles carry the arch.', 'Lift the big toe alone', 'Pull a towel'),
    tip('Ice for ten minutes', 'It eases evening pain.', 'Cloth between', 'Not with poor feeling'),
    tip('Check the insole of work boots', 'Safety shoes are hard.', 'Ask the employer', 'Change yearly'),
    tip('Walk on soft ground', 'Less shock.', 'Grass or forest', 'Short at first'),
    tip('Leave flip-flops', 'They make toes grip.', 'Sandals with straps', 'At home, too'),
    tip('Ask about your medicines', 'Some antibiotics hurt tendons.', 'Ask the pharmacist', 'Tell the doctor'),
    tip('Measure your feet', 'They grow with age.', 'In the evening', 'Both feet'),
    tip('Have a plan for standing days', 'Shift weight, sit, mat.', 'Footrest', 'Five minutes an hour'),
  ],
};
