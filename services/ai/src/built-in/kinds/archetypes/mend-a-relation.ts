import { type Archetype, step, tip } from '../kind.ts';

/** They fell out around a death. */
const loss = ['funeral/died/death/passed_away/passed/grave/inheritance/will/estate'];

const meeting = [
  "we've/have/ve had a/one/two/three coffee/coffees/talks/walks/calls",
  'we meet/met again/once/twice/now',
  'already met/talked/apologised/spoke',
  'are/re talking/speaking again',
];

export const mendARelation: Archetype = {
  id: 'mend-a-relation',
  name: 'Make peace with somebody',
  slots: { person: { from: 'person', otherwise: 'the other person', anywhere: true } },
  ask: {
    question: 'What happened, and do you still speak with each other?',
    chips: ['We speak, but coldly', 'No contact for months', 'I was the one who hurt'],
  },
  hoursAWeek: 1,
  weekly: 'One small friendly sign a week, without expecting an answer',
  overview:
    'You sort out what happened and what was your part, make a small first contact with {person}, and talk about one thing at a time. Trust comes back through small promises kept over weeks, so the plan has a pause between the steps.',
  approach:
    'Name your own part first and do not wait for theirs. What usually goes wrong is a long message at night, telling the whole history again, or asking for forgiveness at once; short, by day, and with time works better.',
  done: 'You can be in one room and talk about ordinary things, you have agreed how you deal with disputes, or you know that it is not possible at present and can leave it.',
  cautions: [
    'If there was violence, threat or control, your safety comes first; speak with an advice centre before any contact. You do not owe anybody a reconciliation.',
  ],
  steps: [
    step(
      'Write down what happened between you and {person}',
      'Two columns: what I saw and heard, what I concluded. Then your own part in three honest sentences, and what you would like to have in half a year.',
      ['Write the two columns in 25 minutes', 'Add the three sentences on your part', 'Write the wish in one line'],
      1,
    ),
    step(
      'Tell a neutral person about {person}',
      'Somebody who does not take sides: a friend, counsellor, priest, mediator. Ask: what would the other one say, and what do I overlook?',
      ['Choose who will not only agree with you', 'Ask the two questions', 'Write down what was new'],
      1,
      { when: { unsaid: meeting, level: 'beginner' } },
    ),
    step(
      'Look at what earlier attempts with {person} did',
      'What did you say, when, by which way, and what came back? Choose another time, another way, another first sentence.',
      ['List the attempts', 'Mark where it turned', 'Choose what you do differently'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Send a short first sign to {person}',
      'Three sentences without reproach and without a question that forces an answer: I think of you, I am sorry that it is like this, I would be glad to talk when you like.',
      ['Write three sentences', 'Read them aloud a day later', 'Send them by day'],
      0.5,
      { when: { unsaid: [...loss, ...meeting] }, waitDays: 10 },
    ),
    step(
      'Write {person} three lines that name the one you both lost',
      'You grieve for the same person, which is the easiest door. Write for example: I have been thinking of you and of Dad. I am sorry that we have not spoken since. I would be glad of a walk whenever you like. By day, by message or card, no reproach, nothing about the money or the day itself.',
      [
        'Write the three lines and leave them for a night',
        'Take out every but',
        'Send them and expect nothing for two weeks',
      ],
      1,
      { waitDays: 10, when: { said: loss } },
    ),
    step(
      'Name the sore point to {person} in one sentence',
      'You meet again and walk round the one thing. Say it near the end of a good hour: the matter of … still lies between us, and I would like it out of the way. My part was …. Then ask: how was it for you? Do not settle it on the same day.',
      [
        'Write the sentence with your own part in it',
        'Say it at the next meeting',
        'Listen for five minutes without answering',
      ],
      1,
      { waitDays: 5, when: { said: meeting } },
    ),
    step(
      'Apologise for your own part to {person}',
      'What I did, what it meant for you, what I will do differently. No but, no explanation, no demand. It is done when you have said it, whatever the answer is.',
      ['Write the apology in four sentences', 'Say it in person or by letter', 'Make good what can be made good'],
      1,
      { waitDays: 5 },
    ),
    step(
      'Meet {person} in a neutral place for an hour',
      'A walk or a cafe, with a fixed end. Talk about one thing only, let each speak for five minutes without interruption, and repeat what you heard.',
      ['Suggest two dates and a place', 'Prepare one topic', 'End on time, with a friendly word'],
      2,
    ),
    step(
      'Agree on two rules with {person} for the future',
      'For example: no topic X at family meals, call before coming, say it within a day. Short, mutual and to be looked at again in a month.',
      ['Propose one rule and ask for theirs', 'Repeat both in one sentence', 'Note the day of looking again'],
      1,
      { waitDays: 7 },
    ),
    step(
      'Keep small promises to {person} for two months',
      'Be on time, call when you said, do one thing together without problems in it. This is what trust is made of.',
      ['Write down the promises you make', 'Plan something light once a fortnight', 'Let an old topic pass once'],
      5,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Decide how you go on with {person}',
      'Closer, friendly at a distance, or with help of a mediator. Write down what has changed, thank them for it, or close your side with a last kind letter.',
      [
        'Compare with your first page',
        'Tell the other what you are grateful for',
        'Fix the next meeting or end in peace',
      ],
      1,
    ),
  ],
  suggestions: [
    tip(
      'Do not write after nine at night',
      'Tired words are read with tired eyes.',
      'Save it as a draft',
      'Read it at breakfast',
    ),
    tip('Speak of yourself', 'I was hurt opens, you always closes.', 'One fact', 'One feeling'),
    tip('Choose walking side by side', 'It is easier than face to face.', 'Half an hour', 'No alcohol'),
    tip('Leave out the others', 'Messengers make it larger.', 'Ask relatives not to carry words', 'Say it yourself'),
    tip('Listen for one true thing', 'In every reproach there is some.', 'Say it aloud', 'You are right that'),
    tip('Start with something easy', 'Recipes, children, football.', 'Ten minutes', 'Then the heavy topic'),
    tip('Send a card on birthdays', 'It keeps the door open without pressure.', 'Two lines', 'No old topics'),
    tip('Bring back what you have borrowed', 'A practical sign says more than a speech.', 'Today', 'With a note'),
    tip(
      'Take a break at loud voices',
      'After twenty minutes people can think again.',
      'I will be back at three',
      'Come back',
    ),
    tip('Ask for a mediator', 'A stranger may say what you may not.', 'Community, church, court', 'Both pay half'),
    tip('Accept a slow answer', 'The other has not prepared for weeks as you have.', 'Wait ten days', 'One more sign'),
    tip(
      'Have good company meanwhile',
      'Your peace should not hang on one person.',
      'Two friends',
      'One evening a week',
    ),
  ],
};
