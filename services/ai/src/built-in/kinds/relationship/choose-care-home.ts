import { type Kind, step, tip } from '../kind.ts';
import { careHomeHere } from '../local-health.ts';

const hurry = ['hospital wants', 'out by', 'discharge/discharged', "can't/cant go back", 'in hospital'];

const movedIn = ['moved in', 'been there for'];

export const chooseCareHome: Kind = {
  id: 'choose-care-home',
  category: 'relationship',
  name: 'Find the right care home',
  slots: {
    person: {
      words: [
        'mum|mother|mom',
        'dad|father',
        'parents',
        'husband',
        'wife',
        'grandmother|gran|nan|grandma',
        'grandfather|grandad|grandpa',
        'aunt',
        'uncle',
        'brother',
        'sister',
        'mother-in-law|mother in law',
        'father-in-law|father in law',
      ],
      otherwise: 'relative',
    },
    dementia: { words: ['dementia|alzheimer|alzheimers|wanders|forgetful'], otherwise: 'dementia' },
    kind: {
      words: [
        'assisted living|sheltered housing|retirement flat|extra care',
        'respite care|respite|short-term care',
        'hospice',
        'nursing home',
        'care home|home',
      ],
      otherwise: 'care home',
    },
  },
  ask: { question: 'How soon is it needed?', chips: ['Within two weeks', 'In some months', 'Only thinking ahead'] },
  hoursAWeek: 4,
  overview:
    'You will find out what care is right for your {person}, who pays which part, visit a handful of homes at awkward hours, choose, and make the first six weeks there as gentle as possible.',
  approach:
    'Look at how staff speak to people and at the smell at five in the afternoon, not at the lobby. Near is better than pretty, since visits are the best care. It goes wrong in a hospital discharge rush, or when money is asked about last.',
  done: 'Your relative lives there with a room of their own things, contract and funding are settled, and after six weeks the care plan fits.',
  cautions: [
    'Nobody may be moved against their will without a legal basis: ask doctor and adviser about capacity and power of attorney. Do not give away the house to avoid fees without a lawyer. Report neglect to the inspectorate.',
  ],
  steps: [
    step(
      'Ask the ward for a discharge meeting before any date',
      'Nobody has to go without a safe place. Ask today for the social worker, a written assessment, and a short stay or a step-down bed so that you can choose in peace. Put in writing why home is unsafe at night. Sign nothing on money in a corridor.',
      [
        'Ask for the meeting in writing today',
        'Ask for a short stay place',
        'Ask your {person} for three things that must not be lost',
      ],
      1,
      { when: { said: hurry } },
    ),
    step(
      'Talk with your {person} about what must not be lost',
      'It may be their own bed, the dog, a garden, church, quiet or their language. Ask what they fear. Say with two examples what no longer works, and that you will stay close.',
      ['Choose a quiet hour', 'Write five things that matter', 'Tell two examples of what no longer works'],
      1,
      { when: { unsaid: hurry } },
    ),
    step(
      'Have the care need assessed',
      'The office or hospital social worker names level and kind: {kind}, nursing, dementia unit. Ask whether more help at home would do. In hospital say: this discharge is not safe yet, and ask for respite care as a bridge.',
      [
        'Ask for the assessment in writing',
        'Get the list of medicines of your {person}',
        'Ask about a short stay first',
      ],
      1.5,
      { waitDays: 14, when: { unsaid: movedIn } },
    ),
    step(
      'Find out who pays for what',
      'Ask what the care fund or council pays, and what comes from pension, savings and home. Ask which sums are left alone and what a partner at home keeps. Get the calculation in writing, and ask how fees rise.',
      ['List pension, savings and home of your {person}', 'Ask the council or care fund', 'See a free care adviser'],
      3,
      { local: careHomeHere, waitDays: 14 },
    ),
    step(
      'Make a list of six homes and read their reports',
      'Look within half an hour of those who visit. Compare inspection reports, staff for each resident, fees, waiting time, doctors, faith and pets. Ring all of them, and put the name on two or three lists now.',
      [
        'Choose six places near those who visit your {person}',
        'Read the inspection reports',
        'Join three waiting lists',
      ],
      2.5,
      { when: { unsaid: movedIn } },
    ),
    step(
      'Visit three, one of them unannounced at teatime',
      'Notice smell and noise, whether people are up and spoken to by name, and how long a bell rings. Ask about night staff and how long staff stay. Eat there, and ask two families in the car park.',
      ['Visit with the five things that matter to your {person}', 'Come back unannounced', 'Talk to two families'],
      6,
      { waitDays: 7, when: { unsaid: movedIn } },
    ),
    step(
      'Check how they live with dementia',
      'Small groups, safe way outdoors, familiar furniture, training, few sedatives, what they do when somebody wants to go home. Ask for the story of a hard day last week; good homes tell one.',
      ['Ask for a story of a hard day', 'Look for a garden door', 'Ask about calming pills'],
      1.5,
      { when: { named: 'dementia' } },
    ),
    step(
      'Choose, read the contract, try a stay',
      'Check the parts of the fee, extras, absence, notice and who decides on a change of room. Two to four weeks of respite care as a trial let your {person} say yes. Sign as attorney, and not as guarantor by mistake.',
      ['Have the contract read by an adviser', 'Ask for a trial stay', 'Check how you sign'],
      3,
      { waitDays: 14, when: { unsaid: movedIn } },
    ),
    step(
      'Ask the home for a care meeting and bring chair and pictures',
      'Three weeks in is the time for it. With key worker and nurse: how are mornings, food, nights, pills, falls, company? Correct the plan line by line and ask for a copy. Bring the chair, the blanket, twenty photos with names, the music. Come at different hours, also at supper.',
      ['Ask for the meeting this week', 'Correct the plan line by line', 'Bring chair, photos and music'],
      2,
      { when: { said: movedIn } },
    ),
    step(
      'Prepare the room and a page about the person',
      'Bring the armchair, a lamp, a quilt, photos with names and their own cup. Write one page for staff: their work and loves, how they like to wake and drink tea, what calms them, and which words to avoid. Put names in the clothes.',
      ['Choose ten things from home', 'Write the page about your {person}', 'Label clothes and glasses'],
      5,
    ),
    step(
      'Be there in the first days and review at six weeks',
      'Arrive before lunch, stay, and leave with a word on when you come again. Visit briefly at different hours. Asking to go home is grief and mostly eases. After six weeks talk about the care plan; it is done when weight, sleep and mood hold.',
      ['Make a visiting plan with family', 'Book the care plan talk', 'Note weight, sleep and mood'],
      10,
      { waitDays: 42 },
    ),
  ],
  suggestions: [
    tip('Bring cake for the staff', 'Names open doors.', 'First week', 'Thanks'),
    tip('Visit with something to do', 'Photos, nails, hymn book.', 'Twenty minutes', 'Not only talk'),
    tip('Ask for the key person', 'One name to ring.', 'Best hour', 'Mail'),
    tip('Keep the flat a while', 'If money allows, two months.', 'Peace', 'Choose things'),
    tip('Write a diary on the table', 'Each visitor writes a line.', 'Family', 'Staff too'),
    tip('Take guilt to somebody', 'Carer groups know it.', 'Once', 'Tea'),
    tip('Find the volunteer', 'Somebody for chess or church.', 'Ask', 'Fixed day'),
    tip('Check teeth, ears, eyes', 'Lost aids look like dementia.', 'Monthly', 'Batteries'),
    tip('Ask about end of life', 'Stay here or hospital.', 'Write it', 'Doctor'),
    tip('Complain early and kindly', 'One thing, one wish, one date.', 'Key person', 'Then manager'),
    tip('Let children visit', 'They bring life.', 'Short', 'Drawing'),
    tip('Redirect post and cancel contracts', 'A list for two evenings.', 'Phone', 'Power'),
  ],
};
