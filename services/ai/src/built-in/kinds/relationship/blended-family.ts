import { type Kind, step, tip } from '../kind.ts';

const teenStep = [
  'is/are/turned/now/nearly/aged 12/13/14/15/16/17/thirteen/fourteen/fifteen/sixteen/seventeen',
  'teen/teenager/teens/teenage',
];

const running = ['family meeting runs/is', 'meeting runs', 'chore list/rules is/are', 'rules are up/written'];

export const blendedFamily: Kind = {
  id: 'blended-family',
  category: 'relationship',
  name: 'Grow together as a blended family',
  slots: {
    child: {
      words: [
        'stepsons',
        'stepdaughters',
        'stepson',
        'stepdaughter',
        'stepchildren|stepkids|his kids|her kids|his children',
        'teenagers|teens',
        'son',
        'daughter',
        'children|kids',
        'stepchild',
      ],
      otherwise: 'stepchildren',
    },
    partner: {
      words: ['husband', 'wife', 'girlfriend', 'boyfriend', 'fiance', 'fiancee', 'partner'],
      otherwise: 'partner',
    },
  },
  ask: {
    question: 'How far along are you?',
    chips: ['The children do not know yet', 'We are about to move in together', 'We live together and it is hard'],
  },
  hoursAWeek: 2.5,
  weekly: 'Have one hour each parent alone with their own children, one hour as a couple, one small thing with all',
  overview:
    'You and your {partner} will agree on roles and rules, give everybody room and time, and let closeness with your {child} grow slowly. Conflicts with former partners and between children get a fixed place to be dealt with.',
  approach:
    'Stepfamilies often need two to five years, and that is normal. In the beginning the child’s own parent sets limits, and the step-parent gets to know the child, like a friendly aunt or coach. Forced closeness, comparing children, and bad words about the other parent do most harm.',
  done: 'Rules are known and mostly kept, each child has a place and time with their own parent, and there is one thing all of you like doing together.',
  cautions: [
    'If a child withdraws, sleeps badly, hurts itself or others for weeks, go to a family advice service or children’s doctor. Nobody in the family may hit, threaten or humiliate.',
    'Ask about custody, permissions for school and doctor, wills and insurance: step-parents often have no rights by law.',
  ],
  steps: [
    step(
      'Tell each other what you expect and fear',
      'Talk about how strict you are, who pays what, when which children are there, what role you want with your {child}, and what former partners may know. Write down where you differ; now is easier than during a quarrel.',
      [
        'Each answers these questions alone on paper',
        'Compare with your {partner} for an hour',
        'Write down three things you agree on',
      ],
      1.5,
    ),
    step(
      'Give the children time and hear them one by one',
      'Begin with short meetings on neutral ground, then half-days, then nights. Each parent asks their own children alone what worries them and what should stay as it is. Tell them that liking somebody new betrays nobody.',
      [
        'Plan three short meetings or talks',
        'Ask about wishes for room and time',
        'Answer honestly what will not change',
      ],
      2.5,
    ),
    step(
      'Plan rooms, days and belongings fairly',
      'A new home is best; otherwise arrange the old one anew. Each child needs a bed, a shelf and a box that locks, also when they come only at weekends. A calendar on the wall shows who is there when.',
      [
        'Draw the plan with the children',
        'Hang up a calendar that shows who is there',
        'Prepare the place for your {child} before arrival',
      ],
      3,
    ),
    step(
      'Make it fair: who says no to whom',
      'Meetings run, so the sore point is who disciplines whom. Each speaks to the own children, the other says only: ask your mother. The same five rules and the same result for all, written beside the chore list. Look once a week, the two of you, where it was unequal.',
      ['Write who says no to whom', 'Compare the last five scolds', 'Tell the children the new way at the meeting'],
      1,
      { when: { said: running } },
    ),
    step(
      'Agree on five house rules for everybody',
      'Settle respect, food, screens, noise and tidying in the same way for all children who are there. Their own parent sees to it; the step-parent only reminds: that is our rule. Other homes may have other rules.',
      ['Let everybody propose rules', 'Choose five with your {partner}', 'Hang them up and review in a month'],
      2,
      { when: { unsaid: running } },
    ),
    step(
      'Be a friendly grown-up to the teenager and no parent',
      'A teenager has a parent and did not choose you. Greet, feed, drive, pay what was agreed, never tell off; rules come from the own parent. One question a week about what they love. Tell them once: you need not like me, I shall be fair to you. Two years is a normal time.',
      ['Say the one sentence', 'Leave rules to the other parent', 'Offer one lift or meal a week'],
      2,
      { when: { said: teenStep } },
    ),
    step(
      'Build contact with your {child} through something shared',
      'Take something the child likes: football, baking, a series, or simply driving them. Twenty minutes without the parent and without teaching are enough. Do not expect love or a name like mum or dad; be reliable and wait.',
      [
        'Ask what they would like to show you',
        'Spend twenty minutes on it four times',
        'Greet and say goodbye every time',
      ],
      4,
      { when: { unsaid: teenStep } },
    ),
    step(
      'Protect time alone for each pair',
      'Own parent with own children every week, and you two as a couple. Jealousy becomes smaller when nobody has to fight for it.',
      ['Enter fixed times for each pair', 'Book a sitter for you and your {partner}', 'Keep them for four weeks'],
      4,
    ),
    step(
      'Hold a short family meeting every other week',
      'Twenty minutes, something sweet, each says one good and one hard thing, one decision. Quarrels among children are settled by those concerned. Matters with former partners are discussed by their own parent, in writing, not at this table.',
      ['Fix the day and hour of the meeting', 'Write down the one decision', 'Let the children lead by turns'],
      3,
    ),
    step(
      'Find one tradition of your own and look back',
      'Pancake night, a yearly day at the lake: new and not copied. After three months ask everyone, your {child} too: what has become easier, what is unfair? It is done when rules hold, pairs have their time, and there is one thing all like.',
      [
        'Let everybody propose one tradition',
        'Keep the tradition twice before judging it',
        'Settle wills, permissions and insurance with your {partner}',
      ],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Use first names',
      'Nobody has to choose between two mothers or fathers.',
      'Let the child decide about other names',
      'Do not correct it',
    ),
    tip(
      'Speak well of the absent parent',
      'Bad words about a parent hurt the child.',
      'Say nothing if you cannot say something good',
      'Allow photos in the room',
    ),
    tip(
      'Do not compare children',
      'Comparing turns children into rivals.',
      'Name the strengths of each',
      'Praise each one separately',
    ),
    tip(
      'Give weekend children real life',
      'Treats alone keep them guests.',
      'Give them small chores as well',
      'Let their friends visit',
    ),
    tip(
      'Agree on presents and pocket money',
      'Differences are noticed and hurt.',
      'Use the same rule by age',
      'Tell the grandparents about it',
    ),
    tip(
      'Take rejection as loyalty',
      'The child often fears to betray the other parent.',
      'Stay friendly',
      'Ask again next week',
    ),
    tip(
      'Let the couple quarrel in private',
      'Children who went through one separation fear another.',
      'Make up where they can see it',
      'No money quarrels at dinner',
    ),
    tip(
      'Keep old rituals alive',
      'The children have already lost much that was familiar.',
      'Keep the bedtime song',
      'Keep time alone with their own parent',
    ),
    tip(
      'Send grandparents the calendar',
      'They want to help and need to know when.',
      'Say which children will be there',
      'Ask them to treat all alike',
    ),
    tip(
      'Take transitions slowly',
      'Changing homes is tiring for children.',
      'Keep the first hour quiet',
      'Have a snack ready',
    ),
    tip('Find other stepfamilies', 'They laugh at the same things.', 'A group or course', 'Once a month'),
    tip(
      'Step-parents: have your own corner',
      'Some days you will feel like an outsider.',
      'Have a room or corner with a door',
      'Know which friend you can call',
    ),
    tip(
      'Prepare the children for a baby',
      'They fear for their place in the family.',
      'Tell them before anybody else',
      'Keep time alone with each of them',
    ),
  ],
};
