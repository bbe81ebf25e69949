import { type Archetype, step, tip } from '../kind.ts';

const tiredOut = [
  'exhausted/burnt_out/burned_out/alone/drained',
  'all on me',
  'seven days',
  'no sleep',
  "can't go on/anymore",
];

export const careForSomeone: Archetype = {
  id: 'care-for-someone',
  name: 'Care for someone',
  slots: { person: { from: 'person', otherwise: 'the person you care for', anywhere: true } },
  ask: {
    question: 'What does the person need most at present, and who helps besides you?',
    chips: ['I do it alone', 'Several of us share it', 'It starts soon'],
  },
  hoursAWeek: 5,
  unhurried: true,
  weekly: 'One call or visit by somebody else, so that you have an evening off',
  overview:
    'You write down what is needed day by day for {person}, ask what they themselves wish, and share the work before you are tired. Papers and help from outside come early, and your own rest has a fixed place.',
  approach:
    'Ask before you help: being helped without being asked hurts. What usually goes wrong is that one person takes on everything for weeks, that help from outside is requested too late, and that nobody knows the medicines or the papers.',
  done: 'Every need on the list has a name and a day beside it, the plan has held for a month, and you have had your free time in it.',
  cautions: [
    'Sudden confusion, chest pain, trouble breathing, one-sided weakness or talk of suicide need the emergency number of your country at once. If you are at the end of your strength or become rough, call a carers’ helpline or a doctor today; that is a reason for help, not for shame.',
  ],
  steps: [
    step(
      'Get one free evening and one night of sleep this week',
      'Whoever is worn out plans badly. Ring one person with a day and an hour: can you be with {person} on Thursday from six to nine? Ask the doctor, ward or advice centre for relief in the same call. The list can wait two days.',
      ['Ring one person with day and hour', 'Ask for relief in one call', 'Sleep before you plan'],
      0.5,
      { when: { said: tiredOut } },
    ),
    step(
      'Write down a usual day and night of {person}',
      'From getting up to night: what works alone, what with help, what is dangerous or lonely. The list shows what is really needed, often less or other than thought.',
      ['Write the day in 25 minutes', 'Mark the three hardest hours', 'Add medicines, doctors and telephone numbers'],
      1,
    ),
    step(
      'Ask {person} what is wished and what is not',
      'In a quiet hour: what do you want to do yourself, what annoys you, what would be good this week? With animals or people who cannot speak, ask those who know them best.',
      [
        'Choose the hour and sit down beside them',
        'Ask the three questions',
        'Write down one wish and fulfil it this week',
      ],
      1,
    ),
    step(
      'Learn the three tasks you are unsure of',
      'Lifting, washing, medicines, feeding, talking in a crisis: have a nurse, vet, doctor or course show you what is right for {person}.',
      ['Name the three tasks', 'Ask for a course or an hour of instruction', 'Do them once under supervision'],
      4,
      { when: { level: 'beginner' } },
    ),
    step(
      'Find out what wears you out most',
      'You have done this for a while. For one week write hours, sleep and mood; strike or hand over the one task for {person} that costs most strength.',
      ['Keep the list for a week', 'Choose the task', 'Hand it over with a date'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Share the care of {person} with names and days',
      'Family, friends, neighbours, volunteers: ask each for one exact thing. One sheet or shared calendar shows who comes when.',
      ['Write what can be given away', 'Ask five people singly', 'Put up the calendar'],
      3,
      { waitDays: 5 },
    ),
    step(
      'Apply for the help from outside you are entitled to',
      'Advice centre, insurance, social services, clinic, charity: which money, aids, day care, nursing or leave is there for {person}? Apply at once, as most begin only from the day of the application.',
      ['Book an appointment for advice', 'Hand in two applications', 'Keep a folder'],
      5,
      { waitDays: 21 },
    ),
    step(
      'Make the home and the papers ready',
      'Light, grips, bed, alarm, safe food or fences. In a folder for {person}: doctors, medicines, allergies, insurance, powers, wishes, emergency contacts.',
      ['Walk through the home with a list', 'Change the three most dangerous places', 'Fill the folder'],
      5,
    ),
    step(
      'Plan something good with {person} each week',
      'Not care, but time: music, a walk, photos, visitors, a game, half an hour without telephone. Put it into the calendar like a medicine.',
      ['Ask what used to give joy', 'Plan the first two hours', 'Note what went well'],
      6,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Hold a talk after a month and change the plan',
      'All who help {person} sit down for an hour: what works, what is too much, what comes next? It is done when your free half day and a replacement for illness are fixed.',
      ['Invite all for one hour', 'Decide three changes', 'Fix your free half day and the replacement'],
      2,
    ),
  ],
  suggestions: [
    tip('Take half a day off each week', 'Tired people become impatient.', 'Same day', 'Out of the house'),
    tip('Write down medicines on one card', 'It saves minutes in an emergency.', 'Name, dose, hour', 'In the purse'),
    tip(
      'Let the person do what still works',
      'It is slower and keeps strength and pride.',
      'Wait ten seconds',
      'Help only at the end',
    ),
    tip('Say what you do before you do it', 'Touch without warning frightens.', 'One sentence', 'Look at each other'),
    tip('Ask for a trial of day care', 'Many enjoy it after the third time.', 'One day first', 'Go with them'),
    tip('Talk to other carers', 'They know the forms and the feelings.', 'A group once a month', 'Online at night'),
    tip('Keep a small diary of symptoms', 'Doctors can do more with facts.', 'Three words a day', 'Bring it along'),
    tip('Give visitors a task', 'Otherwise you serve them too.', 'Reading aloud', 'A walk together'),
    tip(
      'Answer the feeling first',
      'With confusion or fear facts do not help.',
      'I see you are worried',
      'Then distract',
    ),
    tip('Have your own check-up', 'Carers cancel theirs first.', 'Back, sleep, mood', 'This quarter'),
    tip(
      'Speak about money early',
      'Silence among relatives grows into quarrels.',
      'Hours and costs open',
      'Write it down',
    ),
    tip('Laugh together when you can', 'It is allowed, also in hard times.', 'Old films', 'The story of the week'),
  ],
};
