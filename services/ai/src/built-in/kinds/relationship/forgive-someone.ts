import { type Kind, step, tip } from '../kind.ts';

const letterDone = ["letter i'm/im not", 'burned/burnt it', 'therapist/therapy helped', 'can say her/his name'];

const sameRoom = ['in one room', 'at christmas/easter/weddings', 'whether i see'];

export const forgiveSomeone: Kind = {
  id: 'forgive-someone',
  category: 'relationship',
  name: 'Let go of an old hurt',
  slots: {
    person: { from: 'person', otherwise: 'the one who hurt you', anywhere: true },
  },
  ask: {
    question: 'Is there still contact with the person?',
    chips: ['Yes, often', 'Hardly', 'No, or they have died'],
  },
  hoursAWeek: 1,
  unhurried: true,
  weekly: 'Write for twenty minutes, then do something that has nothing to do with it',
  overview:
    'You will say clearly what {person} did and what it took from you, let anger and grief have their place, and decide what you need: distance, justice, a talk, or only peace. Forgiving here means that the hurt no longer rules your day.',
  approach:
    'Forgiving is not excusing, forgetting or making up, and nobody can demand it of you. It usually comes in several turns: saying what happened, grieving, understanding, deciding. On bad days you may begin again. Forgiving too early often only hides the anger.',
  done: 'You can think of it or meet the person without it ruining your day, and you have decided how much contact is good for you.',
  cautions: [
    'After violence, abuse or a severe loss do this with a trauma therapist; stop an exercise if images flood you, and stay in touch with somebody. If thoughts of harming yourself or others come up, call a crisis line or the emergency number.',
    'If the hurt still goes on, safety and limits come first. Forgiving does not mean renouncing a report to the police or compensation.',
  ],
  steps: [
    step(
      'Name what was done and what it cost you',
      'Write the facts first, then the losses: trust, money, years, health, faith in yourself. Go only into as much detail as you can bear. End with something that steadies you: a walk, tea, a call.',
      ['Write for twenty minutes about {person}', 'List three losses', 'Do something pleasant for your body'],
      1,
      { when: { unsaid: letterDone } },
    ),
    step(
      'Tell one safe person what happened',
      'Choose a friend who does not advise at once, a counsellor or a minister. Being believed is often what was missing. Say beforehand: please only listen.',
      ['Choose somebody who can listen', 'Agree on an hour without interruptions', 'Note how you felt afterwards'],
      1.5,
    ),
    step(
      'Stop what brings the hurt back every day',
      'Leave out checking profiles, telling the story to everybody and arguing in your head. Give the anger twenty minutes a day with paper or sport, and at other times say: later. If you are in contact, set a limit with {person} first.',
      ['Note when you go over it', 'Choose the daily twenty minutes', 'Block or mute what stirs it up'],
      2,
      { waitDays: 7 },
    ),
    step(
      'Write a letter that you do not send',
      'Everything: what you did to me, what I needed, what I am angry about, what I miss. No politeness. After two days read it and write a second, shorter one. Keep, burn or show it to a therapist.',
      ['Write the first letter to {person}', 'Put it away for two days', 'Write the second, shorter letter'],
      2,
      { when: { unsaid: letterDone } },
    ),
    step(
      'Try to understand without excusing',
      'What shaped {person}, what did they not know or not manage? And what was your part, if any, and what was clearly not? Understanding takes some of the power away, and it stays wrong.',
      ['Write half a page from their view', 'Write one sentence: it was wrong because', 'Say which guilt is not yours'],
      1.5,
    ),
    step(
      'Decide how near you want to be to {person}',
      'Forgiving does not mean meeting. Four ways: close, friendly at feasts, only in letters, not at all. Try each for a day in mind and look at your sleep. For one room: a seat near a door, an hour, a sentence of greeting, somebody who leaves with you.',
      ['Write the four ways and one day for each', 'Choose for the next half year', 'Write the sentence of greeting'],
      0.7,
      { when: { said: [...letterDone, ...sameRoom] } },
    ),
    step(
      'Decide what you still need from outside',
      'It may be an acknowledgement, money, a report, a limit, an apology or nothing. If it is safe, ask for it once and clearly, and settle what you do if it does not come from {person}.',
      [
        'Write down what you need',
        'Get legal or counselling advice if necessary',
        'Ask once, in writing or with a third person',
      ],
      2,
      { waitDays: 10 },
    ),
    step(
      'Say the decision to yourself in one sentence',
      'For example: I no longer want to pay for what you did; I let go of paying you back. Mark it with a small act: throw a stone into water, light a candle, burn the page. It is a decision for today, and it may be repeated.',
      [
        'Write your sentence of decision',
        'Choose a place and a small act for it',
        'Tell the person who listened to you',
      ],
      1,
    ),
    step(
      'Give the freed time to something of your own',
      'What did the hurt keep you from: trust, singing, travelling, friends? Start one thing. When the anger at {person} comes back, read the sentence, breathe, go on. It is done when you notice that whole days pass without it.',
      ['Choose one thing and a date', 'Mark days without brooding', 'Decide how much contact you want'],
      4,
    ),
  ],
  suggestions: [
    tip('Do not let anybody hurry you', 'Forgive and forget is no advice.', 'I am working on it', 'Change the subject'),
    tip(
      'Move when anger is high',
      'Physical effort helps the body to calm down.',
      'Climb stairs, swim or chop wood',
      'Twenty minutes are enough',
    ),
    tip(
      'Separate the person from the deed',
      'It helps with relatives you also love.',
      'Write down what was good as well',
      'Let both be true',
    ),
    tip('Change the ending of your thoughts', 'Brooding always ends at the same place.', 'And today I', 'Say it aloud'),
    tip(
      'Remember when you were forgiven',
      'Your own memory shows what forgiving can be.',
      'Who forgave you, and for what?',
      'How did it feel?',
    ),
    tip(
      'Keep your distance without hatred',
      'You can be at peace with somebody and not be friends.',
      'Be polite and brief',
      'Leave early when you want to',
    ),
    tip(
      'Write what you have learned to watch for',
      'It makes it safer to trust people again.',
      'Three signs you will take seriously',
      'Three people who are good for you',
    ),
    tip(
      'Plan for triggers',
      'Certain dates, songs and places bring it back.',
      'Arrange company for that day',
      'Have something to do with your hands',
    ),
    tip(
      'Sleep first',
      'At night everything looks worse.',
      'Keep paper beside the bed',
      'Decide nothing before morning',
    ),
    tip(
      'Do one kind act elsewhere',
      'It reminds you who you want to be.',
      'Choose something small',
      'Tell nobody about it',
    ),
    tip(
      'Join a group',
      'People with the same hurt understand quickly.',
      'Victims’ support, bereaved, adult children',
      'Twice before you judge',
    ),
    tip(
      'Ask what faith means by it',
      'Some people have been told that they must forgive at once.',
      'Talk to a minister you trust',
      'Ask what it says about justice',
    ),
  ],
};
