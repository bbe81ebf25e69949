import { type Kind, step, tip } from '../kind.ts';

const afterFew = ['had four/two/three/five', 'second one/date', 'so far'];

export const firstDates: Kind = {
  id: 'first-dates',
  category: 'relationship',
  name: 'Go on good first dates',
  slots: {
    person: {
      words: [
        'colleague|coworker',
        'neighbour',
        'crush|girl|guy|woman',
        'match|matches|tinder|hinge|bumble',
        'friend of a friend',
        'classmate',
      ],
      otherwise: 'date',
    },
    place: {
      words: [
        'cafe|coffee',
        'park|walk',
        'museum|gallery',
        'climbing gym|climbing',
        'market',
        'bar|drink',
        'cinema',
        'mini golf|bowling',
        'ice-cream shop|ice cream',
        'zoo',
        'restaurant|dinner',
      ],
      otherwise: 'cafe or park',
    },
  },
  ask: {
    question: 'What is the difficulty?',
    chips: ['Asking somebody out', 'Being nervous and not knowing what to say', 'There is never a second date'],
  },
  hoursAWeek: 2.5,
  weekly: 'Suggest one meeting, and go on one short date when you can',
  measures: ['dates'],
  overview:
    'You will learn to ask simply, choose a first meeting that is short and easy, have a conversation instead of an interview, and say clearly afterwards whether you would like to meet again. The plan ends with several real dates.',
  approach:
    'A first date only answers one question: would we like another hour? Short, in daylight, with something to look at, makes it easier. It usually goes wrong by writing for weeks, by trying to impress, and by leaving the other guessing afterwards.',
  done: 'You have been on several first dates without dread, said yes or no clearly after each, and had at least one second date.',
  cautions: [
    'Meet in public, go and come on your own, keep your drink with you, and tell a friend where you are and until when. You may leave at any time without a reason.',
    'Ask before you touch or kiss and accept a no at once. Ask a colleague out once only, and not somebody who works under you. Never send money or intimate pictures.',
  ],
  steps: [
    step(
      'Write down three subjects and one wish',
      'Things you like talking about, and what you would like from dating now: something serious, or getting to know people. You will be asked, and an honest sentence calms you.',
      [
        'Note three subjects with a small story each',
        'Write your wish in one sentence',
        'Say the subjects and your wish aloud once',
      ],
      0.5,
    ),
    step(
      'Prepare yourself and your pictures in one afternoon',
      'Clothes in which you feel like yourself, a haircut, clean shoes. For an app: four photos in daylight, three specific lines, and a question at the end. A friend chooses.',
      ['Try on two outfits', 'Let a friend take ten photos', 'Replace the weakest part of your profile'],
      2,
    ),
    step(
      'Ask your {person} for a short meeting',
      'After about ten messages or two good talks: I like talking with you. Would you have a coffee with me on Thursday at five? A clear plan, easy to answer. No, or a vague answer without another date, means no; be friendly about it.',
      ['Write two lines with the day, the hour and the {place}', 'Send it or say it today'],
      0.5,
      { waitDays: 3 },
    ),
    step(
      'Choose the {place} you know best for an hour',
      'It should be public, quiet enough to talk, easy to leave and cheap for both, with something to look at. Book nothing large. Decide beforehand when you will leave.',
      [
        'Go there once or look at pictures',
        'Tell a friend where and when',
        'Decide how you pay: each half, or who invited',
      ],
      1,
    ),
    step(
      'Write the kind no and the yes beforehand',
      'The no: thank you for the evening, I enjoyed the talk, I do not feel it is more; I wish you well. Sent the next day, before noon. The yes: I would like to see you again, Saturday by the river? After ninety minutes of talk from nerves: ask three questions and count to four after each answer.',
      ['Save both messages', 'Write three questions', 'Count to four after each answer'],
      0.5,
      { when: { said: afterFew } },
    ),
    step(
      'Practise asking and telling with a friend',
      'For each answer ask one more question, then tell something of your own, about half and half. Good questions are: what do you do on a free Tuesday, what did you change your mind about? Leave former partners, complaints and money for later.',
      [
        'Write six questions you would like to be asked',
        'Talk for fifteen minutes with a friend',
        'Ask what was pleasant and what was too much',
      ],
      1,
      { when: { unsaid: afterFew } },
    ),
    step(
      'Go on the first date and stay curious',
      'Arrive five minutes early, breathe out slowly, put the phone in your bag and have one drink at most. Saying that you are a bit nervous helps both. Look for one thing you like about your {person}.',
      ['Have two subjects in mind', 'End at the time you set, even if it is lovely'],
      2,
      { measured: 'Go on the first {25%} of about an hour' },
    ),
    step(
      'Say the same evening or next day what you want',
      'Yes: I liked it, shall we go to the market on Saturday? No: thank you for the hour, I did not feel a match, all the best. Then note how you felt in the company of your {person}.',
      ['Send the message within a day', 'Write three words about how you felt'],
      0.5,
    ),
    step(
      'Go on more first dates and at least one second',
      'You will be less nervous each time. For the second date do something together that takes a bit longer than the {place}. After five look back: what kind of meeting and person suits you? It is done when you have had a second date.',
      ['Suggest the next two meetings', 'Ask a friend what they notice', 'Write down what you now know you want'],
      8,
      { measured: 'Go on all {total} and choose whom to see again' },
    ),
  ],
  suggestions: [
    tip(
      'Answer at normal speed',
      'Playing hard to get makes honest people leave.',
      'When you have time',
      'Whole sentences',
    ),
    tip(
      'Mention one detail from the profile',
      'It shows that you have read it.',
      'Ask a question about it',
      'Do not use copied lines',
    ),
    tip(
      'Have a video call first',
      'Ten minutes can save you an evening, and it is safer.',
      'Sit in daylight',
      'Agree on the length beforehand',
    ),
    tip(
      'Pay attention to how they treat others',
      'Waiters and drivers tell you a lot.',
      'Do they listen?',
      'Do they take a no?',
    ),
    tip('Plan something after', 'It gives a friendly reason to end.', 'Meet a friend at eight', 'It can be moved'),
    tip(
      'Prepare for silences',
      'Short silences are normal.',
      'Look at something together',
      'Ask about the place or their day',
    ),
    tip(
      'Come clean and simply dressed',
      'Care is noticed, effort to impress is not needed.',
      'Shower, fresh shirt, little perfume',
      'Shoes you can walk in',
    ),
    tip(
      'Flirt by noticing',
      'A warm look and a precise compliment.',
      'On something they chose',
      'See how it is received',
    ),
    tip(
      'Take rejection as information',
      'It says that it does not fit, not that you are worth less.',
      'Thank them and stay kind',
      'Do something nice the same day',
    ),
    tip(
      'Say what they need to know',
      'Children, illness or access needs may matter for the plan.',
      'Before meeting if it affects the place',
      'One sentence is enough',
    ),
    tip(
      'Do not drink for courage',
      'Alcohol makes it harder to judge and less safe.',
      'Choose coffee dates',
      'One drink at most',
    ),
    tip(
      'Ask only whether you want another hour',
      'One hour tells you little about a whole life.',
      'Decide: once more or not',
      'Keep your own plans for the week',
    ),
    tip(
      'Write down good moments',
      'We mainly remember the awkward ones.',
      'Write two lines after each date',
      'Read them before the next one',
    ),
  ],
};
