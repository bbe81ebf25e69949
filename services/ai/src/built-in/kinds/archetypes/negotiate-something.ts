import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['came down', 'second/next round', 'next meeting', 'moved on', 'named a figure', 'first offer'];

export const negotiateSomething: Archetype = {
  id: 'negotiate-something',
  name: 'Negotiate something',
  slots: { thing: { from: 'object', otherwise: 'what you negotiate' } },
  ask: {
    question: 'What do you want at best, and what will you do if they say no?',
    chips: ['They need me, too', 'I have little power', 'It has become a quarrel'],
  },
  hoursAWeek: 2,
  overview:
    'You write down your aim, your limit and your way out if there is no agreement on {thing}, learn what the other side needs, and prepare two offers. You ask first, name one number with a reason, and have the result put in writing.',
  approach:
    'Whoever has an alternative can be calm, so work on the alternative first. What usually goes wrong is naming the lowest number at once, filling silence with concessions, and giving without getting something back.',
  done: 'There is a written agreement within your limits, or you use your alternative without regret.',
  cautions: [
    'For divorce, custody, dismissal, inheritance, debts and court matters see a lawyer or a free advice centre before you sign or agree to anything; time limits may be short.',
  ],
  steps: [
    step(
      'Write the last moves in the talk on {thing} and plan the next two',
      'Theirs and yours in two columns with the size of each step. Steps that shrink show that the limit is near. Next comes a package instead of a figure: earlier payment, longer term or delivery for the missing sum. Say your limit to nobody; have the sentence ready with which you leave.',
      ['Write both columns', 'Build one package', 'Learn the sentence for leaving'],
      0.7,
      { when: { said: underWay } },
    ),
    step(
      'Write aim, limit and way out for {thing}',
      'Aim: what would be very good? Limit: from where is no better? Way out: what do I do without them? Three lines that only you see.',
      ['Write the three lines in 15 minutes', 'Note what else besides money has value', 'Note the latest date'],
      0.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Find out what is usual and fair for {thing}',
      'Three comparable cases, official index, law, written offers, an expert. A number with a source is hard to wipe away.',
      ['Collect three comparisons', 'Ask an advice centre or expert', 'Put sources on one page'],
      2,
    ),
    step(
      'Improve your way out before you talk',
      'A second offer, another tenant, another date, help from an ombudsman. Each better alternative to {thing} makes you calmer.',
      ['List three alternatives', 'Get one in writing', 'Write what it is worth'],
      2.5,
      { waitDays: 5 },
    ),
    step(
      'Write down what the other side needs',
      'Time, security, quiet, face, costs, rules they are bound by. Mark what costs you little and helps them much; this is what you can offer for {thing}.',
      ['Write their view in five lines', 'Ask somebody who knows them', 'Mark two things to offer'],
      1,
    ),
    step(
      'Rehearse the talk with somebody who is hard',
      'Three rounds on {thing}: friendly, stubborn, impatient. Practise to say the number and then be silent for five seconds.',
      ['Choose the partner', 'Play three rounds', 'Keep the best first sentence'],
      1,
      { when: { unsaid: underWay, level: 'beginner' } },
    ),
    step(
      'Plan what you will do differently from last time',
      'When did you give way too soon, what did you never ask? Write one rule for {thing}, for example: no concession without one in return.',
      ['Look at the last negotiation', 'Write the rule', 'Put it on the card'],
      0.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Ask for a meeting and send the topic',
      'Right person, quiet hour, 45 minutes, topic of {thing} in one neutral line. By telephone or in person rather than in writing.',
      ['Find out who may decide', 'Suggest two dates', 'Send the topic'],
      0.5,
      { waitDays: 4, when: { unsaid: underWay } },
    ),
    step(
      'Negotiate with questions, one number and two packages',
      'Begin with what both want, ask, listen, sum up. Then your number for {thing} with a reason, silence, and two packages you could live with. Ask for a break when it heats up.',
      ['Ask three questions first', 'Name number and reason', 'Offer two packages'],
      1.5,
    ),
    step(
      'Put the result of {thing} in writing the same day',
      'Who, what, how much, until when, what if not. Sent on the same day with thanks; both confirm. If there is no agreement, take the way out or ask a mediator.',
      ['Write five lines the same day', 'Get confirmation', 'Enter the dates'],
      0.5,
      { waitDays: 5 },
    ),
  ],
  suggestions: [
    tip('Be silent after your number', 'The next word is often a concession.', 'Count to five', 'Look friendly'),
    tip('Never give without asking', 'If you can …, then I can ….', 'Small for small', 'Write it down'),
    tip('Use odd, reasoned numbers', 'They sound calculated.', 'With a source', 'Room of a tenth'),
    tip('Ask what would make it possible', 'It opens more than why not.', 'Wait', 'Note each word'),
    tip('Separate person and matter', 'Hard on the number, soft in tone.', 'Thank them', 'No sarcasm'),
    tip('Sleep on the last offer', 'Pressure of time is a tool.', 'I will answer tomorrow at ten', 'Do it'),
    tip('Bring a second person', 'One talks, one listens.', 'Agreed sign', 'Break'),
    tip('Put several things on the table', 'With only a price one side loses.', 'Date, length, service', 'Order them'),
    tip('Write down what was promised', 'Memory is friendly to its owner.', 'On the spot', 'Read aloud'),
    tip('Know who decides', 'You may be talking to the messenger.', 'Ask at the start', 'What do they need?'),
    tip('Leave the other a success', 'They must explain it at home.', 'One point', 'Say it'),
    tip('Walk away politely', 'Offers often come after you go.', 'Thanks', 'Door open'),
  ],
};
