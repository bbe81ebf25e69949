import { type Kind, step, tip } from '../kind.ts';

export const assertiveness: Kind = {
  id: 'assertiveness',
  category: 'personal',
  name: 'Speak up for yourself',
  slots: {
    person: { from: 'person', otherwise: 'the person you find hardest' },
    setting: {
      words: [
        'work|meetings|meeting|boss|colleague|colleagues|job',
        'the family|family|father|mother|parents|children',
        'your relationship|relationship|husband|wife|partner',
        'the flatshare|flatshare|flatmate',
        'shops|restaurant|goods|customers',
        'friendships|friends',
        'the club|club|committee',
        'school|teacher',
        'the doctor’s surgery|doctor',
      ],
      otherwise: 'everyday life',
    },
  },
  ask: {
    question: 'With whom is it hardest to say no or to ask for something?',
    chips: ['Boss or colleagues', 'Family or partner', 'Strangers and officials'],
  },
  hoursAWeek: 1.5,
  weekly: 'Say one no and make one request, and write down how it went',
  overview:
    'You will see where you give in, learn four sentences that are clear and polite, practise them with strangers first and then with people who matter, and at last say the thing to {person}.',
  approach:
    'Being assertive means saying clearly what you want while respecting the other; it is not being hard. Start with low stakes, and do not justify at length: every reason can be argued with. Some people will be annoyed at first because they are used to your yes; that passes if you stay the same.',
  done: 'You have said ten clear noes and made ten requests, among them the one to {person}.',
  cautions: [
    'If you are afraid of being hurt, threatened or thrown out, do not practise on this person: speak to a helpline, union or advice centre first.',
  ],
  steps: [
    step(
      'Write down five times when you gave in',
      'What was asked, what you wanted to say, what you said, what it cost. Add what you feared would happen. Two or three patterns show: certain people, certain feelings.',
      [
        'Write five scenes in twenty minutes',
        'Mark those that have to do with {setting}',
        'Write the sentence you would have liked to say',
      ],
      0.8,
    ),
    step(
      'Make a ladder from the shop to the hardest talk',
      'Ten situations with points: ask for another table 2, refuse a leaflet 2, correct a bill 4, no to overtime 7, the talk with {person} 9. You climb one or two a week.',
      ['Write and sort ten situations', 'Put dates behind the first three'],
      0.8,
    ),
    step(
      'Learn four sentences by heart',
      'No, that does not suit me. I would like … I see it differently. I will think about it and tell you tomorrow. Calm voice, feet on the floor, then silence. Silence is the hardest part.',
      ['Say each ten times aloud', 'Record yourself and remove every sorry', 'Adapt one for {setting}'],
      1.2,
    ),
    step(
      'Do three small exercises with strangers',
      'Ask for a change at the café, return something, ask somebody to move a bag. Note fear before and after. You will see that most people simply say yes.',
      ['Choose three and do them this week', 'Write down what really happened'],
      2,
    ),
    step(
      'Say three noes to do with {setting}',
      'Short, friendly, without excuse: thank you for asking, I cannot do it. If they press: I understand, and it stays no. Say the same sentence up to three times. Offer something else only if you want to.',
      [
        'Choose three requests you expect',
        'Use the time to think before you answer',
        'Note what happened in the next days',
      ],
      2,
    ),
    step(
      'Make three requests that are exact',
      'When you …, I …, I would like …; by when? A request leaves room for a no. Ask for something small each week: help, silence, money owed, a turn to speak.',
      ['Write three requests for {setting}', 'Make one on each of three days'],
      2,
    ),
    step(
      'Rehearse the talk with {person} aloud',
      'One aim, three sentences, answers to the two things you expect: tears, jokes, anger. Play it with a friend who makes it difficult. Choose time and place, sitting and sober.',
      ['Write aim and first sentence', 'Practise it twice with a friend', 'Decide when you would end the talk'],
      1.5,
    ),
    step(
      'Have the talk and stay with your sentence',
      'Say it in the first two minutes, listen, repeat, agree on what will be different and by when. It is done when you have said it to {person}, whatever the answer. Look back after two weeks.',
      ['Ask for twenty minutes', 'Write down what was agreed', 'Thank yourself with something'],
      1.5,
      { waitDays: 10 },
    ),
  ],
  suggestions: [
    tip(
      'Win time before every yes',
      'Most yeses come in the first second.',
      'I will tell you tomorrow',
      'Look in the calendar',
    ),
    tip('Leave out because', 'Reasons invite bargaining.', 'One sentence', 'Then silence'),
    tip('Speak in the first ten minutes', 'Later it gets harder in meetings.', 'One question', 'Prepared'),
    tip('Lower your voice at the end', 'A rising one sounds like asking permission.', 'Slow', 'Full stop'),
    tip('Write difficult things first', 'An email may open the talk.', 'Four lines', 'Not at night'),
    tip('Repeat like a record', 'Same words, same tone.', 'Three times', 'Then leave'),
    tip('Let others be disappointed', 'Adults can bear it.', 'Do not rescue', 'Stay friendly'),
    tip('Keep a list of noes', 'What did you win with each?', 'Hours and money', 'Read it on Sunday'),
    tip('Ask a bold friend along', 'Watch how they do it.', 'One errand', 'Copy one sentence'),
    tip('Know your rights', 'Consumer and work law make it easier.', 'Look up one', 'Name it calmly'),
    tip('Praise clearly, too', 'Who says good things openly is heard.', 'One a day', 'With a reason'),
    tip('Join a course with role play', 'Practice beats reading.', 'Adult education', 'Six evenings'),
  ],
};
