import { type Kind, step, tip } from '../kind.ts';

const midweek = ['works till', 'day _ of', 'then collapses', 'weekends break'];

const shifts = ['changing shifts', 'shift/shifts/early/late days'];

export const morningRoutine: Kind = {
  id: 'morning-routine',
  category: 'personal',
  name: 'Build a morning routine',
  slots: {
    activity: {
      words: [
        'yoga',
        'a workout|workout|exercise|gym|sport',
        'a run|run|running|jog',
        'a walk|walk|walking',
        'meditation|meditate',
        'journaling|journal|diary',
        'writing|write',
        'reading|read',
        'prayer|pray|quran|bible',
        'a proper breakfast|breakfast',
        'stretching|stretch',
        'studying|study|learning|revision',
        'planning the day|planning|plan',
        'coffee in peace|coffee|quiet|peace',
        'drawing|draw',
        'a cold shower|cold shower',
        'the dog walk|dog',
        'music practice|practise|piano|guitar',
      ],
      otherwise: 'the thing you want mornings for',
    },
  },
  ask: {
    question: 'When do you get up now, and what do you want the time for?',
    chips: ['Late, always in a hurry', 'For sport or quiet time', 'Mornings with children'],
  },
  hoursAWeek: 2.5,
  weekly: 'Do the morning in its order on five days and cross them off',
  overview:
    'You will look at three real mornings, prepare the evening before, move the alarm in steps of ten minutes, and build a short fixed order around {activity}. It ends with three weeks that run by themselves, with a short version for bad nights.',
  approach:
    'A morning is decided the evening before: bedtime, clothes, bag, phone outside the bedroom. Move bedtime and alarm together, or you only lose sleep and give up in the second week. Begin with twenty minutes; an hour and a half of good intentions rarely survives a Tuesday.',
  done: 'On at least 17 of 21 mornings you got up at your time and did your order, in the long or the short version.',
  cautions: [
    'Adults need seven to nine hours. If you cannot get up in spite of enough sleep for weeks, or feel low most mornings, speak to a doctor.',
  ],
  steps: [
    step(
      'Write the short version for the morning on which it collapses',
      'It works until Wednesday, or breaks at weekends. So there is a version of eight minutes: up, light, water, one thing. It counts as kept. Look at Tuesday night: it is usually too late to bed. Mark the short days with another colour; twice a week is allowed.',
      ['Write the eight minutes', 'Mark its two days', 'Put Tuesday’s bedtime half an hour earlier'],
      0.4,
      { when: { said: midweek } },
    ),
    step(
      'Write down three mornings minute by minute',
      'From the alarm to the door: what you did, how long it took, what went wrong. Most people find two places where fifteen minutes disappear.',
      [
        'Note this morning from memory in ten minutes',
        'Do the same on the next two mornings',
        'Mark where {activity} could have fitted in',
      ],
      1,
      { waitDays: 2, when: { unsaid: midweek } },
    ),
    step(
      'Set the order: up, light, water, one thing',
      'Four pieces, twenty minutes at first, always in the same sequence. The longest piece goes to {activity}.',
      ['Write the order on a card by the bed', 'Work out the time to get up from the time you must leave'],
      0.7,
    ),
    step(
      'Prepare the morning in ten minutes at night',
      'Clothes, bag, keys, breakfast things and whatever {activity} needs lie ready. Do it right after dinner, before you sit down.',
      [
        'Set an alarm for the preparation',
        'Lay out what {activity} needs',
        'Check weather and tomorrow’s first appointment',
      ],
      2,
    ),
    step(
      'Put phone and alarm out of reach',
      'A plain alarm clock across the room, the phone charging in the hall. Feet on the floor at the first ring, curtains open, light on.',
      [
        'Buy or borrow an alarm clock',
        'Agree with those you live with on the sound',
        'Decide that the phone waits until after {activity}',
      ],
      1,
    ),
    step(
      'Tie the order to getting up and not to the clock',
      'With changing shifts the order is the same and the hour is not: up, light or lamp, water, five minutes, food, phone last. A long version for late days, a short one for early days, both on one card. After nights it begins in the afternoon.',
      ['Write both versions on one card', 'Put lamp, water and food ready', 'Keep the phone out of reach until food'],
      1,
      { when: { said: shifts, weeksFrom: 4 } },
    ),
    step(
      'Move bedtime and alarm by ten minutes',
      'Every third day ten minutes earlier, both together. Stay where you are if you are sleepy in the daytime. At weekends at most one hour later.',
      ['Write the times for the next three weeks', 'Set a bedtime alarm 45 minutes ahead'],
      3,
      { when: { unsaid: shifts, weeksFrom: 4 } },
    ),
    step(
      'Get up at the new time for seven mornings',
      'With little time the new alarm starts tomorrow, with bedtime moved by the same amount. Expect three tired days; a short nap before three o’clock is allowed.',
      ['Set tonight’s bedtime alarm', 'Do only ten minutes of {activity} in this week'],
      2,
      { when: { weeksTo: 3.9 } },
    ),
    step(
      'Do a ten-minute version for two weeks',
      'Short and daily before long and seldom. Give ten minutes on every workday to {activity} and make a cross on paper; after ten crosses lengthen it.',
      ['Hang up a sheet with fourteen boxes', 'Write your two-minute version for bad nights'],
      4,
    ),
    step(
      'Settle the morning with the others at home',
      'Who is in the bathroom when, who makes lunch boxes, when you are not to be disturbed. Children do well with four pictures on the door in the right order.',
      [
        'Draw up bathroom and breakfast times together',
        'Move one job to the evening or to somebody else',
        'Protect the minutes for {activity}',
      ],
      1.5,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Keep the whole morning for 21 days',
      'Long version or short version, both count. After a missed day do the short one next morning. It is done with 17 crosses of 21; then change one thing that still annoys you.',
      [
        'Cross off each day',
        'Look every Sunday at what failed and change one thing',
        'Decide what {activity} looks like on holidays',
      ],
      7,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Count the mornings and fix your final order',
      'Look at the crosses, drop what you skipped, and write the order that worked on a fresh card. It is done when five mornings in a row went by it.',
      ['Drop the piece you skipped most', 'Set the next two weeks for {activity}'],
      1.5,
      { when: { weeksTo: 3.9 } },
    ),
  ],
  suggestions: [
    tip(
      'Open the curtains at once',
      'Daylight ends sleepiness faster than coffee.',
      'Or a bright lamp in winter',
      'Two minutes at the window',
    ),
    tip('Choose breakfast the evening before', 'One decision less.', 'Bowl and spoon out', 'Oats overnight'),
    tip('Lay clothes out in order', 'Socks on top saves searching.', 'Weather checked', 'Sports clothes if needed'),
    tip('Leave the bed made', 'You do not get back in.', 'One minute', 'Before the bathroom'),
    tip(
      'Read messages only after breakfast',
      'Other people’s wishes can wait half an hour.',
      'Phone stays in the hall',
      'Tell those who write early',
    ),
    tip('Plan to leave ten minutes early', 'One thing always comes up.', 'Set an alarm for shoes', 'Keys on a hook'),
    tip(
      'Use one song for each piece',
      'Music tells the time without a clock.',
      'Same list each day',
      'Last song: shoes on',
    ),
    tip(
      'Have a winter plan',
      'Dark mornings need more light and less ambition.',
      'Lamp on a timer',
      'Warm socks by the bed',
    ),
    tip('Get up with somebody', 'A waiting person beats a clock.', 'Message at six', 'Walk together once a week'),
    tip('Eat dinner earlier', 'Sleep comes sooner and waking is easier.', 'Three hours before bed', 'Less alcohol'),
    tip('Reward the first week', 'Something small on Saturday.', 'Good bread, a newspaper', 'Only with five crosses'),
    tip(
      'Accept that some are late sleepers',
      'Your best time may be seven, not five.',
      'Look at free days',
      'Choose the time you can keep',
    ),
  ],
};
