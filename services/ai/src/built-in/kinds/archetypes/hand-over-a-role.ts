import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['successor', 'elected', 'shown her/him', 'still phone', 'still on me', 'notary signs'];

export const handOverARole: Archetype = {
  id: 'hand-over-a-role',
  name: 'Hand over a post or duty',
  slots: { role: { from: 'object', otherwise: 'the post' } },
  ask: {
    question: 'When do you want to be out of it, and who could take it over?',
    chips: ['Nobody is in sight', 'Somebody would if asked well', 'I feel I cannot leave them'],
  },
  hoursAWeek: 2,
  overview:
    'You name the day on which you stop, write down what the work really is month by month, cut it into parts that a person says yes to, ask two or three people by name, work beside them for a while, and leave with the papers in order.',
  approach:
    'A post nobody wants is usually a post that is too big. Say the day early and out loud; hints are not heard. What goes wrong is waiting for a volunteer at the annual meeting, and coming back to help for ever.',
  done: 'Another name is on the list, the account and the door, the papers are handed over with a signed page, and nobody has called you for a month.',
  cautions: [
    'With money, keys or legal duties: have the accounts checked by a second person, change signatures at the bank and the register, and get a written discharge.',
  ],
  steps: [
    step(
      'List what is still in your name and end each on a day',
      'Bank mandate, keys, passwords, letterhead, website, the telephone number in people’s heads. Each gets a day and a signature from the successor. For two weeks you answer callers with one sentence and the new number. Keys change hands against a list.',
      ['Write the list', 'Set a day for each with the successor', 'Learn the one sentence for callers'],
      0.7,
      { when: { said: underWay } },
    ),
    step(
      'Write down what you do for {role} in a month',
      'A line for each task: what, how often, how long, what happens if it is not done. Mark what could simply stop. Half an hour is enough for the first version.',
      ['Write for 30 minutes', 'Put minutes behind each line', 'Mark what could stop'],
      0.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Tell the one in charge your last day',
      'Chair, boss or committee, in person, then in two lines: I stop on this day, until then I hand over properly. Ask for it to be on the next agenda.',
      ['Choose the day', 'Say it in person', 'Confirm it in writing'],
      0.5,
    ),
    step(
      'Cut it into three parts and stop one',
      'Money in, money out, the yearly report; or keys, rota, orders. Parts of an hour a week find people. What nobody would miss ends now, and a program or a bank order does the routine.',
      ['Cut it into parts', 'End what can end', 'Set up what runs by itself'],
      2,
      { when: { unsaid: underWay } },
    ),
    step(
      'Bring the papers into order by year',
      'The current year first: receipts, lists, contracts, passwords in a safe place, open questions on one page. Have a second person look through it, so that nobody can doubt it later.',
      ['Sort the current year', 'Write the open questions', 'Ask somebody to check it'],
      6,
    ),
    step(
      'Ask three people by name for one part each',
      'In person, with the hours, the end date and what is good about it: two hours a month, for a year, I show you everything. Ask members under fifty, the newly retired and those who once criticised.',
      ['List ten names', 'Ask three in person', 'Give each a week to think'],
      2,
      { waitDays: 10, when: { unsaid: underWay } },
    ),
    step(
      'Do one full round together',
      'They do, you sit beside them, and each question becomes a line in the one-page guide. One month end, one meeting, one event is a full round.',
      ['Fix the dates of the round', 'Let them do it', 'Write the guide from their questions'],
      6,
      { waitDays: 30 },
    ),
    step(
      'Change names, keys and accounts on one day',
      'Bank mandate, register, insurance, mailing lists, keys, passwords, website. Announce it with a thank-you to the new one, and sign the handover page together.',
      ['Make the list of names', 'Change all on one day', 'Sign the page'],
      2,
      { waitDays: 14, daysBefore: 10 },
    ),
    step(
      'Be away for a month, then have one last meeting',
      'Answer only one fixed hour a week, and send other questions to the guide. After a month an hour together, a farewell, and the freed evenings get something of their own.',
      ['Agree the one hour', 'Go away for a week', 'Fill the first free evening'],
      1.5,
    ),
  ],
  suggestions: [
    tip('Say a day, not a wish', 'A date makes others think.', 'In writing', 'On the agenda'),
    tip('Describe what is nice about it', 'Nobody wants a burden.', 'People', 'Thanks'),
    tip('Offer a shared post', 'Two halves are easier to fill.', 'A pair', 'Swap after a year'),
    tip('Let the first mistake pass', 'It teaches more than you can.', 'No rescue', 'Ask how it went'),
    tip('Write the year on one page', 'Twelve lines, one a month.', 'Dates', 'Names'),
    tip('Keep no key', 'A key brings you back.', 'Return all', 'List them'),
    tip('Ask those who complain', 'They have ideas.', 'In person', 'One part'),
    tip('Stop the tasks nobody reads', 'Test it for a month.', 'Leave it out', 'Wait'),
    tip('Use the umbrella body', 'They have templates and substitutes.', 'Call', 'Ask for a guide'),
    tip('Thank those who helped you', 'It shows the new one that it is seen.', 'By name', 'In public'),
    tip('Tell your family the date', 'They waited for it.', 'Calendar', 'A plan for the first week'),
    tip('Have the books checked early', 'It lets you sleep.', 'Two people', 'A signed line'),
  ],
};
