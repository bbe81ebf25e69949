import { type Archetype, step, tip } from '../kind.ts';

const othersKnow = [
  'told my/the/hr therapist/husband/wife/mum/boss/sister/brother/friend',
  'told hr',
  'written the letter',
  'only person left',
  'already told',
];

const elder = ['mum/mom/mother/dad/father/parents/nan/gran/grandmother/grandfather/in-laws/elders'];

const atJob = ['boss/manager/worker/employee/staff/business_partner/colleague/client/customers/team/apprentice'];

export const saySomethingHard: Archetype = {
  id: 'say-something-hard',
  name: 'Say something hard to somebody',
  slots: { person: { from: 'person', otherwise: 'the other person', anywhere: true } },
  ask: {
    question: 'What is the one sentence that must be said, and what are you afraid of?',
    chips: ['I have put it off for months', 'It must be this week', 'I fear how they will react'],
  },
  hoursAWeek: 1,
  overview:
    'You put it into one clear sentence, think through likely reactions of {person}, choose time and place, and practise aloud. Then you say it early in the talk, stay for the answer, and agree on the next step.',
  approach:
    'The core sentence belongs into the first two minutes; a long preparation frightens more than the message. What usually goes wrong is saying it by message, in passing or in anger, or softening it until nobody has understood.',
  done: 'It has been said in words that were understood, and both know what happens next.',
  cautions: [
    'If you fear violence or being thrown out, do not be alone: choose a safe place, tell somebody, and speak to a helpline or advice centre first. For dismissal, debts or a serious diagnosis get facts from an adviser or doctor before the talk.',
  ],
  steps: [
    step(
      'Write the one sentence {person} must hear',
      'Plain, without blame, at most twenty words, with the fact or wish in it. Below: what I want to happen after it, and what I can live with.',
      ['Write five versions in 20 minutes', 'Cross out accusations and perhaps', 'Choose one and read it aloud'],
      0.5,
    ),
    step(
      'Begin with what you thank them for, then the decision',
      'With parents and elders the bond comes first: what they gave, that you remain theirs, and then the sentence as a decision and not as a question. Give it a time in which nobody has to agree. One relative who understands may know it an hour before and stay near.',
      ['Write the one true thank you', 'Write the decision in one sentence', 'Ask one relative to be near'],
      0.7,
      { when: { said: elder } },
    ),
    step(
      'Collect the facts before you talk to {person}',
      'Numbers, dates, rules, medical or legal facts you may be asked for, three at most. Separate what you know from what you suspect.',
      ['List the questions you will be asked', 'Look up or ask for three facts', 'Put them on a card'],
      1.5,
      { when: { unsaid: elder } },
    ),
    step(
      'Use the words that worked with those who know',
      'You have said it before. Which sentence was understood, what was asked first, what would you leave out? Keep to the same words, and tell those who know the day, so that it does not reach {person} from them first.',
      ['Write the sentence that worked', 'Write the first three questions', 'Tell those who know the day'],
      0.5,
      { when: { said: othersKnow } },
    ),
    step(
      'Talk it through with somebody you trust',
      'Not for agreement, but to hear how it sounds. Ask them to play {person} and to react once quietly, once angrily, once in tears.',
      ['Choose a discreet person', 'Play the talk three times', 'Keep the sentence that calmed it'],
      1,
      { when: { unsaid: othersKnow, level: 'beginner' } },
    ),
    step(
      'Remember a hard talk that went well',
      'You have done this before: what did you say first, where did you sit, how did you end it? Use the same for {person}.',
      ['Write down that talk in five lines', 'Note what helped', 'Note what you would leave out'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Prepare answers to three reactions of the other',
      'Silence, anger, tears: one sentence and one action for each. With {person} a pause is often the best: I see that this hits you, take your time.',
      ['Write one sentence for each reaction', 'Decide when you would break off', 'Learn the three by heart'],
      1,
    ),
    step(
      'Fix a private half hour at work and what you can offer',
      'Not on a Friday evening and not before others. Have the facts in three points, what you thank for, and two things you can offer: another task, a date, a handover, pay until then. For illness or age ask the doctor of the firm, union or adviser what is allowed before you speak.',
      ['Ask for the half hour two days before', 'Write three facts and two offers', 'Check what law and contract say'],
      1,
      { waitDays: 2, when: { said: atJob } },
    ),
    step(
      'Choose time and place and ask {person} for an hour',
      'Not late, not hungry, not before an appointment; private, or public if you need safety. Say that it is important, and wait no longer than three days.',
      [
        'Choose two possible times',
        'Ask: I need an hour with you about something important',
        'Arrange what comes after for yourself',
      ],
      0.5,
      { waitDays: 2, when: { unsaid: atJob } },
    ),
    step(
      'Practise aloud twice, standing up',
      'Begin with the sentence for {person}, then stop and count to five. Voice and body learn it, so that it comes also when the heart beats.',
      ['Say it to a mirror or recorder', 'Make it shorter', 'Say it once on the way there'],
      0.5,
    ),
    step(
      'Say it to {person} and stay for the answer',
      'One sentence of introduction, then the core, then silence. Listen, repeat what you heard, answer with facts, and do not take it back to make it softer.',
      ['Say the sentence within two minutes', 'Listen and repeat', 'Agree what happens next and when'],
      1.5,
    ),
    step(
      'Come back to {person} after two days',
      'A second short talk or message: how is it for you now, what is open, what did we agree? It is done when the next step has a date.',
      ['Ask how it is', 'Write down what was agreed', 'Thank the person who helped you'],
      0.5,
      { waitDays: 2 },
    ),
  ],
  suggestions: [
    tip(
      'Say it before the coffee',
      'Small talk first makes it harder for both.',
      'I have something serious',
      'Then the sentence',
    ),
    tip('Use short words', 'Long ones sound like a lawyer.', 'No foreign words', 'No perhaps'),
    tip(
      'Sit at the corner of the table',
      'You can look at each other and away.',
      'Water and tissues',
      'Phones outside',
    ),
    tip(
      'Count to five after the sentence',
      'The other needs the pause, not your explanation.',
      'Breathe',
      'Hands still',
    ),
    tip('One topic only', 'A second complaint weakens the first.', 'Park the rest', 'Another day'),
    tip(
      'Write a letter if your voice fails',
      'You can read it aloud or hand it over and stay.',
      'One page',
      'Stay in the room',
    ),
    tip('Do not promise in pity', 'You will have to take it back.', 'I will think about it', 'Until Friday'),
    tip('Ask what they need now', 'It gives back a bit of control.', 'To be alone?', 'To ask something?'),
    tip('Have somebody wait for you', 'You need a person afterwards.', 'A call at eight', 'A walk'),
    tip(
      'Say what stays the same',
      'In hard news people fear losing everything.',
      'One true sentence',
      'Only if it is true',
    ),
    tip(
      'Choose a date and tell a friend',
      'Putting off makes it heavier each week.',
      'This week',
      'They ask on Sunday',
    ),
    tip('Forgive yourself a shaking voice', 'It shows that you take it seriously.', 'Go on slowly', 'Drink some water'),
  ],
};
