import { type Archetype, step, tip } from '../kind.ts';

export const winSomebodyOver: Archetype = {
  id: 'win-somebody-over',
  name: 'Win somebody over to do something',
  slots: {
    person: { from: 'person', otherwise: 'the one who decides', anywhere: true },
  },
  ask: {
    question: 'Who decides, what exactly should they say yes to, and what do they fear about it?',
    chips: ['One person at home', 'A committee or office', 'Somebody who avoids the talk'],
  },
  hoursAWeek: 1.5,
  overview:
    'You say in one sentence what {person} should agree to, find out what stands in the way for them, make the yes small and safe, ask in a good hour, and write down what was agreed. If it is a no, you know what would change it.',
  approach:
    'People give way to what solves their own worry, seldom to the better argument. What goes wrong is asking in passing, bringing five reasons instead of one, and taking the first no as the end.',
  done: 'What you asked for has happened and has lasted for a month, or you have a clear no and have chosen your next way.',
  cautions: [
    'Nobody can be made to want something. Where safety is at stake, such as driving, medicine or a child, speak with the doctor, the school or the office as well.',
  ],
  steps: [
    step(
      'Write the yes you want from {person} in one sentence',
      'Who does what, from when, for how long, and what it costs them. Below it the smallest form that would still help: a trial of a month, one visit, one letter. You ask for the small one first.',
      ['Write the sentence in ten minutes', 'Write the smallest form', 'Strike every reproach'],
      0.5,
    ),
    step(
      'Find out what the matter looks like to {person}',
      'Money, pride, fear, work, freedom, face, a bad experience? Ask one open question and listen for ten minutes without answering: What would worry you most about it? Ask somebody who knows them as well.',
      ['Ask the one question', 'Write their words exactly', 'Choose the strongest worry'],
      1,
    ),
    step(
      'Get one fact or voice that {person} trusts',
      'A doctor, a neighbour who did it, a figure from their own papers, a rule, a price. One source that is theirs counts more than ten of yours. Check that it is true before you use it.',
      ['Name whom they believe', 'Ask that person for ten minutes', 'Put the fact on one page'],
      1.5,
      { waitDays: 3 },
    ),
    step(
      'Solve the strongest worry before you ask {person}',
      'Bring the answer ready: the lift on Thursdays, the form filled in, the money promised, the person who does the work. What they would lose is named and replaced. A yes should need no more than ten minutes of them.',
      ['List what they would lose', 'Arrange a substitute for each', 'Try it once yourself'],
      3,
      { waitDays: 4 },
    ),
    step(
      'Choose hour, place and company for the talk',
      'Rested, fed, not in front of others, side by side on a walk or in the car, or as an item on the agenda with the page sent before. Say how long it will take. With a committee speak to two of them singly first.',
      ['Choose the hour', 'Ask for twenty minutes', 'Speak with one ally first'],
      0.5,
    ),
    step(
      'Ask {person} for the small yes and be silent',
      'What I see, what I fear or wish, what I ask for, then wait. Repeat back what you hear. If it gets loud: let us stop, may I ask again on Sunday? A yes with a condition is a yes.',
      ['Practise aloud twice', 'Ask and wait', 'Thank, whatever the answer'],
      1,
    ),
    step(
      'Make the agreed trial easy for {person}',
      'Begin within a week, take over the first part, say what you notice that is good, and keep your own promise to the day. Write who does what in a message on the same day.',
      ['Send the three lines', 'Do your part first', 'Say one good thing'],
      2,
      { waitDays: 14 },
    ),
    step(
      'Look back together and settle how it goes on',
      'After a month: what was better, what was a nuisance, what do we change? After a no ask: what would have to be different? Then choose: ask again on a named date, go one level higher, or arrange it without them.',
      ['Ask both questions', 'Write the new agreement', 'Put the next date in'],
      1,
    ),
  ],
  suggestions: [
    tip('Write their no as they would say it', 'You hear what it is about.', 'Their words', 'No comment'),
    tip('Ask for advice, not for consent', 'Who advises, joins.', 'How would you do it?', 'Take one idea'),
    tip('Bring two options you like', 'Choosing is easier than agreeing.', 'Both fine for you', 'Ask which'),
    tip('Let somebody else say it', 'The same words from another mouth.', 'Doctor, friend, colleague', 'Brief them'),
    tip('Wait for a good moment', 'Hunger and hurry say no.', 'After a meal', 'Not by message'),
    tip('Name what you will do for it', 'A fair trade is kept.', 'One thing', 'With a date'),
    tip('Show one place where it works', 'Seeing ends many doubts.', 'Visit together', 'Half an hour'),
    tip('Keep the paper to one page', 'Long papers are put aside.', 'One picture', 'One sum'),
    tip('Thank for each small step', 'Steps become habits.', 'Same day', 'In a sentence'),
    tip('Give them the credit', 'A yes may be their idea.', 'Tell others so', 'Mean it'),
    tip('Plan your way without them', 'It takes away the pressure.', 'Second way', 'Costs and date'),
    tip('Stop after three tries', 'Then another way is wiser.', 'Count them', 'Ask a third person'),
  ],
};
