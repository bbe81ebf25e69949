import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['sessions of exposure', 'i can look', 'be in a room', 'was 8/7/9', 'next step', 'on the ladder'];

export const overcomeAFearOf: Archetype = {
  id: 'overcome-a-fear-of',
  name: 'Get over a fear of something',
  slots: { thing: { from: 'object', otherwise: 'what frightens you' } },
  ask: {
    question: 'What do you avoid because of it, and what is the nearest you have come?',
    chips: ['I avoid it completely', 'I can do it with great strain', 'It came after one event'],
  },
  hoursAWeek: 1.5,
  weekly: 'Three exercises at the same step until the number has halved',
  overview:
    'You learn how fear rises and falls, make a ladder of ten steps towards {thing}, and stay on each step until the fear has become smaller by itself. You decide about the pace, and somebody you trust is with you at first.',
  approach:
    'Fear grows with each avoidance and shrinks each time you stay until it drops, mostly within twenty to forty minutes. What usually goes wrong is steps that are too large, leaving at the highest point, and little tricks of safety that you keep for ever.',
  done: 'You have done the thing you set three times on different days, with a fear of no more than 4 of 10.',
  cautions: [
    'With panic attacks, memories of violence or an accident, fainting, or when fear fills your days, do this with a psychotherapist; such treatment works well. Practise only where there is no real danger, and ask a doctor first if you have heart trouble or are pregnant.',
  ],
  steps: [
    step(
      'Split the next step towards {thing} into four',
      'You have done the lower ones and know that it falls. Between this and the next lie four sizes: distance, time, company, movement. Do the first tomorrow and stay until it has fallen by half; twice more in the same week. What you do to feel safe, such as phone or sunglasses, goes one by one.',
      ['Write the four sizes', 'Do the first tomorrow', 'Leave out one thing that makes it safe'],
      1,
      { when: { said: underWay } },
    ),
    step(
      'Write what exactly frightens you and what you avoid',
      'What is the worst you imagine about {thing}, what does your body do, what do you avoid? Then the aim: what do you want to be able to do, where, with whom?',
      ['Write for 15 minutes', 'List what you avoid', 'Write the aim in one sentence'],
      0.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Learn how fear works and what is true',
      'Read one good page on exposure and get the facts on {thing} from somebody who works with it: how likely, what happens, what do they do then?',
      ['Read one page by a health organisation', 'Ask one expert three questions', 'Write three facts on a card'],
      1.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Ask a doctor or therapist about help',
      'Say what you avoid because of {thing} and since when. A few hours of behavioural treatment are often enough for a single fear; waiting lists are long, so ask now.',
      ['Make the call', 'Ask about waiting time and courses', 'Put your name on two lists'],
      1,
      { waitDays: 5, when: { level: 'beginner' } },
    ),
    step(
      'Look at how you have coped so far',
      'You have faced {thing} before: what helped in truth, and which trick only let you get away? Keep the first, drop one of the tricks.',
      ['Write down the last three times', 'Mark help and tricks', 'Decide which trick goes'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Build a ladder of ten steps towards {thing}',
      'From 2 of 10 to 9 of 10: words, pictures, films, from afar, near, with company, alone. The first one should be almost easy.',
      ['Write fifteen situations', 'Give each a number', 'Put ten in order'],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Practise calm breathing and ask a companion',
      'Out longer than in, five minutes daily; it is for getting there, not for making fear vanish. Tell the companion: stay, say little, do not pull me away from {thing}.',
      ['Breathe five minutes a day for a week', 'Choose the companion', 'Agree on three sentences'],
      1.5,
    ),
    step(
      'Do the first three steps until the fear halves',
      'Note the number every five minutes and stay until it has halved. Repeat each step on three days; only then the next one towards {thing}.',
      ['Fix three dates', 'Stay and note the numbers', 'Repeat until you are bored'],
      5,
    ),
    step(
      'Do the middle steps with company and then alone',
      'Leave out one safety trick each time: the phone, the seat at the door, the hand. A bad day means one step down, not the end.',
      ['Do steps four to six with company', 'Repeat alone', 'Note what you feared and what happened'],
      7,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Do what you set out to do with {thing}',
      'Choose a good day, sleep, eat, come early, take the card. Do it three times within two weeks, since the second and third make it last.',
      ['Fix three dates', 'Do it and stay', 'Write what you would tell another person'],
      4,
    ),
  ],
  suggestions: [
    tip(
      'Stay five minutes longer',
      'Leaving at the top teaches the fear it was right.',
      'Look at the watch',
      'Until it falls',
    ),
    tip('Give it a number', 'A number is smaller than a feeling.', 'Every five minutes', 'Write it down'),
    tip('Say what is, not what if', 'Describe what you see.', 'Five things', 'Aloud'),
    tip('Repeat on the next day', 'Short breaks make it stick.', 'Same step', 'Same time'),
    tip('Do not ask for assurance', 'It calms for a minute and feeds doubt.', 'Ask once', 'Then read the card'),
    tip('Write prediction and result', 'The two rarely agree.', 'One line before', 'One line after'),
    tip('Vary the place', 'Otherwise you learn one room only.', 'Three places', 'Three hours'),
    tip('Leave alcohol out', 'It stops you from learning.', 'Coffee less, too', 'Water'),
    tip('Tell somebody proud news', 'Nobody sees inner courage.', 'One message', 'With the number'),
    tip('Reward the try', 'Courage counts, not calm.', 'Something small', 'Directly after'),
    tip(
      'Meet it by surprise kindly',
      'If it comes unplanned, stay for ten breaths.',
      'Feet on the ground',
      'Look at it',
    ),
    tip('Keep it fresh', 'Fears return when avoided for months.', 'Once a month', 'In the calendar'),
  ],
};
