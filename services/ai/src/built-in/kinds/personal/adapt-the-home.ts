import { type Kind, step, tip } from '../kind.ts';
import { homeAdaptationHere } from '../local-papers.ts';

export const adaptTheHome: Kind = {
  id: 'adapt-the-home',
  category: 'personal',
  name: 'Make the home safe and easy for age or disability',
  slots: {
    person: { from: 'person', otherwise: 'the person who lives there' },
    part: {
      words: [
        'bathroom|shower|bath|toilet',
        'stairs|stairlift|stair lift',
        'entrance|doorstep|ramp|steps',
        'kitchen',
        'bedroom|bed',
        'lighting|lights|lamps',
        'doors',
      ],
      otherwise: 'home',
    },
  },
  ask: {
    question: 'For whom, what is hard today, and do you own the home?',
    chips: ['Falls in the bathroom', 'Stairs', 'A wheelchair'],
  },
  hoursAWeek: 2,
  overview:
    'You will go through the home with a list, mend the cheap dangers this week, get advice and money, and have the bigger changes built in the right order.',
  approach:
    'Light, rails and loose rugs cost little and prevent most falls. Ask an occupational therapist before you buy anything big. Grants must usually be granted before work begins.',
  done: 'Each daily thing, from bed to bath to front door, is done without fear or help that is avoidable.',
  cautions: [
    'After a fall with a knock on the head, or a second one in a few weeks, see the doctor first. Rails need screws in firm wall, never suction cups for full weight.',
  ],
  steps: [
    step(
      'Walk through the home with {person} and a list',
      'Door, light, rugs, cables, steps, toilet, shower, bed, kitchen. Watch standing up, turning and reaching. Mark five dangers.',
      ['Follow one usual morning', 'Mark five places', 'Choose the two worst'],
      0.5,
    ),
    step(
      'Remove dangers of today',
      'Rugs away or taped, cables at the wall, night lights, non-slip mat, shoes with heels, things of daily use at hip height.',
      ['Take away three rugs', 'Plug in night lights', 'Move ten things'],
      2,
    ),
    step(
      'Ask for a visit by an occupational therapist',
      'Council, health service, insurer: the visit is often free. They measure, let try, and write what grants need.',
      ['Ring the office', 'Describe two falls or near falls', 'Write questions'],
      1,
      { waitDays: 28 },
    ),
    step(
      'Ask for money first',
      'Grant for adaptations, care insurance, tax relief, veterans, landlord’s consent. Do not sign before approval.',
      ['List three sources', 'Send form with report', 'Ask the landlord in writing'],
      2,
      { local: homeAdaptationHere, waitDays: 42 },
    ),
    step(
      'Fit rails and seats for the {part}',
      'Rails where the hand already reaches, raised toilet seat, shower chair, second stair rail. Try heights with tape.',
      ['Mark heights with tape', 'Get the right screws or a handyman', 'Test with full weight'],
      2,
    ),
    step(
      'Get three offers for the big change',
      'Level shower, stairlift, ramp, wider doors. Same list for each; look at a finished one; used stairlifts and hire exist.',
      ['Write the list', 'Visit one', 'Compare guarantee'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Have it built with a plan for the days',
      'Where to wash and sleep meanwhile, dust, keys. Be there on the first and last day.',
      ['Plan the days', 'Check measures', 'Test before paying'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Set up help by button and phone',
      'Alarm button or watch, key safe, big numbers, smoke alarm, light by motion.',
      ['Compare two alarms', 'Key safe', 'Test it with the neighbour'],
      1.5,
    ),
    step(
      'Try it for two weeks and adjust',
      'Watch the same morning again. What is not used, and why? Height, grip, habit.',
      ['Repeat the walk', 'Change two things', 'Date for half a year later'],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Put in more light',
      'At 70 eyes need three times as much as at 20.',
      'Stairs and landing',
      'The way to the toilet',
    ),
    tip(
      'Mark the edge of steps',
      'A step that is seen is rarely missed.',
      'Tape in a strong colour',
      'The first and the last one',
    ),
    tip('Let the person choose', 'What is forced on people is not used.', 'Offer two things', 'Try each for a week'),
    tip(
      'Change taps and handles to levers',
      'They work with weak or wet hands.',
      'Kitchen first',
      'Usually half an hour each',
    ),
    tip('Put a firm chair at the door', 'Shoes are safer when one sits.', 'With arms', 'With a long shoehorn'),
    tip(
      'Raise the bed to knee height',
      'Getting up then takes half the strength.',
      'Blocks under the legs',
      'A rail at the side',
    ),
    tip('Borrow before you buy', 'Many things fit badly at home.', 'Red Cross or health shop', 'For two weeks'),
    tip('Try sleeping downstairs', 'It may save the price of a lift.', 'For one month', 'With a toilet near'),
    tip('Make outside steps rough', 'Wet stone is where many fall.', 'Special paint or strips', 'On a dry day'),
    tip(
      'Keep a phone within reach of the floor',
      'Most falls happen in the bathroom and bedroom.',
      'Low and waterproof',
      'Try reaching it',
    ),
    tip('Photograph everything before', 'Grants ask for it.', 'All doors and steps', 'With measures'),
    tip('Think of visitors and carers', 'They need room, too.', 'Space to turn', 'A key safe'),
  ],
};
