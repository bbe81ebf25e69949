import { type Kind, step, tip } from '../kind.ts';

export const stopSwearing: Kind = {
  id: 'stop-swearing',
  category: 'personal',
  name: 'Swear less',
  slots: {
    place: {
      words: [
        'children|kids',
        'work|customers|patients|class',
        'car|traffic|driving',
        'games|gaming|headset|online',
        'pitch|sport|football',
      ],
      otherwise: 'others',
    },
  },
  ask: {
    question: 'Where does it slip out most?',
    chips: ['In front of children', 'In the car or in games', 'At work'],
  },
  hoursAWeek: 0.5,
  weekly: 'Keep one free day, count the slips and put the coins away',
  measures: ['days', 'weeks'],
  overview:
    'You will count for three days, choose words that may stay, practise a pause in the two worst places, ask your family to help with a jar, and widen the free hours to whole weeks.',
  approach:
    'Swearing is release and habit. Without another release it comes back, so you take a word that still has force and a breath that lets steam off. Begin with one place, not all day.',
  done: 'Four weeks with {place} around you have passed with at most one slip a week.',
  cautions: [
    'Sudden swearing or tics that you cannot hold back belong to a doctor. If it comes with rage that scares others, look for help with anger first.',
  ],
  steps: [
    step(
      'Count for three days, with place and reason',
      'Strokes in the phone: anger, pain, joke, filler. Ask somebody to count for you too around {place}. Two places will lead.',
      ['Count three days', 'Ask one person to count', 'Name the two worst places'],
      0.3,
    ),
    step(
      'Choose three words that may stay',
      'Short, hard sounds, silly is fine, in your dialect or another language. Say them loudly in the shower ten times, until they come first.',
      ['Choose three words', 'Shout them ten times', 'Teach them to the family'],
      0.3,
    ),
    step(
      'Practise the breath before the word',
      'Teeth together, breathe out hard through the nose, shoulders down, then word or silence. Ten times calm, then on a stubbed toe.',
      ['Practise ten times', 'Use it in one place this week'],
      0.5,
    ),
    step(
      'Keep one place free for a week',
      'At table, in the car, with {place}. Coin in the jar at each slip, without talk. Children may be judges.',
      ['Hang up the rule', 'Put up the jar', 'Count on Sunday'],
      0.7,
      { measured: 'Keep the first {20%} clean' },
    ),
    step(
      'Defuse what sets you off',
      'Leave ten minutes earlier, mute the lobby, fix the printer, eat before, step out of the room. Swear on paper.',
      ['Write the five triggers', 'Remove two', 'Change one route or setting'],
      1,
    ),
    step(
      'Talk strongly without swearing',
      '‘I am furious because …’, ‘Stop. That is not right.’ Exact words have more effect on {place}. Say one each day.',
      ['Write five strong sentences', 'Say one a day', 'Drop fillers in calls'],
      0.7,
    ),
    step(
      'Widen to the whole day for four weeks',
      'Two places, then waking to noon, then day. One slip is a coin, not the end. Spend the jar on something nice.',
      ['Widen each week', 'Count on Sundays', 'Spend the jar together'],
      1.5,
      { measured: 'Keep all {total}' },
    ),
  ],
  suggestions: [
    tip('Wear a band and change wrists', 'At each slip.', 'Rubber', 'Seven days'),
    tip('Swear in sign or song', 'Hands let off steam.', 'Laugh', 'Car'),
    tip('Avoid the shows for a month', 'Ears copy.', 'Comedy later', 'Notice'),
    tip('Tell team mates', 'They join or tease.', 'Round of drinks', 'Jar'),
    tip('Rename people in traffic', 'Old gardener, lost tourist.', 'Kind story', 'Breathe'),
    tip('Read aloud to children', 'Voice softens.', 'Ten minutes', 'Daily'),
    tip('Keep one safe place', 'Shed or pillow.', 'Loud', 'Then out'),
    tip('Say ouch', 'It works nearly as well.', 'Long', 'Rub'),
    tip('Learn ten old insults', 'They make people laugh.', 'Poets', 'Harmless'),
    tip('Sleep more', 'Tired mouths swear.', 'Half an hour', 'Week'),
    tip('Thank those who remind you', 'Even rude ones.', 'Coin', 'Smile'),
    tip('Start again at the next hour', 'Not Monday.', 'Clock', 'Go'),
  ],
};
