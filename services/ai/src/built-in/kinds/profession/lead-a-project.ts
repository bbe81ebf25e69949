import { type Kind, step, tip } from '../kind.ts';

export const leadAProject: Kind = {
  id: 'lead-a-project',
  category: 'profession',
  name: 'Bring a project at work to its end',
  slots: {
    what: {
      words: [
        'move|office move|relocation',
        'software|system|IT|website|app',
        'event|conference|anniversary',
        'building|renovation|construction|extension',
        'launch|product',
        'research|study|survey',
        'training|course|workshop',
        'merger|reorganisation|restructuring',
        'certification|iso|audit',
        'campaign|exhibition',
      ],
      otherwise: 'project',
    },
  },
  ask: {
    question: 'What must be ready, by when, and who decides?',
    chips: ['First project of mine', 'It is already late', 'Many teams involved'],
  },
  hoursAWeek: 5,
  weekly: 'Hold thirty minutes with the team on dates and risks, and send five lines to whoever pays',
  overview:
    'You get on one page what done means and who decides, cut the {what} work into pieces a person can finish in a week, find what everything waits for, and report in a rhythm so that nobody is surprised.',
  approach:
    'Projects die from unclear aim, hidden waiting and more wishes. What goes wrong is a beautiful chart nobody updates and bad news told late.',
  done: 'The agreed result is handed over and signed, and the lessons stand on a page.',
  steps: [
    step(
      'Write one page: result, date, money, who decides',
      'Why, what is in and what is out, how we see it is done, budget, decision maker, team with hours, three risks. Read it to the sponsor and change it until they say yes, that.',
      ['Draft the page in thirty minutes', 'Ask who decides', 'Get a yes in writing'],
      1.5,
    ),
    step(
      'Ask everyone touched by the {what} work what they fear',
      'Users, cleaners, finance, works council, neighbours, suppliers. Half of the late surprises are known to somebody today.',
      ['List who is touched', 'Talk to six', 'Write down what must not happen'],
      4,
    ),
    step(
      'Cut the {what} work into pieces of a week',
      'Each with one name, a visible result and a date. Draw what waits for what on a wall with the team. The longest chain is your plan; permits, deliveries and holidays come first.',
      ['Draw it with the team', 'Name one person per piece', 'Mark the longest chain'],
      3,
    ),
    step(
      'Check the dates with those who do the work',
      'Ask for best, usual, bad case; keep a fifth of time and a tenth of money in reserve at the end, not in each piece. If the date does not hold, say so now with two options.',
      ['Ask for three cases', 'Set the reserve', 'Offer two options if it does not fit'],
      2,
    ),
    step(
      'Order and book what takes longest',
      'Permits, material, rooms, hires, data, contracts. A list with lead time and last order date.',
      ['List lead times of the {what} work', 'Order the longest first', 'Get dates in writing'],
      3,
      { waitDays: 14 },
    ),
    step(
      'Run the {what} week by one rhythm',
      'Thirty minutes: done, next, stuck. Risk list with owner. Five lines to the sponsor: green, amber or red, decision needed. Changes: effect on date and money, then decide.',
      ['Fix the meeting', 'Send five lines on Friday', 'Price each change before a yes'],
      20,
    ),
    step(
      'Test or rehearse before the {what} date',
      'Pilot with five users, walk-through, dress rehearsal, restore test. Decide by a list whether to go; know the way back.',
      ['Test with five people', 'Write the go list', 'Write the way back'],
      6,
      { daysBefore: 10 },
    ),
    step(
      'Hand over, thank and write the lessons',
      'Signed acceptance, short guide, named owner, open points with dates, bills closed. One hour: keep, change, next time. Thank each by what they did.',
      ['Get the signature', 'Name the owner', 'Hold the one-hour review'],
      4,
    ),
  ],
  suggestions: [
    tip('Put the page on the wall', 'Everyone sees it.', 'Large', 'Dated'),
    tip('Tell bad news within a day', 'Trust grows.', 'Fact', 'Options'),
    tip('Ask quiet people alone', 'They know.', 'Walk', 'Listen'),
    tip('Keep a decision list', 'Nobody argues twice.', 'Date', 'Who'),
    tip('Protect the team from new wishes', 'Through you only.', 'List', 'Later'),
    tip('Finish pieces before starting more', 'Speed.', 'Limit three', 'Help'),
    tip('Learn one planning tool only', 'A table is enough.', 'Shared', 'Simple'),
    tip('Visit the site weekly', 'Paper lies.', 'Look', 'Ask'),
    tip('Celebrate the middle', 'It drags.', 'Cake', 'Numbers'),
    tip('Write risks as if, then', 'Clear.', 'Owner', 'Trigger'),
    tip('Check bills monthly', 'Drift shows.', 'Plan', 'Actual'),
    tip('Take a course later', 'Do first.', 'One basics day', 'Mentor'),
  ],
};
