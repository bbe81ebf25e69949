import { type Kind, step, tip } from '../kind.ts';

/** The memory of the one who moves in is failing. */
const forgetful = [
  'dementia/alzheimers/forgetful/confused',
  "alzheimer/alzheimer's disease?",
  'her/his/their memory',
  'wanders at_night/off/about?',
];

const arrived = ['been here for', 'since she/he moved', 'move went'];

const partnerUnsure = ['wife/husband/hubby says/being/and_she/both', 'her/his eyes', 'being quiet'];

const roomReady = ['room is/are painted/ready/fitted/finished'];

export const parentMovesIn: Kind = {
  id: 'parent-moves-in',
  category: 'relationship',
  name: 'Have my parent move in with us',
  slots: {
    person: { from: 'person', otherwise: 'the one who moves in', anywhere: true },
    room: {
      words: [
        'spare room|spare bedroom|guest room',
        'dining room',
        'box room',
        'study|office',
        'granny flat|annexe|annex',
        'downstairs room|front room',
        'garage',
      ],
      otherwise: 'room',
    },
  },
  ask: {
    question: 'Who moves in, what help is needed, and by when?',
    chips: ['My mum, still fit', 'A parent with dementia', 'After hospital, with care'],
  },
  hoursAWeek: 4,
  overview:
    'You will hear what matters to {person}, agree with your household who does what, settle money and papers, and make the {room} safe and familiar. Then you try some nights, move in calmly, and look again after six weeks.',
  approach:
    'The bed is the smaller half. Two households become one, so privacy, meals, money and who is at home by day are talked through before the van comes. What usually goes wrong is one person doing all the care, and a room that looks like a guest room.',
  done: 'The move is done, everybody knows what they do and pay, help comes on fixed days, and you have hours of your own.',
  cautions: [
    'Before a home is sold, given away or built on with a parent’s money, see a lawyer: rights to live there, care costs, tax and brothers and sisters depend on it. Each side has its own advice.',
  ],
  steps: [
    step(
      'Ask {person} what must come along',
      'Chair, bed, pictures, garden, church, friends, time alone. Ask also what frightens them about it, and whether they want it at all. Their no to a detail is easier to hear now than in March.',
      ['Choose a calm hour', 'Ask what a good day looks like', 'Write down the five things that must come'],
      0.7,
      { when: { unsaid: arrived } },
    ),
    step(
      'Ask your partner in private what must not be lost',
      'Before rooms and money: half an hour outside the house. Which evening stays ours, which door stays shut, what would make you say stop? Write three conditions and a day after three months on which both may say that it does not work. Then ask the children the same.',
      ['Walk for half an hour without telephones', 'Write three conditions', 'Ask the children for one each'],
      0.7,
      { when: { said: partnerUnsure } },
    ),
    step(
      'Take back one hour a day and one evening a week',
      'Three weeks in, the house has a new middle. Fix your hour by the clock with {person}: I am upstairs from four to five. A day centre, a visitor or a neighbour takes the evening. Say what you need before you are angry.',
      ['Fix the hour', 'Book one day out for {person}', 'Settle money and house rules on one page'],
      1,
      { when: { said: arrived } },
    ),
    step(
      'Hold a first house talk with {person} after the move',
      'Cake, half an hour: what is good, what is hard, what do we change? Kitchen hours, bathroom, visitors, television, who pays which bill, how long one is quiet in the morning. Again in four weeks.',
      ['Fix the half hour', 'Write three changes', 'Set the next date'],
      0.7,
      { when: { said: arrived } },
    ),
    step(
      'Walk one day and one night through your home',
      'From bed to toilet, shower, stairs, kitchen and front door, as {person} would. Who is there at ten, at three, at night? Mark each place that is steep, dark, slippery or far.',
      ['Walk the way to the toilet in the dark', 'Measure door, bed and chair', 'Mark the five worst places'],
      1,
    ),
    step(
      'Make the {room} easy to read for somebody who forgets',
      'Bed at knee height, strong contrast between floor, bed and door, no patterned rugs, a large clock with the day, pictures on drawers, a lit way to the toilet with its door open. Their own chair, cover and photographs, in the order they had at home.',
      ['Put night lights from bed to toilet', 'Label drawers with pictures', 'Lock away medicines and cleaning things'],
      4,
      { when: { said: forgetful } },
    ),
    step(
      'Agree at one table who does what and who pays',
      'All who live there, and brothers and sisters by phone: meals, washing, nights, driving, visitors, noise, television, a closed door. A fixed sum for board and bills, written down. Each task gets a name.',
      ['List ten tasks and five house rules', 'Put a name to each task', 'Write the monthly sum and sign it'],
      2,
    ),
    step(
      'Ask for an assessment, a therapist and money',
      'Council, care insurance or social service: needs of {person}, yours as a carer, grants for rails or a shower before the work begins. An occupational therapist shows what to change in the {room}.',
      [
        'Ring and ask for both assessments',
        'Ask which benefits change with the move',
        'Ask for the visit at your home',
      ],
      2,
      { waitDays: 5 },
    ),
    step(
      'Empty and fit the {room}',
      'Bed at knee height, a firm chair with arms, a switch that is reached from bed, a bell or phone, heating they can turn, a lock or sign for privacy, space for a walker. Rails go into firm wall.',
      ['Clear everything out of the {room}', 'Set up bed, chair and light', 'Hang their pictures before they come'],
      8,
      { when: { unsaid: [...forgetful, ...[...roomReady, ...arrived]] } },
    ),
    step(
      'Arrange doctor, pharmacy and days outside the house',
      'Register {person} near you, with a list of medicines and letters. Look for a lunch club, day centre, church or sitter: two fixed days a week with others are good for both sides.',
      ['Register with the doctor', 'Visit one club or day centre together', 'Book the first two days'],
      3,
      { waitDays: 7 },
    ),
    step(
      'Try two nights and then a week',
      'A visit with suitcase, on ordinary days. Watch nights, stairs, meals and tempers. Afterwards each says one thing that was good and one to change.',
      ['Choose ordinary days', 'Watch the first night closely', 'Change two things'],
      3,
      { when: { unsaid: arrived } },
    ),
    step(
      'Move in calmly and look again after six weeks',
      'In the morning, with their bed made and the kettle on. Keep the first weeks plain and at the same hours. After six weeks the same table: what works, who is tired, which half-day is yours. It is done when the list has a name for each task again.',
      ['Make the bed with their own cover', 'Keep three weeks without visits', 'Hold the six-week talk'],
      5,
      { when: { unsaid: arrived } },
    ),
  ],
  suggestions: [
    tip('Give them a task of their own', 'Nobody likes to be only a guest.', 'Potatoes, post, the dog', 'Every day'),
    tip('Keep one room for the two of you', 'A couple or family needs a door.', 'After eight', 'Say it kindly'),
    tip('Put a kettle or fridge in the room', 'Independence in a cup.', 'A safe kettle', 'Two cups for visitors'),
    tip(
      'Keep their hairdresser and friends',
      'Old faces hold more than new ones.',
      'A lift on Fridays',
      'A phone with names',
    ),
    tip(
      'Keep their home for some months',
      'A way back makes the step lighter.',
      'If money allows',
      'Fix a day to decide',
    ),
    tip('Knock at the door', 'It is their home now.', 'Also the children', 'Wait for the answer'),
    tip('Redirect the post', 'Bills get lost in a move.', 'Bank, pension, doctor', 'For a year'),
    tip('Ask what the council tax does', 'Another adult or a carer may change it.', 'Ring first', 'Ask for discounts'),
    tip('Plan two nights away for you', 'Before you need them.', 'Who stays here', 'Within three months'),
    tip(
      'Set a sign for when it is too much',
      'Agree on it while all is well.',
      'Nights, lifting, safety',
      'Whom you will ring',
    ),
    tip(
      'Share hours with your siblings',
      'Those far away can pay or ring.',
      'A weekend each quarter',
      'A call each evening',
    ),
    tip('Tell insurer and landlord', 'They want to know who lives there.', 'Home insurance', 'In writing'),
  ],
};
