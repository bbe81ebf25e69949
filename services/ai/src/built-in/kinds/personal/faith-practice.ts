import { type Kind, step, tip } from '../kind.ts';

const muslim = ["fajr/salah/qur'an/quran/mosque/ramadan/shawwal/islam/muslim/dua"];

const jewish = ['shabbat/synagogue/torah/jewish/candles/havdalah'];

const buddhist = ['zazen/sangha/meditation/buddhist/dharma/vipassana'];

const returning = ['mass/parish/confirmed/catholic/church/jesus/lord/christian/rosary/bible'];

export const faithPractice: Kind = {
  id: 'faith-practice',
  category: 'personal',
  name: 'Deepen your faith',
  slots: {
    text: {
      words: [
        'Bible|scripture',
        'Quran|koran|surahs|surah',
        'Torah',
        'Bhagavad Gita|gita',
        'Guru Granth Sahib',
        'Talmud',
        'psalms|psalm',
        'gospels|gospel',
        'sutras|dharma',
        'Book of Mormon',
      ],
      otherwise: 'holy text',
    },
    community: {
      words: [
        'church|mass|baptised|baptism|confirmation',
        'mosque|ramadan|islam|hajj',
        'synagogue|shabbat|bat mitzvah|bar mitzvah',
        'temple|puja|hindu',
        'gurdwara|sikh',
        'sangha|buddhist',
        'Quaker meeting|quakers',
        'prayer group',
      ],
      otherwise: 'community',
    },
  },
  ask: {
    question: 'Which faith is yours or interests you, and what would you like to live again?',
    chips: ['Daily prayer', 'Reading scripture', 'Finding or rejoining a community'],
  },
  hoursAWeek: 2.5,
  weekly: 'Keep the prayer time on five days and go to one gathering',
  measures: ['chapters', 'books', 'pages', 'surahs', 'verses', 'psalms', 'prayers'],
  overview:
    'You will begin with a short fixed time each day, read a manageable part with help, visit and join a community, and take one act of faith into the week. It ends with a season kept or with the step you have prepared for.',
  approach:
    'Ten minutes at the same hour are a better beginning than an hour of good intentions. Bring your doubts along and ask somebody who knows the tradition. Many stop after a missed week out of shame; every tradition has a way of beginning again.',
  done: 'For eight weeks you have kept your time on most days, people in a community know your name, and you have taken the step you set out for.',
  cautions: [
    'Ask a doctor before fasting if you are pregnant, ill, diabetic or take medicine; most traditions exempt you. Be wary of groups that cut you off from family, ask for large sums, or forbid questions.',
  ],
  steps: [
    step(
      'Take ten minutes of prayer or silence today',
      'Choose a place, turn off the phone, say a prayer you know or your own three sentences: thank you, sorry, please. Write down what you are looking for.',
      ['Sit down for ten minutes now', 'Write three lines on what you hope for'],
      0.5,
    ),
    step(
      'Hold one prayer on time and let the others follow',
      'Begin with the one you miss most. For Fajr: asleep by half past ten, alarm across the room, water beside it, a friend who rings on three days. Five lines of Qur’an after it, with meaning. When it has held for three weeks, the next prayer. What was missed is made up the same day without despair.',
      ['Look up the times of the month', 'Put alarm and prayer mat ready', 'Ask one friend to ring'],
      3,
      { when: { said: muslim } },
    ),
    step(
      'Fix the hour and place for every day',
      'By sunrise, on the train, before bed, or at the times your faith sets. Lay ready what you need: book, mat, beads, candle. Begin with one prayer and do it fully.',
      ['Choose hour and place', 'Put your {text} and what else you need there', 'Cross off fourteen days'],
      3,
      { when: { unsaid: muslim } },
    ),
    step(
      'Ask priest, pastor or parish for twenty minutes',
      'Write three lines: I was brought up in it, I have been away for so long, I would like to find back. They hear it often and ask for no certificate. Ask what you may do already, where a small group meets, and how people here pray at home. Before that one service in the last row is enough.',
      ['Go to one service', 'Write the three lines', 'Ask for one small group'],
      1.5,
      { waitDays: 3, when: { said: returning } },
    ),
    step(
      'Talk to somebody who knows the tradition',
      'Priest, imam, rabbi, monk, elder or a friend who lives it. Bring your real questions, doubts and hurts included. Ask: how did you begin, what should I read first?',
      ['Write three questions', 'Ask your {community} for half an hour'],
      1.5,
      { waitDays: 4, when: { unsaid: returning } },
    ),
    step(
      'Read your {text} in small daily parts',
      'One book or section with a good introduction, ten to fifteen minutes a day. Note one sentence, one question, one thing to do. Do not begin with the hardest part.',
      ['Choose a translation with notes', 'Divide the section into days', 'Collect questions for the group'],
      10,
      { measured: 'Read or learn the first {20%}' },
    ),
    step(
      'Sit with two groups and ask for a first instruction',
      'Write to two centres of your tradition, ask for a beginners’ evening, loose clothes, ten minutes early. Sit at home at the same hour, twenty minutes, facing the wall or a candle. One online group carries the weeks in between.',
      ['Write to two centres', 'Go to one evening', 'Sit on five mornings'],
      4,
      { when: { said: buddhist } },
    ),
    step(
      'Visit two or three gatherings and stay for tea',
      'Go twice to each before you judge: how are strangers, children and doubters treated, how is money spoken about? Say that you are new; somebody will show you the way.',
      [
        'Look up the hours of your nearest {community}',
        'Go with a friend the first time',
        'Write afterwards how it was',
      ],
      5,
      { measured: 'Reach {50%}, with somebody to ask', when: { unsaid: buddhist } },
    ),
    step(
      'Join one small group or class',
      'Scripture evening, choir, course for beginners, prayer circle. In a group of ten you are missed when absent, and that carries you through dry weeks.',
      ['Ask your {community} about groups', 'Try one four times'],
      6,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Keep one Shabbat from candle to havdalah',
      'Friday: candles before sunset with the blessing on a card, wine, bread, phones in a drawer. Saturday: synagogue or a walk and a chapter, a meal prepared the day before, havdalah with spice. Begin with the evening, add the day after four weeks. Tell those at home what you do and what you do not ask of them.',
      ['Print the blessings', 'Cook on Thursday', 'Write to a congregation for a Friday'],
      4,
      { when: { said: jewish } },
    ),
    step(
      'Take one act of faith into each week',
      'Visit somebody ill, share a meal, give a set part of your income, make peace, keep a day of rest. Choose one and do it quietly.',
      ['Choose the act and its day', 'Tell nobody but one person from your {community}'],
      4,
      { when: { unsaid: jewish } },
    ),
    step(
      'Keep a season or take the step you prepared',
      'Lent, Ramadan, Advent, a festival, a retreat, baptism, confirmation or conversion: with a date and a guide. It is done when it is kept and you know how you go on with your {text} and prayer.',
      ['Agree on date and preparation', 'Invite those who should be there', 'Write your rule for the next half year'],
      6,
      { waitDays: 14, measured: 'Complete all {total}' },
    ),
  ],
  suggestions: [
    tip('Pray with your own words', 'Three honest sentences are enough.', 'Thanks, sorry, please', 'Aloud if you can'),
    tip('Learn one prayer by heart', 'It is there when you are ill or afraid.', 'A line a day', 'On the walk'),
    tip('Listen to it read aloud', 'It was meant for the ear.', 'In the car', 'Same part twice'),
    tip('Keep one day free of work', 'As your faith or your week allows.', 'Phone off', 'Meal with others'),
    tip('Write names you pray for', 'It takes the eye off yourself.', 'Seven names', 'One for each day'),
    tip('Begin again after gaps', 'Without making up for lost days.', 'Today, ten minutes', 'No promise'),
    tip('Sing with others', 'Even quietly.', 'Last row', 'Tune first'),
    tip('Ask old people how they pray', 'They have kept it through much.', 'One visit', 'Listen'),
    tip('Use beads, candle or mat', 'Hands help a restless head.', 'Always the same', 'Put away after'),
    tip('Include the children', 'Two minutes and a song.', 'At bedtime', 'Let them ask'),
    tip('Visit a holy place nearby', 'A quiet hour there does much.', 'On a weekday', 'No camera'),
    tip('Keep a notebook of questions', 'Faith lives with them.', 'One a week', 'Ask one a month'),
  ],
};
