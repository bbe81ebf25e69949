import { type Kind, step, tip } from '../kind.ts';

export const weeklyReviewAndNotes: Kind = {
  id: 'weekly-review-and-notes',
  category: 'personal',
  name: 'Keep my tasks and notes in one system',
  slots: {
    tool: {
      words: [
        'notebook|paper|bullet journal|bujo|planner|diary',
        'Notion|notion',
        'Obsidian|obsidian',
        'Todoist|todoist|ticktick|to-do app|todo app',
        'OneNote|evernote|apple notes|google keep',
        'Trello|kanban',
      ],
      otherwise: 'notebook or app',
    },
  },
  ask: {
    question: 'Where do things get lost now?',
    chips: ['Slips and messages everywhere', 'Too many apps', 'I plan and never look again'],
  },
  hoursAWeek: 1.2,
  weekly: 'Thirty minutes of review on a fixed day: empty, look, choose',
  overview:
    'You will collect everything once, choose one place for tasks and one for notes, write next steps that can be done, look at it daily for five minutes and weekly for thirty, and keep it simple.',
  approach:
    'The tool matters little; the weekly look matters most. One inbox, one calendar, one list of open things. Projects fail in lists because the next step is missing: write what your hands would do.',
  done: 'For six weeks you have done the review, nothing important was forgotten, and you can find any note in a minute.',
  steps: [
    step(
      'Empty your head onto paper for thirty minutes',
      'Work, home, people, health, money, repairs, dreams. Add slips, screenshots, starred mails. No order yet. It is usually 60 to 150 things.',
      ['Write for thirty minutes', 'Go round the home and inboxes once', 'Count them'],
      0.6,
    ),
    step(
      'Choose your {tool} and one calendar',
      'What you have open anyway. Test: can I add something in ten seconds, also outdoors? Calendar holds only what has a day. Everything else goes onto the list in your {tool}.',
      ['Choose for three months', 'Move fixed dates into the calendar', 'Delete or hide two other apps'],
      0.6,
    ),
    step(
      'Sort into do, wait, someday and notes',
      'Under two minutes: do it now. Waiting: with a name. Someday: a list of its own that does not press. What is only knowledge becomes a note with a clear title.',
      ['Sort everything once', 'Do the two-minute things for an hour', 'Throw away a quarter'],
      1.5,
    ),
    step(
      'Write the next step for each open thing',
      'Verb, thing, person, place: ring the garage about brakes. Ten to fifteen projects at most, each with one step in your {tool}. Others wait in someday.',
      ['Name your projects', 'Write one next step each', 'Move the rest to someday'],
      1,
    ),
    step(
      'Look at it five minutes each morning',
      'Calendar, three tasks, one of them the hard one. Same place and cup. At closing time tick, move, empty the pocket into your {tool}.',
      ['Fix hour and place', 'Choose three', 'Empty pockets in the evening'],
      2,
    ),
    step(
      'Do the weekly review at a fixed time',
      'Empty inboxes, look back at the calendar, look ahead two weeks, go through projects and waiting, choose three aims for the week. Thirty minutes with a good drink.',
      ['Enter it for eight weeks', 'Write the checklist on one card', 'Do it even when it is messy'],
      3,
    ),
    step(
      'Make notes that you find again',
      'Title as a sentence, date, source, own words, one link to another note. Folders: areas, projects, reference, archive. Ten notes a week at most in your {tool}.',
      ['Write five notes in own words', 'Set up four folders', 'Search for one old thing each week'],
      2,
    ),
    step(
      'Prune after six weeks',
      'What did I never open? Delete fields, tags, lists. What got lost and where? The simplest form of your {tool} that works stays for a year.',
      ['Delete what you do not use', 'Mend the one leak', 'Keep the review date'],
      0.6,
    ),
  ],
  suggestions: [
    tip('Keep one pocket notebook', 'Batteries do not matter.', 'Pen', 'Empty daily'),
    tip('Write tasks to your tired self', 'Clear and small.', 'Verb first', 'Phone number in it'),
    tip('Use one inbox for paper', 'A tray by the door.', 'Weekly', 'Empty'),
    tip('Photograph, then throw', 'Receipts and posters.', 'Folder', 'Title'),
    tip('Colour only one thing', 'Deadlines.', 'Red', 'Rest plain'),
    tip('Say where it is waiting', 'Who, since when.', 'Ask on Friday', 'Tick'),
    tip('Move twice, then decide', 'Do, drop, or ask.', 'Third time', 'Honest'),
    tip('Block time for the hard thing', 'Ninety minutes.', 'Calendar', 'Door'),
    tip('Close with done', 'Three lines.', 'Evening', 'Smile'),
    tip('Do not copy famous systems', 'Take one idea.', 'Month', 'Test'),
    tip('Back up the notebook', 'Photos monthly.', 'Cloud', 'Name'),
    tip('Share one list at home', 'Shopping and repairs.', 'Fridge or app', 'Sunday'),
  ],
};
