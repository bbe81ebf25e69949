import { type Kind, step, tip } from '../kind.ts';

export const betterCommunication: Kind = {
  id: 'better-communication',
  category: 'relationship',
  name: 'Talk with each other better',
  slots: {
    person: { from: 'person', otherwise: 'the person closest to you' },
  },
  ask: {
    question: 'What usually happens when it becomes difficult?',
    chips: ['It gets loud', 'I go silent or walk away', 'I talk, but nobody feels heard'],
  },
  hoursAWeek: 1.5,
  weekly: 'Have one talk of twenty minutes in which each listens and repeats',
  overview:
    'You will look closely at one typical quarrel, practise three skills (listening, saying what you need, pausing), and use them in real talks with {person}, from small subjects to hard ones.',
  approach:
    'Learn one skill for two weeks before you add the next. Practise on easy subjects first, because when you are angry you can only use what has become a habit. It does not work as a trick to get your way. You will slip back at times; simply start again.',
  done: 'Three difficult talks ended without shouting or silence, and the other person says that they felt heard.',
  cautions: [
    'These skills do not make a violent or controlling relationship safe. If you are afraid of saying what you think, talk to a counsellor or a domestic-abuse helpline instead.',
  ],
  steps: [
    step(
      'Write down your last quarrel as a camera would see it',
      'Note only what could be seen and heard, in order. Then mark the sentence at which it turned, and what you felt in your body. Most quarrels with the same person follow one pattern.',
      [
        'Write ten lines about the last one with {person}',
        'Mark the sentence at which it turned',
        'Name your habit: attack, defend, withdraw, give in',
      ],
      1,
    ),
    step(
      'Ask {person} what it is like to talk with you',
      'Ask one question and then only listen: what do I do that makes it harder, and what helps? Say thank you. Choose one answer to work on for two weeks.',
      [
        'Choose a calm moment and explain why you ask',
        'Write down the answer in their words',
        'Choose one habit to change',
      ],
      1,
    ),
    step(
      'Listen and repeat before you answer',
      'Let the other finish, count to two, say in your words what you heard, and ask: is that right, is there more? Only then comes your view. Practise ten minutes a day, first on easy subjects.',
      ['Practise in one talk a day', 'Notice each time you want to interrupt', 'Ask one open question more than usual'],
      3,
    ),
    step(
      'Say what you need in four short sentences',
      'Say what you saw, what you felt, what you need and what you ask for. For example: the dishes were still there this morning and I was annoyed, because I need order to start; would you do them in the evening? Leave out always and never.',
      [
        'Turn three of your complaints round on paper',
        'Say the smallest one to {person}',
        'Accept a no and look for another way',
      ],
      3,
    ),
    step(
      'Agree on a pause with {person}',
      'When people are too upset they can no longer listen. Choose a word or sign, stay apart for at least twenty minutes, and do not go over your arguments. The one who paused names the time to go on, the same day or the next.',
      ['Explain the pause and agree on the sign', 'Know your first body sign', 'Use it once for something small'],
      1.5,
    ),
    step(
      'Receive criticism without defending yourself',
      'Look for the part that is true and say it: you are right that I was late. Ask for an example. Explain yourself only when the other one feels understood. If you tend to go silent, say at least: I need an hour, I will come back.',
      ['Ask {person} for one point of criticism', 'Answer with the true part first', 'Note what was hard'],
      2,
    ),
    step(
      'Hold a talk about something of medium size',
      'Agree on time and subject, put the phones away and stop after thirty minutes. Each speaks for five minutes while the other listens and repeats. End with one small agreement; not everything has to be solved.',
      [
        'Choose a subject and a time together',
        'Write your four sentences beforehand',
        'Note the agreement and its date',
      ],
      2,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Have the talk you have been putting off',
      'Prepare: what is my aim, what might the other one need, what is my first sentence, what do I do if it gets hot? It is done when both have spoken, both were heard, and the next step is named. Ask afterwards how it was.',
      ['Write aim and first sentence', 'Practise the first sentence aloud', 'Choose place and time, and begin gently'],
      2.5,
    ),
  ],
  suggestions: [
    tip(
      'Ask whether they want advice or only to be heard',
      'Many talks go wrong because one listens and the other repairs.',
      'Ask at the beginning',
      'Then keep to the answer',
    ),
    tip(
      'Write a letter first',
      'Writing helps you find the two sentences that matter.',
      'Do not send it',
      'Take two sentences from it into the talk',
    ),
    tip(
      'Talk while walking',
      'Hard subjects are easier side by side.',
      'Plan half an hour',
      'Choose a way without traffic',
    ),
    tip(
      'Leave serious subjects out of messages',
      'Tone gets lost in writing.',
      'Write only: can we talk tonight?',
      'From far away, use a call',
    ),
    tip(
      'Widen your words for feelings',
      'Annoyed, hurt and ashamed need different things.',
      'A list on the phone',
      'Name one a day',
    ),
    tip(
      'Say back the good things as well',
      'Listening is not only for quarrels.',
      'Share in good news',
      'Ask for details',
    ),
    tip(
      'Count your questions',
      'People who ask more are felt to listen better.',
      'Two questions before each opinion',
      'Avoid why as a reproach',
    ),
    tip(
      'Let silences stand',
      'The important part often comes after a pause.',
      'Wait for three breaths',
      'Nod instead of filling the gap',
    ),
    tip(
      'Say when something is a joke',
      'Irony hurts in tense times.',
      'Leave it out for two weeks',
      'Ask how your remarks sounded',
    ),
    tip(
      'Fix a time for logistics',
      'Then dinner is free for other things.',
      'Fifteen minutes on Sunday',
      'With a list',
    ),
    tip('Repair quickly', 'That came out wrong, may I try again?', 'Within the hour', 'Also by message'),
    tip(
      'Watch tiredness and hunger',
      'Many quarrels begin when people are tired or hungry.',
      'Start nothing important after ten',
      'Eat something first',
    ),
    tip(
      'Take a course or three sessions',
      'A third person sees the pattern.',
      'Counselling service',
      'Together or alone',
    ),
  ],
};
