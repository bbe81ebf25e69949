import { type Archetype, step, tip } from '../kind.ts';

const underWay = [
  'is/are glued/built/up/done/cut',
  'are/is missing',
  'base is',
  'frame is',
  'got the _ _? from',
  'next the',
];

export const buildAThing: Archetype = {
  id: 'build-a-thing',
  name: 'Build something',
  slots: { thing: { from: 'object', otherwise: 'the thing you build' } },
  ask: {
    question: 'How large will it be, where will it stand, and have you built something like it before?',
    chips: ['Small, I have the tools', 'Large, first time', 'Half of it stands already'],
  },
  hoursAWeek: 5,
  weekly: 'One block of four hours of building, one evening of preparing material',
  overview:
    'You draw it with measurements, check what is allowed and safe, build the riskiest part first as a trial, and then build {thing} in sections that each can be checked. The last step is using it.',
  approach:
    'Measure twice and buy once: most of the lost money lies in material bought before the drawing was finished. What usually goes wrong is beginning with the part that is fun and finding out at the end that it does not fit, hold or drain.',
  done: 'It stands, works and has passed a test under load, and the first person has used it.',
  cautions: [
    'Ask your local authority before you build anything that is large, fixed to a building or near a boundary. Mains electricity, gas, load-bearing parts and work at height belong to a qualified person.',
  ],
  steps: [
    step(
      'Measure what stands and list what {thing} still lacks',
      'Check square, level and joints of what is there before anything goes on top. Then list by order: part, size, where from, what it must fit. Order the slow parts today; try the riskiest join on scrap. Put a day beside each section.',
      ['Check square and level', 'List missing parts with sizes', 'Order the slowest today'],
      1.5,
      { when: { said: underWay } },
    ),
    step(
      'Draw {thing} with its measurements and its place',
      'One sheet from the front and one from above, with the size of the place, doors, slopes and cables. Write beside it who uses it and what it must carry or do.',
      [
        'Measure the place and sketch for 20 minutes',
        'Write down three things it must do',
        'Look at three finished ones and note what is good',
      ],
      1.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Clear up what is allowed and what is safe for {thing}',
      'Landlord, neighbours, building office, insurance, manufacturer: one call or mail each. It is done when you know in writing whether you need a permission.',
      ['List whom you have to ask', 'Call and write down name and answer', 'Note the safety gear you need'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Choose a plan or kit for {thing} that others have built',
      'A tested plan with a list of material saves a first builder weeks. Read the comments of people who finished it: they name the mistake in it.',
      [
        'Compare three plans',
        'Read what builders complain about',
        'Ask one person with experience to look at your choice',
      ],
      3,
      { when: { unsaid: underWay, level: 'beginner' } },
    ),
    step(
      'Write the list of material and the costs for {thing}',
      'Part, size, number, price, where from; add ten per cent for waste and twenty for what you forgot. Mark what has a long delivery time and order that first.',
      [
        'Write the list from the drawing',
        'Get prices from two shops and second-hand',
        'Borrow or rent tools you need once',
      ],
      4,
      { waitDays: 7 },
    ),
    step(
      'Try the riskiest part of {thing} as a small test',
      'The joint, the foundation, the software link, the waterproof seam: whatever could make the rest useless. Use scrap material and try to break it.',
      ['Name the part you trust least', 'Build it once from scrap', 'Change the drawing where it failed'],
      4,
    ),
    step(
      'Build the base of {thing} and check it',
      'Foundation, frame or core first, square and level, before anything is covered. Take photos of everything that will be hidden later, such as cables and pipes.',
      ['Mark out the place with string or tape', 'Build and check with level and tape', 'Photograph it'],
      10,
      { when: { unsaid: underWay } },
    ),
    step(
      'Build the rest of {thing} section by section',
      'One section a weekend, each checked before the next begins. Get a second person for lifting and for everything on a ladder.',
      [
        'Divide the rest into sections of a day',
        'Ask helpers for the heavy day',
        'Check each section against the drawing',
      ],
      16,
    ),
    step(
      'Protect the surfaces and edges of {thing}',
      'Sanding, paint, oil, seals, covers, rounded corners; for programs error messages and a backup. Let it dry or run as long as the maker says.',
      ['Go over every edge with your hand', 'Apply the first coat and wait', 'Apply the second'],
      5,
      { waitDays: 3, when: { level: 'experienced' } },
    ),
    step(
      'Test {thing} under load and hand over',
      'Test with more weight, water, wind or users than usual. Tighten, correct three faults, write down how it is cared for, and invite the first user.',
      ['Test it for a week and list faults', 'Correct the three most important', 'Invite the first user'],
      4,
    ),
  ],
  suggestions: [
    tip('Build it once from cardboard', 'Size is judged wrongly on paper.', 'Full size', 'Walk around it for two days'),
    tip(
      'Sort parts before you begin',
      'Missing screws are found on Sunday evening.',
      'Tick off the list',
      'Tins with labels',
    ),
    tip(
      'Cut one, fit one',
      'Cut the rest only when the first fits.',
      'Keep the first as a pattern',
      'Mark the good side',
    ),
    tip(
      'Put on goggles and gloves first',
      'Most injuries happen during one quick cut.',
      'Hang them on the machine',
      'Phone within reach',
    ),
    tip(
      'Ask at a repair cafe or makerspace',
      'They have machines and people who know them.',
      'One visit with the drawing',
      'Book the large saw',
    ),
    tip(
      'Plan how it leaves the workshop',
      'Many a thing was wider than the door.',
      'Measure doors',
      'Build in two parts',
    ),
    tip('Keep a builder’s diary', 'Next time you know the size and the glue.', 'Three lines a day', 'A photo'),
    tip(
      'Stop when you are tired',
      'Mistakes of the last hour cost the next day.',
      'Set an end',
      'Tidy for ten minutes',
    ),
    tip(
      'Buy connectors of good quality',
      'Screws and hinges fail before the wood does.',
      'Stainless outside',
      'Ask for load figures',
    ),
    tip('Let somebody read the plan', 'They ask what you no longer see.', 'Ten minutes', 'What would you do first?'),
    tip('Keep the offcuts until the end', 'A repair needs the same material.', 'One box', 'Throw away afterwards'),
    tip(
      'Think of cleaning and repair',
      'You must reach every screw later.',
      'Leave a hand’s width',
      'A hatch for cables',
    ),
  ],
};
