import { type Kind, step, tip } from '../kind.ts';

const moneyAsked = [
  'atm/lend/lending/loan/loans/black_tax/remittance',
  'ask/asks/asking me? for money',
  'give/giving/send/sending them/him/her? money',
];

const toldOnce = ['told my/him/her/them _? once/twice/that', 'held for', 'giving in', 'set a/the boundary'];

const shared = [
  'my parents after',
  'back to my parents/mum',
  'flatmate/housemate/roommate',
  'opens my',
  'walk in/into',
  'drop in/by',
];

export const setBoundaries: Kind = {
  id: 'set-boundaries',
  category: 'relationship',
  name: 'Set limits with other people',
  slots: {
    person: { from: 'person', otherwise: 'the person who asks too much of you', anywhere: true },
  },
  ask: {
    question: 'What makes it hard to say no?',
    chips: ['Guilt', 'Fear of anger or losing them', 'I notice too late that I did not want to'],
  },
  hoursAWeek: 2,
  weekly: 'Say no once, and note what happened afterwards',
  overview:
    'You will find out where you give more than you want to, choose one limit with {person}, say it in two calm sentences, and keep to it when it is tested. Practice begins with easy people.',
  approach:
    'A limit says what you will do, it does not order what the other must do. Say it early, short and kindly, and then act on it each time. Expect protest in the first weeks; it usually gets worse shortly before it gets better. Long justifications invite negotiation.',
  done: 'You have kept one important limit for six weeks, and saying no costs you less thinking than before.',
  cautions: [
    'If somebody reacts with threats, violence, stalking or control of money and contacts, do not do this alone; speak to a domestic-abuse or victim helpline first.',
    'When guilt or old family hurt overwhelms you, some sessions with a therapist help a great deal.',
  ],
  steps: [
    step(
      'Hold the limit through the first protest',
      'Tears and anger after a limit are normal; they mean it is noticed. Repeat the same sentence, warm and shorter, and offer the one thing you will do: I cannot lend, I will come with you to the advice office. No new reasons. Do not answer within the first hour.',
      ['Write the shorter sentence', 'Write the one thing you offer', 'Ring a friend before you answer'],
      0.7,
      { when: { said: toldOnce } },
    ),
    step(
      'Note for a week when you say yes and mean no',
      'Write down who asked, for what, how your body felt and why you said yes. Resentment, tiredness and putting off answers are signs. Mark what happens most with {person}.',
      [
        'Write down the last three cases from memory',
        'Carry a note with you for seven days',
        'Circle the most frequent situation',
      ],
      1,
      { when: { unsaid: toldOnce } },
    ),
    step(
      'Fix a sum for helping and one sentence about it',
      'Write what you can give in a year without a loan: for emergencies, school, and nothing. It lies in its own account. The sentence: I put aside a sum for the family each month and this month’s is gone; I can help you with the form. You give what you give as a gift and lend nothing you need back.',
      ['Set the sum a month', 'Write and learn the sentence', 'Tell one relative who passes it on'],
      1,
      { when: { said: moneyAsked } },
    ),
    step(
      'Choose one limit and put it in two sentences',
      'Say what you no longer do and what you do instead: I do not lend money any more. I will gladly help you make a plan. It must be concrete and within your power, with one reason at most.',
      ['Write three versions for {person}', 'Cut each to two sentences', 'Say the best one aloud five times'],
      1,
      { when: { unsaid: moneyAsked } },
    ),
    step(
      'Practise saying no to easy people',
      'Start with leaflets, extra offers, a date that does not suit or a second helping. Say: no, thank you; or: I will let you know tomorrow. Waiting before you answer is the most useful habit of all.',
      ['Say no to three small things', 'Use the sentence: I will think about it', 'Note what really happened'],
      1.5,
      { when: { unsaid: toldOnce } },
    ),
    step(
      'Back the limit with a lock, a box or an hour',
      'What can be settled by things needs no quarrel: a lock, an own shelf, a post box, a bell, visits after a message, a shared list of what is lent. Say it with the thing in hand: from today post with my name stays on the table. If it goes on, it is moved, not discussed.',
      ['Choose the thing that settles it', 'Put it up and say the sentence', 'Write what you move if it goes on'],
      1,
      { when: { said: shared } },
    ),
    step(
      'Decide what you do when it is not respected',
      'A consequence is something you do yourself: leave, hang up, not open, answer tomorrow, visit less. Choose one you can really carry out, the smallest that works.',
      [
        'Write: when X happens with {person}, I will Y',
        'Check that you can do it ten times',
        'Tell one friend who supports you',
      ],
      1,
      { when: { unsaid: shared } },
    ),
    step(
      'Tell {person} in a calm moment',
      'Do not do it in a quarrel. Say something you value, then the two sentences, then wait. If they argue, say: I understand that you are disappointed, and it stays like that. Write a letter if talking is impossible.',
      [
        'Choose time and place with an easy way out',
        'Say the two sentences and then wait',
        'Do something pleasant afterwards',
      ],
      1,
    ),
    step(
      'Keep to it the first five times',
      'Jokes, sulking and relatives who intervene are normal tests. Use the same sentence and tone, then do what you said. Each exception teaches that pressure works. Note every time you kept to it.',
      [
        'Have the sentence on your phone',
        'Answer late rather than at once',
        'Tell your friend after each test by {person}',
      ],
      2,
      { waitDays: 14 },
    ),
    step(
      'Deal with the guilt without taking it back',
      'Guilt shows that something is new, not that it is wrong. Write down what you are responsible for and what not. Offer {person} contact on the terms you like: a walk, a call on Sunday.',
      ['Write what is your responsibility and what is not', 'Suggest one thing you enjoy together'],
      1.5,
    ),
    step(
      'Look back after six weeks and set the next limit',
      'What became easier, what did it cost, and how is contact with {person} now? Decide whether you stay with it, loosen it or take more distance. It is done when the limit is respected without long speeches.',
      ['Compare with your first week', 'Decide how much distance you want', 'Write the next two sentences'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Buy time', 'A quick yes is mostly regretted.', 'I will tell you tomorrow', 'Put it in writing'),
    tip(
      'Say no to the thing, yes to the person',
      'It is easier to hear for both.',
      'Say: not this weekend, but I like seeing you',
      'Invent no excuses',
    ),
    tip('Turn off read receipts', 'You owe nobody an answer in minutes.', 'Silent after eight', 'Answer twice a day'),
    tip(
      'Repeat the same sentence',
      'New reasons invite new arguments.',
      'Say it up to three times',
      'Then end the talk',
    ),
    tip('Arrange visits yourself', 'Who invites sets beginning and end.', 'From two to four', 'Leave on time'),
    tip('Agree with your partner first', 'Each speaks to their own family.', 'One shared line', 'No blaming the other'),
    tip(
      'Have ready sentences for comments',
      'A surprise makes us speechless.',
      'Say: I do not discuss that',
      'Or ask: why do you ask?',
    ),
    tip(
      'Lend only what you can give away',
      'If losing it would hurt, say no.',
      'Write down sum and date',
      'No second loan before the first is back',
    ),
    tip(
      'Let others solve their own problem',
      'Help that nobody asked for tires both sides.',
      'Ask: what have you thought of?',
      'Wait for the answer',
    ),
    tip(
      'Watch your voice',
      'A limit that sounds like a question is discussed.',
      'Let your voice go down at the end',
      'Do not begin with sorry',
    ),
    tip(
      'Put free time in the calendar',
      'Then you can say that you are busy.',
      'Two blocks a week',
      'Treat them like an appointment',
    ),
    tip(
      'Accept limits of others',
      'It makes your own easier to accept.',
      'Say: thank you for telling me',
      'Do not ask why',
    ),
    tip(
      'Write down who does you good',
      'It shows where your time is well spent.',
      'Write five names',
      'Arrange one date this week',
    ),
  ],
};
