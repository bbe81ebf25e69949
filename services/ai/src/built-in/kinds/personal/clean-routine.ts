import { type Kind, step, tip } from '../kind.ts';

export const cleanRoutine: Kind = {
  id: 'clean-routine',
  category: 'personal',
  name: 'Keep your home clean',
  slots: {
    spot: {
      words: [
        'kitchen|dishes|washing up|oven',
        'bathroom|toilet|shower',
        'laundry pile|laundry|washing|clothes',
        'bedroom|bed sheets|room',
        'living room|lounge',
        'floors|floor|hoover|dust|dog hair|dogs',
        'windows',
        'hallway|hall',
        'fridge',
        'kids’ rooms|teenagers',
        'balcony',
        'flat|apartment',
        'house',
      ],
      otherwise: 'worst spot',
    },
  },
  ask: {
    question: 'What gets out of hand first, and who could share the work?',
    chips: ['Kitchen and laundry, family', 'Everything, I live alone', 'We fight about it'],
  },
  hoursAWeek: 3.5,
  weekly: 'Fifteen minutes a day by the card, and one hour at the weekend',
  measures: ['rooms', 'windows'],
  overview:
    'You will get the worst spot clean first, then the rest room by room, and build a short daily round with one task for each weekday. Jobs are shared out with names, and a low version is ready for bad weeks.',
  approach:
    'Cleaning often and briefly is less work than cleaning seldom. Pick up first, then clean from top to bottom and dry before wet. Plans fail when they want the whole home perfect every week; decide what clean enough means with those who live there.',
  done: 'For four weeks guests could have come with half an hour’s notice, and nobody worked more than was agreed.',
  cautions: [
    'Never mix bleach with acids, vinegar or other cleaners; open a window. Mould over more than about half a square metre, or coming back, needs the landlord or an expert.',
    'If you cannot manage because of low mood or illness, tell your doctor and ask about help at home.',
  ],
  steps: [
    step(
      'Clean your {spot} for twenty minutes now',
      'Timer on, music on: rubbish, dishes, then one surface wiped. Stop at the ring. You see at once that it is a matter of minutes, not of days.',
      ['Fill one rubbish bag', 'Wipe one surface in or near your {spot}', 'Take a picture of before and after'],
      0.6,
    ),
    step(
      'Write what clean enough means at home',
      'Five sentences, such as: sink empty at night, toilet twice a week, floor on Saturday. Agree on it with the others. What nobody misses is left out.',
      ['Write your five sentences', 'Ask each person what disturbs them most, beginning with your {spot}'],
      0.8,
    ),
    step(
      'Put cleaning things where they are used',
      'One all-purpose cleaner, one for lime, washing-up liquid, six cloths, gloves, a vacuum that works. A set in bathroom and kitchen saves the walk that stops you.',
      ['Throw out empty and doubtful bottles', 'Make a small set for your {spot}'],
      1.5,
    ),
    step(
      'Catch up one room at a time',
      'Two hours each: pick up, dust from the top, surfaces, floor last. Close the door behind a finished room. Ask a friend for the hardest or pay for one deep clean if you can.',
      ['Begin with the room in which guests sit', 'Put one room a week in the calendar'],
      8,
      { measured: 'Finish the first {50%}' },
    ),
    step(
      'Do a fifteen-minute round every evening',
      'Dishes, surfaces, floor of the kitchen, things to their rooms, rubbish out. Same order, same time, for two weeks. On bad days only sink and rubbish.',
      ['Write the order on a card', 'Start a wash in the morning, not at night', 'Cross off fourteen evenings'],
      4,
    ),
    step(
      'Give every weekday one task of its own',
      'Monday bathroom, Tuesday dust, Wednesday floors, and so on; 15 to 20 minutes. Oven, windows and fridge once a quarter on a fixed date.',
      ['Fill in the week and hang it up', 'Put your {spot} on two days', 'Enter the quarterly jobs'],
      1,
    ),
    step(
      'Share out whole jobs with names',
      'Whoever has the laundry has it from basket to wardrobe. Count minutes rather than tasks. Children from four can do one thing with pictures. Look at it again after a month.',
      [
        'Add up the minutes a week for each person',
        'Let each choose one job they mind least',
        'Decide who takes your {spot}',
      ],
      1.5,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Keep the plan for four weeks and shorten it',
      'On Sundays: what was left out twice? Make it shorter, seldomer or somebody else’s. It is done when a guest could come in half an hour in each of four weeks.',
      [
        'Take a picture of your {spot} each Sunday',
        'Invite somebody for coffee in week four',
        'Write the low version for ill and busy weeks',
      ],
      4,
      { waitDays: 14, measured: 'Keep all {total} clean for four weeks' },
    ),
  ],
  suggestions: [
    tip(
      'Never leave a room with empty hands',
      'Things walk home by themselves.',
      'One thing each time',
      'Most of all upstairs',
    ),
    tip('Let cleaners soak', 'Ten minutes save scrubbing.', 'Spray, do something else', 'Then wipe'),
    tip('Use a podcast as a timer', 'One episode, one room.', 'Only while cleaning', 'Stop at the end'),
    tip('Wash one load a day', 'A mountain never forms.', 'Start, hang, put away', 'Choose the hour'),
    tip('Wipe the shower right after use', 'Lime does not get a chance.', 'Rubber lip', 'Thirty seconds'),
    tip('Keep shoes at the door', 'Half of the dirt stays out.', 'Large mat', 'Bench and slippers'),
    tip('Make beds a minute’s job', 'Duvet only, no cushions.', 'Air first', 'Sheets every second week'),
    tip(
      'Sit down for long jobs',
      'Ironing and vegetables work from a stool.',
      'Save the back',
      'Pause after 20 minutes',
    ),
    tip('Clean as you cook', 'Waiting minutes are enough.', 'Warm water ready', 'Board and knife first'),
    tip('Invite guests on purpose', 'A date brings order.', 'Once a month', 'Simple food'),
    tip('Pay for what you hate', 'Two hours a month may be worth it.', 'Windows or floor', 'Registered help'),
    tip('Dust with a damp cloth', 'Dry ones only move it.', 'From top down', 'Wash at 60 degrees'),
  ],
};
