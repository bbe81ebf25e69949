import { type Kind, step, tip } from '../kind.ts';
import { homeAdaptationHere } from '../local-papers.ts';

const visited = [
  'ot/therapist came/visited/listed',
  'stairlift/rails is?/are?/was? fitted/in',
  'door/doors is?/are? widened',
  'bed is? raised',
];
const fell = ['fell/fallen/falls/fall/slipped/death_trap'];
const child = ['our/my boy/son/daughter/girl/child'];

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
      { when: { unsaid: visited } },
    ),
    step(
      'Turn the therapist’s list into three columns: done, waiting, next',
      'For each open point: who decides, which paper is missing, and since when. Landlord’s consent is asked in writing with a drawing and a date; a refusal needs a reason. Choose the point that causes most near falls.',
      ['Write the three columns', 'Send landlord or grant office a date', 'Choose the next point'],
      0.7,
      { when: { said: visited } },
    ),
    step(
      'Have the reason for the falls checked by a doctor',
      'Blood pressure on standing, tablets, eyes, feet, and strength in the legs. Ask for a falls clinic or physiotherapist: balance training three times a week lowers falls by about a quarter. Note where and when each fall happened.',
      ['Write down each fall', 'Book the doctor with the tablet list', 'Ask for balance training'],
      1,
      { waitDays: 10, when: { said: fell } },
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
      { when: { unsaid: visited }, waitDays: 28 },
    ),
    step(
      'Plan for a body that grows and a back that lifts',
      'A child grows: wider chair, higher bed, a hoist on a ceiling rail. Ask the therapist to measure for five years. Parents learn lifting, and a grant for a child is often not counted by income.',
      ['Ask for measures for five years', 'Try a ceiling hoist', 'Ask about the grant for children'],
      2,
      { when: { said: child } },
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
      'Level shower, stairlift, ramp, wider doors. Same list for each; look at a finished one; used stairlifts and hire exist. Plan where to wash and sleep on the days of work.',
      ['Write the list', 'Visit one', 'Compare guarantee'],
      3,
      { waitDays: 14 },
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
