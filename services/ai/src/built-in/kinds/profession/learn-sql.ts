import { type Kind, step, tip } from '../kind.ts';

export const learnSql: Kind = {
  id: 'learn-sql',
  category: 'profession',
  name: 'Learn SQL',
  slots: {
    database: {
      words: [
        'PostgreSQL|postgres|postgresql',
        'MySQL|mysql',
        'SQL Server|t-sql|mssql',
        'SQLite|sqlite',
        'BigQuery|bigquery|snowflake',
        'Oracle|oracle|pl/sql',
        'Access|access',
      ],
      otherwise: 'practice',
    },
  },
  ask: {
    question: 'For which work do you need it, and is there data you may query?',
    chips: ['Analyst job', 'My own firm’s data', 'Coding interview'],
  },
  hoursAWeek: 4,
  weekly: 'Write ten queries from questions in words, two of them without looking anything up',
  overview:
    'You set up your own {database} database, write queries from the first evening, and move from filtering to joins, grouping and window functions. A small analysis of real data proves it.',
  approach:
    'Typing queries daily for four to eight weeks is enough for most jobs. What goes wrong is reading about joins without drawing the tables, and never checking row counts.',
  done: 'You answer ten new questions on unknown tables within an hour, and one analysis can be shown.',
  steps: [
    step(
      'Set up one {database} database with sample data',
      'Install SQLite with a free viewer, or use an online sandbox; load a sample shop or music store. Write SELECT with five columns and LIMIT 10 tonight.',
      ['Open a sandbox or install the viewer', 'Run your first SELECT', 'List the tables and what one row is'],
      1.5,
    ),
    step(
      'Filter and sort until it needs no thinking',
      'WHERE, brackets around OR, IN, BETWEEN, LIKE, IS NULL, ORDER BY, DISTINCT. Before each query say what one row of the answer is.',
      ['Write ten questions in words', 'Answer them', 'Explain why = NULL fails'],
      4,
    ),
    step(
      'Count and group in {database} data',
      'COUNT, SUM, AVG, GROUP BY, HAVING against WHERE, dates by month. Check totals against the whole table.',
      ['Answer five questions by month', 'Use HAVING twice', 'Check against the total'],
      5,
    ),
    step(
      'Join tables and check the rows',
      'Draw keys on paper. INNER and LEFT, one-to-many doubles rows, anti-join for what is missing. Note row count before and after each join.',
      ['Draw the {database} tables with keys', 'Write five joins', 'Find customers without orders'],
      8,
    ),
    step(
      'Use subqueries, CTEs and CASE',
      'WITH for readable steps, CASE for groups, UNION, COALESCE. Rewrite one nested query into named steps.',
      ['Rewrite a nested query into named parts', 'Make groups with CASE', 'Format it so that others read it'],
      6,
    ),
    step(
      'Learn window functions on {database} tables',
      'ROW_NUMBER for the latest per customer, running totals, LAG for month against month, share of total. These are the usual interview questions.',
      ['Find the latest order per customer', 'Make a running total', 'Compare with the month before'],
      6,
    ),
    step(
      'Answer five real questions with real data',
      'From work with permission and without personal data, or open data of your town. Write question, query, check, result, limit. One page with a chart.',
      ['Choose a data set', 'Write five questions', 'Put queries and result on one page'],
      10,
    ),
    step(
      'Take a timed test and use {database} weekly at work',
      'Ten unknown tasks in an hour, three mocks for interviews. Read-only access first; learn indexes, EXPLAIN and never UPDATE without WHERE and a transaction.',
      ['Do three timed tests', 'Ask for read-only access', 'Read one query plan'],
      5,
    ),
  ],
  suggestions: [
    tip('Say it in words first', 'What is one row?', 'Out loud', 'Then type'),
    tip('Keep a query notebook', 'Patterns return.', 'Title', 'Example'),
    tip('Learn one colleague’s query', 'Reading teaches.', 'Line by line', 'Ask'),
    tip('Practise fifteen minutes daily', 'Better than Sundays.', 'Same hour', 'Timer'),
    tip('Break things in a copy', 'DELETE, UPDATE safely.', 'Transaction', 'Rollback'),
    tip('Name columns clearly', 'AS helps all.', 'Units', 'Lower case'),
    tip('Compare with a pivot', 'You trust it.', 'Small extract', 'Match'),
    tip('Learn dates of your database', 'They differ most.', 'Cheat sheet', 'Ten'),
    tip('Connect it with a spreadsheet', 'Results for all.', 'Refresh', 'Rights'),
    tip('Ask why the number is asked', 'Better query.', 'Decision', 'Period'),
    tip('Do public puzzles for fun', 'Murder mystery sets exist.', 'One', 'Friend'),
    tip('Mask personal data', 'Law and trust.', 'IDs', 'Totals'),
  ],
};
