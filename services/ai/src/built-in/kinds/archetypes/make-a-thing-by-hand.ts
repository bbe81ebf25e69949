import { type Archetype, step, tip } from '../kind.ts';

const underWay = [
  'is/are tanned/bent/dyed/cut/sewn/carved/knitted',
  "what's/what is left",
  'only needs',
  'now the',
  'is half done',
];

export const makeAThingByHand: Archetype = {
  id: 'make-a-thing-by-hand',
  name: 'Make something by hand',
  slots: { thing: { from: 'object', otherwise: 'the piece' } },
  ask: {
    question: 'Who is it for, and by when?',
    chips: ['For me, no hurry', 'A present with a date', 'Several of the same'],
  },
  hoursAWeek: 3,
  weekly: 'Two evenings of an hour and a half at the same table',
  overview:
    'You choose a pattern that fits your hands, make a small trial from cheap material, and then make {thing} in stages you can put aside at any evening. You finish it properly, with edges, drying time and a name on it.',
  approach:
    'The trial shows what the pictures hide: how the material behaves and how long one part takes. What usually goes wrong is a first piece that is far too large; plan it so that you could stop at half the size and still have something.',
  done: 'The piece is finished, clean and dry, and is used, worn, hung up or given.',
  cautions: [
    'With lye, resin, solvents, hot wax, sharp blades or dust read the safety sheet, air the room, protect eyes and hands, and keep children and pets away.',
  ],
  steps: [
    step(
      'Lay out what is finished of {thing} and try the last technique small',
      'Put the parts together dry and look where they pull or gape. What is left usually needs one technique: lacing, binding, varnish, joining. Do it three times on a scrap of the same material and note tension, drying and order.',
      ['Lay the parts together', 'Do the last technique three times on scrap', 'Write order and drying times'],
      1.5,
      { when: { said: underWay } },
    ),
    step(
      'Choose a pattern and size for {thing}',
      'Take three pictures of what you like and write beside each which technique it needs. Choose the one with the fewest new techniques; one new one is enough.',
      [
        'Collect three pictures in 20 minutes',
        'Write down technique and size',
        'Ask for a measurement if it is for somebody',
      ],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Learn the one technique you need for {thing}',
      'A workshop, an evening with a friend or one good video course. Practise on scraps until five in a row look alike.',
      ['Choose the course or person', 'Practise on scraps for two evenings', 'Keep the fifth sample'],
      4,
      { when: { unsaid: underWay, level: 'beginner' } },
    ),
    step(
      'Plan something new into {thing}',
      'You know the craft, so choose one thing you have never done: a finer material, a better seam, an own design. Try it first on its own.',
      ['Choose the new thing', 'Make three samples', 'Decide whether it goes in'],
      3,
      { when: { level: 'experienced' } },
    ),
    step(
      'Get material and tools for {thing}',
      'Write the list from the pattern, add a tenth, and buy everything of one colour or batch at once. Borrow what you need a single time.',
      ['Look through your cupboards first', 'Ask in the shop what beginners forget', 'Put everything into one box'],
      2,
    ),
    step(
      'Make a small trial before {thing}',
      'A hand-sized piece from the real material with all stages, also washing, firing or drying. It tells you the time per part and whether colour and size are right.',
      ['Make the trial', 'Measure before and after washing or drying', 'Multiply the time and set your dates'],
      3,
      { waitDays: 2 },
    ),
    step(
      'Prepare and cut all parts of {thing}',
      'Mark, number and lay out everything before you join anything. Photograph the layout, and put the parts of one evening into one bag.',
      ['Mark and number the parts', 'Cut one and check it', 'Cut the rest'],
      4,
      { when: { unsaid: underWay } },
    ),
    step(
      'Make the first half of {thing}',
      'Two fixed evenings a week. Stop each time at the end of a row or part and write on a slip what comes next, so that you can begin at once.',
      ['Set the two evenings', 'Make the first part and check it against the pattern', 'Show it to somebody at half'],
      9,
    ),
    step(
      'Make the second half and join {thing}',
      'Repeat the measurements at each join. A mistake that is seen from a metre away is undone; a smaller one stays.',
      ['Finish the remaining parts', 'Join them loosely and look from a distance', 'Join them for good'],
      9,
    ),
    step(
      'Finish {thing} and put it to use',
      'Edges, threads, sanding, washing, varnish and the drying time the maker names. Add your initials, take a photo, and hang it up, wear it or wrap it.',
      ['Do the finishing in one quiet session', 'Write a card with how to care for it', 'Use it or give it away'],
      3,
      { daysBefore: 2 },
    ),
  ],
  suggestions: [
    tip(
      'Work in daylight',
      'Colours and small faults show there.',
      'A table at the window',
      'Lamp from the left at night',
    ),
    tip(
      'Buy the material for people, not for looks',
      'A gift must survive their life.',
      'Washable for children',
      'Light for old hands',
    ),
    tip('Keep a box per project', 'You can begin and end in a minute.', 'Pattern on top', 'Pen inside'),
    tip('Take a photo of each stage', 'It helps when something must be undone.', 'Also the back', 'Also the labels'),
    tip('Undo within the same evening', 'Tomorrow it will be harder to do.', 'Look at it from a metre', 'Then decide'),
    tip('Join an open workshop', 'There are tools, and somebody always knows.', 'One evening free', 'Bring the piece'),
    tip('Stretch hands and neck each half hour', 'Fine work makes you forget the body.', 'Stand up', 'Look far away'),
    tip(
      'Make two at once',
      'The second one is better and needs half the time.',
      'Give away the second',
      'Keep the first',
    ),
    tip('Note sizes and numbers', 'In a year somebody wants the same.', 'Needle, batch, shop', 'On the photo'),
    tip('Listen while you work', 'A series of stories keeps you at the table.', 'One episode per part', 'No screen'),
    tip(
      'Plan a reserve week for presents',
      'Drying and post take longer in winter.',
      'Finish ten days early',
      'Wrap at once',
    ),
    tip(
      'Leave one small flaw',
      'Nobody else sees it, and it was made by a person.',
      'Look again after a week',
      'Let it be',
    ),
  ],
};
