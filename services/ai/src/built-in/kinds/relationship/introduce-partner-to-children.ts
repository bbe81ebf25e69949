import { type Kind, step, tip } from '../kind.ts';

const knowName = ['know his/her name', 'talked on the phone', 'lunch is planned', 'met him/her once', 'is planned for'];

export const introducePartnerToChildren: Kind = {
  id: 'introduce-partner-to-children',
  category: 'relationship',
  name: 'Introduce my new partner to my children',
  slots: {
    child: {
      words: [
        'daughter|girl',
        'son|boy',
        'teenagers|teenager|teens',
        'grown-up children|adult children|grown up kids|adult kids',
        'toddler',
        'twins',
        'kids|children',
      ],
      otherwise: 'children',
    },
    partner: {
      words: ['girlfriend', 'boyfriend', 'fiancé|fiance', 'new wife', 'new husband', 'new woman', 'new man', 'partner'],
      otherwise: 'partner',
    },
  },
  ask: {
    question: 'What do the children know?',
    chips: ['Nothing yet', 'That there is somebody', 'They met and it went badly'],
  },
  hoursAWeek: 1.5,
  overview:
    'You will choose the time, tell your {child} before they meet anybody, hold a short first meeting at a neutral place, and let the rest grow at their pace, with time alone with you kept safe.',
  approach:
    'Wait until the relation is steady, often six months or more, and until the children have had time after the separation. They need to know what stays. It goes wrong with surprises, kisses in front of them, and a new adult who gives orders.',
  done: 'Your children and your partner spend an ordinary afternoon together without strain, and still have their own time with you.',
  cautions: [
    'Listen if a child is afraid of somebody or of being alone with them, and act on it. Check what a court order or agreement says about new partners.',
  ],
  steps: [
    step(
      'Plan the first lunch to be short and to end well',
      'They know the name, so make the day easy: something to do with hands, an hour and a half, a place with a way home, no touching between you two and no presents. Tell the children beforehand who comes, until when, and that they may like or not like it. In the evening only the question: what was good?',
      [
        'Choose what you do with your hands',
        'Tell the children who comes until when',
        'Agree with your {partner} on the end',
      ],
      0.7,
      { when: { said: knowName } },
    ),
    step(
      'Check with yourself whether it is time',
      'How long has it been, since the parting and with the new one; would you still do this if it ended in three months; is it for you or for them. Ask your {partner} what they hope for and fear.',
      ['Answer the three questions on paper', 'Ask your {partner} what they hope for', 'Choose the earliest month'],
      1,
      { when: { unsaid: knowName } },
    ),
    step(
      'Tell the other parent before the children do',
      'Two sentences: I am seeing somebody, it is steady, the {child} will meet them in spring. No details, no permission asked. It spares the children a secret.',
      ['Write two sentences', 'Send or say them calmly', 'Do not answer in anger'],
      0.5,
      { waitDays: 5 },
    ),
    step(
      'Tell your {child} without the partner there',
      'At home, with time. There is somebody I like, the name, what we do. You are first for me, nobody replaces your other parent, and you need not like anybody. Then answer questions, also about love and wedding.',
      ['Choose a quiet afternoon', 'Say what stays the same', 'Answer what is asked, no more'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Prepare your {partner} for slow and short',
      'Polite, no presents in heaps, no hugging, no raising of children. Tell likes, fears, a dog’s name. Agree on no touching in front of them at first, and on a sign to leave.',
      ['Tell three likes and one fear', 'Agree on no affection at first', 'Agree on a sign to end it'],
      1,
    ),
    step(
      'Hold a first meeting of an hour outdoors',
      'Ice cream, zoo, bowling, dog walk: something to do, an end in sight, not at home and not on a birthday. Teenagers may choose the place; grown children get a coffee in town.',
      ['Let your {child} choose of two things', 'Keep it to an hour', 'Go home alone with your {child}'],
      2,
    ),
    step(
      'Listen afterwards and let every feeling stand',
      'Not: Did you like them. But: How was it for you. Silence, tears or rudeness are loyalty more often than dislike. Do not carry words to the other parent or partner.',
      ['Ask one open question', 'Write down what worried your {child}', 'Promise one thing you can keep'],
      0.75,
      { waitDays: 14 },
    ),
    step(
      'Meet every two weeks and keep your time alone',
      'Three to five short meetings, then a meal at home, much later a night. Each child keeps a fixed hour with you alone that no date may push away.',
      ['Plan three short meetings', 'Keep a fixed hour alone with each', 'Cook together at home once'],
      8,
      { waitDays: 30 },
    ),
    step(
      'Agree on roles before the first night at home',
      'You set rules and bedtimes; your {partner} is a friendly adult who backs you. Closed doors, bathroom times, whose seat. Tell the children the day before, never in the morning.',
      ['Write house rules with the children', 'Agree who says no', 'Announce the night beforehand'],
      2,
      { waitDays: 21 },
    ),
    step(
      'Ask everybody after three months how it is',
      'Each alone: what is good, what is hard, what should stop. Change one thing at once. It is done when an ordinary afternoon feels ordinary.',
      ['Ask each child alone', 'Change one thing within a week', 'Slow down if sleep or school suffers'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Use the name, no title', 'Nobody has to say uncle or mum.', 'First name', 'Their choice'),
    tip('Read a picture book on new families', 'It gives little ones words.', 'Library', 'Before the meeting'),
    tip('Keep photos of the other parent up', 'It says you may love both.', 'In their room', 'Without comment'),
    tip('Do not rush siblings-to-be', 'Their children come later.', 'After three meetings', 'Outdoors'),
    tip('Expect a step back', 'Wet beds and slammed doors pass.', 'More cuddles', 'Same rules'),
    tip('Leave gifts out', 'Time counts, and is not a bribe.', 'One small thing', 'Birthday card'),
    tip('Tell the teacher', 'They notice changes.', 'One line', 'Ask them to watch'),
    tip('Let grown children be angry', 'They fear for home and memory.', 'Lunch alone', 'Inheritance said openly'),
    tip('Find one shared thing', 'Chess, football, baking with the new one.', 'Child’s idea', 'Short'),
    tip('Keep quarrels away', 'They are watching whether it lasts.', 'Later', 'Car'),
    tip('Talk to a family counsellor', 'One hour helps with timing.', 'Free in many towns', 'Alone first'),
    tip('Ask about pets and fears', 'Dog or allergy decides the place.', 'Beforehand', 'Plan B'),
  ],
};
