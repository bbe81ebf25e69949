import { type Archetype, step, tip } from '../kind.ts';

export const improveHowItRuns: Archetype = {
  id: 'improve-how-it-runs',
  name: 'Make something at work run better',
  slots: { matter: { from: 'object', otherwise: 'the figure' } },
  ask: {
    question: 'What is counted today, and where does it go wrong most?',
    chips: ['Too many faults or waste', 'It takes too long', 'It depends on who does it'],
  },
  hoursAWeek: 3,
  overview:
    'You measure {matter} as it is by shift, machine, product or person, find the one or two causes behind most of it, try a single change for two weeks, keep what shows in the figures, and make it the usual way.',
  approach:
    'Usually two causes make most of the trouble, and the people at the place know them. Change one thing at a time, or nobody can say what helped. What goes wrong is blaming people, and a campaign that nobody measures.',
  done: 'The figure has stayed at the aim for six weeks without you reminding anybody, and the new way hangs at the workplace.',
  cautions: [
    'Safety comes before the figure: no guard, check or break is left out to reach it. Speak with the works council, union or your boss before you measure people.',
  ],
  steps: [
    step(
      'Draw the last four weeks of {matter} as a line',
      'One line by day, from what is there: sheets, tickets, the bin, the till. Write beside it how it is counted, so that later weeks can be compared.',
      ['Get four weeks of figures in 30 minutes', 'Draw the line', 'Write how it is counted'],
      0.75,
    ),
    step(
      'Go and watch where it happens',
      'Two visits of an hour, one of them on the worst shift or day. Ask: what makes this hard, what would you change first? Write down the words, and thank by name.',
      ['Watch the worst hour', 'Ask three people the two questions', 'Write down what they said'],
      2,
    ),
    step(
      'Sort the faults and find the two largest causes',
      'A tally sheet with six boxes for two weeks, filled in on the spot: what, where, when, which machine, batch or form. The longest bar is where you begin.',
      ['Make the tally sheet', 'Let the shift fill it in', 'Draw the bars'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Ask why five times about the longest bar',
      'With two who do the work and one who repairs it. Stop when you reach something you can change: a setting, drying time, a tool, a form, an order, a missing minute. Write one sentence: when we change this, it falls to that.',
      ['Invite three people for 40 minutes', 'Ask why five times', 'Write the sentence'],
      1.5,
    ),
    step(
      'Try one change for two weeks on one line or shift',
      'Same count as before, everything else as usual. Agree who may stop the trial. Look at the line together every few days.',
      ['Choose place and day', 'Brief everybody in ten minutes', 'Look at the line twice a week'],
      4,
      { waitDays: 14 },
    ),
    step(
      'Keep it, change it, or try the second cause',
      'Compare both fortnights. If the line has moved, write the new way with a photo. If not, say so openly and take the next bar.',
      ['Compare before and after', 'Decide together', 'Begin the second trial'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Make the new way the easy way',
      'Settings locked, tool at hand, form shortened, check built into the start of the shift. Train each shift once, by one of their own. Tell the boss what it saved in money.',
      ['Write one page with a photo', 'Train each shift', 'Work out the saving'],
      5,
    ),
    step(
      'Watch {matter} for six weeks and hand it over',
      'A board with the line where all pass, one owner, and what is done when it rises. Celebrate with those who found the cause.',
      ['Hang up the board', 'Name the owner', 'Thank by name'],
      3,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Count on the spot', 'Memory rounds up.', 'Stroke list', 'Same pencil'),
    tip('Start with the first hour', 'Start-ups make most faults.', 'Log settings', 'Compare shifts'),
    tip('Ask the newest colleague', 'They still see it.', 'First week', 'What surprised you?'),
    tip('Fix one thing today', 'It shows that you listen.', 'Small', 'Visible'),
    tip('Compare the best shift', 'Somebody does it right already.', 'Watch', 'Copy'),
    tip('Put a price on it', 'A fault has a cost each.', 'Material', 'Minutes'),
    tip('Leave names out', 'Or the sheet stays empty.', 'Machine', 'Hour'),
    tip('Check the measuring first', 'Some faults are none.', 'Two people', 'Same ten parts'),
    tip('Borrow an expert for a day', 'Suppliers send one free.', 'Material', 'Machine'),
    tip('Hold a five-minute stand-up', 'Before the shift, at the board.', 'Yesterday', 'Today'),
    tip('Do not add a form', 'Take one away first.', 'Which is unread?', 'Stop it'),
    tip('Say thank you in public', 'It brings the next idea.', 'By name', 'With the figure'),
  ],
};
