import { type Kind, step, tip } from '../kind.ts';

export const selfDiscipline: Kind = {
  id: 'self-discipline',
  category: 'personal',
  name: 'Become more disciplined',
  slots: {
    thing: {
      words: [
        'studying|study|studies|homework|university',
        'training|gym|exercise|sport',
        'work|business|job',
        'diet|eating|food',
        'housework|cleaning|chores',
        'writing|practice|music|art',
        'saving|money',
        'prayer|meditation',
        'phone|screens',
      ],
      otherwise: 'the one thing',
    },
  },
  ask: {
    question: 'What do you want to stick to, and where does it break?',
    chips: ['I start and stop after two weeks', 'I need pressure to begin', 'Evenings and weekends'],
  },
  hoursAWeek: 2,
  weekly: 'The small form on six days, a look at the card on Sunday',
  measures: ['days', 'weeks'],
  overview:
    'You will choose one thing, make it so small that a bad day holds it, fix time and place, clear the path, be answerable to one person, come back after misses, and only then add more.',
  approach:
    'Disciplined people rely on fixed times, prepared places and few choices, and use little willpower. One thing for eight weeks beats five for two. Never miss twice is the rule that carries.',
  done: 'On forty-eight of fifty-six days you did the small form, and it has grown once.',
  cautions: [
    'Constant tiredness, low mood or lifelong trouble with starting may be depression, thyroid, sleep or ADHD: ask a doctor instead of pushing harder.',
  ],
  steps: [
    step(
      'Choose one thing and write why',
      'Not five. What would change most by summer? Write {thing}, the reason and what gave way last time and when.',
      ['Choose one', 'Write the reason in two lines', 'Write where it broke last time'],
      0.4,
    ),
    step(
      'Make the form of a bad day',
      'Choose what you can do on your worst day: five minutes, one page, three sentences. It counts fully. On good days you do more, without raising the rule.',
      ['Write the small form of {thing}', 'Do it now', 'Hang up a card with 56 boxes'],
      0.4,
    ),
    step(
      'Fix when, where and after what',
      'Tie it to something you do anyway: after coffee at this table, or after work before the sofa. Keep the same place. Write one sentence with when, what and where, and tell those at home.',
      ['Write the sentence', 'Set one alarm', 'Tell the household'],
      0.4,
    ),
    step(
      'Clear the path and block the other one',
      'Everything for {thing} lies ready the evening before; phone in another room, app blocked, snacks out, sofa covered. Twenty seconds easier, twenty seconds harder.',
      ['Prepare place and things', 'Remove the three largest distractions', 'Ask who can help by not offering'],
      0.8,
    ),
    step(
      'Keep the first two weeks in the small form',
      'Cross off each day. Do not add anything. When you do not feel like it: only begin, two minutes, then you may stop.',
      ['Do it daily', 'Cross it off at once', 'Never miss twice'],
      3,
      { measured: 'Keep the first {20%}' },
    ),
    step(
      'Answer to one person every Sunday',
      'Photo of the card, one sentence what got in the way, one change. Best with somebody who also keeps something. A forfeit that helps others works for some.',
      ['Ask somebody', 'Send the photo', 'Change one thing in the path'],
      1,
      { measured: 'Reach {50%}' },
    ),
    step(
      'Let it grow once, by a fifth',
      'After four kept weeks: five minutes more or one harder piece of {thing}. Keep the bad-day form for ever. If two days fail, go back.',
      ['Raise by a fifth', 'Keep the small form for bad days', 'Look after a week'],
      6,
    ),
    step(
      'Plan holidays, illness and visitors',
      'Write the small form for each: hotel room, bed, guests. After a break the first day is tiny. At 56 boxes decide: keep, grow or add a second thing.',
      ['Write three emergency forms', 'Restart small after a break', 'Decide on the second thing'],
      0.7,
      { measured: 'Keep all {total}' },
    ),
  ],
  suggestions: [
    tip('Decide the evening before', 'Mornings then only follow.', 'One line', 'On the table'),
    tip('Begin ugly', 'Two minutes of bad work.', 'Timer', 'Then see'),
    tip('Work beside somebody', 'Library or video.', 'Silent', 'Same hour'),
    tip('Sleep first', 'Tired people have no will.', 'Eleven', 'Phone out'),
    tip('Link reward to it', 'Podcast only while doing it.', 'Fixed', 'Nice'),
    tip('Cut choices', 'Same breakfast, same desk.', 'Week', 'Plain'),
    tip('Count what you did', 'Not what you missed.', 'Boxes', 'Wall'),
    tip('Use the next five minutes', 'Not Monday.', 'Now', 'Small'),
    tip('Say I am somebody who', 'It helps the next choice.', 'Writes, trains', 'Quiet'),
    tip('Put money on it', 'A friend keeps it.', 'Small', 'Cause'),
    tip('Fast from one pleasure till done', 'Series after practice.', 'Order', 'Daily'),
    tip('Rest as strictly as you work', 'One free day.', 'Fixed', 'No guilt'),
  ],
};
