import { type Kind, step, tip } from '../kind.ts';

const callFixed = ['sundays for the', 'call and that works', 'agreed sundays'];

const triedGroup = ['dropped it', 'joined the', 'tried the'];

export const emptyNest: Kind = {
  id: 'empty-nest',
  category: 'relationship',
  name: 'Find my way when the children have left home',
  slots: {
    child: {
      words: [
        'daughter',
        'son',
        'twins',
        'youngest|last child|last one',
        'only child',
        'adult children|grown-up children|grown up kids|adult kids|kids|children',
      ],
      otherwise: 'children',
    },
    back: {
      words: [
        'moved back|moves back|back home|still lives at home|still live at home|won’t leave|lives with us|living at home',
      ],
      otherwise: 'return',
    },
  },
  ask: {
    question: 'What is hardest?',
    chips: ['The quiet house', 'How often to be in touch', 'They live at home as adults'],
  },
  hoursAWeek: 3,
  overview:
    'You will let the goodbye be felt, agree with your {child} how you stay in touch, turn a role of twenty years into that of adults, and give the free hours, rooms and love a new use.',
  approach:
    'Sadness for some months is no illness; it is a job that ended. Contact works best when it is theirs as well: a fixed call and no checks. It goes wrong with daily questions, money as a lead, and a couple that has forgotten how to talk.',
  done: 'You have a rhythm of contact that both like, two things of your own in the week, and the empty room no longer hurts.',
  cautions: [
    'If joy, sleep or appetite stay away for more than a few weeks, see a doctor: change of life, thyroid and depression can meet at this time.',
  ],
  steps: [
    step(
      'Write what you miss and what you do not',
      'Two columns, honest: noise, cooking for five, being needed; washing, lifts, worry. Under each missed thing write what else could give a little of it.',
      [
        'Write two columns for half an hour',
        'Circle what you miss most about your {child}',
        'Tell your partner or a friend',
      ],
      0.75,
    ),
    step(
      'Agree with your {child} on contact they like',
      'Ask: how often, call or message, what do you not want to be asked. A photo a day, Sunday call, no worry at three days of silence. Say when you can be reached for anything.',
      ['Ask your {child} three questions', 'Choose a fixed call', 'Stop two checking habits'],
      0.75,
      { waitDays: 4, when: { unsaid: callFixed } },
    ),
    step(
      'Make a house contract with those who live at home',
      'Adults share: rent or a sum, cooking day, laundry, guests, noise, aim and date of moving on. You no longer wake, wash or remind. Review every three months; help with deposit instead of with fridge.',
      ['List what each does now', 'Agree on sum, jobs and date', 'Stop three services'],
      2,
      { when: { named: 'back' }, waitDays: 4 },
    ),
    step(
      'Ask what kind of advice is wanted',
      'Ask whether they want an ear or an idea. Give one idea and then be silent. Treat their partners as family, and let them make mistakes that cost little. Say once what worries you, and trust them.',
      ['Ask ear or idea', 'Hold back one piece of advice a week', 'Praise one decision of theirs'],
      1,
      { waitDays: 5 },
    ),
    step(
      'Give the room a half-new life',
      'Bed stays for a year, half becomes desk, sewing, guests. Ask which three boxes to keep; the rest by photo. Do it together on a visit.',
      ['Ask your {child} what has to stay', 'Plan the new use', 'Change half of it'],
      8,
      { waitDays: 5 },
    ),
    step(
      'Find each other again as a couple, or your own company',
      'Keep one evening without talk of children, try one new thing a month, and ring old friends. If you live alone, a breakfast club, a choir, a dog or a group trip helps. Say aloud what you hope for in ten years.',
      ['Plan one evening a week', 'Try one new thing this month', 'Ring two old friends'],
      4,
      { waitDays: 7 },
    ),
    step(
      'Choose by what you miss and not by what is on offer',
      'The last one did not hold, so ask first: being needed, noise, teaching, or a body that is tired in the evening? Being needed: reading mentor, scout kitchen. Noise: a table for six on Wednesdays. Six visits before you judge, one friend along. Write down who would notice if you stayed away.',
      ['Name what you miss', 'Choose the one that gives it', 'Pay or promise for six times'],
      4,
      { when: { said: triedGroup } },
    ),
    step(
      'Choose two things for the hours that are free',
      'Take one for the body and one where you are needed, such as reading with pupils, a hospice, coaching sport, a course or more work. Each needs a fixed hour and people.',
      ['List what you gave up for children', 'Try two offers', 'Fix one day for each'],
      6,
      { waitDays: 10, when: { unsaid: triedGroup } },
    ),
    step(
      'Visit and be visited as adults',
      'Let them host you, bring bread, leave on time, and take a room if the flat is small. At home they need not find a full fridge. Start a new custom, such as a walk on the first Sunday or a trip for two.',
      ['Invite yourself for two hours', 'Let them choose the plan', 'Set one yearly ritual with your {child}'],
      6,
      { waitDays: 30 },
    ),
    step(
      'Look back after half a year with your {child}',
      'What was too much, too little, what do you know of me. Adjust. Keep one thing of the old: birthday cake by post. It is done when both look forward to the call.',
      ['Ask too much or too little', 'Change one habit', 'Post something small'],
      1,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Send recipes on request', 'Voice message while you cook.', 'Short', 'Fun'),
    tip('Learn their world', 'A game, a band, a trade word.', 'Ask', 'Listen'),
    tip('Cook for the freezer less', 'New pots for two.', 'Small', 'Guests'),
    tip('Leave tears room', 'In the car after the drop-off.', 'Friend', 'Tissue'),
    tip('Write a letter to each', 'What I saw in you.', 'By hand', 'Post'),
    tip('Give money by rule', 'Sum, month, end.', 'Written', 'Equal'),
    tip('Invite their friends', 'They miss your table.', 'Pasta', 'Easy'),
    tip('Travel in term time', 'Cheap and empty.', 'Tuesday', 'Two'),
    tip('Keep siblings linked', 'A chat without parents.', 'Suggest', 'Leave'),
    tip('Take a class with strangers', 'Nobody calls you mum.', 'Trial', 'Ten weeks'),
    tip('Do the check-up', 'Heart, eyes, knees.', 'Book', 'Both'),
    tip('Let the bathroom be yours', 'Small joys count.', 'Bath', 'Lock'),
  ],
};
