import { type Kind, step, tip } from '../kind.ts';

/** They can do the basics. */
const knows = [
  'sumifs/xlookup/vlookup/index are/is/fine/and/ok',
  'pivot/pivots are/is fine/ok',
  'power query/bi is/next',
  'intermediate',
  'already use/know',
];
/** A muddled workbook came from somebody else. */
const inherited = [
  'inherited/took_over a/the/his/her',
  'ref everywhere/errors',
  'somebody/someone sorted only',
  'tabs and',
];
/** Days are left. */
const soon = [
  'by/on monday/tuesday/wednesday/thursday/friday',
  'in/start_in 1/2/3/one/two/three wks/weeks/days',
  'start on/in',
];

export const learnExcel: Kind = {
  id: 'learn-excel',
  category: 'profession',
  name: 'Learn Excel for work',
  slots: {
    tool: {
      words: [
        'Google Sheets|google sheets|sheets',
        'LibreOffice|libreoffice|calc',
        'VBA|vba|macros|macro',
        'Power Query|power query',
        'pivot tables|pivot table|pivots|pivot',
        'formulas|formula|vlookup|xlookup',
        'Excel|excel|spreadsheet|spreadsheets',
      ],
      otherwise: 'Excel',
    },
  },
  ask: {
    question: 'What do you do by hand today that a table should do?',
    chips: ['Basics, I avoid it', 'Formulas and lookups', 'Reports and pivots'],
  },
  hoursAWeek: 3,
  weekly: 'Do two half-hour sessions on your own file and one task without the mouse',
  overview:
    'You learn {tool} on one real file of yours, in the order in which it helps at work: clean table, sums and conditions, lookups, pivot, chart, a report that renews itself.',
  approach:
    'Half an hour twice a week on your own data beats a ten-hour video course. What goes wrong is merged cells, totals inside the data, and learning functions nobody at your work needs.',
  done: 'Your weekly or monthly report in {tool} takes minutes, and a colleague can use it without you.',
  steps: [
    step(
      'Choose one real file and write what it should answer',
      'A rota, stock, orders, marks, budget. Three questions, such as how many hours did each person work in May. Save a copy to practise in, with private data removed.',
      ['Save a practice copy', 'Write three questions', 'Mark what you do by hand today'],
      1,
    ),
    step(
      'Turn the file into a clean table for {tool}',
      'One header row, one kind of thing per column, one record per row, no merged cells, no blank rows, dates as dates. Then Ctrl+T (or a filter) so that formulas grow with it. Remove duplicates, trim spaces, split names.',
      ['Remove merged cells and blank rows', 'Turn it into a table', 'Check that dates sort correctly'],
      1.5,
    ),
    step(
      'Learn the ten keys and sums you need daily for {tool}',
      'Ctrl+arrows, Ctrl+Shift+L, F4 for $ signs, fill down, SUM, AVERAGE, COUNT, ROUND, IF. Do one session with the mouse turned round. Fixed and moving references are the one thing to truly understand.',
      ['Practise ten keys on a card', 'Write three IF formulas', 'Copy a formula with and without $'],
      3,
      { when: { unsaid: knows } },
    ),
    step(
      'Count and sum by condition with {tool}',
      'COUNTIFS, SUMIFS, dates between, text that contains. Put the conditions into cells and not into the formula. Check one result by filter and status bar.',
      ['Answer question one with SUMIFS', 'Put conditions into cells', 'Check it with a filter'],
      3,
      { when: { unsaid: knows } },
    ),
    step(
      'Draw where each sheet takes its numbers from',
      'Save two copies. One box for each tab, an arrow for each link; colour typed numbers blue and formulas black. Repair the first broken reference in the chain and not the hundredth. A list sorted by one column only is mended from a backup, never by hand: look for an older version first.',
      ['Save two copies with the date', 'Draw tabs and arrows', 'Mend the first break in the chain'],
      4,
      { when: { said: inherited } },
    ),
    step(
      'Learn in this order for the day you need it',
      'Evening one: table, sort, filter, freeze. Two: SUM, IF, the $ sign. Three: pivot. Four: lookup. One file of the future work, or a similar one, each time. On the day say openly: give me an hour and I show you a first version.',
      ['Find a file like that of the new work', 'Do one evening for each of the four', 'Make a card with ten formulas'],
      5,
      { when: { said: soon } },
    ),
    step(
      'Load, clean and join with Power Query instead of by hand',
      'Get the folder, not the file; promote headers, set types, remove rows, unpivot months, merge lists. Each click is a named step that you can read. Load to the data model and refresh with next week’s file in place; it must run without a touch.',
      ['Connect a folder', 'Name each step', 'Refresh with a second file'],
      8,
      { when: { said: knows } },
    ),
    step(
      'Use tables, named cells and three newer functions',
      'FILTER, UNIQUE and LET replace helper columns; structured names replace B2:B400. Build the same report once with them and compare length and speed with the old one.',
      ['Rebuild one report', 'Name inputs', 'Compare with the old version'],
      4,
      { when: { said: knows } },
    ),
    step(
      'Join two lists with a lookup',
      'XLOOKUP, or VLOOKUP with FALSE, or INDEX and MATCH in old versions. Most errors are spaces, text that looks like a number, and missing FALSE. IFERROR hides faults, so use it last.',
      ['Join prices or names to your list', 'Find why one row fails', 'Lock the range'],
      3,
    ),
    step(
      'Build a pivot and a chart that answer question two',
      'Rows, columns, values, filter; group dates by month; show as per cent. One chart with a sentence as its title, no third dimension, no legend for one line.',
      ['Build the pivot in ten minutes', 'Group by month', 'Give the chart a sentence as title'],
      3,
    ),
    step(
      'Make the report renew itself in {tool}',
      'Power Query or import for files that come each week, steps recorded; drop-downs and protected cells for others; a macro only when clicks repeat. Note on sheet one where data come from.',
      ['Connect next week’s file', 'Add drop-downs', 'Write the note on sheet one'],
      6,
    ),
    step(
      'Hand the file with {tool} to a colleague and mend what breaks',
      'They fill it in while you are silent. Mend three things, time the report before and after, tell your boss the minutes saved. Pick the next file.',
      ['Watch somebody use it', 'Mend three things', 'Tell the minutes saved'],
      2,
    ),
  ],
  suggestions: [
    tip('Keep a sheet of your own formulas', 'You will reuse ten.', 'Example', 'Comment'),
    tip('Ask what the office expert does', 'Ten minutes of watching.', 'One file', 'Keys'),
    tip('Learn to read a formula aloud', 'From inside out.', 'F9', 'Evaluate'),
    tip('Use conditional formats sparingly', 'Two rules at most.', 'Due dates', 'Gaps'),
    tip('Name your ranges', 'Formulas become sentences.', 'Short', 'No spaces'),
    tip('Check totals two ways', 'Errors show.', 'Pivot', 'Filter'),
    tip('Do a daily five-minute task', 'Skill stays.', 'Work list', 'Timer'),
    tip('Save versions with date', 'Undo for days.', 'Folder', 'Name'),
    tip('Let AI explain a formula', 'Then test it yourself.', 'No private data', 'Small case'),
    tip('Print to one page', 'Others still print.', 'Area', 'Header'),
    tip('Take a recognised test if jobs ask', 'Some adverts do.', 'Look first', 'Level'),
    tip('Teach one trick to a colleague', 'You remember it.', 'Two minutes', 'Their file'),
  ],
};
