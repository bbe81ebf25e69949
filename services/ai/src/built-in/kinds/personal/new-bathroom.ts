import { type Kind, step, tip } from '../kind.ts';

/** They do it with their own hands. */
const ourselves = ['ourselves/myself/diy/my_own_hands', 'do it/the/our/my _? ourselves/myself', 'own labour/work'];

export const newBathroom: Kind = {
  id: 'new-bathroom',
  category: 'personal',
  name: 'Renovate the bathroom',
  slots: {
    part: {
      words: [
        'walk-in shower|walk in shower|level shower',
        'shower',
        'bathtub|bath|tub',
        'wet room',
        'guest toilet|downstairs loo|cloakroom|second toilet',
        'ensuite|en suite|en-suite',
      ],
      otherwise: 'bathroom',
    },
  },
  ask: {
    question: 'What is the reason: worn out, damp, or hard to use?',
    chips: ['It is old and worn', 'Mould or leaks', 'Somebody needs a level shower'],
  },
  hoursAWeek: 4,
  measures: ['€', '$', '£', '¥', '₹', 'CHF', 'money', 'euros', 'dollars', 'pounds'],
  overview:
    'You will write what the room must do, measure and find the pipes, plan shower, light and air, compare three offers, and order before anything is broken out. The work takes two to four weeks; planning and delivery take three months.',
  approach:
    'What lies behind the tiles costs most: old pipes, damp, weak floors. So a plumber looks before you choose tiles. Keep toilet and drain where they are if money is short. Good air and sealed corners matter more than expensive taps.',
  done: 'Water runs and drains, the fan works, all joints are tight, and the faults from the handover are mended.',
  cautions: [
    'Water, gas, sealing and electricity in a bathroom belong to certified people; ask for their papers. Old boards, tiles’ glue and pipes may hold asbestos or lead, so have them tested before breaking out. Ask about grants first if it is for an illness, age or a disability, because most must be approved before work begins.',
  ],
  steps: [
    step(
      'Write what the room must do and measure it',
      'Who uses it, when, and what will be needed in ten years: a level shower, a rail, space for a chair. Measure walls, window, door swing, drain and pipes.',
      [
        'List what annoys you and who needs what',
        'Draw the room with drain, pipes and sockets',
        'Photograph damp spots',
      ],
      1.5,
    ),
    step(
      'Have a plumber look behind and below',
      'Age and material of pipes, fall of the drain (1 to 2 cm a metre), strength of the floor, fuse board. Ask whether the {part} is possible where you want it and what it would cost to move the toilet.',
      ['Ring two plumbers for a visit', 'Ask about drain, pipes and floor', 'Ask about the cause of any damp'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Set the budget and ask for grants first',
      'With a firm half is labour; with your own hands fixtures take about two fifths, tiles and boards a fifth, plumber and electrician a fifth, and a fifth stays in reserve. {total|8,000} then means {40%|3,200}, {20%|1,600}, {20%|1,600} and {20%|1,600}. Health insurers, councils and energy programmes pay for level showers or water heating, mostly only before work begins.',
      ['Write the top sum and the reserve', 'Ask council and insurer about grants', 'Decide what stays'],
      2,
    ),
    step(
      'Plan layout, light, storage and air',
      'At least 75 cm in front of the toilet, shower 90 by 90 or larger, a niche for bottles, light at both sides of the mirror, fan with humidity sensor. Plan boards for rails behind the walls of the {part} now.',
      ['Draw two layouts', 'Tape them on the floor', 'List sockets, lights, fan and niches'],
      4,
    ),
    step(
      'Get three offers with the same list',
      'Each names stripping out, disposal, pipes, sealing, tiling per square metre, fixtures by model, and the length of work. Ask one firm to coordinate all trades, or write who follows whom.',
      [
        'Send the same list to three firms',
        'Visit a bathroom they built a year ago',
        'Compare by line and ask what is missing',
      ],
      5,
      { waitDays: 10, when: { unsaid: ourselves } },
    ),
    step(
      'Write who does what and book plumber and electrician now',
      'You: stripping out, boards, tiling, painting, fitting furniture. Certified people: pipes, drain, sealing of the wet area if you are unsure, all electricity, in two visits (before the walls close, and at the end). They are booked six to eight weeks ahead, and your weekends are planned around them.',
      [
        'Write each job with the name of who does it',
        'Book both visits',
        'Write a calendar of weekends with one spare',
      ],
      3,
      { waitDays: 7, when: { said: ourselves } },
    ),
    step(
      'Order fixtures before the old ones go',
      'Tray, toilet, basin, taps, screen and tiles lie in your home, opened and checked, before anybody breaks out the old {part}. Ten per cent more tiles, all of one batch.',
      ['Order and check every box', 'Agree on start, end and instalments', 'Find out where you will wash meanwhile'],
      3,
      { waitDays: 35 },
    ),
    step(
      'See each layer before it is closed',
      'Pipes tested under pressure, slope of the floor, two coats of sealing with tape in the corners, a day of drying. Photograph each wall with a tape measure in the picture.',
      [
        'Look in each evening and photograph',
        'Ask to see the pressure test',
        'Pour a bucket in the {part} before tiling',
      ],
      8,
      { waitDays: 14 },
    ),
    step(
      'Test the bathroom and sign the list of faults',
      'Fill, drain, flush, shower for ten minutes, fan with paper, hot water at all taps, doors and silicone. Keep a tenth of the sum until all is mended, and wait a day longer than told before the first shower in the {part}.',
      ['Run everything for ten minutes', 'Write faults with a date', 'File guarantees, photos and tile names'],
      2,
    ),
  ],
  suggestions: [
    tip(
      'Stand in showrooms with shoes off',
      'Try sitting, stepping and reaching.',
      'Both of you',
      'Note model numbers',
    ),
    tip(
      'Choose a wall-hung toilet',
      'The floor beneath is wiped in seconds.',
      'Height to 46 cm with age',
      'Soft close',
    ),
    tip('Put heating where towels hang', 'They dry and the room does not mould.', 'Timer', 'Small is enough'),
    tip('Reuse what is good', 'A cast-iron bath can be recoated.', 'Ask for a quote', 'New taps'),
    tip('Use large tiles on walls', 'Fewer joints to clean.', 'Small and rough on the floor', 'Grey grout'),
    tip('Ask for anti-slip class', 'Wet smooth tiles are dangerous.', 'R10 or better', 'Test with wet feet'),
    tip('Plan one deep cupboard', 'Bottles on edges grow mould.', 'Mirror cupboard', 'Socket inside'),
    tip('Shut off each fixture alone', 'One repair then stops nobody else.', 'Valves you can reach', 'Label them'),
    tip('Arrange a shower elsewhere', 'Gym, neighbour or camping toilet.', 'Two weeks', 'Thank them'),
    tip('Book a cleaner after the work', 'Dust lies in the whole flat.', 'Half a day', 'Filters too'),
    tip('Keep a lamp on a sensor', 'Nobody dazzles themselves at night.', 'Warm light', 'Low on the wall'),
    tip('Check silicone yearly', 'A small gap becomes damp.', 'With a lamp', 'Renew in an hour'),
  ],
};
