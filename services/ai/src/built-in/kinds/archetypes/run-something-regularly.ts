import { type Archetype, step, tip } from '../kind.ts';

const underWay = ["we've/weve done", 'i have the templates', 'works three', 'helpers willing', 'checklist and'];

export const runSomethingRegularly: Archetype = {
  id: 'run-something-regularly',
  name: 'Keep a regular thing going with less effort',
  slots: { thing: { from: 'object', otherwise: 'the whole thing' } },
  ask: {
    question: 'Which part takes most time, and who else could do it?',
    chips: ['I do everything myself', 'It is always late', 'Few people come or answer'],
  },
  hoursAWeek: 2,
  overview:
    'You count where the hours for {thing} go, fix one rhythm with a closing day, turn what repeats into templates and lists, give away two tasks by name, and keep the rest within an hour you chose yourself.',
  approach:
    'What is made anew each time eats weekends; what has a fixed shape, a closing day and three helpers does not. What goes wrong is waiting for late contributions, and polishing what nobody notices.',
  done: 'It has happened three times in a row on its day, within the hours you set, and once without you.',
  cautions: [
    'Ask consent for pictures and addresses, keep a key and a password with a second person, and check insurance where people meet or tools are used.',
  ],
  steps: [
    step(
      'Let {thing} run once without you and write what they ask',
      'Templates and helpers are there. Name the one in charge, be out of town and answer one call only. Each question they had becomes a line on the list. The weak week gets a substitute by name. After it you thank and change nothing that went otherwise than yours.',
      ['Name the one in charge', 'Be away and note the questions', 'Add them to the list'],
      1.5,
      { waitDays: 7, when: { said: underWay } },
    ),
    step(
      'Write down where the hours of {thing} went',
      'The last round, in quarters of an hour: collecting, waiting, making, correcting, sending, tidying. Mark the two longest. That is where you begin.',
      ['Write the list in 20 minutes', 'Mark the two longest', 'Set the hours you will give'],
      0.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Set the day, the closing day and the shape',
      'Always the same week and day, contributions until five days before, the same six parts in the same order. Late things go into the next round, and everybody hears it now.',
      ['Choose day and closing day', 'List the fixed parts', 'Tell all in five lines'],
      0.75,
    ),
    step(
      'Ask what people really use',
      'Ask ten who read, come or benefit: what would you miss, what could go? Strike one part. Usually the one that takes longest is missed least.',
      ['Ask ten people', 'Strike one part', 'Thank them'],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Make a template and a one-page list',
      'A copy of the last round with empty boxes, fixed texts, sizes and addresses; a list of twelve lines from first call to tidying up. Next time you only fill in.',
      ['Copy the last round', 'Empty the boxes', 'Write the twelve lines'],
      2.5,
      { when: { unsaid: underWay } },
    ),
    step(
      'Give two tasks to two people by name',
      'One collects, one proofreads, carries or welcomes: half an hour each, for three rounds. Ask in person, show it once, and do not do it over again.',
      ['Choose the two tasks', 'Ask by name', 'Show it once'],
      1.5,
      { waitDays: 7 },
    ),
    step(
      'Do the first round with a clock',
      'In blocks of 45 minutes on two weekday evenings. When the hours are used up, it goes out as it is. Write down what was missing.',
      ['Enter two evenings', 'Stop when the time is up', 'Note what was missing'],
      3,
    ),
    step(
      'Do the second round and shorten the longest part',
      'Compare the quarters of an hour with the first list. Shorten one more: fewer pictures, a form instead of mails, standing orders.',
      ['Compare', 'Shorten one part', 'Thank the helpers'],
      3,
      { waitDays: 21 },
    ),
    step(
      'Let somebody else do the third one',
      'With your list beside them, and you only on the telephone. What they ask is added to the list. Then decide how long you go on, and tell the one in charge.',
      ['Hand over the list', 'Stay out of it', 'Decide how long you go on'],
      1.5,
      { waitDays: 21 },
    ),
  ],
  suggestions: [
    tip('Collect with one form', 'Mails in five places cost an hour.', 'One address', 'Closing day'),
    tip('Write the date list for a year', 'Nobody asks any more.', 'Twelve dates', 'To all'),
    tip('Prepare one spare piece', 'For the thin month.', 'Timeless', 'Ready'),
    tip('Say no to late things', 'Once is enough to be believed.', 'Kindly', 'Next round'),
    tip('Make it smaller', 'Half the size is rarely noticed.', 'Two pages', 'One hour'),
    tip('Keep everything in one folder', 'With a second key.', 'Shared', 'Password list'),
    tip('Use the quiet hour', 'A weekday morning beats Sunday.', 'Fixed', 'No phone'),
    tip('Thank contributors in public', 'They send earlier.', 'By name', 'Each time'),
    tip('Skip one month on purpose', 'Summer needs none.', 'Announce it', 'Rest'),
    tip('Reuse last year', 'Half of it returns.', 'Look back', 'Change dates'),
    tip('Let a young one design it', 'It takes them an hour.', 'School', 'A certificate as thanks'),
    tip('Count what comes back', 'Replies show what matters.', 'Strokes', 'Three rounds'),
  ],
};
