import { type Kind, step, tip } from '../kind.ts';

const ringReady = [
  "ring's/ring is? sized/hidden/bought/ordered/here",
  'ring in',
  'small box',
  'got the ring',
  'booked the cabin/table/place',
];

const publicDoubt = ['not sure she/he wants', 'camera/flashmob/stadium', 'hiding with'];

export const proposeMarriage: Kind = {
  id: 'propose-marriage',
  category: 'relationship',
  name: 'Propose to my partner',
  slots: {
    partner: { words: ['girlfriend|her', 'boyfriend|him|man', 'partner'], otherwise: 'partner' },
    place: { from: 'place', otherwise: 'a place that means something to you both' },
  },
  ask: {
    question: 'Which setting would your partner like?',
    chips: ['Only the two of us', 'With family or friends nearby', 'On a trip'],
  },
  hoursAWeek: 2,
  overview:
    'You will make sure that both of you want marriage, choose a moment that suits your {partner}, settle ring or no ring, and prepare words of one minute. The question itself is yours; the answer should not be a surprise.',
  approach:
    'The moment may be a surprise, but that you want to marry should not be. Think of what your {partner} likes: many people dislike an audience. Keep the plan simple enough to survive rain, delays and nerves.',
  done: 'You have asked, there is an honest answer, and you have had time to take it in together.',
  cautions: [
    'Ask in public only when you are certain of the answer and the taste; nobody should have to say yes in front of a crowd.',
    'Do not take a loan for a ring. Marriage changes law and money; talk about it before the wedding.',
  ],
  steps: [
    step(
      'Check that both of you want the same',
      'Have you spoken about marriage, children, money, faith, where to live? If not, begin with a light question in the next days: how do you see us in five years? Note what your {partner} says about other people’s engagements.',
      ['Write down what you know and what is open', 'Bring up one open subject this week'],
      1,
    ),
    step(
      'Decide whether anybody watches',
      'Ask the sister or best friend one question: would they rather cry alone? In doubt the question itself is for two, and others come in half an hour later with the bottle. A camera on a stand is enough for a picture. Say a word beforehand that stops the watchers.',
      ['Ask one person who knows', 'Choose alone first, others later', 'Agree on the stop word'],
      0.5,
      { when: { said: publicDoubt } },
    ),
    step(
      'Choose the kind of moment your {partner} would love',
      'Should it be private or with others, at home or away, filmed or not? Think of the three best days you had together and what they shared. If unsure, ask one close friend who can keep quiet.',
      [
        'Write down three ideas for the moment',
        'Cross out what would embarrass them',
        'Choose the idea that fits best',
      ],
      1,
      { when: { unsaid: publicDoubt } },
    ),
    step(
      'Decide about the ring and a budget',
      'A ring, another sign, or choosing a ring together afterwards: all are fine. Set the sum before you look. Measure a ring they wear on that finger, or ask a friend or sister; jewellers usually resize within weeks.',
      [
        'Set the budget from savings',
        'Find size and taste of your {partner}',
        'Decide: buy, heirloom, or together later',
      ],
      2,
      { when: { unsaid: ringReady } },
    ),
    step(
      'Order the ring in good time',
      'Making, engraving or resizing takes about two to six weeks. Ask about exchange, certificate, and whether the first resize is included. Hide it from your {partner} outside the home or with a friend.',
      ['Ask two jewellers about price and time', 'Order with a delivery date', 'Arrange the hiding place'],
      3,
      { waitDays: 21, daysBefore: 35, when: { unsaid: ringReady } },
    ),
    step(
      'Fix day, place and a second plan',
      'Choose {place} at a quiet hour, when your {partner} is rested and fed. Check opening times, sunset, weather, permission. Have an indoor choice, and an excuse for why you are going.',
      ['Go there once or ring to ask', 'Book what has to be booked', 'Write the second plan in three lines'],
      2,
      { daysBefore: 14 },
    ),
    step(
      'Tell families only as far as it is welcome',
      'Would your {partner} want parents or children asked or told beforehand? For some it is an honour, for others a breach. Children who live with you should learn it from you two, before or right after.',
      ['Decide who may know beforehand', 'Ask them for silence until you call'],
      1,
    ),
    step(
      'Write one minute of words and say them aloud',
      'Say one memory, what you love and admire, what you promise, and the question: will you marry me? Learn the first sentence and the question by heart; the rest may be free.',
      ['Write ten lines, cut them to six', 'Say them aloud five times', 'Put a card in your pocket'],
      1.5,
    ),
    step(
      'Ask your {partner} and leave the evening free',
      'Breathe, take their hand, say it, wait. If the answer needs time, say: take it, I am glad that you know. Call those you love afterwards, together, before you post anything. It is done when you have both been able to speak.',
      ['Charge phone, ring in the inside pocket', 'Ask there, or by the second plan', 'Plan a quiet meal, no party'],
      3,
    ),
  ],
  suggestions: [
    tip(
      'Ask a friend to take a picture from afar',
      'Only if your partner would like it.',
      'Out of sight',
      'One minute, then gone',
    ),
    tip(
      'Avoid birthdays and other people’s parties',
      'The day should belong to the two of you.',
      'Also not at weddings',
      'An ordinary day is fine',
    ),
    tip(
      'Keep the ring in hand luggage',
      'Suitcases can get lost.',
      'Ask for a discreet check at the airport',
      'Leave the papers at home',
    ),
    tip(
      'Have a ring stand-in',
      'A ribbon or letter works as well.',
      'When the ring is late',
      'Choose it together later',
    ),
    tip('Eat before', 'Nerves and hunger go badly together.', 'Have a small meal', 'Take water along'),
    tip(
      'Do not hide it in food',
      'A ring can be swallowed or damaged.',
      'Keep it in an inside pocket',
      'Close the zip',
    ),
    tip(
      'Choose a time of good light',
      'An hour before sunset is kind to all.',
      'Look up the time',
      'Jacket for the evening',
    ),
    tip(
      'Think of clothes for the day',
      'Some people would like to look nice at that moment.',
      'A friend can suggest an outing',
      'Leave it if it would spoil the surprise',
    ),
    tip(
      'Write the story down that night',
      'You will be asked for it often.',
      'Half a page is enough',
      'Both of you write your side',
    ),
    tip(
      'Include children gently',
      'They should not have to perform.',
      'A drawing or one word is enough',
      'Give them a moment of their own afterwards',
    ),
    tip(
      'Prepare for a not yet',
      'It is often about timing and not about love.',
      'Listen without arguing',
      'Ask what would have to be clear first',
    ),
    tip(
      'Insure the ring',
      'Home insurance may have a limit for jewellery.',
      'Keep photo and receipt',
      'Ask the insurer',
    ),
  ],
};
