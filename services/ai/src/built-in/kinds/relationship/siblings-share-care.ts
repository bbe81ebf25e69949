import { type Kind, step, tip } from '../kind.ts';

const rotaFailed = ['rota', 'lasted three/two', 'family call', 'only the hours', 'then it was me'];

export const siblingsShareCare: Kind = {
  id: 'siblings-share-care',
  category: 'relationship',
  name: 'Share the care of our parent fairly',
  slots: {
    parent: {
      words: [
        'mum|mother|mom',
        'dad|father',
        'parents',
        'grandmother|gran|nan|grandma',
        'grandfather|grandad',
        'aunt',
        'uncle',
      ],
      otherwise: 'parent',
    },
    sibling: { words: ['brothers', 'brother', 'sisters', 'sister', 'siblings|cousins'], otherwise: 'siblings' },
  },
  ask: {
    question: 'How is it shared now?',
    chips: ['I do nearly all of it', 'We quarrel about it', 'It is just beginning'],
  },
  hoursAWeek: 2,
  overview:
    'You will write down all that is done for your {parent}, call the family together with a list instead of anger, share tasks, money and nights by what each can really give, and put it in writing with a date to look again.',
  approach:
    'Most do little because they do not see it. Equal is impossible; fair means each gives something fixed, in time or money. The parent’s own wish comes first. It goes wrong when old childhood quarrels sit at the table, or the one who is near says yes once more.',
  done: 'A written plan has run for two months, each has kept their part, and the main carer has free days.',
  cautions: [
    'Money paid to a carer, a house promised or an account shared needs writing and advice from a lawyer, or it is fought over later. If your parent is neglected, hurt or robbed by somebody, ring the adult protection office.',
  ],
  steps: [
    step(
      'Look at why the rota fell apart after three weeks',
      'Usually nobody was replaced when they cancelled, so you jumped in. New rule: whoever cannot come finds and pays the substitute. You do not answer the phone on their days. The far ones pay hours of a carer; 20 hours a month cost less than a flight.',
      ['Write the three weeks honestly', 'Write the rule of the substitute', 'Put prices of hours beside it'],
      0.7,
      { when: { said: rotaFailed } },
    ),
    step(
      'Write down everything done in one week',
      'Each task with minutes: pills, washing, shopping, bank, phone calls, driving, nights, worry. Add costs. Most lists come to 15 to 40 hours, and nobody knew.',
      ['Keep the list for seven days', 'Add hours and costs', 'Mark what must be done near your {parent}'],
      1.5,
      { when: { unsaid: rotaFailed } },
    ),
    step(
      'Ask your {parent} what they want themselves',
      'At home or not, who may help with washing, what they fear, who shall decide. Write their words. It ends half of the debates later.',
      ['Ask in a quiet hour', 'Write down their words', 'Ask who may see the bank papers'],
      1,
    ),
    step(
      'Have the need and the help looked at by a professional',
      'Doctor, care assessment, social worker: what level, which allowance, home help, day centre, meals. What can be bought need not be shared. One person files it this week.',
      ['Ask for the care assessment', 'List paid help with prices', 'Note the allowance'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Invite your {sibling} to one meeting with the list',
      'Send the list first and take ninety minutes, with video for those far away. Each says in two minutes what they can and cannot do. Childhood and the opinions of partners stay out. A neutral chair helps.',
      ['Send the list and two dates', 'Ask somebody neutral to chair', 'Write one wish of your own'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Share tasks by name, day and money',
      'From afar one can do the bank, insurance and orders, ring every night, take two weeks in summer or pay the cleaner. Write name, task, day and stand-in. Who gives no time gives money; hours at a carer’s rate make it plain.',
      ['Give each task one name', 'Agree a monthly sum into a joint pot', 'Set stand-ins for illness'],
      2,
    ),
    step(
      'Put money, car and house on paper',
      'Who pays from which account, receipts in one table, travel costs, care allowance goes to whom. If one gives up hours or moves in: a care contract or compensation in the will, done with a lawyer while your {parent} can decide.',
      ['Open one account for the care of your {parent}', 'Keep a shared table', 'Ask a lawyer about a care contract'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Set up one channel and one calendar',
      'A group only for facts, a shared calendar with visits and doctors, one page of medicines and numbers. Photos of nice moments too. No decisions at midnight.',
      ['Make group, calendar and page', 'Hang the page at the door of your {parent}', 'Agree on emergencies'],
      1.5,
    ),
    step(
      'Take your free days and let them do it their way',
      'One weekend a month and two weeks a year in which others are in charge. Write a page and switch off. They will forget the cream; nobody dies of it.',
      ['Name your free days now', 'Hand over with one page', 'Do not check'],
      2,
      { waitDays: 30 },
    ),
    step(
      'Meet again after eight weeks and adjust',
      'What worked, who is too tired, what has changed with your {parent}. If somebody does not keep their part: reduce, replace by paid help, or a mediator. It is done when it runs without you pushing.',
      ['Review with the hours of one week', 'Change two things', 'Set the next date'],
      1.5,
      { waitDays: 45 },
    ),
  ],
  suggestions: [
    tip('Ask for one precise thing', 'Could you ring her every evening at seven works.', 'Task', 'Time'),
    tip('Thank by name in the group', 'People repeat what is seen.', 'Weekly', 'True'),
    tip('Let the far one come for a week', 'Nothing explains it better.', 'Alone', 'No list of faults'),
    tip('Keep partners informed, not in charge', 'They carry it too.', 'Coffee', 'Thanks'),
    tip('Use a family mediator', 'Two sessions save years.', 'Church or city', 'Share the fee'),
    tip('Do not promise never a home', 'Say: as long as we can.', 'Honest', 'Look at two'),
    tip('Split the phone calls', 'Each has a fixed evening.', 'Seven o’clock', 'Photo'),
    tip('Save the good hours', 'Do something with your parent that is not care.', 'Cake', 'Songs'),
    tip('Write a note to yourself at your limit', 'What you will no longer do.', 'Date', 'Tell one'),
    tip('Divide by talent', 'Figures, driving, listening.', 'Ask', 'Swap yearly'),
    tip('Include the grandchildren', 'Lawn and tablet lessons count.', 'Paid in cake', 'Fixed day'),
    tip('Prepare the hard talks', 'Driving, bank card, hospital.', 'Two of you', 'Doctor helps'),
  ],
};
