import { type Kind, step, tip } from '../kind.ts';

const midMonth = ['on day', 'day _ of ramadan', 'juz behind/left', 'missed two/some fasts'];

const makeUp = ['make up', 'shaban'];

export const ramadan: Kind = {
  id: 'ramadan',
  category: 'personal',
  name: 'Keep the month of Ramadan well',
  slots: {
    part: {
      words: [
        'fasting|fast|rosa|sawm',
        'taraweeh|tarawih|night prayers',
        'Quran|reading the quran|khatm|khatam',
        'suhoor and iftar|iftar|suhoor',
        'charity|zakat|sadaqah',
        'last ten nights|itikaf|laylat al qadr',
      ],
      otherwise: 'fasting and prayer',
    },
  },
  ask: {
    question: 'What would you like this time?',
    chips: ['First full fast', 'Finish the Quran', 'Less food, more prayer'],
  },
  hoursAWeek: 6,
  weekly: 'Keep prayer, part of the reading and one good deed on each day',
  measures: ['days', 'juz', 'pages'],
  overview:
    'You will prepare body, work and home in the weeks before, set three small aims, keep sleep and food simple, strengthen the last ten nights, and carry one habit past Eid.',
  approach:
    'People lose strength in week two through too many aims and too little sleep. Three aims with the smallest form for bad days hold. Simple meals and a nap count as preparation for worship.',
  done: 'The month is kept as your health allowed, missed days are noted with a plan, and one habit lives four weeks after Eid.',
  cautions: [
    'Ask a doctor weeks before with diabetes, kidney or heart trouble, pregnancy, breastfeeding, eating disorder or medicine; illness and travel exempt you. Stop the fast for fainting, confusion or danger. Ask a scholar about making up days or feeding the poor.',
  ],
  steps: [
    step(
      'Choose three aims and their smallest form',
      'One for prayer, one for reading, one for people. Write beside each what you do on the worst day ({part} in ten minutes). Hang it in the kitchen.',
      ['Write three aims with a smallest form, one of them {part}', 'Note the likely dates, with one day either side'],
      0.6,
    ),
    step(
      'See the doctor and ease coffee and sugar',
      'Three weeks before ask about times of medicine, blood sugar and driving. Cut coffee by a cup every three days and sweets to once a day, eat supper earlier, and fast one day a week of your own will.',
      ['Ask the doctor or pharmacist', 'Cut coffee and smoking step by step', 'Fast one day as a trial'],
      1.5,
      { waitDays: 10, when: { unsaid: midMonth } },
    ),
    step(
      'Arrange work, school and sleep',
      'Tell the boss or teacher early, ask for shift, break or leave in the last ten days. Plan two blocks of sleep and a nap of twenty minutes.',
      ['Talk to work or school', 'Plan sleep on paper', 'Move heavy tasks to mornings'],
      1,
    ),
    step(
      'Mend sleep and spread what is left of the recitation',
      'Count the juz and days left: five pages after each prayer are a juz and a quarter. Sleep in two pieces, after Tarawih until Suhur and forty minutes at noon, light food at Iftar first. Missed fasts through illness are written down for later and not mourned now. With diabetes, pregnancy, kidney or heart trouble, ring your doctor today before the next fast.',
      ['Count juz and days', 'Fix the two pieces of sleep', 'Write down the days to make up'],
      1,
      { when: { said: midMonth } },
    ),
    step(
      'Make up the missed days on Mondays and Thursdays',
      'Six days are three weeks. Announce them at home, Suhur prepared the evening before, together with a friend who owes some too. Keep the last two days before the month free. Whoever cannot make up for health asks a scholar about fidya.',
      ['Enter the dates', 'Find one friend', 'Ask at home for Suhur'],
      2,
      { when: { said: makeUp } },
    ),
    step(
      'Stock and cook ahead simply',
      'For suhoor plan oats, eggs, yoghurt and water, for iftar dates, soup, one dish and fruit. Freeze ten meals, share the cooking and keep fried food to one day a week.',
      ['Write a two-week menu', 'Freeze ten meals', 'Share out tasks at home'],
      4,
    ),
    step(
      'Keep the first ten days gently',
      'Dates and water, prayer, then eat. Reading of the {part} tied to prayers: four pages after each makes a juz a day. Phone away from fajr to noon.',
      ['Tie reading to prayers', 'Note each day with one line', 'Sleep by plan and keep {part} small on hard days'],
      12,
      { measured: 'Keep the first {20%}', when: { unsaid: midMonth } },
    ),
    step(
      'Give and mend in the middle ten',
      'Zakat worked out, food shared with neighbours, one quarrel ended, one lonely person invited. Children collect in a jar.',
      ['Work out and give zakat', 'Invite somebody who is alone', 'Call one person you avoid'],
      6,
      { measured: 'Keep {50%} with one good deed a day' },
    ),
    step(
      'Strengthen the last ten nights',
      'One hour each night rather than one whole night: prayer, {part}, names to pray for. Take leave if you can. Mosque on two nights, home on others.',
      ['Choose the hour', 'Write the list for prayers', 'Prepare Eid clothes and gifts before'],
      12,
    ),
    step(
      'Celebrate Eid and keep one habit',
      'Zakat al-fitr before the prayer, visits, rest. Write missed days and when you will make them up. Keep two pages or one voluntary fast a week for four weeks.',
      ['Give zakat al-fitr', 'Note days to make up', 'Choose one habit and a day to look back'],
      3,
      { measured: 'Keep all {total} and note what to make up' },
    ),
  ],
  suggestions: [
    tip('Drink in steps', 'Two glasses at iftar, then one an hour.', 'Bottle in sight', 'Before sleep one'),
    tip('Eat slowly at iftar', 'Prayer between dates and meal.', 'Small plate', 'Sit'),
    tip('Walk after taraweeh', 'Sleep comes better.', 'Ten minutes', 'With a friend'),
    tip('Make a children’s calendar', 'A deed a day.', 'Little doors', 'Half-day fasts'),
    tip('Put screens to sleep', 'The month feels longer.', 'App limits', 'News once'),
    tip('Read with meaning', 'One page in your language.', 'Note one line', 'Share it'),
    tip('Keep a list of iftars to give', 'People who live alone.', 'One a week', 'Bring it to them'),
    tip('Nap like an appointment', 'Twenty minutes.', 'Alarm', 'Before asr'),
    tip('Plan cycles and travel', 'Other worship stays open.', 'Remembrance', 'Listen'),
    tip('Prepare Eid in week two', 'The end is calm.', 'Gifts', 'Clothes'),
    tip('Fast from one word', 'Complaining or gossip.', 'Coin in a jar', 'Give it'),
    tip('Tell colleagues once', 'Then it is simple.', 'Friendly mail', 'Lunch is fine'),
  ],
};
