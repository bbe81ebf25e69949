import { type Archetype, step, tip } from '../kind.ts';

export const planSomething: Archetype = {
  id: 'plan-something',
  name: 'Plan something ahead',
  slots: { thing: { from: 'object', otherwise: 'what you plan' } },
  ask: {
    question: 'What is fixed already, and who has to agree?',
    chips: ['Date is fixed, nothing else', 'Only an idea', 'Too many people have a say'],
  },
  hoursAWeek: 2,
  weekly: 'Twenty minutes: what is done, what comes next, who is asked',
  overview:
    'You write what should be there at the end, collect everything for {thing} on slips, and count back from the date. Others agree early, each part has a name and a day, and you test the plan on its weakest point.',
  approach:
    'A plan is good when somebody else could carry it out. What usually goes wrong is planning too finely what lies far ahead, and forgetting waiting times, money and rest.',
  done: 'The plan stands on one or two pages, all have agreed, the first third is booked or done, and everybody knows what comes next.',
  steps: [
    step(
      'Write the result of {thing} in five lines',
      'What will be there, for whom, by when, for how much, and how does one see that it was good? Also what it shall not be.',
      ['Write five lines in 20 minutes', 'Add what it shall not be', 'Mark what is fixed'],
      0.5,
    ),
    step(
      'Ask those concerned what matters to them',
      'Two questions each: what must be there in {thing}, what must not happen? List the answers and decide who has the last word.',
      ['List the people', 'Ask the two questions', 'Agree who decides'],
      1.5,
      { waitDays: 4 },
    ),
    step(
      'Collect every part of {thing} on slips',
      'Twenty minutes without judging, then look at a list of somebody who did the same. Sort by must, should, could.',
      ['Write slips for 20 minutes', 'Compare with another list', 'Sort into three heaps'],
      1.5,
    ),
    step(
      'Look at how others planned the same',
      'One person, one checklist: what took longest, what was superfluous, what did they forget? Adjust the heaps for {thing}.',
      ['Find person or checklist', 'Ask three questions', 'Adjust'],
      1,
      { when: { level: 'beginner' } },
    ),
    step(
      'Take the old plan and cut it',
      'You have done {thing} before: keep what carried, strike a third, and put the late things four weeks earlier.',
      ['Get out the old plan', 'Strike a third', 'Move the late things'],
      1,
      { when: { level: 'experienced' } },
    ),
    step(
      'Count back from the date of {thing}',
      'Behind each slip: hours, waiting time, depends on what, latest day. The longest chain decides; put a fifth of reserve into it.',
      ['Write hours and waiting time', 'Find the longest chain', 'Enter the latest days'],
      1.5,
    ),
    step(
      'Set the money and a limit for {thing}',
      'Three prices for the largest items, a tenth as reserve, and what is dropped first if it is too much.',
      ['Get three prices', 'Add up with reserve', 'Write what is dropped first'],
      1.5,
    ),
    step(
      'Share out the parts with names and days',
      'One page, visible to all: who, what, until when. Ask each about {thing} singly and let them say the day themselves.',
      ['Ask each person', 'Put up the page', 'Fix a short weekly look'],
      1,
    ),
    step(
      'Test the weak point and do the first third',
      'Ask: what could make {thing} fail? Try exactly this, book what gets scarce, and change the plan where it did not hold.',
      ['Name three reasons for failing', 'Test the first', 'Book or do the first third'],
      4,
    ),
  ],
  suggestions: [
    tip('Begin at the end', 'Walk through the day backwards.', 'Last hour first', 'Note what is needed'),
    tip('Plan near things finely', 'Far ones need a line only.', 'Two weeks in detail', 'Rest in months'),
    tip('Write verbs', 'Call the hall is a task, hall is a worry.', 'One act', 'One name'),
    tip(
      'Double your first guess of time',
      'We forget ways, waits and tiredness.',
      'Then a reserve',
      'Note the real time',
    ),
    tip('Keep one list', 'Three lists lose things.', 'Paper or phone', 'Always with you'),
    tip('Leave one day a week empty', 'It fills itself.', 'Not to be moved', 'Also holidays'),
    tip('Decide what you will not do', 'It saves more than any trick.', 'Three things', 'Say it'),
    tip('Ask for a no early', 'An honest no is better than a late one.', 'Until Friday', 'Thank them'),
    tip('Put weather and illness in', 'One line each is enough.', 'Who replaces', 'Until when decided'),
    tip('Show it to a stranger', 'They see the hole.', 'Ten minutes', 'What is unclear?'),
    tip('Review on the same day', 'A plan without looking is paper.', 'Sunday, 20 minutes', 'Tea'),
    tip('Stop planning in time', 'After two rounds begin.', 'First act today', 'Rest on the way'),
  ],
};
