import { type Kind, step, tip } from '../kind.ts';

export const fiveDailyPrayers: Kind = {
  id: 'five-daily-prayers',
  category: 'personal',
  name: 'Pray all five prayers every day',
  slots: {
    prayer: {
      words: ['Fajr|fajar|subuh', 'Dhuhr|zuhr|dhuhur', 'Asr|asar', 'Maghrib', 'Isha|isyak'],
      otherwise: 'the prayer you miss most',
    },
  },
  ask: {
    question: 'Which prayer do you miss most often?',
    chips: ['Fajr, I sleep through', 'Those at work or school', 'I am just beginning'],
  },
  hoursAWeek: 4,
  weekly: 'Mark every prayer you kept, and begin again with the next one after a miss',
  overview:
    'You see which prayers slip and why, make place and time for one of them after the other, and arrange sleep, work and journeys around them. Each week you keep a little more, until all five stand.',
  approach:
    'Secure one prayer at a time and add the next when it holds for two weeks; who starts all five on one day often stops on the ninth. A missed one is made up, not a reason to leave the day. Sleep decides Fajr, and a kept ablution decides the ones at work.',
  done: 'You have prayed all five on at least twenty-six of thirty days, where days on which you are exempt do not count, and know how you make up a missed one.',
  cautions: [
    'To add the prayers step by step is a help for the habit and not a ruling: ask an imam what is due from you meanwhile.',
    'For questions of ruling, such as illness, travel, periods or years of missed prayers, ask a learned person whom you trust. Do not let shame or sleeplessness grow: speak to somebody if repeated doubts or washing take hours.',
  ],
  steps: [
    step(
      'Mark for seven days which prayers you keep',
      'Five boxes a day, without judging. Behind each empty one write why: asleep, at work, no place, forgot, tired. The pattern shows where you begin.',
      ['Draw the sheet or open an app for it', 'Mark today’s prayers', 'Write down what keeps you from {prayer}'],
      1,
    ),
    step(
      'Know the times and put them into your day',
      'Use the times of your mosque or one app with your place and school. Set a call ten minutes after each begins, and write beside each where you usually are then.',
      ['Set place and method in the app', 'Write where you are at each prayer', 'Put a mat where you are most'],
      1,
    ),
    step(
      'Go over ablution and prayer with a teacher',
      'Where the words or the order are unsure, one hour with an imam, a relative or a class takes away the shame. Learn two short surahs that you like.',
      ['Ask for an hour at the mosque', 'Practise slowly once', 'Learn two short surahs'],
      2,
      { when: { level: 'beginner' } },
    ),
    step(
      'Make the easiest prayer unmissable for two weeks',
      'Choose the one you already keep most. Tie it to something fixed, such as coming home, and pray it in the first part of its time.',
      ['Choose the prayer', 'Tie it to something you do each day', 'Keep it fourteen days'],
      3,
    ),
    step(
      'Arrange the prayers at work, school or on the way',
      'Ask for ten minutes and a quiet corner; many employers and schools agree. Keep your ablution from home, carry a thin mat, and know the mosques on your way.',
      ['Ask your manager or teacher in two sentences', 'Find the quiet corner', 'Pack the mat and a bottle'],
      2,
      { waitDays: 3 },
    ),
    step(
      'Win Fajr the evening before',
      'Put the phone away after Isha, be in bed early enough for seven hours in two parts if needed, and put the alarm across the room. Ask a friend to ring you for thirty days.',
      ['Fix the hour for bed', 'Put the alarm beside the tap', 'Agree with a friend to ring each other'],
      3,
    ),
    step(
      'Add the next prayer every two weeks',
      'Only when the last one has stood for fourteen days. In a hard week hold what you have. Pray one of them with others: at home, at work or in the mosque.',
      ['Choose the next prayer', 'Pray one a day with others', 'Mark the week on your sheet'],
      8,
      { waitDays: 14 },
    ),
    step(
      'Keep all five for thirty days and guard them',
      'Look each Friday at the sheet, and make up a missed one as soon as you can. Days on which you are exempt, as during menstruation, do not count and are not made up; for earlier years ask a learned person. Plan shifts, journeys and feasts the day before. When all five stand, add one thing that gives them life: a meaning learned, a minute of quiet.',
      ['Plan the coming week on Friday', 'Learn the meaning of one passage', 'Tell somebody what helped you'],
      10,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Pray at the start of the time', 'Later becomes never on busy days.', 'First call', 'Phone down'),
    tip('Keep ablution before you leave home', 'Half of the trouble is gone.', 'Socks wiped', 'Small towel'),
    tip('Put a mat in the car or bag', 'No place is no reason then.', 'Thin one', 'Compass app'),
    tip('Pray with your family once a day', 'Children wait for it.', 'Maghrib', 'Take turns'),
    tip('Find a prayer friend', 'A message after Fajr is enough.', 'Both mark', 'No blame'),
    tip('Begin again with the next one', 'The day is not lost.', 'No making good by worry', 'Next call'),
    tip('Sleep a little after noon', 'Fajr gets easier.', 'Twenty minutes', 'No later than four'),
    tip('Learn what the words mean', 'The heart follows.', 'One line a week', 'Opening surah first'),
    tip('Look up rules for shifts and travel', 'Faith makes room for them.', 'Ask an imam', 'Write it down'),
    tip('Leave the phone in another room', 'It takes the quiet.', 'Two minutes after', 'No checking'),
    tip('Make a corner at home', 'Clean, quiet, always ready.', 'Mat lies out', 'Qibla marked'),
    tip('Use Ramadan as a start', 'Everybody carries you.', 'Keep one after', 'Plan Shawwal'),
  ],
};
