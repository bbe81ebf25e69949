import { type Kind, step, tip } from '../kind.ts';

const withOne = ['letter with', 'replies', 'twice', 'are harder', 'the younger two'];

export const beAGoodAuntOrUncle: Kind = {
  id: 'be-a-good-aunt-or-uncle',
  category: 'relationship',
  name: 'Be an aunt or uncle they turn to',
  slots: {
    child: {
      words: ['niece', 'nephew', 'nieces', 'nephews', 'godchild|godson|goddaughter', 'twins'],
      otherwise: 'child',
    },
  },
  ask: {
    question: 'How old are they, and how far away?',
    chips: ['Small, in the same town', 'Teenagers', 'They live far away'],
  },
  hoursAWeek: 1,
  weekly: 'One small sign a week: message, call or photo',
  overview:
    'You will get a rhythm of your own with each of them, know what they love, keep what they tell you, and be there reliably, with the parents on your side.',
  approach:
    'Children turn to whoever was there on ordinary days. So small and regular beats big gifts. Never run down the parents and never tell on a secret, except when there is danger; say that in advance.',
  done: 'For six months you had your own contact with each of them every month, and at least once one of them began it.',
  cautions: [
    'If a child tells of being hurt or of not wanting to live, believe it, stay calm, say that you must get help and do so the same day.',
  ],
  steps: [
    step(
      'Find another way for the ones who only grunt',
      'It works with one, so do not copy it. Ask the parents or the one who answers what the others do at four in the afternoon: then a clip, a challenge, a parcel with half of something, a game by message with one move a day. No questions about school. Three tries of different kinds before you judge.',
      ['Ask what they do at four', 'Send the first move or challenge', 'Try three kinds'],
      0.5,
      { when: { said: withOne } },
    ),
    step(
      'Write down what each of them loves now',
      'Name, age, friends, school, food, game, worry. What you do not know is your first question. Ask the parents for birthdays and important dates.',
      ['One card each', 'Ask a parent three things', 'Put dates in the calendar'],
      0.5,
      { when: { unsaid: withOne } },
    ),
    step(
      'Ask the parents what would help and what is allowed',
      'Times, sweets, phones, sleeping over, who fetches. It makes them glad to lend you their {child}.',
      ['Ring one parent', 'Ask three things', 'Offer a date'],
      0.5,
    ),
    step(
      'Start one small rhythm',
      'A photo on Friday, a riddle, a postcard a month, a call on Sunday at five. Without expecting answers.',
      ['Choose one', 'Do it four weeks', 'Note what comes back'],
      3,
    ),
    step(
      'Spend time with each alone',
      'Two hours, one of them decides what. Cook, mend a bike, museum, nothing. Not always as a pack.',
      ['Ask for a date each', 'Let them choose from three', 'End on time'],
      4,
    ),
    step(
      'Learn what they are good at from them',
      'Let them teach you the game, dance or language. Asking makes you interesting.',
      ['Ask for a lesson', 'Practise once', 'Show what you kept'],
      2,
    ),
    step(
      'Go to what matters to them',
      'The match, the concert, the exam week. Or a message on the morning.',
      ['Write down three dates', 'Go to one', 'Write after the others'],
      3,
      { when: { weeksFrom: 3 } },
    ),
    step(
      'Say aloud what they can ring you for',
      'You may ring me at any hour, I will fetch you and ask nothing until the next day. And what you cannot keep to yourself. Give the number.',
      ['Choose the moment', 'Say it in two sentences', 'Put the number in the phone'],
      0.5,
    ),
    step(
      'Stand by in the first real trouble',
      'Listen longer than you like, ask what do you need, keep it, come back to it after three days.',
      ['Listen for ten minutes', 'Ask one question', 'Write after three days'],
      1,
    ),
    step(
      'Make one tradition of your own',
      'A night in a tent, a day at the fair, birthday breakfast. The same every year.',
      ['Let them choose', 'Fix the date', 'Take one photo'],
      3,
      { when: { weeksFrom: 6 } },
    ),
  ],
  suggestions: [
    tip(
      'Give no advice for ten minutes',
      'Most children have enough people who advise.',
      'Ask what happened next',
      'Then ask whether they want your view',
    ),
    tip(
      'Remember small names',
      'The name of a hamster tells that you listen.',
      'Note it after each meeting',
      'Ask about it next time',
    ),
    tip(
      'Send something silly',
      'It keeps contact without asking for anything.',
      'A picture or a bad joke',
      'No answer expected',
    ),
    tip(
      'Promise little and keep it',
      'One broken promise is remembered for years.',
      'Say only what is certain',
      'Put it in the calendar',
    ),
    tip('Give time as a present', 'It is what they tell others about.', 'A voucher with a date', 'Within a month'),
    tip('Treat brothers and sisters alike', 'They count more exactly than you think.', 'One turn each', 'The same sum'),
    tip(
      'Tell of something that went wrong for you',
      'Then they can tell you as well.',
      'One short story',
      'No moral at the end',
    ),
    tip('Learn the app they use', 'You meet them where they are.', 'Let them show you', 'Leave their friends alone'),
    tip(
      'Stay out of family quarrels',
      'They watch whose side you take.',
      'Say nothing against a parent',
      'Be kind to both',
    ),
    tip('Send few presents and many words', 'Presence outlasts money.', 'A handwritten card', 'A message after exams'),
    tip(
      'Have a child seat of your own',
      'Then you can help at short notice.',
      'Ask the parents which one',
      'Try it once',
    ),
    tip(
      'Write down what you see in them each year',
      'It is a letter for their eighteenth birthday.',
      'Five lines on each birthday',
      'By hand',
    ),
  ],
};
