import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['through to', 'placed every', 'third/second season', 'never on top', 'regional final'];

export const winSomething: Archetype = {
  id: 'win-something',
  name: 'Win something',
  slots: { thing: { from: 'object', otherwise: 'the prize' } },
  ask: {
    question: 'Who decides or measures it, and how far were you from it last time?',
    chips: ['Judges decide', 'Points or time decide', 'I have never entered'],
  },
  hoursAWeek: 5,
  weekly: 'Four sessions: two on the weakest point, one under match conditions, one of study',
  overview:
    'You find out exactly what decides about {thing}, compare yourself with last year’s winner, and put your hours into the one or two gaps that cost most. Trials with a judge or rival, then rest, then the day.',
  approach:
    'Winners know the rules and criteria better than others. What usually goes wrong is polishing strengths, and risking something new on the day; the result also depends on others, so the aim you control is your own best.',
  done: 'You have entered with your best prepared performance and have the result; at best the first place, in any case a better one than before.',
  cautions: [
    'Play by the rules, without doping or stakes you cannot lose. In legal disputes and tenders a lawyer or adviser should look at dates and papers early.',
  ],
  steps: [
    step(
      'Read the rules that decide on {thing}',
      'Rules, criteria with weight, judges or points, deadline, number of entries, last winners. Write the three criteria that decide.',
      ['Read for 25 minutes and mark', 'Write the three criteria', 'Enter the deadline'],
      1,
    ),
    step(
      'Study what the last winners of {thing} did',
      'Results, works, films of three years: which score or time was needed, what did they have in common, what was missing?',
      ['Collect three winners', 'Write what they share', 'Note the score you need'],
      2.5,
    ),
    step(
      'Look at the points between you and the one above',
      'From the last three results: where exactly were the points lost, in which part, under which judge or ground? Two small faults usually make the difference. Ask a judge for three sentences. Train these two under the noise and hour of the day itself.',
      ['Write the lost points', 'Ask a judge for three sentences', 'Train two faults at the real hour'],
      2,
      { when: { said: underWay } },
    ),
    step(
      'Measure the gap between you and first place',
      'Test yourself by the criteria of {thing}, at best through somebody strict. Two largest gaps only; the rest is good enough.',
      ['Do a test under rules', 'Have it scored', 'Choose two gaps'],
      2.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Enter a smaller contest first',
      'Same kind as {thing}, less at stake, within six weeks. It shows nerves, timing and rules you overlooked.',
      ['Find one', 'Enter and take part', 'Write down three lessons'],
      6,
      { when: { unsaid: underWay, level: 'beginner', weeksFrom: 6 } },
    ),
    step(
      'Change the plan that brought you second',
      'You have been close to {thing}: what did the winner have, what happened in the last third, what did judges write? One change of plan, not ten.',
      ['Get the score sheet', 'Ask a judge or rival', 'Write the one change'],
      1.5,
      { when: { level: 'experienced' } },
    ),
    step(
      'Register and secure the conditions for {thing}',
      'Entry, fee, papers, partners, material, leave. Everything with a deadline is done two weeks before.',
      ['Register', 'Order material', 'Save confirmations'],
      2,
      { daysBefore: 21 },
    ),
    step(
      'Close the first gap with a coach or critic',
      'Three sessions a week, small portions, a correction weekly. After four weeks the same test for {thing}.',
      ['Find the coach or critic', 'Practise the gap', 'Repeat the test'],
      15,
    ),
    step(
      'Close the second gap under real conditions',
      'With time limit, audience, rivals, noise. Write a plan for bad moments in {thing}: what do I do in the next thirty seconds?',
      ['Simulate weekly', 'Write the plan for bad moments', 'Fix the order of the day'],
      12,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Rest, compete for {thing} and look at it soberly',
      'No changes in the last week, half the work, sleep. Afterwards: result, what decided it, congratulate, thank; decide about the next time after ten days.',
      ['Halve the work', 'Follow your own plan', 'Write ten lines on what decided it'],
      6,
      { daysBefore: 1 },
    ),
  ],
  suggestions: [
    tip('Read the criteria before each session', 'You train what is counted.', 'On the wall', 'Tick one'),
    tip('Find a rival to practise with', 'Both get better.', 'Once a week', 'Swap weaknesses'),
    tip('Have a stranger judge it', 'Friends are kind.', 'By the score sheet', 'Thank them'),
    tip('Train the start and the end', 'Both weigh more than the middle.', 'First minute', 'Last ten per cent'),
    tip('Repeat what you do when ahead', 'Many lose by getting careful.', 'Same rhythm', 'One sentence'),
    tip('Keep the material unchanged', 'The last fortnight is not for new things.', 'Two sets', 'Checked'),
    tip('Learn to lose a point', 'The next one is what counts.', 'Breathe out', 'Back to the plan'),
    tip('Look at the place beforehand', 'Light, floor, wind, seat.', 'A day earlier', 'Or photos'),
    tip('Sleep two nights before', 'The last night is often short.', 'Early evening', 'No screen'),
    tip('Speak with a former winner', 'They tell what is not in the rules.', 'Two questions', 'Not on the day'),
    tip('Thank judges and helpers', 'Circles are small.', 'Also after losing', 'By name'),
    tip('Set a second aim', 'Own best, a place higher, one clean round.', 'Written down', 'Yours alone'),
  ],
};
