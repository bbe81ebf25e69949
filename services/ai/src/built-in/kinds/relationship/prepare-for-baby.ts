import { type Kind, step, tip } from '../kind.ts';
import { parentalLeaveHere } from '../local-health.ts';

/** Midwife, place and class are settled. */
const booked = [
  'have/got/found a/our/my midwife/doula',
  'booked the/our/an/a? antenatal/nct/hospital/birth/class/course',
  'done/did/finished/had the/our/an? antenatal/nct/birth course/class/classes',
  'registered at/with',
];

/** The things are there. */
const stuff = [
  'nursery/baby_room/room is? ready/done/painted/finished',
  'have/got/bought the/a/everything/all cot/pram/crib/car_seat/everything/we/things',
  'everything is bought/ready',
];

/** The last third of the pregnancy. */
const third = [
  '28/29/30/31/32/33/34/35/36/37/38/39/40 weeks/wks',
  'week 28/29/30/31/32/33/34/35/36/37/38/39/40',
  'seven/eight/7/8 months pregnant',
  'due in/next one/two/three/four/1/2/3/4? week/weeks',
  'due any day',
];

/** Few weeks are left. */
const soon = [
  '34/35/36/37/38/39/40 weeks/wks',
  'week 34/35/36/37/38/39/40',
  'due in/next one/two/three/four/1/2/3/4? week/weeks',
  'due any day',
];

export const prepareForBaby: Kind = {
  id: 'prepare-for-baby',
  category: 'relationship',
  name: 'Prepare for our baby',
  slots: {
    partner: {
      words: ['wife', 'husband', 'girlfriend', 'boyfriend', 'fiancee|fiance', 'mother|mum|mom', 'sister', 'partner'],
      otherwise: 'partner',
    },
    task: {
      words: [
        'nursery|baby room|room',
        'hospital bag|bag',
        'pram|buggy|stroller',
        'car seat',
        'parental leave|maternity leave|paternity leave',
        'childcare|nursery place|creche|daycare',
        'midwife|doula',
        'birth plan|birth',
        'older child|big sister|big brother|second child|siblings',
        'budget|money',
        'antenatal class|birthing class',
      ],
      otherwise: 'paperwork',
    },
  },
  ask: {
    question: 'How far along are you?',
    chips: ['Not pregnant yet, planning', 'First half of pregnancy', 'Only a few weeks left'],
  },
  hoursAWeek: 3,
  overview:
    'You will book what runs out first, agree with your {partner} how you share nights, money and leave, and have home, bag and helpers ready about four weeks before the due date.',
  approach:
    'Begin with midwife, birthplace and childcare, because they have waiting lists and clothes do not. A newborn needs a safe place to sleep, milk, nappies, a car seat and rested adults. What most couples leave out is talking about nights, visitors and money before they are tired.',
  done: 'Four weeks before the date the bag is packed, the bed and the car seat are ready, leave is applied for, and at least three people have agreed to help.',
  cautions: [
    'Medical questions belong to your midwife or doctor. Call at once with bleeding, strong pain, fluid loss, severe headache with blurred vision, or when the baby moves less.',
    'Babies sleep safest on their back, on a firm flat mattress, without pillows or blankets, in your room, in a smoke-free home.',
    'Low mood or anxiety in pregnancy is common in mothers and fathers and can be treated. If you are hurt or threatened at home, tell your midwife when you are alone.',
  ],
  steps: [
    step(
      'Settle this week what cannot wait for the baby',
      'Leave and benefits sent, bag by the door, who takes dog or child, the number of the unit saved, petrol in the car. The rest may stay undone; babies need very little in the first week.',
      ['Send what has a deadline', 'Put the bag by the door', 'Agree with your {partner} who is rung first'],
      1,
      { when: { said: soon } },
    ),
    step(
      'List dates and places that run out first',
      'These are midwife, place of birth, antenatal class, childcare and applications for leave. Write each down with its deadline; your midwife, doctor or health insurer will know the local ones.',
      [
        'Count back from the due date and mark every deadline',
        'Send two requests to midwives or clinics today',
        'Note who takes care of the {task}',
      ],
      1.5,
      { when: { unsaid: soon }, resources: 'Pregnancy week by week: https://www.nhs.uk/pregnancy/' },
    ),
    step(
      'Talk with your {partner} about how you each imagine it',
      'Talk about nights, feeding, visitors, grandparents, religion, work and money, and what you want to do like your parents or differently. If you are on your own, do it with the friend who will be closest.',
      [
        'Each writes five hopes and three worries',
        'Take two evenings, and leave things open',
        'Write down five agreements',
      ],
      3,
    ),
    step(
      'Note numbers, notes and questions for the booked place',
      'Unit, midwife, who to ring at night, what is still missing in the notes, what the class left open. One sheet on the fridge, one in the bag.',
      ['Write the numbers on one sheet', 'Ask your two open questions', 'Check what is missing in the notes'],
      1,
      { when: { said: [...booked, ...third] } },
    ),
    step(
      'Book midwife, birthplace and a class',
      'Visit two places if you have the choice and ask about pain relief, companions, emergencies, caesarean rate and help with feeding. Learn in the class what labour is, when to leave home, and how to care for a newborn.',
      [
        'Register at the place of birth',
        'Book the class for weeks 25 to 35',
        'Write ten questions for midwife and clinic',
      ],
      8,
      { when: { unsaid: [...booked, ...third] }, daysBefore: 70 },
    ),
    step(
      'Work out leave and money for the first year',
      'Who stays home when, what is paid, what it costs, which benefits need an application before the birth. Try living on the lower income for two months and save the rest.',
      [
        'Look up leave and benefits on the official page',
        'Tell employers in writing and on time',
        'Apply for childcare places',
      ],
      5,
      { local: parentalLeaveHere, daysBefore: 60 },
    ),
    step(
      'Get the few things a newborn needs',
      'You need a cot with a new firm mattress, a current car seat that was never in a crash, six sets of clothes, nappies, muslins, a sling or pram and a thermometer. All but mattress and car seat can be second-hand.',
      [
        'Make a list of what you really need',
        'Ask parents of one-year-olds for clothes',
        'Fit the car seat once before the birth',
      ],
      8,
      { when: { unsaid: stuff }, daysBefore: 40 },
    ),
    step(
      'Try out car seat, cot and nappies before the day',
      'Fit the car seat twice, once in the dark. Put the cot where you will sleep: firm mattress, nothing loose in it. Wash the first clothes, and return what is doubled.',
      ['Fit the car seat', 'Make up the cot', 'Wash the first clothes'],
      2,
      { when: { said: stuff } },
    ),
    step(
      'Find five people for the first six weeks',
      'You will need help with meals, washing, an older child or a dog, and somebody to call at night. Ask now and concretely, for example for a warm meal each Tuesday. Agree with your {partner} who may visit in the first two weeks.',
      ['Write names beside tasks', 'Ask each person for one concrete thing', 'Share the list with your {partner}'],
      2.5,
      { daysBefore: 35 },
    ),
    step(
      'Pack the bag and write your wishes for the birth',
      'On one page write who is with you, what helps you, what you think about pain relief, and what matters if plans change. Pack papers, charger, snacks, loose nightwear, and clothes for you and the baby.',
      [
        'Talk the page through with midwife and your {partner}',
        'Pack and put the bag by the door',
        'Save the numbers and try the route',
      ],
      3,
      { daysBefore: 28 },
    ),
    step(
      'Prepare home and meals for the first weeks',
      'Set up bed and changing place, test the smoke alarm, freeze ten meals and get the {task} settled. Then rest, because babies may come three weeks early. It is done when you could leave tonight.',
      ['Cook double on five evenings', 'Set up sleeping place and feeding corner', 'Tick off the list of deadlines'],
      8,
      { daysBefore: 21 },
    ),
  ],
  suggestions: [
    tip(
      'Spend a day with a family with a baby',
      'You learn more than from a book.',
      'Change one nappy',
      'Ask what they never used',
    ),
    tip(
      'Learn infant first aid',
      'Knowing what to do keeps you calm.',
      'A course of half a day',
      'Take a grandparent along',
    ),
    tip(
      'Go to appointments together',
      'Then both have heard the same.',
      'Bring three questions',
      'Write down the answers',
    ),
    tip(
      'Ask for vouchers instead of toys',
      'Meals and free hours help more than things.',
      'Cooking, cleaning, walking the pram',
      'Send the list to relatives',
    ),
    tip(
      'Prepare an older child early',
      'Changes are easier before the birth.',
      'Move beds months ahead',
      'A task of their own',
    ),
    tip(
      'Agree on how you answer advice',
      'Everybody will have an opinion.',
      'Say: thank you, we will think about it',
      'Then you two decide',
    ),
    tip(
      'Look after your back and pelvic floor',
      'It helps during birth and afterwards.',
      'Let the midwife show you how',
      'Ten minutes a day',
    ),
    tip(
      'Learn about feeding before the birth',
      'The first days are hard to start from zero.',
      'Breast, bottle or both',
      'The number of a feeding adviser',
    ),
    tip(
      'Make wills and name a guardian',
      'Nobody likes it, but it matters.',
      'Ask a notary or lawyer',
      'Talk to the guardian',
    ),
    tip(
      'Plan evenings as a couple now',
      'For some time there will be few of them.',
      'One evening a week',
      'No baby shopping that evening',
    ),
    tip(
      'Know the signs of depression',
      'It can affect either parent.',
      'Sad or empty for two weeks',
      'Decide whom you would call',
    ),
    tip(
      'Keep receipts and buy late',
      'You will be given a lot.',
      'Buy sizes for two months only',
      'Exchange within the time allowed',
    ),
    tip('Choose a name calmly', 'A veto for each keeps the peace.', 'Ten names each', 'Say them out loud for a week'),
  ],
};
