import { type Kind, step, tip } from '../kind.ts';

export const hoardingAndFullHome: Kind = {
  id: 'hoarding-and-full-home',
  category: 'personal',
  name: 'Get a home back that is too full',
  slots: {
    who: { from: 'person', otherwise: 'you' },
  },
  ask: {
    question: 'Whose home is it, and is there a danger?',
    chips: ['Mine, I am ashamed', 'A parent’s or partner’s', 'Fire, pests or eviction threaten'],
  },
  hoursAWeek: 3,
  unhurried: true,
  weekly: 'Three times twenty minutes of letting go, with company once',
  overview:
    'You will make the home safe first, get a kind helper, choose one small area, sort by simple rules and in short rounds, practise leaving without what you did not take in, and get help for what lies behind.',
  approach:
    'Forced clearing makes it worse and comes back within a year. Safety first (ways, cooker, bed, door), then one square metre at a time with the person deciding. It is a recognised condition that can be treated, not laziness.',
  done: 'Doors, bed, cooker, bath and table can be used, the ways are free, and for three months no more came in than went out.',
  cautions: [
    'Blocked exits, heaps by heaters, rotten floors, pests or no water need help this week: fire service advice, council or doctor. Sudden neglect in an old person needs a doctor. With eviction ask for legal advice and more time at once.',
  ],
  steps: [
    step(
      'Clear the way from bed to door today',
      'Shoulder-wide, no heaps near heater and cooker, smoke alarm tested. Nothing is thrown away yet if that is too hard: only moved.',
      ['Clear one way', 'Move things from heater and cooker', 'Test the smoke alarm'],
      0.5,
    ),
    step(
      'Photograph three places and tell one kind person',
      'Photos show what the eye no longer sees. Say to a friend: it is too much, I want help, please do not throw anything away without asking.',
      ['Take three pictures', 'Say the sentence to one person'],
      0.6,
    ),
    step(
      'Find help that knows this',
      'Doctor, therapist for hoarding, support group, fire safety visit, trained organiser. Ask: do you clear by force? If yes, another one.',
      ['Ask the doctor about hoarding', 'Find a group', 'Ask the fire service for a free visit'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Choose one square metre with a use',
      'Chair, cooker, bed, basin. Boxes: keep here, keep elsewhere, give, rubbish. Twenty minutes, timer, tea, stop. Begin with what is plainly rubbish.',
      ['Choose the place', 'Sort for twenty minutes', 'Carry the bag out at once'],
      2,
    ),
    step(
      'Decide by three questions',
      'Have I used it in a year? Have I another? Would I buy it today? In doubt into a dated box, at most two. Say aloud what you fear if it goes, and write after a week what happened.',
      ['Sort with the three questions', 'Limit boxes of doubt to two', 'Write fear and what came'],
      4,
    ),
    step(
      'Stop the inflow for a month',
      'No free things, no markets, post opened by the bin, parcels sent back, subscriptions ended. Go through a shop with empty hands for ten minutes as an exercise.',
      ['Cancel paper and parcels', 'Practise leaving with empty hands', 'Write what you did not take'],
      2,
    ),
    step(
      'Go on room by room with company',
      'Weekly two hours with the helper, who asks and never decides for {who}. Bags leave by car the same day. Large things by council. Bath and kitchen before collections.',
      ['Fix the weekly date', 'Book bulky waste', 'Photograph the place after each session'],
      30,
    ),
    step(
      'Keep it free and have it seen',
      'A monthly visitor, one in one out, ten minutes in the evening. Stress and loss bring it back: write whom you call. Sit at the table with a guest.',
      ['Invite somebody to the table', 'Keep the monthly visitor', 'Write the plan for hard times'],
      3,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Start left of the door', 'Always the same order.', 'Clockwise', 'Small'),
    tip('Photograph what is hard to give', 'The memory stays.', 'Album', 'Five a day'),
    tip('Give to a person, not a heap', 'A named place helps.', 'Animal home', 'School'),
    tip('Praise surface, not speed', 'A chair again.', 'Picture', 'Smile'),
    tip('Leave papers for later', 'They slow everything.', 'One box', 'Date'),
    tip('Wear gloves and mask', 'Dust and mould.', 'Window', 'Wash'),
    tip('Do not scold an old parent', 'They hide more.', 'Ask', 'One shelf'),
    tip('Eat at the freed place', 'It gets used.', 'Cloth', 'Daily'),
    tip('Carry bags out at once', 'They creep back.', 'Bin', 'Car'),
    tip('Rest after a hard thing', 'Walk, call.', 'Ten minutes', 'Water'),
    tip('Keep a show box', 'Twenty treasures seen.', 'Shelf', 'Light'),
    tip('Join an online group', 'Others send pictures too.', 'Weekly', 'Honest'),
  ],
};
