import { type Kind, step, tip } from '../kind.ts';

export const parentWithDementia: Kind = {
  id: 'parent-with-dementia',
  category: 'relationship',
  name: 'Live well with a relative’s dementia',
  slots: {
    person: {
      words: [
        'mum|mother|mom',
        'dad|father',
        'husband',
        'wife',
        'grandmother|gran|nan|grandma',
        'grandfather|grandad|grandpa',
        'partner',
        'sister',
        'brother',
        'aunt',
        'mother-in-law|mother in law',
      ],
      otherwise: 'relative',
    },
    early: {
      words: ['forgetful|forgets|memory|diagnosed|diagnosis|getting worse|signs|suspect|keys in the fridge'],
      otherwise: 'memory',
    },
  },
  ask: { question: 'Where are you now?', chips: ['We only suspect it', 'New diagnosis', 'It is hard day and night'] },
  hoursAWeek: 5,
  unhurried: true,
  overview:
    'You will have memory and treatable causes checked, settle papers while your {person} can decide, make home safe, learn how to talk and calm, and build help so that you last.',
  approach:
    'You cannot win an argument against dementia; you can answer the feeling behind it. Routine, light, movement and music do more than corrections. It goes wrong when one person carries it alone for too long, and when papers are put off.',
  done: 'Papers, home and weekly help are in place, crises have a plan, and you have regular free days.',
  cautions: [
    'Sudden confusion within hours or days, fever, a fall or new sleepiness needs a doctor the same day. Never give calming or sleeping pills without one. If you fear you might lose control or be hurt, leave the room and ring for help. Driving has to be judged by a doctor.',
  ],
  steps: [
    step(
      'Write down what you notice for a week',
      'Day, hour, what happened, before, after: lost way, bills, same question, mood, nights. It shows the doctor more than any test, and shows you patterns.',
      ['Note three things a day', 'Ask another relative what they see', 'List all medicines of your {person}'],
      1,
    ),
    step(
      'Have causes checked by doctor and memory clinic',
      'Thyroid, vitamin B12, depression, hearing, infection, pills and alcohol can look like dementia. Say: a check-up for both of us. Go along, bring the notes, ask for kind, stage, and what helps.',
      ['Book the doctor and bring notes', 'Ask for referral to a memory clinic', 'Check ears, eyes and pills'],
      2,
      { waitDays: 30 },
    ),
    step(
      'Settle papers while your {person} can sign',
      'Power of attorney for money and health, will, living will, bank access, care level, disabled pass. Each month counts. Let them speak about their wishes and record it.',
      ['Book notary or forms this week', 'Apply for the care level', 'Set up access at the bank'],
      4,
      { waitDays: 21 },
    ),
    step(
      'Talk about driving and stove without a fight',
      'Let the doctor say it. Offer a taxi account, lifts on fixed days, and a reason that keeps dignity. Stove cut-off, kettle that stops, keys moved to where they are looked for.',
      [
        'Ask the doctor to talk to your {person} about driving',
        'Fit a stove cut-off',
        'Set up lifts for two fixed trips',
      ],
      2,
    ),
    step(
      'Make home simple, light and hard to get lost from',
      'Pictures on doors, night lights to the toilet, one set of clothes laid out, rugs off, medicine locked, number in the coat, door sensor, neighbour informed. A large clock with day and date.',
      ['Go through the home of your {person} at night', 'Tell two neighbours', 'Put number and name in coat and bag'],
      4,
    ),
    step(
      'Learn to answer the feeling and not the fact',
      'I want to go home: you miss your mother, tell me about her. Short sentences, one question, name, eye contact, wait ten seconds. Never: I told you. Music from when they were twenty opens doors.',
      [
        'Practise three answers',
        'Make a list of twenty songs your {person} loved',
        'Look for what comes before unrest',
      ],
      3,
      { waitDays: 14 },
    ),
    step(
      'Give the day with your {person} a rhythm',
      'Same times, walk before lunch, task with a purpose: fold, peel, water, sort screws. Nap before two, bright light by day, quiet after five when restlessness begins. Drink at every clock hour.',
      ['Write the day on one page', 'Choose three tasks with a purpose', 'Plan a walk at the same hour'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Bring in helpers before you break down',
      'Day centre two days, home help, sitter of a dementia group, night once a fortnight, family rota. Start with: a friend comes for coffee. Join a carers’ group; they know the tricks of your town.',
      ['Visit a day centre together', 'Ask three people for a fixed hour', 'Go to one carers’ evening'],
      4,
      { waitDays: 21 },
    ),
    step(
      'Make the crisis plan and look ahead',
      'Who comes if you fall ill, page for hospital, bag, photo in case they get lost, when home care is no longer right: nights, falls, fear. Look at two homes now. Review each season.',
      ['Write the one-page crisis plan for your {person}', 'Look at two homes', 'Set your next free week'],
      3,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Play the old songs', 'Memory for music stays longest.', 'After lunch', 'Sing'),
    tip('Make a life book', 'Ten photos with short captions.', 'Large type', 'Carers read it'),
    tip('Say what, not do you remember', 'This is Paul, your grandson.', 'Name badge', 'Smile'),
    tip('Walk round the block at five', 'It turns the restless hour.', 'Same way', 'Coat ready'),
    tip('Offer two things to choose', 'Red or blue is possible.', 'Show them', 'Wait'),
    tip('Keep a spare of what gets lost', 'Glasses, keys, purse.', 'Same model', 'Drawer'),
    tip('Let small lies of kindness be', 'Comfort counts more than dates.', 'Change the scene', 'Tea'),
    tip('Finger food on restless days', 'Eating while walking is eating.', 'Small plates', 'Colours'),
    tip('Tell shops nearby', 'They help instead of calling police.', 'Card', 'Number'),
    tip('Note one good moment a day', 'You will want them later.', 'One line', 'Photo'),
    tip('Explain it to grandchildren', 'Grandma’s brain forgets, her heart does not.', 'Book', 'Questions'),
    tip('See your own doctor', 'Carers get ill in silence.', 'Sleep', 'Mood'),
  ],
};
