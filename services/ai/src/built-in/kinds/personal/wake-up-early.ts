import { type Kind, step, tip } from '../kind.ts';

const worked = ['weeks at', 'worked, then', "i've moved", 'alarm in the bathroom', 'still fail'];

const noReason = ['retired', 'nobody waits', 'lie there'];

export const wakeUpEarly: Kind = {
  id: 'wake-up-early',
  category: 'personal',
  name: 'Get up early',
  slots: {
    hour: {
      words: [
        'five|5am|5 am|5 o’clock',
        'half past five|5.30|5:30',
        'six|6am|6 am|6 o’clock',
        'half past six|6.30|6:30',
        'seven|7am|7 am',
        'fajr|prayer',
        'sunrise',
      ],
      otherwise: 'the early hour',
    },
  },
  ask: {
    question: 'When do you get up and go to bed now, and what for?',
    chips: ['I snooze for an hour', 'I go to bed too late', 'For sport, prayer or study'],
  },
  hoursAWeek: 1,
  weekly: 'Same time on six days, light within ten minutes, bed on time on five nights',
  measures: ['days', 'mornings', 'weeks'],
  overview:
    'You will choose the hour and the reason, move bed and alarm by fifteen minutes every few days, use light and the phone in another room, prepare the first half hour, and hold it at weekends.',
  approach:
    'Getting up early is made in the evening: seven to nine hours of sleep stay. Fifteen minutes every three days is what the body follows. Morning light and the same hour on Sunday do more than willpower.',
  done: 'On twenty-six of thirty days you were up within ten minutes of the alarm and rested by noon.',
  cautions: [
    'Do not take it from your sleep. Loud snoring, falling asleep by day, low mood in the morning or shift work are reasons to ask a doctor first. Teenagers’ clocks run later by nature.',
  ],
  steps: [
    step(
      'Write which two mornings still fail and why',
      'It worked once or works on five days. So name the two: Sunday after late films, the first day after holidays. The rule for them: at most one hour later than the others, light within ten minutes, no nap after three. After a break go back by 20 minutes a day.',
      ['Name the two mornings', 'Write the rule for holidays', 'Set the alarm for Sunday'],
      0.3,
      { when: { said: worked } },
    ),
    step(
      'Write what the early hour is for',
      'Quiet, sport, prayer, study, children. Something you like in the first twenty minutes. Write bed and wake times of the last week and count back from {hour} the hours of sleep you need.',
      ['Write the reason in one line', 'Note a week of times', 'Work out your bedtime'],
      0.3,
      { when: { unsaid: worked } },
    ),
    step(
      'Put the alarm across the room',
      'A real clock, phone charging in the kitchen. Feet on the floor, then water that stands ready. No snooze: it gives broken sleep and a heavy head.',
      ['Buy or find an alarm clock', 'Place it so that you must stand', 'Put water and slippers there'],
      0.4,
    ),
    step(
      'Get bright light within ten minutes',
      'Curtains, outside on the balcony, lamp of 10,000 lux in winter for twenty minutes. In the evening the opposite: warm, dim, no screen for the last hour before bed.',
      ['Open curtains or go out', 'Dim lights an hour before bed', 'Set a lamp timer'],
      0.5,
    ),
    step(
      'Move bed and alarm by fifteen minutes',
      'Every three days, both together. From nine to six takes about five weeks. On bad nights keep the time and nap for twenty minutes before three.',
      ['Set this week’s two times', 'Enter the next shifts', 'Nap instead of snoozing'],
      2,
    ),
    step(
      'Let somebody or something wait for you in the morning',
      'Without work the morning needs an appointment: a neighbour for a walk at eight, the paper shop, a class at nine, a bird feeder, a call to a friend who is alone too. Three mornings a week are enough. Clothes lie on the chair, breakfast is laid.',
      ['Agree on three mornings', 'Lay clothes and breakfast', 'Tell them to ring if you are not there'],
      0.7,
      { when: { said: noReason } },
    ),
    step(
      'Prepare the first half hour in the evening',
      'Clothes, shoes, book, kettle, list of three. No decision before breakfast. Begin with the nice thing at {hour}.',
      ['Lay everything out at nine', 'Choose the nice thing', 'Tell the household'],
      0.7,
      { when: { unsaid: noReason } },
    ),
    step(
      'Hold it at weekends and after late nights',
      'At most one hour later. After a late night get up as always, nap, go to bed early. This is where most plans break.',
      ['Plan Saturday’s first hour', 'Decide on late nights before', 'Cross off each day'],
      1,
      { measured: 'Keep the first {20%} of mornings' },
    ),
    step(
      'Mend the evening: coffee, meals, screens',
      'Last coffee eight hours before bed, supper three hours, alcohol little, series one episode. An alarm for going to bed is the one that counts.',
      ['Set the bed alarm', 'Move coffee and supper', 'Choose a calm last half hour'],
      1,
      { measured: 'Reach {50%} of mornings' },
    ),
    step(
      'Keep thirty days and decide what stays',
      'Rested at noon? If not, half an hour later is right. Keep {hour} on the days that need it, and the same rhythm in holidays within an hour.',
      ['Count kept days', 'Adjust by fifteen minutes', 'Write what the hour gave you'],
      0.6,
      { measured: 'Get up early on all {total}' },
    ),
  ],
  suggestions: [
    tip('Arrange to meet somebody', 'Nobody lets a friend stand.', 'Walk', 'Call'),
    tip('Make coffee by timer', 'Smell gets one up.', 'Set at night', 'Cup ready'),
    tip('Go to bed with a paper book', 'Eyes fall shut.', 'Ten pages', 'Lamp'),
    tip('Wash the face cold', 'Awake in seconds.', 'Then light', 'Then water'),
    tip('Use two small alarms', 'For bed and for rising.', 'Same tone', 'Every day'),
    tip('Warm the room before', 'Cold beds hold.', 'Timer', 'Robe'),
    tip('Start with weekdays you like', 'Success first.', 'Tuesday', 'Saturday later'),
    tip('Do not talk about it at ten', 'Night owls tempt.', 'Say good night', 'Smile'),
    tip('Keep naps short', 'Twenty minutes.', 'Before three', 'Alarm'),
    tip('Eat breakfast in light', 'Clock learns.', 'Window', 'Same hour'),
    tip('Track only two things', 'Bed and up.', 'Paper', 'Week'),
    tip('Forgive one morning', 'Same hour tomorrow.', 'No double alarm', 'Go'),
  ],
};
