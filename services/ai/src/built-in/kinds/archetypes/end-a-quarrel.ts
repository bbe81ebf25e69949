import { type Archetype, step, tip } from '../kind.ts';

export const endAQuarrel: Archetype = {
  id: 'end-a-quarrel',
  name: 'Bring a quarrel among several people to an end',
  slots: {
    matter: {
      words: [
        'will|inheritance',
        'house|cottage|flat',
        'farm',
        'fence|hedge',
        'money',
        'car',
        'rota',
        'hall',
        'holiday',
        'ashes|funeral',
        'cleaning',
        'kitchen',
        'garden',
        'wedding',
        'care',
        'party',
      ],
      otherwise: 'quarrel',
    },
  },
  ask: {
    question: 'What would each side have to hear before they could stop?',
    chips: ['It is in my family', 'It is among neighbours', 'It is in a team or club'],
  },
  hoursAWeek: 1.5,
  overview:
    'You stop the writing and move the quarrel into a room, hear each side alone, separate what must be decided from what hurt, get the facts from somebody neutral, and settle two or three points in writing that everybody can keep.',
  approach:
    'Written messages make it worse, because all others are watching. People can let go of a point once somebody has said back correctly what it was about. What goes wrong is playing judge, and wanting love again before there is peace.',
  done: 'The points are settled on one page, the fighting messages have stopped for six weeks, and people can be in one room for an hour.',
  cautions: [
    'With threats, violence, or a person who is not well enough to decide, do not mediate: get help. On wills, property and contracts nobody signs before independent legal advice.',
  ],
  steps: [
    step(
      'Write one message that stops the writing',
      'Three lines to all: this cannot be solved by typing, I suggest that nobody writes about it until we have talked, I will call each of you this week. Then answer no bait.',
      ['Write three lines in 20 minutes', 'Wait an hour, then send', 'Mute the group'],
      0.5,
    ),
    step(
      'Hear each side alone for half an hour',
      'By telephone or on a walk. Ask: what happened for you, what matters most, what would you need to stop? Say it back until they say yes, exactly. Promise to carry nothing on.',
      ['Call the angriest first', 'Say back what you heard', 'Note what each needs'],
      2.5,
    ),
    step(
      'Make two lists about the {matter}: to be decided, and hurt',
      'Who gets or does what belongs on the first list; who was left out, and what was said, on the second. Only the first can be voted on. The second needs words.',
      ['Write both lists', 'Strike what is long past', 'Count the points: seldom more than four'],
      0.75,
    ),
    step(
      'Get the facts about the {matter} from somebody neutral',
      'The solicitor, the contract, the valuer, the rule book, the bank: one page for all at the same time. Half of such fights are about different facts.',
      ['List the disputed facts', 'Ask the neutral person in writing', 'Send all the same page'],
      1,
      { waitDays: 10 },
    ),
    step(
      'Say your own part first',
      'Where you added to it, one sentence to each, without a but: I should have called you. It costs little and opens most doors.',
      ['Find your sentence', 'Say it to each', 'Expect no answer'],
      0.5,
    ),
    step(
      'Hold one meeting with rules and an end',
      'Ninety minutes, a neutral place, nobody interrupts, each five minutes, then only the first list. A mediator, priest or uncle leads if you are a party. Break when it gets loud.',
      ['Choose place and leader', 'Send the list beforehand', 'Keep to ninety minutes'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Write the agreement on the {matter} on one page the same day',
      'Who does what by when, about each point, and how to speak about it from now on. Everybody answers yes in writing; a lawyer looks at what is binding.',
      ['Write it at the table', 'Collect the yeses', 'Have it checked'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Do one ordinary thing together',
      'A birthday, a job in the garden, photographs: short, with something to do, and without the subject. After six weeks ask each: does it hold?',
      ['Choose something short', 'Invite singly', 'Ask each after six weeks'],
      2,
    ),
  ],
  suggestions: [
    tip('Call instead of writing', 'A voice is milder.', 'Ten minutes', 'In the evening'),
    tip('Talk side by side', 'Walking makes it easier.', 'A walk', 'A drive'),
    tip('Ask what they fear', 'Behind anger is a worry.', 'One question', 'Then wait'),
    tip('Leave the group for a week', 'Nobody is watching then.', 'Say so kindly', 'Come back'),
    tip('Divide what can be divided', 'One cuts, the other chooses.', 'Lists', 'In turns'),
    tip(
      'Buy a mediator for one evening',
      'It costs less than a letter from a lawyer.',
      'Ask for a fixed price',
      'Share it',
    ),
    tip('Do not collect allies', 'Camps harden.', 'No forwarding', 'No screenshots'),
    tip('Accept a cold peace', 'Polite is enough at first.', 'Greetings', 'Facts'),
    tip('Let the children out of it', 'They lose both sides.', 'No messages', 'No questions'),
    tip('Wait before you answer', 'A night changes the tone.', 'Draft', 'Reread'),
    tip('Say what was good', 'One true sentence for each.', 'Concrete', 'Short'),
    tip('Fix a day to drop it', 'Some points are never settled.', 'Write it down', 'Let go'),
  ],
};
