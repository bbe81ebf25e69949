import { type Kind, step, tip } from '../kind.ts';
import { carersHere } from '../local-health.ts';

const guilt = ['guilt', 'cancel it', 'grant approved', 'sitter found'];

const youngCarer = [
  "i'm/im/i_am/aged 12/13/14/15/16/17/fifteen/sixteen/seventeen",
  'fifteen/sixteen/seventeen and my',
  'young carer/carers',
];

export const restForCarers: Kind = {
  id: 'rest-for-carers',
  category: 'relationship',
  name: 'Look after myself while I care for somebody',
  slots: {
    person: { from: 'person', otherwise: 'the person you care for', anywhere: true },
  },
  ask: {
    question: 'Whom do you care for, and when were you last off?',
    chips: ['My parent, every day', 'My partner is ill', 'My disabled child'],
  },
  hoursAWeek: 2,
  unhurried: true,
  weekly: 'Three hours that are yours, at a fixed time',
  overview:
    'You will write down what you do, have your own rights and health checked, get a few fixed hours off with others in charge, and prepare a longer break and an emergency.',
  approach:
    'Help comes late when one asks in general and soon when one asks for Tuesday at three. Start with three fixed hours a week. Feeling guilty on the first afternoons is usual; it passes when you see that it works.',
  done: 'You have three free hours each week for two months, and a plan for the days when you fall ill.',
  cautions: [
    'If you are at the end of your strength, shout or are afraid of hurting someone, ring a carers’ line or your doctor today. If you think of not wanting to live, ring an emergency or crisis line at once.',
  ],
  steps: [
    step(
      'Go out of the house for one hour although it feels wrong',
      'Help is there and guilt stands in the door. This week one hour, booked by somebody else: a friend fetches you. Write before what you fear and afterwards what happened. The one at home learns to know the sitter only when you are away. After four times it is a habit.',
      ['Let a friend fetch you', 'Write fear and result', 'Book the next four now'],
      1,
      { when: { said: guilt } },
    ),
    step(
      'Write down what you do in one week',
      'Hours, nights, lifting, pills, forms, worry. One page. It is the base for money, for help and for the talk in the family.',
      ['Write today’s hours', 'Mark what only you can do', 'Mark the three heaviest things'],
      0.5,
      { when: { unsaid: guilt } },
    ),
    step(
      'Get three hours off a week',
      'A sitter, a day centre, a neighbour, a volunteer visitor. Begin with one hour nearby. Write one page on how {person} likes things.',
      ['Choose day and hour', 'Write the page', 'Stay away the whole time'],
      3,
      { when: { unsaid: guilt } },
    ),
    step(
      'Tell your doctor that you are a carer',
      'Ask to be noted as a carer, to have blood pressure, back, sleep and mood checked, and for flu vaccination and advice on lifting.',
      ['Book for yourself', 'Bring the page', 'Name sleep and mood honestly'],
      1,
      { waitDays: 2 },
    ),
    step(
      'Tell one teacher that you are a young carer',
      'One sentence: I look after my mother and my sisters, and I need help. School can give later deadlines, a phone in the bag, a quiet room, meals and a person. A young carers’ group hears it every week. You may ask for an assessment of your own; it is not telling on anybody.',
      ['Choose the teacher', 'Say or write the sentence', 'Go to the group once'],
      0.7,
      { when: { said: youngCarer } },
    ),
    step(
      'Ask for an assessment and your money',
      'Council, care insurance or social service: carer’s assessment, care level for {person}, carer’s allowance, pension credits, hours of respite. A carers’ centre helps with the forms.',
      ['Ring a carers’ centre', 'Ask which three benefits fit', 'Send the first form'],
      2,
      { local: carersHere, waitDays: 4, when: { unsaid: guilt } },
    ),
    step(
      'Share out three fixed tasks',
      'Ask each person for one thing with day and hour: shopping on Friday, Sunday afternoon, the tax form. Those far away can ring daily or pay for a cleaner.',
      ['Make a list of ten small tasks', 'Ask three people', 'Write names and days on one plan'],
      1.5,
    ),
    step(
      'Make a plan for the day you fall ill',
      'Two people with keys, list of medicines, doctor, what calms, what must never happen. Put it on the fridge and in your purse.',
      ['Fill one page', 'Ask the two', 'Give them keys'],
      1.5,
    ),
    step(
      'Find people in the same position',
      'A carers’ group, in a room or online, once a month. They know forms, tricks and the guilt.',
      ['Look up two groups', 'Go once', 'Ask one question'],
      1.5,
    ),
    step(
      'Fill these hours with something of yours',
      'Not with shopping. Sleep, a friend, sport, the choir. Decide before, else the house eats them.',
      ['Name three things you miss', 'Arrange the first with a friend', 'Keep the hour for a month'],
      3,
    ),
    step(
      'Book a break of several days',
      'Short-term care or somebody moving in. Visit it together first. Two nights are a good first time for {person} and for you.',
      ['Ask about paid weeks of respite', 'Visit one place', 'Book two nights'],
      2,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip(
      'Have an answer ready for offers of help',
      'People mean it, but do not know what.',
      'Soup on Thursday',
      'An hour on Sunday',
    ),
    tip('Learn to lift with technique', 'Backs give up first.', 'Ask a physiotherapist', 'Ask for a slide sheet'),
    tip('Drink one tea outside each day', 'Ten minutes of air change a day.', 'At the same hour', 'Without the phone'),
    tip(
      'Order what can be ordered',
      'It saves three ways a week.',
      'Medicines and pads once a month',
      'Food to the door',
    ),
    tip('Share out the nights', 'Nobody lasts without sleep.', 'One night off a week', 'An alarm mat gives some calm'),
    tip(
      'Speak with your employer',
      'Carers have rights in many countries.',
      'Ask about leave and fixed days',
      'Ask the works council',
    ),
    tip(
      'Keep a bag packed',
      'Nights in hospital come suddenly.',
      'Charger, list of medicines, snack',
      'One for each of you',
    ),
    tip(
      'Do one pleasant thing together',
      'You are more to each other than care.',
      'Music or old photos',
      'Without a job in between',
    ),
    tip('Write down one good moment a day', 'Tired people forget them.', 'One line', 'Read it on Sunday'),
    tip('Keep one friend close', 'Being alone comes step by step.', 'Ring once a week', 'Talk about other things, too'),
    tip('Let dust wait', 'Two things a day are enough.', 'Choose them in the morning', 'Cross out the third'),
    tip('Say early that it is too much', 'Help needs weeks to come.', 'To one person', 'With one example'),
  ],
};
