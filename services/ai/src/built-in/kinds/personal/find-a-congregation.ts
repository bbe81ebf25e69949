import { type Kind, step, tip } from '../kind.ts';

const visitedSome = ['tried four/three/two', 'two are possible', 'membership class', 'i come, pray', 'last row'];

export const findACongregation: Kind = {
  id: 'find-a-congregation',
  category: 'personal',
  name: 'Find a church, mosque or temple to belong to',
  slots: {
    house: {
      words: [
        'church|parish|congregation',
        'mosque',
        'synagogue|shul',
        'temple|mandir',
        'gurdwara',
        'sangha|meditation group|buddhist centre',
        'Quaker meeting|quakers|friends meeting',
        'Bible study group|bible study|house group',
        'choir at church|church choir',
      ],
      otherwise: 'community',
    },
    place: { from: 'place', otherwise: 'where you live' },
  },
  ask: {
    question: 'What matters most to you there?',
    chips: ['People of my age or language', 'Teaching and prayer', 'Welcome for who I am'],
  },
  hoursAWeek: 2.5,
  overview:
    'You will write what you need, list five places within reach, visit three of them several times, meet people outside services, take one small task, and decide after two months.',
  approach:
    'First impressions say more about the music than about the people, so go three times. Belonging comes through a task and a table more than through the service. Go again after an awkward first time; everybody there had one.',
  done: 'Five people there know your name, you have a task or a group, and you miss it when you are away.',
  cautions: [
    'Leave where questions, doctors or contact with family are forbidden, where leaders are beyond criticism, or where money is pressed for. If you were hurt in a community, take a friend and your time.',
  ],
  steps: [
    step(
      'Write what you need and what you cannot bear',
      'Language, music, children’s time, steps, silence, views on women or gay people, distance. Two musts, two must-nots. It saves many Sundays.',
      ['Write two musts and two must-nots', 'Note times you can come'],
      0.5,
    ),
    step(
      'List five places in reach of {place}',
      'Online pages, notice boards, neighbours, university chaplain, your old {house}. Watch one service on video. Note time, access, children, coffee after.',
      ['List five', 'Watch one service', 'Ask two people'],
      0.8,
      { when: { unsaid: visitedSome } },
    ),
    step(
      'Go to the first one this week',
      'Ten minutes early, seat near the back, say to the person at the door: I am new. Stay for tea even if it is hard. Two lines afterwards.',
      ['Choose time and travel', 'Say that you are new', 'Write two lines'],
      2,
      { when: { unsaid: visitedSome } },
    ),
    step(
      'Visit three places three times each',
      'Ordinary weeks. Look how late-comers, children, poor people and doubters are treated. Who speaks to you the second time? Read how each {house} is led and where money goes.',
      ['Make a plan for two months', 'Talk to one new person each time', 'Read the yearly report or rules'],
      12,
    ),
    step(
      'Stay for the coffee and ask for one small task',
      'That is where it is decided. Stand near the kitchen, dry cups, ask one older member how long they have been coming. Chairs, reading, the rota for flowers, driving: a task brings names. Three Sundays, three names each. Leave after twenty minutes if it is enough.',
      ['Dry cups after one service', 'Learn three names', 'Ask for one task'],
      2,
      { when: { said: visitedSome } },
    ),
    step(
      'Meet the leader and one member for a talk',
      'Ask: how do people grow here, how are quarrels dealt with, what about people like me, where can I help? Answers without haste are a good sign.',
      ['Ask for half an hour', 'Ask three questions', 'Meet one member for coffee'],
      1.5,
      { waitDays: 5 },
    ),
    step(
      'Join one small group or task',
      'Kitchen, choir, visiting, children, technique, Scripture evening. Two hours a fortnight is enough. Here names are learned.',
      ['Ask for a small task in the {house}', 'Come four times', 'Invite one person home'],
      6,
    ),
    step(
      'Decide after two months and say so',
      'Where were you missed? Where could you say I do not know? Tell the leader you would like to belong, ask about membership, and thank the others. People come and go, so look again after a year.',
      ['Compare your notes', 'Tell them', 'Thank the other places'],
      1,
    ),
  ],
  suggestions: [
    tip('Go on a cleaning day', 'You meet people at once.', 'Gloves', 'Lunch'),
    tip('Bring a cake', 'Hands busy, talk easy.', 'Label', 'Small'),
    tip('Ask for the newcomers’ lunch', 'Many have one.', 'Monthly', 'Sit mixed'),
    tip('Use the language group', 'Home sounds.', 'Afternoon service', 'Children too'),
    tip('Try midweek', 'Smaller and warmer.', 'Evening prayer', 'Tea'),
    tip('Ask for a lift', 'People like to help.', 'Notice board', 'Offer petrol'),
    tip('Remember three names', 'Say them next week.', 'Write down', 'Ask one thing'),
    tip('Tell of allergies and wheelchairs', 'They arrange it.', 'Call before', 'Front seat'),
    tip('Let children visit the room first', 'Fear goes.', 'Weekday', 'Meet the teacher'),
    tip('Keep one friend outside', 'Balance.', 'Tell them', 'Laugh'),
    tip('Pray at home too', 'A place does not replace it.', 'Five minutes', 'Same chair'),
    tip('Give it a year', 'Roots take time.', 'Feast round', 'Then judge'),
  ],
};
