import { type Kind, step, tip } from '../kind.ts';

const toldThem = ['told them/the_kids', 'said a word since', 'since saturday/sunday'];

export const tellChildrenAboutDivorce: Kind = {
  id: 'tell-children-about-divorce',
  category: 'relationship',
  name: 'Tell my children hard news',
  slots: {
    news: {
      words: [
        'separation|separating|separate|split up|splitting up',
        'divorce|divorcing',
        'illness|cancer|diagnosis|ill|sick',
        'death|died|dying|passed away',
        'move|moving',
        'job loss|lost my job|redundancy',
        'new baby|pregnant|sibling',
        'prison|arrest',
        'adoption|adopted|donor',
      ],
      otherwise: 'news',
    },
    child: {
      words: [
        'daughter',
        'son',
        'twins',
        'teenagers|teenager|teens|teen',
        'toddler',
        'grandchildren|grandkids',
        'kids|children|child',
      ],
      otherwise: 'children',
    },
    parting: {
      words: ['separation|separating|separate|split|divorce|divorcing|moving out|leaving'],
      otherwise: 'separation',
    },
    loss: { words: ['death|died|dying|passed away|cancer|illness|terminal'], otherwise: 'loss' },
  },
  ask: { question: 'How old are they?', chips: ['Under six', 'Six to twelve', 'Teenagers or grown up'] },
  hoursAWeek: 2,
  overview:
    'You will agree on a few true sentences about the {news}, choose a time with space after it, say it together if you can, answer what is asked, and watch over the first weeks.',
  approach:
    'Children sense that something is wrong and imagine worse. They need four things: the truth in short, that it is not their fault, what stays, and that they may feel and ask. It goes wrong on the way to school, with half lies, and with blame.',
  done: 'The children know, can say it in their own words, have asked again, and sleep, eat and play mostly as before.',
  cautions: [
    'If there is violence, plan safety with a helpline before you tell them. A child who says they want to die, harms themselves or stops eating needs a doctor at once.',
  ],
  steps: [
    step(
      'Write four sentences you both can say',
      'Say what happens, why in one line without blame, what stays the same, and that it is not their fault and you love them. For small children ten words each are enough. Ask yourself whether they could repeat it at school.',
      ['Write four sentences about the {news}', 'Say them aloud', 'Strike each half lie and each blame'],
      0.75,
      { when: { unsaid: toldThem } },
    ),
    step(
      'Settle the next weeks before you speak',
      'Children ask first who sleeps where, and about school, pets and weekends. Decide what you can. Where something is open, say that you do not know yet and by when you will.',
      ['Write answers to ten likely questions', 'Agree with the other parent', 'Draw a calendar of two weeks'],
      1.5,
    ),
    step(
      'Choose day, place and who is there',
      'Choose a free morning at home with nothing planned afterwards, phones off, all of your {child} together and later each alone. If somebody moves out, tell school children two or three weeks before and little ones a few days before. Avoid birthdays and exams.',
      ['Choose a free morning for your {child}', 'Tell one trusted adult beforehand', 'Cancel plans for the day'],
      0.5,
      { when: { unsaid: toldThem } },
    ),
    step(
      'Tell your {child} in two minutes and wait',
      'Sit at their level and begin: we have something sad to tell you. Say the four sentences, then be silent. Some cry, some ask for lunch and some shout; all of it is right. Hold them, and do not persuade.',
      ['Say the four sentences', 'Wait and hold', 'Answer only what is asked'],
      1.5,
      { when: { unsaid: toldThem } },
    ),
    step(
      'Show both homes and what stays the same',
      'Calendar in two colours, own bed and toothbrush in both, same bedtime, school, friends, gran on Sundays. Children may ring the other at any time. No messages carried by them.',
      ['Draw the calendar in two colours', 'Set up the bed in the second home', 'Agree on the same bedtime'],
      4,
      { when: { named: 'parting' }, waitDays: 7 },
    ),
    step(
      'Use true words for illness and death',
      'Say cancer or died, and not asleep or gone away. Explain that the body stopped working, that it is not catching and comes from no bad thought. Offer to visit, to draw, or to come to the funeral with an adult of their own, and say who looks after them.',
      ['Say the true word', 'Offer a choice to take part', 'Name who looks after them'],
      1.5,
      { when: { named: 'loss' } },
    ),
    step(
      'Open the talk again without asking how it feels',
      'Silence and wet beds are answers. Do something beside each other and say: many children think it is their fault, it is not. Then show what is sure this week: who fetches, where the bear sleeps. Waterproof sheet, no word about the bed. Each parent says the same two sentences.',
      ['Say the one sentence while you do something', 'Hang up the week with both names', 'Agree on the two sentences'],
      1.5,
      { when: { said: toldThem } },
    ),
    step(
      'Give the silent one another way to speak',
      'A shared notebook under the pillow, a drive, a drawing of both homes, an hour with an aunt. Write first and leave it there: you may be angry with me. Answer each line the same day. After six weeks without play, food or sleep see a child counsellor.',
      ['Put the notebook there with one line', 'Plan one drive', 'Look up a child counsellor'],
      1,
      { when: { said: toldThem } },
    ),
    step(
      'Tell school, grandparents and friends one line',
      'Write to the teacher since when it is so, and ask them to watch without asking in class. Ask relatives not to comment or take sides in front of the children.',
      ['Write to the teacher about the {news}', 'Ring grandparents', 'Ask an adult outside to be there for them'],
      0.75,
    ),
    step(
      'Come back to it in the car, in play, at night',
      'Questions come in drops over weeks. Ask now and then what they have thought about it, and use books, drawings or football. Say again that it is not their fault. You may cry in front of them, but not quarrel.',
      ['Ask one small question a week', 'Borrow a picture book or film', 'Keep one hour alone with your {child}'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Watch sleep, school and stomach for three months',
      'For some weeks wet beds, clinging, bad marks or anger are normal. If it lasts or grows, see a counsellor or a group for such children. It is done when they tell it in their own words and play.',
      ['Note sleep, food, school once a week', 'Ask the teacher after a month', 'Book a counsellor if it lasts'],
      2,
      { waitDays: 60 },
    ),
  ],
  suggestions: [
    tip('Keep rituals that week', 'Pancakes on Saturday as ever.', 'Bed story', 'Same'),
    tip('Have pens on the table', 'Hands talk.', 'Paper', 'No advice'),
    tip('Say sorry for the hard part', 'Not for the truth.', 'Short', 'Hug'),
    tip('Do not promise what you do not know', 'We try is honest.', 'Date', 'Update'),
    tip('Let teens leave the room', 'They come at eleven at night.', 'Be up', 'Toast'),
    tip('Say no to spying', 'What does daddy do is no question.', 'Ask friends', 'Bite'),
    tip('Use a toy for small ones', 'Bears in two caves.', 'Play', 'Listen'),
    tip('Give a body something to do', 'Walk, ball, bake.', 'After', 'Together'),
    tip('Ask siblings one by one', 'Each has another worry.', 'Car', 'Bath'),
    tip('Write a letter for later', 'What you wish they know at 20.', 'Keep', 'Date'),
    tip('Rest as well', 'You hold much.', 'Friend', 'Sleep'),
    tip('Tell good news too', 'Something to look forward to.', 'Small', 'Sure'),
  ],
};
