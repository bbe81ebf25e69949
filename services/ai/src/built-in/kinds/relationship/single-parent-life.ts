import { type Kind, step, tip } from '../kind.ts';
import { singleParentsHere } from '../local-health.ts';

const moneySettled = [
  'custody/maintenance/child_support/money is? settled/comes/paid',
  'applied for the/child/benefits/unterhaltsvorschuss',
  'claims are? in/filed/sent',
];

const mornings = ['mornings', 'before school', 'early shift', 'kindergarten/nursery/school opens'];

const whenIll = ['flu/sick/ill/hospital/emergency'];

export const singleParentLife: Kind = {
  id: 'single-parent-life',
  category: 'relationship',
  name: 'Manage well as a single parent',
  slots: {
    child: {
      words: [
        'sons|boys|two boys',
        'daughters|girls',
        'son|boy',
        'daughter|girl',
        'baby',
        'toddler',
        'twins',
        'teenager|teen',
        'children|kids|two kids|three kids',
        'child',
      ],
      otherwise: 'child',
    },
    strain: {
      words: [
        'mornings|school run',
        'evenings|bedtime',
        'money|bills|benefits',
        'childcare|nursery',
        'shifts|night shifts|work',
        'loneliness|lonely|social life',
        'exhaustion|tired|worn out',
        'holidays|school holidays',
        'housework|household',
        'studies|studying',
      ],
      otherwise: 'hardest part of the week',
    },
  },
  ask: {
    question: 'What is missing most?',
    chips: ['Time and sleep', 'Money', 'People who help'],
  },
  hoursAWeek: 2,
  weekly: 'Plan the week in twenty minutes on Sunday, and use two hours of help for yourself',
  overview:
    'You will lighten the {strain} first, find three people and one service that help regularly, claim what you and your {child} are entitled to, and secure two hours a week for yourself.',
  approach:
    'You cannot do the work of two people; lower standards and shared tasks are sensible. Ask for concrete, regular help instead of emergencies only. The most frequent mistake is to put yourself last until illness stops you.',
  done: 'The week has a plan that works, help comes without asking each time, claims are applied for, and you have had two free hours a week for two months.',
  cautions: [
    'If you are at the end, cannot get up, or are afraid of hurting your child, call doctor, parents’ helpline or the emergency number; you do not lose your child for asking for help.',
    'If the other parent threatens or stalks you, get advice from a domestic-abuse helpline and a lawyer.',
  ],
  steps: [
    step(
      'Write down one normal week and mark the worst hour',
      'Note who does what, when, and with how much sleep. Mark what only you can do, what others could do and what may be left out. Begin with the {strain}.',
      ['Write the week on one sheet', 'Strike out three things for two months', 'Choose one hour to change'],
      1,
    ),
    step(
      'Put two names and a sick-day box beside the door',
      'Ask two people for exactly one thing: will you take the children for one night if I lie flat, and may school ring you? Do the same for them. In the box: soup, rice, films, phone numbers, a key. Medicine stays locked and high, and the helper knows where. Children from seven learn whom to ring and what the address is.',
      ['Ask two people today', 'Fill the box', 'Practise the call with your {child}'],
      1,
      { when: { said: whenIll } },
    ),
    step(
      'Take two hours a week that are yours',
      'Make them fixed, with childcare and without housework: sport, friends or sleep. Put them in the calendar of your {child} like school. Begin with one hour if two seem impossible.',
      ['Fix the day and find a sitter', 'Do it twice before judging'],
      1.5,
    ),
    step(
      'Make an emergency plan for illness and delays',
      'Write down who fetches your {child}, who has a key, who comes at night, and where consent, insurance and allergy papers are. Have two names for each case, and tell school and employer.',
      ['Ask two people to be on call', 'Write the page with numbers', 'Give a copy to school and neighbour'],
      1.5,
      { when: { unsaid: whenIll } },
    ),
    step(
      'Claim the money and relief you are entitled to',
      'Ask about maintenance or an advance on it, child and housing benefits, tax, reduced childcare, school costs, and household help in illness. A free advice service for single parents goes through it with you.',
      ['Book the advice talk', 'Take payslip, rent and certificates for your {child}', 'Send the first application'],
      3,
      { local: singleParentsHere, waitDays: 3, when: { unsaid: moneySettled } },
    ),
    step(
      'Build a circle of three people and one service',
      'Swap fixed days with another family, find a neighbour who likes children or a volunteer grandparent, and ask at the family centre. Ask for a fixed hour and offer something back.',
      ['Write down eight people who might help', 'Ask three with day and hour', 'Call the family centre'],
      2.5,
    ),
    step(
      'Take the war out of the mornings',
      'All that can be done at night is: clothes by the door, bags, breakfast bowls, signed slips. A picture list of six things for each child, up fifteen minutes earlier for you alone, no screens before shoes. Where shift and opening hours clash, ask for the early group, a neighbour for 45 minutes, or a later start by a written request to the employer.',
      ['Pack all of it tonight', 'Hang up the picture list', 'Write the request or ask one neighbour'],
      2,
      { when: { said: mornings } },
    ),
    step(
      'Rearrange the days to ease the {strain}',
      'Lay out clothes and bags at night, cook double twice a week, have shopping delivered, and have one laundry day. Send the employer a written proposal about hours or work from home.',
      ['Choose two changes for two weeks', 'Write the proposal to the employer', 'Keep the change that worked'],
      3,
      { when: { unsaid: mornings } },
    ),
    step(
      'Give your {child} tasks and ten minutes alone with you',
      'Tasks that fit the age make children proud, such as setting the table or pairing socks. Do not share worries about money or the other parent with them. With several children, take turns.',
      ['Agree on one task each', 'Fix a daily time for the ten minutes', 'Name one other adult they can talk to'],
      4,
    ),
    step(
      'Meet other single parents and look back after two months',
      'A group, a holiday offer, a playground date: people who need no explanation. Then compare with the first week: is it easier with the {strain}, does help come by itself? It is done when the answers are yes, and the next wish has a place.',
      ['Find a group near you', 'Go twice with your {child}', 'Write a new week and one wish for yourself'],
      4,
    ),
  ],
  suggestions: [
    tip('Say yes to offers at once', 'People mean it in that moment.', 'Tuesday would be great', 'Have a list'),
    tip(
      'Swap nights with another parent',
      'Children love it and you sleep.',
      'Once a month each',
      'Same rules for both',
    ),
    tip('Keep one simple menu', 'Deciding every day is tiring.', 'Ten dinners by turns', 'Pizza on Fridays'),
    tip('Make bedtime early', 'It gives you an evening.', 'Same order every day', 'An audio book to fall asleep'),
    tip(
      'Tell the teacher',
      'School can only consider what it knows.',
      'Mention times and money for trips',
      'Ask for confidence',
    ),
    tip(
      'Let the flat be untidy',
      'Two clear surfaces are enough to feel in order.',
      'Ten minutes of tidying with music',
      'Close the doors to the rest',
    ),
    tip(
      'Look for good adults of both sexes',
      'Children profit from several adults they can rely on.',
      'Coaches, uncles, neighbours',
      'Regular contact in places you know',
    ),
    tip(
      'Speak neutrally of the other parent',
      'Children feel that they come from both.',
      'Say: he is not here, and that is sad',
      'Leave out details',
    ),
    tip(
      'Put aside a tiny sum',
      'Even a small reserve calms you.',
      'On the day benefits arrive',
      'Keep it for the washing machine',
    ),
    tip(
      'Ask about rest stays for parents',
      'Some health insurers and charities pay for them.',
      'Ask the doctor or family centre',
      'Children usually come along',
    ),
    tip('Do one thing at a time', 'Half-finished tasks tire you twice.', 'Set a timer', 'Put the phone away'),
    tip(
      'Write a will and name a guardian',
      'With one parent it matters even more.',
      'Ask a notary or lawyer',
      'Talk to the guardian',
    ),
    tip(
      'Celebrate the family you are',
      'A small family is a whole family.',
      'Have a ritual of your own',
      'Hang up a photo of all of you',
    ),
  ],
};
